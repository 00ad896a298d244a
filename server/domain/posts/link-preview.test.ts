import { describe, expect, it } from 'vitest';
import { hostile } from '#test/support/xss.ts';
import type { Needs } from '../../context.ts';
import type { PageFetcher } from '../../infra/fetch/safe-fetch.ts';
import { previewLink } from './link-preview.ts';
import { startCpuTimer } from '../../../test/support/cpu-time.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const clock = { at: 1_000_000, now: () => new Date(clock.at) };
const createContext = (id: string) =>
  ({
    site: { id, theme: { seo: { canonicalDomain: `${id}.example` } } },
    clock,
  }) as unknown as Needs<'site' | 'clock'>;
const ctx = createContext('nontrivial');

/** Padding for failed fetches, in milliseconds, for tests of other behavior. */
const soon = 1;

/** Creates a fetcher that returns this page and records its requests. */
function finding(
  html: string | null | (() => Promise<string | null>),
  address = 'https://found.example/',
) {
  const requests: string[] = [];
  const read: PageFetcher = async (link, userAgent) => {
    requests.push(`${userAgent} ${link}`);
    const body = typeof html === 'function' ? await html() : html;
    return body === null ? null : { url: new URL(address), html: body };
  };
  return { read, requests };
}
const preview = (html: string | null, address?: string) =>
  previewLink(ctx, 'https://a.example/', finding(html, address).read, soon);
const readTitle = async (head: string, address?: string) => (await preview(head, address)).title;

describe('the title', () => {
  it.each([
    [
      'og:title first',
      '<meta property="og:title" content="A"><meta name="title" content="B"><title>C</title>',
      'A',
    ],
    ['then meta title', '<title>C</title><meta name="title" content="B">', 'B'],
    ['then the title', '<title>C</title>', 'C'],
    ['none of nothing', '<meta property="og:title" content=" \u200b "><title> \n </title>', null],
    [
      'on one line',
      '<title>\n  Two \t\u00a0 lines\u2028and\u2029more\n</title>',
      'Two lines and more',
    ],
    [
      'without what cannot be seen',
      '<title>a\u202eb\u2066c\u200bd\u0007e\ufeff\u{e0041}f\u00adg</title>',
      'abcdefg',
    ],
    [
      'with joiners, which belong to it',
      '<title>👩\u200d💻 می\u200cخواهم</title>',
      '👩\u200d💻 می\u200cخواهم',
    ],
  ])('is %s', async (_what, head, title) => {
    expect(await readTitle(head)).toBe(title);
  });

  it.each([
    ['Words | The Site', 'The Site', 'Words'],
    ['Words - The Site', 'The Site', 'Words'],
    ['Words – the site', 'The Site', 'Words'],
    ['Words — more words — The Site', 'The Site', 'Words — more words'],
    ['Words · The Site', 'The Site', 'Words'],
    ['Words|The Site', 'The Site', 'Words'],
    ['Words :: The Site', 'The Site', 'Words'],
    ['The Site: Words', 'The Site', 'Words'],
    ['The Site | Words', 'The Site', 'Words'],
    ['The Site » Words', 'The Site', 'Words'],
    ['The Site', 'The Site', 'The Site'],
    ['| The Site', 'The Site', '| The Site'],
    ['About The Site', 'The Site', 'About The Site'],
    ['Self-Made', 'Made', 'Self-Made'],
    ['Made-up', 'Made', 'Made-up'],
    ['The Sites: Words', 'The Site', 'The Sites: Words'],
    ['Words - $& (.*)', '$& (.*)', 'Words'],
    ['İstanbul | i', 'i', 'İstanbul | i'],
    ['Words | Site', '', 'Words | Site'],
  ])('%j of the site %j is %j', async (title, site, expected) => {
    expect(
      await readTitle(
        `<title>${escaped(title)}</title><meta property="og:site_name" content="${escaped(site)}">`,
      ),
    ).toBe(expected);
  });

  it('omits the repository owner on GitHub only', async () => {
    const head =
      '<meta property="og:site_name" content="GitHub">' +
      '<meta property="og:title" content="GitHub - owner/repo: What it is">';
    expect(await readTitle(head, 'https://github.com/owner/repo')).toBe('repo: What it is');
    expect(await readTitle(head, 'https://a.example/')).toBe('owner/repo: What it is');
  });

  it('has at most 300 characters and ends with a word', async () => {
    const title = await readTitle(`<title>${'word '.repeat(100)}</title>`);
    expect(title).toMatch(/ word…$/);
    expect(title?.length).toBeLessThanOrEqual(300);
    for (const started of ['', 'x']) {
      const faces = await readTitle(`<title>${started}${'😀'.repeat(400)}</title>`);
      expect(faces?.length).toBeLessThanOrEqual(300);
      expect(faces?.isWellFormed()).toBe(true);
    }
    expect(await readTitle(`<title>${'x'.repeat(300)}</title>`)).toBe('x'.repeat(300));
  });
});

it('returns the description and site name', async () => {
  expect(
    await preview(
      '<title>T</title><meta name="description" content="plain">' +
        '<meta property="og:description" content=" og \n words ">' +
        '<meta property="og:site_name" content="The Site">',
    ),
  ).toEqual({
    title: 'T',
    description: 'og words',
    siteName: 'The Site',
    canonical: null,
  });
  expect(await preview(`<meta name="description" content="${'word '.repeat(200)}">`)).toEqual({
    title: null,
    description: expect.stringMatching(/^.{200,299}…$/),
    siteName: null,
    canonical: null,
  });
});

it.each([null, '', '<p>nothing</p>', '{"json":true}'])(
  'returns the same empty preview for %j',
  async (html) => {
    expect(JSON.stringify(await preview(html))).toBe(
      '{"title":null,"description":null,"siteName":null,"canonical":null}',
    );
  },
);

it('hides the reason of a failure from response times', async () => {
  const delayMs = (milliseconds: number, html: string | null) => () =>
    new Promise<string | null>((resolve) => void setTimeout(resolve, milliseconds, html));
  const measure = async (html: Parameters<typeof finding>[0]) => {
    const began = performance.now();
    await previewLink(ctx, 'https://a.example/', finding(html).read, 200);
    return performance.now() - began;
  };
  // Timers may be some milliseconds early.
  const times = await Promise.all([
    measure(null),
    measure(delayMs(20, null)),
    measure(delayMs(90, '<p>no words</p>')),
  ]);
  for (const time of times) expect(time).toBeGreaterThanOrEqual(190);
  expect(Math.max(...times) - Math.min(...times)).toBeLessThan(60);
  expect(await measure(delayMs(210, null))).toBeGreaterThanOrEqual(390);
});

it('returns hostile text on one line', async () => {
  for (const text of hostile) {
    const value = escaped(text);
    const { title, description, siteName } = await preview(
      `<meta property="og:title" content="${value}"><meta name="description" content="${value}">` +
        `<meta property="og:site_name" content="${value.slice(0, 20)}"><title>x</title>`,
    );
    for (const preview of [title, description, siteName]) {
      expect(preview ?? '').not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
      expect((preview ?? '').length).toBeLessThanOrEqual(300);
    }
  }
});

it.each([
  ['very long', 400_000],
  ['as long as is looked at', 3_980],
])('shortens a hostile title quickly: %s', async (_what, length) => {
  const readCpuMs = startCpuTimer();
  for (let i = 0; i < 10; i += 1) {
    const title = await readTitle(
      `<meta property="og:title" content="${'|'.repeat(length)}x The Site">` +
        '<meta property="og:site_name" content="The Site">',
    );
    expect(title).toHaveLength(300);
  }
  expect(readCpuMs()).toBeLessThan(500);
});

describe('the cache', () => {
  it('stores a preview for ten minutes per site and page', async () => {
    const { read, requests } = finding('<title>T</title>');
    for (const link of [
      'https://a.example/x',
      'https://A.example/x#part',
      'https://a.example:443/x',
    ])
      await previewLink(ctx, link, read);
    expect(requests).toEqual([
      'Broadsheet (link preview; +https://nontrivial.example/contact) https://a.example/x',
    ]);
    await previewLink(createContext('statecraft'), 'https://a.example/x', read);
    await previewLink(ctx, 'https://a.example/y', read);
    expect(requests).toHaveLength(3);
    clock.at += 10 * 60_000 - 1;
    await previewLink(ctx, 'https://a.example/x', read);
    expect(requests).toHaveLength(3);
    clock.at += 1;
    await previewLink(ctx, 'https://a.example/x', read);
    expect(requests).toHaveLength(4);
  });

  it('stores an empty preview for a minute', async () => {
    const { read, requests } = finding(null);
    await previewLink(ctx, 'https://a.example/', read, soon);
    clock.at += 59_999;
    await previewLink(ctx, 'https://a.example/', read, soon);
    expect(requests).toHaveLength(1);
    clock.at += 1;
    await previewLink(ctx, 'https://a.example/', read, soon);
    expect(requests).toHaveLength(2);
  });

  it('fetches once for concurrent requests', async () => {
    const { read, requests } = finding(
      () => new Promise((resolve) => void setTimeout(resolve, 10, '<title>T</title>')),
    );
    const results = await Promise.all(
      Array.from({ length: 20 }, () => previewLink(ctx, 'https://a.example/', read)),
    );
    expect(requests).toHaveLength(1);
    expect(new Set(results.map(({ title }) => title))).toEqual(new Set(['T']));
  });

  it('evicts the oldest of 500 previews', async () => {
    const { read, requests } = finding('<title>T</title>');
    for (let i = 0; i <= 500; i += 1) await previewLink(ctx, `https://a.example/${i}`, read);
    await previewLink(ctx, 'https://a.example/500', read);
    expect(requests).toHaveLength(501);
    await previewLink(ctx, 'https://a.example/0', read);
    expect(requests).toHaveLength(502);
  });
});
