export const consentEvents = ['subscribed', 'confirmed', 'resubscribed'] as const;
export type ConsentEvent = (typeof consentEvents)[number];

/** Forms of the site. `embed`, `frame`: on pages of other sites. */
export const ownForms = ['page', 'modal', 'issue', 'embed', 'frame'] as const;
export type OwnForm = (typeof ownForms)[number];

/**
 * Where a consent was given: by a form of the site. `account`: by settings of a member. `mail`: a
 * page behind a mailed link. `api`: a program that named no form.
 */
export const consentChannels = [...ownForms, 'account', 'mail', 'import', 'api'] as const;
export type ConsentChannel = (typeof consentChannels)[number];
