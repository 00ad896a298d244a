import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '#shared/durations.ts';
import { comments, posts, rateLimits, users } from '../../server/db/schema.ts';
import { caller, type Caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import type { PostRow } from '../support/factories.ts';
import { createTestApp, startOfTest } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
let [me, post] = [null as unknown as Caller, null as unknown as PostRow];
let count = 0;
beforeEach(async () => {
  await db.delete(rateLimits);
  t.clock.set(startOfTest);
  me = await caller(t, 'nontrivial');
  post ??= await t.make.post();
});

const sendComment = (text: string, actor = me, target = post) =>
  actor.call('POST', `/api/posts/${target.id}/comments`, { text });
const sendPost = (text: string, actor = me) =>
  actor.call('POST', '/api/posts', { title: `A post, number ${(count += 1)}`, text });
const createLinks = (n: number) =>
  Array.from({ length: n }, (_, i) => `https://links.example/${(count += 1)}/${i}`).join(' and ');
const getError = ({ body }: { body: unknown }) => (body as { error: string }).error;
const setAccountAge = (actor: Caller, seconds = 60) =>
  db
    .update(users)
    .set({ createdAt: sql`now() - make_interval(secs => ${seconds})` as never })
    .where(eq(users.id, actor.user?.id ?? ''));

describe('the same text', () => {
  it('is accepted three times a day per member', async () => {
    expect((await sendComment('Read my special and very own offer!')).status).toBe(201);
    expect((await sendPost('read  my\nspecial and very own OFFER!')).status).toBe(201);
    expect((await sendComment(' Read my special and very own offer! ')).status).toBe(201);
    for (const refused of [
      await sendComment('Read my special and very own offer!'),
      await sendPost('READ MY SPECIAL AND VERY OWN OFFER!'),
      await sendComment('Readmyspecialandveryownoffer!'),
    ]) {
      expectError(refused, 'too_many_requests');
      expect(getError(refused)).toContain('3 times today');
      expect(Number(refused.headers['retry-after'])).toBe(86_400);
    }
    expect(await db.$count(comments, eq(comments.userId, me.user?.id ?? ''))).toBe(2);
    expect((await sendComment('Read my other offer!')).status).toBe(201);
    expect(
      (await sendComment('Read my special and very own offer!', await caller(t, 'nontrivial')))
        .status,
      'somebody else',
    ).toBe(201);
    t.clock.set(new Date(startOfTest.getTime() + dayMs));
    expect((await sendComment('Read my special and very own offer!')).status, 'a day later').toBe(
      201,
    );
  });

  it('counts after deletion and for edits', async () => {
    for (let i = 0; i < 3; i += 1) {
      const { id } = (await sendComment('Delete this and repeat it.')).body as { id: string };
      await me.call('DELETE', `/api/comments/${id}`);
    }
    expectError(await sendComment('Delete this and repeat it.'), 'too_many_requests');
    const { id } = (await sendComment('Something harmless.')).body as { id: string };
    expectError(
      await me.call('PATCH', `/api/comments/${id}`, { text: 'Delete this and repeat it.' }),
      'too_many_requests',
    );
    expect(
      (await me.call('PATCH', `/api/comments/${id}`, { text: 'Something harmless. Really.' }))
        .status,
    ).toBe(200);
    const mine = (await sendPost('A text of its own.')).body as { id: string };
    expectError(
      await me.call('PATCH', `/api/posts/${mine.id}`, { text: 'Delete this and repeat it.' }),
      'too_many_requests',
    );
    expect(
      (
        await me.call('PATCH', `/api/posts/${mine.id}`, {
          text: 'A text of its own.',
          title: 'Another title',
        })
      ).status,
    ).toBe(200);
  });

  it('sent twenty times at once is stored three times', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => sendComment('All of us say this at once.')),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(17);
    expect(await db.$count(comments, eq(comments.userId, me.user?.id ?? ''))).toBe(3);
    const [row] = await db
      .select({ count: users.commentCount })
      .from(users)
      .where(eq(users.id, me.user?.id ?? ''));
    expect(row?.count).toBe(3);
  });

  it('counts only above a word or two', async () => {
    for (let i = 0; i < 5; i += 1) expect((await sendComment('Thank you!')).status).toBe(201);
  });

  it('is compared correctly in scripts without capitals', async () => {
    for (const text of ['最初の文', '二番目の文', '三番目の文', '四番目の文', '五番目の文'])
      expect((await sendComment(text)).status).toBe(201);
  });
});

describe('links in one text', () => {
  it('are limited to thirty everywhere, without counting mentions', async () => {
    expect((await sendComment(createLinks(30))).status).toBe(201);
    expectError(await sendComment(createLinks(31)), 'bad_request', ['text']);
    expectError(
      await sendPost(`- [one](https://one.example/)\n${createLinks(30)}`),
      'bad_request',
      ['text'],
    );
    const mine = (await sendPost('Few links.')).body as { id: string };
    expectError(
      await me.call('PATCH', `/api/posts/${mine.id}`, { text: createLinks(31) }),
      'bad_request',
      ['text'],
    );
    const comment = (await sendComment('No links.')).body as { id: string };
    const refused = await me.call('PATCH', `/api/comments/${comment.id}`, {
      text: createLinks(31),
    });
    expectError(refused, 'bad_request', ['text']);
    expect(getError(refused)).toBe('text must have at most 30 links.');
    expect((await sendComment(`${createLinks(30)} for @${me.user?.username}`)).status).toBe(201);
  });
});

describe('an account of less than ten minutes', () => {
  it('posts twice, then gets a retry time; comments freely', async () => {
    await setAccountAge(me);
    const first = (await sendPost('One.')).body as { id: string };
    await me.call('DELETE', `/api/posts/${first.id}`);
    const second = (await sendPost('Two.')).body as { id: string };
    const refused = await sendPost('Three.');
    expectError(refused, 'too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(530);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(540);
    expect(getError(refused)).toContain('first 10 minutes');
    expect(
      (await me.call('PATCH', `/api/posts/${second.id}`, { text: 'Two, changed.' })).status,
    ).toBe(200);
    for (let i = 0; i < 4; i += 1)
      expect((await sendComment(`A comment, the ${i}th.`)).status).toBe(201);
    await setAccountAge(me, 601);
    expect((await sendPost('Three.')).status).toBe(201);
  });

  it('posts twice also under concurrency', async () => {
    await setAccountAge(me);
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, i) => sendPost(`At once, ${i}.`)),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 429, 429, 429, 429]);
    expect(
      await db.$count(
        posts,
        and(eq(posts.siteId, 'nontrivial'), eq(posts.userId, me.user?.id ?? '')),
      ),
    ).toBe(2);
  });
});

describe('an account on its first day', () => {
  const toSeconds = (count: number) => count * 3_600;

  it('posts three times, then gets a retry time', async () => {
    await setAccountAge(me, toSeconds(2));
    const first = (await sendPost('One.')).body as { id: string };
    await me.call('DELETE', `/api/posts/${first.id}`);
    for (const text of ['Two.', 'Three.']) expect((await sendPost(text)).status).toBe(201);
    const refused = await sendPost('Four.');
    expectError(refused, 'too_many_requests');
    expect(getError(refused)).toContain('New accounts can post 3 times on their first day');
    expect(Math.abs(Number(refused.headers['retry-after']) - toSeconds(22))).toBeLessThan(60);
    const postList = (await t.on('nontrivial').get(`/api/users/${me.user?.username}/posts`))
      .body as { posts: { id: string }[] };
    expect(
      (await me.call('PATCH', `/api/posts/${postList.posts[0]?.id}`, { text: 'Changed.' })).status,
    ).toBe(200);
    await setAccountAge(me, toSeconds(24) + 1);
    expect((await sendPost('Four.')).status).toBe(201);
  });

  it('comments ten times', async () => {
    await setAccountAge(me, toSeconds(23));
    const replies = [];
    for (let i = 0; i < 11; i += 1)
      replies.push((await sendComment(`A comment, the ${i}th.`)).status);
    expect(replies).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  });

  it('has two links in a text', async () => {
    await setAccountAge(me, toSeconds(23));
    expect((await sendComment(createLinks(2))).status).toBe(201);
    expectError(await sendComment(createLinks(3)), 'bad_request', ['text']);
  });

  it('of staff is not limited', async () => {
    const staff = await caller(t, 'nontrivial', { role: 'moderator' });
    await setAccountAge(staff);
    for (let i = 0; i < 4; i += 1)
      expect((await sendPost(`Of the staff, the ${i}th. ${createLinks(5)}`, staff)).status).toBe(
        201,
      );
  });
});
