import { beforeAll, expect, it } from 'vitest';
import { listLog, listModerations } from '../../server/domain/moderation/log.ts';
import { listReviewQueue, listReports } from '../../server/domain/moderation/queue.ts';
import type { Viewer } from '../../server/context.ts';
import { readOverview } from '../../server/domain/site-admin/overview.ts';
import { listMembers, readMember } from '../../server/domain/moderation/members.ts';
import { removeUserContent } from '../../server/domain/moderation/remove-user-content.ts';
import { ctxOfSite } from '../support/ctx.ts';
import {
  countBlocks,
  explain,
  explainAll,
  recordAllStatements,
  withConnection,
  type PlanMode,
} from '../support/statements.ts';
import { createTestApp } from '../support/test-app.ts';

/** Moderation lists are read by index, whatever their size. */
const t = await createTestApp();
const ctx = ctxOfSite(t, 'nontrivial');
/** The plans of a call, the list first. */
const explainPlans = (call: () => Promise<unknown>, mode: PlanMode = 'force_generic_plan') =>
  explainAll(t.deps.database, call, mode);

beforeAll(() =>
  withConnection(t.deps.database, async (connection) => {
    const subtractMinutes = (minutes: string) =>
      `timestamptz '2026-11-21T08:00:00Z' - ${minutes} * interval '1 minute'`;
    await connection.query(
      `insert into users (site_id, id, username, name, created_at)
      select 'nontrivial', 'u' || i, 'user' || i, 'User', ${subtractMinutes('i')}
      from generate_series(1, 5000) i`,
    );
    await connection.query(`insert into posts
    (site_id, id, slug, user_id, title, hot_score, is_hidden,
    hidden_by, created_at)
    select 'nontrivial', 'p' || i, 's-p' || i, 'u' || (1 + i % 100), 'Title ' || i, i, i % 100 = 0,
      case when i % 100 = 0 then 'pending_review' end, ${subtractMinutes('i')}
      from generate_series(1, 5000) i`);
    await connection.query(`insert into comments
    (site_id, id, post_id, user_id, text, rendered_text, depth,
    wilson_score, is_hidden, hidden_by, created_at)
    select 'nontrivial', 'c' || i, 'p' || (1 + i % 400), 'u' || (2 + i % 100), 'Text', '["Text"]',
      0, 0.5, i % 200 = 0, case when i % 200 = 0 then 'pending_review' end, ${subtractMinutes('i')}
      from generate_series(1, 10000) i`);
    await connection.query(`insert into reports (site_id, id, reporter_id, post_id, reason, state,
    created_at)
    select 'nontrivial', 'r' || i, 'u' || (1 + i / 5), 'p' || (1 + i % 4000), 'spam', case
      when i % 100 = 0 then 'open' else 'closed' end, ${subtractMinutes('i')}
      from generate_series(1, 10000) i`);
    await connection.query(`insert into audit_log (site_id, id, action, is_public, user_id, post_id,
    created_at)
    select 'nontrivial', 'l' || i, 'hide-post', i % 3 = 0, 'u' || (1 + i % 500),
      'p' || (1 + i % 4000), ${subtractMinutes('i')} from generate_series(1, 10000) i`);
    await connection.query('vacuum analyze');
  }),
);

it.each<[string, (cursor?: string) => Promise<{ nextCursor: string | null }>, RegExp, number]>([
  ['the log', (cursor) => listLog(ctx, { cursor }), /Index Scan using audit_log_new on /, 400],
  [
    'the public log',
    (cursor) => listModerations(ctx, { cursor }),
    /Index Scan using audit_log_public on /,
    400,
  ],
  ['the members', (cursor) => listMembers(ctx, { cursor }), /Index Scan using users_new on /, 100],
  [
    'what is held',
    (cursor) => listReviewQueue(ctx, { cursor }),
    /using posts_pending_review on (?:.|\n)*using comments_pending_review on /,
    1_000,
  ],
  ['what is reported', (cursor) => listReports(ctx, { cursor }), /reports_open/, 1_500],
])('reads %s by index, first page and next', async (_what, list, index, blocks) => {
  const { nextCursor } = await list();
  expect(nextCursor).not.toBeNull();
  for (const cursor of [undefined, nextCursor ?? '']) {
    const plans = await explainPlans(() => list(cursor));
    expect(plans[0]).toMatch(index);
    for (const plan of plans) {
      expect(plan).not.toMatch(/Seq Scan on (?:users|posts|comments|reports|audit_log)\b/);
      expect(countBlocks(plan), plan).toBeLessThanOrEqual(blocks);
    }
  }
});

it('reads actions against a member by index', async () => {
  const [, list = ''] = await explainPlans(() => listLog(ctx, { member: 'user7' }));
  expect(list).toMatch(/Index Scan using audit_log_user on /);
  expect(list).not.toMatch(/Seq Scan on audit_log/);
});

it('reads the numbers of the admin area by index', async () => {
  // No row is of the last 30 days.
  const later = { ...ctx, clock: { now: () => new Date('2026-12-21T07:00:00Z') } };
  const viewer = { role: 'admin' } as Viewer;
  const plans = await explainPlans(() => readOverview(later, viewer), 'force_custom_plan');
  for (const index of ['posts_new', 'comments_new', 'users_new'])
    expect(plans.some((plan) => plan.includes(index))).toBe(true);
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (?:posts|comments|users)/);
});

it('finds members by the beginning of a name by index', async () => {
  const { members } = await listMembers(ctx, { q: 'USER47' });
  expect(members[0]?.username).toBe('user47');
  for (const mode of ['force_generic_plan', 'force_custom_plan'] as const) {
    const plans = await explainPlans(() => listMembers(ctx, { q: 'user47' }), mode);
    expect(plans).toHaveLength(1);
    expect(plans[0]).toMatch(/users_username_level/);
    expect(plans[0]).not.toMatch(/Seq Scan|users_new/);
    expect(countBlocks(plans[0] ?? '')).toBeLessThanOrEqual(300);
  }
});

it('reads the page of a member by index', async () => {
  const { reportCount, madeReports } = await readMember(ctx, { role: 'admin' } as Viewer, 'user7');
  expect([reportCount, madeReports.total]).toEqual([100, 5]);
  const plans = await explainPlans(
    () => readMember(ctx, { role: 'admin' } as Viewer, 'user7'),
    'force_custom_plan',
  );
  for (const plan of plans) {
    expect(plan).not.toMatch(/Seq Scan on (?:users|posts|comments|audit_log)\b/);
    expect(countBlocks(plan), plan).toBeLessThanOrEqual(1_000);
  }
});

it.skipIf(t.deps.database.kind === 'pglite')('finds all content of a member by index', async () => {
  const by = { userId: 'u1', username: 'user1' };
  const sent = await recordAllStatements(() => removeUserContent(ctx, by, 'u7', 'Spam'));
  const selects = sent.filter(({ text }) => /^select .*"user_id" = .*limit/s.test(text));
  expect(selects.length).toBeGreaterThan(0);
  const plans = await withConnection(t.deps.database, async (connection) => {
    const explained: string[] = [];
    for (const statement of selects)
      explained.push(await explain(connection, statement, 'force_custom_plan'));
    return explained;
  });
  for (const plan of plans) expect(plan).toMatch(/_user(?:.|\n)*_unlisted/);
});
