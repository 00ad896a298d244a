export const consentEvents = ['subscribed', 'confirmed', 'resubscribed'] as const;
export type ConsentEvent = (typeof consentEvents)[number];

/**
 * Forms of the site. `front`: on the front page. `embed`, `frame`: on pages of other sites.
 * `settings`, `manage`: of members.
 */
export const ownForms = [
  'page',
  'modal',
  'front',
  'issue',
  'embed',
  'frame',
  'settings',
  'manage',
] as const;
export type OwnForm = (typeof ownForms)[number];

/**
 * Where a consent was given: by a form of the site. `mail`: a page behind a mailed link. `account`,
 * `api`: a program that named no form, logged in or not.
 */
export const consentChannels = [...ownForms, 'account', 'mail', 'import', 'api'] as const;
export type ConsentChannel = (typeof consentChannels)[number];
