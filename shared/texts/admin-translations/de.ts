import type { Translations } from '../translate.ts';

/** German, for the administration. The reader is "Sie". One section for each folder. */
export const de: Translations = {
  // client/admin
  'This page doesn’t exist. <link>Back to the site</link>, or <link2>log in</link2>.':
    'Diese Seite gibt es nicht. <link>Zurück zur Website</link> oder <link2>anmelden</link2>.',
  'Passkey required': 'Passkey erforderlich',
  'Moderators and admins of this site need a passkey. <link>Log in with your passkey</link>, or <link2>add one in Settings</link2>.':
    'In der Moderation und Verwaltung dieser Website ist ein Passkey nötig. <link>Melden Sie sich mit Ihrem Passkey an</link>, oder <link2>fügen Sie in den Einstellungen einen hinzu</link2>.',
  'If you lost your passkey, log in with an emailed code and add a new one. The admin area opens {hours, plural, one {# hour} other {# hours}} later.':
    'Wenn Sie Ihren Passkey verloren haben, melden Sie sich mit einem Code per E-Mail an und fügen einen neuen hinzu. Der Verwaltungsbereich öffnet sich {hours, plural, one {# Stunde} other {# Stunden}} später.',
  'Back to the overview': 'Zurück zur Übersicht',
  Imports: 'Importe',
  'Inbound feeds': 'Eingehende Feeds',
  Log: 'Protokoll',
  'Login providers': 'Anmeldedienste',
  Mail: 'E-Mail-Versand',
  Server: 'Server',
  moderator: 'Moderation',
  admin: 'Verwaltung',
  Community: 'Community',
  Site: 'Website',
  Moderation: 'Moderation',
  'reports held review spam queue rules flags':
    'meldungen zurückgehalten prüfung spam warteschlange regeln',
  'users people roles bans moderators applications':
    'benutzer personen rollen sperren moderation bewerbungen',
  'history audit actions': 'verlauf audit aktionen',
  'digest email send schedule issues letters': 'digest e-mail senden planen ausgaben briefe',
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
    'web-hooks webhook api ereignisse slack discord telegram mastodon bluesky',
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
  'brand palette dark light theme': 'marke palette dunkel hell farbschema',
  'theme look template': 'theme aussehen vorlage',
  'type typeface': 'schrift schriftart',
  style: 'stil',
  'about terms privacy imprint': 'über nutzungsbedingungen datenschutz impressum',
  'topics categories': 'themen kategorien tags',
  'digest send': 'digest versand senden',
  'statistics tracking': 'statistik messung tracking',
  'versions undo': 'versionen rückgängig',
  'backup copy': 'sicherung backup kopie',
  'prepare send digest newsletter': 'vorbereiten senden digest newsletter',
  Overview: 'Übersicht',
  'admin home dashboard start': 'verwaltung admin startseite dashboard',
  'Site settings: {part}': 'Einstellungen der Website: {part}',
  'Import subscribers': 'Abonnements importieren',
  'csv upload readers': 'csv hochladen leserschaft',
  'Templates of letters': 'Briefvorlagen',
  duplicate: 'duplizieren kopieren',
  'Corrections of the digest': 'Korrekturen im Newsletter',
  'errors wrong': 'fehler falsch',
  'Newsletter statistics': 'Newsletter-Statistik',
  'opens reads charts': 'öffnungen gelesen diagramme',
  'send newsletter email new': 'senden newsletter e-mail neu',
  'Open site': 'Website öffnen',
  'publish launch go live': 'veröffentlichen starten live',
  'The site is open.': 'Die Website ist geöffnet.',
  'Toggle dark mode': 'Dunkles Farbschema umschalten',
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
    '{count, plural, one {# E-Mail} other {# E-Mails}} in 7 Tagen gescheitert',
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
    '<b>Täglicher Newsletter</b> an {count, plural, one {# Person} other {# Personen}}, ab {time}',
  '<b>Weekly digest</b> to {count, plural, one {# subscriber} other {# subscribers}}, from {time}':
    '<b>Wöchentlicher Newsletter</b> an {count, plural, one {# Person} other {# Personen}}, ab {time}',
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
  'A platform admin adds it.': 'Die Verwaltung der Plattform fügt sie hinzu.',
  'Set up email': 'E-Mail einrichten',
  'Set SMTP_URL and restart. Until then, emails stay on this machine.':
    'Setzen Sie SMTP_URL und starten Sie neu. Bis dahin bleiben E-Mails auf diesem Rechner.',
  'Read them': 'E-Mails lesen',
  'Open the site': 'Website öffnen',
  'Visitors see the site. Until then, only staff do.':
    'Dann sehen alle die Website. Bis dahin nur das Team.',
  'Send the first digest': 'Ersten Newsletter senden',
  'Draft an issue and send it to yourself.':
    'Entwerfen Sie eine Ausgabe und senden Sie sie an sich selbst.',
  'Subscribe yourself': 'Selbst abonnieren',
  'Set up your site': 'Website einrichten',
  '{done, number} of {count, number} steps done':
    '{done, number} von {count, number} Schritten erledigt',
  'Dismiss this list': 'Liste schließen',
  'To do': 'Offen',
  'Opening…': 'Wird geöffnet …',
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
    'Der Import ist noch nicht fertig. Er hält an, wenn Sie die Seite verlassen; mit derselben Datei können Sie ihn später fortsetzen.',
  'Posts, comments, members and tags of another site, with their dates, points and old addresses: an export of Ghost, Substack, beehiiv, Buttondown, Kit, Mailchimp, listmonk or WordPress, JSON of Hacker News, Lobsters, Lemmy, Discourse or Reddit, or a database dump of Flarum or phpBB. Also a CSV file with a header row, or JSON lines with the same names: title, author, created_at, and optionally url, text, num_points, num_comments, source, id. Duplicates are skipped. Nothing is stored before you have seen what will come.':
    'Beiträge, Kommentare, Mitglieder und Schlagwörter einer anderen Website, mit Daten, Punkten und alten Adressen: ein Export von Ghost, Substack, beehiiv, Buttondown, Kit, Mailchimp, listmonk oder WordPress, JSON von Hacker News, Lobsters, Lemmy, Discourse oder Reddit oder ein Datenbank-Dump von Flarum oder phpBB. Auch eine CSV-Datei mit Kopfzeile oder JSON-Zeilen mit denselben Namen: title, author, created_at und wahlweise url, text, num_points, num_comments, source, id. Doppelte werden übersprungen. Es wird nichts gespeichert, bevor Sie gesehen haben, was kommt.',
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
  'The file {message}.': 'Die Datei {message}.',
  'Reading the file…': 'Datei wird gelesen …',
  'Starting…': 'Wird gestartet …',
  '{total, plural, one {Import # entry} other {Import # entries}}':
    '{total, plural, one {# Eintrag importieren} other {# Einträge importieren}}',
  'Readers of {name}': 'Leserschaft von {name}',
  '{fileName} – Imports': '{fileName} – Importe',
  Import: 'Import',
  'Old addresses': 'Alte Adressen',
  'Left out': 'Ausgelassen',
  'What will be imported': 'Was importiert wird',
  '{count, plural, one {# row} other {# rows}} of posts.':
    '{count, plural, one {# Zeile} other {# Zeilen}} mit Beiträgen.',
  'An export of {source}.': 'Ein Export von {source}.',
  'The first posts: {titles}.': 'Die ersten Beiträge: {titles}.',
  '“{title}”': '„{title}“',
  'What the file has': 'Inhalt der Datei',
  'The first 100 of {count} entries that will be left out':
    'Die ersten 100 von {count} Einträgen, die ausgelassen werden',
  'Entries that will be left out': 'Einträge, die ausgelassen werden',
  Entry: 'Eintrag',
  'Not finished': 'Nicht fertig',
  Canceled: 'Abgebrochen',
  'Choose a file.': 'Wählen Sie eine Datei.',
  'Importing the file. Keep this page open. Nothing is ever imported twice.':
    'Die Datei wird importiert. Lassen Sie diese Seite offen. Nichts wird doppelt importiert.',
  'The import isn’t finished.': 'Der Import ist noch nicht fertig.',
  'Started {time} by {author}.': 'Begonnen {time} von {author}.',
  'The import': 'Der Import',
  Entries: 'Einträge',
  'See the posts': 'Beiträge ansehen',
  'Duplicates or entries with problems': 'Doppelte oder fehlerhafte Einträge',
  'What was left out': 'Was ausgelassen wurde',
  'What could not be imported': 'Was nicht importiert werden konnte',
  'The first 100 entries that could not be imported':
    'Die ersten 100 Einträge, die nicht importiert werden konnten',
  'Line or entry': 'Zeile oder Eintrag',
  '{done} of {count, plural, one {# row} other {# rows}}, {percentage}':
    '{done} von {count, plural, one {# Zeile} other {# Zeilen}}, {percentage}',
  Progress: 'Fortschritt',
  'The import is stopped.': 'Der Import ist angehalten.',
  'Stop the import…': 'Import anhalten …',
  'Choose {fileName} again to resume': 'Zum Fortsetzen {fileName} erneut wählen',
  'Stop this import?': 'Diesen Import anhalten?',
  Stop: 'Anhalten',
  'Keep importing': 'Weiter importieren',
  'Imported posts stay. You can import the rest later from the same file; nothing is imported twice.':
    'Importierte Beiträge bleiben. Den Rest können Sie später aus derselben Datei importieren; nichts wird doppelt importiert.',
  'Importing {name}.': '{name} wird importiert.',
  '{done} of {total, plural, one {# row} other {# rows}}.':
    '{done} von {total, plural, one {# Zeile} other {# Zeilen}}.',
  'The import is finished. {added, number} added, {skipped, plural, one {# row} other {# rows}} skipped.':
    'Der Import ist fertig. {added, number} hinzugefügt, {skipped, plural, one {# Zeile} other {# Zeilen}} übersprungen.',
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
  'Reading the feed…': 'Feed wird gelesen …',
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
  'The file is larger than 5 MB.': 'Die Datei ist größer als 5 MB.',
  'The file names no feeds.': 'Die Datei nennt keine Feeds.',
  'This isn’t a link.': 'Das ist kein Link.',
  'OPML is the format in which feed readers exchange lists of feeds. Each new feed gets its own account.':
    'In OPML tauschen Feedreader Listen von Feeds aus. Jeder neue Feed erhält ein eigenes Konto.',
  'Download OPML file': 'OPML-Datei herunterladen',
  'Connect feeds of a file': 'Feeds einer Datei verbinden',
  'OPML file': 'OPML-Datei',
  'Connecting…': 'Wird verbunden …',
  'Connect these feeds': 'Diese Feeds verbinden',
  '{count, plural, one {# feed} other {# feeds}} connected':
    '{count, plural, one {# Feed} other {# Feeds}} verbunden',
  '{count, number} already connected': '{count, number} schon verbunden',
  '{count, number} not connected': '{count, number} nicht verbunden',
  username: 'Benutzername',
  'It [feed]': 'Feed',
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
  'by {username}, ends on {date}': 'von {username}, gültig bis {date}',
  'by {username}, ended on {date}': 'von {username}, abgelaufen am {date}',
  'never used': 'nie verwendet',
  'used {time}': 'verwendet {time}',
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
  'reason redacted': 'Begründung entfernt',
  'Redact reason': 'Begründung entfernen',
  'Done. The author was notified.': 'Erledigt. Das Mitglied wurde benachrichtigt.',
  'No change needed.': 'Keine Änderung nötig.',
  'A comment on “{title}”': 'Ein Kommentar zu „{title}“',
  'Remove the reason from the public log?': 'Begründung aus dem öffentlichen Protokoll entfernen?',
  'The public entry stays without its reason. Moderators and admins can still read it here. This can’t be undone.':
    'Der öffentliche Eintrag bleibt ohne Begründung. Moderation und Verwaltung können sie hier weiterhin lesen. Das lässt sich nicht rückgängig machen.',
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
  // client/admin/login-providers
  'The providers couldn’t be loaded.': 'Die Anbieter konnten nicht geladen werden.',
  'Members can log in with an account elsewhere: at any OpenID Connect provider, such as Google or Keycloak, or at GitHub. Emailed codes always work, too.':
    'Mitglieder können sich mit einem Konto bei einem anderen Dienst anmelden: bei jedem OpenID-Connect-Anbieter wie Google oder Keycloak, oder bei GitHub. Codes per E-Mail funktionieren immer.',
  'No providers yet.': 'Noch keine Anbieter.',
  'Add a provider': 'Anbieter hinzufügen',
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
  'Shown on the login page: “Continue with …”.': 'Steht auf der Anmeldeseite: „Weiter mit …“.',
  Issuer: 'Aussteller',
  'Such as https://accounts.google.com, or https://github.com for GitHub.':
    'Zum Beispiel https://accounts.google.com, oder https://github.com für GitHub.',
  'Client ID': 'Client-ID',
  'From the provider.': 'Vom Anbieter.',
  'Client secret': 'Client-Secret',
  'Client secret (optional)': 'Client-Secret (optional)',
  'From the provider. It’s stored encrypted and never shown again.':
    'Vom Anbieter. Es wird verschlüsselt gespeichert und nie wieder angezeigt.',
  'Leave blank to keep the stored one. If you change the issuer, enter it again.':
    'Leer lassen, um das gespeicherte zu behalten. Wenn Sie den Aussteller ändern, geben Sie es erneut ein.',
  'Login page': 'Anmeldeseite',
  'Members can log in with it': 'Mitglieder können sich damit anmelden',
  Addresses: 'Adressen',
  'People can sign up with an address that it hasn’t verified':
    'Registrierung mit einer Adresse, die der Anbieter nicht geprüft hat',
  'Only for a provider where nobody can enter the address of somebody else, such as your company’s own. Otherwise they prove it with an emailed code.':
    'Nur für Anbieter, bei denen niemand eine fremde Adresse eintragen kann, etwa den Ihres Unternehmens. Sonst wird die Adresse mit einem Code per E-Mail bestätigt.',
  'Checking the provider…': 'Anbieter wird geprüft …',
  // client/admin/mail
  'The mail settings couldn’t be loaded.': 'Die E-Mail-Einstellungen konnten nicht geladen werden.',
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
    'Er signiert die E-Mails der Website. Nicht nötig, wenn Ihr E-Mail-Anbieter für Ihre Domain signiert.',
  Domain: 'Domain',
  'The domain of the sender address, or a parent domain.':
    'Die Domain der Absenderadresse oder eine übergeordnete.',
  Selector: 'Selektor',
  'Any label, such as mail1. Use a new one for each key.':
    'Beliebig, zum Beispiel mail1. Nehmen Sie für jeden Schlüssel einen neuen.',
  'Creating the key…': 'Schlüssel wird erstellt …',
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
  'Checking DNS…': 'DNS wird geprüft …',
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
  'Signing secret': 'Signatur-Secret',
  'It begins with whsec_.': 'Es beginnt mit whsec_.',
  'Of the webhook.': 'Des Webhooks.',
  'Your mail provider can report bounces and complaints. We stop sending email to those addresses.':
    'Ihr E-Mail-Anbieter kann Rückläufer und Beschwerden melden. An diese Adressen wird dann nichts mehr gesendet.',
  'On. Nothing was received yet.': 'Ein. Noch nichts empfangen.',
  'On. Last received: {lastEventAt}.': 'Ein. Zuletzt empfangen: {lastEventAt}.',
  'Set up': 'Einrichten',
  'Webhook URL: {url}': 'Webhook-URL: {url}',
  'Turn off {name} reports?': 'Meldungen von {name} ausschalten?',
  'Turning it off…': 'Wird ausgeschaltet …',
  '{name} reports are off.': 'Meldungen von {name} sind ausgeschaltet.',
  'Bounces and complaints that it reports are then rejected.':
    'Gemeldete Rückläufer und Beschwerden werden dann abgewiesen.',
  '{name} reports are on.': 'Meldungen von {name} sind eingeschaltet.',
  '{name} reports': 'Meldungen von {name}',
  'The stored password or DKIM key can’t be decrypted. Enter the password again, and create a new key.':
    'Das gespeicherte Passwort oder der DKIM-Schlüssel lässt sich nicht entschlüsseln. Geben Sie das Passwort erneut ein und erstellen Sie einen neuen Schlüssel.',
  'Digests aren’t sent until you enter the site’s postal address.':
    'Der Newsletter wird erst versendet, wenn Sie die Postanschrift der Website eingeben.',
  Sender: 'Absender',
  'Order of mail servers': 'Reihenfolge der Mailserver',
  'If a server fails, the next one sends the email. Digests move on only if a server can’t be reached, not if it rejects them.':
    'Fällt ein Server aus, versendet der nächste. Ausgaben des Newsletters gehen nur weiter, wenn ein Server nicht erreichbar ist, nicht wenn er sie ablehnt.',
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
  'The mail settings are saved.': 'Die E-Mail-Einstellungen sind gespeichert.',
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
    'Es wird verschlüsselt gespeichert und nie wieder angezeigt.',
  'Digests on each day': 'Ausgaben an jedem Tag',
  'The plan': 'Der Plan',
  'Digests and notices are paused until {time}, because the mail server rejects them for policy reasons.':
    'Newsletter und Hinweise pausieren bis {time}, weil der Mailserver sie aus Richtliniengründen ablehnt.',
  'Confirmations are paused until {time}, because the mail server rejects them for policy reasons.':
    'Bestätigungen pausieren bis {time}, weil der Mailserver sie aus Richtliniengründen ablehnt.',
  '{server} asked us to wait until {time}. {waiting, plural, one {# email waits} other {# emails wait}} for it, then {perMinute, number} a minute, and gradually more.':
    '{server} bittet, bis {time} zu warten. {waiting, plural, one {# E-Mail wartet} other {# E-Mails warten}} darauf; danach {perMinute, number} je Minute und allmählich mehr.',
  'The mail server of this site': 'Der Mailserver dieser Website',
  'No mail server has asked us to wait.': 'Kein Mailserver hat gebeten zu warten.',
  'Login codes and confirmations are never limited by the plan, and don’t wait for others.':
    'Anmeldecodes und Bestätigungen begrenzt der Plan nie, und sie warten nicht auf andere E-Mails.',
  'No digests are waiting.': 'Keine Ausgaben warten.',
  '{waiting, plural, one {# email waits} other {# emails wait}}.':
    '{waiting, plural, one {# E-Mail wartet} other {# E-Mails warten}}.',
  'The plan for {domain} is off, so digests are not limited.':
    'Der Plan für {domain} ist ausgeschaltet, der Versand also nicht begrenzt.',
  'The plan for {domain} is done.': 'Der Plan für {domain} ist abgeschlossen.',
  'Day {day, number} of {days, number} for {domain}: up to {volume, number} digests in 24 hours. {sent, plural, one {# of them is} other {# of them are}} sent.':
    'Tag {day, number} von {days, number} für {domain}: bis zu {volume, number} Ausgaben in 24 Stunden. Davon {sent, plural, one {ist # gesendet} other {sind # gesendet}}.',
  'The next digests go out from {time}.': 'Die nächsten Ausgaben gehen ab {time} hinaus.',
  'The next digests go out from {time}, the last ones on {date}.':
    'Die nächsten Ausgaben gehen ab {time} hinaus, die letzten am {date}.',
  'Digests on each day must be whole numbers from 1 to {max, number}.':
    'Ausgaben an jedem Tag: nur ganze Zahlen von 1 bis {max, number}.',
  'The plan is saved.': 'Der Plan ist gespeichert.',
  'Plan for the domain': 'Plan für die Domain',
  'Plan for {domain}': 'Plan für {domain}',
  'Large providers reject bulk mail from domains they don’t know yet.':
    'Große Anbieter lehnen Massenversand von Domains ab, die sie noch nicht kennen.',
  'This domain already sends this much.': 'Diese Domain versendet schon so viel.',
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
  'Reason, if you decline': 'Begründung, falls Sie ablehnen',
  'Emailed to the applicant.': 'Geht per E-Mail an die Person.',
  'Accepting…': 'Wird angenommen …',
  Accept: 'Annehmen',
  'Declining…': 'Wird abgelehnt …',
  Decline: 'Ablehnen',
  'You can’t ban yourself.': 'Sie können sich nicht selbst sperren.',
  'Only an admin can ban a moderator, and an admin cannot be banned.':
    'Wer zur Moderation gehört, kann nur von der Verwaltung gesperrt werden; wer zur Verwaltung gehört, gar nicht.',
  'Banned members can still log in, read, and export or delete their account.':
    'Gesperrte Mitglieder können sich weiterhin anmelden, lesen und ihr Konto exportieren oder löschen.',
  '{username} is banned permanently.': '{username} ist dauerhaft gesperrt.',
  '{username} is banned until {date}.': '{username} ist bis {date} gesperrt.',
  'Change ban': 'Sperre ändern',
  'The end': 'Das Ende',
  'Give a reason.': 'Geben Sie eine Begründung an.',
  '{username} is banned. Posts and comments removed: {removed, number}.':
    '{username} ist gesperrt. Entfernte Beiträge und Kommentare: {removed, number}.',
  '{username} is banned.': '{username} ist gesperrt.',
  'Removed {removed, number}. More remain: press the button again to remove the rest.':
    '{removed, number} entfernt. Es sind noch mehr: Drücken Sie die Taste erneut, um den Rest zu entfernen.',
  'Ban {username}': '{username} sperren',
  '{username} and the public moderation log will show this.':
    'Zu lesen für {username} und im öffentlichen Moderationsprotokoll.',
  'Banning…': 'Wird gesperrt …',
  '{username} can post and comment again.':
    '{username} kann wieder Beiträge und Kommentare schreiben.',
  'Lift the ban on {username}': 'Sperre von {username} aufheben',
  'Reason (optional)': 'Begründung (optional)',
  'Lift ban': 'Sperre aufheben',
  'Sessions of {username} ended: {ended}.': 'Beendete Sitzungen von {username}: {ended}.',
  'Sessions of {username}': 'Sitzungen von {username}',
  'Logs {username} out in all browsers on this site. API keys keep working.':
    'Meldet {username} auf dieser Website in allen Browsern ab. API-Schlüssel funktionieren weiter.',
  'Ending…': 'Wird beendet …',
  'End all sessions': 'Alle Sitzungen beenden',
  'Username begins with': 'Benutzername beginnt mit',
  Moderator: 'Moderation',
  Banned: 'Gesperrt',
  'Banned only': 'Nur gesperrte',
  'banned permanently': 'dauerhaft gesperrt',
  'banned until {date}': 'gesperrt bis {date}',
  'Joined {time}, karma {karma}, {postCount, plural, one {# post} other {# posts}}, {commentCount, plural, one {# comment} other {# comments}}':
    'Beigetreten {time}, Karma {karma}, {postCount, plural, one {# Beitrag} other {# Beiträge}}, {commentCount, plural, one {# Kommentar} other {# Kommentare}}',
  'There’s no member called {username}. <link>All members</link>':
    'Es gibt kein Mitglied namens {username}. <link>Alle Mitglieder</link>',
  '{username} – Members': '{username} – Mitglieder',
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
  'Only visible to moderators and admins.': 'Nur für Moderation und Verwaltung sichtbar.',
  'Adding…': 'Wird hinzugefügt …',
  'Delete this note?': 'Diese Notiz löschen?',
  'Note deleted.': 'Notiz gelöscht.',
  '{username} is already a member.': '{username} ist schon Mitglied.',
  '{username} is already a moderator.': '{username} gehört schon zur Moderation.',
  '{username} is already an admin.': '{username} gehört schon zur Verwaltung.',
  '{username} is a moderator now.': '{username} gehört jetzt zur Moderation.',
  '{username} is an admin now.': '{username} gehört jetzt zur Verwaltung.',
  'The role': 'Die Rolle',
  'Role of {username}': 'Rolle von {username}',
  'Reads, posts, comments and votes.': 'Liest, schreibt, kommentiert und stimmt ab.',
  'Also handles reports, bans members, and sees Moderation, Members and the Log.':
    'Bearbeitet auch Meldungen, sperrt Mitglieder und sieht Moderation, Mitglieder und Protokoll.',
  'Also runs the site: newsletter, subscribers, inbound feeds, imports, settings and roles.':
    'Betreibt auch die Website: Newsletter, Abonnements, eingehende Feeds, Importe, Einstellungen und Rollen.',
  'Changing…': 'Wird geändert …',
  'Save role': 'Rolle speichern',
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
  'The site couldn’t be loaded.': 'Die Website konnte nicht geladen werden.',
  'The history couldn’t be loaded.': 'Der Verlauf konnte nicht geladen werden.',
  'The sites couldn’t be loaded.': 'Die Websites konnten nicht geladen werden.',
  Leave: 'Verlassen',
  'Leaving…': 'Wird verlassen …',
  Stay: 'Bleiben',
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
  'Not open yet': 'Noch nicht geöffnet',
  'Being deleted': 'Wird gelöscht',
  Staff: 'Team',
  Status: 'Status',
  'More sites': 'Weitere Websites',
  // client/admin/subscribers
  'The proof of consent couldn’t be loaded.':
    'Der Nachweis der Einwilligung konnte nicht geladen werden.',
  'The HTML couldn’t be loaded.': 'Das HTML konnte nicht geladen werden.',
  'The subscribers couldn’t be loaded.': 'Die Abonnements konnten nicht geladen werden.',
  'The blocked addresses couldn’t be loaded.':
    'Die gesperrten Adressen konnten nicht geladen werden.',
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
  'It is added. Copy its secret.': 'Hinzugefügt. Kopieren Sie das Secret.',
  'Add a connection': 'Verbindung hinzufügen',
  'Connect with': 'Verbinden mit',
  'It receives a POST request for each event.': 'Sie erhält für jedes Ereignis eine POST-Anfrage.',
  Events: 'Ereignisse',
  'What is posted': 'Was veröffentlicht wird',
  'Each issue, when it is sent': 'Jede Ausgabe, wenn sie versendet wird',
  'Posts with enough points': 'Beiträge mit genug Punkten',
  'Points that a post needs': 'Punkte, die ein Beitrag braucht',
  'Within three days. Posts from before the connection are not posted.':
    'Innerhalb von drei Tagen. Beiträge aus der Zeit vor der Verbindung werden nicht veröffentlicht.',
  'What it looks like': 'So sieht es aus',
  'Post changed': 'Beitrag geändert',
  'Comment published': 'Kommentar veröffentlicht',
  'Member joined': 'Mitglied beigetreten',
  'Subscriber confirmed': 'Abonnement bestätigt',
  'Issue sent': 'Ausgabe versendet',
  'Report by a member': 'Meldung eines Mitglieds',
  Test: 'Test',
  'The key': 'Der Schlüssel',
  'The key is changed.': 'Der Schlüssel ist geändert.',
  'Change the key': 'Schlüssel ändern',
  'A program of yours (web-hook)': 'Ein eigenes Programm (Web-Hook)',
  'Search engines (IndexNow)': 'Suchmaschinen (IndexNow)',
  'Feed readers (WebSub)': 'Feedreader (WebSub)',
  'URL of the incoming web-hook': 'URL des eingehenden Web-Hooks',
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
    'Kopieren Sie das Signatur-Secret jetzt. Es wird nicht noch einmal angezeigt: {secret}',
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
    'Der Import wurde angehalten. Beginnen Sie einen neuen.',
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
  'Reading failed {n} times.': 'Der Abruf ist {n}-mal gescheitert.',
  // server/domain/site-admin
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
  // shared/contract
  '{field} must have at most {n} characters.': '{field}: höchstens {n} Zeichen.',
  '{field} must be a host name.': '{field}: nur ein Hostname.',
  '{field} must be a list of host names.': '{field}: nur eine Liste von Hostnamen.',
  '{field} must be a path on the site.': '{field}: nur ein Pfad auf der Website.',
  '{field} must contain %s.': '{field}: muss %s enthalten.',
  '{field} must be summary or summary_large_image.':
    '{field}: nur summary oder summary_large_image.',
  '{field} must be a hex color such as #2563eb.': '{field}: nur eine Hex-Farbe wie #2563eb.',
  '{field} must be a list of font families.': '{field}: nur eine Liste von Schriftfamilien.',
  '{field} must be a length such as {n}.5rem.': '{field}: nur eine Länge wie {n}.5rem.',
  '{field} must be thin, single, thick or double.': '{field}: nur thin, single, thick oder double.',
  '{field} must be one of edition, columns, list.': '{field}: nur edition, columns oder list.',
  '{field} must be one of line, centered.': '{field}: nur line oder centered.',
  '{field} must be one of line, figures.': '{field}: nur line oder figures.',
  '{field} must be one of regular, tight, leads.': '{field}: nur regular, tight oder leads.',
  '{field} must be one of sentence, capitals, smallCaps.':
    '{field}: nur sentence, capitals oder smallCaps.',
  '{field} must be one of regular, compact, relaxed.':
    '{field}: nur regular, compact oder relaxed.',
  '{field} must be one of arrows, triangles.': '{field}: nur arrows oder triangles.',
  '{field} must be one of text, mono.': '{field}: nur text oder mono.',
  '{field} must be one of plain, drop.': '{field}: nur plain oder drop.',
  '{field} must be the code of a language.': '{field}: nur ein Sprachcode.',
  '{field} must be a host in lowercase and ASCII, such as de.example.org.':
    '{field}: nur ein Host in Kleinbuchstaben und ASCII, zum Beispiel de.example.org.',
  '{field} must have at least {n} characters.': '{field}: mindestens {n} Zeichen.',
  '{field} must be a list of languages.': '{field}: nur eine Liste von Sprachen.',
  '{field} must have each language once.': '{field}: jede Sprache nur einmal.',
  '{field} must have a host of its own for each language.':
    '{field}: für jede Sprache ein eigener Host.',
  '{field} must be four benefits.': '{field}: genau vier Vorteile.',
  '{field} must be the https URL of a script.': '{field}: nur die https-URL eines Skripts.',
  '{field} must be the ID of a website.': '{field}: nur die ID einer Website.',
  '{field} must have either domain or websiteId.': '{field}: entweder domain oder websiteId.',
  '{field} must be one of open, invitation, approval, domain, closed.':
    '{field}: nur open, invitation, approval, domain oder closed.',
  '{field} must be `members` or `staff`.': '{field}: nur `members` oder `staff`.',
  '{field} must be a list of domains.': '{field}: nur eine Liste von Domains.',
  '{field} must have at most {n} domains.': '{field}: höchstens {n} Domains.',
  '{field} must be domains in lowercase and ASCII, such as example.org.':
    '{field}: nur Domains in Kleinbuchstaben und ASCII, zum Beispiel example.org.',
  '{field} must be a list of origins.': '{field}: nur eine Liste von Ursprüngen.',
  '{field} must have at most {n} origins.': '{field}: höchstens {n} Ursprünge.',
  '{field} must be origins such as https://blog.example.org.':
    '{field}: nur Ursprünge wie https://blog.example.org.',
  '{field} must be a number of hours.': '{field}: nur eine Zahl von Stunden.',
  '{field} must be `extracts` or `written`.': '{field}: nur `extracts` oder `written`.',
  '{field} must be the ID of a version.': '{field}: nur die ID einer Version.',
  '{field} must be lowercase letters, digits and hyphens.':
    '{field}: nur Kleinbuchstaben, Ziffern und Bindestriche.',
  '{field} must be a list of tags.': '{field}: nur eine Liste von Schlagwörtern.',
  '{field} must be at least one.': '{field}: mindestens eins.',
  '{field} must be the text of an SVG.': '{field}: nur der Text eines SVG.',
  '{field} must be there without `svg`, or `svg` without it.':
    '{field}: entweder dies oder `svg`, nicht beides.',
  '{field} must be broadsheet-site.': '{field}: nur broadsheet-site.',
  '{field} must be {n}: this file is from another version of the software.':
    '{field}: muss {n} sein. Diese Datei stammt von einer anderen Version der Software.',
  '{field} must be the ID of a segment.': '{field}: nur die ID eines Segments.',
  '{field} must be {n} or {m}.': '{field}: nur {n} oder {m}.',
  '{field} must not contain private characters.': '{field}: ohne Zeichen aus dem privaten Bereich.',
  '{field} must be true or omitted.': '{field}: nur true oder weglassen.',
  '{field} must have at most {n} parts.': '{field}: höchstens {n} Teile.',
  '{field} must have an item.': '{field}: mindestens ein Eintrag.',
  '{field} must have at most {n} items.': '{field}: höchstens {n} Einträge.',
  '{field} must be a link that begins with https://, or a path of this site.':
    '{field}: nur ein Link, der mit https:// beginnt, oder ein Pfad dieser Website.',
  '{field} must be a block of a known type.': '{field}: nur ein Block eines bekannten Typs.',
  '{field} must be a list of blocks.': '{field}: nur eine Liste von Blöcken.',
  '{field} must have a block.': '{field}: mindestens ein Block.',
  '{field} must have at most {n} blocks.': '{field}: höchstens {n} Blöcke.',
  '{field} must have sections for at most {n} segments.':
    '{field}: Abschnitte für höchstens {n} Segmente.',
  '{field} must have the posts of the issue only once.':
    '{field}: die Beiträge der Ausgabe nur einmal.',
  '{field} must be the ID of a post.': '{field}: nur die ID eines Beitrags.',
  '{field} must have at most {n} posts.': '{field}: höchstens {n} Beiträge.',
  '{field} must be IDs.': '{field}: nur IDs.',
  '{field} must be a list of IDs.': '{field}: nur eine Liste von IDs.',
  '{field} must be next or now.': '{field}: nur next oder now.',
  '{field} must have a row.': '{field}: mindestens eine Zeile.',
  '{field} must have at most {n} rows.': '{field}: höchstens {n} Zeilen.',
  '{field} must be hide, show, remove, lock or unlock.':
    '{field}: nur hide, show, remove, lock oder unlock.',
  '{field} must be hide, show or remove.': '{field}: nur hide, show oder remove.',
  '{field} must be post or comment.': '{field}: nur post oder comment.',
  '{field} must be a list of posts and comments.':
    '{field}: nur eine Liste von Beiträgen und Kommentaren.',
  '{field} must name at most {n}.': '{field}: höchstens {n} nennen.',
  '{field} must be domain or word.': '{field}: nur domain oder word.',
  '{field} must be reject, hold or report.': '{field}: nur reject, hold oder report.',
  '{field} must be member, moderator or admin.': '{field}: nur member, moderator oder admin.',
  '{field} must have at most {n} entries.': '{field}: höchstens {n} Einträge.',
  '{field} must be one of form, account, import.': '{field}: nur form, account oder import.',
  '{field} must be an origin such as https://blog.example.org.':
    '{field}: nur ein Ursprung wie https://blog.example.org.',
  '{field} must be a tag of the site.': '{field}: nur ein Schlagwort der Website.',
  '{field} must be one of confirmed, visited.': '{field}: nur confirmed oder visited.',
  '{field} must be one of within, before.': '{field}: nur within oder before.',
  '{field} must be true, false or null.': '{field}: nur true, false oder null.',
  '{field} must be a username.': '{field}: nur ein Benutzername.',
  '{field} must be a member of this site.': '{field}: nur ein Mitglied dieser Website.',
  '{field} must be posts.': '{field}: nur posts.',
  '{field} must be a text, a number, true, false or null.':
    '{field}: nur ein Text, eine Zahl, true, false oder null.',
  '{field} must be a row.': '{field}: nur eine Zeile.',
  '{field} must be oidc or github.': '{field}: nur oidc oder github.',
  '{field} must have no query and no fragment.': '{field}: ohne Abfrage und Fragment.',
  '{field} must be the name of a scope.': '{field}: nur der Name einer Berechtigung.',
  '{field} must be names of events.': '{field}: nur Namen von Ereignissen.',
  '{field} must be a domain such as bounces.example.org.':
    '{field}: nur eine Domain wie bounces.example.org.',
  '{field} must be a host name such as smtp.example.org.':
    '{field}: nur ein Hostname wie smtp.example.org.',
  '{field} must be a port.': '{field}: nur ein Port.',
  '{field} must be a domain such as example.org.': '{field}: nur eine Domain wie example.org.',
  '{field} must have letters, digits and hyphens, such as mail2026.':
    '{field}: nur Buchstaben, Ziffern und Bindestriche, zum Beispiel mail2026.',
  '{field} must be whole numbers.': '{field}: nur ganze Zahlen.',
  '{field} must be at least {n} each.': '{field}: jeweils mindestens {n}.',
  '{field} must be at most {n} each.': '{field}: jeweils höchstens {n}.',
  '{field} must be a list of numbers.': '{field}: nur eine Liste von Zahlen.',
  '{field} must have at least one day.': '{field}: mindestens ein Tag.',
  '{field} must have at most {n} days.': '{field}: höchstens {n} Tage.',
  '{field} is already connected.': '{field}: schon verbunden.',
  '{field} is a feed of this site.': '{field}: ein Feed dieser Website.',
  '{field} is required: the account of this feed is banned.':
    '{field}: Pflicht, denn das Konto dieses Feeds ist gesperrt.',
  '{field} must be at most {n}: the file has no more rows.':
    '{field}: höchstens {n}. Mehr Zeilen hat die Datei nicht.',
  '{field} must be {n} to {m} lowercase letters, digits and single hyphens, starting with a letter.':
    '{field}: {n} bis {m} Kleinbuchstaben, Ziffern und einzelne Bindestriche, am Anfang ein Buchstabe.',
  '{field} is a reserved name.': '{field}: ein reservierter Name.',
  '{field} is not a valid image of that type.': '{field}: kein gültiges Bild dieses Typs.',
  '{field} must be set by a platform admin, because it runs on all pages.':
    '{field}: nur durch die Verwaltung der Plattform, weil es auf allen Seiten läuft.',
  '{field} must be set by a platform admin, because it limits mail of the site.':
    '{field}: nur durch die Verwaltung der Plattform, weil es die E-Mails der Website begrenzt.',
  '{field} must be a version of the site.': '{field}: nur eine Version der Website.',
  '{field} must be the domain of the sender address, or one below it.':
    '{field}: nur die Domain der Absenderadresse oder eine darunter.',
  '{field} must have ASCII letters and no quotes before the @.':
    '{field}: vor dem @ nur ASCII-Buchstaben und keine Anführungszeichen.',
  '{field} is required for a new host or user.':
    '{field}: Pflicht bei neuem Host oder Benutzernamen.',
  '{field} must be one that the server accepts, with its password.':
    '{field}: Der Server muss Namen und Passwort annehmen.',
  '{field} must name a domain.': '{field}: muss eine Domain nennen.',
  "{field} must be one of the site's hosts.": '{field}: nur ein Host der Website.',
  '{field} must be one of the other hosts of the site.':
    '{field}: nur einer der anderen Hosts der Website.',
  '{field} is already the language of the site.': '{field}: ist schon die Sprache der Website.',
  "{field} names an image that wasn't uploaded.":
    '{field}: nennt ein Bild, das nicht hochgeladen wurde.',
  '{field} has a contrast of {n}:{m} on {o}, and needs {p}:{q}.':
    '{field}: Kontrast {n}:{m} auf {o}, nötig sind {p}:{q}.',
  '{field} must be one line of {n} to {m} characters.':
    '{field}: eine Zeile mit {n} bis {m} Zeichen.',
  '{field} must be in the list.': '{field}: nur aus der Liste.',
  '{field} must be one of the three.': '{field}: nur eins der drei.',
  '{field} must be an address such as example.org.': '{field}: nur eine Adresse wie example.org.',
  '{field} must be an address such as me@example.org.':
    '{field}: nur eine Adresse wie ich@example.org.',
  '{field} must be a public address, on port {n}.':
    '{field}: nur eine öffentliche Adresse, Port {n}.',
  '{field} must be an account of this site.': '{field}: nur ein Konto dieser Website.',
  '{field} is banned.': '{field}: gesperrt.',
  '{field} belongs to a member, and feeds cannot post for members.':
    '{field}: gehört einem Mitglied, und Feeds können nicht für Mitglieder schreiben.',
  'No feed: {why}': 'Kein Feed: {why}',
  'No server answered at this URL.': 'Unter dieser URL hat kein Server geantwortet.',
  'The server says that the feed is gone permanently ({n}).':
    'Der Server sagt, dass es den Feed nicht mehr gibt ({n}).',
  'The feed is larger than {n} MB.': 'Der Feed ist größer als {n} MB.',
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
  Segments: 'Segmente',
  'Login settings': 'Anmeldedienste',
  'Web-hooks': 'Web-Hooks',
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
  '{field} is not a feed: {n}.': '{field}: kein Feed: {n}.',
};
