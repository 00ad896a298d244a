/**
 * Formatted text as a tree of allowed elements, parsed from Markdown once. No HTML is stored or
 * rendered as a string. A node is a text, or [tag, children, href?]. Decision 3.
 */
export type RichText = RichTextNode[];
export type RichTextNode = string | [RichTextTag, RichText] | ['a', RichText, string];

export const richTextTags = [
  'p',
  'a',
  'em',
  'strong',
  'del',
  'code',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
  'hr',
  'br',
  'h2',
  'h3',
  'h4',
] as const;
export type RichTextTag = (typeof richTextTags)[number];

/** Returns the text without formatting, for descriptions and feeds. */
export function plainText(content: RichText): string {
  return content
    .map((part) =>
      typeof part === 'string' ? part : plainText(part[1]) + (blockTags.has(part[0]) ? ' ' : ''),
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Extracts plain text with a blank line between the blocks. */
export const plainParagraphs = (content: RichText): string =>
  content
    .map((part) => plainText([part]))
    .filter((text) => text !== '')
    .join('\n\n');

const blockTags = new Set<string>([
  'p',
  'ul',
  'ol',
  'li',
  'pre',
  'blockquote',
  'h2',
  'h3',
  'h4',
  'br',
]);
