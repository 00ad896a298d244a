import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { hourMs } from '#shared/durations.ts';
import { issuePosts, issues, outbox, posts, subscriptions } from '../../server/db/schema.ts';
import { lastEnded } from '../../server/domain/subscriptions/periods.ts';
import { openIssue } from '../../server/domain/digests/issues.ts';
import { scheduleDigests, scheduleNow } from '../../server/domain/digests/schedule-deliveries.ts';
import { addReaders, addStories, forgetDigests, getSite } from '../support/digests.ts';
import { inThisRun } from '../support/full-run.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const { db } = t.deps;
const parseTime = (text: string) => new Date(text);

beforeEach(async () => {
  await forgetDigests(t);
});

/** Inserts a post every four hours. */
async function addPosts(from: Date, to: Date): Promise<void> {
  const count = (to.getTime() - from.getTime()) / (4 * hourMs);
  await addStories(
    t,
    await t.make.user(),
    Array.from({ length: count }, (_, i) => ({
      at: new Date(from.getTime() + (i * 4 + 0.5) * hourMs),
    })),
  );
}

const readers = [
  ['Asia/Tokyo', 8],
  ['Europe/Berlin', 8],
  ['America/Los_Angeles', 8],
  ['America/New_York', 7],
  ['Australia/Lord_Howe', 0],
  ['Asia/Kathmandu', 23],
  ['Pacific/Kiritimati', 12],
] as const;

/** Plans every two hours; returns the deliveries of each reader in order. */
async function planReaders(zone: string, from: Date, to: Date) {
  const site = getSite(t, 'nontrivial', zone);
  t.clock.set(from);
  const rows = await addReaders(t, 'nontrivial', readers.length, (i) => ({
    timeZone: readers[i]?.[0] ?? 'UTC',
    sendHour: readers[i]?.[1] ?? 8,
  }));
  for (let at = from.getTime(); at < to.getTime(); at += 2 * hourMs) {
    t.clock.set(new Date(at));
    await scheduleDigests(t.deps, site, t.clock.now());
  }
  const deliveries = await db
    .select({
      subscriptionId: outbox.subscriptionId,
      localDay: outbox.localDay,
      dueAt: outbox.sendAfter,
      edition: issues.edition,
      issueId: issues.id,
      endsAt: issues.endsAt,
    })
    .from(outbox)
    .innerJoin(issues, and(eq(issues.siteId, outbox.siteId), eq(issues.id, outbox.issueId)))
    .orderBy(asc(outbox.sendAfter));
  return rows.map(({ id, timeZone, sendHour }) => ({
    name: `${timeZone} at ${sendHour} for ${zone}`,
    timeZone,
    deliveries: deliveries.filter(({ subscriptionId }) => subscriptionId === id),
  }));
}

const clockChanges = [
  ['UTC', '2026-03-06T12:00:00Z', '2026-03-11T12:00:00Z'],
  ['America/New_York', '2026-03-06T12:00:00Z', '2026-03-11T12:00:00Z'],
  ['Europe/Berlin', '2026-03-27T12:00:00Z', '2026-04-07T12:00:00Z'],
  ['UTC', '2026-10-23T12:00:00Z', '2026-11-04T12:00:00Z'],
  ['America/New_York', '2026-10-30T12:00:00Z', '2026-11-04T12:00:00Z'],
] as const;

it.each(inThisRun(clockChanges, ([zone]) => zone !== 'UTC'))(
  'sends each local day and post once for %s from %s',
  async (zone, start, end) => {
    const [from, to] = [parseTime(start), parseTime(end)];
    await addPosts(new Date(from.getTime() - 48 * hourMs), to);
    const planned = await planReaders(zone, from, to);
    const selected = await db
      .select({ issueId: issuePosts.issueId, createdAt: posts.createdAt })
      .from(issuePosts)
      .innerJoin(posts, and(eq(posts.siteId, issuePosts.siteId), eq(posts.id, issuePosts.postId)))
      .where(eq(issuePosts.outcome, 'selected'));
    const byIssue = Map.groupBy(selected, ({ issueId }) => issueId);
    for (const { name, timeZone, deliveries } of planned) {
      const days = deliveries.map(({ localDay }) => localDay ?? '');
      const first = Temporal.PlainDate.from(days[0] ?? '');
      expect(days, name).toEqual(days.map((_day, i) => first.add({ days: i }).toString()));
      expect(days.length, name).toBeGreaterThanOrEqual(4);
      expect(new Set(deliveries.map(({ edition }) => edition)).size, name).toBe(1);
      for (const { dueAt, endsAt, localDay } of deliveries) {
        const age = (dueAt.getTime() - endsAt.getTime()) / hourMs;
        expect(age, `${name} on ${localDay}`).toBeGreaterThanOrEqual(0.5);
        expect(age, `${name} on ${localDay}`).toBeLessThanOrEqual(11);
        expect(localDay, name).toBe(dueAt.toLocaleDateString('sv-SE', { timeZone }));
      }
      const received = deliveries
        .flatMap(({ issueId }) => byIssue.get(issueId) ?? [])
        .map(({ createdAt }) => createdAt.getTime())
        .toSorted((a, b) => a - b);
      expect(received.length, name).toBeGreaterThan(20);
      expect(
        received.every((time, i) => i === 0 || time - (received[i - 1] ?? 0) === 4 * hourMs),
        name,
      ).toBe(true);
    }
  },
);

it('opens only the editions that readers need', async () => {
  const from = parseTime('2026-11-10T00:00:00Z');
  await addPosts(new Date(from.getTime() - 72 * hourMs), new Date(from.getTime() + 48 * hourMs));
  const site = getSite(t);
  const listEditions = async () =>
    (
      await db
        .selectDistinct({ edition: issues.edition })
        .from(issues)
        .where(eq(issues.frequency, 'daily'))
        .orderBy(asc(issues.edition))
    ).map(({ edition }) => edition);
  const planDay = async (day: number) => {
    for (let at = 0; at < 24; at += 1)
      await scheduleDigests(t.deps, site, new Date(from.getTime() + (day * 24 + at) * hourMs));
  };
  await planDay(0);
  expect(await listEditions()).toEqual([0]);
  t.clock.set(from);
  await addReaders(t, 'nontrivial', 2, (i) => ({
    timeZone: i === 0 ? 'America/Los_Angeles' : 'Europe/Berlin',
  }));
  await planDay(1);
  expect(await listEditions()).toEqual([0, 14]);
});

it('sends an issue immediately to readers of its edition', async () => {
  const now = parseTime('2026-11-20T16:00:00Z');
  await addPosts(new Date(now.getTime() - 72 * hourMs), now);
  t.clock.set(now);
  await addReaders(t, 'nontrivial', 3, (i) => ({
    timeZone: ['UTC', 'America/Los_Angeles', 'Asia/Tokyo'][i] ?? 'UTC',
  }));
  const site = getSite(t);
  const issue = await openIssue(t.deps, site, lastEnded('daily', 'UTC', now, 14), now);
  expect(issue).toMatchObject({ edition: 14, period: '2026-11-20-14' });
  expect(await scheduleNow(t.deps, site, issue, now, null)).toBe(1);
  const [mail] = await db.select().from(outbox);
  expect(mail?.recipient).toBe('reader1@nontrivial.mail.example');
  expect(
    await scheduleNow(t.deps, site, issue, now, 'reader2@nontrivial.mail.example'),
    'whoever is named',
  ).toBe(1);
});

it('keeps local days unique when a reader changes editions', async () => {
  const from = parseTime('2026-11-10T00:00:00Z');
  const to = parseTime('2026-11-14T00:00:00Z');
  await addPosts(new Date(from.getTime() - 72 * hourMs), to);
  t.clock.set(from);
  await addReaders(t, 'nontrivial', 1);
  const zones = ['America/Los_Angeles', 'Asia/Tokyo', 'UTC', 'Pacific/Auckland'];
  for (let at = from.getTime(), i = 0; at < to.getTime(); at += 5 * hourMs, i += 1) {
    await db.update(subscriptions).set({ timeZone: zones[i % 4] ?? 'UTC', sendHour: (i * 7) % 24 });
    await scheduleDigests(t.deps, getSite(t), new Date(at));
  }
  const rows = await db.select({ day: outbox.localDay, issue: outbox.issueId }).from(outbox);
  expect(rows.length).toBeGreaterThanOrEqual(3);
  expect(new Set(rows.map(({ day }) => day)).size).toBe(rows.length);
  expect(new Set(rows.map(({ issue }) => issue)).size).toBe(rows.length);
});

it('leaves posts removed by an editor out of later editions', async () => {
  const now = parseTime('2026-11-20T15:00:00Z');
  await addPosts(new Date(now.getTime() - 72 * hourMs), now);
  const open = (edition: 0 | 8 | 14) =>
    openIssue(t.deps, getSite(t), lastEnded('daily', 'UTC', now, edition), now);
  const early = await open(8);
  const [removed] = await db
    .select({ postId: issuePosts.postId })
    .from(issuePosts)
    .where(and(eq(issuePosts.issueId, early.id), eq(issuePosts.position, 3)));
  const isRemoved = eq(issuePosts.postId, removed?.postId ?? '');
  const readOutcomes = async ({ id }: { id: string }) =>
    (
      await db
        .select({ outcome: issuePosts.outcome, reason: issuePosts.selectionReason })
        .from(issuePosts)
        .where(and(eq(issuePosts.issueId, id), isRemoved))
    )[0];
  expect(await readOutcomes(await open(0))).toMatchObject({ outcome: 'selected' });
  await db
    .update(issuePosts)
    .set({ outcome: 'excluded', position: null, isPinned: true })
    .where(and(eq(issuePosts.issueId, early.id), isRemoved));
  expect(await readOutcomes(await open(14))).toEqual({
    outcome: 'excluded',
    reason: 'an editor removed it from an earlier issue',
  });
});
