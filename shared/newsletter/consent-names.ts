export const consentEvents = ['subscribed', 'confirmed', 'resubscribed'] as const;
export type ConsentEvent = (typeof consentEvents)[number];

/** Forms of the site that send where they are. */
export const ownForms = ['page', 'modal', 'issue'] as const;
export type OwnForm = (typeof ownForms)[number];

/**
 * Where a consent was given. `page`, `modal`, `issue`: forms of the site. `account`: settings of a
 * member. `mail`: a page behind a mailed link. `api`: a program that named no form.
 */
export const consentChannels = [...ownForms, 'account', 'mail', 'import', 'api'] as const;
export type ConsentChannel = (typeof consentChannels)[number];
