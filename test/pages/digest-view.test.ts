import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPack } from '#shared/texts/packs.ts';
import { en } from '#shared/texts/en.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import { digestVariants, posts as postTable } from '../../server/db/schema.ts';
import { closeIssues } from '../../server/domain/digests/delivery/close-issues.ts';
import { withStandard } from '#shared/newsletter/preferences.ts';
import { createViewPath, viewLifetimeMs } from '../../server/domain/digests/delivery/view-token.ts';
import { toSentenceId } from '../../server/email/sentence-id.ts';
import type { PostRow } from '../support/factories.ts';
import { getAttribute, readHtml, getText, type Element } from '../support/html.ts';
import { htmlErrors } from '../support/html-errors.ts';
import { expectPageIn } from '../support/page-language.ts';
import { addAudience, addIssue, createEntry } from '../support/issues.ts';
import { createTestApp, startOfTest, type SiteId } from '../support/test-app.ts';

const ar = await loadPack('ar');

const t = await createTestApp();
const { db } = t.deps;
const get = (path: string, site: SiteId = 'nontrivial') => t.on(site).get(path);
const wish = 'about rivers; plain language';

let posts: [PostRow, PostRow];
let paths: { arabic: string; english: string };
const toPath = (id: string, language: DigestLanguage) =>
  createViewPath(t.deps, { siteId: 'nontrivial', id, language });

beforeAll(async () => {
  const by = await t.make.user('nontrivial');
  posts = [
    await t.make.post({ by, title: 'Rivers', url: 'https://r.example/a', score: 11 }),
    await t.make.post({ by, title: 'A text', url: null, score: 2 }),
  ];
  await t.make.comment(posts[0], { by });
  const [first, second] = posts;
  const issue = await addIssue(t, 'nontrivial', '2026-11-20', posts);
  const written = {
    summaryKind: 'ai' as const,
    overview: createEntry(second, 'ai', 'وقع أمران.').sentences,
    entries: [
      { ...createEntry(first, 'extract', 'Rivers rise.'), group: 'matching' as const },
      { ...createEntry(second, 'note', 'Read it.'), group: 'others' as const },
    ],
    lead: 'One post about rivers.',
    promptKey: 'key',
    preferences: withStandard({ topics: [wish] }),
  };
  const add = (language: DigestLanguage) =>
    addAudience(t, 'nontrivial', issue.id, posts, { ...written, language });
  paths = { arabic: toPath(await add('ar'), 'ar'), english: toPath(await add('en'), 'en') };
});

describe('the page of an email', () => {
  it('is in the language of the email', async () => {
    const { text, status } = await get(paths.arabic);
    expect(status).toBe(200);
    expect(await htmlErrors(text)).toEqual([]);
    const page = readHtml(text);
    expectPageIn('ar', page);
    expect(getText(page.all('main article > p')[0] as Element)).toBe('الجمعة، 20 نوفمبر 2026');
    const main = page.text('main');
    for (const label of [ar.mail.digest.labels.ai, ar.issue.pieces.extract, ar.issue.pieces.note])
      expect(main).toContain(label);
    expect(main).toContain('تعليق واحد');
    expect(page.all('#main summary').map((mark) => getAttribute(mark, 'title'))).toEqual([
      ar.issue.passage,
      ar.issue.passage,
    ]);
    const id = toSentenceId({ text: 'Rivers rise.', posts: [posts[0].id] });
    const sentence = page.element(`[id="${id}"]`);
    expect(
      sentence.querySelectorAll('blockquote').map((quote) => getAttribute(quote, 'lang')),
    ).toEqual(['en-US']);
    expect(sentence.querySelectorAll('details a').map(getText)).toEqual([
      ar.issue.inSource,
      ar.report.action,
    ]);
    expect(page.hrefs('main h1 a, main h2 a')).toEqual([
      'https://r.example/a',
      `/post/${posts[1].slug}`,
    ]);
  });

  it('is private, and does not say what was asked for', async () => {
    const { text, headers } = await get(paths.english);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['referrer-policy']).toBe('same-origin');
    const page = readHtml(text);
    expect(page.attribute('meta[name="robots"]', 'content')).toBe('noindex');
    expect(text).not.toMatch(/asked for|plain language|about rivers/);
    expect(text).not.toContain(wish);
    expect(text).not.toMatch(/@mail\.example|manage-subscription\?token|unsubscribe\//);
    const [token] = paths.english.split('/').slice(-1);
    const { headers: apiHeaders } = await get(`/api/newsletter/view/${token}`);
    expect(apiHeaders['cache-control']).toBe('no-store');
  });

  it('has the headings of the email', async () => {
    const page = readHtml((await get(paths.arabic)).text);
    const headings = page.all(`#entry-${posts[1].id} p.group`).map(getText);
    expect(headings).toEqual([ar.mail.digest.alsoOn.replace('{site}', 'Nontrivial')]);
    expect(page.all(`#entry-${posts[0].id} p.group`)).toEqual([]);
  });

  it('is unknown to other sites and with another token', async () => {
    const [id = ''] = /[\w]{12}(?=\.)/.exec(paths.arabic) ?? [];
    for (const [path, site] of [
      [paths.arabic, 'statecraft'],
      [`${paths.arabic.slice(0, -1)}${paths.arabic.endsWith('A') ? 'B' : 'A'}`, 'nontrivial'],
      [paths.arabic.replace('/ar-', '/en-'), 'nontrivial'],
      [toPath(id.replaceAll(/./g, '0'), 'ar'), 'nontrivial'],
      ['/newsletter/view/x', 'nontrivial'],
    ] as const) {
      const { status, text, headers } = await get(path, site);
      expect(status, path).toBe(404);
      expect(headers['cache-control']).toBe('private, no-store');
      const page = readHtml(text);
      const { manage } = path.includes('/ar-') ? ar : en;
      expect(page.text('h1')).toBe(manage.badLink);
      expect(page.hrefs('main a')).toEqual(['/newsletter/archive']);
      expect(text).not.toContain('Rivers rise.');
    }
  });

  it('omits hidden posts and their sentences', async () => {
    const [first] = posts;
    const hide = (isHidden: boolean) =>
      db.update(postTable).set({ isHidden }).where(eq(postTable.id, first.id));
    await hide(true);
    const { text } = await get(paths.english);
    await hide(false);
    expect(text).not.toMatch(/Rivers|r\.example/);
    expect(readHtml(text).text('main')).toContain('1. A text');
  });

  it('works until it expires, even when the issue is closed', async () => {
    t.clock.set(new Date(startOfTest.getTime() + viewLifetimeMs - 1_000));
    await closeIssues(t.deps);
    expect(await db.$count(digestVariants, eq(digestVariants.promptKey, 'key'))).toBe(2);
    const open = await get(paths.english);
    expect(open.status).toBe(200);
    expect(open.text).toContain('Rivers rise.');
    expect(open.text).not.toContain('You asked for');
    expect(open.text).not.toContain('One post about rivers.');
    expect(readHtml(open.text).all('p.group').map(getText)).toEqual(['Also on Nontrivial']);
    t.clock.set(new Date(startOfTest.getTime() + viewLifetimeMs));
    const expired = await get(paths.arabic);
    expect(expired.status).toBe(410);
    const page = readHtml(expired.text);
    expectPageIn('ar', page);
    expect(page.text('h1')).toBe(ar.manage.expired);
    expect(page.text('main')).toContain(ar.manage.expiredView);
    expect(page.hrefs('main a')).toEqual(['/newsletter/archive']);
    t.clock.set(startOfTest);
  });
});
