import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import * as limits from '#shared/limits.ts';
import { consents, erasures, subscriptions, suppressions, users } from '../../server/db/schema.ts';
import {
  applyErasures,
  exportErasures,
  readErasures,
} from '../../server/domain/operations/erasure-file.ts';
import {
  endSubscription,
  eraseSubscriptions,
  resumeSubscription,
} from '../../server/domain/subscriptions/erase.ts';
import { resubscribe } from '../../server/domain/subscriptions/manage.ts';
import { unsubscribeToken } from '../../server/domain/subscriptions/tokens.ts';
import {
  isSuppressed,
  liftBounce,
  suppressAddress,
} from '../../server/domain/mail/suppressions.ts';
import { caller } from '../support/api-clients.ts';
import { ctxOfSite } from '../support/ctx.ts';
import { deleteAccount } from '../support/account-deletion.ts';
import { tempFolder } from '../support/programs.ts';
import { addSubscription, findSubscription } from '../support/subscriptions.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const { db, secrets } = t.deps;
const siteId = 'nontrivial';
beforeEach(async () => {
  for (const table of [erasures, subscriptions, suppressions]) await db.delete(table);
});

it('repeats what people asked for after a backup', async () => {
  const backup = {
    left: await addSubscription(t, siteId, { email: 'left@mail.example' }),
    erased: await addSubscription(t, siteId, { email: 'erased@mail.example' }),
    stays: await addSubscription(t, siteId, { email: 'stays@mail.example' }),
  };
  const [gone, kept] = [await caller(t, siteId), await caller(t, siteId)];
  await endSubscription(db, siteId, eq(subscriptions.id, backup.left.id));
  await eraseSubscriptions(db, siteId, eq(subscriptions.id, backup.erased.id));
  await suppressAddress(db, secrets, siteId, 'angry@mail.example', 'complaint');
  expect((await deleteAccount(gone, { posts: 'delete' })).status).toBe(200);
  expect((await deleteAccount(kept)).status).toBe(200);
  expect((await kept.call('DELETE', '/api/account/deletion')).status).toBe(200);
  const file = join(tempFolder(), 'erasures.jsonl');
  expect(await exportErasures(db, file)).toBe(6);
  expect(readFileSync(file, 'utf8')).not.toContain('mail.example');

  // The backup is restored.
  for (const table of [erasures, subscriptions, suppressions]) await db.delete(table);
  await db.insert(subscriptions).values(Object.values(backup));
  await db.update(users).set({ deletionScheduledAt: null, deletePosts: false });
  const entries = readErasures(file) ?? [];
  expect(await applyErasures(db, entries)).toEqual({
    accounts: 3,
    subscriptions: 2,
    addresses: 1,
  });
  expect((await findSubscription(t, siteId, 'left@mail.example'))?.state).toBe('unsubscribed');
  expect(await findSubscription(t, siteId, 'erased@mail.example')).toBeUndefined();
  expect((await findSubscription(t, siteId, 'stays@mail.example'))?.state).toBe('active');
  expect(await isSuppressed(db, secrets, siteId, 'angry@mail.example')).toBe(true);
  const scheduled = await db
    .select({ id: users.id, at: users.deletionScheduledAt, posts: users.deletePosts })
    .from(users);
  expect(scheduled.filter(({ at }) => at !== null)).toMatchObject([
    { id: gone.user?.id, posts: true },
  ]);
  expect(await applyErasures(db, entries), 'repeating ends nothing twice').toMatchObject({
    subscriptions: 0,
    addresses: 0,
  });
});

it('leaves people alone who came back before the backup', async () => {
  const reader = await addSubscription(t, siteId, { email: 'back@mail.example' });
  await endSubscription(db, siteId, eq(subscriptions.id, reader.id));
  await suppressAddress(db, secrets, siteId, 'bounced@mail.example', 'bounce');
  await resumeSubscription(db, siteId, eq(subscriptions.id, reader.id));
  await liftBounce(db, secrets, siteId, 'bounced@mail.example');
  const file = join(tempFolder(), 'erasures.jsonl');
  expect(await exportErasures(db, file)).toBe(4);
  // The backup of now is restored.
  const applied = await applyErasures(db, readErasures(file) ?? []);
  expect(applied).toEqual({ accounts: 0, subscriptions: 0, addresses: 0 });
  expect((await findSubscription(t, siteId, 'back@mail.example'))?.state).toBe('active');
  expect(await isSuppressed(db, secrets, siteId, 'bounced@mail.example')).toBe(false);
});

it('repeats returns after the backup, in their order', async () => {
  const ctx = ctxOfSite(t, siteId);
  const reader = await addSubscription(t, siteId, { email: 'back@mail.example' });
  const member = await caller(t, siteId, { email: 'member@mail.example' });
  const ofMember = await addSubscription(t, siteId, { email: 'member@mail.example' });
  await endSubscription(db, siteId, eq(subscriptions.siteId, siteId));
  await suppressAddress(db, secrets, siteId, 'bounced@mail.example', 'bounce');
  const ended = await db.select().from(subscriptions);
  const stopped = await db.select().from(suppressions);
  const backup = await db.select().from(erasures);
  // As each of them does it: by an earlier email, in the settings, and by the code of an email.
  const token = unsubscribeToken(t.deps, reader);
  await resubscribe(ctx, token);
  expect(
    (
      await member.call('POST', '/api/subscriptions/subscribe-authenticated', {
        frequency: 'daily',
      })
    ).status,
  ).toBe(201);
  await liftBounce(db, secrets, siteId, 'bounced@mail.example');
  const file = join(tempFolder(), 'erasures.jsonl');
  await exportErasures(db, file);

  for (const table of [erasures, consents, subscriptions, suppressions]) await db.delete(table);
  await db.insert(subscriptions).values(ended);
  await db.insert(suppressions).values(stopped);
  await db.insert(erasures).values(backup);
  await applyErasures(db, readErasures(file) ?? []);
  for (const { email } of [reader, ofMember])
    expect((await findSubscription(t, siteId, email))?.state).toBe('active');
  expect(await isSuppressed(db, secrets, siteId, 'bounced@mail.example')).toBe(false);
});

it('skips erasures that are too old for any backup', async () => {
  const reader = await addSubscription(t, siteId, { email: 'stays@mail.example' });
  const at = new Date(Date.now() - limits.erasures.retentionMs - 60_000).toISOString();
  await applyErasures(db, [{ at, site: siteId, kind: 'unsubscription', subject: reader.id }]);
  expect((await findSubscription(t, siteId, 'stays@mail.example'))?.state).toBe('active');
});

it('appends only new erasures to a private file', async () => {
  const file = join(tempFolder(), 'erasures.jsonl');
  expect(await exportErasures(db, file)).toBe(0);
  await suppressAddress(db, secrets, siteId, 'a@mail.example', 'bounce');
  expect([await exportErasures(db, file), await exportErasures(db, file)]).toEqual([1, 0]);
  const first = readFileSync(file, 'utf8');
  await suppressAddress(db, secrets, siteId, 'b@mail.example', 'manual');
  expect(await exportErasures(db, file)).toBe(1);
  expect(readFileSync(file, 'utf8').startsWith(first)).toBe(true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('skips unknown sites and an incomplete last line', async () => {
  const file = join(tempFolder(), 'erasures.jsonl');
  writeFileSync(
    file,
    `${JSON.stringify({
      at: '2026-01-01T00:00:00.000Z',
      site: 'elsewhere',
      kind: 'unsubscription',
      subject: 'x',
    })}\n{"at":"2026-`,
  );
  const entries = readErasures(file) ?? [];
  expect(entries).toHaveLength(1);
  expect(await applyErasures(db, entries)).toEqual({ accounts: 0, subscriptions: 0, addresses: 0 });
  appendFileSync(file, '\n');
  expect(() => readErasures(file)).toThrow('line 2 is not an erasure');
});
