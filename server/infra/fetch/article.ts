import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom/worker';
import type { FetchedPage } from './safe-fetch.ts';
import { cleanPage, decodeSigns } from './clean-html.ts';
import { truncate } from '#shared/truncate.ts';
import { oneLine } from '../text/plain-text.ts';

/** An article as untrusted plain text. `language`: such as `en` or `pt-BR`. `image`: a URL. */
export type Article = {
  title: string;
  text: string;
  excerpt: string;
  language: string | null;
  siteName: string | null;
  image: string | null;
  imageAlt: string | null;
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

/**
 * Extracts the article of a page as paragraphs between blank lines, without invisible characters.
 * Returns null if there is none. Never throws.
 */
export function readArticle({ url: address, html }: FetchedPage): Article | null {
  try {
    const page = cleanPage(html);
    const { document } = parseHTML(page.html);
    const found = new Readability<string[]>(document, {
      disableJSONLD: true,
      charThreshold: limits.enough,
      serializer: (node) => readParagraphs(node),
    }).parse();
    const text = joinParagraphs(found?.content ?? []);
    const wordCount = countWords(text);
    if (!found || wordCount < limits.minWords) return null;
    const title = truncate(oneLine(decodeSigns(found.title ?? '')), limits.title);
    return {
      title,
      text,
      words: wordCount,
      excerpt: truncate(
        oneLine(decodeSigns(found.excerpt ?? '')) || oneLine(text.slice(0, 2 * limits.excerpt)),
        limits.excerpt,
      ),
      language: detectLanguage(page.lang, page.meta, text),
      siteName: truncate(oneLine(decodeSigns(found.siteName ?? '')), limits.siteName) || null,
      image: findImage(page.meta, address),
      imageAlt:
        oneLine(page.meta.get('og:image:alt') ?? page.meta.get('twitter:image:alt') ?? '').slice(
          0,
          limits.imageAlt,
        ) || null,
    };
  } catch {
    // Readability throws on trees that it does not understand, `cleanPage` on endless styles.
    return null;
  }
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
