/** What members are notified of. `threads`: new comments on posts that they saved. */
export const notificationKinds = ['replies', 'mentions', 'threads'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** When a notification is mailed. `daily`: one email a day. */
export const notificationTimes = ['at_once', 'daily', 'never'] as const;
export type NotificationTime = (typeof notificationTimes)[number];

/** The kinds of one link that turns emails off: one, or all that are mailed daily. */
export const notificationScopes = [...notificationKinds, 'daily'] as const;
export type NotificationScope = (typeof notificationScopes)[number];
