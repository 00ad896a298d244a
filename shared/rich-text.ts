/**
 * Formatted text as a tree of allowed elements, parsed from Markdown once. No HTML is stored or
 * rendered as a string. A node is a text, or [tag, children]; links also have their address, and
 * ordered lists their first number if it is not 1. The child of a picture is its alternative text;
 * its path is one of an uploaded image. Decision 3.
 */
export type RichText = RichTextNode[];
export type RichTextNode =
  | string
  | [RichTextTag, RichText]
  | ['a', RichText, string]
  | ['img', RichText, string]
  | ['ol', RichText, number];

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
    .map((part) => {
      if (typeof part === 'string') return part;
      if (isList(part)) return ` ${separateItems(listItems(part))} `;
      return plainText(part[1]) + (blockTags.has(part[0]) ? ' ' : '');
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Extracts plain text with a blank line between the blocks and between the items of a list. */
export const plainParagraphs = (content: RichText): string =>
  content
    .flatMap((part) => (isList(part) ? listItems(part) : [part]))
    .map((part) => plainText([part]))
    .filter((text) => text !== '')
    .join('\n\n');

type List = Extract<RichTextNode, [unknown, RichText, unknown?]>;
const isList = (part: RichTextNode): part is List => part[0] === 'ul' || part[0] === 'ol';

/** The items of a list, with their numbers if the writer chose the first one. */
const listItems = ([, items, start]: List): RichText =>
  typeof start === 'number' ? items.map((item, i) => ['li', [`${start + i}. `, item]]) : items;

/** Writes the items of a list in one line, with semicolons where they have no closing mark. */
const separateItems = (items: RichText): string =>
  items
    .map((item) => plainText([item]))
    .filter((text) => text !== '')
    .map((text, i, all) => (i === all.length - 1 || closed.test(text) ? text : `${text};`))
    .join(' ');
const closed = /[.,;:!?…。！？；：]["'”’)]*$/;

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
