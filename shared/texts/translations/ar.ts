import type { Translations } from '../translate.ts';

/**
 * Arabic, the modern standard language. Nothing says of which gender the reader is: buttons and headings are verbal nouns, requests begin with "يُرجى".
 * `{site}`, `{username}` and `{email}` stand between Arabic words, so that no punctuation is moved to their wrong side. Numbers in sentences are written out,
 * since digits differ from country to country. No number follows a Latin name without an Arabic word between, and `\u200e` keeps signs on their side of Latin letters.
 */
export const ar: Translations = {
  Subscribe: 'الاشتراك',
  'Subscribing...': 'جارٍ الاشتراك…',
  Subscribed: 'تم الاشتراك',
  'Enter your email address': 'يُرجى إدخال عنوان البريد الإلكتروني',
  'Check your inbox': 'يُرجى تفقّد البريد الوارد',
  Daily: 'يوميًا',
  Weekly: 'أسبوعيًا',
  FAQ: 'أسئلة وأجوبة',
  Free: 'مجانًا',
  Unsubscribe: 'إلغاء الاشتراك',
  'Join {count} readers': 'عدد القراء: {count}',
  'open rate': 'معدل فتح الرسائل',
  Delivery: 'مواعيد الإرسال',
  'Email preferences': 'تفضيلات البريد الإلكتروني',
  'Email Address': 'عنوان البريد الإلكتروني',
  'Delivery Frequency': 'وتيرة الإرسال',
  'Personalize Your Summary': 'تخصيص النشرة',
  optional: 'اختياري',
  'Check Your Email!': 'يُرجى تفقّد البريد الوارد!',
  'Successfully Subscribed!': 'تم الاشتراك بنجاح!',
  "We've sent you a verification email. Please click the link to confirm your subscription.":
    'أرسلنا إليك رسالة تأكيد بالبريد الإلكتروني. يُرجى النقر على الرابط الوارد فيها لتأكيد اشتراكك.',
  'Check your inbox for a welcome email.': 'رسالة الترحيب بانتظارك في بريدك الوارد.',
  'Something went wrong. Please try again.': 'حدث خطأ ما. يُرجى إعادة المحاولة.',
  'No spam, unsubscribe anytime.': 'لا رسائل مزعجة، ويمكن إلغاء الاشتراك في أي وقت.',
  'Privacy Policy': 'سياسة الخصوصية',
  'Welcome back, {username}!': 'مرحبًا {username}، تسعدنا عودتك!',
  'Log in to your account': 'تسجيل الدخول إلى حسابك',
  'AI news worth your time': 'أخبار الذكاء الاصطناعي التي تستحق وقتك',
  'The papers, releases and arguments that people who build with AI are talking about, chosen by their votes, in a few minutes of reading.':
    'الأوراق البحثية والإصدارات والنقاشات التي تشغل العاملين في مجال الذكاء الاصطناعي، مختارة بأصواتهم، في نشرة تُقرأ في دقائق معدودة.',
  'Chosen by practitioners': 'من اختيار أهل الاختصاص',
  'People who work with the technology share, discuss and vote on the stories.':
    'أشخاص يعملون بهذه التقنية يشاركون الموضوعات ويناقشونها ويصوّتون عليها.',
  'In brief, with links': 'باختصار ومع الروابط',
  'A few sentences tell you what’s new, with a link to each story.':
    'جُمل قليلة تعرض الجديد، ومع كل موضوع رابطه.',
  'In your words': 'بكلماتك',
  'Tell us what you care about. We’ll tailor your digest.':
    'يكفي ذكر اهتماماتك، فتُعَدّ نشرتك وفقًا لذلك.',
  'Daily or weekly': 'يوميًا أو أسبوعيًا',
  'One email at the time you choose. Pause or unsubscribe with one click.':
    'رسالة واحدة في الساعة التي تناسبك، مع إمكانية الإيقاف المؤقت أو إلغاء الاشتراك بنقرة واحدة.',
  'World affairs, without the noise': 'الشؤون الدولية بلا ضجيج',
  'The reports, analyses and debates on international relations that our community found worth discussing, in a few minutes of reading.':
    'ما رآه مجتمع قرّائنا جديرًا بالاهتمام من تقارير وتحليلات ونقاشات حول العلاقات الدولية، في نشرة تُقرأ في دقائق معدودة.',
  'Chosen by informed readers': 'من اختيار قرّاء مطّلعين',
  'People who follow world affairs closely share, discuss and vote on the stories.':
    'أشخاص يتابعون الشؤون الدولية عن كثب يشاركون الموضوعات ويناقشونها ويصوّتون عليها.',
  'A few sentences tell you what happened, with a link to each story.':
    'جُمل قليلة توضح ما حدث، ومع كل موضوع رابطه.',
  'Name the regions and questions you follow. We’ll tailor your digest.':
    'يكفي ذكر المناطق والقضايا التي تهمك، فتُعَدّ نشرتك وفقًا لذلك.',
  'The stories worth reading, in one email': 'ما يستحق القراءة، في رسالة واحدة',
  'What our community shared, discussed and voted to the top, in a few minutes of reading.':
    'ما شاركه مجتمع قرّائنا وناقشه ورفعه بالتصويت إلى الصدارة، في نشرة تُقرأ في دقائق معدودة.',
  'Chosen by readers': 'من اختيار القرّاء',
  'People like you share, discuss and vote on the stories.':
    'قرّاء مثلك يشاركون الموضوعات ويناقشونها ويصوّتون عليها.',
  '{site} by email': 'نشرة {site} البريدية',
  'Get the digest': 'الاشتراك في النشرة',
  'What you get': 'ما تقدّمه لك النشرة',
  'For example: mostly energy and climate': 'مثلًا: مع التركيز على الطاقة والمناخ',
  'Tell us what you want: topics, language, what to skip.':
    'اللغة والموضوعات وما ينبغي استبعاده، كل ذلك بكلماتك.',
  'Preview my digest': 'عرض معاينة',
  'Writing a preview...': 'جارٍ إعداد المعاينة…',
  'A sample from the latest posts.': 'أُعدّت من أحدث المنشورات، وعلى هذا النحو تُكتب النشرة.',
  'From the latest issue': 'من أحدث عدد',
  'The first issue goes out once three posts make the cut.':
    'يصدر العدد الأول فور توفّر ثلاثة منشورات تستحق الإرسال.',
  'Daily {hour, plural, =8 {at 8 in the morning} other {at #:00}}, or weekly on Mondays, in your time zone. You can change the time whenever you like.':
    'يوميًا في {hour, plural, =8 {الساعة الثامنة صباحًا} other {الساعة #:00}}، أو أسبوعيًا يوم الاثنين، بتوقيت منطقتك الزمنية. ويمكن اختيار ساعة أخرى في أي وقت.',
  'What does it cost?': 'ما تكلفة الاشتراك؟',
  'Nothing. There’s no paid edition.': 'الاشتراك مجاني. لا توجد نسخة مدفوعة.',
  'Who writes the summaries?': 'من يكتب الملخصات؟',
  'A language model writes them from the text of the stories, and the email says so. A second request checks each sentence. Mistakes are still possible, so every story has a link.':
    'يكتبها نموذج لغوي بالاعتماد على نصوص الموضوعات، ويُذكر ذلك في الرسالة. ويتحقق طلب ثانٍ من كل جملة. وقد يخطئ النموذج، لذا يرافق كل موضوع رابطه.',
  'No one. A language model selects sentences by number, and we copy them from the stories, in their own language.':
    'لا أحد يكتبها. يختار نموذج لغوي جُملًا بأرقامها، ثم تُنسخ من الموضوعات بلغتها الأصلية.',
  'No one. They’re sentences copied from the stories, in their own language and without AI.':
    'لا أحد يكتبها. إنها جُمل منسوخة من الموضوعات بلغتها الأصلية، من دون ذكاء اصطناعي.',
  'What happens to my email address?': 'فيمَ يُستخدم عنوان بريدي؟',
  'We use it only to send you the digest of {site}. You can download or erase everything we have about you, without an account.':
    'يُستخدم لإرسال نشرة {site} البريدية وليس لأي غرض آخر. ويمكنك تنزيل جميع البيانات التي لدينا عنك أو حذفها، من دون الحاجة إلى حساب.',
  'Other languages': 'لغات أخرى',
  'In English': 'بالإنجليزية',
  'Enter your email address.': 'يُرجى إدخال عنوان البريد الإلكتروني.',
  'Enter a valid email, like name@example.com.':
    'يُرجى كتابة العنوان بالصيغة name@example.com في خانة البريد الإلكتروني.',
  'Send again': 'إعادة الإرسال',
  'There is a problem': 'هناك مشكلة',
  '{used} of {most} characters': 'عدد الحروف: {used} من {most}',
  Close: 'إغلاق',
  'Maybe Later': 'ربما لاحقًا',
  'Get Started': 'بدء الاشتراك',
  'Stay Informed with {site}': 'مع {site} تصلك آخر المستجدات',
  'Get curated summaries delivered to your inbox': 'ملخصات مختارة تصل إلى بريدك',
  'You already have an account. Log in to manage your subscription.':
    'لديك حساب بالفعل، ويمكنك تسجيل الدخول لإدارة اشتراكك.',
  'Create an account with this address to comment, vote and follow people.':
    'بإنشاء حساب بهذا العنوان يمكنك التعليق والتصويت ومتابعة الآخرين.',
  'Confirm your subscription to {site}': 'تأكيد الاشتراك في نشرة {site} البريدية',
  'One more step: press the button to get the digest at {email}.':
    'بقيت خطوة واحدة: بعد الضغط على الزر ستصل النشرة إلى {email} بانتظام.',
  'Confirm subscription': 'تأكيد الاشتراك',
  'Your subscription is confirmed': 'تم تأكيد اشتراكك',
  'You’ll get the next issue by email.': 'سيصلك العدد القادم في موعده.',
  'This link has expired': 'انتهت صلاحية هذا الرابط',
  'Confirmation links work for 7 days.': 'تبقى روابط تأكيد الاشتراك صالحة لمدة سبعة أيام.',
  'Email me a link': 'إرسال رابط جديد',
  'We’ve sent you a new link.': 'رابط جديد في طريقه إليك.',
  'This link doesn’t work': 'هذا الرابط لا يعمل',
  'The link may be incomplete. Open it from the email again.':
    'ربما فُقد جزء منه أثناء الإرسال. يُرجى فتح الرابط كاملًا من الرسالة.',
  'Your subscription to {site}': 'اشتراكك في نشرة {site} البريدية',
  'How often': 'وتيرة الإرسال',
  'Personalize your digest': 'تفضيلات المحتوى',
  'about {subject}': 'عن {subject}',
  'only about {subject}': 'فقط عن {subject}',
  'without {subject}': 'من دون {subject}',
  'in plain language': 'بلغة بسيطة',
  'for experts': 'للمتخصصين',
  short: 'باختصار',
  'in detail': 'بالتفصيل',
  'Language of the emails': 'لغة الرسائل',
  'Time zone': 'المنطقة الزمنية',
  'Choose a time zone from the list, such as Europe/Berlin.':
    'يُرجى اختيار منطقة زمنية مثل Europe/Berlin من القائمة.',
  'Delivery time': 'ساعة الإرسال',
  'Delivery day': 'يوم الإرسال',
  Pause: 'إيقاف مؤقت',
  '{weeks, plural, one {Pause for # week} other {Pause for # weeks}}':
    '{weeks, plural,\n      one {إيقاف لمدة أسبوع}\n      two {إيقاف لمدة أسبوعين}\n      few {إيقاف لمدة # أسابيع}\n      many {إيقاف لمدة # أسبوعًا}\n      other {إيقاف لمدة # أسبوع}\n    }',
  Resume: 'استئناف الإرسال',
  'Paused until {date}': 'الإرسال متوقف مؤقتًا حتى {date}',
  'Next issue: {date}': 'موعد الإرسال التالي: {date}',
  Save: 'حفظ',
  'Saved [settings]': 'تم الحفظ',
  'Unsubscribe from {site}?': 'إلغاء الاشتراك في نشرة {site} البريدية؟',
  'We’ll stop sending the digest to {email}.': 'لن تصل النشرة إلى {email} بعد ذلك.',
  'You’ve unsubscribed': 'تم إلغاء اشتراكك',
  'We won’t send the digest to {email} from now on.': 'لن تُرسل النشرة إلى {email} بعد الآن.',
  Undo: 'التراجع وإعادة الاشتراك',
  'You’re subscribed again': 'أُعيد تفعيل اشتراكك',
  'Download my data': 'تنزيل بياناتي',
  'Erase my data': 'حذف بياناتي',
  'This erases everything we have about this subscription immediately. It can’t be undone.':
    'تُحذف فورًا جميع البيانات المتعلقة بهذا الاشتراك، ولا يمكن التراجع عن ذلك.',
  'Your data was erased': 'تم حذف بياناتك',
  'Link to my account': 'الربط بحسابي',
  'Linked to your account {username}': 'الاشتراك مرتبط بالحساب {username} على الموقع',
  'To see or change your own words, or to download or erase your data, request a link by email.':
    'لرؤية نصّك أو تعديله، أو لتنزيل بياناتك أو حذفها، يُرجى طلب رابط عبر البريد الإلكتروني.',
  'Links to your preferences in earlier emails then stop working. Unsubscribing still works.':
    'ستتوقف روابط التفضيلات في الرسائل السابقة عن العمل، ويبقى إلغاء الاشتراك ممكنًا.',
  'Disable old links': 'إبطال الروابط القديمة',
  'Old links are invalid': 'أُبطلت الروابط القديمة',
  'This link works for one hour.': 'الرابط صالح لمدة ساعة واحدة.',
  'More like this': 'المزيد من هذا النوع',
  'Less like this': 'الإقلال من هذا النوع',
  'Choose what to add to your preferences.': 'يُرجى اختيار ما يُضاف إلى تفضيلاتك.',
  'This post has no topic to choose from.': 'لا يوجد موضوع يمكن اختياره في هذا المنشور.',
  'Too many requests right now. Please try again later.':
    'عدد الطلبات كبير جدًا حاليًا. يُرجى إعادة المحاولة لاحقًا.',
  'Try again': 'إعادة المحاولة',
  'The form wasn’t sent yet. Please press “Send again”.':
    'لم يُرسَل النموذج بعد. يُرجى الضغط على زر «إعادة الإرسال».',
  'A digest can be read in the browser for 60 days.': 'يمكن عرض العدد في المتصفح لمدة 60 يومًا.',
  'Past issues': 'الأعداد السابقة',
  'Choose instead': 'أفضّل الاختيار',
  'We’re reading your words. Look again in a minute.': 'تجري قراءة نصّك. يُرجى العودة بعد دقيقة.',
  'We couldn’t read all of this. Choose below.': 'تعذرت قراءة النص كاملًا. يُرجى الاختيار أدناه.',
  'We can’t do this: {list}.': 'لا يمكننا فعل هذا: {list}.',
  'About [topics]': 'عن',
  Without: 'من دون',
  'Others, separated by commas': 'أخرى، مفصولة بفواصل',
  'Only these topics': 'هذه الموضوعات فقط',
  'No email when nothing matches': 'عدم الإرسال إذا لم يوجد ما يطابق',
  Level: 'المستوى',
  Length: 'الطول',
  Standard: 'عادي',
  'Number of posts': 'عدد المنشورات',
  'Days of the daily digest': 'أيام النشرة اليومية',
  'Every day': 'كل يوم',
  'On these days:': 'في هذه الأيام:',
  'Choose at most {most} topics of at most 60 characters.':
    'الحد الأقصى {most} من الموضوعات، وطول كل منها 60 حرفًا على الأكثر.',
  'Written and checked by AI': 'كتبه الذكاء الاصطناعي وتحقّق منه',
  'Sentences selected by AI': 'جُمل اختارها الذكاء الاصطناعي',
  Excerpt: 'مقتطف',
  'Written by the editor': 'كتبته هيئة التحرير',
  'Summary by {publisher}': 'الملخص من {publisher}',
  'Show the passage': 'إظهار النص الأصلي',
  'In the source': 'في المصدر',
  'The posts in this issue have been removed.': 'أُزيلت منشورات هذا العدد.',
  'New since {date}': 'جديد منذ {date}',
  'Report this sentence': 'الإبلاغ عن خطأ في هذه الجملة',
  'Report a sentence': 'الإبلاغ عن خطأ',
  'Is this sentence wrong? The editors of this site compare it with its source.':
    'هل هذه الجملة خاطئة؟ تقارنها هيئة التحرير بمصدرها.',
  'Source passages': 'ما تستند إليه الجملة',
  'What is wrong? (optional)': 'ما الخطأ؟ (اختياري)',
  'Thank you': 'شكرًا',
  'The editors will look at the sentence. If it is wrong, they strike it, and everyone who received it gets a correction.':
    'ستراجع هيئة التحرير الجملة. إن كانت خاطئة فستُشطب، ويصل تصحيح إلى كل من وصلته.',
  'Back to the issue': 'العودة إلى العدد',
  'One click and the digest is yours.': 'نقرة واحدة وتصلك النشرة.',
  'Confirm your subscription': 'تأكيد الاشتراك',
  'Please confirm that you want the digest of {site}.':
    'ورد طلب للاشتراك في نشرة {site} البريدية باستخدام عنوانك. لتلقّي النشرة، يُرجى الضغط على الزر.',
  'An earlier email from us to this address came back. Confirm, and we’ll send to it again.':
    'ارتدّت رسالة سابقة أرسلناها إلى هذا العنوان. بعد التأكيد سنعاود الإرسال إليه.',
  'This link expires in 7 days.': 'الرابط صالح لمدة سبعة أيام.',
  'Didn’t ask for this? Ignore it and you won’t hear from us.':
    'إذا لم يكن الطلب منك، فلا داعي لأي إجراء: لن يُرسل شيء من دون تأكيدك.',
  'Welcome to {site}': 'مرحبًا بك في نشرة {site} البريدية',
  'Your subscription is confirmed.': 'تم تأكيد اشتراكك.',
  'You chose the daily digest.': 'اخترت النشرة اليومية.',
  'You chose the weekly digest.': 'اخترت النشرة الأسبوعية.',
  'Read the latest issue': 'قراءة أحدث عدد',
  'Digests come from {address}. Add it to your contacts, so that digests reach your inbox.':
    'تُرسَل النشرة من {address} دائمًا. يُرجى إضافة هذا العنوان إلى جهات الاتصال حتى تصل إلى صندوق الوارد.',
  'Change frequency or topics': 'تغيير وتيرة الإرسال والمحتوى',
  '{site}: Email preferences': 'تفضيلات البريد الإلكتروني في {site}',
  'Correction from {site}': 'تصحيح من {site}',
  Correction: 'تصحيح',
  'We sent you a sentence that was wrong:': 'أرسلنا إليك جملة غير صحيحة:',
  'No. {number}': 'العدد {number}',
  'Rate today’s stories': 'تقييم موضوعات اليوم',
  'Rate this week’s stories': 'تقييم موضوعات هذا الأسبوع',
  Discuss: 'النقاش',
  'Written and checked by AI. Every sentence links to its source.':
    'كتبه الذكاء الاصطناعي وتحقّق منه. كل جملة ترتبط بمصدرها.',
  'Sentences from the sources, selected by AI': 'جُمل من المصادر اختارها الذكاء الاصطناعي',
  'Excerpts. No AI used.': 'مقتطفات أُعدّت من دون ذكاء اصطناعي',
  '{count, plural, one {# comment} other {# comments}}':
    '{count, plural,\n        zero {لا تعليقات}\n        one {تعليق واحد}\n        two {تعليقان}\n        few {# تعليقات}\n        many {# تعليقًا}\n        other {# تعليق}\n      }',
  '{count, plural,\n        one {See the other post in the browser}\n        other {See the other # posts in the browser}\n      }':
    '{count, plural,\n        one {عرض المنشور الآخر في المتصفح}\n        two {عرض المنشورين الآخرين في المتصفح}\n        few {عرض المنشورات الأخرى (#) في المتصفح}\n        many {عرض المنشورات الأخرى (#) في المتصفح}\n        other {عرض المنشورات الأخرى (#) في المتصفح}\n      }',
  '{count, plural,\n        one {# post about {topics} today.}\n        other {# posts about {topics} today.}\n      }':
    '{count, plural,\n        zero {لا منشورات اليوم عن {topics}.}\n        one {منشور واحد اليوم عن {topics}.}\n        two {منشوران اليوم عن {topics}.}\n        few {# منشورات اليوم عن {topics}.}\n        many {# منشورًا اليوم عن {topics}.}\n        other {# منشور اليوم عن {topics}.}\n      }',
  '{count, plural,\n        one {# post about {topics} this week.}\n        other {# posts about {topics} this week.}\n      }':
    '{count, plural,\n        zero {لا منشورات هذا الأسبوع عن {topics}.}\n        one {منشور واحد هذا الأسبوع عن {topics}.}\n        two {منشوران هذا الأسبوع عن {topics}.}\n        few {# منشورات هذا الأسبوع عن {topics}.}\n        many {# منشورًا هذا الأسبوع عن {topics}.}\n        other {# منشور هذا الأسبوع عن {topics}.}\n      }',
  'The nearest are:': 'الأقرب إليها:',
  'Nothing on {topics} today.': 'لا شيء اليوم عن {topics}.',
  'Nothing on {topics} this week.': 'لا شيء هذا الأسبوع عن {topics}.',
  'Also on {site}': 'أيضًا على {site}',
  'From people you follow': 'من قائمة متابعاتك',
  'View in browser': 'العرض في المتصفح',
  'You’re getting this because you subscribed to the digest of {site}.':
    'تصلك هذه الرسالة لاشتراكك في نشرة {site} البريدية.',
  Preferences: 'التفضيلات',
  '{author} commented on “{title}”': 'علّق {author} على «{title}»',
  '{author} replied to your comment on “{title}”': 'ردّ {author} على تعليقك على «{title}»',
  '{author} mentioned you on “{title}”': 'أشار إليك {author} في «{title}»',
  '{author} commented on “{title}”, which you follow or saved':
    'علّق {author} على «{title}» من متابعاتك أو محفوظاتك',
  'View and reply': 'الاطّلاع والرد',
  'Turn off these emails': 'إيقاف هذه الرسائل',
  'Notification settings': 'إعدادات الإشعارات',
  'You’re getting this email because of your notification settings.':
    'تصلك هذه الرسالة لأنك اخترت ذلك في إعداداتك.',
  'New in your inbox: {count}': 'الجديد في صندوق الوارد: {count}',
  'And {count} more in your inbox': 'المزيد في صندوق الوارد: {count}',
  'Open your inbox': 'فتح صندوق الوارد',
  'Turn off these emails?': 'إيقاف هذه الرسائل؟',
  'You’ll still find everything in your inbox on the site.':
    'يبقى كل شيء متاحًا في صندوق الوارد على الموقع.',
  'Turn off': 'إيقاف',
  'These emails are turned off': 'تم إيقاف هذه الرسائل',
  'You are now a member of {site}': 'تم قبول عضويتك في {site}',
  '{site} did not accept your application': 'لم يقبل {site} طلبك',
  'Log in': 'تسجيل الدخول',
  'You’re getting this email because you applied to join {site}.':
    'تصلك هذه الرسالة لأنك طلبت الانضمام إلى {site}.',
  'Skip to content': 'الانتقال إلى المحتوى',
  Main: 'القائمة الرئيسية',
  Hot: 'الرائج',
  New: 'الأحدث',
  Top: 'الأفضل',
  Search: 'بحث',
  Menu: 'القائمة',
  'Dark mode': 'الوضع الداكن',
  Login: 'دخول',
  'Sign Up': 'حساب جديد',
  Footer: 'تذييل الصفحة',
  Home: 'الرئيسية',
  Discussions: 'النقاشات',
  'Digest by language': 'النشرة حسب اللغة',
  'Digest by industry': 'النشرة حسب القطاع',
  'Manage subscription': 'إدارة الاشتراك',
  About: 'عن الموقع',
  Contact: 'الاتصال بنا',
  Terms: 'الشروط',
  Privacy: 'الخصوصية',
  'All rights reserved.': 'جميع الحقوق محفوظة.',
  Digest: 'النشرة',
  'API docs': 'توثيق API',
  'Moderation log': 'سجل الإشراف',
  RSS: 'RSS',
  Inbox: 'صندوق الوارد',
  Submit: 'نشر',
  Account: 'الحساب',
  Saved: 'المحفوظات',
  'API keys': 'مفاتيح API',
  Settings: 'الإعدادات',
  Admin: 'الإدارة',
  Logout: 'تسجيل الخروج',
  '{code} is your {site} code': 'الرمز {code} من {site}',
  'Enter this code to log in to {site}:': 'يُرجى إدخال هذا الرمز لتسجيل الدخول إلى {site} الآن:',
  'Enter this code to finish signing up for {site} as {username}:':
    'لإكمال إنشاء حسابك {username} في {site}، يُرجى إدخال هذا الرمز:',
  'We got many requests for codes of {site} to this address, so we send no more for now. Keep this email: if you need a code today, request one and enter this one instead:':
    'وصلتنا طلبات كثيرة لرموز {site} إلى هذا العنوان، ولن نرسل غيرها في الوقت الحالي. يُرجى الاحتفاظ بهذه الرسالة: عند الحاجة إلى رمز اليوم، يكفي طلبه ثم إدخال هذا الرمز بدلًا منه:',
  'Expires in {minutes} minutes. Only your latest code works, in the browser where you requested it.':
    'تنتهي صلاحية الرمز خلال {minutes} دقائق. يعمل أحدث رمز فقط، في المتصفح الذي طُلب منه.',
  'This code is longer because of repeated attempts on your account.':
    'هذا الرمز أطول من المعتاد بسبب محاولات متكررة على حسابك.',
  'It works once within 24 hours, in any browser.':
    'يعمل الرمز مرة واحدة خلال 24 ساعة، في أي متصفح.',
  'Didn’t request this? Ignore it. Never share this code.':
    'إذا لم يكن الطلب منك، يُرجى تجاهل الرسالة. ولا ينبغي إطلاع أي شخص على الرمز.',
  'You need an invitation to join {site}. Open the link that you were sent.':
    'يتطلب الانضمام إلى {site} دعوة. يُرجى فتح الرابط الوارد فيها.',
  'The moderators of {site} review new members. Answer the question, and we’ll email you their decision.':
    'يراجع مشرفو {site} طلبات الأعضاء الجدد. يُرجى الإجابة عن السؤال، وسيصلك قرارهم بالبريد الإلكتروني.',
  'You can join {site} with an email address at: {domains}':
    'يمكنك الانضمام إلى {site} بعنوان بريد إلكتروني من: {domains}',
  '{site} does not accept new members. Everyone can read it.':
    'لا يقبل {site} أعضاء جددًا. يمكن للجميع قراءته.',
  'Changed.': 'تم التغيير.',
  'Your email address is {email}. It’s private.':
    'عنوان بريدك الإلكتروني هو {email}، ولا يراه أحد غيرك.',
  'New email address': 'عنوان بريد جديد',
  'Enter an email address, like name@example.org.':
    'يُرجى إدخال عنوان بريد إلكتروني، مثل name@example.org.',
  'Change email address': 'تغيير عنوان البريد',
  'We’ll email you a code. Changing it logs out other devices and revokes your API keys.':
    'سيصلك رمز بالبريد. يؤدي التغيير إلى تسجيل الخروج من الأجهزة الأخرى وإبطال مفاتيح API.',
  'Sending…': 'جارٍ الإرسال…',
  'Email me a code': 'إرسال رمز بالبريد',
  Code: 'الرمز',
  'Your email address was changed.': 'تم تغيير عنوان بريدك.',
  'Your email address changes once you enter it.': 'يتغير عنوان بريدك بعد إدخال الرمز.',
  'One moment…': 'لحظة…',
  Back: 'رجوع',
  'Match device': 'حسب الجهاز',
  'Light [theme]': 'فاتح',
  'Dark [theme]': 'داكن',
  'Theme in this browser': 'المظهر في هذا المتصفح',
  'Saved.': 'تم الحفظ.',
  'Post, followed': 'منشور متابَع',
  'Post, hidden': 'منشور مخفي',
  'Tag, followed': 'وسم متابَع',
  'Tag, muted': 'وسم مكتوم',
  'Domain, followed': 'نطاق متابَع',
  'Domain, muted': 'نطاق مكتوم',
  'Person, followed': 'شخص متابَع',
  'Person, muted': 'شخص مكتوم',
  '{name} is removed.': 'أُزيل {name}.',
  'This list couldn’t be loaded.': 'تعذر تحميل هذه القائمة.',
  'Nothing yet. Follow or mute a post, a tag, a domain or a person on their pages.':
    'لا شيء بعد. يمكن متابعة منشور أو وسم أو نطاق أو شخص، أو كتمه، من صفحته.',
  Remove: 'إزالة',
  Username: 'اسم المستخدم',
  'Posts and comments': 'المنشورات والتعليقات',
  'Your account will be deleted in {days, plural, one {# day} other {# days}}.':
    'سيُحذف حسابك {days, plural, zero {اليوم} one {بعد يوم} two {بعد يومين} few {بعد # أيام} many {بعد # يومًا} other {بعد # يوم}}.',
  'Type your username, {username}, to confirm.': 'للتأكيد، يُرجى إدخال اسم المستخدم {username}.',
  'Delete account': 'حذف الحساب',
  'Your account will be deleted after {days, plural, one {# day} other {# days}}. Log in before then to cancel.':
    'سيُحذف حسابك {days, plural, zero {اليوم} one {بعد يوم} two {بعد يومين} few {بعد # أيام} many {بعد # يومًا} other {بعد # يوم}}. يمكن الإلغاء بتسجيل الدخول قبل ذلك.',
  'Other devices and API keys stop working now.': 'تتوقف الأجهزة الأخرى ومفاتيح API عن العمل فورًا.',
  'Your profile, saved posts, inbox and follows are erased. Votes still count, anonymously.':
    'يُمحى ملفك الشخصي والمنشورات المحفوظة وصندوق الوارد والمتابعات. وتبقى الأصوات محسوبة من دون اسم.',
  'Keep them': 'الإبقاء عليها',
  'Shown as written by a deleted user.': 'تظهر كأن مستخدمًا محذوفًا كتبها.',
  'Erase them': 'محوها',
  'Replies from others stay.': 'تبقى ردود الآخرين.',
  'Your username': 'اسم المستخدم الخاص بك',
  'Type {username} to confirm.': 'للتأكيد، يُرجى إدخال {username}.',
  'Delete my account': 'حذف حسابي',
  'Scheduled for {date}. You can cancel at the top of this page.':
    'الموعد: {date}. يمكن الإلغاء من أعلى هذه الصفحة.',
  'Deletion canceled.': 'أُلغي الحذف.',
  'Account deletion': 'حذف الحساب',
  '<strong>Your account will be deleted on {date}.</strong> You can cancel until then.':
    '<strong>سيُحذف حسابك في {date}.</strong> يمكن الإلغاء حتى ذلك الحين.',
  'Cancel deletion': 'إلغاء الحذف',
  'You can log in with these accounts instead of an emailed code. Codes still work.':
    'يمكن تسجيل الدخول بهذه الحسابات بدلًا من رمز يُرسل بالبريد. تبقى الرموز صالحة.',
  'Your linked accounts': 'حساباتك المرتبطة',
  'Your linked accounts couldn’t be loaded.': 'تعذر تحميل حساباتك المرتبطة.',
  'linked {time}': 'رُبط {time}',
  'Link an account at {provider}': 'ربط حساب لدى {provider}',
  'Remove {name}?': 'إزالة {name}؟',
  'Removing…': 'جارٍ الإزالة…',
  'Keep it': 'الإبقاء عليه',
  '{name} was removed.': 'أُزيل {name}.',
  'You can no longer log in with it, and devices that logged in with it are logged out.':
    'لم يعد تسجيل الدخول به ممكنًا، وسُجّل الخروج من الأجهزة التي دخلت به.',
  'How many people can use it': 'كم شخصًا يمكنه استخدامها',
  'Valid for days': 'مدة الصلاحية بالأيام',
  'Your invitations couldn’t be loaded.': 'تعذر تحميل دعواتك.',
  'Invitation created. Its link is below the form.': 'أُنشئت الدعوة. رابطها أسفل النموذج.',
  'New invitation': 'دعوة جديدة',
  'Creating…': 'جارٍ الإنشاء…',
  'Create a link': 'إنشاء رابط',
  'Link [noun]': 'الرابط',
  'Copy it now. You won’t see it again.': 'يُرجى نسخه الآن، فلن يظهر مرة أخرى.',
  'The invitation has ended.': 'انتهت الدعوة.',
  'Used {uses} of {mostUses, plural, one {# time} other {# times}}, until {date}':
    'استُخدمت {uses} من أصل {mostUses, plural, zero {# مرة} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}}، حتى {date}',
  'End [verb]': 'إنهاء',
  'Replies to you': 'الردود عليك',
  'Mentions of you': 'الإشارات إليك',
  'New comments on posts you follow or saved': 'التعليقات الجديدة على المنشورات المتابَعة والمحفوظة',
  'Never also turns off inbox items for saved posts.':
    'خيار «أبدًا» يوقف أيضًا إشعارات صندوق الوارد عن المنشورات المحفوظة.',
  Immediately: 'فورًا',
  Never: 'أبدًا',
  'Notifications saved.': 'حُفظت الإشعارات.',
  'Your digest couldn’t be loaded.': 'تعذر تحميل نشرتك.',
  'Everything is in <inbox>your inbox</inbox>. Choose what we also email you: immediately, or in one daily email. The daily email comes with your digest, or at 8:00.':
    'كل شيء في <inbox>صندوق الوارد</inbox>. يُرجى اختيار ما يُرسل بالبريد أيضًا: فورًا أو في رسالة يومية واحدة. تصل الرسالة اليومية مع نشرتك، أو في الساعة 8:00.',
  'Change its language, hour and topics in your <preferences>digest preferences</preferences>.':
    'تُغيَّر اللغة والساعة والموضوعات من <preferences>تفضيلات النشرة</preferences>.',
  'Your data was downloaded.': 'تم تنزيل بياناتك.',
  'Download everything we store about you as JSON: profile, posts, comments, votes, follows, saved posts, inbox, sessions, passkeys and keys.':
    'تنزيل كل ما نحفظه عنك بصيغة JSON: الملف الشخصي والمنشورات والتعليقات والأصوات والمتابعات والمحفوظات وصندوق الوارد والجلسات ومفاتيح المرور والمفاتيح.',
  'Your data': 'بياناتك',
  'Collecting…': 'جارٍ الجمع…',
  Downloaded: 'تم التنزيل',
  'The passkey {name} was added.': 'أُضيف مفتاح المرور {name}.',
  'Your passkeys': 'مفاتيح المرور',
  'Your passkeys couldn’t be loaded.': 'تعذر تحميل مفاتيح المرور.',
  'Add a passkey': 'إضافة مفتاح مرور',
  'With a passkey, you log in with your fingerprint, face or screen lock instead of an emailed code.':
    'بمفتاح المرور يكون تسجيل الدخول ببصمة الإصبع أو الوجه أو قفل الشاشة بدلًا من رمز يُرسل بالبريد.',
  'Remove “{name}”?': 'إزالة «{name}»؟',
  'The passkey {name} was removed.': 'أُزيل مفتاح المرور {name}.',
  'You can no longer log in with it, and other devices that logged in with it are logged out. Delete it on your device, too.':
    'لم يعد تسجيل الدخول به ممكنًا، وسُجّل الخروج من الأجهزة الأخرى التي دخلت به. يُرجى حذفه من جهازك أيضًا.',
  'Your role on this site requires a passkey for the admin area.':
    'يتطلب دورك في هذا الموقع مفتاح مرور لمنطقة الإدارة.',
  'Log in with yours. If you lost it, add another: it opens the admin area after {hours, plural, one {# hour} other {# hours}}.':
    'يُرجى تسجيل الدخول بمفتاحك. وإن فُقد فيمكن إضافة مفتاح آخر: يفتح منطقة الإدارة {hours, plural, zero {الآن} one {بعد ساعة} two {بعد ساعتين} few {بعد # ساعات} many {بعد # ساعة} other {بعد # ساعة}}.',
  'Add one here.': 'يمكن إضافة مفتاح هنا.',
  'Added {time}': 'أُضيف {time}',
  'not used yet': 'لم يُستخدم بعد',
  'last used {time}': 'آخر استخدام {time}',
  Rename: 'إعادة التسمية',
  'Name of the passkey': 'اسم مفتاح المرور',
  'Enter a name for the passkey.': 'يُرجى إدخال اسم لمفتاح المرور.',
  'The passkey is now named {name}.': 'اسم مفتاح المرور الآن {name}.',
  'Rename the passkey': 'إعادة تسمية مفتاح المرور',
  'Saving…': 'جارٍ الحفظ…',
  Cancel: 'إلغاء',
  'Picture added to the text.': 'أُضيفت الصورة إلى النص.',
  'New picture': 'صورة جديدة',
  'What does the picture show?': 'ماذا تُظهر الصورة؟',
  'Describe the picture in a few words.': 'يُرجى وصف الصورة ببضع كلمات.',
  'For readers who can’t see it.': 'لمن لا يستطيع رؤيتها.',
  'Uploaded: {file}': 'رُفع الملف: {file}',
  'Add to the text': 'إضافة إلى النص',
  'Add a picture': 'إضافة صورة',
  'Or paste or drop one. Needs {karma, number} karma.':
    'أو لصق صورة أو إفلاتها هنا. يلزم رصيد كارما {karma, number}.',
  'Or paste or drop one.': 'أو لصق صورة أو إفلاتها هنا.',
  "The site has reached its limit of {size} MB for members' pictures.":
    'بلغ الموقع حدّه لصور الأعضاء، وهو {size} ميغابايت.',
  'This site has no pictures in posts and comments.':
    'لا يقبل هذا الموقع صورًا في المنشورات والتعليقات.',
  'You can add pictures from {minKarma, number} karma on. You have {karma, number}.':
    'يمكن إضافة الصور ابتداءً من رصيد كارما {minKarma, number}. رصيدك الآن {karma, number}.',
  'You can add {count} pictures a day.': 'الحد الأقصى للصور المضافة في اليوم: {count}.',
  'The picture': 'الصورة',
  'Picture saved.': 'حُفظت الصورة.',
  Picture: 'الصورة',
  'Shown beside your name. PNG, JPEG, WebP, AVIF or GIF, at most {megabytes} MB. Its middle is cut to a square.':
    'تظهر بجانب اسمك. PNG أو JPEG أو WebP أو AVIF أو GIF، بحجم {megabytes} ميغابايت على الأكثر. ويُقتصّ وسطها على شكل مربع.',
  'Picture removed.': 'أُزيلت الصورة.',
  'Remove the picture': 'إزالة الصورة',
  Name: 'الاسم',
  'About you': 'نبذة عنك',
  Website: 'الموقع الإلكتروني',
  'Profile saved.': 'حُفظ الملف الشخصي.',
  'Enter a name.': 'يُرجى إدخال اسم.',
  'Shown on <profile>your public profile</profile>. Your username ({username}) can’t be changed.':
    'يظهر في <profile>ملفك العام</profile>. لا يمكن تغيير اسم المستخدم ({username}).',
  Profile: 'الملف الشخصي',
  'Plain text, at most {most, number} characters.': 'نص عادي، {most, number} حرف على الأكثر.',
  'Starts with https:// or http://.': 'يبدأ بـ https://‎ أو http://‎.',
  'Your browser doesn’t allow notifications from this site. Check its settings.':
    'لا يسمح متصفحك بإشعارات هذا الموقع. يُرجى مراجعة إعداداته.',
  'Browser notifications': 'إشعارات المتصفح',
  'This browser shows replies and mentions at once, until you log out.':
    'يعرض هذا المتصفح الردود والإشارات فورًا حتى تسجيل الخروج.',
  'Show replies and mentions immediately in this browser, even when the site is closed.':
    'عرض الردود والإشارات فورًا في هذا المتصفح، حتى عندما يكون الموقع مغلقًا.',
  'Turn on': 'تشغيل',
  Email: 'البريد الإلكتروني',
  Notifications: 'الإشعارات',
  Appearance: 'المظهر',
  Keyboard: 'لوحة المفاتيح',
  'Followed and muted': 'المتابَع والمكتوم',
  Sessions: 'الجلسات',
  Passkeys: 'مفاتيح المرور',
  'Linked accounts': 'الحسابات المرتبطة',
  Invitations: 'الدعوات',
  Reading: 'القراءة',
  Security: 'الأمان',
  'Changes are saved at once.': 'تُحفظ التغييرات فورًا.',
  'Logged in {time} from your current network': 'تم تسجيل الدخول {time} من شبكتك الحالية',
  'Logged in {time} from another network': 'تم تسجيل الدخول {time} من شبكة أخرى',
  'Logged in {time}': 'تم تسجيل الدخول {time}',
  'Where you are logged in': 'أماكن تسجيل دخولك',
  'Your sessions couldn’t be loaded.': 'تعذر تحميل جلساتك.',
  'This session': 'هذه الجلسة',
  'last active {time}': 'آخر نشاط {time}',
  '{device} is logged out.': 'سُجّل الخروج من {device}.',
  'Logging out…': 'جارٍ تسجيل الخروج…',
  'Log out': 'تسجيل الخروج',
  'Other devices are logged out.': 'سُجّل الخروج من الأجهزة الأخرى.',
  'Log out other devices': 'تسجيل الخروج من الأجهزة الأخرى',
  'Your settings couldn’t be loaded.': 'تعذر تحميل إعداداتك.',
  'Only / (search)': 'المفتاح / فقط (بحث)',
  'All [shortcuts]': 'الكل',
  'j and k step through a page, ? lists the keys.':
    'المفتاحان j وk للتنقل في الصفحة، والمفتاح ? لعرض القائمة.',
  'None [shortcuts]': 'لا شيء',
  'Saved in this browser, but not in your account. Try again.':
    'حُفظ في هذا المتصفح لا في حسابك. يُرجى إعادة المحاولة.',
  'Single-letter shortcuts': 'اختصارات بحرف واحد',
  'They’re off while you type in a field.': 'تتوقف أثناء الكتابة في حقل.',
  'Next post or comment': 'المنشور أو التعليق التالي',
  'Previous post or comment': 'المنشور أو التعليق السابق',
  'Open the post, or collapse or expand the comment': 'فتح المنشور، أو طي التعليق أو توسيعه',
  Comments: 'التعليقات',
  'Next new comment': 'التعليق الجديد التالي',
  'Previous new comment': 'التعليق الجديد السابق',
  'Up one level': 'مستوى أعلى',
  'This list': 'هذه القائمة',
  'Keyboard shortcuts': 'اختصارات لوحة المفاتيح',
  'Code from the email': 'الرمز من البريد',
  'Email to this address works again.': 'يصل البريد إلى هذا العنوان من جديد.',
  'This address gets login codes only, after a complaint about our email or a block by staff. Write to us to change that.':
    'لا تصل إلى هذا العنوان سوى رموز الدخول، بعد شكوى من بريدنا أو حظر من الإدارة. يمكن مراسلتنا لتغيير ذلك.',
  'Get email again': 'استئناف البريد',
  'Email to this address came back, so it gets login codes only. A code that arrives there shows that it works again.':
    'ارتدّت الرسائل المرسلة إلى هذا العنوان، فلا تصله سوى رموز الدخول. ووصول رمز إليه يُظهر أنه يعمل من جديد.',
  'Email me a code to get email again': 'إرسال رمز لاستئناف البريد',
  'Time zone saved.': 'حُفظت المنطقة الزمنية.',
  Language: 'اللغة',
  'Emails about your account, replies and mentions are in this language. Links to the pages in other languages are at the foot of each page.':
    'لرسائل البريد عن حسابك والردود والإشارات إليك. روابط الصفحات باللغات الأخرى في أسفل كل صفحة.',
  'The language of my newsletter, or of the site': 'لغة نشرتي أو لغة الموقع',
  'Language saved.': 'حُفظت اللغة.',
  'Used for exact times and the daily email.': 'تُستخدم للأوقات الدقيقة والرسالة اليومية.',
  'My browser’s time zone': 'المنطقة الزمنية لمتصفحي',
  'Your keys couldn’t be loaded.': 'تعذر تحميل مفاتيحك.',
  'A new key': 'مفتاح جديد',
  'Your keys': 'مفاتيحك',
  'You have no keys yet.': 'لا مفاتيح لديك بعد.',
  'New key': 'مفتاح جديد',
  'You’ve reached the limit of {max, plural, one {# key} other {# keys}}. Revoke one to create another.':
    'بلغت الحد: {max, plural, zero {# مفتاح} one {مفتاح واحد} two {مفتاحان} few {# مفاتيح} many {# مفتاحًا} other {# مفتاح}}. لإنشاء مفتاح آخر يُرجى إبطال أحدها.',
  'API keys let your programs read and post on {site} as you. See the <docs>API reference</docs>.':
    'بمفاتيح API يمكن لبرامجك القراءة والنشر في {site} باسمك. التفاصيل في <docs>مرجع API</docs>.',
  Example: 'مثال',
  'Treat keys like passwords. They can’t change settings or create other keys.':
    'تُعامَل المفاتيح مثل كلمات المرور. لا يمكنها تغيير الإعدادات ولا إنشاء مفاتيح أخرى.',
  Key: 'المفتاح',
  'May [permission]': 'الصلاحية',
  Created: 'تاريخ الإنشاء',
  'Last used': 'آخر استخدام',
  Expires: 'تاريخ الانتهاء',
  'read [permission]': 'قراءة',
  'write [permission]': 'كتابة',
  Actions: 'إجراءات',
  Revoke: 'إبطال',
  'Revoke “{name}”?': 'إبطال «{name}»؟',
  'Revoking…': 'جارٍ الإبطال…',
  'Key {name} revoked.': 'أُبطل المفتاح {name}.',
  'Programs that use the key {key} stop working immediately. This can’t be undone.':
    'تتوقف فورًا البرامج التي تستخدم المفتاح {key}. لا يمكن التراجع عن ذلك.',
  'Expired on {date}': 'انتهى في {date}',
  'Expires soon: {date}': 'ينتهي قريبًا: {date}',
  Permissions: 'الصلاحيات',
  'Valid for': 'مدة الصلاحية',
  'Read [permission]': 'القراءة',
  'Posts, comments, your inbox and saved posts.': 'المنشورات والتعليقات وصندوق الوارد والمحفوظات.',
  'Write [permission]': 'الكتابة',
  'Post, comment, vote, save and follow as you.': 'النشر والتعليق والتصويت والحفظ والمتابعة باسمك.',
  'Enter a name for the key.': 'يُرجى إدخال اسم للمفتاح.',
  'Choose at least one permission.': 'يُرجى اختيار صلاحية واحدة على الأقل.',
  'What you entered is still here.': 'ما أدخلته ما زال هنا.',
  'For example, “Train reader”.': 'مثل «قارئ أخبار».',
  '{days, plural, one {# day} other {# days}}':
    '{days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  'Create key': 'إنشاء مفتاح',
  Copied: 'تم النسخ',
  'Press Ctrl+C or ⌘C to copy it.': 'للنسخ: Ctrl+C أو ‎⌘C.',
  'The key is selected: press Ctrl+C or Command+C to copy it.':
    'المفتاح محدد: للنسخ Ctrl+C أو Command+C.',
  'Your new key “{name}”': 'مفتاحك الجديد «{name}»',
  'You won’t see it again.': 'لن يظهر مرة أخرى.',
  'Store it with your program’s other secrets. If you lose it, revoke it and create another.':
    'يُرجى حفظه مع الأسرار الأخرى لبرنامجك. وإن فُقد فيمكن إبطاله وإنشاء غيره.',
  Copy: 'نسخ',
  Done: 'تم',
  'Error: Log in': 'خطأ: تسجيل الدخول',
  'No account yet?': 'لا حساب لديك بعد؟',
  'Sign up': 'حساب جديد',
  'Error: Sign up': 'خطأ: حساب جديد',
  'Have an account?': 'لديك حساب؟',
  '{min} to {max} characters: letters, numbers, _ or -. It’s public and can’t be changed.':
    'من {min} إلى {max} حرفًا: حروف لاتينية وأرقام و_ أو -. الاسم ظاهر للجميع ولا يمكن تغييره.',
  'Shown on your profile. You can change it later.': 'يظهر في ملفك الشخصي. يمكن تغييره لاحقًا.',
  'We’ll email you a code. No password; your address stays private.':
    'سيصلك رمز بالبريد. لا كلمة مرور، ويبقى عنوانك سريًا.',
  'Choose a username.': 'يُرجى اختيار اسم مستخدم.',
  'Enter your email address, like name@example.org.':
    'يُرجى إدخال عنوان بريدك الإلكتروني، مثل name@example.org.',
  'Answer the question.': 'يُرجى الإجابة عن السؤال.',
  'You’re already logged in as {username}.': 'تم تسجيل دخولك بالفعل باسم {username}.',
  Continue: 'متابعة',
  'Invitation link, if you have one': 'رابط الدعوة، إن وُجد',
  'You can request a new code in {left, plural, one {# second} other {# seconds}}.':
    'يمكن طلب رمز جديد {left, plural, zero {الآن} one {بعد ثانية} two {بعد ثانيتين} few {بعد # ثوانٍ} many {بعد # ثانية} other {بعد # ثانية}}.',
  'New code sent.': 'أُرسل رمز جديد.',
  'Enter your code': 'إدخال الرمز',
  'Send a new code (in {left} s)': 'إرسال رمز جديد (بعد {left} ث)',
  'Send a new code': 'إرسال رمز جديد',
  'Use a different email': 'استخدام بريد آخر',
  'Confirm it’s you': 'تأكيد الهوية',
  Confirm: 'تأكيد',
  'Use a passkey': 'استخدام مفتاح مرور',
  'Link an account': 'ربط حساب',
  'The account couldn’t be loaded.': 'تعذر تحميل الحساب.',
  'There’s nothing to link, or the login has expired. Start again in <settings>Settings</settings>.':
    'لا شيء للربط، أو انتهت مهلة تسجيل الدخول. يُرجى البدء من جديد في <settings>الإعدادات</settings>.',
  'Link {account} ({provider}) to your account {username}? You’ll be able to log in with it instead of an emailed code. Link it only if it’s yours.':
    'ربط {account} ({provider}) بحسابك {username}؟ سيكون تسجيل الدخول به ممكنًا بدلًا من رمز يُرسل بالبريد. لا ينبغي ربطه إلا إذا كان لك.',
  'Link it': 'ربط',
  'Don’t link it': 'عدم الربط',
  'This page needs JavaScript. <account>Submitting, commenting and voting</account> don’t.':
    'تحتاج هذه الصفحة إلى JavaScript. أما <account>النشر والتعليق والتصويت</account> فلا.',
  'We couldn’t check your login.': 'تعذر التحقق من تسجيل دخولك.',
  'You’ve been logged out. Your text is safe: <login>log in in a new tab</login>, then continue here.':
    'تم تسجيل خروجك. نصك محفوظ: <login>يُرجى تسجيل الدخول في علامة تبويب جديدة</login> ثم المتابعة هنا.',
  Passkey: 'مفتاح المرور',
  'Log in with a passkey': 'تسجيل الدخول بمفتاح مرور',
  'Next time without a code?': 'من دون رمز في المرة القادمة؟',
  'You’re logged in. With a passkey, you log in with your fingerprint, face or screen lock instead of an emailed code. You can remove it in Settings.':
    'تم تسجيل دخولك. بمفتاح المرور يكون تسجيل الدخول ببصمة الإصبع أو الوجه أو قفل الشاشة بدلًا من رمز يُرسل بالبريد. يمكن إزالته من الإعدادات.',
  'Not now': 'ليس الآن',
  'We couldn’t reach it. Try again, or log in with an emailed code.':
    'تعذر الوصول إليه. يُرجى إعادة المحاولة أو تسجيل الدخول برمز يُرسل بالبريد.',
  'Back to the login': 'العودة إلى تسجيل الدخول',
  'Logging in needs JavaScript, which is turned off in this browser. Reading {site} doesn’t.':
    'يتطلب تسجيل الدخول JavaScript، وهو متوقف في هذا المتصفح. قراءة {site} لا تتطلبه.',
  '{account} isn’t linked to an account here yet.': 'لم يُربط {account} بحساب هنا بعد.',
  'Log in or sign up with an emailed code once. Then you can link it.':
    'يُرجى تسجيل الدخول أو إنشاء حساب برمز يُرسل بالبريد مرة واحدة، ثم يمكن ربطه.',
  'To show that {email} is yours, enter a code that we email to it.':
    'لإثبات أن {email} لك، يُرجى إدخال الرمز الذي نرسله إليه.',
  'With another address:': 'بعنوان آخر:',
  'Your address {email} is verified. Choose how you appear here.':
    'تم التحقق من عنوانك {email}. يُرجى تحديد طريقة ظهورك هنا.',
  'It’s public and can’t be changed.': 'الاسم ظاهر للجميع ولا يمكن تغييره.',
  'Have an account with another address?': 'لديك حساب بعنوان آخر؟',
  'Log in and link it': 'تسجيل الدخول والربط',
  'Continue with {provider}': 'المتابعة باستخدام {provider}',
  'You’re logged out.': 'تم تسجيل خروجك.',
  'Waiting for a moderator': 'في انتظار الإشراف',
  'Your address is confirmed. We’ll email you when a moderator has decided.':
    'تم تأكيد عنوانك. ستصلك رسالة عندما يُتخذ القرار.',
  'Then log in with an emailed code once. After that you can link {account}.':
    'ثم يُرجى تسجيل الدخول برمز يُرسل بالبريد مرة واحدة. بعدها يمكن ربط {account}.',
  'Waiting for review. Only you can see your comment until a moderator approves it.':
    'في انتظار المراجعة. لا يرى تعليقك غيرك حتى يوافق عليه الإشراف.',
  'Hidden [state]': 'مخفي',
  'Visible again': 'ظاهر من جديد',
  Reply: 'رد',
  Edit: 'تعديل',
  Delete: 'حذف',
  Unhide: 'إظهار',
  'That didn’t work. Try again.': 'لم ينجح ذلك. يُرجى إعادة المحاولة.',
  Hide: 'إخفاء',
  Reported: 'تم الإبلاغ',
  'Report [verb]': 'إبلاغ',
  'Unmute {subject}': 'إلغاء كتم {subject}',
  'Mute {subject}': 'كتم {subject}',
  'Unmuted {subject}': 'أُلغي كتم {subject}',
  'Muted {subject}': 'تم كتم {subject}',
  'That wasn’t saved. Try again.': 'لم يُحفظ ذلك. يُرجى إعادة المحاولة.',
  'Open author in admin': 'فتح الكاتب في الإدارة',
  'Reply to {author}': 'رد على {author}',
  'Posting…': 'جارٍ النشر…',
  'Comment posted': 'نُشر التعليق',
  'Your comment': 'تعليقك',
  'Comment saved': 'حُفظ التعليق',
  'Delete this comment?': 'حذف هذا التعليق؟',
  'Deleting…': 'جارٍ الحذف…',
  'Comment deleted': 'حُذف التعليق',
  'This can’t be undone. Replies to it stay.': 'لا يمكن التراجع عن ذلك. تبقى الردود عليه.',
  'Hiding…': 'جارٍ الإخفاء…',
  'your comment': 'تعليقك',
  'comment by {author}': 'تعليق من {author}',
  'You have a draft here': 'لديك مسودة هنا',
  'Hidden. [state]': 'مخفي.',
  'The comment': 'التعليق',
  'Enter your comment.': 'يُرجى إدخال التعليق.',
  'The comment must be at most {max, number} characters; it has {length, number}.':
    'الحد الأقصى للتعليق {max, number} حرف، وطوله {length, number}.',
  '{used, number} of {most, number} characters': 'عدد الحروف: {used, number} من {most, number}',
  Formatting: 'التنسيق',
  '<c>*emphasis*</c>, <c>**strong**</c>, <c>`code`</c>, <c>[link text](https://example.org)</c>, <c>></c> quote, <c>-</c> list item, blank line = new paragraph, <c>@name</c> notifies that member':
    '<c>*تشديد*</c>، <c>**غامق**</c>، <c>`شيفرة`</c>، <c>[نص الرابط](https://example.org)</c>، <c>‎>‎</c> اقتباس، <c>-</c> عنصر قائمة، سطر فارغ = فقرة جديدة، <c>‎@name</c> ينبّه ذلك العضو',
  'You have a draft here.': 'لديك مسودة هنا.',
  'Write a comment': 'كتابة تعليق',
  'Post comment': 'نشر التعليق',
  '{count, plural, one {# new comment} other {# new comments}}':
    '{count, plural, zero {لا تعليقات جديدة} one {تعليق جديد واحد} two {تعليقان جديدان} few {# تعليقات جديدة} many {# تعليقًا جديدًا} other {# تعليق جديد}}',
  'No comments yet': 'لا تعليقات بعد',
  'Log in to comment': 'تسجيل الدخول للتعليق',
  'Sort comments': 'ترتيب التعليقات',
  'Best [sort]': 'الأفضل',
  'New [sort]': 'الأحدث',
  'Old [sort]': 'الأقدم',
  'All comments': 'كل التعليقات',
  'More comments': 'مزيد من التعليقات',
  'More replies': 'مزيد من الردود',
  deleted: 'محذوف',
  'a deleted comment': 'تعليق محذوف',
  'Deleted by its author.': 'حذفه كاتبه.',
  hidden: 'مخفي',
  'a hidden comment': 'تعليق مخفي',
  'Hidden by a moderator.': 'أخفاه الإشراف.',
  removed: 'مُزال',
  'a removed comment': 'تعليق مُزال',
  'Removed by a moderator.': 'أزاله الإشراف.',
  'Hidden until a moderator has reviewed it.': 'مخفي حتى يراجعه الإشراف.',
  'Comment by {name}, level {level}, {points, plural, one {# point} other {# points}}':
    'تعليق من {name}، المستوى {level}، {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}',
  '{name} replied to {other}': 'رد {name} على {other}',
  'New. [comment]': 'جديد.',
  submitter: 'ناشر المنشور',
  'you [mark]': 'أنت',
  'in reply to {other}': 'ردًا على {other}',
  'Comment by {name} and {replies, plural, one {# reply} other {# replies}}':
    'تعليق من {name} و{replies, plural, zero {لا ردود} one {رد واحد} two {ردان} few {# ردود} many {# ردًا} other {# رد}}',
  'Log in to reply': 'تسجيل الدخول للرد',
  'Reply, vote or report': 'رد أو تصويت أو إبلاغ',
  'More replies ({count, number})': 'مزيد من الردود ({count, number})',
  'Expand all': 'توسيع الكل',
  'Collapse all': 'طي الكل',
  'No comments yet.': 'لا تعليقات بعد.',
  'More comments couldn’t be loaded. Try again.':
    'تعذر تحميل مزيد من التعليقات. يُرجى إعادة المحاولة.',
  '{count, plural, one {# more comment loaded} other {# more comments loaded}}':
    '{count, plural, zero {لم يُحمّل أي تعليق} one {حُمّل تعليق آخر} two {حُمّل تعليقان آخران} few {حُمّلت # تعليقات أخرى} many {حُمّل # تعليقًا آخر} other {حُمّل # تعليق آخر}}',
  '{count, plural, one {# point} other {# points}}':
    '{count, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}',
  'You have an unsent <draft>reply</draft> here.': 'لديك هنا <draft>رد</draft> لم يُرسل.',
  'You have an unsent <draft>change of a comment</draft> here.':
    'لديك هنا <draft>تعديل تعليق</draft> لم يُرسل.',
  Discard: 'حذف',
  '{count, plural, one {# new post today} other {# new posts today}}':
    '{count, plural, zero {لا منشورات جديدة اليوم} one {منشور جديد اليوم} two {منشوران جديدان اليوم} few {# منشورات جديدة اليوم} many {# منشورًا جديدًا اليوم} other {# منشور جديد اليوم}}',
  'Top story today': 'أبرز موضوع اليوم',
  '{author}: “{text}”': '{author}: «{text}»',
  'Also today': 'موضوعات أخرى اليوم',
  'The digest by email': 'النشرة البريدية',
  'Your inbox couldn’t be loaded.': 'تعذر تحميل صندوق الوارد.',
  'All marked as read.': 'تم تعليم الكل كمقروء.',
  'Mark all as read': 'تعليم الكل كمقروء',
  'No replies or mentions yet.': 'لا ردود أو إشارات بعد.',
  'You’ve reached the end.': 'انتهت القائمة.',
  More: 'المزيد',
  'More couldn’t be loaded. Try again.': 'تعذر تحميل المزيد. يُرجى إعادة المحاولة.',
  '{count, plural, one {# more loaded} other {# more loaded}}':
    '{count, plural, zero {لم يُحمّل شيء} one {حُمّل عنصر آخر} two {حُمّل عنصران آخران} few {حُمّلت # عناصر أخرى} many {حُمّل # عنصرًا آخر} other {حُمّل # عنصر آخر}}',
  '{count, plural, one {# post} other {# posts}} this week tagged {subject}':
    'هذا الأسبوع {count, plural, zero {لا منشورات} one {منشور واحد} two {منشوران} few {# منشورات} many {# منشورًا} other {# منشور}} بالوسم {subject}',
  '{count, plural, one {# post} other {# posts}} this week from {subject}':
    'هذا الأسبوع {count, plural, zero {لا منشورات} one {منشور واحد} two {منشوران} few {# منشورات} many {# منشورًا} other {# منشور}} من {subject}',
  'Tags and domains you follow': 'الوسوم والنطاقات المتابَعة',
  'New [unread]': 'جديد',
  '{author} mentioned you': 'أشار إليك {author}',
  '{author} commented on a post you follow or saved':
    'علّق {author} على منشور من متابعاتك أو محفوظاتك',
  '{author} replied to your post': 'رد {author} على منشورك',
  '{author} replied to your comment': 'رد {author} على تعليقك',
  Someone: 'شخص ما',
  'Your subscription is unchanged. Enter your email and we’ll send you a new link to unsubscribe.':
    'لم يتغير اشتراكك. يُرجى إدخال البريد وسنرسل رابطًا جديدًا لإلغاء الاشتراك.',
  'Enter your email and we’ll send you a new link to change, pause or cancel your digest.':
    'يُرجى إدخال البريد وسنرسل رابطًا جديدًا لتغيير نشرتك أو إيقافها مؤقتًا أو إلغائها.',
  'Your subscription': 'اشتراكك',
  'If this address has a subscription, we’ve sent it a link.':
    'إن كان لهذا العنوان اشتراك فقد أرسلنا إليه رابطًا.',
  'Enter your email and we’ll send you a link to change, pause or cancel your digest.':
    'يُرجى إدخال البريد وسنرسل رابطًا لتغيير نشرتك أو إيقافها مؤقتًا أو إلغائها.',
  'Email me the link': 'إرسال الرابط بالبريد',
  'A moderator hid the post “{title}”.': 'أخفى الإشراف المنشور «{title}».',
  'A moderator showed the post “{title}” again.': 'أظهر الإشراف المنشور «{title}» من جديد.',
  'A moderator removed the post “{title}”.': 'أزال الإشراف المنشور «{title}».',
  'A moderator locked the post “{title}”.': 'أغلق الإشراف المنشور «{title}».',
  'A moderator unlocked the post “{title}”.': 'أعاد الإشراف فتح المنشور «{title}».',
  'A moderator pinned the post “{title}” until {date}.':
    'ثبّت الإشراف المنشور «{title}» حتى {date}.',
  'A moderator unpinned the post “{title}”.': 'ألغى الإشراف تثبيت المنشور «{title}».',
  'A moderator hid a post.': 'أخفى الإشراف منشورًا.',
  'A moderator showed a post again.': 'أظهر الإشراف منشورًا من جديد.',
  'A moderator removed a post.': 'أزال الإشراف منشورًا.',
  'A moderator locked a post.': 'أغلق الإشراف منشورًا.',
  'A moderator unlocked a post.': 'أعاد الإشراف فتح منشور.',
  'A moderator pinned a post until {date}.': 'ثبّت الإشراف منشورًا حتى {date}.',
  'A moderator unpinned a post.': 'ألغى الإشراف تثبيت منشور.',
  'A moderator hid <comment>a comment</comment> on “{title}”.':
    'أخفى الإشراف <comment>تعليقًا</comment> على «{title}».',
  'A moderator showed <comment>a comment</comment> on “{title}” again.':
    'أظهر الإشراف <comment>تعليقًا</comment> على «{title}» من جديد.',
  'A moderator removed <comment>a comment</comment> on “{title}”.':
    'أزال الإشراف <comment>تعليقًا</comment> على «{title}».',
  'A moderator hid a comment.': 'أخفى الإشراف تعليقًا.',
  'A moderator showed a comment again.': 'أظهر الإشراف تعليقًا من جديد.',
  'A moderator removed a comment.': 'أزال الإشراف تعليقًا.',
  'A moderator banned {member} until {date}.': 'حظر الإشراف {member} حتى {date}.',
  'A moderator banned {member} permanently.': 'حظر الإشراف {member} نهائيًا.',
  'A moderator lifted the ban on {member}.': 'رفع الإشراف الحظر عن {member}.',
  'A moderator banned a member until {date}.': 'حظر الإشراف عضوًا حتى {date}.',
  'A moderator banned a member permanently.': 'حظر الإشراف عضوًا نهائيًا.',
  'A moderator lifted the ban on a member.': 'رفع الإشراف الحظر عن عضو.',
  'No moderation actions yet.': 'لا إجراءات إشراف بعد.',
  'The reason was redacted.': 'حُجب السبب.',
  'Every issue so far. Want it in your inbox? <subscribe>Subscribe</subscribe>.':
    'كل الأعداد حتى الآن. للحصول عليها بالبريد، يُرجى <subscribe>الاشتراك</subscribe>.',
  'No issues yet. The first goes out once three posts make the cut.':
    'لا أعداد بعد. يصدر العدد الأول فور توفّر ثلاثة منشورات تستحق الإرسال.',
  'Week of {days}': 'أسبوع {days}',
  'The digest in your language': 'النشرة بلغتك',
  'What readers of {site} found worth reading, in one email. Available in ten languages besides <english>English</english>.':
    'ما رآه قراء {site} جديرًا بالقراءة، في رسالة واحدة. متاحة بعشر لغات إلى جانب <english>الإنجليزية</english>.',
  'The digest for your industry': 'النشرة لقطاعك',
  'What readers of {site} found worth reading, in one email. Tell us your field and we’ll tailor <digest>the digest</digest> to it.':
    'ما رآه قراء {site} جديرًا بالقراءة، في رسالة واحدة. يكفي ذكر مجالك فتُعَدّ <digest>النشرة</digest> وفقًا له.',
  'Get the next issue by email': 'العدد القادم بالبريد',
  'Previous and next issue': 'العدد السابق والتالي',
  'How posts are chosen': 'كيف تُختار المنشورات',
  'Published {date}': 'نُشر في {date}',
  'Why these posts': 'لماذا هذه المنشورات',
  'How {site} chooses posts': 'كيف يختار {site} المنشورات',
  'Readers’ votes and the age of posts decide the order. The digest has the posts with the most points of its day or week, and each event once. No AI picks posts.':
    'يتحدد الترتيب بأصوات القراء وعمر المنشورات. وتضم النشرة المنشورات الحاصلة على أكثر النقاط في يومها أو أسبوعها، ويرد فيها كل حدث مرة واحدة. ولا يختار الذكاء الاصطناعي أي منشور.',
  '{heading}: all rules': '{heading}: كل القواعد',
  'Get the digest by email': 'تلقي النشرة بالبريد',
  'What 100 points count for as a post gets older': 'ما تساويه 100 نقطة مع تقدم عمر المنشور',
  'when new': 'وهو جديد',
  'after {hours, plural, one {# hour} other {# hours}}':
    '{hours, plural, zero {الآن} one {بعد ساعة} two {بعد ساعتين} few {بعد # ساعات} many {بعد # ساعة} other {بعد # ساعة}}',
  'Post from any page': 'النشر من أي صفحة',
  'Create a bookmark and paste this as its URL. Click it on any page to fill in the form on {site} with that page’s link and title.':
    'يُرجى إنشاء إشارة مرجعية ولصق هذا النص في خانة رابطها. عند النقر عليها في أي صفحة يُملأ النموذج في {site} برابط الصفحة وعنوانها.',
  'Enter a link, a text, or both.': 'يُرجى إدخال رابط أو نص أو كليهما.',
  'Enter a title.': 'يُرجى إدخال عنوان.',
  'We couldn’t read that page. Please add a title.': 'تعذرت قراءة تلك الصفحة. يُرجى إضافة عنوان.',
  'Already shared {time}: {title} · {count, plural, one {# comment} other {# comments}}':
    'سبقت مشاركته {time}: «{title}» {count, plural, zero {من دون تعليقات} one {وعليه تعليق واحد} two {وعليه تعليقان} few {وعليه # تعليقات} many {وعليه # تعليقًا} other {وعليه # تعليق}}',
  'Go to the discussion': 'الانتقال إلى النقاش',
  'Fetching the title…': 'جارٍ جلب العنوان…',
  Write: 'كتابة',
  Preview: 'معاينة',
  'The preview isn’t available right now.': 'المعاينة غير متاحة الآن.',
  'Nothing to preview yet.': 'لا شيء لمعاينته بعد.',
  Text: 'النص',
  'Formatting help': 'مساعدة في التنسيق',
  '<c>**bold**</c>, <c>*italic*</c>, <c>`code`</c>, <c>[a link](https://example.org)</c>':
    '<c>**غامق**</c>، <c>*مائل*</c>، <c>`شيفرة`</c>، <c>[رابط](https://example.org)</c>',
  '<c>></c> quote, <c>-</c> list item, <c>##</c> heading, blank line = new paragraph':
    '<c>‎>‎</c> اقتباس، <c>-</c> عنصر قائمة، <c>##</c> عنوان، سطر فارغ = فقرة جديدة',
  '<c>@name</c> links to that member': '<c>‎@name</c> يضيف رابطًا إلى ذلك العضو',
  'Suggested title: {title}': 'عنوان مقترح: {title}',
  'Title filled in: {title}': 'أُدرج العنوان: {title}',
  'The title is too long by {count, number}.': 'العنوان أطول من الحد بمقدار {count, number}.',
  'We restored your draft.': 'استُعيدت مسودتك.',
  'Discard draft': 'حذف المسودة',
  'Paste a link, or leave blank for a text post.': 'يُرجى لصق رابط، أو ترك الحقل فارغًا لمنشور نصي.',
  'Use the original headline where you can.': 'يُفضل العنوان الأصلي حيث أمكن.',
  'Use: “{title}”': 'استخدام: «{title}»',
  'This link was shared {time}.': 'سبقت مشاركة هذا الرابط {time}.',
  'Your text is safe.': 'نصك محفوظ.',
  Tags: 'الوسوم',
  'Choose up to {max}.': 'يمكن اختيار {max} على الأكثر.',
  '{count} of {max} selected.': 'اختير {count} من {max}.',
  'You no longer follow {subject}': 'أُلغيت متابعة {subject}',
  'You follow {subject}': 'تمت متابعة {subject}',
  'You no longer mute {subject}': 'أُلغي كتم {subject}',
  'You muted {subject}': 'تم كتم {subject}',
  'Follow [verb]': 'متابعة',
  'Following [state]': 'متابَع',
  'Mute [verb]': 'كتم',
  'Muted [state]': 'مكتوم',
  Feeds: 'الخلاصات',
  Newest: 'الأحدث',
  'Following [feed]': 'المتابَعون',
  '<setup>Set up your site</setup>: name, colors, feeds and the first digest.':
    '<setup>إعداد موقعك</setup>: الاسم والألوان والخلاصات والنشرة الأولى.',
  'These posts couldn’t be loaded.': 'تعذر تحميل هذه المنشورات.',
  'Follow people to see their posts here.': 'تظهر هنا منشورات الأشخاص بعد متابعتهم.',
  Lock: 'إغلاق',
  'Comments are open again': 'التعليقات مفتوحة من جديد',
  Unlock: 'إعادة الفتح',
  'Locking…': 'جارٍ الإغلاق…',
  'Comments are locked': 'التعليقات مغلقة',
  'A moderator locked the comments.': 'أغلق الإشراف التعليقات.',
  'Pin [verb]': 'تثبيت',
  Unpinned: 'أُلغي التثبيت',
  Unpin: 'إلغاء التثبيت',
  Pinned: 'مثبّت',
  'Pinning…': 'جارٍ التثبيت…',
  'Choose the last day.': 'يُرجى اختيار اليوم الأخير.',
  'Pinned until the end of': 'مثبّت حتى نهاية',
  'Removed from Saved': 'أُزيل من المحفوظات',
  'Saved [post]': 'محفوظ',
  'Hidden. Only you can see it': 'مخفي. لا يراه غيرك',
  'Save [post]': 'حفظ',
  'You no longer follow this post': 'أُلغيت متابعة هذا المنشور',
  'New comments will be in your inbox': 'ستصل التعليقات الجديدة إلى صندوق الوارد',
  'Share [verb]': 'مشاركة',
  'Show to me': 'إظهار لي',
  'Shown in lists again': 'يظهر في القوائم من جديد',
  'Hide for me': 'إخفاء عني',
  'Hidden from your lists': 'أُخفي من قوائمك',
  'Delete this post?': 'حذف هذا المنشور؟',
  'Post deleted': 'حُذف المنشور',
  'This can’t be undone. Comments from others stay.':
    'لا يمكن التراجع عن ذلك. تبقى تعليقات الآخرين.',
  'Hidden. Only you can see it.': 'مخفي. لا يراه غيرك.',
  'A moderator hid this post. Only you can see it.': 'أخفى الإشراف هذا المنشور. لا يراه غيرك.',
  'A moderator removed this post. Only you can see it.': 'أزال الإشراف هذا المنشور. لا يراه غيرك.',
  'Waiting for review. Only you can see it until a moderator approves it.':
    'في انتظار المراجعة. لا يراه غيرك حتى يوافق عليه الإشراف.',
  'Hidden by its author.': 'أخفاه كاتبه.',
  'Waiting for review.': 'في انتظار المراجعة.',
  'Link copied': 'نُسخ الرابط',
  'The link to this post:': 'رابط هذا المنشور:',
  'by {author}': 'من {author}',
  '{minutes} min read': 'قراءة {minutes} د',
  'Vote, comment or report without JavaScript': 'تصويت أو تعليق أو إبلاغ من دون JavaScript',
  'AI summary': 'ملخص بالذكاء الاصطناعي',
  'The author deleted this post. Its discussion stays.': 'حذف الكاتب هذا المنشور. يبقى نقاشه.',
  'More posts': 'مزيد من المنشورات',
  'More posts couldn’t be loaded. Try again.': 'تعذر تحميل مزيد من المنشورات. يُرجى إعادة المحاولة.',
  '{count, plural, one {# more post loaded} other {# more posts loaded}}':
    '{count, plural, zero {لم يُحمّل أي منشور} one {حُمّل منشور آخر} two {حُمّل منشوران آخران} few {حُمّلت # منشورات أخرى} many {حُمّل # منشورًا آخر} other {حُمّل # منشور آخر}}',
  '{count, plural, one {# new} other {# new}} [comments]':
    '{count, plural, zero {لا جديد} one {# جديد} two {جديدان} few {# جديدة} many {# جديدًا} other {# جديد}}',
  'You hid this post.': 'أخفيت هذا المنشور.',
  'You muted {subject}.': 'كتمت {subject}.',
  Show: 'إظهار',
  'Put back. [done]': 'أُعيد.',
  'Removed from your saved posts.': 'أُزيل من منشوراتك المحفوظة.',
  'Removed.': 'أُزيل.',
  'Put back [verb]': 'إعادة',
  'Why here?': 'لماذا هنا؟',
  '{points, plural, one {# point} other {# points}} and {hours, plural, one {# hour} other {# hours}} old.':
    '{points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}، والعمر {hours, plural, zero {أقل من ساعة} one {ساعة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}}.',
  'Its points make it {hours, plural, one {# hour} other {# hours}} older.':
    'تجعله نقاطه أقدم بمقدار {hours, plural, zero {أقل من ساعة} one {ساعة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.',
  'Its points make up for {hours, plural, one {# hour} other {# hours}} of age.':
    'تعوض نقاطه {hours, plural, zero {أقل من ساعة} one {ساعة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}} من العمر.',
  'So every new post starts above it.': 'ولذلك يبدأ كل منشور جديد فوقه.',
  'So it ranks like a new post with {points, plural, one {# point} other {# points}}.':
    'ولذلك يُرتَّب مثل منشور جديد له {points, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}.',
  'Points are upvotes minus downvotes. Votes from accounts related to the author or to another voter don’t count. No penalty, report or editor changes the order. Moderators can hide a post, but not move it. The <log>moderation log</log> lists what they did.':
    'النقاط هي أصوات التأييد ناقص أصوات المعارضة. لا تُحتسب أصوات الحسابات المرتبطة بالكاتب أو بمصوّت آخر. لا عقوبة ولا بلاغ ولا محرر يغير الترتيب. ويمكن للإشراف إخفاء منشور، لا تغيير موضعه. ويسرد <log>سجل الإشراف</log> ما فعله.',
  'Edit profile': 'تعديل الملف الشخصي',
  'Saved posts': 'المنشورات المحفوظة',
  'You unfollowed {subject}': 'أُلغيت متابعة {subject}',
  'Log in to follow {username}': 'تسجيل الدخول لمتابعة {username}',
  'Imported account': 'حساب مستورد',
  'joined {date}': 'تاريخ الانضمام: {date}',
  '{count, number} karma': 'كارما: {count, number}',
  '{count, plural, one {# post} other {# posts}}':
    '{count, plural, zero {لا منشورات} one {منشور واحد} two {منشوران} few {# منشورات} many {# منشورًا} other {# منشور}}',
  '{count, plural, one {# follower} other {# followers}}':
    '{count, plural, zero {لا متابعين} one {متابع واحد} two {متابعان} few {# متابعين} many {# متابعًا} other {# متابع}}',
  '{count, plural, one {# following} other {# following}} [people]':
    '{count, plural, zero {لا يتابع أحدًا} one {يتابع شخصًا} two {يتابع شخصين} few {يتابع # أشخاص} many {يتابع # شخصًا} other {يتابع # شخص}}',
  'Upvoted, {count, plural, one {# point} other {# points}}':
    'تم التأييد، {count, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}',
  'Downvoted, {count, plural, one {# point} other {# points}}':
    'تمت المعارضة، {count, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}',
  'Vote removed, {count, plural, one {# point} other {# points}}':
    'سُحب الصوت، {count, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}',
  'Try again.': 'يُرجى إعادة المحاولة.',
  'Vote not saved.': 'لم يُحفظ الصوت.',
  Upvote: 'تأييد',
  Downvote: 'معارضة',
  'You can’t vote on your own post': 'لا يمكن التصويت على منشورك',
  'You can’t vote on your own comment': 'لا يمكن التصويت على تعليقك',
  'About {site}': 'عن {site}',
  'About this site': 'عن هذا الموقع',
  'Get the daily digest': 'تلقي النشرة اليومية',
  'Not Found': 'غير موجود',
  'This page doesn’t exist. It may have been removed, or the link may be wrong.':
    'هذه الصفحة غير موجودة. ربما أُزيلت أو كان الرابط خاطئًا.',
  'Search posts': 'البحث في المنشورات',
  'New posts': 'منشورات جديدة',
  Today: 'اليوم',
  'Something went wrong': 'حدث خطأ ما',
  'We couldn’t show this page. Try reloading.': 'تعذر عرض هذه الصفحة. يُرجى إعادة تحميلها.',
  'We’ve logged it (request {requestId}).': 'سجلنا ذلك (الطلب {requestId}).',
  'Something went wrong!': 'حدث خطأ ما!',
  'Show Error': 'عرض الخطأ',
  'Hide Error': 'إخفاء الخطأ',
  Languages: 'اللغات',
  'In the digest': 'في النشرة',
  Related: 'ذات صلة',
  'More from {source}': 'المزيد من {source}',
  'More by {username}': 'المزيد من {username}',
  'Site status': 'حالة الموقع',
  'This site isn’t open yet: only staff see it.': 'لم يُفتح هذا الموقع بعد: لا يراه إلا فريقه.',
  'Set up and open the site': 'إعداد الموقع وفتحه',
  'Saved. Your settings have more choices.': 'تم الحفظ. في إعداداتك خيارات أخرى.',
  Welcome: 'مرحبًا',
  'Welcome to {site}, {username}. Your account is ready.':
    'مرحبًا بك في {site} يا {username}. حسابك جاهز.',
  'Email me replies and mentions': 'الردود والإشارات بالبريد',
  'Choose your settings': 'اختيار إعداداتك',
  'We’ve sent as many codes as we may to {address}. Enter the code of {characters} letters and digits that we emailed within the last 24 hours.':
    'أرسلنا إلى {address} أقصى عدد من الرموز. يُرجى إدخال الرمز المكون من {characters} حروف وأرقام الذي أرسلناه خلال آخر 24 ساعة.',
  'We sent a new code to {address}. It expires in {minutes, plural, one {# minute} other {# minutes}}.':
    'أرسلنا رمزًا جديدًا إلى {address}. ينتهي {minutes, plural, zero {الآن} one {بعد دقيقة} two {بعد دقيقتين} few {بعد # دقائق} many {بعد # دقيقة} other {بعد # دقيقة}}.',
  'We sent a code to {address}. It expires in {minutes, plural, one {# minute} other {# minutes}}.':
    'أرسلنا رمزًا إلى {address}. ينتهي {minutes, plural, zero {الآن} one {بعد دقيقة} two {بعد دقيقتين} few {بعد # دقائق} many {بعد # دقيقة} other {بعد # دقيقة}}.',
  'Enter the {characters} letters and digits of the code.':
    'يُرجى إدخال حروف الرمز وأرقامه، وعددها {characters}.',
  'Enter the {digits} digits of the code.': 'يُرجى إدخال أرقام الرمز، وعددها {digits}.',
  '{characters} letters and digits. Not case-sensitive.':
    '{characters} حروف وأرقام. لا فرق بين الحروف الكبيرة والصغيرة.',
  '{digits} digits': '{digits} أرقام',
  '{count, plural, one {# comment elsewhere} other {# comments elsewhere}}':
    '{count, plural, zero {لا تعليقات في أماكن أخرى} one {تعليق واحد في مكان آخر} two {تعليقان في أماكن أخرى} few {# تعليقات في أماكن أخرى} many {# تعليقًا في أماكن أخرى} other {# تعليق في أماكن أخرى}}',
  '{count, plural, one {# comment on {source}} other {# comments on {source}}}':
    '{count, plural, zero {لا تعليقات على {source}} one {تعليق واحد على {source}} two {تعليقان على {source}} few {# تعليقات على {source}} many {# تعليقًا على {source}} other {# تعليق على {source}}}',
  'We couldn’t verify this page, so nothing was sent.': 'تعذر التحقق من هذه الصفحة، فلم يُرسل شيء.',
  'We couldn’t reach the site. Check your connection and try again.':
    'تعذر الوصول إلى الموقع. يُرجى التحقق من الاتصال وإعادة المحاولة.',
  'The request failed with status {status}.': 'فشل الطلب بالحالة {status}.',
  'within the last hour': 'خلال الساعة الماضية',
  '{count, plural, one {# year ago} other {# years ago}}':
    '{count, plural, zero {هذا العام} one {قبل سنة} two {قبل سنتين} few {قبل # سنوات} many {قبل # سنة} other {قبل # سنة}}',
  '{count}y [years]':
    '{count, plural, zero {# سنة} one {سنة} two {سنتان} few {# سنوات} many {# سنة} other {# سنة}}',
  '{count, plural, one {# month ago} other {# months ago}}':
    '{count, plural, zero {هذا الشهر} one {قبل شهر} two {قبل شهرين} few {قبل # أشهر} many {قبل # شهرًا} other {قبل # شهر}}',
  '{count}mo [months]':
    '{count, plural, zero {# شهر} one {شهر} two {شهران} few {# أشهر} many {# شهرًا} other {# شهر}}',
  '{count, plural, one {# week ago} other {# weeks ago}}':
    '{count, plural, zero {هذا الأسبوع} one {قبل أسبوع} two {قبل أسبوعين} few {قبل # أسابيع} many {قبل # أسبوعًا} other {قبل # أسبوع}}',
  '{count}w [weeks]':
    '{count, plural, zero {# أسبوع} one {أسبوع} two {أسبوعان} few {# أسابيع} many {# أسبوعًا} other {# أسبوع}}',
  '{count, plural, one {# day ago} other {# days ago}}':
    '{count, plural, zero {اليوم} one {قبل يوم} two {قبل يومين} few {قبل # أيام} many {قبل # يومًا} other {قبل # يوم}}',
  '{count}d [days]':
    '{count, plural, zero {# يوم} one {يوم} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  '{count, plural, one {# hour ago} other {# hours ago}}':
    '{count, plural, zero {الآن} one {قبل ساعة} two {قبل ساعتين} few {قبل # ساعات} many {قبل # ساعة} other {قبل # ساعة}}',
  '{count}h [hours]': '{count} س',
  '{count, plural, one {# minute ago} other {# minutes ago}}':
    '{count, plural, zero {الآن} one {قبل دقيقة} two {قبل دقيقتين} few {قبل # دقائق} many {قبل # دقيقة} other {قبل # دقيقة}}',
  '{count}m [minutes]': '{count} د',
  'just now': 'الآن',
  'now [short age]': 'الآن',
  'Error: API keys': 'خطأ: مفاتيح API',
  'Error: Edit post': 'خطأ: تعديل المنشور',
  'Edit post': 'تعديل المنشور',
  'The post couldn’t be loaded.': 'تعذر تحميل المنشور.',
  'Nothing was changed': 'لم يتغير شيء',
  'Title and URL can be changed for {hours, plural, one {# hour} other {# hours}} after posting.':
    'يمكن تغيير العنوان والرابط خلال {hours, plural, zero {# ساعة} one {ساعة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}} من النشر.',
  Following: 'المتابَعون',
  'Posts by people you follow': 'منشورات المتابَعين',
  '<login>Log in</login> to see posts by people you follow.':
    '<login>يُرجى تسجيل الدخول</login> لرؤية منشورات المتابَعين.',
  'Submit a post': 'نشر منشور جديد',
  '{site}: new posts': 'منشورات جديدة في {site}',
  'We couldn’t find that page, so here’s the first one.':
    'لم يُعثر على تلك الصفحة، وهذه هي الصفحة الأولى.',
  'Posts couldn’t be loaded.': 'تعذر تحميل المنشورات.',
  'Nothing here yet. <submit>Be the first to post</submit>.':
    'لا شيء هنا بعد. <submit>كتابة أول منشور</submit>.',
  'No posts from this period.': 'لا منشورات من هذه الفترة.',
  'See all time': 'عرض كل الأوقات',
  'Every post and comment our moderators hide, remove, lock or pin, and every ban, with the reason. Newest first. Hidden content isn’t named. Think we got one wrong? <contact>Contact us</contact>':
    'كل منشور وتعليق يخفيه الإشراف أو يزيله أو يغلقه أو يثبّته، وكل حظر، مع السبب. الأحدث أولًا. لا تُذكر عناوين المحتوى المخفي. هل أخطأنا؟ <contact>الاتصال بنا</contact>',
  'This page couldn’t be loaded.': 'تعذر تحميل هذه الصفحة.',
  Older: 'الأقدم',
  'Older entries couldn’t be loaded. Try again.': 'تعذر تحميل العناصر الأقدم. يُرجى إعادة المحاولة.',
  '{count, plural, one {# older entry loaded} other {# older entries loaded}}':
    '{count, plural, zero {لم يُحمّل شيء} one {حُمّل عنصر أقدم} two {حُمّل عنصران أقدمان} few {حُمّلت # عناصر أقدم} many {حُمّل # عنصرًا أقدم} other {حُمّل # عنصر أقدم}}',
  'Older issues': 'الأعداد الأقدم',
  'Older issues couldn’t be loaded. Try again.': 'تعذر تحميل الأعداد الأقدم. يُرجى إعادة المحاولة.',
  '{count, plural, one {# more issue loaded} other {# more issues loaded}}':
    '{count, plural, zero {لم يُحمّل أي عدد} one {حُمّل عدد آخر} two {حُمّل عددان آخران} few {حُمّلت # أعداد أخرى} many {حُمّل # عددًا آخر} other {حُمّل # عدد آخر}}',
  Contents: 'المحتويات',
  'Other industries': 'قطاعات أخرى',
  'What it covers': 'ما تشمله',
  'A post counts as {industry} if its title or tags contain one of these words:':
    'يُحسب المنشور ضمن {industry} إذا احتوى عنوانه أو وسومه إحدى هذه الكلمات:',
  'Lately on {site}': 'أحدث ما في {site}',
  'That link didn’t match, so here’s the whole post.':
    'لم يُعثر على ما يشير إليه الرابط، وهذا هو المنشور كاملًا.',
  'Comments couldn’t be loaded.': 'تعذر تحميل التعليقات.',
  'Post unavailable': 'المنشور غير متاح',
  'Post not found': 'لم يُعثر على المنشور',
  'This post couldn’t be loaded': 'تعذر تحميل هذا المنشور',
  'Something’s wrong on our side. The post is probably fine; try again in a minute.':
    'هناك خطأ من جانبنا. المنشور سليم على الأرجح، يُرجى إعادة المحاولة بعد دقيقة.',
  'It may have been removed, or the link may be wrong.': 'ربما أُزيل أو كان الرابط خاطئًا.',
  'Your saved posts couldn’t be loaded.': 'تعذر تحميل منشوراتك المحفوظة.',
  'Posts you save appear here. Only you can see them.':
    'تظهر هنا المنشورات المحفوظة. لا يراها غيرك.',
  Posts: 'المنشورات',
  People: 'الأشخاص',
  'Search comments': 'البحث في التعليقات',
  'Search people': 'البحث عن أشخاص',
  Relevance: 'الصلة',
  Points: 'النقاط',
  '{count, plural, one {# or more posts} other {# or more posts}}':
    '{count, plural, zero {# منشور أو أكثر} one {منشور أو أكثر} two {منشوران أو أكثر} few {# منشورات أو أكثر} many {# منشورًا أو أكثر} other {# منشور أو أكثر}}',
  '{count, plural, one {# or more comments} other {# or more comments}}':
    '{count, plural, zero {# تعليق أو أكثر} one {تعليق أو أكثر} two {تعليقان أو أكثر} few {# تعليقات أو أكثر} many {# تعليقًا أو أكثر} other {# تعليق أو أكثر}}',
  'Your search': 'بحثك',
  'Search: {words}': 'بحث: {words}',
  'Usernames and names are found by their first letters.':
    'يُعثر على أسماء المستخدمين والأسماء بحروفها الأولى.',
  'Tip: use {phrase}, {word}, {or}, {author} or {domain}.':
    'نصيحة: يمكن استخدام {phrase} أو {word} أو {or} أو {author} أو {domain}.',
  'Tip: use {phrase}, {word}, {or} or {author}.':
    'نصيحة: يمكن استخدام {phrase} أو {word} أو {or} أو {author}.',
  'That link didn’t match. Please search again.': 'هذا الرابط غير صالح. يُرجى البحث من جديد.',
  'Search in': 'البحث في',
  'exact phrase': 'عبارة مطابقة',
  'word [search]': 'كلمة',
  'Search isn’t available right now.': 'البحث غير متاح الآن.',
  'Sort results': 'ترتيب النتائج',
  'No results for “{words}”. Check the spelling or try fewer words.':
    'لا نتائج عن «{words}». يُرجى مراجعة الإملاء أو تقليل الكلمات.',
  'No comments found for “{words}”.': 'لا تعليقات عن «{words}».',
  'No username or name begins with “{words}”.': 'لا اسم مستخدم ولا اسم يبدأ بـ «{words}».',
  'Error: Settings': 'خطأ: الإعدادات',
  'Top posts': 'أفضل المنشورات',
  'Hot posts': 'المنشورات الرائجة',
  Period: 'الفترة',
  Week: 'أسبوع',
  Month: 'شهر',
  Year: 'سنة',
  'All time': 'كل الأوقات',
  'This text couldn’t be loaded.': 'تعذر تحميل هذا النص.',
  'Moderator actions and their reasons are in the public <log>moderation log</log>.':
    'إجراءات الإشراف وأسبابها في <log>سجل الإشراف</log> العام.',
  'Post published': 'نُشر المنشور',
  'Error: Submit': 'خطأ: نشر',
  Publish: 'نشر',
  'Publishing…': 'جارٍ النشر…',
  'No posts with this tag yet.': 'لا منشورات بهذا الوسم بعد.',
  'This profile couldn’t be loaded.': 'تعذر تحميل هذا الملف الشخصي.',
  Contributions: 'المشاركات',
  'No posts yet.': 'لا منشورات بعد.',
  'No passkey was used. Try again.': 'لم يُستخدم مفتاح مرور. يُرجى إعادة المحاولة.',
  'This device already has a passkey for your account.': 'في هذا الجهاز مفتاح مرور لحسابك بالفعل.',
  'This browser or device can’t use a passkey here.':
    'لا يستطيع هذا المتصفح أو الجهاز استخدام مفتاح مرور هنا.',
  'The push service of your browser failed. Try again later.':
    'فشلت خدمة الإشعارات في متصفحك. يُرجى إعادة المحاولة لاحقًا.',
  'Loading…': 'جارٍ التحميل…',
  'Earlier versions': 'النسخ السابقة',
  'The earlier versions couldn’t be loaded. Close this and try again.':
    'تعذر تحميل النسخ السابقة. يُرجى إغلاق هذا وإعادة المحاولة.',
  'No earlier version is stored.': 'لا نسخة سابقة محفوظة.',
  'Until {time}': 'حتى {time}',
  'edited {time}': 'عُدّل {time}',
  'Uploading {file}…': 'جارٍ رفع {file}…',
  'Choose a file, or drop it here': 'يُرجى اختيار ملف أو إفلاته هنا',
  'Choose another file, or drop it here': 'يُرجى اختيار ملف آخر أو إفلاته هنا',
  'You’ve been logged out. Nothing is lost; log in and try again.':
    'تم تسجيل خروجك. لم يضع شيء: يُرجى تسجيل الدخول وإعادة المحاولة.',
  'Log in in a new tab': 'تسجيل الدخول في علامة تبويب جديدة',
  'For your security, please log in again.': 'حفاظًا على أمانك، يُرجى تسجيل الدخول مرة أخرى.',
  'Log in again': 'تسجيل الدخول مرة أخرى',
  'You’ve been logged out.': 'تم تسجيل خروجك.',
  'Choose a reason.': 'يُرجى اختيار سبب.',
  'Reported. Thank you; our moderators will take a look.': 'تم الإبلاغ. شكرًا، سينظر فيه الإشراف.',
  'Why are you reporting this?': 'ما سبب الإبلاغ؟',
  'Anything else? (optional)': 'شيء آخر؟ (اختياري)',
  'Give a reason. It goes in the moderation log.': 'يُرجى ذكر سبب. يُدرج في سجل الإشراف.',
  Reason: 'السبب',
  '{points}. Log in to vote': '{points}. تسجيل الدخول للتصويت',
  'No such endpoint.': 'لا توجد نقطة نهاية كهذه.',
  'Log in first.': 'يُرجى تسجيل الدخول أولًا.',
  "This site isn't open yet.": 'لم يُفتح هذا الموقع بعد.',
  "API keys can't use this endpoint. Log in instead.":
    'لا يمكن لمفاتيح API استخدام نقطة النهاية هذه. يُرجى تسجيل الدخول.',
  'This API key lacks the scope {scope}.': 'لا يشمل مفتاح API هذا الصلاحية {scope}.',
  "The data couldn't be loaded.": 'تعذر تحميل البيانات.',
  'Too many addresses tried. Try again tomorrow.': 'جُرّبت عناوين كثيرة. يُرجى إعادة المحاولة غدًا.',
  'This code is incorrect or has expired. Request a new one.':
    'هذا الرمز غير صحيح أو انتهت صلاحيته. يُرجى طلب رمز جديد.',
  'This code was already used. Request a new one.': 'سبق استخدام هذا الرمز. يُرجى طلب رمز جديد.',
  'Another account now uses this address.': 'يستخدم حساب آخر هذا العنوان الآن.',
  "You've downloaded your data several times today. Try again tomorrow.":
    'نُزّلت بياناتك مرات عدة اليوم. يُرجى إعادة المحاولة غدًا.',
  'Mail to your address is not stopped.': 'البريد إلى عنوانك غير متوقف.',
  'Mail to your address was stopped by a complaint or by staff. Write to the site.':
    'أُوقف البريد إلى عنوانك بسبب شكوى أو من الإدارة. يُرجى مراسلة الموقع.',
  "You've requested this too often today. Try again tomorrow.":
    'طُلب ذلك كثيرًا اليوم. يُرجى إعادة المحاولة غدًا.',
  'This account is scheduled for deletion.': 'هذا الحساب مجدول للحذف.',
  "You've reached the limit of {max} keys. Revoke one to create another.":
    'بلغت الحد وهو {max} من المفاتيح. لإنشاء مفتاح آخر يُرجى إبطال أحدها.',
  'The key was not found.': 'لم يُعثر على المفتاح.',
  "You can't post or comment here. You can still log in and read.":
    'لا يمكنك النشر أو التعليق هنا. يبقى تسجيل الدخول والقراءة ممكنين.',
  "You can't post or comment here. Reason: {reason}":
    'لا يمكنك النشر أو التعليق هنا. السبب: {reason}',
  "You can't post or comment here until {until}. You can still log in and read.":
    'لا يمكنك النشر أو التعليق هنا حتى {until}. يبقى تسجيل الدخول والقراءة ممكنين.',
  "You can't post or comment here until {until}. Reason: {reason}":
    'لا يمكنك النشر أو التعليق هنا حتى {until}. السبب: {reason}',
  'The user was not found.': 'لم يُعثر على المستخدم.',
  'The {field, select, name {name} other {username}} looks like a name that only this site may use (“{sign}” looks like “{like}”).':
    '{field, select, name {الاسم} other {اسم المستخدم}} يشبه اسمًا لا يستخدمه إلا هذا الموقع («{sign}» تشبه «{like}»).',
  'The {field, select, name {name} other {username}} looks like a name that only this site may use.':
    '{field, select, name {الاسم} other {اسم المستخدم}} يشبه اسمًا لا يستخدمه إلا هذا الموقع.',
  'The link was not found.': 'لم يُعثر على الرابط.',
  'A moderator removed this post.': 'أزال الإشراف هذا المنشور.',
  'This post is waiting for review.': 'هذا المنشور في انتظار المراجعة.',
  'A moderator hid this post.': 'أخفى الإشراف هذا المنشور.',
  'The post was not found.': 'لم يُعثر على المنشور.',
  'The author deleted this post. You can reply to its comments.':
    'حذف الكاتب هذا المنشور. يمكن الرد على تعليقاته.',
  "The comment no longer exists, so you can't reply to it.":
    'لم يعد التعليق موجودًا، فلا يمكن الرد عليه.',
  'The comment is too deep in the thread to reply to.':
    'التعليق عميق في النقاش فلا يمكن الرد عليه.',
  'The comment was not found.': 'لم يُعثر على التعليق.',
  "This request can't be answered right now. Try again in a moment.":
    'لا يمكن تلبية هذا الطلب الآن. يُرجى إعادة المحاولة بعد لحظة.',
  'The {header} was used for another request.': 'استُخدم {header} لطلب آخر.',
  'The sentence is already struck.': 'شُطبت الجملة من قبل.',
  'The report was not found.': 'لم يُعثر على البلاغ.',
  'The issue was not found.': 'لم يُعثر على العدد.',
  'The sentence was not found.': 'لم يُعثر على الجملة.',
  'Write the letter first.': 'تُكتب الرسالة أولًا.',
  'The digest was not found.': 'لم يُعثر على النشرة.',
  'The link to this digest has expired.': 'انتهت صلاحية رابط هذه النشرة.',
  'The language was not found.': 'لم يُعثر على اللغة.',
  'The industry was not found.': 'لم يُعثر على القطاع.',
  "This image would exceed the site's limit of {size} MB. Images that nothing uses are deleted after a week or two.":
    'تتجاوز هذه الصورة حد الموقع وهو {size} ميغابايت. تُحذف الصور غير المستخدمة بعد أسبوع أو أسبوعين.',
  'This site accepts members from certain domains only.':
    'يقبل هذا الموقع أعضاء من نطاقات معينة فقط.',
  '{site} does not accept new members.': 'لا يقبل {site} أعضاء جددًا.',
  'Answer the question of the site.': 'يُرجى الإجابة عن سؤال الموقع.',
  'The username was just taken.': 'صار اسم المستخدم هذا مستخدَمًا للتو.',
  'The site was not found.': 'لم يُعثر على الموقع.',
  'This link has been used, or is older than a minute. Go back and try again.':
    'استُخدم هذا الرابط أو مضت عليه دقيقة. يُرجى الرجوع وإعادة المحاولة.',
  "You've reached the limit of {max} linked accounts. Remove one first.":
    'بلغت الحد وهو {max} من الحسابات المرتبطة. يُرجى إزالة أحدها أولًا.',
  'This account is already linked to another member account. To see which one, log out and log in with it.':
    'هذا الحساب مرتبط بحساب عضو آخر. لمعرفته يُرجى تسجيل الخروج ثم الدخول به.',
  'The linked account was not found.': 'لم يُعثر على الحساب المرتبط.',
  'You cannot invite others here.': 'لا يمكنك دعوة آخرين هنا.',
  "You've reached the limit of {max} invitations. End one first.":
    'بلغت الحد وهو {max} من الدعوات. يُرجى إنهاء إحداها أولًا.',
  'The invitation was not found.': 'لم يُعثر على الدعوة.',
  'You need an invitation to join, and this one is missing or has ended.':
    'الانضمام بدعوة، وهذه غير موجودة أو انتهت.',
  'Too many wrong codes. Try again tomorrow.': 'رموز خاطئة كثيرة. يُرجى إعادة المحاولة غدًا.',
  'This browser has no valid code for this address. Enter the code in the browser where you requested it, or request a new one here.':
    'ليس في هذا المتصفح رمز صالح لهذا العنوان. يُرجى إدخال الرمز في المتصفح الذي طُلب فيه، أو طلب رمز جديد هنا.',
  'The login provider was not found.': 'لم يُعثر على خدمة تسجيل الدخول.',
  "{provider} can't be reached. Log in with an emailed code instead.":
    'تعذر الوصول إلى {provider}. يُرجى تسجيل الدخول برمز يُرسل بالبريد.',
  'The username is reserved.': 'اسم المستخدم محجوز.',
  'The username is taken.': 'اسم المستخدم هذا مستخدَم بالفعل.',
  "There's no account with this address anymore.": 'لم يعد هناك حساب بهذا العنوان.',
  "This passkey doesn't work here, or the attempt has expired. Try again, or use an emailed code.":
    'لا يعمل مفتاح المرور هذا هنا، أو انتهت مهلة المحاولة. يُرجى إعادة المحاولة أو استخدام رمز يُرسل بالبريد.',
  'Staff of this site need a passkey. Log in with yours, or add one in Settings.':
    'يحتاج فريق هذا الموقع إلى مفتاح مرور. يُرجى تسجيل الدخول بمفتاحك أو إضافة واحد في الإعدادات.',
  "You've reached the limit of {max} passkeys. Remove one to add another.":
    'بلغت الحد وهو {max} من مفاتيح المرور. يُرجى إزالة أحدها لإضافة آخر.',
  'This passkey was already added.': 'سبقت إضافة مفتاح المرور هذا.',
  'The passkey was not found.': 'لم يُعثر على مفتاح المرور.',
  'Log in with a passkey to remove this one.': 'لإزالة هذا المفتاح يُرجى تسجيل الدخول بمفتاح مرور.',
  'This login has expired, or it was started in another browser. Start again.':
    'انتهت مهلة تسجيل الدخول هذا أو بدأ في متصفح آخر. يُرجى البدء من جديد.',
  '{provider} did not log you in. Start again.': 'لم يسجّل {provider} دخولك. يُرجى البدء من جديد.',
  'The login at {provider} could not be verified. Start again.':
    'تعذر التحقق من تسجيل الدخول لدى {provider}. يُرجى البدء من جديد.',
  'This address must be verified with an emailed code first. Log in or sign up with one.':
    'يجب التحقق من هذا العنوان برمز يُرسل بالبريد أولًا. يُرجى تسجيل الدخول أو إنشاء حساب به.',
  'An account was just created with this address. Log in.':
    'أُنشئ للتو حساب بهذا العنوان. يُرجى تسجيل الدخول.',
  'The session was not found.': 'لم يُعثر على الجلسة.',
  'For your security, please log in again. This needs a login within the last 15 minutes.':
    'حفاظًا على أمانك، يُرجى تسجيل الدخول مرة أخرى. يتطلب ذلك تسجيل دخول خلال آخر 15 دقيقة.',
  "We're getting a lot of sign-ups. Turn on JavaScript so we can check you're not a bot, or try again later.":
    'طلبات إنشاء الحسابات كثيرة الآن. يُرجى تشغيل JavaScript لنتحقق من أن الطلب ليس آليًا، أو إعادة المحاولة لاحقًا.',
  'This request has no valid authentication of the mail provider.':
    'ليس في هذا الطلب توثيق صالح لخدمة البريد.',
  'The application was not found.': 'لم يُعثر على الطلب.',
  "You can't ban yourself.": 'لا يمكنك حظر نفسك.',
  "Platform admins can't be banned.": 'لا يمكن حظر مديري المنصة.',
  "Admins can't be banned. Ask another admin to change their role first.":
    'لا يمكن حظر المديرين. يُرجى الطلب من مدير آخر تغيير الدور أولًا.',
  'Moderators can only ban members. Ask an admin.': 'لا يحظر المشرفون إلا الأعضاء. يُرجى سؤال مدير.',
  'The entry was not found.': 'لم يُعثر على العنصر.',
  'The note was not found.': 'لم يُعثر على الملاحظة.',
  'Moderators can only delete their own notes.': 'لا يحذف المشرفون إلا ملاحظاتهم.',
  'The post or comment was not found.': 'لم يُعثر على المنشور أو التعليق.',
  "It's no longer waiting for review.": 'لم يعد في انتظار المراجعة.',
  '{max} posts are pinned already. Unpin one of them first.':
    'بلغ عدد المنشورات المثبّتة الحد ({max}). يُرجى إلغاء تثبيت أحدها أولًا.',
  "You can't report your own posts and comments, but you can delete them.":
    'لا يمكن الإبلاغ عن منشوراتك وتعليقاتك، ويمكن حذفها.',
  "There's already a rule for this.": 'توجد قاعدة لهذا بالفعل.',
  'The rule was not found.': 'لم يُعثر على القاعدة.',
  "You've already posted this {count} times today.": 'سبق أن نشرت هذا اليوم. عدد المرات: {count}.',
  'New accounts can post {count, plural, =1 {once} other {# times}} in their first {minutes} minutes. Try again a little later.':
    'يمكن للحسابات الجديدة النشر {count, plural, =1 {مرة واحدة} zero {# مرة} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}} في أول {minutes} دقائق. يُرجى إعادة المحاولة بعد قليل.',
  'New accounts can post {count} times on their first day. Try again tomorrow.':
    'الحد الأقصى لمنشورات الحساب الجديد في يومه الأول: {count}. يُرجى إعادة المحاولة غدًا.',
  'New accounts can comment {count} times on their first day. Try again tomorrow.':
    'الحد الأقصى لتعليقات الحساب الجديد في يومه الأول: {count}. يُرجى إعادة المحاولة غدًا.',
  'This link was already posted by you in a post you hid.':
    'سبق أن نشرت هذا الرابط في منشور أخفيته.',
  'This link was already posted by you and is waiting for review.':
    'سبق أن نشرت هذا الرابط وهو في انتظار المراجعة.',
  'This link was posted here within the last 30 days.': 'نُشر هذا الرابط هنا خلال آخر 30 يومًا.',
  'The tag was not found.': 'لم يُعثر على الوسم.',
  "You've reached the limit of {max} followed and muted items. Remove some in Settings first.":
    'بلغت الحد وهو {max} من المتابَع والمكتوم. يُرجى إزالة بعضه من الإعدادات أولًا.',
  'Log in to see posts from people you follow.': 'يُرجى تسجيل الدخول لرؤية منشورات المتابَعين.',
  'This part of the sitemap was not found.': 'لم يُعثر على هذا الجزء من خريطة الموقع.',
  'The text was not found.': 'لم يُعثر على النص.',
  'The subscriber was not found.': 'لم يُعثر على المشترك.',
  'The subscription was not found.': 'لم يُعثر على الاشتراك.',
  'This link has expired. Request a new one.': 'انتهت صلاحية هذا الرابط. يُرجى طلب رابط جديد.',
  'The mail was not found.': 'لم يُعثر على الرسالة.',
  'This event was already processed.': 'سبقت معالجة هذا الحدث.',
  'Your subscription was not found.': 'لم يُعثر على اشتراكك.',
  'Your account already has another subscription. Erase that one first.':
    'لحسابك اشتراك آخر. يُرجى حذفه أولًا.',
  'This subscription belongs to another account.': 'يخص هذا الاشتراك حسابًا آخر.',
  'The segment was not found.': 'لم يُعثر على الشريحة.',
  'An unsent letter uses this segment. Choose another audience for it first.':
    'تستخدم رسالة لم تُرسل هذه الشريحة. يُرجى اختيار جمهور آخر لها أولًا.',
  'An unsent issue has a section for this segment. Remove the section first.':
    'في عدد لم يُرسل قسم لهذه الشريحة. يُرجى إزالة القسم أولًا.',
  "There's already a segment with this name.": 'توجد شريحة بهذا الاسم.',
  'The form was sent very quickly or has a hidden field filled in. Please send it again.':
    'أُرسل النموذج بسرعة كبيرة أو مُلئ حقل مخفي. يُرجى إرساله مرة أخرى.',
  'Many forms were sent from your network. Please try again tomorrow.':
    'أُرسلت نماذج كثيرة من شبكتك. يُرجى إعادة المحاولة غدًا.',
  'This link changes delivery only. Request a link by email, or log in with this address.':
    'يغير هذا الرابط الإرسال فقط. يُرجى طلب رابط بالبريد أو تسجيل الدخول بهذا العنوان.',
  'Too many invalid links tried. Try again in a few minutes.':
    'جُرّبت روابط غير صالحة كثيرة. يُرجى إعادة المحاولة بعد دقائق.',
  'Your {site} account will be deleted': 'سيُحذف حسابك في {site}',
  'Your {site} account {username} will be deleted on {date}, as you asked. Other devices and API keys have stopped working.':
    'سيُحذف حسابك {username} في {site} بتاريخ {date} كما طلبت. توقفت الأجهزة الأخرى ومفاتيح API عن العمل.',
  'You can cancel in Settings until then:': 'يمكن الإلغاء من الإعدادات حتى ذلك الحين:',
  'Wasn’t you? Log in now to cancel.': 'ألم يكن ذلك منك؟ يُرجى تسجيل الدخول الآن للإلغاء.',
  'Sent by {site} because you have an account there.':
    'أرسل {site} هذه الرسالة لأن لديك حسابًا هناك.',
  'Your address was entered in the subscription form of {site}':
    'أُدخل عنوانك في نموذج الاشتراك في {site}',
  'Someone entered this email address in the subscription form of {site}. The form then showed that it has an account with the username {username}.':
    'أدخل شخص عنوان البريد هذا في نموذج الاشتراك في {site}، فأظهر النموذج أن له حسابًا باسم المستخدم {username}.',
  'Nothing else was shown, and nothing has changed. You don’t have to do anything.':
    'لم يظهر غير ذلك ولم يتغير شيء. لا يلزم فعل شيء.',
  'Contact us': 'الاتصال بنا',
  'We send at most one such email a day.': 'نرسل رسالة كهذه مرة في اليوم على الأكثر.',
  'Sent by {site} because this is the address of your account there.':
    'أرسل {site} هذه الرسالة لأن هذا عنوان حسابك هناك.',
  'Enter this code in Settings to confirm the new email address of your {site} account {username}:':
    'لتأكيد عنوان البريد الجديد لحسابك {username} في {site}، يُرجى إدخال هذا الرمز في الإعدادات:',
  'This address already has an account on {site}': 'لهذا العنوان حساب في {site} بالفعل',
  'You tried to use this address for your {site} account, but another account already has it.':
    'طُلب استخدام هذا العنوان لحسابك في {site}، لكنه لحساب آخر بالفعل.',
  'To change that account’s address or delete it, log in here:':
    'لتغيير عنوان ذلك الحساب أو حذفه، يُرجى تسجيل الدخول هنا:',
  'Your {site} email address was changed': 'تغير عنوان بريدك في {site}',
  'The email on your {site} account {username} was changed. This address no longer works for logging in, other devices were logged out and API keys were revoked.':
    'تغير عنوان البريد لحسابك {username} في {site}. لم يعد هذا العنوان صالحًا لتسجيل الدخول، وسُجّل الخروج من الأجهزة الأخرى وأُبطلت مفاتيح API.',
  'Wasn’t you? Tell us right away:': 'ألم يكن ذلك منك؟ يُرجى إبلاغنا فورًا:',
  'If it was you, you’re all set.': 'إن كان ذلك منك فكل شيء على ما يرام.',
  'Sent by {site} because this was the address of your account there.':
    'أرسل {site} هذه الرسالة لأن هذا كان عنوان حسابك هناك.',
  'A login was linked to your {site} account': 'رُبط تسجيل دخول بحسابك في {site}',
  '{account} at {provider} was linked to your {site} account {username}. You can log in with it instead of an emailed code.':
    'رُبط {account} لدى {provider} بحسابك {username} في {site}. يمكن تسجيل الدخول به بدلًا من رمز يُرسل بالبريد.',
  'Wasn’t you? Remove it in Settings, and log out other devices there:':
    'ألم يكن ذلك منك؟ يُرجى إزالته من الإعدادات وتسجيل الخروج من الأجهزة الأخرى هناك:',
  'A login was removed from your {site} account': 'أُزيل تسجيل دخول من حسابك في {site}',
  '{account} at {provider} was removed from your {site} account {username}. Devices that it had logged in were logged out.':
    'أُزيل {account} لدى {provider} من حسابك {username} في {site}. وسُجّل الخروج من الأجهزة التي دخلت به.',
  'Wasn’t you? Check your linked accounts and sessions in Settings:':
    'ألم يكن ذلك منك؟ يُرجى مراجعة حساباتك المرتبطة وجلساتك في الإعدادات:',
  'New login to your {site} account': 'تسجيل دخول جديد إلى حسابك في {site}',
  '{account} at {provider} logged in to your {site} account {username} in a new browser.':
    'سُجّل الدخول بحساب {account} لدى {provider} إلى حسابك {username} في {site} من متصفح جديد.',
  '{account} at {provider} logged in to your {site} account {username} in a new browser: {device}.':
    'سُجّل الدخول بحساب {account} لدى {provider} إلى حسابك {username} في {site} من متصفح جديد: {device}.',
  'Sent by {site} because this address was entered there.':
    'أرسل {site} هذه الرسالة لأن هذا العنوان أُدخل هناك.',
  'To get email for your {site} account {username} again, enter this code in Settings:':
    'لاستئناف البريد لحسابك {username} في {site}، يُرجى إدخال هذا الرمز في الإعدادات:',
  'The site doesn’t accept new members.': 'لا يقبل الموقع أعضاء جددًا.',
  'The site accepts members with addresses at certain domains only.':
    'يقبل الموقع أعضاء بعناوين من نطاقات معينة فقط.',
  'To sign up, you need an invitation from a member.': 'يتطلب إنشاء حساب دعوة من عضو.',
  'You may have signed up with a different address.': 'ربما أُنشئ الحساب بعنوان آخر.',
  'No account on {site} with this address': 'لا حساب في {site} بهذا العنوان',
  'You tried to log in, but no account on {site} has this address.':
    'جرت محاولة تسجيل دخول، لكن لا حساب في {site} بهذا العنوان.',
  'If you don’t have an account yet, sign up here:': 'إن لم يكن لديك حساب بعد، يمكن إنشاؤه هنا:',
  'You already have an account on {site}': 'لديك حساب في {site} بالفعل',
  'You tried to sign up, but you already have an account on {site} with this address.':
    'جرت محاولة إنشاء حساب، لكن لديك حسابًا في {site} بهذا العنوان.',
  'Log in here and we’ll send you a code:': 'يُرجى تسجيل الدخول هنا وسنرسل رمزًا:',
  '{kind, select, post {Your post on {site} was hidden} other {Your comment on {site} was hidden}}':
    '{kind, select, post {أُخفي منشورك في {site}} other {أُخفي تعليقك في {site}}}',
  '{kind, select, post {A moderator of {site} hid your post “{title}”.} other {A moderator of {site} hid your comment on “{title}”.}}':
    '{kind, select, post {أخفى إشراف {site} منشورك «{title}».} other {أخفى إشراف {site} تعليقك على «{title}».}}',
  'Only you can see it until a moderator makes it visible again.':
    'لا يراه غيرك حتى يُظهره الإشراف من جديد.',
  '{count} of your posts and comments on {site} were hidden':
    'أُخفيت {count} من منشوراتك وتعليقاتك في {site}',
  'A moderator of {site} reviewed {count} of your posts and comments. These were hidden: {items}.':
    'راجع إشراف {site} عددًا من منشوراتك وتعليقاتك ({count}). أُخفي ما يلي: {items}.',
  '{kind, select, post {Your post on {site} was made visible again} other {Your comment on {site} was made visible again}}':
    '{kind, select, post {ظهر منشورك في {site} من جديد} other {ظهر تعليقك في {site} من جديد}}',
  '{kind, select, post {A moderator of {site} made your post “{title}” visible again.} other {A moderator of {site} made your comment on “{title}” visible again.}}':
    '{kind, select, post {أظهر إشراف {site} منشورك «{title}» من جديد.} other {أظهر إشراف {site} تعليقك على «{title}» من جديد.}}',
  'Everyone can see it again.': 'يراه الجميع من جديد.',
  '{count} of your posts and comments on {site} were made visible again':
    'ظهرت {count} من منشوراتك وتعليقاتك في {site} من جديد',
  'A moderator of {site} reviewed {count} of your posts and comments. These were made visible again: {items}.':
    'راجع إشراف {site} عددًا من منشوراتك وتعليقاتك ({count}). ظهر من جديد ما يلي: {items}.',
  '{kind, select, post {Your post on {site} was removed} other {Your comment on {site} was removed}}':
    '{kind, select, post {أُزيل منشورك من {site}} other {أُزيل تعليقك من {site}}}',
  '{kind, select, post {A moderator of {site} removed your post “{title}”.} other {A moderator of {site} removed your comment on “{title}”.}}':
    '{kind, select, post {أزال إشراف {site} منشورك «{title}».} other {أزال إشراف {site} تعليقك على «{title}».}}',
  'Only you can see it.': 'لا يراه غيرك.',
  '{count} of your posts and comments on {site} were removed':
    'أُزيلت {count} من منشوراتك وتعليقاتك من {site}',
  'A moderator of {site} reviewed {count} of your posts and comments. These were removed: {items}.':
    'راجع إشراف {site} عددًا من منشوراتك وتعليقاتك ({count}). أُزيل ما يلي: {items}.',
  'Your post on {site} was locked': 'أُغلق منشورك في {site}',
  'A moderator of {site} locked your post “{title}”.': 'أغلق إشراف {site} منشورك «{title}».',
  'No one can comment on it.': 'لا يمكن لأحد التعليق عليه.',
  '{count} of your posts on {site} were locked': 'أُغلقت {count} من منشوراتك في {site}',
  'A moderator of {site} reviewed {count} of your posts. These were locked: {items}.':
    'راجع إشراف {site} عددًا من منشوراتك ({count}). أُغلق ما يلي: {items}.',
  'Your post on {site} was unlocked': 'أُعيد فتح منشورك في {site}',
  'A moderator of {site} unlocked your post “{title}”.': 'أعاد إشراف {site} فتح منشورك «{title}».',
  'People can comment on it again.': 'يمكن التعليق عليه من جديد.',
  '{count} of your posts on {site} were unlocked': 'أُعيد فتح {count} من منشوراتك في {site}',
  'A moderator of {site} reviewed {count} of your posts. These were unlocked: {items}.':
    'راجع إشراف {site} عددًا من منشوراتك ({count}). أُعيد فتح ما يلي: {items}.',
  '{kind, select, post {Your post on {site} was approved} other {Your comment on {site} was approved}}':
    '{kind, select, post {قُبل منشورك في {site}} other {قُبل تعليقك في {site}}}',
  '{kind, select, post {A moderator of {site} approved your post “{title}”.} other {A moderator of {site} approved your comment on “{title}”.}}':
    '{kind, select, post {قبل إشراف {site} منشورك «{title}».} other {قبل إشراف {site} تعليقك على «{title}».}}',
  'It was waiting for review. Everyone can see it now.':
    'كان في انتظار المراجعة، ويراه الجميع الآن.',
  '{count} of your posts and comments on {site} were approved':
    'قُبلت {count} من منشوراتك وتعليقاتك في {site}',
  'A moderator of {site} reviewed {count} of your posts and comments. These were approved: {items}.':
    'راجع إشراف {site} عددًا من منشوراتك وتعليقاتك ({count}). قُبل ما يلي: {items}.',
  '{kind, select, post {Your post on {site} was not approved} other {Your comment on {site} was not approved}}':
    '{kind, select, post {لم يُقبل منشورك في {site}} other {لم يُقبل تعليقك في {site}}}',
  '{kind, select, post {A moderator of {site} didn’t approve your post “{title}”.} other {A moderator of {site} didn’t approve your comment on “{title}”.}}':
    '{kind, select, post {لم يقبل إشراف {site} منشورك «{title}».} other {لم يقبل إشراف {site} تعليقك على «{title}».}}',
  'It was waiting for review and won’t be published.': 'كان في انتظار المراجعة ولن يُنشر.',
  '{count} of your posts and comments on {site} were not approved':
    'لم تُقبل {count} من منشوراتك وتعليقاتك في {site}',
  'A moderator of {site} reviewed {count} of your posts and comments. These were not approved: {items}.':
    'راجع إشراف {site} عددًا من منشوراتك وتعليقاتك ({count}). لم يُقبل ما يلي: {items}.',
  'Please don’t reply to this email.': 'يُرجى عدم الرد على هذه الرسالة.',
  'Reason: {reason}': 'السبب: {reason}',
  'Think this is a mistake? Tell us:': 'هل هذا خطأ؟ يُرجى إبلاغنا:',
  'your post “{title}”': 'منشورك «{title}»',
  'your comment on “{title}”': 'تعليقك على «{title}»',
  '{list}, {item}': '{list}، {item}',
  '{list}, and {count} more': '{list}، و{count} غيرها',
  'Your {site} account is banned until {until}': 'حُظر حسابك في {site} حتى {until}',
  'Your {site} account is banned': 'حُظر حسابك في {site}',
  'Your {site} account {username} can’t post or comment until {until}.':
    'لا يمكن لحسابك {username} في {site} النشر أو التعليق حتى {until}.',
  'Your {site} account {username} can’t post or comment.':
    'لا يمكن لحسابك {username} في {site} النشر أو التعليق.',
  'Your posts and comments were removed.': 'أُزيلت منشوراتك وتعليقاتك.',
  'You can still log in and read, and export or delete your account in Settings.':
    'يبقى تسجيل الدخول والقراءة ممكنين، وكذلك تصدير الحساب أو حذفه من الإعدادات.',
  'Your {site} account is no longer banned': 'لم يعد حسابك في {site} محظورًا',
  'Your {site} account {username} is no longer banned.':
    'لم يعد حسابك {username} في {site} محظورًا.',
  'You can post and comment again:': 'يمكنك النشر والتعليق من جديد:',
  'A passkey was added to your {site} account': 'أُضيف مفتاح مرور إلى حسابك في {site}',
  'The passkey “{passkey}” was added to your {site} account {username}. You can log in with it instead of an emailed code.':
    'أُضيف مفتاح المرور «{passkey}» إلى حسابك {username} في {site}. يمكن تسجيل الدخول به بدلًا من رمز يُرسل بالبريد.',
  'If it was you, you’re all set. A passkey that replaces others may open the admin area only after {hours} hours.':
    'إن كان ذلك منك فكل شيء على ما يرام. وقد لا يفتح مفتاح يحل محل غيره منطقة الإدارة إلا بعد {hours} ساعة.',
  'The passkey “{passkey}” logged in to your {site} account {username} on {device}.':
    'سُجّل الدخول بمفتاح المرور «{passkey}» إلى حسابك {username} في {site} على {device}.',
  'Wasn’t you? Log out that device in Settings, and remove the passkey:':
    'ألم يكن ذلك منك؟ يُرجى تسجيل الخروج من ذلك الجهاز في الإعدادات وإزالة مفتاح المرور:',
  'A passkey was removed from your {site} account': 'أُزيل مفتاح مرور من حسابك في {site}',
  'The passkey “{passkey}” was removed from your {site} account {username}. Devices that it had logged in were logged out.':
    'أُزيل مفتاح المرور «{passkey}» من حسابك {username} في {site}. وسُجّل الخروج من الأجهزة التي دخلت به.',
  'Wasn’t you? Check your passkeys and sessions in Settings:':
    'ألم يكن ذلك منك؟ يُرجى مراجعة مفاتيح المرور والجلسات في الإعدادات:',
  'This URL supports {methods}.': 'يدعم هذا العنوان {methods}.',
  'The body must be JSON, with Content-Type: application/json.':
    'يجب أن يكون المحتوى JSON مع Content-Type: application/json.',
  'The body must be JSON in UTF-8.': 'يجب أن يكون المحتوى JSON بترميز UTF-8.',
  'This URL only supports GET.': 'لا يدعم هذا العنوان إلا GET.',
  'The form can have at most {size} KB.': 'حجم النموذج {size} كيلوبايت على الأكثر.',
  'The body can have at most {size} KB.': 'حجم المحتوى {size} كيلوبايت على الأكثر.',
  'The form must be in UTF-8.': 'يجب أن يكون النموذج بترميز UTF-8.',
  "The form couldn't be read completely.": 'تعذرت قراءة النموذج كاملًا.',
  "The body couldn't be read completely.": 'تعذرت قراءة المحتوى كاملًا.',
  'This endpoint needs a valid, recent signature ({header}).':
    'تتطلب نقطة النهاية هذه توقيعًا صالحًا وحديثًا ({header}).',
  'Mail only supports GET.': 'لا يدعم البريد إلا GET.',
  'No such email.': 'لا توجد رسالة كهذه.',
  'Your text': 'نصك',
  "This form doesn't support this method.": 'لا يدعم هذا النموذج هذه الطريقة.',
  'Unknown form.': 'نموذج غير معروف.',
  'You’ve been logged out. Nothing is lost: log in, then send this again.':
    'تم تسجيل خروجك. لم يضع شيء: يُرجى تسجيل الدخول ثم الإرسال مرة أخرى.',
  'This form was made for another login. Send it again.':
    'أُنشئ هذا النموذج لتسجيل دخول آخر. يُرجى إرساله مرة أخرى.',
  'Error: {title}': 'خطأ: {title}',
  'Not sent': 'لم يُرسل',
  'This link was shared already.': 'سبقت مشاركة هذا الرابط.',
  'No email? <again>Request a new code</again>': 'لم تصل الرسالة؟ <again>طلب رمز جديد</again>',
  'The code': 'الرمز',
  'A moderator will review your account. We’ll email you the decision.':
    'سيراجع الإشراف حسابك. سيصلك القرار بالبريد.',
  'Log in to {site}': 'تسجيل الدخول إلى {site}',
  'Logged in as {username}': 'تم تسجيل الدخول باسم {username}',
  '{site} without JavaScript': 'استخدام {site} من دون JavaScript',
  'To vote, comment or report, open a post and follow the links below its title and its comments.':
    'للتصويت أو التعليق أو الإبلاغ، يُرجى فتح منشور واتباع الروابط تحت عنوانه وتعليقاته.',
  'Read {site}': 'قراءة {site}',
  'Settings need JavaScript. All other pages look as they do for visitors.':
    'تحتاج الإعدادات إلى JavaScript. تبدو كل الصفحات الأخرى كما للزوار.',
  'Here you can log in, submit, comment, vote and report without JavaScript. <login>Log in</login> or <signup>sign up</signup>.':
    'هنا يمكن تسجيل الدخول والنشر والتعليق والتصويت والإبلاغ من دون JavaScript. للبدء: <login>تسجيل الدخول</login> أو <signup>إنشاء حساب</signup>.',
  'A link, or leave blank for a text post.': 'رابط، أو يُترك فارغًا لمنشور نصي.',
  'At most {max} characters. Keep the original headline.':
    'عدد الحروف {max} على الأكثر. يُفضل العنوان الأصلي.',
  'Text (optional with a link)': 'النص (اختياري مع رابط)',
  'Markdown.': 'Markdown.',
  'Tags (at most {max})': 'الوسوم ({max} على الأكثر)',
  'Your vote is saved. Pages show it within a minute.': 'حُفظ صوتك. تعرضه الصفحات خلال دقيقة.',
  'Saved. A moderator will review it first.': 'تم الحفظ. سيراجعه الإشراف أولًا.',
  'Comment on {title}': 'التعليق على {title}',
  '<page>Back to the post</page>, {score, plural, one {# point} other {# points}}':
    '<page>العودة إلى المنشور</page>، {score, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}',
  '<page>Back to the post</page> by {author}, {score, plural, one {# point} other {# points}}':
    '<page>العودة إلى المنشور</page> من {author}، وله {score, plural, zero {# نقطة} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}',
  '<page>Back to the comment</page>, {score, plural, one {# point} other {# points}}':
    '<page>العودة إلى التعليق</page>، {score, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}',
  '<page>Back to the comment</page> by {author}, {score, plural, one {# point} other {# points}}':
    '<page>العودة إلى التعليق</page> من {author}، وله {score, plural, zero {# نقطة} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}',
  Vote: 'تصويت',
  'You haven’t voted.': 'لا صوت منك بعد.',
  'You voted up.': 'صوتك: تأييد.',
  'You voted down.': 'صوتك: معارضة.',
  'Vote up': 'تأييد',
  'Vote down': 'معارضة',
  'Remove vote': 'سحب الصوت',
  Comment: 'تعليق',
  'Post reply': 'نشر الرد',
  Report: 'إبلاغ',
  'The reason': 'السبب',
  'The note': 'الملاحظة',
  'The text': 'النص',
  "We're having trouble right now. Try again in a moment.":
    'هناك مشكلة الآن. يُرجى إعادة المحاولة بعد لحظة.',
  'Please try again in a moment': 'يُرجى إعادة المحاولة بعد لحظة',
  "This page doesn't exist.": 'هذه الصفحة غير موجودة.',
  'Bad request': 'طلب غير صالح',
  'Not allowed here': 'غير مسموح هنا',
  'URL too long': 'العنوان طويل جدًا',
  'Request too large': 'الطلب كبير جدًا',
  'Unknown site': 'موقع غير معروف',
  'Too many requests': 'طلبات كثيرة جدًا',
  'The URL is malformed.': 'صيغة العنوان غير صحيحة.',
  "Something went wrong on our side. We've logged it.": 'حدث خطأ من جانبنا، وقد سجلناه.',
  'The site is very busy. Try again in a moment.':
    'الموقع مزدحم جدًا. يُرجى إعادة المحاولة بعد لحظة.',
  'This site is on another server now.': 'هذا الموقع الآن على خادم آخر.',
  'This site is moving to another server. Try again in a few seconds.':
    'ينتقل هذا الموقع إلى خادم آخر. يُرجى إعادة المحاولة بعد ثوانٍ.',
  'The request has too many headers.': 'ترويسات الطلب كثيرة جدًا.',
  'The request names two hosts.': 'يسمي الطلب مضيفين.',
  'The URL is too long.': 'العنوان طويل جدًا.',
  "This method isn't supported.": 'هذه الطريقة غير مدعومة.',
  'No site has this host name.': 'لا موقع بهذا المضيف.',
  'Corrected on {date}: {text}': 'صُحح في {date}: {text}',
  '{author} on {title}': 'تعليق {author} على {title}',
  'Hubs use GET and POST.': 'تستخدم المحاور GET وPOST.',
  'Feeds only support GET.': 'لا تدعم الخلاصات إلا GET.',
  'This image was not found.': 'لم يُعثر على هذه الصورة.',
  'Images only support GET.': 'لا تدعم الصور إلا GET.',
  'This URL supports POST.': 'يدعم هذا العنوان POST.',
  'The body must be one message.': 'يجب أن يكون المحتوى رسالة واحدة.',
  "This image doesn't exist.": 'هذه الصورة غير موجودة.',
  'The sitemap only supports GET.': 'لا تدعم خريطة الموقع إلا GET.',
  'This file only supports GET.': 'لا يدعم هذا الملف إلا GET.',
  'The site is very busy. This page opens automatically in a moment.':
    'الموقع مزدحم جدًا. تُفتح هذه الصفحة تلقائيًا بعد لحظة.',
  "The page that sent this form isn't allowed to embed it.":
    'الصفحة التي أرسلت هذا النموذج غير مسموح لها بتضمينه.',
  'The form must be sent as application/x-www-form-urlencoded.':
    'يجب إرسال النموذج بصيغة application/x-www-form-urlencoded.',
  'The picture was not found.': 'لم يُعثر على الصورة.',
  'Pages only support GET.': 'لا تدعم الصفحات إلا GET.',
  'The page took too long. Try again in a moment.':
    'استغرقت الصفحة وقتًا طويلًا. يُرجى إعادة المحاولة بعد لحظة.',
  "This form didn't come from a page of this site.": 'لم يأت هذا النموذج من صفحة في هذا الموقع.',
  'This API key is invalid, expired or revoked.': 'مفتاح API هذا غير صالح أو منتهٍ أو مُبطل.',
  'Posts about {tag} on {site}, the latest first: {description}':
    'منشورات عن {tag} في {site}، الأحدث أولًا: {description}',
  'The digest of {site} by email in {languages}.': 'نشرة {site} بالبريد، باللغات: {languages}.',
  'The digest of {site} by email, for {industries}.': 'نشرة {site} بالبريد، لقطاعات: {industries}.',
  'Past digests of {site}, the latest first: what its readers found worth reading, day by day and week by week.':
    'الأعداد السابقة من نشرة {site}، الأحدث أولًا: ما رآه القراء جديرًا بالقراءة يومًا بيوم وأسبوعًا بأسبوع.',
  '{issue} on {site}: what its readers found worth reading.':
    '{issue} من {site}: ما رآه القراء جديرًا بالقراءة.',
  'The links and texts with the most points of the day on {site}.':
    'الروابط والنصوص الحاصلة على أكثر النقاط اليوم في {site}.',
  'The links and texts with the most points of the week on {site}.':
    'الروابط والنصوص الحاصلة على أكثر النقاط هذا الأسبوع في {site}.',
  'The links and texts with the most points of the month on {site}.':
    'الروابط والنصوص الحاصلة على أكثر النقاط هذا الشهر في {site}.',
  'The links and texts with the most points of the year on {site}.':
    'الروابط والنصوص الحاصلة على أكثر النقاط هذا العام في {site}.',
  'The links and texts with the most points of all time on {site}.':
    'الروابط والنصوص الحاصلة على أكثر النقاط على الإطلاق في {site}.',
  'The newest links and texts that were shared on {site}, the latest first.':
    'أحدث الروابط والنصوص المنشورة في {site}، الأحدث أولًا.',
  'What readers of {site} vote for and talk about at the moment.':
    'ما يصوّت له قراء {site} ويناقشونه الآن.',
  'The discussions on {site}, those with the latest comment first.':
    'النقاشات في {site}، وأولها ذات التعليق الأحدث.',
  'A text by {author}, discussed on {site}: {score, plural, one {# point} other {# points}} and {comments, plural, one {# comment} other {# comments}}.':
    'نص من {author} يُناقش في {site}، وله {score, plural, zero {# نقطة} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}} و{comments, plural, zero {# تعليق} one {تعليق واحد} two {تعليقان} few {# تعليقات} many {# تعليقًا} other {# تعليق}}.',
  'A link to {host}, shared by {author} and discussed on {site}: {score, plural, one {# point} other {# points}} and {comments, plural, one {# comment} other {# comments}}.':
    'رابط إلى {host} شاركه {author} ويُناقش في {site}، وله {score, plural, zero {# نقطة} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}} و{comments, plural, zero {# تعليق} one {تعليق واحد} two {تعليقان} few {# تعليقات} many {# تعليقًا} other {# تعليق}}.',
  'Posts by {name}, who has {posts, plural, one {# post} other {# posts}}, {comments, plural, one {# comment} other {# comments}} and {karma, number} karma on {site}.':
    'منشورات {name} في {site}، ولهذا الحساب {posts, plural, zero {# منشور} one {منشور واحد} two {منشوران} few {# منشورات} many {# منشورًا} other {# منشور}} و{comments, plural, zero {# تعليق} one {تعليق واحد} two {تعليقان} few {# تعليقات} many {# تعليقًا} other {# تعليق}} ورصيد كارما {karma, number}.',
  'Comments by {name}, who has {posts, plural, one {# post} other {# posts}}, {comments, plural, one {# comment} other {# comments}} and {karma, number} karma on {site}.':
    'تعليقات {name} في {site}، ولهذا الحساب {posts, plural, zero {# منشور} one {منشور واحد} two {منشوران} few {# منشورات} many {# منشورًا} other {# منشور}} و{comments, plural, zero {# تعليق} one {تعليق واحد} two {تعليقان} few {# تعليقات} many {# تعليقًا} other {# تعليق}} ورصيد كارما {karma, number}.',
  'What {site} is, who it is for, and how posts, votes and comments work here.':
    'ما هو {site}، ولمن، وكيف تعمل المنشورات والأصوات والتعليقات هنا.',
  'How to reach the people who run {site}: questions, reports, appeals and security.':
    'كيفية الوصول إلى القائمين على {site}: أسئلة وبلاغات واعتراضات وأمان.',
  'What {site} stores about you, why, for how long, and how to take it with you or have it erased.':
    'ما يحفظه {site} عنك، ولماذا، وإلى متى، وكيفية أخذه معك أو محوه.',
  'The terms under which you read {site} and take part in it, with posts, votes and comments.':
    'شروط قراءة {site} والمشاركة فيه بالمنشورات والأصوات والتعليقات.',
  'Status {status}, request {request}': 'الحالة {status}، الطلب {request}',
  'new posts': 'المنشورات الجديدة',
  'top posts': 'أفضل المنشورات',
  'hot posts': 'المنشورات الرائجة',
  discussions: 'النقاشات',
  'new comments': 'التعليقات الجديدة',
  'the digest': 'النشرة',
  'posts about {tag}': 'منشورات عن {tag}',
  'posts by {name}': 'منشورات {name}',
  'comments on {title}': 'تعليقات على {title}',
  'posts with {q}': 'منشورات فيها «{q}»',
  'comments with {q}': 'تعليقات فيها «{q}»',
  'comments on this post': 'التعليقات على هذا المنشور',
  'Opens soon': 'الافتتاح قريبًا',
  '{site} opens soon': 'يُفتتح {site} قريبًا',
  'Do you run this site? <login>Log in</login> or <signup>sign up</signup> to set it up.':
    'هل هذا موقعك؟ يبدأ إعداده بعد <login>تسجيل الدخول</login> أو <signup>إنشاء حساب</signup>.',
  'There is nothing here without JavaScript.': 'لا شيء هنا من دون JavaScript.',
  'Basic version': 'النسخة البسيطة',
  'The page took too long.': 'استغرقت الصفحة وقتًا طويلًا.',
  'Top posts of the day': 'أفضل منشورات اليوم',
  'Top posts of the week': 'أفضل منشورات الأسبوع',
  'Top posts of the month': 'أفضل منشورات الشهر',
  'Top posts of the year': 'أفضل منشورات العام',
  URL: 'الرابط',
  Title: 'العنوان',
  'Email address': 'عنوان البريد الإلكتروني',
  'Your answer': 'إجابتك',
  'Invitation link': 'رابط الدعوة',
  Technology: 'التقنية',
  'Software, chips, networks and the companies behind them: what is being built, what breaks and what it changes.':
    'البرمجيات والرقائق والشبكات والشركات خلفها: ما يُبنى وما يتعطل وما يتغير بسببه.',
  Finance: 'المال',
  'Banks, markets, payments and the rules they work under: where the money goes, and why.':
    'البنوك والأسواق والمدفوعات وقواعدها: أين يذهب المال ولماذا.',
  Healthcare: 'الصحة',
  'Medicine, hospitals, research and the people in their care: what helps, what it costs and who gets it.':
    'الطب والمستشفيات والبحوث ومن ترعاهم: ما ينفع وكم يكلف ومن يحصل عليه.',
  Energy: 'الطاقة',
  'Oil, gas, nuclear, sun and wind, and the grids that carry them: how the world is powered, and what that is changing.':
    'النفط والغاز والطاقة النووية والشمس والرياح والشبكات التي تنقلها: كيف يُزوَّد العالم بالطاقة، وما يغيره ذلك.',
  Retail: 'التجزئة',
  'Shops, online stores, brands and what lies between them and the customer: what sells, how and to whom.':
    'المتاجر والمتاجر الإلكترونية والعلامات التجارية وما بينها وبين الزبون: ما يُباع وكيف ولمن.',
  Manufacturing: 'التصنيع',
  'Factories, materials, robots and supply chains: how things are made, and where.':
    'المصانع والمواد والروبوتات وسلاسل الإمداد: كيف تُصنع الأشياء وأين.',
  Education: 'التعليم',
  'Schools, universities and learning at any age: what is taught, how, and what it is worth.':
    'المدارس والجامعات والتعلم في كل عمر: ما يُدرَّس وكيف وما قيمته.',
  'Real Estate': 'العقارات',
  'Homes, offices, land and the cities around them: what is built, what it costs and who can afford it.':
    'البيوت والمكاتب والأراضي والمدن حولها: ما يُبنى وكم يكلف ومن يقدر على ثمنه.',
  Transportation: 'النقل',
  'Cars, trains, ships, planes and the roads, rails and ports they need: how people and goods get around.':
    'السيارات والقطارات والسفن والطائرات وطرقها وسككها وموانئها: كيف يتنقل الناس والبضائع.',
  'Media & Entertainment': 'الإعلام والترفيه',
  'News, film, music, games and the platforms that carry them: who makes what we watch, read and play.':
    'الأخبار والأفلام والموسيقى والألعاب ومنصاتها: من يصنع ما نشاهده ونقرؤه ونلعبه.',
  'Digest of {date}': 'نشرة {date}',
  'Weekly digest of {date}': 'النشرة الأسبوعية بتاريخ {date}',
  'AI for {industry}': 'الذكاء الاصطناعي: {industry}',
  'People who build with AI share, discuss and vote on the stories: what works in {field}, and what only works in the demo.':
    'يشارك العاملون بالذكاء الاصطناعي الموضوعات ويناقشونها ويصوتون عليها: ما ينجح في مجال {field}، وما لا ينجح إلا في العرض.',
  'Your part of {field}': 'ما يخصك من مجال {field}',
  'Tell us what you work on. We’ll tailor your digest.': 'يكفي ذكر مجال عملك، فتُعَدّ نشرتك وفقًا له.',
  '{industry} in Global Affairs': '{industry} في الشؤون الدولية',
  'A few sentences tell you what happened in {field}, with a link to each story.':
    'تخبرك جمل قليلة بما حدث في مجال {field}، مع رابط لكل موضوع.',
  'The questions you follow': 'القضايا التي تهمك',
  'Name the countries and the parts of {field} that matter to you. We’ll tailor your digest.':
    'يكفي ذكر الدول وما يهمك من مجال {field}، فتُعَدّ نشرتك وفقًا لذلك.',
  '{industry} News & Insights': '{industry}: أخبار ورؤى',
  'Say what you follow in {field}, and what you’ve read enough of. We’ll tailor your digest.':
    'يكفي ذكر ما يهمك في مجال {field} وما اكتفيت من قراءته، فتُعَدّ نشرتك وفقًا لذلك.',
  'Models that write code, the chips they run on, the products built around them: what practitioners share and argue about, in a few minutes of reading.':
    'نماذج تكتب البرمجيات، والرقائق التي تعمل عليها، والمنتجات حولها: ما يشاركه أهل الاختصاص ويتجادلون فيه، في نشرة تُقرأ في دقائق معدودة.',
  'Chips, cables, satellites and export controls: how states compete over technology, and what that means for everyone who depends on it.':
    'رقائق وكابلات وأقمار صناعية وضوابط تصدير: كيف تتنافس الدول على التقنية، وما يعنيه ذلك لمن يعتمد عليها.',
  'Fraud models, trading systems, assistants in the bank: where AI already decides about money, and how well it does.':
    'نماذج كشف الاحتيال وأنظمة التداول والمساعدون في البنك: أين يتخذ الذكاء الاصطناعي قرارات مالية اليوم، وما مدى نجاحه في ذلك.',
  'Sanctions, debt, reserve currencies and central banks: how states use money for power, and power for money.':
    'العقوبات والديون وعملات الاحتياط والبنوك المركزية: كيف تستخدم الدول المال للنفوذ والنفوذ للمال.',
  'Diagnosis from images, drugs found by models, notes that write themselves: what works in the clinic, and what only works in the paper.':
    'تشخيص من الصور، وأدوية تكتشفها النماذج، وملاحظات تُكتب وحدها: ما ينجح في العيادة، وما لا ينجح إلا على الورق.',
  'Pandemics, vaccines, medicines and the treaties around them: how states share what keeps people alive, or do not.':
    'الأوبئة واللقاحات والأدوية والمعاهدات حولها: كيف تتقاسم الدول ما يُبقي الناس أحياء، أو لا تتقاسمه.',
  'The power that data centers take and what models give back: forecasts, grids, materials, as seen by people who build with AI.':
    'الطاقة التي تستهلكها مراكز البيانات وما تعطيه النماذج: توقعات وشبكات ومواد، بعيون العاملين بالذكاء الاصطناعي.',
  'Pipelines, sanctions, minerals and the turn away from oil: who depends on whom for power, and what they do about it.':
    'خطوط الأنابيب والعقوبات والمعادن والتحول عن النفط: من يعتمد على من في الطاقة، وما يفعله حيال ذلك.',
  'Recommendations, prices, stock and assistants that shop: what AI changes between the shelf and the customer, without the sales pitch.':
    'التوصيات والأسعار والمخزون ومساعدون يتسوقون: ما يغيره الذكاء الاصطناعي بين الرف والزبون، من دون ترويج.',
  'Tariffs, boycotts, labor and the long way of goods to the shelf: what foreign policy does to what people can buy.':
    'الرسوم الجمركية والمقاطعة والعمالة وطريق البضائع الطويل إلى الرف: أثر السياسة الخارجية فيما يمكن للناس شراؤه.',
  'Robots that learn, inspection by camera, machines that announce their own failure: AI where things are made, told by those who build it.':
    'روبوتات تتعلم، وفحص بالكاميرا، وآلات تنذر بأعطالها: الذكاء الاصطناعي حيث تُصنع الأشياء، كما يرويه من يبنونه.',
  'Industrial policy, rearmament and supply chains on the move: who makes things for whom, and who no longer wants to.':
    'السياسة الصناعية وإعادة التسلح وسلاسل إمداد تنتقل: من يصنع لمن، ومن لم يعد يريد ذلك.',
  'Tutors that never tire, essays nobody wrote, exams that have to change: what AI does to learning, argued by people who know the technology.':
    'معلمون لا يتعبون، ومقالات لم يكتبها أحد، وامتحانات لا بد أن تتغير: ما يفعله الذكاء الاصطناعي بالتعلم، بنقاش من يعرفون التقنية.',
  'Student visas, exchange, propaganda in schoolbooks and the contest for researchers: how states shape minds, at home and abroad.':
    'تأشيرات الطلاب والتبادل والدعاية في الكتب المدرسية والتنافس على الباحثين: كيف تشكّل الدول العقول في الداخل والخارج.',
  'Valuations by model, plans drawn on request, buildings that run themselves: what AI does to homes, offices and the work around them.':
    'تقييمات بالنماذج، ومخططات تُرسم عند الطلب، ومبانٍ تدير نفسها: ما يفعله الذكاء الاصطناعي بالبيوت والمكاتب والعمل حولها.',
  'Foreign buyers, frozen villas, settlements and cities rebuilt after war: what land and houses have to do with power.':
    'مشترون أجانب وفلل مجمدة ومستوطنات ومدن يُعاد بناؤها بعد الحرب: ما علاقة الأرض والبيوت بالنفوذ.',
  'Driverless cars, planned routes, ports that run by prediction: how far AI has come on the road, on rails, on water and in the air.':
    'سيارات بلا سائق وطرق مخططة وموانئ تعمل بالتوقع: إلى أين وصل الذكاء الاصطناعي على الطرق والسكك والماء وفي الجو.',
  'Straits, canals, ports, airspace and railways: the routes that trade and armies depend on, and who controls them.':
    'المضائق والقنوات والموانئ والأجواء والسكك: الطرق التي تعتمد عليها التجارة والجيوش، ومن يتحكم بها.',
  'Generated pictures, voices and scripts, and the quarrel over what they learned from: AI in everything we watch, read and play.':
    'صور وأصوات ونصوص مولدة، والخلاف على ما تعلمت منه: الذكاء الاصطناعي في كل ما نشاهده ونقرؤه ونلعبه.',
  'Propaganda, censorship, press freedom and films made to please: how states tell their story, and stop others from telling theirs.':
    'الدعاية والرقابة وحرية الصحافة وأفلام صُنعت لتُرضي: كيف تروي الدول قصتها وتمنع الآخرين من رواية قصصهم.',
  Spanish: 'الإسبانية',
  French: 'الفرنسية',
  German: 'الألمانية',
  Portuguese: 'البرتغالية',
  Chinese: 'الصينية',
  Japanese: 'اليابانية',
  Korean: 'الكورية',
  Arabic: 'العربية',
  Hindi: 'الهندية',
  Russian: 'الروسية',
  Spam: 'محتوى مزعج',
  Abuse: 'إساءة',
  'Off topic': 'خارج الموضوع',
  'Broken or misleading link': 'رابط معطل أو مضلل',
  'Something else': 'شيء آخر',
  'The digest, daily.': 'النشرة اليومية.',
  'The digest, weekly.': 'النشرة الأسبوعية.',
  'You’re logged in as {username} and don’t have a subscription yet.':
    'تم تسجيل دخولك باسم {username} وليس لديك اشتراك بعد.',
  'Subscribe with {email}': 'الاشتراك بالعنوان {email}',
  'More options': 'خيارات أخرى',
  'By subscribing, you agree to our <privacy>Privacy Policy</privacy>':
    'الاشتراك يعني الموافقة على <privacy>سياسة الخصوصية</privacy>',
  '{field} must be a text.': '{field}: يجب أن يكون نصًا.',
  '{field} must be one line.': '{field}: سطر واحد فقط.',
  '{field} must not contain an incomplete character.': '{field}: يحتوي على حرف غير مكتمل.',
  '{field} must be at most {n} characters.': '{field}: عدد الحروف {n} على الأكثر.',
  '{field} must have at least {n} visible characters.':
    '{field}: عدد الحروف الظاهرة {n} على الأقل.',
  '{field} must be a link.': '{field}: يجب أن يكون رابطًا صالحًا.',
  '{field} must be a link that begins with http:// or https://.':
    '{field}: يجب أن يبدأ بـ http://‎ أو https://‎.',
  '{field} must not contain the character NUL.': '{field}: لا يُسمح بالحرف NUL.',
  '{field} must not be empty.': '{field}: لا يمكن تركه فارغًا.',
  '{field} must be names of tags.': '{field}: أسماء وسوم فقط.',
  '{field} must be a list of names of tags.': '{field}: قائمة أسماء وسوم فقط.',
  '{field} must be at most {n}.': '{field}: {n} على الأكثر.',
  '{field} must be true or false.': '{field}: true أو false فقط.',
  '{field} must be an ISO {n} time with Z or an offset.': '{field}: وقت ISO {n} مع Z أو فارق.',
  '{field} must be the ID of a comment.': '{field}: يجب أن يكون معرّف تعليق.',
  '{field} must be a name.': '{field}: يجب أن يكون اسمًا.',
  '{field} must not contain @, < or >, or a similar character.':
    '{field}: لا يُسمح بـ @ أو < أو > أو ما يشبهها.',
  '{field} must be a file in base64.': '{field}: يجب أن يكون ملفًا بصيغة base64.',
  '{field} must be at most {n} MB.': '{field}: {n} ميغابايت على الأكثر.',
  '{field} must be at most {n} MB, also when stored as “{m}”.':
    '{field}: {n} ميغابايت على الأكثر، وكذلك بصيغة «{m}» التي يُحفظ بها.',
  '{field} must have at least {n} by {m} pixels.': '{field}: {n} × {m} بكسل على الأقل.',
  '{field} must not be an animated PNG: save the animation as WebP or GIF.':
    '{field}: لا يُقبل PNG متحرك، والبديل حفظ الحركة بصيغة WebP أو GIF.',
  '{field} must be a PNG, JPEG, WebP, AVIF or GIF image.':
    '{field}: يجب أن يكون صورة PNG أو JPEG أو WebP أو AVIF أو GIF.',
  '{field} must be a complete image: the file is cut off or damaged.':
    '{field}: ملف الصورة ناقص أو تالف.',
  '{field} must have at most {n} pixels on each side, and {m} million in all.':
    '{field}: {n} بكسل على الأكثر لكل جانب، و{m} مليون في المجموع.',
  '{field} must have at most {n} million pixels in all its frames.':
    '{field}: {n} مليون بكسل على الأكثر في جميع إطاراته.',
  '{field} must be -{n}, {m} or {o}.': '{field}: ‎-{n} أو {m} أو {o} فقط.',
  '{field} must be a time.': '{field}: يجب أن يكون وقتًا.',
  '{field} must be the code of a language.': '{field}: يجب أن يكون رمز لغة.',
  '{field} must be one of follow, mute.': '{field}: follow أو mute فقط.',
  '{field} must be a URL.': '{field}: يجب أن يكون رابط URL.',
  '{field} must be a key.': '{field}: يجب أن يكون مفتاحًا.',
  '{field} must be base64url.': '{field}: base64url فقط.',
  '{field} must be spam, abuse, off-topic, broken or other.':
    '{field}: spam أو abuse أو off-topic أو broken أو other فقط.',
  '{field} must be letters, digits, _ and - only.': '{field}: حروف لاتينية وأرقام و_ و- فقط.',
  '{field} must be at least {n} characters.': '{field}: عدد الحروف {n} على الأقل.',
  '{field} must be an email address.': '{field}: يجب أن يكون عنوان بريد إلكتروني.',
  '{field} must not contain full-width or other look-alike characters.':
    '{field}: لا يُسمح بالحروف كاملة العرض أو المشابهة لغيرها.',
  '{field} must not contain control characters.': '{field}: لا يُسمح بحروف التحكم.',
  '{field} must be the token of an invitation.': '{field}: يجب أن يكون رمز دعوة.',
  '{field} must be a whole number from {n} to {m}.': '{field}: عدد صحيح من {n} إلى {m}.',
  '{field} must be at least {n}.': '{field}: {n} على الأقل.',
  '{field} must be an ID.': '{field}: يجب أن يكون معرّفًا.',
  '{field} must be the code.': '{field}: يجب أن يكون الرمز.',
  '{field} must be six digits, or ten letters and digits.':
    '{field}: ستة أرقام، أو عشرة حروف وأرقام.',
  '{field} must be a ticket.': '{field}: يجب أن يكون تذكرة.',
  '{field} must be the ticket of a hand-over.': '{field}: يجب أن يكون تذكرة تسليم.',
  '{field} must be one of at_once, daily, never.': '{field}: at_once أو daily أو never فقط.',
  '{field} must be an object.': '{field}: يجب أن يكون كائنًا.',
  '{field} must be a time zone.': '{field}: يجب أن يكون منطقة زمنية.',
  '{field} must be a time zone such as Europe/Berlin.':
    '{field}: يجب أن يكون منطقة زمنية مثل Europe/Berlin.',
  '{field} must be one of search, all, none.': '{field}: search أو all أو none فقط.',
  '{field} must be your username.': '{field}: يجب أن يكون اسم المستخدم الخاص بك.',
  '{field} must be keep or delete.': '{field}: keep أو delete فقط.',
  '{field} must be public-key.': '{field}: public-key فقط.',
  '{field} must be platform or cross-platform.': '{field}: platform أو cross-platform فقط.',
  '{field} must be a whole number.': '{field}: يجب أن يكون عددًا صحيحًا.',
  '{field} is too long.': '{field}: طويل جدًا.',
  '{field} must be read or write.': '{field}: read أو write فقط.',
  '{field} must name at least one.': '{field}: واحد على الأقل.',
  '{field} must be daily or weekly.': '{field}: daily أو weekly فقط.',
  '{field} must be texts.': '{field}: نصوص فقط.',
  '{field} must be of at most {n} characters each.': '{field}: عدد الحروف {n} لكل عنصر على الأكثر.',
  '{field} must be a list.': '{field}: يجب أن يكون قائمة.',
  '{field} must be days.': '{field}: أيام فقط.',
  '{field} must be one of en, es, fr, de, pt, zh, ja, ko, ar, hi, ru.':
    '{field}: en أو es أو fr أو de أو pt أو zh أو ja أو ko أو ar أو hi أو ru فقط.',
  '{field} must be one of page, modal, front, issue, embed, frame, settings, manage.':
    '{field}: page أو modal أو front أو issue أو embed أو frame أو settings أو manage فقط.',
  '{field} must be a path.': '{field}: يجب أن يكون مسارًا.',
  '{field} must be {n}, {m}, {o} or {p}.': '{field}: {n} أو {m} أو {o} أو {p} فقط.',
  '{field} must be a token.': '{field}: يجب أن يكون رمزًا مميزًا.',
  '{field} must be more or less.': '{field}: more أو less فقط.',
  '{field} must be one of the choices.': '{field}: يجب أن يكون أحد الخيارات.',
  '{field} must be the ID of a sentence.': '{field}: يجب أن يكون معرّف جملة.',
  '{field} must be {n} to {m} characters without spaces.':
    '{field}: من {n} إلى {m} حرفًا من دون مسافات.',
  '{field} must be bounce or complaint.': '{field}: bounce أو complaint فقط.',
  '{field} must be an address.': '{field}: يجب أن يكون عنوانًا.',
  '{field} must be the Message-ID of an email.': '{field}: يجب أن يكون Message-ID لرسالة.',
  '{field} must have fewer events.': '{field}: يجب تقليل عدد الأحداث.',
  '{field} is not a known parameter.': '{field}: وسيط غير معروف.',
  '{field} must be a cursor returned by this list.': '{field}: يجب أن يكون مؤشرًا من هذه القائمة.',
  '{field} is already your email address.': '{field}: هو عنوان بريدك بالفعل.',
  '{field} is incorrect or has expired.': '{field}: غير صحيح أو منتهي الصلاحية.',
  '{field} was already used.': '{field}: سبق استخدامه.',
  '{field} is incorrect or has expired. Request a new one.':
    '{field}: غير صحيح أو منتهي الصلاحية. يُرجى طلب رمز جديد.',
  '{field} was already used. Request a new one.': '{field}: سبق استخدامه. يُرجى طلب رمز جديد.',
  '{field} must be someone else.': '{field}: يجب أن يكون شخصًا آخر.',
  '{field} must be of a known push service.': '{field}: من خدمة إشعارات معروفة فقط.',
  '{field} is required, or a text.': '{field}: مطلوب، ما لم يُدخل نص.',
  '{field} can only be changed within {n} hours.': '{field}: لا يتغير إلا خلال {n} ساعات.',
  "{field} can't be changed after a moderator hid the post.":
    '{field}: لا يتغير بعد أن أخفى الإشراف المنشور.',
  '{field} is required, or a link.': '{field}: مطلوب، ما لم يُدخل رابط.',
  '{field} must be a comment on this post.': '{field}: يجب أن يكون تعليقًا على هذا المنشور.',
  "{field} no longer exists, so you can't reply to it.":
    '{field}: لم يعد موجودًا، فلا يمكن الرد عليه.',
  '{field} is too deep in the thread to reply to.': '{field}: عميق في النقاش فلا يمكن الرد عليه.',
  '{field} cannot filter comments by domain.': '{field}: لا يرشّح التعليقات بالنطاق.',
  '{field} was used for another request.': '{field}: استُخدم لطلب آخر.',
  '{field} must be in the future. Leave it blank to send now.':
    '{field}: يجب أن يكون في المستقبل. يُترك فارغًا للإرسال الآن.',
  '{field} must be at most a year ahead.': '{field}: خلال سنة على الأكثر.',
  '{field} must be {n}.': '{field}: {n} فقط.',
  '{field} must be a segment of this site.': '{field}: يجب أن يكون شريحة من هذا الموقع.',
  '{field} was just taken.': '{field}: صار مستخدَمًا للتو.',
  '{field} was not requested in this browser, or has expired.':
    '{field}: لم يُطلب في هذا المتصفح أو انتهت صلاحيته.',
  '{field} is required for a new provider or another issuer.':
    '{field}: مطلوب لخدمة جديدة أو مُصدر آخر.',
  '{field} is reserved.': '{field}: محجوز.',
  '{field} is taken.': '{field}: مستخدَم بالفعل.',
  '{field} has no account.': '{field}: لا حساب له.',
  '{field} is invalid or has expired.': '{field}: غير صالح أو منتهي الصلاحية.',
  '{field} must have the format of the mail provider.': '{field}: يجب أن يكون بصيغة خدمة البريد.',
  '{field} is required.': '{field}: مطلوب.',
  '{field} must be in the future.': '{field}: يجب أن يكون في المستقبل.',
  '{field} must be hide, show or remove for a comment.':
    '{field}: hide أو show أو remove فقط للتعليق.',
  '{field} must be within {n} days.': '{field}: خلال {n} يومًا.',
  '{field} already has a rule.': '{field}: له قاعدة بالفعل.',
  '{field} must have at most {n} links.': '{field}: عدد الروابط {n} على الأكثر.',
  '{field} was already posted by you in a post you hid.': '{field}: سبق أن نشرته في منشور أخفيته.',
  '{field} was already posted by you and is waiting for review.':
    '{field}: سبق أن نشرته وهو في انتظار المراجعة.',
  '{field} was posted here within the last {n} days.': '{field}: نُشر هنا خلال آخر {n} يومًا.',
  '{field} must be mute for a person.': '{field}: mute فقط للشخص.',
  '{field} must be a host.': '{field}: يجب أن يكون مضيفًا.',
  '{field} names an invalid domain.': '{field}: يسمي نطاقًا غير صالح.',
  '{field} must be hot, new, top or recent without a search.':
    '{field}: hot أو new أو top أو recent فقط من دون بحث.',
  '{field} cannot be used together with page.': '{field}: لا يُستخدم مع page.',
  '{field} can only be used with sort=top.': '{field}: لا يُستخدم إلا مع sort=top.',
  '{field} cannot be combined with a search.': '{field}: لا يجتمع مع بحث.',
  '{field} must be relevance, new or top with a search.':
    '{field}: relevance أو new أو top فقط مع بحث.',
  '{field} must contain something to search for.': '{field}: يجب أن يحتوي ما يُبحث عنه.',
  "{field} must be names of the site's tags.": '{field}: أسماء وسوم الموقع فقط.',
  '{field} must not contain an email address.': '{field}: لا يُسمح بعنوان بريد إلكتروني.',
  '{field} is required, or a token.': '{field}: مطلوب، ما لم يُدخل رمز مميز.',
  '{field} have too many subjects.': '{field}: موضوعات كثيرة جدًا.',
  '{field} is the name of another segment.': '{field}: اسم شريحة أخرى.',
  '{field} must appear only once.': '{field}: مرة واحدة فقط.',
  '{field} must be {n} to {m} printable ASCII characters.':
    '{field}: من {n} إلى {m} حرفًا من ASCII القابلة للطباعة.',
  '{field} must be JSON.': '{field}: JSON فقط.',
  '{field} must not be nested deeper than {n}.': '{field}: لا يتجاوز التداخل {n}.',
  '{field} names a field twice.': '{field}: يسمي حقلًا مرتين.',
  '{field} must not have more than {n} values.': '{field}: لا تتجاوز القيم {n}.',
  '{field} must be given once.': '{field}: يُعطى مرة واحدة.',
  '{field} must be posts or comments.': '{field}: posts أو comments فقط.',
  '{field} must be a whole number from {n}, given once.':
    '{field}: عدد صحيح لا يقل عن {n}، يُعطى مرة واحدة.',
  '{field} must be one of {n}.': '{field}: إحدى القيم {n} فقط.',
  '{field} must not have more than {n} fields.': '{field}: لا تتجاوز الحقول {n}.',
  'Inbox, {count} unread': 'صندوق الوارد، غير مقروء: {count}',
  'for the admin area in {hours, plural, one {# hour} other {# hours}}':
    'لمنطقة الإدارة {hours, plural, zero {الآن} one {بعد ساعة} two {بعد ساعتين} few {بعد # ساعات} many {بعد # ساعة} other {بعد # ساعة}}',
  'Links and conversation for curious people.': 'روابط ونقاشات لأهل الفضول المعرفي.',
  'A community that shares, discusses and votes on links and texts worth the time, with a short digest by email, daily or weekly.':
    'مجتمع يشارك الروابط والنصوص الجديرة بالوقت ويناقشها ويصوّت عليها، مع نشرة بريدية قصيرة، يومية أو أسبوعية.',
  'The front page': 'الصفحة الرئيسية',
  'Newer posts with more votes rank higher. Ten times the points make up for {hours} hours of age: rank = log10(points) + t ÷ W, with the time of posting t in hours and W = {hours}.':
    'المنشورات الأحدث ذات الأصوات الأكثر تظهر أعلى. عشرة أضعاف النقاط تعوّض {hours} ساعة من العمر: الترتيب = log10(النقاط) + t ÷ W، حيث t وقت النشر بالساعات وW = {hours}.',
  'Points are upvotes minus downvotes. Votes from accounts linked to the author or to an earlier voter don’t count. Only votes change the order of two posts. When W changes, a post moves with its next vote. Each post states its own numbers under “Why here?”.':
    'النقاط هي أصوات التأييد ناقص أصوات المعارضة. لا تُحتسب أصوات الحسابات المرتبطة بالكاتب أو بمن صوّت قبلها. الأصوات وحدها تغيّر ترتيب منشورين. إذا تغيّرت W تحرّك المنشور مع صوته التالي. يبيّن كل منشور أرقامه تحت «لماذا هنا؟».',
  'A moderator can pin up to {max} posts above these lists, until a date. The moderation log names them.':
    'يمكن للمشرفين تثبيت ما يصل إلى {max} من المنشورات فوق هذه القوائم حتى تاريخ معيّن، ويذكرها سجل الإشراف.',
  'Top ranks by points over a day, week, month, year or all time. New sorts by time.':
    '«الأفضل» يرتب حسب النقاط خلال يوم أو أسبوع أو شهر أو سنة أو كل الأوقات، و«الأحدث» حسب الوقت.',
  'Comments most readers agree on come first ({confidence}% Wilson score).':
    'تأتي أولًا التعليقات التي يوافق عليها معظم القراء (درجة ويلسون {confidence}%).',
  'The digest': 'النشرة',
  'An issue has up to {chosen} posts from its day or week: those with the most points. With fewer than {least} posts there is no issue. No model selects posts, but one may order those of an issue. The three with the most points stay in its first half.':
    'في العدد ما يصل إلى {chosen} من منشورات يومه أو أسبوعه، وهي الحاصلة على أكثر النقاط. وإذا قلّت المنشورات عن {least} فلا يصدر العدد. لا يختار أي نموذج المنشورات، لكن قد يرتب نموذج منشورات العدد. وتبقى المنشورات الثلاثة الحاصلة على أكثر النقاط في نصفه الأول.',
  'Of posts with equal points, the one with more comments comes first, then the one whose publisher has fewer posts so far, then the newer one.':
    'عند تساوي النقاط يأتي أولًا المنشور ذو التعليقات الأكثر، ثم الذي لمصدره منشورات أقل حتى الآن، ثم الأحدث.',
  'At most {perPublisher} posts of one publisher are in an issue. Of ten posts, at most {texts} are text posts. An issue has at most {jobs} job post and {polls} poll, unless most posts are of that kind.':
    'في العدد ما لا يزيد على {perPublisher} من منشورات المصدر الواحد. من كل عشرة منشورات لا تزيد المنشورات النصية على {texts}. لا تزيد إعلانات الوظائف على {jobs} والاستطلاعات على {polls}، إلا إذا كانت معظم المنشورات من ذلك النوع.',
  'Posts far behind the one in place {place} are left out, so quiet days have short issues: a post needs at least {share}% of the points of that one, or a place in the best quarter.':
    'تُستبعد المنشورات البعيدة خلف صاحب المرتبة {place}، لذلك تكون أعداد الأيام الهادئة قصيرة: يلزم المنشور {share}% على الأقل من نقاط ذلك المنشور، أو مكان في الربع الأفضل.',
  'A post that takes off later goes into the next issue, once: most votes come within about {hours} hours. Up to {late} such posts are added to an issue.':
    'المنشور الذي يلقى رواجًا متأخرًا يدخل العدد التالي مرة واحدة: تأتي معظم الأصوات خلال نحو {hours} ساعة. يُضاف إلى العدد ما يصل إلى {late} من هذه المنشورات.',
  'We merge posts about the same event. Posts are compared by link, title and text.':
    'نجمع المنشورات التي تتناول الحدث نفسه. تُقارن المنشورات حسب الرابط والعنوان والنص.',
  'We merge posts about the same event. Posts are compared by link, title and text, and by an embedding model in all languages.':
    'نجمع المنشورات التي تتناول الحدث نفسه. تُقارن المنشورات حسب الرابط والعنوان والنص، وبنموذج تضمين يشمل كل اللغات.',
  'A story of the last {days} days (weekly: {weeklyDays}) returns only with news: at least {hours} hours later, with another link and mostly different text, and among the best {share}%. The same link returns after {linkDays} days at the earliest.':
    'الموضوع الذي ورد في آخر {days} يومًا (أسبوعيًا: {weeklyDays}) لا يعود إلا بجديد: بعد {hours} ساعة على الأقل، برابط آخر ونص مختلف في معظمه، وضمن أفضل {share}%. يعود الرابط نفسه بعد {linkDays} يومًا على الأقل.',
  'An editor can change the posts of an issue before it is sent.':
    'يمكن للمحررين تغيير منشورات العدد قبل إرساله.',
  'Too many searches in a short time. Try again {when}.':
    'عمليات بحث كثيرة في وقت قصير. يُرجى إعادة المحاولة {when}.',
  'Too many posts in a short time. Try again {when}.':
    'منشورات كثيرة في وقت قصير. يُرجى إعادة المحاولة {when}.',
  'Too many changes in a short time. Try again {when}.':
    'تغييرات كثيرة في وقت قصير. يُرجى إعادة المحاولة {when}.',
  'Too many links in a short time. Try again {when}.':
    'روابط كثيرة في وقت قصير. يُرجى إعادة المحاولة {when}.',
  'Too many previews in a short time. Try again {when}.':
    'معاينات كثيرة في وقت قصير. يُرجى إعادة المحاولة {when}.',
  'Too many comments in a short time. Try again {when}.':
    'تعليقات كثيرة في وقت قصير. يُرجى إعادة المحاولة {when}.',
  'Too many uploads in a short time. Try again {when}.':
    'ملفات مرفوعة كثيرة في وقت قصير. يُرجى إعادة المحاولة {when}.',
  'Too many follows in a short time. Try again {when}.':
    'متابعات كثيرة في وقت قصير. يُرجى إعادة المحاولة {when}.',
  'Too many votes in a short time. Try again {when}.':
    'أصوات كثيرة في وقت قصير. يُرجى إعادة المحاولة {when}.',
  'Too many saved posts in a short time. Try again {when}.':
    'منشورات محفوظة كثيرة في وقت قصير. يُرجى إعادة المحاولة {when}.',
  'Too many requests in a short time. Try again {when}.':
    'طلبات كثيرة في وقت قصير. يُرجى إعادة المحاولة {when}.',
  'Too many follows and mutes in a short time. Try again {when}.':
    'متابعات وعمليات كتم كثيرة في وقت قصير. يُرجى إعادة المحاولة {when}.',
  'Too many reports in a short time. Try again {when}.':
    'بلاغات كثيرة في وقت قصير. يُرجى إعادة المحاولة {when}.',
  'Too many codes in a short time. Try again {when}.':
    'رموز كثيرة في وقت قصير. يُرجى إعادة المحاولة {when}.',
  'Too many exports in a short time. Try again {when}.':
    'عمليات تصدير كثيرة في وقت قصير. يُرجى إعادة المحاولة {when}.',
  'Too many logins in a short time. Try again {when}.':
    'عمليات تسجيل دخول كثيرة في وقت قصير. يُرجى إعادة المحاولة {when}.',
  'Too many new passkeys in a short time. Try again {when}.':
    'مفاتيح مرور جديدة كثيرة في وقت قصير. يُرجى إعادة المحاولة {when}.',
  'Too many sign-ups in a short time. Try again {when}.':
    'عمليات تسجيل كثيرة في وقت قصير. يُرجى إعادة المحاولة {when}.',
  'Too many new keys in a short time. Try again {when}.':
    'مفاتيح جديدة كثيرة في وقت قصير. يُرجى إعادة المحاولة {when}.',
  'Too many subscriptions in a short time. Try again {when}.':
    'اشتراكات كثيرة في وقت قصير. يُرجى إعادة المحاولة {when}.',
  '{field} must be at “{n}”.': '{field}: يجب أن يكون عنوانًا على «{n}».',
  '{field} must not link to “{n}”.': '{field}: لا يُسمح بروابط إلى «{n}».',
  '{field} must not contain “{n}”.': '{field}: لا يُسمح بـ«{n}».',
  '{field} can name only one author.': '{field}: كاتب واحد فقط.',
  '{field} can name only one domain.': '{field}: نطاق واحد فقط.',
  '{field} must be new with “{n}”.': '{field}: new فقط مع «{n}».',
  '{field} cannot be combined with “{n}”.': '{field}: لا يجتمع مع «{n}».',
  '{field} must include “{n}”, which is in use.': '{field}: يجب أن يتضمن «{n}» لأنه مستخدَم.',
  '{field} must have each name only once.': '{field}: لا يُسمح بتكرار اسم.',
  '{field} must rename an existing tag to an unused name.':
    '{field}: لا يمكن إلا إعادة تسمية وسم موجود باسم غير مستخدم.',
  'Unknown browser': 'متصفح غير معروف',
  '{browser} on {system}': '{browser} على {system}',
  'Why do you want to join?': 'لماذا تود الانضمام؟',
  'The CSRF token is missing or invalid. Fetch a new one and try again.':
    'رمز CSRF مفقود أو غير صالح. يُرجى جلب رمز جديد وإعادة المحاولة.',
  'This request came from a page of another site.': 'جاء هذا الطلب من صفحة في موقع آخر.',
  'The site has reached its limit of {max} rules. Delete one first.':
    'بلغ الموقع حد القواعد: {max}. يُرجى حذف إحداها أولًا.',
  'The site has reached its limit of {max} segments. Delete one first.':
    'بلغ الموقع حد الشرائح: {max}. يُرجى حذف إحداها أولًا.',
  'The site has reached its limit of {max} login providers.':
    'بلغ الموقع حد موفري تسجيل الدخول: {max}.',
  '{editor} saved this issue on {time}.': 'حفظ {editor} هذا العدد في {time}.',
  'Another editor has changed this issue.': 'عدّل محرر آخر هذا العدد.',
  "The tag {tag} can't be removed: posts use it. Rename it instead.":
    'لا يمكن حذف الوسم {tag}: تستخدمه منشورات. يُرجى تغيير اسمه بدلًا من ذلك.',
  "The tag {tag} can't be removed: a feed uses it. Rename it instead.":
    'لا يمكن حذف الوسم {tag}: تستخدمه خلاصة. يُرجى تغيير اسمه بدلًا من ذلك.',
  "The tag {tag} can't be removed: the segment “{segment}” uses it. Rename it instead.":
    'لا يمكن حذف الوسم {tag}: تستخدمه الشريحة «{segment}». يُرجى تغيير اسمه بدلًا من ذلك.',
  "The tag {tag} can't be removed: an open issue shows its posts. Rename it instead.":
    'لا يمكن حذف الوسم {tag}: يعرض عدد مفتوح منشوراته. يُرجى تغيير اسمه بدلًا من ذلك.',
  '{username} has no email address, so no one can log in as {username}.':
    'لا يملك {username} عنوان بريد إلكتروني، فلا يمكن لأحد تسجيل الدخول باسم {username}.',
  "{username} is the site's only admin. Make someone else an admin first.":
    '{username} هو المدير الوحيد للموقع. يُرجى تعيين مدير آخر أولًا.',
};
