import { beforeAll } from 'vitest';
import type { Issue } from '#shared/contract/archive.ts';
import type { PostRow } from './factories.ts';
import { addAudience, addIssue, addSummary, createEntry } from './issues.ts';
import { createTestApp, type SiteId } from './test-app.ts';

/** One text just below and one above the minimum for an extract. */
export const article =
  'The harbour of the old town was closed for the whole of the winter because of the ' +
  'storm. Engineers expect that the harbour opens again in the spring of next year.';

/** Starts an application with written issues. */
export async function setUpArchive() {
  const t = await createTestApp();
  const { db } = t.deps;
  const readIssue = async (period: string, site: SiteId = 'nontrivial') =>
    (await t.on(site).get(`/api/newsletter/archive/${period}`)).body as Issue;

  let posts: PostRow[];
  beforeAll(async () => {
    const author = await t.make.user('nontrivial', { username: 'ada' });
    posts = [];
    for (let i = 0; i < 4; i += 1)
      posts.push(
        await t.make.post({
          by: author,
          title: `Story ${i}`,
          url: `https://s${i}.example/a`,
          score: 10 - i,
          minutesAgo: 2_000 + i,
        }),
      );
    await t.make.comment(posts[0] as PostRow, { by: author });
    const [first, second] = posts as [PostRow, PostRow];
    await addSummary(t, first, 'A model said this of it.');
    await addSummary(t, first, 'Un modelo dijo esto.', 'es');
    const extract = createEntry(second, 'extract', article);
    const overview = [
      { text: 'Two things happened.', posts: [posts[1]?.id ?? '', posts[0]?.id ?? ''] },
      { text: 'A third is said to have happened.', posts: [posts[2]?.id ?? ''] },
    ];
    await addIssue(t, 'nontrivial', '2026-11-18', posts.slice(0, 3), {
      summaryKind: 'ai',
      overview,
      entries: [createEntry(first, 'ai', 'A model said this of it.'), extract],
    });
    await addIssue(t, 'nontrivial', '2026-11-19', [posts[3] as PostRow]);
    await addIssue(t, 'nontrivial', '2026-w46', posts.slice(0, 2), {
      issueState: 'sent',
      entries: [createEntry(first, 'extract'), extract],
    });
    await addIssue(t, 'nontrivial', '2026-11-20', posts.slice(0, 0), { state: 'waiting' });
    await addIssue(t, 'nontrivial', '2026-11-17', posts.slice(0, 0), { state: 'failed' });
    const { id } = await addIssue(t, 'nontrivial', '2026-11-16', posts.slice(0, 0), {
      promptKey: 'wish',
    });
    await addAudience(t, 'nontrivial', id, [posts[0] as PostRow], { language: 'de' });
    const other = await t.make.post({ site: 'statecraft', title: 'Elsewhere' });
    await addIssue(t, 'statecraft', '2026-11-18', [other]);
    await addIssue(t, 'statecraft', '2026-11-15', [other].slice(1));
  });
  return {
    t,
    db,
    readIssue,
    get posts() {
      return posts;
    },
  };
}
