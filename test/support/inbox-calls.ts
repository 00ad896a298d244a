import { and, eq } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import type { Comment } from '#shared/contract/comments.ts';
import type { NotificationList } from '#shared/contract/inbox.ts';
import { notifications, outbox, rateLimits, users } from '../../server/db/schema.ts';
import type { PostRow } from './factories.ts';
import { joinSite } from './members.ts';
import { createTestApp } from './test-app.ts';

export type Member = Awaited<ReturnType<typeof joinSite>>;
export async function readInbox(actor: Member, query = ''): Promise<NotificationList> {
  const response = await actor.agent.get(`/api/inbox${query}`).set(actor.bearer);
  expect(response.status, response.text).toBe(200);
  return response.body as NotificationList;
}
export const listReasons = async (actor: Member) =>
  (await readInbox(actor)).notifications.map(({ kind, comment }) => [kind, comment.text]);

/** Starts an application with members and a new post before each test. */
export async function setUpInbox() {
  const t = await createTestApp({ config: { trustedProxies: 1 } });
  const { db } = t.deps;
  const join = (username: string) => joinSite(t, 'nontrivial', { username });
  const [ada, grace, linus, mod] = [
    await join('Ada'),
    await join('Grace'),
    await join('Linus_T'),
    await join('Moira'),
  ];
  await db.update(users).set({ role: 'moderator' }).where(eq(users.username, 'Moira'));
  const readUser = async ({ username }: Member) =>
    (
      await db
        .select()
        .from(users)
        .where(and(eq(users.siteId, 'nontrivial'), eq(users.username, username)))
    )[0] as typeof users.$inferSelect;

  let post: PostRow;
  beforeEach(async () => {
    await db.delete(notifications);
    await db.delete(outbox);
    await db.delete(rateLimits);
    await db.update(users).set({
      notifyReplies: 'never',
      notifyMentions: 'never',
      notifyThreads: 'never',
    });
    post = await t.make.post({ by: await readUser(ada), title: 'On & on' });
  });

  async function createComment(
    actor: Member,
    text: string,
    parentId: string | null = null,
    target = post,
  ): Promise<Comment> {
    const response = await actor.send('post', `/api/posts/${target.id}/comments`, {
      text,
      parentId,
    });
    expect(response.status, response.text).toBe(201);
    // Times have milliseconds; rows of the same one have no order.
    await new Promise((resolve) => setTimeout(resolve, 3));
    return response.body as Comment;
  }
  return {
    t,
    db,
    ada,
    grace,
    linus,
    mod,
    readUser,
    get post() {
      return post;
    },
    createComment,
  };
}
