import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { posts, users } from '../../server/db/schema.ts';
import { readViewerVotes } from '../../server/domain/posts/viewer-votes.ts';
import { ctxOfSite } from '../support/ctx.ts';
import { expectError } from '../support/error-replies.ts';
import { injections } from '../support/sql-injection-payloads.ts';
import { joinSite } from '../support/members.ts';
import { recordQueries } from '../support/queries.ts';
import { recordStatements } from '../support/statements.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const ada = await joinSite(t, 'nontrivial');
const grace = await joinSite(t, 'nontrivial');
/** The rest of a reply for posts that are neither followed, muted nor visited. */
const nothing = { followed: [], muted: { posts: {}, comments: [] }, visits: {} };
const readUser = async ({ username }: typeof ada) =>
  (
    await t.deps.db.select().from(users).where(eq(users.username, username))
  )[0] as typeof users.$inferSelect;
const ask = (query: string, actor = ada) =>
  actor.agent.get(`/api/me/votes${query}`).set(actor.bearer);

describe('GET /api/me/votes', () => {
  it("returns the caller's votes and saved posts among those named", async () => {
    const ownPosts = [
      await t.make.post(),
      await t.make.post(),
      await t.make.post(),
      await t.make.post(),
    ] as const;
    const [up, down, back, saved] = ownPosts.map(({ id }) => id) as [
      string,
      string,
      string,
      string,
    ];
    const comment = await t.make.comment(ownPosts[0]);
    for (const [id, vote] of [
      [up, 1],
      [down, -1],
      [back, 1],
      [back, 0],
    ] as const)
      await ada.send('post', `/api/posts/${id}/vote`, { vote });
    await ada.send('post', `/api/comments/${comment.id}/vote`, { vote: -1 });
    await ada.send('post', `/api/posts/${saved}/save`);
    await grace.send('post', `/api/posts/${saved}/vote`, { vote: 1 });
    const query =
      `?posts=${[up, down, back, saved, 'zzzzzzzzzzzz'].join(',')}` +
      `&comments=${comment.id},zzzzzzzzzzzz`;
    expect((await ask(query)).body).toEqual({
      posts: { [up]: 1, [down]: -1 },
      comments: { [comment.id]: -1 },
      saved: [saved],
      ...nothing,
    });
    expect((await ask(query, grace)).body).toEqual({
      posts: { [saved]: 1 },
      comments: {},
      saved: [],
      ...nothing,
    });
    expect((await ask(`?posts=${down},${down}`)).body).toEqual({
      posts: { [down]: -1 },
      comments: {},
      saved: [],
      ...nothing,
    });
    expect((await ask('')).body).toEqual({ posts: {}, comments: {}, saved: [], ...nothing });
  });

  it("returns the initial vote on the caller's content", async () => {
    const author = await readUser(ada);
    const post = await t.make.post({ by: author });
    const comment = await t.make.comment(post, { by: author });
    expect((await ask(`?posts=${post.id}&comments=${comment.id}`)).body).toEqual({
      posts: { [post.id]: 1 },
      comments: { [comment.id]: 1 },
      saved: [],
      ...nothing,
    });
    expect((await ask(`?posts=${post.id}&comments=${comment.id}`, grace)).body).toEqual({
      posts: {},
      comments: {},
      saved: [],
      ...nothing,
    });
  });

  it('returns nothing of another tenant', async () => {
    const there = await joinSite(t, 'statecraft');
    const foreign = await t.make.post({ site: 'statecraft' });
    await there.send('post', `/api/posts/${foreign.id}/vote`, { vote: 1 });
    await there.send('post', `/api/posts/${foreign.id}/save`);
    expect(
      (await there.agent.get(`/api/me/votes?posts=${foreign.id}`).set(there.bearer)).body,
    ).toEqual({ posts: { [foreign.id]: 1 }, comments: {}, saved: [foreign.id], ...nothing });
    expect((await ask(`?posts=${foreign.id}`)).body).toEqual({
      posts: {},
      comments: {},
      saved: [],
      ...nothing,
    });
  });

  it('reads 100 posts and 200 comments in one statement', async () => {
    const createIds = (n: number) => Array.from({ length: n }, (_, i) => `id${i}`);
    expect(
      (await ask(`?posts=${createIds(100).join(',')}&comments=${createIds(200).join(',')}`)).status,
    ).toBe(200);
    expectError(await ask(`?posts=${createIds(101).join(',')}`), 'bad_request', ['posts']);
    expectError(await ask(`?comments=${createIds(201).join(',')}`), 'bad_request', ['comments']);
    const ctx = ctxOfSite(t, 'nontrivial');
    const voter = { userId: (await readUser(ada)).id };
    const sent = await recordStatements(t.deps.database, () =>
      readViewerVotes(ctx, voter, { posts: createIds(1) }),
    );
    const more = await recordStatements(t.deps.database, () =>
      readViewerVotes(ctx, voter, { posts: createIds(70), comments: createIds(9) }),
    );
    expect([...sent, ...more].map(({ text }) => text)).toEqual([sent[0]?.text, sent[0]?.text]);
  });

  it.each(['', ',', 'a,,b', 'a, b', 'a b', `${'a'.repeat(33)}`, '%27', 'a-b', '{a}'])(
    'rejects the ids %j with 400 naming the parameter',
    async (value) => {
      for (const name of ['posts', 'comments'])
        expectError(await ask(`?${name}=${value}`), 'bad_request', [name]);
    },
  );

  it('never puts the injection corpus into a statement', async () => {
    const [post] = await t.deps.db.select({ id: posts.id }).from(posts).limit(1);
    const { texts } = recordQueries(t.deps.database);
    await ask(`?posts=${post?.id ?? ''}`);
    const knownTexts = [...texts];
    for (const hostile of injections.filter((text) => !/^\w{1,32}$/.test(text) || text === '_'))
      expectError(await ask(`?posts=${encodeURIComponent(hostile)}`), 'bad_request', ['posts']);
    expect([...texts].filter((text) => !knownTexts.includes(text))).toEqual([]);
  });
});
