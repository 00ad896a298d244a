import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { NotificationList } from '#shared/contract/inbox.ts';
import { encodeCursor } from '../../server/db/cursor.ts';
import { notifications } from '../../server/db/schema.ts';
import { expectError } from '../support/error-replies.ts';
import { setUpInbox, readInbox, listReasons } from '../support/inbox-calls.ts';
import { joinSite } from '../support/members.ts';

const fixture = await setUpInbox();
const { t, db, ada, grace, linus, mod, readUser, createComment } = fixture;

describe('an inbox', () => {
  it("lists comments on the member's posts and replies, newest-first", async () => {
    const top = await createComment(grace, 'On the post');
    const reply = await createComment(linus, 'To the comment', top.id);
    const { notifications: ofAda, ...rest } = await readInbox(ada);
    expect(rest).toEqual({
      followed: [],
      unreadCount: 1,
      nextCursor: null,
      hasNextPage: false,
    });
    expect(ofAda).toEqual([
      {
        id: expect.any(String) as string,
        kind: 'reply',
        unread: true,
        createdAt: expect.any(String) as string,
        comment: { ...top, post: { slug: fixture.post.slug, title: 'On & on' } },
      },
    ]);
    expect((await readInbox(grace)).notifications.map(({ comment }) => comment.id)).toEqual([
      reply.id,
    ]);
    await createComment(linus, 'Another on the post');
    expect(await listReasons(ada)).toEqual([
      ['reply', 'Another on the post'],
      ['reply', 'On the post'],
    ]);
  });

  it("omits the member's own comments", async () => {
    const ownComment = await createComment(ada, 'On my own post, @ada');
    await createComment(ada, 'To my own comment, @Ada', ownComment.id);
    expect(await listReasons(ada)).toEqual([]);
  });

  it('lists comments that mention the member in any case, once', async () => {
    const top = await createComment(grace, 'For @LINUS_t and @linus_t, see `@ada`');
    await createComment(linus, '@grace, @ada: look', top.id);
    expect(await listReasons(linus)).toEqual([
      ['mention', 'For @LINUS_t and @linus_t, see `@ada`'],
    ]);
    expect(await listReasons(grace)).toEqual([['reply', '@grace, @ada: look']]);
    expect(await listReasons(ada)).toEqual([
      ['mention', '@grace, @ada: look'],
      ['reply', 'For @LINUS_t and @linus_t, see `@ada`'],
    ]);
  });

  it('omits comments of muted people', async () => {
    const mute = `/api/me/choices/person/${grace.username}`;
    expect((await ada.send('put', mute, { choice: 'mute' })).status).toBe(200);
    await createComment(grace, 'On the post of @ada');
    await createComment(linus, 'Also on the post');
    expect(await listReasons(ada)).toEqual([['reply', 'Also on the post']]);
    expect((await readInbox(ada)).unreadCount).toBe(1);
    expect((await ada.send('delete', mute, {})).status).toBe(200);
    await createComment(grace, 'Not muted any more');
    expect(await listReasons(ada)).toHaveLength(2);
  });

  it('omits mentions on another tenant', async () => {
    const elsewhere = await joinSite(t, 'statecraft', {
      username: 'Linus_T',
      email: 'linus@elsewhere.example',
    });
    await createComment(grace, '@linus_t');
    expect((await elsewhere.agent.get('/api/inbox').set(elsewhere.bearer)).body).toMatchObject({
      notifications: [],
      unreadCount: 0,
    });
    expect(await listReasons(linus)).toHaveLength(1);
  });

  it('counts ten mentions per comment over all versions', async () => {
    const people = await Promise.all(
      Array.from({ length: 14 }, (_, i) =>
        t.make.user('nontrivial', { username: `named_${i}_${fixture.post.id}` }),
      ),
    );
    const mention = (from: number, to: number) =>
      people
        .slice(from, to)
        .map(({ username }) => `@${username}`)
        .join(' ');
    const countNotices = (id: string) =>
      db
        .select({ userId: notifications.userId })
        .from(notifications)
        .where(and(eq(notifications.commentId, id), eq(notifications.kind, 'mention')));
    const many = await createComment(grace, mention(0, 12));
    expect((await countNotices(many.id)).map(({ userId }) => userId).toSorted()).toEqual(
      people
        .slice(0, 10)
        .map(({ id }) => id)
        .toSorted(),
    );
    const few = await createComment(grace, mention(0, 4));
    for (const text of [mention(2, 9), mention(8, 14)])
      expect((await grace.send('patch', `/api/comments/${few.id}`, { text })).status).toBe(200);
    expect((await countNotices(few.id)).map(({ userId }) => userId).toSorted()).toEqual(
      people
        .slice(0, 10)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('lists later mentions without duplicates', async () => {
    const comment = await createComment(grace, 'Hello @ada');
    for (const text of ['Hello @ada and @linus_t', 'Hello @linus_t, @ada, @grace'])
      await grace.send('patch', `/api/comments/${comment.id}`, { text });
    expect(await listReasons(linus)).toEqual([['mention', 'Hello @linus_t, @ada, @grace']]);
    expect(await listReasons(ada)).toEqual([['reply', 'Hello @linus_t, @ada, @grace']]);
    expect(await listReasons(grace)).toEqual([]);
  });

  it('drops deleted and, while hidden, hidden comments', async () => {
    const visible = await createComment(grace, 'Kept');
    const deleted = await createComment(grace, 'Deleted, @linus_t');
    const hidden = await createComment(grace, 'Hidden');
    await grace.send('delete', `/api/comments/${deleted.id}`);
    await mod.send('put', `/api/comments/${hidden.id}/visibility`, { is_hidden: true });
    expect(await listReasons(ada)).toEqual([['reply', 'Kept']]);
    expect([await listReasons(linus), (await readInbox(ada)).unreadCount]).toEqual([[], 1]);
    await mod.send('put', `/api/comments/${hidden.id}/visibility`, { is_hidden: false });
    expect(await listReasons(ada)).toEqual([
      ['reply', 'Hidden'],
      ['reply', 'Kept'],
    ]);
    await db.execute(sql`update posts set is_hidden = true where id = ${fixture.post.id}`);
    expect(await readInbox(ada)).toMatchObject({ notifications: [], unreadCount: 0 });
    expect(visible.deleted).toBe(false);
  });

  it('is marked read by POST /api/inbox/read', async () => {
    await createComment(grace, 'First');
    await createComment(grace, 'Second');
    expect((await readInbox(ada)).notifications.map(({ unread }) => unread)).toEqual([true, true]);
    for (let i = 0; i < 2; i += 1)
      expect((await ada.send('post', '/api/inbox/read')).body).toEqual({ unreadCount: 0 });
    await createComment(grace, 'Third');
    const { notifications: all, unreadCount } = await readInbox(ada);
    expect([unreadCount, all.map(({ unread, comment }) => [unread, comment.text])]).toEqual([
      1,
      [
        [true, 'Third'],
        [false, 'Second'],
        [false, 'First'],
      ],
    ]);
    expect((await grace.send('post', '/api/inbox/read')).body).toEqual({ unreadCount: 0 });
    expect((await readInbox(ada)).unreadCount).toBe(1);
  });

  it('counts a hundred unread at most', async () => {
    const [recipient, writer] = [await readUser(ada), await readUser(grace)];
    const comments = await Promise.all(
      Array.from({ length: 103 }, () => t.make.comment(fixture.post, { by: writer })),
    );
    await db.insert(notifications).values(
      comments.map(({ id }) => ({
        siteId: 'nontrivial',
        id: `n${id}`,
        userId: recipient.id,
        kind: 'reply' as const,
        commentId: id,
      })),
    );
    expect((await readInbox(ada)).unreadCount).toBe(100);
  });

  it('pages through notices of one moment without duplicates', async () => {
    const [recipient, writer] = [await readUser(ada), await readUser(grace)];
    const comments = await Promise.all(
      Array.from({ length: 11 }, () => t.make.comment(fixture.post, { by: writer })),
    );
    await db.insert(notifications).values(
      comments.map(({ id }, i) => ({
        siteId: 'nontrivial',
        id: `n${id}`,
        userId: recipient.id,
        kind: 'reply' as const,
        commentId: id,
        createdAt: new Date(Date.now() - (i >> 2) * 60_000),
      })),
    );
    const whole = (await readInbox(ada)).notifications.map(({ id }) => id);
    expect(new Set(whole).size).toBe(11);
    const pages: string[][] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: NotificationList = await readInbox(
        ada,
        `?limit=4${cursor === '' ? '' : `&cursor=${cursor}`}`,
      );
      expect(page.hasNextPage).toBe(page.nextCursor !== null);
      pages.push(page.notifications.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(pages.map(({ length }) => length)).toEqual([4, 4, 3]);
    expect(pages.flat()).toEqual(whole);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=x', 'limit'],
    ['cursor=x', 'cursor'],
    [`cursor=${encodeCursor('new', [1, 'a'])}`, 'cursor'],
    [`cursor=${encodeCursor('inbox', ['a', 'a'])}`, 'cursor'],
    [`cursor=${encodeCursor('inbox', [1e300, 'a'])}`, 'cursor'],
    ['user=ada', 'user'],
  ])('?%s returns 400 naming %s', async (query, field) => {
    expectError(await ada.agent.get(`/api/inbox?${query}`).set(ada.bearer), 'bad_request', [field]);
  });
});
