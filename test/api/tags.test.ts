import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Post } from '#shared/contract/posts.ts';
import { presets } from '#shared/sites/presets.ts';
import { follows, posts, tags, users } from '../../server/db/schema.ts';
import { ensureSites } from '../../server/domain/sites/site-registry.ts';
import { setPostTags } from '../../server/domain/posts/tags.ts';
import type { PostRow, UserRow } from '../support/factories.ts';
import { expectError } from '../support/error-replies.ts';
import { injections } from '../support/sql-injection-payloads.ts';
import { joinSite } from '../support/members.ts';
import { createTestApp, type SiteId } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
type List = { posts: Post[]; nextCursor: string | null; hasNextPage: boolean; totalCount: number };

async function createTagged(
  names: string[],
  fields: Parameters<typeof t.make.post>[0] = {},
): Promise<PostRow> {
  const row = await t.make.post(fields);
  await setPostTags(db, row, names);
  return row;
}

/** Returns all ids of a list, page by page. */
async function walk(
  path: string,
  headers: Record<string, string> = {},
  site: SiteId = 'nontrivial',
): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const response = await t
      .on(site)
      .get(`${path}${cursor && `&cursor=${cursor}`}`)
      .set(headers);
    expect(response.status, response.text).toBe(200);
    const list = response.body as List;
    expect(list.hasNextPage).toBe(list.nextCursor !== null);
    ids.push(...list.posts.map(({ id }) => id));
    cursor = list.nextCursor;
  }
  return ids;
}

it.each(presets.map(({ id, tags: presetTags }) => ({ id: id as SiteId, own: presetTags })))(
  'GET /api/tags of $id lists 8 to 12 tags',
  async ({ id, own: presetTags }) => {
    expect((await t.on(id).get('/api/tags')).body).toEqual({ tags: presetTags });
    expect(presetTags.length).toBeGreaterThanOrEqual(8);
    expect(presetTags.length).toBeLessThanOrEqual(12);
    expect(new Set(presetTags.map(({ name }) => name)).size).toBe(presetTags.length);
    for (const { name, description } of presetTags) {
      expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(name.length).toBeLessThanOrEqual(40);
      expect(description).toMatch(/^[A-Z].{10,80}\.$/);
    }
  },
);

it('adds tags to an old database once, keeping edits', async () => {
  await db.delete(tags).where(eq(tags.siteId, 'statecraft'));
  await db
    .update(tags)
    .set({ description: 'In our own words.' })
    .where(and(eq(tags.siteId, 'default'), eq(tags.name, 'food')));
  await Promise.all([ensureSites(db), ensureSites(db), ensureSites(db)]);
  expect((await t.on('statecraft').get('/api/tags')).body).toEqual({
    tags: presets.find(({ id }) => id === 'statecraft')?.tags,
  });
  expect(JSON.stringify((await t.on('default').get('/api/tags')).body)).toContain(
    'In our own words.',
  );
});

it('GET /api/posts?tag= pages through a tag, newest first', async () => {
  const moment = t.make.minutesAgo(30);
  const rows = [
    ...(await Promise.all(
      [1, 2, 3, 4, 5].map((minutesAgo) => createTagged(['research', 'evals'], { minutesAgo })),
    )),
    ...(await Promise.all(
      [1, 2, 3, 4].map(() => createTagged(['research'], { createdAt: moment })),
    )),
  ];
  await createTagged(['research'], { isHidden: true });
  await createTagged(['research'], { deletedAt: moment });
  await createTagged(['evals']);
  await createTagged(['history'], { site: 'statecraft' });
  const ids = new Set(rows.map(({ id }) => id));
  const expected = (await walk('/api/posts?sort=new')).filter((id) => ids.has(id));
  expect(expected).toHaveLength(rows.length);
  for (const query of [
    'tag=research&limit=2',
    'tag=research&limit=4&sort=new',
    'sort=recent&tag=research&limit=100',
  ])
    expect(await walk(`/api/posts?${query}`)).toEqual(expected);
  const list = (await t.on('nontrivial').get('/api/posts?tag=research&limit=1')).body as List;
  expect(list.posts[0]).toMatchObject({
    tags: ['research', 'evals'],
    author: { username: expect.any(String) as string },
  });
  expect(list).not.toHaveProperty('totalCount');
  expect(await walk('/api/posts?tag=history', {}, 'statecraft')).toHaveLength(1);
});

it('returns no posts for an unknown tag', async () => {
  for (const tag of ['cookery', 'treaties', 'a'.repeat(40)])
    expect((await t.on('nontrivial').get(`/api/posts?tag=${tag}`)).body).toMatchObject({
      posts: [],
      nextCursor: null,
      hasNextPage: false,
    });
});

it.each([
  ['tag=models&sort=hot', 'sort'],
  ['tag=models&sort=top', 'sort'],
  ['tag=models&t=day', 't'],
  ['tag=models&sort=top&t=day', 't'],
  ['tag=models&page=1', 'page'],
  ['tag=models&q=words', 'tag'],
  ['tag=models&limit=101', 'limit'],
  ['tag=models&sort=recent&limit=101', 'limit'],
  ['tag=models&cursor=abc', 'cursor'],
  ['tag=', 'tag'],
  ['tag=Models', 'tag'],
  ['tag=a%20b', 'tag'],
  [`tag=${'a'.repeat(41)}`, 'tag'],
])('GET /api/posts?%s returns 400 naming %s', async (query, field) => {
  expectError(await t.on('nontrivial').get(`/api/posts?${query}`), 'bad_request', [field]);
});

it('finds no tag in the injection corpus', async () => {
  for (const hostile of injections) {
    const response = await t.on('nontrivial').get(`/api/posts?tag=${encodeURIComponent(hostile)}`);
    if (/^[a-z0-9-]{1,40}$/.test(hostile)) expect((response.body as List).posts).toEqual([]);
    else expectError(response, 'bad_request', ['tag']);
  }
});

it('continues a tag with its cursor', async () => {
  const { nextCursor } = (await t.on('nontrivial').get('/api/posts?tag=evals&limit=1'))
    .body as List;
  const next = (await t.on('nontrivial').get(`/api/posts?tag=evals&limit=1&cursor=${nextCursor}`))
    .body as List;
  expect(next.posts).toHaveLength(1);
  expectError(
    await t.on('nontrivial').get(`/api/posts?tag=evals&sort=hot&cursor=${nextCursor}`),
    'bad_request',
    ['sort'],
  );
});

describe("followed users' posts", () => {
  let me: Awaited<ReturnType<typeof joinSite>>;
  let theirs: string[];
  beforeAll(async () => {
    me = await joinSite(t, 'nontrivial');
    const [row] = (await db.select().from(users).where(eq(users.username, me.username))) as [
      UserRow,
    ];
    const followed = [await t.make.user(), await t.make.user()];
    await db
      .insert(follows)
      .values(
        followed.map(({ id }) => ({ siteId: 'nontrivial', followerId: row.id, followeeId: id })),
      );
    const rows = [];
    for (let minutesAgo = 100; minutesAgo < 107; minutesAgo += 1)
      rows.push(await t.make.post({ by: followed[minutesAgo % 2], minutesAgo }));
    await t.make.post({ by: followed[0], isHidden: true });
    await t.make.post();
    theirs = rows.map(({ id }) => id);
  });

  it('GET /api/posts?feed=following pages through followed posts, newest first', async () => {
    for (const query of ['', '&sort=new', '&sort=recent'])
      expect(await walk(`/api/posts?feed=following&limit=3${query}`, me.bearer)).toEqual(theirs);
    expectError(await t.on('nontrivial').get('/api/posts?feed=following'), 'unauthorized');
    const nobody = await joinSite(t, 'nontrivial');
    expect(
      (await t.on('nontrivial').get('/api/posts?feed=following').set(nobody.bearer)).body,
    ).toMatchObject({ posts: [], nextCursor: null });
    await db
      .update(posts)
      .set({ isHidden: true, hiddenBy: 'author' })
      .where(eq(posts.id, theirs[0] ?? ''));
    expect(await walk('/api/posts?feed=following', me.bearer)).toEqual(theirs.slice(1));
  });

  it.each([
    ['sort=hot', 'sort'],
    ['t=day', 't'],
    ['page=1', 'page'],
    ['tag=models', 'tag'],
    ['limit=101', 'limit'],
    ['q=words', 'feed'],
    ['cursor=abc', 'cursor'],
  ])('GET /api/posts?feed=following&%s returns 400 naming %s', async (query, field) => {
    expectError(
      await t.on('nontrivial').get(`/api/posts?feed=following&${query}`).set(me.bearer),
      'bad_request',
      [field],
    );
  });
});
