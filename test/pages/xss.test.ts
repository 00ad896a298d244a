import { beforeAll, describe, expect, it } from 'vitest';
import { setTitle } from '#client/lib/typography.ts';
import type { PostRow, UserRow } from '../support/factories.ts';
import { hostile } from '../support/xss.ts';
import { getAttribute, readHtml, getText, type Document } from '../support/html.ts';
import { createTestApp } from '../support/test-app.ts';

// User content is always rendered as text.
const t = await createTestApp();
const created: { text: string; by: UserRow; post: PostRow }[] = [];
const readElementNames = (page: Document) =>
  new Set(page.all('*').map((element) => element.nodeName));
const readAttributes = (page: Document) =>
  new Set(
    page.all('*').flatMap((element) => element.attributes.map(({ key }) => key.toLowerCase())),
  );

/** The elements of harmless pages; hostile text must add none. */
const harmless = { elements: new Set<string>(), attributes: new Set<string>() };

beforeAll(async () => {
  const about = 'Plain';
  const plain = await t.make.user('nontrivial', { about, website: 'https://plain.example/' });
  const text =
    '**b** *i* ~~s~~ `c` [l](https://x.example/)\n\n- u\n\n1. o\n\n> ' +
    'q\n\n```\np\n```\n\n---\n\na  \nb';
  const post = await t.make.post({ by: plain, title: 'Plain', text });
  const comment = await t.make.comment(post, { by: plain, text });
  await t.make.comment(post, { parent: comment, by: plain });
  for (let n = 0; n < 30; n += 1) await t.make.post({ by: plain, title: 'Plain' });
  for (const path of [
    `/post/${post.slug}`,
    `/u/${plain.username}`,
    `/u/${plain.username}?tab=comments`,
    '/',
  ]) {
    const page = readHtml((await t.on('nontrivial').get(path)).text);
    for (const name of readElementNames(page)) harmless.elements.add(name);
    for (const name of readAttributes(page)) harmless.attributes.add(name);
  }
  for (const text of hostile) {
    const by = await t.make.user('nontrivial', { name: text, about: text });
    const post = await t.make.post({ by, title: text, text: text });
    await t.make.comment(post, { by, text: text });
    created.push({ text: text, by, post });
  }
});

function expectHarmless(page: Document, html: string, text: string): void {
  expect(
    [...readElementNames(page)].filter((name) => !harmless.elements.has(name)),
    text,
  ).toEqual([]);
  const attributes = [...readAttributes(page)];
  expect(
    attributes.filter((name) => !harmless.attributes.has(name)),
    text,
  ).toEqual([]);
  expect(
    attributes.filter((name) => name.startsWith('on') || name === 'style'),
    text,
  ).toEqual([]);
  expect(
    page.all('script').filter((script) => !script.hasAttribute('src')),
    text,
  ).toHaveLength(4);
  for (const link of page.all('a'))
    expect(getAttribute(link, 'href'), text).toMatch(
      /^(?:https?:\/\/[^\s/]|mailto:|#|\/(?![/\\]))/,
    );
  // Data cannot close its element or start a comment.
  for (const data of [
    page.rawState,
    page.element('script[type="application/ld+json"]').textContent,
  ])
    expect(data, text).not.toContain('<');
  expect(html.split('<script').length, text).toBe(page.all('script').length + 1);
}

const readData = (page: Document) => page.state.queries.map(([, data]) => data);

it('renders hostile posts and comments as text', async () => {
  for (const { text, post } of created) {
    const { text: html, status } = await t.on('nontrivial').get(`/post/${post.slug}`);
    expect(status, text).toBe(200);
    const page = readHtml(html);
    expectHarmless(page, html, text);
    expect(page.text('h1')).toBe(setTitle(text));
    expect(page.text('title')).toBe(`${text} · Nontrivial`);
    expect(readData(page)).toEqual([
      expect.objectContaining({ title: text, text }),
      expect.objectContaining({ comments: [expect.objectContaining({ text })] }),
    ]);
  }
});

it('renders hostile names and biographies as text', async () => {
  for (const { text, by } of created) {
    for (const tab of ['', '?tab=comments']) {
      const { text: html } = await t.on('nontrivial').get(`/u/${by.username}${tab}`);
      const page = readHtml(html);
      expectHarmless(page, html, text);
      expect(page.text('h1')).toBe(text);
      expect(page.text('title')).toBe(`${text} (${by.username}) · Nontrivial`);
      // The biography is one line, where the page text begins.
      const description = page.attribute('meta[name="description"]', 'content') ?? '';
      expect(
        description.startsWith(tab === '' ? text.replace(/\s+/g, ' ').trim() : 'Comments by '),
      ).toBe(true);
      expect(page.all('main p').map(getText)).toContain(text);
      expect(page.text('main h2 a')).toBe(setTitle(text));
      expect(readData(page)[0]).toEqual(expect.objectContaining({ name: text, about: text }));
    }
  }
});

describe('lists of posts with hostile titles', () => {
  it.each(['/new', '/hot', '/top', '/top?t=day'])(
    '%s renders all titles as text',
    async (first) => {
      const titles: string[] = [];
      for (let address: string | undefined = first; address !== undefined;) {
        const { text: html } = await t.on('nontrivial').get(address);
        const page = readHtml(html);
        expectHarmless(page, html, address);
        const shown = page.all('#posts h2 a').map(getText);
        const [list] = readData(page) as { pages: { posts: { title: string }[] }[] }[];
        expect(list?.pages[0]?.posts.map(({ title }) => setTitle(title))).toEqual(shown);
        titles.push(...shown);
        address = page.hrefs('a[rel="next"]')[0];
      }
      expect(new Set(titles)).toEqual(new Set([...hostile, 'Plain'].map(setTitle)));
    },
  );
});

it.each([
  '/nothing/%3Cscript%3Ealert(1)%3C/script%3E',
  '/post/%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
  '/u/%3C!--',
  '/new?cursor=%3C/script%3E%3Cscript%3E',
  '/top?t=%22onload=%22alert(1)',
  '/?utm=%3C/script%3E',
  '/post/%F0%9F%98%80%3Cb%3E',
])('escapes markup in the path %s', async (address) => {
  const { text: html } = await t.on('nontrivial').get(address);
  expectHarmless(readHtml(html), html, address);
});

it('omits the href of a script link', async () => {
  const { by } = created[0] as { by: UserRow };
  const text =
    '[a](javascript:alert(1)) [b](data:text/html,x) ![c](vbscript:x) ' +
    '[d](//evil.example) [e](/hot) [f](HTTPS://ok.example/)';
  const post = await t.make.post({ by, title: 'Links', text });
  const page = readHtml((await t.on('nontrivial').get(`/post/${post.slug}`)).text);
  const links = page.all('main article p a').filter((link) => getText(link).length === 1);
  expect(links.map((link) => [getText(link), getAttribute(link, 'href')])).toEqual([
    ['e', '/hot'],
    ['f', 'https://ok.example/'],
  ]);
});
