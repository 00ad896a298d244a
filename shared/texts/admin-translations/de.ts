import type { Translations } from '../translate.ts';

/** German, for the administration. The reader is "Sie". One section for each folder. */
export const de: Translations = {
  // client/admin
  // client/admin/home
  'The overview couldn’t be loaded.': 'Die Übersicht konnte nicht geladen werden.',
  'The chart of readers couldn’t be loaded.':
    'Das Diagramm der Abonnements konnte nicht geladen werden.',
  // client/admin/imports
  'The imports couldn’t be loaded.': 'Die Importe konnten nicht geladen werden.',
  'The import couldn’t be loaded.': 'Der Import konnte nicht geladen werden.',
  // client/admin/inbound-feeds
  'The tags couldn’t be loaded.': 'Die Schlagwörter konnten nicht geladen werden.',
  'The feeds couldn’t be loaded.': 'Die Feeds konnten nicht geladen werden.',
  // client/admin/keys
  'The keys couldn’t be loaded.': 'Die Schlüssel konnten nicht geladen werden.',
  'The log couldn’t be loaded.': 'Das Protokoll konnte nicht geladen werden.',
  // client/admin/log
  // client/admin/login-providers
  'The providers couldn’t be loaded.': 'Die Anbieter konnten nicht geladen werden.',
  // client/admin/mail
  'The mail settings couldn’t be loaded.': 'Die E-Mail-Einstellungen konnten nicht geladen werden.',
  'The sending rate couldn’t be loaded.': 'Das Versandtempo konnte nicht geladen werden.',
  // client/admin/members
  'The applications couldn’t be loaded.': 'Die Bewerbungen konnten nicht geladen werden.',
  'The list couldn’t be loaded.': 'Die Liste konnte nicht geladen werden.',
  'This member couldn’t be loaded.': 'Dieses Mitglied konnte nicht geladen werden.',
  // client/admin/moderation
  'The reports couldn’t be loaded.': 'Die Meldungen konnten nicht geladen werden.',
  'Review queue couldn’t be loaded.': 'Die Warteschlange der Prüfung konnte nicht geladen werden.',
  'The rules couldn’t be loaded.': 'Die Regeln konnten nicht geladen werden.',
  // client/admin/newsletter
  'The segments couldn’t be loaded.': 'Die Segmente konnten nicht geladen werden.',
  'The emails couldn’t be loaded.': 'Die E-Mails konnten nicht geladen werden.',
  'The issues couldn’t be loaded.': 'Die Ausgaben konnten nicht geladen werden.',
  'The pre-send check couldn’t be loaded.':
    'Die Prüfung vor dem Versand konnte nicht geladen werden.',
  'The reads couldn’t be loaded.': 'Die Aufrufe konnten nicht geladen werden.',
  'The issue couldn’t be loaded.': 'Die Ausgabe konnte nicht geladen werden.',
  'The charts couldn’t be loaded.': 'Die Diagramme konnten nicht geladen werden.',
  'The newsletter couldn’t be loaded.': 'Der Newsletter konnte nicht geladen werden.',
  'The state of the newsletter couldn’t be loaded.':
    'Der Stand des Newsletters konnte nicht geladen werden.',
  'The chart couldn’t be loaded.': 'Das Diagramm konnte nicht geladen werden.',
  'Confirmations couldn’t be loaded.': 'Die Bestätigungen konnten nicht geladen werden.',
  'The templates couldn’t be loaded.': 'Die Vorlagen konnten nicht geladen werden.',
  'Candidates: {count, plural, one {# post} other {# posts}}':
    'Kandidaten: {count, plural, one {# Beitrag} other {# Beiträge}}',
  'Used for personalized versions.': 'Für persönliche Fassungen.',
  'More candidates: {count, plural, one {# post} other {# posts}}':
    'Weitere Kandidaten: {count, plural, one {# Beitrag} other {# Beiträge}}',
  'Used only for readers whose preferences match.':
    'Nur für Personen, zu deren Wünschen sie passen.',
  'Skipped: {count, plural, one {# post} other {# posts}}':
    'Nicht berücksichtigt: {count, plural, one {# Beitrag} other {# Beiträge}}',
  'None. [posts]': 'Keine.',
  'Filter by words': 'Nach Wörtern filtern',
  'Add – {title}': 'Hinzufügen – {title}',
  Add: 'Hinzufügen',
  'No matches.': 'Keine Treffer.',
  'Choose a post, or paste its link.': 'Wählen Sie einen Beitrag oder fügen Sie seinen Link ein.',
  'Added manually.': 'Von Hand hinzugefügt.',
  'Add another post': 'Weiteren Beitrag hinzufügen',
  'Post [noun]': 'Beitrag',
  'Type words of its title, or paste its link. It must be from this issue’s period.':
    'Geben Sie Wörter aus dem Titel ein oder fügen Sie den Link ein. Der Beitrag muss aus dem Zeitraum dieser Ausgabe stammen.',
  'Looking…': 'Wird gesucht …',
  'Reported [sentence]': 'Gemeldet',
  'Struck [sentence]': 'Gestrichen',
  'Dismissed [report]': 'Verworfen',
  Corrections: 'Korrekturen',
  Newsletter: 'Newsletter',
  'None. [reports]': 'Keine.',
  'More reports': 'Weitere Meldungen',
  'A sentence of an erased post': 'Ein Satz aus einem gelöschten Beitrag',
  '{count, plural, one {# report} other {# reports}} since {date}':
    '{count, plural, one {# Meldung} other {# Meldungen}} seit dem {date}',
  'Issue {period}': 'Ausgabe {period}',
  'Read it in the source': 'In der Quelle lesen',
  'What readers wrote': 'Was dazu geschrieben wurde',
  '{count, plural, one {# reader} other {# readers}} received the sentence in the last 30 days.':
    '{count, plural, one {# Person hat} other {# Personen haben}} den Satz in den letzten 30 Tagen erhalten.',
  '{count, plural, one {# reader} other {# readers}} received the correction so far.':
    '{count, plural, one {# Person hat} other {# Personen haben}} die Korrektur bisher erhalten.',
  'Strike and correct…': 'Streichen und korrigieren …',
  'Dismissing…': 'Wird verworfen …',
  'The report is dismissed.': 'Die Meldung ist verworfen.',
  Dismiss: 'Verwerfen',
  'Struck by {name}, {date}.': 'Gestrichen von {name}, {date}.',
  'Dismissed by {name}, {date}.': 'Verworfen von {name}, {date}.',
  'The correction': 'Die Korrektur',
  'Write what is correct.': 'Schreiben Sie, was richtig ist.',
  'The sentence is struck.': 'Der Satz ist gestrichen.',
  'Strike: {sentence}': 'Streichen: {sentence}',
  'Plain text for readers, also in the archive. It can’t be changed later.':
    'Einfacher Text, auch für das Archiv. Er lässt sich später nicht ändern.',
  '{count, plural, one {How does # reader get it?} other {How do # readers get it?}}':
    'Wie erhalten ihn {count, plural, one {# Person} other {# Personen}}?',
  'With their next issue': 'Mit der nächsten Ausgabe',
  'Now, in a separate email': 'Jetzt, in einer eigenen E-Mail',
  'Striking…': 'Wird gestrichen …',
  'Strike the sentence': 'Satz streichen',
  'Choose an image.': 'Wählen Sie ein Bild.',
  'The image is still uploading.': 'Das Bild wird noch hochgeladen.',
  Advanced: 'Erweitert',
  Apply: 'Übernehmen',
  Image: 'Bild',
  Button: 'Schaltfläche',
  'Posts with a tag': 'Beiträge mit einem Schlagwort',
  'Comment [noun]': 'Kommentar',
  'Sponsor [noun]': 'Sponsor',
  'Alternative text': 'Alternativtext',
  'Describe the image for people who can’t see it.':
    'Beschreiben Sie das Bild für Menschen, die es nicht sehen können.',
  Caption: 'Bildunterschrift',
  'Shown below the image.': 'Steht unter dem Bild.',
  'Image URL': 'URL des Bildes',
  'Uploading is better: images hosted elsewhere appear only as links in the archive.':
    'Besser hochladen: Bilder von anderen Servern erscheinen im Archiv nur als Link.',
  Label: 'Beschriftung',
  'Type words of its title, or paste its link.':
    'Geben Sie Wörter aus dem Titel ein oder fügen Sie den Link ein.',
  'Tag [noun]': 'Schlagwort',
  'The best posts with this tag, from the issue’s days.':
    'Die besten Beiträge mit diesem Schlagwort aus den Tagen der Ausgabe.',
  Heading: 'Überschrift',
  'Number of posts, at most {most, number}': 'Anzahl der Beiträge, höchstens {most, number}',
  'Type words of the comment, or paste its link.':
    'Geben Sie Wörter aus dem Kommentar ein oder fügen Sie den Link ein.',
  'Disclosure above the sponsor.': 'Kennzeichnung über dem Sponsor.',
  Sponsored: 'Anzeige',
  'Name of the sponsor': 'Name des Sponsors',
  'Link must begin with http:// or https://.': 'Der Link muss mit http:// oder https:// beginnen.',
  'Image URL must begin with https://, or be a path of this site.':
    'Die URL des Bildes muss mit https:// beginnen oder ein Pfad dieser Website sein.',
  'Number of posts must be from 1 to {most, number}.':
    'Die Anzahl der Beiträge muss zwischen 1 und {most, number} liegen.',
  'Choose a comment, or paste its link.':
    'Wählen Sie einen Kommentar oder fügen Sie seinen Link ein.',
  'Block moved.': 'Block verschoben.',
  'There is no such post on this site.': 'Diesen Beitrag gibt es auf dieser Website nicht.',
  'The post couldn’t be read. Try again.':
    'Der Beitrag konnte nicht gelesen werden. Versuchen Sie es noch einmal.',
  'Add block': 'Block hinzufügen',
  'Block [noun]': 'Block',
  'Only readers in “{name}” get this section.': 'Diesen Abschnitt erhält nur das Segment „{name}“.',
  'All readers get these blocks.': 'Diese Blöcke erhalten alle.',
  'Drag to move. Press for actions.': 'Zum Verschieben ziehen, für Aktionen klicken.',
  'Uploading {file}.': '{file} wird hochgeladen.',
  'The image must be at most {size, number} MB.':
    'Das Bild darf höchstens {size, number} MB groß sein.',
  'The image': 'Das Bild',
  '{file} uploaded. Describe it.': '{file} ist hochgeladen. Beschreiben Sie das Bild.',
  'PNG, JPEG, WebP, AVIF or GIF, at most {size, number} MB; large images are resized. You can also paste or drop an image into the text.':
    'PNG, JPEG, WebP, AVIF oder GIF, höchstens {size, number} MB; große Bilder werden verkleinert. Sie können ein Bild auch in den Text einfügen oder ziehen.',
  'A link begins with http:// or https://.': 'Ein Link beginnt mit http:// oder https://.',
  'Apply link': 'Link setzen',
  'Remove link': 'Link entfernen',
  'The posts of this issue': 'Die Beiträge dieser Ausgabe',
  'Show only to…': 'Nur zeigen für …',
  'No segments yet. <create>Create one</create>.':
    'Noch keine Segmente. <create>Segment anlegen</create>.',
  'Readers of these blocks': 'Wer diese Blöcke erhält',
  'Only emails to readers in the segment contain these blocks. No page shows them.':
    'Nur E-Mails an das Segment enthalten diese Blöcke. Keine Seite zeigt sie.',
  'All readers': 'Alle',
  'Ctrl+{key}': 'Strg+{key}',
  Bold: 'Fett',
  Italic: 'Kursiv',
  Subheading: 'Zwischenüberschrift',
  List: 'Liste',
  'Numbered list': 'Nummerierte Liste',
  Quote: 'Zitat',
  'Undo [editing]': 'Rückgängig',
  Redo: 'Wiederherstellen',
  'Block moved to position {place, number} of {all, number}.':
    'Block an Position {place, number} von {all, number} verschoben.',
  'Edit…': 'Bearbeiten …',
  'Enter [key]': 'Eingabe',
  'Move up': 'Nach oben',
  'Move down': 'Nach unten',
  Duplicate: 'Duplizieren',
  Divider: 'Trennlinie',
  'Posts of this issue': 'Beiträge dieser Ausgabe',
  'The rest goes below them': 'Was folgt, steht darunter',
  'Loading the editor…': 'Der Editor wird geladen …',
  'This is the copy.': 'Dies ist die Kopie.',
  'Unscheduling…': 'Planung wird aufgehoben …',
  'The letter is a draft again.': 'Der Rundbrief ist wieder ein Entwurf.',
  'Stopping…': 'Wird gestoppt …',
  'No further emails are sent.': 'Es werden keine weiteren E-Mails gesendet.',
  'Holding…': 'Wird angehalten …',
  'The issue is on hold.': 'Die Ausgabe ist angehalten.',
  'Back to draft': 'Zurück zum Entwurf',
  'Stop sending': 'Versand stoppen',
  Unschedule: 'Planung aufheben',
  'Hold this issue': 'Ausgabe anhalten',
  'Resuming…': 'Wird fortgesetzt …',
  'Releasing…': 'Wird freigegeben …',
  'The other emails are on their way.': 'Die übrigen E-Mails sind unterwegs.',
  'The issue is released. No email is sent.':
    'Die Ausgabe ist freigegeben. Es wird keine E-Mail gesendet.',
  'The issue is released. Readers get it at their chosen time.':
    'Die Ausgabe ist freigegeben und kommt zur jeweils gewählten Uhrzeit an.',
  'Resume sending': 'Versand fortsetzen',
  'Release this issue': 'Ausgabe freigeben',
  'Send or schedule…': 'Senden oder planen …',
  'Send now or reschedule…': 'Jetzt senden oder neu planen …',
  'More actions': 'Weitere Aktionen',
  'Save as template…': 'Als Vorlage speichern …',
  'Delete this letter…': 'Rundbrief löschen …',
  'Your changes below aren’t saved. The issue would send without them.':
    'Ihre Änderungen unten sind nicht gespeichert. Die Ausgabe würde ohne sie gesendet.',
  'Save as template': 'Als Vorlage speichern',
  'A template of the same name is replaced.': 'Eine Vorlage mit demselben Namen wird ersetzt.',
  'Template saved.': 'Vorlage gespeichert.',
  'Finish the open block, or wait until your changes are saved.':
    'Schließen Sie den offenen Block ab oder warten Sie, bis Ihre Änderungen gespeichert sind.',
  'Delete this letter?': 'Diesen Rundbrief löschen?',
  'Its text is deleted. This can’t be undone.':
    'Sein Text wird gelöscht. Das lässt sich nicht rückgängig machen.',
  'The time must be in the future. Leave it blank to send now.':
    'Der Zeitpunkt muss in der Zukunft liegen. Lassen Sie das Feld leer, um jetzt zu senden.',
  'Type {count, number}, the number of readers.':
    'Geben Sie {count, number} ein, die Anzahl der Personen.',
  'The letter is scheduled.': 'Der Rundbrief ist geplant.',
  'The issue is scheduled.': 'Die Ausgabe ist geplant.',
  'Every reader already has it or is about to get it.':
    'Alle haben sie schon oder erhalten sie gleich.',
  'Sending to {count, plural, one {# reader} other {# readers}}.':
    'Wird an {count, plural, one {# Person} other {# Personen}} gesendet.',
  'Send this letter?': 'Diesen Rundbrief senden?',
  'Send this issue?': 'Diese Ausgabe senden?',
  Send: 'Senden',
  'Schedule [verb]': 'Planen',
  'Scheduling…': 'Wird geplant …',
  'Not yet': 'Noch nicht',
  'Sends to {count, plural, one {# reader} other {# readers}}. No one gets it twice. Once it sends, this can’t be undone.':
    'Geht an {count, plural, one {# Person} other {# Personen}}. Niemand erhält ihn doppelt. Sobald der Versand beginnt, lässt er sich nicht rückgängig machen.',
  'Sends to {count, plural, one {# reader} other {# readers}} at once, ignoring delivery times. No one gets it twice. Once it sends, this can’t be undone.':
    'Geht sofort an {count, plural, one {# Person} other {# Personen}}, unabhängig von der gewählten Uhrzeit. Niemand erhält sie doppelt. Sobald der Versand beginnt, lässt er sich nicht rückgängig machen.',
  'Sections: {list}': 'Abschnitte: {list}',
  'Send at': 'Senden am',
  'Your time zone. Blank means now.': 'In Ihrer Zeitzone. Leer bedeutet: jetzt.',
  'Number of readers': 'Anzahl der Personen',
  'Type {count, number} to confirm.': 'Geben Sie zur Bestätigung {count, number} ein.',
  'None. [issues]': 'Keine.',
  Delivered: 'Zugestellt',
  Reads: 'Aufrufe',
  Unsubscribed: 'Abbestellt',
  'Versions [of an issue]': 'Fassungen',
  'No versions rendered yet.': 'Noch keine Fassung erstellt.',
  'Excerpts, without a language model: {count, number} of {all, number}.':
    'Auszüge ohne Sprachmodell: {count, number} von {all, number}.',
  'Readers who get the same text: the {count, number} largest of {all, number} groups':
    'Wer denselben Text erhält: die {count, number} größten von {all, number} Gruppen',
  'Readers who get the same text': 'Wer denselben Text erhält',
  Language: 'Sprache',
  Prompt: 'Wünsche',
  Readers: 'Personen',
  State: 'Status',
  Source: 'Quelle',
  Due: 'Fällig',
  Rendered: 'Erstellt',
  'Custom [prompt]': 'Eigene',
  'None [prompt]': 'Keine',
  'Pending [version]': 'Ausstehend',
  Failed: 'Fehlgeschlagen',
  Deliveries: 'Zustellungen',
  'No emails planned or sent. Delivery lists are deleted after 30 days.':
    'Keine E-Mails geplant oder gesendet. Listen von Zustellungen werden nach 30 Tagen gelöscht.',
  'Delivery results': 'Ergebnisse der Zustellung',
  Emails: 'E-Mails',
  Why: 'Grund',
  'Uncertain: the connection broke while sending. We don’t resend these, to avoid duplicates.':
    'Ungewiss: Die Verbindung brach beim Senden ab. Diese E-Mails werden nicht noch einmal gesendet, damit niemand sie doppelt erhält.',
  'To [address]': 'An',
  Tries: 'Versuche',
  Sent: 'Gesendet',
  'Deleted [address]': 'Gelöscht',
  '{language}, personalized': '{language}, persönlich',
  'More emails': 'Weitere E-Mails',
  'Block {place, number} of the text': 'Block {place, number} des Textes',
  'The subject': 'Der Betreff',
  'The preview text': 'Der Vorschautext',
  'The list of posts': 'Die Liste der Beiträge',
  'The note on “{title}”': 'Die Notiz zu „{title}“',
  'The last changes were not sent.': 'Die letzten Änderungen wurden nicht gesendet.',
  'Now at position {place, number} of {all, number}.':
    'Jetzt an Position {place, number} von {all, number}.',
  'Removed from the issue.': 'Aus der Ausgabe entfernt.',
  'Added to the issue at position {place, number}.':
    'An Position {place, number} in die Ausgabe aufgenommen.',
  'Your last changes to this issue aren’t saved yet. You’ll lose them if you leave.':
    'Ihre letzten Änderungen an dieser Ausgabe sind noch nicht gespeichert. Wenn Sie die Seite verlassen, gehen sie verloren.',
  'Another editor changed this issue while you were editing.':
    'Jemand anderes hat diese Ausgabe geändert, während Sie daran gearbeitet haben.',
  'Your changes are still here, but they aren’t saved.':
    'Ihre Änderungen sind noch hier, aber nicht gespeichert.',
  'Load their version': 'Andere Fassung laden',
  'Keep my version': 'Meine Fassung behalten',
  'Saved by {name} on {date}.': 'Gespeichert von {name} am {date}.',
  'Saved as a draft': 'Als Entwurf gespeichert',
  'You’re offline. This tab keeps your changes and tries again.':
    'Sie sind offline. Dieser Tab behält Ihre Änderungen und versucht es weiter.',
  'Your last changes couldn’t be saved.':
    'Ihre letzten Änderungen konnten nicht gespeichert werden.',
  'Issue saved. Its text will be rendered again.':
    'Ausgabe gespeichert. Ihr Text wird neu erstellt.',
  'Saved [draft]': 'Gespeichert',
  'The issue': 'Die Ausgabe',
  Subject: 'Betreff',
  'Leave blank for the one by AI, or else the site’s name and the first title.':
    'Leer: der Betreff der KI, sonst der Name der Website und der erste Titel.',
  'Also the title.': 'Zugleich der Titel.',
  'Preview text': 'Vorschautext',
  'Inboxes show it after the subject. Leave blank for the one by AI, or else the next titles.':
    'Postfächer zeigen ihn nach dem Betreff. Leer: der Text der KI, sonst die nächsten Titel.',
  'Inboxes show it after the subject. Leave blank for the first sentence.':
    'Postfächer zeigen ihn nach dem Betreff. Leer: der erste Satz.',
  'Shown above the posts. To write below them, insert “Posts of this issue”. Readers in all languages get it as written.':
    'Steht über den Beiträgen. Um darunter zu schreiben, fügen Sie „Beiträge dieser Ausgabe“ ein. In allen Sprachen erscheint der Text so, wie Sie ihn schreiben.',
  'Readers in all languages get it as written.':
    'In allen Sprachen erscheint der Text so, wie Sie ihn schreiben.',
  'In this issue: {count, plural, one {# post} other {# posts}}':
    'In dieser Ausgabe: {count, plural, one {# Beitrag} other {# Beiträge}}',
  'AI chose this order.': 'Diese Reihenfolge hat die KI gewählt.',
  'Order by points': 'Nach Punkten ordnen',
  'No. {place, number} by points': 'Nr. {place, number} nach Punkten',
  'Save issue': 'Ausgabe speichern',
  'Discard changes': 'Änderungen verwerfen',
  'No issues yet. The first is created when its day or week ends, or when you prepare it.':
    'Noch keine Ausgaben. Die erste entsteht, wenn ihr Tag oder ihre Woche endet oder wenn Sie sie vorbereiten.',
  'Issues, newest first': 'Ausgaben, neueste zuerst',
  Issue: 'Ausgabe',
  Queued: 'Wartend',
  Uncertain: 'Ungewiss',
  Bounced: 'Unzustellbar',
  Complaints: 'Beschwerden',
  Tokens: 'Tokens',
  'More issues': 'Weitere Ausgaben',
  'All its posts are hidden.': 'Alle Beiträge darin sind ausgeblendet.',
  'The letter has no text.': 'Der Rundbrief hat keinen Text.',
  'A post or comment in the text is hidden, so emails leave it out: {link}':
    'Ein Beitrag oder Kommentar im Text ist ausgeblendet und fehlt deshalb in E-Mails: {link}',
  'Add a postal address in <mail>Mail settings</mail>.':
    'Geben Sie in den <mail>E-Mail-Einstellungen</mail> eine Postanschrift an.',
  'It has no link to unsubscribe.': 'Es fehlt ein Link zum Abbestellen.',
  'The subject is empty.': 'Der Betreff ist leer.',
  'An image has no alternative text: {link}': 'Ein Bild hat keinen Alternativtext: {link}',
  'It has {size, number} KB of HTML. Gmail clips emails at 102 KB. Remove some posts or text.':
    'Das HTML ist {size, number} KB groß. Gmail schneidet E-Mails bei 102 KB ab. Entfernen Sie Beiträge oder Text.',
  'An uploaded image is missing. Upload it again: {link}':
    'Ein hochgeladenes Bild fehlt. Laden Sie es noch einmal hoch: {link}',
  'A link leads to a hidden post or an unpublished issue: {link}':
    'Ein Link führt zu einem ausgeblendeten Beitrag oder einer unveröffentlichten Ausgabe: {link}',
  'Before sending': 'Vor dem Versand',
  'No problems found.': 'Keine Probleme gefunden.',
  'Fix before sending': 'Noch zu beheben',
  'Worth a look': 'Einen Blick wert',
  'Checking…': 'Wird geprüft …',
  'The links are checked.': 'Die Links sind geprüft.',
  'Check the links': 'Links prüfen',
  '{checked, plural, one {# link} other {# links}} to other sites checked, {unchecked, number} not.':
    '{checked, plural, one {# Link} other {# Links}} zu anderen Websites geprüft, {unchecked, number} nicht.',
  '{checked, plural, one {# link} other {# links}} to other sites checked.':
    '{checked, plural, one {# Link} other {# Links}} zu anderen Websites geprüft.',
  'All of them answer.': 'Alle antworten.',
  'These don’t work:': 'Diese funktionieren nicht:',
  '{link} doesn’t answer.': '{link} antwortet nicht.',
  '{link} answers {status}.': '{link} antwortet mit {status}.',
  'As a page': 'Als Seite',
  'Plain text': 'Nur Text',
  'Phone, 360': 'Smartphone, 360',
  'Wide, 640': 'Breit, 640',
  'The prompt': 'Die Wünsche',
  'The language': 'Die Sprache',
  'The preview is below.': 'Die Vorschau steht unten.',
  'A test email is on its way to {address}.': 'Eine Test-E-Mail ist unterwegs an {address}.',
  'Preview as a reader who asked for': 'Vorschau mit diesen Wünschen',
  'In a reader’s own words. Leave blank for the standard digest.':
    'In eigenen Worten, wie jemand sie im Abonnement angibt. Leer: der Newsletter ohne eigene Wünsche.',
  'Preview as a reader in': 'Vorschau für das Segment',
  'Readers in none of these get no sections.':
    'Wer zu keinem davon gehört, erhält keine Abschnitte.',
  'Tests use the last saved version.': 'Tests verwenden den zuletzt gespeicherten Stand.',
  'Writing…': 'Wird geschrieben …',
  'Preview with AI': 'Vorschau mit KI',
  'Show preview': 'Vorschau anzeigen',
  'Send me a test': 'Test an mich senden',
  'Sent to {address}': 'Gesendet an {address}',
  'The preview couldn’t be updated.': 'Die Vorschau konnte nicht aktualisiert werden.',
  Width: 'Breite',
  Colors: 'Farben',
  '{source}, in {language}': '{source}, Sprache: {language}',
  'Digest preview': 'Vorschau des Newsletters',
  'Page of the issue': 'Seite der Ausgabe',
  'Post {place, number}': 'Beitrag {place, number}',
  'Discussion {place, number}': 'Diskussion {place, number}',
  'Posts by followed people': 'Beiträge von Personen, denen gefolgt wird',
  'Link {place, number}': 'Link {place, number}',
  'Opens [emails]': 'Öffnungen',
  'Hidden link': 'Versteckter Link',
  'Clicks from this email to your site, bots excluded. Links to other sites count only with redirects on.':
    'Klicks aus dieser E-Mail auf Ihre Website, ohne Bots. Links zu anderen Websites zählen nur, wenn Weiterleitungen eingeschaltet sind.',
  'All issues': 'Alle Ausgaben',
  'No visits yet. New ones appear after a minute.':
    'Noch keine Aufrufe. Neue erscheinen nach einer Minute.',
  'Reads by place in the email': 'Aufrufe nach Stelle in der E-Mail',
  Place: 'Stelle',
  'Post in the standard version': 'Beitrag in der normalen Fassung',
  'Bots and scanners': 'Bots und Scanner',
  'Nothing is sent until you send or schedule it.':
    'Nichts wird gesendet, bis Sie ihn senden oder planen.',
  'The other emails wait until you resume it.':
    'Die übrigen E-Mails warten, bis Sie den Versand fortsetzen.',
  'The letter is deleted.': 'Der Rundbrief ist gelöscht.',
  'On hold since {date}: nothing is sent until you release it.':
    'Angehalten seit dem {date}: Nichts wird gesendet, bis Sie die Ausgabe freigeben.',
  'Its first readers are due on {date}; it will wait past that time.':
    'Die erste Zustellung ist am {date} fällig; die Ausgabe wartet auch darüber hinaus.',
  'The hours of its readers have passed, and their next issue was due. A release sends no email; use “Send or schedule”.':
    'Alle gewählten Uhrzeiten sind vorbei, und die nächste Ausgabe war fällig. Eine Freigabe sendet keine E-Mail; nutzen Sie „Senden oder planen“.',
  'Once it’s released, readers get it at their chosen time, or at once if that has passed.':
    'Nach der Freigabe kommt sie zur jeweils gewählten Uhrzeit an, oder sofort, wenn diese vorbei ist.',
  'For {date}.': 'Am {date}.',
  'Posts from': 'Beiträge von',
  '{start} to {end}': '{start} bis {end}',
  'No one is due yet.': 'Noch ist nichts fällig.',
  'First delivery: {date}.': 'Erste Zustellung: {date}.',
  Sections: 'Abschnitte',
  '{count, number} sent': '{count, number} gesendet',
  '{queued, number} queued, {failed, number} failed, {uncertain, number} uncertain':
    '{queued, number} wartend, {failed, number} fehlgeschlagen, {uncertain, number} ungewiss',
  'After sending': 'Nach dem Versand',
  '{bounced, number} bounced, {complained, plural, one {# complaint} other {# complaints}}, {unsubscribed, number} unsubscribed':
    '{bounced, number} unzustellbar, {complained, plural, one {# Beschwerde} other {# Beschwerden}}, {unsubscribed, number} abbestellt',
  'Language model': 'Sprachmodell',
  'Not used. [language model]': 'Nicht verwendet.',
  '{calls, plural, one {# request} other {# requests}}: {in, number} tokens in, {out, number} out':
    '{calls, plural, one {# Anfrage} other {# Anfragen}}: {in, number} Tokens Eingabe, {out, number} Ausgabe',
  Content: 'Inhalt',
  'Letter: no subject yet': 'Rundbrief: noch ohne Betreff',
  'Letter: {subject}': 'Rundbrief: {subject}',
  'Daily, {date}': 'Tagesausgabe, {date}',
  'Weekly, {date}': 'Wochenausgabe, {date}',
  'Draft [letter]': 'Entwurf',
  Scheduled: 'Geplant',
  'Stopped at {done, number} of {all, number}': 'Gestoppt bei {done, number} von {all, number}',
  Sending: 'Wird gesendet',
  'Sending {done, number} of {all, number}': 'Wird gesendet, {done, number} von {all, number}',
  'Skipped: too few posts': 'Ausgelassen: zu wenige Beiträge',
  'On hold': 'Angehalten',
  'No emails yet': 'Noch keine E-Mails',
  Preparing: 'In Vorbereitung',
  Planned: 'Geplant',
  'Being sent': 'Wird gesendet',
  'Planned emails': 'Geplante E-Mails',
  'Emails being sent': 'E-Mails, die gerade gesendet werden',
  'Sent emails': 'Gesendete E-Mails',
  'Failed emails': 'Fehlgeschlagene E-Mails',
  'Uncertain emails': 'Ungewisse E-Mails',
  'Written by a language model': 'Von einem Sprachmodell verfasst',
  'Sentences selected by a language model': 'Von einem Sprachmodell ausgewählte Sätze',
  Excerpts: 'Auszüge',
  'Last daily issue': 'Letzte Tagesausgabe',
  'Last weekly issue': 'Letzte Wochenausgabe',
  'Last letter': 'Letzter Rundbrief',
  '{sent, number} sent, {reads, plural, one {# read} other {# reads}}, {unsubscribed, number} unsubscribed':
    '{sent, number} gesendet, {reads, plural, one {# Aufruf} other {# Aufrufe}}, {unsubscribed, number} abbestellt',
  '{sent, number} sent, {openings, plural, one {# open} other {# opens}}, {reads, plural, one {# read} other {# reads}}, {unsubscribed, number} unsubscribed':
    '{sent, number} gesendet, {openings, plural, one {# Öffnung} other {# Öffnungen}}, {reads, plural, one {# Aufruf} other {# Aufrufe}}, {unsubscribed, number} abbestellt',
  'The audience': 'Die Zielgruppe',
  'The letter goes to {count, plural, one {# reader} other {# readers}}.':
    'Der Rundbrief geht an {count, plural, one {# Person} other {# Personen}}.',
  Audience: 'Zielgruppe',
  'All subscribers': 'Alle Abonnements',
  '{count, plural, one {# reader} other {# readers}} now.':
    'Derzeit {count, plural, one {# Person} other {# Personen}}.',
  'The letter will be in the archive.': 'Der Rundbrief kommt ins Archiv.',
  'Letters to a segment aren’t in the archive.':
    'Rundbriefe an ein Segment stehen nicht im Archiv.',
  '{title}, {width, number} pixels wide': '{title}, {width, number} Pixel breit',
  'Digests sent': 'Gesendete Newsletter',
  'Not delivered': 'Nicht zugestellt',
  'Unsubscribed and complained': 'Abbestellungen und Beschwerden',
  'Nothing was sent in this time.': 'In dieser Zeit wurde nichts gesendet.',
  'The last 30 days': 'Die letzten 30 Tage',
  'All statistics': 'Alle Statistiken',
  Issues: 'Ausgaben',
  'The daily issue <issue>{period}</issue> is on hold, although its first readers were due on {date}.':
    'Die Tagesausgabe <issue>{period}</issue> ist angehalten, obwohl die erste Zustellung am {date} fällig war.',
  'The weekly issue <issue>{period}</issue> is on hold, although its first readers were due on {date}.':
    'Die Wochenausgabe <issue>{period}</issue> ist angehalten, obwohl die erste Zustellung am {date} fällig war.',
  'Digests are paused automatically until {date}: {count, plural, one {# email} other {# emails}} bounced within a day, which is too many. Login codes and links are still sent.':
    'Der Newsletter ist bis zum {date} automatisch pausiert: {count, plural, one {# E-Mail war} other {# E-Mails waren}} innerhalb eines Tages unzustellbar, und das ist zu viel. Codes und Links zum Anmelden werden weiterhin gesendet.',
  'Digests are paused automatically until {date}: {count, plural, one {# complaint} other {# complaints}} within a day, which is too many. Login codes and links are still sent.':
    'Der Newsletter ist bis zum {date} automatisch pausiert: {count, plural, one {# Beschwerde} other {# Beschwerden}} innerhalb eines Tages sind zu viel. Codes und Links zum Anmelden werden weiterhin gesendet.',
  'All digests of this site have been paused since {date}. Nothing is planned or sent.':
    'Der Newsletter dieser Website ist seit dem {date} pausiert. Nichts wird geplant oder gesendet.',
  'Upcoming issues': 'Kommende Ausgaben',
  'The next issues': 'Die nächsten Ausgaben',
  'Drafted on': 'Entwurf am',
  'First delivery': 'Erste Zustellung',
  'No readers': 'Niemand',
  'Edit the issue': 'Ausgabe bearbeiten',
  'Drafting an issue creates it now. It won’t send until you release it; later posts go in the next issue. Each reader gets the latest issue at their own delivery time.':
    'Beim Entwerfen entsteht die Ausgabe sofort. Sie wird erst gesendet, wenn Sie sie freigeben; spätere Beiträge kommen in die nächste. Die neueste Ausgabe kommt zur jeweils gewählten Uhrzeit an.',
  'Pausing…': 'Wird pausiert …',
  'Digests are paused.': 'Der Newsletter ist pausiert.',
  'Pause all digests': 'Newsletter pausieren',
  'Digests are resumed.': 'Der Newsletter läuft wieder.',
  'Resume all digests': 'Newsletter fortsetzen',
  '{count, plural, one {# sentence reported as wrong} other {# sentences reported as wrong}}':
    '{count, plural, one {# Satz als falsch gemeldet} other {# Sätze als falsch gemeldet}}',
  'Reported sentences': 'Gemeldete Sätze',
  'Pauses at {share} ({count, number} or more)': 'Pause ab {share} (mindestens {count, number})',
  Figures: 'Kennzahlen',
  'Active subscribers': 'Aktive Abonnements',
  '{daily, number} daily, {weekly, number} weekly':
    '{daily, number} täglich, {weekly, number} wöchentlich',
  'Emails in 24 hours': 'E-Mails in 24 Stunden',
  'AI today': 'KI heute',
  'Off [AI]': 'Aus',
  'Excerpts only': 'Nur Auszüge',
  'of {most, number} tokens, in {calls, plural, one {# request} other {# requests}}, by {model}':
    'von {most, number} Tokens, in {calls, plural, one {# Anfrage} other {# Anfragen}}, mit {model}',
  'The letter is created.': 'Der Rundbrief ist erstellt.',
  'The last letter': 'Letzter Rundbrief',
  'Manage templates': 'Vorlagen verwalten',
  'Write a letter': 'Rundbrief schreiben',
  'Start from…': 'Beginnen mit …',
  'Drafting…': 'Wird entworfen …',
  'The issue is drafted and on hold.': 'Die Ausgabe ist entworfen und angehalten.',
  'Draft the daily issue': 'Tagesausgabe entwerfen',
  'Draft the weekly issue': 'Wochenausgabe entwerfen',
  Note: 'Notiz',
  'Replaces the summary in every language.': 'Ersetzt die Zusammenfassung in jeder Sprache.',
  'Actions – {title}': 'Aktionen – {title}',
  'Move to the top': 'Ganz nach oben',
  'Add note': 'Notiz hinzufügen',
  'hidden or deleted since, so no longer sent':
    'inzwischen ausgeblendet oder gelöscht, wird nicht mehr gesendet',
  'Sentences and their sources': 'Sätze und ihre Quellen',
  'Open a sentence or a number to see the passage.':
    'Öffnen Sie einen Satz oder eine Nummer, um die Textstelle zu sehen.',
  'Subject: {subject}': 'Betreff: {subject}',
  'a deleted segment': 'gelöschtes Segment',
  '“{name}”': '„{name}“',
  'Only for readers in a deleted segment': 'Nur für ein gelöschtes Segment',
  'Only for readers in “{name}”': 'Nur für das Segment „{name}“',
  '{segment}: {count, number} of {all, plural, one {# reader} other {# readers}}':
    '{segment}: {count, number} von {all, plural, one {# Person} other {# Personen}}',
  'File downloaded.': 'Datei heruntergeladen.',
  Statistics: 'Statistik',
  'Counts per issue and per day. They identify no reader. Reads are visits to this site through links in an email. Links to other sites go there directly, so they are counted only if the site’s settings turn on redirects. Automated requests, such as those of mail scanners, are left out.':
    'Zahlen je Ausgabe und je Tag. Sie lassen niemanden erkennen. Aufrufe sind Besuche dieser Website über Links in einer E-Mail. Links zu anderen Websites führen direkt dorthin und zählen nur, wenn in den Einstellungen der Website Weiterleitungen eingeschaltet sind. Automatische Anfragen, etwa von E-Mail-Scannern, zählen nicht.',
  'Issues side by side': 'Ausgaben im Vergleich',
  'No issue has been sent yet.': 'Es wurde noch keine Ausgabe gesendet.',
  'Latest issues, newest first': 'Letzte Ausgaben, neueste zuerst',
  'Download issues': 'Ausgaben herunterladen',
  'Download reads by place and day': 'Aufrufe herunterladen',
  'The last 90 days': 'Die letzten 90 Tage',
  'The last year': 'Das letzte Jahr',
  'Form on the site': 'Formular auf der Website',
  'Import [noun]': 'Import',
  'Embedded form': 'Eingebettetes Formular',
  'Subscribers over time': 'Abonnements im Zeitverlauf',
  'Active subscribers by source': 'Aktive Abonnements nach Quelle',
  'Active subscribers by language': 'Aktive Abonnements nach Sprache',
  'Complete days only. A confirmation counts on the day of its request, and can arrive up to seven days later.':
    'Nur abgeschlossene Tage. Eine Bestätigung zählt am Tag ihrer Anforderung und kann bis zu sieben Tage später eintreffen.',
  'Download subscribers by day': 'Abonnements herunterladen',
  'Others [groups]': 'Andere',
  'Requested and confirmed': 'Angefordert und bestätigt',
  'Requested [subscriptions]': 'Angefordert',
  'Confirmed [subscriptions]': 'Bestätigt',
  'No requests in this period.': 'Keine Anforderungen in diesem Zeitraum.',
  'Confirmation rate: {share} ({confirmed, number} of {requested, number}).':
    'Bestätigungsrate: {share} ({confirmed, number} von {requested, number}).',
  'The name': 'Der Name',
  Templates: 'Vorlagen',
  'Texts that letters begin with. To change one, begin a letter with it and save that under the same name.':
    'Texte, mit denen Rundbriefe beginnen. Um eine Vorlage zu ändern, beginnen Sie einen Rundbrief mit ihr und speichern ihn unter demselben Namen.',
  'No templates yet. A letter has “Save as template…” in its menu.':
    'Noch keine Vorlagen. Im Menü eines Rundbriefs steht „Als Vorlage speichern …“.',
  'Templates, by name': 'Vorlagen, nach Namen',
  'Saved [date]': 'Gespeichert',
  'Rename…': 'Umbenennen …',
  'Delete…': 'Löschen …',
  'Rename this template': 'Vorlage umbenennen',
  'Each template has its own name.': 'Jede Vorlage hat einen eigenen Namen.',
  'Template renamed.': 'Vorlage umbenannt.',
  'Delete the template “{name}”?': 'Die Vorlage „{name}“ löschen?',
  'Template deleted.': 'Vorlage gelöscht.',
  'Letters that began with it stay.': 'Rundbriefe, die mit ihr begonnen wurden, bleiben.',
  'Nothing found.': 'Nichts gefunden.',
  '{count, plural, one {# result} other {# results}}':
    '{count, plural, one {# Treffer} other {# Treffer}}',
  'Not moved.': 'Nicht verschoben.',
  'no. {rank} by points': 'Nr. {rank} nach Punkten',
  'no. {rank} by points, after no. {before} with as many: it has fewer comments':
    'Nr. {rank} nach Punkten, hinter Nr. {before} mit gleich vielen: weniger Kommentare',
  'no. {rank} by points, after no. {before} with as many: its publisher has more posts ahead of it':
    'Nr. {rank} nach Punkten, hinter Nr. {before} mit gleich vielen: mehr Beiträge derselben Quelle stehen davor',
  'no. {rank} by points, after no. {before} with as many: it is older':
    'Nr. {rank} nach Punkten, hinter Nr. {before} mit gleich vielen: älter',
  'no. {rank} by points, after no. {before} with as many: by their IDs':
    'Nr. {rank} nach Punkten, hinter Nr. {before} mit gleich vielen: nach der ID',
  'no. {rank} by points: far fewer points than no. {least}; kept for readers who prefer its subject':
    'Nr. {rank} nach Punkten: weit weniger Punkte als Nr. {least}; vorgesehen, wo sein Thema gewünscht ist',
  'no. {rank} by points: after the {chosen} of the issue; kept for readers who prefer its subject':
    'Nr. {rank} nach Punkten: hinter den {chosen} der Ausgabe; vorgesehen, wo sein Thema gewünscht ist',
  'no. {rank} by points: after the first {most}; kept for readers who prefer its subject':
    'Nr. {rank} nach Punkten: hinter den ersten {most}; vorgesehen, wo sein Thema gewünscht ist',
  'no. {rank} by points: after all candidates': 'Nr. {rank} nach Punkten: hinter allen Kandidaten',
  'rose after the issue of {period}: no. {rank} of it by now':
    'nach der Ausgabe {period} aufgestiegen: inzwischen Nr. {rank} davon',
  '{most} posts of {publisher} are ahead of it; kept for readers who prefer its subject':
    '{most} Beiträge von {publisher} stehen davor; vorgesehen, wo sein Thema gewünscht ist',
  'enough text posts are ahead of it; kept for readers who prefer its subject':
    'genug Textbeiträge stehen davor; vorgesehen, wo sein Thema gewünscht ist',
  'enough job posts are ahead of it; kept for readers who prefer its subject':
    'genug Stellenanzeigen stehen davor; vorgesehen, wo sein Thema gewünscht ist',
  'enough polls are ahead of it; kept for readers who prefer its subject':
    'genug Umfragen stehen davor; vorgesehen, wo sein Thema gewünscht ist',
  'enough text posts are ahead of it': 'genug Textbeiträge stehen davor',
  'enough job posts are ahead of it': 'genug Stellenanzeigen stehen davor',
  'enough polls are ahead of it': 'genug Umfragen stehen davor',
  'was in an earlier issue': 'war in einer früheren Ausgabe',
  'an editor removed it from an earlier issue':
    'wurde aus einer früheren Ausgabe von Hand entfernt',
  'its link was in the issue of {period}': 'sein Link war in der Ausgabe {period}',
  'the same story as another post, which is ahead of it':
    'dasselbe Ereignis wie ein anderer Beitrag, der davor steht',
  'the same story as “{title}”, which is ahead of it':
    'dasselbe Ereignis wie „{title}“, was davor steht',
  'the same story as another post in the issue of {period}':
    'dasselbe Ereignis wie ein anderer Beitrag in der Ausgabe {period}',
  'the same story as “{title}” in the issue of {period}':
    'dasselbe Ereignis wie „{title}“ in der Ausgabe {period}',
  'news since another post in the issue of {period}':
    'Neues seit einem anderen Beitrag in der Ausgabe {period}',
  'news since “{title}” in the issue of {period}': 'Neues seit „{title}“ in der Ausgabe {period}',
  'too few posts for an issue': 'zu wenige Beiträge für eine Ausgabe',
  'removed by an editor': 'von Hand entfernt',
  'added by an editor': 'von Hand hinzugefügt',
  'expired [email]': 'abgelaufen',
  'suppressed [address]': 'Adresse gesperrt',
  'unsubscribed [email]': 'abbestellt',
  'paused [email]': 'pausiert',
  'erased [email]': 'gelöscht',
  'replaced [email]': 'ersetzt',
  'no words [email]': 'Wünsche fehlen',
  'no match [email]': 'nichts Passendes',
  'lost [email]': 'verloren',
  'other [reason]': 'anderer Grund',
  'uncertain: {reason}': 'ungewiss: {reason}',
  // client/admin/sites
  'The site couldn’t be loaded.': 'Die Website konnte nicht geladen werden.',
  'The history couldn’t be loaded.': 'Der Verlauf konnte nicht geladen werden.',
  'The sites couldn’t be loaded.': 'Die Websites konnten nicht geladen werden.',
  // client/admin/subscribers
  'The proof of consent couldn’t be loaded.':
    'Der Nachweis der Einwilligung konnte nicht geladen werden.',
  'The HTML couldn’t be loaded.': 'Das HTML konnte nicht geladen werden.',
  'The subscribers couldn’t be loaded.': 'Die Abonnements konnten nicht geladen werden.',
  'The blocked addresses couldn’t be loaded.':
    'Die gesperrten Adressen konnten nicht geladen werden.',
  // client/admin/ui
  // client/admin/web-hooks
  'The preview couldn’t be loaded.': 'Die Vorschau konnte nicht geladen werden.',
  'The connections couldn’t be loaded.': 'Die Verbindungen konnten nicht geladen werden.',
  // server/domain/digests/editing
  'There were too few posts for an issue.': 'Für eine Ausgabe gab es zu wenige Beiträge.',
  'This issue is closed.': 'Diese Ausgabe ist abgeschlossen.',
  'Emails of this issue have already been sent.': 'E-Mails dieser Ausgabe wurden schon gesendet.',
  'This letter is being sent.': 'Dieser Rundbrief wird gerade gesendet.',
  'All posts of this issue have been hidden.': 'Alle Beiträge dieser Ausgabe wurden ausgeblendet.',
  'This letter has no text for these readers, so they get no email.':
    'Für diese Auswahl enthält der Rundbrief keinen Text, deshalb wird keine E-Mail gesendet.',
  "The posts must be from the issue's period: “{title}” isn't.":
    'Die Beiträge müssen aus dem Zeitraum der Ausgabe stammen, „{title}“ aber nicht.',
  'The posts must be in no other issue: “{title}” was in that of {period}.':
    'Die Beiträge dürfen in keiner anderen Ausgabe sein: „{title}“ war in der von {period}.',
  '{field} must have a post.': '{field}: muss einen Beitrag enthalten.',
  '{field} must be in the text of a letter.': '{field}: gehört in den Text eines Rundbriefs.',
  '{field} must have each post only once.': '{field}: darf jeden Beitrag nur einmal enthalten.',
  '{field} must have exactly one post at each position.':
    '{field}: braucht an jeder Position genau einen Beitrag.',
  '{field} must be posts of this site.': '{field}: darf nur Beiträge dieser Website enthalten.',
  '{field} must be posts of this site that are not hidden.':
    '{field}: darf nur Beiträge dieser Website enthalten, die nicht ausgeblendet sind.',
  "{field} must be from the issue's period.": '{field}: muss aus dem Zeitraum der Ausgabe stammen.',
  '{field} must be in no other issue.': '{field}: darf in keiner anderen Ausgabe sein.',
  'Send this letter, or schedule it.': 'Senden Sie diesen Rundbrief oder planen Sie ihn.',
  "This site isn't open yet. Open it in the admin area.":
    'Diese Website ist noch nicht eröffnet. Eröffnen Sie sie in der Verwaltung.',
  'Enter the postal address of the site at /admin/mail first.':
    'Geben Sie zuerst unter /admin/mail die Postanschrift der Website an.',
  'Digests are paused for this site. Resume them first.':
    'Der Newsletter dieser Website ist pausiert. Setzen Sie ihn zuerst fort.',
  'This issue now has {readers, plural, one {# recipient} other {# recipients}}. Confirm the new number.':
    'Diese Ausgabe geht jetzt an {readers, plural, one {# Person} other {# Personen}}. Bestätigen Sie die neue Zahl.',
  'The template was not found.': 'Die Vorlage wurde nicht gefunden.',
  'A site has at most {most, number} templates. Delete one.':
    'Eine Website hat höchstens {most, number} Vorlagen. Löschen Sie eine.',
  "There's already a template with this name.": 'Eine Vorlage mit diesem Namen gibt es schon.',
  '{field} is already used.': '{field}: ist schon vergeben.',
  'Only letters can be copied.': 'Nur Rundbriefe lassen sich kopieren.',
  'Only letters can be deleted.': 'Nur Rundbriefe lassen sich löschen.',
  'Unschedule the letter before you delete it.':
    'Heben Sie die Planung auf, bevor Sie den Rundbrief löschen.',
  "This letter was sent, so it can't be deleted.":
    'Dieser Rundbrief wurde gesendet und lässt sich nicht löschen.',
  'Only letters have an audience.': 'Nur Rundbriefe haben eine Zielgruppe.',
  'Unschedule the letter before you change its audience.':
    'Heben Sie die Planung auf, bevor Sie die Zielgruppe ändern.',
  'The mail has no link to unsubscribe.': 'Der E-Mail fehlt ein Link zum Abbestellen.',
  'The mail has a mistake. See its list.':
    'Die E-Mail hat einen Fehler. Sehen Sie in der Liste nach.',
  '{list}. An issue needs {least}.': '{list}. Eine Ausgabe braucht {least}.',
  '{count} left out: at most {most} per domain':
    '{count} nicht berücksichtigt: höchstens {most} je Domain',
  '{count} left out: enough posts of their kind':
    '{count} nicht berücksichtigt: genug Beiträge dieser Art',
  '{count} left out: the story of another post':
    '{count} nicht berücksichtigt: das Ereignis eines anderen Beitrags',
  '{count} left out: in an earlier issue':
    '{count} nicht berücksichtigt: in einer früheren Ausgabe',
  // server/domain/imports
  // server/domain/site-admin
  // server/http/admin
  'Only forms in admin pages can send this request.':
    'Nur Formulare in der Verwaltung können diese Anfrage senden.',
  'This page can only be framed by pages of the same site.':
    'Nur Seiten derselben Website können diese Seite einbetten.',
  'The form must be sent as text/plain.': 'Das Formular muss als text/plain gesendet werden.',
  '{field} is missing.': '{field}: fehlt.',
  'No such preview page.': 'Diese Seite der Vorschau gibt es nicht.',
  'The page redirects.': 'Die Seite leitet weiter.',
  'Files only support GET.': 'Dateien unterstützen nur GET.',
  // shared/contract
};
