import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { Comment, Thread } from '#shared/contract/comments.ts';
import type { NotificationList } from '#shared/contract/inbox.ts';
import type { Post } from '#shared/contract/posts.ts';
import type { UserCommentList } from '#shared/contract/users.ts';
import { comments, notifications, outbox, posts, users } from '../../server/db/schema.ts';
import { deleteDueAccounts } from '../../server/domain/account-lifecycle/erase-account.ts';
import { caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { joinSite } from '../support/members.ts';
import { wrongPostCounters } from '../support/post-counters.ts';
import { readStoredMails } from '../support/stored-mails.ts';
import { createTestApp } from '../support/test-app.ts';

// With the page cache, which must drop deleted posts at once.
const t = await createTestApp({ config: { trustedProxies: 1, pageCacheBytes: 4_000_000 } });
const { db } = t.deps;
afterEach(async () => expect(await wrongPostCounters(db)).toEqual([]));

type Member = Awaited<ReturnType<typeof joinSite>>;
const join = () => joinSite(t, 'nontrivial');
const read = (path: string, member?: Member) =>
  t
    .on('nontrivial')
    .get(path)
    .set(member?.bearer ?? {});

async function comment(member: Member, postId: string, parentId?: string): Promise<Comment> {
  const reply = await member.send('post', `/api/posts/${postId}/comments`, {
    text: `Words of ${member.username}`,
    parentId,
  });
  expect(reply.status, reply.text).toBe(201);
  return reply.body as Comment;
}

let count = 0;
async function createPost(author: Member): Promise<Post> {
  count += 1;
  const reply = await author.send('post', '/api/posts', {
    title: `Secret heading number${count}`,
    url: `https://secret${count}.example/page`,
    text: `Secret words zyzzyva${count}.`,
    tags: ['models'],
  });
  expect(reply.status, reply.text).toBe(201);
  return reply.body as Post;
}

/** A deleted post, with a comment of another member. */
async function createStub() {
  const [author, reader] = [await join(), await join()];
  const post = await createPost(author);
  const first = await comment(reader, post.id);
  // Cached pages of before.
  for (const path of [`/post/${post.slug}`, `/u/${reader.username}?tab=comments`])
    expect((await read(path)).status, path).toBe(200);
  const reply = await author.send('delete', `/api/posts/${post.id}`);
  expect(reply.body).toEqual({ deleted: true });
  return { author, reader, post, first };
}

describe('a deleted post with comments of others', () => {
  it('keeps its discussion, without title, link, text and author', async () => {
    const { author, reader, post, first } = await createStub();
    for (const viewer of [undefined, author, reader]) {
      const reply = await read(`/api/posts/${post.slug}`, viewer);
      expect(reply.status).toBe(200);
      expect(reply.body).toEqual({
        id: post.id,
        slug: post.id,
        title: '[deleted]',
        url: null,
        domain: null,
        author: null,
        score: 1,
        commentCount: 1,
        commentsElsewhere: null,
        tags: [],
        createdAt: post.createdAt,
        updatedAt: post.updatedAt,
        text: null,
        content: null,
        editedAt: null,
        summary: null,
        issues: [],
        related: [],
        deleted: true,
      });
    }
    const thread = (await read(`/api/posts/${post.id}/comments`)).body as Thread;
    expect(thread.comments.map(({ id, text }) => [id, text])).toEqual([[first.id, first.text]]);
    const moved = await read(`/post/${post.slug}`);
    expect([moved.status, moved.headers.location]).toEqual([301, `/post/${post.id}`]);
    const page = await read(`/post/${post.id}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('The author deleted this post');
    expect(page.text).toContain(first.text);
    expect(page.text).toContain('<meta name="robots" content="noindex"/>');
    expect(page.text).not.toMatch(/secret/i);
    expect(page.text).not.toContain(author.username);
  });

  it('is in no list, feed, search or sitemap', async () => {
    const { author, reader, post } = await createStub();
    for (const path of [
      '/api/posts?sort=new',
      '/api/posts?tag=models',
      `/api/posts?q=zyzzyva${count}`,
      `/api/posts?q=domain:secret${count}.example`,
      `/api/users/${author.username}/posts`,
      '/new',
      '/new/feed.xml',
      `/u/${author.username}`,
      '/sitemap.xml',
    ]) {
      const { status, text } = await read(path);
      expect([path, status, text.includes(post.id)]).toEqual([path, 200, false]);
    }
    const save = await reader.send('post', `/api/posts/${post.id}/save`);
    expectError(save, 'not_found');
  });

  it('stays in comment lists and inboxes without its title', async () => {
    const { author, reader, post, first } = await createStub();
    const list = (await read(`/api/users/${reader.username}/comments`)).body as UserCommentList;
    expect(list.comments.map(({ id, post: on }) => [id, on])).toEqual([
      [first.id, { slug: post.id, title: '[deleted]' }],
    ]);
    const page = await read(`/u/${reader.username}?tab=comments`);
    expect(page.text).toContain(first.text);
    expect(page.text).not.toMatch(/secret/i);
    const inbox = (await read('/api/inbox', author)).body as NotificationList;
    expect(inbox.notifications.map(({ comment: { post: on } }) => on)).toEqual([
      { slug: post.id, title: '[deleted]' },
    ]);
  });

  it('takes replies, votes and reports on its comments only', async () => {
    const { reader, post, first } = await createStub();
    const third = await join();
    const reply = await comment(third, post.id, first.id);
    expect(((await read('/api/inbox', reader)).body as NotificationList).unreadCount).toBe(1);
    const vote = await third.send('post', `/api/comments/${first.id}/vote`, { vote: 1 });
    expect(vote.body).toEqual({ score: 2, vote: 1 });
    const report = { reason: 'spam' };
    for (const [path, status] of [
      [`/api/comments/${first.id}/report`, 200],
      [`/api/posts/${post.id}/report`, 404],
    ] as const)
      expect([path, (await third.send('post', path, report)).status]).toEqual([path, status]);
    const edited = await third.send('patch', `/api/comments/${reply.id}`, { text: 'Edited' });
    expect(edited.status, edited.text).toBe(200);
    const top = { text: 'A comment on the post itself' };
    expectError(await third.send('post', `/api/posts/${post.id}/comments`, top), 'forbidden');
    expectError(await third.send('post', `/api/posts/${post.id}/vote`, { vote: 1 }), 'not_found');
    expect((await read(`/api/posts/${post.id}`)).body).toMatchObject({ commentCount: 2 });
  });

  it('is closed by a lock, and opened again', async () => {
    const { reader, post, first } = await createStub();
    const moderator = await caller(t, 'nontrivial', { role: 'moderator' });
    const moderate = (body: object) =>
      moderator.call('POST', `/api/admin/posts/${post.id}/moderate`, body);
    expect((await moderate({ action: 'lock', reason: 'Off topic' })).body).toEqual({
      outcome: 'done',
      state: 'deleted',
      locked: true,
    });
    expect((await read(`/api/posts/${post.id}`)).body).toMatchObject({ locked: true });
    const reply = { text: 'One more', parentId: first.id };
    expectError(await reader.send('post', `/api/posts/${post.id}/comments`, reply), 'forbidden');
    const log = await read('/api/moderations');
    expect(log.body.moderations[0]).toMatchObject({ action: 'lock', reason: 'Off topic' });
    expect(log.text).not.toContain('Secret heading');
    expect((await moderate({ action: 'unlock' })).status).toBe(200);
    await comment(reader, post.id, first.id);
    expectError(await moderate({ action: 'hide', reason: 'No' }), 'not_found');
  });

  it('is named as deleted in emails about hidden comments', async () => {
    const { reader, first } = await createStub();
    const moderator = await caller(t, 'nontrivial', { role: 'moderator' });
    const action = { action: 'hide', reason: 'Not civil' };
    await moderator.call('POST', `/api/admin/comments/${first.id}/moderate`, action);
    const [mail] = await readStoredMails(t, eq(outbox.kind, 'moderation'));
    expect(mail).toMatchObject({ recipient: reader.email });
    expect(mail?.text).toContain('comment on “[deleted]”');
  });

  it('notifies of a comment that is approved', async () => {
    const { reader, post, first } = await createStub();
    const other = await join();
    const reply = await comment(other, post.id, first.id);
    await db.delete(notifications);
    await db
      .update(comments)
      .set({ isHidden: true, hiddenBy: 'pending_review' })
      .where(eq(comments.id, reply.id));
    await db.update(posts).set({ commentCount: 1 }).where(eq(posts.id, post.id));
    await db.update(users).set({ commentCount: 0 }).where(eq(users.username, other.username));
    const moderator = await caller(t, 'nontrivial', { role: 'moderator' });
    const approved = await moderator.call('POST', `/api/admin/review-queue/${reply.id}/approve`);
    expect(approved.status, approved.text).toBe(200);
    const inbox = (await read('/api/inbox', reader)).body as NotificationList;
    expect(inbox.notifications.map((entry) => entry.comment.id)).toEqual([reply.id]);
  });

  it('remains when its author is erased with all posts', async () => {
    const [author, reader] = [await join(), await join()];
    const [post, alone] = [await createPost(author), await createPost(author)];
    const first = await comment(reader, post.id);
    const own = await comment(author, post.id, first.id);
    await comment(author, alone.id);
    await db
      .update(users)
      .set({ deletionScheduledAt: new Date(0), deletePosts: true })
      .where(eq(users.username, author.username));
    expect(await deleteDueAccounts(t.deps)).toBe(1);
    const stub = await read(`/api/posts/${post.id}`);
    expect(stub.body).toMatchObject({ title: '[deleted]', author: null, commentCount: 1 });
    const thread = await read(`/api/posts/${post.id}/comments`);
    expect(thread.text).toContain(first.text);
    expect(thread.text).not.toContain(own.text);
    expect((await read(`/post/${post.id}`)).text).toContain(first.text);
    expectError(await read(`/api/posts/${alone.id}`), 'not_found');
  });

  it('disappears when a moderator removes all of its author', async () => {
    const { author, reader, post, first } = await createStub();
    const reply = await comment(reader, post.id, first.id);
    const moderator = await caller(t, 'nontrivial', { role: 'moderator' });
    const ban = { until: null, reason: 'Advertising.', removeContent: true };
    const path = `/api/admin/users/${author.username}/ban`;
    expect((await moderator.call('POST', path, ban)).body).toMatchObject({
      removed: 1,
      contentLeft: false,
    });
    expectError(await read(`/api/posts/${post.id}`), 'not_found');
    expectError(await read(`/api/posts/${post.id}/comments`), 'not_found');
    expect((await read(`/post/${post.id}`)).status).toBe(404);
    for (const { id } of [first, reply])
      expect(await db.select().from(comments).where(eq(comments.id, id))).toHaveLength(1);
    const log = await read('/api/moderations');
    expect(log.body.moderations).toContainEqual(
      expect.objectContaining({ action: 'remove', reason: 'Advertising.' }),
    );
    expect(log.text).not.toContain('Secret heading');
    expect((await moderator.call('POST', path, ban)).body).toMatchObject({ removed: 0 });
    const show = { action: 'show' };
    const undone = await moderator.call('POST', `/api/admin/posts/${post.id}/moderate`, show);
    expect(undone.body, 'it can be undone').toMatchObject({ outcome: 'done', state: 'deleted' });
    expect((await read(`/api/posts/${post.id}`)).body).toMatchObject({ deleted: true });
  });
});

it.each([
  ['its author', async (author: Member, id: string) => void (await comment(author, id))],
  [
    'somebody who deleted them',
    async (_author: Member, id: string) => {
      const other = await join();
      const { id: deleted } = await comment(other, id);
      await other.send('delete', `/api/comments/${deleted}`);
    },
  ],
])('a deleted post with comments of %s alone is gone', async (_who, write) => {
  const author = await join();
  const post = await createPost(author);
  await write(author, post.id);
  await author.send('delete', `/api/posts/${post.id}`);
  for (const path of [`/api/posts/${post.id}`, `/post/${post.id}`])
    expect((await read(path, author)).status, path).toBe(404);
});

it('a hidden post that is deleted shows no comments', async () => {
  const [author, reader] = [await join(), await join()];
  const post = await createPost(author);
  await comment(reader, post.id);
  await author.send('put', `/api/posts/${post.id}/visibility`, { is_hidden: true });
  await author.send('delete', `/api/posts/${post.id}`);
  expectError(await read(`/api/posts/${post.id}`), 'not_found');
});
