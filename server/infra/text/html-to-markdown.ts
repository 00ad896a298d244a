import { Parser } from 'htmlparser2';
import TurndownService from 'turndown';

/** What is used of an element of the package's parser; the server has no types of the DOM. */
type HtmlElement = {
  previousElementSibling: unknown;
  closest(selector: string): unknown;
  getAttribute(name: string): string | null;
};
const toElement = (node: unknown) => node as HtmlElement;

/** Makes a converter for the HTML of a site. `origin`: of addresses without a host; null: unknown. */
function createConverter(origin: string | null): TurndownService {
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
      if (to === '' || (isPicture(to) && content.includes('!['))) return content;
      const address = to
        .replace(/[\s<>\\]/g, encodeURIComponent)
        .replaceAll('(', '%28')
        .replaceAll(')', '%29');
      return `[${content.replace(/\s+/g, ' ').trim()}](${address})`;
    },
  });
  service.addRule('picture', {
    filter: 'img',
    // A picture that leads to another page is the text of that link, and an emoji is a letter.
    replacement: (_content, node) => {
      const link = toElement(node).closest('a[href]');
      const isLetter = toElement(node).closest('[class*="emoji"], [class*="smile"]') !== null;
      const isText = link !== null && !isPicture(toElement(link).getAttribute('href') ?? '');
      const shown = isText || isLetter ? '' : toLink(node, 'src', 'alt', 'Picture', '!');
      return shown || (link || isLetter ? readName(node, 'alt') || 'Picture' : '');
    },
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
  return service;

  function toLink(node: unknown, address: string, name: string, other: string, sign = ''): string {
    const element = toElement(node);
    const given = element.getAttribute(address) ?? '';
    const to = origin === null ? given : (URL.parse(given, origin)?.href ?? '');
    if (!/^https?:\/\/[^\s()<>]+$/i.test(to)) return '';
    return `${sign}[${readName(element, name) || other}](${to})`;
  }
}

/** The converter takes time that grows with a power of the depth. */
const maxDepth = 200;

/**
 * Converts HTML of another site to Markdown. Videos and frames become links; a row of a table
 * becomes a line. Of HTML that is nested too deeply, the text is left. `origin`: where pictures
 * without a host are; null: they are left out.
 */
export function htmlToMarkdown(html: string, origin: string | null = null): string {
  if (html.trim() === '') return '';
  const { depth, text } = readText(html);
  if (depth > maxDepth) return escape(text);
  return (origin === null ? ofAnySite : createConverter(origin)).turndown(html).trim();
}

const ofAnySite = createConverter(null);
const escape = (text: string) => ofAnySite.escape(text);

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

/** Services link a picture to its file in full size. */
const isPicture = (address: string) =>
  /\.(?:avif|gif|jpe?g|png|webp)(?:\?[^#]*)?$/i.test(address.trim());

const readName = (node: unknown, name: string) =>
  escape((toElement(node).getAttribute(name) ?? '').replace(/\s+/g, ' ').trim());
