import type { LanguagePack } from '../translation.ts';

/**
 * Korean. Statements end in -습니다, requests in -하세요, the reader is never 당신. What follows `{site}`, `{email}` and `{date}` does not depend on their last sound
 * ("{email} 주소로", not "{email}로").
 */
export const ko: LanguagePack = {
  strings: {
    subscribe: '구독하기',
    subscribing: '구독 신청 중…',
    subscribed: '구독 중',
    enterEmail: '이메일 주소를 입력하세요',
    checkEmail: '메일함을 확인하세요',
    daily: '매일',
    weekly: '매주',
    faq: '자주 묻는 질문',
    free: '무료',
    unsubscribe: '구독 취소',
    activeSubscribers: '활성 구독자',
    openRate: '오픈율',
    deliverySchedule: '발송 일정',
    emailPreferences: '이메일 설정',
    emailAddress: '이메일 주소',
    deliveryFrequency: '발송 주기',
    personalizeYourSummary: '맞춤 요약 설정',
    optional: '선택 사항',
    checkYourEmail: '메일함을 확인하세요!',
    successfullySubscribed: '구독이 완료되었습니다!',
    verificationEmailSent: '확인 메일을 보냈습니다. 메일에 있는 링크를 눌러 구독을 확인하세요.',
    welcomeEmail: '환영 메일을 보냈습니다. 메일함을 확인하세요.',
    somethingWentWrong: '문제가 발생했습니다. 다시 시도하세요.',
    noSpam: '스팸은 보내지 않습니다. 언제든 구독을 취소할 수 있습니다.',
    privacyPolicy: '개인정보 처리방침',
    welcomeBack: '{username}님, 다시 만나 반갑습니다!',
    loginToAccount: '계정에 로그인',
  },
  copy: {
    nontrivial: {
      headline: '매일 아침 챙겨 볼 만한 AI 뉴스',
      subheadline:
        'AI 실무자들 사이에서 화제인 논문과 출시 소식, 논쟁을 이들의 투표로 고르고, 몇 분이면 읽을 수 있게 보내 드립니다.',
      benefits: [
        {
          title: '실무자가 선별',
          text: '모든 글은 이 기술을 직접 다루는 사람들이 공유하고 토론하고 투표한 것입니다.',
        },
        {
          title: '짧은 요점과 링크',
          text: '무엇이 새로운지 몇 문장으로 알려 드립니다. 글마다 링크가 있습니다.',
        },
        {
          title: '원하는 내용을 자유롭게',
          text: '관심사와 함께, 기술적인 내용을 얼마나 깊이 다룰지 적으면 그에 맞춰 뉴스레터를 작성합니다.',
        },
        {
          title: '매일 또는 매주',
          text: '원하는 시간에 메일 한 통. 클릭 한 번으로 일시 중지하거나 구독을 취소할 수 있습니다.',
        },
      ],
    },
    statecraft: {
      headline: '소음을 걷어 낸 국제 정세',
      subheadline:
        '국제 관계에 관한 보도와 분석, 논쟁 가운데 커뮤니티가 토론할 가치가 있다고 본 것을 몇 분이면 읽을 수 있게 보내 드립니다.',
      benefits: [
        {
          title: '식견 있는 독자가 선별',
          text: '모든 글은 국제 정세를 주의 깊게 지켜보는 사람들이 공유하고 토론하고 투표한 것입니다.',
        },
        {
          title: '짧은 요점과 링크',
          text: '무슨 일이 있었는지 몇 문장으로 알려 드립니다. 글마다 링크가 있습니다.',
        },
        {
          title: '원하는 내용을 자유롭게',
          text: '관심 있는 지역과 현안을 적으면 그에 맞춰 뉴스레터를 작성합니다.',
        },
        {
          title: '매일 또는 매주',
          text: '원하는 시간에 메일 한 통. 클릭 한 번으로 일시 중지하거나 구독을 취소할 수 있습니다.',
        },
      ],
    },
    default: {
      headline: '읽을 만한 글을 메일 한 통에',
      subheadline:
        '커뮤니티가 공유하고 토론하고 투표로 상위에 올린 글을 몇 분이면 읽을 수 있게 보내 드립니다.',
      benefits: [
        {
          title: '독자가 선별',
          text: '모든 글은 독자들이 직접 공유하고 토론하고 투표한 것입니다.',
        },
        {
          title: '짧은 요점과 링크',
          text: '무엇이 새로운지 몇 문장으로 알려 드립니다. 글마다 링크가 있습니다.',
        },
        {
          title: '원하는 내용을 자유롭게',
          text: '관심사를 적으면 그에 맞춰 뉴스레터를 작성합니다.',
        },
        {
          title: '매일 또는 매주',
          text: '원하는 시간에 메일 한 통. 클릭 한 번으로 일시 중지하거나 구독을 취소할 수 있습니다.',
        },
      ],
    },
  },
  page: {
    eyebrow: '{site} 뉴스레터',
    benefitsHeading: '구독하면 좋은 점',
    promptPlaceholder: '예: 쉬운 말로, 에너지와 기후 위주로',
    promptHint: '언어, 주제, 빼고 싶은 내용, 분량 등을 자유롭게 적으세요.',
    preview: '미리 보기',
    previewing: '미리 보기 작성 중…',
    previewNote: '최신 글로 작성한 예시입니다. 실제 뉴스레터도 이런 식으로 보내 드립니다.',
    sampleHeading: '지난 호에서',
    noSample: '보낼 만한 글이 세 편 모이면 바로 첫 호를 발송합니다.',
    delivery:
      '구독자의 시간대에 맞춰 매일 오전 8시 또는 매주 월요일에 보내 드립니다. 발송 시간은 언제든 바꿀 수 있습니다.',
    questions: [
      {
        question: '비용이 드나요?',
        answer: '무료입니다. 유료판도 없고 뉴스레터에 광고도 없습니다.',
      },
      {
        question: '요약은 누가 쓰나요?',
        answers: {
          ai: '언어 모델이 글의 본문을 바탕으로 작성하며, 요약마다 이 사실을 밝힙니다. 틀릴 수 있으므로 글마다 링크를 제공합니다.',
          selected:
            '새로 쓰는 글이 아닙니다. 언어 모델이 번호로 고른 문장을 원문의 언어 그대로 옮겨 싣습니다.',
          extract:
            '새로 쓰는 글이 아닙니다. AI를 쓰지 않고, 원문의 문장을 그 언어 그대로 옮겨 싣습니다.',
        },
      },
      {
        question: '이메일 주소는 어떻게 쓰이나요?',
        answer:
          '{site} 뉴스레터를 보내는 데만 쓰고 다른 용도로는 쓰지 않습니다. 저희가 보관하는 본인 정보는 계정이 없어도 모두 내려받거나 삭제할 수 있습니다.',
      },
    ],
    otherLanguages: '다른 언어',
    inEnglish: '영어로 보기',
    emailRequired: '이메일 주소를 입력하세요.',
    emailInvalid: '이메일 주소를 name@example.com 형식으로 입력하세요.',
    problem: '문제가 발생했습니다',
    counter: '{used}/{most}자',
    close: '닫기',
    maybeLater: '나중에',
    getStarted: '구독 시작하기',
    modalTitle: '{site}에서 최신 소식을 받아 보세요',
    modalSubtitle: '엄선한 요약을 메일함으로 보내 드립니다',
    knownHint: '이미 계정이 있습니다. 로그인하면 구독을 관리할 수 있습니다.',
    unknownHint: '이 주소로 계정을 만들면 댓글을 쓰고 투표하고 다른 사람을 팔로우할 수 있습니다.',
  },
  manage: {
    confirmHeading: '{site} 구독 확인',
    confirmText: '한 단계만 남았습니다. 버튼을 누르면 {email} 주소로 뉴스레터를 보내 드립니다.',
    confirmButton: '구독 확인',
    confirmed: '구독이 확인되었습니다',
    confirmedText: '다음 호를 정해진 시간에 보내 드립니다.',
    expired: '만료된 링크입니다',
    expiredText: '구독 확인 링크는 7일 동안 유효합니다.',
    sendAgain: '새 링크 받기',
    sentAgain: '새 링크를 보냈습니다.',
    badLink: '작동하지 않는 링크입니다',
    badLinkText: '링크가 중간에 잘렸을 수 있습니다. 메일에 있는 링크 전체를 여세요.',
    heading: '{site} 구독 설정',
    frequency: '발송 주기',
    prompt: '원하는 내용',
    understood: '이렇게 이해했습니다',
    preferenceAbout: '{subject} 관련',
    preferenceOnly: '{subject}만',
    preferenceWithout: '{subject} 제외',
    preferencePlain: '쉬운 말로',
    preferenceExpert: '전문가 수준으로',
    preferenceShort: '짧게',
    preferenceLong: '자세히',
    removePreference: '삭제: {preference}',
    language: '요약 언어',
    timeZone: '시간대',
    chooseTimeZone: '목록에서 시간대를 선택하세요. 예: Europe/Berlin',
    hour: '발송 시간',
    day: '발송 요일',
    pause: '일시 중지',
    resume: '다시 받기',
    pausedUntil: '{date}까지 일시 중지됨',
    next: '다음 발송: {date}',
    save: '저장',
    saved: '저장했습니다',
    unsubscribeHeading: '{site} 구독을 취소하시겠습니까?',
    unsubscribeText: '{email} 주소로 더 이상 뉴스레터를 보내지 않습니다.',
    unsubscribeButton: '구독 취소',
    unsubscribed: '구독이 취소되었습니다',
    unsubscribedText: '앞으로 {email} 주소로 메일을 보내지 않습니다.',
    undo: '구독 취소 되돌리기',
    undone: '구독이 다시 시작되었습니다',
    download: '내 데이터 내려받기',
    erase: '내 데이터 삭제',
    eraseText: '이 구독과 관련된 모든 정보가 즉시 삭제되며 되돌릴 수 없습니다.',
    erased: '데이터가 삭제되었습니다',
    link: '내 계정에 연결',
    linked: '{username} 계정에 연결되어 있습니다',
    tooMany: '지금은 요청이 너무 많습니다. 잠시 후 다시 시도하세요.',
  },
  plurals: {
    pauseFor: { other: '{weeks}주 동안 일시 중지' },
  },
  mail: {
    verify: {
      subject: '{site} 구독 확인 메일입니다',
      preheader: '클릭 한 번이면 뉴스레터를 받을 수 있습니다.',
      heading: '구독을 확인하세요',
      text: '이 주소로 {site} 뉴스레터 구독 신청이 들어왔습니다. 뉴스레터를 받으려면 버튼을 누르세요.',
      button: '구독 확인',
      expires: '링크는 7일 동안 유효합니다.',
      ignore:
        '직접 신청하지 않으셨다면 이 메일을 무시하셔도 됩니다. 확인하지 않으면 아무것도 발송되지 않습니다.',
    },
    welcome: {
      subject: '{site}에 오신 것을 환영합니다',
      preheader: '구독이 확인되었습니다.',
      heading: '{site}에 오신 것을 환영합니다',
      daily: '뉴스레터를 매일 보내 드립니다.',
      weekly: '뉴스레터를 매주 보내 드립니다.',
      manage: '발송 주기와 내용 변경',
      unsubscribe: '구독 취소',
    },
    correction: {
      subject: '{site}의 정정 안내',
      heading: '정정',
      text: '앞서 보내 드린 다음 문장에 오류가 있었습니다.',
    },
    digest: {
      daily: '{site}: {date} 소식',
      weekly: '{site}: {date} 주간 소식',
      labels: {
        ai: 'AI가 생성한 요약',
        selected: '원문 문장, AI가 선별',
        extract: '원문 발췌, AI 미사용',
      },
      pieces: {
        ai: 'AI 요약',
        selected: 'AI 선별 문장',
        extract: '발췌',
        note: '편집자 주',
      },
      focus: '요청하신 내용: {focus}',
      fromPeople: '팔로우하는 사람들의 글',
      points: '점수: {count}',
      comments: '댓글: {count}',
      commentsElsewhere: '다른 사이트의 댓글: {count}',
      viewInBrowser: '브라우저에서 보기',
      why: '{site} 뉴스레터를 구독하셔서 보내 드리는 메일입니다.',
      pauseLink: '일시 중지 또는 설정 변경',
    },
  },
};
