import { eq, gt } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Reply } from '#shared/contract/index.ts';
import { dayMs } from '#shared/durations.ts';
import {
  issueReads,
  issues,
  outbox,
  sessions,
  subscriberDays,
  subscriptions,
} from '../../server/db/schema.ts';
import { closeIssues } from '../../server/domain/digests/delivery/close-issues.ts';
import { storeSubscriberDays } from '../../server/domain/subscriptions/subscriber-days.ts';
import { unsubscribeToken } from '../../server/domain/subscriptions/tokens.ts';
import { newId } from '../../server/domain/core/ids.ts';
import { caller, type Caller } from '../support/api-clients.ts';
import { addReaders, addStories, forgetDigests, getSite } from '../support/digests.ts';
import { expectError } from '../support/error-replies.ts';
import { addIssue, addLetter } from '../support/issues.ts';
import { createDigestRow } from '../support/mail-rows.ts';
import { createTestApp, startOfTest, type SiteId } from '../support/test-app.ts';

const t = await createTestApp();
const { db } = t.deps;
const siteId: SiteId = 'nontrivial';
const daysBefore = (days: number) => new Date(startOfTest.getTime() - days * dayMs);
const staff = new Map<SiteId, Caller>();

async function read<T>(path: string, site: SiteId = siteId): Promise<T> {
  const response = await (staff.get(site) as Caller).call('GET', path);
  expect(response.status).toBe(200);
  return response.body as T;
}
const readFile = async (path: string, site: SiteId = siteId) =>
  (await (staff.get(site) as Caller).call('GET', `/api/admin/statistics/${path}/export`)).text
    .trim()
    .split('\r\n');

beforeEach(async () => {
  await db.delete(subscriberDays);
  await db.delete(sessions);
  await forgetDigests(t);
  t.clock.set(startOfTest);
  for (const site of [siteId, 'statecraft'] as const)
    staff.set(site, await caller(t, site, { role: 'admin' }));
});

const addMail = (issueId: string, fields: Partial<typeof outbox.$inferInsert> = {}) =>
  db.insert(outbox).values(
    createDigestRow({
      issueId,
      subscriptionId: newId(),
      sendAfter: daysBefore(4),
      createdAt: daysBefore(4),
      state: 'sent',
      sentAt: daysBefore(4),
      ...fields,
    }),
  );
const addReads = (id: string, place: string, reads: number, automated = 0, on = '2026-11-20') =>
  db.insert(issueReads).values({ siteId, issueId: id, place, day: on, reads, automated });

it.each(['letter', 'daily'] as const)(
  'counts an unsubscription with the last %s of the reader',
  async (last) => {
    const [reader] = await addReaders(t, siteId, 1);
    const older = await addIssue(t, siteId, '2026-11-15', []);
    const issueId = last === 'letter' ? await addLetter(t, siteId) : older.id;
    const subscriptionId = reader?.id ?? '';
    await addMail(older.id, { subscriptionId, sentAt: daysBefore(6) });
    if (last === 'letter') await addMail(issueId, { subscriptionId, sentAt: daysBefore(1) });
    // Newer issues, which the reader did not get.
    for (let day = 16; day < 21; day += 1) await addIssue(t, siteId, `2026-11-${day}`, []);
    const token = unsubscribeToken(t.deps, reader as never);
    const path = `/api/subscriptions/unsubscribe/${token}`;
    expect((await t.on(siteId).post(path)).status).toBe(200);
    const counted = await db
      .select({ id: issues.id, unsubscribed: issues.unsubscribed })
      .from(issues)
      .where(gt(issues.unsubscribed, 0));
    expect(counted).toEqual([{ id: issueId, unsubscribed: 1 }]);
  },
);

it('compares issues by emails, reactions and reads', async () => {
  const author = await t.make.user(siteId);
  const stories = await addStories(t, author, [{ at: daysBefore(2) }, { at: daysBefore(3) }]);
  const older = await addIssue(t, siteId, '2026-11-18', stories.slice(0, 1));
  const newer = await addIssue(t, siteId, '2026-11-19', stories.slice(1));
  for (let i = 0; i < 3; i += 1) await addMail(newer.id);
  await addMail(newer.id, { state: 'failed', smtpResponse: '550 no', sentAt: null });
  await addMail(newer.id, { state: 'failed', smtpResponse: 'unsubscribed', sentAt: null });
  await db.update(issues).set({ bounced: 1, unsubscribed: 2 }).where(eq(issues.id, newer.id));
  await addReads(newer.id, 'discussion-1', 5, 7);
  await addReads(newer.id, 'page', 2, 0, '2026-11-21');
  await addReads(newer.id, 'opening', 9);
  const list = () =>
    read<Reply<'GET /api/admin/statistics/issues'>>('/api/admin/statistics/issues');
  const expected = {
    id: newer.id,
    sent: 3,
    delivered: 2,
    bounced: 1,
    complained: 0,
    unsubscribed: 2,
    reads: 7,
    openings: 9,
    automated: 7,
  };
  const [first, second] = (await list()).issues;
  expect(first).toMatchObject({ ...expected, failed: 1 });
  expect(second).toMatchObject({ id: older.id, sent: 0, reads: 0, openings: null });
  const ofKind = (kind: string) => read(`/api/admin/statistics/issues?frequency=${kind}&limit=1`);
  expect(await ofKind('daily')).toEqual({ issues: [first] });
  expect(await ofKind('letter')).toEqual({ issues: [] });
  // The emails of a closed issue are deleted after a while. Its counts stay.
  await closeIssues({ db, clock: { now: () => new Date(startOfTest.getTime() + 9 * dayMs) } });
  await db.delete(outbox);
  expect((await list()).issues[0]).toMatchObject({ ...expected, failed: 1 });
  expect(
    (
      await read<Reply<'GET /api/admin/statistics/issues'>>(
        '/api/admin/statistics/issues',
        'statecraft',
      )
    ).issues,
  ).toEqual([]);
  const [head, line] = await readFile('issues');
  expect(head).toContain('id,frequency,subject,firstDay,lastDay,sent,failed,delivered');
  expect(line).toBe(`${newer.id},daily,,2026-11-19,2026-11-19,3,1,2,1,0,2,7,9,7`);
  expect(await readFile('issues', 'statecraft')).toHaveLength(1);
});

it('shows the reads of an issue by place and day', async () => {
  const author = await t.make.user(siteId);
  const stories = await addStories(t, author, [
    { at: daysBefore(2), title: 'First story' },
    { at: daysBefore(3), title: 'Second story' },
  ]);
  const { id } = await addIssue(t, siteId, '2026-11-19', stories);
  await addReads(id, 'discussion-2', 5, 1);
  await addReads(id, 'discussion-2', 4, 0, '2026-11-21');
  await addReads(id, 'page', 1);
  await addReads(id, 'trap', 0, 8);
  const path = `/api/admin/statistics/issues/${id}`;
  expect(await read(path)).toEqual({
    places: [
      { place: 'discussion-2', title: 'Second story', reads: 9, automated: 1 },
      { place: 'page', title: null, reads: 1, automated: 0 },
    ],
    days: [
      { day: '2026-11-20', reads: 6 },
      { day: '2026-11-21', reads: 4 },
    ],
  });
  expectError(await (staff.get('statecraft') as Caller).call('GET', path), 'not_found');
  expect((await readFile('reads')).slice(1).toSorted()).toEqual(
    [
      `${id},discussion-2,2026-11-20,5,1`,
      `${id},discussion-2,2026-11-21,4,0`,
      `${id},page,2026-11-20,1,0`,
      `${id},trap,2026-11-20,0,8`,
    ].toSorted(),
  );
  expect(await readFile('reads', 'statecraft')).toHaveLength(1);
});

it('exports more issues and reads than one batch has', async () => {
  for (let i = 0; i < 130; i += 1) {
    const date = daysBefore(i + 3)
      .toISOString()
      .slice(0, 10);
    const { id } = await addIssue(t, siteId, date, []);
    await addReads(id, 'page', i);
  }
  expect(new Set(await readFile('issues')).size).toBe(131);
  expect(new Set(await readFile('reads')).size).toBe(131);
});

const readSubscribers = (query = '') =>
  read<Reply<'GET /api/admin/statistics/subscribers'>>(`/api/admin/statistics/subscribers${query}`);

it('stores subscribers by source and language once a day', async () => {
  // Two of four who asked on the third day before have confirmed.
  await addReaders(t, siteId, 4, (i) => ({
    email: `asked${i}@mail.example`,
    state: i < 2 ? 'active' : 'pending',
    language: i % 2 ? 'de' : 'en',
    createdAt: daysBefore(3),
    confirmedAt: i < 2 ? daysBefore(2) : null,
  }));
  await addReaders(t, siteId, 3, (i) => ({
    email: `imported${i}@mail.example`,
    source: 'import',
    state: i === 0 ? 'unsubscribed' : 'active',
    unsubscribedAt: i === 0 ? daysBefore(1) : null,
  }));
  await addReaders(t, 'statecraft', 5);
  expect(await storeSubscriberDays(t.deps, getSite(t))).toBeGreaterThan(3);
  const bySource = await readSubscribers('?by=source&days=30');
  expect(bySource.groups).toEqual(['import', 'form']);
  const last = (count: number, { days } = bySource) =>
    days.slice(-count).map(({ day: name, ...counts }) => [name, counts]);
  expect(last(4)).toEqual([
    ['2026-11-17', { requested: 0, confirmed: 0, unsubscribed: 0, active: [3, 0] }],
    ['2026-11-18', { requested: 4, confirmed: 2, unsubscribed: 0, active: [3, 0] }],
    ['2026-11-19', { requested: 0, confirmed: 0, unsubscribed: 0, active: [3, 2] }],
    ['2026-11-20', { requested: 0, confirmed: 0, unsubscribed: 1, active: [2, 2] }],
  ]);
  const byLanguage = await readSubscribers('?by=language');
  expect(byLanguage.groups).toEqual(['en', 'de']);
  expect(byLanguage.days.at(-1)?.active).toEqual([3, 1]);
  expect(await storeSubscriberDays(t.deps, getSite(t))).toBe(0);

  // A third one confirms later, and one who confirmed is erased.
  t.clock.set(new Date(startOfTest.getTime() + dayMs));
  await db
    .update(subscriptions)
    .set({ state: 'active', confirmedAt: startOfTest })
    .where(eq(subscriptions.email, 'asked2@mail.example'));
  expect(await storeSubscriberDays(t.deps, getSite(t))).toBe(1);
  await db.delete(subscriptions).where(eq(subscriptions.email, 'asked0@mail.example'));
  t.clock.set(new Date(startOfTest.getTime() + 2 * dayMs));
  await storeSubscriberDays(t.deps, getSite(t));
  const later = await readSubscribers();
  const asked = later.days.find(({ day: name }) => name === '2026-11-18');
  expect(later.groups).toEqual(['form', 'import']);
  expect(asked).toMatchObject({ requested: 4, confirmed: 3, active: [0, 3] });
  const lines = await readFile('subscribers');
  expect(lines[0]).toContain('day,source,language,requested,confirmed,unsubscribed,active');
  expect(lines).toContain('2026-11-18,form,de,2,1,0,0');
  expect(await readFile('subscribers', 'statecraft')).toHaveLength(1);
});

it('computes a day without subscribers once', async () => {
  expect(await storeSubscriberDays(t.deps, getSite(t))).toBe(1);
  expect(await storeSubscriberDays(t.deps, getSite(t))).toBe(0);
  expect((await readSubscribers()).groups).toEqual([]);
});

it('accepts only known times and groups', async () => {
  const admin = staff.get(siteId) as Caller;
  const path = '/api/admin/statistics/subscribers';
  expectError(await admin.call('GET', `${path}?days=31`), 'bad_request', ['days']);
  expectError(await admin.call('GET', `${path}?by=email`), 'bad_request', ['by']);
});
