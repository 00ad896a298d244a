import { describe, expect, it } from 'vitest';
import { dayMs } from '#shared/durations.ts';
import { digestVariants, issuePosts, issues } from '../../server/db/schema.ts';
import { openIssue, type Issue } from '../../server/domain/digests/issues/issues.ts';
import { periodAt } from '../../server/domain/subscriptions/periods.ts';
import { scheduleDigests } from '../../server/domain/digests/delivery/schedule-deliveries.ts';
import { renderVariants } from '../../server/domain/digests/delivery/render-variants.ts';
import { calendar, setUpDigests, parseDate, getPeriod } from '../support/digest-periods.ts';
import { addStories, createModelClient, getSite } from '../support/digests.ts';
import { startModelServer } from '../support/model-server.ts';
import { startOfTest } from '../support/test-app.ts';

const { t, db, site, after, listCandidates, listChosen, createStories } = await setUpDigests();

const model = await startModelServer();

it('stores the ranked posts of an issue with reasons', async () => {
  const kept = 'kept for readers who prefer its subject';
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
    ['Post 2', 'reserve', null, `2 posts of same.example are ahead of it; ${kept}`],
    ['Post 3', 'reserve', null, `2 posts of same.example are ahead of it; ${kept}`],
    ['Post 4', 'selected', 3, 'no. 5 by points'],
  ]);
  expect(Object.groupBy(looked, ({ outcome }) => outcome)).toMatchObject({
    selected: { length: 10 },
    candidate: { length: 20 },
    reserve: { length: 5 },
  });
  expect(looked.at(-1)?.reason).toBe(`no. 35 by points: after the first 30; ${kept}`);
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
    const moments = [-dayMs, -1_000, -1, 0, 1, 1_000, 86_399_999, -86_400_001, dayMs];
    await addStories(
      t,
      author,
      moments.map((moment, i) => ({ at: new Date(middle + moment), title: `At ${moment} (${i})` })),
    );
    const zoned = getSite(t, 'nontrivial', zone);
    const [first, second] = [
      await openIssue(t.deps, zoned, getPeriod('2026-11-20', zone), after),
      await openIssue(t.deps, zoned, getPeriod('2026-11-21', zone), after),
    ];
    expect((await listChosen(first)).toSorted()).toEqual([
      'At -1 (2)',
      'At -1000 (1)',
      'At -86400000 (0)',
    ]);
    expect((await listChosen(second)).toSorted()).toEqual([
      'At 0 (3)',
      'At 1 (4)',
      'At 1000 (5)',
      'At 86399999 (6)',
    ]);
  });
});

it('starts the next issue where an early one ended', async () => {
  const early = ['2026-11-21T01:00:00', '2026-11-21T06:00:00', '2026-11-21T07:59:59.999'];
  await createStories(...early);
  const now = startOfTest;
  const issue = await openIssue(t.deps, site, periodAt('daily', calendar, now), now, {
    until: now,
  });
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
    'Of 2026-11-20T12:00:00',
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
      await openIssue(t.deps, site, periodAt('daily', calendar, now), now, { until: now }),
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
