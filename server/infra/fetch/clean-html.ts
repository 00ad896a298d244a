import { Parser } from 'htmlparser2';
import { escapeHtml } from '#shared/escape-html.ts';
import { oneLine } from '../text/plain-text.ts';
import { inheritedText, readTextStyle, showsText, type TextStyle } from './hidden-text.ts';

/**
 * `meta`: the first value by name in lower case. `lang`: as written. `captions`: the texts of
 * pictures. `hidden`: characters of text that readers do not see.
 */
type CleanPage = {
  html: string;
  meta: ReadonlyMap<string, string>;
  lang: string | null;
  captions: ReadonlySet<string>;
  hidden: number;
};

/**
 * Limits that bound the CPU time of a hostile page. Readability reads the text of an element once
 * per ancestor. `characters` does not count dropped elements. The page ends where tags nest deeper
 * than `nested`. Elements below `depth` are dropped, but not their text. Bylines, captions and
 * credits are at most `credit` characters, and the lines that name them `creditLine`.
 */
const max = {
  characters: 512 * 1024,
  piece: 4_096,
  elements: 2_000,
  text: 120_000,
  depth: 24,
  nested: 512,
  credit: 300,
  creditLine: 150,
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
  'figcaption',
  'address',
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

/** Classes of bylines as Readability knows them, and of captions. */
const creditName =
  /by-?line|dateline|writtenby|caption|copyright|(?<![a-z])(?:author|credit)s?(?![a-z])/i;
const hasCreditName = (attributes: Readonly<Record<string, string>>): boolean =>
  (['class', 'id', 'itemprop', 'rel'] as const).some((name) =>
    creditName.test((attributes[name] ?? '').slice(0, max.attribute)),
  );

/**
 * An element that is open. `style` is null if it is dropped with its content. It is dropped with at
 * most `maxCredit` characters. `start`: where it begins, in parts and in characters of text.
 */
type OpenElement = {
  style: TextStyle | null;
  isWritten: boolean;
  maxCredit: number;
  start: { parts: number; text: number };
};

/**
 * Reduces a page to a small, well-formed document of its visible text. `keepsHidden`: to one of all
 * its text.
 */
export function cleanPage(page: string, keepsHidden = false): CleanPage {
  const meta = new Map<string, string>();
  const captions = new Set<string>();
  const parts: string[] = [];
  const open: OpenElement[] = [];
  let [lang, title]: [string | null, string | null] = [null, null];
  let [elements, depth, text, hidden] = [0, 0, 0, 0];
  /** Dropped elements that are open, the start of the outermost, and the characters of all. */
  let [skipped, skippedFrom, dropped] = [0, 0, 0];
  let [inTitle, isHidden, done] = [false, false, false];
  const getStyle = () => (open.length === 0 ? inheritedText : (open.at(-1)?.style ?? null));

  const parser = new Parser({
    onopentag(name, attributes) {
      if (done) return;
      if (open.length >= max.nested) return void (done = true);
      if (name === 'img' && attributes.alt) captions.add(oneLine(attributes.alt));
      const outer = getStyle();
      const style =
        outer === null || droppedElements.has(name)
          ? null
          : keepsHidden
            ? outer
            : readTextStyle(name, attributes, outer);
      if (!style) {
        if (skipped === 0) {
          skippedFrom = parser.startIndex;
          isHidden = !droppedElements.has(name);
        }
        skipped += 1;
        open.push({ style, isWritten: false, maxCredit: 0, start: { parts: 0, text: 0 } });
        return;
      }
      const start = { parts: parts.length, text };
      const maxCredit =
        hasCreditName(attributes) || (name === 'small' && start.text === open.at(-1)?.start.text)
          ? max.credit
          : 0;
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
      open.push({ style, isWritten: write, maxCredit, start });
    },
    ontext(content) {
      if (done) return;
      if (inTitle) return void (title = ((title ?? '') + content).slice(0, max.value));
      const style = getStyle();
      if (style === null || !showsText(style)) {
        if (style !== null || isHidden) hidden += content.length;
        return;
      }
      text += content.length;
      if (text > max.text) return void (done = true);
      parts.push(encodeSigns(content));
    },
    onclosetag(name) {
      if (done) return;
      const closed = open.pop();
      if (name === 'title') inTitle = false;
      if (skipped > 0) {
        skipped -= 1;
        if (skipped === 0) dropped += parser.endIndex - skippedFrom;
        return;
      }
      if (closed?.isWritten) {
        depth -= 1;
        if (!voidElements.has(name))
          parts.push(`</${/^[a-z][a-z0-9]*$/.test(name) ? name : 'div'}>`);
      }
      if (!closed || closed.maxCredit === 0) return;
      const outer = open.at(-1);
      // A name within a sentence stays.
      if (outer && (name === 'a' || inlineElements.has(name))) outer.maxCredit ||= max.creditLine;
      else if (text - closed.start.text <= closed.maxCredit) parts.length = closed.start.parts;
    },
  });
  for (let at = 0; at < page.length; at += max.piece) {
    if (done || (skipped === 0 && at - dropped >= max.characters)) break;
    parser.write(page.slice(at, at + max.piece));
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
      // Readability removes a byline from its paragraph if it knows no author.
      `${metaTags.join('')}<meta name="author" content="-"></head><body>${parts.join('')}</body></html>`,
    meta,
    lang,
    captions,
    hidden,
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
