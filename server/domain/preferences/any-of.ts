/** Joins alternatives of a regular expression, without a group. */
export const anyOf = (...parts: string[]): string => parts.join('|');
