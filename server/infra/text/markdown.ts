import { sanitize } from 'hast-util-sanitize';
import type { Nodes as HastNode } from 'hast';
import type { FootnoteDefinition, ListItem, Nodes as MdastNode, Parents, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { toHast } from 'mdast-util-to-hast';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { readImagePath } from '#shared/newsletter/uploaded-images.ts';
import {
  richTextTags,
  type RichText,
  type RichTextNode,
  type RichTextTag,
} from '#shared/rich-text.ts';

/**
 * Renders Markdown for pages, previews, emails and feeds: CommonMark with bare links,
 * strikethrough and footnotes. Raw HTML stays text, images become links. `headings`: `'bold'` for
 * users, `'keep'` for texts of the site. `hasPictures`: images with the path of an uploaded one stay
 * pictures.
 */
export function renderMarkdown(
  markdown: string,
  headings: 'bold' | 'keep' = 'bold',
  hasPictures = false,
): RichText {
  if (isExcessive(markdown)) return paragraphs(markdown);
  const tree = fromMarkdown(markdown, {
    extensions: [
      gfmAutolinkLiteral(),
      cjkFriendlyExtension(),
      gfmStrikethroughCjkFriendly(),
      gfmFootnote(),
      { disable: { null: ['htmlFlow', 'htmlText'] } },
    ],
    mdastExtensions: [
      gfmAutolinkLiteralFromMarkdown(),
      gfmStrikethroughFromMarkdown(),
      gfmFootnoteFromMarkdown(),
    ],
  });
  if (isDeep(tree)) return paragraphs(markdown);
  placeFootnotes(tree);
  return children(sanitize(toHast(tree), schema), { headings, hasPictures });
}

/** Writes references to footnotes as `[1]`, and the footnotes as a list at the end. */
function placeFootnotes(tree: Root): void {
  const notes = new Map<string, FootnoteDefinition>();
  const numbers = new Map<string, number>();
  const toNumber = (id: string) => {
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return number;
  };
  const walk = (parent: Parents) => {
    const inside = parent.children.flatMap((node): MdastNode[] => {
      if (node.type === 'footnoteDefinition') {
        notes.set(node.identifier, notes.get(node.identifier) ?? node);
        return [];
      }
      if (node.type === 'footnoteReference')
        return [{ type: 'text', value: `[${toNumber(node.identifier)}]` }];
      if ('children' in node) walk(node);
      return [node];
    });
    parent.children = inside as typeof parent.children;
  };
  walk(tree);
  const items: ListItem[] = [];
  // Those without a reference are last.
  for (const id of notes.keys()) toNumber(id);
  for (const id of numbers.keys()) {
    const note = notes.get(id);
    if (!note) continue;
    walk(note);
    items.push({ type: 'listItem', spread: false, children: note.children });
  }
  if (items.length > 0)
    tree.children.push({ type: 'thematicBreak' }, { type: 'list', ordered: true, children: items });
}

/**
 * A text above a limit is shown as written. Parsing costs grow quadratically, readers of the tree
 * are recursive, and browsers nest at most 512 elements.
 */
const max = { lines: 2_000, blocks: 20, brackets: 50, emphases: 1_500, depth: 100 };

function isExcessive(markdown: string): boolean {
  const lines = markdown.split(lineEnd);
  if (lines.length > max.lines) return true;
  let open = 0;
  let stray = 0;
  let emphases = 0;
  for (const line of lines) {
    // A blank line ends open links and emphases.
    if (/^[ \t]*$/.test(line)) open = stray = emphases = 0;
    emphases += line.match(/\*+|_+|~+/g)?.length ?? 0;
    if (emphases > max.emphases) return true;
    for (const sign of line.match(/[[\]]/g) ?? []) {
      if (sign === '[') open += 1;
      else if (open > 0) open -= 1;
      else stray += 1;
      if (open > max.brackets || stray > max.brackets) return true;
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
  // Databases reject NUL; the parser replaces it in the same way.
  return text
    .replaceAll('\0', '\uFFFD')
    .split(/(?:\r\n?|\n){2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => ['p', [part]]);
}

/** Phones start a line with a capital. */
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
  attributes: { a: ['href'], img: ['src', 'alt'], ol: ['start'] },
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

type Options = { headings: 'bold' | 'keep'; hasPictures: boolean };

function children(node: HastNode, options: Options): RichText {
  if (!('children' in node)) return [];
  const all: HastNode[] = node.children;
  const isPhrasing = (other: HastNode | undefined) =>
    other?.type === 'text' || (other?.type === 'element' && phrasing.has(other.tagName));
  return merge(
    all.flatMap((child, i) => {
      // A lone line end is a space between words, and nothing between blocks.
      if (child.type === 'text' && child.value === '\n')
        return isPhrasing(all[i - 1]) && isPhrasing(all[i + 1]) ? ['\n'] : [];
      return convert(child, options);
    }),
  );
}

function convert(node: HastNode, options: Options): RichText {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  const inside = children(node, options);
  const heading = headingTags[node.tagName];
  if (heading)
    return [options.headings === 'keep' ? [heading, inside] : ['p', [['strong', inside]]]];
  if (node.tagName === 'img') {
    const [src, alt] = [String(node.properties.src ?? ''), String(node.properties.alt ?? '')];
    return options.hasPictures && readImagePath(src)
      ? [['img', alt === '' ? [] : [alt], src]]
      : link(src, [alt || src]);
  }
  if (node.tagName === 'a') return link(String(node.properties.href ?? ''), inside);
  if (node.tagName === 'ol' && typeof node.properties.start === 'number')
    return [['ol', inside, node.properties.start]];
  return allowed.has(node.tagName) ? [[node.tagName as RichTextTag, inside]] : inside;
}

/**
 * Returns only the text if the URL is not allowed. Paths of the site are allowed. Credentials are
 * not: `https://bank.example@evil.test` leads to the second name.
 */
function link(href: string, inside: RichText): RichText {
  if (
    !/^(?:https?:\/\/[^\s/]|mailto:|\/(?![/\\])|#)/i.test(href) ||
    !URL.canParse(href, 'https://site.example') ||
    /^https?:[\\/]*[^\\/?#]*@/i.test(href)
  )
    return inside;
  // The parser escapes letters of the host, which strict readers of mail and feeds do not find.
  const address = href.replace(
    /^https?:\/\/[^/?#]*%[^/?#]*/i,
    (start) => URL.parse(start)?.origin ?? start,
  );
  return [['a', unlinked(inside), address.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase())]];
}

type Picture = Extract<RichTextNode, ['img', ...unknown[]]>;

/** Replaces pictures of a text, by `toLink` or by their alternative text. */
export const replacePictures = (
  content: RichText,
  replace: (picture: Picture) => RichText,
): RichText =>
  merge(
    content.flatMap((node): RichText => {
      if (typeof node === 'string') return [node];
      if (isPicture(node)) return replace(node);
      return [[node[0], replacePictures(node[1], replace), ...node.slice(2)] as RichTextNode];
    }),
  );

const isPicture = (node: RichTextNode): node is Picture => node[0] === 'img';

/** Shows a picture as an image of another site is shown. */
export const toLink = ([, alt, path]: Picture): RichText =>
  link(path, alt.length > 0 ? alt : [path]);

/** Removes nested links, such as an image within a link. */
function unlinked(parts: RichText): RichText {
  return merge(
    parts.flatMap((part): RichText => {
      if (typeof part === 'string' || part[0] === 'img') return [part];
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
