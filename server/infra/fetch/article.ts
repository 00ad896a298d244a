import { Readability } from '@mozilla/readability';
import { Parser } from 'htmlparser2';
import { parseHTML } from 'linkedom/worker';
import type { FetchedPage } from './safe-fetch.ts';
import { cleanPage, decodeSigns } from './clean-html.ts';
import { dayMs } from '#shared/durations.ts';
import { readHead } from './html-metadata.ts';
import { pickTitle, readHeadline } from './page-title.ts';
import { truncate } from '#shared/truncate.ts';
import { oneLine } from '../text/plain-text.ts';

/**
 * An article as untrusted plain text, which is empty if nearly all of it is hidden. `excerpt`: how
 * the publisher describes it, or empty. `language`: such as `en` or `pt-BR`. `image`: a URL.
 */
export type Article = {
  title: string;
  text: string;
  excerpt: string;
  language: string | null;
  siteName: string | null;
  image: string | null;
  imageAlt: string | null;
  /** When it says that it was published. */
  publishedAt: Date | null;
  words: number;
};

/** In characters. Pages with fewer words are notices about scripts, cookies or logging in. */
const limits = {
  title: 300,
  text: 20_000,
  excerpt: 300,
  siteName: 100,
  image: 2_048,
  imageAlt: 300,
  minWords: 40,
  enough: 250,
};
/** A page is mostly hidden if that share of its article is shown at most. */
const minShown = 1 / 5;

/**
 * Extracts the article of a page as paragraphs between blank lines, without invisible characters.
 * Returns null if there is none. Never throws.
 */
export function readArticle({ url: address, html }: FetchedPage): Article | null {
  try {
    const page = cleanPage(html);
    const found = findArticle(page.html);
    const shown = joinParagraphs(found?.content?.filter((line) => !page.captions.has(line)) ?? []);
    const whole =
      page.hidden * minShown > shown.length ? findArticle(cleanPage(html, true).html) : null;
    const isHidden = shown.length < joinParagraphs(whole?.content ?? []).length * minShown;
    const text = isHidden ? '' : shown;
    const described = isHidden ? whole : found;
    const excerpt = readDescription(page.meta);
    const words = countWords(text);
    const siteName = truncate(oneLine(decodeSigns(described?.siteName ?? '')), limits.siteName);
    if (!described || (isHidden ? excerpt === '' : words < limits.minWords)) return null;
    return {
      title: truncate(
        pickTitle(
          readHeadline(html),
          [decodeSigns(described.title ?? ''), readHead(html).title],
          siteName,
          address.hostname,
        ),
        limits.title,
      ),
      text,
      words,
      excerpt,
      language: detectLanguage(page.lang, page.meta, text || excerpt),
      siteName: siteName || null,
      image: findImage(page.meta, address),
      imageAlt:
        oneLine(page.meta.get('og:image:alt') ?? page.meta.get('twitter:image:alt') ?? '').slice(
          0,
          limits.imageAlt,
        ) || null,
      publishedAt: readTime(page.meta),
    };
  } catch {
    // Readability throws on trees that it does not understand.
    return null;
  }
}

/** Returns when the page says that it was published, if that can be. */
function readTime(meta: ReadonlyMap<string, string>): Date | null {
  const written = ['article:published_time', 'og:article:published_time', 'date', 'dc:date']
    .map((name) => meta.get(name))
    .find((value) => value !== undefined && /^\d{4}-\d\d-\d\d/.test(value));
  const time = written === undefined ? NaN : Date.parse(written);
  return time > 0 && time < Date.now() + dayMs ? new Date(time) : null;
}

const findArticle = (html: string) =>
  new Readability<string[]>(parseHTML(html).document, {
    disableJSONLD: true,
    charThreshold: limits.enough,
    serializer: (node) => readParagraphs(node),
  }).parse();

/** Returns how the publisher describes the article. Some escape it twice. */
function readDescription(meta: ReadonlyMap<string, string>): string {
  let text = '';
  const parser = new Parser({ ontext: (part) => void (text += part) });
  parser.end(
    ['og:description', 'description', 'twitter:description', 'dc:description']
      .map((name) => meta.get(name))
      .find((value) => value !== undefined),
  );
  return truncate(oneLine(text), limits.excerpt);
}

const blocks = new Set([
  'P',
  'DIV',
  'SECTION',
  'ARTICLE',
  'MAIN',
  'HEADER',
  'LI',
  'UL',
  'OL',
  'DL',
  'DT',
  'DD',
  'BLOCKQUOTE',
  'PRE',
  'TABLE',
  'TR',
  'THEAD',
  'TBODY',
  'TFOOT',
  'CAPTION',
  'FIGURE',
  'FIGCAPTION',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'HR',
  'ADDRESS',
  'DETAILS',
  'SUMMARY',
  'FIELDSET',
  'FORM',
  'HGROUP',
]);

/** The fields of a DOM node in use. The server has no DOM types. */
type TreeNode = {
  nodeType: number;
  nodeName: string;
  nodeValue: string | null;
  firstChild: TreeNode | null;
  nextSibling: TreeNode | null;
};

function readParagraphs(root: TreeNode): string[] {
  const paragraphs: string[] = [];
  let text = '';
  const end = () => {
    const line = oneLine(decodeSigns(text));
    if (line !== '') paragraphs.push(line);
    text = '';
  };
  const walk = (node: TreeNode) => {
    if (node.nodeType === 3) return void (text += node.nodeValue ?? '');
    if (node.nodeType !== 1) return;
    const block = blocks.has(node.nodeName);
    if (block) end();
    else if (node.nodeName === 'BR' || node.nodeName === 'TD' || node.nodeName === 'TH')
      text += ' ';
    for (let child = node.firstChild; child; child = child.nextSibling) walk(child);
    if (block) end();
  };
  walk(root);
  end();
  return paragraphs;
}

function joinParagraphs(paragraphs: string[]): string {
  const taken: string[] = [];
  let size = 0;
  for (const paragraph of paragraphs) {
    const space = limits.text - size - (taken.length > 0 ? 2 : 0);
    if (space < Math.min(paragraph.length, 100)) break;
    taken.push(truncate(paragraph, space));
    size = limits.text - space + Math.min(paragraph.length, space);
    if (paragraph.length > space) break;
  }
  return taken.join('\n\n');
}

/** Scripts without spaces. Two of their characters count as a word. */
const unspaced =
  /\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Thai}|\p{sc=Lao}|\p{sc=Khmer}|\p{sc=Myanmar}/gu;

function countWords(text: string): number {
  const without = text.match(unspaced)?.length ?? 0;
  return (
    ((without === 0 ? text : text.replace(unspaced, ' ')).match(
      /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu,
    )?.length ?? 0) + Math.round(without / 2)
  );
}

/** Returns the declared language, else that of the script if only one language uses it. */
function detectLanguage(
  lang: string | null,
  meta: ReadonlyMap<string, string>,
  text: string,
): string | null {
  for (const declared of [
    lang,
    meta.get('content-language'),
    meta.get('og:locale'),
    meta.get('language'),
  ]) {
    const tag =
      declared
        ?.trim()
        .split(/[\s,;]/)[0]
        ?.replaceAll('_', '-') ?? '';
    if (!/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/.test(tag)) continue;
    try {
      return Intl.getCanonicalLocales(tag)[0] ?? null;
    } catch {
      // Not a valid tag.
    }
  }
  const start = text.slice(0, 2_000);
  const share = (script: RegExp) => (start.match(script)?.length ?? 0) / start.length;
  if (share(/\p{Script=Hangul}/gu) > 0.3) return 'ko';
  if (share(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) > 0.1) return 'ja';
  return share(/\p{Script=Han}/gu) > 0.3 ? 'zh' : null;
}

function findImage(meta: ReadonlyMap<string, string>, base: URL): string | null {
  for (const name of [
    'og:image:secure_url',
    'og:image',
    'og:image:url',
    'twitter:image',
    'twitter:image:src',
  ]) {
    const href = meta.get(name)?.trim() ?? '';
    if (href === '' || href.length > limits.image || !URL.canParse(href, base)) continue;
    const url = new URL(href, base);
    if (
      ['http:', 'https:'].includes(url.protocol) &&
      url.username === '' &&
      url.password === '' &&
      url.href.length <= limits.image
    )
      return url.href;
  }
  return null;
}
