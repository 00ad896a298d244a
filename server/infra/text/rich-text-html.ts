import { readImagePath } from '#shared/newsletter/uploaded-images.ts';
import { plainText, richTextTags, type RichText, type RichTextNode } from '#shared/rich-text.ts';
import { escapeHtml } from '#shared/escape-html.ts';

/**
 * Renders HTML for feeds. Text is escaped and tags and links are checked again, so that stored text
 * never becomes markup. `pageUrl` makes addresses within the site absolute.
 */
export function renderRichTextHtml(content: RichText, pageUrl: string): string {
  const { origin } = new URL(pageUrl);
  const absolute = (href: string): string | null => {
    if (/^(?:https?:\/\/|mailto:)/i.test(href)) return href;
    if (href.startsWith('#')) return pageUrl + href;
    return /^\/(?![/\\])/.test(href) ? origin + href : null;
  };
  const write = (nodes: RichText): string =>
    nodes.map((node) => (typeof node === 'string' ? escapeHtml(node) : element(node))).join('');
  const element = ([tag, children, value]: Exclude<RichTextNode, string>): string => {
    if (tag === 'img') return image(String(value), plainText(children));
    if (!knownTags.has(tag)) return write(children);
    if (tag === 'br' || tag === 'hr') return `<${tag}>`;
    if (tag === 'ol' && typeof value === 'number')
      return `<ol start="${value}">${write(children)}</ol>`;
    if (tag !== 'a') return `<${tag}>${write(children)}</${tag}>`;
    const to = typeof value === 'string' ? absolute(value) : null;
    return to === null
      ? write(children)
      : `<a href="${escapeHtml(to)}" rel="ugc nofollow noopener">${write(children)}</a>`;
  };
  const image = (path: string, alt: string): string => {
    const { width, height } = readImagePath(path) ?? {};
    return width === undefined
      ? escapeHtml(alt)
      : `<img src="${escapeHtml(origin + path)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`;
  };
  return write(content);
}

const knownTags = new Set<string>(richTextTags);
