import type pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { recordUnsubscribe } from '../../server/domain/mail/issue-feedback.ts';
import { countBlocks, explain, recordStatements } from '../support/statements.ts';
import { createTestApp, startOfTest } from '../support/test-app.ts';

/** A month of daily issues for 1,000 readers. All mails are sent, as of most rows in production. */
const t = await createTestApp();
const { db, database } = t.deps;
const siteId = 'nontrivial';
const days = 30;
const readers = 1_000;

beforeAll(async () => {
  const connection = await (database.driver as pg.Pool).connect();
  await connection.query(
    `insert into subscriptions (site_id, id, email, frequency, source, state, confirmed_at)
      select $1, 's' || i, 's' || i || '@mail.example', 'daily', 'form', 'active', now()
      from generate_series(1, ${readers}) i`,
    [siteId],
  );
  await connection.query(
    `insert into issues (site_id, id, frequency, period, starts_at, ends_at, state)
      select $1, 'i' || i, 'daily', 'day ' || i, at - interval '1 day', at, 'sent'
      from generate_series(1, ${days}) i, lateral (
        select $2::timestamptz - i * interval '1 day' as at) d`,
    [siteId, startOfTest],
  );
  // In parts, because a statement has a time limit.
  for (let day = 1; day <= days; day += 1)
    await connection.query(
      `insert into outbox (site_id, id, kind, priority, recipient, subject, html, text, issue_id,
        subscription_id, variant_id, local_day, state, attempts, send_after, created_at, sent_at,
        smtp_response)
        select $1, 'm' || ${day} || '-' || i, 'digest-daily', 50, 's' || i || '@mail.example', '',
          '', '', 'i' || ${day}, 's' || i, 'v' || ${day}, 'day ' || ${day}, 'sent', 1, at, at, at,
          '250 2.0.0 Ok'
        from generate_series(1, ${readers}) i, lateral (
          select $2::timestamptz - ${day} * interval '1 day' as at) d`,
      [siteId, startOfTest],
    );
  await connection.query('vacuum analyze');
  connection.release();
});

/** Explains each statement of a call whose text matches. */
async function explainPlans(pattern: RegExp, call: () => Promise<unknown>): Promise<string[]> {
  const statements = (await recordStatements(database, call)).filter(({ text }) =>
    pattern.test(text),
  );
  expect(statements.length).toBeGreaterThan(0);
  const connection = await (database.driver as pg.Pool).connect();
  try {
    const plans: string[] = [];
    for (const statement of statements)
      for (const mode of ['force_custom_plan', 'force_generic_plan'] as const)
        plans.push(await explain(connection, statement, mode));
    return plans;
  } finally {
    connection.release();
  }
}

it('finds the last issue of a reader by index', async () => {
  const plans = await explainPlans(/^select .* from "outbox"/, () =>
    recordUnsubscribe(db, siteId, 's7', startOfTest),
  );
  for (const plan of plans) {
    expect(plan).toMatch(/Index Scan using outbox_issue on /);
    expect(countBlocks(plan), plan).toBeLessThanOrEqual(200);
  }
});
