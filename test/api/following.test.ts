import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { memberChoices, users } from '../../server/db/schema.ts';
import { listReasons, readInbox, setUpInbox, type Member } from '../support/inbox-calls.ts';

const fixture = await setUpInbox();
const { t, db, ada, grace, linus, readUser, createComment } = fixture;
const follow = async (actor: Member, kind: string, subject: string) => {
  const reply = await actor.send('put', `/api/me/choices/${kind}/${subject}`, { choice: 'follow' });
  expect(reply.status, reply.text).toBe(200);
  // Only later posts count, and times have milliseconds.
  await new Promise((resolve) => setTimeout(resolve, 3));
};
beforeEach(async () => {
  await db.delete(memberChoices);
});

it('adds new comments on followed posts to the inbox once', async () => {
  await follow(linus, 'post', fixture.post.id);
  await linus.send('post', `/api/posts/${fixture.post.id}/save`);
  await db.update(users).set({ notifyThreads: 'daily' }).where(eq(users.username, 'Linus_T'));
  await createComment(grace, 'To those who follow');
  await createComment(linus, 'By a follower');
  expect(await listReasons(linus)).toEqual([['thread', 'To those who follow']]);
  await linus.send('delete', `/api/me/choices/post/${fixture.post.id}`);
  await linus.send('delete', `/api/posts/${fixture.post.id}/save`);
  await createComment(grace, 'After that');
  expect(await listReasons(linus)).toEqual([['thread', 'To those who follow']]);
});

it('lists each followed tag and domain with its newest posts', async () => {
  const now = Date.now();
  await t.make.post({ title: 'Before following', tags: ['research'], createdAt: new Date(now) });
  await follow(linus, 'tag', 'research');
  await follow(linus, 'domain', 'press.example');
  expect((await readInbox(linus)).followed).toEqual([]);
  const post = (title: string, second: number, rest: object) =>
    t.make.post({ title, createdAt: new Date(now + 1_000 * second), ...rest });
  for (const i of [1, 2, 3, 4]) await post(`Research ${i}`, i, { tags: ['research'] });
  await post('Hidden', 5, { tags: ['research'], isHidden: true });
  await post('Own', 6, { tags: ['research'], by: await readUser(linus) });
  await post('Another tag', 7, { tags: ['models'] });
  await post('From the press', 8, { url: 'https://press.example/1' });
  const { followed, unreadCount } = await readInbox(linus);
  expect(followed).toMatchObject([
    { kind: 'domain', subject: 'press.example', total: 1, unread: true },
    {
      kind: 'tag',
      subject: 'research',
      total: 4,
      newestAt: new Date(now + 4_000).toISOString(),
      posts: [{ title: 'Research 4' }, { title: 'Research 3' }, { title: 'Research 2' }],
      unread: true,
    },
  ]);
  expect(unreadCount).toBe(2);
  expect((await readInbox(ada)).followed).toEqual([]);

  expect((await linus.send('post', '/api/inbox/read')).body).toEqual({ unreadCount: 0 });
  expect((await readInbox(linus)).followed.map(({ unread }) => unread)).toEqual([false, false]);
  await post('Research 5', 20, { tags: ['research'] });
  expect((await readInbox(linus)).unreadCount).toBe(1);
});
