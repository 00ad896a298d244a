import { and, eq, inArray, isNull } from 'drizzle-orm';
import * as limits from '#shared/limits.ts';
import type { RichText } from '#shared/rich-text.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { notifications, users } from '../../db/schema.ts';
import { replyMail } from '../../email/reply.tsx';
import type { Mention } from '../accounts/mentions.ts';
import { queueMail } from '../mail/outbox.ts';
import { incrementCounters } from '../core/rate-limiter.ts';
import { newId } from '../core/ids.ts';

/** A comment that was written or changed, for telling people of it. */
export type NewComment = {
  commentId: string;
  by: { userId: string; username: string };
  content: RichText;
  post: { id: string; slug: string; title: string };
};

/** Whom it answers: the author of the post or of a comment. Null for words that were changed, which answer nobody anew. */
export type ReplyTarget = { userId: string; how: 'comment' | 'answer' } | null;

/**
 * Puts a comment into the inboxes of who is answered and of who is named in it, and mails it to those of them who chose so. Each is told once, also
 * when a later version names them again; a comment names ten people at most, all its versions together.
 */
export async function notifyRepliesAndMentions(
  ctx: Pick<Ctx, 'clock' | 'site'>,
  tx: Db,
  said: NewComment,
  answered: ReplyTarget,
  named: Mention[],
): Promise<void> {
  const site = ctx.site.id;
  if (!answered && named.length === 0) return;
  const before = answered
    ? []
    : await tx
        .select({ userId: notifications.userId, kind: notifications.kind })
        .from(notifications)
        .where(and(eq(notifications.siteId, site), eq(notifications.commentId, said.commentId)));
  const known = new Set([said.by.userId, ...before.map(({ userId }) => userId)]);
  const told = new Map<string, 'comment' | 'answer' | 'mention'>();
  if (answered && !known.has(answered.userId)) told.set(answered.userId, answered.how);
  let left = limits.mentions.most - before.filter(({ kind }) => kind === 'mention').length;
  for (const { id } of named) {
    if (left <= 0) break;
    if (known.has(id) || told.has(id)) continue;
    told.set(id, 'mention');
    left -= 1;
  }
  if (told.size === 0) return;
  const people = await tx
    .select({ id: users.id, email: users.email, emailOnReply: users.emailOnReply })
    .from(users)
    .where(
      and(eq(users.siteId, site), inArray(users.id, [...told.keys()]), isNull(users.deletedAt)),
    )
    .orderBy(users.id);
  if (people.length === 0) return;
  await tx
    .insert(notifications)
    .values(
      people.map(({ id }) => ({
        siteId: site,
        id: newId(),
        userId: id,
        kind: told.get(id) === 'mention' ? ('mention' as const) : ('reply' as const),
        commentId: said.commentId,
      })),
    )
    .onConflictDoNothing();
  // In the order of their ids: their counts are locked until the end.
  for (const { id, email, emailOnReply } of people) {
    if (!emailOnReply || email === null || !(await mayBeMailed(tx, site, id, said.post.id)))
      continue;
    const mail = replyMail(ctx.site, {
      kind: told.get(id) ?? 'mention',
      author: said.by.username,
      post: said.post,
      commentId: said.commentId,
      content: said.content,
    });
    await queueMail(tx, {
      siteId: site,
      kind: 'reply',
      priority: replyPriority,
      recipient: email,
      now: ctx.clock.now(),
      ...mail,
    });
  }
}

/** Nobody waits for these: codes go first. */
const replyPriority = 5;
const day = 24 * 3_600;

/** Whether somebody gets another mail now. What does not go out as a mail is in the inbox all the same. */
async function mayBeMailed(tx: Db, site: string, userId: string, postId: string): Promise<boolean> {
  const [ofPost] = await incrementCounters(tx, [
    { id: `reply-mail ${site} ${userId} ${postId}`, seconds: limits.replyMails.within / 1_000 },
  ]);
  if (!ofPost || ofPost.count > 1) return false;
  const [ofDay] = await incrementCounters(tx, [
    { id: `reply-mails ${site} ${userId}`, seconds: day },
  ]);
  return !!ofDay && ofDay.count <= limits.replyMails.ofDay;
}
