import { describe, expect, it } from 'vitest';
import { hostile } from '#test/support/xss.ts';
import type { Ctx } from '../../context.ts';
import type { PageFetcher } from '../../infra/fetch/safe-fetch.ts';
import { previewLink } from './link-preview.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const clock = { at: 1_000_000, now: () => new Date(clock.at) };
const ctxOf = (id: string) =>
  ({
    site: { id, theme: { seo: { canonicalDomain: `${id}.example` } } },
    clock,
  }) as unknown as Pick<Ctx, 'site' | 'clock'>;
const ctx = ctxOf('nontrivial');

/** Whoever tests something else does not wait for what cannot be read. */
const soon = 1;

/** A reader that finds this page everywhere, and writes down where it was asked to look. */
function finding(
  html: string | null | (() => Promise<string | null>),
  address = 'https://found.example/',
) {
  const asked: string[] = [];
  const read: PageFetcher = async (link, userAgent) => {
    asked.push(`${userAgent} ${link}`);
    const found = typeof html === 'function' ? await html() : html;
    return found === null ? null : { url: new URL(address), html: found };
  };
  return { read, asked };
}
const preview = (html: string | null, address?: string) =>
  previewLink(ctx, 'https://a.example/', finding(html, address).read, soon);
const titleOf = async (head: string, address?: string) => (await preview(head, address)).title;

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
    expect(await titleOf(head)).toBe(title);
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
      await titleOf(
        `<title>${escaped(title)}</title><meta property="og:site_name" content="${escaped(site)}">`,
      ),
    ).toBe(expected);
  });

  it('of a repository leaves out whose it is, there only', async () => {
    const head =
      '<meta property="og:site_name" content="GitHub"><meta property="og:title" content="GitHub - owner/repo: What it is">';
    expect(await titleOf(head, 'https://github.com/owner/repo')).toBe('repo: What it is');
    expect(await titleOf(head, 'https://a.example/')).toBe('owner/repo: What it is');
  });

  it('is at most 300 characters, ends with a word, and never with half a character', async () => {
    const words = await titleOf(`<title>${'word '.repeat(100)}</title>`);
    expect(words).toMatch(/ word…$/);
    expect(words?.length).toBeLessThanOrEqual(300);
    for (const before of ['', 'x']) {
      const faces = await titleOf(`<title>${before}${'😀'.repeat(400)}</title>`);
      expect(faces?.length).toBeLessThanOrEqual(300);
      expect(faces?.isWellFormed()).toBe(true);
    }
    expect(await titleOf(`<title>${'x'.repeat(300)}</title>`)).toBe('x'.repeat(300));
  });
});

it('description and name of the site come too', async () => {
  expect(
    await preview(
      '<title>T</title><meta name="description" content="plain"><meta property="og:description" content=" og \n words "><meta property="og:site_name" content="The Site">',
    ),
  ).toEqual({
    title: 'T',
    description: 'og words',
    siteName: 'The Site',
  });
  expect(await preview(`<meta name="description" content="${'word '.repeat(200)}">`)).toEqual({
    title: null,
    description: expect.stringMatching(/^.{200,299}…$/),
    siteName: null,
  });
});

it.each([null, '', '<p>nothing</p>', '{"json":true}'])(
  'of %j there is nothing to tell, in the same words',
  async (html) => {
    expect(JSON.stringify(await preview(html))).toBe(
      '{"title":null,"description":null,"siteName":null}',
    );
  },
);

it('how long it took does not tell why a page could not be read (reliability E6)', async () => {
  const after = (milliseconds: number, html: string | null) => () =>
    new Promise<string | null>((resolve) => void setTimeout(resolve, milliseconds, html));
  const timeOf = async (html: Parameters<typeof finding>[0]) => {
    const began = performance.now();
    await previewLink(ctx, 'https://a.example/', finding(html).read, 200);
    return performance.now() - began;
  };
  // Timers may be a millisecond early.
  const times = await Promise.all([
    timeOf(null),
    timeOf(after(20, null)),
    timeOf(after(90, '<p>no words</p>')),
  ]);
  for (const time of times) expect(time).toBeGreaterThanOrEqual(199);
  expect(Math.max(...times) - Math.min(...times)).toBeLessThan(60);
  expect(await timeOf(after(210, null))).toBeGreaterThanOrEqual(399);
});

it('whatever a page says of itself is a text on one line (reliability E6)', async () => {
  for (const text of hostile) {
    const value = escaped(text);
    const { title, description, siteName } = await preview(
      `<meta property="og:title" content="${value}"><meta name="description" content="${value}"><meta property="og:site_name" content="${value.slice(0, 20)}"><title>x</title>`,
    );
    for (const found of [title, description, siteName]) {
      expect(found ?? '').not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
      expect((found ?? '').length).toBeLessThanOrEqual(300);
    }
  }
});

it.each([
  ['very long', 400_000],
  ['as long as is looked at', 3_980],
])('a title that is made to cost time, %s, costs next to none', async (_what, length) => {
  const began = performance.now();
  for (let i = 0; i < 10; i += 1) {
    const title = await titleOf(
      `<meta property="og:title" content="${'|'.repeat(length)}x The Site"><meta property="og:site_name" content="The Site">`,
    );
    expect(title).toHaveLength(300);
  }
  expect(performance.now() - began).toBeLessThan(500);
});

describe('a preview is kept', () => {
  it('for ten minutes, for all who ask for the same page on the same site', async () => {
    const { read, asked } = finding('<title>T</title>');
    for (const link of [
      'https://a.example/x',
      'https://A.example/x#part',
      'https://a.example:443/x',
    ])
      await previewLink(ctx, link, read);
    expect(asked).toEqual([
      'Broadsheet (link preview; +https://nontrivial.example/contact) https://a.example/x',
    ]);
    await previewLink(ctxOf('statecraft'), 'https://a.example/x', read);
    await previewLink(ctx, 'https://a.example/y', read);
    expect(asked).toHaveLength(3);
    clock.at += 10 * 60_000 - 1;
    await previewLink(ctx, 'https://a.example/x', read);
    expect(asked).toHaveLength(3);
    clock.at += 1;
    await previewLink(ctx, 'https://a.example/x', read);
    expect(asked).toHaveLength(4);
  });

  it('for a minute when it says nothing', async () => {
    const { read, asked } = finding(null);
    await previewLink(ctx, 'https://a.example/', read, soon);
    clock.at += 59_999;
    await previewLink(ctx, 'https://a.example/', read, soon);
    expect(asked).toHaveLength(1);
    clock.at += 1;
    await previewLink(ctx, 'https://a.example/', read, soon);
    expect(asked).toHaveLength(2);
  });

  it('before it is there, so that many who ask at once ask once', async () => {
    const { read, asked } = finding(
      () => new Promise((resolve) => void setTimeout(resolve, 10, '<title>T</title>')),
    );
    const all = await Promise.all(
      Array.from({ length: 20 }, () => previewLink(ctx, 'https://a.example/', read)),
    );
    expect(asked).toHaveLength(1);
    expect(new Set(all.map(({ title }) => title))).toEqual(new Set(['T']));
  });

  it('with five hundred others at the most: the oldest goes first', async () => {
    const { read, asked } = finding('<title>T</title>');
    for (let i = 0; i <= 500; i += 1) await previewLink(ctx, `https://a.example/${i}`, read);
    await previewLink(ctx, 'https://a.example/500', read);
    expect(asked).toHaveLength(501);
    await previewLink(ctx, 'https://a.example/0', read);
    expect(asked).toHaveLength(502);
  });
});
