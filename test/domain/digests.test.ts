import { and, asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { digestVariants, issuePosts, issues, posts } from '../../server/db/schema.ts';
import { openIssue, type Issue } from '../../server/domain/digests/issues.ts';
import { periodAt, findPeriod, type Period } from '../../server/domain/core/periods.ts';
import { scheduleDigests } from '../../server/domain/digests/schedule-deliveries.ts';
import { renderVariants } from '../../server/domain/digests/render-variants.ts';
import { addStories, forgetDigests, createModelClient, getSite } from '../support/digests.ts';
import { startModelServer } from '../support/model-server.ts';
import { createTestApp, startOfTest } from '../support/test-app.ts';

const t = await createTestApp();
const model = await startModelServer();
const { db } = t.deps;
const site = getSite(t);
const parseDate = (text: string) => new Date(text.includes('T') ? `${text}Z` : `${text}T00:00:00Z`);
const getPeriod = (name: string, zone = 'UTC') => findPeriod(zone, name) as Period;
const after = new Date('2026-11-25T00:00:00Z');

beforeEach(async () => {
  t.clock.set(startOfTest);
  await forgetDigests(t);
});

const listCandidates = async (issue: Issue) =>
  db
    .select({
      id: issuePosts.postId,
      title: posts.title,
      outcome: issuePosts.outcome,
      reason: issuePosts.selectionReason,
      position: issuePosts.position,
    })
    .from(issuePosts)
    .innerJoin(posts, and(eq(posts.siteId, issuePosts.siteId), eq(posts.id, issuePosts.postId)))
    .where(eq(issuePosts.issueId, issue.id))
    .orderBy(asc(issuePosts.rank));
const listChosen = async (issue: Issue) =>
  (await listCandidates(issue))
    .filter(({ outcome }) => outcome === 'selected')
    .map(({ title }) => title);
const createStories = async (...items: (string | [string, number])[]) =>
  addStories(
    t,
    await t.make.user(),
    items.map((story) =>
      typeof story === 'string'
        ? { at: parseDate(story), title: `Of ${story}` }
        : { at: parseDate(story[0]), title: `Of ${story[0]}`, score: story[1] },
    ),
  );

it('stores the ranked posts of an issue with reasons', async () => {
  const author = await t.make.user();
  await addStories(
    t,
    author,
    Array.from({ length: 35 }, (_, i) => ({
      at: parseDate('2026-11-20T10:00:00'),
      title: `Post ${i}`,
      score: 100 - i,
      ...(i < 4 ? { url: `https://same.example/${i}` } : {}),
    })),
  );
  const issue = await openIssue(t.deps, site, getPeriod('2026-11-20'), after);
  expect(issue).toMatchObject({
    state: 'preparing',
    frequency: 'daily',
    period: '2026-11-20',
    startsAt: parseDate('2026-11-20'),
    endsAt: parseDate('2026-11-21'),
    modelCalls: 0,
  });
  const looked = await listCandidates(issue);
  expect(looked).toHaveLength(35);
  expect(
    looked
      .slice(0, 5)
      .map(({ title, outcome, position, reason }) => [title, outcome, position, reason]),
  ).toEqual([
    ['Post 0', 'selected', 1, 'no. 1 by points'],
    ['Post 1', 'selected', 2, 'no. 2 by points'],
    ['Post 2', 'excluded', null, '2 posts of its domain stand before it'],
    ['Post 3', 'excluded', null, '2 posts of its domain stand before it'],
    ['Post 4', 'selected', 3, 'no. 5 by points'],
  ]);
  expect(Object.groupBy(looked, ({ outcome }) => outcome)).toMatchObject({
    selected: { length: 10 },
    candidate: { length: 20 },
    excluded: { length: 5 },
  });
  expect(looked.at(-1)?.reason).toBe('number 35 of the period: behind the first 30');
});

it('opens one issue per period, also under concurrency', async () => {
  await createStories(
    '2026-11-20T10:00:00',
    '2026-11-20T11:00:00',
    '2026-11-20T12:00:00',
    '2026-11-20T13:00:00',
  );
  const opened = await Promise.all(
    Array.from({ length: 5 }, () => openIssue(t.deps, site, getPeriod('2026-11-20'), after)),
  );
  const again = await openIssue(
    t.deps,
    site,
    getPeriod('2026-11-20'),
    new Date(after.getTime() + 1_000),
  );
  expect(new Set([...opened, again].map(({ id }) => id)).size).toBe(1);
  expect(await db.$count(issues)).toBe(1);
  expect(await db.$count(issuePosts)).toBe(4);
  expect(await db.$count(digestVariants)).toBe(1);
});

describe('a post at the edge of two periods', () => {
  it.each([
    ['UTC', '2026-11-21T00:00:00.000'],
    ['America/New_York', '2026-11-21T05:00:00.000'],
    ['Asia/Tokyo', '2026-11-20T15:00:00.000'],
  ])('belongs to one issue in %s', async (zone, edge) => {
    const middle = parseDate(edge).getTime();
    const author = await t.make.user();
    const moments = [-86_400_000, -1_000, -1, 0, 1, 1_000, 86_399_999, -86_400_001, 86_400_000];
    await addStories(
      t,
      author,
      moments.map((moment) => ({ at: new Date(middle + moment), title: `At ${moment}` })),
    );
    const zoned = getSite(t, 'nontrivial', zone);
    const [first, second] = [
      await openIssue(t.deps, zoned, getPeriod('2026-11-20', zone), after),
      await openIssue(t.deps, zoned, getPeriod('2026-11-21', zone), after),
    ];
    expect((await listChosen(first)).toSorted()).toEqual(['At -1', 'At -1000', 'At -86400000']);
    expect((await listChosen(second)).toSorted()).toEqual([
      'At 0',
      'At 1',
      'At 1000',
      'At 86399999',
    ]);
  });
});

it('starts the next issue where an early one ended', async () => {
  const early = ['2026-11-21T01:00:00', '2026-11-21T06:00:00', '2026-11-21T07:59:59.999'];
  await createStories(...early);
  const now = startOfTest;
  const issue = await openIssue(t.deps, site, periodAt('daily', 'UTC', now), now, { until: now });
  const late = [
    '2026-11-21T08:00:00',
    '2026-11-21T12:00:00',
    '2026-11-21T23:59:59.999',
    '2026-11-22T00:00:00',
    '2026-11-22T23:59:59.999',
  ];
  await createStories(...late, '2026-11-23T00:00:00');
  // At its regular time the issue exists already.
  expect(
    (await openIssue(t.deps, site, getPeriod('2026-11-21'), parseDate('2026-11-22T00:00:20'))).id,
  ).toBe(issue.id);
  const next = await openIssue(
    t.deps,
    site,
    getPeriod('2026-11-22'),
    parseDate('2026-11-23T00:00:20'),
  );
  expect(next).toMatchObject({ startsAt: now, endsAt: parseDate('2026-11-23') });
  expect((await listChosen(issue)).toSorted()).toEqual(
    early.map((time) => `Of ${time}`).toSorted(),
  );
  expect((await listChosen(next)).toSorted()).toEqual(late.map((time) => `Of ${time}`).toSorted());
});

it('puts every eligible post into one issue', async () => {
  const author = await t.make.user();
  const hour = 3_600_000;
  const start = parseDate('2026-11-10').getTime();
  await fc.assert(
    fc.asyncProperty(
      // Four days of six posts, each with an optional hour of early opening.
      fc.array(
        fc.record({
          posts: fc.array(fc.integer({ min: 0, max: 24 * hour - 1 }), {
            minLength: 4,
            maxLength: 6,
          }),
          early: fc.option(fc.integer({ min: 1, max: 24 * hour - 1 })),
        }),
        { minLength: 4, maxLength: 4 },
      ),
      async (days) => {
        await forgetDigests(t);
        const writer = await t.make.user();
        const events = days
          .flatMap(({ posts: times, early }, i) => [
            ...times.map((time) => ({ time: start + i * 24 * hour + time, open: false })),
            ...(early === null ? [] : [{ time: start + i * 24 * hour + early, open: true }]),
            { time: start + (i + 1) * 24 * hour, open: true },
          ])
          .toSorted((a, b) => a.time - b.time || Number(b.open) - Number(a.open));
        for (const { time, open } of events) {
          const now = new Date(time);
          if (!open) await addStories(t, writer, [{ at: now }]);
          else
            await openIssue(
              t.deps,
              site,
              time % (24 * hour) === 0
                ? periodAt('daily', 'UTC', new Date(time - 1))
                : periodAt('daily', 'UTC', now),
              now,
              { until: now },
            );
        }
        // Late posts of an issue opened early are in the next.
        await addStories(
          t,
          writer,
          Array.from({ length: 3 }, (_, i) => ({ at: new Date(start + 4 * 24 * hour + i) })),
        );
        await openIssue(
          t.deps,
          site,
          periodAt('daily', 'UTC', new Date(start + 4 * 24 * hour)),
          new Date(start + 5 * 24 * hour),
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

it('puts a late post into the next issue', async () => {
  await createStories(
    ['2026-11-20T10:00:00', 1],
    ['2026-11-20T11:00:00', 1],
    ['2026-11-20T23:59:30', 1],
  );
  await openIssue(t.deps, site, getPeriod('2026-11-20'), after);
  await createStories(
    '2026-11-20T23:59:59',
    '2026-11-20T12:00:00',
    '2026-11-21T10:00:00',
    '2026-11-21T11:00:00',
  );
  const next = await openIssue(t.deps, site, getPeriod('2026-11-21'), after);
  expect((await listCandidates(next)).map(({ title }) => title).toSorted()).toEqual([
    'Of 2026-11-20T23:59:59',
    'Of 2026-11-21T10:00:00',
    'Of 2026-11-21T11:00:00',
  ]);
});

describe('with fewer than three posts', () => {
  it('opens no issue and asks no model', async () => {
    await createStories('2026-11-20T10:00:00', '2026-11-20T11:00:00');
    const issue = await openIssue(t.deps, site, getPeriod('2026-11-20'), after);
    expect(issue).toMatchObject({ state: 'skipped', completedAt: after });
    expect(await listCandidates(issue)).toMatchObject([
      { outcome: 'excluded', reason: 'too few posts for an issue' },
      { outcome: 'excluded' },
    ]);
    expect(await scheduleDigests(t.deps, site, startOfTest)).toBe(0);
    expect(await renderVariants({ ...t.deps, model: createModelClient(t, model) })).toBe(0);
    expect([model.calls(), await db.$count(digestVariants)]).toEqual([0, 0]);
  });

  it('reopens an early issue in its time', async () => {
    await createStories('2026-11-21T01:00:00', '2026-11-21T02:00:00');
    const now = startOfTest;
    expect(
      await openIssue(t.deps, site, periodAt('daily', 'UTC', now), now, { until: now }),
    ).toMatchObject({ state: 'skipped' });
    await createStories('2026-11-21T09:00:00');
    const opened = await Promise.all(
      Array.from({ length: 3 }, () =>
        openIssue(t.deps, site, getPeriod('2026-11-21'), parseDate('2026-11-22')),
      ),
    );
    expect(opened[0]).toMatchObject({
      state: 'preparing',
      startsAt: parseDate('2026-11-21'),
      endsAt: parseDate('2026-11-22'),
    });
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    expect(await listChosen(opened[0] as Issue)).toHaveLength(3);
    expect(await db.$count(issues)).toBe(1);
  });
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
    Array.from({ length: 4 }, () => ({
      at: parseDate('2026-11-20T15:00:00'),
      title: 'Of another tenant',
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
