import { and, eq, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import {
  digestVariants,
  comments,
  corrections,
  follows,
  issuePosts,
  posts,
  sites,
  summaries,
  users,
} from '../../db/schema.ts';
import { own } from '../../db/own.ts';
import { eraseRows } from './erase-rows.ts';

export type Account = Pick<typeof users.$inferSelect, 'siteId' | 'id'>;

/** How many rows one transaction changes, so that large accounts are erased in short steps. */
export const batchSize = 200;

/**
 * Deletes and empties a batch of the user's posts. Those with comments of others become stubs, as
 * when their author deletes them. The URL contains the title, so it changes too. Resolves with the
 * number.
 */
export async function erasePosts(tx: Db, { siteId, id }: Account, which: SQL): Promise<number> {
  const rows = await tx
    .select({ id: posts.id, listed: posts.isVisible })
    .from(posts)
    .where(and(own(posts, siteId, { userId: id }), which))
    .orderBy(posts.id)
    .limit(batchSize)
    .for('no key update');
  if (rows.length === 0) return 0;
  const postIds = rows.map((row) => row.id);
  await eraseRows(tx, siteId, 'post', postIds);
  await eraseCitations(tx, siteId, postIds);
  await tx
    .update(posts)
    .set({
      title: '',
      slug: sql`${posts.id}`,
      url: null,
      domain: null,
      normalizedUrl: null,
      canonicalUrl: null,
      tags: [],
      text: null,
      renderedText: null,
      deletedAt: sql`coalesce(${posts.deletedAt}, now())`,
      isStub: sql`${posts.isStub} or (${posts.isVisible} and exists (
        select 1 from ${comments} where ${and(
          own(comments, siteId, { postId: posts.id }),
          ne(comments.userId, id),
          sql`${comments.isVisible}`,
        )}))`,
    })
    .where(and(eq(posts.siteId, siteId), inArray(posts.id, postIds)));
  const listed = rows.filter((row) => row.listed).length;
  if (listed > 0) {
    await tx
      .update(users)
      .set({ postCount: sql`${users.postCount} - ${listed}` })
      .where(own(users, siteId, { id }));
    await tx
      .update(sites)
      .set({ postCount: sql`${sites.postCount} - ${listed}` })
      .where(eq(sites.id, siteId));
  }
  return rows.length;
}

/**
 * Erases digest sentences that cite posts, stored summaries that rest on them, reports of such
 * sentences, and headings, which may be about them. Rendered emails are deleted when their issue
 * closes.
 */
export async function eraseCitations(tx: Db, siteId: string, postIds: string[]): Promise<void> {
  // Readers may still wait for the editor's text.
  await tx
    .update(corrections)
    .set({ text: '', passages: [], notes: [] })
    .where(
      and(
        eq(corrections.siteId, siteId),
        sql`${corrections.postIds} && ${sql.param(postIds)}::text[]`,
      ),
    );
  await tx.delete(summaries).where(
    and(
      eq(summaries.siteId, siteId),
      sql`jsonb_path_exists(${summaries.sentences}, '$[*].passages[*].post ? (@ == $ids[*])',
        jsonb_build_object('ids', ${JSON.stringify(postIds)}::jsonb))`,
    ),
  );
  const issueIds = tx
    .select({ id: issuePosts.issueId })
    .from(issuePosts)
    .where(and(eq(issuePosts.siteId, siteId), inArray(issuePosts.postId, postIds)));
  const isCited = sql`exists (
    select 1 from jsonb_array_elements_text(sentence -> 'posts') as cited
    where ${inArray(sql`cited`, postIds)})`;
  const withoutCited = (sentences: SQL | PgColumn) => sql`(
    select coalesce(jsonb_agg(sentence order by place), '[]')
    from jsonb_array_elements(${sentences}) with ordinality as sentences(sentence, place)
    where not ${isCited})`;
  await tx
    .update(digestVariants)
    .set({
      overview: withoutCited(digestVariants.overview),
      entries: sql`(
        select jsonb_agg(
          (entry - 'heading')
            || jsonb_build_object('sentences', ${withoutCited(sql`entry -> 'sentences'`)})
          order by place)
        from jsonb_array_elements(${digestVariants.entries}) with ordinality
          as entries(entry, place))`,
      arrangement: null,
    })
    .where(
      and(
        eq(digestVariants.siteId, siteId),
        inArray(digestVariants.issueId, issueIds),
        isNotNull(digestVariants.overview),
      ),
    );
}

/**
 * Deletes and empties a batch of the user's comments. Their positions and replies stay. Resolves
 * with the number.
 */
export async function eraseComments(tx: Db, { siteId, id }: Account, which: SQL): Promise<number> {
  const mine = and(own(comments, siteId, { userId: id }), which);
  const found = await tx
    .select({ id: comments.id, postId: comments.postId })
    .from(comments)
    .where(mine)
    .orderBy(comments.id)
    .limit(batchSize);
  if (found.length === 0) return 0;
  // Lock order: posts, comments, users, as when a comment is written.
  const on = [...new Set(found.map(({ postId }) => postId))];
  await tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.siteId, siteId), inArray(posts.id, on)))
    .orderBy(posts.id)
    .for('no key update');
  const postIds = and(
    eq(comments.siteId, siteId),
    inArray(
      comments.id,
      found.map((row) => row.id),
    ),
  );
  const rows = await tx
    .select({ id: comments.id, postId: comments.postId, listed: comments.isVisible })
    .from(comments)
    .where(postIds)
    .orderBy(comments.id)
    .for('no key update');
  await tx
    .update(comments)
    .set({ text: '', renderedText: [], deletedAt: sql`coalesce(${comments.deletedAt}, now())` })
    .where(postIds);
  await eraseRows(
    tx,
    siteId,
    'comment',
    rows.map((row) => row.id),
  );
  const listed = rows.filter((row) => row.listed);
  for (const post of on.toSorted()) {
    const count = listed.filter(({ postId }) => postId === post).length;
    if (count > 0)
      await tx
        .update(posts)
        .set({ commentCount: sql`${posts.commentCount} - ${count}` })
        .where(own(posts, siteId, { id: post }));
  }
  if (listed.length > 0)
    await tx
      .update(users)
      .set({ commentCount: sql`${users.commentCount} - ${listed.length}` })
      .where(own(users, siteId, { id }));
  return rows.length;
}

/**
 * Ends a batch of the user's follows in both directions, and updates all counters. Resolves with
 * the number.
 */
export async function endFollows(tx: Db, { siteId, id }: Account): Promise<number> {
  const mine = and(
    eq(follows.siteId, siteId),
    or(eq(follows.followerId, id), eq(follows.followeeId, id)),
  );
  const pair = { follower: follows.followerId, followee: follows.followeeId };
  const found = await tx.select(pair).from(follows).where(mine).limit(batchSize);
  if (found.length === 0) return 0;
  const ids = [...new Set(found.flatMap(({ follower, followee }) => [follower, followee]))];
  const both = and(eq(users.siteId, siteId), inArray(users.id, ids));
  // By ID, the lock order of following.
  await tx.select({ id: users.id }).from(users).where(both).orderBy(users.id).for('no key update');
  const ended = await tx
    .delete(follows)
    .where(and(mine, inArray(follows.followerId, ids), inArray(follows.followeeId, ids)))
    .returning(pair);
  const countIn = (side: 'follower' | 'followee') =>
    sql`cardinality(array_positions(
      ${sql.param(ended.map((row) => row[side]))}::text[], ${users.id}))`;
  await tx
    .update(users)
    .set({
      followerCount: sql`${users.followerCount} - ${countIn('followee')}`,
      followingCount: sql`${users.followingCount} - ${countIn('follower')}`,
    })
    .where(both);
  return found.length;
}
