/** A shorter text is named whole; of a longer one its first and last words. */
const maxWhole = 80;
const edgeWords = 5;
/** Characters at each end of a text without spaces. */
const edgeCharacters = 15;

/** The hyphen separates a prefix and a suffix, so it is encoded too. */
const encode = (text: string): string => encodeURIComponent(text).replaceAll('-', '%2D');

/**
 * Adds a text fragment to a URL, which makes browsers scroll to the passage and highlight it.
 * Source: WICG, URL Fragment Text Directives.
 */
export function addTextFragment(url: string, passage: string): string {
  const text = passage.trim();
  const words = text.split(/\s+/);
  const [start, end] =
    text.length <= maxWhole
      ? [text, null]
      : words.length > 2 * edgeWords
        ? [words.slice(0, edgeWords).join(' '), words.slice(-edgeWords).join(' ')]
        : [text.slice(0, edgeCharacters), text.slice(-edgeCharacters)];
  const directive = `:~:text=${encode(start)}${end === null ? '' : `,${encode(end)}`}`;
  return `${url}${url.includes('#') ? '' : '#'}${directive}`;
}
