import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { loadPack } from '#shared/texts/packs.ts';
import { corrections, posts, rateLimits } from '../../server/db/schema.ts';
import { createViewPath, viewLifetimeMs } from '../../server/domain/digests/delivery/view-token.ts';
import { toSentenceId } from '../../server/email/sentence-id.ts';
import { addAudience, addIssue, createEntry } from '../support/issues.ts';
import { htmlErrors } from '../support/html-errors.ts';
import { getAttribute, getText, readHtml } from '../support/html.ts';
import { fromSite } from '../support/members.ts';
import { expectPageIn } from '../support/page-language.ts';
import { createTestApp, startOfTest } from '../support/test-app.ts';

const de = await loadPack('de');

const t = await createTestApp();
const { db } = t.deps;
const source = await t.make.post({ site: 'nontrivial', url: 'https://lakes.example/report' });
const issue = await addIssue(t, 'nontrivial', '2026-11-20', [source]);
const text = 'Der See ist warm, sagt der Bericht der Gemeinde.';
const variantId = await addAudience(t, 'nontrivial', issue.id, [source], {
  language: 'de',
  overview: createEntry(source, 'ai', 'Der See war lange kalt.').sentences,
  entries: [createEntry(source, 'ai', text)],
});
const view = createViewPath(t.deps, { siteId: 'nontrivial', id: variantId, language: 'de' });
const reportPage = `${view}/report/${toSentenceId({ text, posts: [source.id] })}`;
const get = (path: string) => t.on('nontrivial').get(path);
const post = (path: string, fields: Record<string, string>) =>
  t.on('nontrivial').post(path).set(fromSite('nontrivial')).type('form').send(fields);

beforeEach(async () => {
  for (const table of [corrections, rateLimits]) await db.delete(table);
});

it('is offered for every sentence of an email', async () => {
  const page = readHtml((await get(view)).text);
  const links = page.all('#main details p a[rel="nofollow"]');
  expect(links.map(getText)).toEqual([de.report.action, de.report.action]);
  expect(links.map((link) => getAttribute(link, 'href'))).toContain(reportPage);
});

it('is a private page in the language of the email', async () => {
  const { status, text: body, headers } = await get(reportPage);
  expect(status).toBe(200);
  expect(await htmlErrors(body)).toEqual([]);
  expect([headers['cache-control'], headers['referrer-policy'], headers['x-robots-tag']]).toEqual([
    'private, no-store',
    'same-origin',
    'noindex',
  ]);
  const page = readHtml(body);
  expectPageIn('de', page);
  expect(page.text('h1')).toBe(de.report.heading);
  expect(page.text('main form button')).toBe(de.report.action);
  expect(page.text('main label')).toBe(de.report.note);
  expect(page.all('blockquote').map(getText)).toEqual([text, `As the source has it: ${text}`]);
  expect(page.hrefs('main p a')).toEqual([
    expect.stringMatching(/^https:\/\/lakes\.example\/report#:~:text=/),
    view,
  ]);
});

it('reports without JavaScript', async () => {
  const reply = await post(reportPage, { action: 'report', note: 'Er ist kalt.' });
  expect([reply.status, reply.headers.location]).toEqual([303, `${view}/reported`]);
  expect(reply.headers['cache-control']).toBe('private, no-store');
  const page = readHtml((await get(`${view}/reported`)).text);
  expect(page.text('h1')).toBe(de.report.thanks);
  expect(page.hrefs('main p a')).toEqual([view]);
  expect(await db.select().from(corrections)).toMatchObject([
    { text, language: null, notes: ['Er ist kalt.'], passages: [{ post: source.id }] },
  ]);
});

it('shows a rejected report again in its language', async () => {
  const note = 'x'.repeat(501);
  const long = await post(reportPage, { action: 'report', note });
  expect(long.status).toBe(422);
  const page = readHtml(long.text);
  expect(page.text('#note')).toBe(note);
  expect(page.text('#note-problem')).toBe('501 von 500 Zeichen');
  for (let i = 0; i < 20; i += 1) await post(reportPage, { action: 'report' });
  const refused = await post(reportPage, { action: 'report', note: 'Kalt.' });
  expect(refused.status).toBe(429);
  expect(readHtml(refused.text).text('main [role="alert"]')).toBe(de.manage.tooMany);
});

it('is missing for unknown sentences and hidden posts', async () => {
  const missing = async (path: string) => {
    for (const reply of [await get(path), await post(path, { action: 'report' })]) {
      expect(reply.status).toBe(404);
      expect(reply.headers['cache-control']).toBe('private, no-store');
      expect(readHtml(reply.text).text('h1')).toBe(de.manage.badLink);
    }
  };
  await missing(`${view}/report/unknown`);
  await missing(reportPage.replace(variantId, '0'.repeat(12)));
  const hide = (isHidden: boolean) =>
    db.update(posts).set({ isHidden }).where(eq(posts.id, source.id));
  await hide(true);
  await missing(reportPage);
  await hide(false);
  expect(await db.$count(corrections)).toBe(0);
});

it('is gone with the page of the email', async () => {
  t.clock.set(new Date(startOfTest.getTime() + viewLifetimeMs));
  for (const reply of [await get(reportPage), await post(reportPage, { action: 'report' })]) {
    expect(reply.status).toBe(410);
    expect(readHtml(reply.text).text('h1')).toBe(de.manage.expired);
  }
  t.clock.set(startOfTest);
});
