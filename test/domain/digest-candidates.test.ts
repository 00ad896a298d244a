import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayMs } from '#shared/durations.ts';
import { issuePosts, issues, posts } from '../../server/db/schema.ts';
import { openIssue } from '../../server/domain/digests/issues/issues.ts';
import { periodAt } from '../../server/domain/subscriptions/periods.ts';
import { calendar, setUpDigests, parseDate, getPeriod } from '../support/digest-periods.ts';
import { addStories, forgetDigests, getSite } from '../support/digests.ts';
import { startOfTest } from '../support/test-app.ts';

const { t, db, site, after, listCandidates, listChosen, createStories } = await setUpDigests();

it('puts every eligible post into one issue', async () => {
  const author = await t.make.user();
  const start = parseDate('2026-11-10').getTime();
  await fc.assert(
    fc.asyncProperty(
      // Four days of six posts, each with an optional hour of early opening.
      fc.array(
        fc.record({
          posts: fc.array(fc.integer({ min: 0, max: dayMs - 1 }), {
            minLength: 4,
            maxLength: 6,
          }),
          early: fc.option(fc.integer({ min: 1, max: dayMs - 1 })),
        }),
        { minLength: 4, maxLength: 4 },
      ),
      async (days) => {
        await forgetDigests(t);
        const writer = await t.make.user();
        const events = days
          .flatMap(({ posts: times, early }, i) => [
            ...times.map((time) => ({ time: start + i * dayMs + time, open: false })),
            ...(early === null ? [] : [{ time: start + i * dayMs + early, open: true }]),
            { time: start + (i + 1) * dayMs, open: true },
          ])
          .toSorted((a, b) => a.time - b.time || Number(b.open) - Number(a.open));
        for (const { time, open } of events) {
          const now = new Date(time);
          if (!open) await addStories(t, writer, [{ at: now }]);
          else
            await openIssue(
              t.deps,
              site,
              time % dayMs === 0
                ? periodAt('daily', calendar, new Date(time - 1))
                : periodAt('daily', calendar, now),
              now,
              { until: now },
            );
        }
        // Late posts of an issue opened early are in the next.
        await addStories(
          t,
          writer,
          Array.from({ length: 3 }, (_, i) => ({ at: new Date(start + 4 * dayMs + i) })),
        );
        await openIssue(
          t.deps,
          site,
          periodAt('daily', calendar, new Date(start + 4 * dayMs)),
          new Date(start + 5 * dayMs),
        );
        const chosen = await db
          .select({ id: issuePosts.postId })
          .from(issuePosts)
          .where(eq(issuePosts.outcome, 'selected'));
        const looked = await db
          .select({ id: issuePosts.postId })
          .from(issuePosts)
          .innerJoin(issues, eq(issues.id, issuePosts.issueId));
        expect(new Set(chosen.map(({ id }) => id)).size).toBe(chosen.length);
        const all = await db.select({ id: posts.id, at: posts.createdAt }).from(posts);
        expect(
          all.filter(({ id }) => !looked.some((row) => row.id === id)).map((post) => post.at),
        ).toEqual([]);
      },
    ),
    { numRuns: 8, seed: 21 },
  );
  expect(author.siteId).toBe('nontrivial');
});

it('excludes hidden, deleted and foreign posts', async () => {
  const createdStories = await createStories(
    '2026-11-20T10:00:00',
    '2026-11-20T11:00:00',
    '2026-11-20T12:00:00',
    '2026-11-20T13:00:00',
    '2026-11-20T14:00:00',
  );
  await db
    .update(posts)
    .set({ isHidden: true })
    .where(eq(posts.id, createdStories[0]?.id ?? ''));
  await db
    .update(posts)
    .set({ deletedAt: startOfTest })
    .where(eq(posts.id, createdStories[1]?.id ?? ''));
  await addStories(
    t,
    await t.make.user('statecraft'),
    Array.from({ length: 4 }, (_, i) => ({
      at: parseDate('2026-11-20T15:00:00'),
      title: `Of another tenant ${i}`,
      score: 500,
    })),
  );
  const issue = await openIssue(t.deps, site, getPeriod('2026-11-20'), after);
  expect((await listCandidates(issue)).map(({ title }) => title).toSorted()).toEqual([
    'Of 2026-11-20T12:00:00',
    'Of 2026-11-20T13:00:00',
    'Of 2026-11-20T14:00:00',
  ]);
  expect(
    await listChosen(
      await openIssue(t.deps, getSite(t, 'statecraft'), getPeriod('2026-11-20'), after),
    ),
  ).toHaveLength(4);
});

it('excludes a post already in an issue per frequency', async () => {
  await createStories('2026-11-19T10:00:00', '2026-11-19T11:00:00', '2026-11-19T12:00:00');
  await openIssue(t.deps, site, getPeriod('2026-11-19'), after);
  // A changed time zone makes the periods overlap.
  await createStories('2026-11-20T10:00:00', '2026-11-20T11:00:00', '2026-11-20T12:00:00');
  const overlapping = await openIssue(
    t.deps,
    site,
    { ...getPeriod('2026-11-20'), startsAt: parseDate('2026-11-19T06:00:00') },
    after,
  );
  expect((await listChosen(overlapping)).toSorted()).toEqual([
    'Of 2026-11-20T10:00:00',
    'Of 2026-11-20T11:00:00',
    'Of 2026-11-20T12:00:00',
  ]);
  expect(
    (await listCandidates(overlapping)).filter(
      ({ reason }) => reason === 'was in an earlier issue',
    ),
  ).toHaveLength(3);
  expect(
    await listChosen(await openIssue(t.deps, site, getPeriod('2026-w47'), after)),
  ).toHaveLength(6);
});

it('puts a post that rose late into the next issue', async () => {
  const author = await t.make.user();
  const addDay = (day: string, score: number) =>
    addStories(
      t,
      author,
      Array.from({ length: 12 }, (_, i) => ({
        at: parseDate(`${day}T${String(i + 6).padStart(2, '0')}:00:00`),
        title: `Story ${i} of ${day}`,
        score: score - 3 * i,
      })),
    );
  await addDay('2026-11-18', 100);
  const [night] = await addStories(t, author, [
    { at: parseDate('2026-11-18T23:50:00'), title: 'Of the night', score: 1 },
  ]);
  const first = await openIssue(t.deps, site, getPeriod('2026-11-18'), after);
  expect(await listChosen(first)).not.toContain('Of the night');
  await db
    .update(posts)
    .set({ score: 900 })
    .where(eq(posts.id, night?.id ?? ''));
  await addDay('2026-11-19', 100);
  const second = await openIssue(t.deps, site, getPeriod('2026-11-19'), after);
  expect(await listChosen(second)).toHaveLength(11);
  expect((await listCandidates(second))[0]).toMatchObject({
    title: 'Of the night',
    position: 1,
    reason: 'rose after the issue of 2026-11-18: no. 1 of it by now',
  });
  await addDay('2026-11-20', 100);
  const third = await openIssue(t.deps, site, getPeriod('2026-11-20'), after);
  expect((await listCandidates(third)).map(({ title }) => title)).not.toContain('Of the night');
  expect(await listChosen(third)).toHaveLength(10);
});

it('puts posts of a skipped issue into the next issue', async () => {
  await createStories('2026-11-18T10:00:00', '2026-11-18T11:00:00');
  expect(await openIssue(t.deps, site, getPeriod('2026-11-18'), after)).toMatchObject({
    state: 'skipped',
  });
  await createStories('2026-11-19T10:00:00', '2026-11-19T11:00:00');
  expect(
    await listChosen(await openIssue(t.deps, site, getPeriod('2026-11-19'), after)),
  ).toHaveLength(4);
});

it('does not repeat a link of an earlier issue', async () => {
  const author = await t.make.user();
  const link = 'https://papers.example/rivers';
  const addWeek = (day: string, url: string) =>
    addStories(t, author, [
      ...[1, 2, 3].map((i) => ({ at: parseDate(`${day}T0${i}:00:00`), title: `No. ${i} ${day}` })),
      { at: parseDate(`${day}T09:00:00`), title: `Rivers ${day}`, url },
    ]);
  await addWeek('2026-11-10', link);
  await db.update(posts).set({ normalizedUrl: 'papers.example/rivers' }).where(eq(posts.url, link));
  await openIssue(t.deps, site, getPeriod('2026-11-10'), after);
  await addWeek('2026-11-20', `${link}/?utm_source=mail`);
  const issue = await openIssue(t.deps, site, getPeriod('2026-11-20'), after);
  expect(
    (await listCandidates(issue)).find(({ title }) => title.startsWith('Rivers')),
  ).toMatchObject({ outcome: 'excluded', reason: 'its link was in the issue of 2026-11-10' });
});

it('does not return a post that an editor removed', async () => {
  await createStories('2026-11-19T10:00:00', '2026-11-19T11:00:00', '2026-11-19T12:00:00');
  const first = await openIssue(t.deps, site, getPeriod('2026-11-19'), after);
  const [removed] = await listCandidates(first);
  await db
    .update(issuePosts)
    .set({ outcome: 'excluded', position: null, isPinned: true })
    .where(eq(issuePosts.postId, removed?.id ?? ''));
  await createStories('2026-11-20T10:00:00', '2026-11-20T11:00:00', '2026-11-20T12:00:00');
  const next = await openIssue(t.deps, site, getPeriod('2026-11-20'), after);
  expect((await listCandidates(next)).map(({ id }) => id)).not.toContain(removed?.id);
});

it('counts comments at the source of an imported post', async () => {
  const [, second] = await createStories(
    ...[1, 2, 3, 4].map((hour): [string, number] => [`2026-11-10T0${hour}:00:00`, 7]),
  );
  await db.update(posts).set({ importedCommentCount: 33 }).where(eq(posts.id, second!.id));
  const issue = await openIssue(t.deps, site, getPeriod('2026-11-10'), parseDate('2026-11-11'));
  expect((await listChosen(issue!))[0]).toBe(second!.title);
});
