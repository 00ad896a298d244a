import type { Translations } from '../translate.ts';

/**
 * Korean. Statements end in -습니다, requests in -하세요, the reader is never 당신. What follows `{site}`, `{email}` and `{date}` does not depend on their last sound
 * ("{email} 주소로", not "{email}로").
 */
export const ko: Translations = {
  Subscribe: '구독하기',
  'Subscribing...': '구독 신청 중…',
  Subscribed: '구독 중',
  'Enter your email address': '이메일 주소를 입력하세요',
  'Check your inbox': '메일함을 확인하세요',
  Daily: '매일',
  Weekly: '매주',
  FAQ: '자주 묻는 질문',
  Free: '무료',
  Unsubscribe: '구독 취소',
  'Join {count} readers': '이미 {count}명이 구독하고 있습니다',
  'open rate': '오픈율',
  Delivery: '발송 일정',
  'Email preferences': '이메일 설정',
  'Email Address': '이메일 주소',
  'Delivery Frequency': '발송 주기',
  'Personalize Your Summary': '맞춤 요약 설정',
  optional: '선택 사항',
  'Check Your Email!': '메일함을 확인하세요!',
  'Successfully Subscribed!': '구독이 완료되었습니다!',
  "We've sent you a verification email. Please click the link to confirm your subscription.":
    '확인 메일을 보냈습니다. 메일에 있는 링크를 눌러 구독을 확인하세요.',
  'Check your inbox for a welcome email.': '환영 메일을 보냈습니다. 메일함을 확인하세요.',
  'Something went wrong. Please try again.': '문제가 발생했습니다. 다시 시도하세요.',
  'No spam, unsubscribe anytime.': '스팸은 보내지 않습니다. 언제든 구독을 취소할 수 있습니다.',
  'Privacy Policy': '개인정보 처리방침',
  'Welcome back, {username}!': '{username}님, 다시 만나 반갑습니다!',
  'Log in to your account': '계정에 로그인',
  'AI news worth your time': '시간을 들여 읽을 만한 AI 뉴스',
  'The papers, releases and arguments that people who build with AI are talking about, chosen by their votes, in a few minutes of reading.':
    'AI 실무자들 사이에서 화제인 논문과 출시 소식, 논쟁을 이들의 투표로 고르고, 몇 분이면 읽을 수 있게 보내 드립니다.',
  'Chosen by practitioners': '실무자가 선별',
  'People who work with the technology share, discuss and vote on the stories.':
    '이 기술을 직접 다루는 사람들이 글을 공유하고 토론하고 투표합니다.',
  'In brief, with links': '짧은 요점과 링크',
  'A few sentences tell you what’s new, with a link to each story.':
    '무엇이 새로운지 몇 문장으로 알려 드립니다. 글마다 링크가 있습니다.',
  'In your words': '원하는 내용을 자유롭게',
  'Tell us what you care about. We’ll tailor your digest.':
    '관심사를 적으면 그에 맞춰 뉴스레터를 구성합니다.',
  'Daily or weekly': '매일 또는 매주',
  'One email at the time you choose. Pause or unsubscribe with one click.':
    '원하는 시간에 메일 한 통. 클릭 한 번으로 일시 중지하거나 구독을 취소할 수 있습니다.',
  'World affairs, without the noise': '소음을 걷어 낸 국제 정세',
  'The reports, analyses and debates on international relations that our community found worth discussing, in a few minutes of reading.':
    '국제 관계에 관한 보도와 분석, 논쟁 가운데 커뮤니티가 토론할 가치가 있다고 본 것을 몇 분이면 읽을 수 있게 보내 드립니다.',
  'Chosen by informed readers': '식견 있는 독자가 선별',
  'People who follow world affairs closely share, discuss and vote on the stories.':
    '국제 정세를 주의 깊게 지켜보는 사람들이 글을 공유하고 토론하고 투표합니다.',
  'A few sentences tell you what happened, with a link to each story.':
    '무슨 일이 있었는지 몇 문장으로 알려 드립니다. 글마다 링크가 있습니다.',
  'Name the regions and questions you follow. We’ll tailor your digest.':
    '관심 있는 지역과 현안을 적으면 그에 맞춰 뉴스레터를 구성합니다.',
  'The stories worth reading, in one email': '읽을 만한 글을 메일 한 통에',
  'What our community shared, discussed and voted to the top, in a few minutes of reading.':
    '커뮤니티가 공유하고 토론하고 투표로 상위에 올린 글을 몇 분이면 읽을 수 있게 보내 드립니다.',
  'Chosen by readers': '독자가 선별',
  'People like you share, discuss and vote on the stories.':
    '독자들이 직접 글을 공유하고 토론하고 투표합니다.',
  '{site} by email': '{site} 뉴스레터',
  'Get the digest': '뉴스레터 받기',
  'What you get': '구독하면 좋은 점',
  'For example: mostly energy and climate': '예: 에너지와 기후 위주로',
  'Tell us what you want: topics, language, what to skip.':
    '언어, 주제, 빼고 싶은 내용 등을 자유롭게 적으세요.',
  'Preview my digest': '미리 보기',
  'Writing a preview...': '미리 보기 작성 중…',
  'A sample from the latest posts.':
    '최신 글로 작성한 예시입니다. 실제 뉴스레터도 이런 식으로 보내 드립니다.',
  'From the latest issue': '지난 호에서',
  'The first issue goes out once three posts make the cut.':
    '보낼 만한 글이 세 편 모이면 바로 첫 호를 발송합니다.',
  'Daily {hour, plural, =8 {at 8 in the morning} other {at #:00}}, or weekly on Mondays, in your time zone. You can change the time whenever you like.':
    '구독자의 시간대에 맞춰 매일 {hour, plural, =8 {오전 8시} other {#시}} 또는 매주 월요일에 보내 드립니다. 발송 시간은 언제든 바꿀 수 있습니다.',
  'What does it cost?': '비용이 드나요?',
  'Nothing. There’s no paid edition.': '무료입니다. 유료판은 없습니다.',
  'Who writes the summaries?': '요약은 누가 쓰나요?',
  'A language model writes them from the text of the stories, and the email says so. A second request checks each sentence. Mistakes are still possible, so every story has a link.':
    '언어 모델이 글의 본문을 바탕으로 작성하며, 이메일에 이 사실을 밝힙니다. 두 번째 요청으로 문장마다 확인합니다. 틀릴 수 있으므로 글마다 링크를 제공합니다.',
  'No one. A language model selects sentences by number, and we copy them from the stories, in their own language.':
    '새로 쓰는 글이 아닙니다. 언어 모델이 번호로 고른 문장을 원문의 언어 그대로 옮겨 싣습니다.',
  'No one. They’re sentences copied from the stories, in their own language and without AI.':
    '새로 쓰는 글이 아닙니다. AI를 쓰지 않고, 원문의 문장을 그 언어 그대로 옮겨 싣습니다.',
  'What happens to my email address?': '이메일 주소는 어떻게 쓰이나요?',
  'We use it only to send you the digest of {site}. You can download or erase everything we have about you, without an account.':
    '{site} 뉴스레터를 보내는 데만 쓰고 다른 용도로는 쓰지 않습니다. 저희가 보관하는 본인 정보는 계정이 없어도 모두 내려받거나 삭제할 수 있습니다.',
  'Other languages': '다른 언어',
  'In English': '영어로 보기',
  'Enter your email address.': '이메일 주소를 입력하세요.',
  'Enter a valid email, like name@example.com.':
    '이메일 주소를 name@example.com 형식으로 입력하세요.',
  'Send again': '다시 보내기',
  'There is a problem': '문제가 발생했습니다',
  '{used} of {most} characters': '{used}/{most}자',
  Close: '닫기',
  'Maybe Later': '나중에',
  'Get Started': '구독 시작하기',
  'Stay Informed with {site}': '{site}에서 최신 소식을 받아 보세요',
  'Get curated summaries delivered to your inbox': '엄선한 요약을 메일함으로 보내 드립니다',
  'You already have an account. Log in to manage your subscription.':
    '이미 계정이 있습니다. 로그인하면 구독을 관리할 수 있습니다.',
  'Create an account with this address to comment, vote and follow people.':
    '이 주소로 계정을 만들면 댓글을 쓰고 투표하고 다른 사람을 팔로우할 수 있습니다.',
  'Confirm your subscription to {site}': '{site} 구독 확인',
  'One more step: press the button to get the digest at {email}.':
    '한 단계만 남았습니다. 버튼을 누르면 {email} 주소로 뉴스레터를 보내 드립니다.',
  'Confirm subscription': '구독 확인',
  'Your subscription is confirmed': '구독이 확인되었습니다',
  'You’ll get the next issue by email.': '다음 호를 정해진 시간에 보내 드립니다.',
  'This link has expired': '만료된 링크입니다',
  'Confirmation links work for 7 days.': '구독 확인 링크는 7일 동안 유효합니다.',
  'Email me a link': '새 링크 받기',
  'We’ve sent you a new link.': '새 링크를 보냈습니다.',
  'This link doesn’t work': '작동하지 않는 링크입니다',
  'The link may be incomplete. Open it from the email again.':
    '링크가 중간에 잘렸을 수 있습니다. 메일에 있는 링크 전체를 여세요.',
  'Your subscription to {site}': '{site} 구독 설정',
  'How often': '발송 주기',
  'Personalize your digest': '원하는 내용',
  'about {subject}': '{subject} 관련',
  'only about {subject}': '{subject}만',
  'without {subject}': '{subject} 제외',
  'in plain language': '쉬운 말로',
  'for experts': '전문가 수준으로',
  short: '짧게',
  'in detail': '자세히',
  'Language of the emails': '이메일 언어',
  'Time zone': '시간대',
  'Choose a time zone from the list, such as Europe/Berlin.':
    '목록에서 시간대를 선택하세요. 예: Europe/Berlin',
  'Delivery time': '발송 시간',
  'Delivery day': '발송 요일',
  Pause: '일시 중지',
  '{weeks, plural, one {Pause for # week} other {Pause for # weeks}}':
    '{weeks, plural, other {#주 동안 일시 중지}}',
  Resume: '다시 받기',
  'Paused until {date}': '{date}까지 일시 중지됨',
  'Next issue: {date}': '다음 발송: {date}',
  Save: '저장',
  'Saved [settings]': '저장했습니다',
  'Unsubscribe from {site}?': '{site} 구독을 취소하시겠습니까?',
  'We’ll stop sending the digest to {email}.': '{email} 주소로 더 이상 뉴스레터를 보내지 않습니다.',
  'You’ve unsubscribed': '구독이 취소되었습니다',
  'We won’t send the digest to {email} from now on.':
    '앞으로 {email} 주소로 뉴스레터를 보내지 않습니다.',
  Undo: '구독 취소 되돌리기',
  'You’re subscribed again': '구독이 다시 시작되었습니다',
  'Download my data': '내 데이터 내려받기',
  'Erase my data': '내 데이터 삭제',
  'This erases everything we have about this subscription immediately. It can’t be undone.':
    '이 구독과 관련된 모든 정보가 즉시 삭제되며 되돌릴 수 없습니다.',
  'Your data was erased': '데이터가 삭제되었습니다',
  'Link to my account': '내 계정에 연결',
  'Linked to your account {username}': '{username} 계정에 연결되어 있습니다',
  'To see or change your own words, or to download or erase your data, request a link by email.':
    '직접 쓴 내용을 보거나 바꾸고 데이터를 내려받거나 삭제하려면 메일로 링크를 받으세요.',
  'Links to your preferences in earlier emails then stop working. Unsubscribing still works.':
    '이전 메일에 있는 설정 링크는 더 이상 작동하지 않습니다. 구독 취소는 계속할 수 있습니다.',
  'Disable old links': '이전 링크 무효화',
  'Old links are invalid': '이전 링크가 무효화되었습니다',
  'This link works for one hour.': '링크는 1시간 동안 유효합니다.',
  'More like this': '비슷한 글 더 보기',
  'Less like this': '비슷한 글 줄이기',
  'Choose what to add to your preferences.': '선호 설정에 추가할 문구를 선택하세요.',
  'This post has no topic to choose from.': '이 글에는 선택할 주제가 없습니다.',
  'Too many requests right now. Please try again later.':
    '지금은 요청이 너무 많습니다. 잠시 후 다시 시도하세요.',
  'Try again': '다시 시도',
  'The form wasn’t sent yet. Please press “Send again”.':
    '아직 전송되지 않았습니다. ‘다시 보내기’를 눌러 주세요.',
  'A digest can be read in the browser for 60 days.':
    '뉴스레터는 60일 동안 브라우저에서 볼 수 있습니다.',
  'Past issues': '지난 호',
  'Choose instead': '직접 고르기',
  'We’re reading your words. Look again in a minute.':
    '쓰신 내용을 읽고 있습니다. 1분 뒤에 다시 확인해 주세요.',
  'We couldn’t read all of this. Choose below.': '모두 읽지는 못했습니다. 아래에서 골라 주세요.',
  'We can’t do this: {list}.': '다음은 할 수 없습니다: {list}.',
  'About [topics]': '주제',
  Without: '제외할 주제',
  'Others, separated by commas': '그 밖의 주제 (쉼표로 구분)',
  'Only these topics': '이 주제만',
  'No email when nothing matches': '맞는 글이 없으면 메일 받지 않기',
  Level: '수준',
  Length: '길이',
  Standard: '보통',
  'Number of posts': '글 수',
  'Days of the daily digest': '일간 소식을 받을 요일',
  'Every day': '매일',
  'On these days:': '다음 요일:',
  'Choose at most {most} topics of at most 60 characters.':
    '주제는 최대 {most}개, 각각 60자까지 고를 수 있습니다.',
  'Written and checked by AI': 'AI가 작성하고 검증',
  'Sentences selected by AI': 'AI가 고른 문장',
  Excerpt: '발췌',
  'Written by the editor': '편집자가 작성',
  'Summary by {publisher}': '요약: {publisher}',
  'Show the passage': '원문 보기',
  'In the source': '출처에서 보기',
  'The posts in this issue have been removed.': '이번 호의 글이 삭제되었습니다.',
  'New since {date}': '{date} 이후 새 소식',
  'Report this sentence': '이 문장의 오류 신고',
  'Report a sentence': '문장 오류 신고',
  'Is this sentence wrong? The editors of this site compare it with its source.':
    '이 문장이 틀렸나요? 편집자가 출처와 대조합니다.',
  'Source passages': '근거가 된 원문',
  'What is wrong? (optional)': '어떤 점이 틀렸나요? (선택 사항)',
  'Thank you': '알려 주셔서 감사합니다',
  'The editors will look at the sentence. If it is wrong, they strike it, and everyone who received it gets a correction.':
    '편집자가 문장을 확인합니다. 틀린 문장이면 취소선으로 표시하고, 이 문장을 받은 모든 독자에게 정정 내용을 보냅니다.',
  'Back to the issue': '이번 호로 돌아가기',
  'One click and the digest is yours.': '클릭 한 번이면 뉴스레터를 받을 수 있습니다.',
  'Confirm your subscription': '구독을 확인하세요',
  'Please confirm that you want the digest of {site}.':
    '이 주소로 {site} 뉴스레터 구독 신청이 들어왔습니다. 뉴스레터를 받으려면 버튼을 누르세요.',
  'An earlier email from us to this address came back. Confirm, and we’ll send to it again.':
    '이전에 이 주소로 보낸 메일이 반송되었습니다. 확인하시면 다시 메일을 보내 드립니다.',
  'This link expires in 7 days.': '링크는 7일 동안 유효합니다.',
  'Didn’t ask for this? Ignore it and you won’t hear from us.':
    '직접 신청하지 않으셨다면 이 메일을 무시하셔도 됩니다. 확인하지 않으면 아무것도 발송되지 않습니다.',
  'Welcome to {site}': '{site}에 오신 것을 환영합니다',
  'Your subscription is confirmed.': '구독이 확인되었습니다.',
  'You chose the daily digest.': '매일 받는 뉴스레터를 선택하셨습니다.',
  'You chose the weekly digest.': '매주 받는 뉴스레터를 선택하셨습니다.',
  'Read the latest issue': '최신 호 읽기',
  'Digests come from {address}. Add it to your contacts, so that digests reach your inbox.':
    '뉴스레터는 {address}에서 발송됩니다. 스팸함으로 가지 않도록 이 주소를 연락처에 추가해 주세요.',
  'Change frequency or topics': '발송 주기와 내용 변경',
  '{site}: Email preferences': '{site}: 이메일 설정',
  'Correction from {site}': '{site}의 정정 안내',
  Correction: '정정',
  'We sent you a sentence that was wrong:': '앞서 보내 드린 다음 문장에 오류가 있었습니다.',
  'No. {number}': '제{number}호',
  'Rate today’s stories': '오늘의 글 평가하기',
  'Rate this week’s stories': '이번 주 글 평가하기',
  Discuss: '댓글 쓰기',
  'Written and checked by AI. Every sentence links to its source.':
    'AI가 작성하고 검증했습니다. 모든 문장은 출처로 연결됩니다.',
  'Sentences from the sources, selected by AI': '원문 문장, AI가 선별',
  'Excerpts. No AI used.': '원문 발췌, AI 미사용',
  '{count, plural, one {# comment} other {# comments}}': '{count, plural, other {댓글 #개}}',
  '{count, plural,\n        one {See the other post in the browser}\n        other {See the other # posts in the browser}\n      }':
    '{count, plural, other {나머지 글 #개를 브라우저에서 보기}}',
  '{count, plural,\n        one {# post about {topics} today.}\n        other {# posts about {topics} today.}\n      }':
    '{count, plural, other {오늘 {topics} 관련 글이 #개 있습니다.}}',
  '{count, plural,\n        one {# post about {topics} this week.}\n        other {# posts about {topics} this week.}\n      }':
    '{count, plural, other {이번 주 {topics} 관련 글이 #개 있습니다.}}',
  'The nearest are:': '가장 가까운 글:',
  'Nothing on {topics} today.': '오늘은 {topics} 관련 글이 없습니다.',
  'Nothing on {topics} this week.': '이번 주에는 {topics} 관련 글이 없습니다.',
  'Also on {site}': '{site}의 다른 글',
  'From people you follow': '팔로우하는 사람들의 글',
  'View in browser': '브라우저에서 보기',
  'You’re getting this because you subscribed to the digest of {site}.':
    '{site} 뉴스레터를 구독하셔서 보내 드리는 메일입니다.',
  Preferences: '일시 중지 또는 설정 변경',
  '{author} commented on “{title}”': '{author} 님이 “{title}”에 댓글을 남겼습니다',
  '{author} replied to your comment on “{title}”':
    '{author} 님이 “{title}”의 회원님 댓글에 답글을 남겼습니다',
  '{author} mentioned you on “{title}”': '{author} 님이 “{title}”에서 회원님을 언급했습니다',
  '{author} commented on “{title}”, which you follow or saved':
    '{author} 님이 팔로우하거나 저장하신 “{title}”에 댓글을 남겼습니다',
  'View and reply': '보고 답글 쓰기',
  'Turn off these emails': '이 이메일 끄기',
  'Notification settings': '알림 설정',
  'You’re getting this email because of your notification settings.':
    '설정에서 선택하셨기 때문에 이 이메일을 보내드립니다.',
  'New in your inbox: {count}': '받은편지함의 새 소식: {count}건',
  'And {count} more in your inbox': '받은편지함에 {count}건 더 있음',
  'Open your inbox': '받은편지함 열기',
  'Turn off these emails?': '이 이메일을 끌까요?',
  'You’ll still find everything in your inbox on the site.':
    '사이트의 받은편지함에서 모든 내용을 계속 볼 수 있습니다.',
  'Turn off': '끄기',
  'These emails are turned off': '이 이메일을 껐습니다',
  'You are now a member of {site}': '이제 {site}의 회원입니다',
  '{site} did not accept your application': '{site} 가입 신청이 승인되지 않았습니다',
  'Log in': '로그인',
  'You’re getting this email because you applied to join {site}.':
    '{site} 가입을 신청하셨기 때문에 이 이메일을 보내드립니다.',
  'Skip to content': '본문으로 건너뛰기',
  Main: '주 메뉴',
  Hot: '인기',
  New: '최신',
  Top: '최고',
  Search: '검색',
  Menu: '메뉴',
  'Dark mode': '다크 모드',
  Login: '로그인',
  'Sign Up': '회원가입',
  Footer: '바닥글',
  Home: '홈',
  Discussions: '토론',
  'Digest by language': '언어별 다이제스트',
  'Digest by industry': '업종별 다이제스트',
  'Manage subscription': '구독 관리',
  About: '소개',
  Contact: '문의',
  Terms: '이용약관',
  Privacy: '개인정보 처리방침',
  'All rights reserved.': '모든 권리 보유.',
  Digest: '다이제스트',
  'API docs': 'API 문서',
  'Moderation log': '운영 기록',
  RSS: 'RSS',
  Inbox: '받은 편지함',
  Submit: '글쓰기',
  Account: '계정',
  Saved: '저장한 글',
  'API keys': 'API 키',
  Settings: '설정',
  Admin: '관리',
  Logout: '로그아웃',
  '{code} is your {site} code': '{code} – {site} 인증 코드',
  'Enter this code to log in to {site}:': '{site} 로그인을 위해 다음 코드를 입력하세요.',
  'Enter this code to finish signing up for {site} as {username}:':
    '{site} 가입({username})을 마치려면 다음 코드를 입력하세요.',
  'We got many requests for codes of {site} to this address, so we send no more for now. Keep this email: if you need a code today, request one and enter this one instead:':
    '이 주소로 {site} 코드 요청이 너무 많아 당분간 더 보내지 않습니다. 이 메일을 보관해 두고, 오늘 코드가 필요하면 코드를 요청한 뒤 다음 코드를 대신 입력하세요.',
  'Expires in {minutes} minutes. Only your latest code works, in the browser where you requested it.':
    '{minutes}분 후 만료됩니다. 가장 최근 코드만, 요청한 브라우저에서 사용할 수 있습니다.',
  'This code is longer because of repeated attempts on your account.':
    '계정에 대한 시도가 반복되어 코드가 평소보다 깁니다.',
  'It works once within 24 hours, in any browser.':
    '24시간 안에 한 번, 어느 브라우저에서나 사용할 수 있습니다.',
  'Didn’t request this? Ignore it. Never share this code.':
    '요청하지 않으셨다면 이 메일을 무시하세요. 코드를 절대 다른 사람에게 알리지 마세요.',
  'You need an invitation to join {site}. Open the link that you were sent.':
    '{site}에 가입하려면 초대가 필요합니다. 받은 링크를 여세요.',
  'The moderators of {site} review new members. Answer the question, and we’ll email you their decision.':
    '{site} 가입은 운영자가 승인합니다. 질문에 답하시면 결과를 이메일로 알려드립니다.',
  'You can join {site} with an email address at: {domains}':
    '다음 도메인의 이메일 주소로 {site}에 가입할 수 있습니다: {domains}',
  '{site} does not accept new members. Everyone can read it.':
    '{site}은(는) 새 회원을 받지 않습니다. 누구나 읽을 수 있습니다.',
  'Continue with {provider}': '{provider}(으)로 계속하기',
};
