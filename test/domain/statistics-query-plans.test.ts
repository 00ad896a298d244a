import { beforeAll, expect, it } from 'vitest';
import {
  readIssueReads,
  readIssueStatistics,
} from '../../server/domain/digests/editing/issue-statistics.ts';
import { readSubscriberStatistics } from '../../server/domain/subscriptions/subscriber-days.ts';
import { ctxOfSite } from '../support/ctx.ts';
import { countBlocks, explainAll, withConnection } from '../support/statements.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const ctx = ctxOfSite(t, 'nontrivial');

beforeAll(() =>
  withConnection(t.deps.database, async (connection) => {
    // Two years of issues on two sites; the last ones with 30 places on two days.
    await connection.query(`insert into issues (site_id, id, frequency, period, starts_at, ends_at,
    state, sent, failed) select site, site || i, 'daily', (date '2026-11-20' - i)::text,
      at - interval '1 day', at, 'sent', 50000, 0
    from generate_series(1, 800) i, unnest(array['nontrivial', 'statecraft']) site,
      lateral (select timestamptz '2026-11-21T00:00:00Z' - i * interval '1 day' as at) d`);
    for (const site of ['nontrivial', 'statecraft'])
      await connection.query(
        `insert into issue_reads (site_id, issue_id, place, day, reads, automated)
        select site_id, id, 'discussion-' || place, '2026-11-' || (10 + day), 5, 1
        from issues, generate_series(1, 30) place, generate_series(1, 2) day
        where site_id = $1 and ends_at > '2025-11-20'`,
        [site],
      );
    await connection.query(`insert into subscriber_days (site_id, day, source, language, active)
    select site, to_char(date '2026-11-21' - i, 'YYYY-MM-DD'), source, language, i
    from generate_series(1, 730) i, unnest(array['nontrivial', 'statecraft']) site,
      unnest(array['form', 'account', 'import', 'embed']) source,
      unnest(array['en', 'de', 'fr', 'es', 'pt']) language`);
    await connection.query('analyze issues, issue_reads, subscriber_days');
  }),
);

it.each([
  ['issues side by side', () => readIssueStatistics(ctx, { limit: 20 })],
  ['the reads of an issue', () => readIssueReads(ctx, 'nontrivial7')],
  ['a month of subscribers', () => readSubscriberStatistics(ctx, { days: 30 })],
])('reads %s by index', async (_, read) => {
  for (const plan of await explainAll(t.deps.database, read, 'force_custom_plan')) {
    expect(plan).not.toMatch(/Seq Scan on (?:issues|issue_reads|subscriber_days|outbox) /);
    expect(countBlocks(plan), plan).toBeLessThanOrEqual(400);
  }
});
