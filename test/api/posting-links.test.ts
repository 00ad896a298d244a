import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import type { Post } from '#shared/contract/posts.ts';
import { dayMs } from '#shared/durations.ts';
import { posts, users } from '../../server/db/schema.ts';
import { expectError } from '../support/error-replies.ts';
import { fromSite, joinSite } from '../support/members.ts';
import { wrongPostCounters } from '../support/post-counters.ts';
import { createTestApp, startOfTest, type SiteId } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
afterEach(async () => {
  t.clock.set(startOfTest);
  expect(await wrongPostCounters(db)).toEqual([]);
});

type Member = Awaited<ReturnType<typeof joinSite>>;
let count = 0;
const createUrl = () => `https://www.site${(count += 1)}.example/page`;
const join = (site: SiteId = 'nontrivial') => joinSite(t, site);
const submit = (member: Member, url: string, title = 'A link') =>
  member.send('post', '/api/posts', { title, url });
async function createPost(member: Member, url: string, title?: string): Promise<Post> {
  const response = await submit(member, url, title);
  expect(response.status, response.text).toBe(201);
  return response.body as Post;
}
async function createModerator(): Promise<Member> {
  const member = await join();
  await db.update(users).set({ role: 'moderator' }).where(eq(users.username, member.username));
  return member;
}
const hide = async (member: Member, { id }: Post, is_hidden = true) =>
  expect((await member.send('put', `/api/posts/${id}/visibility`, { is_hidden })).body).toEqual({
    is_hidden,
  });
const toEarlierPost = ({ slug, title, commentCount, createdAt }: Post) => ({
  slug,
  title,
  commentCount,
  createdAt,
});

it('returns 409 for a link in another spelling, 30 days', async () => {
  const [member1, member2] = [await join(), await join()];
  const url = createUrl();
  const first = await createPost(member1, url, 'The first');
  const again = `${url.replace('https://www.', 'HTTP://')}/index.html?utm_source=mail&fbclid=1#top`;
  for (const member of [member1, member2]) {
    const response = await submit(member, again);
    expectError(response, 'conflict', ['url']);
    expect((response.body as { earlier: unknown }).earlier).toEqual(toEarlierPost(first));
  }
  const changing = await createPost(member2, createUrl());
  const response = await member2.send('patch', `/api/posts/${changing.id}`, { url: again });
  expectError(response, 'conflict', ['url']);
  expect((response.body as { earlier: unknown }).earlier).toEqual(toEarlierPost(first));
  expect(
    (
      await member2.send('patch', `/api/posts/${changing.id}`, {
        url: `${String(changing.url)}#part`,
      })
    ).status,
    "one's own in another spelling",
  ).toBe(200);
});

it('accepts a link after 30 days and on another site', async () => {
  const url = createUrl();
  await createPost(await join(), url);
  await createPost(await join('statecraft'), url);
  const member2 = await join();
  t.clock.set(new Date(startOfTest.getTime() + 30 * dayMs - 1));
  expect((await submit(member2, url)).status).toBe(409);
  t.clock.set(new Date(startOfTest.getTime() + 30 * dayMs));
  const second = await createPost(member2, url);
  expect(
    ((await submit(await join(), url)).body as { earlier: { slug: string } }).earlier.slug,
  ).toBe(second.slug);
});

it('never treats texts as duplicates', async () => {
  const me = await join();
  for (const _ of [1, 2])
    expect(
      (await me.send('post', '/api/posts', { title: 'The same text', text: 'Word by word.' }))
        .status,
    ).toBe(201);
});

it('accepts one of ten concurrent posts with one link', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, () => join()));
  const url = createUrl();
  const spellings = [url, `${url}/`, `${url}#a`, url.replace('www.', ''), `${url}?utm_medium=x`];
  const replies = await Promise.all(
    members.map((member, i) =>
      submit(member, spellings[i % spellings.length] ?? url, `By number ${i}`),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([
    201,
    ...Array<number>(9).fill(409),
  ]);
  const won = replies.find(({ status }) => status === 201)?.body as Post;
  for (const { status, body } of replies)
    if (status === 409) expect((body as { earlier: unknown }).earlier).toEqual(toEarlierPost(won));
  expect(
    await db
      .select()
      .from(posts)
      .where(eq(posts.domain, won.domain ?? '')),
  ).toHaveLength(1);
});

it('accepts one of two concurrent changes to one link', async () => {
  const members = await Promise.all([join(), join()]);
  const mine = await Promise.all(members.map((member) => createPost(member, createUrl())));
  const url = createUrl();
  const replies = await Promise.all(
    members.map((member, i) => member.send('patch', `/api/posts/${mine[i]?.id}`, { url })),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('accepts a link again after its author deleted it', async () => {
  const me = await join();
  const url = createUrl();
  const first = await createPost(me, url);
  expect((await me.send('delete', `/api/posts/${first.id}`)).body).toEqual({ deleted: true });
  await createPost(me, url);
});

it('rejects a link that a moderator hid, without naming it', async () => {
  const me = await join();
  const url = createUrl();
  const first = await createPost(me, url);
  await hide(await createModerator(), first);
  const expectUntold = async (member: Member) => {
    const response = await submit(member, url);
    expectError(response, 'conflict', ['url']);
    expect(response.body).not.toHaveProperty('earlier');
  };
  await expectUntold(me);
  await expectUntold(await join());
  expectError(
    await me.send('patch', `/api/posts/${first.id}`, { url: createUrl() }),
    'bad_request',
    ['url'],
  );
  await me.send('delete', `/api/posts/${first.id}`);
  await expectUntold(me);
  await expectUntold(await join());
});

it('lets others post a link that its author hid', async () => {
  const [me, member2] = [await join(), await join()];
  const url = createUrl();
  const mine = await createPost(me, url);
  await hide(me, mine);
  const reminded = await submit(me, url);
  expectError(reminded, 'conflict', ['url']);
  expect(reminded.body).toMatchObject({
    fields: [{ message: 'was already posted by you in a post you hid' }],
  });
  expect(reminded.body).not.toHaveProperty('earlier');
  const theirs = await createPost(member2, url);
  const response = await me.send('put', `/api/posts/${mine.id}/visibility`, { is_hidden: false });
  expectError(response, 'conflict', ['url']);
  expect((response.body as { earlier: unknown }).earlier).toEqual(toEarlierPost(theirs));
  await member2.send('delete', `/api/posts/${theirs.id}`);
  await hide(me, mine, false);
});

it('GET /api/link-check returns the earlier post or null', async () => {
  const [me, member2] = [await join(), await join()];
  const url = createUrl();
  const check = async (member: Member, link = url) => {
    const response = await t
      .on('nontrivial')
      .get(`/api/link-check?url=${encodeURIComponent(link)}`)
      .set(member.bearer);
    expect(response.status, response.text).toBe(200);
    return (response.body as { post: Post | null }).post;
  };
  expect(await check(me)).toBeNull();
  const {
    text: _text,
    content: _content,
    editedAt: _editedAt,
    summary: _summary,
    issues: _issues,
    related: _related,
    ...summary
  } = await createPost(me, url, 'To be found');
  expect(await check(member2, `${url}/?utm_campaign=x`)).toEqual(summary);
  t.clock.set(new Date(startOfTest.getTime() + 30 * dayMs));
  expect(await check(member2)).toBeNull();
  t.clock.set(startOfTest);
  const abroad = await join('statecraft');
  expect(
    (
      await t
        .on('statecraft')
        .get(`/api/link-check?url=${encodeURIComponent(url)}`)
        .set(abroad.bearer)
    ).body,
  ).toEqual({ post: null });
  await hide(me, summary as Post);
  expect(await check(member2)).toBeNull();
});

it.each(['', '?url=', '?url=nonsense', '?url=javascript:alert(1)', '?url=http://me:pw@a.example'])(
  'GET /api/link-check%s returns 400, and 401 without a session',
  async (query) => {
    const path = `/api/link-check${query}`;
    expectError(
      await t
        .on('nontrivial')
        .get(path)
        .set((await join()).bearer),
      'bad_request',
      ['url'],
    );
    expectError(await t.on('nontrivial').get(path).set(fromSite('nontrivial')), 'unauthorized');
  },
);
