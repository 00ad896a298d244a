import type { Translations } from '../translate.ts';

/** German, for the administration. The reader is "Sie". One section for each folder. */
export const de: Translations = {
  // client/admin
  'This page doesn’t exist. <link>Back to the site</link>, or <link2>log in</link2>.':
    'Diese Seite gibt es nicht. <link>Zurück zur Website</link> oder <link2>anmelden</link2>.',
  'Passkey required': 'Passkey erforderlich',
  'Moderators and admins of this site need a passkey. <link>Log in with your passkey</link>, or <link2>add one in Settings</link2>.':
    'Moderation und Admins dieser Website brauchen einen Passkey. <link>Melden Sie sich mit Ihrem Passkey an</link>, oder <link2>fügen Sie in den Einstellungen einen hinzu</link2>.',
  'If you lost your passkey, log in with an emailed code and add a new one. The admin area opens {hours, plural, one {# hour} other {# hours}} later.':
    'Wenn Sie Ihren Passkey verloren haben, melden Sie sich mit einem Code per E-Mail an und fügen einen neuen hinzu. Die Verwaltung öffnet sich {hours, plural, one {# Stunde} other {# Stunden}} später.',
  'Back to the overview': 'Zurück zur Übersicht',
  Imports: 'Importe',
  'Inbound feeds': 'Eingehende Feeds',
  Log: 'Protokoll',
  'Login providers': 'Anmeldedienste',
  Mail: 'E-Mail-Versand',
  Server: 'Server',
  moderator: 'Moderation',
  admin: 'Admin',
  Community: 'Community',
  Site: 'Website',
  Moderation: 'Moderation',
  'reports held review spam queue rules flags':
    'meldungen zurückgehalten prüfung spam warteschlange regeln',
  'users people roles bans moderators applications':
    'benutzer mitglieder personen rollen sperren moderation bewerbungen',
  'history audit actions': 'verlauf audit aktionen',
  'digest email send schedule issues letters': 'digest e-mail senden planen ausgaben rundbriefe',
  Subscribers: 'Abonnements',
  'readers audience list segments': 'leserschaft zielgruppe liste segmente abonnenten',
  Sites: 'Websites',
  'settings branding domain publish': 'einstellungen marke domain veröffentlichen',
  'rss atom opml sources': 'rss atom opml quellen',
  'upload csv move posts': 'hochladen csv umzug beiträge',
  'smtp email sender dkim spf dns postal address':
    'smtp e-mail absender dkim spf dns postanschrift',
  'oauth google github sign in sso': 'oauth google github anmelden sso',
  Connections: 'Verbindungen',
  'web-hooks webhook api events slack discord telegram mastodon bluesky cross-post':
    'web-hooks webhook api ereignisse slack discord telegram mastodon bluesky crossposting',
  'tokens programs scopes permissions': 'tokens programme berechtigungen',
  // client/admin/home
  'The overview couldn’t be loaded.': 'Die Übersicht konnte nicht geladen werden.',
  'The chart of readers couldn’t be loaded.':
    'Das Diagramm der Abonnements konnte nicht geladen werden.',
  Commands: 'Befehle',
  'Find a page or action': 'Seite oder Aktion finden',
  'Pages and actions': 'Seiten und Aktionen',
  'No commands found.': 'Keine Befehle gefunden.',
  'logo name description favicon icon': 'logo name beschreibung favicon symbol',
  'domain dns address': 'domain dns adresse',
  'seo google meta': 'seo google meta',
  'brand palette dark light theme': 'marke palette dunkel hell design farbschema',
  'theme look template': 'theme aussehen vorlage',
  'type typeface': 'schrift schriftart',
  style: 'stil',
  'about terms privacy imprint': 'über nutzungsbedingungen datenschutz impressum',
  'topics categories': 'themen kategorien schlagwörter tags',
  'digest send': 'digest versand senden',
  'statistics tracking': 'statistik messung tracking',
  'versions undo': 'fassungen versionen rückgängig',
  'backup copy': 'sicherung backup kopie',
  'prepare send digest newsletter': 'vorbereiten senden digest newsletter',
  Overview: 'Übersicht',
  'admin home dashboard start': 'verwaltung admin startseite dashboard',
  'Site settings: {part}': 'Einstellungen der Website: {part}',
  'Import subscribers': 'Abonnements importieren',
  'csv upload readers': 'csv hochladen leserschaft',
  'Templates of letters': 'Vorlagen für Rundbriefe',
  duplicate: 'duplizieren kopieren',
  'Corrections of the digest': 'Korrekturen im Newsletter',
  'errors wrong': 'fehler falsch',
  'Newsletter statistics': 'Newsletter-Statistik',
  'opens reads charts': 'öffnungen gelesen diagramme',
  'send newsletter email new': 'senden newsletter e-mail neu',
  'Open site': 'Website eröffnen',
  'publish launch go live': 'veröffentlichen starten live eröffnen',
  'The site is open.': 'Die Website ist eröffnet.',
  'Toggle dark mode': 'Dunkles Design umschalten',
  'light theme night': 'hell dunkel nacht',
  'Write a post': 'Beitrag schreiben',
  'submit new': 'einreichen neu',
  'View site': 'Website ansehen',
  'front page': 'startseite',
  'Switch to {name}': 'Zu {name} wechseln',
  'site [search word]': 'website',
  'sign out leave': 'abmelden ausloggen',
  'Needs attention': 'Zu erledigen',
  'Nothing needs attention.': 'Nichts zu erledigen.',
  'Last 30 days': 'Letzte 30 Tage',
  'Last 7 days': 'Letzte 7 Tage',
  '{count, plural, one {# item} other {# items}} reported':
    '{count, plural, one {# gemeldeter Inhalt} other {# gemeldete Inhalte}}',
  '{count, plural, one {# item} other {# items}} to review':
    '{count, plural, one {# Inhalt} other {# Inhalte}} zu prüfen',
  '{count, plural, one {# application} other {# applications}} to join':
    '{count, plural, one {# Bewerbung} other {# Bewerbungen}} um Mitgliedschaft',
  'Digests are paused': 'Der Newsletter ist pausiert',
  '{count, plural, one {# issue} other {# issues}} on hold and overdue':
    '{count, plural, one {# Ausgabe} other {# Ausgaben}} angehalten und überfällig',
  '{count, plural, one {# email} other {# emails}} failed in 7 days':
    '{count, plural, one {# E-Mail} other {# E-Mails}} in 7 Tagen fehlgeschlagen',
  '{count, plural, one {# email} other {# emails}} waiting to be sent':
    '{count, plural, one {# E-Mail wartet} other {# E-Mails warten}} auf den Versand',
  '{count, plural, one {# feed} other {# feeds}} failing':
    '{count, plural, one {# Feed} other {# Feeds}} mit Fehlern',
  'Digests wait for the postal address of the site':
    'Der Newsletter wartet auf die Postanschrift der Website',
  'Add a postal address (many countries require it)':
    'Postanschrift angeben (in vielen Ländern Pflicht)',
  'Next issue': 'Nächste Ausgabe',
  'No subscribers yet, so nothing to send.': 'Noch keine Abonnements, also nichts zu senden.',
  '<b>Daily digest</b> to {count, plural, one {# subscriber} other {# subscribers}}, from {time}':
    '<b>Täglicher Newsletter</b> an {count, plural, one {# Person} other {# Personen}}, ab dem {time}',
  '<b>Weekly digest</b> to {count, plural, one {# subscriber} other {# subscribers}}, from {time}':
    '<b>Wöchentlicher Newsletter</b> an {count, plural, one {# Person} other {# Personen}}, ab dem {time}',
  'Draft the issue': 'Ausgabe entwerfen',
  'New members': 'Neue Mitglieder',
  'New subscribers': 'Neue Abonnements',
  '{count, number} the week before': '{count, number} in der Woche davor',
  'Name the site': 'Website benennen',
  'Name and description.': 'Name und Beschreibung.',
  'Add a logo': 'Logo hinzufügen',
  'Upload an image.': 'Laden Sie ein Bild hoch.',
  'Choose colors': 'Farben wählen',
  'For light and dark.': 'Für hell und dunkel.',
  'Choose tags': 'Schlagwörter wählen',
  'What posts are about.': 'Worum es in Beiträgen geht.',
  'Add content': 'Inhalte hinzufügen',
  'Three posts are enough for a first issue.': 'Für eine erste Ausgabe genügen drei Beiträge.',
  'Post a link': 'Link einreichen',
  'Connect feeds': 'Feeds verbinden',
  'Import OPML': 'OPML importieren',
  'Import posts (CSV)': 'Beiträge importieren (CSV)',
  'Use your own domain': 'Eigene Domain verwenden',
  'Add it under Hosts.': 'Fügen Sie sie unter „Hosts“ hinzu.',
  'A platform admin adds it.': 'Plattform-Admins fügen sie hinzu.',
  'Set up email': 'E-Mail-Versand einrichten',
  'Set SMTP_URL and restart. Until then, emails stay on this machine.':
    'Setzen Sie SMTP_URL und starten Sie neu. Bis dahin bleiben E-Mails auf diesem Rechner.',
  'Read them': 'E-Mails lesen',
  'Open the site': 'Website eröffnen',
  'Visitors see the site. Until then, only staff do.':
    'Dann sehen alle die Website. Bis dahin nur das Team.',
  'Send the first digest': 'Ersten Newsletter senden',
  'Draft an issue and send it to yourself.':
    'Entwerfen Sie eine Ausgabe und senden Sie sie an sich selbst.',
  'Subscribe yourself': 'Selbst abonnieren',
  'Set up your site': 'Website einrichten',
  '{done, number} of {count, number} steps done':
    '{done, number} von {count, number} Schritten erledigt',
  'Dismiss this list': 'Liste ausblenden',
  'To do': 'Offen',
  'Opening…': 'Wird geöffnet …',
  'Switch site': 'Website wechseln',
  'All sites': 'Alle Websites',
  On: 'Ein',
  dismissed: 'verworfen',
  open: 'offen',
  Members: 'Mitglieder',
  // client/admin/imports
  'The imports couldn’t be loaded.': 'Die Importe konnten nicht geladen werden.',
  'The import couldn’t be loaded.': 'Der Import konnte nicht geladen werden.',
  'The import isn’t finished. It stops if you leave; you can resume later with the same file.':
    'Der Import ist noch nicht fertig. Er wird unterbrochen, wenn Sie die Seite verlassen; mit derselben Datei können Sie ihn später fortsetzen.',
  'Posts, comments, members and tags of another site, with their dates, points and old addresses: an export of Ghost, Substack, beehiiv, Buttondown, Kit, Mailchimp, listmonk or WordPress, JSON of Hacker News, Lobsters, Lemmy, Discourse or Reddit, or a database dump of Flarum or phpBB. Also a CSV file with a header row, or JSON lines with the same names: title, author, created_at, and optionally url, text, num_points, num_comments, source, id. Duplicates are skipped. Nothing is stored before you have seen what will come.':
    'Beiträge, Kommentare, Mitglieder und Schlagwörter einer anderen Website, mit Datum, Punkten und alten Adressen: ein Export von Ghost, Substack, beehiiv, Buttondown, Kit, Mailchimp, listmonk oder WordPress, JSON von Hacker News, Lobsters, Lemmy, Discourse oder Reddit oder ein Datenbank-Dump von Flarum oder phpBB. Auch eine CSV-Datei mit Kopfzeile oder JSON-Zeilen mit denselben Namen: title, author, created_at und wahlweise url, text, num_points, num_comments, source, id. Doppelte werden übersprungen. Gespeichert wird erst, wenn Sie gesehen haben, was kommt.',
  'Import a file': 'Datei importieren',
  'Earlier imports': 'Frühere Importe',
  'Nothing has been imported yet.': 'Noch nichts importiert.',
  'Imports, newest first': 'Importe, die neuesten zuerst',
  File: 'Datei',
  Rows: 'Zeilen',
  Added: 'Hinzugefügt',
  Skipped: 'Übersprungen',
  Started: 'Begonnen',
  '{done} of {total}': '{done} von {total}',
  '{time} by {author}': '{time} von {author}',
  'Reading the file…': 'Datei wird gelesen …',
  'Starting…': 'Wird gestartet …',
  '{total, plural, one {Import # entry} other {Import # entries}}':
    '{total, plural, one {# Eintrag importieren} other {# Einträge importieren}}',
  'Readers of {name}': 'Personen aus {name}',
  Import: 'Import',
  'Old addresses': 'Alte Adressen',
  'Left out': 'Ausgelassen',
  'What will be imported': 'Was importiert wird',
  '{count, plural, one {# row} other {# rows}} of posts.':
    '{count, plural, one {# Zeile mit einem Beitrag} other {# Zeilen mit Beiträgen}}.',
  'An export of {source}.': 'Ein Export von {source}.',
  'The first posts: {titles}.': 'Die ersten Beiträge: {titles}.',
  '“{title}”': '„{title}“',
  'What the file has': 'Inhalt der Datei',
  'The first 100 of {count} entries that will be left out':
    'Die ersten 100 von {count} Einträgen, die ausgelassen werden',
  'Entries that will be left out': 'Einträge, die ausgelassen werden',
  Entry: 'Eintrag',
  'Not finished': 'Nicht fertig',
  Canceled: 'Gestoppt',
  'Choose a file.': 'Wählen Sie eine Datei.',
  'Importing the file. Keep this page open. Nothing is ever imported twice.':
    'Die Datei wird importiert. Lassen Sie diese Seite offen. Nichts wird doppelt importiert.',
  'The import isn’t finished.': 'Der Import ist noch nicht fertig.',
  'Started {time} by {author}.': 'Begonnen {time} von {author}.',
  'The import': 'Der Import',
  Entries: 'Einträge',
  'See the posts': 'Beiträge ansehen',
  'Duplicates or entries with problems': 'Doppelte oder fehlerhafte Einträge',
  'Address of the old site': 'Adresse der alten Website',
  'Pictures that the file names without a host are fetched from there.':
    'Bilder, die in der Datei ohne Host stehen, werden von dort geholt.',
  'Being fetched': 'Werden geholt',
  '{count, plural, one {# could not be fetched and stays a link} other {# could not be fetched and stay links}}':
    '{count, plural, one {# konnte nicht geholt werden und bleibt ein Link} other {# konnten nicht geholt werden und bleiben Links}}',
  'What was left out': 'Was ausgelassen wurde',
  'What could not be imported': 'Was nicht importiert werden konnte',
  'The first 100 entries that could not be imported':
    'Die ersten 100 Einträge, die nicht importiert werden konnten',
  'Line or entry': 'Zeile oder Eintrag',
  '{done} of {count, plural, one {# row} other {# rows}}, {percentage}':
    '{done} von {count, plural, one {# Zeile} other {# Zeilen}}, {percentage}',
  Progress: 'Fortschritt',
  'The import is stopped.': 'Der Import ist gestoppt.',
  'Stop the import…': 'Import stoppen …',
  'Choose {fileName} again to resume': 'Zum Fortsetzen {fileName} erneut wählen',
  'Stop this import?': 'Diesen Import stoppen?',
  Stop: 'Stoppen',
  'Keep importing': 'Weiter importieren',
  'Imported posts stay. You can import the rest later from the same file; nothing is imported twice.':
    'Importierte Beiträge bleiben. Den Rest können Sie später aus derselben Datei importieren; nichts wird doppelt importiert.',
  'Importing {name}.': '{name} wird importiert.',
  '{done} of {total, plural, one {# row} other {# rows}}.':
    '{done} von {total, plural, one {# Zeile} other {# Zeilen}}.',
  'The import is finished. {added, number} added, {skipped, plural, one {# row} other {# rows}} skipped.':
    'Der Import ist fertig. {added, number} hinzugefügt, {skipped, plural, one {# Zeile} other {# Zeilen}} übersprungen.',
  'The file': 'Die Datei',
  'The file is a different one: this import is of {fileName}, with {total, plural, one {# row} other {# rows}}.':
    'Das ist eine andere Datei: Dieser Import gehört zu {fileName}, mit {total, plural, one {# Zeile} other {# Zeilen}}.',
  // client/admin/inbound-feeds
  'The tags couldn’t be loaded.': 'Die Schlagwörter konnten nicht geladen werden.',
  'The feeds couldn’t be loaded.': 'Die Feeds konnten nicht geladen werden.',
  'Enter the URL of a feed, or of a page that links to one.':
    'Geben Sie die URL eines Feeds ein oder einer Seite, die auf einen verweist.',
  '{title} is connected. {posted, plural, one {# new post} other {# new posts}}.':
    '{title} ist verbunden. {posted, plural, one {# neuer Beitrag} other {# neue Beiträge}}.',
  '{title} is connected.': '{title} ist verbunden.',
  'Nothing new yet.': 'Noch nichts Neues.',
  '{count, plural, one {# post from it is} other {# posts from it are}} on <link>the site</link> now.':
    '{count, plural, one {# Beitrag daraus steht} other {# Beiträge daraus stehen}} jetzt auf der <link>Website</link>.',
  'It’s empty so far.': 'Bisher ist er leer.',
  'Its latest items:': 'Seine neuesten Einträge:',
  'Connect a feed': 'Feed verbinden',
  'The URL of a feed, a page, or a YouTube channel, or an address such as @ada@social.example.':
    'Die URL eines Feeds, einer Seite oder eines YouTube-Kanals, oder eine Adresse wie @ada@social.example.',
  'Account (optional)': 'Konto (optional)',
  'An imported or bot account to post as. Leave blank to create one.':
    'Ein importiertes Konto oder Bot-Konto, unter dem Beiträge erscheinen. Leer lassen, um eines anzulegen.',
  'Reading the feed…': 'Feed wird gelesen …',
  'Connect the feed': 'Feed verbinden',
  '{title} has nothing new.': '{title} hat nichts Neues.',
  '{count, plural, one {# new post} other {# new posts}} from {title}.':
    '{count, plural, one {# neuer Beitrag} other {# neue Beiträge}} von {title}.',
  '{title} is paused.': '{title} ist pausiert.',
  '{title} is resumed. It will be checked within a minute.':
    '{title} läuft wieder und wird in der nächsten Minute abgerufen.',
  Paused: 'Pausiert',
  'not checked yet': 'noch nicht abgerufen',
  'read {time}': '{time} abgerufen',
  '{count, plural, one {# post} other {# posts}} by {author}':
    '{count, plural, one {# Beitrag} other {# Beiträge}} von {author}',
  'Check now': 'Jetzt abrufen',
  Change: 'Ändern',
  'Delete this feed?': 'Diesen Feed löschen?',
  '{title} is deleted.': '{title} ist gelöscht.',
  '{title} will no longer be checked. {count, plural, one {Its # post stays.} other {Its # posts stay.}}':
    '{title} wird nicht mehr abgerufen. {count, plural, one {Der # Beitrag daraus bleibt.} other {Die # Beiträge daraus bleiben.}}',
  'Due now': 'Jetzt fällig',
  '{count, plural, one {Due in # minute} other {Due in # minutes}}':
    '{count, plural, one {Fällig in # Minute} other {Fällig in # Minuten}}',
  '{count, plural, one {Due in # hour} other {Due in # hours}}':
    '{count, plural, one {Fällig in # Stunde} other {Fällig in # Stunden}}',
  '{title} is changed.': '{title} ist geändert.',
  'Change {title}': '{title} ändern',
  'New posts are by this imported or bot account.':
    'Neue Beiträge erscheinen unter diesem importierten Konto oder Bot-Konto.',
  'The URL': 'Die URL',
  'The account': 'Das Konto',
  'The number of posts': 'Die Zahl der Beiträge',
  'Tags of its posts': 'Schlagwörter seiner Beiträge',
  'At most {max}.': 'Höchstens {max}.',
  'Max posts per check': 'Höchstzahl der Beiträge je Abruf',
  '{min} to {max}. The rest follow next time.':
    '{min} bis {max}. Die übrigen folgen beim nächsten Mal.',
  'Feeds from other sites (RSS, Atom or JSON Feed) whose items become posts here. Each is checked every 15 minutes. Links posted within the last 30 days aren’t posted again.':
    'Feeds anderer Websites (RSS, Atom oder JSON Feed), deren Einträge hier zu Beiträgen werden. Jeder wird alle 15 Minuten abgerufen. Links, die in den letzten 30 Tagen eingereicht wurden, erscheinen nicht noch einmal.',
  'OPML files': 'OPML-Dateien',
  'Connected feeds': 'Verbundene Feeds',
  'No feeds are connected yet.': 'Noch keine Feeds verbunden.',
  'Choose an OPML file.': 'Wählen Sie eine OPML-Datei.',
  'The file is larger than 5 MB.': 'Die Datei ist größer als 5 MB.',
  'The file names no feeds.': 'Die Datei nennt keine Feeds.',
  'This isn’t a link.': 'Das ist kein Link.',
  'OPML is the format in which feed readers exchange lists of feeds. Each new feed gets its own account.':
    'In OPML tauschen Feedreader Listen von Feeds aus. Jeder neue Feed erhält ein eigenes Konto.',
  'Download OPML file': 'OPML-Datei herunterladen',
  'Connect feeds of a file': 'Feeds einer Datei verbinden',
  'OPML file': 'OPML-Datei',
  'Connecting…': 'Wird verbunden …',
  'Connect these feeds': 'Diese Feeds verbinden',
  '{count, plural, one {# feed} other {# feeds}} connected':
    '{count, plural, one {# Feed} other {# Feeds}} verbunden',
  '{count, number} already connected': '{count, number} schon verbunden',
  '{count, number} not connected': '{count, number} nicht verbunden',
  username: 'Benutzername',
  'It [feed]': 'Der Feed',
  // client/admin/keys
  'The keys couldn’t be loaded.': 'Die Schlüssel konnten nicht geladen werden.',
  'The log couldn’t be loaded.': 'Das Protokoll konnte nicht geladen werden.',
  'Programs use the administration with a key, in the name of its admin. The <link>API reference</link> shows the permission of each call. Calls that confirm your identity are impossible with a key.':
    'Programme nutzen die Verwaltung mit einem Schlüssel, im Namen der Person, die ihn erstellt hat. Die <link>API-Referenz</link> nennt zu jedem Aufruf die Berechtigung. Aufrufe, bei denen Sie Ihre Identität bestätigen, sind mit einem Schlüssel nicht möglich.',
  'Keys of this site': 'Schlüssel dieser Website',
  'No keys yet.': 'Noch keine Schlüssel.',
  'Copy the key now. It isn’t shown again: {secret}':
    'Kopieren Sie den Schlüssel jetzt. Er wird nicht noch einmal angezeigt: {secret}',
  'Create a key': 'Schlüssel erstellen',
  'by {username}, ends on {date}': 'von {username}, gültig bis zum {date}',
  'by {username}, ended on {date}': 'von {username}, abgelaufen am {date}',
  'never used': 'nie verwendet',
  'used {time}': 'zuletzt verwendet {time}',
  'Revoke this key?': 'Diesen Schlüssel widerrufen?',
  'The key is revoked.': 'Der Schlüssel ist widerrufen.',
  'Programs that use it stop working at once.':
    'Programme, die ihn verwenden, funktionieren sofort nicht mehr.',
  'No calls in the last 30 days.': 'Keine Aufrufe in den letzten 30 Tagen.',
  '{count, plural, one {# day} other {# days}}': '{count, plural, one {# Tag} other {# Tage}}',
  'The permissions': 'Die Berechtigungen',
  'The key is created. Copy it.': 'Der Schlüssel ist erstellt. Kopieren Sie ihn.',
  'For example, “CRM sync”.': 'Zum Beispiel „CRM-Abgleich“.',
  '{section}: read': '{section}: lesen',
  '{section}: write': '{section}: ändern',
  // client/admin/log
  Value: 'Wert',
  'Rows done': 'Erledigte Zeilen',
  Ends: 'Ende',
  'Log entry': 'Protokolleintrag',
  'First posts held': 'Erste Beiträge zurückgehalten',
  Hosts: 'Hosts',
  'Sessions ended': 'Beendete Sitzungen',
  'Blocked, because of': 'Gesperrt wegen',
  Yes: 'Ja',
  No: 'Nein',
  'Hidden by its author': 'Vom Mitglied selbst ausgeblendet',
  'Hidden by a moderator': 'Von der Moderation ausgeblendet',
  'Removed by a moderator': 'Von der Moderation entfernt',
  'Waiting for review': 'Wartet auf Prüfung',
  Hidden: 'Ausgeblendet',
  Visible: 'Sichtbar',
  public: 'öffentlich',
  'reason redacted': 'Grund entfernt',
  'Redact reason': 'Grund entfernen',
  'Done. The author was notified.': 'Erledigt. Das Mitglied wurde benachrichtigt.',
  'No change needed.': 'Keine Änderung nötig.',
  'A comment on “{title}”': 'Ein Kommentar zu „{title}“',
  'Remove the reason from the public log?': 'Grund aus dem öffentlichen Protokoll entfernen?',
  'The public entry stays without its reason. Moderators and admins can still read it here. This can’t be undone.':
    'Der öffentliche Eintrag bleibt, nur der Grund fehlt darin. Moderation und Admins können ihn hier weiterhin lesen. Das lässt sich nicht rückgängig machen.',
  'the command line': 'Befehlszeile',
  '{count, plural, one {# change} other {# changes}}':
    '{count, plural, one {# Änderung} other {# Änderungen}}',
  '{action}, by {actor}': '{action}, von {actor}',
  '{action}: {member}, by {actor}': '{action}: {member}, von {actor}',
  '{action}: “{title}”, by {actor}': '{action}: „{title}“, von {actor}',
  '{action}: comment on “{title}”, by {actor}': '{action}: Kommentar zu „{title}“, von {actor}',
  '{action}: “{title}” of {member}, by {actor}': '{action}: „{title}“ von {member}, durch {actor}',
  '{action}: comment on “{title}” of {member}, by {actor}':
    '{action}: Kommentar zu „{title}“ von {member}, durch {actor}',
  Action: 'Aktion',
  Any: 'Alle',
  Member: 'Mitglied',
  'Done by': 'Ausgeführt von',
  'From [day]': 'Von',
  'To [day]': 'Bis',
  'Show all': 'Alle anzeigen',
  'No entries yet.': 'Noch keine Einträge.',
  'Public entries are also in the <link>moderation log</link>. Days begin and end at midnight UTC.':
    'Öffentliche Einträge stehen auch im <link>Moderationsprotokoll</link>. Tage beginnen und enden um Mitternacht UTC.',
  member: 'Mitglied',
  Role: 'Rolle',
  'Active [log]': 'Aktiv',
  'At [log]': 'Zeit',
  Cell: 'Zelle',
  'Closed [log]': 'Geschlossen',
  Confirmed: 'Bestätigt',
  'Delivery [log]': 'Zustellung',
  Frequency: 'Häufigkeit',
  'From [log]': 'Von',
  'Intro [log]': 'Einleitung',
  'Is on': 'Eingeschaltet',
  'Locked [log]': 'Für Kommentare geschlossen',
  'Max posts per fetch': 'Höchstzahl der Beiträge je Abruf',
  Pattern: 'Muster',
  Pictures: 'Bilder',
  Prompts: 'Wünsche',
  Provider: 'Dienst',
  'Readers [log]': 'Personen',
  Scopes: 'Berechtigungen',
  Segment: 'Segment',
  'State [log]': 'Status',
  Subscription: 'Abonnement',
  'Until [log]': 'Bis',
  Visibility: 'Sichtbarkeit',
  'Version [log]': 'Version',
  'Volumes [log]': 'Mengen',
  'a rule': 'eine Regel',
  'The database was restored.': 'Die Datenbank wurde wiederhergestellt.',
  'Reverted to the version published on {time}.':
    'Zurück zur Fassung, die am {time} veröffentlicht wurde.',
  // client/admin/login-providers
  'The providers couldn’t be loaded.': 'Die Anmeldedienste konnten nicht geladen werden.',
  'Members can log in with an account elsewhere: at any OpenID Connect provider, such as Google or Keycloak, or at GitHub. Emailed codes always work, too.':
    'Mitglieder können sich mit einem Konto bei einem anderen Dienst anmelden: bei jedem mit OpenID Connect, zum Beispiel Google oder Keycloak, oder bei GitHub. Codes per E-Mail funktionieren immer.',
  'No providers yet.': 'Noch keine Anmeldedienste.',
  'Add a provider': 'Anmeldedienst hinzufügen',
  Off: 'Aus',
  'Redirect URL to register there: {callbackUrl}':
    'Dort zu hinterlegende Weiterleitungs-URL: {callbackUrl}',
  'Delete {label}?': '{label} löschen?',
  '{label} is deleted.': '{label} ist gelöscht.',
  'Members can no longer log in with it. They log in with an emailed code.':
    'Mitglieder können sich damit nicht mehr anmelden. Sie melden sich mit einem Code per E-Mail an.',
  'The ID': 'Die Kennung',
  'The kind': 'Die Art',
  'The issuer': 'Der Aussteller',
  'The client ID': 'Die Client-ID',
  'The client secret': 'Das Client-Secret',
  'Enter an ID, such as google.': 'Geben Sie eine Kennung ein, zum Beispiel google.',
  '{label} is saved.': '{label} ist gespeichert.',
  'Change {label}': '{label} ändern',
  ID: 'Kennung',
  'Lowercase letters, digits and hyphens. It’s part of the redirect URL.':
    'Kleinbuchstaben, Ziffern und Bindestriche. Sie ist Teil der Weiterleitungs-URL.',
  Kind: 'Art',
  'OpenID Connect': 'OpenID Connect',
  'Google, Keycloak and others.': 'Google, Keycloak und andere.',
  GitHub: 'GitHub',
  'Shown on the login page: “Continue with …”.': 'Steht auf der Anmeldeseite: „Weiter mit …“.',
  Issuer: 'Aussteller',
  'Such as https://accounts.google.com, or https://github.com for GitHub.':
    'Zum Beispiel https://accounts.google.com, oder https://github.com für GitHub.',
  'Client ID': 'Client-ID',
  'From the provider.': 'Vom Dienst.',
  'Client secret': 'Client-Secret',
  'Client secret (optional)': 'Client-Secret (optional)',
  'From the provider. It’s stored encrypted and never shown again.':
    'Vom Dienst. Es wird verschlüsselt gespeichert und nicht wieder angezeigt.',
  'Leave blank to keep the stored one. If you change the issuer, enter it again.':
    'Leer lassen, um das gespeicherte zu behalten. Wenn Sie den Aussteller ändern, geben Sie es erneut ein.',
  'Login page': 'Anmeldeseite',
  'Members can log in with it': 'Mitglieder können sich damit anmelden',
  Addresses: 'Adressen',
  'People can sign up with an address that it hasn’t verified':
    'Registrierung mit einer Adresse, die der Dienst nicht geprüft hat',
  'Only for a provider where nobody can enter the address of somebody else, such as your company’s own. Otherwise they prove it with an emailed code.':
    'Nur für Dienste, bei denen niemand eine fremde Adresse eintragen kann, etwa den Ihres Unternehmens. Sonst wird die Adresse mit einem Code per E-Mail bestätigt.',
  'Checking the provider…': 'Dienst wird geprüft …',
  // client/admin/mail
  'The mail settings couldn’t be loaded.':
    'Die Einstellungen zum E-Mail-Versand konnten nicht geladen werden.',
  'The sending rate couldn’t be loaded.': 'Das Versandtempo konnte nicht geladen werden.',
  'The domain': 'Die Domain',
  'The selector': 'Der Selektor',
  'Emails aren’t signed with it yet. Publish this record, then check the DNS records.':
    'E-Mails werden damit noch nicht signiert. Veröffentlichen Sie diesen Eintrag und prüfen Sie dann die DNS-Einträge.',
  'Its record was found on {verifiedAt}.': 'Der Eintrag wurde am {verifiedAt} gefunden.',
  'Delete the key': 'Schlüssel löschen',
  'Delete the DKIM key?': 'DKIM-Schlüssel löschen?',
  'The DKIM key is deleted.': 'Der DKIM-Schlüssel ist gelöscht.',
  'Emails are then not signed with it. You can create another one.':
    'E-Mails werden dann nicht damit signiert. Sie können einen anderen erstellen.',
  'The DKIM key is created.': 'Der DKIM-Schlüssel ist erstellt.',
  'It signs the email of the site. Skip this if your mail provider signs for your domain.':
    'Er signiert die E-Mails der Website. Nicht nötig, wenn Ihr E-Mail-Dienst für Ihre Domain signiert.',
  Domain: 'Domain',
  'The domain of the sender address, or a parent domain.':
    'Die Domain der Absenderadresse oder eine übergeordnete.',
  Selector: 'Selektor',
  'Any label, such as mail1. Use a new one for each key.':
    'Beliebig, zum Beispiel mail1. Nehmen Sie für jeden Schlüssel einen neuen.',
  'Creating the key…': 'Schlüssel wird erstellt …',
  Type: 'Typ',
  Correct: 'Richtig',
  Missing: 'Fehlt',
  'Not correct': 'Nicht richtig',
  Unknown: 'Unbekannt',
  'SPF, DKIM and DMARC': 'SPF, DKIM und DMARC',
  'Encrypted connection': 'Verschlüsselte Verbindung',
  'One-click unsubscribe': 'Abbestellen mit einem Klick',
  'Few complaints': 'Wenige Beschwerden',
  'Few bounces': 'Wenige Rückläufer',
  'Few refusals': 'Wenige Ablehnungen',
  'Postal address': 'Postanschrift',
  'Checking DNS…': 'DNS wird geprüft …',
  'DNS checked.': 'DNS geprüft.',
  'Check the DNS records': 'DNS-Einträge prüfen',
  'Rules for bulk senders': 'Regeln für Massenversand',
  'What Gmail and Yahoo require': 'Was Gmail und Yahoo verlangen',
  Rule: 'Regel',
  Met: 'Erfüllt',
  Measured: 'Gemessen',
  'Not known': 'Nicht bekannt',
  'ARN of the SNS topic': 'ARN des SNS-Themas',
  'The topic that SES publishes bounces and complaints to.':
    'Das Thema, an das SES Rückläufer und Beschwerden meldet.',
  'User and password': 'Benutzername und Passwort',
  'As user:password. Enter the same at Postmark, as Basic auth credentials.':
    'In der Form Benutzername:Passwort. Geben Sie bei Postmark dasselbe als Basic-Auth-Zugangsdaten ein.',
  'HTTP webhook signing key': 'Signaturschlüssel für HTTP-Webhooks',
  'In the settings of your account.': 'In den Einstellungen Ihres Kontos.',
  'Verification key': 'Prüfschlüssel',
  'Of the signed event webhook.': 'Des signierten Event-Webhooks.',
  'Signing secret': 'Signaturschlüssel',
  'It begins with whsec_.': 'Es beginnt mit whsec_.',
  'Of the webhook.': 'Des Webhooks.',
  'Your mail provider can report bounces and complaints. We stop sending email to those addresses.':
    'Ihr E-Mail-Dienst kann Rückläufer und Beschwerden melden. An diese Adressen wird dann nichts mehr gesendet.',
  'On. Nothing was received yet.': 'Ein. Noch nichts empfangen.',
  'On. Last received: {lastEventAt}.': 'Ein. Zuletzt empfangen: {lastEventAt}.',
  'Set up': 'Einrichten',
  'Webhook URL: {url}': 'Webhook-URL: {url}',
  'Turn off {name} reports?': 'Meldungen von {name} ausschalten?',
  'Turning it off…': 'Wird ausgeschaltet …',
  '{name} reports are off.': 'Meldungen von {name} sind ausgeschaltet.',
  'Bounces and complaints that it reports are then rejected.':
    'Gemeldete Rückläufer und Beschwerden werden dann abgewiesen.',
  '{name} reports are on.': 'Meldungen von {name} sind eingeschaltet.',
  '{name} reports': 'Meldungen von {name}',
  'The stored password or DKIM key can’t be decrypted. Enter the password again, and create a new key.':
    'Das gespeicherte Passwort oder der DKIM-Schlüssel lässt sich nicht entschlüsseln. Geben Sie das Passwort erneut ein und erstellen Sie einen neuen Schlüssel.',
  'Digests aren’t sent until you enter the site’s postal address.':
    'Der Newsletter wird erst gesendet, wenn Sie die Postanschrift der Website angegeben haben.',
  Sender: 'Absender',
  'Order of mail servers': 'Reihenfolge der Mailserver',
  'If a server fails, the next one sends the email. Digests move on only if a server can’t be reached, not if it rejects them.':
    'Fällt ein Server aus, sendet der nächste. Der Newsletter geht nur dann über den nächsten, wenn ein Server nicht erreichbar ist, nicht aber, wenn er ihn ablehnt.',
  'Login codes and confirmations': 'Anmeldecodes und Bestätigungen',
  'Digests and other email': 'Newsletter und andere E-Mails',
  'DKIM key': 'DKIM-Schlüssel',
  'DNS records': 'DNS-Einträge',
  'Sending rate': 'Versandtempo',
  'Bounces and complaints': 'Rückläufer und Beschwerden',
  'Installation, for codes only': 'Installation, nur für Codes',
  'This site’s server': 'Server dieser Website',
  Installation: 'Installation',
  'Not signed here': 'Hier nicht signiert',
  'The sender name': 'Der Absendername',
  'The sender address': 'Die Absenderadresse',
  'The reply address': 'Die Antwortadresse',
  'The bounce domain': 'Die Domain für Rückläufer',
  'The postal address': 'Die Postanschrift',
  'The host': 'Der Host',
  'The port': 'Der Port',
  'The user': 'Der Benutzername',
  'The password': 'Das Passwort',
  'The mail settings are saved.': 'Die Einstellungen zum E-Mail-Versand sind gespeichert.',
  'Sender name (optional)': 'Absendername (optional)',
  'Leave blank to use the site’s name.': 'Leer lassen, um den Namen der Website zu verwenden.',
  'Sender address (optional)': 'Absenderadresse (optional)',
  'Use the site’s domain or one with a verified DKIM key. Any other address becomes the reply-to, unless the site has a separate mail server.':
    'Verwenden Sie die Domain der Website oder eine mit bestätigtem DKIM-Schlüssel. Jede andere Adresse wird zur Antwortadresse, es sei denn, die Website hat einen eigenen Mailserver.',
  'Reply address (optional)': 'Antwortadresse (optional)',
  'Leave blank to receive replies at the sender address.':
    'Leer lassen, um Antworten an der Absenderadresse zu erhalten.',
  'Bounce domain (optional)': 'Domain für Rückläufer (optional)',
  'Such as bounces.example.org. Needed only if bounces come as mail.':
    'Zum Beispiel bounces.example.org. Nur nötig, wenn Rückläufer als E-Mail kommen.',
  'Shown at the end of each digest. Many countries require it.':
    'Steht am Ende jeder Ausgabe. In vielen Ländern ist sie Pflicht.',
  'Mail server': 'Mailserver',
  'The mail server of the installation': 'Der Mailserver der Installation',
  'A separate mail server': 'Ein eigener Mailserver',
  'Keeps this site’s sender reputation separate.':
    'So hat die Website einen eigenen Ruf als Absender.',
  Host: 'Host',
  'Such as smtp.example.org.': 'Zum Beispiel smtp.example.org.',
  Port: 'Port',
  'Usually 587, or 465 with implicit TLS.': 'Meist 587, oder 465 mit implizitem TLS.',
  Encryption: 'Verschlüsselung',
  STARTTLS: 'STARTTLS',
  'Implicit TLS (port 465)': 'Implizites TLS (Port 465)',
  'User (optional)': 'Benutzername (optional)',
  'Password (optional)': 'Passwort (optional)',
  'Leave blank to keep the stored one. If you change the host or user, enter it again.':
    'Leer lassen, um das gespeicherte zu behalten. Wenn Sie Host oder Benutzername ändern, geben Sie es erneut ein.',
  'It’s stored encrypted and never shown again.':
    'Es wird verschlüsselt gespeichert und nicht wieder angezeigt.',
  'Digests on each day': 'Newsletter-E-Mails je Tag',
  'The plan': 'Der Plan',
  'Digests and notices are paused until {time}, because the mail server rejects them for policy reasons.':
    'Newsletter und Hinweise sind bis zum {time} pausiert, weil der Mailserver sie wegen seiner Richtlinien ablehnt.',
  'Confirmations are paused until {time}, because the mail server rejects them for policy reasons.':
    'Bestätigungen sind bis zum {time} pausiert, weil der Mailserver sie wegen seiner Richtlinien ablehnt.',
  '{server} asked us to wait until {time}. {waiting, plural, one {# email waits} other {# emails wait}} for it, then {perMinute, number} a minute, and gradually more.':
    '{server} hat darum gebeten, bis zum {time} zu warten. {waiting, plural, one {# E-Mail wartet} other {# E-Mails warten}} darauf; danach {perMinute, number} je Minute und allmählich mehr.',
  'The mail server of this site': 'Der Mailserver dieser Website',
  'No mail server has asked us to wait.': 'Kein Mailserver hat darum gebeten zu warten.',
  'Login codes and confirmations are never limited by the plan, and don’t wait for others.':
    'Anmeldecodes und Bestätigungen begrenzt der Plan nie, und sie warten nicht auf andere E-Mails.',
  'No digests are waiting.': 'Es warten keine Newsletter-E-Mails.',
  '{waiting, plural, one {# email waits} other {# emails wait}}.':
    '{waiting, plural, one {# E-Mail wartet} other {# E-Mails warten}}.',
  'The plan for {domain} is off, so digests are not limited.':
    'Der Plan für {domain} ist ausgeschaltet, der Versand also nicht begrenzt.',
  'The plan for {domain} is done.': 'Der Plan für {domain} ist abgeschlossen.',
  'Day {day, number} of {days, number} for {domain}: up to {volume, number} digests in 24 hours. {sent, plural, one {# of them is} other {# of them are}} sent.':
    'Tag {day, number} von {days, number} für {domain}: bis zu {volume, number} Newsletter-E-Mails in 24 Stunden. Davon {sent, plural, one {ist # gesendet} other {sind # gesendet}}.',
  'The next digests go out from {time}.':
    'Die nächsten Newsletter-E-Mails gehen ab dem {time} hinaus.',
  'The next digests go out from {time}, the last ones on {date}.':
    'Die nächsten Newsletter-E-Mails gehen ab dem {time} hinaus, die letzten am {date}.',
  'Digests on each day must be whole numbers from 1 to {max, number}.':
    'Newsletter-E-Mails je Tag: nur ganze Zahlen von 1 bis {max, number}.',
  'The plan is saved.': 'Der Plan ist gespeichert.',
  'Plan for the domain': 'Plan für die Domain',
  'Plan for {domain}': 'Plan für {domain}',
  'Large providers reject bulk mail from domains they don’t know yet.':
    'Große Anbieter lehnen Massenversand von Domains ab, die sie noch nicht kennen.',
  'This domain already sends this much.': 'Diese Domain sendet schon so viel.',
  'One number per day, separated by spaces. After the last day there’s no limit.':
    'Eine Zahl je Tag, durch Leerzeichen getrennt. Nach dem letzten Tag gibt es keine Grenze.',
  'Save the plan': 'Plan speichern',
  'No email leaves this machine, because the installation has no mail server.':
    'Keine E-Mail verlässt diesen Rechner, weil die Installation keinen Mailserver hat.',
  '<link>Read the emails here</link>.': '<link>Hier lesen Sie die E-Mails</link>.',
  // client/admin/members
  'The applications couldn’t be loaded.': 'Die Bewerbungen konnten nicht geladen werden.',
  'The list couldn’t be loaded.': 'Die Liste konnte nicht geladen werden.',
  'This member couldn’t be loaded.': 'Dieses Mitglied konnte nicht geladen werden.',
  'Waiting to join ({count, number})': 'Bewerbungen ({count, number})',
  '{username} is a member now.': '{username} ist jetzt Mitglied.',
  '{username} is declined.': '{username} ist abgelehnt.',
  'Application of {username}': 'Bewerbung von {username}',
  'Reason, if you decline': 'Grund, falls Sie ablehnen',
  'Emailed to the applicant.': 'Geht per E-Mail an die Person.',
  'Accepting…': 'Wird angenommen …',
  Accept: 'Annehmen',
  'Declining…': 'Wird abgelehnt …',
  Decline: 'Ablehnen',
  'You can’t ban yourself.': 'Sie können sich nicht selbst sperren.',
  'Only an admin can ban a moderator, and an admin cannot be banned.':
    'Wer zur Moderation gehört, kann nur von Admins gesperrt werden. Admins können nicht gesperrt werden.',
  'Banned members can still log in, read, and export or delete their account.':
    'Gesperrte Mitglieder können sich weiterhin anmelden, lesen und ihr Konto exportieren oder löschen.',
  '{username} is banned permanently.': '{username} ist dauerhaft gesperrt.',
  '{username} is banned until {date}.': '{username} ist bis zum {date} gesperrt.',
  'Change ban': 'Sperre ändern',
  'The end': 'Das Ende',
  'Give a reason.': 'Geben Sie einen Grund an.',
  '{username} is banned. Posts and comments removed: {removed, number}.':
    '{username} ist gesperrt. Entfernte Beiträge und Kommentare: {removed, number}.',
  '{username} is banned.': '{username} ist gesperrt.',
  'Removed {removed, number}. More remain: press the button again to remove the rest.':
    '{removed, number} entfernt. Es sind noch mehr: Klicken Sie erneut auf die Schaltfläche, um den Rest zu entfernen.',
  'Ban {username}': '{username} sperren',
  '{username} and the public moderation log will show this.':
    'Sichtbar für {username} und im öffentlichen Moderationsprotokoll.',
  'Banning…': 'Wird gesperrt …',
  '{username} can post and comment again.':
    '{username} kann wieder Beiträge und Kommentare schreiben.',
  'Lift the ban on {username}': 'Sperre von {username} aufheben',
  'Reason (optional)': 'Grund (optional)',
  'Lift ban': 'Sperre aufheben',
  'Sessions of {username} ended: {ended}.': 'Beendete Sitzungen von {username}: {ended}.',
  'Sessions of {username}': 'Sitzungen von {username}',
  'Logs {username} out in all browsers on this site. API keys keep working.':
    'Meldet {username} auf dieser Website in allen Browsern ab. API-Schlüssel funktionieren weiter.',
  'Ending…': 'Wird beendet …',
  'End all sessions': 'Alle Sitzungen beenden',
  'Username begins with': 'Benutzername beginnt mit',
  Moderator: 'Moderation',
  Banned: 'Gesperrt',
  'Banned only': 'Nur gesperrte',
  'banned permanently': 'dauerhaft gesperrt',
  'banned until {date}': 'gesperrt bis zum {date}',
  'Joined {time}, karma {karma}, {postCount, plural, one {# post} other {# posts}}, {commentCount, plural, one {# comment} other {# comments}}':
    'Beigetreten {time}, Karma {karma}, {postCount, plural, one {# Beitrag} other {# Beiträge}}, {commentCount, plural, one {# Kommentar} other {# Kommentare}}',
  'There’s no member called {username}. <link>All members</link>':
    'Es gibt kein Mitglied namens {username}. <link>Alle Mitglieder</link>',
  Ban: 'Sperre',
  Notes: 'Notizen',
  'In the log': 'Im Protokoll',
  'No log entries about this member.': 'Keine Protokolleinträge zu diesem Mitglied.',
  'See all in the log': 'Alle im Protokoll ansehen',
  'Reports on their posts and comments': 'Meldungen zu Beiträgen und Kommentaren',
  Page: 'Seite',
  Joined: 'Beigetreten',
  Activity: 'Aktivität',
  '{posts, plural, one {# post} other {# posts}}, {comments, plural, one {# comment} other {# comments}}':
    '{posts, plural, one {# Beitrag} other {# Beiträge}}, {comments, plural, one {# Kommentar} other {# Kommentare}}',
  Karma: 'Karma',
  'Hidden or removed': 'Ausgeblendet oder entfernt',
  '{count, number} hidden, held, removed or deleted':
    '{count, number} ausgeblendet, zurückgehalten, entfernt oder gelöscht',
  'Reports received': 'Erhaltene Meldungen',
  '{count, plural, one {# time} other {# times}}': '{count, plural, one {#-mal} other {#-mal}}',
  'Reports made': 'Eigene Meldungen',
  '{count, plural, one {# time} other {# times}}, {dismissed, number} of them dismissed':
    '{count, plural, one {#-mal} other {#-mal}}, davon {dismissed, number} verworfen',
  'Can log in': 'Kann sich anmelden',
  'No: no email address': 'Nein: keine E-Mail-Adresse',
  Address: 'Adresse',
  'Invited by': 'Eingeladen von',
  Invited: 'Eingeladen',
  Deletion: 'Löschung',
  'The account will be deleted on {time}': 'Das Konto wird am {time} gelöscht',
  'acted on': 'bearbeitet',
  'None.': 'Keine.',
  'Post “{title}”,': 'Beitrag „{title}“,',
  'Post “{title}”, reported by {reporter},': 'Beitrag „{title}“, gemeldet von {reporter},',
  'Comment on “{title}”,': 'Kommentar zu „{title}“,',
  'Comment on “{title}”, reported by {reporter},':
    'Kommentar zu „{title}“, gemeldet von {reporter},',
  'Enter a note.': 'Geben Sie eine Notiz ein.',
  'Note added.': 'Notiz hinzugefügt.',
  'Former member': 'Ehemaliges Mitglied',
  'Add a note': 'Notiz hinzufügen',
  'Only visible to moderators and admins.': 'Nur für Moderation und Admins sichtbar.',
  'Adding…': 'Wird hinzugefügt …',
  'Delete this note?': 'Diese Notiz löschen?',
  'Note deleted.': 'Notiz gelöscht.',
  '{username} is already a member.': '{username} ist schon Mitglied.',
  '{username} is already a moderator.': '{username} gehört schon zur Moderation.',
  '{username} is already an admin.': '{username} ist schon Admin.',
  '{username} is a moderator now.': '{username} gehört jetzt zur Moderation.',
  '{username} is an admin now.': '{username} ist jetzt Admin.',
  'The role': 'Die Rolle',
  'Role of {username}': 'Rolle von {username}',
  'Reads, posts, comments and votes.': 'Liest, schreibt, kommentiert und stimmt ab.',
  'Also handles reports, bans members, and sees Moderation, Members and the Log.':
    'Bearbeitet auch Meldungen, sperrt Mitglieder und sieht Moderation, Mitglieder und Protokoll.',
  'Also runs the site: newsletter, subscribers, inbound feeds, imports, settings and roles.':
    'Betreibt auch die Website: Newsletter, Abonnements, eingehende Feeds, Importe, Einstellungen und Rollen.',
  'Changing…': 'Wird geändert …',
  'Save role': 'Rolle speichern',
  // client/admin/moderation
  'The reports couldn’t be loaded.': 'Die Meldungen konnten nicht geladen werden.',
  'Review queue couldn’t be loaded.': 'Die Einträge zur Prüfung konnten nicht geladen werden.',
  'The rules couldn’t be loaded.': 'Die Regeln konnten nicht geladen werden.',
  'Hide post': 'Beitrag ausblenden',
  Duration: 'Dauer',
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
    'Diese Konten haben dasselbe Postfach wie das Konto des Mitglieds oder ein früher abstimmendes, oder sie wurden im selben Netz und weniger als eine Stunde davor oder danach registriert.',
  'And {count, number} more.': 'Und {count, number} weitere.',
  '{username}: {role, select, admin {admin, } moderator {moderator, } other {}}joined {ago}, karma {karma}, {posts}, {comments}.':
    '{username}: {role, select, admin {Admin, } moderator {Moderation, } other {}}beigetreten {ago}, Karma {karma}, {posts}, {comments}.',
  'Banned permanently.': 'Dauerhaft gesperrt.',
  'Banned until {date}.': 'Gesperrt bis zum {date}.',
  'Earlier actions against them: {count}': 'Frühere Eingriffe: {count}',
  '100 or more': '100 oder mehr',
  'comment of {username} on “{title}”': 'Kommentar von {username} zu „{title}“',
  'A rule of the site': 'Eine Regel der Website',
  'Posted before': 'Schon einmal veröffentlicht',
  'Use single-letter shortcuts': 'Einzelne Buchstaben als Tastenkürzel verwenden',
  Reports: 'Meldungen',
  'Review [tab]': 'Prüfung',
  Rules: 'Regeln',
  'Enter a number from 0 to {max}.': 'Geben Sie eine Zahl von 0 bis {max} ein.',
  'Posts from new members aren’t reviewed.': 'Beiträge neuer Mitglieder werden nicht geprüft.',
  '{count, plural, one {The first post of each new member will be reviewed.} other {The first # posts of each new member will be reviewed.}}':
    '{count, plural, one {Der erste Beitrag jedes neuen Mitglieds wird geprüft.} other {Die ersten # Beiträge jedes neuen Mitglieds werden geprüft.}}',
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
  'Undo (5 s)': 'Rückgängig (5 s)',
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
  '{action} {item}': '{action}: {item}',
  '{action}: why?': '{action}: Warum?',
  'The author and the public moderation log will show this.':
    'Sichtbar für das Mitglied und im öffentlichen Moderationsprotokoll.',
  'Dismiss [report]': 'Verwerfen',
  Dismissed: 'Verworfen',
  Removed: 'Entfernt',
  'Lock [verb]': 'Schließen',
  Locked: 'Geschlossen',
  'Ban author': 'Mitglied sperren',
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
    'Regeln gelten für neue Beiträge und Kommentare, außer für die von Moderation und Admins.',
  '{count, plural, one {New members’ posts are held until # post of theirs has been approved.} other {New members’ posts are held until # posts of theirs have been approved.}}':
    '{count, plural, one {Beiträge neuer Mitglieder werden zurückgehalten, bis # Beitrag von ihnen freigegeben ist.} other {Beiträge neuer Mitglieder werden zurückgehalten, bis # Beiträge von ihnen freigegeben sind.}}',
  'Add a rule': 'Regel hinzufügen',
  'No rules yet.': 'Noch keine Regeln.',
  'and its subdomains': 'und ihre Subdomains',
  words: 'Wörter',
  'Added {ago}': 'Hinzugefügt {ago}',
  'Delete the rule for “{pattern}”?': 'Regel für „{pattern}“ löschen?',
  'Rule deleted.': 'Regel gelöscht.',
  'Posts and comments it held stay in the review queue.':
    'Beiträge und Kommentare, die sie zurückgehalten hat, warten weiter auf Prüfung.',
  'The domain or words': 'Die Domain oder die Wörter',
  'Enter a domain or words.': 'Geben Sie eine Domain oder Wörter ein.',
  'Rule added.': 'Regel hinzugefügt.',
  Matches: 'Gilt für',
  'A domain and its subdomains': 'Eine Domain und ihre Subdomains',
  Words: 'Wörter',
  'Domain or words': 'Domain oder Wörter',
  'Such as spam.example, or one to five words. Not case-sensitive.':
    'Zum Beispiel spam.example oder ein bis fünf Wörter. Groß- und Kleinschreibung spielen keine Rolle.',
  'Note (optional)': 'Notiz (optional)',
  'For other moderators.': 'Für die übrige Moderation.',
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
    '{done}. {count, plural, =0 {Nichts mehr übrig.} other {Noch # übrig.}} Mit Esc machen Sie es rückgängig.',
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
    'Der Status des Newsletters konnte nicht geladen werden.',
  'The chart couldn’t be loaded.': 'Das Diagramm konnte nicht geladen werden.',
  'Confirmations couldn’t be loaded.': 'Die Bestätigungen konnten nicht geladen werden.',
  'The templates couldn’t be loaded.': 'Die Vorlagen konnten nicht geladen werden.',
  'Candidates: {count, plural, one {# post} other {# posts}}':
    'Kandidaten: {count, plural, one {# Beitrag} other {# Beiträge}}',
  'Used for personalized versions.': 'Für Fassungen mit eigenen Wünschen.',
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
  'Looking…': 'Wird gesucht …',
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
  'Strike and correct…': 'Streichen und korrigieren …',
  'Dismissing…': 'Wird verworfen …',
  'The report is dismissed.': 'Die Meldung ist verworfen.',
  'Struck by {name}, {date}.': 'Gestrichen von {name}, {date}.',
  'Dismissed by {name}, {date}.': 'Verworfen von {name}, {date}.',
  'The correction': 'Die Korrektur',
  'Write what is correct.': 'Schreiben Sie, was richtig ist.',
  'The sentence is struck.': 'Der Satz ist gestrichen.',
  'Strike: {sentence}': 'Streichen: {sentence}',
  'Plain text for readers, also in the archive. It can’t be changed later.':
    'Unformatierter Text, der auch im Archiv steht. Er lässt sich später nicht ändern.',
  '{count, plural, one {How does # reader get it?} other {How do # readers get it?}}':
    '{count, plural, one {Wie erhält # Person die Korrektur?} other {Wie erhalten # Personen die Korrektur?}}',
  'With their next issue': 'Mit der nächsten Ausgabe',
  'Now, in a separate email': 'Jetzt, in einer eigenen E-Mail',
  'Striking…': 'Wird gestrichen …',
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
    'Das Bild darf höchstens {size, number} MB groß sein.',
  'The image': 'Das Bild',
  '{file} uploaded. Describe it.': '{file} ist hochgeladen. Beschreiben Sie das Bild.',
  'PNG, JPEG, WebP, AVIF or GIF, at most {size, number} MB; large images are resized. You can also paste or drop an image into the text.':
    'PNG, JPEG, WebP, AVIF oder GIF, höchstens {size, number} MB; große Bilder werden verkleinert. Sie können ein Bild auch in den Text einfügen oder ziehen.',
  'A link begins with http:// or https://.': 'Ein Link beginnt mit http:// oder https://.',
  'Apply link': 'Link setzen',
  'Remove link': 'Link entfernen',
  'The posts of this issue': 'Die Beiträge dieser Ausgabe',
  'Show only to…': 'Nur zeigen für …',
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
  'Edit…': 'Bearbeiten …',
  'Enter [key]': 'Eingabe',
  'Move up': 'Nach oben',
  'Move down': 'Nach unten',
  Duplicate: 'Duplizieren',
  Divider: 'Trennlinie',
  'Posts of this issue': 'Beiträge dieser Ausgabe',
  'The rest goes below them': 'Was folgt, steht darunter',
  'Loading the editor…': 'Der Editor wird geladen …',
  'This is the copy.': 'Dies ist die Kopie.',
  'Unscheduling…': 'Planung wird aufgehoben …',
  'The letter is a draft again.': 'Der Rundbrief ist wieder ein Entwurf.',
  'Stopping…': 'Wird gestoppt …',
  'No further emails are sent.': 'Es werden keine weiteren E-Mails gesendet.',
  'Holding…': 'Wird angehalten …',
  'The issue is on hold.': 'Die Ausgabe ist angehalten.',
  'Back to draft': 'Zurück zum Entwurf',
  'Stop sending': 'Versand stoppen',
  Unschedule: 'Planung aufheben',
  'Hold this issue': 'Ausgabe anhalten',
  'Resuming…': 'Wird fortgesetzt …',
  'Releasing…': 'Wird freigegeben …',
  'The other emails are on their way.': 'Die übrigen E-Mails sind unterwegs.',
  'The issue is released. No email is sent.':
    'Die Ausgabe ist freigegeben. Es wird keine E-Mail gesendet.',
  'The issue is released. Readers get it at their chosen time.':
    'Die Ausgabe ist freigegeben und kommt zur jeweils gewählten Uhrzeit an.',
  'Resume sending': 'Versand fortsetzen',
  'Release this issue': 'Ausgabe freigeben',
  'Send or schedule…': 'Senden oder planen …',
  'Send now or reschedule…': 'Jetzt senden oder neu planen …',
  'More actions': 'Weitere Aktionen',
  'Save as template…': 'Als Vorlage speichern …',
  'Delete this letter…': 'Rundbrief löschen …',
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
    'Alle haben die E-Mail schon oder erhalten sie gleich.',
  'Sending to {count, plural, one {# reader} other {# readers}}.':
    'Wird an {count, plural, one {# Person} other {# Personen}} gesendet.',
  'Send this letter?': 'Diesen Rundbrief senden?',
  'Send this issue?': 'Diese Ausgabe senden?',
  Send: 'Senden',
  'Schedule [verb]': 'Planen',
  'Scheduling…': 'Wird geplant …',
  'Not yet': 'Noch nicht',
  'Sends to {count, plural, one {# reader} other {# readers}}. No one gets it twice. Once it sends, this can’t be undone.':
    'Geht an {count, plural, one {# Person} other {# Personen}}. Niemand erhält ihn doppelt. Sobald der Versand beginnt, lässt er sich nicht rückgängig machen.',
  'Sends to {count, plural, one {# reader} other {# readers}} immediately, ignoring delivery times. No one gets it twice. Once it sends, this can’t be undone.':
    'Geht sofort an {count, plural, one {# Person} other {# Personen}}, unabhängig von der gewählten Uhrzeit. Niemand erhält sie doppelt. Sobald der Versand beginnt, lässt er sich nicht rückgängig machen.',
  'Sections: {list}': 'Abschnitte: {list}',
  'Send at': 'Senden am',
  'Your time zone. Blank means now.': 'In Ihrer Zeitzone. Leer bedeutet: jetzt.',
  'Number of readers': 'Anzahl der Personen',
  'Type {count, number} to confirm.': 'Geben Sie zur Bestätigung {count, number} ein.',
  'None. [issues]': 'Keine.',
  'None. [emails]': 'Keine.',
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
  '{language}, personalized': '{language}, mit eigenen Wünschen',
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
  'No. {place, number} by points': 'Nr. {place, number} nach Punkten',
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
  'The site is not open yet. <open>Open it</open>.':
    'Die Website ist noch nicht eröffnet. <open>Jetzt eröffnen</open>.',
  'All its posts are hidden.': 'Alle Beiträge darin sind ausgeblendet.',
  'The letter has no text.': 'Der Rundbrief hat keinen Text.',
  'A post or comment in the text is hidden, so emails leave it out: {link}':
    'Ein Beitrag oder Kommentar im Text ist ausgeblendet und fehlt deshalb in E-Mails: {link}',
  'Add a postal address in <mail>Mail settings</mail>.':
    'Geben Sie unter <mail>E-Mail-Versand</mail> eine Postanschrift an.',
  'It has no link to unsubscribe.': 'Es fehlt ein Link zum Abbestellen.',
  'The subject is empty.': 'Der Betreff ist leer.',
  'An image has no alternative text: {link}': 'Ein Bild hat keinen Alternativtext: {link}',
  'It has {size, number} KB of HTML. Gmail clips emails at 102 KB. Remove some posts or text.':
    'Das HTML ist {size, number} KB groß. Gmail schneidet E-Mails bei 102 KB ab. Entfernen Sie Beiträge oder Text.',
  'An uploaded image is missing. Upload it again: {link}':
    'Ein hochgeladenes Bild fehlt. Laden Sie es noch einmal hoch: {link}',
  'A link leads to a hidden post or an unpublished issue: {link}':
    'Ein Link führt zu einem ausgeblendeten Beitrag oder einer unveröffentlichten Ausgabe: {link}',
  'Before sending': 'Vor dem Versand',
  'No problems found.': 'Keine Probleme gefunden.',
  'Fix before sending': 'Noch zu beheben',
  'Worth a look': 'Einen Blick wert',
  'Checking…': 'Wird geprüft …',
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
    'In eigenen Worten, wie beim Abonnieren. Leer: der Newsletter ohne eigene Wünsche.',
  'Preview as a reader in': 'Vorschau für das Segment',
  'Readers in none of these get no sections.':
    'Wer zu keinem davon gehört, erhält keine Abschnitte.',
  'Tests use the last saved version.': 'Tests verwenden den zuletzt gespeicherten Stand.',
  'Writing…': 'Wird geschrieben …',
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
  'For {date}. What you change before then is sent, too.':
    'Am {date}. Was Sie bis dahin ändern, wird mitgeschickt.',
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
  '{title}, {width, number} pixels wide': '{title}, {width, number} Pixel breit',
  'Digests sent': 'Gesendete Newsletter-E-Mails',
  'Not delivered': 'Nicht zugestellt',
  'Unsubscribed and complained': 'Abbestellungen und Beschwerden',
  'Nothing was sent in this time.': 'In dieser Zeit wurde nichts gesendet.',
  'The last 30 days': 'Die letzten 30 Tage',
  'All statistics': 'Zur Statistik',
  Issues: 'Ausgaben',
  'The daily issue <issue>{period}</issue> is on hold, although its first readers were due on {date}.':
    'Die Tagesausgabe <issue>{period}</issue> ist angehalten, obwohl die erste Zustellung am {date} fällig war.',
  'The weekly issue <issue>{period}</issue> is on hold, although its first readers were due on {date}.':
    'Die Wochenausgabe <issue>{period}</issue> ist angehalten, obwohl die erste Zustellung am {date} fällig war.',
  'Digests are paused automatically until {date}: {count, plural, one {# email} other {# emails}} bounced within a day, which is too many. Login codes and links are still sent.':
    'Der Newsletter ist bis zum {date} automatisch pausiert: {count, plural, one {# E-Mail war} other {# E-Mails waren}} innerhalb eines Tages unzustellbar, und das sind zu viele. Codes und Links zum Anmelden werden weiterhin gesendet.',
  'Digests are paused automatically until {date}: {count, plural, one {# complaint} other {# complaints}} within a day, which is too many. Login codes and links are still sent.':
    'Der Newsletter ist bis zum {date} automatisch pausiert: {count, plural, one {# Beschwerde} other {# Beschwerden}} innerhalb eines Tages, und das sind zu viele. Codes und Links zum Anmelden werden weiterhin gesendet.',
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
  'Pausing…': 'Wird pausiert …',
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
  'Start from…': 'Beginnen mit …',
  'Drafting…': 'Wird entworfen …',
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
  'Download reads by place and day': 'Aufrufe je Stelle und Tag herunterladen',
  'The last 90 days': 'Die letzten 90 Tage',
  'The last year': 'Die letzten zwölf Monate',
  'Form on the site': 'Formular auf der Website',
  'Import [noun]': 'Import',
  'Embedded form': 'Eingebettetes Formular',
  'Subscribers over time': 'Abonnements im Zeitverlauf',
  'Active subscribers by source': 'Aktive Abonnements nach Herkunft',
  'Active subscribers by language': 'Aktive Abonnements nach Sprache',
  'Complete days only. A confirmation counts on the day of its request, and can arrive up to seven days later.':
    'Nur abgeschlossene Tage. Eine Bestätigung zählt am Tag ihrer Anforderung und kann bis zu sieben Tage später eintreffen.',
  'Download subscribers by day': 'Abonnements je Tag herunterladen',
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
    'Noch keine Vorlagen. Im Menü eines Rundbriefs steht „Als Vorlage speichern …“.',
  'Templates, by name': 'Vorlagen, nach Namen',
  'Saved [date]': 'Gespeichert',
  'Rename…': 'Umbenennen …',
  'Delete…': 'Löschen …',
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
  'no. {rank} by points': 'Nr. {rank} nach Punkten',
  'no. {rank} by points, after no. {before} with as many: it has fewer comments':
    'Nr. {rank} nach Punkten, hinter Nr. {before} mit gleich vielen: weniger Kommentare',
  'no. {rank} by points, after no. {before} with as many: its publisher has more posts ahead of it':
    'Nr. {rank} nach Punkten, hinter Nr. {before} mit gleich vielen: mehr Beiträge derselben Quelle stehen davor',
  'no. {rank} by points, after no. {before} with as many: it is older':
    'Nr. {rank} nach Punkten, hinter Nr. {before} mit gleich vielen: älter',
  'no. {rank} by points, after no. {before} with as many: by their IDs':
    'Nr. {rank} nach Punkten, hinter Nr. {before} mit gleich vielen: nach der ID',
  'no. {rank} by points: far fewer points than no. {least}; kept for readers who prefer its subject':
    'Nr. {rank} nach Punkten: weit weniger Punkte als Nr. {least}; vorgesehen, wo sein Thema gewünscht ist',
  'no. {rank} by points: after the {chosen} of the issue; kept for readers who prefer its subject':
    'Nr. {rank} nach Punkten: hinter den {chosen} der Ausgabe; vorgesehen, wo sein Thema gewünscht ist',
  'no. {rank} by points: after the first {most}; kept for readers who prefer its subject':
    'Nr. {rank} nach Punkten: hinter den ersten {most}; vorgesehen, wo sein Thema gewünscht ist',
  'no. {rank} by points: after all candidates': 'Nr. {rank} nach Punkten: hinter allen Kandidaten',
  'rose after the issue of {period}: no. {rank} of it by now':
    'nach der Ausgabe {period} aufgestiegen: inzwischen Nr. {rank} davon',
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
    'dasselbe Ereignis wie ein anderer Beitrag weiter oben',
  'the same story as “{title}”, which is ahead of it':
    'dasselbe Ereignis wie „{title}“ weiter oben',
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
    'Von KI verfasst und geprüft, in der jeweils gewählten Sprache',
  'With a model: at most {requests, plural, one {# request} other {# requests}} and about {tokens, number} tokens per issue, with the {versions, plural, one {# version} other {# versions}} of your latest issue.':
    'Mit einem Modell: höchstens {requests, plural, one {# Anfrage} other {# Anfragen}} und etwa {tokens, number} Tokens je Ausgabe, bei {versions, plural, one {# Fassung} other {# Fassungen}} wie in Ihrer letzten Ausgabe.',
  'Send the digest': 'Newsletter senden',
  'If off, no issues are created. Subscribers stay.':
    'Ist das ausgeschaltet, entstehen keine Ausgaben. Die Abonnements bleiben.',
  'In each reader’s time zone, unless they chose another time.':
    'In der Zeitzone der jeweiligen Person, sofern sie keine andere Uhrzeit gewählt hat.',
  'In the site’s time zone. Readers whose delivery time is earlier get the previous issue.':
    'In der Zeitzone der Website. Wer den Newsletter früher am Tag erhält, bekommt die vorige Ausgabe.',
  '5 to 10.': '5 bis 10.',
  'One per line. An issue has at most two posts of a domain, but any number of yours.':
    'Eine je Zeile. Eine Ausgabe enthält höchstens zwei Beiträge einer Domain, von Ihren aber beliebig viele.',
  'Show the picture of the first post': 'Bild des ersten Beitrags zeigen',
  'From the page that it links to. This site stores and serves it.':
    'Von der verlinkten Seite. Diese Website speichert es und liefert es aus.',
  'Seconds. For visitors who haven’t seen it in 24 hours.':
    'In Sekunden. Für alle, die es in den letzten 24 Stunden nicht gesehen haben.',
  'For readers who still have to confirm. Only platform admins see this.':
    'Für Personen, die noch bestätigen müssen. Das sehen nur Plattform-Admins.',
  'One per line, such as https://blog.example.org. See “Subscribers”.':
    'Eine je Zeile, zum Beispiel https://blog.example.org. Siehe „Abonnements“.',
  'Landing page of the newsletter': 'Landingpage des Newsletters',
  'Question {number}': 'Frage {number}',
  'Answer {number}': 'Antwort {number}',
  'Remove question {number}': 'Frage {number} entfernen',
  'Add a question': 'Frage hinzufügen',
  'Questions and answers': 'Fragen und Antworten',
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
    'Nie auf Seiten, die aus E-Mails geöffnet werden, und nie bei Browsern, die darum bitten, nicht verfolgt zu werden.',
  'Off [statistics]': 'Aus',
  'Or a compatible script. Identified by domain.':
    'Oder ein kompatibles Skript. Erkannt an der Domain.',
  'Identified by website ID.': 'Erkannt an der Website-ID.',
  'Must start with https:// and be on another host. Only a platform admin can set it, because it runs on all pages.':
    'Muss mit https:// beginnen und auf einem anderen Host liegen. Nur Plattform-Admins können sie festlegen, denn das Skript läuft auf allen Seiten.',
  Everyone: 'Alle',
  'People with an invitation': 'Wer eingeladen ist',
  'People approved by moderators': 'Wen die Moderation aufnimmt',
  'Addresses at certain domains': 'Adressen bestimmter Domains',
  'No one': 'Niemand',
  'All members': 'Alle Mitglieder',
  'Moderators and admins': 'Moderation und Admins',
  'One per line, without subdomains.': 'Eine je Zeile, ohne Subdomains.',
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
    'Unter /mcp suchen und lesen sie, was alle lesen können. Für Beiträge und Kommentare brauchen sie den API-Schlüssel eines Mitglieds. Die API selbst bleibt eingeschaltet.',
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
  '40 pixels': '40 Pixel',
  '38 pixels': '38 Pixel',
  '42 pixels': '42 Pixel',
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
  'Publish…': 'Veröffentlichen …',
  'Someone published since you started. Publishing will overwrite their changes.':
    'Seit Sie begonnen haben, hat jemand etwas veröffentlicht. Wenn Sie veröffentlichen, werden diese Änderungen überschrieben.',
  'Continue with this draft': 'Mit diesem Entwurf weitermachen',
  'Discard the draft?': 'Entwurf verwerfen?',
  'Discard it': 'Verwerfen',
  'Discarding…': 'Wird verworfen …',
  'The form returns to the published settings. Readers see no change.':
    'Das Formular zeigt dann wieder die veröffentlichten Einstellungen. Auf der Website ändert sich nichts.',
  'Not saved.': 'Nicht gespeichert.',
  'Not saved: {count, plural, one {one setting has} other {# settings have}} errors.':
    'Nicht gespeichert: {count, plural, one {Eine Einstellung enthält} other {# Einstellungen enthalten}} Fehler.',
  'Saving the draft…': 'Entwurf wird gespeichert …',
  'No unpublished changes.': 'Keine unveröffentlichten Änderungen.',
  'The draft matches what’s published.': 'Der Entwurf entspricht dem veröffentlichten Stand.',
  'Draft saved · {count, plural, one {# unpublished change} other {# unpublished changes}}':
    'Entwurf gespeichert · {count, plural, one {# unveröffentlichte Änderung} other {# unveröffentlichte Änderungen}}',
  'This site doesn’t exist, or you can’t manage it.':
    'Diese Website gibt es nicht, oder Sie dürfen sie nicht verwalten.',
  'Settings of {site}': 'Einstellungen von {site}',
  '{parts} have unsaved changes. You’ll lose them if you leave.':
    'Ungespeicherte Änderungen: {parts}. Wenn Sie die Seite verlassen, gehen sie verloren.',
  'Your last changes couldn’t be saved. You’ll lose them if you leave.':
    'Ihre letzten Änderungen konnten nicht gespeichert werden. Wenn Sie die Seite verlassen, gehen sie verloren.',
  'Leave without saving?': 'Ohne Speichern verlassen?',
  Leave: 'Verlassen',
  'Leaving…': 'Wird verlassen …',
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
  'Set by the operator': 'Vom Betreiber festgelegt',
  Default: 'Standard',
  'Set here': 'Hier festgelegt',
  '{site} is live at these hosts (and www.).':
    '{site} ist unter diesen Hosts erreichbar (auch mit www.).',
  canonical: 'kanonisch',
  'Only platform admins can change hosts.': 'Nur Plattform-Admins können Hosts ändern.',
  'The host search engines should use.': 'Diesen Host sollen Suchmaschinen verwenden.',
  'Shown in texts and emails.': 'Steht in Texten und E-Mails.',
  'Hosts saved.': 'Hosts gespeichert.',
  'Custom hosts': 'Eigene Hosts',
  'One per line. They work as soon as you save; point their DNS here first.':
    'Einer je Zeile. Sie gelten, sobald Sie speichern; lassen Sie ihr DNS vorher hierher zeigen.',
  'Save hosts': 'Hosts speichern',
  'One sentence, shown next to the name and in feeds.':
    'Ein Satz, der neben dem Namen und in Feeds steht.',
  '{label} uploaded.': '{label} ist hochgeladen.',
  'An image other than SVG': 'Ein anderes Bild als SVG',
  '{label}, path': '{label}, Pfad',
  '{file} isn’t JSON. Choose a file exported from here.':
    '{file} ist kein JSON. Wählen Sie eine hier exportierte Datei.',
  'The file is now your draft. Nothing is published yet.':
    'Die Datei ist jetzt Ihr Entwurf. Noch ist nichts veröffentlicht.',
  Export: 'Export',
  'All published settings, with pages, hosts, tags and uploaded images, as a JSON file.':
    'Alle veröffentlichten Einstellungen mit Seiten, Hosts, Schlagwörtern und hochgeladenen Bildern als JSON-Datei.',
  'Exporting…': 'Wird exportiert …',
  'Export settings': 'Einstellungen exportieren',
  'Importing replaces your draft. You can undo. Hosts, canonical domain and tags don’t change.':
    'Der Import ersetzt Ihren Entwurf. Sie können ihn rückgängig machen. Hosts, kanonische Domain und Schlagwörter ändern sich nicht.',
  'Settings file': 'Datei mit Einstellungen',
  'The file is now the draft.': 'Die Datei ist jetzt der Entwurf.',
  'Not imported, to be set under Hosts: {hosts}.':
    'Nicht importiert, unter „Hosts“ festzulegen: {hosts}.',
  'Not imported, to be set under Tags: {tags}.':
    'Nicht importiert, unter „Schlagwörter“ festzulegen: {tags}.',
  'Pages, emails, feeds and the administration are in this language.':
    'Seiten, E-Mails, Feeds und die Verwaltung sind in dieser Sprache.',
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
  Status: 'Status',
  'More sites': 'Mehr Websites',
  'Being deleted': 'Wird gelöscht',
  'Not open yet': 'Noch nicht eröffnet',
  'Has a draft': 'Mit Entwurf',
  'Published [site]': 'Veröffentlicht',
  'New site': 'Neue Website',
  'Custom host names, one per line. You can add them later.':
    'Eigene Hostnamen, einer je Zeile. Sie können sie auch später hinzufügen.',
  'Create site': 'Website erstellen',
  'New site…': 'Neue Website …',
  'Unsaved changes': 'Ungespeicherte Änderungen',
  'List [page]': 'Liste',
  'Form [page]': 'Formular',
  'Digest email': 'Newsletter-E-Mail',
  'Landing page': 'Landingpage',
  'Phone [device]': 'Smartphone',
  'Desktop [device]': 'Desktop',
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
  'Remove the demo sites…': 'Demo-Websites entfernen …',
  'Remove the demo sites?': 'Demo-Websites entfernen?',
  'Their posts, members and subscribers are deleted. You can’t undo this.':
    'Ihre Beiträge, Mitglieder und Abonnements werden gelöscht. Das lässt sich nicht rückgängig machen.',
  '%s is replaced with the page title.': '%s steht für den Titel der Seite.',
  'A PNG or JPEG of 1200 by 630 pixels.': 'PNG oder JPEG mit 1200 × 630 Pixeln.',
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
  'Rounded corners': 'Abgerundete Ecken',
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
  'Import confirmation emails per day': 'Bestätigungs-E-Mails je Tag durch Importe',
  'Origins that may embed the form': 'Websites, die das Formular einbetten dürfen',
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
  'Delete site…': 'Website löschen …',
  'The site is closed. It will be deleted on {time}.':
    'Die Website ist geschlossen. Gelöscht wird sie am {time}.',
  'Restoring…': 'Wird wiederhergestellt …',
  'The site stays.': 'Die Website bleibt.',
  'Keep site': 'Website behalten',
  'Delete {site}?': '{site} löschen?',
  'Delete site': 'Website löschen',
  'Visitors no longer see it. In 30 days its posts, members and subscribers are deleted. Download them first:':
    'Öffentlich ist sie dann nicht mehr zu sehen. In 30 Tagen werden Beiträge, Mitglieder und Abonnements gelöscht. Laden Sie sie vorher herunter:',
  'Download site': 'Website herunterladen',
  'Let members add pictures to posts and comments':
    'Mitglieder dürfen Beiträgen und Kommentaren Bilder hinzufügen',
  'They are stored by this site. Those in texts stay when you turn this off.':
    'Diese Website speichert sie. Bilder in Texten bleiben, wenn Sie das ausschalten.',
  'Members with less karma can’t add pictures. Staff always can.':
    'Wer weniger Karma hat, kann keine Bilder hinzufügen. Das Team kann es immer.',
  'Pictures in posts and comments': 'Bilder in Beiträgen und Kommentaren',
  'Karma for pictures': 'Karma für Bilder',
  'Pictures of linked pages': 'Bilder verlinkter Seiten',
  'Pictures in lists': 'Bilder in Listen',
  'Show the pictures of linked pages in lists': 'Bilder verlinkter Seiten in Listen zeigen',
  'The site fetches each once and stores a small copy. Links posted from then on have one.':
    'Die Website ruft jedes einmal ab und speichert eine kleine Kopie. Das gilt für Links, die ab dann eingereicht werden.',
  Cells: 'Zellen',
  'The cells couldn’t be loaded.': 'Die Zellen konnten nicht geladen werden.',
  'This cell.': 'Diese Zelle.',
  'Reachable since {since}. Last asked: {answered}.':
    'Erreichbar seit dem {since}. Zuletzt gefragt: {answered}.',
  'Not reachable since {since}. Last answer: {answered}.':
    'Nicht erreichbar seit dem {since}. Letzte Antwort: {answered}.',
  'Its key is refused since {since}. Last answer: {answered}.':
    'Der Schlüssel wird seit dem {since} abgelehnt. Letzte Antwort: {answered}.',
  'Its answers are of another version since {since}. Last answer: {answered}.':
    'Die Antworten sind seit dem {since} von einer anderen Version. Letzte Antwort: {answered}.',
  Open: 'Eröffnet',
  Moving: 'Zieht um',
  'Posts in 30 days': 'Beiträge in 30 Tagen',
  '{name} (admin)': '{name} (Admin)',
  'Remove…': 'Entfernen …',
  'Remove {cell}…': '{cell} entfernen …',
  'Remove {cell}?': '{cell} entfernen?',
  'It is no longer listed here. Its sites stay as they are.':
    'Sie steht dann nicht mehr in dieser Liste. Ihre Websites bleiben, wie sie sind.',
  'Add a cell': 'Zelle hinzufügen',
  'Add a cell…': 'Zelle hinzufügen …',
  'The cell is added.': 'Die Zelle ist hinzugefügt.',
  'The address': 'Die Adresse',
  'Of a site that stays in the other cell, such as https://cell-2.example.org.':
    'Von einer Website, die in der anderen Zelle bleibt, etwa https://cell-2.example.org.',
  'API key': 'API-Schlüssel',
  'Of that site, with the permission “Cells: read”.':
    'Von dieser Website, mit der Berechtigung „Zellen: lesen“.',
  // client/admin/subscribers
  'The proof of consent couldn’t be loaded.':
    'Der Nachweis der Einwilligung konnte nicht geladen werden.',
  'The HTML couldn’t be loaded.': 'Das HTML konnte nicht geladen werden.',
  'The subscribers couldn’t be loaded.': 'Die Abonnements konnten nicht geladen werden.',
  'The blocked addresses couldn’t be loaded.':
    'Die gesperrten Adressen konnten nicht geladen werden.',
  Resubscribed: 'Wieder abonniert',
  'form on a page': 'Formular auf einer Seite',
  'form in the dialog': 'Formular im Pop-up',
  'form on the front page': 'Formular auf der Startseite',
  'form in an issue': 'Formular in einer Ausgabe',
  'form on another site': 'Formular auf einer anderen Website',
  'frame on another site': 'Frame auf einer anderen Website',
  'settings of an account': 'Einstellungen eines Kontos',
  'page of a member’s subscription': 'Seite zum Abonnement eines Mitglieds',
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
  'Allowed origins': 'Zugelassene Websites',
  'No other site may use the form yet. Add its origin in the <link>settings of the newsletter</link>.':
    'Noch darf keine andere Website das Formular verwenden. Fügen Sie ihre Adresse in den <link>Einstellungen des Newsletters</link> hinzu.',
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
  'Include readers’ personal prompts': 'Eigene Wünsche mit aufnehmen',
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
  'People in the file': 'Personen in der Datei',
  'Not readable': 'Nicht lesbar',
  'Only those who are subscribed are imported. Those who unsubscribed, bounced or complained are blocked, and a subscription that they have here ends. Addresses that the site already knows are skipped.':
    'Importiert wird nur, wer den Newsletter abonniert hat. Wer abbestellt oder sich beschwert hat oder wessen Adresse unzustellbar war, wird gesperrt; ein Abonnement auf dieser Website endet dann. Adressen, die die Website schon kennt, werden übersprungen.',
  'Not understood, and left out: {columns}. These rows are imported without it.':
    'Nicht verstanden und weggelassen: {columns}. Diese Zeilen werden ohne diese Angabe importiert.',
  'The first rows': 'Die ersten Zeilen',
  Line: 'Zeile',
  'Line {line, number}': 'Zeile {line, number}',
  'Not understood': 'Nicht verstanden',
  'Import finished': 'Import abgeschlossen',
  'Importing…': 'Wird importiert …',
  'The import was interrupted': 'Der Import wurde unterbrochen',
  'The import isn’t finished. If you leave, the remaining rows won’t be imported.':
    'Der Import ist noch nicht fertig. Wenn Sie die Seite verlassen, werden die übrigen Zeilen nicht importiert.',
  '{sent, number} of {total, number} rows': '{sent, number} von {total, number} Zeilen',
  'Resume [import]': 'Fortsetzen',
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
    'Höchstens {count, plural, one {# Person} other {# Personen}} am Tag.',
  'They’ve already agreed': 'Sie haben schon zugestimmt',
  'They’re active immediately. You vouch for their consent, and that’s logged.':
    'Sofort aktiv. Sie bürgen für die Einwilligung; das wird protokolliert.',
  'The file is empty.': 'Die Datei ist leer.',
  'A CSV file with one reader per line, such as an export of Mailchimp, Substack, beehiiv, Ghost, Kit, Buttondown or listmonk. Nothing is stored before you have seen how it is read.':
    'Eine CSV-Datei mit einer Person je Zeile, zum Beispiel ein Export von Mailchimp, Substack, beehiiv, Ghost, Kit, Buttondown oder listmonk. Gespeichert wird erst, wenn Sie gesehen haben, wie sie gelesen wird.',
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
  'Searching…': 'Wird gesucht …',
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
  Personalized: 'Mit eigenen Wünschen',
  'Duplicate of line {line}.': 'Doppelt: wie Zeile {line}.',
  'Duplicate of row {n}.': 'Doppelt: wie Zeile {n}.',
  '{event}: in the last days': '{event}: in den letzten Tagen',
  '{event}: longer ago': '{event}: länger her',
  'Each origin': 'Jede Website',
  Days: 'Tage',
  'Segment saved.': 'Segment gespeichert.',
  'New segment': 'Neues Segment',
  'Change {name}': '{name} ändern',
  'Change “{name}”': '„{name}“ ändern',
  'Leave empty to match everyone, here and below.':
    'Leer bedeutet: alle. Das gilt auch für die Felder unten.',
  'Subscribed by': 'Abonniert über',
  'Signed up on these sites (optional)': 'Abonniert auf diesen Websites (optional)',
  'Origins, one per line, such as https://blog.example.org.':
    'Adressen der Websites, eine je Zeile, zum Beispiel https://blog.example.org.',
  'Topics members follow or readers asked for.':
    'Themen, denen Mitglieder folgen oder die in den Wünschen stehen.',
  'With an account': 'Mit Konto',
  'Without an account': 'Ohne Konto',
  'Days must be a number.': 'Tage: Geben Sie eine Zahl ein.',
  '{matching, plural, one {# reader} other {# readers}} of {active, plural, one {# active subscriber} other {# active subscribers}}, without those on pause.':
    '{matching, plural, one {# Person} other {# Personen}} von {active, plural, one {# aktiven Abonnement} other {# aktiven Abonnements}}, ohne pausierte.',
  'Counting…': 'Wird gezählt …',
  'A form': 'Ein Formular',
  'An account': 'Ein Konto',
  'An import': 'Einen Import',
  'Confirmed the subscription': 'Abonnement bestätigt',
  'Visited while logged in': 'Besuch mit Anmeldung',
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
    'besucht {count, plural, one {am letzten Tag} other {in den letzten # Tagen}}',
  'visited more than {count, plural, one {# day} other {# days}} ago':
    'zuletzt besucht vor mehr als {count, plural, one {# Tag} other {# Tagen}}',
  'Saved audiences, evaluated when an email is sent. Opens and clicks aren’t stored per person, so they can’t be conditions.':
    'Gespeicherte Zielgruppen; wer dazugehört, entscheidet sich beim Versand. Öffnungen und Klicks werden nicht je Person gespeichert und können deshalb keine Bedingungen sein.',
  'No segments yet.': 'Noch keine Segmente.',
  'Segments, by name': 'Segmente nach Namen',
  'Delete the segment “{name}”?': 'Segment „{name}“ löschen?',
  'Segment deleted.': 'Segment gelöscht.',
  'The subscribers stay.': 'Die Abonnements bleiben.',
  Growth: 'Wachstum',
  'Confirmed and unsubscribed': 'Bestätigt und abbestellt',
  'Blocked by staff': 'Vom Team gesperrt',
  'since {date}': 'seit dem {date}',
  'paused until {date}': 'pausiert bis zum {date}',
  '{email} is unsubscribed.': 'Das Abonnement von {email} ist beendet.',
  'Subscribers, newest first': 'Abonnements, neueste zuerst',
  'From [source]': 'Herkunft',
  personalized: 'mit eigenen Wünschen',
  Block: 'Sperren',
  Unblock: 'Entsperren',
  'Unsubscribe this reader?': 'Dieses Abonnement beenden?',
  'Unsubscribing…': 'Wird beendet …',
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
  'Blocked per day': 'Gesperrt je Tag',
  'No blocked addresses.': 'Keine gesperrten Adressen.',
  'Blocked addresses, newest first': 'Gesperrte Adressen, neueste zuerst',
  When: 'Wann',
  'Hash starts with': 'Anfang des Hashs',
  'More addresses': 'Mehr Adressen',
  'Enter an email address.': 'Geben Sie eine E-Mail-Adresse ein.',
  'Doesn’t have to be a subscriber.': 'Auch ohne Abonnement.',
  'Block…': 'Sperren …',
  'Unblock…': 'Entsperren …',
  // client/admin/ui
  '{name}: {total, number} in all, at most {maximum, number} a day':
    '{name}: insgesamt {total, number}, höchstens {maximum, number} am Tag',
  '{name}: {last, number} on the last day, at most {maximum, number}':
    '{name}: am letzten Tag {last, number}, höchstens {maximum, number}',
  'No data for this period.': 'Keine Daten für diesen Zeitraum.',
  '{title}, {from} to {to}. {summary}.': '{title}, {from} bis {to}. {summary}.',
  '{title} as a table': '{title} als Tabelle',
  '{title}, day by day': '{title}, Tag für Tag',
  Day: 'Tag',
  '{count, number} more loaded.': '{count, number} weitere geladen.',
  'This page doesn’t exist. <link>Back to the overview</link>':
    'Diese Seite gibt es nicht. <link>Zurück zur Übersicht</link>',
  'Leave this page?': 'Diese Seite verlassen?',
  // client/admin/web-hooks
  'The preview couldn’t be loaded.': 'Die Vorschau konnte nicht geladen werden.',
  'The connections couldn’t be loaded.': 'Die Verbindungen konnten nicht geladen werden.',
  'The points': 'Die Punkte',
  'The events': 'Die Ereignisse',
  'It is added.': 'Hinzugefügt.',
  'It is added. Copy its secret.': 'Hinzugefügt. Kopieren Sie den Signaturschlüssel.',
  'Add a connection': 'Verbindung hinzufügen',
  'Connect with': 'Verbinden mit',
  'It receives a POST request for each event.': 'Sie erhält für jedes Ereignis eine POST-Anfrage.',
  Events: 'Ereignisse',
  'What is posted': 'Was veröffentlicht wird',
  'Each issue, when it is sent': 'Jede Ausgabe, wenn sie gesendet wird',
  'Posts with enough points': 'Beiträge mit genug Punkten',
  'Points that a post needs': 'Punkte, die ein Beitrag braucht',
  'Within three days. Posts from before the connection are not posted.':
    'Innerhalb von drei Tagen. Beiträge aus der Zeit vor der Verbindung werden nicht veröffentlicht.',
  'What it looks like': 'So sieht es aus',
  'Post changed': 'Beitrag geändert',
  'Comment published': 'Kommentar veröffentlicht',
  'Member joined': 'Mitglied beigetreten',
  'Subscriber confirmed': 'Abonnement bestätigt',
  'Issue sent': 'Ausgabe gesendet',
  'Report by a member': 'Meldung eines Mitglieds',
  Test: 'Test',
  'The key': 'Der Schlüssel',
  'The key is changed.': 'Der Schlüssel ist geändert.',
  'Change the key': 'Schlüssel ändern',
  'A program of yours (web-hook)': 'Ein eigenes Programm (Webhook)',
  'Search engines (IndexNow)': 'Suchmaschinen (IndexNow)',
  'Feed readers (WebSub)': 'Feedreader (WebSub)',
  'URL of the incoming web-hook': 'URL des eingehenden Webhooks',
  'Create an app in Slack, turn on incoming web-hooks and add a channel. It is stored encrypted and isn’t shown again.':
    'Erstellen Sie in Slack eine App, schalten Sie „Incoming Webhooks“ ein und fügen Sie einen Kanal hinzu. Die URL wird verschlüsselt gespeichert und nicht wieder angezeigt.',
  'In the settings of the channel, under Integrations. It is stored encrypted and isn’t shown again.':
    'In den Einstellungen des Kanals unter „Integrationen“. Die URL wird verschlüsselt gespeichert und nicht wieder angezeigt.',
  Chat: 'Chat',
  'Its ID, or @ and the name of a channel. The bot must be allowed to write there.':
    'Die ID, oder @ und der Name eines Kanals. Der Bot muss dort schreiben dürfen.',
  'Token of the bot': 'Token des Bots',
  'From @BotFather. It is stored encrypted and isn’t shown again.':
    'Von @BotFather. Das Token wird verschlüsselt gespeichert und nicht wieder angezeigt.',
  'Such as https://mastodon.social.': 'Zum Beispiel https://mastodon.social.',
  'Access token': 'Zugangstoken',
  'In Mastodon, under Preferences, Development, with the scopes profile and write:statuses. It is stored encrypted and isn’t shown again.':
    'In Mastodon unter „Einstellungen“, „Entwicklung“, mit den Befugnissen profile und write:statuses. Das Token wird verschlüsselt gespeichert und nicht wieder angezeigt.',
  'Most accounts are at https://bsky.social.': 'Die meisten Konten sind bei https://bsky.social.',
  Handle: 'Handle',
  'Such as name.bsky.social.': 'Zum Beispiel name.bsky.social.',
  'App password': 'App-Passwort',
  'In Bluesky, under Settings, Privacy and security. It is stored encrypted and isn’t shown again.':
    'In Bluesky unter „Einstellungen“, „Datenschutz und Sicherheit“. Das Passwort wird verschlüsselt gespeichert und nicht wieder angezeigt.',
  'Bing, Yandex, Naver, Seznam and Yep are told each minute which pages are new or changed. The site shows them a key, which is made here.':
    'Bing, Yandex, Naver, Seznam und Yep erfahren jede Minute, welche Seiten neu oder geändert sind. Die Website zeigt ihnen einen Schlüssel, der hier erzeugt wird.',
  'The feeds of the site name a hub, and the site tells the hub of new and changed posts. The hub tells the readers who subscribed there.':
    'Die Feeds der Website nennen einen Hub, und die Website meldet ihm neue und geänderte Beiträge. Der Hub gibt sie an die weiter, die dort abonniert haben.',
  Hub: 'Hub',
  'Such as https://pubsubhubbub.appspot.com/ or one of yours.':
    'Zum Beispiel https://pubsubhubbub.appspot.com/ oder ein eigener.',
  'Nothing was sent yet.': 'Noch nichts gesendet.',
  'no response': 'keine Antwort',
  'response {status}': 'Antwort {status}',
  'Sent, {answer}': 'Gesendet, {answer}',
  'Not sent: hidden or deleted': 'Nicht gesendet: ausgeblendet oder gelöscht',
  'Given up, {answer}: it may have been posted, so look there first':
    'Aufgegeben, {answer}: Vielleicht wurde es veröffentlicht, sehen Sie zuerst dort nach',
  'Given up, {answer}': 'Aufgegeben, {answer}',
  Waiting: 'Wartet',
  'Will be sent again, {answer}': 'Wird erneut gesendet, {answer}',
  'It is being sent again.': 'Wird erneut gesendet.',
  'There is no post and no issue to show yet.': 'Noch kein Beitrag und keine Ausgabe vorhanden.',
  'The newest post': 'Der neueste Beitrag',
  'The newest issue': 'Die neueste Ausgabe',
  '{length, number} of {max, number} characters': '{length, number} von {max, number} Zeichen',
  'The site posts its issues and its best posts to services such as Mastodon and Slack, and tells programs of yours what happens.':
    'Die Website veröffentlicht ihre Ausgaben und besten Beiträge bei Diensten wie Mastodon und Slack und meldet eigenen Programmen, was geschieht.',
  'Connections of this site': 'Verbindungen dieser Website',
  'No connections yet.': 'Noch keine Verbindungen.',
  'Copy the signing secret now. It isn’t shown again: {secret}':
    'Kopieren Sie den Signaturschlüssel jetzt. Er wird nicht noch einmal angezeigt: {secret}',
  '{points, plural, one {Posts with # point or more} other {Posts with # points or more}}':
    '{points, plural, one {Beiträge ab # Punkt} other {Beiträge ab # Punkten}}',
  'It is paused.': 'Pausiert.',
  'It is on.': 'Eingeschaltet.',
  'The test is being sent.': 'Der Test wird gesendet.',
  '{service} refused the key with status {status}, so this connection is paused. Enter a new key, or resume if the old one is valid again. What waits is posted then.':
    '{service} hat den Schlüssel mit Status {status} abgelehnt, deshalb ist diese Verbindung pausiert. Geben Sie einen neuen Schlüssel ein, oder setzen Sie fort, wenn der alte wieder gilt. Dann wird veröffentlicht, was wartet.',
  'Send a test': 'Test senden',
  'Delete this connection?': 'Diese Verbindung löschen?',
  'The connection is deleted.': 'Die Verbindung ist gelöscht.',
  'Its log is deleted, and messages that wait are not sent.':
    'Ihr Protokoll wird gelöscht, und wartende Nachrichten werden nicht gesendet.',
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
  '“{n}” cannot be imported: “{m}”.': '„{n}“ kann nicht importiert werden: „{m}“.',
  'The member “{n}” is imported without an address: it is not valid.':
    'Das Mitglied „{n}“ wird ohne Adresse importiert, weil sie nicht gültig ist.',
  'The post “{n}” is imported with {m} of its {o} tags.':
    'Der Beitrag „{n}“ wird mit {m} seiner {o} Schlagwörter importiert.',
  'The post has no title, so its first words are there.':
    'Der Beitrag hat keinen Titel; an dessen Stelle stehen seine ersten Wörter.',
  'Pictures of the post “{n}” are left out: the file names no host.':
    'Bilder des Beitrags „{n}“ fehlen: Die Datei nennt keinen Host.',
  'The title of the post “{n}” is shortened.': 'Der Titel des Beitrags „{n}“ wird gekürzt.',
  'The post “{n}” is imported, but nothing of its text is left.':
    'Der Beitrag „{n}“ wird importiert, aber von seinem Text bleibt nichts übrig.',
  'The comment “{n}” has no text: only its place is kept.':
    'Der Kommentar „{n}“ hat keinen Text: Nur sein Platz bleibt erhalten.',
  'The database rejected the row: “{n}”.': 'Die Datenbank hat die Zeile abgelehnt: „{n}“.',
  'What the comment “{n}” answers was not imported.':
    'Worauf der Kommentar „{n}“ antwortet, wurde nicht importiert.',
  'What the comment “{n}” answers was not imported, so it answers the post.':
    'Worauf der Kommentar „{n}“ antwortet, wurde nicht importiert; deshalb antwortet er auf den Beitrag.',
  'The tag “{n}” is left out: a site has at most {m} tags.':
    'Das Schlagwort „{n}“ wird ausgelassen: Eine Website hat höchstens {m} Schlagwörter.',
  'This feed is already connected.': 'Dieser Feed ist schon verbunden.',
  "Couldn't create an account for this feed. Choose a member.":
    'Für diesen Feed konnte kein Konto angelegt werden. Wählen Sie ein Mitglied.',
  'The import was not found.': 'Der Import wurde nicht gefunden.',
  'The feed was not found.': 'Der Feed wurde nicht gefunden.',
  'The feed is paused. Resume it first.': 'Der Feed ist pausiert. Setzen Sie ihn zuerst fort.',
  'The site has reached its limit of {count} feeds. Delete one first.':
    'Die Website hat ihre Höchstzahl von {count} Feeds erreicht. Löschen Sie zuerst einen.',
  'The account of this feed, {username}, is banned. Lift the ban or choose a member.':
    'Das Konto dieses Feeds, {username}, ist gesperrt. Heben Sie die Sperre auf oder wählen Sie ein Mitglied.',
  'The import was stopped. Start another one.':
    'Der Import wurde gestoppt. Beginnen Sie einen neuen.',
  'The import is finished.': 'Der Import ist fertig.',
  'The import continues with row {row} of the file.':
    'Der Import geht mit Zeile {row} der Datei weiter.',
  "That page doesn't link to a feed, and none is in the usual places.":
    'Die Seite verweist auf keinen Feed, und an den üblichen Orten ist keiner.',
  'That page links to feeds, but none of them could be read.':
    'Die Seite verweist auf Feeds, aber keiner war lesbar.',
  "The server's response isn't a feed.": 'Die Antwort des Servers ist kein Feed.',
  'Its account is deleted or scheduled for deletion.':
    'Das Konto ist gelöscht oder zur Löschung vorgemerkt.',
  'Choose another.': 'Wählen Sie ein anderes.',
  'Its account, {username}, belongs to a member.': 'Das Konto {username} gehört einem Mitglied.',
  'Delete the feed and add it again.': 'Löschen Sie den Feed und fügen Sie ihn erneut hinzu.',
  'Its account, {username}, is banned.': 'Das Konto {username} ist gesperrt.',
  'Choose another or lift the ban.': 'Wählen Sie ein anderes oder heben Sie die Sperre auf.',
  "That's a web page, not a feed.": 'Das ist eine Webseite, kein Feed.',
  'Reading failed {n} times.': 'Der Abruf ist {n}-mal fehlgeschlagen.',
  '{field} must be text.': '{field}: muss Text sein.',
  '{field} has an incomplete character (a lone surrogate).':
    '{field}: enthält ein unvollständiges Zeichen (ein einzelnes Surrogat).',
  '{field} has a NUL character.': '{field}: enthält ein NUL-Zeichen.',
  '{field} has a control character.': '{field}: enthält ein Steuerzeichen.',
  '{field} has {n} characters, at most {m} are allowed.':
    '{field}: hat {n} Zeichen, höchstens {m} sind erlaubt.',
  '{field} must be text or a whole number.': '{field}: muss Text oder eine ganze Zahl sein.',
  '{field} has {n} characters, {m} to {o} are allowed.':
    '{field}: hat {n} Zeichen, erlaubt sind {m} bis {o}.',
  '{field} has {n} visible characters, at least {m} are needed.':
    '{field}: hat {n} sichtbare Zeichen, mindestens {m} sind nötig.',
  '{field} must be a URL that starts with http:// or https://.':
    '{field}: muss eine URL sein, die mit http:// oder https:// beginnt.',
  '{field} must not contain a username or password.':
    '{field}: darf keinen Benutzernamen und kein Passwort enthalten.',
  '{field} names a host of more than {n} characters.':
    '{field}: nennt einen Host mit mehr als {n} Zeichen.',
  '{field} must be a whole number of at most {n} bits.':
    '{field}: muss eine ganze Zahl von höchstens {n} Bit sein.',
  '{field} must not be negative.': '{field}: darf nicht negativ sein.',
  '{field} must be a date like YYYY-MM-DDTHH:MM:SSZ or M/D/YYYY H:MM.':
    '{field}: muss ein Datum wie YYYY-MM-DDTHH:MM:SSZ oder M/D/YYYY H:MM sein.',
  '{field} is not a valid date.': '{field}: ist kein gültiges Datum.',
  '{field} is before the start of Unix time.': '{field}: liegt vor dem Beginn der Unixzeit.',
  '{field} is in the future.': '{field}: liegt in der Zukunft.',
  '{field} has no character allowed in usernames (a-z, {n}-{m}, _).':
    '{field}: enthält kein Zeichen, das in Benutzernamen erlaubt ist (a-z, {n}-{m}, _).',
  '{field} has no letter or digit.': '{field}: enthält weder Buchstaben noch Ziffern.',
  // server/domain/site-admin
  'Site created.': 'Website erstellt.',
  "There's already a site named {id}.": 'Eine Website namens {id} gibt es schon.',
  '{host} already belongs to this site, set by {by, select, software {the software} preset {its preset} other {its environment}}.':
    '{host} gehört schon zu dieser Website, festgelegt durch {by, select, software {die Software} preset {ihre Voreinstellung} other {ihre Umgebung}}.',
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
    'Die Website hat ihre Höchstzahl von {max} Bildern erreicht, und alle sind in Gebrauch.',
  'A site has at most {max} web-hooks.': 'Eine Website hat höchstens {max} Webhooks.',
  'The web-hook was not found.': 'Der Webhook wurde nicht gefunden.',
  'This web-hook has no key to replace.':
    'Dieser Webhook hat keinen Schlüssel, der sich ersetzen lässt.',
  'The web-hook is paused.': 'Der Webhook ist pausiert.',
  'The message was not found.': 'Die Nachricht wurde nicht gefunden.',
  'It was posted already.': 'Sie wurde schon veröffentlicht.',
  'Another process imports the same archive.': 'Ein anderer Prozess importiert dasselbe Archiv.',
  '{field} must be the name of a scope.': '{field}: muss der Name einer Berechtigung sein.',
  '{field} must be {n} to {m} lowercase letters, digits and single hyphens, starting with a letter.':
    '{field}: {n} bis {m} Kleinbuchstaben, Ziffern und einzelne Bindestriche, am Anfang ein Buchstabe.',
  '{field} is a reserved name.': '{field}: ist ein reservierter Name.',
  '{field} must not include “{n}”.': '{field}: darf „{n}“ nicht enthalten.',
  '{field} must include “{n}”.': '{field}: muss „{n}“ enthalten.',
  '{field} must not include “{n}”, which belongs to “{m}”.':
    '{field}: darf „{n}“ nicht enthalten, das zu „{m}“ gehört.',
  '{field} must be host names such as news.example.org, without port and path, not “{n}”.':
    '{field}: müssen Hostnamen wie news.example.org sein, ohne Port und Pfad, nicht „{n}“.',
  '{field} must be host names such as news.example.org, not “{n}”.':
    '{field}: müssen Hostnamen wie news.example.org sein, nicht „{n}“.',
  '{field} must not start with api., which is reserved for the API, as “{n}” does.':
    '{field}: darf nicht wie „{n}“ mit api. beginnen; das ist für die API reserviert.',
  '{field} must not end in localhost, as “{n}” does.':
    '{field}: darf nicht wie „{n}“ auf localhost enden.',
  '{field} is not accepted: “{n}”.': '{field}: wird nicht übernommen: „{n}“.',
  '{field} is not a valid image of that type.': '{field}: ist kein gültiges Bild dieses Typs.',
  '{field} must be set by a platform admin, because it runs on all pages.':
    '{field}: können nur Plattform-Admins festlegen, denn das Skript läuft auf allen Seiten.',
  '{field} must be set by a platform admin, because it limits mail of the site.':
    '{field}: können nur Plattform-Admins festlegen, denn es begrenzt die E-Mails der Website.',
  '{field} must be a version of the site.': '{field}: muss eine Fassung der Website sein.',
  '{field} must be a bot token, such as “{n}”.':
    '{field}: muss ein Bot-Token sein, zum Beispiel „{n}“.',
  '{field} must be the domain of the sender address, or one below it.':
    '{field}: muss die Domain der Absenderadresse sein oder eine darunter.',
  '{field} must have ASCII letters and no quotes before the @.':
    '{field}: vor dem @ nur ASCII-Buchstaben und keine Anführungszeichen.',
  '{field} is required for a new host or user.':
    '{field}: ist für einen neuen Host oder Benutzernamen erforderlich.',
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
  '{field} must be “{n}”.': '{field}: muss „{n}“ sein.',
  'The cell was not found.': 'Die Zelle wurde nicht gefunden.',
  'This cell was added already.': 'Diese Zelle ist schon hinzugefügt.',
  'You have added {max} cells, and cannot add more.':
    'Sie haben {max} Zellen hinzugefügt, mehr sind nicht möglich.',
  '{field} does not answer as a cell.': '{field}: antwortet nicht wie eine Zelle.',
  '{field} is refused there, or lacks the scope cells:read.':
    '{field}: wird dort abgelehnt oder hat die Berechtigung cells:read nicht.',
  '{field} answers in another way than this version.':
    '{field}: antwortet anders als diese Version.',
  '{field} must be a public https address.': '{field}: muss eine öffentliche https-Adresse sein.',
  '{field} must be an API key.': '{field}: muss ein API-Schlüssel sein.',
  '{field} must be of another cell.': '{field}: muss zu einer anderen Zelle gehören.',
  'Receivers refused no email because of the sender on the last day.':
    'In den letzten 24 Stunden wurde keine E-Mail wegen des Absenders abgelehnt.',
  'Emails refused on the last day.': 'In den letzten 24 Stunden wurden E-Mails abgelehnt.',
  '{n} for authentication: correct SPF, DKIM and DMARC above, and the reverse DNS of your mail server.':
    '{n, number} wegen der Authentifizierung: Korrigieren Sie oben SPF, DKIM und DMARC sowie das Reverse DNS Ihres Mailservers.',
  '{n} for spam: look your domain and IP up at the receivers and block lists, and ask to be removed.':
    '{n, number} wegen Spamverdacht: Suchen Sie Ihre Domain und IP-Adresse bei den Empfangsdiensten und in Sperrlisten und bitten Sie um Entfernung.',
  '{n} for virus: check your links for hosts that are blocked as harmful.':
    '{n, number} wegen Virusverdacht: Prüfen Sie, ob Ihre Links zu Hosts führen, die als schädlich gesperrt sind.',
  '{n} for rate: send fewer emails per hour, or warm up the domain.':
    '{n, number} wegen des Tempos: Senden Sie weniger E-Mails je Stunde oder steigern Sie den Versand der Domain langsam.',
  '{n} for size: send shorter digests.':
    '{n, number} wegen der Größe: Senden Sie kürzere Ausgaben.',
  '{n} for policy: read the answers of the receivers in the log of your mail server.':
    '{n, number} wegen Richtlinien: Lesen Sie die Antworten der Empfangsdienste im Protokoll Ihres Mailservers.',
  '{n} of {m} digests on the last day. Fewer than {o} of {p} are allowed.':
    '{n, number} von {m, number} Newsletter-E-Mails der letzten 24 Stunden. Erlaubt sind weniger als {o, number} von {p, number}.',
  'All records are correct.': 'Alle Einträge sind richtig.',
  'Not correct: “{n}”.': 'Nicht richtig: „{n}“.',
  'Each digest shows it.': 'Sie steht in jeder Ausgabe.',
  'Digests show none.': 'In den Ausgaben steht keine.',
  'Mail is sent only over encrypted connections.':
    'E-Mails werden nur über verschlüsselte Verbindungen gesendet.',
  'Encryption is required in production only.':
    'Verschlüsselung ist nur im Produktivbetrieb vorgeschrieben.',
  'An email has no HTTPS one-click unsubscribe link.':
    'Eine E-Mail hat keinen HTTPS-Link zum Abbestellen mit einem Klick.',
  'No recent newsletter email to check. Email without the link is never sent.':
    'Es gibt keine neue Newsletter-E-Mail zum Prüfen. E-Mails ohne den Link werden nie gesendet.',
  'All of the last {n} newsletter emails have the link.':
    '{n, plural, one {Die letzte Newsletter-E-Mail hat} other {Alle letzten # Newsletter-E-Mails haben}} den Link.',
  'it has more than {n} characters': 'mehr als {n, number} Zeichen',
  'No mail server is configured, so no server sends for the domain.':
    'Es ist kein Mailserver eingerichtet, also sendet keiner für die Domain.',
  '“{n}” has no SPF record, so receivers cannot tell whether the mail server may send for it. Add this record.':
    '„{n}“ hat keinen SPF-Eintrag. So ist beim Empfang nicht zu erkennen, ob der Mailserver für die Domain senden darf. Fügen Sie diesen Eintrag hinzu.',
  '“{n}” has {m} SPF records, and receivers ignore them all. Keep one.':
    '„{n}“ hat {m, number} SPF-Einträge; beim Empfang werden dann alle ignoriert. Behalten Sie einen.',
  '“{n}” allows the mail server to send for it.':
    '„{n}“ erlaubt dem Mailserver, für die Domain zu senden.',
  'The SPF record of “{n}” does not name the mail server. Replace it by this one.':
    'Der SPF-Eintrag von „{n}“ nennt den Mailserver nicht. Ersetzen Sie ihn durch diesen.',
  'The key of the installation signs. Its operator checks the record.':
    'Es signiert der Schlüssel der Installation. Wer sie betreibt, prüft den Eintrag.',
  'Mail is not signed here. Create a key, unless your mail provider signs for the domain.':
    'E-Mails werden hier nicht signiert. Erstellen Sie einen Schlüssel, sofern nicht Ihr E-Mail-Dienst für die Domain signiert.',
  '“{n}” has the key, and mail is signed with it.':
    '„{n}“ hat den Schlüssel, und E-Mails werden damit signiert.',
  '“{n}” has the key, but does not sign, because “{m}” is not at “{o}”.':
    '„{n}“ hat den Schlüssel, aber damit wird nicht signiert, denn „{m}“ gehört nicht zu „{o}“.',
  '“{n}” is not in the DNS, so mail is not signed. Add this record.':
    '„{n}“ fehlt im DNS, also werden E-Mails nicht signiert. Fügen Sie diesen Eintrag hinzu.',
  '“{n}” says that its key is revoked. Create a key with another selector.':
    'Laut „{n}“ ist der Schlüssel widerrufen. Erstellen Sie einen Schlüssel mit einem anderen Selektor.',
  '“{n}” has another key, so mail is not signed. Replace the record by this one.':
    '„{n}“ hat einen anderen Schlüssel, also werden E-Mails nicht signiert. Ersetzen Sie den Eintrag durch diesen.',
  '“{n}” has no MX record, so bounces are lost. Add this record.':
    '„{n}“ hat keinen MX-Eintrag, also gehen Rückläufer verloren. Fügen Sie diesen Eintrag hinzu.',
  '“{n}” has no MX record, so bounces are lost. Add one with the mail server that passes bounces to npm run bounce.':
    '„{n}“ hat keinen MX-Eintrag, also gehen Rückläufer verloren. Fügen Sie einen mit dem Mailserver hinzu, der Rückläufer an npm run bounce übergibt.',
  '“{n}” leads to “{m}”. Replace the record by this one.':
    '„{n}“ führt zu „{m}“. Ersetzen Sie den Eintrag durch diesen.',
  'Bounces go to “{n}”.': 'Rückläufer gehen an „{n}“.',
  '“{n}” has a DMARC policy.': '„{n}“ hat eine DMARC-Richtlinie.',
  '“{n}” is not in the DNS. Gmail and Yahoo require it of bulk senders. Add this record, and make it stricter once all mail passes.':
    '„{n}“ fehlt im DNS. Gmail und Yahoo verlangen den Eintrag beim Massenversand. Fügen Sie ihn hinzu und machen Sie ihn strenger, sobald alle E-Mails bestehen.',
  'The name servers did not answer for “{n}”. Try again later.':
    'Die Nameserver haben zu „{n}“ nicht geantwortet. Versuchen Sie es später noch einmal.',
  '{field} must be the ARN of the SNS topic, such as “{n}”.':
    '{field}: muss der ARN des SNS-Themas sein, zum Beispiel „{n}“.',
  '{field} must be the key of the webhook.': '{field}: muss der Schlüssel des Webhooks sein.',
  '{field} must be the HTTP webhook signing key.':
    '{field}: muss der Signaturschlüssel für HTTP-Webhooks sein.',
  '{field} must be a user, a colon and a password of at least {n} characters.':
    '{field}: Benutzername, Doppelpunkt und ein Passwort mit mindestens {n} Zeichen.',
  '{field} must be the signing secret, which begins with whsec_.':
    '{field}: muss der Signaturschlüssel sein; er beginnt mit whsec_.',
  '{field} must be the verification key of the signed event webhook.':
    '{field}: muss der Prüfschlüssel des signierten Event-Webhooks sein.',
  // server/infra/text
  'could not be read': 'nicht lesbar',
  'line {n}: could not be read: “{m}”': 'Zeile {n}: nicht lesbar: „{m}“',
  'uses something that is not allowed': 'verwendet etwas, das nicht erlaubt ist',
  'line {n}: something could not be read': 'Zeile {n}: etwas ist nicht lesbar',
  'line {n}: “{m}” is not allowed': 'Zeile {n}: „{m}“ ist nicht erlaubt',
  'line {n}: “{m}” has a condition that is not allowed':
    'Zeile {n}: „{m}“ hat eine Bedingung, die nicht erlaubt ist',
  'line {n}: “{m}” has a value that is not allowed':
    'Zeile {n}: „{m}“ hat einen Wert, der nicht erlaubt ist',
  'line {n}: a selector is not allowed': 'Zeile {n}: ein Selektor ist nicht erlaubt',
  'line {n}: “{m}” is outside of the content of the page':
    'Zeile {n}: „{m}“ liegt außerhalb des Inhalts der Seite',
  'line {n}: “{m}” has & after its start': 'Zeile {n}: „{m}“ hat ein & nach dem Anfang',
  'line {n}: “{m}” has & without a rule around it':
    'Zeile {n}: „{m}“ hat ein &, ohne dass eine Regel es umgibt',
  'line {n}: “{m}” begins with “{o}”': 'Zeile {n}: „{m}“ beginnt mit „{o}“',
  'line {n}: “{m}” leaves “{o}”': 'Zeile {n}: „{m}“ verlässt „{o}“',
  'its document type contains definitions': 'der Dokumenttyp enthält Definitionen',
  '“{n}” is not allowed': '„{n}“ ist nicht erlaubt',
  'two of its elements have the same id': 'zwei Elemente haben dieselbe ID',
  'it must be one <svg> element': 'es muss ein einziges <svg>-Element sein',
  'it is too large': 'zu groß',
  "it isn't an SVG": 'kein SVG',
  'its <use> elements repeat too much': 'die <use>-Elemente wiederholen zu viel',
  'it uses an entity that is not allowed': 'eine Entity darin ist nicht erlaubt',
  'the attribute “{n}” is not allowed': 'das Attribut „{n}“ ist nicht erlaubt',
  '“{n}” points outside the image': '„{n}“ verweist aus dem Bild hinaus',
  'it is larger than {n} pixels': 'größer als {n, number} Pixel',
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
    'Zu viele Bestätigungs-E-Mails gesendet; versuchen Sie es morgen noch einmal.',
  'Only a platform admin can import more than {n} confirmed readers a day. Ask them, or import the file again tomorrow.':
    'Mehr als {n} bestätigte Personen am Tag können nur Plattform-Admins importieren. Fragen Sie dort, oder importieren Sie die Datei morgen noch einmal.',
  'This site may send {n} confirmation emails a day by imports. Import the file again tomorrow.':
    'Diese Website darf durch Importe {n} Bestätigungs-E-Mails am Tag senden. Importieren Sie die Datei morgen noch einmal.',
  'The reason must be bounce, complaint or manual.':
    'Der Grund (reason) muss bounce, complaint oder manual sein.',
  'This is not an email address.': 'Das ist keine E-Mail-Adresse.',
  'The row has no address.': 'Die Zeile hat keine Adresse.',
  // shared/design-choices
  'Two columns, quiet labels, triangles': 'Zwei Spalten, ruhige Kennzeichen, Dreiecke',
  'Tight headings, capitals, monospaced numbers':
    'Enge Überschriften, Großbuchstaben, Zahlen mit fester Breite',
  'Centered name, small capitals, drop initials': 'Zentrierter Name, Kapitälchen, Initialen',
  // shared/moving
  'The topic “{n}” was hidden, deleted or not approved there.':
    'Das Thema „{n}“ wurde dort ausgeblendet, gelöscht oder nicht freigegeben.',
  'The topic “{n}” is not for guests.': 'Das Thema „{n}“ ist für Gäste nicht sichtbar.',
  'The post “{n}” is of no topic of the dump.':
    'Der Beitrag „{n}“ gehört zu keinem Thema des Dumps.',
  'The post “{n}” is a notice of the forum.': 'Der Beitrag „{n}“ ist ein Hinweis des Forums.',
  'The post “{n}” is in a topic that is left out.':
    'Der Beitrag „{n}“ steht in einem Thema, das ausgelassen wird.',
  'The row is longer than {n} bytes.': 'Die Zeile ist länger als {n, number} Bytes.',
  'Line {n} of the file is not a valid row.': 'Zeile {n} der Datei ist ungültig.',
  'The post “{n}” is not published.': 'Der Beitrag „{n}“ ist nicht veröffentlicht.',
  'The post “{n}” is only for paying readers.':
    'Den Beitrag „{n}“ gibt es nur mit bezahltem Abonnement.',
  'Entry {n} of the file was not understood.': 'Eintrag {n} der Datei wurde nicht verstanden.',
  'The post “{n}” has no text here: choose the whole zip of the export.':
    'Der Beitrag „{n}“ hat hier keinen Text: Wählen Sie die ganze Zip-Datei des Exports.',
  'The file lacks comments of “{n}”: {m}. They are in “{o}”.':
    'In der Datei fehlen Kommentare zu „{n}“: {m, number}. Sie stehen in „{o}“.',
  'The forum or tag “{n}” is not for guests.':
    'Das Forum oder Schlagwort „{n}“ ist für Gäste nicht sichtbar.',
  'The tag “{n}” is internal.': 'Das Schlagwort „{n}“ ist intern.',
  '“{n}” is a page, not a post.': '„{n}“ ist eine Seite, kein Beitrag.',
  'The post “{n}” is only for members or subscribers.':
    'Den Beitrag „{n}“ gibt es nur für Mitglieder oder mit Abonnement.',
  'The post “{n}” has no text as HTML.': 'Der Beitrag „{n}“ hat keinen Text in HTML.',
  'The item “{n}” is of an unknown kind.': 'Die Art des Eintrags „{n}“ ist unbekannt.',
  'The item “{n}” is a choice of a poll.': 'Der Eintrag „{n}“ ist eine Antwort einer Umfrage.',
  'The post “{n}” was deleted or removed there.':
    'Der Beitrag „{n}“ wurde dort gelöscht oder entfernt.',
  'The email “{n}” is not public.': 'Die E-Mail „{n}“ ist nicht öffentlich.',
  'The email “{n}” has no text.': 'Die E-Mail „{n}“ hat keinen Text.',
  'The email “{n}” asks for a confirmation.': 'Die E-Mail „{n}“ bittet um eine Bestätigung.',
  'The email “{n}” was not sent.': 'Die E-Mail „{n}“ wurde nicht gesendet.',
  'Other files of the export: {n}. They are reports, templates or pictures.':
    'Andere Dateien des Exports: {n, number}. Das sind Berichte, Vorlagen oder Bilder.',
  'More than one file could be the text of the email “{n}”.':
    'Mehr als eine Datei könnte der Text der E-Mail „{n}“ sein.',
  'The file “{n}” is the text of no email of the list.':
    'Die Datei „{n}“ ist der Text keiner E-Mail der Liste.',
  'The member “{n}” is a bot.': 'Das Mitglied „{n}“ ist ein Bot.',
  'The topic “{n}” only points to where it was moved.':
    'Das Thema „{n}“ verweist nur auf den Ort, an den es verschoben wurde.',
  'Files that say what readers did, not who they are: {n}.':
    'Dateien, die sagen, was Personen getan haben, und nicht, wer sie sind: {n, number}.',
  'Entry {n} of the file names comments without their text: {m}.':
    'Eintrag {n} der Datei nennt Kommentare ohne ihren Text: {m, number}.',
  'The entry “{n}” has no date.': 'Der Eintrag „{n}“ hat kein Datum.',
  'The post “{n}” is a thread, whose comments are not in the export.':
    'Der Beitrag „{n}“ ist ein Thread, dessen Kommentare nicht im Export sind.',
  '“{n}” is a file, not a post.': '„{n}“ ist eine Datei, kein Beitrag.',
  '“{n}” is part of the design, not a post.': '„{n}“ ist ein Teil der Gestaltung, kein Beitrag.',
  'The post “{n}” is private.': 'Der Beitrag „{n}“ ist privat.',
  'The post “{n}” has a password.': 'Der Beitrag „{n}“ hat ein Passwort.',
  'The comment “{n}” is on an entry that is left out.':
    'Der Kommentar „{n}“ gehört zu einem Eintrag, der ausgelassen wird.',
  'The comment “{n}” was not approved.': 'Der Kommentar „{n}“ wurde nicht freigegeben.',
  'The comment “{n}” is of the kind “{m}”.': 'Der Kommentar „{n}“ ist von der Art „{m}“.',
  'The row is not a JSON object.': 'Die Zeile ist kein JSON-Objekt.',
  '“{n}” has a quote that is not closed or not doubled.':
    '„{n}“ hat ein Anführungszeichen, das nicht geschlossen oder nicht verdoppelt ist.',
  '“{n}” is not text in Unicode.': '„{n}“ ist kein Text in Unicode.',
  'The row has {n} values for {m} columns.':
    'Die Zeile hat {n, plural, one {# Wert} other {# Werte}} für {m, plural, one {# Spalte} other {# Spalten}}.',
  'The row is not text in Unicode.': 'Die Zeile ist kein Text in Unicode.',
  'The file is larger than 30 MB. Import it in parts.':
    'Die Datei ist größer als 30 MB. Importieren Sie sie in Teilen.',
  'When they agreed': 'Wann sie zugestimmt haben',
  'The line has no address.': 'Die Zeile hat keine Adresse.',
  'Invalid address.': 'Ungültige Adresse.',
  // shared/contract
  '{field} must have at most {n} characters.': '{field}: höchstens {n} Zeichen.',
  '{field} must be a host name.': '{field}: muss ein Hostname sein.',
  '{field} must be a list of host names.': '{field}: muss eine Liste von Hostnamen sein.',
  '{field} must be a path on the site.': '{field}: muss ein Pfad auf der Website sein.',
  '{field} must contain %s.': '{field}: muss %s enthalten.',
  '{field} must be summary or summary_large_image.':
    '{field}: muss summary oder summary_large_image sein.',
  '{field} must be a hex color such as #2563eb.': '{field}: muss eine Hex-Farbe wie #2563eb sein.',
  '{field} must be a list of font families.': '{field}: muss eine Liste von Schriftfamilien sein.',
  '{field} must be a length such as {n}.5rem.': '{field}: muss eine Länge wie {n}.5rem sein.',
  '{field} must be thin, single, thick or double.':
    '{field}: muss thin, single, thick oder double sein.',
  '{field} must be one of edition, columns, list.':
    '{field}: muss edition, columns oder list sein.',
  '{field} must be one of line, centered.': '{field}: muss line oder centered sein.',
  '{field} must be one of line, figures.': '{field}: muss line oder figures sein.',
  '{field} must be one of regular, tight, leads.': '{field}: muss regular, tight oder leads sein.',
  '{field} must be one of sentence, capitals, smallCaps.':
    '{field}: muss sentence, capitals oder smallCaps sein.',
  '{field} must be one of regular, compact, relaxed.':
    '{field}: muss regular, compact oder relaxed sein.',
  '{field} must be one of arrows, triangles.': '{field}: muss arrows oder triangles sein.',
  '{field} must be one of text, mono.': '{field}: muss text oder mono sein.',
  '{field} must be one of plain, drop.': '{field}: muss plain oder drop sein.',
  '{field} must be a host in lowercase and ASCII, such as de.example.org.':
    '{field}: muss ein Host in Kleinbuchstaben und ASCII sein, zum Beispiel de.example.org.',
  '{field} must have at least {n} characters.': '{field}: mindestens {n} Zeichen.',
  '{field} must be a list of questions.': '{field}: muss eine Liste von Fragen sein.',
  '{field} must have at most {n} questions.': '{field}: höchstens {n} Fragen.',
  '{field} must be a list of languages.': '{field}: muss eine Liste von Sprachen sein.',
  '{field} must have each language once.': '{field}: jede Sprache nur einmal.',
  '{field} must have a host of its own for each language.':
    '{field}: für jede Sprache ein eigener Host.',
  '{field} must be four benefits.': '{field}: genau vier Vorteile.',
  '{field} must be the https URL of a script.': '{field}: muss die https-URL eines Skripts sein.',
  '{field} must be the ID of a website.': '{field}: muss die ID einer Website sein.',
  '{field} must have either domain or websiteId.': '{field}: entweder domain oder websiteId.',
  '{field} must be one of open, invitation, approval, domain, closed.':
    '{field}: muss open, invitation, approval, domain oder closed sein.',
  '{field} must be `members` or `staff`.': '{field}: muss `members` oder `staff` sein.',
  '{field} must be a list of domains.': '{field}: muss eine Liste von Domains sein.',
  '{field} must have at most {n} domains.': '{field}: höchstens {n} Domains.',
  '{field} must be domains in lowercase and ASCII, such as example.org.':
    '{field}: müssen Domains in Kleinbuchstaben und ASCII sein, zum Beispiel example.org.',
  '{field} must be a list of origins.': '{field}: muss eine Liste von Website-Adressen sein.',
  '{field} must have at most {n} origins.': '{field}: höchstens {n} Websites.',
  '{field} must be origins such as https://blog.example.org.':
    '{field}: müssen Adressen wie https://blog.example.org sein.',
  '{field} must be a number of hours.': '{field}: muss eine Zahl von Stunden sein.',
  '{field} must be `extracts` or `written`.': '{field}: muss `extracts` oder `written` sein.',
  '{field} must be the ID of a version.': '{field}: muss die ID einer Fassung sein.',
  '{field} must be lowercase letters, digits and hyphens.':
    '{field}: nur Kleinbuchstaben, Ziffern und Bindestriche.',
  '{field} must be a list of tags.': '{field}: muss eine Liste von Schlagwörtern sein.',
  '{field} must be at least one.': '{field}: mindestens eins.',
  '{field} must be the text of an SVG.': '{field}: muss der Text eines SVG sein.',
  '{field} must be there without `svg`, or `svg` without it.':
    '{field}: entweder dies oder `svg`, nicht beides.',
  '{field} must be broadsheet-site.': '{field}: muss broadsheet-site sein.',
  '{field} must be {n}: this file is from another version of the software.':
    '{field}: muss {n} sein. Diese Datei stammt von einer anderen Version der Software.',
  '{field} must be the ID of a segment.': '{field}: muss die ID eines Segments sein.',
  '{field} must be {n} or {m}.': '{field}: muss {n} oder {m} sein.',
  '{field} must not contain private characters.':
    '{field}: darf keine Zeichen aus dem privaten Bereich enthalten.',
  '{field} must be true or omitted.': '{field}: muss true sein oder fehlen.',
  '{field} must have at most {n} parts.': '{field}: höchstens {n} Teile.',
  '{field} must have an item.': '{field}: mindestens ein Eintrag.',
  '{field} must have at most {n} items.': '{field}: höchstens {n} Einträge.',
  '{field} must be a link that begins with https://, or a path of this site.':
    '{field}: muss ein Link sein, der mit https:// beginnt, oder ein Pfad dieser Website.',
  '{field} must be a block of a known type.': '{field}: muss ein Block eines bekannten Typs sein.',
  '{field} must be a list of blocks.': '{field}: muss eine Liste von Blöcken sein.',
  '{field} must have a block.': '{field}: mindestens ein Block.',
  '{field} must have at most {n} blocks.': '{field}: höchstens {n} Blöcke.',
  '{field} must have sections for at most {n} segments.':
    '{field}: Abschnitte für höchstens {n} Segmente.',
  '{field} must have the posts of the issue only once.':
    '{field}: die Beiträge der Ausgabe nur einmal.',
  '{field} must be the ID of a post.': '{field}: muss die ID eines Beitrags sein.',
  '{field} must have at most {n} posts.': '{field}: höchstens {n} Beiträge.',
  '{field} must be IDs.': '{field}: müssen IDs sein.',
  '{field} must be a list of IDs.': '{field}: muss eine Liste von IDs sein.',
  '{field} must be next or now.': '{field}: muss next oder now sein.',
  '{field} must have a row.': '{field}: mindestens eine Zeile.',
  '{field} must have at most {n} rows.': '{field}: höchstens {n} Zeilen.',
  '{field} must be hide, show, remove, lock or unlock.':
    '{field}: muss hide, show, remove, lock oder unlock sein.',
  '{field} must be hide, show or remove.': '{field}: muss hide, show oder remove sein.',
  '{field} must be post or comment.': '{field}: muss post oder comment sein.',
  '{field} must be a list of posts and comments.':
    '{field}: muss eine Liste von Beiträgen und Kommentaren sein.',
  '{field} must name at most {n}.': '{field}: höchstens {n}.',
  '{field} must be domain or word.': '{field}: muss domain oder word sein.',
  '{field} must be reject, hold or report.': '{field}: muss reject, hold oder report sein.',
  '{field} must be member, moderator or admin.': '{field}: muss member, moderator oder admin sein.',
  '{field} must have at most {n} entries.': '{field}: höchstens {n} Einträge.',
  '{field} must be one of form, account, import.': '{field}: muss form, account oder import sein.',
  '{field} must be an origin such as https://blog.example.org.':
    '{field}: muss eine Adresse wie https://blog.example.org sein.',
  '{field} must be a tag of the site.': '{field}: muss ein Schlagwort der Website sein.',
  '{field} must be one of confirmed, visited.': '{field}: muss confirmed oder visited sein.',
  '{field} must be one of within, before.': '{field}: muss within oder before sein.',
  '{field} must be true, false or null.': '{field}: muss true, false oder null sein.',
  '{field} must be a username.': '{field}: muss ein Benutzername sein.',
  '{field} must be a member of this site.': '{field}: muss ein Mitglied dieser Website sein.',
  '{field} must be posts.': '{field}: muss posts sein.',
  '{field} must be a text, a number, true, false or null.':
    '{field}: muss ein Text, eine Zahl, true, false oder null sein.',
  '{field} must be a row.': '{field}: muss eine Zeile sein.',
  '{field} must be oidc or github.': '{field}: muss oidc oder github sein.',
  '{field} must have no query and no fragment.':
    '{field}: darf weder Abfrage noch Fragment enthalten.',
  '{field} must be names of events.': '{field}: müssen Namen von Ereignissen sein.',
  '{field} must be a domain such as bounces.example.org.':
    '{field}: muss eine Domain wie bounces.example.org sein.',
  '{field} must be a host name such as smtp.example.org.':
    '{field}: muss ein Hostname wie smtp.example.org sein.',
  '{field} must be a port.': '{field}: muss ein Port sein.',
  '{field} must be a domain such as example.org.':
    '{field}: muss eine Domain wie example.org sein.',
  '{field} must have letters, digits and hyphens, such as mail2026.':
    '{field}: nur Buchstaben, Ziffern und Bindestriche, zum Beispiel mail2026.',
  '{field} must be whole numbers.': '{field}: müssen ganze Zahlen sein.',
  '{field} must be at least {n} each.': '{field}: jeweils mindestens {n}.',
  '{field} must be at most {n} each.': '{field}: jeweils höchstens {n}.',
  '{field} must be a list of numbers.': '{field}: muss eine Liste von Zahlen sein.',
  '{field} must have at least one day.': '{field}: mindestens ein Tag.',
  '{field} must have at most {n} days.': '{field}: höchstens {n} Tage.',
  '{field} is already connected.': '{field}: ist schon verbunden.',
  '{field} is a feed of this site.': '{field}: ist ein Feed dieser Website.',
  '{field} is required: the account of this feed is banned.':
    '{field}: ist erforderlich, denn das Konto dieses Feeds ist gesperrt.',
  '{field} must be at most {n}: the file has no more rows.':
    '{field}: höchstens {n}. Mehr Zeilen hat die Datei nicht.',
  '{field} must be one line of {n} to {m} characters.':
    '{field}: eine Zeile mit {n} bis {m} Zeichen.',
  '{field} must be in the list.': '{field}: muss in der Liste stehen.',
  '{field} must be one of the three.': '{field}: muss eins der drei sein.',
  '{field} must be an address such as example.org.':
    '{field}: muss eine Adresse wie example.org sein.',
  '{field} must be an address such as me@example.org.':
    '{field}: muss eine Adresse wie ich@example.org sein.',
  '{field} must be an account of this site.': '{field}: muss ein Konto dieser Website sein.',
  '{field} is banned.': '{field}: ist gesperrt.',
  '{field} belongs to a member, and feeds cannot post for members.':
    '{field}: gehört einem Mitglied, und Feeds können nicht für Mitglieder schreiben.',
  'No feed: {why}': 'Kein Feed: {why}',
  'No server answered at this URL.': 'Unter dieser URL hat kein Server geantwortet.',
  'The server says that the feed is gone permanently ({n}).':
    'Der Server sagt, dass es den Feed nicht mehr gibt ({n}).',
  'The feed is larger than {n} MB.': 'Der Feed ist größer als {n} MB.',
  "That's not a feed.": 'Das ist kein Feed.',
  'The server found nothing at this URL ({n}).':
    'Der Server hat unter dieser URL nichts gefunden ({n}).',
  "The server doesn't let us read it ({n}).": 'Der Server verweigert den Zugriff ({n}).',
  'The server asks us to check less often ({n}).': 'Der Server bittet um seltenere Abrufe ({n}).',
  'The server has a problem ({n}).': 'Der Server hat ein Problem ({n}).',
  "The server's response isn't a feed ({n}).": 'Die Antwort des Servers ist kein Feed ({n}).',
  Administration: 'Verwaltung',
  'Site settings': 'Einstellungen der Website',
  Applications: 'Bewerbungen',
  'Login settings': 'Anmeldedienste',
  'Web-hooks': 'Webhooks',
  'Mail settings': 'E-Mail-Versand',
  'Too many exports of a site in a short time. Try again {when}.':
    'Zu viele Exporte einer Website in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  'Too many test emails in a short time. Try again {when}.':
    'Zu viele Test-E-Mails in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  'Too many calls in a short time. Try again {when}.':
    'Zu viele Aufrufe in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  'Too many pages in a short time. Try again {when}.':
    'Zu viele Seiten in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  'Too many imports in a short time. Try again {when}.':
    'Zu viele Importe in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  'Too many bans in a short time. Try again {when}.':
    'Zu viele Sperren in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  'Too many checks in a short time. Try again {when}.':
    'Zu viele Prüfungen in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  'Too many link checks in a short time. Try again {when}.':
    'Zu viele Linkprüfungen in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  'Too many counts in a short time. Try again {when}.':
    'Zu viele Zählungen in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  'Too many feeds in a short time. Try again {when}.':
    'Zu viele Feeds in kurzer Zeit. Versuchen Sie es {when} noch einmal.',
  '{field} is not a feed: {n}.': '{field}: ist kein Feed: {n}.',
  'Accept application': 'Bewerbung annehmen',
  'Accept mail reports': 'Meldungen des E-Mail-Dienstes einschalten',
  'Add cell': 'Zelle hinzufügen',
  'Add picture': 'Bild hinzufügen',
  'Add rule': 'Regel hinzufügen',
  'Add segment': 'Segment hinzufügen',
  'Add web hook': 'Webhook hinzufügen',
  'Approve comment': 'Kommentar freigeben',
  'Approve post': 'Beitrag freigeben',
  'Begin import': 'Import beginnen',
  'Change login provider': 'Anmeldedienst ändern',
  'Change mail settings': 'Einstellungen zum E-Mail-Versand ändern',
  'Change role': 'Rolle ändern',
  'Change rule': 'Regel ändern',
  'Change segment': 'Segment ändern',
  'Change warm up': 'Versandplan ändern',
  'Change web hook': 'Webhook ändern',
  'Change web hook key': 'Schlüssel eines Webhooks ändern',
  'Close site': 'Website schließen',
  'Connect feed': 'Feed verbinden',
  'Create admin key': 'API-Schlüssel erstellen',
  'Create dkim key': 'DKIM-Schlüssel erstellen',
  'Decline application': 'Bewerbung ablehnen',
  'Delete dkim key': 'DKIM-Schlüssel löschen',
  'Delete feed': 'Feed löschen',
  'Delete issue': 'Ausgabe löschen',
  'Delete login provider': 'Anmeldedienst löschen',
  'Delete note': 'Notiz löschen',
  'Delete rule': 'Regel löschen',
  'Delete segment': 'Segment löschen',
  'Delete template': 'Vorlage löschen',
  'Delete web hook': 'Webhook löschen',
  'Dismiss reported sentence': 'Meldung eines Satzes verwerfen',
  'Dismiss reports': 'Meldungen verwerfen',
  'Edit issue': 'Ausgabe bearbeiten',
  'End sessions': 'Sitzungen beenden',
  'End subscription': 'Abonnement beenden',
  'Export consents': 'Einwilligungen exportieren',
  'Export site': 'Website exportieren',
  'Export subscribers': 'Abonnements exportieren',
  'Export suppressions': 'Gesperrte Adressen exportieren',
  'Finish import': 'Import abschließen',
  'Hide comment': 'Kommentar ausblenden',
  'Hold comment': 'Kommentar zurückhalten',
  'Hold first posts': 'Erste Beiträge zurückhalten',
  'Hold issue': 'Ausgabe anhalten',
  'Hold post': 'Beitrag zurückhalten',
  'Import posts': 'Beiträge importieren',
  'Import site': 'Website importieren',
  'Import suppressions': 'Gesperrte Adressen importieren',
  'Lock post': 'Kommentare schließen',
  'Move site': 'Website umziehen',
  'Pause digests': 'Newsletter pausieren',
  'Pause feed': 'Feed pausieren',
  'Pin post': 'Beitrag anheften',
  'Prepare issue': 'Ausgabe vorbereiten',
  'Publish site': 'Website veröffentlichen',
  'Redact entry': 'Grund entfernen',
  'Reject comment': 'Kommentar ablehnen',
  'Reject mail reports': 'Meldungen des E-Mail-Dienstes ausschalten',
  'Reject post': 'Beitrag ablehnen',
  'Release issue': 'Ausgabe freigeben',
  'Release mail': 'E-Mails freigeben',
  'Remove cell': 'Zelle entfernen',
  'Remove comment': 'Kommentar entfernen',
  'Remove picture': 'Bild entfernen',
  'Remove post': 'Beitrag entfernen',
  'Rename template': 'Vorlage umbenennen',
  'Resume digests': 'Newsletter fortsetzen',
  'Resume feed': 'Feed fortsetzen',
  'Revoke admin key': 'API-Schlüssel widerrufen',
  'Save template': 'Vorlage speichern',
  'Send issue': 'Ausgabe senden',
  'Set hosts': 'Hosts festlegen',
  'Set tags': 'Schlagwörter festlegen',
  'Show comment': 'Kommentar wieder einblenden',
  'Show post': 'Beitrag wieder einblenden',
  'Stop import': 'Import stoppen',
  'Strike sentence': 'Satz streichen',
  'Suppress address': 'Adresse sperren',
  'Test issue': 'Test einer Ausgabe senden',
  Unban: 'Sperre aufheben',
  'Unlock post': 'Kommentare wieder öffnen',
  'Unpin post': 'Beitrag nicht mehr anheften',
  'Unsuppress address': 'Adresse entsperren',
  'Visit site': 'Website besuchen',
  '{field} is a damaged gzip file.': '{field}: ist eine beschädigte Gzip-Datei.',
  '{field} is a damaged zip file.': '{field}: ist eine beschädigte Zip-Datei.',
  '{field} is empty: its first line must name the columns.':
    '{field}: ist leer. Die erste Zeile muss die Spalten nennen.',
  'The language must be a code such as de.': 'Die Sprache muss ein Code wie de sein.',
  // Meanings that a text of the public pages does not have
  'Resume [feed]': 'Fortsetzen',
  'Pause [feed]': 'Anhalten',
  'Admin [role]': 'Admin',
  'None [reports]': 'Keine',
  'About [member]': 'Über das Mitglied',
  'Subscribed [event]': 'Anmeldung',
  'Discard draft [settings]': 'Entwurf verwerfen',
  'Remove [moderation]': 'Entfernen',
  'Enter a name. [site]': 'Geben Sie einen Namen ein.',
  'Post published [event]': 'Beitrag veröffentlicht',
  'Add note [member]': 'Notiz hinzufügen',
  'text missing [email]': 'Text fehlt',

  // server/http/start
  'Start your own site': 'Eigene Website starten',
  'The design': 'Das Design',
  'Your website': 'Ihre Website',
  'Your website (optional)': 'Ihre Website (optional)',
  'An issue has at most two posts of a domain, but any number of your own.':
    'Eine Ausgabe enthält höchstens zwei Beiträge einer Domain, von Ihrer eigenen aber beliebig viele.',
  'Your email address': 'Ihre E-Mail-Adresse',
  'No email leaves this machine. You read it at /dev/mail.':
    'Keine E-Mail verlässt diesen Rechner. Sie lesen sie unter /dev/mail.',
  'You log in with codes that the site sends there.':
    'Sie melden sich mit Codes an, die die Website dorthin schickt.',
  'Setup code': 'Einrichtungscode',
  'The setup code': 'Der Einrichtungscode',
  'The log of the server has it.': 'Er steht im Protokoll des Servers.',
  '{field} is not the one in the log of the server.':
    '{field}: Das ist nicht der Code im Protokoll des Servers.',
  'The setup code is wrong.': 'Der Einrichtungscode ist falsch.',
  'Create the site': 'Website anlegen',
};
