import { beforeEach, expect, it } from 'vitest';
import { rateLimits, subscriptions, suppressions } from '../../server/db/schema.ts';
import { isSuppressed, suppressAddress } from '../../server/domain/mail/suppressions.ts';
import { caller } from '../support/api-clients.ts';
import { addSubscription } from '../support/subscriptions.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const { db, secrets } = t.deps;
const site = 'nontrivial';
const admin = await caller(t, site, { role: 'admin', username: 'ada', email: 'ada@mail.example' });
const path = '/api/admin/subscribers/suppressed';
const read = async () => {
  const { status, text } = await admin.call('GET', `${path}/export`);
  expect(status).toBe(200);
  return text.replace('\uFEFF', '').trim().split('\r\n');
};
const post = (rows: object[]) => admin.call('POST', `${path}/import`, { rows });

beforeEach(async () => {
  for (const table of [rateLimits, suppressions, subscriptions]) await db.delete(table);
});

it('exports reasons, and the addresses of subscribers and members', async () => {
  await addSubscription(t, site, { email: 'reader@mail.example' });
  await suppressAddress(db, secrets, site, 'reader@mail.example', 'bounce');
  await suppressAddress(db, secrets, site, 'ada@mail.example', 'manual');
  await suppressAddress(db, secrets, site, 'gone@mail.example', 'complaint');
  await suppressAddress(db, secrets, 'statecraft', 'reader@mail.example', 'complaint');
  const [head, ...lines] = await read();
  expect(head).toBe('email,reason,createdAt,hash');
  expect(lines.map((line) => line.split(',').slice(0, 2)).toSorted()).toEqual([
    ['', 'complaint'],
    ['ada@mail.example', 'manual'],
    ['reader@mail.example', 'bounce'],
  ]);
});

it('imports what it exported', async () => {
  await suppressAddress(db, secrets, site, 'gone@mail.example', 'complaint');
  const [, line = ''] = await read();
  await db.delete(suppressions);
  const [, reason, , hash] = line.split(',');
  expect((await post([{ hash, reason }])).body).toEqual({ suppressed: 1, skipped: [] });
  expect(await isSuppressed(db, secrets, site, 'gone@mail.example')).toBe(true);
});

it('imports addresses, and names the rows that it skips', async () => {
  await addSubscription(t, site, { email: 'a@mail.example' });
  const { body } = await post([
    { email: 'A@mail.example', reason: 'Bounce' },
    { email: 'b@mail.example' },
    { email: 'no address' },
    { email: 'c@mail.example', reason: 'because' },
    { reason: 'bounce' },
    { hash: 'x' },
  ]);
  expect([body.suppressed, body.skipped.map(({ row }: { row: number }) => row)]).toEqual([
    2,
    [3, 4, 5, 6],
  ]);
  expect(await isSuppressed(db, secrets, site, 'a@mail.example')).toBe(true);
  expect(await isSuppressed(db, secrets, 'statecraft', 'b@mail.example')).toBe(false);
  const rows = await db.select().from(suppressions);
  expect(rows.map(({ reason }) => reason).toSorted()).toEqual(['bounce', 'manual']);
});

it('does not weaken a complaint', async () => {
  await suppressAddress(db, secrets, site, 'a@mail.example', 'complaint');
  await post([{ email: 'a@mail.example', reason: 'bounce' }]);
  const [row] = await db.select().from(suppressions);
  expect(row?.reason).toBe('complaint');
});
