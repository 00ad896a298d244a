/** Direction marks, control and other invisible characters, but not joiners in words and emoji. */
const invisible = new RegExp(
  String.raw`[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f` +
    String.raw`\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]`,
  'gu',
);

/** Returns the visible text on one line. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\t-\r\u0085\p{Z}]+/gu, ' ')
    .replace(invisible, '')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Line ends and tabs count as invisible too. */
export const hasInvisibleCharacters = (text: string): boolean => text.search(invisible) !== -1;
