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
  Duration: 'Dauer',
  '{count, plural, one {# day} other {# days}}': '{count, plural, one {# Tag} other {# Tage}}',
  Permanently: 'Dauerhaft',
  'Remove all their posts and comments': 'Alle Beiträge und Kommentare entfernen',
  'Up to 1,000 at once. Needs a login within the last 15 minutes.':
    'Bis zu 1.000 auf einmal. Die letzte Anmeldung darf höchstens 15 Minuten her sein.',
  'Banned for {count, plural, one {# day} other {# days}}':
    'Für {count, plural, one {# Tag} other {# Tage}} gesperrt',
  'Banned permanently': 'Dauerhaft gesperrt',
  'That didn’t work. Please try again.':
    'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  'hidden by author': 'vom Mitglied ausgeblendet',
  'Comment on “{title}”': 'Kommentar zu „{title}“',
  'Post by {author}': 'Beitrag von {author}',
  'Comment by {author}': 'Kommentar von {author}',
  edited: 'bearbeitet',
  locked: 'geschlossen',
  '{count, plural, one {# vote not counted: related accounts} other {# votes not counted: related accounts}}':
    '{count, plural, one {# Stimme nicht gezählt: verbundene Konten} other {# Stimmen nicht gezählt: verbundene Konten}}',
  'These accounts share a mailbox with the author or an earlier voter, or signed up from the same network within an hour of them.':
    'Diese Konten haben dasselbe Postfach wie das einreichende oder ein anderes abstimmendes Konto, oder sie wurden innerhalb einer Stunde im selben Netz angelegt.',
  'And {count, number} more.': 'Und {count, number} weitere.',
  'Show all': 'Alles anzeigen',
  '{username}: {role, select, admin {admin, } moderator {moderator, } other {}}joined {ago}, karma {karma}, {posts}, {comments}.':
    '{username}: {role, select, admin {Admin, } moderator {Moderation, } other {}}Mitglied seit: {ago}, Karma {karma}, {posts}, {comments}.',
  'Banned permanently.': 'Dauerhaft gesperrt.',
  'Banned until {date}.': 'Gesperrt bis {date}.',
  'Earlier actions against them: {count}': 'Frühere Eingriffe: {count}',
  '100 or more': '100 oder mehr',
  '“{title}”': '„{title}“',
  'comment of {username} on “{title}”': 'Kommentar von {username} zu „{title}“',
  'A rule of the site': 'Eine Regel der Website',
  'Posted before': 'Schon einmal veröffentlicht',
  'Use single-letter shortcuts': 'Einzelne Buchstaben als Tastenkürzel verwenden',
  Reports: 'Meldungen',
  'Review [tab]': 'Prüfung',
  Rules: 'Regeln',
  Moderation: 'Moderation',
  'The number of posts': 'Die Zahl der Beiträge',
  'Enter a number from 0 to {max}.': 'Geben Sie eine Zahl von 0 bis {max} ein.',
  'Posts from new members aren’t reviewed.': 'Beiträge neuer Mitglieder werden nicht geprüft.',
  '{count, plural, one {The first post of each new member will be reviewed.} other {The first # posts of each new member will be reviewed.}}':
    '{count, plural, one {Der erste Beitrag jedes neuen Mitglieds wird geprüft.} other {Die ersten # Beiträge jedes neuen Mitglieds werden geprüft.}}',
  'New members': 'Neue Mitglieder',
  'Review first posts from new members': 'Erste Beiträge neuer Mitglieder prüfen',
  '0 to {max}. 0 = off.': '0 bis {max}. 0 = aus.',
  'Select {item}': 'Auswählen: {item}',
  'Open [verb]': 'Öffnen',
  'Undo [button]': 'Rückgängig',
  'Next [item]': 'Weiter',
  'Previous [item]': 'Zurück',
  'Open in a new tab': 'In neuem Tab öffnen',
  'Select [item]': 'Auswählen',
  'Submit [form]': 'Absenden',
  'Undo (5 s)': 'Rückgängig (5 s)',
  'Show keyboard shortcuts': 'Tastenkürzel anzeigen',
  '{count} items': '{count} Einträge',
  '{j}/{k} move · {x} select · {o} open · {esc} undo':
    '{j}/{k} weiter/zurück · {x} auswählen · {o} öffnen · {esc} rückgängig',
  'All keys': 'Alle Tasten',
  Selection: 'Auswahl',
  '{count, plural, one {# item selected} other {# items selected}}':
    '{count, plural, one {# Eintrag ausgewählt} other {# Einträge ausgewählt}}',
  selection: 'Auswahl',
  'Clear selection': 'Auswahl aufheben',
  'Give a reason.': 'Geben Sie einen Grund an.',
  '{action} {item}': '{action}: {item}',
  '{action}: why?': '{action}: Warum?',
  'The author and the public moderation log will show this.':
    'Sichtbar für das Mitglied und im öffentlichen Moderationsprotokoll.',
  'Dismiss [report]': 'Abweisen',
  Dismissed: 'Abgewiesen',
  Hidden: 'Ausgeblendet',
  Removed: 'Entfernt',
  'Lock [verb]': 'Schließen',
  Locked: 'Geschlossen',
  'Ban author': 'Mitglied sperren',
  Banned: 'Gesperrt',
  'All [filter]': 'Alle',
  'All clear.': 'Alles erledigt.',
  'Reports show up here.': 'Hier erscheinen Meldungen.',
  'More ({total, number} in all)': 'Mehr (insgesamt {total, number})',
  'Same author: {count} more': 'Vom selben Mitglied: {count} weitere',
  '{count, plural, one {# report} other {# reports}}':
    '{count, plural, one {# Meldung} other {# Meldungen}}',
  'And {count, number} more': 'Und {count, number} weitere',
  Approve: 'Freigeben',
  Approved: 'Freigegeben',
  Reject: 'Ablehnen',
  Rejected: 'Abgelehnt',
  'The author is notified. This isn’t public.':
    'Das Mitglied wird benachrichtigt. Nicht öffentlich.',
  'Held posts and comments': 'Zurückgehaltene Beiträge und Kommentare',
  'Nothing to review.': 'Nichts zu prüfen.',
  'Held posts and comments appear here for review.':
    'Hier erscheinen zurückgehaltene Beiträge und Kommentare zur Prüfung.',
  'Held: {reason}': 'Zurückgehalten: {reason}',
  'Is rejected': 'Wird abgelehnt',
  'Is held': 'Wird zurückgehalten',
  'Is reported': 'Wird gemeldet',
  'It can’t be posted, and the author sees why.':
    'Das Mitglied kann es nicht veröffentlichen und sieht, warum.',
  'Hold [verb]': 'Zurückhalten',
  'Hidden until a moderator approves it.': 'Ausgeblendet, bis die Moderation es freigibt.',
  'It’s public and listed under Reports.': 'Öffentlich, steht aber unter „Meldungen“.',
  'Rules apply to new posts and comments, except those of moderators and admins.':
    'Regeln gelten für neue Beiträge und Kommentare, außer denen von Moderation und Admins.',
  '{count, plural, one {New members’ posts are held until # post of theirs has been approved.} other {New members’ posts are held until # posts of theirs have been approved.}}':
    '{count, plural, one {Beiträge neuer Mitglieder werden zurückgehalten, bis # Beitrag von ihnen freigegeben ist.} other {Beiträge neuer Mitglieder werden zurückgehalten, bis # Beiträge von ihnen freigegeben sind.}}',
  'Add a rule': 'Regel hinzufügen',
  'No rules yet.': 'Noch keine Regeln.',
  'and its subdomains': 'und ihre Subdomains',
  words: 'Wörter',
  'Added {ago}': 'Hinzugefügt {ago}',
  Change: 'Ändern',
  'Delete the rule for “{pattern}”?': 'Regel für „{pattern}“ löschen?',
  'Rule deleted.': 'Regel gelöscht.',
  'Posts and comments it held stay in the review queue.':
    'Beiträge und Kommentare, die sie zurückgehalten hat, warten weiter auf Prüfung.',
  Kind: 'Die Art',
  'The domain or words': 'Die Domain oder die Wörter',
  Action: 'Aktion',
  'Enter a domain or words.': 'Geben Sie eine Domain oder Wörter ein.',
  'Rule added.': 'Regel hinzugefügt.',
  Matches: 'Gilt für',
  'A domain and its subdomains': 'Eine Domain und ihre Subdomains',
  Words: 'Wörter',
  'Domain or words': 'Domain oder Wörter',
  'Such as spam.example, or one to five words. Not case-sensitive.':
    'Zum Beispiel spam.example oder ein bis fünf Wörter. Groß- und Kleinschreibung ist egal.',
  'Note (optional)': 'Anmerkung (optional)',
  'For other moderators.': 'Für andere in der Moderation.',
  'Adding…': 'Wird hinzugefügt …',
  'Add the rule': 'Regel hinzufügen',
  'Rule changed.': 'Regel geändert.',
  'Change the rule for {pattern}': 'Regel für {pattern} ändern',
  'Action for “{pattern}”': 'Aktion für „{pattern}“',
  'That was the last.': 'Das war der letzte Eintrag.',
  'That was the first.': 'Das war der erste Eintrag.',
  '{count, plural, =0 {None selected.} other {# selected.}}':
    '{count, plural, =0 {Nichts ausgewählt.} other {# ausgewählt.}}',
  '{action}: not possible here.': '{action}: hier nicht möglich.',
  '{done}. {count, plural, =0 {No items left.} other {# left.}} Press Escape to undo.':
    '{done}. {count, plural, =0 {Nichts mehr übrig.} other {Noch # übrig.}} Escape macht es rückgängig.',
  'Undone.': 'Rückgängig gemacht.',
  "This member's first post.": 'Der erste Beitrag dieses Mitglieds.',
  "One of this member's first {count} posts.":
    'Einer der ersten {count} Beiträge dieses Mitglieds.',
  'Matches {patterns}.': 'Passt zu einer Regel: {patterns}.',
  'a link to {domain}': 'ein Link zu {domain}',
  // client/admin/newsletter
  Dismiss: 'Verwerfen',
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
  'Fix before sending': 'Vor dem Versand beheben',
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
  'Download reads by place and day': 'Aufrufe nach Stelle und Tag herunterladen',
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
  'Download subscribers by day': 'Abonnements nach Tag herunterladen',
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
  'Source [of a host]': 'Herkunft',
  'The site couldn’t be loaded.': 'Die Website konnte nicht geladen werden.',
  'The history couldn’t be loaded.': 'Der Verlauf konnte nicht geladen werden.',
  'The sites couldn’t be loaded.': 'Die Websites konnten nicht geladen werden.',
  'Nobody reads twice what is well set': 'Was gut gesetzt ist, liest niemand zweimal',
  'Links and conversation for curious people, 1234567890':
    'Links und Gespräche für neugierige Menschen, 1234567890',
  'Only bundled fonts, so no third party sees your readers.':
    'Nur mitgelieferte Schriften: So erfährt kein Dritter, wer bei Ihnen liest.',
  'Such as 1280px.': 'Zum Beispiel 1280px.',
  'Such as 0.5rem; 0 for none.': 'Zum Beispiel 0.5rem; 0 für keine.',
  'Thin, in the color of borders': 'Dünn, in der Farbe der Rahmen',
  'Single, in the primary color': 'Einfach, in der Primärfarbe',
  'Thick, in the primary color': 'Dick, in der Primärfarbe',
  'Double, in the accent color': 'Doppelt, in der Akzentfarbe',
  'For the content of public pages, such as {rule}; not for header, footer, login, settings or the admin area. Colors are variables, such as {variable}. No @import, url() or fonts.':
    'Für den Inhalt öffentlicher Seiten, zum Beispiel {rule}; nicht für Kopf- und Fußzeile, Anmeldung, Einstellungen und Verwaltung. Farben sind Variablen, zum Beispiel {variable}. Ohne @import, url() und Schriften.',
  'Dark colors were generated from the light ones. You can undo.':
    'Die dunklen Farben wurden aus den hellen abgeleitet. Sie können das rückgängig machen.',
  'The colors below were generated from those above. You can undo.':
    'Die Farben unten wurden aus denen oben abgeleitet. Sie können das rückgängig machen.',
  'Generate dark colors': 'Dunkle Farben ableiten',
  'Generate from the colors above': 'Aus den Farben oben ableiten',
  'Contrast of all pairs': 'Kontrast aller Paare',
  '{label}, choose': '{label}, auswählen',
  '{ratio} on {background}': '{ratio} auf {background}',
  '{ratio} with text': '{ratio} mit Text',
  '{contrast}, needs {minimum}:1': '{contrast}, nötig: {minimum}:1',
  'Four pages, in Markdown: ## for headings, [text](URL) for links, hyphens for lists. On the privacy page, {placeholder} inserts what the statistics of issues count.':
    'Vier Seiten in Markdown: ## für Überschriften, [Text](URL) für Links, Bindestriche für Listen. Auf der Seite zum Datenschutz fügt {placeholder} ein, was die Statistik der Ausgaben zählt.',
  Summaries: 'Zusammenfassungen',
  'Written and checked by AI, in the language of the reader':
    'Von KI geschrieben und geprüft, in der Sprache der Lesenden',
  'With a model: at most {requests, plural, one {# request} other {# requests}} and about {tokens, number} tokens per issue, with the {versions, plural, one {# version} other {# versions}} of your latest issue.':
    'Mit einem Modell: höchstens {requests, plural, one {# Anfrage} other {# Anfragen}} und etwa {tokens, number} Tokens pro Ausgabe, bei {versions, plural, one {# Fassung} other {# Fassungen}} wie in Ihrer letzten Ausgabe.',
  'Send the digest': 'Newsletter versenden',
  'If off, no issues are created. Subscribers stay.':
    'Ohne Häkchen entstehen keine Ausgaben. Die Abonnements bleiben.',
  'In each reader’s time zone, unless they chose another time.':
    'In der Zeitzone der Lesenden, sofern sie keine andere Uhrzeit gewählt haben.',
  'In the site’s time zone. Readers whose delivery time is earlier get the previous issue.':
    'In der Zeitzone der Website. Wer den Newsletter früher am Tag erhält, bekommt die vorige Ausgabe.',
  '5 to 10.': '5 bis 10.',
  'One per line. An issue has at most two posts of a domain, but any number of yours.':
    'Eine pro Zeile. Eine Ausgabe enthält höchstens zwei Beiträge einer Domain, von Ihren aber beliebig viele.',
  Pictures: 'Bilder',
  'Show the picture of the first post': 'Bild des ersten Beitrags zeigen',
  'From the page that it links to. This site stores and serves it.':
    'Von der verlinkten Seite. Diese Website speichert es und liefert es aus.',
  'Seconds. For visitors who haven’t seen it in 24 hours.':
    'In Sekunden. Für alle, die es in den letzten 24 Stunden nicht gesehen haben.',
  'For readers who still have to confirm. Only platform admins see this.':
    'Für Adressen, die noch bestätigen müssen. Das sehen nur Plattform-Admins.',
  'One per line, such as https://blog.example.org. See “Subscribers”.':
    'Eine pro Zeile, zum Beispiel https://blog.example.org. Siehe „Abonnements“.',
  'Landing page in English': 'Landingpage auf Englisch',
  'Use custom text': 'Eigenen Text verwenden',
  'Visits to your own pages are counted per issue and place, without redirects or an invisible image. Links to other sites lead there directly, so they are not counted unless you turn on redirects. The privacy page tells readers what you choose here.':
    'Besuche Ihrer eigenen Seiten werden je Ausgabe und Stelle gezählt, ohne Weiterleitung und ohne unsichtbares Bild. Links zu anderen Websites führen direkt dorthin und werden deshalb nur gezählt, wenn Sie Weiterleitungen einschalten. Auf der Seite zum Datenschutz steht, was Sie hier wählen.',
  'Clicks [on links]': 'Klicks',
  'Count clicks on links to other sites through a redirect':
    'Klicks auf Links zu anderen Websites über eine Weiterleitung zählen',
  'Emails link to your site, which counts and forwards. Spam filters may distrust this.':
    'E-Mails verlinken auf Ihre Website, die zählt und weiterleitet. Spamfilter misstrauen dem unter Umständen.',
  'Opens [of emails]': 'Öffnungen',
  'Count opens with an invisible image': 'Öffnungen mit einem unsichtbaren Bild zählen',
  'Inaccurate: many mail apps block images, and others load all of them in advance.':
    'Ungenau: Viele Mailprogramme blockieren Bilder, andere laden alle im Voraus.',
  Campaign: 'Kampagne',
  'Add utm_source, utm_medium and utm_campaign to links':
    'Links um utm_source, utm_medium und utm_campaign ergänzen',
  'For the analytics of linked sites and your own. Not on links to unsubscribe.':
    'Für die Statistik verlinkter Websites und Ihre eigene. Nicht bei Links zum Abbestellen.',
  'Visitor statistics': 'Besuchsstatistik',
  'Never on pages opened from email links, and never for browsers that ask not to be tracked.':
    'Nie auf Seiten, die aus E-Mails geöffnet werden, und nie bei Browsern, die nicht verfolgt werden wollen.',
  'Off [statistics]': 'Aus',
  'Or a compatible script. Identified by domain.':
    'Oder ein kompatibles Skript. Erkannt an der Domain.',
  'Identified by website ID.': 'Erkannt an der Website-ID.',
  'Must start with https:// and be on another host. Only a platform admin can set it, because it runs on all pages.':
    'Beginnt mit https:// und liegt auf einem anderen Host. Nur Plattform-Admins können sie setzen, denn das Skript läuft auf allen Seiten.',
  Everyone: 'Alle',
  'People with an invitation': 'Wer eingeladen ist',
  'People approved by moderators': 'Wen die Moderation aufnimmt',
  'Addresses at certain domains': 'Adressen bestimmter Domains',
  'No one': 'Niemand',
  'All members': 'Alle Mitglieder',
  'Moderators and admins': 'Moderation und Admins',
  'One per line, without subdomains.': 'Eine pro Zeile, ohne Subdomains.',
  'Sets the days and weeks of digest issues.': 'Bestimmt Tage und Wochen der Newsletter-Ausgaben.',
  'Lower means faster turnover. A new post ranks like one this many hours older with ten times the points.':
    'Weniger heißt schnellerer Wechsel. Ein neuer Beitrag steht so hoch wie ein um so viele Stunden älterer mit zehnmal so vielen Punkten.',
  Accounts: 'Konten',
  'Tell subscribers if their address has an account':
    'Beim Abonnieren sagen, ob die Adresse ein Konto hat',
  'Helps members log in, but reveals who has an account.':
    'Hilft beim Anmelden, verrät aber, wer ein Konto hat.',
  Staff: 'Team',
  'Moderators and admins need a passkey': 'Moderation und Admins brauchen einen Passkey',
  'Staff without a passkey can log in and add one in Settings, but can’t open the admin area.':
    'Wer keinen hat, kann sich anmelden und in den Einstellungen einen hinzufügen, aber die Verwaltung nicht öffnen.',
  'AI programs': 'KI-Programme',
  'Let AI programs use the site through the Model Context Protocol':
    'KI-Programmen die Website über das Model Context Protocol öffnen',
  'They search and read what everyone can read, at /mcp. To post and comment, they need a member’s API key. The API itself stays on.':
    'Unter /mcp suchen und lesen sie, was alle lesen können. Für Beiträge und Kommentare brauchen sie den API-Schlüssel eines Mitglieds. Die API selbst bleibt an.',
  '{front} on {back}, {mode}': '{front} auf {back}, {mode}',
  'All {count} color pairs pass.': 'Alle {count} Farbpaare genügen.',
  'It needs a reason before the site can be published.':
    'Zum Veröffentlichen braucht es einen Grund.',
  'They need a reason before the site can be published.':
    'Zum Veröffentlichen brauchen sie einen Grund.',
  '{count, plural, one {The first needs} other {The first # need}} a reason before the site can be published.':
    '{count, plural, one {Das erste braucht} other {Die ersten # brauchen}} zum Veröffentlichen einen Grund.',
  '{name}, {mode}, is {color} now.': '{name}, {mode}, ist jetzt {color}.',
  '{count, plural, one {# color pair has low contrast} other {# color pairs have low contrast}}':
    '{count, plural, one {# Farbpaar hat zu wenig Kontrast} other {# Farbpaare haben zu wenig Kontrast}}',
  '{color} is the nearest passing color.': '{color} ist die nächste Farbe, die genügt.',
  'Use {color} for {pair}': '{color} für {pair} verwenden',
  Use: 'Verwenden',
  '{pair}: not a color': '{pair}: keine Farbe',
  '{pair}: {ratio}, needs {minimum}:1': '{pair}: {ratio}, nötig: {minimum}:1',
  'Contrast of all color pairs (WCAG 2). Accent and borders are decorative.':
    'Kontrast aller Farbpaare (WCAG 2). Akzent und Rahmen sind Schmuck.',
  Pair: 'Paar',
  Needs: 'Nötig',
  'Light [colors]': 'Hell',
  'Dark [colors]': 'Dunkel',
  '{front} on {back}': '{front} auf {back}',
  passes: 'genügt',
  fails: 'zu wenig',
  Design: 'Gestaltung',
  'Edition: a lead, two stories and the digest above the list':
    'Ausgabe: Aufmacher, zwei Beiträge und Newsletter über der Liste',
  'Two columns: a lead above the list, stories and digest beside it':
    'Zwei Spalten: Aufmacher über der Liste, Beiträge und Newsletter daneben',
  'List: no lead, the digest beside the list': 'Liste: kein Aufmacher, Newsletter neben der Liste',
  'Left [masthead]': 'Links',
  'Centered masthead': 'Zentrierter Zeitungskopf',
  'In a line': 'In einer Zeile',
  'Row of numbers': 'Reihe von Zahlen',
  'In the font of headings': 'In der Schrift der Überschriften',
  'Tight [headings]': 'Eng',
  'Heading font, but body font in lists': 'Überschriftenschrift, in Listen Textschrift',
  'As written': 'Wie geschrieben',
  Capitals: 'Großbuchstaben',
  'Small capitals': 'Kapitälchen',
  '40 pixels': '40 Pixel',
  '38 pixels': '38 Pixel',
  '42 pixels': '42 Pixel',
  Arrows: 'Pfeile',
  Triangles: 'Dreiecke',
  'In the font of text': 'In der Textschrift',
  Monospaced: 'Feste Zeichenbreite',
  Normal: 'Normal',
  'Drop initial': 'Initiale',
  'Start here, then adjust under Fine-tune.':
    'Beginnen Sie hier; Einzelheiten stehen unter „Feinabstimmung“.',
  'Fine-tune': 'Feinabstimmung',
  'A day with fewer than three posts has no lead. The line below the header is part of Layout.':
    'Ein Tag mit weniger als drei Beiträgen hat keinen Aufmacher. Die Linie unter dem Kopf gehört zu „Layout“.',
  'The other draft is loaded. Undo restores your version.':
    'Der andere Entwurf ist geladen. „Rückgängig“ stellt Ihre Fassung wieder her.',
  'Draft discarded. Undo restores it.': 'Entwurf verworfen. „Rückgängig“ stellt ihn wieder her.',
  Draft: 'Entwurf',
  'Load the other draft': 'Anderen Entwurf laden',
  'Keep mine': 'Meinen behalten',
  'Save draft': 'Entwurf speichern',
  'Publish…': 'Veröffentlichen …',
  'Someone published since you started. Publishing will overwrite their changes.':
    'Seit Sie begonnen haben, hat jemand etwas veröffentlicht. Wenn Sie veröffentlichen, werden diese Änderungen überschrieben.',
  'Continue with this draft': 'Mit diesem Entwurf weitermachen',
  'Discard the draft?': 'Entwurf verwerfen?',
  'Discard it': 'Verwerfen',
  'Discarding…': 'Wird verworfen …',
  'The form returns to the published settings. Readers see no change.':
    'Das Formular zeigt dann wieder die veröffentlichten Einstellungen. Für Lesende ändert sich nichts.',
  'Not saved.': 'Nicht gespeichert.',
  'Not saved: {count, plural, one {one setting has} other {# settings have}} errors.':
    'Nicht gespeichert: {count, plural, one {Eine Einstellung enthält} other {# Einstellungen enthalten}} Fehler.',
  'Saving the draft…': 'Entwurf wird gespeichert …',
  'No unpublished changes.': 'Keine unveröffentlichten Änderungen.',
  'The draft matches what’s published.': 'Der Entwurf entspricht dem veröffentlichten Stand.',
  'Draft saved · {count, plural, one {# unpublished change} other {# unpublished changes}}':
    'Entwurf gespeichert · {count, plural, one {# unveröffentlichte Änderung} other {# unveröffentlichte Änderungen}}',
  'This site doesn’t exist, or you can’t manage it.':
    'Diese Website gibt es nicht, oder Sie dürfen sie nicht verwalten.',
  'All sites': 'Alle Websites',
  Sites: 'Websites',
  'Settings of {site}': 'Einstellungen von {site}',
  '{parts} have unsaved changes. You’ll lose them if you leave.':
    'Ungespeicherte Änderungen: {parts}. Wenn Sie die Seite verlassen, gehen sie verloren.',
  'Your last changes couldn’t be saved. You’ll lose them if you leave.':
    'Ihre letzten Änderungen konnten nicht gespeichert werden. Wenn Sie die Seite verlassen, gehen sie verloren.',
  'Leave without saving?': 'Ohne Speichern verlassen?',
  Leave: 'Verlassen',
  'Leaving…': 'Wird verlassen …',
  Stay: 'Bleiben',
  '{count, plural, one {# character} other {# characters}}; {from} to {to} read well.':
    '{count, plural, one {# Zeichen} other {# Zeichen}}; gut lesbar sind {from} bis {to}.',
  'Source Serif, bold': 'Source Serif, fett',
  'The system’s own': 'Schrift des Systems',
  'Humanist, of the system': 'Humanistische des Systems',
  'Nothing published yet: the site uses its default settings.':
    'Noch nichts veröffentlicht: Es gelten die Standardeinstellungen.',
  'Published without a note': 'Ohne Notiz veröffentlicht',
  'published now': 'jetzt veröffentlicht',
  'The software': 'Die Software',
  'Publish this again': 'Wieder veröffentlichen',
  'without a note': 'ohne Notiz',
  'Nothing changed.': 'Nichts geändert.',
  '{count, plural, one {# change} other {# changes}}':
    '{count, plural, one {# Änderung} other {# Änderungen}}',
  'What this version changed': 'Was diese Fassung geändert hat',
  Setting: 'Einstellung',
  Before: 'Vorher',
  After: 'Nachher',
  nothing: 'nichts',
  'Back to “{note}”': 'Zurück zu „{note}“',
  'That version is live again.': 'Diese Fassung ist wieder veröffentlicht.',
  'Publish this version again?': 'Diese Fassung wieder veröffentlichen?',
  'Its settings go live immediately as a new version. Your draft doesn’t change.':
    'Ihre Einstellungen gelten sofort, als neue Fassung. Ihr Entwurf ändert sich nicht.',
  'Built in': 'Eingebaut',
  'Set by the operator': 'Vom Betreiber gesetzt',
  Default: 'Vorgabe',
  'Set here': 'Hier gesetzt',
  '{site} is live at these hosts (and www.).':
    '{site} ist unter diesen Hosts erreichbar (auch mit www.).',
  Host: 'Host',
  canonical: 'kanonisch',
  'Only platform admins can change hosts.': 'Nur Plattform-Admins können Hosts ändern.',
  'The host search engines should use.': 'Diesen Host sollen Suchmaschinen verwenden.',
  'Shown in texts and emails.': 'Steht in Texten und E-Mails.',
  'Hosts saved.': 'Hosts gespeichert.',
  Hosts: 'Hosts',
  'Custom hosts': 'Eigene Hosts',
  'One per line. They work as soon as you save; point their DNS here first.':
    'Einer pro Zeile. Sie gelten, sobald Sie speichern; richten Sie vorher ihr DNS hierher.',
  'Save hosts': 'Hosts speichern',
  'One sentence, shown next to the name and in feeds.':
    'Ein Satz, der neben dem Namen und in Feeds steht.',
  '{label} uploaded.': '{label}: hochgeladen.',
  'An image other than SVG': 'Ein anderes Bild als SVG',
  '{label}, path': '{label}, Pfad',
  '{file} isn’t JSON. Choose a file exported from here.':
    '{file} ist kein JSON. Wählen Sie eine hier exportierte Datei.',
  'The file is now your draft. Nothing is published yet.':
    'Die Datei ist jetzt Ihr Entwurf. Noch ist nichts veröffentlicht.',
  Export: 'Export',
  'All published settings, with pages, hosts, tags and uploaded images, as a JSON file.':
    'Alle veröffentlichten Einstellungen mit Seiten, Hosts, Schlagwörtern und hochgeladenen Bildern als JSON-Datei.',
  'Exporting…': 'Wird exportiert …',
  'Export settings': 'Einstellungen exportieren',
  Import: 'Import',
  'Importing replaces your draft. You can undo. Hosts, canonical domain and tags don’t change.':
    'Der Import ersetzt Ihren Entwurf. Sie können ihn rückgängig machen. Hosts, kanonische Domain und Schlagwörter ändern sich nicht.',
  'Settings file': 'Datei mit Einstellungen',
  'The file is now the draft.': 'Die Datei ist jetzt der Entwurf.',
  'Not imported, to be set under Hosts: {hosts}.':
    'Nicht importiert, unter „Hosts“ zu setzen: {hosts}.',
  'Not imported, to be set under Tags: {tags}.':
    'Nicht importiert, unter „Schlagwörter“ zu setzen: {tags}.',
  'Pages, emails and feeds are in this language. The administration is in German for German sites, else in English.':
    'Seiten, E-Mails und Feeds sind in dieser Sprache. Die Verwaltung ist bei deutschen Websites deutsch, sonst englisch.',
  'Readers can choose between more languages, each at a host of its own. Posts and comments are the same in all of them.':
    'Weitere Sprachen stehen zur Wahl, jede unter einem eigenen Host. Beiträge und Kommentare sind in allen dieselben.',
  'Pages in {language}': 'Seiten ({language})',
  'An empty page shows the text of the site.': 'Eine leere Seite zeigt den Text der Website.',
  'Remove {item}': '{item} entfernen',
  'To add a language, first <link>add a host</link>.':
    'Um eine Sprache hinzuzufügen, <link>fügen Sie zuerst einen Host hinzu</link>.',
  'Add a language': 'Sprache hinzufügen',
  'Your sites': 'Ihre Websites',
  'Primary color': 'Primärfarbe',
  Subscribers: 'Abonnements',
  Status: 'Status',
  'More sites': 'Mehr Websites',
  'Being deleted': 'Wird gelöscht',
  'Not open yet': 'Noch nicht eröffnet',
  'Has a draft': 'Mit Entwurf',
  'Published [site]': 'Veröffentlicht',
  'New site': 'Neue Website',
  'Custom host names, one per line. You can add them later.':
    'Eigene Hostnamen, einer pro Zeile. Sie können sie auch später hinzufügen.',
  'Create site': 'Website erstellen',
  'New site…': 'Neue Website …',
  'Unsaved changes': 'Ungespeicherte Änderungen',
  'List [page]': 'Liste',
  'Form [page]': 'Formular',
  'Digest email': 'Newsletter-E-Mail',
  'Landing page': 'Landingpage',
  'Phone [device]': 'Handy',
  'Desktop [device]': 'Desktop',
  Page: 'Seite',
  'The preview failed: {message}': 'Die Vorschau ist fehlgeschlagen: {message}',
  'The preview shows the last saved draft.':
    'Die Vorschau zeigt den zuletzt gespeicherten Entwurf.',
  '{page}, {scheme}, {width} pixels wide': '{page}, {scheme}, {width} Pixel breit',
  'Give a reason to publish these colors, or change them.':
    'Nennen Sie einen Grund, diese Farben zu veröffentlichen, oder ändern Sie sie.',
  'The draft couldn’t be saved. Close this to see why.':
    'Der Entwurf konnte nicht gespeichert werden. Schließen Sie dieses Fenster, um zu sehen, warum.',
  'Nothing to publish.': 'Nichts zu veröffentlichen.',
  'Published and live.': 'Veröffentlicht und online.',
  'Publish {site}?': '{site} veröffentlichen?',
  'Readers will immediately see: {changes}; and {count, number} more.':
    'Sofort sichtbar werden: {changes}; und {count, number} weitere Änderungen.',
  'Readers will immediately see: {changes}.': 'Sofort sichtbar werden: {changes}.',
  'Many people won’t be able to read this:': 'Viele Menschen werden das nicht lesen können:',
  'Publish anyway, because': 'Trotzdem veröffentlichen, weil',
  'The reason is logged. The suggestions under Colors are a better fix.':
    'Der Grund wird protokolliert. Besser helfen die Vorschläge unter „Farben“.',
  'A summary for the history.': 'Eine Zusammenfassung für den Verlauf.',
  'Publish anyway': 'Trotzdem veröffentlichen',
  'The previous version stays in the history.': 'Die vorige Fassung bleibt im Verlauf.',
  'Remove the demo sites…': 'Demo-Websites entfernen …',
  'Remove the demo sites?': 'Demo-Websites entfernen?',
  'Their posts, members and subscribers are deleted. You can’t undo this.':
    'Ihre Beiträge, Mitglieder und Abonnements werden gelöscht. Das lässt sich nicht rückgängig machen.',
  '%s is replaced with the page title.': '%s steht für den Titel der Seite.',
  'A PNG or JPEG of 1200 by 630 pixels.': 'PNG oder JPEG mit 1200 × 630 Pixeln.',
  'Small image': 'Kleines Bild',
  'Large image': 'Großes Bild',
  'Including the @.': 'Mit dem @.',
  '{count, plural, one {# character} other {# characters}}; search engines show the first 155 or so.':
    '{count, plural, one {# Zeichen} other {# Zeichen}}; Suchmaschinen zeigen etwa die ersten 155.',
  'In search results': 'In Suchergebnissen',
  'Why rivers bend': 'Warum Flüsse sich winden',
  'When shared': 'Beim Teilen',
  'Separated by commas.': 'Durch Kommas getrennt.',
  Brand: 'Marke',
  Primary: 'Primärfarbe',
  'main buttons and the logo': 'wichtige Schaltflächen und das Logo',
  Accent: 'Akzent',
  decorative: 'Schmuck',
  Background: 'Hintergrund',
  'of the page': 'der Seite',
  'Secondary text': 'Sekundärer Text',
  'names, times, hints': 'Namen, Zeiten, Hinweise',
  Links: 'Links',
  'Visited links': 'Besuchte Links',
  States: 'Zustände',
  Errors: 'Fehler',
  Success: 'Erfolg',
  Warnings: 'Warnungen',
  'Focus ring': 'Fokusrahmen',
  'keyboard focus': 'Fokus der Tastatur',
  Generated: 'Abgeleitet',
  Surface: 'Fläche',
  'behind notes, fields and quotes': 'hinter Hinweisen, Feldern und Zitaten',
  'Primary (hover)': 'Primärfarbe (Mauszeiger darüber)',
  'Button text': 'Text von Schaltflächen',
  'on primary': 'auf der Primärfarbe',
  Secondary: 'Sekundärfarbe',
  Borders: 'Rahmen',
  'Input borders': 'Rahmen von Feldern',
  light: 'hell',
  dark: 'dunkel',
  Description: 'Beschreibung',
  Domain: 'Domain',
  Logo: 'Logo',
  'Browser tab icon': 'Symbol im Browser-Tab',
  'Front page title': 'Titel der Startseite',
  'Other page titles': 'Titel anderer Seiten',
  'Description for search engines': 'Beschreibung für Suchmaschinen',
  Keywords: 'Stichwörter',
  Author: 'Verfasst von',
  'Sharing image': 'Bild beim Teilen',
  'Open Graph type': 'Open-Graph-Typ',
  'Twitter name': 'Twitter-Name',
  'Twitter card': 'Twitter-Karte',
  Organization: 'Organisation',
  'Organization logo': 'Logo der Organisation',
  'Canonical domain': 'Kanonische Domain',
  'Language of the site': 'Sprache der Website',
  Headings: 'Überschriften',
  'Body text': 'Fließtext',
  'Code [program text]': 'Code',
  'Max width': 'Größte Breite',
  'Rounded corners': 'Runde Ecken',
  'Line below the header': 'Linie unter dem Kopf',
  'Space, extra small': 'Abstand, sehr klein',
  'Space, small': 'Abstand, klein',
  'Space, medium': 'Abstand, mittel',
  'Space, large': 'Abstand, groß',
  'Space, extra large': 'Abstand, sehr groß',
  'Front page': 'Startseite',
  'Site name': 'Name der Website',
  'Lead story details': 'Angaben zum Aufmacher',
  'Titles [of posts]': 'Titel',
  'Labels and tags': 'Kennzeichen und Schlagwörter',
  'Rows of lists': 'Zeilen von Listen',
  'Vote marks': 'Stimmzeichen',
  'Hosts and counts': 'Hosts und Zahlen',
  'First letter of text posts': 'Erster Buchstabe von Textbeiträgen',
  'Custom CSS': 'Eigenes CSS',
  'Landing page text': 'Text der Landingpage',
  Headline: 'Überschrift',
  Subheadline: 'Unterzeile',
  Analytics: 'Besuchsstatistik',
  'Script URL': 'URL des Skripts',
  'Tracked domain': 'Gezählte Domain',
  'Website ID': 'Website-ID',
  'Account hints': 'Hinweise auf Konten',
  'Who can sign up': 'Wer Mitglied werden kann',
  'Who can invite': 'Wer einladen kann',
  'Question for new members': 'Frage an neue Mitglieder',
  'Allowed email domains': 'Zugelassene E-Mail-Domains',
  'Staff passkeys': 'Passkeys des Teams',
  'Import confirmation emails per day': 'Bestätigungs-E-Mails pro Tag durch Importe',
  'Origins that may embed the form': 'Origins, die das Formular einbetten dürfen',
  'Pop-up delay': 'Verzögerung des Pop-ups',
  'Hot ranking window': 'Zeitfenster von „Beliebt“',
  'Digest sending': 'Newsletter-Versand',
  'Delivery time [setting]': 'Versandzeit',
  'Closing time of issues': 'Redaktionsschluss der Ausgaben',
  'Posts in an issue': 'Beiträge in einer Ausgabe',
  'Your own domains': 'Ihre eigenen Domains',
  'Picture of the first post': 'Bild des ersten Beitrags',
  'Links to other sites': 'Links zu anderen Websites',
  'Campaign parameters': 'Kampagnenparameter',
  'Benefit {number}, title': 'Vorteil {number}, Titel',
  'Benefit {number}, text': 'Vorteil {number}, Text',
  Identity: 'Identität',
  'Search engines': 'Suchmaschinen',
  Fonts: 'Schriften',
  Layout: 'Layout',
  Pages: 'Seiten',
  Features: 'Funktionen',
  History: 'Verlauf',
  'Import/export': 'Import/Export',
  '{tag} is number {number} now.': '{tag} ist jetzt Nummer {number}.',
  'The tag': 'Das Schlagwort',
  'Tags saved.': 'Schlagwörter gespeichert.',
  'Tag {number}, name,': 'Schlagwort {number}, Name',
  'Tag {number}, description,': 'Schlagwort {number}, Beschreibung',
  'Lowercase letters, numbers, hyphens. Changes are live as soon as you save. Tags in use can be renamed, not deleted.':
    'Kleinbuchstaben, Ziffern, Bindestriche. Änderungen gelten, sobald Sie speichern. Verwendete Schlagwörter lassen sich umbenennen, aber nicht löschen.',
  'Name of tag {number}': 'Name von Schlagwort {number}',
  Up: 'Nach oben',
  Down: 'Nach unten',
  'Description of tag {number}': 'Beschreibung von Schlagwort {number}',
  'Add a tag': 'Schlagwort hinzufügen',
  'Save tags': 'Schlagwörter speichern',
  'Log in, in a new tab': 'In neuem Tab anmelden',
  'Whole site': 'Ganze Website',
  'Everything as one file: posts, comments, members, subscribers with their consent, issues and images. Without sessions, passwords and keys. Whoever has the file has all addresses.':
    'Alles in einer Datei: Beiträge, Kommentare, Mitglieder, Abonnements mit Einwilligung, Ausgaben und Bilder. Ohne Sitzungen, Passwörter und Schlüssel. Wer die Datei hat, hat alle Adressen.',
  'Delete the site': 'Website löschen',
  'The site closes at once. After 30 days everything of it is deleted. Until then you can take it back here.':
    'Die Website schließt sofort. Nach 30 Tagen wird alles von ihr gelöscht. Bis dahin können Sie das hier zurücknehmen.',
  'Delete site…': 'Website löschen …',
  'The site is closed. It will be deleted on {time}.':
    'Die Website ist geschlossen. Gelöscht wird sie am {time}.',
  'Restoring…': 'Wird wiederhergestellt …',
  'The site stays.': 'Die Website bleibt.',
  'Keep site': 'Website behalten',
  'Delete {site}?': '{site} löschen?',
  'Delete site': 'Website löschen',
  'Visitors no longer see it. In 30 days its posts, members and subscribers are deleted. Download them first:':
    'Niemand sieht sie mehr. In 30 Tagen werden Beiträge, Mitglieder und Abonnements gelöscht. Laden Sie sie vorher herunter:',
  'Download site': 'Website herunterladen',
  'Let members add pictures to posts and comments':
    'Mitglieder dürfen Beiträgen und Kommentaren Bilder hinzufügen',
  'They are stored by this site. Those in texts stay when you turn this off.':
    'Diese Website speichert sie. Bilder in Texten bleiben, wenn Sie das ausschalten.',
  'Members with less karma can’t add pictures. Staff always can.':
    'Wer weniger Karma hat, kann keine Bilder hinzufügen. Das Team kann es immer.',
  'Pictures in posts and comments': 'Bilder in Beiträgen und Kommentaren',
  'Karma for pictures': 'Karma für Bilder',
  Cells: 'Zellen',
  'The cells couldn’t be loaded.': 'Die Zellen konnten nicht geladen werden.',
  'This cell.': 'Diese Zelle.',
  'Reachable since {since}. Last asked: {answered}.':
    'Erreichbar seit {since}. Zuletzt gefragt: {answered}.',
  'Not reachable since {since}. Last answer: {answered}.':
    'Nicht erreichbar seit {since}. Letzte Antwort: {answered}.',
  'Its key is refused since {since}. Last answer: {answered}.':
    'Der Schlüssel wird seit {since} abgelehnt. Letzte Antwort: {answered}.',
  'Its answers are of another version since {since}. Last answer: {answered}.':
    'Die Antworten sind seit {since} von einer anderen Version. Letzte Antwort: {answered}.',
  Open: 'Offen',
  Moving: 'Zieht um',
  'Posts in 30 days': 'Beiträge in 30 Tagen',
  '{name} (admin)': '{name} (Verwaltung)',
  'Remove…': 'Entfernen …',
  'Remove {cell}…': '{cell} entfernen …',
  'Remove {cell}?': '{cell} entfernen?',
  'It is no longer listed here. Its sites stay as they are.':
    'Sie steht hier nicht mehr in der Liste. Ihre Websites bleiben, wie sie sind.',
  'Add a cell': 'Zelle hinzufügen',
  'Add a cell…': 'Zelle hinzufügen …',
  'The cell is added.': 'Die Zelle ist hinzugefügt.',
  'The address': 'Die Adresse',
  'Of a site that stays in the other cell, such as https://cell-2.example.org.':
    'Von einer Website, die in der anderen Zelle bleibt, etwa https://cell-2.example.org.',
  'API key': 'API-Schlüssel',
  'Of that site, with the permission “Cells: read”.':
    'Von dieser Website, mit der Berechtigung „Cells: read“.',
  // client/admin/subscribers
  'The proof of consent couldn’t be loaded.':
    'Der Nachweis der Einwilligung konnte nicht geladen werden.',
  'The HTML couldn’t be loaded.': 'Das HTML konnte nicht geladen werden.',
  'The subscribers couldn’t be loaded.': 'Die Abonnements konnten nicht geladen werden.',
  'The blocked addresses couldn’t be loaded.':
    'Die gesperrten Adressen konnten nicht geladen werden.',
  Confirmed: 'Bestätigt',
  Resubscribed: 'Wieder abonniert',
  'form on a page': 'Formular auf einer Seite',
  'form in the dialog': 'Formular im Pop-up',
  'form on the front page': 'Formular auf der Startseite',
  'form in an issue': 'Formular in einer Ausgabe',
  'form on another site': 'Formular auf einer anderen Website',
  'frame on another site': 'Frame auf einer anderen Website',
  'settings of an account': 'Einstellungen eines Kontos',
  'page of a member’s subscription': 'Abo-Seite eines Mitglieds',
  'API, logged in': 'API, angemeldet',
  'page behind an emailed link': 'Seite hinter einem Link per E-Mail',
  'import [noun]': 'Import',
  API: 'API',
  'Through {channel}, in {language}': '{channel}, auf {language}',
  'Through {channel} at {page}, in {language}': '{channel}, {page}, auf {language}',
  'Proof of consent': 'Nachweis der Einwilligung',
  'None: this subscription is older than the consent log.':
    'Keiner: Das Abonnement ist älter als das Einwilligungsprotokoll.',
  'Network, hashed: {hash}': 'Netz, als Hash: {hash}',
  'Form for other sites': 'Formular für andere Websites',
  'Copy this HTML into a page of another site. It works without JavaScript, and each reader confirms by email.':
    'Fügen Sie dieses HTML in eine Seite einer anderen Website ein. Es funktioniert ohne JavaScript, und alle bestätigen per E-Mail.',
  'Language of the form and the emails': 'Sprache des Formulars und der E-Mails',
  'Allowed origins': 'Erlaubte Origins',
  'No other site may use the form yet. Add its origin in the <link>settings of the newsletter</link>.':
    'Noch darf keine andere Website das Formular verwenden. Fügen Sie deren Origin in den <link>Einstellungen des Newsletters</link> hinzu.',
  'Change them in the <link>settings of the newsletter</link>.':
    'Ändern können Sie sie in den <link>Einstellungen des Newsletters</link>.',
  'Form [HTML]': 'Formular',
  'In the design of the other site.': 'In der Gestaltung der anderen Website.',
  'Copy form': 'Formular kopieren',
  'Form copied.': 'Formular kopiert.',
  'HTML of the form': 'HTML des Formulars',
  Frame: 'Frame',
  'In the design of this site.': 'In der Gestaltung dieser Website.',
  'Copy frame': 'Frame kopieren',
  'Frame copied.': 'Frame kopiert.',
  'HTML of the frame': 'HTML des Frames',
  'Your browser doesn’t allow copying. Select the text instead.':
    'Ihr Browser erlaubt das Kopieren nicht. Markieren Sie stattdessen den Text.',
  'All subscribers as a CSV file, with how and when each consented.':
    'Alle Abonnements als CSV-Datei, jeweils mit Art und Zeitpunkt der Einwilligung.',
  'Include readers’ personal prompts': 'Persönliche Wünsche der Lesenden aufnehmen',
  'Download file': 'Datei herunterladen',
  'Download proof of consent': 'Einwilligungsnachweise herunterladen',
  'Never confirmed': 'Nie bestätigt',
  'To be answered': 'Noch zu klären',
  'Unsubscribed or blocked': 'Abbestellt oder gesperrt',
  Complained: 'Beschwerde',
  'Not used': 'Nicht verwendet',
  'Column {number}': 'Spalte {number}',
  'Empty in the first rows': 'In den ersten Zeilen leer',
  'Such as “{example}”': 'Zum Beispiel „{example}“',
  '{count, plural, one {# more column} other {# more columns}}':
    '{count, plural, one {# weitere Spalte} other {# weitere Spalten}}',
  'Choose the column with the addresses.': 'Wählen Sie die Spalte mit den Adressen.',
  'Choose what “{example}” is.': 'Wählen Sie, was „{example}“ ist.',
  'Choose what this means: {value}.': 'Wählen Sie, was das bedeutet: {value}.',
  'no status': 'kein Status',
  '“{value}” in “{column}”': '„{value}“ in „{column}“',
  'Questions about the file': 'Fragen zur Datei',
  'The date “{example}”': 'Das Datum „{example}“',
  'No date of the column tells the order.': 'Kein Datum der Spalte verrät die Reihenfolge.',
  Choose: 'Bitte wählen',
  'The day is first': 'Der Tag steht vorn',
  'The month is first': 'Der Monat steht vorn',
  'Rows without a status': 'Zeilen ohne Status',
  '{count, plural, one {# row} other {# rows}}. Nothing says whether these people left.':
    '{count, plural, one {# Zeile} other {# Zeilen}}. Nichts sagt, ob diese Personen abbestellt haben.',
  '{count, plural, one {# row} other {# rows}}': '{count, plural, one {# Zeile} other {# Zeilen}}',
  '{count, plural, one {# more value} other {# more values}} of these columns will not be imported. If a column does not say who left, choose “Not used” for it.':
    '{count, plural, one {# weiterer Wert dieser Spalten wird nicht importiert.} other {# weitere Werte dieser Spalten werden nicht importiert.}} Sagt eine Spalte nicht, wer abbestellt hat, wählen Sie für sie „Nicht verwendet“.',
  '“{column}” in {count, plural, one {# row} other {# rows}}':
    '„{column}“ in {count, plural, one {# Zeile} other {# Zeilen}}',
  'What will be imported': 'Was importiert wird',
  'People in the file': 'Personen in der Datei',
  'Not readable': 'Nicht lesbar',
  'Only those who are subscribed are imported. Those who unsubscribed, bounced or complained are blocked, and a subscription that they have here ends. Addresses that the site already knows are skipped.':
    'Importiert wird nur, wer den Newsletter bezieht. Wer abbestellt hat, nicht erreichbar war oder sich beschwert hat, wird gesperrt; ein hiesiges Abonnement endet. Adressen, die die Website schon kennt, werden übersprungen.',
  'Not understood, and left out: {columns}. These rows are imported without it.':
    'Nicht verstanden und weggelassen: {columns}. Diese Zeilen werden ohne diese Angabe importiert.',
  'The first rows': 'Die ersten Zeilen',
  Line: 'Zeile',
  Address: 'Adresse',
  'Line {line, number}': 'Zeile {line, number}',
  'Not understood': 'Nicht verstanden',
  'Import finished': 'Import abgeschlossen',
  'Importing…': 'Wird importiert …',
  'The import was interrupted': 'Der Import wurde unterbrochen',
  'The import isn’t finished. If you leave, the remaining rows won’t be imported.':
    'Der Import ist noch nicht fertig. Wenn Sie die Seite verlassen, werden die übrigen Zeilen nicht importiert.',
  '{sent, number} of {total, number} rows': '{sent, number} von {total, number} Zeilen',
  'Resume [import]': 'Fortsetzen',
  'The import': 'Der Import',
  'Active now': 'Jetzt aktiv',
  'Asked to confirm': 'Um Bestätigung gebeten',
  Blocked: 'Gesperrt',
  'Not imported': 'Nicht importiert',
  'The first 200 of {count, number} rows that were not imported':
    'Die ersten 200 von {count, number} nicht importierten Zeilen',
  'Rows that were not imported': 'Nicht importierte Zeilen',
  'Download these rows': 'Diese Zeilen herunterladen',
  'See the subscribers': 'Zu den Abonnements',
  'Ask each to confirm': 'Alle um Bestätigung bitten',
  'We’ll email them a link, and nothing else until they confirm.':
    'Wir senden allen einen Link per E-Mail und bis zur Bestätigung sonst nichts.',
  'At most {count, plural, one {# reader} other {# readers}} a day.':
    'Höchstens {count, plural, one {# Adresse} other {# Adressen}} am Tag.',
  'They’ve already agreed': 'Sie haben schon zugestimmt',
  'They’re active immediately. You vouch for their consent, and that’s logged.':
    'Sofort aktiv. Sie bürgen für die Einwilligung; das wird protokolliert.',
  'The file is empty.': 'Die Datei ist leer.',
  'Import subscribers': 'Abonnements importieren',
  'A CSV file with one reader per line, such as an export of Mailchimp, Substack, beehiiv, Ghost, Kit, Buttondown or listmonk. Nothing is stored before you have seen how it is read.':
    'Eine CSV-Datei mit einer Person pro Zeile, zum Beispiel ein Export von Mailchimp, Substack, beehiiv, Ghost, Kit, Buttondown oder listmonk. Gespeichert wird erst, wenn Sie gesehen haben, wie sie gelesen wird.',
  File: 'Datei',
  'Never confirmed.': 'Nie bestätigt.',
  'What its status means is not known.': 'Was ihr Status bedeutet, ist nicht bekannt.',
  'Bounced. Now blocked.': 'Unzustellbar. Jetzt gesperrt.',
  'Unsubscribed or blocked. Now blocked.': 'Abbestellt oder gesperrt. Jetzt gesperrt.',
  'Complained. Now blocked.': 'Beschwerde. Jetzt gesperrt.',
  'How they agreed': 'Wie sie zugestimmt haben',
  'The import is finished. {count, plural, one {# row} other {# rows}} not imported.':
    'Der Import ist abgeschlossen. {count, plural, one {# Zeile} other {# Zeilen}} nicht importiert.',
  'Enter how they agreed, or choose a column.':
    'Geben Sie an, wie sie zugestimmt haben, oder wählen Sie eine Spalte.',
  Columns: 'Spalten',
  '{count, plural, one {# row} other {# rows}} in {file}.':
    '{count, plural, one {# Zeile} other {# Zeilen}} in {file}.',
  'This is an export of {service}.': 'Das ist ein Export von {service}.',
  'The first line is a header': 'Die erste Zeile ist eine Kopfzeile',
  Consent: 'Einwilligung',
  'Have they agreed to receive the newsletter?':
    'Haben sie zugestimmt, den Newsletter zu erhalten?',
  'Where and how, such as “Form on example.org/newsletter”. Stored with each row that doesn’t say.':
    'Wo und wie, zum Beispiel „Formular auf example.org/newsletter“. Wird bei jeder Zeile ohne diese Angabe gespeichert.',
  'Import {count, plural, one {# row} other {# rows}}':
    '{count, plural, one {# Zeile} other {# Zeilen}} importieren',
  Active: 'Aktiv',
  Unconfirmed: 'Unbestätigt',
  'Import from a file': 'Aus einer Datei importieren',
  'Blocked addresses': 'Gesperrte Adressen',
  Segments: 'Segmente',
  'Search [verb]': 'Suchen',
  'Address or part of it': 'Adresse oder ein Teil davon',
  'Searching…': 'Wird gesucht …',
  'No matches so far.': 'Bisher keine Treffer.',
  'No subscribers yet.': 'Noch keine Abonnements.',
  'Keep searching': 'Weitersuchen',
  'More subscribers': 'Mehr Abonnements',
  'Addresses are masked, because you logged in more than 15 minutes ago.':
    'Die Adressen sind verdeckt, weil Ihre Anmeldung mehr als 15 Minuten her ist.',
  '{count, number} daily': '{count, number} täglich',
  '{count, number} weekly': '{count, number} wöchentlich',
  '{count, number} paused': '{count, number} pausiert',
  '{count, number} in 30 days': '{count, number} in 30 Tagen',
  Personalized: 'Persönlich angepasst',
  'Duplicate of line {line}.': 'Doppelt: wie Zeile {line}.',
  'Duplicate of row {n}.': 'Doppelt: wie Zeile {n}.',
  Any: 'Beliebig',
  '{event}: in the last days': '{event}: in den letzten Tagen',
  '{event}: longer ago': '{event}: länger her',
  'Each origin': 'Jede Origin',
  Days: 'Tage',
  'Segment saved.': 'Segment gespeichert.',
  'New segment': 'Neues Segment',
  'Change {name}': '{name} ändern',
  'Change “{name}”': '„{name}“ ändern',
  'Leave empty to match everyone, here and below.': 'Leer gilt für alle, hier und unten.',
  'Subscribed by': 'Abonniert über',
  'Signed up on these sites (optional)': 'Angemeldet auf diesen Websites (optional)',
  'Origins, one per line, such as https://blog.example.org.':
    'Origins, eine pro Zeile, zum Beispiel https://blog.example.org.',
  'Topics members follow or readers asked for.':
    'Themen, denen Mitglieder folgen oder die sich Lesende gewünscht haben.',
  Activity: 'Aktivität',
  Members: 'Mitglieder',
  'With an account': 'Mit Konto',
  'Without an account': 'Ohne Konto',
  'Days must be a number.': 'Tage: Geben Sie eine Zahl ein.',
  '{matching, plural, one {# reader} other {# readers}} of {active, plural, one {# active subscriber} other {# active subscribers}}, without those on pause.':
    '{matching, plural, one {# Person} other {# Personen}} von {active, plural, one {# aktiven Abonnement} other {# aktiven Abonnements}}, ohne pausierte.',
  'Counting…': 'Wird gezählt …',
  'A form': 'Ein Formular',
  'An account': 'Ein Konto',
  'An import': 'Einen Import',
  'Confirmed the subscription': 'Abonnement bestätigt',
  'Visited while logged in': 'Angemeldet zu Besuch',
  daily: 'täglich',
  weekly: 'wöchentlich',
  'from {sources}': 'über {sources}',
  'subscribed at {origins}': 'abonniert auf {origins}',
  'interested in {tags}': 'interessiert an {tags}',
  members: 'Mitglieder',
  'not members': 'keine Mitglieder',
  'a form': 'ein Formular',
  'an account': 'ein Konto',
  'an import': 'einen Import',
  '{first} or {second}': '{first} oder {second}',
  'confirmed in the last {count, plural, one {# day} other {# days}}':
    'bestätigt {count, plural, one {am letzten Tag} other {in den letzten # Tagen}}',
  'confirmed more than {count, plural, one {# day} other {# days}} ago':
    'bestätigt vor mehr als {count, plural, one {# Tag} other {# Tagen}}',
  'visited in the last {count, plural, one {# day} other {# days}}':
    'zu Besuch {count, plural, one {am letzten Tag} other {in den letzten # Tagen}}',
  'visited more than {count, plural, one {# day} other {# days}} ago':
    'zuletzt zu Besuch vor mehr als {count, plural, one {# Tag} other {# Tagen}}',
  'Saved audiences, evaluated when an email is sent. Opens and clicks aren’t stored per person, so they can’t be conditions.':
    'Gespeicherte Zielgruppen; wer dazugehört, entscheidet sich beim Versand. Öffnungen und Klicks werden nicht pro Person gespeichert und können deshalb keine Bedingungen sein.',
  'No segments yet.': 'Noch keine Segmente.',
  'Segments, by name': 'Segmente nach Namen',
  'Delete the segment “{name}”?': 'Segment „{name}“ löschen?',
  'Segment deleted.': 'Segment gelöscht.',
  'The subscribers stay.': 'Die Abonnements bleiben.',
  Growth: 'Wachstum',
  'Confirmed and unsubscribed': 'Bestätigt und abbestellt',
  'Blocked by staff': 'Vom Team gesperrt',
  'since {date}': 'seit {date}',
  'paused until {date}': 'pausiert bis {date}',
  '{email} is unsubscribed.': '{email} ist abgemeldet.',
  'Subscribers, newest first': 'Abonnements, neueste zuerst',
  'From [source]': 'Herkunft',
  personalized: 'persönlich angepasst',
  Block: 'Sperren',
  Unblock: 'Entsperren',
  'Unsubscribe this reader?': 'Dieses Abonnement beenden?',
  'Unsubscribing…': 'Wird beendet …',
  Keep: 'Behalten',
  '{email} won’t get any more digests, including queued ones. Only they can subscribe again.':
    '{email} bekommt keinen Newsletter mehr, auch keinen schon eingeplanten. Nur diese Person selbst kann ihn wieder abonnieren.',
  '{email} will only get login codes.': '{email} bekommt nur noch Anmeldecodes.',
  '{email} will get email again.': '{email} bekommt wieder E-Mails.',
  'Block this address?': 'Diese Adresse sperren?',
  'Unblock this address?': 'Diese Adresse entsperren?',
  '{email} will only get login codes. Its subscription doesn’t change.':
    '{email} bekommt nur noch Anmeldecodes. Das Abonnement ändert sich nicht.',
  '{email} will get email again. A subscription ended by a complaint stays ended.':
    '{email} bekommt wieder E-Mails. Ein Abonnement, das durch eine Beschwerde endete, bleibt beendet.',
  'It’s stored in the log, so don’t include an email address.':
    'Er wird im Protokoll gespeichert; nennen Sie deshalb keine E-Mail-Adresse.',
  'Choose a CSV file.': 'Wählen Sie eine CSV-Datei.',
  'The file has no rows.': 'Die Datei hat keine Zeilen.',
  '{count, plural, one {# row} other {# rows}} blocked.':
    '{count, plural, one {# Zeile} other {# Zeilen}} gesperrt.',
  '{blocked, plural, one {# row} other {# rows}} blocked, {skipped, plural, one {# row} other {# rows}} skipped.':
    '{blocked, plural, one {# Zeile} other {# Zeilen}} gesperrt, {skipped, plural, one {# Zeile} other {# Zeilen}} übersprungen.',
  'A CSV file with the columns email, reason (bounce, complaint or manual) and hash. The export names an address only if it belongs to a subscriber or member.':
    'Eine CSV-Datei mit den Spalten email, reason (bounce, complaint oder manual) und hash. Der Export nennt eine Adresse nur, wenn sie zu einem Abonnement oder Mitglied gehört.',
  'Import blocked addresses': 'Gesperrte Adressen importieren',
  'CSV file': 'CSV-Datei',
  'Block these addresses': 'Diese Adressen sperren',
  Complaint: 'Beschwerde',
  'These addresses get login codes only (bounced, complained or blocked). We keep a hash, not the address.':
    'Diese Adressen bekommen nur Anmeldecodes (unzustellbar, Beschwerde oder gesperrt). Gespeichert ist ein Hash, nicht die Adresse.',
  'Block or unblock an address': 'Adresse sperren oder entsperren',
  'Export and import': 'Export und Import',
  'By staff': 'Vom Team',
  'Blocked per day': 'Gesperrt pro Tag',
  'No blocked addresses.': 'Keine gesperrten Adressen.',
  'Blocked addresses, newest first': 'Gesperrte Adressen, neueste zuerst',
  When: 'Wann',
  'Hash starts with': 'Anfang des Hashs',
  'More addresses': 'Mehr Adressen',
  'Enter an email address.': 'Geben Sie eine E-Mail-Adresse ein.',
  'Doesn’t have to be a subscriber.': 'Auch ohne Abonnement.',
  'Block…': 'Sperren …',
  'Unblock…': 'Entsperren …',
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
  'Site created.': 'Website erstellt.',
  "There's already a site named {id}.": 'Eine Website namens {id} gibt es schon.',
  '{host} already belongs to this site, set by {by, select, software {the software} preset {its preset} other {its environment}}.':
    '{host} gehört schon zu dieser Website, gesetzt durch {by, select, software {die Software} preset {ihre Voreinstellung} other {ihre Umgebung}}.',
  "{host} is the site's canonical domain. Choose another in its settings first.":
    '{host} ist die kanonische Domain der Website. Wählen Sie in den Einstellungen zuerst eine andere.',
  '{host} belongs to the site {id}.': '{host} gehört zur Website {id}.',
  'The 30 days are over, so the site is being deleted.':
    'Die 30 Tage sind um; die Website wird gelöscht.',
  '{author} saved a draft on {time}. Load it first, or yours would overwrite it.':
    '{author} hat am {time} einen Entwurf gespeichert. Laden Sie ihn zuerst, sonst würde Ihrer ihn überschreiben.',
  'The draft was discarded or published in the meantime. Reload the site.':
    'Der Entwurf wurde inzwischen verworfen oder veröffentlicht. Laden Sie die Website neu.',
  'The preview was not found.': 'Die Vorschau wurde nicht gefunden.',
  "There's no draft to publish.": 'Es gibt keinen Entwurf zum Veröffentlichen.',
  '{author} saved another draft on {time}. Review it before publishing.':
    '{author} hat am {time} einen anderen Entwurf gespeichert. Sehen Sie ihn vor dem Veröffentlichen durch.',
  '{who, select, known {{author}} other {Someone}} published another version on {time} after you started this draft. Review the changes, then save the draft again.':
    '{who, select, known {{author}} other {Jemand}} hat am {time} eine andere Fassung veröffentlicht, nachdem Sie diesen Entwurf begonnen haben. Sehen Sie die Änderungen durch, und speichern Sie den Entwurf noch einmal.',
  'Initial settings.': 'Erste Einstellungen.',
  'The version was not found.': 'Die Fassung wurde nicht gefunden.',
  'That version is already live.': 'Diese Fassung ist schon veröffentlicht.',
  'This is one of the demo sites. Do this in the administration of your own site.':
    'Das ist eine der Demo-Websites. Tun Sie das in der Verwaltung Ihrer eigenen Website.',
  'This site is moving to another server, or has moved.':
    'Diese Website zieht auf einen anderen Server um oder ist schon umgezogen.',
  'The site has reached its limit of {max} images, and all of them are in use.':
    'Die Website hat das Limit von {max} Bildern erreicht, und alle sind in Gebrauch.',
  'A site has at most {max} web-hooks.': 'Eine Website hat höchstens {max} Webhooks.',
  'The web-hook was not found.': 'Der Webhook wurde nicht gefunden.',
  'This web-hook has no key to replace.':
    'Dieser Webhook hat keinen Schlüssel, der sich ersetzen lässt.',
  'The web-hook is paused.': 'Der Webhook ist pausiert.',
  'The message was not found.': 'Die Nachricht wurde nicht gefunden.',
  'It was posted already.': 'Sie wurde schon veröffentlicht.',
  'Another process imports the same archive.': 'Ein anderer Prozess importiert dasselbe Archiv.',
  '{field} must be the name of a scope.': '{field}: muss der Name eines Zugriffsrechts sein.',
  '{field} must be {n} to {m} lowercase letters, digits and single hyphens, starting with a letter.':
    '{field}: {n} bis {m} Kleinbuchstaben, Ziffern und einzelne Bindestriche, am Anfang ein Buchstabe.',
  '{field} is a reserved name.': '{field}: Der Name ist reserviert.',
  '{field} must not include “{n}”.': '{field}: darf „{n}“ nicht enthalten.',
  '{field} must include “{n}”.': '{field}: muss „{n}“ enthalten.',
  '{field} must not include “{n}”, which belongs to “{m}”.':
    '{field}: darf „{n}“ nicht enthalten, das zu „{m}“ gehört.',
  '{field} must be host names such as news.example.org, without port and path, not “{n}”.':
    '{field}: Erwartet werden Hostnamen wie news.example.org, ohne Port und Pfad, nicht „{n}“.',
  '{field} must be host names such as news.example.org, not “{n}”.':
    '{field}: Erwartet werden Hostnamen wie news.example.org, nicht „{n}“.',
  '{field} must not start with api., which is reserved for the API, as “{n}” does.':
    '{field}: darf nicht wie „{n}“ mit api. beginnen; das ist für die API reserviert.',
  '{field} must not end in localhost, as “{n}” does.':
    '{field}: darf nicht wie „{n}“ auf localhost enden.',
  '{field} is not taken: “{n}”.': '{field}: wird nicht übernommen: „{n}“.',
  '{field} is not a valid image of that type.': '{field}: ist kein gültiges Bild dieses Typs.',
  '{field} must be set by a platform admin, because it runs on all pages.':
    '{field}: können nur Plattform-Admins setzen, denn das Skript läuft auf allen Seiten.',
  '{field} must be set by a platform admin, because it limits mail of the site.':
    '{field}: können nur Plattform-Admins setzen, denn es begrenzt die E-Mails der Website.',
  '{field} must be a version of the site.': '{field}: muss eine Fassung der Website sein.',
  '{field} must be a bot token, such as “{n}”.':
    '{field}: muss ein Bot-Token sein, zum Beispiel „{n}“.',
  '{field} must be the domain of the sender address, or one below it.':
    '{field}: muss die Domain der Absenderadresse sein oder eine darunter.',
  '{field} must have ASCII letters and no quotes before the @.':
    '{field}: vor dem @ nur ASCII-Buchstaben und keine Anführungszeichen.',
  '{field} is required for a new host or user.':
    '{field}: ist für einen neuen Host oder Benutzer nötig.',
  '{field} must be one that the server accepts, with its password.':
    '{field}: muss mit seinem Passwort beim Server gültig sein.',
  '{field} must offer TLS with a valid certificate for its name on this port.':
    '{field}: muss auf diesem Port TLS mit einem gültigen Zertifikat für seinen Namen anbieten.',
  '{field} must be the name of a public mail server that answers on this port.':
    '{field}: muss der Name eines öffentlichen Mailservers sein, der auf diesem Port antwortet.',
  '{field} must name a domain.': '{field}: muss eine Domain nennen.',
  '{field} was rejected: “{n}”.': '{field}: wurde abgelehnt: „{n}“.',
  "{field} must be one of the site's hosts.": '{field}: muss einer der Hosts der Website sein.',
  '{field} must be one of the other hosts of the site.':
    '{field}: muss einer der anderen Hosts der Website sein.',
  '{field} is already the language of the site.': '{field}: ist schon die Sprache der Website.',
  "{field} names an image that wasn't uploaded.":
    '{field}: nennt ein Bild, das nicht hochgeladen wurde.',
  '{field} has a contrast of {n}:{m} on {o}, and needs {p}:{q}.':
    '{field}: hat einen Kontrast von {n}:{m} auf {o}, nötig: {p}:{q}.',
  '{field} must be the https URL of an incoming web-hook.':
    '{field}: muss die https-URL eines eingehenden Webhooks sein.',
  '{field} must be left out for “{n}”.': '{field}: muss bei „{n}“ wegbleiben.',
  '{field} must be a public address, on port {n} or {m}.':
    '{field}: muss eine öffentliche Adresse sein, auf Port {n} oder {m}.',
  '{field} must be a public address, on port {n}.':
    '{field}: muss eine öffentliche Adresse sein, auf Port {n}.',
  '{field} must be “{n}”.': '{field}: Erwartet wird „{n}“.',
  'The cell was not found.': 'Die Zelle wurde nicht gefunden.',
  'This cell was added already.': 'Diese Zelle ist schon hinzugefügt.',
  'You have added {max} cells, and cannot add more.':
    'Sie haben {max} Zellen hinzugefügt, mehr sind nicht möglich.',
  '{field} does not answer as a cell.': '{field} antwortet nicht wie eine Zelle.',
  '{field} is refused there, or lacks the scope cells:read.':
    '{field} wird dort abgelehnt oder hat die Berechtigung cells:read nicht.',
  '{field} answers in another way than this version.':
    '{field} antwortet anders als diese Version.',
  '{field} must be a public https address.': '{field} muss eine öffentliche https-Adresse sein.',
  '{field} must be an API key.': '{field} muss ein API-Schlüssel sein.',
  '{field} must be of another cell.': '{field} muss zu einer anderen Zelle gehören.',
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
  // server/domain/subscriptions
  'The frequency must be daily or weekly.': 'Die Häufigkeit muss daily oder weekly sein.',
  'The time zone must be one such as Europe/Berlin.':
    'Die Zeitzone muss eine wie Europe/Berlin sein.',
  'The row does not say how the reader agreed.':
    'Die Zeile sagt nicht, wie die Person zugestimmt hat.',
  'How the reader agreed must be at most {n} characters.':
    'Wie die Person zugestimmt hat: höchstens {n} Zeichen.',
  'The date of consent must be in the past, for example 2026-03-01.':
    'Das Datum der Einwilligung muss in der Vergangenheit liegen, zum Beispiel 2026-03-01.',
  'Already subscribed.': 'Schon abonniert.',
  'Already asked to confirm.': 'Schon um Bestätigung gebeten.',
  'Unsubscribed.': 'Abbestellt.',
  'Bounced permanently.': 'Dauerhaft unzustellbar.',
  'Complained.': 'Beschwerde.',
  'Blocked.': 'Gesperrt.',
  'Too many confirmation emails sent; try tomorrow.':
    'Zu viele Bestätigungs-E-Mails versandt; versuchen Sie es morgen.',
  'Only a platform admin can import more than {n} confirmed readers a day. Ask them, or import the file again tomorrow.':
    'Mehr als {n} bestätigte Adressen am Tag können nur Plattform-Admins importieren. Fragen Sie dort, oder importieren Sie die Datei morgen noch einmal.',
  'This site may send {n} confirmation emails a day by imports. Import the file again tomorrow.':
    'Diese Website darf durch Importe {n} Bestätigungs-E-Mails am Tag senden. Importieren Sie die Datei morgen noch einmal.',
  'The reason must be bounce, complaint or manual.':
    'Der Grund (reason) muss bounce, complaint oder manual sein.',
  'This is not an email address.': 'Das ist keine E-Mail-Adresse.',
  'The row has no address.': 'Die Zeile hat keine Adresse.',
  // shared/contract
  // shared/design-choices
  'Two columns, quiet labels, triangles': 'Zwei Spalten, ruhige Kennzeichen, Dreiecke',
  'Tight headings, capitals, monospaced numbers':
    'Enge Überschriften, Großbuchstaben, Zahlen mit fester Breite',
  'Centered name, small capitals, drop initials': 'Zentrierter Name, Kapitälchen, Initialen',
  // shared/moving
  'The file is larger than 30 MB. Import it in parts.':
    'Die Datei ist größer als 30 MB. Importieren Sie sie in Teilen.',
  'When they agreed': 'Wann sie zugestimmt haben',
  'The line has no address.': 'Die Zeile hat keine Adresse.',
  'Invalid address.': 'Ungültige Adresse.',
};
