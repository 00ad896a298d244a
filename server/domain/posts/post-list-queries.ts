import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PostSummary } from '#shared/contract/posts.ts';
import type { TopPeriod } from '#shared/paths.ts';
import { perDatabase } from '../../db/client.ts';
import { follows, pinnedPosts, posts, postTags, sites, users } from '../../db/schema.ts';
import { topHours } from './ranking.ts';
import { own } from '../../db/own.ts';

export const toIso = (column: PgColumn | SQL) =>
  sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A post as lists show it, built by the database, without its body. */
export const summary = sql<ListedPost>`json_build_object(
  'id', ${posts.id}, 'slug', ${posts.slug}, 'title', ${posts.title},
  'url', ${posts.url}, 'domain', ${posts.domain},
  'author', json_build_object('username', ${users.username}),
  'score', ${posts.score}, 'commentCount', ${posts.commentCount},
  'commentsElsewhere', case when ${posts.importedCommentCount} > 0 then json_build_object(
    'count', ${posts.importedCommentCount}, 'source', ${posts.importedFrom}) end,
  'tags', ${posts.tags},
  'createdAt', ${toIso(posts.createdAt)}, 'updatedAt', ${toIso(posts.updatedAt)},
  'hot', ${posts.hotScore})`;

/** `hot` is the sort key of the `hot` order. The contract strips it. */
export type ListedPost = PostSummary & { hot: number };

const value = sql.placeholder;
const noPins = sql<Pin[] | null>`null`;
const total = sql<number>`(
  select ${sites.postCount} from ${sites} where ${sites.id} = ${value('site')})`;

/** A pinned post, which ends without a write. */
export type Pin = { post: ListedPost; until: string };

/** Each list is one prepared statement that reads one index in order. */
export const listStatements = perDatabase((db) => {
  type Order = { columns: PgColumn[]; cursor: string[] };
  const orders = {
    new: { columns: [posts.createdAt, posts.id], cursor: ['createdAt', 'id'] },
    hot: { columns: [posts.hotScore, posts.id], cursor: ['hot', 'id'] },
    top: {
      columns: [posts.score, posts.createdAt, posts.id],
      cursor: ['score', 'createdAt', 'id'],
    },
  } satisfies Record<string, Order>;
  const pins = sql<Pin[] | null>`(${db
    .select({
      pins: sql`json_agg(json_build_object('post', ${summary}, 'until',
        ${toIso(pinnedPosts.until)}))`,
    })
    .from(pinnedPosts)
    .innerJoin(posts, own(posts, pinnedPosts.siteId, { id: pinnedPosts.postId }))
    .innerJoin(users, own(users, posts.siteId, { id: posts.userId }))
    .where(
      and(
        eq(pinnedPosts.siteId, value('site')),
        sql`${pinnedPosts.until} > ${value('now')}`,
        sql`${posts.isVisible}`,
      ),
    )})`;
  // Returns the list as one JSON value. Decoding each column cost a tenth of the page time.
  const list = (
    totalCount: SQL<number>,
    order: Order,
    conditions: SQL[],
    { fromPage = false, pinned = noPins } = {},
  ) => {
    const ordered = db
      .select({ post: summary.as('post') })
      .from(posts)
      .innerJoin(users, own(users, posts.siteId, { id: posts.userId }))
      .where(and(eq(posts.siteId, value('site')), sql`${posts.isVisible}`, ...conditions))
      .orderBy(...order.columns.map((column) => desc(column)))
      .limit(value('limit'));
    const page = (fromPage ? ordered.offset(value('offset')) : ordered).as('page');
    return db
      .select({
        posts: sql<ListedPost[]>`coalesce(json_agg(${page.post}), '[]')`,
        total: totalCount,
        pinned,
      })
      .from(page);
  };
  const byCursor = (
    name: string,
    order: Order,
    scope: SQL[],
    { totalCount = total, pinned = noPins } = {},
  ) => {
    const row = sql.join(
      order.columns.map((column) => sql`${column}`),
      sql`, `,
    );
    const last = sql.join(
      order.cursor.map((key) => sql`${value(key)}`),
      sql`, `,
    );
    return {
      first: list(totalCount, order, scope, { pinned }).prepare(`posts_${name}_first`),
      next: list(totalCount, order, [...scope, sql`(${row}) < (${last})`]).prepare(
        `posts_${name}_next`,
      ),
    };
  };
  // The window must be a literal so that the planner chooses the period's partial index.
  // The exact edge is hidden from the planner, which would otherwise sort a whole day.
  const within = (window: number) => [
    sql`${posts.topWindow} <= ${sql.raw(String(window))}`,
    sql`${posts.createdAt} + interval '0' > ${value('since')}`,
  ];
  const prepareBoth = (name: string, scope: SQL[], order: keyof typeof orders) => ({
    byCursor: byCursor(name, orders[order], scope, { pinned: pins }),
    byPage: list(total, orders[order], scope, { fromPage: true }).prepare(`posts_${name}_page`),
  });
  const periods = Object.keys(topHours).map(
    (period, window) => [period, prepareBoth(`top_${period}`, within(window), 'top')] as const,
  );
  // Takes the newest posts per followed user, then the newest of those.
  // The cost grows with the followed users and the page size, not with the site.
  const following = (conditions: SQL[]) => {
    const isFolloweesPost = and(
      own(posts, value('site'), { userId: follows.followeeId }),
      sql`${posts.isVisible}`,
      ...conditions,
    );
    const isFollowedByViewer = own(follows, value('site'), { followerId: value('follower') });
    const newestFirst = [desc(posts.createdAt), desc(posts.id)];
    const newest = db
      .select({ createdAt: posts.createdAt, id: posts.id })
      .from(posts)
      .where(isFolloweesPost)
      .orderBy(...newestFirst)
      .limit(value('limit'))
      .as('newest');
    const selected = db
      .select({ createdAt: newest.createdAt, id: newest.id })
      .from(follows)
      .innerJoinLateral(newest, sql`true`)
      .where(isFollowedByViewer)
      .orderBy(desc(newest.createdAt), desc(newest.id))
      .limit(value('limit'))
      .as('selected');
    const edge = db
      .select({ createdAt: selected.createdAt, id: selected.id })
      .from(selected)
      .orderBy(selected.createdAt, selected.id)
      .limit(1);
    const pagePosts = db
      .select({ post: summary.as('post'), createdAt: posts.createdAt, id: posts.id })
      .from(posts)
      .where(and(isFolloweesPost, sql`(${posts.createdAt}, ${posts.id}) >= (${edge})`))
      .orderBy(...newestFirst)
      .limit(value('limit'))
      .as('shown');
    const page = db
      .select({ post: pagePosts.post })
      .from(follows)
      .innerJoin(users, own(users, follows.siteId, { id: follows.followeeId }))
      .innerJoinLateral(pagePosts, sql`true`)
      .where(isFollowedByViewer)
      .orderBy(desc(pagePosts.createdAt), desc(pagePosts.id))
      .as('page');
    return db
      .select({ posts: sql<ListedPost[]>`coalesce(json_agg(${page.post}), '[]')`, total })
      .from(page);
  };
  // Reads the tag's rows in order, each with its post and author.
  const tagged = (conditions: SQL[]) => {
    const page = db
      .select({ post: summary.as('post') })
      .from(postTags)
      .innerJoin(
        posts,
        and(own(posts, postTags.siteId, { id: postTags.postId }), sql`${posts.isVisible}`),
      )
      .innerJoin(users, own(users, posts.siteId, { id: posts.userId }))
      .where(and(own(postTags, value('site'), { tag: value('tag') }), ...conditions))
      .orderBy(desc(postTags.createdAt), desc(postTags.postId))
      .limit(value('limit'))
      .as('page');
    return db
      .select({ posts: sql<ListedPost[]>`coalesce(json_agg(${page.post}), '[]')`, total })
      .from(page);
  };
  const userTotal = sql<number>`(select ${users.postCount} from ${users}
    where ${users.siteId} = ${value('site')} and ${users.id} = ${value('user')})`;
  return {
    new: prepareBoth('new', [], 'new'),
    hot: prepareBoth('hot', [], 'hot'),
    top: { all: prepareBoth('top', [], 'top'), ...Object.fromEntries(periods) } as Record<
      TopPeriod,
      ReturnType<typeof prepareBoth>
    >,
    byUser: byCursor('user', orders.new, [eq(posts.userId, value('user'))], {
      totalCount: userTotal,
    }),
    following: {
      first: following([]).prepare('posts_following_first'),
      next: following([
        sql`(${posts.createdAt}, ${posts.id}) < (${value('createdAt')}, ${value('id')})`,
      ]).prepare('posts_following_next'),
    },
    tagged: {
      first: tagged([]).prepare('posts_tagged_first'),
      next: tagged([
        sql`(${postTags.createdAt}, ${postTags.postId}) < (${value('createdAt')}, ${value('id')})`,
      ]).prepare('posts_tagged_next'),
    },
    byDomain: byCursor('domain', orders.new, [eq(posts.domain, value('domain'))]),
  };
});
