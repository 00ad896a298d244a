const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;

/** Returns `1 December 2026 at 08:00 UTC`, for messages. */
export const timeLabel = (at: Date): string => `${at.toLocaleString('en-GB', format)} UTC`;
