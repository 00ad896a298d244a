import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { dayMs } from '#shared/durations.ts';
import {
  apiKeys,
  articles,
  digestVariants,
  issues,
  llmUsage,
  outbox,
  rateLimits,
  threadVisits,
} from '../../server/db/schema.ts';
import { standardPreferences } from '#shared/newsletter/preferences.ts';
import { purgeExpired } from '../../server/domain/operations/retention.ts';
import { program } from '../support/api-clients.ts';
import { createDigestRow, createMailRow } from '../support/mail-rows.ts';
import { failChanges } from '../support/failing-changes.ts';
import { recordStatements } from '../support/statements.ts';
import { createTestApp } from '../support/test-app.ts';
import { until } from '../support/wait-for.ts';

const t = await createTestApp();
const { db } = t.deps;
const siteId = 'nontrivial';
beforeEach(async () => void (await db.delete(outbox)));

/** An email sent some days ago. */
async function mail(
  id: string,
  days: number,
  state: 'queued' | 'sending' | 'sent' | 'failed' = 'sent',
) {
  await db.insert(outbox).values(
    createMailRow({
      id,
      kind: 'login-code',
      subject: '123456 is your code',
      html: '<p>123456</p>',
      text: '123456',
      unsubscribeUrl: 'https://nontrivial.example/api/subscriptions/unsubscribe/token',
      state,
    }),
  );
  await db
    .update(outbox)
    .set({ createdAt: sql`now() - ${days} * interval '24 hours'` })
    .where(eq(outbox.id, id));
}
const listLeft = async () =>
  (await db.select().from(outbox).orderBy(outbox.id)).map(
    ({ id, recipient, subject, html, text, unsubscribeUrl, kind, state }) =>
      recipient + subject + html + text + (unsubscribeUrl ?? '') === ''
        ? `${id} ${kind} ${state}`
        : `${id} whole`,
  );

it('keeps mail content for 7 days, emails for 30', async () => {
  await mail('a', 6.99);
  await mail('b', 7.01);
  await mail('c', 7.01, 'failed');
  await mail('d', 29.99);
  await mail('e', 30.01);
  await mail('f', 30.01, 'failed');
  expect(await purgeExpired(t.deps)).toBe(5);
  expect(await listLeft()).toEqual([
    'a whole',
    'b login-code sent',
    'c login-code failed',
    'd login-code sent',
  ]);
  expect(await purgeExpired(t.deps), 'safe to repeat').toBe(0);
});

it('keeps the status by which a rejection is no bounce', async () => {
  for (const [i, smtpResponse] of [
    '550 <reader@mail.example> [192.0.2.1] blocked, see 5.7.26',
    '550-5.1.1 <reader@mail.example> is unknown',
    '550 reader@mail.example is unknown',
  ].entries())
    await db.insert(outbox).values(
      createDigestRow({
        id: `r${i}`,
        state: 'failed',
        smtpResponse,
        createdAt: new Date(Date.now() - 8 * dayMs),
      }),
    );
  await purgeExpired(t.deps);
  expect(
    (await db.select().from(outbox).orderBy(outbox.id)).map(({ smtpResponse }) => smtpResponse),
  ).toEqual(['550 5.7.26', '550 5.1.1', '550']);
});

it('keeps the content of an email still queued', async () => {
  await mail('a', 8, 'queued');
  await mail('b', 8, 'sending');
  await purgeExpired(t.deps);
  expect(await listLeft()).toEqual(['a whole', 'b whole']);
});

// PGlite has one connection: there a purge runs before or after such a transaction.
describe.runIf(t.deps.database.kind === 'postgres')('beside a transaction', () => {
  const purgeWaits = () =>
    until('it waits for this transaction', async () => {
      const { rows } = await db.execute(sql`
        select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
          and query like 'update "outbox"%'`);
      return rows.length > 0;
    });

  it('keeps the content of an email that is released meanwhile', async () => {
    await mail('a', 8, 'failed');
    await mail('b', 8, 'failed');
    let purging: Promise<number> | undefined;
    await db.transaction(async (tx) => {
      await tx.update(outbox).set({ state: 'queued' }).where(eq(outbox.id, 'a'));
      purging = purgeExpired(t.deps);
      await purgeWaits();
    });
    await purging;
    expect(await listLeft()).toEqual(['a whole', 'b login-code failed']);
  });

  it('stops between two batches of emails', async () => {
    const rows = Array.from({ length: 1_001 }, (_, i) =>
      createMailRow({ id: `m${i}`, state: 'sent' }),
    );
    await db.insert(outbox).values(rows);
    await db.update(outbox).set({ createdAt: sql`now() - interval '8 days'` });
    const stop = new AbortController();
    let purging: Promise<number> | undefined;
    await db.transaction(async (tx) => {
      await tx.select({ id: outbox.id }).from(outbox).for('update');
      purging = purgeExpired(t.deps, stop.signal);
      await purgeWaits();
      stop.abort();
    });
    await purging;
    expect(await db.$count(outbox, eq(outbox.text, 't'))).toBe(1);
  });
});

it('deletes thousands in several statements', async () => {
  for (let part = 0; part < 5; part += 1) {
    await db
      .insert(outbox)
      .values(
        Array.from({ length: 500 }, (_, i) => createMailRow({ id: `${part}-${i}`, state: 'sent' })),
      );
  }
  await db.update(outbox).set({ createdAt: sql`now() - interval '8 days'` });
  expect(await purgeExpired(t.deps)).toBe(2_500);
  expect(await db.$count(outbox, eq(outbox.text, 't'))).toBe(0);
});

it('deletes what a flood of requests left in several statements', async () => {
  await db.execute(sql`insert into rate_limits (id, count, ends_at)
    select 'flood ' || i, 1, now() - interval '1 minute' from generate_series(1, 2500) i`);
  const statements = await recordStatements(t.deps.database, () => purgeExpired(t.deps));
  expect(
    statements.filter(({ text }) => text.startsWith('delete from "rate_limits"')),
  ).toHaveLength(3);
  expect(await db.$count(rateLimits)).toBe(0);
});

it('goes on after a rule that fails, and names it', async () => {
  await mail('a', 31);
  await db.execute(sql`insert into rate_limits (id, count, ends_at)
    values ('stuck', 1, now() - interval '1 minute')`);
  onTestFinished(await failChanges(t, 'delete', 'rate_limits', `old.id = 'stuck'`));
  await expect(purgeExpired(t.deps)).rejects.toThrow('Expired data was not deleted: rate_limits');
  expect(await db.$count(outbox)).toBe(0);
});

it('lists an expired key for 30 days', async () => {
  const user = await t.make.user(siteId);
  const [living, over, oldest] = [
    await program(t, user, ['read']),
    await program(t, user, ['read'], { expired: true }),
    await program(t, user, ['read'], { expired: true }),
  ];
  await db
    .update(apiKeys)
    .set({ expiresAt: sql`now() - interval '29 days'` })
    .where(eq(apiKeys.id, over.keyId));
  await db
    .update(apiKeys)
    .set({ expiresAt: sql`now() - interval '30 days 1 second'` })
    .where(eq(apiKeys.id, oldest.keyId));
  await purgeExpired(t.deps);
  expect(
    (await db.select({ id: apiKeys.id }).from(apiKeys)).map(({ id }) => id).toSorted(),
  ).toEqual([living.keyId, over.keyId].toSorted());
});

it('deletes page texts after 60 days, not their metadata', async () => {
  for (const days of [59, 61]) {
    const { id } = await t.make.post({ title: `Read ${days} days ago` });
    await db.insert(articles).values({
      siteId,
      postId: id,
      state: 'read',
      fetchAfter: new Date(),
      title: 'A page',
      text: 'Its text.',
      excerpt: 'Its.',
      fetchedAt: new Date(),
    });
    await db
      .update(articles)
      .set({ fetchedAt: sql`now() - ${days} * interval '24 hours'` })
      .where(eq(articles.postId, id));
  }
  await purgeExpired(t.deps);
  expect(
    (await db.select().from(articles).orderBy(articles.fetchedAt)).map(
      ({ text, excerpt, state }) => [text, excerpt, state],
    ),
  ).toEqual([
    [null, 'Its.', 'read'],
    ['Its text.', 'Its.', 'read'],
  ]);
});

it('keeps model costs for a year', async () => {
  const addDays = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
  for (const days of [0, 364, 367])
    await db.insert(llmUsage).values({ siteId, day: addDays(days), calls: 1, tokens: days });
  await purgeExpired(t.deps);
  expect(
    (await db.select().from(llmUsage).orderBy(llmUsage.tokens)).map(({ tokens }) => tokens),
  ).toEqual([0, 364]);
});

it('forgets visits of threads after a year', async () => {
  const [user, post] = [await t.make.user(siteId), await t.make.post()];
  const other = await t.make.post();
  const at = { siteId, userId: user.id, seenAt: new Date() };
  await db.insert(threadVisits).values([
    { ...at, postId: post.id, storedAt: sql`now() - interval '364 days'` as never },
    { ...at, postId: other.id, storedAt: sql`now() - interval '366 days'` as never },
  ]);
  await purgeExpired(t.deps);
  expect((await db.select().from(threadVisits)).map(({ postId }) => postId)).toEqual([post.id]);
});

it('deletes preferences that no digest uses', async () => {
  const now = new Date();
  await db.insert(issues).values({
    siteId,
    id: 'an-issue',
    frequency: 'daily',
    period: '2026-11-20',
    startsAt: new Date(now.getTime() - 1),
    endsAt: now,
    createdAt: now,
  });
  for (const [id, promptKey, topic] of [
    ['everybody', '', null],
    ['nobody', 'a', 'my illness'],
    ['somebody', 'b', 'energy'],
  ] as const)
    await db.insert(digestVariants).values({
      siteId,
      id,
      issueId: 'an-issue',
      language: 'en',
      promptKey,
      preferences: topic === null ? null : { ...standardPreferences, topics: [topic] },
      dueAt: now,
    });
  await db.insert(outbox).values(
    createDigestRow({
      id: 'a-mail',
      issueId: 'an-issue',
      subscriptionId: 's',
      variantId: 'somebody',
    }),
  );
  await purgeExpired(t.deps);
  expect(
    (await db.select({ id: digestVariants.id }).from(digestVariants))
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['everybody', 'somebody']);
});
