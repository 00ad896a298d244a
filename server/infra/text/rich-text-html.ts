import { richTextTags, type RichText, type RichTextNode } from '#shared/rich-text.ts';

/**
 * RichText -> HTML, for what leaves the site: pages make elements instead. Words are escaped, tags are those of the tree, and a link leads where the tree allows it
 * to or is only its words, so that nothing stored can become markup of its own. `address` is the absolute one of the page that the text stands on: links within the
 * site are made absolute by it.
 */
export function renderRichTextHtml(content: RichText, address: string): string {
  const { origin } = new URL(address);
  const absolute = (href: string): string | null => {
    if (/^(?:https?:\/\/|mailto:)/i.test(href)) return href;
    if (href.startsWith('#')) return address + href;
    return /^\/(?![/\\])/.test(href) ? origin + href : null;
  };
  const write = (nodes: RichText): string =>
    nodes.map((node) => (typeof node === 'string' ? escapeHtml(node) : element(node))).join('');
  const element = ([tag, children, href]: Exclude<RichTextNode, string>): string => {
    if (!knownTags.has(tag)) return write(children);
    if (tag === 'br' || tag === 'hr') return `<${tag}>`;
    if (tag !== 'a') return `<${tag}>${write(children)}</${tag}>`;
    const to = href === undefined ? null : absolute(href);
    return to === null
      ? write(children)
      : `<a href="${escapeHtml(to)}" rel="ugc nofollow noopener">${write(children)}</a>`;
  };
  return write(content);
}

const knownTags = new Set<string>(richTextTags);
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? '');
}
