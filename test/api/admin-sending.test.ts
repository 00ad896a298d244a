import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SendingReport } from '#shared/contract/admin-sending.ts';
import { dayMs, hourMs } from '#shared/durations.ts';
import {
  auditLog,
  mailBackoffs,
  mailPauses,
  mailWarmups,
  sessions,
} from '../../server/db/schema.ts';
import { caller } from '../support/api-clients.ts';
import { addReaders } from '../support/digests.ts';
import { setUpDigestSending } from '../support/digest-mails.ts';
import { startOfTest } from '../support/test-app.ts';

const { t, db, prepare, mailServer } = await setUpDigestSending();
let admin: Awaited<ReturnType<typeof caller>>;
const at = (days: number) => new Date(startOfTest.getTime() + days * dayMs).toISOString();

beforeEach(async () => {
  admin = await caller(t, 'nontrivial', { role: 'admin' });
  for (const table of [mailWarmups, mailBackoffs, mailPauses]) await db.delete(table);
});

// Members are deleted before each test.
afterEach(async () => {
  for (const table of [sessions, auditLog]) await db.delete(table);
});

const read = async () => (await admin.call('GET', '/api/admin/mail/sending')).body as SendingReport;
const put = (body: object) => admin.call('PUT', '/api/admin/mail/warm-up', body);

it('shows what is sent, and until when the rest waits', async () => {
  expect((await read()).plan).toMatchObject({ isOn: false, volume: null, waiting: 0 });
  expect((await put({ isOn: true, volumes: [4, 8] })).status).toBe(200);
  await addReaders(t, 'nontrivial', 20);
  await prepare();
  const { send } = await mailServer();
  expect((await read()).plan).toMatchObject({ day: 1, sent: 0, waiting: 20, nextAt: at(1) });
  expect(await send()).toBe(4);
  expect((await read()).plan).toMatchObject({
    day: 1,
    volume: 4,
    sent: 4,
    waiting: 16,
    nextAt: at(1),
    // 8 on the second day, the others on the third, which has no limit.
    lastAt: at(2),
  });
  t.clock.set(new Date(at(1)));
  expect((await read()).plan).toMatchObject({ day: 2, volume: 8, sent: 0 });
});

it('sends waiting digests when the plan grows or is off', async () => {
  await put({ isOn: true, volumes: [2, 4] });
  await addReaders(t, 'nontrivial', 12);
  await prepare();
  const { send } = await mailServer();
  expect(await send()).toBe(2);
  t.clock.set(new Date(startOfTest.getTime() + hourMs));
  await put({ isOn: true, volumes: [5, 6] });
  expect(await send()).toBe(3);
  await put({ isOn: false, volumes: [5, 6] });
  expect(await send()).toBe(7);
  expect(await db.$count(auditLog, eq(auditLog.action, 'change-warm-up'))).toBeGreaterThan(1);
});

it('shows who asked to wait, and what is paused', async () => {
  const until = new Date(startOfTest.getTime() + 600_000);
  const wait = { siteId: 'nontrivial', transport: 'site' as const, failures: 1, perMinute: 48 };
  await db.insert(mailBackoffs).values([
    { ...wait, domain: 'big.example', waitUntil: until },
    { ...wait, domain: 'over.example', waitUntil: startOfTest },
    { ...wait, siteId: 'statecraft', domain: 'other.example', waitUntil: until },
  ]);
  await db.insert(mailPauses).values({
    siteId: 'nontrivial',
    reason: 'policy',
    count: 20,
    endsAt: new Date(Date.now() + dayMs),
  });
  const { waits, pauses } = await read();
  expect(waits).toEqual([
    { domain: 'big.example', until: until.toISOString(), perMinute: 48, waiting: 0 },
  ]);
  expect(pauses).toMatchObject([{ stream: 'bulk' }]);
});

it.each([[[]], [[0]], [[1.5]], [Array.from({ length: 21 }, () => 1)], [[10_000_001]]])(
  'rejects the volumes %j',
  async (volumes) => {
    const { status, body } = await put({ isOn: true, volumes });
    expect(status).toBe(400);
    expect(body.fields?.[0]?.field).toMatch(/^volumes/);
    expect(await db.$count(mailWarmups)).toBe(0);
  },
);
