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
  'Personalize Your Summary': 'Zusammenfassung anpassen',
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
    'Menschen, die mit dieser Technologie arbeiten, teilen, diskutieren und bewerten die Beiträge.',
  'In brief, with links': 'Kurz gefasst und verlinkt',
  'A few sentences tell you what’s new, with a link to each story.':
    'Wenige Sätze sagen Ihnen, was neu ist. Jeder Beitrag ist verlinkt.',
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
    'Menschen, die das Weltgeschehen aufmerksam verfolgen, teilen, diskutieren und bewerten die Beiträge.',
  'A few sentences tell you what happened, with a link to each story.':
    'Wenige Sätze sagen Ihnen, was geschehen ist. Jeder Beitrag ist verlinkt.',
  'Name the regions and questions you follow. We’ll tailor your digest.':
    'Nennen Sie die Regionen und Fragen, die Sie verfolgen. Ihr Newsletter richtet sich danach.',
  'The stories worth reading, in one email': 'Was sich zu lesen lohnt, in einer E-Mail',
  'What our community shared, discussed and voted to the top, in a few minutes of reading.':
    'Was unsere Community geteilt, diskutiert und nach oben gewählt hat, für wenige Minuten Lesezeit.',
  'Chosen by readers': 'Von der Community ausgewählt',
  'People like you share, discuss and vote on the stories.':
    'Menschen wie Sie teilen, diskutieren und bewerten die Beiträge.',
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
  'You’ll get the next issue by email.':
    'Die nächste Ausgabe erhalten Sie zum vorgesehenen Termin.',
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
  'Unsubscribe from {site}?': '{site} abbestellen?',
  'We’ll stop sending the digest to {email}.':
    'An {email} wird dann kein Newsletter mehr geschickt.',
  'You’ve unsubscribed': 'Der Newsletter ist abbestellt',
  'We won’t send the digest to {email} from now on.':
    'An {email} wird kein Newsletter mehr geschickt.',
  Undo: 'Rückgängig: wieder abonnieren',
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
    'Der Newsletter kommt von {address}. Fügen Sie diese Adresse Ihren Kontakten hinzu, damit er im Posteingang ankommt.',
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
    '{author} hat „{title}“ kommentiert, dem Sie folgen oder das Sie gespeichert haben',
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
  '{site} did not accept your application': '{site} hat Ihre Bewerbung nicht angenommen',
  'Log in': 'Anmelden',
  'You’re getting this email because you applied to join {site}.':
    'Sie erhalten diese E-Mail, weil Sie sich bei {site} beworben haben.',
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
  'Digest by language': 'Digest nach Sprache',
  'Digest by industry': 'Digest nach Branche',
  'Manage subscription': 'Abonnement verwalten',
  About: 'Über uns',
  Contact: 'Kontakt',
  Terms: 'Nutzungsbedingungen',
  Privacy: 'Datenschutz',
  'All rights reserved.': 'Alle Rechte vorbehalten.',
  Digest: 'Digest',
  'API docs': 'API-Dokumentation',
  'Moderation log': 'Moderationsprotokoll',
  RSS: 'RSS',
  Inbox: 'Posteingang',
  Submit: 'Beitrag einreichen',
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
    'Die Moderation von {site} entscheidet über neue Mitglieder. Beantworten Sie die Frage, und wir mailen Ihnen die Entscheidung.',
  'You can join {site} with an email address at: {domains}':
    'Sie können {site} mit einer E-Mail-Adresse von hier beitreten: {domains}',
  '{site} does not accept new members. Everyone can read it.':
    '{site} nimmt keine neuen Mitglieder auf. Lesen können alle.',
  'Continue with {provider}': 'Weiter mit {provider}',
};
