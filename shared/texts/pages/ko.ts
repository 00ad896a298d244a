import type { Translations } from '../translate.ts';

export const ko: Translations = {
  '{siteName} is a place for links and conversation, made by curious people for curious people. Its readers are its editors: they bring the stories, vote for what deserves attention, and add in the comments what the article left out.':
    '{siteName}은(는) 호기심 많은 사람들이 호기심 많은 사람들을 위해 만드는 링크와 대화의 공간입니다. 독자가 곧 편집자입니다. 이야기를 가져오고, 주목할 만한 것에 투표하고, 기사에 빠진 것을 댓글로 보탭니다.',
  '## How it works': '## 이용 방법',
  'Anyone can read. With an account you can submit a link or write a post of your own, vote, comment, and follow people whose choices you trust. [Hot](/hot) favors what’s being voted for now, [New](/new) shows everything in order of arrival, and [Top](/top) lists the best of a day, a week or all time.':
    '누구나 읽을 수 있습니다. 계정이 있으면 링크를 올리거나 직접 글을 쓰고, 투표하고, 댓글을 달고, 믿을 만한 사람을 팔로우할 수 있습니다. [인기](/hot)는 지금 표를 받고 있는 글을 앞세우고, [최신](/new)은 모든 글을 올라온 순서로, [베스트](/top)는 하루, 한 주 또는 전체 기간의 가장 좋은 글을 보여 줍니다.',
  '## The digest': '## 뉴스레터',
  'If you would rather not visit every day, the digest brings the most important posts to your inbox, daily or weekly. You can personalize it in your own words. Posts are picked by votes. Where AI writes the summary, each sentence cites its posts; where it doesn’t, the digest says so. Past issues are in the [archive](/newsletter/archive).':
    '매일 방문하지 않아도 뉴스레터가 가장 중요한 글을 매일 또는 매주 이메일로 보내 드립니다. 자신의 말로 맞춤 설정할 수 있습니다. 글은 투표로 고릅니다. AI가 요약을 쓰면 문장마다 근거가 된 글을 밝히고, 그렇지 않으면 뉴스레터에 그렇게 적습니다. 지난 호는 [보관함](/newsletter/archive)에 있습니다.',
  '## What we ask': '## 부탁드리는 것',
  'Be kind, be accurate, and be brief when you can. Link to the original. Say when you have an interest in the matter. Report what does not belong here, and do not feed it.':
    '친절하고 정확하게, 되도록 짧게 써 주세요. 원문을 링크해 주세요. 이해관계가 있으면 밝혀 주세요. 이곳에 맞지 않는 것은 신고하고, 상대하지 마세요.',
  '[Privacy](/privacy) and [Terms](/terms) have the details, and [Contact](/contact) reaches a person.':
    '자세한 내용은 [개인정보 처리방침](/privacy)과 [이용약관](/terms)에 있으며, [문의](/contact)하시면 사람이 답합니다.',
  'You can reach us at editor@{domain}.': '연락처는 editor@{domain} 입니다.',
  '## Something wrong on a page?': '## 페이지에 문제가 있나요?',
  'Send us the link and tell us what you saw. If a post or comment breaks the rules, the Report link next to it is the quickest way for members: it goes straight to the moderators. To suggest a story, [submit it](/submit).':
    '링크와 함께 무엇을 보셨는지 알려 주세요. 글이나 댓글이 규칙에 어긋나면, 회원에게는 옆에 있는 ‘신고’가 가장 빠릅니다. 신고는 운영자에게 바로 전달됩니다. 이야기를 제안하려면 [글을 올려 주세요](/submit).',
  '## Your subscription or account': '## 구독과 계정',
  'To change or stop the digest, use the link in any issue, or [Manage subscription](/manage-subscription). In [Settings](/settings) you can export your data or delete your account. If neither works for you, or you have another question about your data, write to us.':
    '뉴스레터를 바꾸거나 그만 받으려면 아무 호에나 있는 링크 또는 [구독 관리](/manage-subscription)를 이용하세요. [설정](/settings)에서 데이터를 내보내거나 계정을 삭제할 수 있습니다. 둘 다 되지 않거나 데이터에 관해 다른 질문이 있으면 메일을 보내 주세요.',
  '## Security reports': '## 보안 신고',
  'If you have found a vulnerability, write to the same address with "Security" in the subject and describe how to reproduce it. Please use only your own accounts, leave other people\'s data alone, do not overload the service, and give us time to fix it before you publish. We won’t take action against good-faith research, and we’ll let you know when it’s fixed.':
    '취약점을 발견하셨다면 제목에 ‘Security’를 넣어 같은 주소로 보내시고 재현 방법을 적어 주세요. 본인의 계정만 사용하고, 다른 사람의 데이터는 건드리지 말고, 서비스에 과부하를 주지 말고, 공개하기 전에 고칠 시간을 주세요. 선의의 연구에는 조치를 취하지 않으며, 고쳐지면 알려 드립니다.',
  '## Appeals': '## 이의 제기',
  'When a moderator hides or locks a post or bans an account, there is a reason, the decision is logged, and it can be reversed. To appeal, send us the link, your username and why you think the decision was wrong. Where possible, someone other than the moderator who decided will review it. You’ll get a reply with a reason, and a wrong decision is reversed.':
    '운영자가 글을 숨기거나 잠그거나 계정을 차단할 때는 이유가 있으며, 그 결정은 기록되고 되돌릴 수 있습니다. 이의를 제기하려면 링크와 사용자 이름, 결정이 잘못되었다고 생각하는 이유를 보내 주세요. 가능하면 결정한 사람이 아닌 다른 사람이 다시 검토합니다. 이유를 담은 답을 드리며, 잘못된 결정은 되돌립니다.',
  'Last changed: 28 November 2026': '마지막 변경: 2026년 11월 28일',
  'This page explains what {siteName} stores about you, why, and for how long. The operator of this site, the person or organization that runs it, is responsible for your data. Write to editor@{domain}.':
    '이 페이지는 {siteName}에서 회원님에 관해 무엇을, 왜, 얼마나 오래 저장하는지 설명합니다. 회원님의 데이터에 대한 책임은 이 사이트를 운영하는 개인 또는 단체인 운영 주체에게 있습니다. 연락처는 editor@{domain} 입니다.',
  '## Reading': '## 읽기',
  "Reading needs no account. Technical cookies protect forms and logins, and show you your own changes at once. Your browser's local storage remembers your choices, such as dark mode, when the subscription window was last shown, whether you have subscribed and which threads you have read.":
    '읽는 데는 계정이 필요 없습니다. 기술적 쿠키는 양식과 로그인을 보호하고, 회원님이 바꾼 내용을 바로 보여 줍니다. 브라우저의 로컬 저장소에는 다크 모드 같은 선택, 구독 창이 마지막으로 나타난 때, 구독 여부, 읽은 토론이 저장됩니다.',
  'Your IP address is used only to limit abuse, for example how many codes one network may request. It is stored for a short time and then discarded. For a new account, we keep an encoded form of the network for 30 days, so that votes from accounts created together count once. Server logs hold no email addresses, codes, tokens or prompts. An analytics script runs only if the operator has turned it on, and never on pages opened with a personal link.':
    'IP 주소는 한 네트워크가 요청할 수 있는 코드 수를 제한하는 등 남용을 막는 데만 쓰입니다. 잠시 저장한 뒤 폐기합니다. 새 계정의 경우, 함께 만들어진 계정들의 표를 한 번만 세기 위해 네트워크를 부호화한 값을 30일 동안 보관합니다. 서버 로그에는 이메일 주소, 코드, 토큰, 프롬프트가 없습니다. 분석 스크립트는 운영 주체가 켠 경우에만 실행되며, 개인 링크로 연 페이지에서는 절대 실행되지 않습니다.',
  '## Your account': '## 계정',
  'We store your email address, username and name, and what you add to your profile. Your email address is never shown. Your profile, posts and comments are public. Your votes appear to others only as totals. To mark new comments on all your devices, we store how far you have read in each thread; no one else sees that.':
    '이메일 주소, 사용자 이름, 이름, 프로필에 적은 내용을 저장합니다. 이메일 주소는 절대 표시되지 않습니다. 프로필, 글, 댓글은 공개됩니다. 회원님의 표는 다른 사람에게 합계로만 보입니다. 모든 기기에서 새 댓글을 표시하기 위해 각 토론을 어디까지 읽었는지 저장하며, 다른 사람은 볼 수 없습니다.',
  "You log in with a code sent by email and valid for ten minutes, with a passkey, or through another service that the operator offers; there is no password. The session token is stored in your browser's local storage and expires after 14 days without use, and after 30 days at the latest. [Settings](/settings) lists your sessions. An account here is separate from accounts on other sites that use the same software.":
    '이메일로 받는 10분간 유효한 코드, 패스키, 또는 운영 주체가 제공하는 다른 서비스로 로그인합니다. 비밀번호는 없습니다. 세션 토큰은 브라우저의 로컬 저장소에 저장되며, 14일 동안 쓰지 않거나 늦어도 30일이 지나면 만료됩니다. [설정](/settings)에 세션 목록이 있습니다. 이곳의 계정은 같은 소프트웨어를 쓰는 다른 사이트의 계정과 별개입니다.',
  '## The email digest': '## 이메일 뉴스레터',
  'We store your email address, frequency, language, time zone and, if you write one, a personal prompt. When you subscribe with a form, no digest is sent until you open the link in our first mail and confirm there. Every digest has a one-click unsubscribe. With the subscription we store what you agreed to, when and on which page, and an encoded form of the network, as proof. After you unsubscribe we keep the address, only to make sure nothing more is sent, and this proof, until you ask us to delete them. We send mail only about your account, your subscription and the notifications that you choose in your settings. If you turn on notifications in a browser, we store the address that its push service gave us until you log out there, and the push service delivers them encrypted.':
    '이메일 주소, 주기, 언어, 시간대, 그리고 적으신 경우 개인 프롬프트를 저장합니다. 양식으로 구독하면, 첫 메일의 링크를 열어 확인하기 전에는 뉴스레터를 보내지 않습니다. 모든 뉴스레터는 클릭 한 번으로 구독을 취소할 수 있습니다. 구독과 함께 무엇에, 언제, 어느 페이지에서 동의했는지와 네트워크를 부호화한 값을 증거로 저장합니다. 구독을 취소한 뒤에는 더 이상 아무것도 보내지 않기 위해서만 주소를, 그리고 이 증거를 삭제를 요청하실 때까지 보관합니다. 계정, 구독, 설정에서 고른 알림에 관한 메일만 보냅니다. 브라우저에서 알림을 켜면, 그곳에서 로그아웃할 때까지 푸시 서비스가 준 주소를 저장하며, 푸시 서비스는 알림을 암호화된 상태로 전달합니다.',
  'Unless the operator has turned this off, the subscription form says whether an address belongs to a member here, and under which username.':
    '운영 주체가 끄지 않았다면, 구독 양식은 주소가 회원의 것인지와 그 사용자 이름을 알려 줍니다.',
  '## Language models': '## 언어 모델',
  'If the operator has configured a language-model provider, we send it the texts of posts and of the pages they link to, and your prompt, to understand what you want and to write summaries. Your address is never sent. Leave private details out of the prompt. Without a provider nothing is sent, and the digest consists of excerpts.':
    '운영 주체가 언어 모델 제공자를 설정한 경우, 원하시는 바를 이해하고 요약을 쓰기 위해 글과 글이 링크한 페이지의 텍스트, 그리고 프롬프트를 보냅니다. 주소는 절대 보내지 않습니다. 프롬프트에 사적인 내용은 적지 마세요. 제공자가 없으면 아무것도 보내지 않으며, 뉴스레터는 발췌로 이루어집니다.',
  '## Who else is involved': '## 그 밖의 관계자',
  "The hosting and email providers process data on the operator's behalf, and so do the providers of a language model and of analytics where the operator uses them. If you log in through another service, it learns of your logins. We do not sell data.":
    '호스팅과 이메일 제공자는 운영 주체를 대신해 데이터를 처리하며, 운영 주체가 쓰는 경우 언어 모델과 분석 제공자도 마찬가지입니다. 다른 서비스로 로그인하면 그 서비스가 로그인 사실을 알게 됩니다. 데이터를 팔지 않습니다.',
  '## Export and deletion': '## 내보내기와 삭제',
  'In [Settings](/settings) you can export your data and delete your account. Deletion removes your address and profile and ends your sessions and API keys. Contributions that others have replied to may remain without your name. Copies in feeds, sent mail and search engines are beyond our reach. [Manage subscription](/manage-subscription) works without an account.':
    '[설정](/settings)에서 데이터를 내보내고 계정을 삭제할 수 있습니다. 삭제하면 주소와 프로필이 지워지고 세션과 API 키가 종료됩니다. 다른 사람이 답한 글과 댓글은 이름 없이 남을 수 있습니다. 피드, 이미 보낸 메일, 검색 엔진에 있는 사본은 저희의 손이 닿지 않습니다. [구독 관리](/manage-subscription)는 계정 없이도 쓸 수 있습니다.',
  'You may also ask us for access, correction or erasure, object to processing, and complain to your data-protection authority. See [Contact](/contact).':
    '열람, 정정, 삭제를 요청하고, 처리에 반대하고, 개인정보 보호 기관에 민원을 낼 수도 있습니다. [문의](/contact)를 참고하세요.',
  'These terms apply to everyone who uses {siteName}, a place to share and discuss news and ideas. "We" means the operator of this site, the person or organization that runs it. If you do not agree with them, please do not use the site.':
    '이 약관은 소식과 생각을 나누고 토론하는 공간인 {siteName}을(를) 이용하는 모든 분에게 적용됩니다. ‘저희’는 이 사이트를 운영하는 개인 또는 단체인 운영 주체를 뜻합니다. 동의하지 않으시면 사이트를 이용하지 말아 주세요.',
  'You need a working email address, because every login uses a code sent to it. You must be old enough to agree to these terms under the law where you live. Keep your mailbox and your API keys to yourself; you are responsible for what is done with them. Use one account, and do not pretend to be someone else.':
    '로그인할 때마다 코드를 보내 드리므로, 쓸 수 있는 이메일 주소가 필요합니다. 거주지의 법에 따라 이 약관에 동의할 수 있는 나이여야 합니다. 메일함과 API 키를 다른 사람과 함께 쓰지 마세요. 그것으로 한 일에 대한 책임은 본인에게 있습니다. 계정은 하나만 쓰고, 다른 사람인 척하지 마세요.',
  '## What you post': '## 올리는 내용',
  'What you write remains yours. By posting you allow us, free of charge and worldwide, to store, show, format, shorten, translate and summarize it on this site, in its feeds, through its API and in its digests. This permission ends when you delete the contribution, except for digests already sent, copies made by others, and placeholders that keep a discussion readable.':
    '직접 쓴 것은 계속 본인의 것입니다. 글을 올림으로써 저희가 이 사이트와 피드, API, 뉴스레터에서 그것을 무료로 전 세계에 저장하고, 보여 주고, 형식을 바꾸고, 줄이고, 번역하고, 요약하도록 허락합니다. 이 허락은 글이나 댓글을 삭제하면 끝나지만, 이미 보낸 뉴스레터, 다른 사람이 만든 사본, 토론을 읽을 수 있게 하는 자리 표시는 예외입니다.',
  'Post only what you may post. Do not post:':
    '올려도 되는 것만 올려 주세요. 다음은 올리지 마세요.',
  "- anything unlawful, threats, or harassment,\n- other people's private details or works without permission,\n- spam, hidden advertising, or posts made to manipulate votes,\n- malicious software, or links to it.":
    '- 불법적인 것, 협박, 괴롭힘\n- 허락 없는 다른 사람의 사적인 정보나 저작물\n- 스팸, 숨은 광고, 투표를 조작하려는 글\n- 악성 소프트웨어나 그 링크',
  'Say so when you have a personal or commercial interest in what you submit.':
    '올리는 것에 개인적 또는 상업적 이해관계가 있으면 밝혀 주세요.',
  '## Moderation': '## 운영',
  'Members can report posts and comments. Moderators can hide or lock them and ban accounts, with an end date or permanently. Each decision has a reason, is logged and can be reversed. You can appeal; [Contact](/contact) says how.':
    '회원은 글과 댓글을 신고할 수 있습니다. 운영자는 글과 댓글을 숨기거나 잠그고, 기한을 두거나 영구적으로 계정을 차단할 수 있습니다. 모든 결정에는 이유가 있고, 기록되며, 되돌릴 수 있습니다. 이의를 제기할 수 있으며, 방법은 [문의](/contact)에 있습니다.',
  '## Digests and summaries': '## 뉴스레터와 요약',
  'Summaries may be written by a language model. Their sentences cite their sources, but they can still be wrong or incomplete, so read the source before you rely on one. A digest written without a model says so. Summaries and posts are not professional advice. You may stop the digest at any time through its unsubscribe link or at [Manage subscription](/manage-subscription).':
    '요약은 언어 모델이 쓸 수 있습니다. 문장에 출처가 있지만 그래도 틀리거나 빠진 것이 있을 수 있으니, 믿기 전에 출처를 읽어 주세요. 모델 없이 쓴 뉴스레터에는 그렇게 적혀 있습니다. 요약과 글은 전문적인 조언이 아닙니다. 구독 취소 링크나 [구독 관리](/manage-subscription)에서 언제든지 뉴스레터를 그만 받을 수 있습니다.',
  '## API and automated use': '## API와 자동화된 이용',
  "Use the API within its limits and only with your own keys. Do not try to get around limits, reach other people's data or overload the service. Security research in good faith is welcome under the rules on [Contact](/contact).":
    'API는 제한 안에서, 본인의 키로만 사용해 주세요. 제한을 우회하거나 다른 사람의 데이터에 접근하거나 서비스에 과부하를 주려 하지 마세요. 선의의 보안 연구는 [문의](/contact)의 규칙에 따라 환영합니다.',
  '## Availability and liability': '## 제공과 책임',
  'The service is free and offered as it is. It may change, pause or end. Posts and linked pages are the responsibility of those who publish them; we do not check everything in advance. We are liable as far as the law requires, and otherwise only for damage caused by intent or gross negligence. Rights that consumer law gives you are not affected.':
    '서비스는 무료이며 있는 그대로 제공됩니다. 바뀌거나 중단되거나 끝날 수 있습니다. 글과 링크된 페이지의 책임은 그것을 올린 사람에게 있으며, 저희가 모든 것을 미리 확인하지는 않습니다. 저희는 법이 요구하는 범위에서 책임을 지며, 그 밖에는 고의 또는 중대한 과실로 생긴 손해에 대해서만 책임을 집니다. 소비자 법이 부여하는 권리는 영향을 받지 않습니다.',
  '## Ending and changes': '## 종료와 변경',
  "You may delete your account in [Settings](/settings) at any time. We may close accounts that break these terms. When we change the terms, we change the date above; if you keep using the site after that, the new terms apply. The law of the country where the operator is established applies, without taking from you the protection of your own country's consumer law.":
    '[설정](/settings)에서 언제든지 계정을 삭제할 수 있습니다. 저희는 이 약관을 어긴 계정을 닫을 수 있습니다. 약관을 바꾸면 위의 날짜를 바꿉니다. 그 뒤에도 사이트를 계속 이용하면 새 약관이 적용됩니다. 운영 주체가 있는 나라의 법이 적용되며, 거주하는 나라의 소비자 법이 주는 보호는 그대로 유지됩니다.',
  'How we treat your data is described under [Privacy](/privacy). Questions: editor@{domain}.':
    '데이터를 다루는 방법은 [개인정보 처리방침](/privacy)에 있습니다. 질문: editor@{domain}',
  '## Statistics of the digest': '## 뉴스레터 통계',
  'We count how often an issue is read, not by whom. Links to this site in a digest name the issue and the place of the link; they are the same for all readers. We store one number per issue, place and day. To count each visit once and leave out bots, the server keeps a hash of your network and browser in memory for at most a day. It is never written to disk.':
    '한 호가 몇 번 읽혔는지 세며, 누가 읽었는지는 세지 않습니다. 뉴스레터에서 이 사이트로 가는 링크에는 호와 링크의 위치가 표시되며, 모든 독자에게 같습니다. 호, 위치, 날짜마다 숫자 하나를 저장합니다. 방문을 한 번씩만 세고 봇을 빼기 위해, 서버는 네트워크와 브라우저의 해시를 최대 하루 동안 메모리에 둡니다. 디스크에는 절대 기록하지 않습니다.',
  'Digests contain an invisible image, the same for all readers. When a mail app loads it, we count an open of the issue. You can turn off images in your mail app.':
    '뉴스레터에는 모든 독자에게 같은 보이지 않는 이미지가 있습니다. 메일 앱이 이를 불러오면 그 호를 연 것으로 셉니다. 메일 앱에서 이미지를 끌 수 있습니다.',
  'Links to other sites go through this site, which counts them in the same way and then forwards you.':
    '다른 사이트로 가는 링크는 이 사이트를 거치며, 같은 방식으로 센 다음 이동시킵니다.',
  'Links name this site and the issue, but not you, in parameters that the linked site can read (`utm_source`, `utm_medium`, `utm_campaign`).':
    '링크에는 연결된 사이트가 읽을 수 있는 매개변수(`utm_source`, `utm_medium`, `utm_campaign`)로 이 사이트와 호가 표시되며, 회원님은 표시되지 않습니다.',
  'Digests contain no tracking pixel, so opens are not counted.':
    '뉴스레터에는 추적 픽셀이 없으므로 연 횟수를 세지 않습니다.',
  'Links to other sites lead there directly, and are not counted.':
    '다른 사이트로 가는 링크는 바로 연결되며 세지 않습니다.',
};
