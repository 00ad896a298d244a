import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  max,
  min,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Deps } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import {
  apiKeys,
  articles,
  digestVariants,
  comments,
  failedLogins,
  follows,
  idempotencyKeys,
  imports,
  issuePosts,
  loginCodes,
  auditLog,
  notifications,
  outbox,
  posts,
  postTags,
  reports,
  savedPosts,
  sessions,
  sites,
  siteVersions,
  inboundFeeds,
  summaries,
  moderatorNotes,
  users,
} from '../../db/schema.ts';
import { databaseNow } from '../../db/sql-time.ts';
import { writeSiteContent } from '../core/site-transaction.ts';
import { actorLabel } from '../core/audit-log.ts';
import { eraseSubscriptions, byUser } from '../subscriptions/erase.ts';
import { newId } from '../core/ids.ts';

type Parts = Pick<Deps, 'db' | 'contentVersions' | 'log'>;
type Person = Pick<typeof users.$inferSelect, 'siteId' | 'id'>;

/** Rows that are changed in one transaction: somebody who wrote much is forgotten in many short steps. */
const batch = 200;
const day = 24 * 3_600_000;
const due = and(lte(users.deletionScheduledAt, databaseNow), isNull(users.deletedAt));

/**
 * Deletes the accounts whose time has come (product 38, reliability P4). Safe to repeat and to run in several processes: what is half done when a process dies is gone on with.
 * One that fails does not keep the others. Resolves with how many are gone.
 */
export async function deleteDueAccounts(parts: Parts, stopping?: AbortSignal): Promise<number> {
  const people = await parts.db
    .select({ siteId: users.siteId, id: users.id, deletePosts: users.deletePosts })
    .from(users)
    .where(due)
    .orderBy(users.deletionScheduledAt)
    .limit(100);
  let gone = 0;
  for (const person of people) {
    if (stopping?.aborted) break;
    try {
      await deleteAccount(parts, person);
      gone += 1;
    } catch (error) {
      parts.log.error(
        { event: 'account_deletion_failed', job: 'delete-accounts', site: person.siteId, error },
        'account could not be deleted',
      );
    }
  }
  return gone;
}

/**
 * What is left is a row that nobody logs in to, with a name that is nobody's, so that numbers stay right: votes go on counting, and posts and comments that were to stay
 * have an author. The name itself goes last. Decision 65.
 */
async function deleteAccount(
  parts: Parts,
  person: Person & { deletePosts: boolean },
): Promise<void> {
  const within = { ...parts, site: { id: person.siteId } };
  const until = async (step: (tx: Db) => Promise<number>) => {
    while ((await writeSiteContent(within, step)) > 0);
  };
  await endAccess(parts.db, person);
  if (person.deletePosts) {
    for (const listed of [
      sql`${posts.isVisible}`,
      sql`not ${posts.isVisible} and ${posts.title} <> ''`,
    ])
      await until((tx) => erasePosts(tx, person, listed));
    for (const listed of [
      sql`${comments.isVisible}`,
      sql`not ${comments.isVisible} and ${comments.text} <> ''`,
    ])
      await until((tx) => eraseComments(tx, person, listed));
  }
  await until((tx) => endFollows(tx, person, 'followerId', 'followeeId'));
  await until((tx) => endFollows(tx, person, 'followeeId', 'followerId'));
  await until((tx) => forgetDeeds(tx, person));
  const addresses = await addressesOf(parts.db, person);
  await forgetMails(parts.db, person, addresses);
  await writeSiteContent(within, (tx) => forgetPerson(tx, person, addresses));
}

async function endAccess(db: Db, { siteId, id }: Person): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.siteId, siteId), eq(sessions.userId, id)));
  await db.delete(apiKeys).where(and(eq(apiKeys.siteId, siteId), eq(apiKeys.userId, id)));
}

/** Deletes and empties some of a person's posts. The address is made of the title, so that goes too. Resolves with how many. */
async function erasePosts(tx: Db, { siteId, id }: Person, which: SQL): Promise<number> {
  const rows = await tx
    .select({ id: posts.id, listed: posts.isVisible })
    .from(posts)
    .where(and(eq(posts.siteId, siteId), eq(posts.userId, id), which))
    .orderBy(posts.id)
    .limit(batch)
    .for('no key update');
  if (rows.length === 0) return 0;
  const these = rows.map((row) => row.id);
  await tx
    .delete(postTags)
    .where(and(eq(postTags.siteId, siteId), inArray(postTags.postId, these)));
  await forgetSaid(tx, siteId, these);
  await tx
    .update(posts)
    .set({
      title: '',
      slug: sql`${posts.id}`,
      url: null,
      domain: null,
      normalizedUrl: null,
      tags: [],
      text: null,
      renderedText: null,
      deletedAt: sql`coalesce(${posts.deletedAt}, now())`,
    })
    .where(and(eq(posts.siteId, siteId), inArray(posts.id, these)));
  const listed = rows.filter((row) => row.listed).length;
  if (listed > 0) {
    await tx
      .update(users)
      .set({ postCount: sql`${users.postCount} - ${listed}` })
      .where(and(eq(users.siteId, siteId), eq(users.id, id)));
    await tx
      .update(sites)
      .set({ postCount: sql`${sites.postCount} - ${listed}` })
      .where(eq(sites.id, siteId));
  }
  return rows.length;
}

/** What was read behind posts, and said of them; sentences of issues that rest on them too. Mails that are rendered are kept for no longer than the issue is sent. */
async function forgetSaid(tx: Db, siteId: string, postIds: string[]): Promise<void> {
  await tx
    .delete(articles)
    .where(and(eq(articles.siteId, siteId), inArray(articles.postId, postIds)));
  await tx
    .delete(summaries)
    .where(and(eq(summaries.siteId, siteId), inArray(summaries.postId, postIds)));
  // An editor's words about it.
  await tx
    .update(issuePosts)
    .set({ note: '' })
    .where(
      and(
        eq(issuePosts.siteId, siteId),
        inArray(issuePosts.postId, postIds),
        ne(issuePosts.note, ''),
      ),
    );
  const within = tx
    .select({ id: issuePosts.issueId })
    .from(issuePosts)
    .where(and(eq(issuePosts.siteId, siteId), inArray(issuePosts.postId, postIds)));
  const rest = sql`exists (select 1 from jsonb_array_elements_text(said -> 'posts') as cited where ${inArray(sql`cited`, postIds)})`;
  await tx
    .update(digestVariants)
    .set({
      overview: sql`(select coalesce(jsonb_agg(said order by place), '[]') from jsonb_array_elements(${digestVariants.overview}) with ordinality as said(said, place) where not ${rest})`,
    })
    .where(
      and(
        eq(digestVariants.siteId, siteId),
        inArray(digestVariants.issueId, within),
        isNotNull(digestVariants.overview),
      ),
    );
}

/** Deletes and empties some of a person's comments. Their places stay, and what answers them. Resolves with how many. */
async function eraseComments(tx: Db, { siteId, id }: Person, which: SQL): Promise<number> {
  const mine = and(eq(comments.siteId, siteId), eq(comments.userId, id), which);
  const found = await tx
    .select({ id: comments.id, postId: comments.postId })
    .from(comments)
    .where(mine)
    .orderBy(comments.id)
    .limit(batch);
  if (found.length === 0) return 0;
  // Posts first, then their comments, then people: so does whoever writes one.
  const on = [...new Set(found.map(({ postId }) => postId))];
  await tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.siteId, siteId), inArray(posts.id, on)))
    .orderBy(posts.id)
    .for('no key update');
  const these = and(
    eq(comments.siteId, siteId),
    inArray(
      comments.id,
      found.map((row) => row.id),
    ),
  );
  const rows = await tx
    .select({ id: comments.id, postId: comments.postId, listed: comments.isVisible })
    .from(comments)
    .where(these)
    .orderBy(comments.id)
    .for('no key update');
  await tx
    .update(comments)
    .set({ text: '', renderedText: [], deletedAt: sql`coalesce(${comments.deletedAt}, now())` })
    .where(these);
  await tx.delete(notifications).where(
    and(
      eq(notifications.siteId, siteId),
      inArray(
        notifications.commentId,
        rows.map((row) => row.id),
      ),
    ),
  );
  const listed = rows.filter((row) => row.listed);
  for (const post of on.toSorted()) {
    const count = listed.filter(({ postId }) => postId === post).length;
    if (count > 0)
      await tx
        .update(posts)
        .set({ commentCount: sql`${posts.commentCount} - ${count}` })
        .where(and(eq(posts.siteId, siteId), eq(posts.id, post)));
  }
  if (listed.length > 0)
    await tx
      .update(users)
      .set({ commentCount: sql`${users.commentCount} - ${listed.length}` })
      .where(and(eq(users.siteId, siteId), eq(users.id, id)));
  return rows.length;
}

/** Ends some of a person's follows, in one direction; everybody's counters move with them. Resolves with how many. */
async function endFollows(
  tx: Db,
  { siteId, id }: Person,
  own: 'followerId' | 'followeeId',
  other: 'followerId' | 'followeeId',
): Promise<number> {
  const found = await tx
    .select({ other: follows[other] })
    .from(follows)
    .where(and(eq(follows.siteId, siteId), eq(follows[own], id)))
    .limit(batch);
  if (found.length === 0) return 0;
  const others = found.map((row) => row.other);
  // By id, as whoever follows somebody does.
  await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.siteId, siteId), inArray(users.id, [id, ...others])))
    .orderBy(users.id)
    .for('no key update');
  const ended = await tx
    .delete(follows)
    .where(and(eq(follows.siteId, siteId), eq(follows[own], id), inArray(follows[other], others)))
    .returning({ other: follows[other] });
  if (ended.length === 0) return found.length;
  const lessOfOthers =
    other === 'followeeId'
      ? { followerCount: sql`${users.followerCount} - 1` }
      : { followingCount: sql`${users.followingCount} - 1` };
  const lessOfOwn =
    own === 'followerId'
      ? { followingCount: sql`${users.followingCount} - ${ended.length}` }
      : { followerCount: sql`${users.followerCount} - ${ended.length}` };
  await tx
    .update(users)
    .set(lessOfOthers)
    .where(
      and(
        eq(users.siteId, siteId),
        inArray(
          users.id,
          ended.map((row) => row.other),
        ),
      ),
    );
  await tx
    .update(users)
    .set(lessOfOwn)
    .where(and(eq(users.siteId, siteId), eq(users.id, id)));
  return found.length;
}

/** Whether a row is about something that the person wrote, also where it was to stay. */
const aboutTheirs = (
  { siteId, id }: Person,
  of: { postId: PgColumn; commentId: PgColumn },
): SQL => sql`(
  ${of.commentId} is null and ${of.postId} in (select p.id from posts p where p.site_id = ${siteId} and p.user_id = ${id}) or ${of.commentId} in (select c.id from comments c where c.site_id = ${siteId} and c.user_id = ${id}))`;

/** Takes the words out of some of what the log has of the person: that it was done stays, by whom, and when. Resolves with how many. */
async function forgetDeeds(tx: Db, person: Person): Promise<number> {
  const log = auditLog;
  const spoken = or(ne(log.reason, ''), isNotNull(log.before), isNotNull(log.after));
  const some = await tx
    .select({ id: log.id })
    .from(log)
    .where(
      and(
        eq(log.siteId, person.siteId),
        or(eq(log.userId, person.id), aboutTheirs(person, log)),
        spoken,
      ),
    )
    .limit(batch)
    .for('update');
  if (some.length > 0)
    await tx
      .update(log)
      .set({ reason: '', before: null, after: null, isRedacted: true })
      .where(
        and(
          eq(log.siteId, person.siteId),
          inArray(
            log.id,
            some.map(({ id }) => id),
          ),
        ),
      );
  return some.length;
}

/** Addresses that are the person's: the one they have, those they had, and those they tried. Not one that another account of the site has by now. */
async function addressesOf(db: Db, { siteId, id }: Person): Promise<string[]> {
  const [person] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.siteId, siteId), eq(users.id, id)));
  if (!person) return [];
  const tried = await db
    .select({ email: loginCodes.email })
    .from(loginCodes)
    .where(and(eq(loginCodes.siteId, siteId), eq(loginCodes.userId, id)));
  const found = new Set([
    ...(person.email === null ? [] : [person.email]),
    ...tried.map(({ email }) => email),
  ]);
  const mailed = await db
    .selectDistinct({ recipient: outbox.recipient })
    .from(outbox)
    .where(and(eq(outbox.siteId, siteId), eq(outbox.userId, id)));
  for (const { recipient } of mailed) found.add(recipient);
  found.delete('');
  const addresses = [...found];
  if (addresses.length === 0) return [];
  const others = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.siteId, siteId), inArray(users.email, addresses), ne(users.id, id)));
  return addresses.filter((address) => others.every(({ email }) => email !== address));
}

/** Drops mails to a person, and those that tell others of what they wrote, whether or not they are on their way. */
async function forgetMails(db: Db, { siteId, id }: Person, addresses: string[]): Promise<void> {
  const ofTheirs = sql`${outbox.kind} = 'reply' and exists (
    select 1 from regexp_matches(${outbox.text}, '\\?root=([A-Za-z0-9]+)#c-', 'g') as found
      join ${comments} on ${comments.siteId} = ${outbox.siteId} and ${comments.id} = found[1] and ${comments.userId} = ${id})`;
  const onTheirs = sql`${outbox.kind} = 'reply' and exists (
    select 1 from regexp_matches(${outbox.text}, '/post/(?:[^?[:space:]]*-)?([A-Za-z0-9]+)\\?root=', 'g') as found
      join ${posts} on ${posts.siteId} = ${outbox.siteId} and ${posts.id} = found[1] and ${posts.userId} = ${id})`;
  await eachDay(db, siteId, async (ofDay) => {
    await db
      .delete(outbox)
      .where(and(ofDay, or(inArray(outbox.recipient, addresses), ofTheirs, onTheirs)));
  });
}

/** No index finds a mail by what it says, so the outbox is read day by day: no statement reads all of it. */
async function eachDay(db: Db, siteId: string, step: (ofDay: SQL) => Promise<void>): Promise<void> {
  const [span] = await db
    .select({ first: min(outbox.createdAt), last: max(outbox.createdAt) })
    .from(outbox)
    .where(eq(outbox.siteId, siteId));
  if (!span?.first || !span.last) return;
  const at = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`;
  for (let from = span.first.getTime(); from <= span.last.getTime(); from += day) {
    await step(
      and(
        eq(outbox.siteId, siteId),
        sql`${outbox.createdAt} >= ${at(from)} and ${outbox.createdAt} < ${at(from + day)}`,
      ) as SQL,
    );
  }
}

/** All that is left, and the name. What the person said of others' posts to moderators stays as a number; what they did for the site, as its staff, and the site's own words stay with it. */
async function forgetPerson(tx: Db, { siteId, id }: Person, addresses: string[]): Promise<void> {
  const [person] = await tx
    .select({ id: users.id, email: users.email, username: users.username })
    .from(users)
    .where(and(eq(users.siteId, siteId), eq(users.id, id), due))
    .for('no key update');
  if (!person) return;
  await eraseSubscriptions(tx, siteId, byUser(person));
  // Also what came in since the first step.
  await endAccess(tx, { siteId, id });
  await tx.delete(savedPosts).where(and(eq(savedPosts.siteId, siteId), eq(savedPosts.userId, id)));
  await tx
    .delete(notifications)
    .where(and(eq(notifications.siteId, siteId), eq(notifications.userId, id)));
  await tx
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.siteId, siteId), eq(idempotencyKeys.userId, id)));
  await tx
    .delete(loginCodes)
    .where(
      and(
        eq(loginCodes.siteId, siteId),
        or(inArray(loginCodes.email, addresses), eq(loginCodes.userId, id)),
      ),
    );
  await tx.delete(failedLogins).where(
    inArray(
      failedLogins.subject,
      addresses.map((address) => `account ${siteId} ${address}`),
    ),
  );
  await tx
    .delete(outbox)
    .where(
      and(
        eq(outbox.siteId, siteId),
        inArray(outbox.recipient, addresses),
        eq(outbox.state, 'queued'),
      ),
    );
  await forgetReports(tx, { siteId, id });
  while ((await forgetDeeds(tx, { siteId, id })) > 0);
  await tx
    .delete(moderatorNotes)
    .where(and(eq(moderatorNotes.siteId, siteId), eq(moderatorNotes.userId, id)));
  // Nothing more is posted in that name.
  await tx
    .update(inboundFeeds)
    .set({ state: 'paused', lastError: "The author's account was deleted." })
    .where(and(eq(inboundFeeds.siteId, siteId), eq(inboundFeeds.userId, id)));
  const username = `deleted-${newId()}`;
  await renameDoer(tx, siteId, { from: person.username, to: username });
  await tx
    .update(users)
    .set({
      username,
      name: 'Deleted',
      about: '',
      website: null,
      email: null,
      role: 'member',
      emailOnReply: false,
      deletionScheduledAt: null,
      deletePosts: false,
      deletedAt: databaseNow,
      bannedUntil: null,
      banReason: '',
    })
    .where(and(eq(users.siteId, siteId), eq(users.id, id)));
}

/** What the person said of others' content; and what others said of theirs, once it is gone or nobody has to look at it any more. */
async function forgetReports(tx: Db, person: Person): Promise<void> {
  const gone = sql`(${reports.state} = 'closed' or not exists (
    select 1 from posts p where p.site_id = ${reports.siteId} and p.id = ${reports.postId} and p.deleted_at is null
    union all select 1 from comments c where c.site_id = ${reports.siteId} and c.id = ${reports.commentId} and c.deleted_at is null))`;
  await tx
    .update(reports)
    .set({ note: '' })
    .where(
      and(
        eq(reports.siteId, person.siteId),
        ne(reports.note, ''),
        or(eq(reports.reporterId, person.id), and(aboutTheirs(person, reports), gone)),
      ),
    );
}

/** Where somebody is named by username and site, because that site may not be their own, the name is the one that is nobody's. */
async function renameDoer(
  tx: Db,
  siteId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const named = (username: string) => actorLabel({ site: { id: siteId } }, { username });
  await tx
    .update(auditLog)
    .set({ actor: named(to) })
    .where(eq(auditLog.actor, named(from)));
  await tx
    .update(siteVersions)
    .set({ author: named(to) })
    .where(eq(siteVersions.author, named(from)));
  await tx
    .update(imports)
    .set({ createdBy: named(to) })
    .where(eq(imports.createdBy, named(from)));
}
