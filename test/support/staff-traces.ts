import { and, eq, sql } from 'drizzle-orm';
import {
  imports,
  loginCodes,
  auditLog,
  outbox,
  reports,
  sessions,
  siteVersions,
  inboundFeeds,
  subscriptions,
  moderatorNotes,
  users,
} from '../../server/db/schema.ts';
import { newId } from '../../server/domain/core/ids.ts';
import type { TestApp } from './test-app.ts';

const siteId = 'nontrivial';

/** Creates what staff wrote about a member, and texts about others, which remain. */
export async function leaveStaffTraces(
  t: TestApp,
  canary: string,
  mine: { id: string; username: string },
  otherRow: { id: string },
  {
    post,
    comment,
    answer,
    theirPost,
  }: Record<'post' | 'comment' | 'answer' | 'theirPost', { id: string }>,
): Promise<void> {
  const { db } = t.deps;
  const [targets, texts] = [
    { siteId, createdAt: new Date() },
    {
      reason: `${canary} advertises`,
      before: { until: null, reason: canary },
      after: { until: null, reason: canary },
    },
  ];
  await db.insert(auditLog).values([
    {
      ...targets,
      id: newId(),
      actorId: otherRow.id,
      action: 'ban',
      userId: mine.id,
      isPublic: true,
      ...texts,
    },
    {
      ...targets,
      id: newId(),
      actorId: otherRow.id,
      action: 'dismiss-reports',
      postId: post.id,
      ...texts,
    },
    {
      ...targets,
      id: newId(),
      actorId: otherRow.id,
      action: 'dismiss-reports',
      commentId: comment.id,
      ...texts,
    },
    {
      ...targets,
      id: newId(),
      actorId: otherRow.id,
      action: 'remove-comment',
      postId: post.id,
      commentId: answer.id,
      userId: otherRow.id,
      reason: 'Words about others.',
    },
    {
      ...targets,
      id: newId(),
      actorId: mine.id,
      action: 'remove-post',
      postId: theirPost.id,
      userId: otherRow.id,
      reason: 'Words as a moderator.',
    },
    {
      ...targets,
      siteId: 'statecraft',
      id: newId(),
      actor: `${mine.username} (${siteId})`,
      action: 'publish-site',
    },
  ]);
  await db.insert(siteVersions).values({
    siteId: 'statecraft',
    id: newId(),
    state: 'published',
    settings: {},
    author: `${mine.username} (${siteId})`,
    publishedAt: new Date(),
  });
  await db.insert(imports).values({
    siteId,
    id: newId(),
    kind: 'posts',
    fileName: 'posts.csv',
    createdBy: mine.username,
  });
  await db.insert(moderatorNotes).values([
    { ...targets, id: newId(), userId: mine.id, authorId: otherRow.id, text: `${canary} is known` },
    {
      ...targets,
      id: newId(),
      userId: otherRow.id,
      authorId: mine.id,
      text: 'A note about others.',
    },
  ]);
  await db.insert(reports).values([
    {
      ...targets,
      id: newId(),
      reporterId: otherRow.id,
      postId: post.id,
      reason: 'spam',
      note: `${canary} again`,
      state: 'closed',
    },
  ]);
  await db.insert(inboundFeeds).values({
    ...targets,
    id: newId(),
    url: `https://feeds.example/${newId()}`,
    userId: mine.id,
    nextFetchAt: new Date(),
  });
  await db
    .update(users)
    .set({ bannedUntil: new Date(0), banReason: `${canary} advertised` })
    .where(eq(users.id, mine.id));
  await db
    .update(sessions)
    .set({ device: `${canary} phone` })
    .where(eq(sessions.userId, mine.id));
  await db
    .update(subscriptions)
    .set({ consent: `${canary} said so at a fair` })
    .where(eq(subscriptions.userId, mine.id));
  await db
    .update(loginCodes)
    .set({ signup: { username: mine.username, name: canary } })
    .where(eq(loginCodes.email, `${canary.toLowerCase()}-new@mail.example`));
  await db
    .update(outbox)
    .set({ state: 'failed', smtpResponse: `550 5.1.1 <${canary}@mail.example> is not here` })
    .where(and(eq(outbox.recipient, `${canary.toLowerCase()}-tried@mail.example`)));
}

/** Reads what remains of the texts of `leaveStaffTraces`. */
export const readStaffTexts = async ({ deps: { db } }: TestApp) => [
  (
    await db
      .select()
      .from(auditLog)
      .where(sql`action in ('remove-comment', 'remove-post')`)
      .orderBy(auditLog.action)
  ).map(({ reason }) => reason),
  (await db.select().from(moderatorNotes)).map(({ text }) => text),
];
