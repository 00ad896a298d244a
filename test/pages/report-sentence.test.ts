import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Issue } from '#shared/contract/archive.ts';
import { corrections } from '../../server/db/schema.ts';
import { setUpArchivePages } from '../support/archive-pages.ts';
import { htmlErrors } from '../support/html-errors.ts';
import { getText, readHtml } from '../support/html.ts';
import { fromSite } from '../support/members.ts';

const { t, read } = await setUpArchivePages();
const { db } = t.deps;
const period = '2026-11-19';
const archive = `/newsletter/archive/${period}`;
const readIssue = async () => (await t.on('nontrivial').get(`/api${archive}`)).body as Issue;
const sentenceId = async () => (await readIssue()).items[0]?.sentences[0]?.id ?? '';
const post = (path: string, fields: Record<string, string>) =>
  t.on('nontrivial').post(path).set(fromSite('nontrivial')).type('form').send(fields);

it('reports a sentence without JavaScript', async () => {
  const path = `${archive}/report/${await sentenceId()}`;
  const page = await t.on('nontrivial').get(path);
  expect(page.status).toBe(200);
  expect(await htmlErrors(page.text)).toEqual([]);
  const html = readHtml(page.text);
  expect(html.all('blockquote').map(getText)).toEqual([
    'A model said <this> of it.',
    'As the source has it: A model said <this> of it.',
  ]);
  expect(html.attribute('meta[name="robots"]', 'content')).toBe('noindex');
  const reply = await post(path, { action: 'report', note: 'It is not so.' });
  expect([reply.status, reply.headers.location]).toEqual([303, `${archive}/reported`]);
  expect((await read(`${archive}/reported`)).text('h1')).toBe('Thank you');
  expect(await db.select().from(corrections)).toMatchObject([
    { text: 'A model said <this> of it.', notes: ['It is not so.'], reportCount: 1 },
  ]);
});

it('shows a rejected report again with its text', async () => {
  const note = 'x'.repeat(501);
  const reply = await post(`${archive}/report/${await sentenceId()}`, { action: 'report', note });
  expect(reply.status).toBe(422);
  const html = readHtml(reply.text);
  expect(html.text('#note')).toBe(note);
  expect(html.text('#note-problem')).toBe('501 of 500 characters');
});

it('is missing for unknown sentences and issues', async () => {
  for (const path of [`${archive}/report/unknown`, '/newsletter/archive/2026-11-01/report/x'])
    expect((await t.on('nontrivial').get(path)).status).toBe(404);
});

it('marks struck sentences in feeds and omits them from descriptions', async () => {
  const [sentence] = (await readIssue()).overview;
  await post(`${archive}/report/${sentence?.id}`, { action: 'report' });
  await db
    .update(corrections)
    .set({
      state: 'struck',
      correction: 'One thing happened.',
      delivery: 'next',
      decidedAt: new Date('2026-11-22T10:00:00Z'),
    })
    .where(eq(corrections.sentenceId, sentence?.id ?? ''));
  const { text } = await t.on('nontrivial').get('/newsletter/archive/feed.json').buffer(true);
  const { items } = JSON.parse(text) as {
    items: { url: string; content_html: string; date_modified: string }[];
  };
  const item = items.find(({ url }) => url.endsWith(period));
  expect(item?.content_html).toContain(
    '<p>Then a third.</p><p><del>Two things happened.</del> Corrected on 22 November 2026: ' +
      'One thing happened.</p>',
  );
  expect(item?.date_modified).toBe('2026-11-22T10:00:00.000Z');
  await t.deps.contentVersions.bump('nontrivial');
  expect((await read(archive)).attribute('meta[name="description"]', 'content')).not.toContain(
    'Two things',
  );
});
