/** Matches HTML that loads or runs something, except the table for Outlook. */
export const activeHtml = new RegExp(
  String.raw`(?<!\[if mso\]>)<(?:img|script|link|iframe|object|form|table|base)\b` +
    String.raw`|\bsrc=|url\(|@import|\bon\w+=`,
  'i',
);
