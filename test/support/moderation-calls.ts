import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect } from 'vitest';
import type { LogEntry, ModeratedItem } from '#shared/contract/admin-moderation-schemas.ts';
import type { Comment } from '#shared/contract/comments.ts';
import type { Post } from '#shared/contract/posts.ts';
import {
  comments,
  auditLog,
  moderationRules,
  notifications,
  outbox,
  posts,
  rateLimits,
  reports,
} from '../../server/db/schema.ts';
import { caller, type Caller } from './api-clients.ts';
import { holdFirstPosts } from './moderation.ts';
import { wrongPostCounters } from './post-counters.ts';
import { createTestApp, startOfTest } from './test-app.ts';
import { readStoredMails } from './stored-mails.ts';

export const getError = ({ body }: { body: unknown }) => (body as { error: string }).error;
export type Reported = {
  items: {
    item: ModeratedItem;
    reports: { reporter: string | null; reason: string; note: string }[];
    reportCount: number;
  }[];
  nextCursor: string | null;
  hasNextPage: boolean;
  totalCount: number;
};
export type Held = {
  items: { item: ModeratedItem; why: string }[];
  nextCursor: string | null;
  totalCount: number;
};

/** Starts an application with staff, resets its moderation and checks counters after each test. */
export async function setUpModeration() {
  const t = await createTestApp({
    config: { trustedProxies: 1, adminEmails: new Set(['platform@mail.example']) },
  });
  const { db } = t.deps;
  let [mod, admin, me] = [
    await caller(t, 'nontrivial', { role: 'moderator', username: 'Moira' }),
    await caller(t, 'nontrivial', { role: 'admin', username: 'Adam' }),
    null as unknown as Caller,
  ];
  let count = 0;
  beforeEach(async () => {
    for (const table of [rateLimits, reports, auditLog, moderationRules, outbox, notifications])
      await db.delete(table);
    await holdFirstPosts(t, 'nontrivial', undefined);
    t.clock.set(startOfTest);
    for (const table of [posts, comments])
      await db
        .update(table)
        .set({ hiddenBy: 'removed' })
        .where(eq(table.hiddenBy, 'pending_review'));
    me = await caller(t, 'nontrivial');
  });

  /** Compares the comment counters of posts and users with the rows. */
  const findWrongCommentCounters = async () =>
    (
      (await db.execute(sql`
  select p.id from posts p where p.comment_count <> (select count(*) from comments c
    where c.site_id = p.site_id and c.post_id = p.id and c.is_visible)
  union all select u.id from users u where u.comment_count <> (select count(*) from comments c
    where c.site_id = u.site_id and c.user_id = u.id and c.is_visible)`)) as unknown as {
        rows: unknown[];
      }
    ).rows;
  afterEach(async () =>
    expect([await wrongPostCounters(db), await findWrongCommentCounters()]).toEqual([[], []]),
  );

  const write = (fields: object = {}, actor = me) =>
    actor.call('POST', '/api/posts', {
      title: `A post, number ${(count += 1)}`,
      text: `Words of number ${count}.`,
      ...fields,
    });
  const createPost = async (fields: object = {}, actor = me) =>
    (await write(fields, actor)).body as Post;
  const sendComment = (target: { id: string }, text: string, actor = me) =>
    actor.call('POST', `/api/posts/${target.id}/comments`, { text });
  const createComment = async (target: { id: string }, text: string, actor = me) =>
    (await sendComment(target, text, actor)).body as Comment;
  const moderatePost = ({ id }: { id: string }, action: string, reason?: string, actor = mod) =>
    actor.call('POST', `/api/admin/posts/${id}/moderate`, { action, reason });
  const moderateComment = ({ id }: { id: string }, action: string, reason?: string) =>
    mod.call('POST', `/api/admin/comments/${id}/moderate`, { action, reason });
  const isThere = async ({ id }: { id: string }) =>
    (await t.on('nontrivial').get(`/api/posts/${id}`)).status === 200;
  const readMailsTo = async (recipient: Caller) =>
    (
      await readStoredMails(
        t,
        and(eq(outbox.recipient, recipient.user?.email ?? ''), eq(outbox.kind, 'moderation')),
      )
    ).map(({ subject, text }) => ({ subject, text }));
  const queue = async (query = '') =>
    (await mod.call('GET', `/api/admin/reports${query}`)).body as Reported;
  const listPending = async (query = '') =>
    (await mod.call('GET', `/api/admin/review-queue${query}`)).body as Held;
  const log = async (query = '') =>
    ((await mod.call('GET', `/api/admin/log${query}`)).body as { entries: LogEntry[] }).entries;
  return {
    t,
    db,
    mod,
    admin,
    get me() {
      return me;
    },
    write,
    createPost,
    sendComment,
    createComment,
    moderatePost,
    moderateComment,
    isThere,
    readMailsTo,
    queue,
    listPending,
    log,
  };
}
