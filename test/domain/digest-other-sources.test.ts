import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { issuePosts, posts } from '../../server/db/schema.ts';
import { openIssue } from '../../server/domain/digests/issues/issues.ts';
import { readStories } from '../../server/domain/digests/selection/stories.ts';
import { getPeriod, parseDate, setUpDigests } from '../support/digest-periods.ts';
import { addStories } from '../support/digests.ts';

const { t, db, site, after, listCandidates, listChosen } = await setUpDigests();

/** A long text of its own words. */
const createText = (name: string) => Array.from({ length: 80 }, (_, i) => `${name}${i}`).join(' ');
const fillers = [
  'A compiler for very small computers',
  'Bees count to four, a study says',
  'Railways buy forty new trains',
  'How to repair an old clock',
  'Why glass is not a liquid',
];

type Report = { title: string; url: string; score: number; text?: string };
const addDay = async (day: string, reports: Report[]) =>
  addStories(
    t,
    await t.make.user(),
    [
      ...reports,
      ...fillers.map((title, i) => ({ title: `${title}, ${day}`, url: undefined, score: 40 - i })),
    ].map((report) => ({ ...report, at: parseDate(`${day}T10:00:00`) })),
  );

it('names the other sources of an entry', async () => {
  const title = 'Marlow bridge closed after cracks are found';
  const [first, second, hidden, , low] = await addDay('2026-11-20', [
    { title, url: 'https://one.example/bridge', score: 100 },
    { title: `${title} in pillars`, url: 'https://two.example/bridge', score: 90 },
    { title: `${title} again`, url: 'https://three.example/bridge', score: 80 },
    { title: `${title} today`, url: 'https://two.example/more', score: 70 },
    { title: `${title} here`, url: 'https://four.example/bridge', score: 2 },
  ]);
  await db
    .update(posts)
    .set({ isHidden: true })
    .where(eq(posts.id, hidden?.id ?? ''));
  const issue = await openIssue(t.deps, site, getPeriod('2026-11-20'), after);
  expect((await listChosen(issue)).filter((chosen) => chosen.startsWith('Marlow'))).toEqual([
    title,
  ]);
  expect(await readStories(db, site.id, issue.id)).toEqual(
    new Map([
      [
        first?.id,
        {
          otherSources: [
            { id: second?.id, url: 'https://two.example/bridge', domain: 'two.example' },
          ],
          newSince: null,
        },
      ],
    ]),
  );
  const stored = await db.select().from(issuePosts).where(eq(issuePosts.issueId, issue.id));
  expect(stored.find(({ postId }) => postId === low?.id)?.sameStoryAs ?? null).toBeNull();
  expect(await readStories(db, 'statecraft', issue.id)).toEqual(new Map());
});

it('adds news of an earlier story, and names its issue', async () => {
  const title = 'Marlow bridge closed after cracks are found';
  const [told] = await addDay('2026-11-18', [
    { title, url: 'https://one.example/a', score: 90, text: createText('first') },
  ]);
  await openIssue(t.deps, site, getPeriod('2026-11-18'), after);
  await addDay('2026-11-19', []);
  await openIssue(t.deps, site, getPeriod('2026-11-19'), after);
  const repeated = 'Marlow bridge: the cracks found are deep';
  const news = 'Marlow bridge: the cracks found are welded';
  await addDay('2026-11-20', [
    { title: repeated, url: 'https://two.example/b', score: 99, text: createText('first') },
    { title: news, url: 'https://three.example/c', score: 95, text: createText('second') },
  ]);
  const issue = await openIssue(t.deps, site, getPeriod('2026-11-20'), after);
  expect((await listChosen(issue))[0]).toBe(news);
  const rows = await listCandidates(issue);
  expect(rows.find((row) => row.title === news)?.reason).toBe(
    `no. 2 by points; news since “${title}” in the issue of 2026-11-18`,
  );
  expect(rows.find((row) => row.title === repeated)?.reason).toBe(
    `the same story as “${title}” in the issue of 2026-11-18`,
  );
  const stored = await db.select().from(issuePosts).where(eq(issuePosts.issueId, issue.id));
  const post = rows.find((row) => row.title === news);
  expect(stored.find(({ postId }) => postId === post?.id)).toMatchObject({
    updates: { period: '2026-11-18' },
    storyPostId: told?.id,
  });
  // Erasing a post changes only its own row.
  expect(JSON.stringify(stored)).not.toContain('Marlow');
  await db
    .update(posts)
    .set({ deletedAt: after })
    .where(eq(posts.id, told?.id ?? ''));
  const reasons = (await listCandidates(issue)).map(({ reason }) => reason);
  expect(reasons).toContain('no. 2 by points; news since another post in the issue of 2026-11-18');
  expect(reasons).toContain('the same story as another post in the issue of 2026-11-18');
});
