import { and, eq, inArray, isNotNull, max, min, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { dayMs } from '#shared/durations.ts';
import type { Db } from '../../db/client.ts';
import {
  comments,
  corrections,
  failedLogins,
  imports,
  loginCodes,
  auditLog,
  outbox,
  posts,
  reports,
  siteVersions,
  users,
} from '../../db/schema.ts';
import { actorLabel } from '../core/audit-log.ts';
import { decryptMail } from '../mail/encrypted-mail.ts';
import type { MailStore } from '../mail/outbox.ts';
import { batchSize, type Account } from './erase-content.ts';
import { updateSome } from '../../db/delete-some.ts';
import { own } from '../../db/own.ts';

/** Matches rows about a post or comment of the user, deleted or not. */
const isAboutContent = (
  { siteId, id }: Account,
  columns: { postId: PgColumn; commentId: PgColumn },
): SQL => sql`(
  ${columns.commentId} is null and ${columns.postId} in (
    select p.id from posts p where p.site_id = ${siteId} and p.user_id = ${id})
  or ${columns.commentId} in (
    select c.id from comments c where c.site_id = ${siteId} and c.user_id = ${id}))`;

/**
 * Redacts a batch of audit entries about the user: action, actor and time stay. Resolves with the
 * number.
 */
export function redactAuditLog(tx: Db, account: Account): Promise<number> {
  const log = auditLog;
  const hasText = or(ne(log.reason, ''), isNotNull(log.before), isNotNull(log.after));
  const isAbout = or(eq(log.userId, account.id), isAboutContent(account, log));
  return updateSome(
    tx,
    log,
    { reason: '', before: null, after: null, isRedacted: true },
    sql`${eq(log.siteId, account.siteId)} and ${isAbout} and ${hasText}`,
    batchSize,
  );
}

/**
 * Returns the user's current, former and attempted email addresses, except those of another
 * account.
 */
export async function findEmailAddresses(db: Db, { siteId, id }: Account): Promise<string[]> {
  const [account] = await db
    .select({ email: users.email })
    .from(users)
    .where(own(users, siteId, { id }));
  if (!account) return [];
  const tried = await db
    .select({ email: loginCodes.email })
    .from(loginCodes)
    .where(own(loginCodes, siteId, { userId: id }));
  const found = new Set([
    ...(account.email === null ? [] : [account.email]),
    ...tried.map(({ email }) => email),
  ]);
  const mailed = await db
    .selectDistinct({ recipient: outbox.recipient })
    .from(outbox)
    .where(own(outbox, siteId, { userId: id }));
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

/** Deletes emails to the user, and notifications to others about the user's posts and comments. */
export async function deleteMails(
  { db, secrets }: MailStore,
  { siteId, id }: Account,
  addresses: string[],
): Promise<void> {
  await eachDay(db, siteId, async (inDay) => {
    await db.delete(outbox).where(and(inDay, inArray(outbox.recipient, addresses)));
    // Sent emails have no content.
    const replies = await db
      .select({ siteId: outbox.siteId, id: outbox.id, text: outbox.text })
      .from(outbox)
      .where(and(inDay, inArray(outbox.kind, ['reply', 'inbox-daily']), ne(outbox.text, '')));
    const links = replies.flatMap((mail) => {
      const text = decryptMail(secrets, mail)?.text ?? '';
      return [...text.matchAll(replyLink)].map(([, postId = '', commentId = '']) => ({
        mailId: mail.id,
        postId,
        commentId,
      }));
    });
    const ownContent = await findOwnContent(db, { siteId, id }, links);
    const about = links.filter(
      ({ postId, commentId }) => ownContent.has(postId) || ownContent.has(commentId),
    );
    if (about.length > 0)
      await db.delete(outbox).where(
        and(
          inDay,
          inArray(
            outbox.id,
            about.map(({ mailId }) => mailId),
          ),
        ),
      );
  });
}

/** The link of a notification: the post, after its slug, and the comment. */
const replyLink = /\/post\/(?:[^?\s]*-)?([A-Za-z0-9]+)\?root=([A-Za-z0-9]+)#c-/g;

/** Returns which of the linked posts and comments are the user's. */
async function findOwnContent(
  db: Db,
  { siteId, id }: Account,
  links: { postId: string; commentId: string }[],
): Promise<Set<string>> {
  if (links.length === 0) return new Set();
  const ids = (key: 'postId' | 'commentId') => [...new Set(links.map((link) => link[key]))];
  const ownPosts = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(own(posts, siteId, { userId: id }), inArray(posts.id, ids('postId'))));
  const ownComments = await db
    .select({ id: comments.id })
    .from(comments)
    .where(and(own(comments, siteId, { userId: id }), inArray(comments.id, ids('commentId'))));
  return new Set([...ownPosts, ...ownComments].map((row) => row.id));
}

/**
 * Runs a step for each day of the outbox: no index covers the kind, and no statement reads all
 * rows.
 */
async function eachDay(db: Db, siteId: string, step: (inDay: SQL) => Promise<void>): Promise<void> {
  const [span] = await db
    .select({ first: min(outbox.createdAt), last: max(outbox.createdAt) })
    .from(outbox)
    .where(eq(outbox.siteId, siteId));
  if (!span?.first || !span.last) return;
  const at = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`;
  for (let from = span.first.getTime(); from <= span.last.getTime(); from += dayMs) {
    await step(
      and(
        eq(outbox.siteId, siteId),
        sql`${outbox.createdAt} >= ${at(from)} and ${outbox.createdAt} < ${at(from + dayMs)}`,
      ) as SQL,
    );
  }
}

/** Deletes the attempts to log in with addresses. */
export async function eraseFailedLogins(
  tx: Db,
  siteId: string,
  addresses: readonly string[],
): Promise<void> {
  await tx.delete(failedLogins).where(
    inArray(
      failedLogins.subject,
      addresses.map((address) => `account ${siteId} ${address}`),
    ),
  );
}

/**
 * Erases notes of the user's reports, and notes about the user's content that was deleted or whose
 * report is closed.
 */
export async function eraseReportNotes(tx: Db, account: Account): Promise<void> {
  const isSettled = sql`(${reports.state} = 'closed' or not exists (
    select 1 from posts p
    where p.site_id = ${reports.siteId} and p.id = ${reports.postId} and p.deleted_at is null
    union all
    select 1 from comments c
    where c.site_id = ${reports.siteId} and c.id = ${reports.commentId}
      and c.deleted_at is null))`;
  await tx
    .update(reports)
    .set({ note: '' })
    .where(
      and(
        eq(reports.siteId, account.siteId),
        ne(reports.note, ''),
        or(eq(reports.reporterId, account.id), and(isAboutContent(account, reports), isSettled)),
      ),
    );
}

/**
 * Replaces the username in labels of username and site, which other sites may store, and in the
 * imports and corrections of the site.
 */
export async function replaceActor(
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
    .set({ createdBy: to })
    .where(own(imports, siteId, { createdBy: from }));
  await tx
    .update(corrections)
    .set({ decidedBy: to })
    .where(own(corrections, siteId, { decidedBy: from }));
}
