import { beforeAll, expect, it } from 'vitest';
import { markInboxRead, readInbox } from '../../server/domain/comments/inbox.ts';
import { notifyRepliesAndMentions } from '../../server/domain/comments/notifications.ts';
import { votePost } from '../../server/domain/posts/votes.ts';
import { readViewerVotes } from '../../server/domain/posts/viewer-votes.ts';
import { listSaved } from '../../server/domain/posts/saved.ts';
import { ctxOfSite } from '../support/ctx.ts';
import { countBlocks, explainAll, withConnection } from '../support/statements.ts';
import { createTestApp } from '../support/test-app.ts';

/** A member's data is read from that member's index range only. */
const t = await createTestApp();
const ctx = ctxOfSite(t, 'nontrivial');
const reader = { userId: 'u1' };
const explainPlans = (call: () => Promise<unknown>) =>
  explainAll(t.deps.database, call, 'force_generic_plan');

beforeAll(() =>
  withConnection(t.deps.database, async (connection) => {
    await connection.query(
      `insert into users (site_id, id, username, name)
      select 'nontrivial', 'u' || i, 'user' || i, 'User' from generate_series(1, 5000) i`,
    );
    // Without statistics, each check of a foreign key may read all users of the site.
    await connection.query('analyze users');
    await connection.query(`insert into posts
    (site_id, id, slug, user_id, title, hot_score, created_at)
    select 'nontrivial', 'p' || i, 's-p' || i, 'u' || (1 + i % 100), 'Title ' || i, i,
      timestamptz '2026-11-21T08:00:00Z' - i * interval '1 minute'
      from generate_series(1, 5000) i`);
    await connection.query(`insert into comments
    (site_id, id, post_id, user_id, text, rendered_text, depth,
    wilson_score)
    select 'nontrivial', 'c' || i, 'p' || (1 + i % 400), 'u' || (2 + i % 100), 'Text', '["Text"]',
      0, 0.5 from generate_series(1, 20000) i`);
    await connection.query(`insert into notifications
    (site_id, id, user_id, kind, comment_id, created_at)
    select 'nontrivial', 'n' || i, 'u' || (1 + i % 100), 'reply', 'c' || i,
      timestamptz '2026-11-21T08:00:00Z' + i * interval '1 minute'
      from generate_series(1, 20000) i`);
    await connection.query(`insert into saved_posts (site_id, user_id, post_id, created_at)
    select 'nontrivial', 'u' || (1 + i % 100), 'p' || (1 + i / 4),
      timestamptz '2026-11-21T08:00:00Z' + i * interval '1 minute'
      from generate_series(1, 19000) i`);
    await connection.query(`insert into post_votes (site_id, user_id, post_id, value)
    select 'nontrivial', 'u' || (2 + i % 900), 'p' || (1 + i / 10), 1
      from generate_series(1, 20000) i`);
    await connection.query(`insert into thread_visits (site_id, user_id, post_id, seen_at)
    select 'nontrivial', 'u' || (1 + i % 100), 'p' || (1 + i / 4),
      timestamptz '2026-11-21T08:00:00Z' from generate_series(1, 19000) i`);
    await connection.query(`insert into member_choices (site_id, user_id, kind, subject, choice,
    created_at)
    select 'nontrivial', 'u' || (1 + i % 100), 'domain', 'site' || (i / 100) || '.example',
      case i % 3 when 0 then 'follow' else 'mute' end, timestamptz '2026-11-01T08:00:00Z'
      from generate_series(1, 20000) i`);
    await connection.query(`insert into member_choices (site_id, user_id, kind, subject, choice,
    created_at)
    select 'nontrivial', 'u' || (1 + i % 1000), 'post', 'p' || (1 + i / 20), 'follow',
      timestamptz '2026-11-01T08:00:00Z' from generate_series(1, 19000) i`);
    await connection.query(`insert into post_tags (site_id, tag, post_id, created_at)
    select p.site_id, t.name, p.id, p.created_at from posts p
      join tags t on t.site_id = p.site_id and t.position < 2`);
    await connection.query(`update users set inbox_read_at = timestamptz '2026-11-20T08:00:00Z'`);
    await connection.query('vacuum analyze');
  }),
);

it('reads inbox pages and the unread count by index', async () => {
  const { nextCursor, unreadCount, notifications } = await readInbox(ctx, reader, {});
  expect([notifications.length, unreadCount]).toEqual([25, 100]);
  for (const query of [{}, { cursor: nextCursor ?? '' }]) {
    const plans = await explainPlans(() => readInbox(ctx, reader, query));
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan/);
    const [list = '', unread = ''] = plans.filter((plan) => plan.includes('notifications'));
    expect(list).toMatch(/Index(?: Only)? Scan using notifications_new on /);
    expect(list).not.toMatch(/\bSort\b|Seq Scan/);
    expect(countBlocks(list)).toBeLessThanOrEqual(400);
    expect(unread).toMatch(/Index(?: Only)? Scan using notifications_new on /);
    expect(unread).not.toMatch(/\bSort\b|Seq Scan/);
    expect(countBlocks(unread)).toBeLessThanOrEqual(1_200);
  }
});

it('marks an inbox as read by its newest notice', async () => {
  const plans = await explainPlans(() => markInboxRead(ctx, reader));
  const updates = plans.filter((plan) => plan.startsWith('Update on users'));
  expect(updates).toHaveLength(1);
  expect(updates[0]).toMatch(/notifications_new/);
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan/);
});

it('reads saved posts by index, first page and next', async () => {
  const { nextCursor, totalCount, posts } = await listSaved(ctx, reader, {});
  expect([posts.length, totalCount]).toEqual([25, 190]);
  for (const query of [{}, { cursor: nextCursor ?? '' }]) {
    for (const plan of await explainPlans(() => listSaved(ctx, reader, query))) {
      expect(plan).toMatch(/Index(?: Only)? Scan using saved_posts_new on /);
      expect(plan).not.toMatch(/\bSort\b|Seq Scan/);
    }
  }
});

it('finds who hears of a comment by index', async () => {
  const comment = {
    commentId: 'c1',
    by: { userId: 'u3', username: 'user3' },
    content: [],
    post: { id: 'p2', slug: 's-p2', title: 'Title 2' },
  };
  const plans = await explainPlans(() =>
    notifyRepliesAndMentions(ctx, t.deps.db, comment, { userId: 'u2', how: 'comment' }, []),
  );
  expect(plans).toHaveLength(2);
  for (const plan of plans) {
    expect(plan).not.toMatch(/Seq Scan on (?!users|subscriptions|push_subscriptions)/);
    expect(countBlocks(plan)).toBeLessThanOrEqual(400);
  }
});

it('looks up own votes by primary key', async () => {
  const plans = await explainPlans(() =>
    readViewerVotes(ctx, reader, { posts: ['p1', 'p2'], comments: ['c1'] }),
  );
  expect(plans).toHaveLength(1);
  expect(plans[0]).not.toMatch(
    /Seq Scan on (?:posts|comments|users|saved_posts|thread_visits|member_choices)/,
  );
});

it('finds related voters by index', async () => {
  const plans = await explainPlans(() => votePost(ctx, reader, 'p1', 1));
  expect(plans).toHaveLength(1);
  for (const index of [
    'users_mailbox',
    'users_signup_network',
    'post_votes_site_id_user_id_post_id_pk',
  ])
    expect(plans[0]).toContain(index);
  expect(plans[0]).not.toMatch(/Seq Scan on/);
});
