import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ModeratedItem } from '#shared/contract/admin-moderation-schemas.ts';
import type { Needs } from '../../context.ts';
import { queryRows } from '../../db/client.ts';
import { comments, posts, postVotes, users } from '../../db/schema.ts';
import { banColumns, readBan, banReply } from '../accounts/ban-status.ts';
import { itemStatus } from './actions.ts';
import { own } from '../../db/own.ts';

export type ItemRef = { kind: 'post' | 'comment'; id: string };

/** Actions against a user or their content, without reversals. */
const punitiveActions = sql.join(
  [
    'hide-post',
    'remove-post',
    'reject-post',
    'lock-post',
    'hide-comment',
    'remove-comment',
    'reject-comment',
    'ban',
  ].map((action) => sql`${action}`),
  sql`, `,
);
const earlierLimits = { shown: 5, counted: 100 };

type EarlierAction = { action: string; reason: string; createdAt: string };

/** Returns earlier actions against users, newest first, by user id. */
async function readEarlierActions(
  ctx: Needs<'db' | 'site'>,
  userIds: string[],
): Promise<Map<string, { actions: EarlierAction[]; count: number }>> {
  if (userIds.length === 0) return new Map();
  const rows = await queryRows<{ user_id: string; action: string; reason: string; at: number }>(
    ctx.db,
    sql`
    select person.id as user_id, entry.action, entry.reason,
      (extract(epoch from entry.created_at) * 1000)::float8 as at
    from unnest(${sql`array[${sql.join(
      userIds.map((id) => sql`${id}`),
      sql`, `,
    )}]::text[]`}) as person(id) cross join lateral (
      select action, reason, created_at, id from audit_log
      where site_id = ${ctx.site.id} and user_id = person.id and action in (${punitiveActions})
      order by created_at desc, id desc limit ${earlierLimits.counted}) as entry
    order by person.id, entry.created_at desc, entry.id desc`,
  );
  const byPerson = new Map<string, { actions: EarlierAction[]; count: number }>();
  for (const { user_id: id, action, reason, at } of rows) {
    const entry = byPerson.get(id) ?? { actions: [], count: 0 };
    byPerson.set(id, entry);
    entry.count += 1;
    if (entry.actions.length < earlierLimits.shown)
      entry.actions.push({ action, reason, createdAt: new Date(at).toISOString() });
  }
  return byPerson;
}

type DiscountedVotes = { count: number; usernames: string[] };

const maxVoters = 20;

/** Returns the votes that the scores of posts leave out, by post id. */
async function readDiscountedVotes(
  { db, site }: Needs<'db' | 'site'>,
  postIds: string[],
): Promise<Map<string, DiscountedVotes>> {
  if (postIds.length === 0) return new Map();
  const { siteId, postId, userId, counted, createdAt } = postVotes;
  const rows = await db
    .select({
      postId,
      count: sql<number>`count(*)::int`,
      usernames: sql<string[]>`(array_agg(${users.username}
        order by ${createdAt}, ${users.username}))[1:${sql.raw(String(maxVoters))}]`,
    })
    .from(postVotes)
    .innerJoin(users, own(users, siteId, { id: userId }))
    .where(and(eq(siteId, site.id), inArray(postId, postIds), sql`not ${counted}`))
    .groupBy(postId);
  return new Map(rows.map(({ postId: id, ...votes }) => [id, votes]));
}

const author = {
  userId: users.id,
  username: users.username,
  role: users.role,
  joinedAt: users.createdAt,
  karma: users.karma,
  postCount: users.postCount,
  commentCount: users.commentCount,
  ...banColumns,
};

/** Returns posts and comments for review, by id. Unknown ids are left out. */
export async function readItems(
  ctx: Needs<'db' | 'site'>,
  items: readonly ItemRef[],
): Promise<Map<string, ModeratedItem>> {
  const site = ctx.site.id;
  const ids = (kind: ItemRef['kind']) =>
    items.filter((item) => item.kind === kind).map(({ id }) => id);
  const [postIds, commentIds] = [ids('post'), ids('comment')];
  const foundPosts =
    postIds.length === 0
      ? []
      : await ctx.db
          .select({ it: posts, author })
          .from(posts)
          .innerJoin(users, own(users, posts.siteId, { id: posts.userId }))
          .where(and(eq(posts.siteId, site), inArray(posts.id, postIds)));
  const foundComments =
    commentIds.length === 0
      ? []
      : await ctx.db
          .select({
            it: comments,
            post: { id: posts.id, slug: posts.slug, title: posts.title, lockedAt: posts.lockedAt },
            author,
          })
          .from(comments)
          .innerJoin(posts, own(posts, comments.siteId, { id: comments.postId }))
          .innerJoin(users, own(users, comments.siteId, { id: comments.userId }))
          .where(and(eq(comments.siteId, site), inArray(comments.id, commentIds)));
  const discounted = await readDiscountedVotes(ctx, postIds);
  const actions = await readEarlierActions(ctx, [
    ...new Set([...foundPosts, ...foundComments].map((row) => row.author.userId)),
  ]);

  const rows = [
    ...foundPosts.map(({ it, author: by }) => ({
      kind: 'post' as const,
      it,
      by,
      on: it,
      url: it.url,
      text: it.text,
    })),
    ...foundComments.map(({ it, author: by, post }) => ({
      kind: 'comment' as const,
      it,
      by,
      on: post,
      url: null,
      text: it.text,
    })),
  ];
  return new Map(
    rows.map(({ kind, it, by, on, url, text }): [string, ModeratedItem] => {
      const { username, role, joinedAt, karma, postCount, commentCount } = by;
      const done = actions.get(by.userId) ?? { actions: [], count: 0 };
      return [
        it.id,
        {
          kind,
          id: it.id,
          post: { id: on.id, slug: on.slug, title: on.title },
          url,
          text,
          state: itemStatus(it),
          locked: on.lockedAt !== null,
          score: it.score,
          discountedVotes:
            kind === 'post' ? (discounted.get(it.id) ?? { count: 0, usernames: [] }) : null,
          createdAt: it.createdAt.toISOString(),
          editedAt: it.editedAt?.toISOString() ?? null,
          author: {
            username,
            role,
            createdAt: joinedAt.toISOString(),
            karma,
            postCount,
            commentCount,
            ban: banReply(readBan(by)),
            actions: done.actions,
            actionCount: done.count,
          },
        },
      ];
    }),
  );
}
