import type { Translations } from '../translate.ts';

/**
 * Russian. The reader is "вы" in lower case, and no form says of which gender. `{site}` stands after a noun ("рассылка {site}"), so that it is never declined,
 * or at the beginning before a colon. The space before a dash is written as an escape, \u00a0.
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
    'Статьи, релизы и дискуссии, важные для тех, кто работает с ИИ: отобраны их голосами, на несколько минут чтения.',
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
    'Языковая модель, по тексту самих материалов, и в письме об этом сказано. Второй запрос проверяет каждое предложение. Модель может ошибаться, поэтому к каждому материалу есть ссылка.',
  'No one. A language model selects sentences by number, and we copy them from the stories, in their own language.':
    'Никто. Языковая модель выбирает предложения по номерам, а мы копируем их из материалов на языке оригинала.',
  'No one. They’re sentences copied from the stories, in their own language and without AI.':
    'Никто. Это предложения, скопированные из материалов на языке оригинала, без участия ИИ.',
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
  'You’ll get the next issue by email.': 'Следующий выпуск придёт в назначенное время.',
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
  'Choose instead': 'Лучше выбрать',
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
  'We sent you a sentence that was wrong:': 'Мы прислали вам предложение, в котором была ошибка:',
  'No. {number}': 'Выпуск № {number}',
  'Rate today’s stories': 'Оценить сегодняшние статьи',
  'Rate this week’s stories': 'Оценить статьи этой недели',
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
  '{author} commented on “{title}”': 'Комментарий от {author} к публикации «{title}»',
  '{author} replied to your comment on “{title}”':
    'Ответ от {author} на ваш комментарий к «{title}»',
  '{author} mentioned you on “{title}”': 'Упоминание вас от {author} в обсуждении «{title}»',
  '{author} commented on “{title}”, which you follow or saved':
    '{author} комментирует «{title}»: вы подписаны на это или сохранили',
  'View and reply': 'Посмотреть и ответить',
  'Turn off these emails': 'Отключить эти письма',
  'Notification settings': 'Настройки уведомлений',
  'You’re getting this email because of your notification settings.':
    'Вы получили это письмо, потому что выбрали это в настройках.',
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
  Submit: 'Опубликовать',
  Account: 'Аккаунт',
  Saved: 'Сохранённое',
  'API keys': 'Ключи API',
  Settings: 'Настройки',
  Admin: 'Администрирование',
  Logout: 'Выйти',
  '{code} is your {site} code': '{code} — ваш код для {site}',
  'Enter this code to log in to {site}:': 'Введите этот код, чтобы войти на сайт {site}:',
  'Enter this code to finish signing up for {site} as {username}:':
    'Введите этот код, чтобы завершить регистрацию на сайте {site} под именем {username}:',
  'We got many requests for codes of {site} to this address, so we send no more for now. Keep this email: if you need a code today, request one and enter this one instead:':
    'На этот адрес слишком часто запрашивали коды сайта {site}, поэтому пока мы их больше не отправляем. Сохраните это письмо: если код понадобится сегодня, запросите его и введите вместо него этот:',
  'Expires in {minutes} minutes. Only your latest code works, in the browser where you requested it.':
    'Код действует {minutes} минут. Работает только последний код, в том браузере, где его запросили.',
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
  'Continue with {provider}': 'Продолжить с {provider}',
};
