import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect } from 'vitest';
import type { Comment, Thread } from '#shared/contract/comments.ts';
import { comments, posts, rateLimits, users } from '../../server/db/schema.ts';
import type { PostRow } from './factories.ts';
import { joinSite } from './members.ts';
import { createTestApp, startOfTest } from './test-app.ts';

export type Member = Awaited<ReturnType<typeof joinSite>>;

/** Starts an application with members and a new post before each test. */
export async function setUpCommenting() {
  const t = await createTestApp({ config: { trustedProxies: 1 } });
  const { db } = t.deps;
  let [ada, grace, mod]: Member[] = [];
  let post: PostRow;

  beforeAll(async () => {
    [ada, grace, mod] = [
      await joinSite(t, 'nontrivial', { username: 'Ada' }),
      await joinSite(t, 'nontrivial', { username: 'Grace' }),
      await joinSite(t, 'nontrivial', { username: 'Moira' }),
    ];
    await db.update(users).set({ role: 'moderator' }).where(eq(users.username, 'Moira'));
  });
  beforeEach(async () => {
    t.clock.set(startOfTest);
    await db.delete(rateLimits);
    post = await t.make.post();
  });

  const sendComment = (
    actor: Member | undefined,
    text: string,
    parentId?: string | null,
    target = post.id,
  ) =>
    (actor as Member).send('post', `/api/posts/${target}/comments`, {
      text,
      ...(parentId === undefined ? {} : { parentId }),
    });
  async function createComment(
    actor: Member | undefined,
    text: string,
    parentId?: string,
  ): Promise<Comment> {
    const response = await sendComment(actor, text, parentId);
    expect(response.status, response.text).toBe(201);
    return response.body as Comment;
  }
  const readThread = async () =>
    (await t.on('nontrivial').get(`/api/posts/${post.id}/comments`)).body as Thread;
  const readRow = async (id: string) =>
    (
      await db
        .select()
        .from(comments)
        .where(and(eq(comments.siteId, 'nontrivial'), eq(comments.id, id)))
    )[0];
  const readCommentCount = async (username: string) =>
    (
      await db
        .select({ n: users.commentCount })
        .from(users)
        .where(and(eq(users.siteId, 'nontrivial'), eq(users.username, username)))
    )[0]?.n ?? NaN;
  const countOn = async (id: string) =>
    (
      await db
        .select({ n: posts.commentCount })
        .from(posts)
        .where(and(eq(posts.siteId, 'nontrivial'), eq(posts.id, id)))
    )[0]?.n;
  return {
    t,
    db,
    get ada() {
      return ada;
    },
    get grace() {
      return grace;
    },
    get mod() {
      return mod;
    },
    get post() {
      return post;
    },
    sendComment,
    createComment,
    readThread,
    readRow,
    readCommentCount,
    countOn,
  };
}
