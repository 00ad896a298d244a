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
  'The reads couldn’t be loaded.': 'Die Lesezahlen konnten nicht geladen werden.',
  'The issue couldn’t be loaded.': 'Die Ausgabe konnte nicht geladen werden.',
  'The charts couldn’t be loaded.': 'Die Diagramme konnten nicht geladen werden.',
  'The newsletter couldn’t be loaded.': 'Der Newsletter konnte nicht geladen werden.',
  'The state of the newsletter couldn’t be loaded.':
    'Der Stand des Newsletters konnte nicht geladen werden.',
  'The chart couldn’t be loaded.': 'Das Diagramm konnte nicht geladen werden.',
  'Confirmations couldn’t be loaded.': 'Die Bestätigungen konnten nicht geladen werden.',
  'The templates couldn’t be loaded.': 'Die Vorlagen konnten nicht geladen werden.',
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
  // server/domain/imports
  // server/domain/site-admin
  // server/http/admin
  // shared/contract
};
