import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { issuePosts, posts as postTable } from '../../server/db/schema.ts';
import { createViewPath } from '../../server/domain/digests/delivery/view-token.ts';
import type { PostRow } from '../support/factories.ts';
import { getText, readHtml } from '../support/html.ts';
import { htmlErrors } from '../support/html-errors.ts';
import { addAudience, addIssue } from '../support/issues.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const { db } = t.deps;
const archive = '/newsletter/archive/2026-11-20';

let [entry, quiet, other]: PostRow[] = [];
let viewPath = '';
let newsId = '';

beforeAll(async () => {
  const by = await t.make.user('nontrivial');
  entry = await t.make.post({ by, title: 'Bridge', url: 'https://one.example/a' });
  quiet = await t.make.post({ by, title: 'Quiet', url: 'https://q.example/a' });
  other = await t.make.post({ by, title: 'Bridge too', url: 'https://other.example/b' });
  await addIssue(t, 'nontrivial', '2026-11-17', []);
  const { id } = await addIssue(t, 'nontrivial', '2026-11-20', [entry, quiet]);
  newsId = id;
  await db.insert(issuePosts).values({
    siteId: 'nontrivial',
    issueId: id,
    postId: other.id,
    frequency: 'daily',
    outcome: 'excluded',
    selectionReason: 'the same story',
    rank: 3,
    sameStoryAs: entry.id,
  });
  await tellNews('2026-11-17');
  const variant = await addAudience(t, 'nontrivial', id, [entry, quiet], {
    language: 'de',
    entries: [],
  });
  viewPath = createViewPath(t.deps, { siteId: 'nontrivial', id: variant, language: 'de' });
});

const tellNews = (period: string) =>
  db
    .update(issuePosts)
    .set({
      updates: { period },
      selectionReason: `no. 1 by points; news since “A hidden title” in the issue of ${period}`,
    })
    .where(and(eq(issuePosts.issueId, newsId), eq(issuePosts.postId, entry?.id ?? '')));

/** The lines under an entry that lead to the same story. */
async function readEntry(path: string, id = entry?.id) {
  const { text, status } = await t.on('nontrivial').get(path);
  expect(status).toBe(200);
  expect(await htmlErrors(text)).toEqual([]);
  expect(text).not.toContain('A hidden title');
  const page = readHtml(text);
  return {
    facts: page.all(`#entry-${id} p.facts > *`).map(getText),
    links: page.hrefs(`#entry-${id} p.facts a`),
  };
}

it('names other sources and earlier news in the archive', async () => {
  const { facts, links } = await readEntry(archive);
  expect(facts).toContain('other.example');
  expect(facts).toContain('New since 17 November 2026');
  expect(links).toContain('https://other.example/b');
  expect(links).toContain('/newsletter/archive/2026-11-17');
});

it('names them in the language of an email', async () => {
  const { facts, links } = await readEntry(viewPath);
  expect(facts).toContain('other.example');
  expect(facts).toContain('Neu seit dem 17. November');
  expect(links).toContain('/newsletter/archive/2026-11-17');
});

it('does not link an issue that is not public', async () => {
  await tellNews('2026-11-18');
  const { facts, links } = await readEntry(archive);
  await tellNews('2026-11-17');
  expect(facts).toContain('New since 18 November 2026');
  expect(links).not.toContain('/newsletter/archive/2026-11-18');
});

it('omits hidden sources', async () => {
  const hide = (isHidden: boolean) =>
    db
      .update(postTable)
      .set({ isHidden })
      .where(eq(postTable.id, other?.id ?? ''));
  await hide(true);
  const { facts } = await readEntry(archive);
  await hide(false);
  expect(facts).not.toContain('other.example');
});
