/**
 * Sets a title with typographic quotes, dashes and dots, for display. Titles are stored as typed.
 * Quotes after a digit, as in 5" or 6', are primes if nothing opened them. Lines do not break
 * within ranges of numbers (U+2060).
 */
export function setTitle(title: string): string {
  // Most titles have nothing to set, and a list has 25 of them.
  if (!/["']|--| - |\.{3}|\d–/.test(title)) return title;
  return title
    .replace(/(^|[\s([{/=–—-])"(?=\S)/g, '$1“')
    .replace(/(^|[\s([{/–—“-])'(?=\d\ds?\b)/g, '$1’')
    .replace(/(^|[\s([{/–—“-])'(?=\S)/g, '$1‘')
    .replace(/(?<=^[^“]*\d)"/g, '″')
    .replace(/"/g, '”')
    .replace(/'/g, '’')
    .replace(/ --? /g, ' – ')
    .replace(/(?<=\w)--(?=\w)/g, '—')
    .replace(/\.{3}/g, '…')
    .replace(/\d–(?=\d)/g, '$&\u2060');
}
