import { beforeAll, expect, it } from 'vitest';
import { readHistory, readPeriodPosts } from '../../server/domain/digests/selection/read-posts.ts';
import { countBlocks, explainAll, withConnection } from '../support/statements.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const { db } = t.deps;
const siteId = 'nontrivial';
const rows = 40_000;

beforeAll(() =>
  withConnection(t.deps.database, async (connection) => {
    await connection.query(
      `insert into users (site_id, id, username, name)
        values ('nontrivial', 'u1', 'user1', 'User')`,
    );
    await connection.query(`insert into posts (site_id, id, slug, user_id, title, url, domain,
    normalized_url, score, hot_score, top_window, created_at)
    select 'nontrivial', 'p' || i, 's-p' || i, 'u1', 'Title ' || i,
      'https://site' || (i % 100) || '.example/' || i, 'site' || (i % 100) || '.example',
      'site' || (i % 100) || '.example/' || i, (i * 7919) % 97, i, 3,
      timestamptz '2026-11-21T00:00:00Z' - (${rows} - i) * interval '5 minutes'
    from generate_series(1, ${rows}) i`);
    await connection.query(`insert into issues (site_id, id, frequency, period, starts_at, ends_at,
    state) select 'nontrivial', 'i' || i, 'daily', (date '2026-11-20' - i)::text,
      at - interval '1 day', at, 'sent'
    from generate_series(1, 400) i,
    lateral (select timestamptz '2026-11-21T00:00:00Z' - i * interval '1 day' as at) d`);
    await connection.query(`insert into issue_posts (site_id, issue_id, post_id, frequency,
    position, outcome, selection_reason, rank)
    select 'nontrivial', 'i' || i, 'p' || (${rows} - i * 28 - j), 'daily',
      case when j < 10 then 1 + j end,
      case when j < 10 then 'selected' else 'excluded' end, '', 1 + j
    from generate_series(1, 400) i, generate_series(0, 99) j`);
    await connection.query('analyze posts, issues, issue_posts');
  }),
);

it('selects the posts of an issue by index', async () => {
  const range = {
    startsAt: new Date('2026-11-20T00:00:00Z'),
    endsAt: new Date('2026-11-21T00:00:00Z'),
  };
  const read = async () => {
    const found = await readPeriodPosts(db, siteId, range, 'daily');
    expect(found).toHaveLength(200);
    const history = await readHistory(db, siteId, range, 'daily', found, true);
    expect(history.past.map(({ posts }) => posts.length)).toEqual([200]);
    expect(history.shown.size).toBeGreaterThan(0);
  };
  const plans = await explainAll(t.deps.database, read, 'force_custom_plan');
  expect(plans).toHaveLength(7);
  for (const plan of plans) {
    expect(plan).not.toMatch(/Seq Scan on (?:posts|issue_posts) \(actual/);
    expect(countBlocks(plan)).toBeLessThanOrEqual(4_000);
  }
});
