/**
 * Sets a title with typographic quotes, dashes and dots, for display. Titles are stored as typed.
 * Quotes after a digit, as in 5" or 6', are primes if nothing opened them.
 */
export function setTitle(title: string): string {
  // Most titles have nothing to set, and a list has 25 of them.
  if (!/["']|--| - |\.{3}/.test(title)) return title;
  return title
    .replace(/(^|[\s([{/=–—-])"(?=\S)/g, '$1“')
    .replace(/(^|[\s([{/–—“-])'(?=\d\ds?\b)/g, '$1’')
    .replace(/(^|[\s([{/–—“-])'(?=\S)/g, '$1‘')
    .replace(/"/g, (_, at: number, all: string) =>
      /\d/.test(all[at - 1] ?? '') && !all.slice(0, at).includes('“') ? '″' : '”',
    )
    .replace(/'/g, '’')
    .replace(/ --? /g, ' – ')
    .replace(/(?<=\w)--(?=\w)/g, '—')
    .replace(/\.{3}/g, '…');
}
