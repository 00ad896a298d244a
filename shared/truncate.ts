/**
 * Cuts a text to at most `maxLength` characters, ellipsis included. Cuts at a space in the second
 * half if there is one, and never within a character. Drops the punctuation that would end the
 * text.
 */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '');
  const space = text[cut.length] === ' ' ? cut.length : cut.lastIndexOf(' ');
  const words = space > maxLength / 2 ? cut.slice(0, space) : cut;
  return `${words.replace(/[\s,;:.(–—-]{1,10}$/u, '')}…`;
}
