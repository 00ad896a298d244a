import { and, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { posts, sharingPictures } from '../../server/db/schema.ts';
import * as limits from '../../shared/limits.ts';
import { createVariant } from '../support/app-variant.ts';
import { addIssue } from '../support/issues.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const site = 'statecraft';
const { db } = t.deps;
const origin = 'https://statecraft.example';
const get = (path: string) => t.on(site).get(path).buffer(true);
const pictureOf = async (path: string) => {
  const found = /property="og:image" content="([^"]+)"/.exec((await get(path)).text)?.[1] ?? '';
  expect(found).toContain(origin);
  return found.replace(origin, '');
};

it('addresses the picture of a post by its content', async () => {
  const post = await t.make.post({ site, title: 'A <b>treaty</b> & its seas 🌊' });
  const path = await pictureOf(`/post/${post.slug}`);
  expect(path).toMatch(/^\/pictures\/post\/[\w-]+-[0-9a-f]{16}\.png$/);
  const picture = await get(path);
  expect(picture.status).toBe(200);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const png = picture.body as Buffer;
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect((await get(path)).body).toEqual(png);
  // An address from before an edit leads to the present picture.
  const old = await get(path.replace(/[0-9a-f]{16}\.png/, '0123456789abcdef.png'));
  expect([old.status, old.headers.location]).toEqual([302, path]);
  expect((await t.on('nontrivial').get(path)).status).toBe(404);
});

it('draws the picture of an issue with its first story', async () => {
  const post = await t.make.post({ site, title: 'Lead of the day' });
  await addIssue(t, site, '2026-11-19', [post], { issueState: 'sent' });
  const path = await pictureOf('/newsletter/archive/2026-11-19');
  expect(path).toMatch(/^\/pictures\/issue\/2026-11-19-/);
  expect((await get(path)).headers['content-type']).toBe('image/png');
});

it('stores one picture per post for all processes', async () => {
  const post = await t.make.post({ site, title: 'A title before' });
  const before = await pictureOf(`/post/${post.slug}`);
  await get(before);
  const isOfPost = and(
    eq(sharingPictures.siteId, site),
    eq(sharingPictures.page, `post/${post.id}`),
  );
  const drawn = Buffer.from('drawn by the first process');
  await db.update(sharingPictures).set({ png: drawn }).where(isOfPost);
  const second = await createVariant(t, {});
  expect((await second.on(site).get(before).buffer(true)).body).toEqual(drawn);
  await db
    .update(posts)
    .set({ title: 'A title after' })
    .where(and(eq(posts.siteId, site), eq(posts.id, post.id)));
  const after = (await get(before)).headers.location ?? '';
  expect(((await get(after)).body as Buffer).subarray(1, 4).toString()).toBe('PNG');
  expect(
    await db.select({ hash: sharingPictures.hash }).from(sharingPictures).where(isOfPost),
  ).toEqual([{ hash: /-(\w{16})\.png$/.exec(after)?.[1] }]);
});

it('keeps the newest pictures of each site', async () => {
  await db.execute(sql`insert into sharing_pictures (site_id, page, hash, png, created_at)
    select s, 'issue/' || i, 'hash', '\\x00', now() - i * interval '1 minute'
    from unnest(array[${site}, 'nontrivial']) s, generate_series(1, ${limits.pictures.perSite}) i`);
  const post = await t.make.post({ site, title: 'One more' });
  await get(await pictureOf(`/post/${post.slug}`));
  const count = async (of: string) => db.$count(sharingPictures, eq(sharingPictures.siteId, of));
  expect(await count(site)).toBe(limits.pictures.perSite);
  expect(await count('nontrivial')).toBe(limits.pictures.perSite);
  expect(await db.$count(sharingPictures, eq(sharingPictures.postId, post.id))).toBe(1);
});

it.each(['แบบจำลองภาษา', 'اردو کے ماڈل ہیں'])(
  'falls back to the site picture for %s',
  async (title) => {
    const post = await t.make.post({ site, title });
    expect(await pictureOf(`/post/${post.slug}`)).toBe('/sites/statecraft/og.png');
    const picture = await get(`/pictures/post/${post.id}-0123456789abcdef.png`);
    expect([picture.status, picture.headers.location]).toEqual([302, '/sites/statecraft/og.png']);
  },
);

it.each([
  'نماذج لغوية جديدة',
  'מודלים של שפה',
  '海上条約に合意',
  '語言模型',
  '한국어 모델',
  'भाषा मॉडल',
])('draws the picture of %s', async (title) => {
  const post = await t.make.post({ site, title });
  expect((await get(await pictureOf(`/post/${post.slug}`))).headers['content-type']).toBe(
    'image/png',
  );
});

it('shows the picture of the site on pages without one', async () => {
  expect(await pictureOf('/about')).toBe('/sites/statecraft/og.png');
});

it('has no picture of a hidden post', async () => {
  const post = await t.make.post({ site, title: 'Hidden', isHidden: true });
  expect((await get(`/pictures/post/${post.id}-0123456789abcdef.png`)).status).toBe(404);
});
