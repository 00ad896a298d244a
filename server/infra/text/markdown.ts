import { sanitize } from 'hast-util-sanitize';
import type { Nodes as HastNode } from 'hast';
import type { Nodes as MdastNode } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { toHast } from 'mdast-util-to-hast';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { richTextTags, type RichText, type RichTextTag } from '#shared/rich-text.ts';

/**
 * Markdown -> RichText, the one renderer for page, preview, mail and feed (product 17). CommonMark with bare links and strikethrough;
 * raw HTML stays text; images become links. `headings: 'bold'` is for what readers write, `'keep'` for the texts of the site.
 */
export function renderMarkdown(markdown: string, headings: 'bold' | 'keep' = 'bold'): RichText {
  if (isExcessive(markdown)) return paragraphs(markdown);
  const tree = fromMarkdown(markdown, {
    extensions: [
      gfmAutolinkLiteral(),
      gfmStrikethrough(),
      { disable: { null: ['htmlFlow', 'htmlText'] } },
    ],
    mdastExtensions: [gfmAutolinkLiteralFromMarkdown(), gfmStrikethroughFromMarkdown()],
  });
  return isDeep(tree) ? paragraphs(markdown) : children(sanitize(toHast(tree), schema), headings);
}

/**
 * A text beyond any of these is shown as written: the parser's cost grows with their square, what reads the tree later goes down it by
 * recursion, and browsers nest elements no deeper than 512.
 */
const max = { lines: 2_000, blocks: 20, brackets: 50, emphases: 1_500, depth: 100 };

function isExcessive(markdown: string): boolean {
  const lines = markdown.split(lineEnd);
  if (lines.length > max.lines) return true;
  let open = 0;
  let emphases = 0;
  for (const line of lines) {
    // A blank line ends every link and every emphasis that was begun.
    if (/^[ \t]*$/.test(line)) open = emphases = 0;
    emphases += line.match(/\*+|_+|~+/g)?.length ?? 0;
    if (emphases > max.emphases) return true;
    for (const sign of line.match(/[[\]]/g) ?? []) {
      open = Math.max(0, open + (sign === '[' ? 1 : -1));
      if (open > max.brackets) return true;
    }
    const markers = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/.exec(line)?.[0];
    if (markers && (markers.match(/>|[-+*]|\d[.)]/g)?.length ?? 0) > max.blocks) return true;
    if (/^[ \t]{80,}\S/.test(line)) return true;
  }
  return /(?:[[*_~`!(<]){200}/.test(
    markdown.replace(/[^[*_~`!(<]+/g, (gap) => (gap.length > 3 ? ' ' : '')),
  );
}

const lineEnd = /\r\n?|\n/;

function isDeep(tree: MdastNode): boolean {
  let level: MdastNode[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > max.depth) return true;
    level = level.flatMap((node): MdastNode[] => ('children' in node ? node.children : []));
  }
  return false;
}

function paragraphs(text: string): RichText {
  // A database refuses NUL; the parser replaces it in the same way.
  return text
    .replaceAll('\0', '\uFFFD')
    .split(/(?:\r\n?|\n){2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => ['p', [part]]);
}

/** As people type them: a phone begins a line with a capital. */
const schemes = (...names: string[]) =>
  names.flatMap((name) => [
    name,
    name.toUpperCase(),
    name.replace(/^./, (first) => first.toUpperCase()),
  ]);

const schema = {
  tagNames: [
    'p',
    'a',
    'img',
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
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
  ],
  attributes: { a: ['href'], img: ['src', 'alt'] },
  protocols: { href: schemes('http', 'https', 'mailto'), src: schemes('http', 'https') },
  strip: ['script', 'style'],
};

const headingTags: Record<string, RichTextTag> = {
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
};
const allowed = new Set<string>(richTextTags);

const phrasing = new Set(['a', 'img', 'em', 'strong', 'del', 'code']);

function children(node: HastNode, headings: 'bold' | 'keep'): RichText {
  if (!('children' in node)) return [];
  const all: HastNode[] = node.children;
  const isPhrasing = (other: HastNode | undefined) =>
    other?.type === 'text' || (other?.type === 'element' && phrasing.has(other.tagName));
  return merge(
    all.flatMap((child, i) => {
      // A line end alone stands between blocks, where it is nothing, or between two words, where it is a space.
      if (child.type === 'text' && child.value === '\n')
        return isPhrasing(all[i - 1]) && isPhrasing(all[i + 1]) ? ['\n'] : [];
      return convert(child, headings);
    }),
  );
}

function convert(node: HastNode, headings: 'bold' | 'keep'): RichText {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  const inside = children(node, headings);
  const heading = headingTags[node.tagName];
  if (heading) return [headings === 'keep' ? [heading, inside] : ['p', [['strong', inside]]]];
  if (node.tagName === 'img')
    return link(String(node.properties.src ?? ''), [
      String(node.properties.alt || node.properties.src || ''),
    ]);
  if (node.tagName === 'a') return link(String(node.properties.href ?? ''), inside);
  return allowed.has(node.tagName) ? [[node.tagName as RichTextTag, inside]] : inside;
}

/** A link with an address that is not allowed is only its text. A path of the site itself is allowed, another host's is not. */
function link(href: string, inside: RichText): RichText {
  if (
    !/^(?:https?:\/\/[^\s/]|mailto:|\/(?![/\\])|#)/i.test(href) ||
    !URL.canParse(href, 'https://site.example')
  )
    return inside;
  return [['a', unlinked(inside), href.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase())]];
}

/** Links do not nest: an image within a link is only its words. */
function unlinked(parts: RichText): RichText {
  return merge(
    parts.flatMap((part): RichText => {
      if (typeof part === 'string') return [part];
      return part[0] === 'a' ? unlinked(part[1]) : [[part[0], unlinked(part[1])]];
    }),
  );
}

function merge(parts: RichText): RichText {
  const merged: RichText = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (typeof part === 'string' && typeof last === 'string')
      merged[merged.length - 1] = last + part;
    else merged.push(part);
  }
  return merged;
}
