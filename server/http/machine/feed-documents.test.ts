import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { expect, it } from 'vitest';
import { createTranslate } from '#shared/texts/translate.ts';
import type { FeedPost } from '../../domain/posts/feeds.ts';
import { nontrivialPreset } from '#shared/sites/nontrivial.ts';
import { hostile } from '#test/support/xss.ts';
import { renderMarkdown } from '../../infra/text/markdown.ts';
import { writeFeed, type Channel } from './feed-documents.ts';

const channel: Channel = {
  title: 'Nontrivial: new posts',
  page: '/new',
  self: '/new/feed.xml',
  hubs: [],
  theme: nontrivialPreset.theme,
  t: createTranslate('en'),
};

function createPost(fields: Partial<FeedPost>): FeedPost {
  return {
    id: 'k3VwqZ1x8TfB',
    slug: 'words-k3VwqZ1x8TfB',
    title: 'Words',
    url: null,
    domain: null,
    author: { username: 'ada' },
    score: 1,
    commentCount: 0,
    commentsElsewhere: null,
    tags: [],
    content: null,
    createdAt: '2026-11-20T08:00:00.123Z',
    updatedAt: '2026-11-20T09:00:00.456Z',
    ...fields,
  };
}

/** Returns the first post as each format represents it, and the bytes. */
function parseAllFormats(posts: FeedPost[], feedChannel = channel) {
  const feed = { posts, updatedAt: '2026-11-20T09:00:00.456Z' };
  const texts = {
    rss: writeFeed.rss(feedChannel, feed),
    atom: writeFeed.atom(feedChannel, feed),
    json: writeFeed.json(feedChannel, feed),
  };
  return {
    texts,
    rss: parseRssFeed(texts.rss),
    atom: parseAtomFeed(texts.atom),
    json: parseJsonFeed(JSON.parse(texts.json)),
  };
}

/** Returns the characters that XML 1.0 (2.2) permits, without C1 controls. */
function keepXmlCharacters(text: string): string {
  const isChar = (c: number) =>
    c === 9 ||
    c === 10 ||
    c === 13 ||
    (c >= 0x20 && c <= 0x7e) ||
    (c >= 0xa0 && c <= 0xd7ff) ||
    (c >= 0xe000 && c <= 0xfffd) ||
    c > 0xffff;
  return [...text]
    .filter((sign) => isChar(sign.codePointAt(0) ?? 0))
    .join('')
    .split('\r\n')
    .join('\n')
    .split('\r')
    .join('\n');
}
const inOneLine = (text: string) =>
  keepXmlCharacters(text)
    .split(/[\t\n]+/)
    .join(' ')
    .trim();

function expectSame(fields: { title: string; text: string; url: string | null }): void {
  const content = renderMarkdown(fields.text);
  const { texts, rss, atom, json } = parseAllFormats([
    createPost({
      title: fields.title,
      content,
      url: fields.url,
      domain: fields.url === null ? null : 'x.example',
    }),
  ]);
  for (const xml of [texts.rss, texts.atom]) {
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(keepXmlCharacters(xml)).toBe(xml);
    expect(xml).not.toContain('<!');
  }
  const title = inOneLine(fields.title);
  expect([rss.items?.[0]?.title, atom.entries?.[0]?.title?.value, json.items?.[0]?.title]).toEqual([
    title,
    title,
    title,
  ]);
  const html = json.items?.[0]?.content_html;
  expect(rss.items?.[0]?.description).toBe(html);
  expect(atom.entries?.[0]?.content).toEqual({ value: html, type: 'html' });
  expect(extractText(html ?? '')).toBe(
    keepXmlCharacters(wordsOfTree(content)) +
      (fields.url === null && content.length > 0
        ? ''
        : fields.url === null
          ? 'Comments'
          : 'x.example · Comments'),
  );
  const to = fields.url ?? 'https://nontrivial.example/post/words-k3VwqZ1x8TfB';
  expect([
    rss.items?.[0]?.link,
    atom.entries?.[0]?.links?.[0]?.href,
    json.items?.[0]?.external_url ?? json.items?.[0]?.url,
  ]).toEqual([to, to, to]);
}

const wordsOfTree = (content: ReturnType<typeof renderMarkdown>): string =>
  content.map((node) => (typeof node === 'string' ? node : wordsOfTree(node[1]))).join('');
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const extractText = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, (entity) => entities[entity] ?? '?');

it.each([
  ['an end of CDATA', 'a ]]> b ]]]]><![CDATA[> c'],
  ['a whole CDATA section', '<![CDATA[x]]>'],
  ['entities', '&amp;lt; &apos; &#39; &quot; &copy; &ampcopy &nosuch;'],
  ['a comment', 'a <!-- b --> c'],
  ['a declaration', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y "z">]>&y;'],
  ['emoji', '👩‍👩‍👧‍👦 🇩🇪 ❤️ 🤦🏽‍♂️'],
  ['right-to-left', 'שלום עולם, \u202Eمرحبا\u202C \u2067abc\u2069'],
  ['controls', 'a\x00\x01\x02\x03\x08\x0B\x0C\x0E\x1F\x7F\x85\x9Fb'],
  ['lone surrogates', 'a\uD83Db\uDE00c\uD83D'],
  ['a pair that only removing would make', '\uD83D\x01\uDE00!'],
  ['what is no character', 'a\uFFFE\uFFFFb\uFEFFc\u{1FFFE}'],
  ['line ends', 'a\r\nb\rc\n\nd\u2028e\u2029f'],
  ['white space around', ' \t\u00A0a  b\u3000\n'],
  ['numbers', '007'],
  ['more numbers', '1e5'],
  ['a word of code', 'true'],
  ['a date', '2026-11-21'],
  ['many words', 'word & <b> '.repeat(4_000)],
])('%s parses back equal', (_what, text) => {
  expectSame({ title: text, text: text, url: null });
  expectSame({ title: text, text: text, url: "https://x.example/?a=1&b=%22'<>&amp;&apos;#]]>" });
});

it('everything hostile parses back equal', () => {
  for (const text of hostile) expectSame({ title: text, text, url: null });
});

it('preserves any title, text and URL', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<b>',
      '&amp;',
      '&',
      ';',
      '"',
      "'",
      ']]>',
      '<![CDATA[',
      '<!--',
      '-->',
      '\r',
      '\n',
      '\t',
      '\x01',
      '\uFFFE',
      '\uD800',
      '\uDC00',
      '[x](/hot)',
      '`',
      '\u00A0',
    ),
    fc.string({ unit: 'binary', maxLength: 5 }),
    fc.string({ unit: 'grapheme', maxLength: 5 }),
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  const title = text.filter((text) => inOneLine(text) !== '');
  fc.assert(
    fc.property(
      title,
      text,
      fc.option(fc.webUrl({ withQueryParameters: true, withFragments: true })),
      (title, text, url) => expectSame({ title: title, text, url }),
    ),
    { numRuns: 400 },
  );
});

it('preserves any name of a site or person', () => {
  for (const title of hostile) {
    const { rss, atom, json } = parseAllFormats([], {
      ...channel,
      title,
      theme: { ...channel.theme, seo: { ...channel.theme.seo, defaultDescription: title } },
    });
    expect([
      rss.title,
      rss.description,
      atom.title?.value,
      atom.subtitle?.value,
      json.title,
      json.description,
    ]).toEqual(Array.from({ length: 6 }, () => keepXmlCharacters(title).trim()));
  }
});

it('writes a valid feed without posts in every format', () => {
  const { texts, rss, atom, json } = parseAllFormats([]);
  expect(JSON.parse(texts.json)).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    items: [],
  });
  expect([rss.items ?? [], atom.entries ?? [], json.items ?? []]).toEqual([[], [], []]);
  expect([rss.title, atom.title?.value, json.title]).toEqual(
    Array.from({ length: 3 }, () => channel.title),
  );
});

it('omits the language for an invalid locale', () => {
  const { rss, atom, json } = parseAllFormats([], {
    ...channel,
    theme: { ...channel.theme, seo: { ...channel.theme.seo, locale: 'everywhere' } },
  });
  expect([rss.language, atom.xml, json.language]).toEqual([undefined, undefined, undefined]);
});
