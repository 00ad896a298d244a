import type { Translations } from '../translate.ts';

export const zh: Translations = {
  '{siteName} is a place for links and conversation, made by curious people for curious people. Its readers are its editors: they bring the stories, vote for what deserves attention, and add in the comments what the article left out.':
    '{siteName}是一个分享链接与交流的地方，由好奇的人为好奇的人而办。读者就是编辑：他们带来内容，投票选出值得关注的，并在评论中补上文章遗漏的部分。',
  '## How it works': '## 如何运作',
  'Anyone can read. With an account you can submit a link or write a post of your own, vote, comment, and follow people whose choices you trust. [Hot](/hot) favors what’s being voted for now, [New](/new) shows everything in order of arrival, and [Top](/top) lists the best of a day, a week or all time.':
    '任何人都可以阅读。有了帐号，您可以提交链接或撰写自己的帖子，投票、评论，并关注您信任其选择的人。[热门](/hot)突出当下正在获得投票的内容，[最新](/new)按时间顺序显示全部，[最佳](/top)列出一天、一周或全部时间里最好的内容。',
  '## The digest': '## 简报',
  'If you would rather not visit every day, the digest brings the most important posts to your inbox, daily or weekly. You can personalize it in your own words. Posts are picked by votes. Where AI writes the summary, each sentence cites its posts; where it doesn’t, the digest says so. Past issues are in the [archive](/newsletter/archive).':
    '如果您不想每天访问，简报会每天或每周把最重要的帖子送到您的邮箱。您可以用自己的话定制它。帖子由投票选出。摘要由AI撰写时，每句话都注明所依据的帖子；不由AI撰写时，简报会说明。往期简报见[存档](/newsletter/archive)。',
  '## What we ask': '## 我们的请求',
  'Be kind, be accurate, and be brief when you can. Link to the original. Say when you have an interest in the matter. Report what does not belong here, and do not feed it.':
    '请友善、准确，并尽量简短。请链接到原文。若您与此事有利害关系，请说明。发现不该出现在这里的内容，请举报，不要理会。',
  '[Privacy](/privacy) and [Terms](/terms) have the details, and [Contact](/contact) reaches a person.':
    '详情见[隐私政策](/privacy)和[使用条款](/terms)，通过[联系我们](/contact)可以找到真人。',
  'You can reach us at editor@{domain}.': '您可以写信到 editor@{domain} 联系我们。',
  '## Something wrong on a page?': '## 页面有问题？',
  'Send us the link and tell us what you saw. If a post or comment breaks the rules, the Report link next to it is the quickest way for members: it goes straight to the moderators. To suggest a story, [submit it](/submit).':
    '请把链接发给我们，并说明您看到了什么。如果帖子或评论违反规则，对成员来说最快的办法是点击旁边的“举报”，举报会直接送达版主。要推荐内容，请[提交](/submit)。',
  '## Your subscription or account': '## 您的订阅或帐号',
  'To change or stop the digest, use the link in any issue, or [Manage subscription](/manage-subscription). In [Settings](/settings) you can export your data or delete your account. If neither works for you, or you have another question about your data, write to us.':
    '要更改或停止简报，请使用任意一期中的链接，或前往[管理订阅](/manage-subscription)。在[设置](/settings)中可以导出数据或删除帐号。如果都不行，或对您的数据有其他疑问，请写信给我们。',
  '## Security reports': '## 安全报告',
  'If you have found a vulnerability, write to the same address with "Security" in the subject and describe how to reproduce it. Please use only your own accounts, leave other people\'s data alone, do not overload the service, and give us time to fix it before you publish. We won’t take action against good-faith research, and we’ll let you know when it’s fixed.':
    '如果您发现了漏洞，请写信到同一地址，主题中注明“Security”，并说明如何重现。请只使用您自己的帐号，不要触碰他人的数据，不要使服务过载，并在公开之前给我们时间修复。对善意的研究我们不会追究，修复后会告知您。',
  '## Appeals': '## 申诉',
  'When a moderator hides or locks a post or bans an account, there is a reason, the decision is logged, and it can be reversed. To appeal, send us the link, your username and why you think the decision was wrong. Where possible, someone other than the moderator who decided will review it. You’ll get a reply with a reason, and a wrong decision is reversed.':
    '版主隐藏或锁定帖子、封禁帐号时都有理由，该决定会被记录，并且可以撤销。要申诉，请把链接、您的用户名以及您认为决定有误的理由发给我们。在可能的情况下，将由作出决定者以外的人复核。您会收到附有理由的答复，错误的决定会被撤销。',
  'Last changed: 28 November 2026': '最后更改：2026年11月28日',
  'This page explains what {siteName} stores about you, why, and for how long. The operator of this site, the person or organization that runs it, is responsible for your data. Write to editor@{domain}.':
    '本页说明{siteName}保存您的哪些信息、为什么保存以及保存多久。本站的运营者，即管理本站的个人或组织，对您的数据负责。请写信到 editor@{domain}。',
  '## Reading': '## 阅读',
  "Reading needs no account. Technical cookies protect forms and logins, and show you your own changes at once. Your browser's local storage remembers your choices, such as dark mode, when the subscription window was last shown, whether you have subscribed and which threads you have read.":
    '阅读不需要帐号。技术性Cookie用于保护表单和登录，并让您立即看到自己的更改。浏览器的本地存储会记住您的选择，例如深色模式、订阅窗口上次出现的时间、您是否已订阅以及读过哪些讨论。',
  'Your IP address is used only to limit abuse, for example how many codes one network may request. It is stored for a short time and then discarded. For a new account, we keep an encoded form of the network for 30 days, so that votes from accounts created together count once. Server logs hold no email addresses, codes, tokens or prompts. An analytics script runs only if the operator has turned it on, and never on pages opened with a personal link.':
    '您的IP地址只用于限制滥用，例如限制一个网络可以请求多少验证码。它只保存很短时间，随后丢弃。对于新帐号，我们会把网络的编码形式保存30天，使一同创建的帐号的投票只计一次。服务器日志不含邮箱地址、验证码、令牌或提示词。只有在运营者启用时才会运行统计脚本，而且绝不会在通过个人链接打开的页面上运行。',
  '## Your account': '## 您的帐号',
  'We store your email address, username and name, and what you add to your profile. Your email address is never shown. Your profile, posts and comments are public. Your votes appear to others only as totals. To mark new comments on all your devices, we store how far you have read in each thread; no one else sees that.':
    '我们保存您的邮箱地址、用户名、姓名以及您在个人资料中填写的内容。您的邮箱地址从不显示。您的个人资料、帖子和评论是公开的。他人只能看到投票的总数。为了在您的所有设备上标出新评论，我们会保存您在每个讨论中读到哪里；其他人看不到。',
  "You log in with a code sent by email and valid for ten minutes, with a passkey, or through another service that the operator offers; there is no password. The session token is stored in your browser's local storage and expires after 14 days without use, and after 30 days at the latest. [Settings](/settings) lists your sessions. An account here is separate from accounts on other sites that use the same software.":
    '您可以使用邮件发送的十分钟内有效的验证码、通行密钥，或运营者提供的其他服务登录；没有密码。会话令牌保存在浏览器的本地存储中，14天未使用后失效，最长30天。[设置](/settings)中列出您的会话。这里的帐号与使用同一软件的其他网站的帐号互不相干。',
  '## The email digest': '## 邮件简报',
  'We store your email address, frequency, language, time zone and, if you write one, a personal prompt. When you subscribe with a form, no digest is sent until you open the link in our first mail and confirm there. Every digest has a one-click unsubscribe. With the subscription we store what you agreed to, when and on which page, and an encoded form of the network, as proof. After you unsubscribe we keep the address, only to make sure nothing more is sent, and this proof, until you ask us to delete them. We send mail only about your account, your subscription and the notifications that you choose in your settings. If you turn on notifications in a browser, we store the address that its push service gave us until you log out there, and the push service delivers them encrypted.':
    '我们保存您的邮箱地址、频率、语言、时区，以及您写下的个人提示词（如果有）。通过表单订阅时，在您打开我们第一封邮件中的链接并确认之前，不会发送任何简报。每期简报都可以一键退订。我们随订阅保存您同意的内容、时间和页面，以及网络的编码形式，作为证明。退订之后，我们保留地址只是为了确保不再发送任何邮件，并保留这份证明，直到您要求删除。我们只会就您的帐号、订阅以及您在设置中选择的通知发送邮件。如果您在浏览器中开启通知，我们会保存其推送服务提供的地址，直到您在那里退出登录；推送服务以加密方式送达通知。',
  'Unless the operator has turned this off, the subscription form says whether an address belongs to a member here, and under which username.':
    '除非运营者已关闭此功能，订阅表单会显示某个地址是否属于成员以及其用户名。',
  '## Language models': '## 语言模型',
  'If the operator has configured a language-model provider, we send it the texts of posts and of the pages they link to, and your prompt, to understand what you want and to write summaries. Your address is never sent. Leave private details out of the prompt. Without a provider nothing is sent, and the digest consists of excerpts.':
    '如果运营者配置了语言模型服务商，我们会把帖子及其链接页面的文字和您的提示词发送给它，以理解您的需求并撰写摘要。您的地址绝不会被发送。请不要在提示词中写入私人信息。没有服务商时，什么都不会发送，简报由节选组成。',
  '## Who else is involved': '## 还有谁参与',
  "The hosting and email providers process data on the operator's behalf, and so do the providers of a language model and of analytics where the operator uses them. If you log in through another service, it learns of your logins. We do not sell data.":
    '托管和邮件服务商代表运营者处理数据；运营者使用语言模型或统计服务时，其服务商也是如此。如果您通过其他服务登录，该服务会知道您的登录。我们不出售数据。',
  '## Export and deletion': '## 导出与删除',
  'In [Settings](/settings) you can export your data and delete your account. Deletion removes your address and profile and ends your sessions and API keys. Contributions that others have replied to may remain without your name. Copies in feeds, sent mail and search engines are beyond our reach. [Manage subscription](/manage-subscription) works without an account.':
    '在[设置](/settings)中可以导出数据和删除帐号。删除会移除您的地址和个人资料，并终止您的会话和API密钥。他人已回复的内容可能会在去除姓名后保留。订阅源、已发送的邮件和搜索引擎中的副本不在我们的控制范围内。[管理订阅](/manage-subscription)无需帐号即可使用。',
  'You may also ask us for access, correction or erasure, object to processing, and complain to your data-protection authority. See [Contact](/contact).':
    '您也可以要求我们提供、更正或删除数据，反对处理，并向您的数据保护机构投诉。见[联系我们](/contact)。',
  'These terms apply to everyone who uses {siteName}, a place to share and discuss news and ideas. "We" means the operator of this site, the person or organization that runs it. If you do not agree with them, please do not use the site.':
    '本条款适用于所有使用{siteName}的人。{siteName}是分享和讨论新闻与想法的地方。“我们”指本站的运营者，即管理本站的个人或组织。如果您不同意本条款，请不要使用本站。',
  'You need a working email address, because every login uses a code sent to it. You must be old enough to agree to these terms under the law where you live. Keep your mailbox and your API keys to yourself; you are responsible for what is done with them. Use one account, and do not pretend to be someone else.':
    '您需要一个可用的邮箱地址，因为每次登录都要使用发送到该地址的验证码。依照您所在地的法律，您必须达到可以同意本条款的年龄。请妥善保管您的邮箱和API密钥；由此发生的行为由您负责。请只使用一个帐号，不要冒充他人。',
  '## What you post': '## 您发布的内容',
  'What you write remains yours. By posting you allow us, free of charge and worldwide, to store, show, format, shorten, translate and summarize it on this site, in its feeds, through its API and in its digests. This permission ends when you delete the contribution, except for digests already sent, copies made by others, and placeholders that keep a discussion readable.':
    '您所写的内容仍归您所有。发布即表示您允许我们免费在全球范围内，在本站、其订阅源、API和简报中存储、展示、排版、缩短、翻译和概括该内容。您删除内容后，该许可终止，但已发送的简报、他人制作的副本以及保持讨论可读的占位内容除外。',
  'Post only what you may post. Do not post:': '只发布您有权发布的内容。请勿发布：',
  "- anything unlawful, threats, or harassment,\n- other people's private details or works without permission,\n- spam, hidden advertising, or posts made to manipulate votes,\n- malicious software, or links to it.":
    '- 任何违法内容、威胁或骚扰，\n- 未经许可的他人隐私或作品，\n- 垃圾信息、隐蔽广告或意在操纵投票的帖子，\n- 恶意软件或指向它的链接。',
  'Say so when you have a personal or commercial interest in what you submit.':
    '如果您与所提交的内容有个人或商业上的利害关系，请说明。',
  '## Moderation': '## 管理',
  'Members can report posts and comments. Moderators can hide or lock them and ban accounts, with an end date or permanently. Each decision has a reason, is logged and can be reversed. You can appeal; [Contact](/contact) says how.':
    '成员可以举报帖子和评论。版主可以隐藏或锁定它们，并暂时或永久封禁帐号。每项决定都有理由，会被记录，并且可以撤销。您可以申诉，方法见[联系我们](/contact)。',
  '## Digests and summaries': '## 简报与摘要',
  'Summaries may be written by a language model. Their sentences cite their sources, but they can still be wrong or incomplete, so read the source before you rely on one. A digest written without a model says so. Summaries and posts are not professional advice. You may stop the digest at any time through its unsubscribe link or at [Manage subscription](/manage-subscription).':
    '摘要可能由语言模型撰写。其中的句子会注明来源，但仍可能有误或不完整，因此在依赖之前请阅读来源。不使用模型撰写的简报会说明这一点。摘要和帖子不构成专业建议。您可以随时通过退订链接或[管理订阅](/manage-subscription)停止简报。',
  '## API and automated use': '## API与自动化使用',
  "Use the API within its limits and only with your own keys. Do not try to get around limits, reach other people's data or overload the service. Security research in good faith is welcome under the rules on [Contact](/contact).":
    '请在限制之内并只用您自己的密钥使用API。不要试图绕过限制、获取他人的数据或使服务过载。欢迎依照[联系我们](/contact)中的规则进行善意的安全研究。',
  '## Availability and liability': '## 可用性与责任',
  'The service is free and offered as it is. It may change, pause or end. Posts and linked pages are the responsibility of those who publish them; we do not check everything in advance. We are liable as far as the law requires, and otherwise only for damage caused by intent or gross negligence. Rights that consumer law gives you are not affected.':
    '本服务免费，按现状提供。它可能变更、暂停或终止。帖子和所链接的页面由其发布者负责；我们不会事先检查所有内容。我们在法律要求的范围内承担责任，除此之外仅对故意或重大过失造成的损害负责。消费者法赋予您的权利不受影响。',
  '## Ending and changes': '## 终止与变更',
  "You may delete your account in [Settings](/settings) at any time. We may close accounts that break these terms. When we change the terms, we change the date above; if you keep using the site after that, the new terms apply. The law of the country where the operator is established applies, without taking from you the protection of your own country's consumer law.":
    '您可以随时在[设置](/settings)中删除帐号。我们可以关闭违反本条款的帐号。更改条款时，我们会更改上方的日期；若您此后继续使用本站，则适用新条款。适用运营者所在国家的法律，但不剥夺您本国消费者法给予的保护。',
  'How we treat your data is described under [Privacy](/privacy). Questions: editor@{domain}.':
    '我们如何处理您的数据，见[隐私政策](/privacy)。如有疑问：editor@{domain}。',
  '## Statistics of the digest': '## 简报统计',
  'We count how often an issue is read, not by whom. Links to this site in a digest name the issue and the place of the link; they are the same for all readers. We store one number per issue, place and day. To count each visit once and leave out bots, the server keeps a hash of your network and browser in memory for at most a day. It is never written to disk.':
    '我们统计一期简报被阅读的次数，而不是由谁阅读。简报中指向本站的链接注明期号和链接位置，对所有读者都相同。我们按期、位置和日期各保存一个数字。为了每次访问只计一次并排除机器人，服务器会把您的网络和浏览器的散列值保存在内存中，最长一天，从不写入磁盘。',
  'Digests contain an invisible image, the same for all readers. When a mail app loads it, we count an open of the issue. You can turn off images in your mail app.':
    '简报含有一张不可见的图片，对所有读者都相同。邮件应用加载它时，我们计为该期打开一次。您可以在邮件应用中关闭图片。',
  'Links to other sites go through this site, which counts them in the same way and then forwards you.':
    '指向其他网站的链接会经过本站，本站以同样方式计数后将您转到目标页面。',
  'Links name this site and the issue, but not you, in parameters that the linked site can read (`utm_source`, `utm_medium`, `utm_campaign`).':
    '链接以所链接网站可以读取的参数（`utm_source`、`utm_medium`、`utm_campaign`）注明本站和期号，但不注明您。',
  'Digests contain no tracking pixel, so opens are not counted.':
    '简报不含跟踪像素，因此不统计打开次数。',
  'Links to other sites lead there directly, and are not counted.':
    '指向其他网站的链接直接前往目标页面，不作统计。',
};
