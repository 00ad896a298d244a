import { Parser } from 'htmlparser2';
import { escapeHtml } from '#shared/escape-html.ts';
import { pageTextStyle, readTextStyle, showsText, type TextStyle } from './hidden-text.ts';
import { readClasses, readPageStyles, type PageElement } from './page-styles.ts';

/** `meta`: the first value by name in lower case. `lang`: as written. */
type CleanPage = { html: string; meta: ReadonlyMap<string, string>; lang: string | null };

/**
 * Limits that bound the CPU time of a hostile page. Readability reads the text of an element once
 * per ancestor. The page ends where tags nest deeper than `nested`. Elements below `depth` are
 * dropped, but not their text.
 */
const max = {
  characters: 512 * 1024,
  piece: 4_096,
  elements: 2_000,
  text: 120_000,
  depth: 24,
  nested: 512,
  attribute: 100,
  meta: 60,
  value: 2_100,
};

/** Elements whose content is not article text, or appears by script only. */
const droppedElements = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'math',
  'iframe',
  'frameset',
  'object',
  'embed',
  'canvas',
  'video',
  'audio',
  'map',
  'select',
  'datalist',
  'button',
  'textarea',
  'input',
  'dialog',
  'nav',
  'aside',
  'footer',
  'menu',
  'img',
  'picture',
  'source',
  'link',
  'base',
  'wbr',
  'area',
  'param',
  'track',
  'progress',
  'meter',
  'rp',
  'rt',
]);
/** Elements that tell readability nothing, unless they have a class or id. */
const inlineElements = new Set([
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'span',
  'font',
  'small',
  'big',
  'sub',
  'sup',
  'mark',
  'abbr',
  'acronym',
  'cite',
  'dfn',
  'kbd',
  'samp',
  'var',
  'tt',
  'bdi',
  'bdo',
  'ins',
  'del',
  'time',
  'q',
  'ruby',
  'rb',
  'label',
  'data',
  'nobr',
  'center',
  'code',
]);
const outerElements = new Set(['html', 'head', 'body']);
/** The attributes that readability uses. */
const copiedAttributes = ['class', 'id', 'role', 'itemprop', 'rel', 'href'] as const;

/** HTML signs become private characters, because each entity would become a tree node. */
const signs = '&<>';
const firstMark = 0xe000;
const encodeSigns = (text: string) =>
  text
    .replace(/[\ue000-\ue002]/g, '')
    .replace(/[&<>]/g, (sign) => String.fromCharCode(firstMark + signs.indexOf(sign)));
/** Restores the signs in a text of the parsed tree. */
export const decodeSigns = (text: string): string =>
  text.replace(/[\ue000-\ue002]/g, (mark) => signs[mark.charCodeAt(0) - firstMark] ?? '');

/** An element that is open: whether it was written, and how its text looks. */
type OpenElement = { element: PageElement; style: TextStyle; isWritten: boolean };

/**
 * Reduces a page to a small, well-formed document of its visible text. Throws on style rules that
 * would take too long.
 */
export function cleanPage(page: string): CleanPage {
  const meta = new Map<string, string>();
  const parts: string[] = [];
  const styles = readPageStyles(page.slice(0, max.characters));
  const open: OpenElement[] = [];
  let [lang, title]: [string | null, string | null] = [null, null];
  let [elements, depth, text, skipped] = [0, 0, 0, 0];
  let inTitle = false;
  let done = false;

  const parser = new Parser({
    onopentag(name, attributes) {
      if (done) return;
      if (open.length >= max.nested) return void (done = true);
      const parent = open.at(-1);
      const element = {
        name,
        attributes,
        classes: readClasses(attributes),
        parent: parent?.element ?? null,
      };
      const style =
        skipped > 0 || droppedElements.has(name)
          ? null
          : readTextStyle(styles, element, parent?.style ?? pageTextStyle);
      if (!style) {
        // Drops the content too.
        skipped += 1;
        open.push({ element, style: pageTextStyle, isWritten: false });
        return;
      }
      if (name === 'html')
        lang ??= attributes.lang?.trim() || attributes['xml:lang']?.trim() || null;
      if (name === 'meta') addMeta(meta, attributes);
      if (name === 'title') inTitle = title === null;
      const plain =
        outerElements.has(name) ||
        name === 'meta' ||
        name === 'title' ||
        (inlineElements.has(name) &&
          !attributes.class &&
          !attributes.id &&
          !attributes.role &&
          !attributes.itemprop);
      const write = !plain && depth < max.depth;
      if (write) {
        elements += 1;
        if (elements > max.elements) return void (done = true);
        depth += 1;
        const copied = copiedAttributes.map((key) =>
          attributes[key] ? ` ${key}="${escapeHtml(attributes[key].slice(0, max.attribute))}"` : '',
        );
        parts.push(`<${/^[a-z][a-z0-9]*$/.test(name) ? name : 'div'}${copied.join('')}>`);
      } else if (!plain) parts.push(' ');
      open.push({ element, style, isWritten: write });
    },
    ontext(content) {
      if (done || skipped > 0) return;
      if (inTitle) return void (title = ((title ?? '') + content).slice(0, max.value));
      const style = open.at(-1)?.style ?? pageTextStyle;
      if (style !== pageTextStyle && !showsText(style)) return;
      text += content.length;
      if (text > max.text) return void (done = true);
      parts.push(encodeSigns(content));
    },
    onclosetag(name) {
      if (done) return;
      const written = open.pop()?.isWritten;
      if (name === 'title') inTitle = false;
      if (skipped > 0) skipped -= 1;
      else if (written) {
        depth -= 1;
        if (!voidElements.has(name))
          parts.push(`</${/^[a-z][a-z0-9]*$/.test(name) ? name : 'div'}>`);
      }
    },
  });
  const end = Math.min(page.length, max.characters);
  for (let at = 0; at < end; at += max.piece) {
    if (done) break;
    parser.write(page.slice(at, Math.min(at + max.piece, end)));
  }
  parser.end();
  const metaTags = [...meta].map(
    ([name, content]) =>
      `<meta ${name.includes(':') ? 'property' : 'name'}="${escapeHtml(name)}"` +
      ` content="${escapeHtml(encodeSigns(content))}">`,
  );
  return {
    html:
      `<!doctype html><html><head><title>${encodeSigns(title ?? '')}</title>` +
      `${metaTags.join('')}</head><body>${parts.join('')}</body></html>`,
    meta,
    lang,
  };
}

const voidElements = new Set(['br', 'hr', 'col']);

function addMeta(
  meta: Map<string, string>,
  { name, property, content, 'http-equiv': header }: Record<string, string>,
): void {
  for (const key of [property, name, header]) {
    const plain = key?.trim().toLowerCase();
    if (
      plain &&
      plain.length <= max.attribute &&
      content?.trim() &&
      meta.size < max.meta &&
      !meta.has(plain)
    )
      meta.set(plain, content.slice(0, max.value));
  }
}
