import type pg from 'pg';
import { eq, inArray, sql, TransactionRollbackError, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { dayMs } from '#shared/durations.ts';
import type { Db } from '../../server/db/client.ts';
import { issues, mailWarmups, outbox, subscriptions } from '../../server/db/schema.ts';
import type { Issue } from '../../server/domain/digests/issues/issues.ts';
import { planDeliveries } from '../../server/domain/digests/delivery/plan-deliveries.ts';
import { recordUnsubscribe } from '../../server/domain/mail/issue-feedback.ts';
import {
  countDailyFeedback,
  pauseOnPolicyRejections,
} from '../../server/domain/mail/send-pauses.ts';
import { findWarmup } from '../../server/domain/mail/warm-up.ts';
import { purgeExpired } from '../../server/domain/operations/retention.ts';
import { eraseSubscriptions } from '../../server/domain/subscriptions/erase.ts';
import { getSite } from '../support/digests.ts';
import { countBlocks, explain, recordStatements } from '../support/statements.ts';
import { createTestApp } from '../support/test-app.ts';

/**
 * Four weeks of daily issues for 500 readers, the last of them with 250 prompts. All emails are
 * sent, as of most rows in production, except those of another site: 8,000 readers wait for them.
 */
const t = await createTestApp();
const siteId = 'nontrivial';
const now = new Date();
const days = 28;
const readers = 500;
const waiting = 8_000;
const batch = 20;
/** In parts, because a statement has a time limit. */
const partSize = 2_000;
const before = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMs);

beforeAll(async () => {
  t.clock.set(now);
  const connection = await (t.deps.database.driver as pg.Pool).connect();
  const insertReaders = (site: string, from: number, to: number) =>
    connection.query(
      `insert into subscriptions (site_id, id, email, frequency, source, state, confirmed_at)
        select $1, 's' || i, 's' || i || '@mail.example', 'daily', 'form', 'active', $2
        from generate_series($3::int, $4::int) i`,
      [site, before(60), from, to],
    );
  const insertIssue = (site: string, daysAgo: number) =>
    connection.query(
      `insert into issues (site_id, id, frequency, period, starts_at, ends_at, created_at, state)
        values ($1, 'i' || $2::int, 'daily', 'day ' || $2::int, $3::timestamptz - interval '1 day',
          $3, $3, case when $2::int > 2 then 'sent' else 'sending' end)`,
      [site, daysAgo, before(daysAgo)],
    );
  const insertVariants = (site: string, daysAgo: number, count: number) =>
    connection.query(
      `insert into digest_variants (site_id, id, issue_id, language, prompt_key, preferences,
        due_at, state)
        select $1, 'v' || $2::int || '-' || i, 'i' || $2::int, 'en',
          case when i = 0 then '' else 'p' || i end, case when i > 0 then '{}'::jsonb end, $3,
          'ready'
        from generate_series(0, $4::int) i`,
      [site, daysAgo, before(daysAgo), count],
    );
  const insertMails = (site: string, daysAgo: number, state: string, from: number, to: number) =>
    connection.query(
      `insert into outbox (site_id, id, kind, priority, recipient, subject, html, text,
        unsubscribe_url, issue_id, subscription_id, variant_id, local_day, state, attempts,
        send_after, created_at, sent_at, smtp_response)
        select $1, 'm' || $2::int || '-' || i, 'digest-daily', 50,
          case when $2::int > 7 then '' else 's' || i || '@mail.example' end, '', '', '',
          case when $2::int > 7 then null else '' end, 'i' || $2::int, 's' || i,
          'v' || $2::int || '-' || case when $2::int > 1 then 0 else i % 250 end,
          'day ' || $2::int, $4, case when $4 = 'queued' then 0 else 1 end, $3, $3,
          case when $4 = 'queued' then null else $3::timestamptz end, '250 2.0.0 Ok'
        from generate_series($5::int, $6::int) i`,
      [site, daysAgo, before(daysAgo), state, from, to],
    );
  await insertReaders(siteId, 1, readers);
  for (let i = 1; i <= days; i += 1) {
    await insertIssue(siteId, i);
    await insertVariants(siteId, i, i === 1 ? 250 : 0);
    await insertMails(siteId, i, 'sent', 1, readers);
  }
  await insertIssue('statecraft', 2);
  await insertVariants('statecraft', 2, 0);
  for (let from = 1; from <= waiting; from += partSize) {
    await insertReaders('statecraft', from, from + partSize - 1);
    await insertMails('statecraft', 2, 'queued', from, from + partSize - 1);
  }
  await insertIssue('statecraft', 0);
  await connection.query('vacuum analyze');
  connection.release();
});

beforeEach(() => t.deps.db.delete(mailWarmups));

/**
 * Explains each statement of a call whose text matches, with and without its values. One connection
 * records the statements of transactions too.
 */
async function explainPlans(
  pattern: RegExp,
  call: (db: Db) => Promise<unknown>,
): Promise<string[]> {
  const client = await (t.deps.database.driver as pg.Pool).connect();
  try {
    const statements = await recordStatements({ driver: client } as never, () =>
      call(drizzle({ client }) as Db),
    );
    const plans: string[] = [];
    for (const statement of statements.filter(({ text }) => pattern.test(text)))
      for (const mode of ['force_custom_plan', 'force_generic_plan'] as const)
        plans.push(await explain(client, statement, mode));
    expect(plans.length).toBeGreaterThan(0);
    return plans;
  } finally {
    client.release();
  }
}

/** Compares the plans of a call with an index and the most blocks that they may read. */
async function expectPlans(
  pattern: RegExp,
  call: (db: Db) => Promise<unknown>,
  index: string,
  maxBlocks: number,
): Promise<void> {
  for (const plan of await explainPlans(pattern, call)) {
    expect(plan).toMatch(new RegExp(`Scan (?:Backward )?using ${index} on |Scan on ${index} `));
    expect(plan).not.toMatch(/Seq Scan on outbox/);
    expect(countBlocks(plan), plan).toBeLessThanOrEqual(maxBlocks);
  }
}

it('finds the latest issue of a reader by index', () =>
  expectPlans(
    /^select .* from "outbox"/,
    (db) => recordUnsubscribe(db, siteId, 's7', now),
    'outbox_issue',
    200,
  ));

it('reads emails of two days after a policy rejection', async () => {
  for (const priority of [50, 1])
    await expectPlans(
      /smtp_response ~/,
      (db) => pauseOnPolicyRejections({ ...t.deps, db }, { siteId, priority }),
      'outbox_new',
      200,
    );
});

it.each([
  ['without a plan', null],
  ['after a finished plan', { day: 2, dayStartedAt: before(10) }],
])('counts the feedback of a day from two days of mail, %s', async (_name, plan) => {
  if (plan)
    await t.deps.db
      .insert(mailWarmups)
      .values({ siteId, domain: 'nontrivial.example', isOn: true, volumes: [1, 2], ...plan });
  for (const statement of await explainPlans(/from "outbox"/, (db) =>
    countDailyFeedback(db, siteId, now),
  ))
    expect(countBlocks(statement), statement).toBeLessThanOrEqual(200);
});

it('finds emails to empty among those with a recipient', () =>
  expectPlans(
    /^select [^]* from "outbox" [^]*"recipient" <> ''/,
    (db) => purgeExpired({ ...t.deps, db }),
    'outbox_content',
    20,
  ));

const firstReaders = inArray(
  subscriptions.id,
  Array.from({ length: batch }, (_, i) => `s${i + 1}`),
);

/** Plans today's issue of the other site, for its first readers by default. */
async function planToday(db: Db, localDay: string | null, which?: SQL): Promise<void> {
  const site = getSite(t, 'statecraft');
  const { domain } = await findWarmup(t.deps, site);
  await db
    .insert(mailWarmups)
    .values({ siteId: site.id, domain, isOn: true, volumes: [100, 200], day: 0 });
  const [issue] = await db.select().from(issues).where(eq(issues.period, 'day 0'));
  await planDeliveries(
    { ...t.deps, db },
    site,
    issue as Issue,
    { at: now, localDay },
    which ?? firstReaders,
    now,
  );
}

it('replaces waiting digests without reading the queue', async () => {
  await expectPlans(/^update "outbox"/, (db) => planToday(db, 'day 0'), 'outbox_day', 20 * batch);
  expect(await t.deps.db.$count(outbox, eq(outbox.smtpResponse, 'replaced'))).toBe(batch);
});

it('finds readers who had a digest today by index', () =>
  expectPlans(
    /^select "id" from "subscriptions" where [^]* not exists/,
    (db) => planToday(db, 'day 2'),
    'outbox_day',
    20 * batch,
  ));

it('erases a subscription without reading the emails of others', () =>
  expectPlans(
    /"outbox"|outbox\./,
    (db) => db.transaction((tx) => eraseSubscriptions(tx, siteId, eq(subscriptions.id, 's9'))),
    'outbox_(?:issue|newsletter|variant)',
    200,
  ));

it('reads only the next readers of a batch', async () => {
  // To all readers at once: only the limit says how many.
  const planAll = (db: Db) =>
    db
      .transaction(async (tx) => {
        await planToday(tx, null, sql`true`);
        tx.rollback();
      })
      .catch((error: unknown) => expect(error).toBeInstanceOf(TransactionRollbackError));
  for (const plan of await explainPlans(/json_agg/, planAll)) {
    expect(plan).not.toMatch(/Seq Scan on (?:outbox|subscriptions)/);
    expect(countBlocks(plan), plan).toBeLessThanOrEqual(20 * 250);
  }
});
