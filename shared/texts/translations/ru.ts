import type { Translations } from '../translate.ts';

/**
 * Russian. The reader is "вы" in lower case, and no form says of which gender. `{site}` stands after a noun ("рассылка {site}"), so that it is never declined,
 * or at the beginning before a colon. The space before a dash is a no-break space.
 */
export const ru: Translations = {
  Subscribe: 'Подписаться',
  'Subscribing...': 'Оформляем подписку…',
  Subscribed: 'Подписка оформлена',
  'Enter your email address': 'Введите адрес электронной почты',
  'Check your inbox': 'Проверьте почту',
  Daily: 'Каждый день',
  Weekly: 'Раз в неделю',
  FAQ: 'Вопросы и ответы',
  Free: 'Бесплатно',
  Unsubscribe: 'Отписаться',
  'Join {count} readers': 'Нас уже читают: {count}',
  'open rate': 'открываемость писем',
  Delivery: 'Когда приходит рассылка',
  'Email preferences': 'Настройки рассылки',
  'Email Address': 'Адрес электронной почты',
  'Delivery Frequency': 'Как часто присылать',
  'Personalize Your Summary': 'Настройте рассылку под себя',
  optional: 'необязательно',
  'Check Your Email!': 'Проверьте почту!',
  'Successfully Subscribed!': 'Подписка оформлена!',
  "We've sent you a verification email. Please click the link to confirm your subscription.":
    'Мы отправили вам письмо для проверки адреса. Перейдите по ссылке в нём, чтобы подтвердить подписку.',
  'Check your inbox for a welcome email.': 'Приветственное письмо уже ждёт вас в почте.',
  'Something went wrong. Please try again.': 'Что-то пошло не так. Попробуйте ещё раз.',
  'No spam, unsubscribe anytime.': 'Без спама, отписаться можно в любой момент.',
  'Privacy Policy': 'Политика конфиденциальности',
  'Welcome back, {username}!': 'С возвращением, {username}!',
  'Log in to your account': 'Войти в аккаунт',
  'AI news worth your time': 'Новости об ИИ, которые стоят вашего времени',
  'The papers, releases and arguments that people who build with AI are talking about, chosen by their votes, in a few minutes of reading.':
    'Статьи, релизы и дискуссии, важные для тех, кто работает с ИИ. Отобраны их же голосами, чтения на несколько минут.',
  'Chosen by practitioners': 'Выбор практиков',
  'People who work with the technology share, discuss and vote on the stories.':
    'Материалы присылают, обсуждают и оценивают голосами люди, которые сами работают с этой технологией.',
  'In brief, with links': 'Кратко и со ссылками',
  'A few sentences tell you what’s new, with a link to each story.':
    'Несколько предложений о том, что нового, и ссылка на каждый материал.',
  'In your words': 'Своими словами',
  'Tell us what you care about. We’ll tailor your digest.':
    'Напишите, что вам интересно. Выпуск будет составлен под вас.',
  'Daily or weekly': 'Каждый день или раз в неделю',
  'One email at the time you choose. Pause or unsubscribe with one click.':
    'Одно письмо в удобное для вас время. Пауза или отписка — в один клик.',
  'World affairs, without the noise': 'Мировая политика без лишнего шума',
  'The reports, analyses and debates on international relations that our community found worth discussing, in a few minutes of reading.':
    'Доклады, аналитика и дискуссии о международных отношениях, которые наше сообщество сочло достойными внимания, — на несколько минут чтения.',
  'Chosen by informed readers': 'Выбор знающих читателей',
  'People who follow world affairs closely share, discuss and vote on the stories.':
    'Материалы присылают, обсуждают и оценивают голосами люди, которые внимательно следят за мировой политикой.',
  'A few sentences tell you what happened, with a link to each story.':
    'Несколько предложений о том, что произошло, и ссылка на каждый материал.',
  'Name the regions and questions you follow. We’ll tailor your digest.':
    'Назовите регионы и темы, за которыми следите. Выпуск будет составлен под вас.',
  'The stories worth reading, in one email': 'Материалы, которые стоит прочесть, — в одном письме',
  'What our community shared, discussed and voted to the top, in a few minutes of reading.':
    'То, чем делилось, что обсуждало и за что голосовало наше сообщество, — на несколько минут чтения.',
  'Chosen by readers': 'Выбор читателей',
  'People like you share, discuss and vote on the stories.':
    'Материалы присылают, обсуждают и оценивают голосами такие же люди, как вы.',
  '{site} by email': 'Рассылка {site}',
  'Get the digest': 'Получать рассылку',
  'What you get': 'Что вы получите',
  'For example: mostly energy and climate': 'Например: прежде всего об энергетике и климате',
  'Tell us what you want: topics, language, what to skip.':
    'Язык, темы и чего не присылать: напишите своими словами.',
  'Preview my digest': 'Показать пример',
  'Writing a preview...': 'Готовим пример…',
  'A sample from the latest posts.':
    'На основе самых свежих материалов. Так будет выглядеть ваша рассылка.',
  'From the latest issue': 'Из последнего выпуска',
  'The first issue goes out once three posts make the cut.':
    'Первый выпуск выйдет, как только наберётся три достойных материала.',
  'Daily {hour, plural, =8 {at 8 in the morning} other {at #:00}}, or weekly on Mondays, in your time zone. You can change the time whenever you like.':
    'Ежедневно {hour, plural, =8 {в 8 утра} other {в #:00}} или раз в неделю, в понедельник, по времени вашего часового пояса. Другое время можно выбрать в любой момент.',
  'What does it cost?': 'Сколько это стоит?',
  'Nothing. There’s no paid edition.': 'Нисколько. Платной версии нет.',
  'Who writes the summaries?': 'Кто пишет краткие изложения?',
  'A language model writes them from the text of the stories, and the email says so. A second request checks each sentence. Mistakes are still possible, so every story has a link.':
    'Языковая модель, по тексту самих материалов, и в письме об этом сказано. Второй запрос проверяет каждую фразу. Модель может ошибаться, поэтому к каждому материалу есть ссылка.',
  'No one. A language model selects sentences by number, and we copy them from the stories, in their own language.':
    'Никто. Языковая модель выбирает фразы по номерам, а мы копируем их из материалов на языке оригинала.',
  'No one. They’re sentences copied from the stories, in their own language and without AI.':
    'Никто. Это фразы, скопированные из материалов на языке оригинала, без участия ИИ.',
  'What happens to my email address?': 'Что будет с моим адресом?',
  'We use it only to send you the digest of {site}. You can download or erase everything we have about you, without an account.':
    'Он нужен для рассылки {site} и больше ни для чего. Всё, что мы о вас храним, можно скачать или удалить, даже без аккаунта.',
  'Other languages': 'Другие языки',
  'In English': 'На английском',
  'Enter your email address.': 'Введите адрес электронной почты.',
  'Enter a valid email, like name@example.com.': 'Введите адрес в виде name@example.com.',
  'Send again': 'Отправить ещё раз',
  'There is a problem': 'Возникла проблема',
  '{used} of {most} characters': 'Символов: {used} из {most}',
  Close: 'Закрыть',
  'Maybe Later': 'Не сейчас',
  'Get Started': 'Начать',
  'Stay Informed with {site}': 'Будьте в курсе с рассылкой {site}',
  'Get curated summaries delivered to your inbox':
    'Краткое изложение самого интересного — на вашу почту',
  'You already have an account. Log in to manage your subscription.':
    'У вас уже есть аккаунт. Войдите, чтобы управлять подпиской.',
  'Create an account with this address to comment, vote and follow people.':
    'Создайте аккаунт с этим адресом, чтобы комментировать, голосовать и подписываться на других людей.',
  'Confirm your subscription to {site}': 'Подтвердите подписку на рассылку {site}',
  'One more step: press the button to get the digest at {email}.':
    'Остался один шаг: нажмите кнопку, и рассылка будет приходить на адрес {email}.',
  'Confirm subscription': 'Подтвердить подписку',
  'Your subscription is confirmed': 'Подписка подтверждена',
  'You’ll get the next issue by email.': 'Следующий выпуск придёт вам на почту.',
  'This link has expired': 'Срок действия ссылки истёк',
  'Confirmation links work for 7 days.': 'Ссылка для подтверждения подписки действует 7 дней.',
  'Email me a link': 'Отправить новую ссылку',
  'We’ve sent you a new link.': 'Новая ссылка уже в пути.',
  'This link doesn’t work': 'Эта ссылка не работает',
  'The link may be incomplete. Open it from the email again.':
    'Возможно, она обрезалась по пути. Откройте ссылку из письма целиком.',
  'Your subscription to {site}': 'Ваша подписка на рассылку {site}',
  'How often': 'Как часто',
  'Personalize your digest': 'Ваши пожелания',
  'about {subject}': 'темы: {subject}',
  'only about {subject}': 'только {subject}',
  'without {subject}': 'кроме: {subject}',
  'in plain language': 'простым языком',
  'for experts': 'для специалистов',
  short: 'кратко',
  'in detail': 'подробно',
  'Language of the emails': 'Язык писем',
  'Time zone': 'Часовой пояс',
  'Choose a time zone from the list, such as Europe/Berlin.':
    'Выберите часовой пояс из списка, например Europe/Berlin.',
  'Delivery time': 'Время отправки',
  'Delivery day': 'День недели',
  Pause: 'Пауза',
  '{weeks, plural, one {Pause for # week} other {Pause for # weeks}}':
    '{weeks, plural,\n      one {Приостановить на # неделю}\n      few {Приостановить на # недели}\n      many {Приостановить на # недель}\n      other {Приостановить на # недели}\n    }',
  Resume: 'Возобновить рассылку',
  'Paused until {date}': 'Пауза до {date}',
  'Next issue: {date}': 'Следующий выпуск: {date}',
  Save: 'Сохранить',
  'Saved [settings]': 'Сохранено',
  'Unsubscribe from {site}?': 'Отписаться от рассылки {site}?',
  'We’ll stop sending the digest to {email}.':
    'Рассылка больше не будет приходить на адрес {email}.',
  'You’ve unsubscribed': 'Подписка отменена',
  'We won’t send the digest to {email} from now on.':
    'Рассылка больше не будет приходить на адрес {email}.',
  Undo: 'Вернуть подписку',
  'You’re subscribed again': 'Подписка снова действует',
  'Download my data': 'Скачать мои данные',
  'Erase my data': 'Удалить мои данные',
  'This erases everything we have about this subscription immediately. It can’t be undone.':
    'Всё, что мы храним об этой подписке, будет удалено сразу и без возможности восстановления.',
  'Your data was erased': 'Ваши данные удалены',
  'Link to my account': 'Привязать к моему аккаунту',
  'Linked to your account {username}': 'Подписка привязана к аккаунту {username}',
  'To see or change your own words, or to download or erase your data, request a link by email.':
    'Чтобы увидеть или изменить свой текст, скачать или удалить свои данные, запросите ссылку по почте.',
  'Links to your preferences in earlier emails then stop working. Unsubscribing still works.':
    'Ссылки на настройки из прежних писем перестанут работать. Отписаться по ним по-прежнему можно.',
  'Disable old links': 'Отключить старые ссылки',
  'Old links are invalid': 'Старые ссылки отключены',
  'This link works for one hour.': 'Ссылка действует один час.',
  'More like this': 'Больше такого',
  'Less like this': 'Меньше такого',
  'Choose what to add to your preferences.':
    'Выберите слова, которые добавятся к вашим пожеланиям.',
  'This post has no topic to choose from.': 'У этой публикации нет темы для выбора.',
  'Too many requests right now. Please try again later.':
    'Сейчас слишком много запросов. Попробуйте позже.',
  'Try again': 'Повторить',
  'The form wasn’t sent yet. Please press “Send again”.':
    'Форма ещё не отправлена. Нажмите «Отправить ещё раз».',
  'A digest can be read in the browser for 60 days.':
    'Выпуск можно открыть в браузере в течение 60 дней.',
  'Past issues': 'Прошлые выпуски',
  'Choose instead': 'Выбрать из вариантов',
  'We’re reading your words. Look again in a minute.':
    'Мы читаем ваш текст. Загляните через минуту.',
  'We couldn’t read all of this. Choose below.': 'Мы смогли прочитать не всё. Выберите ниже.',
  'We can’t do this: {list}.': 'Этого мы не можем: {list}.',
  'About [topics]': 'Темы',
  Without: 'Кроме',
  'Others, separated by commas': 'Другие, через запятую',
  'Only these topics': 'Только эти темы',
  'No email when nothing matches': 'Без письма, если ничего не подходит',
  Level: 'Уровень',
  Length: 'Длина',
  Standard: 'Обычный вариант',
  'Number of posts': 'Число публикаций',
  'Days of the daily digest': 'Дни ежедневного выпуска',
  'Every day': 'Каждый день',
  'On these days:': 'В эти дни:',
  'Choose at most {most} topics of at most 60 characters.':
    'Выберите не больше {most} тем, каждая до 60 символов.',
  'Written and checked by AI': 'Написано и проверено ИИ',
  'Sentences selected by AI': 'Фразы, отобранные ИИ',
  Excerpt: 'Выдержка',
  'Written by the editor': 'Написано редакцией',
  'Summary by {publisher}': 'Краткое изложение: {publisher}',
  'Show the passage': 'Показать исходный текст',
  'In the source': 'В источнике',
  'The posts in this issue have been removed.': 'Публикации этого выпуска удалены.',
  'New since {date}': 'Новое после {date}',
  'Report this sentence': 'Сообщить об ошибке в этой фразе',
  'Report a sentence': 'Сообщить об ошибке',
  'Is this sentence wrong? The editors of this site compare it with its source.':
    'В этой фразе ошибка? Редакция сверит её с источником.',
  'Source passages': 'На чём она основана',
  'What is wrong? (optional)': 'Что неверно? (необязательно)',
  'Thank you': 'Спасибо',
  'The editors will look at the sentence. If it is wrong, they strike it, and everyone who received it gets a correction.':
    'Редакция проверит фразу. Если в ней ошибка, фраза будет зачёркнута, а все, кто её получил, получат исправление.',
  'Back to the issue': 'Назад к выпуску',
  'One click and the digest is yours.': 'Один клик — и рассылка ваша.',
  'Confirm your subscription': 'Подтвердите подписку',
  'Please confirm that you want the digest of {site}.':
    'Вы или кто-то другой указали этот адрес, чтобы получать рассылку {site}. Нажмите кнопку, чтобы подписаться.',
  'An earlier email from us to this address came back. Confirm, and we’ll send to it again.':
    'Наше предыдущее письмо на этот адрес вернулось. Подтвердите подписку, и мы снова будем вам писать.',
  'This link expires in 7 days.': 'Ссылка действует 7 дней.',
  'Didn’t ask for this? Ignore it and you won’t hear from us.':
    'Если это были не вы, ничего не делайте: без вашего подтверждения мы ничего не пришлём.',
  'Welcome to {site}': 'Добро пожаловать в рассылку {site}',
  'Your subscription is confirmed.': 'Подписка подтверждена.',
  'You chose the daily digest.': 'Вы выбрали ежедневную рассылку.',
  'You chose the weekly digest.': 'Вы выбрали еженедельную рассылку.',
  'Read the latest issue': 'Читать последний выпуск',
  'Digests come from {address}. Add it to your contacts, so that digests reach your inbox.':
    'Рассылка приходит с адреса {address}. Добавьте его в контакты, чтобы письма не попадали в спам.',
  'Change frequency or topics': 'Изменить частоту и темы',
  '{site}: Email preferences': '{site}: Настройки рассылки',
  'Correction from {site}': 'Исправление от {site}',
  Correction: 'Исправление',
  'We sent you a sentence that was wrong:': 'Мы прислали вам фразу, в которой была ошибка:',
  'No. {number}': 'Выпуск № {number}',
  'Rate today’s stories': 'Оценить сегодняшние материалы',
  'Rate this week’s stories': 'Оценить материалы этой недели',
  Discuss: 'Обсудить',
  'Written and checked by AI. Every sentence links to its source.':
    'Написано и проверено ИИ. Каждая фраза ссылается на свой источник.',
  'Sentences from the sources, selected by AI': 'Фразы из источников, отобранные ИИ',
  'Excerpts. No AI used.': 'Выдержки, без участия ИИ',
  '{count, plural, one {# comment} other {# comments}}':
    '{count, plural,\n        one {# комментарий}\n        few {# комментария}\n        many {# комментариев}\n        other {# комментария}\n      }',
  '{count, plural,\n        one {See the other post in the browser}\n        other {See the other # posts in the browser}\n      }':
    '{count, plural,\n        one {Открыть в браузере ещё # публикацию}\n        few {Открыть в браузере ещё # публикации}\n        many {Открыть в браузере ещё # публикаций}\n        other {Открыть в браузере ещё # публикации}\n      }',
  '{count, plural,\n        one {# post about {topics} today.}\n        other {# posts about {topics} today.}\n      }':
    '{count, plural,\n        one {Сегодня # публикация по вашим темам: {topics}.}\n        few {Сегодня # публикации по вашим темам: {topics}.}\n        many {Сегодня # публикаций по вашим темам: {topics}.}\n        other {Сегодня # публикации по вашим темам: {topics}.}\n      }',
  '{count, plural,\n        one {# post about {topics} this week.}\n        other {# posts about {topics} this week.}\n      }':
    '{count, plural,\n        one {На этой неделе # публикация по вашим темам: {topics}.}\n        few {На этой неделе # публикации по вашим темам: {topics}.}\n        many {На этой неделе # публикаций по вашим темам: {topics}.}\n        other {На этой неделе # публикации по вашим темам: {topics}.}\n      }',
  'The nearest are:': 'Ближе всего:',
  'Nothing on {topics} today.': 'Сегодня ничего по вашим темам: {topics}.',
  'Nothing on {topics} this week.': 'На этой неделе ничего по вашим темам: {topics}.',
  'Also on {site}': 'Также на {site}',
  'From people you follow': 'От тех, на кого вы подписаны',
  'View in browser': 'Открыть в браузере',
  'You’re getting this because you subscribed to the digest of {site}.':
    'Вы получаете это письмо, потому что подписаны на рассылку {site}.',
  Preferences: 'Приостановить или изменить',
  '{author} commented on “{title}”': '{author} комментирует публикацию «{title}»',
  '{author} replied to your comment on “{title}”':
    '{author} отвечает на ваш комментарий к «{title}»',
  '{author} mentioned you on “{title}”': '{author} упоминает вас в обсуждении «{title}»',
  '{author} commented on “{title}”, which you follow or saved':
    '{author} комментирует «{title}»: вы подписаны на эту публикацию или сохранили её',
  'View and reply': 'Посмотреть и ответить',
  'Turn off these emails': 'Отключить эти письма',
  'Notification settings': 'Настройки уведомлений',
  'You’re getting this email because of your notification settings.':
    'Вы получили это письмо, потому что так выбрано в ваших настройках уведомлений.',
  'New in your inbox: {count}': 'Новое во входящих: {count}',
  'And {count} more in your inbox': 'Ещё во входящих: {count}',
  'Open your inbox': 'Открыть входящие',
  'Turn off these emails?': 'Отключить эти письма?',
  'You’ll still find everything in your inbox on the site.':
    'Всё по-прежнему будет во входящих на сайте.',
  'Turn off': 'Отключить',
  'These emails are turned off': 'Эти письма отключены',
  'You are now a member of {site}': 'Теперь вы участник {site}',
  '{site} did not accept your application': '{site}: ваша заявка не принята',
  'Log in': 'Войти',
  'You’re getting this email because you applied to join {site}.':
    'Вы получили это письмо, потому что подали заявку на вступление в {site}.',
  'Skip to content': 'Перейти к содержанию',
  Main: 'Основное меню',
  Hot: 'Хиты',
  New: 'Новое',
  Top: 'Топ',
  Search: 'Поиск',
  Menu: 'Меню',
  'Dark mode': 'Тёмная тема',
  Login: 'Войти',
  'Sign Up': 'Регистрация',
  Footer: 'Нижнее меню',
  Home: 'Главная',
  Discussions: 'Обсуждения',
  'Digest by language': 'Рассылка по языкам',
  'Digest by industry': 'Рассылка по отраслям',
  'Manage subscription': 'Управление подпиской',
  About: 'О сайте',
  Contact: 'Контакты',
  Terms: 'Условия',
  Privacy: 'Конфиденциальность',
  'All rights reserved.': 'Все права защищены.',
  Digest: 'Рассылка',
  'API docs': 'Документация API',
  'Moderation log': 'Журнал модерации',
  RSS: 'RSS',
  Inbox: 'Входящие',
  Submit: 'Добавить',
  Account: 'Аккаунт',
  Saved: 'Сохранённое',
  'API keys': 'Ключи API',
  Settings: 'Настройки',
  Admin: 'Администрирование',
  Logout: 'Выйти',
  '{code} is your {site} code': '{code} — ваш код для {site}',
  'Enter this code to log in to {site}:': 'Введите этот код, чтобы войти на сайт {site}:',
  'Enter this code to finish signing up for {site} as {username}:':
    'Введите этот код, чтобы завершить регистрацию на сайте {site} под именем {username}:',
  'We got many requests for codes of {site} to this address, so we send no more for now. Keep this email: if you need a code today, request one and enter this one instead:':
    'На этот адрес слишком часто запрашивали коды сайта {site}, поэтому пока мы их больше не отправляем. Сохраните это письмо: если код понадобится сегодня, запросите его и введите вместо него этот:',
  'Expires in {minutes} minutes. Only your latest code works, in the browser where you requested it.':
    'Код действует {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}. Работает только последний код, в том браузере, где его запросили.',
  'This code is longer because of repeated attempts on your account.':
    'Этот код длиннее обычного из-за повторных попыток входа в ваш аккаунт.',
  'It works once within 24 hours, in any browser.':
    'Код действует один раз в течение 24 часов, в любом браузере.',
  'Didn’t request this? Ignore it. Never share this code.':
    'Не запрашивали код? Не обращайте внимания на это письмо. Никому не сообщайте код.',
  'You need an invitation to join {site}. Open the link that you were sent.':
    'Чтобы присоединиться к {site}, нужно приглашение. Откройте присланную вам ссылку.',
  'The moderators of {site} review new members. Answer the question, and we’ll email you their decision.':
    'Новых участников {site} принимают модераторы. Ответьте на вопрос, и мы пришлём их решение по почте.',
  'You can join {site} with an email address at: {domains}':
    'Присоединиться к {site} можно с адресом электронной почты на: {domains}',
  '{site} does not accept new members. Everyone can read it.':
    '{site} не принимает новых участников. Читать могут все.',
  'Changed.': 'Изменено.',
  'Your email address is {email}. It’s private.':
    'Ваш адрес электронной почты: {email}. Его никто не видит.',
  'New email address': 'Новый адрес электронной почты',
  'Enter an email address, like name@example.org.': 'Введите адрес в виде name@example.org.',
  'Change email address': 'Изменить адрес',
  'We’ll email you a code. Changing it logs out other devices and revokes your API keys.':
    'Мы пришлём код на почту. После смены адреса на других устройствах будет выполнен выход, а ключи API будут отозваны.',
  'Sending…': 'Отправляем…',
  'Email me a code': 'Прислать код',
  Code: 'Код',
  'Your email address was changed.': 'Адрес электронной почты изменён.',
  'Your email address changes once you enter it.': 'Адрес изменится, как только вы введёте код.',
  'One moment…': 'Секунду…',
  Back: 'Назад',
  'Match device': 'Как на устройстве',
  'Light [theme]': 'Светлая',
  'Dark [theme]': 'Тёмная',
  'Theme in this browser': 'Тема в этом браузере',
  'Saved.': 'Сохранено.',
  'Post, followed': 'Публикация, подписка',
  'Post, hidden': 'Публикация, скрыта',
  'Tag, followed': 'Тег, подписка',
  'Tag, muted': 'Тег, игнорируется',
  'Domain, followed': 'Домен, подписка',
  'Domain, muted': 'Домен, игнорируется',
  'Person, followed': 'Человек, подписка',
  'Person, muted': 'Человек, игнорируется',
  '{name} is removed.': 'Удалено из списка: {name}.',
  'This list couldn’t be loaded.': 'Не удалось загрузить список.',
  'Nothing yet. Follow or mute a post, a tag, a domain or a person on their pages.':
    'Пока пусто. Подписаться или игнорировать можно на странице публикации, тега, домена или человека.',
  Remove: 'Убрать',
  Username: 'Имя пользователя',
  'Posts and comments': 'Публикации и комментарии',
  'Your account will be deleted in {days, plural, one {# day} other {# days}}.':
    'Ваш аккаунт будет удалён через {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}.',
  'Type your username, {username}, to confirm.':
    'Для подтверждения введите своё имя пользователя: {username}.',
  'Delete account': 'Удалить аккаунт',
  'Your account will be deleted after {days, plural, one {# day} other {# days}}. Log in before then to cancel.':
    'Ваш аккаунт будет удалён через {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}. Чтобы отменить удаление, войдите до этого срока.',
  'Other devices and API keys stop working now.':
    'На других устройствах сразу будет выполнен выход, ключи API перестанут работать.',
  'Your profile, saved posts, inbox and follows are erased. Votes still count, anonymously.':
    'Профиль, сохранённое, входящие и подписки удаляются. Голоса остаются, но анонимно.',
  'Keep them': 'Оставить',
  'Shown as written by a deleted user.': 'Автором будет указан удалённый пользователь.',
  'Erase them': 'Удалить',
  'Replies from others stay.': 'Чужие ответы останутся.',
  'Your username': 'Ваше имя пользователя',
  'Type {username} to confirm.': 'Для подтверждения введите {username}.',
  'Delete my account': 'Удалить мой аккаунт',
  'Scheduled for {date}. You can cancel at the top of this page.':
    'Назначено на {date}. Отменить можно вверху этой страницы.',
  'Deletion canceled.': 'Удаление отменено.',
  'Account deletion': 'Удаление аккаунта',
  '<strong>Your account will be deleted on {date}.</strong> You can cancel until then.':
    '<strong>Ваш аккаунт будет удалён {date}.</strong> До этого удаление можно отменить.',
  'Cancel deletion': 'Отменить удаление',
  'You can log in with these accounts instead of an emailed code. Codes still work.':
    'С этими аккаунтами можно входить без кода из письма. Вход по коду тоже работает.',
  'Your linked accounts': 'Привязанные аккаунты',
  'Your linked accounts couldn’t be loaded.': 'Не удалось загрузить привязанные аккаунты.',
  'linked {time}': 'привязан {time}',
  'Link an account at {provider}': 'Привязать аккаунт {provider}',
  'Remove {name}?': 'Удалить {name}?',
  'Removing…': 'Удаляем…',
  'Keep it': 'Оставить',
  '{name} was removed.': 'Удалено: {name}.',
  'You can no longer log in with it, and devices that logged in with it are logged out.':
    'Войти с ним больше нельзя. На устройствах, где входили с ним, выполнен выход.',
  'How many people can use it': 'Сколько человек могут им воспользоваться',
  'Valid for days': 'Срок действия в днях',
  'Your invitations couldn’t be loaded.': 'Не удалось загрузить приглашения.',
  'Invitation created. Its link is below the form.': 'Приглашение создано. Ссылка под формой.',
  'New invitation': 'Новое приглашение',
  'Creating…': 'Создаём…',
  'Create a link': 'Создать ссылку',
  'Link [noun]': 'Ссылка',
  'Copy it now. You won’t see it again.': 'Скопируйте её сейчас: больше она не появится.',
  'The invitation has ended.': 'Приглашение больше не действует.',
  'Used {uses} of {mostUses, plural, one {# time} other {# times}}, until {date}':
    'Использовано {uses} из {mostUses, plural, one {# раза} few {# раз} many {# раз} other {# раза}}, до {date}',
  'End [verb]': 'Завершить',
  'Replies to you': 'Ответы вам',
  'Mentions of you': 'Упоминания вас',
  'New comments on posts you follow or saved':
    'Новые комментарии к публикациям, на которые вы подписаны или которые сохранили',
  'Never also turns off inbox items for saved posts.':
    'Вариант «Никогда» отключает и записи о сохранённых публикациях во входящих.',
  Immediately: 'Сразу',
  Never: 'Никогда',
  'Notifications saved.': 'Уведомления сохранены.',
  'Your digest couldn’t be loaded.': 'Не удалось загрузить рассылку.',
  'Everything is in <inbox>your inbox</inbox>. Choose what we also email you: immediately, or in one daily email. The daily email comes with your digest, or at 8:00.':
    'Всё есть <inbox>во входящих</inbox>. Выберите, что присылать ещё и по почте: сразу или одним письмом в день. Ежедневное письмо приходит вместе с рассылкой или в 8:00.',
  'Change its language, hour and topics in your <preferences>digest preferences</preferences>.':
    'Язык, время и темы меняются в <preferences>настройках рассылки</preferences>.',
  'Your data was downloaded.': 'Ваши данные скачаны.',
  'Download everything we store about you as JSON: profile, posts, comments, votes, follows, saved posts, inbox, sessions, passkeys and keys.':
    'Скачайте всё, что мы о вас храним, в формате JSON: профиль, публикации, комментарии, голоса, подписки, сохранённое, входящие, сеансы, ключи доступа и ключи API.',
  'Your data': 'Ваши данные',
  'Collecting…': 'Собираем…',
  Downloaded: 'Скачано',
  'The passkey {name} was added.': 'Ключ доступа {name} добавлен.',
  'Your passkeys': 'Ваши ключи доступа',
  'Your passkeys couldn’t be loaded.': 'Не удалось загрузить ключи доступа.',
  'Add a passkey': 'Добавить ключ доступа',
  'With a passkey, you log in with your fingerprint, face or screen lock instead of an emailed code.':
    'С ключом доступа вход подтверждают отпечаток пальца, лицо или блокировка экрана, а не код из письма.',
  'Remove “{name}”?': 'Удалить «{name}»?',
  'The passkey {name} was removed.': 'Ключ доступа {name} удалён.',
  'You can no longer log in with it, and other devices that logged in with it are logged out. Delete it on your device, too.':
    'Войти с ним больше нельзя. На других устройствах, где входили с ним, выполнен выход. Удалите его и на своём устройстве.',
  'Your role on this site requires a passkey for the admin area.':
    'Для вашей роли на этом сайте вход в раздел администрирования возможен только с ключом доступа.',
  'Log in with yours. If you lost it, add another: it opens the admin area after {hours, plural, one {# hour} other {# hours}}.':
    'Войдите со своим. Если он утерян, добавьте новый: он откроет раздел администрирования через {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}}.',
  'Add one here.': 'Добавьте его здесь.',
  'Added {time}': 'Добавлен {time}',
  'not used yet': 'ещё не использовался',
  'last used {time}': 'последний вход {time}',
  Rename: 'Переименовать',
  'Name of the passkey': 'Название ключа доступа',
  'Enter a name for the passkey.': 'Введите название ключа доступа.',
  'The passkey is now named {name}.': 'Новое название ключа доступа: {name}.',
  'Rename the passkey': 'Переименовать ключ доступа',
  'Saving…': 'Сохраняем…',
  Cancel: 'Отмена',
  'Picture added to the text.': 'Изображение добавлено в текст.',
  'New picture': 'Новое изображение',
  'What does the picture show?': 'Что на изображении?',
  'Describe the picture in a few words.': 'Опишите изображение в нескольких словах.',
  'For readers who can’t see it.': 'Для тех, кто его не видит.',
  'Uploaded: {file}': 'Загружено: {file}',
  'Add to the text': 'Добавить в текст',
  'Add a picture': 'Добавить изображение',
  'Or paste or drop one. Needs {karma, number} karma.':
    'Или вставьте либо перетащите его сюда. Нужна карма от {karma, number}.',
  'Or paste or drop one.': 'Или вставьте либо перетащите его сюда.',
  "The site has reached its limit of {size} MB for members' pictures.":
    'Сайт достиг предела в {size} МБ для изображений участников.',
  'This site has no pictures in posts and comments.':
    'На этом сайте нет изображений в публикациях и комментариях.',
  'You can add pictures from {minKarma, number} karma on. You have {karma, number}.':
    'Изображения можно добавлять при карме от {minKarma, number}. У вас {karma, number}.',
  'You can add {count} pictures a day.': 'В день можно добавить не более {count} изображений.',
  'The picture': 'Изображение',
  'Picture saved.': 'Изображение сохранено.',
  Picture: 'Изображение',
  'Shown beside your name. PNG, JPEG, WebP, AVIF or GIF, at most {megabytes} MB. Its middle is cut to a square.':
    'Показывается рядом с именем. PNG, JPEG, WebP, AVIF или GIF, не больше {megabytes} МБ. Из середины вырезается квадрат.',
  'Picture removed.': 'Изображение удалено.',
  'Remove the picture': 'Удалить изображение',
  Name: 'Название',
  'About you': 'О себе',
  Website: 'Сайт',
  'Profile saved.': 'Профиль сохранён.',
  'Enter a name.': 'Введите имя.',
  'Shown on <profile>your public profile</profile>. Your username ({username}) can’t be changed.':
    'Видно в <profile>вашем открытом профиле</profile>. Имя пользователя ({username}) изменить нельзя.',
  Profile: 'Профиль',
  'Plain text, at most {most, number} characters.':
    'Обычный текст, не больше {most, number} символов.',
  'Starts with https:// or http://.': 'Начинается с https:// или http://.',
  'Your browser doesn’t allow notifications from this site. Check its settings.':
    'Браузер не разрешает уведомления от этого сайта. Проверьте его настройки.',
  'Browser notifications': 'Уведомления в браузере',
  'This browser shows replies and mentions at once, until you log out.':
    'Этот браузер сразу показывает ответы и упоминания, пока вы не выйдете.',
  'Show replies and mentions immediately in this browser, even when the site is closed.':
    'Сразу показывать ответы и упоминания в этом браузере, даже когда сайт закрыт.',
  'Turn on': 'Включить',
  Email: 'Почта',
  Notifications: 'Уведомления',
  Appearance: 'Оформление',
  Keyboard: 'Клавиатура',
  'Followed and muted': 'Подписки и игнорируемое',
  Sessions: 'Сеансы',
  Passkeys: 'Ключи доступа',
  'Linked accounts': 'Привязанные аккаунты',
  Invitations: 'Приглашения',
  Reading: 'Чтение',
  Security: 'Безопасность',
  'Changes are saved at once.': 'Изменения сохраняются сразу.',
  'Logged in {time} from your current network': 'Вход {time} из вашей текущей сети',
  'Logged in {time} from another network': 'Вход {time} из другой сети',
  'Logged in {time}': 'Вход {time}',
  'Where you are logged in': 'Где выполнен вход',
  'Your sessions couldn’t be loaded.': 'Не удалось загрузить сеансы.',
  'This session': 'Этот сеанс',
  'last active {time}': 'последняя активность {time}',
  '{device} is logged out.': 'Выход выполнен: {device}.',
  'Logging out…': 'Выходим…',
  'Log out': 'Выйти',
  'Other devices are logged out.': 'На других устройствах выполнен выход.',
  'Log out other devices': 'Выйти на других устройствах',
  'Your settings couldn’t be loaded.': 'Не удалось загрузить настройки.',
  'Only / (search)': 'Только / (поиск)',
  'All [shortcuts]': 'Все',
  'j and k step through a page, ? lists the keys.':
    'j и k переходят по странице, ? показывает список клавиш.',
  'None [shortcuts]': 'Выключены',
  'Saved in this browser, but not in your account. Try again.':
    'Сохранено в этом браузере, но не в аккаунте. Попробуйте ещё раз.',
  'Single-letter shortcuts': 'Однобуквенные сочетания',
  'They’re off while you type in a field.': 'Не действуют, пока вы печатаете в поле.',
  'Next post or comment': 'Следующая публикация или комментарий',
  'Previous post or comment': 'Предыдущая публикация или комментарий',
  'Open the post, or collapse or expand the comment':
    'Открыть публикацию, свернуть или развернуть комментарий',
  Comments: 'Комментарии',
  'Next new comment': 'Следующий новый комментарий',
  'Previous new comment': 'Предыдущий новый комментарий',
  'Up one level': 'На уровень выше',
  'This list': 'Этот список',
  'Keyboard shortcuts': 'Сочетания клавиш',
  'Code from the email': 'Код из письма',
  'Email to this address works again.': 'Письма на этот адрес снова отправляются.',
  'This address gets login codes only, after a complaint about our email or a block by staff. Write to us to change that.':
    'На этот адрес приходят только коды для входа: на наши письма пожаловались, или отправку остановила команда сайта. Чтобы это изменить, напишите нам.',
  'Get email again': 'Снова получать письма',
  'Email to this address came back, so it gets login codes only. A code that arrives there shows that it works again.':
    'Письма на этот адрес возвращались, поэтому на него приходят только коды для входа. Если код дойдёт, значит, адрес снова работает.',
  'Email me a code to get email again': 'Прислать код, чтобы снова получать письма',
  'Time zone saved.': 'Часовой пояс сохранён.',
  Language: 'Язык',
  'Emails about your account, replies and mentions are in this language. Links to the pages in other languages are at the foot of each page.':
    'Для писем об аккаунте, ответах и упоминаниях. Ссылки на страницы на других языках — внизу каждой страницы.',
  'The language of my newsletter, or of the site': 'Язык моей рассылки или сайта',
  'Language saved.': 'Язык сохранён.',
  'Used for exact times and the daily email.': 'Нужен для точного времени и ежедневного письма.',
  'My browser’s time zone': 'Часовой пояс браузера',
  'Your keys couldn’t be loaded.': 'Не удалось загрузить ключи.',
  'A new key': 'Новый ключ',
  'Your keys': 'Ваши ключи',
  'You have no keys yet.': 'Ключей пока нет.',
  'New key': 'Новый ключ',
  'You’ve reached the limit of {max, plural, one {# key} other {# keys}}. Revoke one to create another.':
    'У вас уже {max, plural, one {# ключ} few {# ключа} many {# ключей} other {# ключа}}, больше нельзя. Чтобы создать новый, отзовите один из них.',
  'API keys let your programs read and post on {site} as you. See the <docs>API reference</docs>.':
    'С ключами API ваши программы могут читать {site} и публиковать там от вашего имени. См. <docs>документацию API</docs>.',
  Example: 'Пример',
  'Treat keys like passwords. They can’t change settings or create other keys.':
    'Берегите ключи, как пароли. Менять настройки и создавать другие ключи они не могут.',
  Key: 'Ключ',
  'May [permission]': 'Права',
  Created: 'Создан',
  'Last used': 'Использован',
  Expires: 'Истекает',
  'read [permission]': 'чтение',
  'write [permission]': 'запись',
  Actions: 'Действия',
  Revoke: 'Отозвать',
  'Revoke “{name}”?': 'Отозвать «{name}»?',
  'Revoking…': 'Отзываем…',
  'Key {name} revoked.': 'Ключ {name} отозван.',
  'Programs that use the key {key} stop working immediately. This can’t be undone.':
    'Программы с ключом {key} сразу перестанут работать. Отменить это нельзя.',
  'Expired on {date}': 'Истёк {date}',
  'Expires soon: {date}': 'Скоро истечёт: {date}',
  Permissions: 'Права',
  'Valid for': 'Срок действия',
  'Read [permission]': 'Чтение',
  'Posts, comments, your inbox and saved posts.':
    'Публикации, комментарии, ваши входящие и сохранённое.',
  'Write [permission]': 'Запись',
  'Post, comment, vote, save and follow as you.':
    'Публиковать, комментировать, голосовать, сохранять и подписываться от вашего имени.',
  'Enter a name for the key.': 'Введите название ключа.',
  'Choose at least one permission.': 'Выберите хотя бы одно право.',
  'What you entered is still here.': 'Всё, что вы ввели, на месте.',
  'For example, “Train reader”.': 'Например, «Чтение в поезде».',
  '{days, plural, one {# day} other {# days}}':
    '{days, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
  'Create key': 'Создать ключ',
  Copied: 'Скопировано',
  'Press Ctrl+C or ⌘C to copy it.': 'Нажмите Ctrl+C или ⌘C, чтобы скопировать.',
  'The key is selected: press Ctrl+C or Command+C to copy it.':
    'Ключ выделен: нажмите Ctrl+C или Command+C, чтобы его скопировать.',
  'Your new key “{name}”': 'Ваш новый ключ «{name}»',
  'You won’t see it again.': 'Больше он не появится.',
  'Store it with your program’s other secrets. If you lose it, revoke it and create another.':
    'Сохраните его там же, где другие секреты программы. Если потеряете, отзовите его и создайте новый.',
  Copy: 'Копировать',
  Done: 'Готово',
  'Error: Log in': 'Ошибка: Вход',
  'No account yet?': 'Ещё нет аккаунта?',
  'Sign up': 'Зарегистрироваться',
  'Error: Sign up': 'Ошибка: Регистрация',
  'Have an account?': 'Уже есть аккаунт?',
  '{min} to {max} characters: letters, numbers, _ or -. It’s public and can’t be changed.':
    'От {min} до {max} символов: латинские буквы, цифры, _ или -. Имя видят все, изменить его нельзя.',
  'Shown on your profile. You can change it later.': 'Видно в профиле. Можно изменить потом.',
  'We’ll email you a code. No password; your address stays private.':
    'Мы пришлём код на почту. Пароля нет, адрес никто не увидит.',
  'Choose a username.': 'Выберите имя пользователя.',
  'Enter your email address, like name@example.org.': 'Введите адрес в виде name@example.org.',
  'Answer the question.': 'Ответьте на вопрос.',
  'You’re already logged in as {username}.': 'Вы уже вошли как {username}.',
  Continue: 'Продолжить',
  'Invitation link, if you have one': 'Ссылка-приглашение, если есть',
  'You can request a new code in {left, plural, one {# second} other {# seconds}}.':
    'Новый код можно запросить через {left, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}.',
  'New code sent.': 'Новый код отправлен.',
  'Enter your code': 'Введите код',
  'Send a new code (in {left} s)': 'Прислать новый код (через {left} с)',
  'Send a new code': 'Прислать новый код',
  'Use a different email': 'Другой адрес',
  'Confirm it’s you': 'Подтвердите, что это вы',
  Confirm: 'Подтвердить',
  'Use a passkey': 'Использовать ключ доступа',
  'Link an account': 'Привязка аккаунта',
  'The account couldn’t be loaded.': 'Не удалось загрузить аккаунт.',
  'There’s nothing to link, or the login has expired. Start again in <settings>Settings</settings>.':
    'Привязывать нечего, или время на вход истекло. Начните снова в <settings>настройках</settings>.',
  'Link {account} ({provider}) to your account {username}? You’ll be able to log in with it instead of an emailed code. Link it only if it’s yours.':
    'Привязать {account} ({provider}) к вашему аккаунту {username}? С ним можно будет входить без кода из письма. Привязывайте только свой аккаунт.',
  'Link it': 'Привязать',
  'Don’t link it': 'Не привязывать',
  'This page needs JavaScript. <account>Submitting, commenting and voting</account> don’t.':
    'Этой странице нужен JavaScript. <account>Публиковать, комментировать и голосовать</account> можно и без него.',
  'We couldn’t check your login.': 'Не удалось проверить, вошли ли вы.',
  'You’ve been logged out. Your text is safe: <login>log in in a new tab</login>, then continue here.':
    'Вы вышли из аккаунта. Текст не пропал: <login>войдите в новой вкладке</login> и продолжайте здесь.',
  Passkey: 'Ключ доступа',
  'Log in with a passkey': 'Войти с ключом доступа',
  'Next time without a code?': 'В следующий раз без кода?',
  'You’re logged in. With a passkey, you log in with your fingerprint, face or screen lock instead of an emailed code. You can remove it in Settings.':
    'Вы вошли. С ключом доступа вход подтверждают отпечаток пальца, лицо или блокировка экрана, а не код из письма. Удалить ключ можно в настройках.',
  'Not now': 'Не сейчас',
  'We couldn’t reach it. Try again, or log in with an emailed code.':
    'Не удалось связаться с этой службой. Попробуйте ещё раз или войдите с кодом из письма.',
  'Back to the login': 'Назад ко входу',
  'Logging in needs JavaScript, which is turned off in this browser. Reading {site} doesn’t.':
    'Для входа нужен JavaScript, а в этом браузере он выключен. Читать {site} можно и так.',
  '{account} isn’t linked to an account here yet.':
    '{account} здесь пока не привязан ни к одному аккаунту.',
  'Log in or sign up with an emailed code once. Then you can link it.':
    'Один раз войдите или зарегистрируйтесь с кодом из письма. После этого его можно будет привязать.',
  'To show that {email} is yours, enter a code that we email to it.':
    'Чтобы подтвердить, что адрес {email} ваш, введите код, который мы на него отправим.',
  'With another address:': 'С другим адресом:',
  'Your address {email} is verified. Choose how you appear here.':
    'Адрес {email} подтверждён. Выберите имя, под которым вас будут видеть.',
  'It’s public and can’t be changed.': 'Имя видят все, изменить его нельзя.',
  'Have an account with another address?': 'Есть аккаунт с другим адресом?',
  'Log in and link it': 'Войти и привязать',
  'Continue with {provider}': 'Продолжить через {provider}',
  'You’re logged out.': 'Вы вышли из аккаунта.',
  'Waiting for a moderator': 'Ждём решения модератора',
  'Your address is confirmed. We’ll email you when a moderator has decided.':
    'Адрес подтверждён. Мы напишем, когда модератор примет решение.',
  'Then log in with an emailed code once. After that you can link {account}.':
    'Потом один раз войдите с кодом из письма. После этого можно будет привязать {account}.',
  'Waiting for review. Only you can see your comment until a moderator approves it.':
    'На проверке. До одобрения модератором комментарий видите только вы.',
  'Hidden [state]': 'Скрыто',
  'Visible again': 'Снова видно',
  Reply: 'Ответить',
  Edit: 'Изменить',
  Delete: 'Удалить',
  Unhide: 'Показать снова',
  'That didn’t work. Try again.': 'Не получилось. Попробуйте ещё раз.',
  Hide: 'Скрыть',
  Reported: 'Жалоба отправлена',
  'Report [verb]': 'Пожаловаться',
  'Unmute {subject}': 'Не игнорировать {subject}',
  'Mute {subject}': 'Игнорировать {subject}',
  'Unmuted {subject}': 'Больше не игнорируется: {subject}',
  'Muted {subject}': 'Игнорируется: {subject}',
  'That wasn’t saved. Try again.': 'Не удалось сохранить. Попробуйте ещё раз.',
  'Open author in admin': 'Открыть автора в администрировании',
  'Reply to {author}': 'Ответить {author}',
  'Posting…': 'Публикуем…',
  'Comment posted': 'Комментарий опубликован',
  'Your comment': 'Ваш комментарий',
  'Comment saved': 'Комментарий сохранён',
  'Delete this comment?': 'Удалить этот комментарий?',
  'Deleting…': 'Удаляем…',
  'Comment deleted': 'Комментарий удалён',
  'This can’t be undone. Replies to it stay.': 'Отменить это нельзя. Ответы на него останутся.',
  'Hiding…': 'Скрываем…',
  'your comment': 'ваш комментарий',
  'comment by {author}': 'комментарий от {author}',
  'You have a draft here': 'Здесь есть ваш черновик',
  'Hidden. [state]': 'Скрыто.',
  'The comment': 'Комментарий',
  'Enter your comment.': 'Введите комментарий.',
  'The comment must be at most {max, number} characters; it has {length, number}.':
    'Комментарий может быть не длиннее {max, number} символов, сейчас в нём {length, number}.',
  '{used, number} of {most, number} characters': 'Символов: {used, number} из {most, number}',
  Formatting: 'Форматирование',
  '<c>*emphasis*</c>, <c>**strong**</c>, <c>`code`</c>, <c>[link text](https://example.org)</c>, <c>></c> quote, <c>-</c> list item, blank line = new paragraph, <c>@name</c> notifies that member':
    '<c>*курсив*</c>, <c>**жирный**</c>, <c>`код`</c>, <c>[текст ссылки](https://example.org)</c>, <c>></c> цитата, <c>-</c> пункт списка, пустая строка = новый абзац, <c>@имя</c> уведомляет участника',
  'You have a draft here.': 'Здесь есть ваш черновик.',
  'Write a comment': 'Напишите комментарий',
  'Post comment': 'Отправить',
  '{count, plural, one {# new comment} other {# new comments}}':
    '{count, plural, one {# новый комментарий} few {# новых комментария} many {# новых комментариев} other {# нового комментария}}',
  'No comments yet': 'Пока нет комментариев',
  'Log in to comment': 'Войти, чтобы комментировать',
  'Sort comments': 'Порядок комментариев',
  'Best [sort]': 'Лучшие',
  'New [sort]': 'Новые',
  'Old [sort]': 'Старые',
  'All comments': 'Все комментарии',
  'More comments': 'Ещё комментарии',
  'More replies': 'Ещё ответы',
  deleted: 'удалено',
  'a deleted comment': 'удалённый комментарий',
  'Deleted by its author.': 'Удалено автором.',
  hidden: 'скрыто',
  'a hidden comment': 'скрытый комментарий',
  'Hidden by a moderator.': 'Скрыто модератором.',
  removed: 'удалено модератором',
  'a removed comment': 'комментарий, удалённый модератором',
  'Removed by a moderator.': 'Удалено модератором.',
  'Hidden until a moderator has reviewed it.': 'Скрыто до проверки модератором.',
  'Comment by {name}, level {level}, {points, plural, one {# point} other {# points}}':
    'Комментарий от {name}, уровень {level}, {points, plural, one {# балл} few {# балла} many {# баллов} other {# балла}}',
  '{name} replied to {other}': '{name} отвечает {other}',
  'New. [comment]': 'Новый.',
  submitter: 'автор публикации',
  'you [mark]': 'вы',
  'in reply to {other}': 'в ответ {other}',
  'Comment by {name} and {replies, plural, one {# reply} other {# replies}}':
    'Комментарий от {name} и {replies, plural, one {# ответ} few {# ответа} many {# ответов} other {# ответа}}',
  'Log in to reply': 'Войти, чтобы ответить',
  'Reply, vote or report': 'Ответить, проголосовать или пожаловаться',
  'More replies ({count, number})': 'Ещё ответы ({count, number})',
  'Expand all': 'Развернуть все',
  'Collapse all': 'Свернуть все',
  'No comments yet.': 'Комментариев пока нет.',
  'More comments couldn’t be loaded. Try again.':
    'Не удалось загрузить ещё комментарии. Попробуйте снова.',
  '{count, plural, one {# more comment loaded} other {# more comments loaded}}':
    '{count, plural, one {Загружен ещё # комментарий} few {Загружено ещё # комментария} many {Загружено ещё # комментариев} other {Загружено ещё # комментария}}',
  '{count, plural, one {# point} other {# points}}':
    '{count, plural, one {# балл} few {# балла} many {# баллов} other {# балла}}',
  'You have an unsent <draft>reply</draft> here.':
    'Здесь есть ваш неотправленный <draft>ответ</draft>.',
  'You have an unsent <draft>change of a comment</draft> here.':
    'Здесь есть ваша неотправленная <draft>правка комментария</draft>.',
  Discard: 'Удалить',
  '{count, plural, one {# new post today} other {# new posts today}}':
    '{count, plural, one {# новая публикация сегодня} few {# новые публикации сегодня} many {# новых публикаций сегодня} other {# новой публикации сегодня}}',
  'Top story today': 'Главное за сегодня',
  '{author}: “{text}”': '{author}: «{text}»',
  'Also today': 'Также сегодня',
  'The digest by email': 'Рассылка по почте',
  'Your inbox couldn’t be loaded.': 'Не удалось загрузить входящие.',
  'All marked as read.': 'Всё отмечено как прочитанное.',
  'Mark all as read': 'Отметить всё как прочитанное',
  'No replies or mentions yet.': 'Ответов и упоминаний пока нет.',
  'You’ve reached the end.': 'Это всё.',
  More: 'Ещё',
  'More couldn’t be loaded. Try again.': 'Не удалось загрузить ещё. Попробуйте снова.',
  '{count, plural, one {# more loaded} other {# more loaded}}':
    '{count, plural, one {Загружена ещё # запись} few {Загружено ещё # записи} many {Загружено ещё # записей} other {Загружено ещё # записи}}',
  '{count, plural, one {# post} other {# posts}} this week tagged {subject}':
    'На этой неделе {count, plural, one {# публикация} few {# публикации} many {# публикаций} other {# публикации}} с тегом {subject}',
  '{count, plural, one {# post} other {# posts}} this week from {subject}':
    'На этой неделе {count, plural, one {# публикация} few {# публикации} many {# публикаций} other {# публикации}} с сайта {subject}',
  'Tags and domains you follow': 'Теги и домены, на которые вы подписаны',
  'New [unread]': 'Новое',
  '{author} mentioned you': '{author} упоминает вас',
  '{author} commented on a post you follow or saved':
    '{author} комментирует публикацию, на которую вы подписаны или которую сохранили',
  '{author} replied to your post': '{author} отвечает на вашу публикацию',
  '{author} replied to your comment': '{author} отвечает на ваш комментарий',
  Someone: 'Кто-то',
  'Your subscription is unchanged. Enter your email and we’ll send you a new link to unsubscribe.':
    'Ваша подписка не изменилась. Введите адрес, и мы пришлём новую ссылку, чтобы отписаться.',
  'Enter your email and we’ll send you a new link to change, pause or cancel your digest.':
    'Введите адрес, и мы пришлём новую ссылку, чтобы изменить, приостановить или отменить рассылку.',
  'Your subscription': 'Ваша подписка',
  'If this address has a subscription, we’ve sent it a link.':
    'Если у этого адреса есть подписка, мы отправили на него ссылку.',
  'Enter your email and we’ll send you a link to change, pause or cancel your digest.':
    'Введите адрес, и мы пришлём ссылку, чтобы изменить, приостановить или отменить рассылку.',
  'Email me the link': 'Прислать ссылку',
  'A moderator hid the post “{title}”.': 'Модератор скрыл публикацию «{title}».',
  'A moderator showed the post “{title}” again.': 'Модератор снова показал публикацию «{title}».',
  'A moderator removed the post “{title}”.': 'Модератор удалил публикацию «{title}».',
  'A moderator locked the post “{title}”.': 'Модератор закрыл комментарии к публикации «{title}».',
  'A moderator unlocked the post “{title}”.':
    'Модератор открыл комментарии к публикации «{title}».',
  'A moderator pinned the post “{title}” until {date}.':
    'Модератор закрепил публикацию «{title}» до {date}.',
  'A moderator unpinned the post “{title}”.': 'Модератор открепил публикацию «{title}».',
  'A moderator hid a post.': 'Модератор скрыл публикацию.',
  'A moderator showed a post again.': 'Модератор снова показал публикацию.',
  'A moderator removed a post.': 'Модератор удалил публикацию.',
  'A moderator locked a post.': 'Модератор закрыл комментарии к публикации.',
  'A moderator unlocked a post.': 'Модератор открыл комментарии к публикации.',
  'A moderator pinned a post until {date}.': 'Модератор закрепил публикацию до {date}.',
  'A moderator unpinned a post.': 'Модератор открепил публикацию.',
  'A moderator hid <comment>a comment</comment> on “{title}”.':
    'Модератор скрыл <comment>комментарий</comment> к «{title}».',
  'A moderator showed <comment>a comment</comment> on “{title}” again.':
    'Модератор снова показал <comment>комментарий</comment> к «{title}».',
  'A moderator removed <comment>a comment</comment> on “{title}”.':
    'Модератор удалил <comment>комментарий</comment> к «{title}».',
  'A moderator hid a comment.': 'Модератор скрыл комментарий.',
  'A moderator showed a comment again.': 'Модератор снова показал комментарий.',
  'A moderator removed a comment.': 'Модератор удалил комментарий.',
  'A moderator banned {member} until {date}.': 'Модератор заблокировал {member} до {date}.',
  'A moderator banned {member} permanently.': 'Модератор заблокировал {member} навсегда.',
  'A moderator lifted the ban on {member}.': 'Модератор разблокировал {member}.',
  'A moderator banned a member until {date}.': 'Модератор заблокировал участника до {date}.',
  'A moderator banned a member permanently.': 'Модератор заблокировал участника навсегда.',
  'A moderator lifted the ban on a member.': 'Модератор разблокировал участника.',
  'No moderation actions yet.': 'Модераторы пока ничего не делали.',
  'The reason was redacted.': 'Причина скрыта.',
  'Every issue so far. Want it in your inbox? <subscribe>Subscribe</subscribe>.':
    'Все вышедшие выпуски. Хотите получать их по почте? <subscribe>Подпишитесь</subscribe>.',
  'No issues yet. The first goes out once three posts make the cut.':
    'Выпусков пока нет. Первый выйдет, как только наберётся три достойных материала.',
  'Week of {days}': 'Неделя {days}',
  'The digest in your language': 'Рассылка на вашем языке',
  'What readers of {site} found worth reading, in one email. Available in ten languages besides <english>English</english>.':
    'То, что читатели {site} сочли достойным внимания, в одном письме. Кроме <english>английского</english>, доступна ещё на десяти языках.',
  'The digest for your industry': 'Рассылка для вашей отрасли',
  'What readers of {site} found worth reading, in one email. Tell us your field and we’ll tailor <digest>the digest</digest> to it.':
    'То, что читатели {site} сочли достойным внимания, в одном письме. Назовите свою область, и <digest>рассылка</digest> будет составлена под неё.',
  'Get the next issue by email': 'Получить следующий выпуск по почте',
  'Previous and next issue': 'Предыдущий и следующий выпуски',
  'How posts are chosen': 'Как отбираются публикации',
  'Published {date}': 'Опубликовано {date}',
  'Why these posts': 'Почему эти публикации',
  'How {site} chooses posts': 'Как {site} отбирает публикации',
  'Readers’ votes and the age of posts decide the order. The digest has the posts with the most points of its day or week, and each event once. No AI picks posts.':
    'Порядок определяют голоса читателей и возраст публикаций. В выпуск попадают публикации, набравшие больше всего баллов за день или неделю, и каждое событие только один раз. ИИ публикации не отбирает.',
  '{heading}: all rules': '{heading}: все правила',
  'Get the digest by email': 'Получать рассылку по почте',
  'What 100 points count for as a post gets older':
    'Сколько весят 100 баллов по мере старения публикации',
  'when new': 'у новой',
  'after {hours, plural, one {# hour} other {# hours}}':
    'через {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}}',
  'Post from any page': 'Публиковать с любой страницы',
  'Create a bookmark and paste this as its URL. Click it on any page to fill in the form on {site} with that page’s link and title.':
    'Создайте закладку и вставьте это как её адрес. Нажмите её на любой странице, и форма на {site} заполнится ссылкой и заголовком этой страницы.',
  'Enter a link, a text, or both.': 'Введите ссылку, текст или и то и другое.',
  'Enter a title.': 'Введите заголовок.',
  'We couldn’t read that page. Please add a title.':
    'Не удалось прочитать страницу. Добавьте заголовок вручную.',
  'Already shared {time}: {title} · {count, plural, one {# comment} other {# comments}}':
    'Уже опубликовано {time}: {title} · {count, plural, one {# комментарий} few {# комментария} many {# комментариев} other {# комментария}}',
  'Go to the discussion': 'К обсуждению',
  'Fetching the title…': 'Получаем заголовок…',
  Write: 'Редактор',
  Preview: 'Предпросмотр',
  'The preview isn’t available right now.': 'Предпросмотр сейчас недоступен.',
  'Nothing to preview yet.': 'Показывать пока нечего.',
  Text: 'Текст',
  'Formatting help': 'Справка по форматированию',
  '<c>**bold**</c>, <c>*italic*</c>, <c>`code`</c>, <c>[a link](https://example.org)</c>':
    '<c>**жирный**</c>, <c>*курсив*</c>, <c>`код`</c>, <c>[ссылка](https://example.org)</c>',
  '<c>></c> quote, <c>-</c> list item, <c>##</c> heading, blank line = new paragraph':
    '<c>></c> цитата, <c>-</c> пункт списка, <c>##</c> заголовок, пустая строка = новый абзац',
  '<c>@name</c> links to that member': '<c>@имя</c> — ссылка на участника',
  'Suggested title: {title}': 'Вариант заголовка: {title}',
  'Title filled in: {title}': 'Заголовок заполнен: {title}',
  'The title is too long by {count, number}.':
    'Заголовок длиннее допустимого на {count, plural, one {# символ} few {# символа} many {# символов} other {# символа}}.',
  'We restored your draft.': 'Мы восстановили ваш черновик.',
  'Discard draft': 'Удалить черновик',
  'Paste a link, or leave blank for a text post.':
    'Вставьте ссылку или оставьте поле пустым, чтобы опубликовать текст.',
  'Use the original headline where you can.': 'По возможности оставьте исходный заголовок.',
  'Use: “{title}”': 'Взять «{title}»',
  'This link was shared {time}.': 'Этой ссылкой уже поделились {time}.',
  'Your text is safe.': 'Ваш текст не пропал.',
  Tags: 'Теги',
  'Choose up to {max}.': 'Не больше {max}.',
  '{count} of {max} selected.': 'Выбрано {count} из {max}.',
  'You no longer follow {subject}': 'Подписка отменена: {subject}',
  'You follow {subject}': 'Вы подписались: {subject}',
  'You no longer mute {subject}': 'Больше не игнорируется: {subject}',
  'You muted {subject}': 'Теперь игнорируется: {subject}',
  'Follow [verb]': 'Подписаться',
  'Following [state]': 'Вы подписаны',
  'Mute [verb]': 'Игнорировать',
  'Muted [state]': 'Игнорируется',
  Feeds: 'Ленты',
  Newest: 'Новое',
  'Following [feed]': 'Подписки',
  '<setup>Set up your site</setup>: name, colors, feeds and the first digest.':
    '<setup>Настройте свой сайт</setup>: название, цвета, ленты и первый выпуск.',
  'These posts couldn’t be loaded.': 'Не удалось загрузить эти публикации.',
  'Follow people to see their posts here.': 'Подпишитесь на людей, и их публикации появятся здесь.',
  Lock: 'Закрыть комментарии',
  'Comments are open again': 'Комментарии снова открыты',
  Unlock: 'Открыть комментарии',
  'Locking…': 'Закрываем…',
  'Comments are locked': 'Комментарии закрыты',
  'A moderator locked the comments.': 'Модератор закрыл комментарии.',
  'Pin [verb]': 'Закрепить',
  Unpinned: 'Откреплено',
  Unpin: 'Открепить',
  Pinned: 'Закреплено',
  'Pinning…': 'Закрепляем…',
  'Choose the last day.': 'Выберите последний день.',
  'Pinned until the end of': 'Закрепить до конца дня',
  'Removed from Saved': 'Убрано из сохранённого',
  'Saved [post]': 'Сохранено',
  'Hidden. Only you can see it': 'Скрыто. Это видите только вы',
  'Save [post]': 'Сохранить',
  'You no longer follow this post': 'Вы больше не подписаны на эту публикацию',
  'New comments will be in your inbox': 'Новые комментарии будут во входящих',
  'Share [verb]': 'Поделиться',
  'Show to me': 'Показывать мне',
  'Shown in lists again': 'Снова видно в списках',
  'Hide for me': 'Скрыть для меня',
  'Hidden from your lists': 'Убрано из ваших списков',
  'Delete this post?': 'Удалить эту публикацию?',
  'Post deleted': 'Публикация удалена',
  'This can’t be undone. Comments from others stay.':
    'Отменить это нельзя. Чужие комментарии останутся.',
  'Hidden. Only you can see it.': 'Скрыто. Это видите только вы.',
  'A moderator hid this post. Only you can see it.':
    'Модератор скрыл эту публикацию. Её видите только вы.',
  'A moderator removed this post. Only you can see it.':
    'Модератор удалил эту публикацию. Её видите только вы.',
  'Waiting for review. Only you can see it until a moderator approves it.':
    'На проверке. До одобрения модератором публикацию видите только вы.',
  'Hidden by its author.': 'Скрыто автором.',
  'Waiting for review.': 'На проверке.',
  'Link copied': 'Ссылка скопирована',
  'The link to this post:': 'Ссылка на эту публикацию:',
  'by {author}': 'от {author}',
  '{minutes} min read': '{minutes} мин чтения',
  'Vote, comment or report without JavaScript':
    'Проголосовать, оставить комментарий или пожаловаться без JavaScript',
  'AI summary': 'Краткое изложение от ИИ',
  'The author deleted this post. Its discussion stays.':
    'Автор удалил эту публикацию. Обсуждение осталось.',
  'More posts': 'Ещё публикации',
  'More posts couldn’t be loaded. Try again.':
    'Не удалось загрузить ещё публикации. Попробуйте снова.',
  '{count, plural, one {# more post loaded} other {# more posts loaded}}':
    '{count, plural, one {Загружена ещё # публикация} few {Загружено ещё # публикации} many {Загружено ещё # публикаций} other {Загружено ещё # публикации}}',
  '{count, plural, one {# new} other {# new}} [comments]':
    '{count, plural, one {# новый} few {# новых} many {# новых} other {# нового}}',
  'You hid this post.': 'Вы скрыли эту публикацию.',
  'You muted {subject}.': 'Вы игнорируете {subject}.',
  Show: 'Показать',
  'Put back. [done]': 'Возвращено.',
  'Removed from your saved posts.': 'Убрано из сохранённых публикаций.',
  'Removed.': 'Убрано.',
  'Put back [verb]': 'Вернуть',
  'Why here?': 'Почему на этом месте?',
  '{points, plural, one {# point} other {# points}} and {hours, plural, one {# hour} other {# hours}} old.':
    '{points, plural, one {# балл} few {# балла} many {# баллов} other {# балла}}, возраст {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}}.',
  'Its points make it {hours, plural, one {# hour} other {# hours}} older.':
    'Из-за баллов она стоит так, будто старше на {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}}.',
  'Its points make up for {hours, plural, one {# hour} other {# hours}} of age.':
    'Благодаря баллам она стоит так, будто моложе на {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}}.',
  'So every new post starts above it.': 'Поэтому любая новая публикация начинает выше неё.',
  'So it ranks like a new post with {points, plural, one {# point} other {# points}}.':
    'Поэтому она стоит как новая, у которой {points, plural, one {# балл} few {# балла} many {# баллов} other {# балла}}.',
  'Points are upvotes minus downvotes. Votes from accounts related to the author or to another voter don’t count. No penalty, report or editor changes the order. Moderators can hide a post, but not move it. The <log>moderation log</log> lists what they did.':
    'Баллы — это голоса «за» минус голоса «против». Голоса аккаунтов, связанных с автором или с другим голосующим, не считаются. Ни штрафы, ни жалобы, ни редакция порядок не меняют. Модераторы могут скрыть публикацию, но не передвинуть её. Что они сделали, видно в <log>журнале модерации</log>.',
  'Edit profile': 'Изменить профиль',
  'Saved posts': 'Сохранённые публикации',
  'You unfollowed {subject}': 'Подписка отменена: {subject}',
  'Log in to follow {username}': 'Войти, чтобы подписаться на {username}',
  'Imported account': 'Импортированный аккаунт',
  'joined {date}': 'на сайте с {date}',
  '{count, number} karma': 'карма: {count, number}',
  '{count, plural, one {# post} other {# posts}}':
    '{count, plural, one {# публикация} few {# публикации} many {# публикаций} other {# публикации}}',
  '{count, plural, one {# follower} other {# followers}}':
    '{count, plural, one {# подписчик} few {# подписчика} many {# подписчиков} other {# подписчика}}',
  '{count, plural, one {# following} other {# following}} [people]':
    '{count, plural, one {# подписка} few {# подписки} many {# подписок} other {# подписки}}',
  'Upvoted, {count, plural, one {# point} other {# points}}':
    'Голос «за», {count, plural, one {# балл} few {# балла} many {# баллов} other {# балла}}',
  'Downvoted, {count, plural, one {# point} other {# points}}':
    'Голос «против», {count, plural, one {# балл} few {# балла} many {# баллов} other {# балла}}',
  'Vote removed, {count, plural, one {# point} other {# points}}':
    'Голос отменён, {count, plural, one {# балл} few {# балла} many {# баллов} other {# балла}}',
  'Try again.': 'Попробуйте ещё раз.',
  'Vote not saved.': 'Голос не сохранён.',
  Upvote: 'Голос «за»',
  Downvote: 'Голос «против»',
  'You can’t vote on your own post': 'За свою публикацию голосовать нельзя',
  'You can’t vote on your own comment': 'За свой комментарий голосовать нельзя',
  'About {site}': 'О сайте {site}',
  'About this site': 'Об этом сайте',
  'Get the daily digest': 'Получать ежедневную рассылку',
  'Not Found': 'Не найдено',
  'This page doesn’t exist. It may have been removed, or the link may be wrong.':
    'Такой страницы нет. Возможно, она удалена или в ссылке ошибка.',
  'Search posts': 'Поиск публикаций',
  'New posts': 'Новые публикации',
  Today: 'Сегодня',
  'Something went wrong': 'Что-то пошло не так',
  'We couldn’t show this page. Try reloading.':
    'Не удалось показать эту страницу. Попробуйте обновить её.',
  'We’ve logged it (request {requestId}).': 'Ошибка записана в журнал (запрос {requestId}).',
  'Something went wrong!': 'Что-то пошло не так!',
  'Show Error': 'Показать ошибку',
  'Hide Error': 'Скрыть ошибку',
  Languages: 'Языки',
  'In the digest': 'В рассылке',
  Related: 'Похожее',
  'More from {source}': 'Ещё с сайта {source}',
  'More by {username}': 'Ещё от {username}',
  'Site status': 'Состояние сайта',
  'This site isn’t open yet: only staff see it.': 'Сайт ещё не открыт: его видит только команда.',
  'Set up and open the site': 'Настроить и открыть сайт',
  'Saved. Your settings have more choices.': 'Сохранено. Больше возможностей — в настройках.',
  Welcome: 'Добро пожаловать',
  'Welcome to {site}, {username}. Your account is ready.':
    'Добро пожаловать на {site}, {username}. Ваш аккаунт готов.',
  'Email me replies and mentions': 'Присылать ответы и упоминания по почте',
  'Choose your settings': 'Выберите настройки',
  'We’ve sent as many codes as we may to {address}. Enter the code of {characters} letters and digits that we emailed within the last 24 hours.':
    'Больше кодов на {address} мы пока отправить не можем. Введите код из {characters} букв и цифр, который мы прислали за последние 24 часа.',
  'We sent a new code to {address}. It expires in {minutes, plural, one {# minute} other {# minutes}}.':
    'Мы отправили новый код на {address}. Он действует {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}.',
  'We sent a code to {address}. It expires in {minutes, plural, one {# minute} other {# minutes}}.':
    'Мы отправили код на {address}. Он действует {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}.',
  'Enter the {characters} letters and digits of the code.':
    'Введите код из {characters} букв и цифр.',
  'Enter the {digits} digits of the code.': 'Введите код из {digits} цифр.',
  '{characters} letters and digits. Not case-sensitive.':
    '{characters, plural, one {# символ} few {# символа} many {# символов} other {# символа}}: буквы и цифры. Регистр не важен.',
  '{digits} digits': '{digits, plural, one {# цифра} few {# цифры} many {# цифр} other {# цифры}}',
  '{count, plural, one {# comment elsewhere} other {# comments elsewhere}}':
    '{count, plural, one {# комментарий на других сайтах} few {# комментария на других сайтах} many {# комментариев на других сайтах} other {# комментария на других сайтах}}',
  '{count, plural, one {# comment on {source}} other {# comments on {source}}}':
    '{count, plural, one {# комментарий на {source}} few {# комментария на {source}} many {# комментариев на {source}} other {# комментария на {source}}}',
  'We couldn’t verify this page, so nothing was sent.':
    'Не удалось проверить эту страницу, поэтому ничего не отправлено.',
  'We couldn’t reach the site. Check your connection and try again.':
    'Сайт недоступен. Проверьте соединение и попробуйте ещё раз.',
  'The request failed with status {status}.': 'Запрос не выполнен, статус {status}.',
  'within the last hour': 'меньше часа назад',
  '{count, plural, one {# year ago} other {# years ago}}':
    '{count, plural, one {# год назад} few {# года назад} many {# лет назад} other {# года назад}}',
  '{count}y [years]': '{count, plural, one {# г.} few {# г.} many {# л.} other {# г.}}',
  '{count, plural, one {# month ago} other {# months ago}}':
    '{count, plural, one {# месяц назад} few {# месяца назад} many {# месяцев назад} other {# месяца назад}}',
  '{count}mo [months]': '{count} мес.',
  '{count, plural, one {# week ago} other {# weeks ago}}':
    '{count, plural, one {# неделю назад} few {# недели назад} many {# недель назад} other {# недели назад}}',
  '{count}w [weeks]': '{count} нед.',
  '{count, plural, one {# day ago} other {# days ago}}':
    '{count, plural, one {# день назад} few {# дня назад} many {# дней назад} other {# дня назад}}',
  '{count}d [days]': '{count} дн.',
  '{count, plural, one {# hour ago} other {# hours ago}}':
    '{count, plural, one {# час назад} few {# часа назад} many {# часов назад} other {# часа назад}}',
  '{count}h [hours]': '{count} ч',
  '{count, plural, one {# minute ago} other {# minutes ago}}':
    '{count, plural, one {# минуту назад} few {# минуты назад} many {# минут назад} other {# минуты назад}}',
  '{count}m [minutes]': '{count} мин',
  'just now': 'только что',
  'now [short age]': 'сейчас',
  'Error: API keys': 'Ошибка: Ключи API',
  'Error: Edit post': 'Ошибка: Правка публикации',
  'Edit post': 'Правка публикации',
  'The post couldn’t be loaded.': 'Не удалось загрузить публикацию.',
  'Nothing was changed': 'Ничего не изменено',
  'Title and URL can be changed for {hours, plural, one {# hour} other {# hours}} after posting.':
    'Заголовок и URL можно изменить в течение {hours, plural, one {# часа} few {# часов} many {# часов} other {# часа}} после публикации.',
  Following: 'Подписки',
  'Posts by people you follow': 'Публикации людей, на которых вы подписаны',
  '<login>Log in</login> to see posts by people you follow.':
    '<login>Войдите</login>, чтобы видеть публикации людей, на которых вы подписаны.',
  'Submit a post': 'Новая публикация',
  '{site}: new posts': '{site}: новые публикации',
  'We couldn’t find that page, so here’s the first one.':
    'Такой страницы не нашлось, поэтому вот первая.',
  'Posts couldn’t be loaded.': 'Не удалось загрузить публикации.',
  'Nothing here yet. <submit>Be the first to post</submit>.':
    'Пока ничего нет. <submit>Опубликуйте что-нибудь первыми</submit>.',
  'No posts from this period.': 'За этот период публикаций нет.',
  'See all time': 'Показать за всё время',
  'Every post and comment our moderators hide, remove, lock or pin, and every ban, with the reason. Newest first. Hidden content isn’t named. Think we got one wrong? <contact>Contact us</contact>':
    'Каждая публикация и каждый комментарий, которые модераторы скрыли, удалили, закрыли или закрепили, и каждая блокировка, с указанием причины. Сначала новые. Названия скрытого не приводятся. Думаете, мы ошиблись? <contact>Напишите нам</contact>',
  'This page couldn’t be loaded.': 'Не удалось загрузить эту страницу.',
  Older: 'Более ранние',
  'Older entries couldn’t be loaded. Try again.':
    'Не удалось загрузить более ранние записи. Попробуйте снова.',
  '{count, plural, one {# older entry loaded} other {# older entries loaded}}':
    '{count, plural, one {Загружена # более ранняя запись} few {Загружено # более ранние записи} many {Загружено # более ранних записей} other {Загружено # более ранней записи}}',
  'Older issues': 'Более ранние выпуски',
  'Older issues couldn’t be loaded. Try again.':
    'Не удалось загрузить более ранние выпуски. Попробуйте снова.',
  '{count, plural, one {# more issue loaded} other {# more issues loaded}}':
    '{count, plural, one {Загружен ещё # выпуск} few {Загружено ещё # выпуска} many {Загружено ещё # выпусков} other {Загружено ещё # выпуска}}',
  Contents: 'Содержание',
  'Other industries': 'Другие отрасли',
  'What it covers': 'О чём она',
  'A post counts as {industry} if its title or tags contain one of these words:':
    'Публикация относится к теме «{industry}», если в её заголовке или тегах есть одно из этих слов:',
  'Lately on {site}': 'Недавно на {site}',
  'That link didn’t match, so here’s the whole post.':
    'По этой ссылке ничего не нашлось, поэтому вот вся публикация.',
  'Comments couldn’t be loaded.': 'Не удалось загрузить комментарии.',
  'Post unavailable': 'Публикация недоступна',
  'Post not found': 'Публикация не найдена',
  'This post couldn’t be loaded': 'Не удалось загрузить эту публикацию',
  'Something’s wrong on our side. The post is probably fine; try again in a minute.':
    'Что-то не так на нашей стороне. С публикацией, скорее всего, всё в порядке; попробуйте через минуту.',
  'It may have been removed, or the link may be wrong.':
    'Возможно, она удалена или в ссылке ошибка.',
  'Your saved posts couldn’t be loaded.': 'Не удалось загрузить сохранённые публикации.',
  'Posts you save appear here. Only you can see them.':
    'Здесь появятся публикации, которые вы сохраните. Видите их только вы.',
  Posts: 'Публикации',
  People: 'Люди',
  'Search comments': 'Поиск комментариев',
  'Search people': 'Поиск людей',
  Relevance: 'По релевантности',
  Points: 'По баллам',
  '{count, plural, one {# or more posts} other {# or more posts}}':
    '{count, plural, one {# публикация или больше} few {# публикации или больше} many {# публикаций или больше} other {# публикации или больше}}',
  '{count, plural, one {# or more comments} other {# or more comments}}':
    '{count, plural, one {# комментарий или больше} few {# комментария или больше} many {# комментариев или больше} other {# комментария или больше}}',
  'Your search': 'Ваш запрос',
  'Search: {words}': 'Поиск: {words}',
  'Usernames and names are found by their first letters.':
    'Имена и имена пользователей ищутся по первым буквам.',
  'Tip: use {phrase}, {word}, {or}, {author} or {domain}.':
    'Совет: используйте {phrase}, {word}, {or}, {author} или {domain}.',
  'Tip: use {phrase}, {word}, {or} or {author}.':
    'Совет: используйте {phrase}, {word}, {or} или {author}.',
  'That link didn’t match. Please search again.':
    'По этой ссылке ничего не нашлось. Повторите поиск.',
  'Search in': 'Где искать',
  'exact phrase': 'точная фраза',
  'word [search]': 'слово',
  'Search isn’t available right now.': 'Поиск сейчас недоступен.',
  'Sort results': 'Порядок результатов',
  'No results for “{words}”. Check the spelling or try fewer words.':
    'По запросу «{words}» ничего не нашлось. Проверьте написание или сократите запрос.',
  'No comments found for “{words}”.': 'Комментариев по запросу «{words}» не нашлось.',
  'No username or name begins with “{words}”.':
    'Нет ни имён, ни имён пользователей, начинающихся с «{words}».',
  'Error: Settings': 'Ошибка: Настройки',
  'Top posts': 'Топ публикаций',
  'Hot posts': 'Хиты',
  Period: 'Период',
  Week: 'Неделя',
  Month: 'Месяц',
  Year: 'Год',
  'All time': 'Всё время',
  'This text couldn’t be loaded.': 'Не удалось загрузить этот текст.',
  'Moderator actions and their reasons are in the public <log>moderation log</log>.':
    'Действия модераторов и их причины видны в открытом <log>журнале модерации</log>.',
  'Post published': 'Опубликовано',
  'Error: Submit': 'Ошибка: Публикация',
  Publish: 'Опубликовать',
  'Publishing…': 'Публикуем…',
  'No posts with this tag yet.': 'Публикаций с этим тегом пока нет.',
  'This profile couldn’t be loaded.': 'Не удалось загрузить этот профиль.',
  Contributions: 'Материалы участника',
  'No posts yet.': 'Публикаций пока нет.',
  'No passkey was used. Try again.': 'Ключ доступа не использован. Попробуйте ещё раз.',
  'This device already has a passkey for your account.':
    'На этом устройстве уже есть ключ доступа к вашему аккаунту.',
  'This browser or device can’t use a passkey here.':
    'Этот браузер или устройство не может использовать здесь ключ доступа.',
  'The push service of your browser failed. Try again later.':
    'Служба уведомлений браузера не сработала. Попробуйте позже.',
  'Loading…': 'Загружаем…',
  'Earlier versions': 'Прежние версии',
  'The earlier versions couldn’t be loaded. Close this and try again.':
    'Не удалось загрузить прежние версии. Закройте окно и попробуйте ещё раз.',
  'No earlier version is stored.': 'Прежних версий нет.',
  'Until {time}': 'До {time}',
  'edited {time}': 'изменено {time}',
  'Uploading {file}…': 'Загружается {file}…',
  'Choose a file, or drop it here': 'Выберите файл или перетащите его сюда',
  'Choose another file, or drop it here': 'Выберите другой файл или перетащите его сюда',
  'You’ve been logged out. Nothing is lost; log in and try again.':
    'Вы вышли из аккаунта. Ничего не пропало: войдите и попробуйте ещё раз.',
  'Log in in a new tab': 'Войти в новой вкладке',
  'For your security, please log in again.': 'Ради безопасности войдите ещё раз.',
  'Log in again': 'Войти ещё раз',
  'You’ve been logged out.': 'Вы вышли из аккаунта.',
  'Choose a reason.': 'Выберите причину.',
  'Reported. Thank you; our moderators will take a look.':
    'Жалоба отправлена. Спасибо, модераторы её рассмотрят.',
  'Why are you reporting this?': 'На что вы жалуетесь?',
  'Anything else? (optional)': 'Что-нибудь ещё? (необязательно)',
  'Give a reason. It goes in the moderation log.':
    'Укажите причину. Она попадёт в журнал модерации.',
  Reason: 'Причина',
  '{points}. Log in to vote': '{points}. Войти, чтобы голосовать',
  'No such endpoint.': 'Такой конечной точки нет.',
  'Log in first.': 'Сначала войдите.',
  "This site isn't open yet.": 'Этот сайт ещё не открыт.',
  "API keys can't use this endpoint. Log in instead.":
    'Ключам API эта конечная точка недоступна. Войдите.',
  'This API key lacks the scope {scope}.': 'У этого ключа API нет права {scope}.',
  "The data couldn't be loaded.": 'Не удалось загрузить данные.',
  'Too many addresses tried. Try again tomorrow.':
    'Слишком много разных адресов. Попробуйте завтра.',
  'This code is incorrect or has expired. Request a new one.':
    'Код неверен или истёк. Запросите новый.',
  'This code was already used. Request a new one.': 'Этот код уже использован. Запросите новый.',
  'Another account now uses this address.': 'Этот адрес уже используется в другом аккаунте.',
  "You've downloaded your data several times today. Try again tomorrow.":
    'Сегодня вы уже несколько раз скачали свои данные. Попробуйте завтра.',
  'Mail to your address is not stopped.': 'Отправка писем на ваш адрес не остановлена.',
  'Mail to your address was stopped by a complaint or by staff. Write to the site.':
    'Отправка писем на ваш адрес остановлена из-за жалобы или командой сайта. Напишите нам.',
  "You've requested this too often today. Try again tomorrow.":
    'Слишком много таких запросов за сегодня. Попробуйте завтра.',
  'This account is scheduled for deletion.': 'Удаление этого аккаунта уже назначено.',
  "You've reached the limit of {max} keys. Revoke one to create another.":
    'У вас уже {max, plural, one {# ключ} few {# ключа} many {# ключей} other {# ключа}}, больше нельзя. Чтобы создать новый, отзовите один из них.',
  'The key was not found.': 'Ключ не найден.',
  "You can't post or comment here. You can still log in and read.":
    'Вы не можете здесь публиковать и комментировать. Входить и читать по-прежнему можно.',
  "You can't post or comment here. Reason: {reason}":
    'Вы не можете здесь публиковать и комментировать. Причина: {reason}',
  "You can't post or comment here until {until}. You can still log in and read.":
    'До {until} вы не можете здесь публиковать и комментировать. Входить и читать по-прежнему можно.',
  "You can't post or comment here until {until}. Reason: {reason}":
    'До {until} вы не можете здесь публиковать и комментировать. Причина: {reason}',
  'The user was not found.': 'Участник не найден.',
  'The {field, select, name {name} other {username}} looks like a name that only this site may use (“{sign}” looks like “{like}”).':
    '{field, select, name {Имя} other {Имя пользователя}} похоже на то, которое может использовать только этот сайт («{sign}» выглядит как «{like}»).',
  'The {field, select, name {name} other {username}} looks like a name that only this site may use.':
    '{field, select, name {Имя} other {Имя пользователя}} похоже на то, которое может использовать только этот сайт.',
  'The link was not found.': 'Ссылка не найдена.',
  'A moderator removed this post.': 'Модератор удалил эту публикацию.',
  'This post is waiting for review.': 'Эта публикация на проверке.',
  'A moderator hid this post.': 'Модератор скрыл эту публикацию.',
  'The post was not found.': 'Публикация не найдена.',
  'The author deleted this post. You can reply to its comments.':
    'Автор удалил эту публикацию. На комментарии к ней можно отвечать.',
  "The comment no longer exists, so you can't reply to it.":
    'Этого комментария больше нет, ответить на него нельзя.',
  'The comment is too deep in the thread to reply to.':
    'Комментарий слишком глубоко в ветке, ответить на него нельзя.',
  'The comment was not found.': 'Комментарий не найден.',
  "This request can't be answered right now. Try again in a moment.":
    'Сейчас ответить на этот запрос не получается. Попробуйте чуть позже.',
  'The {header} was used for another request.': '{header} уже использован для другого запроса.',
  'The sentence is already struck.': 'Фраза уже зачёркнута.',
  'The report was not found.': 'Жалоба не найдена.',
  'The issue was not found.': 'Выпуск не найден.',
  'The sentence was not found.': 'Фраза не найдена.',
  'Write the letter first.': 'Сначала напишите письмо.',
  'The digest was not found.': 'Рассылка не найдена.',
  'The link to this digest has expired.': 'Срок действия ссылки на этот выпуск истёк.',
  'The language was not found.': 'Язык не найден.',
  'The industry was not found.': 'Отрасль не найдена.',
  "This image would exceed the site's limit of {size} MB. Images that nothing uses are deleted after a week or two.":
    'С этим изображением сайт превысит свой предел в {size} МБ. Неиспользуемые изображения удаляются через одну-две недели.',
  'This site accepts members from certain domains only.':
    'Этот сайт принимает участников только с адресами определённых доменов.',
  '{site} does not accept new members.': '{site} не принимает новых участников.',
  'Answer the question of the site.': 'Ответьте на вопрос сайта.',
  'The username was just taken.': 'Это имя пользователя только что заняли.',
  'The site was not found.': 'Сайт не найден.',
  'This link has been used, or is older than a minute. Go back and try again.':
    'Ссылка уже использована, или прошло больше минуты. Вернитесь и попробуйте ещё раз.',
  "You've reached the limit of {max} linked accounts. Remove one first.":
    'У вас уже {max, plural, one {# привязанный аккаунт} few {# привязанных аккаунта} many {# привязанных аккаунтов} other {# привязанного аккаунта}}, больше нельзя. Сначала удалите один из них.',
  'This account is already linked to another member account. To see which one, log out and log in with it.':
    'Этот аккаунт уже привязан к аккаунту другого участника. Чтобы узнать, к какому, выйдите и войдите с ним.',
  'The linked account was not found.': 'Привязанный аккаунт не найден.',
  'You cannot invite others here.': 'Здесь вы не можете приглашать других.',
  "You've reached the limit of {max} invitations. End one first.":
    'У вас уже {max, plural, one {# приглашение} few {# приглашения} many {# приглашений} other {# приглашения}}, больше нельзя. Сначала завершите одно из них.',
  'The invitation was not found.': 'Приглашение не найдено.',
  'You need an invitation to join, and this one is missing or has ended.':
    'Чтобы присоединиться, нужно приглашение, а этого нет или оно больше не действует.',
  'Too many wrong codes. Try again tomorrow.': 'Слишком много неверных кодов. Попробуйте завтра.',
  'This browser has no valid code for this address. Enter the code in the browser where you requested it, or request a new one here.':
    'В этом браузере нет действующего кода для этого адреса. Введите код в том браузере, где его запросили, или запросите здесь новый.',
  'The login provider was not found.': 'Служба входа не найдена.',
  "{provider} can't be reached. Log in with an emailed code instead.":
    'Служба {provider} недоступна. Войдите с кодом из письма.',
  'The username is reserved.': 'Это имя пользователя зарезервировано.',
  'The username is taken.': 'Это имя пользователя занято.',
  "There's no account with this address anymore.": 'Аккаунта с этим адресом больше нет.',
  "This passkey doesn't work here, or the attempt has expired. Try again, or use an emailed code.":
    'Этот ключ доступа здесь не работает, или время на вход истекло. Попробуйте ещё раз или войдите с кодом из письма.',
  'Staff of this site need a passkey. Log in with yours, or add one in Settings.':
    'Команде этого сайта нужен ключ доступа. Войдите со своим или добавьте его в настройках.',
  "You've reached the limit of {max} passkeys. Remove one to add another.":
    'У вас уже {max, plural, one {# ключ доступа} few {# ключа доступа} many {# ключей доступа} other {# ключа доступа}}, больше нельзя. Чтобы добавить новый, удалите один из них.',
  'This passkey was already added.': 'Этот ключ доступа уже добавлен.',
  'The passkey was not found.': 'Ключ доступа не найден.',
  'Log in with a passkey to remove this one.':
    'Чтобы удалить этот ключ доступа, войдите с ключом доступа.',
  'This login has expired, or it was started in another browser. Start again.':
    'Время на вход истекло, или вход начат в другом браузере. Начните снова.',
  '{provider} did not log you in. Start again.':
    'Вход через {provider} не выполнен. Начните снова.',
  'The login at {provider} could not be verified. Start again.':
    'Не удалось проверить вход через {provider}. Начните снова.',
  'This address must be verified with an emailed code first. Log in or sign up with one.':
    'Сначала этот адрес нужно подтвердить кодом из письма. Войдите или зарегистрируйтесь с ним.',
  'An account was just created with this address. Log in.':
    'Аккаунт с этим адресом только что создан. Войдите.',
  'The session was not found.': 'Сеанс не найден.',
  'For your security, please log in again. This needs a login within the last 15 minutes.':
    'Ради безопасности войдите ещё раз: вход должен быть не старше 15 минут.',
  "We're getting a lot of sign-ups. Turn on JavaScript so we can check you're not a bot, or try again later.":
    'Сейчас очень много регистраций. Включите JavaScript, чтобы мы могли убедиться, что вы не бот, или попробуйте позже.',
  'This request has no valid authentication of the mail provider.':
    'В этом запросе нет действительной аутентификации почтовой службы.',
  'The application was not found.': 'Заявка не найдена.',
  "You can't ban yourself.": 'Себя заблокировать нельзя.',
  "Platform admins can't be banned.": 'Администраторов платформы заблокировать нельзя.',
  "Admins can't be banned. Ask another admin to change their role first.":
    'Администраторов заблокировать нельзя. Попросите другого администратора сначала изменить роль.',
  'Moderators can only ban members. Ask an admin.':
    'Модераторы могут блокировать только участников. Обратитесь к администратору.',
  'The entry was not found.': 'Запись не найдена.',
  'The note was not found.': 'Заметка не найдена.',
  'Moderators can only delete their own notes.': 'Модераторы могут удалять только свои заметки.',
  'The post or comment was not found.': 'Публикация или комментарий не найдены.',
  "It's no longer waiting for review.": 'Это уже не на проверке.',
  '{max} posts are pinned already. Unpin one of them first.':
    'Уже {max, plural, one {закреплена # публикация} few {закреплены # публикации} many {закреплено # публикаций} other {закреплено # публикации}}. Сначала открепите одну из них.',
  "You can't report your own posts and comments, but you can delete them.":
    'Пожаловаться на свои публикации и комментарии нельзя, но их можно удалить.',
  "There's already a rule for this.": 'Такое правило уже есть.',
  'The rule was not found.': 'Правило не найдено.',
  "You've already posted this {count} times today.":
    'Сегодня вы уже опубликовали это {count, plural, one {# раз} few {# раза} many {# раз} other {# раза}}.',
  'New accounts can post {count, plural, =1 {once} other {# times}} in their first {minutes} minutes. Try again a little later.':
    'В первые {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}} с новым аккаунтом можно публиковать не больше {count, plural, =1 {одного раза} one {# раза} few {# раз} many {# раз} other {# раза}}. Попробуйте чуть позже.',
  'New accounts can post {count} times on their first day. Try again tomorrow.':
    'В первый день с новым аккаунтом можно сделать не больше {count, plural, one {# публикации} few {# публикаций} many {# публикаций} other {# публикации}}. Попробуйте завтра.',
  'New accounts can comment {count} times on their first day. Try again tomorrow.':
    'В первый день с новым аккаунтом можно написать не больше {count, plural, one {# комментария} few {# комментариев} many {# комментариев} other {# комментария}}. Попробуйте завтра.',
  'This link was already posted by you in a post you hid.':
    'Эта ссылка уже есть в вашей публикации, которую вы скрыли.',
  'This link was already posted by you and is waiting for review.':
    'Вы уже публиковали эту ссылку, она на проверке.',
  'This link was posted here within the last 30 days.':
    'Эту ссылку здесь публиковали за последние 30 дней.',
  'The tag was not found.': 'Тег не найден.',
  "You've reached the limit of {max} followed and muted items. Remove some in Settings first.":
    'Подписок и игнорируемого в сумме уже {max}, больше нельзя. Сначала уберите что-нибудь в настройках.',
  'Log in to see posts from people you follow.':
    'Войдите, чтобы видеть публикации людей, на которых вы подписаны.',
  'This part of the sitemap was not found.': 'Эта часть карты сайта не найдена.',
  'The text was not found.': 'Текст не найден.',
  'The subscriber was not found.': 'Подписчик не найден.',
  'The subscription was not found.': 'Подписка не найдена.',
  'This link has expired. Request a new one.': 'Срок действия ссылки истёк. Запросите новую.',
  'The mail was not found.': 'Письмо не найдено.',
  'This event was already processed.': 'Это событие уже обработано.',
  'Your subscription was not found.': 'Ваша подписка не найдена.',
  'Your account already has another subscription. Erase that one first.':
    'У вашего аккаунта уже есть другая подписка. Сначала удалите её.',
  'This subscription belongs to another account.': 'Эта подписка принадлежит другому аккаунту.',
  'The segment was not found.': 'Сегмент не найден.',
  'An unsent letter uses this segment. Choose another audience for it first.':
    'Этот сегмент используется в неотправленном письме. Сначала выберите для него другую аудиторию.',
  'An unsent issue has a section for this segment. Remove the section first.':
    'В неотправленном выпуске есть раздел для этого сегмента. Сначала удалите раздел.',
  "There's already a segment with this name.": 'Сегмент с таким названием уже есть.',
  'The form was sent very quickly or has a hidden field filled in. Please send it again.':
    'Форма отправлена слишком быстро, или в ней заполнено скрытое поле. Отправьте её ещё раз.',
  'Many forms were sent from your network. Please try again tomorrow.':
    'Из вашей сети отправлено много форм. Попробуйте завтра.',
  'This link changes delivery only. Request a link by email, or log in with this address.':
    'По этой ссылке можно изменить только доставку. Запросите ссылку по почте или войдите с этим адресом.',
  'Too many invalid links tried. Try again in a few minutes.':
    'Слишком много недействительных ссылок. Попробуйте через несколько минут.',
  'Your {site} account will be deleted': 'Ваш аккаунт на {site} будет удалён',
  'Your {site} account {username} will be deleted on {date}, as you asked. Other devices and API keys have stopped working.':
    'По вашей просьбе ваш аккаунт {username} на {site} будет удалён {date}. Другие устройства и ключи API больше не работают.',
  'You can cancel in Settings until then:': 'До этого удаление можно отменить в настройках:',
  'Wasn’t you? Log in now to cancel.': 'Это были не вы? Войдите сейчас, чтобы отменить удаление.',
  'Sent by {site} because you have an account there.':
    'Письмо отправил сайт {site}, потому что у вас есть аккаунт на нём.',
  'Your address was entered in the subscription form of {site}':
    'Ваш адрес указан в форме подписки на рассылку {site}',
  'Someone entered this email address in the subscription form of {site}. The form then showed that it has an account with the username {username}.':
    'Кто-то ввёл этот адрес электронной почты в форме подписки на рассылку {site}. Форма показала, что с этим адресом есть аккаунт {username}.',
  'Nothing else was shown, and nothing has changed. You don’t have to do anything.':
    'Больше ничего показано не было, и ничего не изменилось. Делать ничего не нужно.',
  'Contact us': 'Написать нам',
  'We send at most one such email a day.': 'Такие письма мы отправляем не чаще раза в день.',
  'Sent by {site} because this is the address of your account there.':
    'Письмо отправил сайт {site}, потому что это адрес вашего аккаунта на нём.',
  'Enter this code in Settings to confirm the new email address of your {site} account {username}:':
    'Введите этот код в настройках, чтобы подтвердить новый адрес электронной почты вашего аккаунта {username} на {site}:',
  'This address already has an account on {site}': 'С этим адресом уже есть аккаунт на {site}',
  'You tried to use this address for your {site} account, but another account already has it.':
    'Вы хотели указать этот адрес для своего аккаунта на {site}, но он уже есть у другого аккаунта.',
  'To change that account’s address or delete it, log in here:':
    'Чтобы изменить адрес того аккаунта или удалить его, войдите здесь:',
  'Your {site} email address was changed':
    'Адрес электронной почты вашего аккаунта на {site} изменён',
  'The email on your {site} account {username} was changed. This address no longer works for logging in, other devices were logged out and API keys were revoked.':
    'Адрес электронной почты вашего аккаунта {username} на {site} изменён. Со старым адресом войти больше нельзя, на других устройствах выполнен выход, а ключи API отозваны.',
  'Wasn’t you? Tell us right away:': 'Это были не вы? Сразу сообщите нам:',
  'If it was you, you’re all set.': 'Если это были вы, всё в порядке.',
  'Sent by {site} because this was the address of your account there.':
    'Письмо отправил сайт {site}, потому что это был адрес вашего аккаунта на нём.',
  'A login was linked to your {site} account': 'К вашему аккаунту на {site} привязан способ входа',
  '{account} at {provider} was linked to your {site} account {username}. You can log in with it instead of an emailed code.':
    '{account} ({provider}) привязан к вашему аккаунту {username} на {site}. С ним можно входить без кода из письма.',
  'Wasn’t you? Remove it in Settings, and log out other devices there:':
    'Это были не вы? Удалите привязку в настройках и выйдите там на других устройствах:',
  'A login was removed from your {site} account':
    'Из вашего аккаунта на {site} удалён способ входа',
  '{account} at {provider} was removed from your {site} account {username}. Devices that it had logged in were logged out.':
    '{account} ({provider}) больше не привязан к вашему аккаунту {username} на {site}. На устройствах, где входили с ним, выполнен выход.',
  'Wasn’t you? Check your linked accounts and sessions in Settings:':
    'Это были не вы? Проверьте в настройках привязанные аккаунты и сеансы:',
  'New login to your {site} account': 'Новый вход в ваш аккаунт на {site}',
  '{account} at {provider} logged in to your {site} account {username} in a new browser.':
    'В ваш аккаунт {username} на {site} вошли из нового браузера через {account} ({provider}).',
  '{account} at {provider} logged in to your {site} account {username} in a new browser: {device}.':
    'В ваш аккаунт {username} на {site} вошли из нового браузера через {account} ({provider}): {device}.',
  'Sent by {site} because this address was entered there.':
    'Письмо отправил сайт {site}, потому что этот адрес указали на нём.',
  'To get email for your {site} account {username} again, enter this code in Settings:':
    'Чтобы снова получать письма для аккаунта {username} на {site}, введите этот код в настройках:',
  'The site doesn’t accept new members.': 'Сайт не принимает новых участников.',
  'The site accepts members with addresses at certain domains only.':
    'Сайт принимает участников только с адресами определённых доменов.',
  'To sign up, you need an invitation from a member.':
    'Для регистрации нужно приглашение от участника.',
  'You may have signed up with a different address.':
    'Возможно, при регистрации был указан другой адрес.',
  'No account on {site} with this address': 'На {site} нет аккаунта с этим адресом',
  'You tried to log in, but no account on {site} has this address.':
    'Вы пытались войти, но на {site} нет аккаунта с этим адресом.',
  'If you don’t have an account yet, sign up here:':
    'Если у вас ещё нет аккаунта, зарегистрируйтесь здесь:',
  'You already have an account on {site}': 'У вас уже есть аккаунт на {site}',
  'You tried to sign up, but you already have an account on {site} with this address.':
    'Вы пытались зарегистрироваться, но у вас уже есть аккаунт на {site} с этим адресом.',
  'Log in here and we’ll send you a code:': 'Войдите здесь, и мы пришлём код:',
  '{kind, select, post {Your post on {site} was hidden} other {Your comment on {site} was hidden}}':
    '{kind, select, post {Ваша публикация на {site} скрыта} other {Ваш комментарий на {site} скрыт}}',
  '{kind, select, post {A moderator of {site} hid your post “{title}”.} other {A moderator of {site} hid your comment on “{title}”.}}':
    '{kind, select, post {Модератор {site} скрыл вашу публикацию «{title}».} other {Модератор {site} скрыл ваш комментарий к «{title}».}}',
  'Only you can see it until a moderator makes it visible again.':
    'Пока модератор не покажет это снова, видите это только вы.',
  '{count} of your posts and comments on {site} were hidden':
    'Скрыты ваши публикации и комментарии на {site}: {count}',
  'A moderator of {site} reviewed {count} of your posts and comments. These were hidden: {items}.':
    'Модератор {site} проверил ваши публикации и комментарии: {count}. Скрыто: {items}.',
  '{kind, select, post {Your post on {site} was made visible again} other {Your comment on {site} was made visible again}}':
    '{kind, select, post {Ваша публикация на {site} снова видна} other {Ваш комментарий на {site} снова виден}}',
  '{kind, select, post {A moderator of {site} made your post “{title}” visible again.} other {A moderator of {site} made your comment on “{title}” visible again.}}':
    '{kind, select, post {Модератор {site} снова сделал видимой вашу публикацию «{title}».} other {Модератор {site} снова сделал видимым ваш комментарий к «{title}».}}',
  'Everyone can see it again.': 'Теперь это снова видят все.',
  '{count} of your posts and comments on {site} were made visible again':
    'Снова видны ваши публикации и комментарии на {site}: {count}',
  'A moderator of {site} reviewed {count} of your posts and comments. These were made visible again: {items}.':
    'Модератор {site} проверил ваши публикации и комментарии: {count}. Снова видны: {items}.',
  '{kind, select, post {Your post on {site} was removed} other {Your comment on {site} was removed}}':
    '{kind, select, post {Ваша публикация на {site} удалена} other {Ваш комментарий на {site} удалён}}',
  '{kind, select, post {A moderator of {site} removed your post “{title}”.} other {A moderator of {site} removed your comment on “{title}”.}}':
    '{kind, select, post {Модератор {site} удалил вашу публикацию «{title}».} other {Модератор {site} удалил ваш комментарий к «{title}».}}',
  'Only you can see it.': 'Это видите только вы.',
  '{count} of your posts and comments on {site} were removed':
    'Удалены ваши публикации и комментарии на {site}: {count}',
  'A moderator of {site} reviewed {count} of your posts and comments. These were removed: {items}.':
    'Модератор {site} проверил ваши публикации и комментарии: {count}. Удалено: {items}.',
  'Your post on {site} was locked': 'Комментарии к вашей публикации на {site} закрыты',
  'A moderator of {site} locked your post “{title}”.':
    'Модератор {site} закрыл комментарии к вашей публикации «{title}».',
  'No one can comment on it.': 'Комментировать её больше нельзя.',
  '{count} of your posts on {site} were locked':
    'Комментарии к вашим публикациям на {site} закрыты: {count}',
  'A moderator of {site} reviewed {count} of your posts. These were locked: {items}.':
    'Модератор {site} проверил ваши публикации: {count}. Комментарии закрыты: {items}.',
  'Your post on {site} was unlocked': 'Комментарии к вашей публикации на {site} открыты',
  'A moderator of {site} unlocked your post “{title}”.':
    'Модератор {site} открыл комментарии к вашей публикации «{title}».',
  'People can comment on it again.': 'Её снова можно комментировать.',
  '{count} of your posts on {site} were unlocked':
    'Комментарии к вашим публикациям на {site} открыты: {count}',
  'A moderator of {site} reviewed {count} of your posts. These were unlocked: {items}.':
    'Модератор {site} проверил ваши публикации: {count}. Комментарии открыты: {items}.',
  '{kind, select, post {Your post on {site} was approved} other {Your comment on {site} was approved}}':
    '{kind, select, post {Ваша публикация на {site} одобрена} other {Ваш комментарий на {site} одобрен}}',
  '{kind, select, post {A moderator of {site} approved your post “{title}”.} other {A moderator of {site} approved your comment on “{title}”.}}':
    '{kind, select, post {Модератор {site} одобрил вашу публикацию «{title}».} other {Модератор {site} одобрил ваш комментарий к «{title}».}}',
  'It was waiting for review. Everyone can see it now.':
    'Проверка закончена. Теперь это видят все.',
  '{count} of your posts and comments on {site} were approved':
    'Одобрены ваши публикации и комментарии на {site}: {count}',
  'A moderator of {site} reviewed {count} of your posts and comments. These were approved: {items}.':
    'Модератор {site} проверил ваши публикации и комментарии: {count}. Одобрено: {items}.',
  '{kind, select, post {Your post on {site} was not approved} other {Your comment on {site} was not approved}}':
    '{kind, select, post {Ваша публикация на {site} не одобрена} other {Ваш комментарий на {site} не одобрен}}',
  '{kind, select, post {A moderator of {site} didn’t approve your post “{title}”.} other {A moderator of {site} didn’t approve your comment on “{title}”.}}':
    '{kind, select, post {Модератор {site} не одобрил вашу публикацию «{title}».} other {Модератор {site} не одобрил ваш комментарий к «{title}».}}',
  'It was waiting for review and won’t be published.':
    'Проверка закончена, опубликовано это не будет.',
  '{count} of your posts and comments on {site} were not approved':
    'Не одобрены ваши публикации и комментарии на {site}: {count}',
  'A moderator of {site} reviewed {count} of your posts and comments. These were not approved: {items}.':
    'Модератор {site} проверил ваши публикации и комментарии: {count}. Не одобрено: {items}.',
  'Please don’t reply to this email.': 'Не отвечайте на это письмо.',
  'Reason: {reason}': 'Причина: {reason}',
  'Think this is a mistake? Tell us:': 'Думаете, это ошибка? Напишите нам:',
  'your post “{title}”': 'ваша публикация «{title}»',
  'your comment on “{title}”': 'ваш комментарий к «{title}»',
  '{list}, {item}': '{list}, {item}',
  '{list}, and {count} more': '{list} и ещё {count}',
  'Your {site} account is banned until {until}': 'Ваш аккаунт на {site} заблокирован до {until}',
  'Your {site} account is banned': 'Ваш аккаунт на {site} заблокирован',
  'Your {site} account {username} can’t post or comment until {until}.':
    'С аккаунтом {username} на {site} нельзя публиковать и комментировать до {until}.',
  'Your {site} account {username} can’t post or comment.':
    'С аккаунтом {username} на {site} нельзя публиковать и комментировать.',
  'Your posts and comments were removed.': 'Ваши публикации и комментарии удалены.',
  'You can still log in and read, and export or delete your account in Settings.':
    'Входить и читать по-прежнему можно, а скачать свои данные или удалить аккаунт — в настройках.',
  'Your {site} account is no longer banned': 'Ваш аккаунт на {site} разблокирован',
  'Your {site} account {username} is no longer banned.':
    'Ваш аккаунт {username} на {site} разблокирован.',
  'You can post and comment again:': 'Снова можно публиковать и комментировать:',
  'A passkey was added to your {site} account': 'К вашему аккаунту на {site} добавлен ключ доступа',
  'The passkey “{passkey}” was added to your {site} account {username}. You can log in with it instead of an emailed code.':
    'К вашему аккаунту {username} на {site} добавлен ключ доступа «{passkey}». С ним можно входить без кода из письма.',
  'If it was you, you’re all set. A passkey that replaces others may open the admin area only after {hours} hours.':
    'Если это были вы, всё в порядке. Если ключ добавлен взамен прежних, раздел администрирования он может открыть только через {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}}.',
  'The passkey “{passkey}” logged in to your {site} account {username} on {device}.':
    'С ключом доступа «{passkey}» выполнен вход в ваш аккаунт {username} на {site}, устройство: {device}.',
  'Wasn’t you? Log out that device in Settings, and remove the passkey:':
    'Это были не вы? Выйдите на том устройстве в настройках и удалите ключ доступа:',
  'A passkey was removed from your {site} account':
    'Из вашего аккаунта на {site} удалён ключ доступа',
  'The passkey “{passkey}” was removed from your {site} account {username}. Devices that it had logged in were logged out.':
    'Из вашего аккаунта {username} на {site} удалён ключ доступа «{passkey}». На устройствах, где входили с ним, выполнен выход.',
  'Wasn’t you? Check your passkeys and sessions in Settings:':
    'Это были не вы? Проверьте в настройках ключи доступа и сеансы:',
  'This URL supports {methods}.': 'Этот URL поддерживает {methods}.',
  'The body must be JSON, with Content-Type: application/json.':
    'Тело запроса должно быть в JSON, с Content-Type: application/json.',
  'The body must be JSON in UTF-8.': 'Тело запроса должно быть в JSON в кодировке UTF-8.',
  'This URL only supports GET.': 'Этот URL поддерживает только GET.',
  'The form can have at most {size} KB.': 'Размер формы — не больше {size} КБ.',
  'The body can have at most {size} KB.': 'Размер тела запроса — не больше {size} КБ.',
  'The form must be in UTF-8.': 'Форма должна быть в кодировке UTF-8.',
  "The form couldn't be read completely.": 'Не удалось прочитать форму полностью.',
  "The body couldn't be read completely.": 'Не удалось прочитать тело запроса полностью.',
  'This endpoint needs a valid, recent signature ({header}).':
    'Этой конечной точке нужна действительная недавняя подпись ({header}).',
  'Mail only supports GET.': 'Почта поддерживает только GET.',
  'No such email.': 'Такого письма нет.',
  'Your text': 'Ваш текст',
  "This form doesn't support this method.": 'Эта форма не поддерживает такой метод.',
  'Unknown form.': 'Неизвестная форма.',
  'You’ve been logged out. Nothing is lost: log in, then send this again.':
    'Вы вышли из аккаунта. Ничего не пропало: войдите и отправьте это ещё раз.',
  'This form was made for another login. Send it again.':
    'Эта форма создана в другом сеансе. Отправьте её ещё раз.',
  'Error: {title}': 'Ошибка: {title}',
  'Not sent': 'Не отправлено',
  'This link was shared already.': 'Этой ссылкой уже поделились.',
  'No email? <again>Request a new code</again>': 'Письма нет? <again>Запросите новый код</again>',
  'The code': 'Код',
  'A moderator will review your account. We’ll email you the decision.':
    'Модератор проверит ваш аккаунт. Решение мы пришлём по почте.',
  'Log in to {site}': 'Вход на {site}',
  'Logged in as {username}': 'Вы вошли как {username}',
  '{site} without JavaScript': '{site} без JavaScript',
  'To vote, comment or report, open a post and follow the links below its title and its comments.':
    'Чтобы проголосовать, оставить комментарий или пожаловаться, откройте публикацию и перейдите по ссылкам под её заголовком и комментариями.',
  'Read {site}': 'Читать {site}',
  'Settings need JavaScript. All other pages look as they do for visitors.':
    'Настройкам нужен JavaScript. Остальные страницы выглядят так же, как для гостей.',
  'Here you can log in, submit, comment, vote and report without JavaScript. <login>Log in</login> or <signup>sign up</signup>.':
    'Здесь можно войти, публиковать, комментировать, голосовать и жаловаться без JavaScript. <login>Войдите</login> или <signup>зарегистрируйтесь</signup>.',
  'A link, or leave blank for a text post.':
    'Ссылка. Для текстовой публикации оставьте поле пустым.',
  'At most {max} characters. Keep the original headline.':
    'Не больше {max} символов. Оставьте исходный заголовок.',
  'Text (optional with a link)': 'Текст (необязателен, если есть ссылка)',
  'Markdown.': 'Markdown.',
  'Tags (at most {max})': 'Теги (не больше {max})',
  'Your vote is saved. Pages show it within a minute.':
    'Голос сохранён. На страницах он появится в течение минуты.',
  'Saved. A moderator will review it first.': 'Сохранено. Сначала это проверит модератор.',
  'Comment on {title}': 'Комментарий к «{title}»',
  '<page>Back to the post</page>, {score, plural, one {# point} other {# points}}':
    '<page>Назад к публикации</page>, {score, plural, one {# балл} few {# балла} many {# баллов} other {# балла}}',
  '<page>Back to the post</page> by {author}, {score, plural, one {# point} other {# points}}':
    '<page>Назад к публикации</page> от {author}, {score, plural, one {# балл} few {# балла} many {# баллов} other {# балла}}',
  '<page>Back to the comment</page>, {score, plural, one {# point} other {# points}}':
    '<page>Назад к комментарию</page>, {score, plural, one {# балл} few {# балла} many {# баллов} other {# балла}}',
  '<page>Back to the comment</page> by {author}, {score, plural, one {# point} other {# points}}':
    '<page>Назад к комментарию</page> от {author}, {score, plural, one {# балл} few {# балла} many {# баллов} other {# балла}}',
  Vote: 'Голосование',
  'You haven’t voted.': 'Вы не голосовали.',
  'You voted up.': 'Вы проголосовали «за».',
  'You voted down.': 'Вы проголосовали «против».',
  'Vote up': 'Голосовать «за»',
  'Vote down': 'Голосовать «против»',
  'Remove vote': 'Отменить голос',
  Comment: 'Комментировать',
  'Post reply': 'Отправить ответ',
  Report: 'Пожаловаться',
  'The reason': 'Причина',
  'The note': 'Заметка',
  'The text': 'Текст',
  "We're having trouble right now. Try again in a moment.":
    'У нас временные неполадки. Попробуйте чуть позже.',
  'Please try again in a moment': 'Попробуйте чуть позже',
  "This page doesn't exist.": 'Такой страницы нет.',
  'Bad request': 'Неверный запрос',
  'Not allowed here': 'Здесь это не разрешено',
  'URL too long': 'Слишком длинный URL',
  'Request too large': 'Слишком большой запрос',
  'Unknown site': 'Неизвестный сайт',
  'Too many requests': 'Слишком много запросов',
  'The URL is malformed.': 'Неверный формат URL.',
  "Something went wrong on our side. We've logged it.":
    'Что-то пошло не так на нашей стороне. Мы записали ошибку в журнал.',
  'The site is very busy. Try again in a moment.': 'Сайт сильно загружен. Попробуйте чуть позже.',
  'This site is on another server now.': 'Этот сайт теперь на другом сервере.',
  'This site is moving to another server. Try again in a few seconds.':
    'Сайт переезжает на другой сервер. Повторите через несколько секунд.',
  'The request has too many headers.': 'В запросе слишком много заголовков.',
  'The request names two hosts.': 'В запросе указаны два хоста.',
  'The URL is too long.': 'URL слишком длинный.',
  "This method isn't supported.": 'Этот метод не поддерживается.',
  'No site has this host name.': 'Сайта с таким именем хоста нет.',
  'Corrected on {date}: {text}': 'Исправлено {date}: {text}',
  '{author} on {title}': '{author}: комментарий к «{title}»',
  'Hubs use GET and POST.': 'Хабы используют GET и POST.',
  'Feeds only support GET.': 'Ленты поддерживают только GET.',
  'This image was not found.': 'Изображение не найдено.',
  'Images only support GET.': 'Изображения поддерживают только GET.',
  'This URL supports POST.': 'Этот URL поддерживает POST.',
  'The body must be one message.': 'Тело запроса должно быть одним сообщением.',
  "This image doesn't exist.": 'Такого изображения нет.',
  'The sitemap only supports GET.': 'Карта сайта поддерживает только GET.',
  'This file only supports GET.': 'Этот файл поддерживает только GET.',
  'The site is very busy. This page opens automatically in a moment.':
    'Сайт сильно загружен. Эта страница скоро откроется сама.',
  "The page that sent this form isn't allowed to embed it.":
    'Странице, отправившей эту форму, не разрешено её встраивать.',
  'The form must be sent as application/x-www-form-urlencoded.':
    'Форма должна быть отправлена как application/x-www-form-urlencoded.',
  'The picture was not found.': 'Изображение не найдено.',
  'Pages only support GET.': 'Страницы поддерживают только GET.',
  'The page took too long. Try again in a moment.':
    'Страница загружалась слишком долго. Попробуйте чуть позже.',
  "This form didn't come from a page of this site.":
    'Эта форма отправлена не со страницы этого сайта.',
  'This API key is invalid, expired or revoked.':
    'Этот ключ API недействителен, истёк или отозван.',
  'Posts about {tag} on {site}, the latest first: {description}':
    'Публикации с тегом {tag} на {site}, сначала новые: {description}',
  'The digest of {site} by email in {languages}.': 'Рассылка {site} по почте, языки: {languages}.',
  'The digest of {site} by email, for {industries}.':
    'Рассылка {site} по почте для отраслей: {industries}.',
  'Past digests of {site}, the latest first: what its readers found worth reading, day by day and week by week.':
    'Прошлые выпуски рассылки {site}, сначала новые: что читатели сочли достойным внимания, день за днём и неделя за неделей.',
  '{issue} on {site}: what its readers found worth reading.':
    '{issue} на {site}: что читатели сочли достойным внимания.',
  'The links and texts with the most points of the day on {site}.':
    'Ссылки и тексты {site}, набравшие больше всего баллов за день.',
  'The links and texts with the most points of the week on {site}.':
    'Ссылки и тексты {site}, набравшие больше всего баллов за неделю.',
  'The links and texts with the most points of the month on {site}.':
    'Ссылки и тексты {site}, набравшие больше всего баллов за месяц.',
  'The links and texts with the most points of the year on {site}.':
    'Ссылки и тексты {site}, набравшие больше всего баллов за год.',
  'The links and texts with the most points of all time on {site}.':
    'Ссылки и тексты {site}, набравшие больше всего баллов за всё время.',
  'The newest links and texts that were shared on {site}, the latest first.':
    'Новые ссылки и тексты на {site}, сначала самые свежие.',
  'What readers of {site} vote for and talk about at the moment.':
    'За что сейчас голосуют и о чём говорят читатели {site}.',
  'The discussions on {site}, those with the latest comment first.':
    'Обсуждения на {site}, сначала те, где комментарии новее.',
  'A text by {author}, discussed on {site}: {score, plural, one {# point} other {# points}} and {comments, plural, one {# comment} other {# comments}}.':
    'Текст от {author}, обсуждение на {site}: {score, plural, one {# балл} few {# балла} many {# баллов} other {# балла}} и {comments, plural, one {# комментарий} few {# комментария} many {# комментариев} other {# комментария}}.',
  'A link to {host}, shared by {author} and discussed on {site}: {score, plural, one {# point} other {# points}} and {comments, plural, one {# comment} other {# comments}}.':
    'Ссылка на {host} от {author}, обсуждение на {site}: {score, plural, one {# балл} few {# балла} many {# баллов} other {# балла}} и {comments, plural, one {# комментарий} few {# комментария} many {# комментариев} other {# комментария}}.',
  'Posts by {name}, who has {posts, plural, one {# post} other {# posts}}, {comments, plural, one {# comment} other {# comments}} and {karma, number} karma on {site}.':
    'Публикации {name}; всего на {site}: {posts, plural, one {# публикация} few {# публикации} many {# публикаций} other {# публикации}}, {comments, plural, one {# комментарий} few {# комментария} many {# комментариев} other {# комментария}}, карма {karma, number}.',
  'Comments by {name}, who has {posts, plural, one {# post} other {# posts}}, {comments, plural, one {# comment} other {# comments}} and {karma, number} karma on {site}.':
    'Комментарии {name}; всего на {site}: {posts, plural, one {# публикация} few {# публикации} many {# публикаций} other {# публикации}}, {comments, plural, one {# комментарий} few {# комментария} many {# комментариев} other {# комментария}}, карма {karma, number}.',
  'What {site} is, who it is for, and how posts, votes and comments work here.':
    'Что такое {site}, для кого этот сайт и как здесь устроены публикации, голоса и комментарии.',
  'How to reach the people who run {site}: questions, reports, appeals and security.':
    'Как связаться с командой {site}: вопросы, жалобы, обжалование решений и безопасность.',
  'What {site} stores about you, why, for how long, and how to take it with you or have it erased.':
    'Что {site} хранит о вас, зачем и как долго и как забрать эти данные или удалить их.',
  'The terms under which you read {site} and take part in it, with posts, votes and comments.':
    'Условия, на которых вы читаете {site} и участвуете в жизни сайта: публикации, голоса и комментарии.',
  'Status {status}, request {request}': 'Статус {status}, запрос {request}',
  'new posts': 'новые публикации',
  'top posts': 'топ публикаций',
  'hot posts': 'хиты',
  discussions: 'обсуждения',
  'new comments': 'новые комментарии',
  'the digest': 'рассылка',
  'posts about {tag}': 'публикации с тегом {tag}',
  'posts by {name}': 'публикации {name}',
  'comments on {title}': 'комментарии к «{title}»',
  'posts with {q}': 'публикации по запросу «{q}»',
  'comments with {q}': 'комментарии по запросу «{q}»',
  'comments on this post': 'комментарии к этой публикации',
  'Opens soon': 'Скоро открытие',
  '{site} opens soon': '{site} скоро откроется',
  'Do you run this site? <login>Log in</login> or <signup>sign up</signup> to set it up.':
    'Это ваш сайт? <login>Войдите</login> или <signup>зарегистрируйтесь</signup>, чтобы настроить его.',
  'There is nothing here without JavaScript.': 'Без JavaScript здесь ничего нет.',
  'Basic version': 'Простая версия',
  'The page took too long.': 'Страница загружалась слишком долго.',
  'Top posts of the day': 'Топ публикаций за день',
  'Top posts of the week': 'Топ публикаций за неделю',
  'Top posts of the month': 'Топ публикаций за месяц',
  'Top posts of the year': 'Топ публикаций за год',
  URL: 'URL',
  Title: 'Заголовок',
  'Email address': 'Адрес электронной почты',
  'Your answer': 'Ваш ответ',
  'Invitation link': 'Ссылка-приглашение',
  Technology: 'Технологии',
  'Software, chips, networks and the companies behind them: what is being built, what breaks and what it changes.':
    'Программы, чипы, сети и компании, которые за ними стоят: что создают, что ломается и что это меняет.',
  Finance: 'Финансы',
  'Banks, markets, payments and the rules they work under: where the money goes, and why.':
    'Банки, рынки, платежи и правила, по которым они работают: куда идут деньги и почему.',
  Healthcare: 'Здравоохранение',
  'Medicine, hospitals, research and the people in their care: what helps, what it costs and who gets it.':
    'Медицина, больницы, исследования и пациенты: что помогает, сколько стоит и кому достаётся.',
  Energy: 'Энергетика',
  'Oil, gas, nuclear, sun and wind, and the grids that carry them: how the world is powered, and what that is changing.':
    'Нефть, газ, атом, солнце, ветер и сети, по которым идёт энергия: чем питается мир и что это меняет.',
  Retail: 'Розничная торговля',
  'Shops, online stores, brands and what lies between them and the customer: what sells, how and to whom.':
    'Магазины, онлайн-торговля, бренды и всё, что лежит между ними и покупателем: что продаётся, как и кому.',
  Manufacturing: 'Промышленность',
  'Factories, materials, robots and supply chains: how things are made, and where.':
    'Заводы, материалы, роботы и цепочки поставок: как и где делают вещи.',
  Education: 'Образование',
  'Schools, universities and learning at any age: what is taught, how, and what it is worth.':
    'Школы, университеты и учёба в любом возрасте: чему и как учат и чего это стоит.',
  'Real Estate': 'Недвижимость',
  'Homes, offices, land and the cities around them: what is built, what it costs and who can afford it.':
    'Жильё, офисы, земля и города вокруг них: что строят, сколько это стоит и кому по карману.',
  Transportation: 'Транспорт',
  'Cars, trains, ships, planes and the roads, rails and ports they need: how people and goods get around.':
    'Автомобили, поезда, суда, самолёты и нужные им дороги, рельсы и порты: как передвигаются люди и товары.',
  'Media & Entertainment': 'Медиа и развлечения',
  'News, film, music, games and the platforms that carry them: who makes what we watch, read and play.':
    'Новости, кино, музыка, игры и платформы, где они выходят: кто делает то, что мы смотрим, читаем и во что играем.',
  'Digest of {date}': 'Выпуск от {date}',
  'Weekly digest of {date}': 'Еженедельный выпуск от {date}',
  'AI for {industry}': 'ИИ: {industry}',
  'People who build with AI share, discuss and vote on the stories: what works in {field}, and what only works in the demo.':
    'Материалы присылают, обсуждают и оценивают голосами люди, которые сами работают с ИИ. {field}: что работает на практике, а что — только в демо.',
  'Your part of {field}': 'Ваша область: {field}',
  'Tell us what you work on. We’ll tailor your digest.':
    'Напишите, над чем работаете. Выпуск будет составлен под вас.',
  '{industry} in Global Affairs': '{industry} в мировой политике',
  'A few sentences tell you what happened in {field}, with a link to each story.':
    'Несколько предложений о том, что произошло в сфере «{field}», и ссылка на каждый материал.',
  'The questions you follow': 'Темы, за которыми вы следите',
  'Name the countries and the parts of {field} that matter to you. We’ll tailor your digest.':
    'Назовите важные для вас страны и направления в сфере «{field}». Выпуск будет составлен под вас.',
  '{industry} News & Insights': '{industry}: новости и аналитика',
  'Say what you follow in {field}, and what you’ve read enough of. We’ll tailor your digest.':
    'Напишите, за чем следите в сфере «{field}» и о чём читать уже надоело. Выпуск будет составлен под вас.',
  'Models that write code, the chips they run on, the products built around them: what practitioners share and argue about, in a few minutes of reading.':
    'Модели, которые пишут код, чипы, на которых они работают, продукты вокруг них: чем делятся и о чём спорят практики. Чтения на несколько минут.',
  'Chips, cables, satellites and export controls: how states compete over technology, and what that means for everyone who depends on it.':
    'Чипы, кабели, спутники и экспортный контроль: как государства соперничают в технологиях и что это значит для всех, кто от них зависит.',
  'Fraud models, trading systems, assistants in the bank: where AI already decides about money, and how well it does.':
    'Модели против мошенничества, торговые системы, помощники в банке: где ИИ уже распоряжается деньгами и насколько хорошо это у него выходит.',
  'Sanctions, debt, reserve currencies and central banks: how states use money for power, and power for money.':
    'Санкции, долги, резервные валюты и центральные банки: как государства обращают деньги во власть, а власть — в деньги.',
  'Diagnosis from images, drugs found by models, notes that write themselves: what works in the clinic, and what only works in the paper.':
    'Диагнозы по снимкам, лекарства, найденные моделями, записи, которые ведутся сами: что работает в клинике, а что — только в статье.',
  'Pandemics, vaccines, medicines and the treaties around them: how states share what keeps people alive, or do not.':
    'Пандемии, вакцины, лекарства и договоры о них: как государства делятся тем, что спасает жизни, или не делятся.',
  'The power that data centers take and what models give back: forecasts, grids, materials, as seen by people who build with AI.':
    'Энергия, которую берут дата-центры, и то, что дают взамен модели: прогнозы, сети, материалы — глазами тех, кто работает с ИИ.',
  'Pipelines, sanctions, minerals and the turn away from oil: who depends on whom for power, and what they do about it.':
    'Трубопроводы, санкции, полезные ископаемые и отказ от нефти: чья энергетика зависит от кого и что с этим делают.',
  'Recommendations, prices, stock and assistants that shop: what AI changes between the shelf and the customer, without the sales pitch.':
    'Рекомендации, цены, запасы и помощники, которые ходят за покупками: что ИИ меняет между полкой и покупателем, без рекламы.',
  'Tariffs, boycotts, labor and the long way of goods to the shelf: what foreign policy does to what people can buy.':
    'Пошлины, бойкоты, труд и долгий путь товара к полке: как внешняя политика меняет то, что люди могут купить.',
  'Robots that learn, inspection by camera, machines that announce their own failure: AI where things are made, told by those who build it.':
    'Роботы, которые учатся, контроль качества по камерам, станки, предупреждающие о своей поломке: ИИ на производстве, из первых рук.',
  'Industrial policy, rearmament and supply chains on the move: who makes things for whom, and who no longer wants to.':
    'Промышленная политика, перевооружение и цепочки поставок в движении: кто для кого производит и кто больше не хочет этого делать.',
  'Tutors that never tire, essays nobody wrote, exams that have to change: what AI does to learning, argued by people who know the technology.':
    'Репетиторы, которые не устают, сочинения, которых никто не писал, экзамены, которым придётся измениться: что ИИ делает с учёбой, — спорят те, кто знает технологию.',
  'Student visas, exchange, propaganda in schoolbooks and the contest for researchers: how states shape minds, at home and abroad.':
    'Студенческие визы, обмены, пропаганда в учебниках и борьба за учёных: как государства формируют умы у себя и за рубежом.',
  'Valuations by model, plans drawn on request, buildings that run themselves: what AI does to homes, offices and the work around them.':
    'Оценка с помощью моделей, планировки по запросу, здания, которые управляют собой: что ИИ делает с жильём, офисами и работой вокруг них.',
  'Foreign buyers, frozen villas, settlements and cities rebuilt after war: what land and houses have to do with power.':
    'Иностранные покупатели, арестованные виллы, поселения и города, отстроенные после войны: что связывает землю, дома и власть.',
  'Driverless cars, planned routes, ports that run by prediction: how far AI has come on the road, on rails, on water and in the air.':
    'Беспилотные автомобили, рассчитанные маршруты, порты, которые живут по прогнозу: как далеко продвинулся ИИ на дорогах, рельсах, воде и в воздухе.',
  'Straits, canals, ports, airspace and railways: the routes that trade and armies depend on, and who controls them.':
    'Проливы, каналы, порты, воздушное пространство и железные дороги: пути, от которых зависят торговля и армии, и те, кто их контролирует.',
  'Generated pictures, voices and scripts, and the quarrel over what they learned from: AI in everything we watch, read and play.':
    'Созданные моделями картинки, голоса и сценарии и спор о том, на чём они учились: ИИ во всём, что мы смотрим, читаем и во что играем.',
  'Propaganda, censorship, press freedom and films made to please: how states tell their story, and stop others from telling theirs.':
    'Пропаганда, цензура, свобода прессы и кино в угоду власти: как государства рассказывают свою версию и мешают другим рассказать свою.',
  Spanish: 'Испанский',
  French: 'Французский',
  German: 'Немецкий',
  Portuguese: 'Португальский',
  Chinese: 'Китайский',
  Japanese: 'Японский',
  Korean: 'Корейский',
  Arabic: 'Арабский',
  Hindi: 'Хинди',
  Russian: 'Русский',
  Spam: 'Спам',
  Abuse: 'Оскорбления',
  'Off topic': 'Не по теме',
  'Broken or misleading link': 'Ссылка не работает или вводит в заблуждение',
  'Something else': 'Другое',
  'The digest, daily.': 'Рассылка каждый день.',
  'The digest, weekly.': 'Рассылка раз в неделю.',
  'You’re logged in as {username} and don’t have a subscription yet.':
    'Вы вошли как {username}, подписки у вас пока нет.',
  'Subscribe with {email}': 'Подписаться с адресом {email}',
  'More options': 'Другие варианты',
  'By subscribing, you agree to our <privacy>Privacy Policy</privacy>':
    'Подписываясь, вы соглашаетесь с нашей <privacy>политикой конфиденциальности</privacy>',
  '{field} must be a text.': '{field}: нужен текст.',
  '{field} must be one line.': '{field}: нужна одна строка.',
  '{field} must not contain an incomplete character.': '{field}: есть неполный символ.',
  '{field} must be at most {n} characters.': '{field}: не больше {n} символов.',
  '{field} must have at least {n} visible characters.':
    '{field}: видимых символов нужно не меньше {n}.',
  '{field} must be a link.': '{field}: нужна ссылка.',
  '{field} must be a link that begins with http:// or https://.':
    '{field}: нужна ссылка, начинающаяся с http:// или https://.',
  '{field} must not contain the character NUL.': '{field}: символ NUL недопустим.',
  '{field} must not be empty.': '{field}: заполните это поле.',
  '{field} must be names of tags.': '{field}: нужны названия тегов.',
  '{field} must be a list of names of tags.': '{field}: нужен список названий тегов.',
  '{field} must be at most {n}.': '{field}: не больше {n}.',
  '{field} must be true or false.': '{field}: нужно true или false.',
  '{field} must be an ISO {n} time with Z or an offset.':
    '{field}: нужно время в формате ISO {n} с Z или смещением.',
  '{field} must be the ID of a comment.': '{field}: нужен ID комментария.',
  '{field} must be a name.': '{field}: нужно имя.',
  '{field} must not contain @, < or >, or a similar character.':
    '{field}: знаки @, <, > и похожие на них недопустимы.',
  '{field} must be a file in base64.': '{field}: нужен файл в base64.',
  '{field} must be at most {n} MB.': '{field}: не больше {n} МБ.',
  '{field} must be at most {n} MB, also when stored as “{m}”.':
    '{field}: не больше {n} МБ, в том числе в формате «{m}», в котором изображение сохранится.',
  '{field} must have at least {n} by {m} pixels.': '{field}: не меньше {n} × {m} пикселей.',
  '{field} must not be an animated PNG: save the animation as WebP or GIF.':
    '{field}: анимированный PNG не подходит, сохраните анимацию как WebP или GIF.',
  '{field} must be a PNG, JPEG, WebP, AVIF or GIF image.':
    '{field}: нужно изображение PNG, JPEG, WebP, AVIF или GIF.',
  '{field} must be a complete image: the file is cut off or damaged.':
    '{field}: файл изображения обрезан или повреждён.',
  '{field} must have at most {n} pixels on each side, and {m} million in all.':
    '{field}: не больше {n} пикселей по каждой стороне и {m} млн всего.',
  '{field} must have at most {n} million pixels in all its frames.':
    '{field}: не больше {n} млн пикселей во всех кадрах.',
  '{field} must be -{n}, {m} or {o}.': '{field}: нужно -{n}, {m} или {o}.',
  '{field} must be a time.': '{field}: нужно время.',
  '{field} must be the code of a language.': '{field}: нужен код языка.',
  '{field} must be one of follow, mute.': '{field}: нужно одно из значений follow, mute.',
  '{field} must be a URL.': '{field}: нужен URL.',
  '{field} must be a key.': '{field}: нужен ключ.',
  '{field} must be base64url.': '{field}: нужен формат base64url.',
  '{field} must be spam, abuse, off-topic, broken or other.':
    '{field}: нужно spam, abuse, off-topic, broken или other.',
  '{field} must be letters, digits, _ and - only.':
    '{field}: допустимы только латинские буквы, цифры, _ и -.',
  '{field} must be at least {n} characters.': '{field}: нужно не меньше {n} символов.',
  '{field} must be an email address.': '{field}: нужен адрес электронной почты.',
  '{field} must not contain full-width or other look-alike characters.':
    '{field}: полноширинные и другие похожие на обычные символы недопустимы.',
  '{field} must not contain control characters.': '{field}: управляющие символы недопустимы.',
  '{field} must be the token of an invitation.': '{field}: нужен токен приглашения.',
  '{field} must be a whole number from {n} to {m}.': '{field}: нужно целое число от {n} до {m}.',
  '{field} must be at least {n}.': '{field}: не меньше {n}.',
  '{field} must be an ID.': '{field}: нужен ID.',
  '{field} must be the code.': '{field}: нужен код.',
  '{field} must be six digits, or ten letters and digits.':
    '{field}: нужно шесть цифр или десять букв и цифр.',
  '{field} must be a ticket.': '{field}: нужен тикет.',
  '{field} must be the ticket of a hand-over.': '{field}: нужен тикет передачи.',
  '{field} must be one of at_once, daily, never.':
    '{field}: нужно одно из значений at_once, daily, never.',
  '{field} must be an object.': '{field}: нужен объект.',
  '{field} must be a time zone.': '{field}: нужен часовой пояс.',
  '{field} must be a time zone such as Europe/Berlin.':
    '{field}: нужен часовой пояс, например Europe/Berlin.',
  '{field} must be one of search, all, none.': '{field}: нужно одно из значений search, all, none.',
  '{field} must be your username.': '{field}: нужно ваше имя пользователя.',
  '{field} must be keep or delete.': '{field}: нужно keep или delete.',
  '{field} must be public-key.': '{field}: нужно public-key.',
  '{field} must be platform or cross-platform.': '{field}: нужно platform или cross-platform.',
  '{field} must be a whole number.': '{field}: нужно целое число.',
  '{field} is too long.': '{field}: слишком длинное значение.',
  '{field} must be read or write.': '{field}: нужно read или write.',
  '{field} must name at least one.': '{field}: укажите хотя бы одно значение.',
  '{field} must be daily or weekly.': '{field}: нужно daily или weekly.',
  '{field} must be texts.': '{field}: нужны тексты.',
  '{field} must be of at most {n} characters each.':
    '{field}: не больше {n} символов в каждом значении.',
  '{field} must be a list.': '{field}: нужен список.',
  '{field} must be days.': '{field}: нужны дни.',
  '{field} must be one of en, es, fr, de, pt, zh, ja, ko, ar, hi, ru.':
    '{field}: нужно одно из значений en, es, fr, de, pt, zh, ja, ko, ar, hi, ru.',
  '{field} must be one of page, modal, front, issue, embed, frame, settings, manage.':
    '{field}: нужно одно из значений page, modal, front, issue, embed, frame, settings, manage.',
  '{field} must be a path.': '{field}: нужен путь.',
  '{field} must be {n}, {m}, {o} or {p}.': '{field}: нужно {n}, {m}, {o} или {p}.',
  '{field} must be a token.': '{field}: нужен токен.',
  '{field} must be more or less.': '{field}: нужно more или less.',
  '{field} must be one of the choices.': '{field}: нужен один из вариантов.',
  '{field} must be the ID of a sentence.': '{field}: нужен ID фразы.',
  '{field} must be {n} to {m} characters without spaces.':
    '{field}: нужно от {n} до {m} символов без пробелов.',
  '{field} must be bounce or complaint.': '{field}: нужно bounce или complaint.',
  '{field} must be an address.': '{field}: нужен адрес.',
  '{field} must be the Message-ID of an email.': '{field}: нужен Message-ID письма.',
  '{field} must have fewer events.': '{field}: слишком много событий.',
  '{field} is not a known parameter.': '{field}: неизвестный параметр.',
  '{field} must be a cursor returned by this list.':
    '{field}: нужен курсор, полученный от этого списка.',
  '{field} is already your email address.': '{field}: это уже ваш адрес электронной почты.',
  '{field} is incorrect or has expired.': '{field}: неверное значение, или срок действия истёк.',
  '{field} was already used.': '{field}: уже использовано.',
  '{field} is incorrect or has expired. Request a new one.':
    '{field}: неверное значение, или срок действия истёк. Запросите новый код.',
  '{field} was already used. Request a new one.': '{field}: уже использовано. Запросите новый код.',
  '{field} must be someone else.': '{field}: нужен кто-то другой.',
  '{field} must be of a known push service.': '{field}: нужна известная служба уведомлений.',
  '{field} is required, or a text.': '{field}: заполните это поле или текст.',
  '{field} can only be changed within {n} hours.':
    '{field}: изменить можно только в течение {n} ч.',
  "{field} can't be changed after a moderator hid the post.":
    '{field}: после скрытия публикации модератором изменить нельзя.',
  '{field} is required, or a link.': '{field}: заполните это поле или ссылку.',
  '{field} must be a comment on this post.': '{field}: нужен комментарий к этой публикации.',
  "{field} no longer exists, so you can't reply to it.":
    '{field}: больше не существует, ответить нельзя.',
  '{field} is too deep in the thread to reply to.':
    '{field}: слишком глубоко в ветке, ответить нельзя.',
  '{field} cannot filter comments by domain.': '{field}: комментарии нельзя отбирать по домену.',
  '{field} was used for another request.': '{field}: уже использовано для другого запроса.',
  '{field} must be in the future. Leave it blank to send now.':
    '{field}: нужно время в будущем. Чтобы отправить сейчас, оставьте пустым.',
  '{field} must be at most a year ahead.': '{field}: не больше чем на год вперёд.',
  '{field} must be {n}.': '{field}: нужно {n}.',
  '{field} must be a segment of this site.': '{field}: нужен сегмент этого сайта.',
  '{field} was just taken.': '{field}: только что занято.',
  '{field} was not requested in this browser, or has expired.':
    '{field}: не запрашивалось в этом браузере, или срок действия истёк.',
  '{field} is required for a new provider or another issuer.':
    '{field}: обязательно для новой службы или другого издателя.',
  '{field} is reserved.': '{field}: зарезервировано.',
  '{field} is taken.': '{field}: уже занято.',
  '{field} has no account.': '{field}: аккаунта нет.',
  '{field} is invalid or has expired.': '{field}: недействительно, или срок действия истёк.',
  '{field} must have the format of the mail provider.': '{field}: нужен формат почтовой службы.',
  '{field} is required.': '{field}: обязательное поле.',
  '{field} must be in the future.': '{field}: нужно время в будущем.',
  '{field} must be hide, show or remove for a comment.':
    '{field}: для комментария нужно hide, show или remove.',
  '{field} must be within {n} days.': '{field}: не больше чем через {n} дн.',
  '{field} already has a rule.': '{field}: правило уже есть.',
  '{field} must have at most {n} links.': '{field}: не больше {n} ссылок.',
  '{field} was already posted by you in a post you hid.':
    '{field}: уже есть в вашей публикации, которую вы скрыли.',
  '{field} was already posted by you and is waiting for review.':
    '{field}: вы это уже публиковали, публикация на проверке.',
  '{field} was posted here within the last {n} days.':
    '{field}: уже публиковалось здесь за последние {n} дн.',
  '{field} must be mute for a person.': '{field}: для человека нужно mute.',
  '{field} must be a host.': '{field}: нужен хост.',
  '{field} names an invalid domain.': '{field}: указан недопустимый домен.',
  '{field} must be hot, new, top or recent without a search.':
    '{field}: без поиска нужно hot, new, top или recent.',
  '{field} cannot be used together with page.': '{field}: нельзя использовать вместе с page.',
  '{field} can only be used with sort=top.': '{field}: можно использовать только с sort=top.',
  '{field} cannot be combined with a search.': '{field}: нельзя сочетать с поиском.',
  '{field} must be relevance, new or top with a search.':
    '{field}: с поиском нужно relevance, new или top.',
  '{field} must contain something to search for.': '{field}: укажите, что искать.',
  "{field} must be names of the site's tags.": '{field}: нужны названия тегов сайта.',
  '{field} must not contain an email address.': '{field}: адрес электронной почты недопустим.',
  '{field} is required, or a token.': '{field}: заполните это поле или укажите токен.',
  '{field} have too many subjects.': '{field}: слишком много тем.',
  '{field} is the name of another segment.': '{field}: так называется другой сегмент.',
  '{field} must appear only once.': '{field}: можно указать только один раз.',
  '{field} must be {n} to {m} printable ASCII characters.':
    '{field}: нужно от {n} до {m} печатных символов ASCII.',
  '{field} must be JSON.': '{field}: нужен JSON.',
  '{field} must not be nested deeper than {n}.': '{field}: глубина вложенности не больше {n}.',
  '{field} names a field twice.': '{field}: одно поле указано дважды.',
  '{field} must not have more than {n} values.': '{field}: не больше {n} значений.',
  '{field} must be given once.': '{field}: укажите один раз.',
  '{field} must be posts or comments.': '{field}: нужно posts или comments.',
  '{field} must be a whole number from {n}, given once.':
    '{field}: нужно целое число от {n}, указанное один раз.',
  '{field} must be one of {n}.': '{field}: нужно одно из значений {n}.',
  '{field} must not have more than {n} fields.': '{field}: не больше {n} полей.',
  'Inbox, {count} unread': 'Входящие, непрочитанных: {count}',
  'for the admin area in {hours, plural, one {# hour} other {# hours}}':
    'для раздела администрирования через {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}}',
  'Links and conversation for curious people.': 'Ссылки и разговоры для любознательных.',
  'A community that shares, discusses and votes on links and texts worth the time, with a short digest by email, daily or weekly.':
    'Сообщество, которое делится ссылками и текстами, стоящими времени, обсуждает их и голосует. Короткая рассылка по почте: ежедневно или раз в неделю.',
  'The front page': 'Главная страница',
  'Newer posts with more votes rank higher. Ten times the points make up for {hours} hours of age: rank = log10(points) + t ÷ W, with the time of posting t in hours and W = {hours}.':
    'Выше стоят более новые публикации с большим числом голосов. Вдесятеро больше баллов компенсируют {hours} ч возраста: ранг = log10(баллы) + t ÷ W, где t — время публикации в часах, а W = {hours}.',
  'Points are upvotes minus downvotes. Votes from accounts linked to the author or to an earlier voter don’t count. Only votes change the order of two posts. When W changes, a post moves with its next vote. Each post states its own numbers under “Why here?”.':
    'Баллы — это голоса «за» минус голоса «против». Голоса аккаунтов, связанных с автором или с кем-то из голосовавших раньше, не учитываются. Порядок двух публикаций меняют только голоса. Когда меняется W, публикация сдвигается со следующим голосом. Свои числа каждая публикация показывает в разделе «Почему на этом месте?».',
  'A moderator can pin up to {max} posts above these lists, until a date. The moderation log names them.':
    'Модератор может закрепить над этими списками до {max} публикаций до определённой даты. Они указаны в журнале модерации.',
  'Top ranks by points over a day, week, month, year or all time. New sorts by time.':
    '«Топ» упорядочивает по баллам за день, неделю, месяц, год или за всё время, «Новое» — по времени.',
  'Comments most readers agree on come first ({confidence}% Wilson score).':
    'Первыми идут комментарии, с которыми согласно большинство (оценка Уилсона, {confidence} %).',
  'The digest': 'Рассылка',
  'An issue has up to {chosen} posts from its day or week: those with the most points. With fewer than {least} posts there is no issue. No model selects posts, but one may order those of an issue. The three with the most points stay in its first half.':
    'В выпуске до {chosen} публикаций дня или недели: тех, что набрали больше всего баллов. Если публикаций меньше {least}, выпуска нет. Публикации не отбирает никакая модель, но она может упорядочить те, что в выпуске. Три публикации с наибольшим числом баллов остаются в первой половине.',
  'Of posts with equal points, the one with more comments comes first, then the one whose publisher has fewer posts so far, then the newer one.':
    'При равных баллах первой идёт публикация с большим числом комментариев, затем та, у чьего источника пока меньше публикаций, затем более новая.',
  'At most {perPublisher} posts of one publisher are in an issue. Of ten posts, at most {texts} are text posts. An issue has at most {jobs} job post and {polls} poll, unless most posts are of that kind.':
    'В выпуске не больше {perPublisher} публикаций одного источника. Из десяти публикаций текстовых не больше {texts}. Вакансий не больше {jobs}, опросов не больше {polls}, если только большинство публикаций не такого рода.',
  'Posts far behind the one in place {place} are left out, so quiet days have short issues: a post needs at least {share}% of the points of that one, or a place in the best quarter.':
    'Публикации, сильно отстающие от той, что на месте {place}, не попадают в выпуск, поэтому в тихие дни выпуски короткие: нужно не меньше {share} % её баллов или место в лучшей четверти.',
  'A post that takes off later goes into the next issue, once: most votes come within about {hours} hours. Up to {late} such posts are added to an issue.':
    'Публикация, набравшая популярность позже, попадает в следующий выпуск один раз: большинство голосов приходит примерно за {hours} ч. К выпуску добавляется до {late} таких публикаций.',
  'We merge posts about the same event. Posts are compared by link, title and text.':
    'Публикации об одном событии мы объединяем. Их сравнивают по ссылке, заголовку и тексту.',
  'We merge posts about the same event. Posts are compared by link, title and text, and by an embedding model in all languages.':
    'Публикации об одном событии мы объединяем. Их сравнивают по ссылке, заголовку и тексту, а также с помощью модели эмбеддингов на всех языках.',
  'A story of the last {days} days (weekly: {weeklyDays}) returns only with news: at least {hours} hours later, with another link and mostly different text, and among the best {share}%. The same link returns after {linkDays} days at the earliest.':
    'Сюжет последних {days} дней (в еженедельном выпуске — {weeklyDays}) возвращается только с новостями: не раньше чем через {hours} ч, с другой ссылкой и в основном другим текстом, и если входит в лучшие {share} %. Та же ссылка возвращается не раньше чем через {linkDays} дн.',
  'An editor can change the posts of an issue before it is sent.':
    'Редактор может изменить состав выпуска до отправки.',
  'Too many searches in a short time. Try again {when}.':
    'Слишком много поисковых запросов за короткое время. Попробуйте {when}.',
  'Too many posts in a short time. Try again {when}.':
    'Слишком много публикаций за короткое время. Попробуйте {when}.',
  'Too many changes in a short time. Try again {when}.':
    'Слишком много изменений за короткое время. Попробуйте {when}.',
  'Too many links in a short time. Try again {when}.':
    'Слишком много ссылок за короткое время. Попробуйте {when}.',
  'Too many previews in a short time. Try again {when}.':
    'Слишком много запросов предпросмотра за короткое время. Попробуйте {when}.',
  'Too many comments in a short time. Try again {when}.':
    'Слишком много комментариев за короткое время. Попробуйте {when}.',
  'Too many uploads in a short time. Try again {when}.':
    'Слишком много загрузок за короткое время. Попробуйте {when}.',
  'Too many follows in a short time. Try again {when}.':
    'Слишком много подписок на участников за короткое время. Попробуйте {when}.',
  'Too many votes in a short time. Try again {when}.':
    'Слишком много голосов за короткое время. Попробуйте {when}.',
  'Too many saved posts in a short time. Try again {when}.':
    'Слишком много сохранённых публикаций за короткое время. Попробуйте {when}.',
  'Too many requests in a short time. Try again {when}.':
    'Слишком много запросов за короткое время. Попробуйте {when}.',
  'Too many follows and mutes in a short time. Try again {when}.':
    'Подписки и игнорируемое меняются слишком часто. Попробуйте {when}.',
  'Too many reports in a short time. Try again {when}.':
    'Слишком много жалоб за короткое время. Попробуйте {when}.',
  'Too many codes in a short time. Try again {when}.':
    'Слишком много кодов за короткое время. Попробуйте {when}.',
  'Too many exports in a short time. Try again {when}.':
    'Слишком много выгрузок за короткое время. Попробуйте {when}.',
  'Too many logins in a short time. Try again {when}.':
    'Слишком много входов за короткое время. Попробуйте {when}.',
  'Too many new passkeys in a short time. Try again {when}.':
    'Слишком много новых ключей доступа за короткое время. Попробуйте {when}.',
  'Too many sign-ups in a short time. Try again {when}.':
    'Слишком много регистраций за короткое время. Попробуйте {when}.',
  'Too many new keys in a short time. Try again {when}.':
    'Слишком много новых ключей за короткое время. Попробуйте {when}.',
  'Too many subscriptions in a short time. Try again {when}.':
    'Слишком много подписок за короткое время. Попробуйте {when}.',
  '{field} must be at “{n}”.': '{field}: нужен адрес на «{n}».',
  '{field} must not link to “{n}”.': '{field}: ссылки на «{n}» не допускаются.',
  '{field} must not contain “{n}”.': '{field}: «{n}» не допускается.',
  '{field} can name only one author.': '{field}: можно указать только одного автора.',
  '{field} can name only one domain.': '{field}: можно указать только один домен.',
  '{field} must be new with “{n}”.': '{field}: с «{n}» нужно new.',
  '{field} cannot be combined with “{n}”.': '{field}: нельзя сочетать с «{n}».',
  '{field} must include “{n}”, which is in use.': '{field}: нужно «{n}», оно используется.',
  '{field} must have each name only once.': '{field}: каждое имя только один раз.',
  '{field} must rename an existing tag to an unused name.':
    '{field}: переименовать можно только существующий тег, и только в свободное имя.',
  'Unknown browser': 'Неизвестный браузер',
  '{browser} on {system}': '{browser}, {system}',
  'Why do you want to join?': 'Почему вы хотите присоединиться?',
  'The CSRF token is missing or invalid. Fetch a new one and try again.':
    'Токен CSRF отсутствует или недействителен. Получите новый и попробуйте ещё раз.',
  'This request came from a page of another site.': 'Этот запрос пришёл со страницы другого сайта.',
  'The site has reached its limit of {max} rules. Delete one first.':
    'Достигнут предел правил на сайте: {max}. Сначала удалите одно.',
  'The site has reached its limit of {max} segments. Delete one first.':
    'Достигнут предел сегментов на сайте: {max}. Сначала удалите один.',
  'The site has reached its limit of {max} login providers.':
    'Достигнут предел служб входа на сайте: {max}.',
  '{editor} saved this issue on {time}.': '{editor}: этот выпуск сохранён, {time}.',
  'Another editor has changed this issue.': 'Этот выпуск изменил другой редактор.',
  "The tag {tag} can't be removed: posts use it. Rename it instead.":
    'Тег {tag} нельзя удалить: он есть у публикаций. Лучше переименуйте его.',
  "The tag {tag} can't be removed: a feed uses it. Rename it instead.":
    'Тег {tag} нельзя удалить: его использует лента. Лучше переименуйте его.',
  "The tag {tag} can't be removed: the segment “{segment}” uses it. Rename it instead.":
    'Тег {tag} нельзя удалить: его использует сегмент «{segment}». Лучше переименуйте его.',
  "The tag {tag} can't be removed: an open issue shows its posts. Rename it instead.":
    'Тег {tag} нельзя удалить: его публикации показывает открытый выпуск. Лучше переименуйте его.',
  '{username} has no email address, so no one can log in as {username}.':
    'У {username} нет адреса почты, поэтому войти как {username} никто не может.',
  "{username} is the site's only admin. Make someone else an admin first.":
    '{username}: единственный администратор сайта. Сначала назначьте кого-нибудь ещё.',
};
