import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { withStandard } from '#shared/newsletter/preferences.ts';
import { dayMs, hourMs, minuteMs } from '#shared/durations.ts';
import { digestVariants, issues, outbox, subscriptions } from '../../server/db/schema.ts';
import { openIssue } from '../../server/domain/digests/issues/issues.ts';
import { periodAt } from '../../server/domain/subscriptions/periods.ts';
import {
  findRestMs,
  scheduleNow,
  scheduleDigests,
} from '../../server/domain/digests/delivery/schedule-deliveries.ts';
import { readSendTimes } from '../../server/domain/digests/delivery/send-times.ts';
import { deleteMarker, setMarker } from '../../server/domain/core/instance-markers.ts';
import { closeIssues } from '../../server/domain/digests/delivery/close-issues.ts';
import {
  addReaders,
  addStories,
  selectDigestVariants,
  forgetDigests,
  selectIssueMails,
  getSite,
} from '../support/digests.ts';
import { failChanges } from '../support/failing-changes.ts';
import { addIssue } from '../support/issues.ts';
import { createTestApp, startOfTest } from '../support/test-app.ts';

const t = await createTestApp();
const { db } = t.deps;
const site = getSite(t);
const subtractTime = (milliseconds: number) => new Date(startOfTest.getTime() - milliseconds);
const addTime = (milliseconds: number) => new Date(startOfTest.getTime() + milliseconds);
const plan = (now = startOfTest, siteId = site) => scheduleDigests(t.deps, siteId, now);
const readPlanned = async () => db.select().from(outbox).orderBy(outbox.recipient);

beforeEach(async () => {
  t.clock.set(startOfTest);
  await forgetDigests(t);
  // In days: earlier days, the earlier week, and today.
  const days = [3, 10, 27, 34, 60, 160];
  await addStories(
    t,
    await t.make.user(),
    days.flatMap((hours) =>
      Array.from({ length: 3 }, (_, i) => ({ at: subtractTime(hours * hourMs + i * 1_000) })),
    ),
  );
});

it('plans one empty row per reader before sending', async () => {
  const readers = await addReaders(t, 'nontrivial', 1_100, (i) => ({
    preferences: i % 11 === 0 ? withStandard({ topics: ['energy'] }) : null,
    language: i % 5 === 0 ? 'fr' : 'en',
  }));
  const counts = await Promise.all([plan(), plan(), plan()]);
  expect(counts.reduce((a, b) => a + b)).toBe(1_100);
  expect(await plan()).toBe(0);
  expect(await plan(addTime(10_000))).toBe(0);
  const rows = await readPlanned();
  expect(rows).toHaveLength(1_100);
  expect(new Set(rows.map(({ subscriptionId }) => subscriptionId))).toEqual(
    new Set(readers.map(({ id }) => id)),
  );
  expect(rows[0]).toMatchObject({
    siteId: 'nontrivial',
    kind: 'digest-daily',
    state: 'queued',
    subject: '',
    html: '',
    text: '',
    localDay: '2026-11-21',
    sendAfter: startOfTest,
    expiresAt: addTime(dayMs),
    priority: 50,
    unsubscribeUrl: expect.stringMatching(/^later:[\w-]{43}$/),
  });
  // English and French, with and without the custom preference.
  const audienceRows = await db
    .select()
    .from(digestVariants)
    .where(eq(digestVariants.issueId, rows[0]?.issueId ?? ''));
  expect(
    audienceRows.map(({ language, promptKey }) => [language, promptKey === '']).toSorted(),
  ).toEqual([
    ['en', false],
    ['en', true],
    ['fr', false],
    ['fr', true],
  ]);
});

it('skips readers inactive or paused at the hour', async () => {
  await addReaders(
    t,
    'nontrivial',
    7,
    (i) =>
      [
        { email: 'pending@mail.example', state: 'pending' as const, confirmedAt: null },
        {
          email: 'gone@mail.example',
          state: 'unsubscribed' as const,
          unsubscribedAt: subtractTime(hourMs),
        },
        { email: 'paused@mail.example', pausedUntil: addTime(hourMs) },
        { email: 'late@mail.example', confirmedAt: addTime(1) },
        { email: 'just@mail.example', confirmedAt: startOfTest },
        { email: 'back@mail.example', pausedUntil: startOfTest },
        { email: 'another hour@mail.example', sendHour: 10 },
      ][i] ?? {},
  );
  await addReaders(t, 'statecraft', 2);
  await plan(addTime(60_000));
  expect((await readPlanned()).map(({ recipient }) => recipient)).toEqual([
    'back@mail.example',
    'just@mail.example',
  ]);
});

it('plans from 15 minutes before until half a day after', async () => {
  await addReaders(t, 'nontrivial', 3, (i) => ({ sendHour: [8, 9, 18][i] ?? 8 }));
  expect(await plan(subtractTime(15 * minuteMs + 1))).toBe(0);
  expect(await plan(subtractTime(15 * minuteMs))).toBe(1);
  expect((await readPlanned())[0]?.sendAfter).toEqual(startOfTest);
  await db.delete(outbox);
  expect(await plan(addTime(12 * hourMs - 1))).toBe(3);
  await db.delete(outbox);
  expect(await plan(addTime(12 * hourMs + 1))).toBe(2);
});

it('plans one digest a day despite changes of zone', async () => {
  await addReaders(t, 'nontrivial', 1, () => ({ timeZone: 'Asia/Tokyo', sendHour: 8 }));
  const change = (fields: Partial<typeof subscriptions.$inferInsert>) =>
    db.update(subscriptions).set(fields);
  const now = new Date('2026-11-20T23:00:00Z');
  expect(await plan(now)).toBe(1);
  for (const [timeZone, sendHour, at] of [
    ['Asia/Tokyo', 9, '2026-11-21T00:00:00Z'],
    ['UTC', 1, '2026-11-21T01:00:00Z'],
    ['UTC', 20, '2026-11-21T20:00:00Z'],
    ['America/New_York', 22, '2026-11-22T03:00:00Z'],
  ] as const) {
    await change({ timeZone, sendHour });
    expect(await plan(new Date(at)), `${timeZone} at ${sendHour}`).toBe(0);
  }
  expect((await readPlanned()).map(({ localDay }) => localDay)).toEqual(['2026-11-21']);
});

it('sends the latest issue that had closed at the hour', async () => {
  await addReaders(t, 'nontrivial', 3, (i) => ({ sendHour: [3, 4, 8][i] ?? 8 }));
  const readPeriods = async () =>
    (
      await db
        .select({ period: issues.period })
        .from(outbox)
        .innerJoin(issues, eq(issues.id, outbox.issueId))
        .orderBy(outbox.recipient)
    ).map(({ period }) => period);
  // After a stop, readers whose hour came before the close get the issue of then.
  expect(await plan(addTime(hourMs))).toBe(3);
  expect(await readPeriods()).toEqual(['2026-11-19', '2026-11-20', '2026-11-20']);
  // The site closes its issue at three.
  await db.delete(outbox);
  await plan(addTime(2 * hourMs), { ...site, digest: { ...site.digest, closeHour: 3 } });
  expect(new Set(await readPeriods())).toEqual(new Set(['2026-11-20']));
});

it('sends no older issue after one sent by command', async () => {
  await addReaders(t, 'nontrivial', 1, () => ({ sendHour: 20 }));
  const now = addTime(hourMs);
  const issue = await openIssue(t.deps, site, periodAt('daily', site, now), now, { until: now });
  expect(await scheduleNow(t.deps, site, issue, now, null)).toBe(1);
  for (const days of [0, 1]) expect(await plan(addTime((12 + 24 * days) * hourMs))).toBe(0);
  expect(await readPlanned()).toHaveLength(1);
});

it('repeats no issue when readers and the site change hours', async () => {
  const from = Date.parse('2026-10-23T00:00:00Z');
  const days = 14;
  await addStories(
    t,
    await t.make.user(),
    Array.from({ length: (days + 3) * 6 }, (_, i) => ({
      at: new Date(from + i * 4 * hourMs - 3 * dayMs),
    })),
  );
  t.clock.set(new Date(from));
  const readers = await addReaders(t, 'nontrivial', 5);
  const zones = ['UTC', 'America/New_York', 'Asia/Tokyo', 'Europe/London', 'Pacific/Auckland'];
  for (let step = 0; step < days * 8; step += 1) {
    const closeHour = [4, 18, 0][Math.floor(step / 24) % 3] ?? 4;
    // One keeps hour and zone, two travel each day, and two change both more often.
    for (const [i, { id }] of readers.entries())
      if (i > 0 && step % (i < 3 ? 8 : i) === 0)
        await db
          .update(subscriptions)
          .set({
            timeZone: zones[(i === 2 ? 200 - step : step) % zones.length],
            sendHour: i < 3 ? 8 : (step * 7 * i) % 24,
          })
          .where(eq(subscriptions.id, id));
    await plan(new Date(from + step * 3 * hourMs), {
      ...site,
      digest: { ...site.digest, closeHour },
    });
  }
  const mails = await db
    .select({ reader: outbox.subscriptionId, day: outbox.localDay, endsAt: issues.endsAt })
    .from(outbox)
    .innerJoin(issues, eq(issues.id, outbox.issueId))
    .orderBy(outbox.createdAt);
  for (const { id } of readers) {
    const own = mails.filter(({ reader }) => reader === id);
    expect(own.length).toBeGreaterThanOrEqual(days / 2);
    expect(new Set(own.map(({ day }) => day)).size).toBe(own.length);
    const ends = own.map(({ endsAt }) => endsAt.getTime());
    expect(ends).toEqual([...new Set(ends)].toSorted((a, b) => a - b));
  }
});

it('plans daily and weekly issues over two weeks', async () => {
  await addReaders(
    t,
    'nontrivial',
    3,
    (i) =>
      [
        {},
        { timeZone: 'America/Los_Angeles', sendHour: 23 },
        { frequency: 'weekly' as const, timeZone: 'Asia/Tokyo' },
      ][i] ?? {},
  );
  const author = await t.make.user();
  await addStories(
    t,
    author,
    Array.from({ length: 16 * 3 }, (_, i) => ({ at: addTime((i / 3) * dayMs) })),
  );
  for (let at = 0; at < 14 * 24; at += 0.25 * 24) await plan(addTime(at * hourMs));
  const rows = await readPlanned();
  for (const reader of await db.select().from(subscriptions)) {
    const ownRows = rows.filter(({ subscriptionId }) => subscriptionId === reader.id);
    expect(ownRows.length, reader.email).toBe(reader.frequency === 'weekly' ? 2 : 14);
    expect(new Set(ownRows.map(({ issueId }) => issueId)).size).toBe(ownRows.length);
  }
});

it('plans a weekly digest when its week ends', async () => {
  await addReaders(t, 'nontrivial', 1, () => ({ frequency: 'weekly', timeZone: 'Asia/Tokyo' }));
  const author = await t.make.user();
  await addStories(
    t,
    author,
    Array.from({ length: 4 }, (_, i) => ({ at: addTime((i + 1) * hourMs) })),
  );
  const end = new Date('2026-11-23T04:00:00Z');
  // It is 12:59 in Tokyo, and the reader's hour was 08:00.
  expect(await plan(new Date(end.getTime() - 60_000))).toBe(0);
  expect(await plan(end)).toBe(1);
  expect(await plan(new Date(end.getTime() + hourMs))).toBe(0);
  const [row] = await readPlanned();
  expect(row).toMatchObject({ localDay: '2026-11-23', sendAfter: end });
  const [issue] = await db
    .select({ period: issues.period })
    .from(issues)
    .where(eq(issues.id, row?.issueId ?? ''));
  expect(issue?.period).toBe('2026-w47');
});

it('sends an issue manually to all its readers once', async () => {
  await addReaders(
    t,
    'nontrivial',
    4,
    (i) =>
      [
        {},
        { sendHour: 9, timeZone: 'Europe/Berlin' },
        { frequency: 'weekly' as const },
        { pausedUntil: addTime(hourMs) },
      ][i] ?? {},
  );
  const issue = await openIssue(t.deps, site, periodAt('daily', site, startOfTest), startOfTest, {
    until: startOfTest,
  });
  expect(await scheduleNow(t.deps, site, issue, startOfTest, null)).toBe(2);
  expect(await scheduleNow(t.deps, site, issue, addTime(1_000), null)).toBe(0);
  expect(
    (await selectIssueMails(t, issue)).map(({ sendAfter: dueAt, localDay }) => [dueAt, localDay]),
  ).toEqual([
    [startOfTest, null],
    [startOfTest, null],
  ]);
  await plan(addTime(dayMs));
  const twice = Map.groupBy(
    await selectIssueMails(t, issue),
    ({ subscriptionId }) => subscriptionId,
  )
    .values()
    .filter((readerRows) => readerRows.length > 1);
  expect([...twice]).toEqual([]);
});

it('sends an issue to one address only', async () => {
  await addReaders(t, 'nontrivial', 3);
  const issue = await openIssue(t.deps, site, periodAt('daily', site, startOfTest), startOfTest, {
    until: startOfTest,
  });
  expect(
    await scheduleNow(t.deps, site, issue, startOfTest, 'reader1@nontrivial.mail.example'),
  ).toBe(1);
  expect((await selectIssueMails(t, issue)).map(({ recipient }) => recipient)).toEqual([
    'reader1@nontrivial.mail.example',
  ]);
  expect(await scheduleNow(t.deps, site, issue, startOfTest, 'nobody@mail.example')).toBe(0);
  expect(await scheduleNow(t.deps, site, issue, startOfTest, null)).toBe(2);
});

it('closes an issue after all zones and deletes preferences', async () => {
  await addReaders(t, 'nontrivial', 2, (i) => ({
    preferences: i === 0 ? withStandard({ topics: ['energy'] }) : null,
  }));
  await plan();
  const [row] = await readPlanned();
  const issue = { id: row?.issueId ?? '' };
  const stateAt = async (now: Date) => {
    t.clock.set(now);
    await closeIssues(t.deps);
    return (await selectDigestVariants(t, issue)).map(
      ({ preferences }) => preferences?.topics ?? null,
    );
  };
  await db
    .update(digestVariants)
    .set({ state: 'ready', html: '<p></p>', text: 'Words', subject: 'Words' });
  expect((await stateAt(addTime(72 * hourMs))).toSorted()).toEqual([['energy'], null]);
  await db.update(outbox).set({ state: 'sent' });
  expect((await stateAt(addTime(44 * hourMs))).toSorted()).toEqual([['energy'], null]);
  expect(await stateAt(addTime(49 * hourMs))).toEqual([null, null]);
  expect(
    (await selectDigestVariants(t, issue)).map(({ html, text, subject }) => [html, text, subject]),
  ).toEqual([
    [null, null, null],
    [null, null, null],
  ]);
});

it('closes an issue with its variants or not at all', async () => {
  await addReaders(t, 'nontrivial', 1);
  await plan();
  const [row] = await readPlanned();
  await db.update(outbox).set({ state: 'sent' });
  await db.update(digestVariants).set({ state: 'ready', html: '<p></p>' });
  const other = await addIssue(t, 'nontrivial', '2026-11-19', []);
  const repair = await failChanges(
    t,
    'update',
    'digest_variants',
    `new.issue_id = '${row?.issueId}'`,
  );
  onTestFinished(repair);
  t.clock.set(addTime(90 * hourMs));
  const readState = async (id = '') =>
    (await db.select({ state: issues.state }).from(issues).where(eq(issues.id, id)))[0]?.state;
  await expect(closeIssues(t.deps)).rejects.toThrow();
  expect(await readState(row?.issueId ?? '')).not.toBe('sent');
  expect(await readState(other.id)).toBe('sent');
  await repair();
  await closeIssues(t.deps);
  expect(await readState(row?.issueId ?? '')).toBe('sent');
  expect(await selectDigestVariants(t, { id: row?.issueId ?? '' })).toMatchObject([{ html: null }]);
});

it('plans nothing for a reader who had a digest today', async () => {
  const [reader, other] = await addReaders(t, 'nontrivial', 2, (i) => ({
    sendHour: i === 0 ? 8 : 16,
  }));
  expect(await plan()).toBe(1);
  await db
    .update(subscriptions)
    .set({ sendHour: 16, preferences: withStandard({ topics: ['energy'] }) })
    .where(eq(subscriptions.id, reader?.id ?? ''));
  expect(await plan(addTime(8 * hourMs))).toBe(1);
  expect((await readPlanned()).map(({ subscriptionId }) => subscriptionId)).toEqual([
    reader?.id,
    other?.id,
  ]);
  expect(
    (await db.select().from(digestVariants)).filter(({ promptKey }) => promptKey !== ''),
  ).toEqual([]);
});

it('writes a closed issue again for a later reader', async () => {
  await addReaders(t, 'nontrivial', 1);
  await plan();
  await db.update(outbox).set({ state: 'sent' });
  await db
    .update(digestVariants)
    .set({ state: 'ready', html: '<p></p>', text: 'Words', subject: 'Words' });
  t.clock.set(addTime(90 * hourMs));
  await closeIssues(t.deps);
  const [closed] = await db.select().from(issues).where(eq(issues.state, 'sent'));
  if (!closed) throw new Error('no issue was closed');
  await addReaders(t, 'nontrivial', 1, () => ({
    id: 'comeslater00',
    email: 'comes-later@mail.example',
  }));
  expect(
    await scheduleNow(t.deps, site, closed, addTime(90 * hourMs), 'comes-later@mail.example'),
  ).toBe(1);
  expect(
    await db.select({ state: issues.state }).from(issues).where(eq(issues.id, closed.id)),
  ).toEqual([{ state: 'sending' }]);
  expect(
    (await selectDigestVariants(t, closed)).map(({ state, dueAt: neededAt }) => [state, neededAt]),
  ).toEqual([['waiting', addTime(90 * hourMs)]]);
});

it('searches very many planned readers less often', async () => {
  expect([0, 1_999, 2_000, 60_000].map(findRestMs)).toEqual([0, 0, 120_000, 900_000]);
  await addReaders(t, 'nontrivial', 1);
  expect(await plan()).toBe(1);
  const [mail] = await readPlanned();
  const [time] = await readSendTimes(db, 'nontrivial', ['daily']);
  const marker = `digests-planned nontrivial ${mail?.issueId} ${time?.timeZone} ${time?.hour} 0`;
  expect(await setMarker(t.deps.db, marker, hourMs)).toBe(true);
  await addReaders(t, 'nontrivial', 1, () => ({ email: 'moved@mail.example' }));
  expect(await plan()).toBe(0);
  await deleteMarker(t.deps.db, marker);
  expect(await plan()).toBe(1);
});

it('finds each send time of active readers once', async () => {
  const zones = ['Asia/Tokyo', 'Europe/Paris'];
  await addReaders(t, 'nontrivial', 24, (i) => ({
    timeZone: zones[i % 2],
    sendHour: i % 3,
    sendWeekday: 1 + (i % 4),
    frequency: i < 12 ? 'daily' : 'weekly',
    state: i === 5 ? 'unsubscribed' : 'active',
  }));
  await addReaders(t, 'statecraft', 1, () => ({ timeZone: 'Asia/Tokyo', sendHour: 7 }));
  const times = await readSendTimes(db, 'nontrivial', ['daily', 'weekly']);
  const expected = zones.flatMap((timeZone, zone) =>
    [0, 1, 2].flatMap((h) => [
      { frequency: 'daily', timeZone, hour: h, weekday: 0 },
      ...(zone === 0 ? [1, 3] : [2, 4]).map((weekday) => ({
        frequency: 'weekly',
        timeZone,
        hour: h,
        weekday,
      })),
    ]),
  );
  expect(times).toHaveLength(expected.length);
  expect(times).toEqual(expect.arrayContaining(expected));
});
