import { and, eq, sql } from 'drizzle-orm';
import { createTranslate, english } from '#shared/texts/translate.ts';
import type { Db } from '../../db/client.ts';
import { own } from '../../db/own.ts';
import { inboundFeeds, users } from '../../db/schema.ts';
import { feedIs, type FeedRow, type Within } from './feed-items.ts';

/** Problems are stored in English. The administration translates them. */
const t = createTranslate('en');

/** Pauses a feed whose account cannot post any more. Resolves with whether it did. */
export async function pauseWithoutAccount(within: Within, feed: FeedRow): Promise<boolean> {
  const gone = await accountGone(within.db, feed);
  if (gone !== null) await finish(within, feed, { state: 'paused', lastError: gone });
  return gone !== null;
}

/** Returns the reason why the account of a feed cannot post, or null. */
async function accountGone(db: Db, { siteId, userId }: FeedRow): Promise<string | null> {
  const [user] = await db
    .select({
      username: users.username,
      deleted: sql<boolean>`${users.deletedAt} is not null
        or ${users.deletionScheduledAt} is not null`,
      banned: sql<boolean | null>`${users.bannedUntil} > now()`,
      hasLogin: sql<boolean>`${users.email} is not null or ${users.role} <> 'member'`,
    })
    .from(users)
    .where(own(users, siteId, { id: userId }));
  if (!user || user.deleted)
    return [
      english('Its account is deleted or scheduled for deletion.'),
      english('Choose another.'),
    ].join(' ');
  if (user.hasLogin)
    return [
      t('Its account, {username}, belongs to a member.', user),
      english('Delete the feed and add it again.'),
    ].join(' ');
  return user.banned
    ? [
        t('Its account, {username}, is banned.', user),
        english('Choose another or lift the ban.'),
      ].join(' ')
    : null;
}

/** Writes only while this process holds the lease, and the feed was not resumed. */
export async function finish({ db }: Within, feed: FeedRow, what: Partial<FeedRow>): Promise<void> {
  await db
    .update(inboundFeeds)
    .set(what)
    .where(and(feedIs(feed), eq(inboundFeeds.nextFetchAt, feed.nextFetchAt)));
}
