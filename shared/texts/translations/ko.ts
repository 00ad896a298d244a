import type { Translations } from '../translate.ts';

/**
 * Korean. Statements end in -습니다, requests in -하세요, the reader is never 당신. What follows `{site}`, `{email}` and `{date}` does not depend on their last sound
 * ("{email} 주소로", not "{email}로"). The digest is "뉴스레터", the inbox "받은편지함", a name is followed by " 님".
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
  'Personalize Your Summary': '뉴스레터 맞춤 설정',
  optional: '선택 사항',
  'Check Your Email!': '메일함을 확인하세요!',
  'Successfully Subscribed!': '구독이 완료되었습니다!',
  "We've sent you a verification email. Please click the link to confirm your subscription.":
    '확인 메일을 보냈습니다. 메일에 있는 링크를 눌러 구독을 확인하세요.',
  'Check your inbox for a welcome email.': '환영 메일을 보냈습니다. 메일함을 확인하세요.',
  'Something went wrong. Please try again.': '문제가 발생했습니다. 다시 시도하세요.',
  'No spam, unsubscribe anytime.': '스팸은 보내지 않습니다. 언제든 구독을 취소할 수 있습니다.',
  'Privacy Policy': '개인정보 처리방침',
  'Welcome back, {username}!': '{username} 님, 다시 만나 반갑습니다!',
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
  'From the latest issue': '최신 호에서',
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
  'There is a problem': '확인이 필요합니다',
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
  'Days of the daily digest': '일간 뉴스레터를 받을 요일',
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
    '설정에서 선택하셨기 때문에 이 이메일을 보내 드립니다.',
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
    '{site} 가입을 신청하셨기 때문에 이 이메일을 보내 드립니다.',
  'Skip to content': '본문으로 건너뛰기',
  Main: '주 메뉴',
  Hot: '인기',
  New: '최신',
  Top: '베스트',
  Search: '검색',
  Menu: '메뉴',
  'Dark mode': '다크 모드',
  Login: '로그인',
  'Sign Up': '회원가입',
  Footer: '바닥글',
  Home: '홈',
  Discussions: '토론',
  'Digest by language': '언어별 뉴스레터',
  'Digest by industry': '업종별 뉴스레터',
  'Manage subscription': '구독 관리',
  About: '소개',
  Contact: '문의',
  Terms: '이용약관',
  Privacy: '개인정보 처리방침',
  'All rights reserved.': '모든 권리 보유.',
  Digest: '뉴스레터',
  'API docs': 'API 문서',
  'Moderation log': '운영 기록',
  RSS: 'RSS',
  Inbox: '받은편지함',
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
    '계정에 로그인 시도가 반복되어 코드가 평소보다 깁니다.',
  'It works once within 24 hours, in any browser.':
    '24시간 안에 한 번, 어느 브라우저에서나 사용할 수 있습니다.',
  'Didn’t request this? Ignore it. Never share this code.':
    '요청하지 않으셨다면 이 메일을 무시하세요. 코드를 절대 다른 사람에게 알리지 마세요.',
  'You need an invitation to join {site}. Open the link that you were sent.':
    '{site}에 가입하려면 초대가 필요합니다. 받은 링크를 여세요.',
  'The moderators of {site} review new members. Answer the question, and we’ll email you their decision.':
    '{site} 가입은 운영자가 승인합니다. 질문에 답하시면 결과를 이메일로 알려 드립니다.',
  'You can join {site} with an email address at: {domains}':
    '다음 도메인의 이메일 주소로 {site}에 가입할 수 있습니다: {domains}',
  '{site} does not accept new members. Everyone can read it.':
    '{site} 사이트는 새 회원을 받지 않습니다. 누구나 읽을 수 있습니다.',
  'Changed.': '변경했습니다.',
  'Your email address is {email}. It’s private.':
    '이메일 주소는 {email}입니다. 다른 사람에게는 보이지 않습니다.',
  'New email address': '새 이메일 주소',
  'Enter an email address, like name@example.org.':
    'name@example.org와 같은 이메일 주소를 입력하세요.',
  'Change email address': '이메일 주소 변경',
  'We’ll email you a code. Changing it logs out other devices and revokes your API keys.':
    '코드를 이메일로 보냅니다. 변경하면 다른 기기는 로그아웃되고 API 키는 폐기됩니다.',
  'Sending…': '보내는 중…',
  'Email me a code': '코드를 이메일로 받기',
  Code: '코드',
  'Your email address was changed.': '이메일 주소를 변경했습니다.',
  'Your email address changes once you enter it.': '코드를 입력하면 이메일 주소가 바뀝니다.',
  'One moment…': '잠시만요…',
  Back: '뒤로',
  'Match device': '기기 설정에 맞춤',
  'Light [theme]': '밝게',
  'Dark [theme]': '어둡게',
  'Theme in this browser': '이 브라우저의 테마',
  'Saved.': '저장했습니다.',
  'Post, followed': '팔로우한 글',
  'Post, hidden': '숨긴 글',
  'Tag, followed': '팔로우한 태그',
  'Tag, muted': '뮤트한 태그',
  'Domain, followed': '팔로우한 도메인',
  'Domain, muted': '뮤트한 도메인',
  'Person, followed': '팔로우한 사람',
  'Person, muted': '뮤트한 사람',
  '{name} is removed.': '{name} 항목을 목록에서 삭제했습니다.',
  'This list couldn’t be loaded.': '이 목록을 불러오지 못했습니다.',
  'Nothing yet. Follow or mute a post, a tag, a domain or a person on their pages.':
    '아직 없습니다. 글, 태그, 도메인, 사람의 페이지에서 팔로우하거나 뮤트하세요.',
  Remove: '삭제',
  Username: '사용자 이름',
  'Posts and comments': '글과 댓글',
  'Your account will be deleted in {days, plural, one {# day} other {# days}}.':
    '계정이 {days, plural, other {#일 뒤}} 삭제됩니다.',
  'Type your username, {username}, to confirm.': '확인하려면 사용자 이름({username})을 입력하세요.',
  'Delete account': '계정 삭제',
  'Your account will be deleted after {days, plural, one {# day} other {# days}}. Log in before then to cancel.':
    '계정이 {days, plural, other {#일 뒤}} 삭제됩니다. 그 전에 로그인하면 취소할 수 있습니다.',
  'Other devices and API keys stop working now.':
    '다른 기기는 바로 로그아웃되고 API 키도 바로 작동을 멈춥니다.',
  'Your profile, saved posts, inbox and follows are erased. Votes still count, anonymously.':
    '프로필, 저장한 글, 받은편지함, 팔로우가 지워집니다. 투표는 익명으로 남습니다.',
  'Keep them': '남겨 두기',
  'Shown as written by a deleted user.': '삭제된 사용자가 쓴 것으로 표시됩니다.',
  'Erase them': '지우기',
  'Replies from others stay.': '다른 사람의 답글은 남습니다.',
  'Your username': '내 사용자 이름',
  'Type {username} to confirm.': '확인하려면 다음을 입력하세요: {username}',
  'Delete my account': '내 계정 삭제',
  'Scheduled for {date}. You can cancel at the top of this page.':
    '{date}에 예정되어 있습니다. 이 페이지 위쪽에서 취소할 수 있습니다.',
  'Deletion canceled.': '삭제를 취소했습니다.',
  'Account deletion': '계정 삭제',
  '<strong>Your account will be deleted on {date}.</strong> You can cancel until then.':
    '<strong>계정이 {date}에 삭제됩니다.</strong> 그때까지 취소할 수 있습니다.',
  'Cancel deletion': '삭제 취소',
  'You can log in with these accounts instead of an emailed code. Codes still work.':
    '이메일 코드 대신 이 계정으로 로그인할 수 있습니다. 코드도 계속 쓸 수 있습니다.',
  'Your linked accounts': '연결된 계정',
  'Your linked accounts couldn’t be loaded.': '연결된 계정을 불러오지 못했습니다.',
  'linked {time}': '{time} 연결',
  'Link an account at {provider}': '{provider} 계정 연결',
  'Remove {name}?': '{name} 연결을 삭제할까요?',
  'Removing…': '삭제하는 중…',
  'Keep it': '유지',
  '{name} was removed.': '{name} 연결을 삭제했습니다.',
  'You can no longer log in with it, and devices that logged in with it are logged out.':
    '이제 이 계정으로 로그인할 수 없습니다. 이 계정으로 로그인했던 기기는 로그아웃되었습니다.',
  'How many people can use it': '사용할 수 있는 사람 수',
  'Valid for days': '유효 일수',
  'Your invitations couldn’t be loaded.': '초대를 불러오지 못했습니다.',
  'Invitation created. Its link is below the form.':
    '초대를 만들었습니다. 링크는 양식 아래에 있습니다.',
  'New invitation': '새 초대',
  'Creating…': '만드는 중…',
  'Create a link': '링크 만들기',
  'Link [noun]': '링크',
  'Copy it now. You won’t see it again.': '지금 복사하세요. 다시 표시되지 않습니다.',
  'The invitation has ended.': '초대를 종료했습니다.',
  'Used {uses} of {mostUses, plural, one {# time} other {# times}}, until {date}':
    '{mostUses, plural, other {#회}} 중 {uses}회 사용, {date}까지',
  'End [verb]': '종료',
  'Replies to you': '나에게 온 답글',
  'Mentions of you': '나를 언급한 글',
  'New comments on posts you follow or saved': '팔로우하거나 저장한 글의 새 댓글',
  'Never also turns off inbox items for saved posts.':
    '‘받지 않음’을 고르면 저장한 글의 받은편지함 알림도 꺼집니다.',
  Immediately: '바로',
  Never: '받지 않음',
  'Notifications saved.': '알림 설정을 저장했습니다.',
  'Your digest couldn’t be loaded.': '뉴스레터 설정을 불러오지 못했습니다.',
  'Everything is in <inbox>your inbox</inbox>. Choose what we also email you: immediately, or in one daily email. The daily email comes with your digest, or at 8:00.':
    '모든 알림은 <inbox>받은편지함</inbox>에 있습니다. 이메일로도 받을 알림을 고르세요. 바로 받거나 하루 한 통으로 모아 받을 수 있습니다. 하루 한 통의 이메일은 뉴스레터와 함께, 또는 8시에 옵니다.',
  'Change its language, hour and topics in your <preferences>digest preferences</preferences>.':
    '언어, 시각, 주제는 <preferences>뉴스레터 설정</preferences>에서 바꿀 수 있습니다.',
  'Your data was downloaded.': '데이터를 내려받았습니다.',
  'Download everything we store about you as JSON: profile, posts, comments, votes, follows, saved posts, inbox, sessions, passkeys and keys.':
    '저장된 모든 데이터(프로필, 글, 댓글, 투표, 팔로우, 저장한 글, 받은편지함, 세션, 패스키, 키)를 JSON으로 내려받습니다.',
  'Your data': '내 데이터',
  'Collecting…': '모으는 중…',
  Downloaded: '내려받음',
  'The passkey {name} was added.': '“{name}” 패스키를 추가했습니다.',
  'Your passkeys': '내 패스키',
  'Your passkeys couldn’t be loaded.': '패스키를 불러오지 못했습니다.',
  'Add a passkey': '패스키 추가',
  'With a passkey, you log in with your fingerprint, face or screen lock instead of an emailed code.':
    '패스키를 쓰면 이메일 코드 대신 지문, 얼굴, 화면 잠금으로 로그인합니다.',
  'Remove “{name}”?': '“{name}” 패스키를 삭제할까요?',
  'The passkey {name} was removed.': '“{name}” 패스키를 삭제했습니다.',
  'You can no longer log in with it, and other devices that logged in with it are logged out. Delete it on your device, too.':
    '이제 이 패스키로 로그인할 수 없습니다. 이 패스키로 로그인했던 다른 기기는 로그아웃되었습니다. 기기에서도 패스키를 삭제하세요.',
  'Your role on this site requires a passkey for the admin area.':
    '이 사이트에서 맡은 역할로 관리 화면에 들어가려면 패스키가 필요합니다.',
  'Log in with yours. If you lost it, add another: it opens the admin area after {hours, plural, one {# hour} other {# hours}}.':
    '가지고 있는 패스키로 로그인하세요. 잃어버렸다면 다른 패스키를 추가하세요. {hours, plural, other {#시간 뒤}} 관리 화면을 열 수 있습니다.',
  'Add one here.': '여기에서 추가하세요.',
  'Added {time}': '{time} 추가',
  'not used yet': '아직 사용 안 함',
  'last used {time}': '마지막 사용: {time}',
  Rename: '이름 바꾸기',
  'Name of the passkey': '패스키 이름',
  'Enter a name for the passkey.': '패스키 이름을 입력하세요.',
  'The passkey is now named {name}.': '패스키의 새 이름: {name}.',
  'Rename the passkey': '패스키 이름 바꾸기',
  'Saving…': '저장하는 중…',
  Cancel: '취소',
  'Picture added to the text.': '사진을 본문에 넣었습니다.',
  'New picture': '새 사진',
  'What does the picture show?': '사진에 무엇이 보이나요?',
  'Describe the picture in a few words.': '사진을 몇 마디로 설명해 주세요.',
  'For readers who can’t see it.': '사진을 볼 수 없는 분을 위한 설명입니다.',
  'Uploaded: {file}': '업로드함: {file}',
  'Add to the text': '본문에 넣기',
  'Add a picture': '사진 추가',
  'Or paste or drop one. Needs {karma, number} karma.':
    '붙여 넣거나 끌어다 놓아도 됩니다. 카르마 {karma, number} 이상이 필요합니다.',
  'Or paste or drop one.': '붙여 넣거나 끌어다 놓아도 됩니다.',
  "The site has reached its limit of {size} MB for members' pictures.":
    '회원 사진이 사이트의 한도인 {size}MB에 이르렀습니다.',
  'This site has no pictures in posts and comments.':
    '이 사이트의 글과 댓글에는 사진을 넣을 수 없습니다.',
  'You can add pictures from {minKarma, number} karma on. You have {karma, number}.':
    '사진은 카르마 {minKarma, number}부터 추가할 수 있습니다. 현재 카르마는 {karma, number}입니다.',
  'You can add {count} pictures a day.': '사진은 하루에 {count}장까지 추가할 수 있습니다.',
  'The picture': '사진',
  'Picture saved.': '사진을 저장했습니다.',
  Picture: '사진',
  'Shown beside your name. PNG, JPEG, WebP, AVIF or GIF, at most {megabytes} MB. Its middle is cut to a square.':
    '이름 옆에 표시됩니다. PNG, JPEG, WebP, AVIF, GIF, 최대 {megabytes}MB. 가운데를 정사각형으로 자릅니다.',
  'Picture removed.': '사진을 삭제했습니다.',
  'Remove the picture': '사진 삭제',
  Name: '이름',
  'About you': '소개',
  Website: '웹사이트',
  'Profile saved.': '프로필을 저장했습니다.',
  'Enter a name.': '이름을 입력하세요.',
  'Shown on <profile>your public profile</profile>. Your username ({username}) can’t be changed.':
    '<profile>공개 프로필</profile>에 표시됩니다. 사용자 이름({username})은 바꿀 수 없습니다.',
  Profile: '프로필',
  'Plain text, at most {most, number} characters.': '일반 텍스트, 최대 {most, number}자.',
  'Starts with https:// or http://.': 'https:// 또는 http://로 시작해야 합니다.',
  'Your browser doesn’t allow notifications from this site. Check its settings.':
    '브라우저가 이 사이트의 알림을 허용하지 않습니다. 브라우저 설정을 확인하세요.',
  'Browser notifications': '브라우저 알림',
  'This browser shows replies and mentions at once, until you log out.':
    '이 브라우저는 로그아웃할 때까지 답글과 언급을 바로 보여 줍니다.',
  'Show replies and mentions immediately in this browser, even when the site is closed.':
    '사이트가 닫혀 있어도 이 브라우저에 답글과 언급을 바로 표시합니다.',
  'Turn on': '켜기',
  Email: '이메일',
  Notifications: '알림',
  Appearance: '모양',
  Keyboard: '키보드',
  'Followed and muted': '팔로우와 뮤트',
  Sessions: '세션',
  Passkeys: '패스키',
  'Linked accounts': '연결된 계정',
  Invitations: '초대',
  Reading: '읽기',
  Security: '보안',
  'Changes are saved at once.': '변경 사항은 바로 저장됩니다.',
  'Logged in {time} from your current network': '{time} 현재 네트워크에서 로그인',
  'Logged in {time} from another network': '{time} 다른 네트워크에서 로그인',
  'Logged in {time}': '{time} 로그인',
  'Where you are logged in': '로그인한 곳',
  'Your sessions couldn’t be loaded.': '세션을 불러오지 못했습니다.',
  'This session': '현재 세션',
  'last active {time}': '마지막 활동: {time}',
  '{device} is logged out.': '{device} 기기를 로그아웃했습니다.',
  'Logging out…': '로그아웃하는 중…',
  'Log out': '로그아웃',
  'Other devices are logged out.': '다른 기기를 로그아웃했습니다.',
  'Log out other devices': '다른 기기 로그아웃',
  'Your settings couldn’t be loaded.': '설정을 불러오지 못했습니다.',
  'Only / (search)': '/(검색)만',
  'All [shortcuts]': '모두',
  'j and k step through a page, ? lists the keys.':
    'j와 k로 페이지를 이동하고, ?로 키 목록을 봅니다.',
  'None [shortcuts]': '없음',
  'Saved in this browser, but not in your account. Try again.':
    '이 브라우저에는 저장했지만 계정에는 저장하지 못했습니다. 다시 시도하세요.',
  'Single-letter shortcuts': '한 글자 단축키',
  'They’re off while you type in a field.': '입력란에 쓰는 동안에는 꺼집니다.',
  'Next post or comment': '다음 글 또는 댓글',
  'Previous post or comment': '이전 글 또는 댓글',
  'Open the post, or collapse or expand the comment': '글 열기, 댓글 접기 또는 펼치기',
  Comments: '댓글',
  'Next new comment': '다음 새 댓글',
  'Previous new comment': '이전 새 댓글',
  'Up one level': '한 단계 위로',
  'This list': '이 목록',
  'Keyboard shortcuts': '키보드 단축키',
  'Code from the email': '이메일로 받은 코드',
  'Email to this address works again.': '이제 이 주소로 다시 이메일을 받을 수 있습니다.',
  'This address gets login codes only, after a complaint about our email or a block by staff. Write to us to change that.':
    '스팸 신고가 접수되었거나 운영진이 차단하여 이 주소로는 로그인 코드만 보냅니다. 변경하려면 문의하세요.',
  'Get email again': '다시 이메일 받기',
  'Email to this address came back, so it gets login codes only. A code that arrives there shows that it works again.':
    '이 주소로 보낸 이메일이 반송되어 로그인 코드만 보냅니다. 코드가 도착하면 주소를 다시 쓸 수 있는 것입니다.',
  'Email me a code to get email again': '이메일을 다시 받기 위한 코드 받기',
  'Time zone saved.': '시간대를 저장했습니다.',
  Language: '언어',
  'Emails about your account, replies and mentions are in this language. Links to the pages in other languages are at the foot of each page.':
    '계정, 답글, 언급에 관한 이메일에 쓰입니다. 다른 언어 페이지로 가는 링크는 각 페이지 아래에 있습니다.',
  'The language of my newsletter, or of the site': '내 뉴스레터 또는 사이트의 언어',
  'Language saved.': '언어를 저장했습니다.',
  'Used for exact times and the daily email.': '정확한 시각과 하루 한 통의 이메일에 쓰입니다.',
  'My browser’s time zone': '내 브라우저의 시간대',
  'Your keys couldn’t be loaded.': '키를 불러오지 못했습니다.',
  'A new key': '새 키',
  'Your keys': '내 키',
  'You have no keys yet.': '아직 키가 없습니다.',
  'New key': '새 키',
  'You’ve reached the limit of {max, plural, one {# key} other {# keys}}. Revoke one to create another.':
    '키는 {max, plural, other {#개}}까지입니다. 새로 만들려면 하나를 폐기하세요.',
  'API keys let your programs read and post on {site} as you. See the <docs>API reference</docs>.':
    'API 키를 쓰면 프로그램이 {site}에서 회원님 이름으로 읽고 쓸 수 있습니다. 자세한 내용은 <docs>API 참조</docs>를 보세요.',
  Example: '예',
  'Treat keys like passwords. They can’t change settings or create other keys.':
    '키는 비밀번호처럼 다루세요. 키로는 설정을 바꾸거나 다른 키를 만들 수 없습니다.',
  Key: '키',
  'May [permission]': '권한',
  Created: '만든 날',
  'Last used': '마지막 사용',
  Expires: '만료',
  'read [permission]': '읽기',
  'write [permission]': '쓰기',
  Actions: '작업',
  Revoke: '폐기',
  'Revoke “{name}”?': '“{name}” 키를 폐기할까요?',
  'Revoking…': '폐기하는 중…',
  'Key {name} revoked.': '“{name}” 키를 폐기했습니다.',
  'Programs that use the key {key} stop working immediately. This can’t be undone.':
    '{key} 키를 쓰는 프로그램은 바로 작동을 멈춥니다. 되돌릴 수 없습니다.',
  'Expired on {date}': '{date} 만료됨',
  'Expires soon: {date}': '곧 만료: {date}',
  Permissions: '권한',
  'Valid for': '유효 기간',
  'Read [permission]': '읽기',
  'Posts, comments, your inbox and saved posts.': '글, 댓글, 받은편지함, 저장한 글.',
  'Write [permission]': '쓰기',
  'Post, comment, vote, save and follow as you.':
    '회원님 이름으로 글쓰기, 댓글, 투표, 저장, 팔로우.',
  'Enter a name for the key.': '키 이름을 입력하세요.',
  'Choose at least one permission.': '권한을 하나 이상 고르세요.',
  'What you entered is still here.': '입력한 내용은 그대로 있습니다.',
  'For example, “Train reader”.': '예: “출퇴근용 리더”.',
  '{days, plural, one {# day} other {# days}}': '{days, plural, other {#일}}',
  'Create key': '키 만들기',
  Copied: '복사했습니다',
  'Press Ctrl+C or ⌘C to copy it.': 'Ctrl+C 또는 ⌘C로 복사하세요.',
  'The key is selected: press Ctrl+C or Command+C to copy it.':
    '키가 선택되었습니다. Ctrl+C 또는 Command+C로 복사하세요.',
  'Your new key “{name}”': '새 키 “{name}”',
  'You won’t see it again.': '다시 표시되지 않습니다.',
  'Store it with your program’s other secrets. If you lose it, revoke it and create another.':
    '프로그램의 다른 비밀 정보와 함께 보관하세요. 잃어버리면 폐기하고 새로 만드세요.',
  Copy: '복사',
  Done: '완료',
  'Error: Log in': '오류: 로그인',
  'No account yet?': '아직 계정이 없나요?',
  'Sign up': '회원가입',
  'Error: Sign up': '오류: 회원가입',
  'Have an account?': '계정이 있나요?',
  '{min} to {max} characters: letters, numbers, _ or -. It’s public and can’t be changed.':
    '{min}~{max}자의 영문자, 숫자, _ 또는 -. 공개되며 바꿀 수 없습니다.',
  'Shown on your profile. You can change it later.':
    '프로필에 표시됩니다. 나중에 바꿀 수 있습니다.',
  'We’ll email you a code. No password; your address stays private.':
    '코드를 이메일로 보냅니다. 비밀번호는 없으며 주소는 공개되지 않습니다.',
  'Choose a username.': '사용자 이름을 정하세요.',
  'Enter your email address, like name@example.org.':
    'name@example.org와 같은 이메일 주소를 입력하세요.',
  'Answer the question.': '질문에 답하세요.',
  'You’re already logged in as {username}.': '이미 {username} 계정으로 로그인되어 있습니다.',
  Continue: '계속',
  'Invitation link, if you have one': '초대 링크(있는 경우)',
  'You can request a new code in {left, plural, one {# second} other {# seconds}}.':
    '새 코드는 {left, plural, other {#초 뒤}} 요청할 수 있습니다.',
  'New code sent.': '새 코드를 보냈습니다.',
  'Enter your code': '코드 입력',
  'Send a new code (in {left} s)': '새 코드 보내기({left}초 뒤)',
  'Send a new code': '새 코드 보내기',
  'Use a different email': '다른 이메일 사용',
  'Confirm it’s you': '본인 확인',
  Confirm: '확인',
  'Use a passkey': '패스키 사용',
  'Link an account': '계정 연결',
  'The account couldn’t be loaded.': '계정을 불러오지 못했습니다.',
  'There’s nothing to link, or the login has expired. Start again in <settings>Settings</settings>.':
    '연결할 계정이 없거나 로그인이 만료되었습니다. <settings>설정</settings>에서 다시 시작하세요.',
  'Link {account} ({provider}) to your account {username}? You’ll be able to log in with it instead of an emailed code. Link it only if it’s yours.':
    '{account}({provider}) 계정을 {username} 계정에 연결할까요? 이메일 코드 대신 이 계정으로 로그인할 수 있습니다. 본인의 계정일 때만 연결하세요.',
  'Link it': '연결',
  'Don’t link it': '연결 안 함',
  'This page needs JavaScript. <account>Submitting, commenting and voting</account> don’t.':
    '이 페이지에는 JavaScript가 필요합니다. <account>글쓰기, 댓글, 투표</account>에는 필요하지 않습니다.',
  'We couldn’t check your login.': '로그인을 확인하지 못했습니다.',
  'You’ve been logged out. Your text is safe: <login>log in in a new tab</login>, then continue here.':
    '로그아웃되었습니다. 쓰던 글은 그대로 있습니다. <login>새 탭에서 로그인</login>한 뒤 여기서 계속하세요.',
  Passkey: '패스키',
  'Log in with a passkey': '패스키로 로그인',
  'Next time without a code?': '다음에는 코드 없이 로그인할까요?',
  'You’re logged in. With a passkey, you log in with your fingerprint, face or screen lock instead of an emailed code. You can remove it in Settings.':
    '로그인했습니다. 패스키를 쓰면 이메일 코드 대신 지문, 얼굴, 화면 잠금으로 로그인합니다. 설정에서 삭제할 수 있습니다.',
  'Not now': '나중에',
  'We couldn’t reach it. Try again, or log in with an emailed code.':
    '연결하지 못했습니다. 다시 시도하거나 이메일 코드로 로그인하세요.',
  'Back to the login': '로그인으로 돌아가기',
  'Logging in needs JavaScript, which is turned off in this browser. Reading {site} doesn’t.':
    '로그인에는 JavaScript가 필요한데 이 브라우저에서는 꺼져 있습니다. {site} 사이트를 읽는 데는 필요하지 않습니다.',
  '{account} isn’t linked to an account here yet.':
    '{account} 계정은 아직 이곳의 계정에 연결되지 않았습니다.',
  'Log in or sign up with an emailed code once. Then you can link it.':
    '이메일 코드로 한 번 로그인하거나 가입하세요. 그다음 연결할 수 있습니다.',
  'To show that {email} is yours, enter a code that we email to it.':
    '{email} 주소가 본인의 것임을 보이려면 그 주소로 보내는 코드를 입력하세요.',
  'With another address:': '다른 주소로:',
  'Your address {email} is verified. Choose how you appear here.':
    '{email} 주소를 확인했습니다. 이곳에서 표시될 이름을 정하세요.',
  'It’s public and can’t be changed.': '공개되며 바꿀 수 없습니다.',
  'Have an account with another address?': '다른 주소로 만든 계정이 있나요?',
  'Log in and link it': '로그인하고 연결',
  'Continue with {provider}': '{provider} 계정으로 계속하기',
  'You’re logged out.': '로그아웃했습니다.',
  'Waiting for a moderator': '운영자 확인 대기 중',
  'Your address is confirmed. We’ll email you when a moderator has decided.':
    '주소를 확인했습니다. 운영자가 결정하면 이메일로 알려 드립니다.',
  'Then log in with an emailed code once. After that you can link {account}.':
    '그다음 이메일 코드로 한 번 로그인하세요. 그 뒤에 {account} 계정을 연결할 수 있습니다.',
  'Waiting for review. Only you can see your comment until a moderator approves it.':
    '검토를 기다리고 있습니다. 운영자가 승인할 때까지 본인에게만 댓글이 보입니다.',
  'Hidden [state]': '숨김',
  'Visible again': '다시 표시됨',
  Reply: '답글',
  Edit: '수정',
  Delete: '삭제',
  Unhide: '숨김 해제',
  'That didn’t work. Try again.': '실패했습니다. 다시 시도하세요.',
  Hide: '숨기기',
  Reported: '신고함',
  'Report [verb]': '신고',
  'Unmute {subject}': '{subject} 뮤트 해제',
  'Mute {subject}': '{subject} 뮤트',
  'Unmuted {subject}': '{subject} 뮤트를 해제했습니다',
  'Muted {subject}': '{subject} 뮤트를 설정했습니다',
  'That wasn’t saved. Try again.': '저장하지 못했습니다. 다시 시도하세요.',
  'Open author in admin': '관리 화면에서 작성자 보기',
  'Reply to {author}': '{author} 님에게 답글',
  'Posting…': '올리는 중…',
  'Comment posted': '댓글을 올렸습니다',
  'Your comment': '내 댓글',
  'Comment saved': '댓글을 저장했습니다',
  'Delete this comment?': '이 댓글을 삭제할까요?',
  'Deleting…': '삭제하는 중…',
  'Comment deleted': '댓글을 삭제했습니다',
  'This can’t be undone. Replies to it stay.': '되돌릴 수 없습니다. 답글은 남습니다.',
  'Hiding…': '숨기는 중…',
  'your comment': '내 댓글',
  'comment by {author}': '{author} 님의 댓글',
  'You have a draft here': '여기에 쓰던 글이 있습니다',
  'Hidden. [state]': '숨김.',
  'The comment': '댓글',
  'Enter your comment.': '댓글을 입력하세요.',
  'The comment must be at most {max, number} characters; it has {length, number}.':
    '댓글은 최대 {max, number}자입니다. 지금 {length, number}자입니다.',
  '{used, number} of {most, number} characters': '{most, number}자 중 {used, number}자',
  Formatting: '서식',
  '<c>*emphasis*</c>, <c>**strong**</c>, <c>`code`</c>, <c>[link text](https://example.org)</c>, <c>></c> quote, <c>-</c> list item, blank line = new paragraph, <c>@name</c> notifies that member':
    '<c>*강조*</c>, <c>**굵게**</c>, <c>`코드`</c>, <c>[링크 글자](https://example.org)</c>, <c>></c> 인용, <c>-</c> 목록, 빈 줄 = 새 단락, <c>@name</c> 그 회원에게 알림',
  'You have a draft here.': '여기에 쓰던 글이 있습니다.',
  'Write a comment': '댓글 쓰기',
  'Post comment': '댓글 올리기',
  '{count, plural, one {# new comment} other {# new comments}}':
    '{count, plural, other {새 댓글 #개}}',
  'No comments yet': '아직 댓글이 없습니다',
  'Log in to comment': '로그인하고 댓글 쓰기',
  'Sort comments': '댓글 정렬',
  'Best [sort]': '추천순',
  'New [sort]': '최신순',
  'Old [sort]': '오래된순',
  'All comments': '모든 댓글',
  'More comments': '댓글 더 보기',
  'More replies': '답글 더 보기',
  deleted: '삭제됨',
  'a deleted comment': '삭제된 댓글',
  'Deleted by its author.': '작성자가 삭제했습니다.',
  hidden: '숨김',
  'a hidden comment': '숨겨진 댓글',
  'Hidden by a moderator.': '운영자가 숨겼습니다.',
  removed: '제거됨',
  'a removed comment': '제거된 댓글',
  'Removed by a moderator.': '운영자가 제거했습니다.',
  'Hidden until a moderator has reviewed it.': '운영자가 검토할 때까지 숨겨져 있습니다.',
  'Comment by {name}, level {level}, {points, plural, one {# point} other {# points}}':
    '{name} 님의 댓글, {level}단계, {points, plural, other {#점}}',
  '{name} replied to {other}': '{name} 님이 {other} 님에게 답글',
  'New. [comment]': '새 댓글.',
  submitter: '글쓴이',
  'you [mark]': '나',
  'in reply to {other}': '{other} 님에 대한 답글',
  'Comment by {name} and {replies, plural, one {# reply} other {# replies}}':
    '{name} 님의 댓글과 {replies, plural, other {답글 #개}}',
  'Log in to reply': '로그인하고 답글 쓰기',
  'Reply, vote or report': '답글, 투표, 신고',
  'More replies ({count, number})': '답글 더 보기({count, number})',
  'Expand all': '모두 펼치기',
  'Collapse all': '모두 접기',
  'No comments yet.': '아직 댓글이 없습니다.',
  'More comments couldn’t be loaded. Try again.': '댓글을 더 불러오지 못했습니다. 다시 시도하세요.',
  '{count, plural, one {# more comment loaded} other {# more comments loaded}}':
    '{count, plural, other {댓글 #개를 더 불러왔습니다}}',
  '{count, plural, one {# point} other {# points}}': '{count, plural, other {#점}}',
  'You have an unsent <draft>reply</draft> here.':
    '여기에 보내지 않은 <draft>답글</draft>이 있습니다.',
  'You have an unsent <draft>change of a comment</draft> here.':
    '여기에 보내지 않은 <draft>댓글 수정</draft>이 있습니다.',
  Discard: '버리기',
  '{count, plural, one {# new post today} other {# new posts today}}':
    '{count, plural, other {오늘 새 글 #개}}',
  'Top story today': '오늘의 주요 글',
  '{author}: “{text}”': '{author}: “{text}”',
  'Also today': '오늘의 다른 글',
  'The digest by email': '이메일로 받는 뉴스레터',
  'Your inbox couldn’t be loaded.': '받은편지함을 불러오지 못했습니다.',
  'All marked as read.': '모두 읽음으로 표시했습니다.',
  'Mark all as read': '모두 읽음으로 표시',
  'No replies or mentions yet.': '아직 답글이나 언급이 없습니다.',
  'You’ve reached the end.': '끝입니다.',
  More: '더 보기',
  'More couldn’t be loaded. Try again.': '더 불러오지 못했습니다. 다시 시도하세요.',
  '{count, plural, one {# more loaded} other {# more loaded}}':
    '{count, plural, other {#개를 더 불러왔습니다}}',
  '{count, plural, one {# post} other {# posts}} this week tagged {subject}':
    '이번 주 {subject} 태그의 {count, plural, other {글 #개}}',
  '{count, plural, one {# post} other {# posts}} this week from {subject}':
    '이번 주 {subject}의 {count, plural, other {글 #개}}',
  'Tags and domains you follow': '팔로우한 태그와 도메인',
  'New [unread]': '새 항목',
  '{author} mentioned you': '{author} 님이 나를 언급했습니다',
  '{author} commented on a post you follow or saved':
    '팔로우하거나 저장한 글에 {author} 님이 댓글을 썼습니다',
  '{author} replied to your post': '내 글에 {author} 님이 답글을 썼습니다',
  '{author} replied to your comment': '내 댓글에 {author} 님이 답글을 썼습니다',
  Someone: '누군가',
  'Your subscription is unchanged. Enter your email and we’ll send you a new link to unsubscribe.':
    '구독은 그대로입니다. 이메일을 입력하면 구독을 취소할 수 있는 새 링크를 보내 드립니다.',
  'Enter your email and we’ll send you a new link to change, pause or cancel your digest.':
    '이메일을 입력하면 뉴스레터 설정을 바꾸거나 일시 중지하거나 구독을 취소할 수 있는 새 링크를 보내 드립니다.',
  'Your subscription': '내 구독',
  'If this address has a subscription, we’ve sent it a link.':
    '이 주소로 구독 중이라면 링크를 보냈습니다.',
  'Enter your email and we’ll send you a link to change, pause or cancel your digest.':
    '이메일을 입력하면 뉴스레터 설정을 바꾸거나 일시 중지하거나 구독을 취소할 수 있는 링크를 보내 드립니다.',
  'Email me the link': '링크를 이메일로 받기',
  'A moderator hid the post “{title}”.': '운영자가 “{title}” 글을 숨겼습니다.',
  'A moderator showed the post “{title}” again.': '운영자가 “{title}” 글을 다시 표시했습니다.',
  'A moderator removed the post “{title}”.': '운영자가 “{title}” 글을 제거했습니다.',
  'A moderator locked the post “{title}”.': '운영자가 “{title}” 글을 잠갔습니다.',
  'A moderator unlocked the post “{title}”.': '운영자가 “{title}” 글의 잠금을 풀었습니다.',
  'A moderator pinned the post “{title}” until {date}.':
    '운영자가 “{title}” 글을 {date}까지 고정했습니다.',
  'A moderator unpinned the post “{title}”.': '운영자가 “{title}” 글의 고정을 해제했습니다.',
  'A moderator hid a post.': '운영자가 글을 숨겼습니다.',
  'A moderator showed a post again.': '운영자가 글을 다시 표시했습니다.',
  'A moderator removed a post.': '운영자가 글을 제거했습니다.',
  'A moderator locked a post.': '운영자가 글을 잠갔습니다.',
  'A moderator unlocked a post.': '운영자가 글의 잠금을 풀었습니다.',
  'A moderator pinned a post until {date}.': '운영자가 글을 {date}까지 고정했습니다.',
  'A moderator unpinned a post.': '운영자가 글의 고정을 해제했습니다.',
  'A moderator hid <comment>a comment</comment> on “{title}”.':
    '운영자가 “{title}” 글의 <comment>댓글</comment>을 숨겼습니다.',
  'A moderator showed <comment>a comment</comment> on “{title}” again.':
    '운영자가 “{title}” 글의 <comment>댓글</comment>을 다시 표시했습니다.',
  'A moderator removed <comment>a comment</comment> on “{title}”.':
    '운영자가 “{title}” 글의 <comment>댓글</comment>을 제거했습니다.',
  'A moderator hid a comment.': '운영자가 댓글을 숨겼습니다.',
  'A moderator showed a comment again.': '운영자가 댓글을 다시 표시했습니다.',
  'A moderator removed a comment.': '운영자가 댓글을 제거했습니다.',
  'A moderator banned {member} until {date}.': '운영자가 {member} 님을 {date}까지 차단했습니다.',
  'A moderator banned {member} permanently.': '운영자가 {member} 님을 영구 차단했습니다.',
  'A moderator lifted the ban on {member}.': '운영자가 {member} 님의 차단을 풀었습니다.',
  'A moderator banned a member until {date}.': '운영자가 회원을 {date}까지 차단했습니다.',
  'A moderator banned a member permanently.': '운영자가 회원을 영구 차단했습니다.',
  'A moderator lifted the ban on a member.': '운영자가 회원의 차단을 풀었습니다.',
  'No moderation actions yet.': '아직 운영 조치가 없습니다.',
  'The reason was redacted.': '이유는 가려졌습니다.',
  'Every issue so far. Want it in your inbox? <subscribe>Subscribe</subscribe>.':
    '지금까지 발행한 모든 호입니다. 메일함으로 받아 보려면 <subscribe>구독</subscribe>하세요.',
  'No issues yet. The first goes out once three posts make the cut.':
    '아직 발행된 호가 없습니다. 글 세 편이 선정되면 첫 호를 발송합니다.',
  'Week of {days}': '{days} 주간',
  'The digest in your language': '내 언어로 된 뉴스레터',
  'What readers of {site} found worth reading, in one email. Available in ten languages besides <english>English</english>.':
    '{site} 독자들이 고른 읽을 만한 글을 메일 한 통에. <english>영어</english> 외에 열 개 언어로 받을 수 있습니다.',
  'The digest for your industry': '내 업종을 위한 뉴스레터',
  'What readers of {site} found worth reading, in one email. Tell us your field and we’ll tailor <digest>the digest</digest> to it.':
    '{site} 독자들이 고른 읽을 만한 글을 메일 한 통에. 분야를 적으면 그에 맞춰 <digest>뉴스레터</digest>를 구성합니다.',
  'Get the next issue by email': '다음 호를 이메일로 받기',
  'Previous and next issue': '이전 호와 다음 호',
  'How posts are chosen': '글을 고르는 방법',
  'Published {date}': '{date} 발행',
  'Why these posts': '이 글을 고른 이유',
  'How {site} chooses posts': '{site}에서 글을 고르는 방법',
  'Readers’ votes and the age of posts decide the order. The digest has the posts with the most points of its day or week, and each event once. No AI picks posts.':
    '순서는 독자의 투표와 글이 올라온 시간으로 정해집니다. 뉴스레터에는 그날 또는 그 주에 점수가 가장 높은 글이 실리며, 같은 사건은 한 번만 실립니다. 글을 고르는 데 AI를 쓰지 않습니다.',
  '{heading}: all rules': '{heading}: 모든 규칙',
  'Get the digest by email': '이메일로 뉴스레터 받기',
  'What 100 points count for as a post gets older': '시간이 지나면서 100점이 몇 점으로 계산되는지',
  'when new': '새 글일 때',
  'after {hours, plural, one {# hour} other {# hours}}': '{hours, plural, other {#시간 뒤}}',
  'Post from any page': '어느 페이지에서나 글쓰기',
  'Create a bookmark and paste this as its URL. Click it on any page to fill in the form on {site} with that page’s link and title.':
    '북마크를 만들고 이것을 URL로 붙여 넣으세요. 어느 페이지에서나 누르면 그 링크와 제목이 {site} 양식에 채워집니다.',
  'Enter a link, a text, or both.': '링크나 내용, 또는 둘 다 입력하세요.',
  'Enter a title.': '제목을 입력하세요.',
  'We couldn’t read that page. Please add a title.':
    '그 페이지를 읽지 못했습니다. 제목을 입력하세요.',
  'Already shared {time}: {title} · {count, plural, one {# comment} other {# comments}}':
    '{time} 공유됨: {title} · {count, plural, other {댓글 #개}}',
  'Go to the discussion': '토론으로 이동',
  'Fetching the title…': '제목을 가져오는 중…',
  Write: '쓰기',
  Preview: '미리 보기',
  'The preview isn’t available right now.': '지금은 미리 보기를 쓸 수 없습니다.',
  'Nothing to preview yet.': '아직 미리 볼 내용이 없습니다.',
  Text: '내용',
  'Formatting help': '서식 도움말',
  '<c>**bold**</c>, <c>*italic*</c>, <c>`code`</c>, <c>[a link](https://example.org)</c>':
    '<c>**굵게**</c>, <c>*기울임*</c>, <c>`코드`</c>, <c>[링크](https://example.org)</c>',
  '<c>></c> quote, <c>-</c> list item, <c>##</c> heading, blank line = new paragraph':
    '<c>></c> 인용, <c>-</c> 목록, <c>##</c> 제목, 빈 줄 = 새 단락',
  '<c>@name</c> links to that member': '<c>@name</c> 그 회원으로 연결',
  'Suggested title: {title}': '추천 제목: {title}',
  'Title filled in: {title}': '제목을 자동으로 입력했습니다: {title}',
  'The title is too long by {count, number}.': '제목이 {count, number}자 초과되었습니다.',
  'We restored your draft.': '쓰던 글을 복원했습니다.',
  'Discard draft': '쓰던 글 버리기',
  'Paste a link, or leave blank for a text post.':
    '링크를 붙여 넣으세요. 글만 올리려면 비워 두세요.',
  'Use the original headline where you can.': '가능하면 원래 제목을 쓰세요.',
  'Use: “{title}”': '사용: “{title}”',
  'This link was shared {time}.': '이 링크는 {time} 공유되었습니다.',
  'Your text is safe.': '쓰던 글은 그대로 있습니다.',
  Tags: '태그',
  'Choose up to {max}.': '최대 {max}개를 고르세요.',
  '{count} of {max} selected.': '{max}개 중 {count}개 선택됨.',
  'You no longer follow {subject}': '{subject} 팔로우를 취소했습니다',
  'You follow {subject}': '{subject} 팔로우를 시작했습니다',
  'You no longer mute {subject}': '{subject} 뮤트를 해제했습니다',
  'You muted {subject}': '{subject} 뮤트를 설정했습니다',
  'Follow [verb]': '팔로우',
  'Following [state]': '팔로우 중',
  'Mute [verb]': '뮤트',
  'Muted [state]': '뮤트 중',
  Feeds: '피드',
  Newest: '최신',
  'Following [feed]': '팔로우 중',
  '<setup>Set up your site</setup>: name, colors, feeds and the first digest.':
    '<setup>사이트 설정</setup>: 이름, 색, 피드, 첫 뉴스레터.',
  'These posts couldn’t be loaded.': '글을 불러오지 못했습니다.',
  'Follow people to see their posts here.': '다른 사람을 팔로우하면 그 글이 여기에 표시됩니다.',
  Lock: '잠그기',
  'Comments are open again': '댓글이 다시 열렸습니다',
  Unlock: '잠금 해제',
  'Locking…': '잠그는 중…',
  'Comments are locked': '댓글이 잠겼습니다',
  'A moderator locked the comments.': '운영자가 댓글을 잠갔습니다.',
  'Pin [verb]': '고정',
  Unpinned: '고정을 해제했습니다',
  Unpin: '고정 해제',
  Pinned: '고정됨',
  'Pinning…': '고정하는 중…',
  'Choose the last day.': '마지막 날을 고르세요.',
  'Pinned until the end of': '이날이 끝날 때까지 고정:',
  'Removed from Saved': '저장한 글에서 뺐습니다',
  'Saved [post]': '저장함',
  'Hidden. Only you can see it': '숨겼습니다. 본인에게만 보입니다',
  'Save [post]': '저장',
  'You no longer follow this post': '이 글의 팔로우를 취소했습니다',
  'New comments will be in your inbox': '새 댓글이 받은편지함에 표시됩니다',
  'Share [verb]': '공유',
  'Show to me': '내 목록에 다시 표시',
  'Shown in lists again': '목록에 다시 표시됩니다',
  'Hide for me': '내 목록에서 숨기기',
  'Hidden from your lists': '내 목록에서 숨겼습니다',
  'Delete this post?': '이 글을 삭제할까요?',
  'Post deleted': '글을 삭제했습니다',
  'This can’t be undone. Comments from others stay.':
    '되돌릴 수 없습니다. 다른 사람의 댓글은 남습니다.',
  'Hidden. Only you can see it.': '숨겼습니다. 본인에게만 보입니다.',
  'A moderator hid this post. Only you can see it.':
    '운영자가 이 글을 숨겼습니다. 본인에게만 보입니다.',
  'A moderator removed this post. Only you can see it.':
    '운영자가 이 글을 제거했습니다. 본인에게만 보입니다.',
  'Waiting for review. Only you can see it until a moderator approves it.':
    '검토를 기다리고 있습니다. 운영자가 승인할 때까지 본인에게만 보입니다.',
  'Hidden by its author.': '작성자가 숨겼습니다.',
  'Waiting for review.': '검토 대기 중.',
  'Link copied': '링크를 복사했습니다',
  'The link to this post:': '이 글의 링크:',
  'by {author}': '{author} 님',
  '{minutes} min read': '읽는 데 {minutes}분',
  'Vote, comment or report without JavaScript': 'JavaScript 없이 투표, 댓글, 신고',
  'AI summary': 'AI 요약',
  'The author deleted this post. Its discussion stays.':
    '작성자가 이 글을 삭제했습니다. 토론은 남아 있습니다.',
  'More posts': '글 더 보기',
  'More posts couldn’t be loaded. Try again.': '글을 더 불러오지 못했습니다. 다시 시도하세요.',
  '{count, plural, one {# more post loaded} other {# more posts loaded}}':
    '{count, plural, other {글 #개를 더 불러왔습니다}}',
  '{count, plural, one {# new} other {# new}} [comments]': '{count, plural, other {새 댓글 #개}}',
  'You hid this post.': '이 글을 숨겼습니다.',
  'You muted {subject}.': '{subject} 뮤트를 설정했습니다.',
  Show: '표시',
  'Put back. [done]': '되돌렸습니다.',
  'Removed from your saved posts.': '저장한 글에서 뺐습니다.',
  'Removed.': '뺐습니다.',
  'Put back [verb]': '되돌리기',
  'Why here?': '왜 여기에 있나요?',
  '{points, plural, one {# point} other {# points}} and {hours, plural, one {# hour} other {# hours}} old.':
    '{points, plural, other {#점}}, {hours, plural, other {#시간}} 지남.',
  'Its points make it {hours, plural, one {# hour} other {# hours}} older.':
    '이 점수 때문에 {hours, plural, other {#시간}} 더 오래된 글로 취급됩니다.',
  'Its points make up for {hours, plural, one {# hour} other {# hours}} of age.':
    '이 점수 덕분에 {hours, plural, other {#시간}} 더 새로운 글로 취급됩니다.',
  'So every new post starts above it.': '그래서 새 글은 모두 이 글 위에서 시작합니다.',
  'So it ranks like a new post with {points, plural, one {# point} other {# points}}.':
    '그래서 {points, plural, other {#점}}인 새 글과 같은 순위입니다.',
  'Points are upvotes minus downvotes. Votes from accounts related to the author or to another voter don’t count. No penalty, report or editor changes the order. Moderators can hide a post, but not move it. The <log>moderation log</log> lists what they did.':
    '점수는 추천 수에서 비추천 수를 뺀 값입니다. 작성자나 다른 투표자와 관련된 계정의 투표는 세지 않습니다. 벌점이나 신고, 편집자가 순서를 바꾸는 일은 없습니다. 운영자는 글을 숨길 수 있지만 순서를 옮길 수는 없습니다. 운영자의 조치는 <log>운영 기록</log>에 있습니다.',
  'Edit profile': '프로필 수정',
  'Saved posts': '저장한 글',
  'You unfollowed {subject}': '{subject} 팔로우를 취소했습니다',
  'Log in to follow {username}': '로그인하고 {username} 님 팔로우',
  'Imported account': '가져온 계정',
  'joined {date}': '{date} 가입',
  '{count, number} karma': '카르마 {count, number}',
  '{count, plural, one {# post} other {# posts}}': '{count, plural, other {글 #개}}',
  '{count, plural, one {# follower} other {# followers}}': '{count, plural, other {팔로워 #명}}',
  '{count, plural, one {# following} other {# following}} [people]':
    '{count, plural, other {팔로우 중 #명}}',
  'Upvoted, {count, plural, one {# point} other {# points}}':
    '추천했습니다, {count, plural, other {#점}}',
  'Downvoted, {count, plural, one {# point} other {# points}}':
    '비추천했습니다, {count, plural, other {#점}}',
  'Vote removed, {count, plural, one {# point} other {# points}}':
    '투표를 취소했습니다, {count, plural, other {#점}}',
  'Try again.': '다시 시도하세요.',
  'Vote not saved.': '투표를 저장하지 못했습니다.',
  Upvote: '추천',
  Downvote: '비추천',
  'You can’t vote on your own post': '자기 글에는 투표할 수 없습니다',
  'You can’t vote on your own comment': '자기 댓글에는 투표할 수 없습니다',
  'About {site}': '{site} 소개',
  'About this site': '이 사이트 소개',
  'Get the daily digest': '일간 뉴스레터 받기',
  'Not Found': '찾을 수 없음',
  'This page doesn’t exist. It may have been removed, or the link may be wrong.':
    '존재하지 않는 페이지입니다. 삭제되었거나 링크가 잘못되었을 수 있습니다.',
  'Search posts': '글 검색',
  'New posts': '새 글',
  Today: '오늘',
  'Something went wrong': '문제가 발생했습니다',
  'We couldn’t show this page. Try reloading.': '이 페이지를 표시하지 못했습니다. 새로고침하세요.',
  'We’ve logged it (request {requestId}).': '기록했습니다(요청 {requestId}).',
  'Something went wrong!': '문제가 발생했습니다!',
  'Show Error': '오류 표시',
  'Hide Error': '오류 숨기기',
  Languages: '언어',
  'In the digest': '뉴스레터에 실림',
  Related: '관련 글',
  'More from {source}': '{source}의 다른 글',
  'More by {username}': '{username} 님의 다른 글',
  'Site status': '사이트 상태',
  'This site isn’t open yet: only staff see it.':
    '이 사이트는 아직 열리지 않았습니다. 운영진에게만 보입니다.',
  'Set up and open the site': '사이트를 설정하고 열기',
  'Saved. Your settings have more choices.': '저장했습니다. 설정에서 더 고를 수 있습니다.',
  Welcome: '환영합니다',
  'Welcome to {site}, {username}. Your account is ready.':
    '{username} 님, {site}에 오신 것을 환영합니다. 계정이 준비되었습니다.',
  'Email me replies and mentions': '답글과 언급을 이메일로 받기',
  'Choose your settings': '설정 고르기',
  'We’ve sent as many codes as we may to {address}. Enter the code of {characters} letters and digits that we emailed within the last 24 hours.':
    '{address} 주소로 보낼 수 있는 코드를 모두 보냈습니다. 지난 24시간 안에 보낸 {characters}자리 영문자·숫자 코드를 입력하세요.',
  'We sent a new code to {address}. It expires in {minutes, plural, one {# minute} other {# minutes}}.':
    '{address} 주소로 새 코드를 보냈습니다. {minutes, plural, other {#분}} 동안 유효합니다.',
  'We sent a code to {address}. It expires in {minutes, plural, one {# minute} other {# minutes}}.':
    '{address} 주소로 코드를 보냈습니다. {minutes, plural, other {#분}} 동안 유효합니다.',
  'Enter the {characters} letters and digits of the code.':
    '코드의 영문자와 숫자 {characters}자를 입력하세요.',
  'Enter the {digits} digits of the code.': '코드의 숫자 {digits}자리를 입력하세요.',
  '{characters} letters and digits. Not case-sensitive.':
    '영문자와 숫자 {characters}자. 대소문자를 구분하지 않습니다.',
  '{digits} digits': '숫자 {digits}자리',
  '{count, plural, one {# comment elsewhere} other {# comments elsewhere}}':
    '{count, plural, other {다른 곳의 댓글 #개}}',
  '{count, plural, one {# comment on {source}} other {# comments on {source}}}':
    '{count, plural, other {{source}의 댓글 #개}}',
  'We couldn’t verify this page, so nothing was sent.':
    '이 페이지를 확인하지 못해 아무것도 보내지 않았습니다.',
  'We couldn’t reach the site. Check your connection and try again.':
    '사이트에 연결할 수 없습니다. 연결을 확인하고 다시 시도하세요.',
  'The request failed with status {status}.': '요청이 실패했습니다(상태 {status}).',
  'within the last hour': '한 시간 이내',
  '{count, plural, one {# year ago} other {# years ago}}': '{count, plural, other {#년 전}}',
  '{count}y [years]': '{count}년',
  '{count, plural, one {# month ago} other {# months ago}}': '{count, plural, other {#개월 전}}',
  '{count}mo [months]': '{count}개월',
  '{count, plural, one {# week ago} other {# weeks ago}}': '{count, plural, other {#주 전}}',
  '{count}w [weeks]': '{count}주',
  '{count, plural, one {# day ago} other {# days ago}}': '{count, plural, other {#일 전}}',
  '{count}d [days]': '{count}일',
  '{count, plural, one {# hour ago} other {# hours ago}}': '{count, plural, other {#시간 전}}',
  '{count}h [hours]': '{count}시간',
  '{count, plural, one {# minute ago} other {# minutes ago}}': '{count, plural, other {#분 전}}',
  '{count}m [minutes]': '{count}분',
  'just now': '방금',
  'now [short age]': '방금',
  'Error: API keys': '오류: API 키',
  'Error: Edit post': '오류: 글 수정',
  'Edit post': '글 수정',
  'The post couldn’t be loaded.': '글을 불러오지 못했습니다.',
  'Nothing was changed': '바뀐 것이 없습니다',
  'Title and URL can be changed for {hours, plural, one {# hour} other {# hours}} after posting.':
    '제목과 링크는 올린 뒤 {hours, plural, other {#시간}} 동안 바꿀 수 있습니다.',
  Following: '팔로우 중',
  'Posts by people you follow': '팔로우하는 사람의 글',
  '<login>Log in</login> to see posts by people you follow.':
    '팔로우하는 사람의 글을 보려면 <login>로그인</login>하세요.',
  'Submit a post': '글쓰기',
  '{site}: new posts': '{site}: 새 글',
  'We couldn’t find that page, so here’s the first one.':
    '그 페이지를 찾지 못해 첫 페이지를 보여 드립니다.',
  'Posts couldn’t be loaded.': '글을 불러오지 못했습니다.',
  'Nothing here yet. <submit>Be the first to post</submit>.':
    '아직 아무것도 없습니다. <submit>첫 글을 올려 보세요</submit>.',
  'No posts from this period.': '이 기간의 글이 없습니다.',
  'See all time': '전체 기간 보기',
  'Every post and comment our moderators hide, remove, lock or pin, and every ban, with the reason. Newest first. Hidden content isn’t named. Think we got one wrong? <contact>Contact us</contact>':
    '운영자가 숨기거나 제거하거나 잠그거나 고정한 모든 글과 댓글, 모든 차단을 이유와 함께 최신순으로 보여 줍니다. 숨긴 글의 제목은 밝히지 않습니다. 잘못된 조치가 있다고 생각하시나요? <contact>문의하세요</contact>',
  'This page couldn’t be loaded.': '이 페이지를 불러오지 못했습니다.',
  Older: '이전',
  'Older entries couldn’t be loaded. Try again.':
    '이전 항목을 불러오지 못했습니다. 다시 시도하세요.',
  '{count, plural, one {# older entry loaded} other {# older entries loaded}}':
    '{count, plural, other {이전 항목 #개를 불러왔습니다}}',
  'Older issues': '지난 호',
  'Older issues couldn’t be loaded. Try again.': '지난 호를 불러오지 못했습니다. 다시 시도하세요.',
  '{count, plural, one {# more issue loaded} other {# more issues loaded}}':
    '{count, plural, other {지난 호 #개를 더 불러왔습니다}}',
  Contents: '차례',
  'Other industries': '다른 업종',
  'What it covers': '다루는 내용',
  'A post counts as {industry} if its title or tags contain one of these words:':
    '제목이나 태그에 다음 단어가 있는 글을 {industry} 업종으로 봅니다.',
  'Lately on {site}': '{site}의 최근 글',
  'That link didn’t match, so here’s the whole post.': '링크가 맞지 않아 글 전체를 보여 드립니다.',
  'Comments couldn’t be loaded.': '댓글을 불러오지 못했습니다.',
  'Post unavailable': '글을 볼 수 없음',
  'Post not found': '글을 찾을 수 없음',
  'This post couldn’t be loaded': '이 글을 불러오지 못했습니다',
  'Something’s wrong on our side. The post is probably fine; try again in a minute.':
    '저희 쪽에 문제가 발생했습니다. 글 자체는 괜찮을 테니 1분 뒤에 다시 시도하세요.',
  'It may have been removed, or the link may be wrong.':
    '삭제되었거나 링크가 잘못되었을 수 있습니다.',
  'Your saved posts couldn’t be loaded.': '저장한 글을 불러오지 못했습니다.',
  'Posts you save appear here. Only you can see them.':
    '저장한 글이 여기에 표시됩니다. 본인에게만 보입니다.',
  Posts: '글',
  People: '사람',
  'Search comments': '댓글 검색',
  'Search people': '사람 검색',
  Relevance: '관련도',
  Points: '점수',
  '{count, plural, one {# or more posts} other {# or more posts}}':
    '{count, plural, other {글 #개 이상}}',
  '{count, plural, one {# or more comments} other {# or more comments}}':
    '{count, plural, other {댓글 #개 이상}}',
  'Your search': '검색어',
  'Search: {words}': '검색: {words}',
  'Usernames and names are found by their first letters.':
    '사용자 이름과 이름은 첫 글자로 찾습니다.',
  'Tip: use {phrase}, {word}, {or}, {author} or {domain}.':
    '도움말: {phrase}, {word}, {or}, {author}, {domain} 형식을 쓸 수 있습니다.',
  'Tip: use {phrase}, {word}, {or} or {author}.':
    '도움말: {phrase}, {word}, {or}, {author} 형식을 쓸 수 있습니다.',
  'That link didn’t match. Please search again.': '링크가 맞지 않습니다. 다시 검색하세요.',
  'Search in': '검색 대상',
  'exact phrase': '정확한 구절',
  'word [search]': '단어',
  'Search isn’t available right now.': '지금은 검색할 수 없습니다.',
  'Sort results': '결과 정렬',
  'No results for “{words}”. Check the spelling or try fewer words.':
    '“{words}” 검색 결과가 없습니다. 맞춤법을 확인하거나 단어를 줄여 보세요.',
  'No comments found for “{words}”.': '“{words}” 검색어가 있는 댓글이 없습니다.',
  'No username or name begins with “{words}”.':
    '“{words}” 글자로 시작하는 사용자 이름이나 이름이 없습니다.',
  'Error: Settings': '오류: 설정',
  'Top posts': '베스트 글',
  'Hot posts': '인기 글',
  Period: '기간',
  Week: '주간',
  Month: '월간',
  Year: '연간',
  'All time': '전체 기간',
  'This text couldn’t be loaded.': '이 내용을 불러오지 못했습니다.',
  'Moderator actions and their reasons are in the public <log>moderation log</log>.':
    '운영자의 조치와 그 이유는 공개 <log>운영 기록</log>에 있습니다.',
  'Post published': '글을 게시했습니다',
  'Error: Submit': '오류: 글쓰기',
  Publish: '게시',
  'Publishing…': '게시하는 중…',
  'No posts with this tag yet.': '아직 이 태그의 글이 없습니다.',
  'This profile couldn’t be loaded.': '이 프로필을 불러오지 못했습니다.',
  Contributions: '활동 내역',
  'No posts yet.': '아직 글이 없습니다.',
  'No passkey was used. Try again.': '패스키가 사용되지 않았습니다. 다시 시도하세요.',
  'This device already has a passkey for your account.':
    '이 기기에는 이미 이 계정의 패스키가 있습니다.',
  'This browser or device can’t use a passkey here.':
    '이 브라우저나 기기에서는 여기서 패스키를 쓸 수 없습니다.',
  'The push service of your browser failed. Try again later.':
    '브라우저의 푸시 서비스에 오류가 있습니다. 나중에 다시 시도하세요.',
  'Loading…': '불러오는 중…',
  'Earlier versions': '이전 버전',
  'The earlier versions couldn’t be loaded. Close this and try again.':
    '이전 버전을 불러오지 못했습니다. 닫고 다시 시도하세요.',
  'No earlier version is stored.': '저장된 이전 버전이 없습니다.',
  'Until {time}': '{time}까지',
  'edited {time}': '{time} 수정',
  'Uploading {file}…': '{file} 올리는 중…',
  'Choose a file, or drop it here': '파일을 고르거나 여기에 놓으세요',
  'Choose another file, or drop it here': '다른 파일을 고르거나 여기에 놓으세요',
  'You’ve been logged out. Nothing is lost; log in and try again.':
    '로그아웃되었습니다. 내용은 그대로 있습니다. 로그인하고 다시 시도하세요.',
  'Log in in a new tab': '새 탭에서 로그인',
  'For your security, please log in again.': '보안을 위해 다시 로그인하세요.',
  'Log in again': '다시 로그인',
  'You’ve been logged out.': '로그아웃되었습니다.',
  'Choose a reason.': '이유를 고르세요.',
  'Reported. Thank you; our moderators will take a look.':
    '신고해 주셔서 감사합니다. 운영자가 살펴보겠습니다.',
  'Why are you reporting this?': '신고하는 이유가 무엇인가요?',
  'Anything else? (optional)': '더 하실 말씀이 있나요? (선택 사항)',
  'Give a reason. It goes in the moderation log.': '이유를 적으세요. 운영 기록에 남습니다.',
  Reason: '이유',
  '{points}. Log in to vote': '{points}. 로그인하고 투표',
  'No such endpoint.': '그런 엔드포인트가 없습니다.',
  'Log in first.': '먼저 로그인하세요.',
  "This site isn't open yet.": '이 사이트는 아직 열리지 않았습니다.',
  "API keys can't use this endpoint. Log in instead.":
    'API 키로는 이 엔드포인트를 쓸 수 없습니다. 로그인하세요.',
  'This API key lacks the scope {scope}.': '이 API 키에는 {scope} 권한이 없습니다.',
  "The data couldn't be loaded.": '데이터를 불러오지 못했습니다.',
  'Too many addresses tried. Try again tomorrow.':
    '너무 많은 주소를 시도했습니다. 내일 다시 시도하세요.',
  'This code is incorrect or has expired. Request a new one.':
    '코드가 틀렸거나 만료되었습니다. 새 코드를 요청하세요.',
  'This code was already used. Request a new one.': '이미 사용한 코드입니다. 새 코드를 요청하세요.',
  'Another account now uses this address.': '이제 다른 계정에서 이 주소를 사용합니다.',
  "You've downloaded your data several times today. Try again tomorrow.":
    '오늘 데이터를 여러 번 내려받았습니다. 내일 다시 시도하세요.',
  'Mail to your address is not stopped.': '이 주소로 보내는 이메일은 중단되지 않았습니다.',
  'Mail to your address was stopped by a complaint or by staff. Write to the site.':
    '스팸 신고나 운영진의 차단으로 이 주소로 보내는 이메일이 중단되었습니다. 사이트에 문의하세요.',
  "You've requested this too often today. Try again tomorrow.":
    '오늘 너무 자주 요청했습니다. 내일 다시 시도하세요.',
  'This account is scheduled for deletion.': '이 계정은 삭제가 예정되어 있습니다.',
  "You've reached the limit of {max} keys. Revoke one to create another.":
    '키는 {max}개까지입니다. 새로 만들려면 하나를 폐기하세요.',
  'The key was not found.': '키를 찾지 못했습니다.',
  "You can't post or comment here. You can still log in and read.":
    '이곳에서 글이나 댓글을 쓸 수 없습니다. 로그인과 읽기는 할 수 있습니다.',
  "You can't post or comment here. Reason: {reason}":
    '이곳에서 글이나 댓글을 쓸 수 없습니다. 이유: {reason}',
  "You can't post or comment here until {until}. You can still log in and read.":
    '{until}까지 이곳에서 글이나 댓글을 쓸 수 없습니다. 로그인과 읽기는 할 수 있습니다.',
  "You can't post or comment here until {until}. Reason: {reason}":
    '{until}까지 이곳에서 글이나 댓글을 쓸 수 없습니다. 이유: {reason}',
  'The user was not found.': '사용자를 찾지 못했습니다.',
  'The {field, select, name {name} other {username}} looks like a name that only this site may use (“{sign}” looks like “{like}”).':
    '{field, select, name {이름} other {사용자 이름}}이 이 사이트만 쓸 수 있는 이름과 비슷합니다(“{sign}” 글자가 “{like}” 글자처럼 보입니다).',
  'The {field, select, name {name} other {username}} looks like a name that only this site may use.':
    '{field, select, name {이름} other {사용자 이름}}이 이 사이트만 쓸 수 있는 이름과 비슷합니다.',
  'The link was not found.': '링크를 찾지 못했습니다.',
  'A moderator removed this post.': '운영자가 이 글을 제거했습니다.',
  'This post is waiting for review.': '이 글은 검토를 기다리고 있습니다.',
  'A moderator hid this post.': '운영자가 이 글을 숨겼습니다.',
  'The post was not found.': '글을 찾지 못했습니다.',
  'The author deleted this post. You can reply to its comments.':
    '작성자가 이 글을 삭제했습니다. 댓글에는 답글을 쓸 수 있습니다.',
  "The comment no longer exists, so you can't reply to it.":
    '댓글이 더 이상 없어 답글을 쓸 수 없습니다.',
  'The comment is too deep in the thread to reply to.':
    '댓글이 너무 깊은 단계에 있어 답글을 쓸 수 없습니다.',
  'The comment was not found.': '댓글을 찾지 못했습니다.',
  "This request can't be answered right now. Try again in a moment.":
    '지금은 이 요청에 답할 수 없습니다. 잠시 후 다시 시도하세요.',
  'The {header} was used for another request.': '{header} 값은 이미 다른 요청에 사용되었습니다.',
  'The sentence is already struck.': '이미 취소선으로 표시된 문장입니다.',
  'The report was not found.': '신고를 찾지 못했습니다.',
  'The issue was not found.': '해당 호를 찾지 못했습니다.',
  'The sentence was not found.': '문장을 찾지 못했습니다.',
  'Write the letter first.': '먼저 편지를 쓰세요.',
  'The digest was not found.': '뉴스레터를 찾지 못했습니다.',
  'The link to this digest has expired.': '이 뉴스레터의 링크는 만료되었습니다.',
  'The language was not found.': '언어를 찾지 못했습니다.',
  'The industry was not found.': '업종을 찾지 못했습니다.',
  "This image would exceed the site's limit of {size} MB. Images that nothing uses are deleted after a week or two.":
    '이 이미지를 더하면 사이트 한도 {size}MB를 넘습니다. 쓰이지 않는 이미지는 1~2주 뒤 삭제됩니다.',
  'This site accepts members from certain domains only.':
    '이 사이트는 특정 도메인의 회원만 받습니다.',
  '{site} does not accept new members.': '{site} 사이트는 새 회원을 받지 않습니다.',
  'Answer the question of the site.': '사이트의 질문에 답하세요.',
  'The username was just taken.': '방금 다른 사람이 쓰기 시작한 사용자 이름입니다.',
  'The site was not found.': '사이트를 찾지 못했습니다.',
  'This link has been used, or is older than a minute. Go back and try again.':
    '이미 사용되었거나 1분이 지난 링크입니다. 돌아가서 다시 시도하세요.',
  "You've reached the limit of {max} linked accounts. Remove one first.":
    '연결된 계정은 {max}개까지입니다. 먼저 하나를 삭제하세요.',
  'This account is already linked to another member account. To see which one, log out and log in with it.':
    '이 계정은 이미 다른 회원 계정에 연결되어 있습니다. 어느 계정인지 보려면 로그아웃한 뒤 이 계정으로 로그인하세요.',
  'The linked account was not found.': '연결된 계정을 찾지 못했습니다.',
  'You cannot invite others here.': '이곳에서는 초대할 수 없습니다.',
  "You've reached the limit of {max} invitations. End one first.":
    '초대는 {max}개까지입니다. 먼저 하나를 종료하세요.',
  'The invitation was not found.': '초대를 찾지 못했습니다.',
  'You need an invitation to join, and this one is missing or has ended.':
    '가입하려면 초대가 필요한데, 이 초대는 없거나 종료되었습니다.',
  'Too many wrong codes. Try again tomorrow.': '틀린 코드가 너무 많습니다. 내일 다시 시도하세요.',
  'This browser has no valid code for this address. Enter the code in the browser where you requested it, or request a new one here.':
    '이 브라우저에는 이 주소의 유효한 코드가 없습니다. 요청한 브라우저에서 코드를 입력하거나 여기서 새로 요청하세요.',
  'The login provider was not found.': '로그인 서비스를 찾지 못했습니다.',
  "{provider} can't be reached. Log in with an emailed code instead.":
    '{provider}에 연결할 수 없습니다. 이메일 코드로 로그인하세요.',
  'The username is reserved.': '예약된 사용자 이름입니다.',
  'The username is taken.': '이미 사용 중인 사용자 이름입니다.',
  "There's no account with this address anymore.": '이 주소의 계정은 이제 없습니다.',
  "This passkey doesn't work here, or the attempt has expired. Try again, or use an emailed code.":
    '이 패스키는 이곳에서 쓸 수 없거나 시도가 만료되었습니다. 다시 시도하거나 이메일 코드를 쓰세요.',
  'Staff of this site need a passkey. Log in with yours, or add one in Settings.':
    '이 사이트의 운영진에게는 패스키가 필요합니다. 가지고 있는 패스키로 로그인하거나 설정에서 추가하세요.',
  "You've reached the limit of {max} passkeys. Remove one to add another.":
    '패스키는 {max}개까지입니다. 추가하려면 하나를 삭제하세요.',
  'This passkey was already added.': '이미 추가된 패스키입니다.',
  'The passkey was not found.': '패스키를 찾지 못했습니다.',
  'Log in with a passkey to remove this one.': '이 패스키를 삭제하려면 패스키로 로그인하세요.',
  'This login has expired, or it was started in another browser. Start again.':
    '이 로그인은 만료되었거나 다른 브라우저에서 시작되었습니다. 다시 시작하세요.',
  '{provider} did not log you in. Start again.':
    '{provider} 로그인이 되지 않았습니다. 다시 시작하세요.',
  'The login at {provider} could not be verified. Start again.':
    '{provider} 로그인을 확인하지 못했습니다. 다시 시작하세요.',
  'This address must be verified with an emailed code first. Log in or sign up with one.':
    '먼저 이메일 코드로 이 주소를 확인해야 합니다. 코드로 로그인하거나 가입하세요.',
  'An account was just created with this address. Log in.':
    '이 주소로 방금 계정이 만들어졌습니다. 로그인하세요.',
  'The session was not found.': '세션을 찾지 못했습니다.',
  'For your security, please log in again. This needs a login within the last 15 minutes.':
    '보안을 위해 다시 로그인하세요. 최근 15분 이내에 로그인해야 합니다.',
  "We're getting a lot of sign-ups. Turn on JavaScript so we can check you're not a bot, or try again later.":
    '지금 가입이 몰리고 있습니다. 봇이 아님을 확인하도록 JavaScript를 켜거나 나중에 다시 시도하세요.',
  'This request has no valid authentication of the mail provider.':
    '이 요청에는 메일 서비스의 유효한 인증이 없습니다.',
  'The application was not found.': '신청을 찾지 못했습니다.',
  "You can't ban yourself.": '자신을 차단할 수 없습니다.',
  "Platform admins can't be banned.": '플랫폼 관리자는 차단할 수 없습니다.',
  "Admins can't be banned. Ask another admin to change their role first.":
    '관리자는 차단할 수 없습니다. 먼저 다른 관리자에게 역할 변경을 부탁하세요.',
  'Moderators can only ban members. Ask an admin.':
    '운영자는 회원만 차단할 수 있습니다. 관리자에게 부탁하세요.',
  'The entry was not found.': '항목을 찾지 못했습니다.',
  'The note was not found.': '메모를 찾지 못했습니다.',
  'Moderators can only delete their own notes.': '운영자는 자기 메모만 삭제할 수 있습니다.',
  'The post or comment was not found.': '글이나 댓글을 찾지 못했습니다.',
  "It's no longer waiting for review.": '이제 검토 대기 중이 아닙니다.',
  '{max} posts are pinned already. Unpin one of them first.':
    '이미 글 {max}개가 고정되어 있습니다. 먼저 하나의 고정을 해제하세요.',
  "You can't report your own posts and comments, but you can delete them.":
    '자기 글과 댓글은 신고할 수 없지만 삭제할 수 있습니다.',
  "There's already a rule for this.": '이에 대한 규칙이 이미 있습니다.',
  'The rule was not found.': '규칙을 찾지 못했습니다.',
  "You've already posted this {count} times today.": '오늘 이미 {count}번 올린 내용입니다.',
  'New accounts can post {count, plural, =1 {once} other {# times}} in their first {minutes} minutes. Try again a little later.':
    '새 계정은 처음 {minutes}분 동안 글을 {count, plural, other {#번}}만 올릴 수 있습니다. 잠시 후 다시 시도하세요.',
  'New accounts can post {count} times on their first day. Try again tomorrow.':
    '새 계정은 첫날에 글을 {count}번만 올릴 수 있습니다. 내일 다시 시도하세요.',
  'New accounts can comment {count} times on their first day. Try again tomorrow.':
    '새 계정은 첫날에 댓글을 {count}번만 쓸 수 있습니다. 내일 다시 시도하세요.',
  'This link was already posted by you in a post you hid.':
    '이미 올리신 링크입니다. 그 글은 직접 숨기셨습니다.',
  'This link was already posted by you and is waiting for review.':
    '이 링크는 이미 올렸으며 검토를 기다리고 있습니다.',
  'This link was posted here within the last 30 days.':
    '이 링크는 지난 30일 안에 이곳에 올라왔습니다.',
  'The tag was not found.': '태그를 찾지 못했습니다.',
  "You've reached the limit of {max} followed and muted items. Remove some in Settings first.":
    '팔로우와 뮤트는 {max}개까지입니다. 먼저 설정에서 몇 개를 빼세요.',
  'Log in to see posts from people you follow.': '팔로우하는 사람의 글을 보려면 로그인하세요.',
  'This part of the sitemap was not found.': '사이트맵의 이 부분을 찾지 못했습니다.',
  'The text was not found.': '내용을 찾지 못했습니다.',
  'The subscriber was not found.': '구독자를 찾지 못했습니다.',
  'The subscription was not found.': '구독을 찾지 못했습니다.',
  'This link has expired. Request a new one.': '이 링크는 만료되었습니다. 새로 요청하세요.',
  'The mail was not found.': '메일을 찾지 못했습니다.',
  'This event was already processed.': '이미 처리된 이벤트입니다.',
  'Your subscription was not found.': '구독을 찾지 못했습니다.',
  'Your account already has another subscription. Erase that one first.':
    '계정에 다른 구독이 있습니다. 먼저 그 구독을 삭제하세요.',
  'This subscription belongs to another account.': '다른 계정의 구독입니다.',
  'The segment was not found.': '세그먼트를 찾지 못했습니다.',
  'An unsent letter uses this segment. Choose another audience for it first.':
    '아직 보내지 않은 편지가 이 세그먼트를 씁니다. 먼저 그 편지의 대상을 바꾸세요.',
  'An unsent issue has a section for this segment. Remove the section first.':
    '아직 보내지 않은 호에 이 세그먼트용 섹션이 있습니다. 먼저 그 섹션을 삭제하세요.',
  "There's already a segment with this name.": '이 이름의 세그먼트가 이미 있습니다.',
  'The form was sent very quickly or has a hidden field filled in. Please send it again.':
    '양식을 너무 빨리 보냈거나 숨은 칸이 채워져 있습니다. 다시 보내세요.',
  'Many forms were sent from your network. Please try again tomorrow.':
    '같은 네트워크에서 양식이 많이 전송되었습니다. 내일 다시 시도하세요.',
  'This link changes delivery only. Request a link by email, or log in with this address.':
    '이 링크로는 발송 설정만 바꿀 수 있습니다. 이메일로 링크를 요청하거나 이 주소로 로그인하세요.',
  'Too many invalid links tried. Try again in a few minutes.':
    '잘못된 링크를 너무 많이 시도했습니다. 몇 분 뒤 다시 시도하세요.',
  'Your {site} account will be deleted': '{site} 계정이 삭제됩니다',
  'Your {site} account {username} will be deleted on {date}, as you asked. Other devices and API keys have stopped working.':
    '요청하신 대로 {site} 계정({username})이 {date}에 삭제됩니다. 다른 기기는 로그아웃되었고 API 키는 더 이상 작동하지 않습니다.',
  'You can cancel in Settings until then:': '그때까지 설정에서 취소할 수 있습니다.',
  'Wasn’t you? Log in now to cancel.': '본인이 아닌가요? 지금 로그인해 취소하세요.',
  'Sent by {site} because you have an account there.': '{site}에 계정이 있어 보내 드립니다.',
  'Your address was entered in the subscription form of {site}':
    '{site} 구독 양식에 주소가 입력되었습니다',
  'Someone entered this email address in the subscription form of {site}. The form then showed that it has an account with the username {username}.':
    '누군가 {site} 구독 양식에 이 이메일 주소를 입력했습니다. 양식에는 사용자 이름이 {username}인 계정이 있다고 표시되었습니다.',
  'Nothing else was shown, and nothing has changed. You don’t have to do anything.':
    '그 밖의 정보는 표시되지 않았고 바뀐 것도 없습니다. 아무것도 하지 않으셔도 됩니다.',
  'Contact us': '문의하기',
  'We send at most one such email a day.': '이런 이메일은 하루에 한 통까지만 보냅니다.',
  'Sent by {site} because this is the address of your account there.':
    '{site} 계정의 주소여서 보내 드립니다.',
  'Enter this code in Settings to confirm the new email address of your {site} account {username}:':
    '{site} 계정({username})의 새 이메일 주소를 확인하려면 설정에서 이 코드를 입력하세요.',
  'This address already has an account on {site}': '이 주소에는 이미 {site} 계정이 있습니다',
  'You tried to use this address for your {site} account, but another account already has it.':
    '이 주소를 {site} 계정에 쓰려 했지만 이미 다른 계정이 쓰고 있습니다.',
  'To change that account’s address or delete it, log in here:':
    '그 계정의 주소를 바꾸거나 삭제하려면 여기서 로그인하세요.',
  'Your {site} email address was changed': '{site} 이메일 주소가 변경되었습니다',
  'The email on your {site} account {username} was changed. This address no longer works for logging in, other devices were logged out and API keys were revoked.':
    '{site} 계정({username})의 이메일이 변경되었습니다. 이 주소로는 더 이상 로그인할 수 없고, 다른 기기는 로그아웃되었으며 API 키는 폐기되었습니다.',
  'Wasn’t you? Tell us right away:': '본인이 아닌가요? 바로 알려 주세요.',
  'If it was you, you’re all set.': '본인이 한 일이라면 아무것도 하지 않으셔도 됩니다.',
  'Sent by {site} because this was the address of your account there.':
    '{site} 계정의 주소였기 때문에 보내 드립니다.',
  'A login was linked to your {site} account': '{site} 계정에 로그인 수단이 연결되었습니다',
  '{account} at {provider} was linked to your {site} account {username}. You can log in with it instead of an emailed code.':
    '{provider}의 {account} 계정이 {site} 계정({username})에 연결되었습니다. 이메일 코드 대신 이 계정으로 로그인할 수 있습니다.',
  'Wasn’t you? Remove it in Settings, and log out other devices there:':
    '본인이 아닌가요? 설정에서 연결을 삭제하고 다른 기기를 로그아웃하세요.',
  'A login was removed from your {site} account': '{site} 계정에서 로그인 수단이 삭제되었습니다',
  '{account} at {provider} was removed from your {site} account {username}. Devices that it had logged in were logged out.':
    '{provider}의 {account} 계정이 {site} 계정({username})에서 삭제되었습니다. 이 계정으로 로그인한 기기는 로그아웃되었습니다.',
  'Wasn’t you? Check your linked accounts and sessions in Settings:':
    '본인이 아닌가요? 설정에서 연결된 계정과 세션을 확인하세요.',
  'New login to your {site} account': '{site} 계정에 새 로그인이 있습니다',
  '{account} at {provider} logged in to your {site} account {username} in a new browser.':
    '{provider}의 {account} 계정이 새 브라우저에서 {site} 계정({username})에 로그인했습니다.',
  '{account} at {provider} logged in to your {site} account {username} in a new browser: {device}.':
    '{provider}의 {account} 계정이 새 브라우저에서 {site} 계정({username})에 로그인했습니다: {device}.',
  'Sent by {site} because this address was entered there.':
    '{site}에 이 주소가 입력되어 보내 드립니다.',
  'To get email for your {site} account {username} again, enter this code in Settings:':
    '{site} 계정({username})의 이메일을 다시 받으려면 설정에서 이 코드를 입력하세요.',
  'The site doesn’t accept new members.': '이 사이트는 새 회원을 받지 않습니다.',
  'The site accepts members with addresses at certain domains only.':
    '이 사이트는 특정 도메인 주소의 회원만 받습니다.',
  'To sign up, you need an invitation from a member.': '가입하려면 회원의 초대가 필요합니다.',
  'You may have signed up with a different address.': '다른 주소로 가입했을 수 있습니다.',
  'No account on {site} with this address': '{site}에 이 주소의 계정이 없습니다',
  'You tried to log in, but no account on {site} has this address.':
    '로그인하려 했지만 {site}에 이 주소의 계정이 없습니다.',
  'If you don’t have an account yet, sign up here:': '아직 계정이 없다면 여기서 가입하세요.',
  'You already have an account on {site}': '이미 {site} 계정이 있습니다',
  'You tried to sign up, but you already have an account on {site} with this address.':
    '가입하려 했지만 이 주소의 {site} 계정이 이미 있습니다.',
  'Log in here and we’ll send you a code:': '여기서 로그인하면 코드를 보내 드립니다.',
  '{kind, select, post {Your post on {site} was hidden} other {Your comment on {site} was hidden}}':
    '{kind, select, post {{site}에 올리신 글이 숨겨졌습니다} other {{site}에 쓰신 댓글이 숨겨졌습니다}}',
  '{kind, select, post {A moderator of {site} hid your post “{title}”.} other {A moderator of {site} hid your comment on “{title}”.}}':
    '{kind, select, post {{site} 운영자가 회원님의 “{title}” 글을 숨겼습니다.} other {{site} 운영자가 “{title}” 글에 쓰신 댓글을 숨겼습니다.}}',
  'Only you can see it until a moderator makes it visible again.':
    '운영자가 다시 표시할 때까지 본인에게만 보입니다.',
  '{count} of your posts and comments on {site} were hidden':
    '{site}에 올리신 글과 댓글 {count}개가 숨겨졌습니다',
  'A moderator of {site} reviewed {count} of your posts and comments. These were hidden: {items}.':
    '{site} 운영자가 회원님의 글과 댓글 {count}개를 검토하고 다음을 숨겼습니다: {items}.',
  '{kind, select, post {Your post on {site} was made visible again} other {Your comment on {site} was made visible again}}':
    '{kind, select, post {{site}에 올리신 글이 다시 표시됩니다} other {{site}에 쓰신 댓글이 다시 표시됩니다}}',
  '{kind, select, post {A moderator of {site} made your post “{title}” visible again.} other {A moderator of {site} made your comment on “{title}” visible again.}}':
    '{kind, select, post {{site} 운영자가 회원님의 “{title}” 글을 다시 표시했습니다.} other {{site} 운영자가 “{title}” 글에 쓰신 댓글을 다시 표시했습니다.}}',
  'Everyone can see it again.': '모두에게 다시 보입니다.',
  '{count} of your posts and comments on {site} were made visible again':
    '{site}에 올리신 글과 댓글 {count}개가 다시 표시됩니다',
  'A moderator of {site} reviewed {count} of your posts and comments. These were made visible again: {items}.':
    '{site} 운영자가 회원님의 글과 댓글 {count}개를 검토하고 다음을 다시 표시했습니다: {items}.',
  '{kind, select, post {Your post on {site} was removed} other {Your comment on {site} was removed}}':
    '{kind, select, post {{site}에 올리신 글이 제거되었습니다} other {{site}에 쓰신 댓글이 제거되었습니다}}',
  '{kind, select, post {A moderator of {site} removed your post “{title}”.} other {A moderator of {site} removed your comment on “{title}”.}}':
    '{kind, select, post {{site} 운영자가 회원님의 “{title}” 글을 제거했습니다.} other {{site} 운영자가 “{title}” 글에 쓰신 댓글을 제거했습니다.}}',
  'Only you can see it.': '본인에게만 보입니다.',
  '{count} of your posts and comments on {site} were removed':
    '{site}에 올리신 글과 댓글 {count}개가 제거되었습니다',
  'A moderator of {site} reviewed {count} of your posts and comments. These were removed: {items}.':
    '{site} 운영자가 회원님의 글과 댓글 {count}개를 검토하고 다음을 제거했습니다: {items}.',
  'Your post on {site} was locked': '{site}에 올리신 글이 잠겼습니다',
  'A moderator of {site} locked your post “{title}”.':
    '{site} 운영자가 회원님의 “{title}” 글을 잠갔습니다.',
  'No one can comment on it.': '아무도 댓글을 쓸 수 없습니다.',
  '{count} of your posts on {site} were locked': '{site}에 올리신 글 {count}개가 잠겼습니다',
  'A moderator of {site} reviewed {count} of your posts. These were locked: {items}.':
    '{site} 운영자가 회원님의 글 {count}개를 검토하고 다음을 잠갔습니다: {items}.',
  'Your post on {site} was unlocked': '{site}에 올리신 글의 잠금이 풀렸습니다',
  'A moderator of {site} unlocked your post “{title}”.':
    '{site} 운영자가 회원님의 “{title}” 글의 잠금을 풀었습니다.',
  'People can comment on it again.': '다시 댓글을 쓸 수 있습니다.',
  '{count} of your posts on {site} were unlocked':
    '{site}에 올리신 글 {count}개의 잠금이 풀렸습니다',
  'A moderator of {site} reviewed {count} of your posts. These were unlocked: {items}.':
    '{site} 운영자가 회원님의 글 {count}개를 검토하고 다음의 잠금을 풀었습니다: {items}.',
  '{kind, select, post {Your post on {site} was approved} other {Your comment on {site} was approved}}':
    '{kind, select, post {{site}에 올리신 글이 승인되었습니다} other {{site}에 쓰신 댓글이 승인되었습니다}}',
  '{kind, select, post {A moderator of {site} approved your post “{title}”.} other {A moderator of {site} approved your comment on “{title}”.}}':
    '{kind, select, post {{site} 운영자가 회원님의 “{title}” 글을 승인했습니다.} other {{site} 운영자가 “{title}” 글에 쓰신 댓글을 승인했습니다.}}',
  'It was waiting for review. Everyone can see it now.': '검토가 끝나 이제 모두에게 보입니다.',
  '{count} of your posts and comments on {site} were approved':
    '{site}에 올리신 글과 댓글 {count}개가 승인되었습니다',
  'A moderator of {site} reviewed {count} of your posts and comments. These were approved: {items}.':
    '{site} 운영자가 회원님의 글과 댓글 {count}개를 검토하고 다음을 승인했습니다: {items}.',
  '{kind, select, post {Your post on {site} was not approved} other {Your comment on {site} was not approved}}':
    '{kind, select, post {{site}에 올리신 글이 승인되지 않았습니다} other {{site}에 쓰신 댓글이 승인되지 않았습니다}}',
  '{kind, select, post {A moderator of {site} didn’t approve your post “{title}”.} other {A moderator of {site} didn’t approve your comment on “{title}”.}}':
    '{kind, select, post {{site} 운영자가 회원님의 “{title}” 글을 승인하지 않았습니다.} other {{site} 운영자가 “{title}” 글에 쓰신 댓글을 승인하지 않았습니다.}}',
  'It was waiting for review and won’t be published.': '검토 결과 게시되지 않습니다.',
  '{count} of your posts and comments on {site} were not approved':
    '{site}에 올리신 글과 댓글 {count}개가 승인되지 않았습니다',
  'A moderator of {site} reviewed {count} of your posts and comments. These were not approved: {items}.':
    '{site} 운영자가 회원님의 글과 댓글 {count}개를 검토하고 다음을 승인하지 않았습니다: {items}.',
  'Please don’t reply to this email.': '이 이메일에는 회신하지 마세요.',
  'Reason: {reason}': '이유: {reason}',
  'Think this is a mistake? Tell us:': '잘못된 조치라고 생각하시면 알려 주세요.',
  'your post “{title}”': '“{title}” 글',
  'your comment on “{title}”': '“{title}” 글에 쓰신 댓글',
  '{list}, {item}': '{list}, {item}',
  '{list}, and {count} more': '{list} 외 {count}개',
  'Your {site} account is banned until {until}': '{site} 계정이 {until}까지 차단되었습니다',
  'Your {site} account is banned': '{site} 계정이 차단되었습니다',
  'Your {site} account {username} can’t post or comment until {until}.':
    '{until}까지 {site} 계정({username})으로 글이나 댓글을 쓸 수 없습니다.',
  'Your {site} account {username} can’t post or comment.':
    '{site} 계정({username})으로 글이나 댓글을 쓸 수 없습니다.',
  'Your posts and comments were removed.': '글과 댓글이 제거되었습니다.',
  'You can still log in and read, and export or delete your account in Settings.':
    '로그인해서 읽을 수 있고, 설정에서 데이터를 내보내거나 계정을 삭제할 수 있습니다.',
  'Your {site} account is no longer banned': '{site} 계정의 차단이 풀렸습니다',
  'Your {site} account {username} is no longer banned.':
    '{site} 계정({username})의 차단이 풀렸습니다.',
  'You can post and comment again:': '다시 글과 댓글을 쓸 수 있습니다.',
  'A passkey was added to your {site} account': '{site} 계정에 패스키가 추가되었습니다',
  'The passkey “{passkey}” was added to your {site} account {username}. You can log in with it instead of an emailed code.':
    '“{passkey}” 패스키가 {site} 계정({username})에 추가되었습니다. 이메일 코드 대신 이 패스키로 로그인할 수 있습니다.',
  'If it was you, you’re all set. A passkey that replaces others may open the admin area only after {hours} hours.':
    '본인이 한 일이라면 아무것도 하지 않으셔도 됩니다. 다른 패스키를 대신하는 패스키로는 {hours}시간이 지나야 관리 화면에 들어갈 수 있는 경우가 있습니다.',
  'The passkey “{passkey}” logged in to your {site} account {username} on {device}.':
    '{device} 기기에서 “{passkey}” 패스키로 {site} 계정({username})에 로그인했습니다.',
  'Wasn’t you? Log out that device in Settings, and remove the passkey:':
    '본인이 아닌가요? 설정에서 그 기기를 로그아웃하고 패스키를 삭제하세요.',
  'A passkey was removed from your {site} account': '{site} 계정에서 패스키가 삭제되었습니다',
  'The passkey “{passkey}” was removed from your {site} account {username}. Devices that it had logged in were logged out.':
    '“{passkey}” 패스키가 {site} 계정({username})에서 삭제되었습니다. 이 패스키로 로그인한 기기는 로그아웃되었습니다.',
  'Wasn’t you? Check your passkeys and sessions in Settings:':
    '본인이 아닌가요? 설정에서 패스키와 세션을 확인하세요.',
  'This URL supports {methods}.': '이 URL은 {methods} 메서드를 지원합니다.',
  'The body must be JSON, with Content-Type: application/json.':
    '본문은 Content-Type: application/json 형식의 JSON이어야 합니다.',
  'The body must be JSON in UTF-8.': '본문은 UTF-8 JSON이어야 합니다.',
  'This URL only supports GET.': '이 URL은 GET만 지원합니다.',
  'The form can have at most {size} KB.': '양식은 최대 {size}KB입니다.',
  'The body can have at most {size} KB.': '본문은 최대 {size}KB입니다.',
  'The form must be in UTF-8.': '양식은 UTF-8이어야 합니다.',
  "The form couldn't be read completely.": '양식을 끝까지 읽지 못했습니다.',
  "The body couldn't be read completely.": '본문을 끝까지 읽지 못했습니다.',
  'This endpoint needs a valid, recent signature ({header}).':
    '이 엔드포인트에는 유효한 최신 서명({header})이 필요합니다.',
  'Mail only supports GET.': '메일은 GET만 지원합니다.',
  'No such email.': '그런 이메일이 없습니다.',
  'Your text': '작성한 내용',
  "This form doesn't support this method.": '이 양식은 이 메서드를 지원하지 않습니다.',
  'Unknown form.': '알 수 없는 양식입니다.',
  'You’ve been logged out. Nothing is lost: log in, then send this again.':
    '로그아웃되었습니다. 내용은 그대로 있습니다. 로그인한 뒤 다시 보내세요.',
  'This form was made for another login. Send it again.':
    '다른 로그인 상태에서 연 양식입니다. 다시 보내세요.',
  'Error: {title}': '오류: {title}',
  'Not sent': '보내지 못했습니다',
  'This link was shared already.': '이미 공유된 링크입니다.',
  'No email? <again>Request a new code</again>':
    '이메일이 오지 않나요? <again>새 코드 요청</again>',
  'The code': '코드',
  'A moderator will review your account. We’ll email you the decision.':
    '운영자가 계정을 검토합니다. 결정은 이메일로 알려 드립니다.',
  'Log in to {site}': '{site} 로그인',
  'Logged in as {username}': '{username} 계정으로 로그인됨',
  '{site} without JavaScript': 'JavaScript 없는 {site}',
  'To vote, comment or report, open a post and follow the links below its title and its comments.':
    '투표, 댓글, 신고를 하려면 글을 열고 제목과 댓글 아래의 링크를 누르세요.',
  'Read {site}': '{site} 읽기',
  'Settings need JavaScript. All other pages look as they do for visitors.':
    '설정에는 JavaScript가 필요합니다. 다른 페이지는 방문자에게 보이는 것과 같습니다.',
  'Here you can log in, submit, comment, vote and report without JavaScript. <login>Log in</login> or <signup>sign up</signup>.':
    '여기서는 JavaScript 없이 로그인, 글쓰기, 댓글, 투표, 신고를 할 수 있습니다. <login>로그인</login>하거나 <signup>가입</signup>하세요.',
  'A link, or leave blank for a text post.': '링크. 글만 올리려면 비워 두세요.',
  'At most {max} characters. Keep the original headline.': '최대 {max}자. 원래 제목을 쓰세요.',
  'Text (optional with a link)': '내용(링크가 있으면 선택 사항)',
  'Markdown.': 'Markdown.',
  'Tags (at most {max})': '태그(최대 {max}개)',
  'Your vote is saved. Pages show it within a minute.':
    '투표를 저장했습니다. 1분 안에 페이지에 표시됩니다.',
  'Saved. A moderator will review it first.': '저장했습니다. 운영자가 먼저 검토합니다.',
  'Comment on {title}': '“{title}”에 댓글 쓰기',
  '<page>Back to the post</page>, {score, plural, one {# point} other {# points}}':
    '<page>글로 돌아가기</page>, {score, plural, other {#점}}',
  '<page>Back to the post</page> by {author}, {score, plural, one {# point} other {# points}}':
    '<page>글로 돌아가기</page>({author}), {score, plural, other {#점}}',
  '<page>Back to the comment</page>, {score, plural, one {# point} other {# points}}':
    '<page>댓글로 돌아가기</page>, {score, plural, other {#점}}',
  '<page>Back to the comment</page> by {author}, {score, plural, one {# point} other {# points}}':
    '<page>댓글로 돌아가기</page>({author}), {score, plural, other {#점}}',
  Vote: '투표',
  'You haven’t voted.': '투표하지 않았습니다.',
  'You voted up.': '추천했습니다.',
  'You voted down.': '비추천했습니다.',
  'Vote up': '추천',
  'Vote down': '비추천',
  'Remove vote': '투표 취소',
  Comment: '댓글',
  'Post reply': '답글 올리기',
  Report: '신고',
  'The reason': '이유',
  'The note': '메모',
  'The text': '내용',
  "We're having trouble right now. Try again in a moment.":
    '지금 문제가 있습니다. 잠시 후 다시 시도하세요.',
  'Please try again in a moment': '잠시 후 다시 시도하세요',
  "This page doesn't exist.": '존재하지 않는 페이지입니다.',
  'Bad request': '잘못된 요청',
  'Not allowed here': '여기서는 허용되지 않음',
  'URL too long': 'URL이 너무 깁니다',
  'Request too large': '요청이 너무 큽니다',
  'Unknown site': '알 수 없는 사이트',
  'Too many requests': '요청이 너무 많습니다',
  'The URL is malformed.': 'URL 형식이 잘못되었습니다.',
  "Something went wrong on our side. We've logged it.":
    '저희 쪽에 문제가 발생했습니다. 기록했습니다.',
  'The site is very busy. Try again in a moment.': '접속이 많습니다. 잠시 후 다시 시도하세요.',
  'This site is on another server now.': '이 사이트는 이제 다른 서버에 있습니다.',
  'This site is moving to another server. Try again in a few seconds.':
    '이 사이트를 다른 서버로 옮기고 있습니다. 몇 초 뒤 다시 시도하세요.',
  'The request has too many headers.': '요청의 헤더가 너무 많습니다.',
  'The request names two hosts.': '요청에 호스트가 두 개 있습니다.',
  'The URL is too long.': 'URL이 너무 깁니다.',
  "This method isn't supported.": '지원하지 않는 메서드입니다.',
  'No site has this host name.': '이 호스트 이름의 사이트가 없습니다.',
  'Corrected on {date}: {text}': '{date} 정정: {text}',
  '{author} on {title}': '“{title}”에 대한 {author} 님의 댓글',
  'Hubs use GET and POST.': '허브는 GET과 POST를 씁니다.',
  'Feeds only support GET.': '피드는 GET만 지원합니다.',
  'This image was not found.': '이 이미지를 찾지 못했습니다.',
  'Images only support GET.': '이미지는 GET만 지원합니다.',
  'This URL supports POST.': '이 URL은 POST를 지원합니다.',
  'The body must be one message.': '본문은 메시지 하나여야 합니다.',
  "This image doesn't exist.": '존재하지 않는 이미지입니다.',
  'The sitemap only supports GET.': '사이트맵은 GET만 지원합니다.',
  'This file only supports GET.': '이 파일은 GET만 지원합니다.',
  'The site is very busy. This page opens automatically in a moment.':
    '접속이 많습니다. 이 페이지는 잠시 후 자동으로 열립니다.',
  "The page that sent this form isn't allowed to embed it.":
    '이 양식을 보낸 페이지에는 양식을 삽입할 수 없습니다.',
  'The form must be sent as application/x-www-form-urlencoded.':
    '양식은 application/x-www-form-urlencoded로 보내야 합니다.',
  'The picture was not found.': '사진을 찾지 못했습니다.',
  'Pages only support GET.': '페이지는 GET만 지원합니다.',
  'The page took too long. Try again in a moment.':
    '페이지를 여는 데 시간이 너무 오래 걸립니다. 잠시 후 다시 시도하세요.',
  "This form didn't come from a page of this site.": '이 사이트의 페이지에서 보낸 양식이 아닙니다.',
  'This API key is invalid, expired or revoked.':
    '이 API 키는 잘못되었거나 만료되었거나 폐기되었습니다.',
  'Posts about {tag} on {site}, the latest first: {description}':
    '{site}의 {tag} 관련 글, 최신순: {description}',
  'The digest of {site} by email in {languages}.': '이메일로 받는 {site} 뉴스레터({languages}).',
  'The digest of {site} by email, for {industries}.':
    '이메일로 받는 {site} 뉴스레터, {industries} 분야.',
  'Past digests of {site}, the latest first: what its readers found worth reading, day by day and week by week.':
    '{site} 지난 뉴스레터, 최신순: 독자들이 고른 읽을 만한 글을 날짜별, 주별로.',
  '{issue} on {site}: what its readers found worth reading.':
    '{site} {issue}: 독자들이 고른 읽을 만한 글.',
  'The links and texts with the most points of the day on {site}.':
    '{site}에서 오늘 점수가 가장 높은 링크와 글.',
  'The links and texts with the most points of the week on {site}.':
    '{site}에서 이번 주 점수가 가장 높은 링크와 글.',
  'The links and texts with the most points of the month on {site}.':
    '{site}에서 이번 달 점수가 가장 높은 링크와 글.',
  'The links and texts with the most points of the year on {site}.':
    '{site}에서 올해 점수가 가장 높은 링크와 글.',
  'The links and texts with the most points of all time on {site}.':
    '{site}에서 지금까지 점수가 가장 높은 링크와 글.',
  'The newest links and texts that were shared on {site}, the latest first.':
    '{site}에서 공유된 최신 링크와 글, 최신순.',
  'What readers of {site} vote for and talk about at the moment.':
    '{site} 독자들이 지금 투표하고 이야기하는 글.',
  'The discussions on {site}, those with the latest comment first.': '{site}의 토론, 최근 댓글순.',
  'A text by {author}, discussed on {site}: {score, plural, one {# point} other {# points}} and {comments, plural, one {# comment} other {# comments}}.':
    '{author} 님의 글, {site}에서 토론 중: {score, plural, other {#점}}, {comments, plural, other {댓글 #개}}.',
  'A link to {host}, shared by {author} and discussed on {site}: {score, plural, one {# point} other {# points}} and {comments, plural, one {# comment} other {# comments}}.':
    '{author} 님이 공유한 {host} 링크, {site}에서 토론 중: {score, plural, other {#점}}, {comments, plural, other {댓글 #개}}.',
  'Posts by {name}, who has {posts, plural, one {# post} other {# posts}}, {comments, plural, one {# comment} other {# comments}} and {karma, number} karma on {site}.':
    '{name} 님의 글. {site}에서 {posts, plural, other {글 #개}}, {comments, plural, other {댓글 #개}}, 카르마 {karma, number}.',
  'Comments by {name}, who has {posts, plural, one {# post} other {# posts}}, {comments, plural, one {# comment} other {# comments}} and {karma, number} karma on {site}.':
    '{name} 님의 댓글. {site}에서 {posts, plural, other {글 #개}}, {comments, plural, other {댓글 #개}}, 카르마 {karma, number}.',
  'What {site} is, who it is for, and how posts, votes and comments work here.':
    '{site} 사이트는 어떤 곳이고 누구를 위한 곳인지, 글과 투표, 댓글은 어떻게 운영되는지.',
  'How to reach the people who run {site}: questions, reports, appeals and security.':
    '{site} 운영진에게 연락하는 방법: 질문, 신고, 이의 제기, 보안.',
  'What {site} stores about you, why, for how long, and how to take it with you or have it erased.':
    '{site}에서 저장하는 개인정보와 그 이유, 보관 기간, 내보내거나 삭제하는 방법.',
  'The terms under which you read {site} and take part in it, with posts, votes and comments.':
    '{site} 사이트를 읽고 글, 투표, 댓글로 참여할 때 적용되는 약관.',
  'Status {status}, request {request}': '상태 {status}, 요청 {request}',
  'new posts': '새 글',
  'top posts': '베스트 글',
  'hot posts': '인기 글',
  discussions: '토론',
  'new comments': '새 댓글',
  'the digest': '뉴스레터',
  'posts about {tag}': '{tag} 관련 글',
  'posts by {name}': '{name} 님의 글',
  'comments on {title}': '“{title}” 글의 댓글',
  'posts with {q}': '“{q}” 글 검색 결과',
  'comments with {q}': '“{q}” 댓글 검색 결과',
  'comments on this post': '이 글의 댓글',
  'Opens soon': '곧 열립니다',
  '{site} opens soon': '{site} 사이트가 곧 열립니다',
  'Do you run this site? <login>Log in</login> or <signup>sign up</signup> to set it up.':
    '이 사이트의 운영자이신가요? <login>로그인</login>하거나 <signup>가입</signup>해 설정하세요.',
  'There is nothing here without JavaScript.': '이 페이지는 JavaScript가 있어야 볼 수 있습니다.',
  'Basic version': '간단한 버전',
  'The page took too long.': '페이지를 여는 데 시간이 너무 오래 걸립니다.',
  'Top posts of the day': '오늘의 베스트 글',
  'Top posts of the week': '이번 주 베스트 글',
  'Top posts of the month': '이번 달 베스트 글',
  'Top posts of the year': '올해의 베스트 글',
  URL: '링크',
  Title: '제목',
  'Email address': '이메일 주소',
  'Your answer': '답변',
  'Invitation link': '초대 링크',
  Technology: '기술',
  'Software, chips, networks and the companies behind them: what is being built, what breaks and what it changes.':
    '소프트웨어, 칩, 네트워크와 그 뒤의 기업: 무엇이 만들어지고, 무엇이 고장 나고, 무엇이 바뀌는지.',
  Finance: '금융',
  'Banks, markets, payments and the rules they work under: where the money goes, and why.':
    '은행, 시장, 결제와 이를 움직이는 규칙: 돈이 어디로, 왜 흘러가는지.',
  Healthcare: '의료',
  'Medicine, hospitals, research and the people in their care: what helps, what it costs and who gets it.':
    '의학, 병원, 연구와 환자: 무엇이 효과가 있고, 비용은 얼마이며, 누가 혜택을 받는지.',
  Energy: '에너지',
  'Oil, gas, nuclear, sun and wind, and the grids that carry them: how the world is powered, and what that is changing.':
    '석유, 가스, 원자력, 태양광, 풍력과 전력망: 세계가 무엇으로 움직이고, 그로 인해 무엇이 바뀌는지.',
  Retail: '소매',
  'Shops, online stores, brands and what lies between them and the customer: what sells, how and to whom.':
    '매장, 온라인 쇼핑몰, 브랜드, 그리고 고객에게 닿기까지의 모든 것: 무엇이, 어떻게, 누구에게 팔리는지.',
  Manufacturing: '제조',
  'Factories, materials, robots and supply chains: how things are made, and where.':
    '공장, 소재, 로봇, 공급망: 물건이 어떻게, 어디서 만들어지는지.',
  Education: '교육',
  'Schools, universities and learning at any age: what is taught, how, and what it is worth.':
    '학교, 대학, 평생 학습: 무엇을 어떻게 가르치고, 어떤 가치가 있는지.',
  'Real Estate': '부동산',
  'Homes, offices, land and the cities around them: what is built, what it costs and who can afford it.':
    '주택, 사무실, 토지와 도시: 무엇이 지어지고, 값은 얼마이며, 누가 감당할 수 있는지.',
  Transportation: '교통',
  'Cars, trains, ships, planes and the roads, rails and ports they need: how people and goods get around.':
    '자동차, 기차, 배, 비행기와 도로, 철도, 항구: 사람과 물건이 어떻게 오가는지.',
  'Media & Entertainment': '미디어와 엔터테인먼트',
  'News, film, music, games and the platforms that carry them: who makes what we watch, read and play.':
    '뉴스, 영화, 음악, 게임과 그 플랫폼: 우리가 보고 읽고 즐기는 것을 누가 만드는지.',
  'Digest of {date}': '{date} 뉴스레터',
  'Weekly digest of {date}': '{date} 주간 뉴스레터',
  'AI for {industry}': 'AI와 {industry}',
  'People who build with AI share, discuss and vote on the stories: what works in {field}, and what only works in the demo.':
    'AI 실무자들이 글을 공유하고 토론하고 투표합니다. {field} 분야에서 실제로 통하는 것과 시연에서만 통하는 것을 가려 줍니다.',
  'Your part of {field}': '{field} 분야의 관심사',
  'Tell us what you work on. We’ll tailor your digest.':
    '하는 일을 적으면 그에 맞춰 뉴스레터를 구성합니다.',
  '{industry} in Global Affairs': '국제 정세 속의 {industry}',
  'A few sentences tell you what happened in {field}, with a link to each story.':
    '{field} 분야에서 무슨 일이 있었는지 몇 문장으로 알려 드립니다. 글마다 링크가 있습니다.',
  'The questions you follow': '관심 있는 현안',
  'Name the countries and the parts of {field} that matter to you. We’ll tailor your digest.':
    '관심 있는 나라와 {field} 분야의 주제를 적으면 그에 맞춰 뉴스레터를 구성합니다.',
  '{industry} News & Insights': '{industry} 뉴스와 인사이트',
  'Say what you follow in {field}, and what you’ve read enough of. We’ll tailor your digest.':
    '{field} 분야에서 관심 있는 주제와 이제 그만 보고 싶은 주제를 적으면 그에 맞춰 뉴스레터를 구성합니다.',
  'Models that write code, the chips they run on, the products built around them: what practitioners share and argue about, in a few minutes of reading.':
    '코드를 쓰는 모델, 모델을 돌리는 칩, 모델로 만든 제품: 실무자들이 공유하고 논쟁하는 글을 몇 분이면 읽을 수 있습니다.',
  'Chips, cables, satellites and export controls: how states compete over technology, and what that means for everyone who depends on it.':
    '칩, 케이블, 위성, 수출 통제: 기술을 둘러싼 국가 간 경쟁과, 그 기술에 의존하는 모두에게 미치는 영향.',
  'Fraud models, trading systems, assistants in the bank: where AI already decides about money, and how well it does.':
    '사기 탐지 모델, 거래 시스템, 은행의 AI 비서: AI가 이미 돈에 관한 결정을 내리는 곳과 그 성과.',
  'Sanctions, debt, reserve currencies and central banks: how states use money for power, and power for money.':
    '제재, 부채, 기축 통화, 중앙은행: 국가가 돈으로 힘을, 힘으로 돈을 얻는 방법.',
  'Diagnosis from images, drugs found by models, notes that write themselves: what works in the clinic, and what only works in the paper.':
    '영상 진단, 모델이 찾아낸 약, 자동으로 작성되는 진료 기록: 진료 현장에서 통하는 것과 논문에서만 통하는 것.',
  'Pandemics, vaccines, medicines and the treaties around them: how states share what keeps people alive, or do not.':
    '감염병, 백신, 의약품과 관련 조약: 사람을 살리는 자원을 국가들이 어떻게 나누는지, 또는 나누지 않는지.',
  'The power that data centers take and what models give back: forecasts, grids, materials, as seen by people who build with AI.':
    '데이터 센터가 쓰는 전력과 모델이 돌려주는 것: AI 실무자의 눈으로 본 예측, 전력망, 소재.',
  'Pipelines, sanctions, minerals and the turn away from oil: who depends on whom for power, and what they do about it.':
    '송유관, 제재, 광물, 탈석유: 누가 누구의 에너지에 의존하고, 어떻게 대응하는지.',
  'Recommendations, prices, stock and assistants that shop: what AI changes between the shelf and the customer, without the sales pitch.':
    '추천, 가격, 재고, 대신 쇼핑하는 AI 비서: 진열대와 고객 사이에서 AI가 바꾸는 것을 과장 없이 전합니다.',
  'Tariffs, boycotts, labor and the long way of goods to the shelf: what foreign policy does to what people can buy.':
    '관세, 불매 운동, 노동, 그리고 상품이 진열대에 오르기까지의 먼 길: 외교 정책이 장바구니에 미치는 영향.',
  'Robots that learn, inspection by camera, machines that announce their own failure: AI where things are made, told by those who build it.':
    '학습하는 로봇, 카메라 검사, 고장을 스스로 예고하는 기계: 제조 현장의 AI를 만드는 사람들이 이야기합니다.',
  'Industrial policy, rearmament and supply chains on the move: who makes things for whom, and who no longer wants to.':
    '산업 정책, 재무장, 옮겨 가는 공급망: 누가 누구를 위해 만들고, 누가 더는 그러지 않으려 하는지.',
  'Tutors that never tire, essays nobody wrote, exams that have to change: what AI does to learning, argued by people who know the technology.':
    '지치지 않는 과외 교사, 아무도 쓰지 않은 과제, 바뀌어야 하는 시험: AI가 배움에 미치는 영향을 기술을 아는 사람들이 토론합니다.',
  'Student visas, exchange, propaganda in schoolbooks and the contest for researchers: how states shape minds, at home and abroad.':
    '유학 비자, 교류, 교과서 속 선전, 연구자 쟁탈전: 국가가 나라 안팎에서 사람들의 생각에 영향을 미치는 방법.',
  'Valuations by model, plans drawn on request, buildings that run themselves: what AI does to homes, offices and the work around them.':
    '모델이 매기는 감정가, 요청하면 그려 주는 설계도, 스스로 관리되는 건물: AI가 집과 사무실, 관련 업무에 미치는 영향.',
  'Foreign buyers, frozen villas, settlements and cities rebuilt after war: what land and houses have to do with power.':
    '외국인 구매자, 동결된 별장, 정착촌, 전쟁 뒤 재건되는 도시: 땅과 집이 권력과 어떤 관계인지.',
  'Driverless cars, planned routes, ports that run by prediction: how far AI has come on the road, on rails, on water and in the air.':
    '자율 주행차, AI가 짜는 경로, 예측으로 운영되는 항구: 도로와 철도, 바다와 하늘에서 AI가 어디까지 왔는지.',
  'Straits, canals, ports, airspace and railways: the routes that trade and armies depend on, and who controls them.':
    '해협, 운하, 항구, 영공, 철도: 무역과 군대가 의존하는 길과 그 길을 장악한 세력.',
  'Generated pictures, voices and scripts, and the quarrel over what they learned from: AI in everything we watch, read and play.':
    '생성된 이미지와 목소리, 대본, 그리고 학습 데이터를 둘러싼 다툼: 우리가 보고 읽고 즐기는 모든 것 속의 AI.',
  'Propaganda, censorship, press freedom and films made to please: how states tell their story, and stop others from telling theirs.':
    '선전, 검열, 언론의 자유, 비위를 맞추는 영화: 국가가 자기 이야기를 퍼뜨리고 다른 이야기를 막는 방법.',
  Spanish: '스페인어',
  French: '프랑스어',
  German: '독일어',
  Portuguese: '포르투갈어',
  Chinese: '중국어',
  Japanese: '일본어',
  Korean: '한국어',
  Arabic: '아랍어',
  Hindi: '힌디어',
  Russian: '러시아어',
  Spam: '스팸',
  Abuse: '욕설·괴롭힘',
  'Off topic': '주제에서 벗어남',
  'Broken or misleading link': '깨졌거나 오해를 일으키는 링크',
  'Something else': '기타',
  'The digest, daily.': '일간 뉴스레터.',
  'The digest, weekly.': '주간 뉴스레터.',
  'You’re logged in as {username} and don’t have a subscription yet.':
    '{username} 계정으로 로그인되어 있으며 아직 구독하지 않았습니다.',
  'Subscribe with {email}': '{email} 주소로 구독',
  'More options': '옵션 더 보기',
  'By subscribing, you agree to our <privacy>Privacy Policy</privacy>':
    '구독하면 <privacy>개인정보 처리방침</privacy>에 동의하는 것으로 간주합니다',
  '{field} must be a text.': '{field}: 텍스트여야 합니다.',
  '{field} must be one line.': '{field}: 한 줄이어야 합니다.',
  '{field} must not contain an incomplete character.': '{field}: 불완전한 글자는 쓸 수 없습니다.',
  '{field} must be at most {n} characters.': '{field}: 최대 {n}자입니다.',
  '{field} must have at least {n} visible characters.':
    '{field}: 보이는 글자가 {n}자 이상이어야 합니다.',
  '{field} must be a link.': '{field}: 올바른 주소여야 합니다.',
  '{field} must be a link that begins with http:// or https://.':
    '{field}: http:// 또는 https://로 시작하는 주소여야 합니다.',
  '{field} must not contain the character NUL.': '{field}: NUL 문자는 쓸 수 없습니다.',
  '{field} must not be empty.': '{field}: 비워 둘 수 없습니다.',
  '{field} must be names of tags.': '{field}: 태그 이름이어야 합니다.',
  '{field} must be a list of names of tags.': '{field}: 태그 이름 목록이어야 합니다.',
  '{field} must be at most {n}.': '{field}: 최대 {n}입니다.',
  '{field} must be true or false.': '{field}: true 또는 false여야 합니다.',
  '{field} must be an ISO {n} time with Z or an offset.':
    '{field}: Z나 시차가 있는 ISO {n} 시각이어야 합니다.',
  '{field} must be the ID of a comment.': '{field}: 댓글 ID여야 합니다.',
  '{field} must be a name.': '{field}: 이름이어야 합니다.',
  '{field} must not contain @, < or >, or a similar character.':
    '{field}: @, <, > 또는 비슷한 글자는 쓸 수 없습니다.',
  '{field} must be a file in base64.': '{field}: base64 파일이어야 합니다.',
  '{field} must be at most {n} MB.': '{field}: 최대 {n}MB입니다.',
  '{field} must be at most {n} MB, also when stored as “{m}”.':
    '{field}: 저장 형식인 “{m}” 상태로도 최대 {n}MB입니다.',
  '{field} must have at least {n} by {m} pixels.': '{field}: 최소 {n} × {m}픽셀이어야 합니다.',
  '{field} must not be an animated PNG: save the animation as WebP or GIF.':
    '{field}: 움직이는 PNG는 안 됩니다. 애니메이션을 WebP나 GIF로 저장하세요.',
  '{field} must be a PNG, JPEG, WebP, AVIF or GIF image.':
    '{field}: PNG, JPEG, WebP, AVIF, GIF 이미지여야 합니다.',
  '{field} must be a complete image: the file is cut off or damaged.':
    '{field}: 이미지 파일이 잘렸거나 손상되었습니다.',
  '{field} must have at most {n} pixels on each side, and {m} million in all.':
    '{field}: 각 변은 최대 {n}픽셀, 전체는 최대 {m}백만 픽셀입니다.',
  '{field} must have at most {n} million pixels in all its frames.':
    '{field}: 모든 프레임을 합쳐 최대 {n}백만 픽셀입니다.',
  '{field} must be -{n}, {m} or {o}.': '{field}: -{n}, {m}, {o} 중 하나여야 합니다.',
  '{field} must be a time.': '{field}: 시각이어야 합니다.',
  '{field} must be the code of a language.': '{field}: 언어 코드여야 합니다.',
  '{field} must be one of follow, mute.': '{field}: follow 또는 mute여야 합니다.',
  '{field} must be a URL.': '{field}: URL이어야 합니다.',
  '{field} must be a key.': '{field}: 키여야 합니다.',
  '{field} must be base64url.': '{field}: base64url이어야 합니다.',
  '{field} must be spam, abuse, off-topic, broken or other.':
    '{field}: spam, abuse, off-topic, broken, other 중 하나여야 합니다.',
  '{field} must be letters, digits, _ and - only.': '{field}: 영문자, 숫자, _, -만 쓸 수 있습니다.',
  '{field} must be at least {n} characters.': '{field}: {n}자 이상이어야 합니다.',
  '{field} must be an email address.': '{field}: 이메일 주소여야 합니다.',
  '{field} must not contain full-width or other look-alike characters.':
    '{field}: 전각 문자나 헷갈리는 문자는 쓸 수 없습니다.',
  '{field} must not contain control characters.': '{field}: 제어 문자는 쓸 수 없습니다.',
  '{field} must be the token of an invitation.': '{field}: 초대 토큰이어야 합니다.',
  '{field} must be a whole number from {n} to {m}.': '{field}: {n}~{m} 사이의 정수여야 합니다.',
  '{field} must be at least {n}.': '{field}: {n} 이상이어야 합니다.',
  '{field} must be an ID.': '{field}: ID여야 합니다.',
  '{field} must be the code.': '{field}: 코드여야 합니다.',
  '{field} must be six digits, or ten letters and digits.':
    '{field}: 숫자 여섯 자리 또는 영문자·숫자 열 자리여야 합니다.',
  '{field} must be a ticket.': '{field}: 티켓이어야 합니다.',
  '{field} must be the ticket of a hand-over.': '{field}: 인계 티켓이어야 합니다.',
  '{field} must be one of at_once, daily, never.':
    '{field}: at_once, daily, never 중 하나여야 합니다.',
  '{field} must be an object.': '{field}: 객체여야 합니다.',
  '{field} must be a time zone.': '{field}: 시간대여야 합니다.',
  '{field} must be a time zone such as Europe/Berlin.':
    '{field}: Europe/Berlin 같은 시간대여야 합니다.',
  '{field} must be one of search, all, none.': '{field}: search, all, none 중 하나여야 합니다.',
  '{field} must be your username.': '{field}: 본인의 사용자 이름이어야 합니다.',
  '{field} must be keep or delete.': '{field}: keep 또는 delete여야 합니다.',
  '{field} must be public-key.': '{field}: public-key여야 합니다.',
  '{field} must be platform or cross-platform.':
    '{field}: platform 또는 cross-platform이어야 합니다.',
  '{field} must be a whole number.': '{field}: 정수여야 합니다.',
  '{field} is too long.': '{field}: 너무 깁니다.',
  '{field} must be read or write.': '{field}: read 또는 write여야 합니다.',
  '{field} must name at least one.': '{field}: 하나 이상이어야 합니다.',
  '{field} must be daily or weekly.': '{field}: daily 또는 weekly여야 합니다.',
  '{field} must be texts.': '{field}: 텍스트여야 합니다.',
  '{field} must be of at most {n} characters each.': '{field}: 각각 최대 {n}자입니다.',
  '{field} must be a list.': '{field}: 목록이어야 합니다.',
  '{field} must be days.': '{field}: 요일이어야 합니다.',
  '{field} must be one of en, es, fr, de, pt, zh, ja, ko, ar, hi, ru.':
    '{field}: en, es, fr, de, pt, zh, ja, ko, ar, hi, ru 중 하나여야 합니다.',
  '{field} must be one of page, modal, front, issue, embed, frame, settings, manage.':
    '{field}: page, modal, front, issue, embed, frame, settings, manage 중 하나여야 합니다.',
  '{field} must be a path.': '{field}: 경로여야 합니다.',
  '{field} must be {n}, {m}, {o} or {p}.': '{field}: {n}, {m}, {o}, {p} 중 하나여야 합니다.',
  '{field} must be a token.': '{field}: 토큰이어야 합니다.',
  '{field} must be more or less.': '{field}: more 또는 less여야 합니다.',
  '{field} must be one of the choices.': '{field}: 선택지 중 하나여야 합니다.',
  '{field} must be the ID of a sentence.': '{field}: 문장 ID여야 합니다.',
  '{field} must be {n} to {m} characters without spaces.':
    '{field}: 공백 없는 {n}~{m}자여야 합니다.',
  '{field} must be bounce or complaint.': '{field}: bounce 또는 complaint여야 합니다.',
  '{field} must be an address.': '{field}: 주소여야 합니다.',
  '{field} must be the Message-ID of an email.': '{field}: 이메일의 Message-ID여야 합니다.',
  '{field} must have fewer events.': '{field}: 이벤트를 줄이세요.',
  '{field} is not a known parameter.': '{field}: 알 수 없는 매개변수입니다.',
  '{field} must be a cursor returned by this list.': '{field}: 이 목록이 반환한 커서여야 합니다.',
  '{field} is already your email address.': '{field}: 이미 본인의 이메일 주소입니다.',
  '{field} is incorrect or has expired.': '{field}: 틀렸거나 만료되었습니다.',
  '{field} was already used.': '{field}: 이미 사용되었습니다.',
  '{field} is incorrect or has expired. Request a new one.':
    '{field}: 틀렸거나 만료되었습니다. 새 코드를 요청하세요.',
  '{field} was already used. Request a new one.':
    '{field}: 이미 사용되었습니다. 새 코드를 요청하세요.',
  '{field} must be someone else.': '{field}: 다른 사람이어야 합니다.',
  '{field} must be of a known push service.': '{field}: 알려진 푸시 서비스의 것이어야 합니다.',
  '{field} is required, or a text.': '{field}: 내용이 없으면 꼭 입력해야 합니다.',
  '{field} can only be changed within {n} hours.': '{field}: {n}시간 안에만 바꿀 수 있습니다.',
  "{field} can't be changed after a moderator hid the post.":
    '{field}: 운영자가 글을 숨긴 뒤에는 바꿀 수 없습니다.',
  '{field} is required, or a link.': '{field}: 링크가 없으면 꼭 입력해야 합니다.',
  '{field} must be a comment on this post.': '{field}: 이 글의 댓글이어야 합니다.',
  "{field} no longer exists, so you can't reply to it.":
    '{field}: 더 이상 없어 답글을 쓸 수 없습니다.',
  '{field} is too deep in the thread to reply to.':
    '{field}: 너무 깊은 단계에 있어 답글을 쓸 수 없습니다.',
  '{field} cannot filter comments by domain.': '{field}: 댓글은 도메인으로 거를 수 없습니다.',
  '{field} was used for another request.': '{field}: 이미 다른 요청에 사용되었습니다.',
  '{field} must be in the future. Leave it blank to send now.':
    '{field}: 미래의 시각이어야 합니다. 비워 두면 바로 보냅니다.',
  '{field} must be at most a year ahead.': '{field}: 최대 1년 뒤까지입니다.',
  '{field} must be {n}.': '{field}: {n} 값이어야 합니다.',
  '{field} must be a segment of this site.': '{field}: 이 사이트의 세그먼트여야 합니다.',
  '{field} was just taken.': '{field}: 방금 다른 사람이 쓰기 시작했습니다.',
  '{field} was not requested in this browser, or has expired.':
    '{field}: 이 브라우저에서 요청되지 않았거나 만료되었습니다.',
  '{field} is required for a new provider or another issuer.':
    '{field}: 새 서비스나 다른 발급자에는 필요합니다.',
  '{field} is reserved.': '{field}: 예약되어 있습니다.',
  '{field} is taken.': '{field}: 이미 사용 중입니다.',
  '{field} has no account.': '{field}: 계정이 없습니다.',
  '{field} is invalid or has expired.': '{field}: 잘못되었거나 만료되었습니다.',
  '{field} must have the format of the mail provider.': '{field}: 메일 서비스의 형식이어야 합니다.',
  '{field} is required.': '{field}: 필수입니다.',
  '{field} must be in the future.': '{field}: 미래의 시각이어야 합니다.',
  '{field} must be hide, show or remove for a comment.':
    '{field}: 댓글에는 hide, show, remove 중 하나여야 합니다.',
  '{field} must be within {n} days.': '{field}: {n}일 이내여야 합니다.',
  '{field} already has a rule.': '{field}: 이미 규칙이 있습니다.',
  '{field} must have at most {n} links.': '{field}: 링크는 최대 {n}개입니다.',
  '{field} was already posted by you in a post you hid.':
    '{field}: 이미 올리셨습니다. 그 글은 직접 숨기셨습니다.',
  '{field} was already posted by you and is waiting for review.':
    '{field}: 이미 올렸으며 검토를 기다리고 있습니다.',
  '{field} was posted here within the last {n} days.':
    '{field}: 지난 {n}일 안에 이곳에 올라왔습니다.',
  '{field} must be mute for a person.': '{field}: 사람에는 mute여야 합니다.',
  '{field} must be a host.': '{field}: 호스트여야 합니다.',
  '{field} names an invalid domain.': '{field}: 잘못된 도메인이 있습니다.',
  '{field} must be hot, new, top or recent without a search.':
    '{field}: 검색이 없으면 hot, new, top, recent 중 하나여야 합니다.',
  '{field} cannot be used together with page.': '{field}: page와 함께 쓸 수 없습니다.',
  '{field} can only be used with sort=top.': '{field}: sort=top일 때만 쓸 수 있습니다.',
  '{field} cannot be combined with a search.': '{field}: 검색과 함께 쓸 수 없습니다.',
  '{field} must be relevance, new or top with a search.':
    '{field}: 검색에는 relevance, new, top 중 하나여야 합니다.',
  '{field} must contain something to search for.': '{field}: 검색할 말이 있어야 합니다.',
  "{field} must be names of the site's tags.": '{field}: 이 사이트의 태그 이름이어야 합니다.',
  '{field} must not contain an email address.': '{field}: 이메일 주소는 쓸 수 없습니다.',
  '{field} is required, or a token.': '{field}: 토큰이 없으면 꼭 입력해야 합니다.',
  '{field} have too many subjects.': '{field}: 주제가 너무 많습니다.',
  '{field} is the name of another segment.': '{field}: 다른 세그먼트의 이름입니다.',
  '{field} must appear only once.': '{field}: 한 번만 쓸 수 있습니다.',
  '{field} must be {n} to {m} printable ASCII characters.':
    '{field}: 인쇄 가능한 ASCII 문자 {n}~{m}자여야 합니다.',
  '{field} must be JSON.': '{field}: JSON이어야 합니다.',
  '{field} must not be nested deeper than {n}.': '{field}: {n}단계까지만 중첩할 수 있습니다.',
  '{field} names a field twice.': '{field}: 같은 필드가 두 번 있습니다.',
  '{field} must not have more than {n} values.': '{field}: 값은 최대 {n}개입니다.',
  '{field} must be given once.': '{field}: 한 번만 지정하세요.',
  '{field} must be posts or comments.': '{field}: posts 또는 comments여야 합니다.',
  '{field} must be a whole number from {n}, given once.':
    '{field}: {n} 이상의 정수를 한 번만 지정하세요.',
  '{field} must be one of {n}.': '{field}: {n} 중 하나여야 합니다.',
  '{field} must not have more than {n} fields.': '{field}: 필드는 최대 {n}개입니다.',
  'Inbox, {count} unread': '받은편지함, 읽지 않음 {count}건',
  'for the admin area in {hours, plural, one {# hour} other {# hours}}':
    '{hours, plural, other {#시간 뒤}} 관리 화면에서 사용 가능',
  'Links and conversation for curious people.': '호기심 많은 사람들을 위한 링크와 대화.',
  'A community that shares, discusses and votes on links and texts worth the time, with a short digest by email, daily or weekly.':
    '시간을 들일 만한 링크와 글을 공유하고 토론하고 투표하는 커뮤니티. 짧은 뉴스레터를 매일 또는 매주 이메일로 보냅니다.',
  'The front page': '첫 페이지',
  'Newer posts with more votes rank higher. Ten times the points make up for {hours} hours of age: rank = log10(points) + t ÷ W, with the time of posting t in hours and W = {hours}.':
    '최근 글일수록, 추천이 많을수록 위에 놓입니다. 점수가 10배면 {hours}시간의 차이를 메웁니다: 순위 = log10(점수) + t ÷ W. t는 글이 올라온 시각(시간 단위)이고 W = {hours}입니다.',
  'Points are upvotes minus downvotes. Votes from accounts linked to the author or to an earlier voter don’t count. Only votes change the order of two posts. When W changes, a post moves with its next vote. Each post states its own numbers under “Why here?”.':
    '점수는 추천 수에서 비추천 수를 뺀 값입니다. 작성자나 먼저 투표한 사람과 연결된 계정의 투표는 세지 않습니다. 두 글의 순서는 투표로만 바뀝니다. W가 바뀌면 글은 다음 투표를 받을 때 움직입니다. 각 글의 수치는 ‘왜 여기에 있나요?’에 있습니다.',
  'A moderator can pin up to {max} posts above these lists, until a date. The moderation log names them.':
    '운영자는 최대 {max}개의 글을 정해진 날짜까지 이 목록 위에 고정할 수 있습니다. 고정한 글은 운영 기록에 나옵니다.',
  'Top ranks by points over a day, week, month, year or all time. New sorts by time.':
    '‘베스트’는 하루, 한 주, 한 달, 한 해 또는 전체 기간의 점수순이고, ‘최신’은 시간순입니다.',
  'Comments most readers agree on come first ({confidence}% Wilson score).':
    '많은 독자가 동의하는 댓글이 먼저 나옵니다({confidence}% 윌슨 점수).',
  'The digest': '뉴스레터',
  'An issue has up to {chosen} posts from its day or week: those with the most points. With fewer than {least} posts there is no issue. No model selects posts, but one may order those of an issue. The three with the most points stay in its first half.':
    '한 호에는 그날 또는 그 주의 글 중 점수가 가장 높은 글이 최대 {chosen}개 실립니다. 글이 {least}개보다 적으면 발행하지 않습니다. 모델은 글을 고르지 않지만, 한 호 안의 순서를 정할 수는 있습니다. 점수가 가장 높은 글 세 개는 항상 앞쪽 절반에 실립니다.',
  'Of posts with equal points, the one with more comments comes first, then the one whose publisher has fewer posts so far, then the newer one.':
    '점수가 같으면 댓글이 많은 글, 그다음은 같은 매체의 글이 그때까지 적은 글, 그다음은 더 최근 글이 먼저입니다.',
  'At most {perPublisher} posts of one publisher are in an issue. Of ten posts, at most {texts} are text posts. An issue has at most {jobs} job post and {polls} poll, unless most posts are of that kind.':
    '한 호에는 같은 매체의 글이 최대 {perPublisher}개 실립니다. 글 10개 중 텍스트 글은 최대 {texts}개입니다. 대부분의 글이 그런 종류가 아니라면 채용 글은 최대 {jobs}개, 설문은 최대 {polls}개입니다.',
  'Posts far behind the one in place {place} are left out, so quiet days have short issues: a post needs at least {share}% of the points of that one, or a place in the best quarter.':
    '{place}위 글에 크게 못 미치는 글은 빠지므로, 소식이 적은 날에는 실리는 글도 적습니다. 그 글 점수의 {share}% 이상이거나 상위 4분의 1에 들어야 합니다.',
  'A post that takes off later goes into the next issue, once: most votes come within about {hours} hours. Up to {late} such posts are added to an issue.':
    '나중에 주목받은 글은 다음 호에 한 번 실립니다. 투표는 대부분 약 {hours}시간 안에 들어옵니다. 한 호에 이런 글이 최대 {late}개 더해집니다.',
  'We merge posts about the same event. Posts are compared by link, title and text.':
    '같은 사건을 다룬 글은 합칩니다. 링크, 제목, 본문을 비교합니다.',
  'We merge posts about the same event. Posts are compared by link, title and text, and by an embedding model in all languages.':
    '같은 사건을 다룬 글은 합칩니다. 링크, 제목, 본문을 비교하고, 모든 언어를 다루는 임베딩 모델도 사용합니다.',
  'A story of the last {days} days (weekly: {weeklyDays}) returns only with news: at least {hours} hours later, with another link and mostly different text, and among the best {share}%. The same link returns after {linkDays} days at the earliest.':
    '지난 {days}일(주간: {weeklyDays}일) 안에 실린 이야기는 새 소식이 있을 때만 다시 실립니다. {hours}시간 이상 지나고, 링크가 다르고 본문이 대부분 다르며, 상위 {share}%에 들어야 합니다. 같은 링크는 빨라도 {linkDays}일 뒤에 다시 실립니다.',
  'An editor can change the posts of an issue before it is sent.':
    '편집자는 발송 전에 호에 실릴 글을 바꿀 수 있습니다.',
  'Too many searches in a short time. Try again {when}.':
    '짧은 시간에 검색이 너무 많습니다. {when}에 다시 시도하세요.',
  'Too many posts in a short time. Try again {when}.':
    '짧은 시간에 글이 너무 많습니다. {when}에 다시 시도하세요.',
  'Too many changes in a short time. Try again {when}.':
    '짧은 시간에 변경이 너무 많습니다. {when}에 다시 시도하세요.',
  'Too many links in a short time. Try again {when}.':
    '짧은 시간에 링크가 너무 많습니다. {when}에 다시 시도하세요.',
  'Too many previews in a short time. Try again {when}.':
    '짧은 시간에 미리 보기가 너무 많습니다. {when}에 다시 시도하세요.',
  'Too many comments in a short time. Try again {when}.':
    '짧은 시간에 댓글이 너무 많습니다. {when}에 다시 시도하세요.',
  'Too many uploads in a short time. Try again {when}.':
    '짧은 시간에 업로드가 너무 많습니다. {when}에 다시 시도하세요.',
  'Too many follows in a short time. Try again {when}.':
    '짧은 시간에 팔로우가 너무 많습니다. {when}에 다시 시도하세요.',
  'Too many votes in a short time. Try again {when}.':
    '짧은 시간에 투표가 너무 많습니다. {when}에 다시 시도하세요.',
  'Too many saved posts in a short time. Try again {when}.':
    '짧은 시간에 저장한 글이 너무 많습니다. {when}에 다시 시도하세요.',
  'Too many requests in a short time. Try again {when}.':
    '짧은 시간에 요청이 너무 많습니다. {when}에 다시 시도하세요.',
  'Too many follows and mutes in a short time. Try again {when}.':
    '짧은 시간에 팔로우와 뮤트가 너무 많습니다. {when}에 다시 시도하세요.',
  'Too many reports in a short time. Try again {when}.':
    '짧은 시간에 신고가 너무 많습니다. {when}에 다시 시도하세요.',
  'Too many codes in a short time. Try again {when}.':
    '짧은 시간에 코드 요청이 너무 많습니다. {when}에 다시 시도하세요.',
  'Too many exports in a short time. Try again {when}.':
    '짧은 시간에 내보내기가 너무 많습니다. {when}에 다시 시도하세요.',
  'Too many logins in a short time. Try again {when}.':
    '짧은 시간에 로그인이 너무 많습니다. {when}에 다시 시도하세요.',
  'Too many new passkeys in a short time. Try again {when}.':
    '짧은 시간에 새 패스키가 너무 많습니다. {when}에 다시 시도하세요.',
  'Too many sign-ups in a short time. Try again {when}.':
    '짧은 시간에 가입이 너무 많습니다. {when}에 다시 시도하세요.',
  'Too many new keys in a short time. Try again {when}.':
    '짧은 시간에 새 키가 너무 많습니다. {when}에 다시 시도하세요.',
  'Too many subscriptions in a short time. Try again {when}.':
    '짧은 시간에 구독 신청이 너무 많습니다. {when}에 다시 시도하세요.',
  '{field} must be at “{n}”.': '{field}: ‘{n}’ 주소여야 합니다.',
  '{field} must not link to “{n}”.': '{field}: ‘{n}’ 링크는 쓸 수 없습니다.',
  '{field} must not contain “{n}”.': '{field}: ‘{n}’ 표현은 쓸 수 없습니다.',
  '{field} can name only one author.': '{field}: 작성자는 한 명만 지정할 수 있습니다.',
  '{field} can name only one domain.': '{field}: 도메인은 하나만 지정할 수 있습니다.',
  '{field} must be new with “{n}”.': '{field}: ‘{n}’ 값과 함께면 new여야 합니다.',
  '{field} cannot be combined with “{n}”.': '{field}: ‘{n}’ 값과 함께 쓸 수 없습니다.',
  '{field} must include “{n}”, which is in use.': '{field}: 사용 중인 ‘{n}’ 항목이 있어야 합니다.',
  '{field} must have each name only once.': '{field}: 같은 이름은 한 번만 쓸 수 있습니다.',
  '{field} must rename an existing tag to an unused name.':
    '{field}: 기존 태그를 쓰이지 않는 이름으로만 바꿀 수 있습니다.',
  'Unknown browser': '알 수 없는 브라우저',
  '{browser} on {system}': '{browser}({system})',
  'Why do you want to join?': '참여하려는 이유는 무엇인가요?',
  'The CSRF token is missing or invalid. Fetch a new one and try again.':
    'CSRF 토큰이 없거나 올바르지 않습니다. 새 토큰을 받아 다시 시도하세요.',
  'This request came from a page of another site.': '이 요청은 다른 사이트의 페이지에서 왔습니다.',
  'The site has reached its limit of {max} rules. Delete one first.':
    '사이트의 규칙 한도 {max}개에 도달했습니다. 먼저 하나를 삭제하세요.',
  'The site has reached its limit of {max} segments. Delete one first.':
    '사이트의 세그먼트 한도 {max}개에 도달했습니다. 먼저 하나를 삭제하세요.',
  'The site has reached its limit of {max} login providers.':
    '사이트의 로그인 제공자 한도 {max}개에 도달했습니다.',
  '{editor} saved this issue on {time}.': '{editor} 님이 {time}에 이 호를 저장했습니다.',
  'Another editor has changed this issue.': '다른 편집자가 이 호를 변경했습니다.',
  "The tag {tag} can't be removed: posts use it. Rename it instead.":
    '‘{tag}’ 태그는 글에서 사용 중이라 삭제할 수 없습니다. 대신 이름을 바꾸세요.',
  "The tag {tag} can't be removed: a feed uses it. Rename it instead.":
    '‘{tag}’ 태그는 피드에서 사용 중이라 삭제할 수 없습니다. 대신 이름을 바꾸세요.',
  "The tag {tag} can't be removed: the segment “{segment}” uses it. Rename it instead.":
    '‘{tag}’ 태그는 ‘{segment}’ 세그먼트에서 사용 중이라 삭제할 수 없습니다. 대신 이름을 바꾸세요.',
  "The tag {tag} can't be removed: an open issue shows its posts. Rename it instead.":
    '아직 보내지 않은 호에서 ‘{tag}’ 태그의 글을 보여 주므로 삭제할 수 없습니다. 대신 이름을 바꾸세요.',
  '{username} has no email address, so no one can log in as {username}.':
    '{username} 님은 이메일 주소가 없어 아무도 {username} 계정으로 로그인할 수 없습니다.',
  "{username} is the site's only admin. Make someone else an admin first.":
    '{username} 님은 사이트의 유일한 관리자입니다. 먼저 다른 사람을 관리자로 지정하세요.',
};
