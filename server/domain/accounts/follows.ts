import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reply } from '#shared/contract/index.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { follows, users } from '../../db/schema.ts';
import { badRequest, notFound } from '../../infra/app-error.ts';
import { readUser } from './users.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

type Follower = { userId: string };
type Following = Reply<'GET /api/users/{username}/follow'>;

const matchesFollow = (site: string, follower: string, followee: string) =>
  own(follows, site, { followerId: follower, followeeId: followee });

/** Returns whether the caller follows a user. Error: not_found. */
async function readFollow(ctx: Ctx, by: Follower, username: string): Promise<Following> {
  const person = await readUser(ctx, username);
  const rows = await ctx.db
    .select({ id: follows.followeeId })
    .from(follows)
    .where(matchesFollow(ctx.site.id, by.userId, person.id));
  return { following: rows.length > 0, followerCount: person.followerCount };
}

/**
 * Follows or unfollows a user. Idempotent.
 * Errors: not_found; bad_request for the caller's own name.
 */
export async function setFollow(
  ctx: Ctx,
  by: Follower,
  username: string,
  following: boolean,
): Promise<Following> {
  const site = ctx.site.id;
  const person = await readUser(ctx, username);
  if (person.id === by.userId)
    throw badRequest([{ field: 'username', message: 'must be someone else' }]);
  return ctx.db.transaction(async (tx) => {
    // Locks by id, so that two users who follow each other at once cannot deadlock.
    const bothUsers = and(eq(users.siteId, site), inArray(users.id, [by.userId, person.id]));
    const locked = await tx
      .select({ id: users.id, followerCount: users.followerCount, deletedAt: users.deletedAt })
      .from(users)
      .where(bothUsers)
      .orderBy(users.id)
      .for('no key update');
    const followee = locked.find(({ id }) => id === person.id);
    if (!followee || (following && followee.deletedAt !== null))
      throw notFound('The user was not found.');
    const changedRows = following
      ? await tx
          .insert(follows)
          .values({ siteId: site, followerId: by.userId, followeeId: person.id })
          .onConflictDoNothing()
          .returning({ id: follows.followeeId })
      : await tx
          .delete(follows)
          .where(matchesFollow(site, by.userId, person.id))
          .returning({ id: follows.followeeId });
    if (changedRows.length === 0) return { following, followerCount: followee.followerCount };
    const change = following ? 1 : -1;
    await moveCounts(tx, site, by.userId, person.id, change);
    return { following, followerCount: followee.followerCount + change };
  });
}

async function moveCounts(
  tx: Db,
  site: string,
  follower: string,
  followee: string,
  change: number,
): Promise<void> {
  await tx
    .update(users)
    .set({
      followingCount: sql`${users.followingCount}
        + case when ${users.id} = ${follower} then ${change}::int else 0 end`,
      followerCount: sql`${users.followerCount}
        + case when ${users.id} = ${followee} then ${change}::int else 0 end`,
    })
    .where(and(eq(users.siteId, site), inArray(users.id, [follower, followee])));
}

export const handlers = {
  'GET /api/users/{username}/follow': (ctx, { path }) => readFollow(ctx, ctx.viewer, path.username),
  'POST /api/users/{username}/follow': (ctx, { path }) =>
    setFollow(ctx, ctx.viewer, path.username, true),
  'DELETE /api/users/{username}/follow': (ctx, { path }) =>
    setFollow(ctx, ctx.viewer, path.username, false),
} satisfies Partial<Handlers>;
