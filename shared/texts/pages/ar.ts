import type { Translations } from '../translate.ts';

export const ar: Translations = {
  '{siteName} is a place for links and conversation, made by curious people for curious people. Its readers are its editors: they bring the stories, vote for what deserves attention, and add in the comments what the article left out.':
    '{siteName} مكان للروابط والنقاش، يصنعه أهل الفضول المعرفي لأهل الفضول المعرفي. القراء هم هيئة التحرير: يأتون بالموضوعات، ويصوتون لما يستحق الاهتمام، ويضيفون في التعليقات ما أغفله المقال.',
  '## How it works': '## كيف يعمل الموقع',
  'Anyone can read. With an account you can submit a link or write a post of your own, vote, comment, and follow people whose choices you trust. [Hot](/hot) favors what’s being voted for now, [New](/new) shows everything in order of arrival, and [Top](/top) lists the best of a day, a week or all time.':
    'القراءة متاحة للجميع. بحساب يمكن نشر رابط أو كتابة منشور، والتصويت والتعليق، ومتابعة من تثق باختياراتهم. يقدّم [الرائج](/hot) ما يلقى الأصوات الآن، ويعرض [الأحدث](/new) كل شيء بترتيب وصوله، ويجمع [الأفضل](/top) أفضل ما في يوم أو أسبوع أو كل الوقت.',
  '## The digest': '## النشرة',
  'If you would rather not visit every day, the digest brings the most important posts to your inbox, daily or weekly. You can personalize it in your own words. Posts are picked by votes. Where AI writes the summary, each sentence cites its posts; where it doesn’t, the digest says so. Past issues are in the [archive](/newsletter/archive).':
    'لمن لا يريد الزيارة كل يوم، تحمل النشرة أهم المنشورات إلى البريد يوميًا أو أسبوعيًا، ويمكن تخصيصها بكلماتك. تُختار المنشورات بالأصوات. وإذا كتب الذكاء الاصطناعي الملخص ذكرت كل جملة منشوراتها، وإلا أوضحت النشرة ذلك. الأعداد السابقة في [الأرشيف](/newsletter/archive).',
  '## What we ask': '## ما نرجوه',
  'Be kind, be accurate, and be brief when you can. Link to the original. Say when you have an interest in the matter. Report what does not belong here, and do not feed it.':
    'اللطف والدقة، والإيجاز متى أمكن. يُرجى وضع رابط المصدر الأصلي، والإفصاح عن أي مصلحة في الموضوع. وما لا مكان له هنا يُرجى الإبلاغ عنه وعدم مجاراته.',
  '[Privacy](/privacy) and [Terms](/terms) have the details, and [Contact](/contact) reaches a person.':
    'التفاصيل في [الخصوصية](/privacy) و[الشروط](/terms)، وعبر [الاتصال بنا](/contact) يجيب إنسان.',
  'You can reach us at editor@{domain}.': 'يمكن التواصل معنا على editor@{domain}.',
  '## Something wrong on a page?': '## هل من خطأ في صفحة؟',
  'Send us the link and tell us what you saw. If a post or comment breaks the rules, the Report link next to it is the quickest way for members: it goes straight to the moderators. To suggest a story, [submit it](/submit).':
    'يُرجى إرسال الرابط ووصف ما ظهر. إذا خالف منشور أو تعليق القواعد، فأسرع طريق للأعضاء هو «إبلاغ» بجانبه، إذ يصل مباشرة إلى المشرفين. ولاقتراح موضوع يُرجى [نشره](/submit).',
  '## Your subscription or account': '## الاشتراك أو الحساب',
  'To change or stop the digest, use the link in any issue, or [Manage subscription](/manage-subscription). In [Settings](/settings) you can export your data or delete your account. If neither works for you, or you have another question about your data, write to us.':
    'لتغيير النشرة أو إيقافها يُستخدم الرابط في أي عدد، أو [إدارة الاشتراك](/manage-subscription). وفي [الإعدادات](/settings) يمكن تصدير البيانات أو حذف الحساب. وإذا لم يفِ أي منهما بالغرض، أو كان لديك سؤال آخر عن بياناتك، يُرجى مراسلتنا.',
  '## Security reports': '## البلاغات الأمنية',
  'If you have found a vulnerability, write to the same address with "Security" in the subject and describe how to reproduce it. Please use only your own accounts, leave other people\'s data alone, do not overload the service, and give us time to fix it before you publish. We won’t take action against good-faith research, and we’ll let you know when it’s fixed.':
    'عند العثور على ثغرة، يُرجى الكتابة إلى العنوان نفسه مع كلمة «Security» في الموضوع ووصف طريقة تكرارها. يُرجى استخدام حساباتك فقط، وترك بيانات الآخرين، وعدم إثقال الخدمة، ومنحنا وقتًا لإصلاحها قبل النشر. لن نتخذ أي إجراء ضد بحث حسن النية، وسنخبرك عند إصلاحها.',
  '## Appeals': '## الاعتراضات',
  'When a moderator hides or locks a post or bans an account, there is a reason, the decision is logged, and it can be reversed. To appeal, send us the link, your username and why you think the decision was wrong. Where possible, someone other than the moderator who decided will review it. You’ll get a reply with a reason, and a wrong decision is reversed.':
    'عندما يخفي مشرف منشورًا أو يقفله أو يحظر حسابًا يكون هناك سبب، ويُسجَّل القرار ويمكن التراجع عنه. للاعتراض يُرجى إرسال الرابط واسم المستخدم وسبب اعتبار القرار خاطئًا. ويراجعه، متى أمكن، شخص غير الذي اتخذه. وسيصلك رد مسبَّب، ويُلغى القرار الخاطئ.',
  'Last changed: 28 November 2026': 'آخر تغيير: 28 نوفمبر 2026',
  'This page explains what {siteName} stores about you, why, and for how long. The operator of this site, the person or organization that runs it, is responsible for your data. Write to editor@{domain}.':
    'توضح هذه الصفحة ما يخزنه {siteName} عنك، ولماذا، وإلى متى. المسؤول عن بياناتك هو مشغّل هذا الموقع، أي الشخص أو الجهة التي تديره. للتواصل: editor@{domain}.',
  '## Reading': '## القراءة',
  "Reading needs no account. Technical cookies protect forms and logins, and show you your own changes at once. Your browser's local storage remembers your choices, such as dark mode, when the subscription window was last shown, whether you have subscribed and which threads you have read.":
    'لا تحتاج القراءة إلى حساب. تحمي ملفات تعريف ارتباط تقنية النماذج وعمليات تسجيل الدخول، وتُظهر لك تغييراتك فورًا. ويتذكر التخزين المحلي في متصفحك اختياراتك، مثل الوضع الداكن، ومتى ظهرت نافذة الاشتراك آخر مرة، وهل اشتركت، وأي النقاشات قرأت.',
  'Your IP address is used only to limit abuse, for example how many codes one network may request. It is stored for a short time and then discarded. For a new account, we keep an encoded form of the network for 30 days, so that votes from accounts created together count once. Server logs hold no email addresses, codes, tokens or prompts. An analytics script runs only if the operator has turned it on, and never on pages opened with a personal link.':
    'يُستخدم عنوان IP للحد من إساءة الاستخدام فقط، مثل عدد الرموز التي يمكن لشبكة طلبها. يُخزَّن وقتًا قصيرًا ثم يُحذف. وعند إنشاء حساب جديد نحتفظ بصيغة مرمَّزة من الشبكة 30 يومًا، كي تُحتسب أصوات الحسابات المنشأة معًا مرة واحدة. لا تحتوي سجلات الخادم على عناوين بريد أو رموز أو مفاتيح جلسات أو توجيهات. لا يعمل برنامج التحليلات إلا إذا شغّله المشغّل، ولا يعمل أبدًا في صفحات فُتحت برابط شخصي.',
  '## Your account': '## حسابك',
  'We store your email address, username and name, and what you add to your profile. Your email address is never shown. Your profile, posts and comments are public. Your votes appear to others only as totals. To mark new comments on all your devices, we store how far you have read in each thread; no one else sees that.':
    'نخزن عنوان بريدك واسم المستخدم والاسم وما تضيفه إلى ملفك الشخصي. لا يظهر عنوان بريدك أبدًا. ملفك ومنشوراتك وتعليقاتك عامة. ولا تظهر أصواتك للآخرين إلا ضمن المجموع. ولتمييز التعليقات الجديدة على كل أجهزتك نخزن إلى أين وصلت قراءتك في كل نقاش، ولا يرى ذلك غيرك.',
  "You log in with a code sent by email and valid for ten minutes, with a passkey, or through another service that the operator offers; there is no password. The session token is stored in your browser's local storage and expires after 14 days without use, and after 30 days at the latest. [Settings](/settings) lists your sessions. An account here is separate from accounts on other sites that use the same software.":
    'يكون تسجيل الدخول برمز يُرسل بالبريد ويصلح عشر دقائق، أو بمفتاح مرور، أو عبر خدمة أخرى يوفرها المشغّل؛ لا توجد كلمة مرور. يُخزَّن رمز الجلسة في التخزين المحلي لمتصفحك وينتهي بعد 14 يومًا دون استخدام، وبعد 30 يومًا على الأكثر. تعرض [الإعدادات](/settings) جلساتك. والحساب هنا منفصل عن الحسابات في مواقع أخرى تستخدم البرنامج نفسه.',
  '## The email digest': '## النشرة البريدية',
  'We store your email address, frequency, language, time zone and, if you write one, a personal prompt. When you subscribe with a form, no digest is sent until you open the link in our first mail and confirm there. Every digest has a one-click unsubscribe. With the subscription we store what you agreed to, when and on which page, and an encoded form of the network, as proof. After you unsubscribe we keep the address, only to make sure nothing more is sent, and this proof, until you ask us to delete them. We send mail only about your account, your subscription and the notifications that you choose in your settings. If you turn on notifications in a browser, we store the address that its push service gave us until you log out there, and the push service delivers them encrypted.':
    'نخزن عنوان بريدك ووتيرة النشرة ولغتها والمنطقة الزمنية، وتوجيهًا شخصيًا إن كتبته. عند الاشتراك بنموذج لا تُرسل أي نشرة حتى تفتح الرابط في رسالتنا الأولى وتؤكد هناك. ويمكن إلغاء الاشتراك من كل نشرة بنقرة واحدة. ونخزن مع الاشتراك ما وافقت عليه ومتى وفي أي صفحة، وصيغة مرمَّزة من الشبكة، إثباتًا لذلك. وبعد إلغاء الاشتراك نحتفظ بالعنوان لضمان عدم إرسال أي شيء آخر فحسب، وبهذا الإثبات، إلى أن تطلب حذفهما. لا نرسل بريدًا إلا عن حسابك واشتراكك والإشعارات التي تختارها في إعداداتك. وإذا شغّلت الإشعارات في متصفح، نخزن العنوان الذي أعطته لنا خدمة الإشعارات فيه حتى تسجل الخروج هناك، وتوصلها الخدمة مشفَّرة.',
  'Unless the operator has turned this off, the subscription form says whether an address belongs to a member here, and under which username.':
    'ما لم يوقف المشغّل ذلك، يبيّن نموذج الاشتراك هل يخص العنوان عضوًا هنا وبأي اسم مستخدم.',
  '## Language models': '## النماذج اللغوية',
  'If the operator has configured a language-model provider, we send it the texts of posts and of the pages they link to, and your prompt, to understand what you want and to write summaries. Your address is never sent. Leave private details out of the prompt. Without a provider nothing is sent, and the digest consists of excerpts.':
    'إذا أعدّ المشغّل مزوّدًا للنماذج اللغوية، نرسل إليه نصوص المنشورات والصفحات التي تشير إليها، وتوجيهك، لفهم ما تريده وكتابة الملخصات. لا يُرسل عنوانك أبدًا. يُرجى عدم كتابة أمور خاصة في التوجيه. ودون مزوّد لا يُرسل شيء، وتتكوّن النشرة من مقتطفات.',
  '## Who else is involved': '## من المشاركون أيضًا',
  "The hosting and email providers process data on the operator's behalf, and so do the providers of a language model and of analytics where the operator uses them. If you log in through another service, it learns of your logins. We do not sell data.":
    'يعالج مزوّدو الاستضافة والبريد البيانات نيابة عن المشغّل، وكذلك مزوّدو النموذج اللغوي والتحليلات إذا استخدمها المشغّل. وعند تسجيل الدخول عبر خدمة أخرى تعلم تلك الخدمة بذلك. لا نبيع البيانات.',
  '## Export and deletion': '## التصدير والحذف',
  'In [Settings](/settings) you can export your data and delete your account. Deletion removes your address and profile and ends your sessions and API keys. Contributions that others have replied to may remain without your name. Copies in feeds, sent mail and search engines are beyond our reach. [Manage subscription](/manage-subscription) works without an account.':
    'في [الإعدادات](/settings) يمكن تصدير البيانات وحذف الحساب. يزيل الحذف عنوانك وملفك الشخصي وينهي جلساتك ومفاتيح API. قد تبقى المشاركات التي رد عليها آخرون دون اسمك. أما النسخ في الخلاصات والرسائل المرسلة ومحركات البحث فهي خارج متناولنا. تعمل [إدارة الاشتراك](/manage-subscription) دون حساب.',
  'You may also ask us for access, correction or erasure, object to processing, and complain to your data-protection authority. See [Contact](/contact).':
    'ويمكنك أيضًا أن تطلب منا الاطلاع على البيانات أو تصحيحها أو محوها، وأن تعترض على المعالجة، وأن تشتكي إلى هيئة حماية البيانات. انظر [الاتصال بنا](/contact).',
  'These terms apply to everyone who uses {siteName}, a place to share and discuss news and ideas. "We" means the operator of this site, the person or organization that runs it. If you do not agree with them, please do not use the site.':
    'تسري هذه الشروط على كل من يستخدم {siteName}، وهو مكان لمشاركة الأخبار والأفكار ومناقشتها. «نحن» تعني مشغّل هذا الموقع، أي الشخص أو الجهة التي تديره. من لا يوافق عليها فيُرجى ألا يستخدم الموقع.',
  'You need a working email address, because every login uses a code sent to it. You must be old enough to agree to these terms under the law where you live. Keep your mailbox and your API keys to yourself; you are responsible for what is done with them. Use one account, and do not pretend to be someone else.':
    'يلزمك عنوان بريد يعمل، لأن كل تسجيل دخول يستخدم رمزًا يُرسل إليه. ويجب أن تكون في سن تسمح بالموافقة على هذه الشروط وفق قانون مكان إقامتك. يُرجى عدم مشاركة بريدك ومفاتيح API مع أحد؛ وأنت مسؤول عما يُفعل بها. يُستخدم حساب واحد فقط، دون انتحال شخصية أحد.',
  '## What you post': '## ما تنشره',
  'What you write remains yours. By posting you allow us, free of charge and worldwide, to store, show, format, shorten, translate and summarize it on this site, in its feeds, through its API and in its digests. This permission ends when you delete the contribution, except for digests already sent, copies made by others, and placeholders that keep a discussion readable.':
    'ما تكتبه يبقى ملكك. بالنشر تسمح لنا، مجانًا وفي كل أنحاء العالم، بتخزينه وعرضه وتنسيقه واختصاره وترجمته وتلخيصه في هذا الموقع وفي خلاصاته وعبر واجهة API وفي نشراته. وينتهي هذا الإذن عند حذف المشاركة، إلا في النشرات المرسلة والنسخ التي صنعها آخرون والعبارات التي تُبقي النقاش مقروءًا.',
  'Post only what you may post. Do not post:': 'يُرجى نشر ما يحق لك نشره فقط. لا يُسمح بنشر:',
  "- anything unlawful, threats, or harassment,\n- other people's private details or works without permission,\n- spam, hidden advertising, or posts made to manipulate votes,\n- malicious software, or links to it.":
    '- ما يخالف القانون أو التهديد أو المضايقة،\n- خصوصيات الآخرين أو أعمالهم دون إذن،\n- الرسائل المزعجة أو الإعلانات المخفية أو المنشورات المعدّة للتلاعب بالأصوات،\n- البرامج الضارة أو الروابط إليها.',
  'Say so when you have a personal or commercial interest in what you submit.':
    'يُرجى الإفصاح عن أي مصلحة شخصية أو تجارية فيما تنشره.',
  '## Moderation': '## الإشراف',
  'Members can report posts and comments. Moderators can hide or lock them and ban accounts, with an end date or permanently. Each decision has a reason, is logged and can be reversed. You can appeal; [Contact](/contact) says how.':
    'يمكن للأعضاء الإبلاغ عن المنشورات والتعليقات. ويمكن للمشرفين إخفاؤها أو قفلها وحظر حسابات لمدة محددة أو نهائيًا. لكل قرار سبب، ويُسجَّل ويمكن التراجع عنه. ويمكن الاعتراض؛ والطريقة في [الاتصال بنا](/contact).',
  '## Digests and summaries': '## النشرات والملخصات',
  'Summaries may be written by a language model. Their sentences cite their sources, but they can still be wrong or incomplete, so read the source before you rely on one. A digest written without a model says so. Summaries and posts are not professional advice. You may stop the digest at any time through its unsubscribe link or at [Manage subscription](/manage-subscription).':
    'قد يكتب نموذج لغوي الملخصات. تذكر جملها مصادرها، لكنها قد تكون خاطئة أو ناقصة، لذا يُرجى قراءة المصدر قبل الاعتماد عليها. والنشرة المكتوبة دون نموذج توضح ذلك. الملخصات والمنشورات ليست استشارة مهنية. يمكن إيقاف النشرة في أي وقت عبر رابط إلغاء الاشتراك فيها أو من [إدارة الاشتراك](/manage-subscription).',
  '## API and automated use': '## واجهة API والاستخدام الآلي',
  "Use the API within its limits and only with your own keys. Do not try to get around limits, reach other people's data or overload the service. Security research in good faith is welcome under the rules on [Contact](/contact).":
    'تُستخدم واجهة API ضمن حدودها وبمفاتيحك فقط. يُرجى عدم محاولة تجاوز الحدود أو الوصول إلى بيانات الآخرين أو إثقال الخدمة. البحث الأمني حسن النية مرحَّب به وفق القواعد في [الاتصال بنا](/contact).',
  '## Availability and liability': '## التوفر والمسؤولية',
  'The service is free and offered as it is. It may change, pause or end. Posts and linked pages are the responsibility of those who publish them; we do not check everything in advance. We are liable as far as the law requires, and otherwise only for damage caused by intent or gross negligence. Rights that consumer law gives you are not affected.':
    'الخدمة مجانية وتُقدَّم كما هي. وقد تتغير أو تتوقف مؤقتًا أو تنتهي. المنشورات والصفحات المرتبطة مسؤولية من ينشرها؛ ولا نفحص كل شيء مسبقًا. مسؤوليتنا بقدر ما يوجبه القانون، وفيما عدا ذلك تقتصر على الضرر الناتج عن عمد أو إهمال جسيم. ولا تتأثر الحقوق التي يمنحها لك قانون حماية المستهلك.',
  '## Ending and changes': '## الإنهاء والتغييرات',
  "You may delete your account in [Settings](/settings) at any time. We may close accounts that break these terms. When we change the terms, we change the date above; if you keep using the site after that, the new terms apply. The law of the country where the operator is established applies, without taking from you the protection of your own country's consumer law.":
    'يمكن حذف حسابك من [الإعدادات](/settings) في أي وقت. ويجوز لنا إغلاق الحسابات المخالفة لهذه الشروط. عند تغيير الشروط نغيّر التاريخ أعلاه؛ والاستمرار في استخدام الموقع بعد ذلك يعني سريان الشروط الجديدة. يسري قانون البلد الذي يوجد فيه المشغّل، دون أن يحرمك حماية قانون المستهلك في بلدك.',
  'How we treat your data is described under [Privacy](/privacy). Questions: editor@{domain}.':
    'كيفية تعاملنا مع بياناتك موضحة في [الخصوصية](/privacy). للأسئلة: editor@{domain}.',
  '## Statistics of the digest': '## إحصاءات النشرة',
  'We count how often an issue is read, not by whom. Links to this site in a digest name the issue and the place of the link; they are the same for all readers. We store one number per issue, place and day. To count each visit once and leave out bots, the server keeps a hash of your network and browser in memory for at most a day. It is never written to disk.':
    'نعدّ مرات قراءة العدد، لا من قرأه. تذكر الروابط إلى هذا الموقع في النشرة العدد ومكان الرابط، وهي نفسها لكل القراء. نخزن رقمًا واحدًا لكل عدد ومكان ويوم. ولكي تُحتسب كل زيارة مرة واحدة وتُستبعد البرامج الآلية، يحتفظ الخادم في الذاكرة ببصمة لشبكتك ومتصفحك يومًا على الأكثر، ولا تُكتب أبدًا على القرص.',
  'Digests contain an invisible image, the same for all readers. When a mail app loads it, we count an open of the issue. You can turn off images in your mail app.':
    'تحتوي النشرات على صورة غير مرئية، هي نفسها لكل القراء. وعندما يحمّلها تطبيق البريد نعدّ ذلك فتحًا للعدد. يمكن إيقاف الصور في تطبيق البريد.',
  'Links to other sites go through this site, which counts them in the same way and then forwards you.':
    'تمر الروابط إلى المواقع الأخرى عبر هذا الموقع، فيعدّها بالطريقة نفسها ثم يوجّهك إليها.',
  'Links name this site and the issue, but not you, in parameters that the linked site can read (`utm_source`, `utm_medium`, `utm_campaign`).':
    'تذكر الروابط هذا الموقع والعدد، دون أن تذكرك، في معاملات يمكن للموقع المرتبط قراءتها (`utm_source` و`utm_medium` و`utm_campaign`).',
  'Digests contain no tracking pixel, so opens are not counted.':
    'لا تحتوي النشرات على بكسل تتبّع، فلا تُعدّ مرات الفتح.',
  'Links to other sites lead there directly, and are not counted.':
    'الروابط إلى المواقع الأخرى تؤدي إليها مباشرة ولا تُعدّ.',
};
