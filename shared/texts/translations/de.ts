import type { Translations } from '../translate.ts';

/** German. The reader is "Sie". */
export const de: Translations = {
  Subscribe: 'Abonnieren',
  'Subscribing...': 'Wird abonniert …',
  Subscribed: 'Abonniert',
  'Enter your email address': 'Ihre E-Mail-Adresse eingeben',
  'Check your inbox': 'Schauen Sie in Ihr Postfach',
  Daily: 'Täglich',
  Weekly: 'Wöchentlich',
  FAQ: 'Fragen und Antworten',
  Free: 'Kostenlos',
  Unsubscribe: 'Abbestellen',
  'Join {count} readers': 'Schon {count} Menschen lesen mit',
  'open rate': 'Öffnungsrate',
  Delivery: 'Wann der Newsletter kommt',
  'Email preferences': 'E-Mail-Einstellungen',
  'Email Address': 'E-Mail-Adresse',
  'Delivery Frequency': 'Versandhäufigkeit',
  'Personalize Your Summary': 'Newsletter anpassen',
  optional: 'optional',
  'Check Your Email!': 'Schauen Sie in Ihr Postfach!',
  'Successfully Subscribed!': 'Erfolgreich abonniert!',
  "We've sent you a verification email. Please click the link to confirm your subscription.":
    'Wir haben Ihnen eine Bestätigungs-E-Mail geschickt. Bitte klicken Sie auf den Link darin, um Ihr Abonnement zu bestätigen.',
  'Check your inbox for a welcome email.': 'In Ihrem Postfach wartet eine Willkommens-E-Mail.',
  'Something went wrong. Please try again.':
    'Etwas ist schiefgelaufen. Bitte versuchen Sie es noch einmal.',
  'No spam, unsubscribe anytime.': 'Kein Spam, jederzeit abbestellbar.',
  'Privacy Policy': 'Datenschutzerklärung',
  'Welcome back, {username}!': 'Willkommen zurück, {username}!',
  'Log in to your account': 'Bei Ihrem Konto anmelden',
  'AI news worth your time': 'KI-Nachrichten, die Ihre Zeit wert sind',
  'The papers, releases and arguments that people who build with AI are talking about, chosen by their votes, in a few minutes of reading.':
    'Fachartikel, Releases und Debatten, über die man in der KI-Praxis spricht: per Abstimmung ausgewählt, für wenige Minuten Lesezeit.',
  'Chosen by practitioners': 'Von Fachleuten ausgewählt',
  'People who work with the technology share, discuss and vote on the stories.':
    'Menschen, die mit dieser Technologie arbeiten, teilen und diskutieren Beiträge und stimmen darüber ab.',
  'In brief, with links': 'Kurz gefasst und verlinkt',
  'A few sentences tell you what’s new, with a link to each story.':
    'In wenigen Sätzen erfahren Sie, was neu ist. Jeder Beitrag ist verlinkt.',
  'In your words': 'In Ihren Worten',
  'Tell us what you care about. We’ll tailor your digest.':
    'Sagen Sie, was Sie interessiert. Ihr Newsletter richtet sich danach.',
  'Daily or weekly': 'Täglich oder wöchentlich',
  'One email at the time you choose. Pause or unsubscribe with one click.':
    'Eine E-Mail zur Uhrzeit Ihrer Wahl. Mit einem Klick pausiert oder abbestellt.',
  'World affairs, without the noise': 'Weltpolitik ohne Getöse',
  'The reports, analyses and debates on international relations that our community found worth discussing, in a few minutes of reading.':
    'Die Berichte, Analysen und Debatten zu den internationalen Beziehungen, die unsere Community diskussionswürdig fand, für wenige Minuten Lesezeit.',
  'Chosen by informed readers': 'Mit Sachverstand ausgewählt',
  'People who follow world affairs closely share, discuss and vote on the stories.':
    'Menschen, die das Weltgeschehen aufmerksam verfolgen, teilen und diskutieren Beiträge und stimmen darüber ab.',
  'A few sentences tell you what happened, with a link to each story.':
    'In wenigen Sätzen erfahren Sie, was geschehen ist. Jeder Beitrag ist verlinkt.',
  'Name the regions and questions you follow. We’ll tailor your digest.':
    'Nennen Sie die Regionen und Fragen, die Sie verfolgen. Ihr Newsletter richtet sich danach.',
  'The stories worth reading, in one email': 'Was sich zu lesen lohnt, in einer E-Mail',
  'What our community shared, discussed and voted to the top, in a few minutes of reading.':
    'Was unsere Community geteilt, diskutiert und nach oben gewählt hat, für wenige Minuten Lesezeit.',
  'Chosen by readers': 'Von der Community ausgewählt',
  'People like you share, discuss and vote on the stories.':
    'Menschen wie Sie teilen und diskutieren Beiträge und stimmen darüber ab.',
  '{site} by email': 'Der Newsletter von {site}',
  'Get the digest': 'Newsletter erhalten',
  'What you get': 'Was Sie bekommen',
  'For example: mostly energy and climate': 'Zum Beispiel: vor allem über Energie und Klima',
  'Tell us what you want: topics, language, what to skip.':
    'Sprache, Themen, was wegbleiben soll: in Ihren eigenen Worten.',
  'Preview my digest': 'Vorschau ansehen',
  'Writing a preview...': 'Vorschau wird erstellt …',
  'A sample from the latest posts.': 'Aus den neuesten Beiträgen. So liest sich der Newsletter.',
  'From the latest issue': 'Aus der letzten Ausgabe',
  'The first issue goes out once three posts make the cut.':
    'Die erste Ausgabe erscheint, sobald es drei Beiträge gibt, die den Versand lohnen.',
  'Daily {hour, plural, =8 {at 8 in the morning} other {at #:00}}, or weekly on Mondays, in your time zone. You can change the time whenever you like.':
    'Täglich um {hour, plural, =8 {8 Uhr morgens} other {# Uhr}} oder wöchentlich am Montag, in Ihrer Zeitzone. Eine andere Uhrzeit können Sie jederzeit wählen.',
  'What does it cost?': 'Was kostet das?',
  'Nothing. There’s no paid edition.': 'Nichts. Es gibt keine kostenpflichtige Ausgabe.',
  'Who writes the summaries?': 'Wer schreibt die Zusammenfassungen?',
  'A language model writes them from the text of the stories, and the email says so. A second request checks each sentence. Mistakes are still possible, so every story has a link.':
    'Ein Sprachmodell schreibt sie aus dem Text der Beiträge, und die E-Mail weist darauf hin. Eine zweite Abfrage prüft jeden Satz. Fehler bleiben möglich, deshalb ist jeder Beitrag verlinkt.',
  'No one. A language model selects sentences by number, and we copy them from the stories, in their own language.':
    'Niemand. Ein Sprachmodell wählt Sätze anhand ihrer Nummer aus, und wir übernehmen sie aus den Beiträgen, in der Originalsprache.',
  'No one. They’re sentences copied from the stories, in their own language and without AI.':
    'Niemand. Es sind Sätze aus den Beiträgen, in der Originalsprache und ohne KI übernommen.',
  'What happens to my email address?': 'Was geschieht mit meiner Adresse?',
  'We use it only to send you the digest of {site}. You can download or erase everything we have about you, without an account.':
    'Sie wird für den Newsletter von {site} verwendet und für nichts anderes. Sie können alles, was wir über Sie gespeichert haben, herunterladen oder löschen, auch ohne Konto.',
  'Other languages': 'Andere Sprachen',
  'In English': 'Auf Englisch',
  'Enter your email address.': 'Geben Sie Ihre E-Mail-Adresse ein.',
  'Enter a valid email, like name@example.com.':
    'Geben Sie eine E-Mail-Adresse in der Form name@example.com ein.',
  'Send again': 'Erneut senden',
  'There is a problem': 'Es gibt ein Problem',
  '{used} of {most} characters': '{used} von {most} Zeichen',
  Close: 'Schließen',
  'Maybe Later': 'Vielleicht später',
  'Get Started': 'Loslegen',
  'Stay Informed with {site}': 'Mit {site} auf dem Laufenden bleiben',
  'Get curated summaries delivered to your inbox':
    'Ausgewählte Zusammenfassungen direkt in Ihr Postfach',
  'You already have an account. Log in to manage your subscription.':
    'Sie haben bereits ein Konto. Melden Sie sich an, um Ihr Abonnement zu verwalten.',
  'Create an account with this address to comment, vote and follow people.':
    'Erstellen Sie mit dieser Adresse ein Konto, um zu kommentieren, abzustimmen und anderen zu folgen.',
  'Confirm your subscription to {site}': 'Bestätigen Sie Ihr Abonnement von {site}',
  'One more step: press the button to get the digest at {email}.':
    'Nur noch ein Schritt: Klicken Sie auf die Schaltfläche, und der Newsletter kommt an {email}.',
  'Confirm subscription': 'Abonnement bestätigen',
  'Your subscription is confirmed': 'Ihr Abonnement ist bestätigt',
  'You’ll get the next issue by email.': 'Die nächste Ausgabe kommt per E-Mail zu Ihnen.',
  'This link has expired': 'Dieser Link ist abgelaufen',
  'Confirmation links work for 7 days.':
    'Links zum Bestätigen eines Abonnements gelten 7 Tage lang.',
  'Email me a link': 'Neuen Link senden',
  'We’ve sent you a new link.': 'Ein neuer Link ist zu Ihnen unterwegs.',
  'This link doesn’t work': 'Dieser Link funktioniert nicht',
  'The link may be incomplete. Open it from the email again.':
    'Vielleicht wurde er unterwegs abgeschnitten. Öffnen Sie den vollständigen Link aus der E-Mail.',
  'Your subscription to {site}': 'Ihr Abonnement von {site}',
  'How often': 'Wie oft',
  'Personalize your digest': 'Ihre Wünsche',
  'about {subject}': 'über {subject}',
  'only about {subject}': 'nur über {subject}',
  'without {subject}': 'ohne {subject}',
  'in plain language': 'in einfachen Worten',
  'for experts': 'für Fachleute',
  short: 'kurz',
  'in detail': 'ausführlich',
  'Language of the emails': 'Sprache der E-Mails',
  'Time zone': 'Zeitzone',
  'Choose a time zone from the list, such as Europe/Berlin.':
    'Wählen Sie eine Zeitzone aus der Liste, zum Beispiel Europe/Berlin.',
  'Delivery time': 'Uhrzeit',
  'Delivery day': 'Wochentag',
  Pause: 'Pause',
  '{weeks, plural, one {Pause for # week} other {Pause for # weeks}}':
    '{weeks, plural, one {# Woche pausieren} other {# Wochen pausieren}}',
  Resume: 'Versand fortsetzen',
  'Paused until {date}': 'Pausiert bis zum {date}',
  'Next issue: {date}': 'Nächste Ausgabe: {date}',
  Save: 'Speichern',
  'Saved [settings]': 'Gespeichert',
  'Unsubscribe from {site}?': 'Den Newsletter von {site} abbestellen?',
  'We’ll stop sending the digest to {email}.':
    'An {email} wird dann kein Newsletter mehr geschickt.',
  'You’ve unsubscribed': 'Der Newsletter ist abbestellt',
  'We won’t send the digest to {email} from now on.':
    'An {email} wird kein Newsletter mehr geschickt.',
  Undo: 'Wieder abonnieren',
  'You’re subscribed again': 'Ihr Abonnement läuft wieder',
  'Download my data': 'Meine Daten herunterladen',
  'Erase my data': 'Meine Daten löschen',
  'This erases everything we have about this subscription immediately. It can’t be undone.':
    'Alles, was wir zu diesem Abonnement gespeichert haben, wird sofort gelöscht. Das lässt sich nicht rückgängig machen.',
  'Your data was erased': 'Ihre Daten sind gelöscht',
  'Link to my account': 'Mit meinem Konto verknüpfen',
  'Linked to your account {username}': 'Mit dem Konto {username} verknüpft',
  'To see or change your own words, or to download or erase your data, request a link by email.':
    'Um Ihre eigenen Worte zu sehen oder zu ändern, Ihre Daten herunterzuladen oder zu löschen, lassen Sie sich einen Link per E-Mail senden.',
  'Links to your preferences in earlier emails then stop working. Unsubscribing still works.':
    'Links zu Ihren Einstellungen in früheren E-Mails funktionieren dann nicht mehr. Abbestellen bleibt möglich.',
  'Disable old links': 'Alte Links ungültig machen',
  'Old links are invalid': 'Alte Links sind ungültig',
  'This link works for one hour.': 'Der Link gilt eine Stunde lang.',
  'More like this': 'Mehr davon',
  'Less like this': 'Weniger davon',
  'Choose what to add to your preferences.':
    'Wählen Sie die Wörter, die zu Ihren Wünschen hinzukommen.',
  'This post has no topic to choose from.': 'Dieser Beitrag hat kein Thema zur Auswahl.',
  'Too many requests right now. Please try again later.':
    'Im Moment gibt es zu viele Anfragen. Bitte versuchen Sie es später noch einmal.',
  'Try again': 'Noch einmal versuchen',
  'The form wasn’t sent yet. Please press “Send again”.':
    'Das Formular wurde noch nicht gesendet. Klicken Sie bitte auf „Erneut senden“.',
  'A digest can be read in the browser for 60 days.':
    'Eine Ausgabe lässt sich 60 Tage lang im Browser lesen.',
  'Past issues': 'Frühere Ausgaben',
  'Choose instead': 'Lieber auswählen',
  'We’re reading your words. Look again in a minute.':
    'Wir lesen gerade Ihren Text. Schauen Sie in einer Minute wieder nach.',
  'We couldn’t read all of this. Choose below.':
    'Wir konnten nicht alles lesen. Wählen Sie unten aus.',
  'We can’t do this: {list}.': 'Das können wir nicht: {list}.',
  'About [topics]': 'Über',
  Without: 'Ohne',
  'Others, separated by commas': 'Andere, durch Kommas getrennt',
  'Only these topics': 'Nur diese Themen',
  'No email when nothing matches': 'Keine E-Mail, wenn nichts passt',
  Level: 'Niveau',
  Length: 'Länge',
  Standard: 'Normal',
  'Number of posts': 'Anzahl der Beiträge',
  'Days of the daily digest': 'Tage der täglichen Ausgabe',
  'Every day': 'Jeden Tag',
  'On these days:': 'An diesen Tagen:',
  'Choose at most {most} topics of at most 60 characters.':
    'Wählen Sie höchstens {most} Themen mit höchstens 60 Zeichen.',
  'Written and checked by AI': 'Von KI verfasst und geprüft',
  'Sentences selected by AI': 'Von KI ausgewählte Sätze',
  Excerpt: 'Auszug',
  'Written by the editor': 'Von der Redaktion verfasst',
  'Summary by {publisher}': 'Zusammenfassung von {publisher}',
  'Show the passage': 'Textstelle anzeigen',
  'In the source': 'In der Quelle',
  'The posts in this issue have been removed.': 'Die Beiträge dieser Ausgabe wurden entfernt.',
  'New since {date}': 'Neu seit dem {date}',
  'Report this sentence': 'Diesen Satz melden',
  'Report a sentence': 'Einen Satz melden',
  'Is this sentence wrong? The editors of this site compare it with its source.':
    'Ist dieser Satz falsch? Die Redaktion vergleicht ihn mit der Quelle.',
  'Source passages': 'Worauf er sich stützt',
  'What is wrong? (optional)': 'Was ist falsch? (optional)',
  'Thank you': 'Vielen Dank',
  'The editors will look at the sentence. If it is wrong, they strike it, and everyone who received it gets a correction.':
    'Die Redaktion prüft den Satz. Ist er falsch, wird er gestrichen, und alle, die ihn erhalten haben, bekommen eine Korrektur.',
  'Back to the issue': 'Zurück zur Ausgabe',
  'One click and the digest is yours.': 'Ein Klick, und der Newsletter kommt zu Ihnen.',
  'Confirm your subscription': 'Bestätigen Sie Ihr Abonnement',
  'Please confirm that you want the digest of {site}.':
    'Mit Ihrer Adresse wurde der Newsletter von {site} angefordert, vermutlich von Ihnen selbst. Klicken Sie auf die Schaltfläche, um ihn zu erhalten.',
  'An earlier email from us to this address came back. Confirm, and we’ll send to it again.':
    'Eine frühere E-Mail von uns an diese Adresse kam zurück. Bestätigen Sie, dann schreiben wir Ihnen wieder.',
  'This link expires in 7 days.': 'Der Link gilt 7 Tage lang.',
  'Didn’t ask for this? Ignore it and you won’t hear from us.':
    'Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Ohne Ihre Bestätigung wird nichts verschickt.',
  'Welcome to {site}': 'Willkommen bei {site}',
  'Your subscription is confirmed.': 'Ihr Abonnement ist bestätigt.',
  'You chose the daily digest.': 'Sie haben den täglichen Newsletter gewählt.',
  'You chose the weekly digest.': 'Sie haben den wöchentlichen Newsletter gewählt.',
  'Read the latest issue': 'Die neueste Ausgabe lesen',
  'Digests come from {address}. Add it to your contacts, so that digests reach your inbox.':
    'Der Newsletter kommt von {address}. Fügen Sie diese Adresse Ihren Kontakten hinzu, damit er in Ihrem Postfach ankommt.',
  'Change frequency or topics': 'Häufigkeit und Themen ändern',
  '{site}: Email preferences': '{site}: E-Mail-Einstellungen',
  'Correction from {site}': 'Korrektur von {site}',
  Correction: 'Korrektur',
  'We sent you a sentence that was wrong:': 'Wir haben Ihnen einen Satz geschickt, der falsch war:',
  'No. {number}': 'Nr. {number}',
  'Rate today’s stories': 'Die heutigen Beiträge bewerten',
  'Rate this week’s stories': 'Die Beiträge dieser Woche bewerten',
  Discuss: 'Diskutieren',
  'Written and checked by AI. Every sentence links to its source.':
    'Von KI verfasst und geprüft. Jeder Satz verweist auf seine Quelle.',
  'Sentences from the sources, selected by AI': 'Sätze aus den Quellen, von KI ausgewählt',
  'Excerpts. No AI used.': 'Auszüge, ohne KI erstellt',
  '{count, plural, one {# comment} other {# comments}}':
    '{count, plural, one {# Kommentar} other {# Kommentare}}',
  '{count, plural,\n        one {See the other post in the browser}\n        other {See the other # posts in the browser}\n      }':
    '{count, plural,\n        one {Den weiteren Beitrag im Browser ansehen}\n        other {Die weiteren # Beiträge im Browser ansehen}\n      }',
  '{count, plural,\n        one {# post about {topics} today.}\n        other {# posts about {topics} today.}\n      }':
    '{count, plural,\n        one {Heute # Beitrag zu Ihren Themen: {topics}.}\n        other {Heute # Beiträge zu Ihren Themen: {topics}.}\n      }',
  '{count, plural,\n        one {# post about {topics} this week.}\n        other {# posts about {topics} this week.}\n      }':
    '{count, plural,\n        one {Diese Woche # Beitrag zu Ihren Themen: {topics}.}\n        other {Diese Woche # Beiträge zu Ihren Themen: {topics}.}\n      }',
  'The nearest are:': 'Am nächsten kommen:',
  'Nothing on {topics} today.': 'Heute nichts zu {topics}.',
  'Nothing on {topics} this week.': 'Diese Woche nichts zu {topics}.',
  'Also on {site}': 'Außerdem auf {site}',
  'From people you follow': 'Von Menschen, denen Sie folgen',
  'View in browser': 'Im Browser ansehen',
  'You’re getting this because you subscribed to the digest of {site}.':
    'Sie erhalten diese E-Mail, weil Sie den Newsletter von {site} abonniert haben.',
  Preferences: 'Pausieren oder ändern',
  '{author} commented on “{title}”': '{author} hat „{title}“ kommentiert',
  '{author} replied to your comment on “{title}”':
    '{author} hat auf Ihren Kommentar zu „{title}“ geantwortet',
  '{author} mentioned you on “{title}”': '{author} hat Sie bei „{title}“ erwähnt',
  '{author} commented on “{title}”, which you follow or saved':
    '{author} hat „{title}“ kommentiert, einen Beitrag, dem Sie folgen oder den Sie gespeichert haben',
  'View and reply': 'Ansehen und antworten',
  'Turn off these emails': 'Diese E-Mails abschalten',
  'Notification settings': 'Einstellungen für Benachrichtigungen',
  'You’re getting this email because of your notification settings.':
    'Sie erhalten diese E-Mail, weil Sie es in Ihren Einstellungen so gewählt haben.',
  'New in your inbox: {count}': 'Neu in Ihrem Posteingang: {count}',
  'And {count} more in your inbox': 'Und {count} weitere in Ihrem Posteingang',
  'Open your inbox': 'Posteingang öffnen',
  'Turn off these emails?': 'Diese E-Mails abschalten?',
  'You’ll still find everything in your inbox on the site.':
    'Auf der Website finden Sie weiterhin alles in Ihrem Posteingang.',
  'Turn off': 'Abschalten',
  'These emails are turned off': 'Diese E-Mails sind abgeschaltet',
  'You are now a member of {site}': 'Sie sind jetzt Mitglied von {site}',
  '{site} did not accept your application': '{site} hat Ihre Beitrittsanfrage nicht angenommen',
  'Log in': 'Anmelden',
  'You’re getting this email because you applied to join {site}.':
    'Sie erhalten diese E-Mail, weil Sie {site} beitreten wollten.',
  'Skip to content': 'Zum Inhalt springen',
  Main: 'Hauptnavigation',
  Hot: 'Beliebt',
  New: 'Neu',
  Top: 'Top',
  Search: 'Suche',
  Menu: 'Menü',
  'Dark mode': 'Dunkles Design',
  Login: 'Anmelden',
  'Sign Up': 'Registrieren',
  Footer: 'Fußzeile',
  Home: 'Startseite',
  Discussions: 'Diskussionen',
  'Digest by language': 'Newsletter nach Sprache',
  'Digest by industry': 'Newsletter nach Branche',
  'Manage subscription': 'Abonnement verwalten',
  About: 'Über uns',
  Contact: 'Kontakt',
  Terms: 'Nutzungsbedingungen',
  Privacy: 'Datenschutz',
  'All rights reserved.': 'Alle Rechte vorbehalten.',
  Digest: 'Newsletter',
  'API docs': 'API-Dokumentation',
  'Moderation log': 'Moderationsprotokoll',
  RSS: 'RSS',
  Inbox: 'Posteingang',
  Submit: 'Einreichen',
  Account: 'Konto',
  Saved: 'Gespeichert',
  'API keys': 'API-Schlüssel',
  Settings: 'Einstellungen',
  Admin: 'Verwaltung',
  Logout: 'Abmelden',
  '{code} is your {site} code': '{code} ist Ihr Code für {site}',
  'Enter this code to log in to {site}:':
    'Geben Sie diesen Code ein, um sich bei {site} anzumelden:',
  'Enter this code to finish signing up for {site} as {username}:':
    'Geben Sie diesen Code ein, um Ihre Registrierung bei {site} als {username} abzuschließen:',
  'We got many requests for codes of {site} to this address, so we send no more for now. Keep this email: if you need a code today, request one and enter this one instead:':
    'Für diese Adresse wurden sehr viele Codes von {site} angefordert, daher senden wir vorerst keine weiteren. Bewahren Sie diese E-Mail auf: Wenn Sie heute einen Code brauchen, fordern Sie einen an und geben Sie stattdessen diesen ein:',
  'Expires in {minutes} minutes. Only your latest code works, in the browser where you requested it.':
    'Der Code gilt {minutes} Minuten. Nur der neueste Code funktioniert, und zwar in dem Browser, in dem Sie ihn angefordert haben.',
  'This code is longer because of repeated attempts on your account.':
    'Dieser Code ist länger, weil es wiederholte Versuche mit Ihrem Konto gab.',
  'It works once within 24 hours, in any browser.':
    'Er gilt einmal innerhalb von 24 Stunden, in jedem Browser.',
  'Didn’t request this? Ignore it. Never share this code.':
    'Nicht angefordert? Dann ignorieren Sie diese E-Mail. Geben Sie den Code nie weiter.',
  'You need an invitation to join {site}. Open the link that you were sent.':
    'Für {site} brauchen Sie eine Einladung. Öffnen Sie den Link, den Sie erhalten haben.',
  'The moderators of {site} review new members. Answer the question, and we’ll email you their decision.':
    'Die Moderation von {site} entscheidet über neue Mitglieder. Beantworten Sie die Frage; die Entscheidung erhalten Sie per E-Mail.',
  'You can join {site} with an email address at: {domains}':
    'Sie können {site} mit einer E-Mail-Adresse bei diesen Domains beitreten: {domains}',
  '{site} does not accept new members. Everyone can read it.':
    '{site} nimmt keine neuen Mitglieder auf. Lesen können alle.',
  'Changed.': 'Geändert.',
  'Your email address is {email}. It’s private.':
    'Ihre E-Mail-Adresse lautet {email}. Niemand sonst sieht sie.',
  'New email address': 'Neue E-Mail-Adresse',
  'Enter an email address, like name@example.org.':
    'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.org.',
  'Change email address': 'E-Mail-Adresse ändern',
  'We’ll email you a code. Changing it logs out other devices and revokes your API keys.':
    'Sie erhalten einen Code per E-Mail. Die Änderung meldet andere Geräte ab und widerruft Ihre API-Schlüssel.',
  'Sending…': 'Wird gesendet …',
  'Email me a code': 'Code per E-Mail senden',
  Code: 'Code',
  'Your email address was changed.': 'Ihre E-Mail-Adresse wurde geändert.',
  'Your email address changes once you enter it.':
    'Ihre E-Mail-Adresse wird geändert, sobald Sie den Code eingeben.',
  'One moment…': 'Einen Moment …',
  Back: 'Zurück',
  'Match device': 'Wie das Gerät',
  'Light [theme]': 'Hell',
  'Dark [theme]': 'Dunkel',
  'Theme in this browser': 'Design in diesem Browser',
  'Saved.': 'Gespeichert.',
  'Post, followed': 'Beitrag, dem Sie folgen',
  'Post, hidden': 'Ausgeblendeter Beitrag',
  'Tag, followed': 'Schlagwort, dem Sie folgen',
  'Tag, muted': 'Stummgeschaltetes Schlagwort',
  'Domain, followed': 'Domain, der Sie folgen',
  'Domain, muted': 'Stummgeschaltete Domain',
  'Person, followed': 'Person, der Sie folgen',
  'Person, muted': 'Stummgeschaltete Person',
  '{name} is removed.': '{name} ist entfernt.',
  'This list couldn’t be loaded.': 'Diese Liste konnte nicht geladen werden.',
  'Nothing yet. Follow or mute a post, a tag, a domain or a person on their pages.':
    'Noch nichts. Auf den Seiten von Beiträgen, Schlagwörtern, Domains und Personen können Sie ihnen folgen oder sie stummschalten.',
  Remove: 'Entfernen',
  Username: 'Benutzername',
  'Posts and comments': 'Beiträge und Kommentare',
  'Your account will be deleted in {days, plural, one {# day} other {# days}}.':
    'Ihr Konto wird in {days, plural, one {# Tag} other {# Tagen}} gelöscht.',
  'Type your username, {username}, to confirm.':
    'Geben Sie zur Bestätigung Ihren Benutzernamen {username} ein.',
  'Delete account': 'Konto löschen',
  'Your account will be deleted after {days, plural, one {# day} other {# days}}. Log in before then to cancel.':
    'Ihr Konto wird nach {days, plural, one {# Tag} other {# Tagen}} gelöscht. Bis dahin können Sie sich anmelden und die Löschung abbrechen.',
  'Other devices and API keys stop working now.':
    'Andere Geräte und API-Schlüssel funktionieren ab sofort nicht mehr.',
  'Your profile, saved posts, inbox and follows are erased. Votes still count, anonymously.':
    'Gelöscht werden Ihr Profil, Ihre gespeicherten Beiträge, Ihr Posteingang und die Liste, wem und was Sie folgen. Ihre Stimmen zählen anonym weiter.',
  'Keep them': 'Behalten',
  'Shown as written by a deleted user.': 'Erscheinen dann als Texte eines gelöschten Mitglieds.',
  'Erase them': 'Löschen',
  'Replies from others stay.': 'Antworten anderer bleiben.',
  'Your username': 'Ihr Benutzername',
  'Type {username} to confirm.': 'Geben Sie zur Bestätigung {username} ein.',
  'Delete my account': 'Mein Konto löschen',
  'Scheduled for {date}. You can cancel at the top of this page.':
    'Geplant für den {date}. Oben auf dieser Seite können Sie die Löschung abbrechen.',
  'Deletion canceled.': 'Die Löschung wurde abgebrochen.',
  'Account deletion': 'Löschung des Kontos',
  '<strong>Your account will be deleted on {date}.</strong> You can cancel until then.':
    '<strong>Ihr Konto wird am {date} gelöscht.</strong> Bis dahin können Sie abbrechen.',
  'Cancel deletion': 'Löschung abbrechen',
  'You can log in with these accounts instead of an emailed code. Codes still work.':
    'Mit diesen Konten können Sie sich statt mit einem Code per E-Mail anmelden. Codes funktionieren weiterhin.',
  'Your linked accounts': 'Ihre verknüpften Konten',
  'Your linked accounts couldn’t be loaded.':
    'Ihre verknüpften Konten konnten nicht geladen werden.',
  'linked {time}': 'verknüpft {time}',
  'Link an account at {provider}': 'Konto bei {provider} verknüpfen',
  'Remove {name}?': '{name} entfernen?',
  'Removing…': 'Wird entfernt …',
  'Keep it': 'Behalten',
  '{name} was removed.': '{name} wurde entfernt.',
  'You can no longer log in with it, and devices that logged in with it are logged out.':
    'Sie können sich damit nicht mehr anmelden, und Geräte, die damit angemeldet waren, sind abgemeldet.',
  'How many people can use it': 'Wie viele Personen sie nutzen können',
  'Valid for days': 'Gültigkeit in Tagen',
  'Your invitations couldn’t be loaded.': 'Ihre Einladungen konnten nicht geladen werden.',
  'Invitation created. Its link is below the form.':
    'Einladung erstellt. Der Link steht unter dem Formular.',
  'New invitation': 'Neue Einladung',
  'Creating…': 'Wird erstellt …',
  'Create a link': 'Link erstellen',
  'Link [noun]': 'Link',
  'Copy it now. You won’t see it again.':
    'Kopieren Sie ihn jetzt. Er wird nicht noch einmal angezeigt.',
  'The invitation has ended.': 'Die Einladung ist beendet.',
  'Used {uses} of {mostUses, plural, one {# time} other {# times}}, until {date}':
    '{uses} von {mostUses, plural, one {# Mal} other {# Malen}} genutzt, gültig bis zum {date}',
  'End [verb]': 'Beenden',
  'Replies to you': 'Antworten an Sie',
  'Mentions of you': 'Erwähnungen',
  'New comments on posts you follow or saved':
    'Neue Kommentare zu Beiträgen, denen Sie folgen oder die Sie gespeichert haben',
  'Never also turns off inbox items for saved posts.':
    '„Nie“ schaltet auch Einträge im Posteingang zu gespeicherten Beiträgen ab.',
  Immediately: 'Sofort',
  Never: 'Nie',
  'Notifications saved.': 'Benachrichtigungen gespeichert.',
  'Your digest couldn’t be loaded.': 'Ihr Newsletter konnte nicht geladen werden.',
  'Everything is in <inbox>your inbox</inbox>. Choose what we also email you: immediately, or in one daily email. The daily email comes with your digest, or at 8:00.':
    'Alles steht in <inbox>Ihrem Posteingang</inbox>. Wählen Sie, was wir Ihnen außerdem per E-Mail schicken: sofort oder in einer E-Mail am Tag. Die tägliche E-Mail kommt mit Ihrem Newsletter oder um 8:00 Uhr.',
  'Change its language, hour and topics in your <preferences>digest preferences</preferences>.':
    'Sprache, Uhrzeit und Themen ändern Sie in den <preferences>Einstellungen des Newsletters</preferences>.',
  'Your data was downloaded.': 'Ihre Daten wurden heruntergeladen.',
  'Download everything we store about you as JSON: profile, posts, comments, votes, follows, saved posts, inbox, sessions, passkeys and keys.':
    'Laden Sie alles, was wir über Sie gespeichert haben, als JSON herunter: Profil, Beiträge, Kommentare, Stimmen, wem und was Sie folgen, gespeicherte Beiträge, Posteingang, Sitzungen, Passkeys und Schlüssel.',
  'Your data': 'Ihre Daten',
  'Collecting…': 'Wird zusammengestellt …',
  Downloaded: 'Heruntergeladen',
  'The passkey {name} was added.': 'Der Passkey {name} wurde hinzugefügt.',
  'Your passkeys': 'Ihre Passkeys',
  'Your passkeys couldn’t be loaded.': 'Ihre Passkeys konnten nicht geladen werden.',
  'Add a passkey': 'Passkey hinzufügen',
  'With a passkey, you log in with your fingerprint, face or screen lock instead of an emailed code.':
    'Mit einem Passkey melden Sie sich per Fingerabdruck, Gesicht oder Bildschirmsperre an statt mit einem Code per E-Mail.',
  'Remove “{name}”?': '„{name}“ entfernen?',
  'The passkey {name} was removed.': 'Der Passkey {name} wurde entfernt.',
  'You can no longer log in with it, and other devices that logged in with it are logged out. Delete it on your device, too.':
    'Sie können sich damit nicht mehr anmelden, und andere Geräte, die damit angemeldet waren, sind abgemeldet. Löschen Sie ihn auch auf Ihrem Gerät.',
  'Your role on this site requires a passkey for the admin area.':
    'Für Ihre Rolle auf dieser Website ist im Verwaltungsbereich ein Passkey nötig.',
  'Log in with yours. If you lost it, add another: it opens the admin area after {hours, plural, one {# hour} other {# hours}}.':
    'Melden Sie sich mit Ihrem an. Wenn Sie ihn verloren haben, fügen Sie einen anderen hinzu: Er öffnet den Verwaltungsbereich nach {hours, plural, one {# Stunde} other {# Stunden}}.',
  'Add one here.': 'Fügen Sie hier einen hinzu.',
  'Added {time}': 'Hinzugefügt {time}',
  'not used yet': 'noch nicht verwendet',
  'last used {time}': 'zuletzt verwendet {time}',
  Rename: 'Umbenennen',
  'Name of the passkey': 'Name des Passkeys',
  'Enter a name for the passkey.': 'Geben Sie einen Namen für den Passkey ein.',
  'The passkey is now named {name}.': 'Der Passkey heißt jetzt {name}.',
  'Rename the passkey': 'Passkey umbenennen',
  'Saving…': 'Wird gespeichert …',
  Cancel: 'Abbrechen',
  'Picture added to the text.': 'Das Bild steht jetzt im Text.',
  'New picture': 'Neues Bild',
  'What does the picture show?': 'Was ist auf dem Bild zu sehen?',
  'Describe the picture in a few words.': 'Beschreiben Sie das Bild in wenigen Worten.',
  'For readers who can’t see it.': 'Für alle, die es nicht sehen können.',
  'Uploaded: {file}': 'Hochgeladen: {file}',
  'Add to the text': 'In den Text einfügen',
  'Add a picture': 'Bild hinzufügen',
  'Or paste or drop one. Needs {karma, number} karma.':
    'Oder fügen Sie eines ein oder ziehen Sie es hierher. Ab {karma, number} Karma.',
  'Or paste or drop one.': 'Oder fügen Sie eines ein oder ziehen Sie es hierher.',
  "The site has reached its limit of {size} MB for members' pictures.":
    'Für Bilder der Mitglieder hat die Website ihre Grenze von {size} MB erreicht.',
  'This site has no pictures in posts and comments.':
    'Diese Website hat keine Bilder in Beiträgen und Kommentaren.',
  'You can add pictures from {minKarma, number} karma on. You have {karma, number}.':
    'Bilder können Sie ab {minKarma, number} Karma hinzufügen. Sie haben {karma, number}.',
  'You can add {count} pictures a day.': 'Sie können {count} Bilder am Tag hinzufügen.',
  'The picture': 'Das Bild',
  'Picture saved.': 'Bild gespeichert.',
  Picture: 'Bild',
  'Shown beside your name. PNG, JPEG, WebP, AVIF or GIF, at most {megabytes} MB. Its middle is cut to a square.':
    'Erscheint neben Ihrem Namen. PNG, JPEG, WebP, AVIF oder GIF, höchstens {megabytes} MB. Die Mitte wird quadratisch ausgeschnitten.',
  'Picture removed.': 'Bild entfernt.',
  'Remove the picture': 'Bild entfernen',
  Name: 'Name',
  'About you': 'Über Sie',
  Website: 'Website',
  'Profile saved.': 'Profil gespeichert.',
  'Enter a name.': 'Geben Sie einen Namen ein.',
  'Shown on <profile>your public profile</profile>. Your username ({username}) can’t be changed.':
    'Erscheint in <profile>Ihrem öffentlichen Profil</profile>. Ihr Benutzername ({username}) lässt sich nicht ändern.',
  Profile: 'Profil',
  'Plain text, at most {most, number} characters.':
    'Reiner Text, höchstens {most, number} Zeichen.',
  'Starts with https:// or http://.': 'Beginnt mit https:// oder http://.',
  'Your browser doesn’t allow notifications from this site. Check its settings.':
    'Ihr Browser erlaubt keine Benachrichtigungen von dieser Website. Prüfen Sie die Einstellungen des Browsers.',
  'Browser notifications': 'Benachrichtigungen im Browser',
  'This browser shows replies and mentions at once, until you log out.':
    'Dieser Browser zeigt Antworten und Erwähnungen sofort, bis Sie sich abmelden.',
  'Show replies and mentions immediately in this browser, even when the site is closed.':
    'Antworten und Erwähnungen sofort in diesem Browser anzeigen, auch wenn die Website geschlossen ist.',
  'Turn on': 'Einschalten',
  Email: 'E-Mail',
  Notifications: 'Benachrichtigungen',
  Appearance: 'Darstellung',
  Keyboard: 'Tastatur',
  'Followed and muted': 'Folgen und stummschalten',
  Sessions: 'Sitzungen',
  Passkeys: 'Passkeys',
  'Linked accounts': 'Verknüpfte Konten',
  Invitations: 'Einladungen',
  Reading: 'Lesen',
  Security: 'Sicherheit',
  'Changes are saved at once.': 'Änderungen werden sofort gespeichert.',
  'Logged in {time} from your current network': 'Angemeldet {time} aus Ihrem jetzigen Netzwerk',
  'Logged in {time} from another network': 'Angemeldet {time} aus einem anderen Netzwerk',
  'Logged in {time}': 'Angemeldet {time}',
  'Where you are logged in': 'Wo Sie angemeldet sind',
  'Your sessions couldn’t be loaded.': 'Ihre Sitzungen konnten nicht geladen werden.',
  'This session': 'Diese Sitzung',
  'last active {time}': 'zuletzt aktiv {time}',
  '{device} is logged out.': '{device} ist abgemeldet.',
  'Logging out…': 'Wird abgemeldet …',
  'Log out': 'Abmelden',
  'Other devices are logged out.': 'Andere Geräte sind abgemeldet.',
  'Log out other devices': 'Andere Geräte abmelden',
  'Your settings couldn’t be loaded.': 'Ihre Einstellungen konnten nicht geladen werden.',
  'Only / (search)': 'Nur / (Suche)',
  'All [shortcuts]': 'Alle',
  'j and k step through a page, ? lists the keys.':
    'Mit j und k gehen Sie eine Seite durch, ? zeigt alle Tasten.',
  'None [shortcuts]': 'Keine',
  'Saved in this browser, but not in your account. Try again.':
    'In diesem Browser gespeichert, aber nicht in Ihrem Konto. Versuchen Sie es noch einmal.',
  'Single-letter shortcuts': 'Tastenkürzel mit nur einer Taste',
  'They’re off while you type in a field.': 'Sie sind aus, solange Sie in ein Feld tippen.',
  'Next post or comment': 'Nächster Beitrag oder Kommentar',
  'Previous post or comment': 'Vorheriger Beitrag oder Kommentar',
  'Open the post, or collapse or expand the comment':
    'Beitrag öffnen, Kommentar ein- oder ausklappen',
  Comments: 'Kommentare',
  'Next new comment': 'Nächster neuer Kommentar',
  'Previous new comment': 'Vorheriger neuer Kommentar',
  'Up one level': 'Eine Ebene nach oben',
  'This list': 'Diese Liste',
  'Keyboard shortcuts': 'Tastenkürzel',
  'Code from the email': 'Code aus der E-Mail',
  'Email to this address works again.': 'E-Mails an diese Adresse kommen wieder an.',
  'This address gets login codes only, after a complaint about our email or a block by staff. Write to us to change that.':
    'Diese Adresse erhält nur Anmeldecodes, weil es eine Beschwerde über unsere E-Mails gab oder das Team sie gesperrt hat. Schreiben Sie uns, wenn sich das ändern soll.',
  'Get email again': 'Wieder E-Mails erhalten',
  'Email to this address came back, so it gets login codes only. A code that arrives there shows that it works again.':
    'E-Mails an diese Adresse kamen zurück, daher erhält sie nur Anmeldecodes. Ein Code, der dort ankommt, zeigt, dass sie wieder funktioniert.',
  'Email me a code to get email again': 'Code senden, um wieder E-Mails zu erhalten',
  'Time zone saved.': 'Zeitzone gespeichert.',
  Language: 'Sprache',
  'Emails about your account, replies and mentions are in this language. Links to the pages in other languages are at the foot of each page.':
    'Für E-Mails zu Konto, Antworten und Erwähnungen. Links zu den Seiten in anderen Sprachen stehen am Fuß jeder Seite.',
  'The language of my newsletter, or of the site': 'Die meines Newsletters oder der Website',
  'Language saved.': 'Sprache gespeichert.',
  'Used for exact times and the daily email.': 'Für genaue Zeiten und die tägliche E-Mail.',
  'My browser’s time zone': 'Zeitzone meines Browsers',
  'Your keys couldn’t be loaded.': 'Ihre Schlüssel konnten nicht geladen werden.',
  'A new key': 'Ein neuer Schlüssel',
  'Your keys': 'Ihre Schlüssel',
  'You have no keys yet.': 'Sie haben noch keine Schlüssel.',
  'New key': 'Neuer Schlüssel',
  'You’ve reached the limit of {max, plural, one {# key} other {# keys}}. Revoke one to create another.':
    'Mehr als {max, plural, one {# Schlüssel ist} other {# Schlüssel sind}} nicht möglich. Widerrufen Sie einen, um einen neuen zu erstellen.',
  'API keys let your programs read and post on {site} as you. See the <docs>API reference</docs>.':
    'Mit API-Schlüsseln können Ihre Programme auf {site} in Ihrem Namen lesen und schreiben. Mehr dazu in der <docs>API-Dokumentation</docs>.',
  Example: 'Beispiel',
  'Treat keys like passwords. They can’t change settings or create other keys.':
    'Behandeln Sie Schlüssel wie Passwörter. Sie können keine Einstellungen ändern und keine Schlüssel erstellen.',
  Key: 'Schlüssel',
  'May [permission]': 'Darf',
  Created: 'Erstellt',
  'Last used': 'Zuletzt verwendet',
  Expires: 'Gültig bis',
  'read [permission]': 'lesen',
  'write [permission]': 'schreiben',
  Actions: 'Aktionen',
  Revoke: 'Widerrufen',
  'Revoke “{name}”?': '„{name}“ widerrufen?',
  'Revoking…': 'Wird widerrufen …',
  'Key {name} revoked.': 'Schlüssel {name} widerrufen.',
  'Programs that use the key {key} stop working immediately. This can’t be undone.':
    'Programme, die den Schlüssel {key} verwenden, funktionieren dann sofort nicht mehr. Das lässt sich nicht rückgängig machen.',
  'Expired on {date}': 'Abgelaufen am {date}',
  'Expires soon: {date}': 'Läuft bald ab: {date}',
  Permissions: 'Berechtigungen',
  'Valid for': 'Gültig für',
  'Read [permission]': 'Lesen',
  'Posts, comments, your inbox and saved posts.':
    'Beiträge, Kommentare, Ihr Posteingang und gespeicherte Beiträge.',
  'Write [permission]': 'Schreiben',
  'Post, comment, vote, save and follow as you.':
    'In Ihrem Namen Beiträge und Kommentare schreiben, abstimmen, speichern und folgen.',
  'Enter a name for the key.': 'Geben Sie einen Namen für den Schlüssel ein.',
  'Choose at least one permission.': 'Wählen Sie mindestens eine Berechtigung.',
  'What you entered is still here.': 'Ihre Eingaben sind noch da.',
  'For example, “Train reader”.': 'Zum Beispiel „Zuglektüre“.',
  '{days, plural, one {# day} other {# days}}': '{days, plural, one {# Tag} other {# Tage}}',
  'Create key': 'Schlüssel erstellen',
  Copied: 'Kopiert',
  'Press Ctrl+C or ⌘C to copy it.': 'Zum Kopieren Strg+C oder ⌘C drücken.',
  'The key is selected: press Ctrl+C or Command+C to copy it.':
    'Der Schlüssel ist markiert: Drücken Sie zum Kopieren Strg+C oder Befehl+C.',
  'Your new key “{name}”': 'Ihr neuer Schlüssel „{name}“',
  'You won’t see it again.': 'Er wird nicht noch einmal angezeigt.',
  'Store it with your program’s other secrets. If you lose it, revoke it and create another.':
    'Bewahren Sie ihn bei den anderen Zugangsdaten Ihres Programms auf. Wenn er verloren geht, widerrufen Sie ihn und erstellen Sie einen neuen.',
  Copy: 'Kopieren',
  Done: 'Fertig',
  'Error: Log in': 'Fehler: Anmelden',
  'No account yet?': 'Noch kein Konto?',
  'Sign up': 'Registrieren',
  'Error: Sign up': 'Fehler: Registrieren',
  'Have an account?': 'Schon ein Konto?',
  '{min} to {max} characters: letters, numbers, _ or -. It’s public and can’t be changed.':
    '{min} bis {max} Zeichen: Buchstaben, Ziffern, _ oder -. Er ist öffentlich und lässt sich nicht ändern.',
  'Shown on your profile. You can change it later.':
    'Erscheint in Ihrem Profil. Sie können ihn später ändern.',
  'We’ll email you a code. No password; your address stays private.':
    'Sie erhalten einen Code per E-Mail. Kein Passwort; Ihre Adresse bleibt privat.',
  'Choose a username.': 'Wählen Sie einen Benutzernamen.',
  'Enter your email address, like name@example.org.':
    'Geben Sie Ihre E-Mail-Adresse ein, zum Beispiel name@example.org.',
  'Answer the question.': 'Beantworten Sie die Frage.',
  'You’re already logged in as {username}.': 'Sie sind bereits als {username} angemeldet.',
  Continue: 'Weiter',
  'Invitation link, if you have one': 'Einladungslink, falls Sie einen haben',
  'You can request a new code in {left, plural, one {# second} other {# seconds}}.':
    'Einen neuen Code können Sie in {left, plural, one {# Sekunde} other {# Sekunden}} anfordern.',
  'New code sent.': 'Neuer Code gesendet.',
  'Enter your code': 'Code eingeben',
  'Send a new code (in {left} s)': 'Neuen Code senden (in {left} s)',
  'Send a new code': 'Neuen Code senden',
  'Use a different email': 'Andere E-Mail-Adresse verwenden',
  'Confirm it’s you': 'Bestätigen Sie, dass Sie es sind',
  Confirm: 'Bestätigen',
  'Use a passkey': 'Passkey verwenden',
  'Link an account': 'Konto verknüpfen',
  'The account couldn’t be loaded.': 'Das Konto konnte nicht geladen werden.',
  'There’s nothing to link, or the login has expired. Start again in <settings>Settings</settings>.':
    'Es gibt nichts zu verknüpfen, oder die Anmeldung ist abgelaufen. Beginnen Sie noch einmal in den <settings>Einstellungen</settings>.',
  'Link {account} ({provider}) to your account {username}? You’ll be able to log in with it instead of an emailed code. Link it only if it’s yours.':
    '{account} ({provider}) mit Ihrem Konto {username} verknüpfen? Dann können Sie sich damit statt mit einem Code per E-Mail anmelden. Verknüpfen Sie es nur, wenn es Ihnen gehört.',
  'Link it': 'Verknüpfen',
  'Don’t link it': 'Nicht verknüpfen',
  'This page needs JavaScript. <account>Submitting, commenting and voting</account> don’t.':
    'Diese Seite braucht JavaScript. <account>Einreichen, Kommentieren und Abstimmen</account> geht auch ohne.',
  'We couldn’t check your login.': 'Ihre Anmeldung konnte nicht geprüft werden.',
  'You’ve been logged out. Your text is safe: <login>log in in a new tab</login>, then continue here.':
    'Sie wurden abgemeldet. Ihr Text bleibt erhalten: <login>Melden Sie sich in einem neuen Tab an</login> und fahren Sie dann hier fort.',
  Passkey: 'Passkey',
  'Log in with a passkey': 'Mit Passkey anmelden',
  'Next time without a code?': 'Beim nächsten Mal ohne Code?',
  'You’re logged in. With a passkey, you log in with your fingerprint, face or screen lock instead of an emailed code. You can remove it in Settings.':
    'Sie sind angemeldet. Mit einem Passkey melden Sie sich per Fingerabdruck, Gesicht oder Bildschirmsperre an statt mit einem Code per E-Mail. In den Einstellungen können Sie ihn entfernen.',
  'Not now': 'Nicht jetzt',
  'We couldn’t reach it. Try again, or log in with an emailed code.':
    'Der Dienst war nicht erreichbar. Versuchen Sie es noch einmal, oder melden Sie sich mit einem Code per E-Mail an.',
  'Back to the login': 'Zurück zur Anmeldung',
  'Logging in needs JavaScript, which is turned off in this browser. Reading {site} doesn’t.':
    'Zum Anmelden ist JavaScript nötig, das in diesem Browser ausgeschaltet ist. Zum Lesen von {site} nicht.',
  '{account} isn’t linked to an account here yet.':
    '{account} ist hier noch mit keinem Konto verknüpft.',
  'Log in or sign up with an emailed code once. Then you can link it.':
    'Melden Sie sich einmal mit einem Code per E-Mail an oder registrieren Sie sich damit. Dann können Sie es verknüpfen.',
  'To show that {email} is yours, enter a code that we email to it.':
    'Um zu zeigen, dass {email} Ihnen gehört, geben Sie den Code ein, den wir dorthin senden.',
  'With another address:': 'Mit einer anderen Adresse:',
  'Your address {email} is verified. Choose how you appear here.':
    'Ihre Adresse {email} ist bestätigt. Wählen Sie, wie Sie hier heißen möchten.',
  'It’s public and can’t be changed.': 'Er ist öffentlich und lässt sich nicht ändern.',
  'Have an account with another address?': 'Haben Sie ein Konto mit einer anderen Adresse?',
  'Log in and link it': 'Anmelden und verknüpfen',
  'Continue with {provider}': 'Weiter mit {provider}',
  'You’re logged out.': 'Sie sind abgemeldet.',
  'Waiting for a moderator': 'Wartet auf die Moderation',
  'Your address is confirmed. We’ll email you when a moderator has decided.':
    'Ihre Adresse ist bestätigt. Sie erhalten eine E-Mail, sobald die Moderation entschieden hat.',
  'Then log in with an emailed code once. After that you can link {account}.':
    'Melden Sie sich dann einmal mit einem Code per E-Mail an. Danach können Sie {account} verknüpfen.',
  'Waiting for review. Only you can see your comment until a moderator approves it.':
    'Wartet auf Prüfung. Bis zur Freigabe durch die Moderation sehen nur Sie Ihren Kommentar.',
  'Hidden [state]': 'Ausgeblendet',
  'Visible again': 'Wieder sichtbar',
  Reply: 'Antworten',
  Edit: 'Bearbeiten',
  Delete: 'Löschen',
  Unhide: 'Wieder einblenden',
  'That didn’t work. Try again.': 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  Hide: 'Ausblenden',
  Reported: 'Gemeldet',
  'Report [verb]': 'Melden',
  'Unmute {subject}': '{subject} nicht mehr stummschalten',
  'Mute {subject}': '{subject} stummschalten',
  'Unmuted {subject}': '{subject} ist nicht mehr stummgeschaltet',
  'Muted {subject}': '{subject} ist stummgeschaltet',
  'That wasn’t saved. Try again.': 'Das wurde nicht gespeichert. Versuchen Sie es noch einmal.',
  'Open author in admin': 'Mitglied in der Verwaltung öffnen',
  'Reply to {author}': '{author} antworten',
  'Posting…': 'Wird veröffentlicht …',
  'Comment posted': 'Kommentar veröffentlicht',
  'Your comment': 'Ihr Kommentar',
  'Comment saved': 'Kommentar gespeichert',
  'Delete this comment?': 'Diesen Kommentar löschen?',
  'Deleting…': 'Wird gelöscht …',
  'Comment deleted': 'Kommentar gelöscht',
  'This can’t be undone. Replies to it stay.':
    'Das lässt sich nicht rückgängig machen. Antworten darauf bleiben.',
  'Hiding…': 'Wird ausgeblendet …',
  'your comment': 'Ihr Kommentar',
  'comment by {author}': 'Kommentar von {author}',
  'You have a draft here': 'Sie haben hier einen Entwurf',
  'Hidden. [state]': 'Ausgeblendet.',
  'The comment': 'Der Kommentar',
  'Enter your comment.': 'Geben Sie Ihren Kommentar ein.',
  'The comment must be at most {max, number} characters; it has {length, number}.':
    'Der Kommentar darf höchstens {max, number} Zeichen haben; er hat {length, number}.',
  '{used, number} of {most, number} characters': '{used, number} von {most, number} Zeichen',
  Formatting: 'Formatierung',
  '<c>*emphasis*</c>, <c>**strong**</c>, <c>`code`</c>, <c>[link text](https://example.org)</c>, <c>></c> quote, <c>-</c> list item, blank line = new paragraph, <c>@name</c> notifies that member':
    '<c>*kursiv*</c>, <c>**fett**</c>, <c>`Code`</c>, <c>[Linktext](https://example.org)</c>, <c>></c> Zitat, <c>-</c> Listenpunkt, Leerzeile = neuer Absatz, <c>@name</c> benachrichtigt das Mitglied',
  'You have a draft here.': 'Sie haben hier einen Entwurf.',
  'Write a comment': 'Kommentar schreiben',
  'Post comment': 'Kommentieren',
  '{count, plural, one {# new comment} other {# new comments}}':
    '{count, plural, one {# neuer Kommentar} other {# neue Kommentare}}',
  'No comments yet': 'Noch keine Kommentare',
  'Log in to comment': 'Zum Kommentieren anmelden',
  'Sort comments': 'Kommentare sortieren',
  'Best [sort]': 'Beste',
  'New [sort]': 'Neueste',
  'Old [sort]': 'Älteste',
  'All comments': 'Alle Kommentare',
  'More comments': 'Weitere Kommentare',
  'More replies': 'Weitere Antworten',
  deleted: 'gelöscht',
  'a deleted comment': 'ein gelöschter Kommentar',
  'Deleted by its author.': 'Vom Mitglied selbst gelöscht.',
  hidden: 'ausgeblendet',
  'a hidden comment': 'ein ausgeblendeter Kommentar',
  'Hidden by a moderator.': 'Von der Moderation ausgeblendet.',
  removed: 'entfernt',
  'a removed comment': 'ein entfernter Kommentar',
  'Removed by a moderator.': 'Von der Moderation entfernt.',
  'Hidden until a moderator has reviewed it.': 'Ausgeblendet, bis die Moderation ihn geprüft hat.',
  'Comment by {name}, level {level}, {points, plural, one {# point} other {# points}}':
    'Kommentar von {name}, Ebene {level}, {points, plural, one {# Punkt} other {# Punkte}}',
  '{name} replied to {other}': '{name} hat {other} geantwortet',
  'New. [comment]': 'Neu.',
  submitter: 'hat dies eingereicht',
  'you [mark]': 'Sie',
  'in reply to {other}': 'als Antwort an {other}',
  'Comment by {name} and {replies, plural, one {# reply} other {# replies}}':
    'Kommentar von {name} und {replies, plural, one {# Antwort} other {# Antworten}}',
  'Log in to reply': 'Zum Antworten anmelden',
  'Reply, vote or report': 'Antworten, abstimmen oder melden',
  'More replies ({count, number})': 'Weitere Antworten ({count, number})',
  'Expand all': 'Alle ausklappen',
  'Collapse all': 'Alle einklappen',
  'No comments yet.': 'Noch keine Kommentare.',
  'More comments couldn’t be loaded. Try again.':
    'Weitere Kommentare konnten nicht geladen werden. Versuchen Sie es noch einmal.',
  '{count, plural, one {# more comment loaded} other {# more comments loaded}}':
    '{count, plural, one {# weiterer Kommentar geladen} other {# weitere Kommentare geladen}}',
  '{count, plural, one {# point} other {# points}}':
    '{count, plural, one {# Punkt} other {# Punkte}}',
  'You have an unsent <draft>reply</draft> here.':
    'Sie haben hier eine nicht gesendete <draft>Antwort</draft>.',
  'You have an unsent <draft>change of a comment</draft> here.':
    'Sie haben hier eine nicht gesendete <draft>Änderung eines Kommentars</draft>.',
  Discard: 'Verwerfen',
  '{count, plural, one {# new post today} other {# new posts today}}':
    '{count, plural, one {# neuer Beitrag heute} other {# neue Beiträge heute}}',
  'Top story today': 'Thema des Tages',
  '{author}: “{text}”': '{author}: „{text}“',
  'Also today': 'Außerdem heute',
  'The digest by email': 'Der Newsletter',
  'Your inbox couldn’t be loaded.': 'Ihr Posteingang konnte nicht geladen werden.',
  'All marked as read.': 'Alles als gelesen markiert.',
  'Mark all as read': 'Alles als gelesen markieren',
  'No replies or mentions yet.': 'Noch keine Antworten oder Erwähnungen.',
  'You’ve reached the end.': 'Das war alles.',
  More: 'Mehr',
  'More couldn’t be loaded. Try again.':
    'Mehr konnte nicht geladen werden. Versuchen Sie es noch einmal.',
  '{count, plural, one {# more loaded} other {# more loaded}}':
    '{count, plural, one {# weiterer Eintrag geladen} other {# weitere Einträge geladen}}',
  '{count, plural, one {# post} other {# posts}} this week tagged {subject}':
    'Diese Woche {count, plural, one {# Beitrag} other {# Beiträge}} mit {subject}',
  '{count, plural, one {# post} other {# posts}} this week from {subject}':
    'Diese Woche {count, plural, one {# Beitrag} other {# Beiträge}} von {subject}',
  'Tags and domains you follow': 'Schlagwörter und Domains, denen Sie folgen',
  'New [unread]': 'Neu',
  '{author} mentioned you': '{author} hat Sie erwähnt',
  '{author} commented on a post you follow or saved':
    '{author} hat einen Beitrag kommentiert, dem Sie folgen oder den Sie gespeichert haben',
  '{author} replied to your post': '{author} hat auf Ihren Beitrag geantwortet',
  '{author} replied to your comment': '{author} hat auf Ihren Kommentar geantwortet',
  Someone: 'Jemand',
  'Your subscription is unchanged. Enter your email and we’ll send you a new link to unsubscribe.':
    'Ihr Abonnement ist unverändert. Geben Sie Ihre E-Mail-Adresse ein; Sie erhalten dann einen neuen Link zum Abbestellen.',
  'Enter your email and we’ll send you a new link to change, pause or cancel your digest.':
    'Geben Sie Ihre E-Mail-Adresse ein; Sie erhalten dann einen neuen Link, mit dem Sie Ihren Newsletter ändern, pausieren oder abbestellen können.',
  'Your subscription': 'Ihr Abonnement',
  'If this address has a subscription, we’ve sent it a link.':
    'Wenn es mit dieser Adresse ein Abonnement gibt, haben wir einen Link dorthin gesendet.',
  'Enter your email and we’ll send you a link to change, pause or cancel your digest.':
    'Geben Sie Ihre E-Mail-Adresse ein; Sie erhalten dann einen Link, mit dem Sie Ihren Newsletter ändern, pausieren oder abbestellen können.',
  'Email me the link': 'Link per E-Mail senden',
  'A moderator hid the post “{title}”.': 'Die Moderation hat den Beitrag „{title}“ ausgeblendet.',
  'A moderator showed the post “{title}” again.':
    'Die Moderation hat den Beitrag „{title}“ wieder eingeblendet.',
  'A moderator removed the post “{title}”.': 'Die Moderation hat den Beitrag „{title}“ entfernt.',
  'A moderator locked the post “{title}”.':
    'Die Moderation hat den Beitrag „{title}“ für Kommentare geschlossen.',
  'A moderator unlocked the post “{title}”.':
    'Die Moderation hat den Beitrag „{title}“ wieder für Kommentare geöffnet.',
  'A moderator pinned the post “{title}” until {date}.':
    'Die Moderation hat den Beitrag „{title}“ bis zum {date} angeheftet.',
  'A moderator unpinned the post “{title}”.':
    'Die Moderation hat das Anheften des Beitrags „{title}“ aufgehoben.',
  'A moderator hid a post.': 'Die Moderation hat einen Beitrag ausgeblendet.',
  'A moderator showed a post again.': 'Die Moderation hat einen Beitrag wieder eingeblendet.',
  'A moderator removed a post.': 'Die Moderation hat einen Beitrag entfernt.',
  'A moderator locked a post.': 'Die Moderation hat einen Beitrag für Kommentare geschlossen.',
  'A moderator unlocked a post.':
    'Die Moderation hat einen Beitrag wieder für Kommentare geöffnet.',
  'A moderator pinned a post until {date}.':
    'Die Moderation hat einen Beitrag bis zum {date} angeheftet.',
  'A moderator unpinned a post.': 'Die Moderation hat das Anheften eines Beitrags aufgehoben.',
  'A moderator hid <comment>a comment</comment> on “{title}”.':
    'Die Moderation hat <comment>einen Kommentar</comment> zu „{title}“ ausgeblendet.',
  'A moderator showed <comment>a comment</comment> on “{title}” again.':
    'Die Moderation hat <comment>einen Kommentar</comment> zu „{title}“ wieder eingeblendet.',
  'A moderator removed <comment>a comment</comment> on “{title}”.':
    'Die Moderation hat <comment>einen Kommentar</comment> zu „{title}“ entfernt.',
  'A moderator hid a comment.': 'Die Moderation hat einen Kommentar ausgeblendet.',
  'A moderator showed a comment again.': 'Die Moderation hat einen Kommentar wieder eingeblendet.',
  'A moderator removed a comment.': 'Die Moderation hat einen Kommentar entfernt.',
  'A moderator banned {member} until {date}.':
    'Die Moderation hat {member} bis zum {date} gesperrt.',
  'A moderator banned {member} permanently.': 'Die Moderation hat {member} dauerhaft gesperrt.',
  'A moderator lifted the ban on {member}.':
    'Die Moderation hat die Sperre von {member} aufgehoben.',
  'A moderator banned a member until {date}.':
    'Die Moderation hat ein Mitglied bis zum {date} gesperrt.',
  'A moderator banned a member permanently.': 'Die Moderation hat ein Mitglied dauerhaft gesperrt.',
  'A moderator lifted the ban on a member.':
    'Die Moderation hat die Sperre eines Mitglieds aufgehoben.',
  'No moderation actions yet.': 'Noch keine Eingriffe der Moderation.',
  'The reason was redacted.': 'Die Begründung wurde unkenntlich gemacht.',
  'Every issue so far. Want it in your inbox? <subscribe>Subscribe</subscribe>.':
    'Alle bisherigen Ausgaben. Möchten Sie sie per E-Mail? <subscribe>Abonnieren Sie den Newsletter</subscribe>.',
  'No issues yet. The first goes out once three posts make the cut.':
    'Noch keine Ausgaben. Die erste erscheint, sobald es drei Beiträge gibt, die den Versand lohnen.',
  'Week of {days}': 'Woche vom {days}',
  'The digest in your language': 'Der Newsletter in Ihrer Sprache',
  'What readers of {site} found worth reading, in one email. Available in ten languages besides <english>English</english>.':
    'Was die Community von {site} lesenswert fand, in einer E-Mail. Neben <english>Englisch</english> in zehn weiteren Sprachen.',
  'The digest for your industry': 'Der Newsletter für Ihre Branche',
  'What readers of {site} found worth reading, in one email. Tell us your field and we’ll tailor <digest>the digest</digest> to it.':
    'Was die Community von {site} lesenswert fand, in einer E-Mail. Nennen Sie uns Ihr Gebiet, und <digest>der Newsletter</digest> richtet sich danach.',
  'Get the next issue by email': 'Die nächste Ausgabe per E-Mail',
  'Previous and next issue': 'Vorherige und nächste Ausgabe',
  'How posts are chosen': 'Wie Beiträge ausgewählt werden',
  'Published {date}': 'Erschienen am {date}',
  'Why these posts': 'Warum diese Beiträge',
  'How {site} chooses posts': 'Wie {site} Beiträge auswählt',
  'Readers’ votes and the age of posts decide the order. The digest has the posts with the most points of its day or week, and each event once. No AI picks posts.':
    'Über die Reihenfolge entscheiden die Stimmen der Community und das Alter der Beiträge. Im Newsletter stehen die Beiträge mit den meisten Punkten des Tages oder der Woche, jedes Ereignis nur einmal. Keine KI wählt Beiträge aus.',
  '{heading}: all rules': '{heading}: alle Regeln',
  'Get the digest by email': 'Newsletter per E-Mail erhalten',
  'What 100 points count for as a post gets older':
    'Was 100 Punkte wert sind, wenn ein Beitrag älter wird',
  'when new': 'neu',
  'after {hours, plural, one {# hour} other {# hours}}':
    'nach {hours, plural, one {# Stunde} other {# Stunden}}',
  'Post from any page': 'Von jeder Seite aus einreichen',
  'Create a bookmark and paste this as its URL. Click it on any page to fill in the form on {site} with that page’s link and title.':
    'Legen Sie ein Lesezeichen an und fügen Sie dies als URL ein. Ein Klick darauf füllt auf jeder Seite das Formular von {site} mit deren Link und Titel aus.',
  'Enter a link, a text, or both.': 'Geben Sie einen Link, einen Text oder beides ein.',
  'Enter a title.': 'Geben Sie einen Titel ein.',
  'We couldn’t read that page. Please add a title.':
    'Diese Seite ließ sich nicht lesen. Bitte geben Sie einen Titel ein.',
  'Already shared {time}: {title} · {count, plural, one {# comment} other {# comments}}':
    'Schon geteilt {time}: {title} · {count, plural, one {# Kommentar} other {# Kommentare}}',
  'Go to the discussion': 'Zur Diskussion',
  'Fetching the title…': 'Titel wird abgerufen …',
  Write: 'Schreiben',
  Preview: 'Vorschau',
  'The preview isn’t available right now.': 'Die Vorschau ist gerade nicht verfügbar.',
  'Nothing to preview yet.': 'Noch nichts anzuzeigen.',
  Text: 'Text',
  'Formatting help': 'Hilfe zur Formatierung',
  '<c>**bold**</c>, <c>*italic*</c>, <c>`code`</c>, <c>[a link](https://example.org)</c>':
    '<c>**fett**</c>, <c>*kursiv*</c>, <c>`Code`</c>, <c>[ein Link](https://example.org)</c>',
  '<c>></c> quote, <c>-</c> list item, <c>##</c> heading, blank line = new paragraph':
    '<c>></c> Zitat, <c>-</c> Listenpunkt, <c>##</c> Überschrift, Leerzeile = neuer Absatz',
  '<c>@name</c> links to that member': '<c>@name</c> verlinkt das Mitglied',
  'Suggested title: {title}': 'Vorgeschlagener Titel: {title}',
  'Title filled in: {title}': 'Titel eingesetzt: {title}',
  'The title is too long by {count, number}.': 'Der Titel ist um {count, number} Zeichen zu lang.',
  'We restored your draft.': 'Ihr Entwurf wurde wiederhergestellt.',
  'Discard draft': 'Entwurf verwerfen',
  'Paste a link, or leave blank for a text post.':
    'Fügen Sie einen Link ein, oder lassen Sie das Feld für einen reinen Textbeitrag leer.',
  'Use the original headline where you can.':
    'Verwenden Sie möglichst die ursprüngliche Überschrift.',
  'Use: “{title}”': 'Übernehmen: „{title}“',
  'This link was shared {time}.': 'Dieser Link wurde {time} geteilt.',
  'Your text is safe.': 'Ihr Text bleibt erhalten.',
  Tags: 'Schlagwörter',
  'Choose up to {max}.': 'Wählen Sie bis zu {max}.',
  '{count} of {max} selected.': '{count} von {max} gewählt.',
  'You no longer follow {subject}': 'Sie folgen {subject} nicht mehr',
  'You follow {subject}': 'Sie folgen {subject}',
  'You no longer mute {subject}': '{subject} ist nicht mehr stummgeschaltet',
  'You muted {subject}': '{subject} ist stummgeschaltet',
  'Follow [verb]': 'Folgen',
  'Following [state]': 'Folge ich',
  'Mute [verb]': 'Stummschalten',
  'Muted [state]': 'Stummgeschaltet',
  Feeds: 'Feeds',
  Newest: 'Neueste',
  'Following [feed]': 'Folge ich',
  '<setup>Set up your site</setup>: name, colors, feeds and the first digest.':
    '<setup>Richten Sie Ihre Website ein</setup>: Name, Farben, Feeds und der erste Newsletter.',
  'These posts couldn’t be loaded.': 'Diese Beiträge konnten nicht geladen werden.',
  'Follow people to see their posts here.': 'Folgen Sie anderen, um ihre Beiträge hier zu sehen.',
  Lock: 'Kommentare schließen',
  'Comments are open again': 'Kommentare sind wieder offen',
  Unlock: 'Kommentare wieder öffnen',
  'Locking…': 'Wird geschlossen …',
  'Comments are locked': 'Kommentare sind geschlossen',
  'A moderator locked the comments.': 'Die Moderation hat die Kommentare geschlossen.',
  'Pin [verb]': 'Anheften',
  Unpinned: 'Nicht mehr angeheftet',
  Unpin: 'Nicht mehr anheften',
  Pinned: 'Angeheftet',
  'Pinning…': 'Wird angeheftet …',
  'Choose the last day.': 'Wählen Sie den letzten Tag.',
  'Pinned until the end of': 'Angeheftet bis einschließlich',
  'Removed from Saved': 'Nicht mehr gespeichert',
  'Saved [post]': 'Gespeichert',
  'Hidden. Only you can see it': 'Ausgeblendet. Nur Sie können ihn sehen',
  'Save [post]': 'Speichern',
  'You no longer follow this post': 'Sie folgen diesem Beitrag nicht mehr',
  'New comments will be in your inbox': 'Neue Kommentare kommen in Ihren Posteingang',
  'Share [verb]': 'Teilen',
  'Show to me': 'Für mich einblenden',
  'Shown in lists again': 'Erscheint wieder in Listen',
  'Hide for me': 'Für mich ausblenden',
  'Hidden from your lists': 'Aus Ihren Listen ausgeblendet',
  'Delete this post?': 'Diesen Beitrag löschen?',
  'Post deleted': 'Beitrag gelöscht',
  'This can’t be undone. Comments from others stay.':
    'Das lässt sich nicht rückgängig machen. Kommentare anderer bleiben.',
  'Hidden. Only you can see it.': 'Ausgeblendet. Nur Sie können ihn sehen.',
  'A moderator hid this post. Only you can see it.':
    'Die Moderation hat diesen Beitrag ausgeblendet. Nur Sie können ihn sehen.',
  'A moderator removed this post. Only you can see it.':
    'Die Moderation hat diesen Beitrag entfernt. Nur Sie können ihn sehen.',
  'Waiting for review. Only you can see it until a moderator approves it.':
    'Wartet auf Prüfung. Bis zur Freigabe durch die Moderation können nur Sie ihn sehen.',
  'Hidden by its author.': 'Vom Mitglied selbst ausgeblendet.',
  'Waiting for review.': 'Wartet auf Prüfung.',
  'Link copied': 'Link kopiert',
  'The link to this post:': 'Der Link zu diesem Beitrag:',
  'by {author}': 'von {author}',
  '{minutes} min read': '{minutes} Min. Lesezeit',
  'Vote, comment or report without JavaScript':
    'Ohne JavaScript abstimmen, kommentieren oder melden',
  'AI summary': 'KI-Zusammenfassung',
  'The author deleted this post. Its discussion stays.':
    'Dieser Beitrag wurde vom Mitglied selbst gelöscht. Die Diskussion bleibt.',
  'More posts': 'Weitere Beiträge',
  'More posts couldn’t be loaded. Try again.':
    'Weitere Beiträge konnten nicht geladen werden. Versuchen Sie es noch einmal.',
  '{count, plural, one {# more post loaded} other {# more posts loaded}}':
    '{count, plural, one {# weiterer Beitrag geladen} other {# weitere Beiträge geladen}}',
  '{count, plural, one {# new} other {# new}} [comments]':
    '{count, plural, one {# neuer} other {# neue}}',
  'You hid this post.': 'Sie haben diesen Beitrag ausgeblendet.',
  'You muted {subject}.': '{subject} ist stummgeschaltet.',
  Show: 'Anzeigen',
  'Put back. [done]': 'Wieder gespeichert.',
  'Removed from your saved posts.': 'Aus Ihren gespeicherten Beiträgen entfernt.',
  'Removed.': 'Entfernt.',
  'Put back [verb]': 'Wieder speichern',
  'Why here?': 'Warum steht das hier?',
  '{points, plural, one {# point} other {# points}} and {hours, plural, one {# hour} other {# hours}} old.':
    '{points, plural, one {# Punkt} other {# Punkte}}, {hours, plural, one {# Stunde} other {# Stunden}} alt.',
  'Its points make it {hours, plural, one {# hour} other {# hours}} older.':
    'Seine Punkte machen ihn um {hours, plural, one {# Stunde} other {# Stunden}} älter.',
  'Its points make up for {hours, plural, one {# hour} other {# hours}} of age.':
    'Seine Punkte wiegen {hours, plural, one {# Stunde} other {# Stunden}} Alter auf.',
  'So every new post starts above it.': 'Daher steht jeder neue Beitrag zunächst über ihm.',
  'So it ranks like a new post with {points, plural, one {# point} other {# points}}.':
    'Daher steht er wie ein neuer Beitrag mit {points, plural, one {# Punkt} other {# Punkten}}.',
  'Points are upvotes minus downvotes. Votes from accounts related to the author or to another voter don’t count. No penalty, report or editor changes the order. Moderators can hide a post, but not move it. The <log>moderation log</log> lists what they did.':
    'Punkte sind Stimmen dafür minus Stimmen dagegen. Nicht gezählt werden Stimmen von Konten, die mit dem einreichenden oder einem anderen abstimmenden Konto verbunden sind. Weder Abwertungen noch Meldungen noch die Redaktion ändern die Reihenfolge. Die Moderation kann einen Beitrag ausblenden, aber nicht verschieben. Was sie getan hat, steht im <log>Moderationsprotokoll</log>.',
  'Edit profile': 'Profil bearbeiten',
  'Saved posts': 'Gespeicherte Beiträge',
  'You unfollowed {subject}': 'Sie folgen {subject} nicht mehr',
  'Log in to follow {username}': 'Anmelden, um {username} zu folgen',
  'Imported account': 'Importiertes Konto',
  'joined {date}': 'dabei seit dem {date}',
  '{count, number} karma': '{count, number} Karma',
  '{count, plural, one {# post} other {# posts}}':
    '{count, plural, one {# Beitrag} other {# Beiträge}}',
  '{count, plural, one {# follower} other {# followers}}':
    '{count, plural, one {# Follower} other {# Follower}}',
  '{count, plural, one {# following} other {# following}} [people]':
    '{count, plural, one {folgt # Person} other {folgt # Personen}}',
  'Upvoted, {count, plural, one {# point} other {# points}}':
    'Dafür gestimmt, {count, plural, one {# Punkt} other {# Punkte}}',
  'Downvoted, {count, plural, one {# point} other {# points}}':
    'Dagegen gestimmt, {count, plural, one {# Punkt} other {# Punkte}}',
  'Vote removed, {count, plural, one {# point} other {# points}}':
    'Stimme zurückgenommen, {count, plural, one {# Punkt} other {# Punkte}}',
  'Try again.': 'Versuchen Sie es noch einmal.',
  'Vote not saved.': 'Stimme nicht gespeichert.',
  Upvote: 'Dafür stimmen',
  Downvote: 'Dagegen stimmen',
  'You can’t vote on your own post': 'Über den eigenen Beitrag können Sie nicht abstimmen',
  'You can’t vote on your own comment': 'Über den eigenen Kommentar können Sie nicht abstimmen',
  'About {site}': 'Über {site}',
  'About this site': 'Über diese Website',
  'Get the daily digest': 'Den täglichen Newsletter erhalten',
  'Not Found': 'Nicht gefunden',
  'This page doesn’t exist. It may have been removed, or the link may be wrong.':
    'Diese Seite gibt es nicht. Vielleicht wurde sie entfernt, oder der Link ist falsch.',
  'Search posts': 'Beiträge durchsuchen',
  'New posts': 'Neue Beiträge',
  Today: 'Heute',
  'Something went wrong': 'Etwas ist schiefgelaufen',
  'We couldn’t show this page. Try reloading.':
    'Diese Seite ließ sich nicht anzeigen. Laden Sie sie neu.',
  'We’ve logged it (request {requestId}).': 'Der Fehler wurde protokolliert (Anfrage {requestId}).',
  'Something went wrong!': 'Etwas ist schiefgelaufen!',
  'Show Error': 'Fehler anzeigen',
  'Hide Error': 'Fehler ausblenden',
  Languages: 'Sprachen',
  'In the digest': 'Im Newsletter',
  Related: 'Zum Thema',
  'More from {source}': 'Mehr von {source}',
  'More by {username}': 'Mehr von {username}',
  'Site status': 'Status der Website',
  'This site isn’t open yet: only staff see it.':
    'Diese Website ist noch nicht eröffnet: Nur das Team sieht sie.',
  'Set up and open the site': 'Website einrichten und eröffnen',
  'Saved. Your settings have more choices.':
    'Gespeichert. Mehr Möglichkeiten gibt es in den Einstellungen.',
  Welcome: 'Willkommen',
  'Welcome to {site}, {username}. Your account is ready.':
    'Willkommen bei {site}, {username}. Ihr Konto ist bereit.',
  'Email me replies and mentions': 'Antworten und Erwähnungen per E-Mail',
  'Choose your settings': 'Einstellungen wählen',
  'We’ve sent as many codes as we may to {address}. Enter the code of {characters} letters and digits that we emailed within the last 24 hours.':
    'An {address} senden wir vorerst keine weiteren Codes. Geben Sie den Code aus {characters} Buchstaben und Ziffern ein, den wir in den letzten 24 Stunden gesendet haben.',
  'We sent a new code to {address}. It expires in {minutes, plural, one {# minute} other {# minutes}}.':
    'Wir haben einen neuen Code an {address} gesendet. Er gilt {minutes, plural, one {# Minute} other {# Minuten}}.',
  'We sent a code to {address}. It expires in {minutes, plural, one {# minute} other {# minutes}}.':
    'Wir haben einen Code an {address} gesendet. Er gilt {minutes, plural, one {# Minute} other {# Minuten}}.',
  'Enter the {characters} letters and digits of the code.':
    'Geben Sie die {characters} Buchstaben und Ziffern des Codes ein.',
  'Enter the {digits} digits of the code.': 'Geben Sie die {digits} Ziffern des Codes ein.',
  '{characters} letters and digits. Not case-sensitive.':
    '{characters} Buchstaben und Ziffern. Groß- und Kleinschreibung spielt keine Rolle.',
  '{digits} digits': '{digits} Ziffern',
  '{count, plural, one {# comment elsewhere} other {# comments elsewhere}}':
    '{count, plural, one {# Kommentar anderswo} other {# Kommentare anderswo}}',
  '{count, plural, one {# comment on {source}} other {# comments on {source}}}':
    '{count, plural, one {# Kommentar auf {source}} other {# Kommentare auf {source}}}',
  'We couldn’t verify this page, so nothing was sent.':
    'Diese Seite konnte nicht überprüft werden, daher wurde nichts gesendet.',
  'We couldn’t reach the site. Check your connection and try again.':
    'Die Website ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'The request failed with status {status}.': 'Die Anfrage ist mit Status {status} gescheitert.',
  'within the last hour': 'innerhalb der letzten Stunde',
  '{count, plural, one {# year ago} other {# years ago}}':
    '{count, plural, one {vor # Jahr} other {vor # Jahren}}',
  '{count}y [years]': '{count} J.',
  '{count, plural, one {# month ago} other {# months ago}}':
    '{count, plural, one {vor # Monat} other {vor # Monaten}}',
  '{count}mo [months]': '{count} Mon.',
  '{count, plural, one {# week ago} other {# weeks ago}}':
    '{count, plural, one {vor # Woche} other {vor # Wochen}}',
  '{count}w [weeks]': '{count} Wo.',
  '{count, plural, one {# day ago} other {# days ago}}':
    '{count, plural, one {vor # Tag} other {vor # Tagen}}',
  '{count}d [days]': '{count} T.',
  '{count, plural, one {# hour ago} other {# hours ago}}':
    '{count, plural, one {vor # Stunde} other {vor # Stunden}}',
  '{count}h [hours]': '{count} Std.',
  '{count, plural, one {# minute ago} other {# minutes ago}}':
    '{count, plural, one {vor # Minute} other {vor # Minuten}}',
  '{count}m [minutes]': '{count} Min.',
  'just now': 'gerade eben',
  'now [short age]': 'jetzt',
  'Error: API keys': 'Fehler: API-Schlüssel',
  'Error: Edit post': 'Fehler: Beitrag bearbeiten',
  'Edit post': 'Beitrag bearbeiten',
  'The post couldn’t be loaded.': 'Der Beitrag konnte nicht geladen werden.',
  'Nothing was changed': 'Nichts wurde geändert',
  'Title and URL can be changed for {hours, plural, one {# hour} other {# hours}} after posting.':
    'Titel und URL lassen sich nach dem Einreichen noch {hours, plural, one {# Stunde} other {# Stunden}} lang ändern.',
  Following: 'Folge ich',
  'Posts by people you follow': 'Beiträge von Personen, denen Sie folgen',
  '<login>Log in</login> to see posts by people you follow.':
    '<login>Melden Sie sich an</login>, um Beiträge von Personen zu sehen, denen Sie folgen.',
  'Submit a post': 'Beitrag einreichen',
  '{site}: new posts': '{site}: neue Beiträge',
  'We couldn’t find that page, so here’s the first one.':
    'Diese Seite war nicht zu finden, deshalb sehen Sie die erste.',
  'Posts couldn’t be loaded.': 'Die Beiträge konnten nicht geladen werden.',
  'Nothing here yet. <submit>Be the first to post</submit>.':
    'Hier ist noch nichts. <submit>Schreiben Sie den ersten Beitrag</submit>.',
  'No posts from this period.': 'Keine Beiträge aus diesem Zeitraum.',
  'See all time': 'Gesamten Zeitraum ansehen',
  'Every post and comment our moderators hide, remove, lock or pin, and every ban, with the reason. Newest first. Hidden content isn’t named. Think we got one wrong? <contact>Contact us</contact>':
    'Alle Beiträge und Kommentare, die unsere Moderation ausblendet, entfernt, schließt oder anheftet, und alle Sperren, jeweils mit Grund. Neueste zuerst. Ausgeblendetes wird nicht genannt. Halten Sie etwas für falsch? <contact>Schreiben Sie uns</contact>',
  'This page couldn’t be loaded.': 'Diese Seite konnte nicht geladen werden.',
  Older: 'Ältere',
  'Older entries couldn’t be loaded. Try again.':
    'Ältere Einträge konnten nicht geladen werden. Versuchen Sie es noch einmal.',
  '{count, plural, one {# older entry loaded} other {# older entries loaded}}':
    '{count, plural, one {# älterer Eintrag geladen} other {# ältere Einträge geladen}}',
  'Older issues': 'Ältere Ausgaben',
  'Older issues couldn’t be loaded. Try again.':
    'Ältere Ausgaben konnten nicht geladen werden. Versuchen Sie es noch einmal.',
  '{count, plural, one {# more issue loaded} other {# more issues loaded}}':
    '{count, plural, one {# weitere Ausgabe geladen} other {# weitere Ausgaben geladen}}',
  Contents: 'Inhalt',
  'Other industries': 'Andere Branchen',
  'What it covers': 'Worum es geht',
  'A post counts as {industry} if its title or tags contain one of these words:':
    'Ein Beitrag zählt zu {industry}, wenn sein Titel oder seine Schlagwörter eines dieser Wörter enthalten:',
  'Lately on {site}': 'Zuletzt auf {site}',
  'That link didn’t match, so here’s the whole post.':
    'Der Link passte nicht, deshalb sehen Sie den ganzen Beitrag.',
  'Comments couldn’t be loaded.': 'Die Kommentare konnten nicht geladen werden.',
  'Post unavailable': 'Beitrag nicht verfügbar',
  'Post not found': 'Beitrag nicht gefunden',
  'This post couldn’t be loaded': 'Dieser Beitrag konnte nicht geladen werden',
  'Something’s wrong on our side. The post is probably fine; try again in a minute.':
    'Auf unserer Seite stimmt etwas nicht. Mit dem Beitrag ist wohl alles in Ordnung; versuchen Sie es in einer Minute noch einmal.',
  'It may have been removed, or the link may be wrong.':
    'Vielleicht wurde er entfernt, oder der Link ist falsch.',
  'Your saved posts couldn’t be loaded.':
    'Ihre gespeicherten Beiträge konnten nicht geladen werden.',
  'Posts you save appear here. Only you can see them.':
    'Hier erscheinen Beiträge, die Sie speichern. Nur Sie können sie sehen.',
  Posts: 'Beiträge',
  People: 'Personen',
  'Search comments': 'Kommentare durchsuchen',
  'Search people': 'Personen suchen',
  Relevance: 'Relevanz',
  Points: 'Punkte',
  '{count, plural, one {# or more posts} other {# or more posts}}':
    '{count, plural, one {# oder mehr Beiträge} other {# oder mehr Beiträge}}',
  '{count, plural, one {# or more comments} other {# or more comments}}':
    '{count, plural, one {# oder mehr Kommentare} other {# oder mehr Kommentare}}',
  'Your search': 'Ihre Suche',
  'Search: {words}': 'Suche: {words}',
  'Usernames and names are found by their first letters.':
    'Benutzernamen und Namen werden nach ihren ersten Buchstaben gefunden.',
  'Tip: use {phrase}, {word}, {or}, {author} or {domain}.':
    'Tipp: Verwenden Sie {phrase}, {word}, {or}, {author} oder {domain}.',
  'Tip: use {phrase}, {word}, {or} or {author}.':
    'Tipp: Verwenden Sie {phrase}, {word}, {or} oder {author}.',
  'That link didn’t match. Please search again.':
    'Der Link passte nicht. Bitte suchen Sie noch einmal.',
  'Search in': 'Suchen in',
  'exact phrase': 'genaue Wortfolge',
  'word [search]': 'Wort',
  'Search isn’t available right now.': 'Die Suche ist gerade nicht verfügbar.',
  'Sort results': 'Ergebnisse sortieren',
  'No results for “{words}”. Check the spelling or try fewer words.':
    'Keine Ergebnisse für „{words}“. Prüfen Sie die Schreibweise, oder versuchen Sie es mit weniger Wörtern.',
  'No comments found for “{words}”.': 'Keine Kommentare mit „{words}“ gefunden.',
  'No username or name begins with “{words}”.':
    'Kein Benutzername oder Name beginnt mit „{words}“.',
  'Error: Settings': 'Fehler: Einstellungen',
  'Top posts': 'Top-Beiträge',
  'Hot posts': 'Beliebte Beiträge',
  Period: 'Zeitraum',
  Week: 'Woche',
  Month: 'Monat',
  Year: 'Jahr',
  'All time': 'Gesamt',
  'This text couldn’t be loaded.': 'Dieser Text konnte nicht geladen werden.',
  'Moderator actions and their reasons are in the public <log>moderation log</log>.':
    'Eingriffe der Moderation und ihre Gründe stehen im öffentlichen <log>Moderationsprotokoll</log>.',
  'Post published': 'Beitrag veröffentlicht',
  'Error: Submit': 'Fehler: Einreichen',
  Publish: 'Veröffentlichen',
  'Publishing…': 'Wird veröffentlicht …',
  'No posts with this tag yet.': 'Noch keine Beiträge mit diesem Schlagwort.',
  'This profile couldn’t be loaded.': 'Dieses Profil konnte nicht geladen werden.',
  Contributions: 'Aktivität',
  'No posts yet.': 'Noch keine Beiträge.',
  'No passkey was used. Try again.':
    'Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal.',
  'This device already has a passkey for your account.':
    'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
  'This browser or device can’t use a passkey here.':
    'Dieser Browser oder dieses Gerät kann hier keinen Passkey verwenden.',
  'The push service of your browser failed. Try again later.':
    'Der Push-Dienst Ihres Browsers ist ausgefallen. Versuchen Sie es später noch einmal.',
  'Loading…': 'Wird geladen …',
  'Earlier versions': 'Frühere Fassungen',
  'The earlier versions couldn’t be loaded. Close this and try again.':
    'Die früheren Fassungen konnten nicht geladen werden. Schließen Sie dies und versuchen Sie es noch einmal.',
  'No earlier version is stored.': 'Es ist keine frühere Fassung gespeichert.',
  'Until {time}': 'Bis {time}',
  'edited {time}': 'bearbeitet {time}',
  'Uploading {file}…': '{file} wird hochgeladen …',
  'Choose a file, or drop it here': 'Datei auswählen oder hier ablegen',
  'Choose another file, or drop it here': 'Andere Datei auswählen oder hier ablegen',
  'You’ve been logged out. Nothing is lost; log in and try again.':
    'Sie wurden abgemeldet. Nichts ist verloren; melden Sie sich an und versuchen Sie es noch einmal.',
  'Log in in a new tab': 'In einem neuen Tab anmelden',
  'For your security, please log in again.':
    'Bitte melden Sie sich zu Ihrer Sicherheit noch einmal an.',
  'Log in again': 'Noch einmal anmelden',
  'You’ve been logged out.': 'Sie wurden abgemeldet.',
  'Choose a reason.': 'Wählen Sie einen Grund.',
  'Reported. Thank you; our moderators will take a look.':
    'Gemeldet. Danke; die Moderation sieht es sich an.',
  'Why are you reporting this?': 'Warum melden Sie das?',
  'Anything else? (optional)': 'Noch etwas? (optional)',
  'Give a reason. It goes in the moderation log.':
    'Geben Sie einen Grund an. Er erscheint im Moderationsprotokoll.',
  Reason: 'Grund',
  '{points}. Log in to vote': '{points}. Zum Abstimmen anmelden',
  'No such endpoint.': 'Diesen Endpunkt gibt es nicht.',
  'Log in first.': 'Melden Sie sich zuerst an.',
  "This site isn't open yet.": 'Diese Website ist noch nicht eröffnet.',
  "API keys can't use this endpoint. Log in instead.":
    'API-Schlüssel können diesen Endpunkt nicht verwenden. Melden Sie sich stattdessen an.',
  'This API key lacks the scope {scope}.': 'Diesem API-Schlüssel fehlt der Scope {scope}.',
  "The data couldn't be loaded.": 'Die Daten konnten nicht geladen werden.',
  'Too many addresses tried. Try again tomorrow.':
    'Zu viele Adressen versucht. Versuchen Sie es morgen noch einmal.',
  'This code is incorrect or has expired. Request a new one.':
    'Dieser Code ist falsch oder abgelaufen. Fordern Sie einen neuen an.',
  'This code was already used. Request a new one.':
    'Dieser Code wurde schon verwendet. Fordern Sie einen neuen an.',
  'Another account now uses this address.': 'Inzwischen verwendet ein anderes Konto diese Adresse.',
  "You've downloaded your data several times today. Try again tomorrow.":
    'Sie haben Ihre Daten heute mehrmals heruntergeladen. Versuchen Sie es morgen noch einmal.',
  'Mail to your address is not stopped.': 'E-Mails an Ihre Adresse sind nicht angehalten.',
  'Mail to your address was stopped by a complaint or by staff. Write to the site.':
    'E-Mails an Ihre Adresse wurden wegen einer Beschwerde oder vom Team angehalten. Schreiben Sie dem Team der Website.',
  "You've requested this too often today. Try again tomorrow.":
    'Sie haben das heute zu oft angefordert. Versuchen Sie es morgen noch einmal.',
  'This account is scheduled for deletion.': 'Dieses Konto ist zur Löschung vorgemerkt.',
  "You've reached the limit of {max} keys. Revoke one to create another.":
    'Mehr als {max} Schlüssel sind nicht möglich. Widerrufen Sie einen, um einen neuen zu erstellen.',
  'The key was not found.': 'Der Schlüssel wurde nicht gefunden.',
  "You can't post or comment here. You can still log in and read.":
    'Sie können hier keine Beiträge und Kommentare schreiben. Anmelden und lesen können Sie weiterhin.',
  "You can't post or comment here. Reason: {reason}":
    'Sie können hier keine Beiträge und Kommentare schreiben. Grund: {reason}',
  "You can't post or comment here until {until}. You can still log in and read.":
    'Sie können hier bis zum {until} keine Beiträge und Kommentare schreiben. Anmelden und lesen können Sie weiterhin.',
  "You can't post or comment here until {until}. Reason: {reason}":
    'Sie können hier bis zum {until} keine Beiträge und Kommentare schreiben. Grund: {reason}',
  'The user was not found.': 'Das Mitglied wurde nicht gefunden.',
  'The {field, select, name {name} other {username}} looks like a name that only this site may use (“{sign}” looks like “{like}”).':
    '{field, select, name {Der Name} other {Der Benutzername}} sieht aus wie ein Name, den nur diese Website verwenden darf („{sign}“ sieht aus wie „{like}“).',
  'The {field, select, name {name} other {username}} looks like a name that only this site may use.':
    '{field, select, name {Der Name} other {Der Benutzername}} sieht aus wie ein Name, den nur diese Website verwenden darf.',
  'The link was not found.': 'Der Link wurde nicht gefunden.',
  'A moderator removed this post.': 'Die Moderation hat diesen Beitrag entfernt.',
  'This post is waiting for review.': 'Dieser Beitrag wartet auf Prüfung.',
  'A moderator hid this post.': 'Die Moderation hat diesen Beitrag ausgeblendet.',
  'The post was not found.': 'Der Beitrag wurde nicht gefunden.',
  'The author deleted this post. You can reply to its comments.':
    'Dieser Beitrag wurde vom Mitglied selbst gelöscht. Auf seine Kommentare können Sie antworten.',
  "The comment no longer exists, so you can't reply to it.":
    'Den Kommentar gibt es nicht mehr, daher können Sie nicht darauf antworten.',
  'The comment is too deep in the thread to reply to.':
    'Der Kommentar steht zu tief in der Diskussion, um darauf zu antworten.',
  'The comment was not found.': 'Der Kommentar wurde nicht gefunden.',
  "This request can't be answered right now. Try again in a moment.":
    'Diese Anfrage lässt sich gerade nicht beantworten. Versuchen Sie es gleich noch einmal.',
  'The {header} was used for another request.':
    '{header} wurde schon für eine andere Anfrage verwendet.',
  'The sentence is already struck.': 'Der Satz ist schon gestrichen.',
  'The report was not found.': 'Die Meldung wurde nicht gefunden.',
  'The issue was not found.': 'Die Ausgabe wurde nicht gefunden.',
  'The sentence was not found.': 'Der Satz wurde nicht gefunden.',
  'Write the letter first.': 'Schreiben Sie zuerst den Rundbrief.',
  'The digest was not found.': 'Die Ausgabe wurde nicht gefunden.',
  'The link to this digest has expired.': 'Der Link zu dieser Ausgabe ist abgelaufen.',
  'The language was not found.': 'Die Sprache wurde nicht gefunden.',
  'The industry was not found.': 'Die Branche wurde nicht gefunden.',
  "This image would exceed the site's limit of {size} MB. Images that nothing uses are deleted after a week or two.":
    'Mit diesem Bild wäre die Grenze der Website von {size} MB überschritten. Nicht verwendete Bilder werden nach ein bis zwei Wochen gelöscht.',
  'This site accepts members from certain domains only.':
    'Diese Website nimmt nur Mitglieder mit Adressen bestimmter Domains auf.',
  '{site} does not accept new members.': '{site} nimmt keine neuen Mitglieder auf.',
  'Answer the question of the site.': 'Beantworten Sie die Frage der Website.',
  'The username was just taken.': 'Der Benutzername wurde gerade vergeben.',
  'The site was not found.': 'Die Website wurde nicht gefunden.',
  'This link has been used, or is older than a minute. Go back and try again.':
    'Dieser Link wurde schon verwendet oder ist älter als eine Minute. Gehen Sie zurück und versuchen Sie es noch einmal.',
  "You've reached the limit of {max} linked accounts. Remove one first.":
    'Mehr als {max} verknüpfte Konten sind nicht möglich. Entfernen Sie zuerst eines.',
  'This account is already linked to another member account. To see which one, log out and log in with it.':
    'Dieses Konto ist schon mit einem anderen Mitgliedskonto verknüpft. Um zu sehen, mit welchem, melden Sie sich ab und damit wieder an.',
  'The linked account was not found.': 'Das verknüpfte Konto wurde nicht gefunden.',
  'You cannot invite others here.': 'Hier können Sie niemanden einladen.',
  "You've reached the limit of {max} invitations. End one first.":
    'Mehr als {max} Einladungen sind nicht möglich. Beenden Sie zuerst eine.',
  'The invitation was not found.': 'Die Einladung wurde nicht gefunden.',
  'You need an invitation to join, and this one is missing or has ended.':
    'Sie brauchen eine Einladung, und diese fehlt oder gilt nicht mehr.',
  'Too many wrong codes. Try again tomorrow.':
    'Zu viele falsche Codes. Versuchen Sie es morgen noch einmal.',
  'This browser has no valid code for this address. Enter the code in the browser where you requested it, or request a new one here.':
    'In diesem Browser gibt es keinen gültigen Code für diese Adresse. Geben Sie den Code in dem Browser ein, in dem Sie ihn angefordert haben, oder fordern Sie hier einen neuen an.',
  'The login provider was not found.': 'Der Anmeldedienst wurde nicht gefunden.',
  "{provider} can't be reached. Log in with an emailed code instead.":
    '{provider} ist nicht erreichbar. Melden Sie sich stattdessen mit einem Code per E-Mail an.',
  'The username is reserved.': 'Der Benutzername ist reserviert.',
  'The username is taken.': 'Der Benutzername ist vergeben.',
  "There's no account with this address anymore.": 'Mit dieser Adresse gibt es kein Konto mehr.',
  "This passkey doesn't work here, or the attempt has expired. Try again, or use an emailed code.":
    'Dieser Passkey funktioniert hier nicht, oder der Versuch ist abgelaufen. Versuchen Sie es noch einmal, oder verwenden Sie einen Code per E-Mail.',
  'Staff of this site need a passkey. Log in with yours, or add one in Settings.':
    'Wer zum Team dieser Website gehört, braucht einen Passkey. Melden Sie sich mit Ihrem an, oder fügen Sie in den Einstellungen einen hinzu.',
  "You've reached the limit of {max} passkeys. Remove one to add another.":
    'Mehr als {max} Passkeys sind nicht möglich. Entfernen Sie einen, um einen anderen hinzuzufügen.',
  'This passkey was already added.': 'Dieser Passkey wurde schon hinzugefügt.',
  'The passkey was not found.': 'Der Passkey wurde nicht gefunden.',
  'Log in with a passkey to remove this one.':
    'Melden Sie sich mit einem Passkey an, um diesen zu entfernen.',
  'This login has expired, or it was started in another browser. Start again.':
    'Diese Anmeldung ist abgelaufen oder wurde in einem anderen Browser begonnen. Beginnen Sie noch einmal.',
  '{provider} did not log you in. Start again.':
    '{provider} hat Sie nicht angemeldet. Beginnen Sie noch einmal.',
  'The login at {provider} could not be verified. Start again.':
    'Die Anmeldung bei {provider} ließ sich nicht bestätigen. Beginnen Sie noch einmal.',
  'This address must be verified with an emailed code first. Log in or sign up with one.':
    'Diese Adresse muss zuerst mit einem Code per E-Mail bestätigt werden. Melden Sie sich damit an, oder registrieren Sie sich.',
  'An account was just created with this address. Log in.':
    'Mit dieser Adresse wurde gerade ein Konto erstellt. Melden Sie sich an.',
  'The session was not found.': 'Die Sitzung wurde nicht gefunden.',
  'For your security, please log in again. This needs a login within the last 15 minutes.':
    'Bitte melden Sie sich zu Ihrer Sicherheit noch einmal an. Dafür ist eine Anmeldung innerhalb der letzten 15 Minuten nötig.',
  "We're getting a lot of sign-ups. Turn on JavaScript so we can check you're not a bot, or try again later.":
    'Gerade registrieren sich sehr viele. Schalten Sie JavaScript ein, damit wir prüfen können, dass Sie kein Bot sind, oder versuchen Sie es später.',
  'This request has no valid authentication of the mail provider.':
    'Diese Anfrage hat keinen gültigen Nachweis des E-Mail-Dienstes.',
  'The application was not found.': 'Die Bewerbung wurde nicht gefunden.',
  "You can't ban yourself.": 'Sie können sich nicht selbst sperren.',
  "Platform admins can't be banned.": 'Plattformadmins können nicht gesperrt werden.',
  "Admins can't be banned. Ask another admin to change their role first.":
    'Admins können nicht gesperrt werden. Zuerst muss ein anderes Admin-Konto die Rolle ändern.',
  'Moderators can only ban members. Ask an admin.':
    'Die Moderation kann nur Mitglieder sperren. Wenden Sie sich an die Admins.',
  'The entry was not found.': 'Der Eintrag wurde nicht gefunden.',
  'The note was not found.': 'Die Notiz wurde nicht gefunden.',
  'Moderators can only delete their own notes.': 'Die Moderation kann nur eigene Notizen löschen.',
  'The post or comment was not found.': 'Der Beitrag oder Kommentar wurde nicht gefunden.',
  "It's no longer waiting for review.": 'Er wartet nicht mehr auf Prüfung.',
  '{max} posts are pinned already. Unpin one of them first.':
    'Es sind schon {max} Beiträge angeheftet. Heben Sie zuerst das Anheften eines Beitrags auf.',
  "You can't report your own posts and comments, but you can delete them.":
    'Eigene Beiträge und Kommentare können Sie nicht melden, aber löschen.',
  "There's already a rule for this.": 'Dafür gibt es schon eine Regel.',
  'The rule was not found.': 'Die Regel wurde nicht gefunden.',
  "You've already posted this {count} times today.":
    'Das haben Sie heute schon {count} Mal veröffentlicht.',
  'New accounts can post {count, plural, =1 {once} other {# times}} in their first {minutes} minutes. Try again a little later.':
    'Neue Konten können in den ersten {minutes} Minuten nur {count, plural, =1 {einen Beitrag} other {# Beiträge}} einreichen. Versuchen Sie es etwas später noch einmal.',
  'New accounts can post {count} times on their first day. Try again tomorrow.':
    'Neue Konten können am ersten Tag höchstens {count} Mal einreichen. Versuchen Sie es morgen noch einmal.',
  'New accounts can comment {count} times on their first day. Try again tomorrow.':
    'Neue Konten können am ersten Tag höchstens {count} Mal kommentieren. Versuchen Sie es morgen noch einmal.',
  'This link was already posted by you in a post you hid.':
    'Diesen Link haben Sie schon in einem Beitrag eingereicht, den Sie ausgeblendet haben.',
  'This link was already posted by you and is waiting for review.':
    'Diesen Link haben Sie schon eingereicht; er wartet auf Prüfung.',
  'This link was posted here within the last 30 days.':
    'Dieser Link wurde hier in den letzten 30 Tagen schon eingereicht.',
  'The tag was not found.': 'Das Schlagwort wurde nicht gefunden.',
  "You've reached the limit of {max} followed and muted items. Remove some in Settings first.":
    'Mehr als {max} Einträge unter „Folgen und stummschalten“ sind nicht möglich. Entfernen Sie zuerst einige in den Einstellungen.',
  'Log in to see posts from people you follow.':
    'Melden Sie sich an, um Beiträge von Personen zu sehen, denen Sie folgen.',
  'This part of the sitemap was not found.': 'Dieser Teil der Sitemap wurde nicht gefunden.',
  'The text was not found.': 'Der Text wurde nicht gefunden.',
  'The subscriber was not found.': 'Das Abonnement wurde nicht gefunden.',
  'The subscription was not found.': 'Das Abonnement wurde nicht gefunden.',
  'This link has expired. Request a new one.':
    'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.',
  'The mail was not found.': 'Die E-Mail wurde nicht gefunden.',
  'This event was already processed.': 'Dieses Ereignis wurde schon verarbeitet.',
  'Your subscription was not found.': 'Ihr Abonnement wurde nicht gefunden.',
  'Your account already has another subscription. Erase that one first.':
    'Ihr Konto hat schon ein anderes Abonnement. Löschen Sie zuerst das andere.',
  'This subscription belongs to another account.':
    'Dieses Abonnement gehört zu einem anderen Konto.',
  'The segment was not found.': 'Das Segment wurde nicht gefunden.',
  'An unsent letter uses this segment. Choose another audience for it first.':
    'Ein nicht gesendeter Rundbrief verwendet dieses Segment. Wählen Sie dafür zuerst eine andere Zielgruppe.',
  'An unsent issue has a section for this segment. Remove the section first.':
    'Eine nicht gesendete Ausgabe hat einen Abschnitt für dieses Segment. Entfernen Sie zuerst den Abschnitt.',
  "There's already a segment with this name.": 'Ein Segment mit diesem Namen gibt es schon.',
  'The form was sent very quickly or has a hidden field filled in. Please send it again.':
    'Das Formular wurde sehr schnell gesendet, oder ein verstecktes Feld ist ausgefüllt. Bitte senden Sie es noch einmal.',
  'Many forms were sent from your network. Please try again tomorrow.':
    'Aus Ihrem Netzwerk wurden viele Formulare gesendet. Bitte versuchen Sie es morgen noch einmal.',
  'This link changes delivery only. Request a link by email, or log in with this address.':
    'Dieser Link ändert nur den Versand. Fordern Sie einen Link per E-Mail an, oder melden Sie sich mit dieser Adresse an.',
  'Too many invalid links tried. Try again in a few minutes.':
    'Zu viele ungültige Links versucht. Versuchen Sie es in einigen Minuten noch einmal.',
  'Your {site} account will be deleted': 'Ihr Konto bei {site} wird gelöscht',
  'Your {site} account {username} will be deleted on {date}, as you asked. Other devices and API keys have stopped working.':
    'Ihr Konto {username} bei {site} wird am {date} gelöscht, wie von Ihnen gewünscht. Andere Geräte und API-Schlüssel funktionieren nicht mehr.',
  'You can cancel in Settings until then:':
    'Bis dahin können Sie die Löschung in den Einstellungen abbrechen:',
  'Wasn’t you? Log in now to cancel.':
    'Das waren nicht Sie? Melden Sie sich jetzt an, um die Löschung abzubrechen.',
  'Sent by {site} because you have an account there.':
    'Gesendet von {site}, weil Sie dort ein Konto haben.',
  'Your address was entered in the subscription form of {site}':
    'Ihre Adresse wurde im Abonnementformular von {site} eingegeben',
  'Someone entered this email address in the subscription form of {site}. The form then showed that it has an account with the username {username}.':
    'Jemand hat diese E-Mail-Adresse im Abonnementformular von {site} eingegeben. Das Formular zeigte dann, dass es damit ein Konto mit dem Benutzernamen {username} gibt.',
  'Nothing else was shown, and nothing has changed. You don’t have to do anything.':
    'Sonst wurde nichts gezeigt, und nichts hat sich geändert. Sie müssen nichts tun.',
  'Contact us': 'Kontakt',
  'We send at most one such email a day.': 'Eine solche E-Mail senden wir höchstens einmal am Tag.',
  'Sent by {site} because this is the address of your account there.':
    'Gesendet von {site}, weil dies die Adresse Ihres Kontos dort ist.',
  'Enter this code in Settings to confirm the new email address of your {site} account {username}:':
    'Geben Sie diesen Code in den Einstellungen ein, um die neue E-Mail-Adresse Ihres Kontos {username} bei {site} zu bestätigen:',
  'This address already has an account on {site}':
    'Mit dieser Adresse gibt es bei {site} schon ein Konto',
  'You tried to use this address for your {site} account, but another account already has it.':
    'Sie wollten diese Adresse für Ihr Konto bei {site} verwenden, aber ein anderes Konto hat sie schon.',
  'To change that account’s address or delete it, log in here:':
    'Um die Adresse des anderen Kontos zu ändern oder es zu löschen, melden Sie sich hier an:',
  'Your {site} email address was changed': 'Ihre E-Mail-Adresse bei {site} wurde geändert',
  'The email on your {site} account {username} was changed. This address no longer works for logging in, other devices were logged out and API keys were revoked.':
    'Die E-Mail-Adresse Ihres Kontos {username} bei {site} wurde geändert. Mit dieser Adresse können Sie sich nicht mehr anmelden, andere Geräte wurden abgemeldet und API-Schlüssel widerrufen.',
  'Wasn’t you? Tell us right away:': 'Das waren nicht Sie? Sagen Sie es uns gleich:',
  'If it was you, you’re all set.': 'Wenn Sie es waren, ist alles in Ordnung.',
  'Sent by {site} because this was the address of your account there.':
    'Gesendet von {site}, weil dies die Adresse Ihres Kontos dort war.',
  'A login was linked to your {site} account': 'Neue Anmeldemöglichkeit für Ihr Konto bei {site}',
  '{account} at {provider} was linked to your {site} account {username}. You can log in with it instead of an emailed code.':
    '{account} bei {provider} wurde mit Ihrem Konto {username} bei {site} verknüpft. Damit können Sie sich statt mit einem Code per E-Mail anmelden.',
  'Wasn’t you? Remove it in Settings, and log out other devices there:':
    'Das waren nicht Sie? Entfernen Sie die Verknüpfung in den Einstellungen, und melden Sie dort andere Geräte ab:',
  'A login was removed from your {site} account':
    'Eine Anmeldemöglichkeit für Ihr Konto bei {site} wurde entfernt',
  '{account} at {provider} was removed from your {site} account {username}. Devices that it had logged in were logged out.':
    '{account} bei {provider} wurde von Ihrem Konto {username} bei {site} entfernt. Geräte, die damit angemeldet waren, wurden abgemeldet.',
  'Wasn’t you? Check your linked accounts and sessions in Settings:':
    'Das waren nicht Sie? Prüfen Sie Ihre verknüpften Konten und Sitzungen in den Einstellungen:',
  'New login to your {site} account': 'Neue Anmeldung in Ihrem Konto bei {site}',
  '{account} at {provider} logged in to your {site} account {username} in a new browser.':
    'Mit {account} bei {provider} hat sich jemand in einem neuen Browser in Ihrem Konto {username} bei {site} angemeldet.',
  '{account} at {provider} logged in to your {site} account {username} in a new browser: {device}.':
    'Mit {account} bei {provider} hat sich jemand in einem neuen Browser in Ihrem Konto {username} bei {site} angemeldet: {device}.',
  'Sent by {site} because this address was entered there.':
    'Gesendet von {site}, weil diese Adresse dort eingegeben wurde.',
  'To get email for your {site} account {username} again, enter this code in Settings:':
    'Um für Ihr Konto {username} bei {site} wieder E-Mails zu erhalten, geben Sie diesen Code in den Einstellungen ein:',
  'The site doesn’t accept new members.': 'Die Website nimmt keine neuen Mitglieder auf.',
  'The site accepts members with addresses at certain domains only.':
    'Die Website nimmt nur Mitglieder mit Adressen bestimmter Domains auf.',
  'To sign up, you need an invitation from a member.':
    'Zum Registrieren brauchen Sie eine Einladung von einem Mitglied.',
  'You may have signed up with a different address.':
    'Vielleicht haben Sie sich mit einer anderen Adresse registriert.',
  'No account on {site} with this address': 'Kein Konto bei {site} mit dieser Adresse',
  'You tried to log in, but no account on {site} has this address.':
    'Sie wollten sich anmelden, aber bei {site} gibt es kein Konto mit dieser Adresse.',
  'If you don’t have an account yet, sign up here:':
    'Wenn Sie noch kein Konto haben, registrieren Sie sich hier:',
  'You already have an account on {site}': 'Sie haben schon ein Konto bei {site}',
  'You tried to sign up, but you already have an account on {site} with this address.':
    'Sie wollten sich registrieren, aber Sie haben mit dieser Adresse schon ein Konto bei {site}.',
  'Log in here and we’ll send you a code:':
    'Melden Sie sich hier an; Sie erhalten dann einen Code:',
  '{kind, select, post {Your post on {site} was hidden} other {Your comment on {site} was hidden}}':
    '{kind, select, post {Ihr Beitrag auf {site} wurde ausgeblendet} other {Ihr Kommentar auf {site} wurde ausgeblendet}}',
  '{kind, select, post {A moderator of {site} hid your post “{title}”.} other {A moderator of {site} hid your comment on “{title}”.}}':
    '{kind, select, post {Die Moderation von {site} hat Ihren Beitrag „{title}“ ausgeblendet.} other {Die Moderation von {site} hat Ihren Kommentar zu „{title}“ ausgeblendet.}}',
  'Only you can see it until a moderator makes it visible again.':
    'Nur Sie können ihn sehen, bis die Moderation ihn wieder sichtbar macht.',
  '{count} of your posts and comments on {site} were hidden':
    '{count} Ihrer Beiträge und Kommentare auf {site} wurden ausgeblendet',
  'A moderator of {site} reviewed {count} of your posts and comments. These were hidden: {items}.':
    'Die Moderation von {site} hat {count} Ihrer Beiträge und Kommentare geprüft. Ausgeblendet wurden: {items}.',
  '{kind, select, post {Your post on {site} was made visible again} other {Your comment on {site} was made visible again}}':
    '{kind, select, post {Ihr Beitrag auf {site} ist wieder sichtbar} other {Ihr Kommentar auf {site} ist wieder sichtbar}}',
  '{kind, select, post {A moderator of {site} made your post “{title}” visible again.} other {A moderator of {site} made your comment on “{title}” visible again.}}':
    '{kind, select, post {Die Moderation von {site} hat Ihren Beitrag „{title}“ wieder sichtbar gemacht.} other {Die Moderation von {site} hat Ihren Kommentar zu „{title}“ wieder sichtbar gemacht.}}',
  'Everyone can see it again.': 'Alle können ihn wieder sehen.',
  '{count} of your posts and comments on {site} were made visible again':
    '{count} Ihrer Beiträge und Kommentare auf {site} sind wieder sichtbar',
  'A moderator of {site} reviewed {count} of your posts and comments. These were made visible again: {items}.':
    'Die Moderation von {site} hat {count} Ihrer Beiträge und Kommentare geprüft. Wieder sichtbar sind: {items}.',
  '{kind, select, post {Your post on {site} was removed} other {Your comment on {site} was removed}}':
    '{kind, select, post {Ihr Beitrag auf {site} wurde entfernt} other {Ihr Kommentar auf {site} wurde entfernt}}',
  '{kind, select, post {A moderator of {site} removed your post “{title}”.} other {A moderator of {site} removed your comment on “{title}”.}}':
    '{kind, select, post {Die Moderation von {site} hat Ihren Beitrag „{title}“ entfernt.} other {Die Moderation von {site} hat Ihren Kommentar zu „{title}“ entfernt.}}',
  'Only you can see it.': 'Nur Sie können ihn sehen.',
  '{count} of your posts and comments on {site} were removed':
    '{count} Ihrer Beiträge und Kommentare auf {site} wurden entfernt',
  'A moderator of {site} reviewed {count} of your posts and comments. These were removed: {items}.':
    'Die Moderation von {site} hat {count} Ihrer Beiträge und Kommentare geprüft. Entfernt wurden: {items}.',
  'Your post on {site} was locked': 'Ihr Beitrag auf {site} wurde für Kommentare geschlossen',
  'A moderator of {site} locked your post “{title}”.':
    'Die Moderation von {site} hat Ihren Beitrag „{title}“ für Kommentare geschlossen.',
  'No one can comment on it.': 'Er kann nicht mehr kommentiert werden.',
  '{count} of your posts on {site} were locked':
    '{count} Ihrer Beiträge auf {site} wurden für Kommentare geschlossen',
  'A moderator of {site} reviewed {count} of your posts. These were locked: {items}.':
    'Die Moderation von {site} hat {count} Ihrer Beiträge geprüft. Geschlossen wurden: {items}.',
  'Your post on {site} was unlocked': 'Ihr Beitrag auf {site} wurde wieder für Kommentare geöffnet',
  'A moderator of {site} unlocked your post “{title}”.':
    'Die Moderation von {site} hat Ihren Beitrag „{title}“ wieder für Kommentare geöffnet.',
  'People can comment on it again.': 'Er kann wieder kommentiert werden.',
  '{count} of your posts on {site} were unlocked':
    '{count} Ihrer Beiträge auf {site} wurden wieder für Kommentare geöffnet',
  'A moderator of {site} reviewed {count} of your posts. These were unlocked: {items}.':
    'Die Moderation von {site} hat {count} Ihrer Beiträge geprüft. Wieder geöffnet wurden: {items}.',
  '{kind, select, post {Your post on {site} was approved} other {Your comment on {site} was approved}}':
    '{kind, select, post {Ihr Beitrag auf {site} wurde freigegeben} other {Ihr Kommentar auf {site} wurde freigegeben}}',
  '{kind, select, post {A moderator of {site} approved your post “{title}”.} other {A moderator of {site} approved your comment on “{title}”.}}':
    '{kind, select, post {Die Moderation von {site} hat Ihren Beitrag „{title}“ freigegeben.} other {Die Moderation von {site} hat Ihren Kommentar zu „{title}“ freigegeben.}}',
  'It was waiting for review. Everyone can see it now.':
    'Er hat auf Prüfung gewartet. Jetzt können ihn alle sehen.',
  '{count} of your posts and comments on {site} were approved':
    '{count} Ihrer Beiträge und Kommentare auf {site} wurden freigegeben',
  'A moderator of {site} reviewed {count} of your posts and comments. These were approved: {items}.':
    'Die Moderation von {site} hat {count} Ihrer Beiträge und Kommentare geprüft. Freigegeben wurden: {items}.',
  '{kind, select, post {Your post on {site} was not approved} other {Your comment on {site} was not approved}}':
    '{kind, select, post {Ihr Beitrag auf {site} wurde nicht freigegeben} other {Ihr Kommentar auf {site} wurde nicht freigegeben}}',
  '{kind, select, post {A moderator of {site} didn’t approve your post “{title}”.} other {A moderator of {site} didn’t approve your comment on “{title}”.}}':
    '{kind, select, post {Die Moderation von {site} hat Ihren Beitrag „{title}“ nicht freigegeben.} other {Die Moderation von {site} hat Ihren Kommentar zu „{title}“ nicht freigegeben.}}',
  'It was waiting for review and won’t be published.':
    'Er hat auf Prüfung gewartet und wird nicht veröffentlicht.',
  '{count} of your posts and comments on {site} were not approved':
    '{count} Ihrer Beiträge und Kommentare auf {site} wurden nicht freigegeben',
  'A moderator of {site} reviewed {count} of your posts and comments. These were not approved: {items}.':
    'Die Moderation von {site} hat {count} Ihrer Beiträge und Kommentare geprüft. Nicht freigegeben wurden: {items}.',
  'Please don’t reply to this email.': 'Bitte antworten Sie nicht auf diese E-Mail.',
  'Reason: {reason}': 'Grund: {reason}',
  'Think this is a mistake? Tell us:': 'Halten Sie das für einen Fehler? Schreiben Sie uns:',
  'your post “{title}”': 'Ihr Beitrag „{title}“',
  'your comment on “{title}”': 'Ihr Kommentar zu „{title}“',
  '{list}, {item}': '{list}, {item}',
  '{list}, and {count} more': '{list} und {count} weitere',
  'Your {site} account is banned until {until}':
    'Ihr Konto bei {site} ist bis zum {until} gesperrt',
  'Your {site} account is banned': 'Ihr Konto bei {site} ist gesperrt',
  'Your {site} account {username} can’t post or comment until {until}.':
    'Mit Ihrem Konto {username} bei {site} können Sie bis zum {until} keine Beiträge und Kommentare schreiben.',
  'Your {site} account {username} can’t post or comment.':
    'Mit Ihrem Konto {username} bei {site} können Sie keine Beiträge und Kommentare schreiben.',
  'Your posts and comments were removed.': 'Ihre Beiträge und Kommentare wurden entfernt.',
  'You can still log in and read, and export or delete your account in Settings.':
    'Anmelden und lesen können Sie weiterhin, und in den Einstellungen können Sie Ihr Konto exportieren oder löschen.',
  'Your {site} account is no longer banned': 'Ihr Konto bei {site} ist nicht mehr gesperrt',
  'Your {site} account {username} is no longer banned.':
    'Ihr Konto {username} bei {site} ist nicht mehr gesperrt.',
  'You can post and comment again:': 'Sie können wieder Beiträge und Kommentare schreiben:',
  'A passkey was added to your {site} account':
    'Ihrem Konto bei {site} wurde ein Passkey hinzugefügt',
  'The passkey “{passkey}” was added to your {site} account {username}. You can log in with it instead of an emailed code.':
    'Der Passkey „{passkey}“ wurde Ihrem Konto {username} bei {site} hinzugefügt. Damit können Sie sich statt mit einem Code per E-Mail anmelden.',
  'If it was you, you’re all set. A passkey that replaces others may open the admin area only after {hours} hours.':
    'Wenn Sie es waren, ist alles in Ordnung. Ein Passkey, der andere ersetzt, öffnet den Verwaltungsbereich unter Umständen erst nach {hours} Stunden.',
  'The passkey “{passkey}” logged in to your {site} account {username} on {device}.':
    'Mit dem Passkey „{passkey}“ hat sich jemand in Ihrem Konto {username} bei {site} angemeldet: {device}.',
  'Wasn’t you? Log out that device in Settings, and remove the passkey:':
    'Das waren nicht Sie? Melden Sie das Gerät in den Einstellungen ab, und entfernen Sie den Passkey:',
  'A passkey was removed from your {site} account':
    'Von Ihrem Konto bei {site} wurde ein Passkey entfernt',
  'The passkey “{passkey}” was removed from your {site} account {username}. Devices that it had logged in were logged out.':
    'Der Passkey „{passkey}“ wurde von Ihrem Konto {username} bei {site} entfernt. Geräte, die damit angemeldet waren, wurden abgemeldet.',
  'Wasn’t you? Check your passkeys and sessions in Settings:':
    'Das waren nicht Sie? Prüfen Sie Ihre Passkeys und Sitzungen in den Einstellungen:',
  'This URL supports {methods}.': 'Diese URL unterstützt {methods}.',
  'The body must be JSON, with Content-Type: application/json.':
    'Der Inhalt muss JSON sein, mit Content-Type: application/json.',
  'The body must be JSON in UTF-8.': 'Der Inhalt muss JSON in UTF-8 sein.',
  'This URL only supports GET.': 'Diese URL unterstützt nur GET.',
  'The form can have at most {size} KB.': 'Das Formular darf höchstens {size} KB haben.',
  'The body can have at most {size} KB.': 'Der Inhalt darf höchstens {size} KB haben.',
  'The form must be in UTF-8.': 'Das Formular muss in UTF-8 sein.',
  "The form couldn't be read completely.": 'Das Formular konnte nicht vollständig gelesen werden.',
  "The body couldn't be read completely.": 'Der Inhalt konnte nicht vollständig gelesen werden.',
  'This endpoint needs a valid, recent signature ({header}).':
    'Dieser Endpunkt braucht eine gültige, aktuelle Signatur ({header}).',
  'Mail only supports GET.': 'E-Mails unterstützen nur GET.',
  'No such email.': 'Diese E-Mail gibt es nicht.',
  'Your text': 'Ihr Text',
  "This form doesn't support this method.": 'Dieses Formular unterstützt diese Methode nicht.',
  'Unknown form.': 'Unbekanntes Formular.',
  'You’ve been logged out. Nothing is lost: log in, then send this again.':
    'Sie wurden abgemeldet. Nichts ist verloren: Melden Sie sich an, und senden Sie es noch einmal.',
  'This form was made for another login. Send it again.':
    'Dieses Formular gehört zu einer anderen Anmeldung. Senden Sie es noch einmal.',
  'Error: {title}': 'Fehler: {title}',
  'Not sent': 'Nicht gesendet',
  'This link was shared already.': 'Dieser Link wurde schon geteilt.',
  'No email? <again>Request a new code</again>':
    'Keine E-Mail? <again>Neuen Code anfordern</again>',
  'The code': 'Der Code',
  'A moderator will review your account. We’ll email you the decision.':
    'Die Moderation prüft Ihr Konto. Die Entscheidung erhalten Sie per E-Mail.',
  'Log in to {site}': 'Bei {site} anmelden',
  'Logged in as {username}': 'Angemeldet als {username}',
  '{site} without JavaScript': '{site} ohne JavaScript',
  'To vote, comment or report, open a post and follow the links below its title and its comments.':
    'Zum Abstimmen, Kommentieren oder Melden öffnen Sie einen Beitrag und folgen den Links unter seinem Titel und seinen Kommentaren.',
  'Read {site}': '{site} lesen',
  'Settings need JavaScript. All other pages look as they do for visitors.':
    'Die Einstellungen brauchen JavaScript. Alle anderen Seiten sehen aus wie ohne Anmeldung.',
  'Here you can log in, submit, comment, vote and report without JavaScript. <login>Log in</login> or <signup>sign up</signup>.':
    'Hier können Sie sich ohne JavaScript anmelden, Beiträge einreichen, kommentieren, abstimmen und melden. <login>Anmelden</login> oder <signup>registrieren</signup>.',
  'A link, or leave blank for a text post.': 'Ein Link; für einen reinen Textbeitrag leer lassen.',
  'At most {max} characters. Keep the original headline.':
    'Höchstens {max} Zeichen. Behalten Sie die ursprüngliche Überschrift bei.',
  'Text (optional with a link)': 'Text (mit Link optional)',
  'Markdown.': 'Markdown.',
  'Tags (at most {max})': 'Schlagwörter (höchstens {max})',
  'Your vote is saved. Pages show it within a minute.':
    'Ihre Stimme ist gespeichert. Die Seiten zeigen sie innerhalb einer Minute.',
  'Saved. A moderator will review it first.': 'Gespeichert. Zuerst prüft ihn die Moderation.',
  'Comment on {title}': '{title} kommentieren',
  '<page>Back to the post</page>, {score, plural, one {# point} other {# points}}':
    '<page>Zurück zum Beitrag</page>, {score, plural, one {# Punkt} other {# Punkte}}',
  '<page>Back to the post</page> by {author}, {score, plural, one {# point} other {# points}}':
    '<page>Zurück zum Beitrag</page> von {author}, {score, plural, one {# Punkt} other {# Punkte}}',
  '<page>Back to the comment</page>, {score, plural, one {# point} other {# points}}':
    '<page>Zurück zum Kommentar</page>, {score, plural, one {# Punkt} other {# Punkte}}',
  '<page>Back to the comment</page> by {author}, {score, plural, one {# point} other {# points}}':
    '<page>Zurück zum Kommentar</page> von {author}, {score, plural, one {# Punkt} other {# Punkte}}',
  Vote: 'Abstimmen',
  'You haven’t voted.': 'Sie haben noch nicht abgestimmt.',
  'You voted up.': 'Sie haben dafür gestimmt.',
  'You voted down.': 'Sie haben dagegen gestimmt.',
  'Vote up': 'Dafür stimmen',
  'Vote down': 'Dagegen stimmen',
  'Remove vote': 'Stimme zurücknehmen',
  Comment: 'Kommentar',
  'Post reply': 'Antwort senden',
  Report: 'Melden',
  'The reason': 'Der Grund',
  'The note': 'Die Anmerkung',
  'The text': 'Der Text',
  "We're having trouble right now. Try again in a moment.":
    'Gerade gibt es ein Problem. Versuchen Sie es gleich noch einmal.',
  'Please try again in a moment': 'Bitte versuchen Sie es gleich noch einmal',
  "This page doesn't exist.": 'Diese Seite gibt es nicht.',
  'Bad request': 'Ungültige Anfrage',
  'Not allowed here': 'Hier nicht erlaubt',
  'URL too long': 'URL zu lang',
  'Request too large': 'Anfrage zu groß',
  'Unknown site': 'Unbekannte Website',
  'Too many requests': 'Zu viele Anfragen',
  'The URL is malformed.': 'Die URL ist fehlerhaft.',
  "Something went wrong on our side. We've logged it.":
    'Auf unserer Seite ist etwas schiefgelaufen. Der Fehler wurde protokolliert.',
  'The site is very busy. Try again in a moment.':
    'Die Website ist stark ausgelastet. Versuchen Sie es gleich noch einmal.',
  'This site is on another server now.': 'Diese Website liegt jetzt auf einem anderen Server.',
  'This site is moving to another server. Try again in a few seconds.':
    'Diese Website zieht gerade auf einen anderen Server um. Versuchen Sie es in einigen Sekunden noch einmal.',
  'The request has too many headers.': 'Die Anfrage hat zu viele Header.',
  'The request names two hosts.': 'Die Anfrage nennt zwei Hosts.',
  'The URL is too long.': 'Die URL ist zu lang.',
  "This method isn't supported.": 'Diese Methode wird nicht unterstützt.',
  'No site has this host name.': 'Keine Website hat diesen Hostnamen.',
  'Corrected on {date}: {text}': 'Korrigiert am {date}: {text}',
  '{author} on {title}': '{author} zu {title}',
  'Hubs use GET and POST.': 'Hubs verwenden GET und POST.',
  'Feeds only support GET.': 'Feeds unterstützen nur GET.',
  'This image was not found.': 'Dieses Bild wurde nicht gefunden.',
  'Images only support GET.': 'Bilder unterstützen nur GET.',
  'This URL supports POST.': 'Diese URL unterstützt POST.',
  'The body must be one message.': 'Der Inhalt muss eine einzelne Nachricht sein.',
  "This image doesn't exist.": 'Dieses Bild gibt es nicht.',
  'The sitemap only supports GET.': 'Die Sitemap unterstützt nur GET.',
  'This file only supports GET.': 'Diese Datei unterstützt nur GET.',
  'The site is very busy. This page opens automatically in a moment.':
    'Die Website ist stark ausgelastet. Diese Seite öffnet sich gleich von selbst.',
  "The page that sent this form isn't allowed to embed it.":
    'Die Seite, die dieses Formular gesendet hat, darf es nicht einbetten.',
  'The form must be sent as application/x-www-form-urlencoded.':
    'Das Formular muss als application/x-www-form-urlencoded gesendet werden.',
  'The picture was not found.': 'Das Bild wurde nicht gefunden.',
  'Pages only support GET.': 'Seiten unterstützen nur GET.',
  'The page took too long. Try again in a moment.':
    'Die Seite hat zu lange gebraucht. Versuchen Sie es gleich noch einmal.',
  "This form didn't come from a page of this site.":
    'Dieses Formular kam nicht von einer Seite dieser Website.',
  'This API key is invalid, expired or revoked.':
    'Dieser API-Schlüssel ist ungültig, abgelaufen oder widerrufen.',
  'Posts about {tag} on {site}, the latest first: {description}':
    'Beiträge zu {tag} auf {site}, die neuesten zuerst: {description}',
  'The digest of {site} by email in {languages}.':
    'Der Newsletter von {site} per E-Mail auf {languages}.',
  'The digest of {site} by email, for {industries}.':
    'Der Newsletter von {site} per E-Mail, für {industries}.',
  'Past digests of {site}, the latest first: what its readers found worth reading, day by day and week by week.':
    'Frühere Ausgaben des Newsletters von {site}, die neuesten zuerst: was die Community lesenswert fand, Tag für Tag und Woche für Woche.',
  '{issue} on {site}: what its readers found worth reading.':
    '{issue} auf {site}: was die Community lesenswert fand.',
  'The links and texts with the most points of the day on {site}.':
    'Die Links und Texte mit den meisten Punkten des Tages auf {site}.',
  'The links and texts with the most points of the week on {site}.':
    'Die Links und Texte mit den meisten Punkten der Woche auf {site}.',
  'The links and texts with the most points of the month on {site}.':
    'Die Links und Texte mit den meisten Punkten des Monats auf {site}.',
  'The links and texts with the most points of the year on {site}.':
    'Die Links und Texte mit den meisten Punkten des Jahres auf {site}.',
  'The links and texts with the most points of all time on {site}.':
    'Die Links und Texte mit den meisten Punkten aller Zeiten auf {site}.',
  'The newest links and texts that were shared on {site}, the latest first.':
    'Was auf {site} zuletzt geteilt wurde: Links und Texte, die neuesten zuerst.',
  'What readers of {site} vote for and talk about at the moment.':
    'Wofür auf {site} gerade gestimmt und worüber gesprochen wird.',
  'The discussions on {site}, those with the latest comment first.':
    'Die Diskussionen auf {site}, die mit dem neuesten Kommentar zuerst.',
  'A text by {author}, discussed on {site}: {score, plural, one {# point} other {# points}} and {comments, plural, one {# comment} other {# comments}}.':
    'Ein Text von {author}, diskutiert auf {site}: {score, plural, one {# Punkt} other {# Punkte}} und {comments, plural, one {# Kommentar} other {# Kommentare}}.',
  'A link to {host}, shared by {author} and discussed on {site}: {score, plural, one {# point} other {# points}} and {comments, plural, one {# comment} other {# comments}}.':
    'Ein Link zu {host}, geteilt von {author} und diskutiert auf {site}: {score, plural, one {# Punkt} other {# Punkte}} und {comments, plural, one {# Kommentar} other {# Kommentare}}.',
  'Posts by {name}, who has {posts, plural, one {# post} other {# posts}}, {comments, plural, one {# comment} other {# comments}} and {karma, number} karma on {site}.':
    'Beiträge von {name}, auf {site} mit {posts, plural, one {# Beitrag} other {# Beiträgen}}, {comments, plural, one {# Kommentar} other {# Kommentaren}} und {karma, number} Karma.',
  'Comments by {name}, who has {posts, plural, one {# post} other {# posts}}, {comments, plural, one {# comment} other {# comments}} and {karma, number} karma on {site}.':
    'Kommentare von {name}, auf {site} mit {posts, plural, one {# Beitrag} other {# Beiträgen}}, {comments, plural, one {# Kommentar} other {# Kommentaren}} und {karma, number} Karma.',
  'What {site} is, who it is for, and how posts, votes and comments work here.':
    'Was {site} ist, an wen es sich richtet und wie Beiträge, Stimmen und Kommentare hier funktionieren.',
  'How to reach the people who run {site}: questions, reports, appeals and security.':
    'So erreichen Sie die Menschen hinter {site}: Fragen, Meldungen, Einsprüche und Sicherheit.',
  'What {site} stores about you, why, for how long, and how to take it with you or have it erased.':
    'Was {site} über Sie speichert, warum, wie lange und wie Sie es mitnehmen oder löschen lassen können.',
  'The terms under which you read {site} and take part in it, with posts, votes and comments.':
    'Die Bedingungen, unter denen Sie {site} lesen und mit Beiträgen, Stimmen und Kommentaren mitmachen.',
  'Status {status}, request {request}': 'Status {status}, Anfrage {request}',
  'new posts': 'neue Beiträge',
  'top posts': 'Top-Beiträge',
  'hot posts': 'beliebte Beiträge',
  discussions: 'Diskussionen',
  'new comments': 'neue Kommentare',
  'the digest': 'der Newsletter',
  'posts about {tag}': 'Beiträge zu {tag}',
  'posts by {name}': 'Beiträge von {name}',
  'comments on {title}': 'Kommentare zu {title}',
  'posts with {q}': 'Beiträge mit {q}',
  'comments with {q}': 'Kommentare mit {q}',
  'comments on this post': 'Kommentare zu diesem Beitrag',
  'Opens soon': 'Bald geöffnet',
  '{site} opens soon': '{site} öffnet bald',
  'Do you run this site? <login>Log in</login> or <signup>sign up</signup> to set it up.':
    'Betreiben Sie diese Website? <login>Melden Sie sich an</login> oder <signup>registrieren Sie sich</signup>, um sie einzurichten.',
  'There is nothing here without JavaScript.': 'Ohne JavaScript gibt es hier nichts.',
  'Basic version': 'Einfache Fassung',
  'The page took too long.': 'Die Seite hat zu lange gebraucht.',
  'Top posts of the day': 'Top-Beiträge des Tages',
  'Top posts of the week': 'Top-Beiträge der Woche',
  'Top posts of the month': 'Top-Beiträge des Monats',
  'Top posts of the year': 'Top-Beiträge des Jahres',
  URL: 'URL',
  Title: 'Titel',
  'Email address': 'E-Mail-Adresse',
  'Your answer': 'Ihre Antwort',
  'Invitation link': 'Einladungslink',
  Technology: 'Technik',
  'Software, chips, networks and the companies behind them: what is being built, what breaks and what it changes.':
    'Software, Chips, Netze und die Unternehmen dahinter: was entsteht, was kaputtgeht und was es verändert.',
  Finance: 'Finanzen',
  'Banks, markets, payments and the rules they work under: where the money goes, and why.':
    'Banken, Märkte, Zahlungen und ihre Regeln: wohin das Geld fließt, und warum.',
  Healthcare: 'Gesundheit',
  'Medicine, hospitals, research and the people in their care: what helps, what it costs and who gets it.':
    'Medizin, Krankenhäuser, Forschung und die Menschen in ihrer Obhut: was hilft, was es kostet und wer es bekommt.',
  Energy: 'Energie',
  'Oil, gas, nuclear, sun and wind, and the grids that carry them: how the world is powered, and what that is changing.':
    'Öl, Gas, Kernkraft, Sonne, Wind und die Netze dafür: woher die Welt ihre Energie nimmt, und was das verändert.',
  Retail: 'Handel',
  'Shops, online stores, brands and what lies between them and the customer: what sells, how and to whom.':
    'Läden, Onlineshops, Marken und was zwischen ihnen und der Kundschaft liegt: was sich verkauft, wie und an wen.',
  Manufacturing: 'Industrie',
  'Factories, materials, robots and supply chains: how things are made, and where.':
    'Fabriken, Werkstoffe, Roboter und Lieferketten: wie Dinge hergestellt werden, und wo.',
  Education: 'Bildung',
  'Schools, universities and learning at any age: what is taught, how, and what it is worth.':
    'Schulen, Hochschulen und Lernen in jedem Alter: was gelehrt wird, wie, und was es wert ist.',
  'Real Estate': 'Immobilien',
  'Homes, offices, land and the cities around them: what is built, what it costs and who can afford it.':
    'Wohnungen, Büros, Grundstücke und die Städte ringsum: was gebaut wird, was es kostet und wer es sich leisten kann.',
  Transportation: 'Verkehr',
  'Cars, trains, ships, planes and the roads, rails and ports they need: how people and goods get around.':
    'Autos, Züge, Schiffe, Flugzeuge und die Straßen, Schienen und Häfen dafür: wie Menschen und Güter ans Ziel kommen.',
  'Media & Entertainment': 'Medien und Unterhaltung',
  'News, film, music, games and the platforms that carry them: who makes what we watch, read and play.':
    'Nachrichten, Film, Musik, Spiele und ihre Plattformen: wer macht, was wir sehen, lesen und spielen.',
  'Digest of {date}': 'Ausgabe vom {date}',
  'Weekly digest of {date}': 'Wochenausgabe vom {date}',
  'AI for {industry}': 'KI für {industry}',
  'People who build with AI share, discuss and vote on the stories: what works in {field}, and what only works in the demo.':
    'Menschen, die mit KI arbeiten, teilen und diskutieren Beiträge und stimmen darüber ab: was im Bereich {field} funktioniert, und was nur in der Demo.',
  'Your part of {field}': '{field}: Ihr Schwerpunkt',
  'Tell us what you work on. We’ll tailor your digest.':
    'Sagen Sie, woran Sie arbeiten. Ihr Newsletter richtet sich danach.',
  '{industry} in Global Affairs': '{industry} in der Weltpolitik',
  'A few sentences tell you what happened in {field}, with a link to each story.':
    'In wenigen Sätzen erfahren Sie, was im Bereich {field} geschehen ist. Jeder Beitrag ist verlinkt.',
  'The questions you follow': 'Die Fragen, die Sie verfolgen',
  'Name the countries and the parts of {field} that matter to you. We’ll tailor your digest.':
    'Nennen Sie die Länder und die Themen im Bereich {field}, die Ihnen wichtig sind. Ihr Newsletter richtet sich danach.',
  '{industry} News & Insights': '{industry}: Nachrichten und Einblicke',
  'Say what you follow in {field}, and what you’ve read enough of. We’ll tailor your digest.':
    'Sagen Sie, was Sie im Bereich {field} verfolgen und wovon Sie genug gelesen haben. Ihr Newsletter richtet sich danach.',
  'Models that write code, the chips they run on, the products built around them: what practitioners share and argue about, in a few minutes of reading.':
    'Modelle, die Code schreiben, die Chips dafür und die Produkte rundherum: was Fachleute teilen und worüber sie streiten, für wenige Minuten Lesezeit.',
  'Chips, cables, satellites and export controls: how states compete over technology, and what that means for everyone who depends on it.':
    'Chips, Kabel, Satelliten und Exportkontrollen: wie Staaten um Technik ringen, und was das für alle bedeutet, die von ihr abhängen.',
  'Fraud models, trading systems, assistants in the bank: where AI already decides about money, and how well it does.':
    'Modelle gegen Betrug, Handelssysteme, Assistenten in der Bank: wo KI schon über Geld entscheidet, und wie gut.',
  'Sanctions, debt, reserve currencies and central banks: how states use money for power, and power for money.':
    'Sanktionen, Schulden, Reservewährungen und Zentralbanken: wie Staaten Geld für Macht einsetzen, und Macht für Geld.',
  'Diagnosis from images, drugs found by models, notes that write themselves: what works in the clinic, and what only works in the paper.':
    'Diagnosen aus Bildern, von Modellen gefundene Wirkstoffe, Arztbriefe, die sich selbst schreiben: was in der Klinik funktioniert, und was nur im Fachartikel.',
  'Pandemics, vaccines, medicines and the treaties around them: how states share what keeps people alive, or do not.':
    'Pandemien, Impfstoffe, Medikamente und die Verträge dazu: wie Staaten teilen, was Menschen am Leben hält, oder auch nicht.',
  'The power that data centers take and what models give back: forecasts, grids, materials, as seen by people who build with AI.':
    'Der Strom, den Rechenzentren brauchen, und was Modelle zurückgeben: Prognosen, Netze, Werkstoffe, gesehen von Menschen, die mit KI arbeiten.',
  'Pipelines, sanctions, minerals and the turn away from oil: who depends on whom for power, and what they do about it.':
    'Pipelines, Sanktionen, Rohstoffe und die Abkehr vom Öl: wer bei der Energie von wem abhängt, und was dagegen getan wird.',
  'Recommendations, prices, stock and assistants that shop: what AI changes between the shelf and the customer, without the sales pitch.':
    'Empfehlungen, Preise, Lager und Assistenten, die einkaufen: was KI zwischen Regal und Kundschaft ändert, ohne Werbesprüche.',
  'Tariffs, boycotts, labor and the long way of goods to the shelf: what foreign policy does to what people can buy.':
    'Zölle, Boykotte, Arbeit und der lange Weg der Waren ins Regal: was Außenpolitik mit dem macht, was Menschen kaufen können.',
  'Robots that learn, inspection by camera, machines that announce their own failure: AI where things are made, told by those who build it.':
    'Roboter, die lernen, Prüfung per Kamera, Maschinen, die ihren Ausfall ankündigen: KI in der Fertigung, erzählt von denen, die sie bauen.',
  'Industrial policy, rearmament and supply chains on the move: who makes things for whom, and who no longer wants to.':
    'Industriepolitik, Aufrüstung und Lieferketten in Bewegung: wer für wen produziert, und wer das nicht mehr will.',
  'Tutors that never tire, essays nobody wrote, exams that have to change: what AI does to learning, argued by people who know the technology.':
    'Nachhilfe, die nie müde wird, Aufsätze, die niemand geschrieben hat, Prüfungen, die sich ändern müssen: was KI mit dem Lernen macht, diskutiert von Menschen, die die Technik kennen.',
  'Student visas, exchange, propaganda in schoolbooks and the contest for researchers: how states shape minds, at home and abroad.':
    'Studienvisa, Austausch, Propaganda in Schulbüchern und der Wettbewerb um Forschende: wie Staaten das Denken prägen, daheim und im Ausland.',
  'Valuations by model, plans drawn on request, buildings that run themselves: what AI does to homes, offices and the work around them.':
    'Wertgutachten per Modell, Pläne auf Zuruf, Gebäude, die sich selbst steuern: was KI mit Wohnungen, Büros und der Arbeit rundherum macht.',
  'Foreign buyers, frozen villas, settlements and cities rebuilt after war: what land and houses have to do with power.':
    'Käufe aus dem Ausland, eingefrorene Villen, Siedlungen und nach Kriegen wiederaufgebaute Städte: was Land und Häuser mit Macht zu tun haben.',
  'Driverless cars, planned routes, ports that run by prediction: how far AI has come on the road, on rails, on water and in the air.':
    'Autos ohne Fahrer, geplante Routen, Häfen, die nach Vorhersage laufen: wie weit KI auf Straße, Schiene, Wasser und in der Luft gekommen ist.',
  'Straits, canals, ports, airspace and railways: the routes that trade and armies depend on, and who controls them.':
    'Meerengen, Kanäle, Häfen, Luftraum und Bahnlinien: die Wege, von denen Handel und Armeen abhängen, und wer sie beherrscht.',
  'Generated pictures, voices and scripts, and the quarrel over what they learned from: AI in everything we watch, read and play.':
    'Erzeugte Bilder, Stimmen und Drehbücher und der Streit darüber, woraus sie gelernt haben: KI in allem, was wir sehen, lesen und spielen.',
  'Propaganda, censorship, press freedom and films made to please: how states tell their story, and stop others from telling theirs.':
    'Propaganda, Zensur, Pressefreiheit und gefällige Filme: wie Staaten ihre Geschichte erzählen und andere daran hindern, die eigene zu erzählen.',
  Spanish: 'Spanisch',
  French: 'Französisch',
  German: 'Deutsch',
  Portuguese: 'Portugiesisch',
  Chinese: 'Chinesisch',
  Japanese: 'Japanisch',
  Korean: 'Koreanisch',
  Arabic: 'Arabisch',
  Hindi: 'Hindi',
  Russian: 'Russisch',
  Spam: 'Spam',
  Abuse: 'Beleidigung oder Belästigung',
  'Off topic': 'Nicht zum Thema',
  'Broken or misleading link': 'Defekter oder irreführender Link',
  'Something else': 'Etwas anderes',
  'The digest, daily.': 'Der Newsletter, täglich.',
  'The digest, weekly.': 'Der Newsletter, wöchentlich.',
  'You’re logged in as {username} and don’t have a subscription yet.':
    'Sie sind als {username} angemeldet und haben noch kein Abonnement.',
  'Subscribe with {email}': 'Mit {email} abonnieren',
  'More options': 'Weitere Möglichkeiten',
  'By subscribing, you agree to our <privacy>Privacy Policy</privacy>':
    'Mit dem Abonnement stimmen Sie unserer <privacy>Datenschutzerklärung</privacy> zu',
  '{field} must be a text.': '{field}: muss ein Text sein.',
  '{field} must be one line.': '{field}: muss einzeilig sein.',
  '{field} must not contain an incomplete character.':
    '{field}: enthält ein unvollständiges Zeichen.',
  '{field} must be at most {n} characters.': '{field}: höchstens {n} Zeichen.',
  '{field} must have at least {n} visible characters.':
    '{field}: mindestens {n} sichtbare Zeichen.',
  '{field} must be a link.': '{field}: muss ein Link sein.',
  '{field} must be a link that begins with http:// or https://.':
    '{field}: muss ein Link sein, der mit http:// oder https:// beginnt.',
  '{field} must not contain the character NUL.': '{field}: darf das Zeichen NUL nicht enthalten.',
  '{field} must not be empty.': '{field}: darf nicht leer sein.',
  '{field} must be names of tags.': '{field}: müssen Namen von Schlagwörtern sein.',
  '{field} must be a list of names of tags.': '{field}: muss eine Liste von Schlagwörtern sein.',
  '{field} must be at most {n}.': '{field}: höchstens {n}.',
  '{field} must be true or false.': '{field}: muss true oder false sein.',
  '{field} must be an ISO {n} time with Z or an offset.':
    '{field}: muss eine Zeit nach ISO {n} mit Z oder Offset sein.',
  '{field} must be the ID of a comment.': '{field}: muss die ID eines Kommentars sein.',
  '{field} must be a name.': '{field}: muss ein Name sein.',
  '{field} must not contain @, < or >, or a similar character.':
    '{field}: darf @, <, > oder ein ähnliches Zeichen nicht enthalten.',
  '{field} must be a file in base64.': '{field}: muss eine Datei in base64 sein.',
  '{field} must be at most {n} MB.': '{field}: höchstens {n} MB.',
  '{field} must be at most {n} MB, also when stored as “{m}”.':
    '{field}: höchstens {n} MB, auch als „{m}“, denn so würde es gespeichert.',
  '{field} must have at least {n} by {m} pixels.': '{field}: mindestens {n} × {m} Pixel.',
  '{field} must not be an animated PNG: save the animation as WebP or GIF.':
    '{field}: darf kein animiertes PNG sein. Speichern Sie die Animation als WebP oder GIF.',
  '{field} must be a PNG, JPEG, WebP, AVIF or GIF image.':
    '{field}: muss ein Bild im Format PNG, JPEG, WebP, AVIF oder GIF sein.',
  '{field} must be a complete image: the file is cut off or damaged.':
    '{field}: Die Datei ist abgeschnitten oder beschädigt.',
  '{field} must have at most {n} pixels on each side, and {m} million in all.':
    '{field}: höchstens {n} Pixel je Seite und insgesamt {m} Millionen.',
  '{field} must have at most {n} million pixels in all its frames.':
    '{field}: höchstens {n} Millionen Pixel in allen Einzelbildern zusammen.',
  '{field} must be -{n}, {m} or {o}.': '{field}: muss -{n}, {m} oder {o} sein.',
  '{field} must be a time.': '{field}: muss eine Zeit sein.',
  '{field} must be the code of a language.': '{field}: muss ein Sprachcode sein.',
  '{field} must be one of follow, mute.': '{field}: muss follow oder mute sein.',
  '{field} must be a URL.': '{field}: muss eine URL sein.',
  '{field} must be a key.': '{field}: muss ein Schlüssel sein.',
  '{field} must be base64url.': '{field}: muss base64url sein.',
  '{field} must be spam, abuse, off-topic, broken or other.':
    '{field}: muss spam, abuse, off-topic, broken oder other sein.',
  '{field} must be letters, digits, _ and - only.': '{field}: nur Buchstaben, Ziffern, _ und -.',
  '{field} must be at least {n} characters.': '{field}: mindestens {n} Zeichen.',
  '{field} must be an email address.': '{field}: muss eine E-Mail-Adresse sein.',
  '{field} must not contain full-width or other look-alike characters.':
    '{field}: darf keine vollbreiten oder zum Verwechseln ähnlichen Zeichen enthalten.',
  '{field} must not contain control characters.': '{field}: darf keine Steuerzeichen enthalten.',
  '{field} must be the token of an invitation.': '{field}: muss das Token einer Einladung sein.',
  '{field} must be a whole number from {n} to {m}.':
    '{field}: muss eine ganze Zahl von {n} bis {m} sein.',
  '{field} must be at least {n}.': '{field}: mindestens {n}.',
  '{field} must be an ID.': '{field}: muss eine ID sein.',
  '{field} must be the code.': '{field}: muss der Code sein.',
  '{field} must be six digits, or ten letters and digits.':
    '{field}: sechs Ziffern oder zehn Buchstaben und Ziffern.',
  '{field} must be a ticket.': '{field}: muss ein Ticket sein.',
  '{field} must be the ticket of a hand-over.': '{field}: muss das Ticket einer Übergabe sein.',
  '{field} must be one of at_once, daily, never.': '{field}: muss at_once, daily oder never sein.',
  '{field} must be an object.': '{field}: muss ein Objekt sein.',
  '{field} must be a time zone.': '{field}: muss eine Zeitzone sein.',
  '{field} must be a time zone such as Europe/Berlin.':
    '{field}: muss eine Zeitzone wie Europe/Berlin sein.',
  '{field} must be one of search, all, none.': '{field}: muss search, all oder none sein.',
  '{field} must be your username.': '{field}: muss Ihr Benutzername sein.',
  '{field} must be keep or delete.': '{field}: muss keep oder delete sein.',
  '{field} must be public-key.': '{field}: muss public-key sein.',
  '{field} must be platform or cross-platform.': '{field}: muss platform oder cross-platform sein.',
  '{field} must be a whole number.': '{field}: muss eine ganze Zahl sein.',
  '{field} is too long.': '{field}: ist zu lang.',
  '{field} must be read or write.': '{field}: muss read oder write sein.',
  '{field} must name at least one.': '{field}: mindestens eine Angabe.',
  '{field} must be daily or weekly.': '{field}: muss daily oder weekly sein.',
  '{field} must be texts.': '{field}: müssen Texte sein.',
  '{field} must be of at most {n} characters each.': '{field}: höchstens {n} Zeichen je Eintrag.',
  '{field} must be a list.': '{field}: muss eine Liste sein.',
  '{field} must be days.': '{field}: müssen Tage sein.',
  '{field} must be one of en, es, fr, de, pt, zh, ja, ko, ar, hi, ru.':
    '{field}: muss en, es, fr, de, pt, zh, ja, ko, ar, hi oder ru sein.',
  '{field} must be one of page, modal, front, issue, embed, frame, settings, manage.':
    '{field}: muss page, modal, front, issue, embed, frame, settings oder manage sein.',
  '{field} must be a path.': '{field}: muss ein Pfad sein.',
  '{field} must be {n}, {m}, {o} or {p}.': '{field}: muss {n}, {m}, {o} oder {p} sein.',
  '{field} must be a token.': '{field}: muss ein Token sein.',
  '{field} must be more or less.': '{field}: muss more oder less sein.',
  '{field} must be one of the choices.': '{field}: muss eine der Möglichkeiten sein.',
  '{field} must be the ID of a sentence.': '{field}: muss die ID eines Satzes sein.',
  '{field} must be {n} to {m} characters without spaces.':
    '{field}: {n} bis {m} Zeichen ohne Leerzeichen.',
  '{field} must be bounce or complaint.': '{field}: muss bounce oder complaint sein.',
  '{field} must be an address.': '{field}: muss eine Adresse sein.',
  '{field} must be the Message-ID of an email.': '{field}: muss die Message-ID einer E-Mail sein.',
  '{field} must have fewer events.': '{field}: muss weniger Ereignisse haben.',
  '{field} is not a known parameter.': '{field}: ist kein bekannter Parameter.',
  '{field} must be a cursor returned by this list.':
    '{field}: muss ein Cursor aus dieser Liste sein.',
  '{field} is already your email address.': '{field}: ist schon Ihre E-Mail-Adresse.',
  '{field} is incorrect or has expired.': '{field}: ist falsch oder abgelaufen.',
  '{field} was already used.': '{field}: wurde schon verwendet.',
  '{field} is incorrect or has expired. Request a new one.':
    '{field}: ist falsch oder abgelaufen. Fordern Sie einen neuen Code an.',
  '{field} was already used. Request a new one.':
    '{field}: wurde schon verwendet. Fordern Sie einen neuen Code an.',
  '{field} must be someone else.': '{field}: muss jemand anderes sein.',
  '{field} must be of a known push service.': '{field}: muss von einem bekannten Push-Dienst sein.',
  '{field} is required, or a text.': '{field}: ist erforderlich, wenn der Text fehlt.',
  '{field} can only be changed within {n} hours.':
    '{field}: lässt sich nur innerhalb von {n} Stunden ändern.',
  "{field} can't be changed after a moderator hid the post.":
    '{field}: lässt sich nicht ändern, nachdem die Moderation den Beitrag ausgeblendet hat.',
  '{field} is required, or a link.': '{field}: ist erforderlich, wenn der Link fehlt.',
  '{field} must be a comment on this post.': '{field}: muss ein Kommentar zu diesem Beitrag sein.',
  "{field} no longer exists, so you can't reply to it.":
    '{field}: gibt es nicht mehr, daher können Sie nicht darauf antworten.',
  '{field} is too deep in the thread to reply to.':
    '{field}: steht zu tief in der Diskussion, um darauf zu antworten.',
  '{field} cannot filter comments by domain.':
    '{field}: kann Kommentare nicht nach Domain filtern.',
  '{field} was used for another request.':
    '{field}: wurde schon für eine andere Anfrage verwendet.',
  '{field} must be in the future. Leave it blank to send now.':
    '{field}: muss in der Zukunft liegen. Lassen Sie es leer, um jetzt zu senden.',
  '{field} must be at most a year ahead.': '{field}: höchstens ein Jahr im Voraus.',
  '{field} must be {n}.': '{field}: muss {n} sein.',
  '{field} must be a segment of this site.': '{field}: muss ein Segment dieser Website sein.',
  '{field} was just taken.': '{field}: wurde gerade vergeben.',
  '{field} was not requested in this browser, or has expired.':
    '{field}: wurde nicht in diesem Browser angefordert oder ist abgelaufen.',
  '{field} is required for a new provider or another issuer.':
    '{field}: ist für einen neuen Dienst oder einen anderen Aussteller erforderlich.',
  '{field} is reserved.': '{field}: ist reserviert.',
  '{field} is taken.': '{field}: ist vergeben.',
  '{field} has no account.': '{field}: gehört zu keinem Konto.',
  '{field} is invalid or has expired.': '{field}: ist ungültig oder abgelaufen.',
  '{field} must have the format of the mail provider.':
    '{field}: muss das Format des E-Mail-Dienstes haben.',
  '{field} is required.': '{field}: ist erforderlich.',
  '{field} must be in the future.': '{field}: muss in der Zukunft liegen.',
  '{field} must be hide, show or remove for a comment.':
    '{field}: muss für einen Kommentar hide, show oder remove sein.',
  '{field} must be within {n} days.': '{field}: muss innerhalb von {n} Tagen liegen.',
  '{field} already has a rule.': '{field}: hat schon eine Regel.',
  '{field} must have at most {n} links.': '{field}: höchstens {n} Links.',
  '{field} was already posted by you in a post you hid.':
    '{field}: wurde von Ihnen schon in einem Beitrag eingereicht, den Sie ausgeblendet haben.',
  '{field} was already posted by you and is waiting for review.':
    '{field}: wurde von Ihnen schon eingereicht und wartet auf Prüfung.',
  '{field} was posted here within the last {n} days.':
    '{field}: wurde hier in den letzten {n} Tagen schon eingereicht.',
  '{field} must be mute for a person.': '{field}: muss für eine Person mute sein.',
  '{field} must be a host.': '{field}: muss ein Host sein.',
  '{field} names an invalid domain.': '{field}: nennt eine ungültige Domain.',
  '{field} must be hot, new, top or recent without a search.':
    '{field}: muss ohne Suche hot, new, top oder recent sein.',
  '{field} cannot be used together with page.':
    '{field}: lässt sich nicht zusammen mit page verwenden.',
  '{field} can only be used with sort=top.': '{field}: lässt sich nur mit sort=top verwenden.',
  '{field} cannot be combined with a search.':
    '{field}: lässt sich nicht mit einer Suche kombinieren.',
  '{field} must be relevance, new or top with a search.':
    '{field}: muss mit einer Suche relevance, new oder top sein.',
  '{field} must contain something to search for.':
    '{field}: muss etwas enthalten, wonach gesucht werden kann.',
  "{field} must be names of the site's tags.": '{field}: müssen Schlagwörter der Website sein.',
  '{field} must not contain an email address.': '{field}: darf keine E-Mail-Adresse enthalten.',
  '{field} is required, or a token.': '{field}: ist erforderlich, wenn das Token fehlt.',
  '{field} have too many subjects.': '{field}: zu viele Themen.',
  '{field} is the name of another segment.': '{field}: ist der Name eines anderen Segments.',
  '{field} must appear only once.': '{field}: darf nur einmal vorkommen.',
  '{field} must be {n} to {m} printable ASCII characters.':
    '{field}: {n} bis {m} druckbare ASCII-Zeichen.',
  '{field} must be JSON.': '{field}: muss JSON sein.',
  '{field} must not be nested deeper than {n}.':
    '{field}: darf nicht tiefer als {n} verschachtelt sein.',
  '{field} names a field twice.': '{field}: nennt ein Feld zweimal.',
  '{field} must not have more than {n} values.': '{field}: höchstens {n} Werte.',
  '{field} must be given once.': '{field}: darf nur einmal angegeben sein.',
  '{field} must be posts or comments.': '{field}: muss posts oder comments sein.',
  '{field} must be a whole number from {n}, given once.':
    '{field}: muss eine ganze Zahl ab {n} sein, einmal angegeben.',
  '{field} must be one of {n}.': '{field}: muss {n} sein.',
  '{field} must not have more than {n} fields.': '{field}: höchstens {n} Felder.',
  'Inbox, {count} unread': 'Posteingang, {count} ungelesen',
  'for the admin area in {hours, plural, one {# hour} other {# hours}}':
    'für den Verwaltungsbereich in {hours, plural, one {# Stunde} other {# Stunden}}',
  'Links and conversation for curious people.': 'Links und Gespräche für Neugierige.',
  'A community that shares, discusses and votes on links and texts worth the time, with a short digest by email, daily or weekly.':
    'Eine Community, die lesenswerte Links und Texte teilt, diskutiert und darüber abstimmt, mit einem kurzen Newsletter, täglich oder wöchentlich.',
  'The front page': 'Die Startseite',
  'Newer posts with more votes rank higher. Ten times the points make up for {hours} hours of age: rank = log10(points) + t ÷ W, with the time of posting t in hours and W = {hours}.':
    'Neuere Beiträge mit mehr Stimmen stehen weiter oben. Zehnmal so viele Punkte gleichen {hours} Stunden Alter aus: Rang = log10(Punkte) + t ÷ W, mit dem Zeitpunkt der Veröffentlichung t in Stunden und W = {hours}.',
  'Points are upvotes minus downvotes. Votes from accounts linked to the author or to an earlier voter don’t count. Only votes change the order of two posts. When W changes, a post moves with its next vote. Each post states its own numbers under “Why here?”.':
    'Punkte sind Stimmen dafür minus Stimmen dagegen. Nicht gezählt werden Stimmen von Konten, die mit dem einreichenden oder einem früher abstimmenden Konto verbunden sind. Nur Stimmen ändern die Reihenfolge zweier Beiträge. Ändert sich W, wandert ein Beitrag erst mit der nächsten Stimme. Jeder Beitrag nennt seine eigenen Zahlen unter „Warum steht das hier?“.',
  'A moderator can pin up to {max} posts above these lists, until a date. The moderation log names them.':
    'Die Moderation kann bis zu {max} Beiträge bis zu einem bestimmten Datum über diesen Listen anheften. Das Moderationsprotokoll nennt sie.',
  'Top ranks by points over a day, week, month, year or all time. New sorts by time.':
    '„Top“ ordnet nach Punkten über einen Tag, eine Woche, einen Monat, ein Jahr oder die gesamte Zeit, „Neu“ nach Zeit.',
  'Comments most readers agree on come first ({confidence}% Wilson score).':
    'Zuerst stehen Kommentare, denen die meisten zustimmen (Wilson-Score bei {confidence} % Konfidenz).',
  'The digest': 'Der Newsletter',
  'An issue has up to {chosen} posts from its day or week: those with the most points. With fewer than {least} posts there is no issue. No model selects posts, but one may order those of an issue. The three with the most points stay in its first half.':
    'Eine Ausgabe hat bis zu {chosen} Beiträge ihres Tages oder ihrer Woche: die mit den meisten Punkten. Bei weniger als {least} Beiträgen erscheint keine Ausgabe. Kein Modell wählt Beiträge aus, aber eines kann die einer Ausgabe ordnen. Die drei mit den meisten Punkten bleiben in der ersten Hälfte.',
  'Of posts with equal points, the one with more comments comes first, then the one whose publisher has fewer posts so far, then the newer one.':
    'Bei gleicher Punktzahl kommt zuerst der Beitrag mit mehr Kommentaren, dann der, dessen Quelle bisher weniger Beiträge hat, dann der neuere.',
  'At most {perPublisher} posts of one publisher are in an issue. Of ten posts, at most {texts} are text posts. An issue has at most {jobs} job post and {polls} poll, unless most posts are of that kind.':
    'In einer Ausgabe stehen höchstens {perPublisher} Beiträge derselben Quelle. Von zehn Beiträgen sind höchstens {texts} reine Textbeiträge. Stellenanzeigen gibt es höchstens {jobs} und Umfragen höchstens {polls}, es sei denn, die meisten Beiträge sind von dieser Art.',
  'Posts far behind the one in place {place} are left out, so quiet days have short issues: a post needs at least {share}% of the points of that one, or a place in the best quarter.':
    'Beiträge, die weit hinter Platz {place} liegen, entfallen; an ruhigen Tagen sind Ausgaben deshalb kurz. Ein Beitrag braucht mindestens {share} % der Punkte von Platz {place} oder muss zum besten Viertel gehören.',
  'A post that takes off later goes into the next issue, once: most votes come within about {hours} hours. Up to {late} such posts are added to an issue.':
    'Ein Beitrag, der erst später Fahrt aufnimmt, kommt einmal in die nächste Ausgabe: Die meisten Stimmen fallen innerhalb von etwa {hours} Stunden. Je Ausgabe kommen bis zu {late} solche Beiträge hinzu.',
  'We merge posts about the same event. Posts are compared by link, title and text.':
    'Beiträge zum selben Ereignis fassen wir zusammen. Verglichen werden Link, Titel und Text.',
  'We merge posts about the same event. Posts are compared by link, title and text, and by an embedding model in all languages.':
    'Beiträge zum selben Ereignis fassen wir zusammen. Verglichen werden Link, Titel und Text, außerdem durch ein Embedding-Modell in allen Sprachen.',
  'A story of the last {days} days (weekly: {weeklyDays}) returns only with news: at least {hours} hours later, with another link and mostly different text, and among the best {share}%. The same link returns after {linkDays} days at the earliest.':
    'Ein Thema der letzten {days} Tage (wöchentlich: {weeklyDays}) kehrt nur mit Neuigkeiten zurück: mindestens {hours} Stunden später, mit anderem Link und größtenteils anderem Text und unter den besten {share} %. Derselbe Link kehrt frühestens nach {linkDays} Tagen zurück.',
  'An editor can change the posts of an issue before it is sent.':
    'Die Redaktion kann die Beiträge einer Ausgabe vor dem Versand ändern.',
  'Too many searches in a short time. Try again {when}.':
    'Zu viele Suchanfragen in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  'Too many posts in a short time. Try again {when}.':
    'Zu viele Beiträge in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  'Too many changes in a short time. Try again {when}.':
    'Zu viele Änderungen in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  'Too many links in a short time. Try again {when}.':
    'Zu viele Links in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  'Too many previews in a short time. Try again {when}.':
    'Zu viele Vorschauen in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  'Too many comments in a short time. Try again {when}.':
    'Zu viele Kommentare in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  'Too many uploads in a short time. Try again {when}.':
    'Zu viele Uploads in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  'Too many follows in a short time. Try again {when}.':
    'Sie sind in kurzer Zeit zu vielen Personen gefolgt. Versuchen Sie es {when} noch einmal.',
  'Too many votes in a short time. Try again {when}.':
    'Zu viele Stimmen in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  'Too many saved posts in a short time. Try again {when}.':
    'Zu viele gespeicherte Beiträge in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  'Too many requests in a short time. Try again {when}.':
    'Zu viele Anfragen in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  'Too many follows and mutes in a short time. Try again {when}.':
    'Zu viele Änderungen beim Folgen und Stummschalten in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  'Too many reports in a short time. Try again {when}.':
    'Zu viele Meldungen in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  'Too many codes in a short time. Try again {when}.':
    'Zu viele Codes in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  'Too many exports in a short time. Try again {when}.':
    'Zu viele Exporte in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  'Too many logins in a short time. Try again {when}.':
    'Zu viele Anmeldungen in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  'Too many new passkeys in a short time. Try again {when}.':
    'Zu viele neue Passkeys in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  'Too many sign-ups in a short time. Try again {when}.':
    'Zu viele Registrierungen in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  'Too many new keys in a short time. Try again {when}.':
    'Zu viele neue Schlüssel in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  'Too many subscriptions in a short time. Try again {when}.':
    'Zu viele Abonnements in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  '{field} must be at “{n}”.': '{field}: muss eine Adresse bei „{n}“ sein.',
  '{field} must not link to “{n}”.': '{field}: darf nicht auf „{n}“ verlinken.',
  '{field} must not contain “{n}”.': '{field}: darf „{n}“ nicht enthalten.',
  '{field} can name only one author.': '{field}: author darf nur einmal vorkommen.',
  '{field} can name only one domain.': '{field}: domain darf nur einmal vorkommen.',
  '{field} must be new with “{n}”.': '{field}: muss zusammen mit „{n}“ new sein.',
  '{field} cannot be combined with “{n}”.': '{field}: lässt sich nicht mit „{n}“ kombinieren.',
  '{field} must include “{n}”, which is in use.':
    '{field}: muss „{n}“ enthalten, weil es verwendet wird.',
  '{field} must have each name only once.': '{field}: darf jeden Namen nur einmal enthalten.',
  '{field} must rename an existing tag to an unused name.':
    '{field}: umbenennen lässt sich nur ein vorhandenes Schlagwort, und nur in einen freien Namen.',
  'Unknown browser': 'Unbekannter Browser',
  '{browser} on {system}': '{browser} unter {system}',
  'Why do you want to join?': 'Warum möchten Sie mitmachen?',
  'The CSRF token is missing or invalid. Fetch a new one and try again.':
    'Das CSRF-Token fehlt oder ist ungültig. Holen Sie ein neues, und versuchen Sie es noch einmal.',
  'This request came from a page of another site.':
    'Diese Anfrage kam von einer Seite einer anderen Website.',
  'The site has reached its limit of {max} rules. Delete one first.':
    'Die Website hat ihre Höchstzahl von {max} Regeln erreicht. Löschen Sie zuerst eine.',
  'The site has reached its limit of {max} segments. Delete one first.':
    'Die Website hat ihre Höchstzahl von {max} Segmenten erreicht. Löschen Sie zuerst eins.',
  'The site has reached its limit of {max} login providers.':
    'Die Website hat ihre Höchstzahl von {max} Anmeldediensten erreicht.',
  '{editor} saved this issue on {time}.': '{editor} hat diese Ausgabe am {time} gespeichert.',
  'Another editor has changed this issue.':
    'Jemand anders aus der Redaktion hat diese Ausgabe geändert.',
  "The tag {tag} can't be removed: posts use it. Rename it instead.":
    'Das Schlagwort {tag} kann nicht entfernt werden: Beiträge verwenden es. Benennen Sie es stattdessen um.',
  "The tag {tag} can't be removed: a feed uses it. Rename it instead.":
    'Das Schlagwort {tag} kann nicht entfernt werden: Ein Feed verwendet es. Benennen Sie es stattdessen um.',
  "The tag {tag} can't be removed: the segment “{segment}” uses it. Rename it instead.":
    'Das Schlagwort {tag} kann nicht entfernt werden: Das Segment „{segment}“ verwendet es. Benennen Sie es stattdessen um.',
  "The tag {tag} can't be removed: an open issue shows its posts. Rename it instead.":
    'Das Schlagwort {tag} kann nicht entfernt werden: Eine offene Ausgabe zeigt seine Beiträge. Benennen Sie es stattdessen um.',
  '{username} has no email address, so no one can log in as {username}.':
    '{username} hat keine E-Mail-Adresse; niemand kann sich also als {username} anmelden.',
  "{username} is the site's only admin. Make someone else an admin first.":
    'Nur {username} ist Admin dieser Website. Machen Sie zuerst jemand anderen zum Admin.',
};
