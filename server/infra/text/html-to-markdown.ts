import { Parser } from 'htmlparser2';
import TurndownService from 'turndown';

/** What is used of an element of the package's parser; the server has no types of the DOM. */
type HtmlElement = {
  previousElementSibling: unknown;
  closest(selector: string): unknown;
  getAttribute(name: string): string | null;
};
const toElement = (node: unknown) => node as HtmlElement;

const service = new TurndownService({
  headingStyle: 'atx',
  codeBlockStyle: 'fenced',
  bulletListMarker: '-',
  hr: '---',
});
service.remove(['script', 'style', 'noscript', 'form', 'button', 'input', 'title', 'head']);
service.addRule('deletion', {
  filter: ['del', 's'],
  replacement: (content) => (content.trim() === '' ? content : `~~${content}~~`),
});
service.addRule('hidden', {
  filter: (node) => /display:\s*none/i.test(toElement(node).getAttribute('style') ?? ''),
  replacement: () => '',
});
// Blocks within a link would end it.
service.addRule('link', {
  filter: 'a',
  replacement: (content, node) => {
    const to = (toElement(node).getAttribute('href') ?? '').trim();
    if (to === '') return content;
    const address = to
      .replace(/[\s<>\\]/g, encodeURIComponent)
      .replaceAll('(', '%28')
      .replaceAll(')', '%29');
    return `[${content.replace(/\s+/g, ' ').trim()}](${address})`;
  },
});
service.addRule('picture', {
  filter: 'img',
  // A picture that leads elsewhere is the text of that link, and an emoji is a letter.
  replacement: (_content, node) =>
    toElement(node).closest('a[href], [class*="emoji"], [class*="smile"]')
      ? readName(node, 'alt') || 'Picture'
      : toLink(node, 'src', 'alt', 'Picture', '!'),
});
service.addRule('embedded', {
  filter: ['iframe', 'video', 'audio', 'embed'],
  replacement: (_content, node) => `\n\n${toLink(node, 'src', 'title', 'Embedded page')}\n\n`,
});
// Emails are laid out in tables. A row of short cells is a line.
service.addRule('cell', {
  filter: ['td', 'th'],
  replacement: (content, node) => {
    const isFirst = toElement(node).previousElementSibling === null;
    return isFirst || content.includes('\n\n') ? `${content}` : ` | ${content.trim()}`;
  },
});
service.addRule('row', { filter: 'tr', replacement: (content) => `\n\n${content}\n\n` });

/** The converter takes time that grows with a power of the depth. */
const maxDepth = 200;

/**
 * Converts HTML of another site to Markdown. Videos and frames become links; a row of a table
 * becomes a line. Of HTML that is nested too deeply, the text is left.
 */
export function htmlToMarkdown(html: string): string {
  if (html.trim() === '') return '';
  const { depth, text } = readText(html);
  return depth > maxDepth ? service.escape(text) : service.turndown(html).trim();
}

function readText(html: string): { depth: number; text: string } {
  let [open, depth, text] = [0, 0, ''];
  const parser = new Parser({
    onopentag: () => void (depth = Math.max(depth, (open += 1))),
    onclosetag: () => void (open -= 1),
    ontext: (part) => void (text += part),
  });
  parser.end(html);
  return { depth, text: text.trim() };
}

/** Addresses without a host are of the server that is left. */
function toLink(node: unknown, address: string, name: string, other: string, sign = ''): string {
  const element = toElement(node);
  const to = element.getAttribute(address) ?? '';
  if (!/^https?:\/\/[^\s()<>]+$/i.test(to)) return '';
  return `${sign}[${readName(element, name) || other}](${to})`;
}

const readName = (node: unknown, name: string) =>
  service.escape((toElement(node).getAttribute(name) ?? '').replace(/\s+/g, ' ').trim());
