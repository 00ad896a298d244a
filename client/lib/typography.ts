import type { RichText, RichTextNode } from '#shared/rich-text.ts';

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
    .replace(/^[^“]+/, (start) => start.replace(/(?<=\d)"/g, '″'))
    .replace(/"/g, '”')
    .replace(/'/g, '’')
    .replace(/ --? /g, ' – ')
    .replace(/(?<=\w)--(?=\w)/g, '—')
    .replace(/\.{3}/g, '…')
    .replace(/\d–(?=\d)/g, '$&\u2060');
}

/** Sets a text in the same way, but for code and addresses. An element counts as letters. */
export function setRichText(nodes: RichText): RichText {
  const letter = (node: RichTextNode | undefined) =>
    node === undefined || node[0] === 'br' ? '' : 'x';
  return nodes.map((node, index) => {
    if (typeof node === 'string') {
      const [before, after] = [letter(nodes[index - 1]), letter(nodes[index + 1])];
      const set = setTitle(before + node + after);
      return set.slice(before.length, set.length - after.length);
    }
    const [tag, children, ...value] = node;
    const isTyped = tag === 'code' || tag === 'pre' || /^https?:/.test(String(children[0]));
    return isTyped ? node : ([tag, setRichText(children), ...value] as RichTextNode);
  });
}
