import { beforeAll } from 'vitest';
import { readHtml } from './html.ts';
import type { PostRow } from './factories.ts';
import { addIssue, addSummary, createEntry } from './issues.ts';
import { createTestApp } from './test-app.ts';

/** Starts an application with issues of one site and a reader of its pages. */
export async function setUpArchivePages() {
  const t = await createTestApp();
  const read = async (path: string, site = 'nontrivial') =>
    readHtml((await t.on(site).get(path)).text);

  const posts: PostRow[] = [];
  let last: PostRow;
  beforeAll(async () => {
    const by = await t.make.user('nontrivial', { username: 'ada' });
    for (let i = 0; i < 4; i += 1)
      posts.push(
        await t.make.post({
          by,
          title: `Story ${i} & more`,
          url: i === 3 ? null : `https://s${i}.example/a`,
          score: 10 - i,
          minutesAgo: 2_000 + i,
        }),
      );
    const ids = posts.map(({ id }) => id);
    const overview = [
      { text: 'Two things happened.', posts: [ids[1] ?? '', ids[0] ?? ''] },
      { text: 'Then a third.', posts: [ids[3] ?? ''] },
    ];
    await addIssue(t, 'nontrivial', '2026-11-18', [await t.make.post({ by, title: 'Before' })]);
    await addIssue(t, 'nontrivial', '2026-11-19', posts, {
      summaryKind: 'ai',
      overview,
      entries: [createEntry(posts[0] as PostRow, 'ai', 'A model said <this> of it.')],
    });
    last = await t.make.post({ by, title: 'Latest' });
    await addIssue(t, 'nontrivial', '2026-11-20', [last]);
    await addIssue(t, 'nontrivial', '2026-w46', posts.slice(0, 2));
    await addSummary(t, posts[0] as PostRow, 'A model said <this> of it.');
  });

  return {
    t,
    read,
    posts,
    get last() {
      return last;
    },
  };
}
