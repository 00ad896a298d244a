/** What marks directions, hides, or is not a character at all. Joiners stay: they belong to words and to emoji. */
const unseen =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** Words of somebody else on one line, as they can be seen: no control characters, no directions, nothing hidden. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\t-\r\u0085\p{Z}]+/gu, ' ')
    .replace(unseen, '')
    .replace(/ {2,}/g, ' ')
    .trim();

/** At most so many characters, at the end of a word where there is one near, and no half ones; what is cut ends in an ellipsis. */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text
    .slice(0, most - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '');
  const space = cut.lastIndexOf(' ');
  return `${(space > most * 0.8 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** Whether a text has characters that nobody sees, or that turn directions. Line ends and tabs are such. */
export const hasInvisibleCharacters = (text: string): boolean => text.search(unseen) !== -1;
