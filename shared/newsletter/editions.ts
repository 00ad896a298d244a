/**
 * The editions of a daily issue, by the hour of the site's zone at which each ends. Edition 0 is
 * the calendar day. The others are for readers whose hour is far from the end of it. Decision 153.
 */
export const editions = [0, 8, 10, 12, 14, 16, 18, 20, 22] as const;
export type Edition = (typeof editions)[number];
