import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Comment } from '#shared/contract/comments.ts';
import type { Post } from '#shared/contract/posts.ts';
import { images, posts, textImages, users } from '../../server/db/schema.ts';
import { deleteDueAccounts } from '../../server/domain/account-lifecycle/erase-account.ts';
import { purgeImages } from '../../server/domain/images/purge-images.ts';
import { caller, program, type Caller } from '../support/api-clients.ts';
import { createExif, createPng, withSegments } from '../support/images.ts';
import { jpeg } from '../support/image-samples.ts';
import { expectError } from '../support/error-replies.ts';
import { setStoredSettings } from '../support/site-settings.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp({ config: { siteImageBytes: 400_000 } });
const { db } = t.deps;
const site = 'nontrivial';
const turn = (inTexts: boolean, minKarma = 0) =>
  setStoredSettings(t, { pictures: { inTexts, minKarma } });
beforeEach(async () => {
  await db.delete(images);
  await turn(true);
});

const upload = (by: Caller, file: Buffer) =>
  by.call('POST', '/api/images', { image: file.toString('base64') });
let shade = 0;
async function uploadOk(by: Caller, file = createPng(30, 20, (shade += 1))): Promise<string> {
  const reply = await upload(by, file);
  expect(reply.status, reply.text).toBe(201);
  return (reply.body as { path: string }).path;
}
const get = (path: string) => t.on(site).get(path).buffer(true);
async function post(by: Caller, text: string): Promise<Post> {
  const reply = await by.call('POST', '/api/posts', { title: 'A walk by the sea', text });
  expect(reply.status, reply.text).toBe(201);
  return reply.body as Post;
}
const textWith = (path: string) => `Look.\n\n![A *grey* sea](${path})\n\nCold.`;

it('shows a picture of its author in a post, with its size', async () => {
  const ada = await caller(t, site);
  const path = await uploadOk(ada, withSegments(jpeg, createExif(1)));
  const [, width, height] = /-(\d+)x(\d+)\.jpg$/.exec(path) ?? [];
  const { slug, content } = await post(ada, textWith(path));
  expect(content).toEqual([
    ['p', ['Look.']],
    ['p', [['img', ['A grey sea'], path]]],
    ['p', ['Cold.']],
  ]);
  expect((await t.on(site).get(`/post/${slug}`)).text).toMatch(
    new RegExp(
      `<img src="${path}" alt="A grey sea" width="${width}" height="${height}" loading="lazy"`,
    ),
  );
  const file = await get(path);
  expect([file.status, file.headers['cache-control']]).toEqual([
    200,
    'public, max-age=86400, s-maxage=300',
  ]);
  expect((file.body as Buffer).toString('latin1')).not.toContain('Exif');
  const feed = await t.on(site).get('/new/feed.xml');
  expect(feed.text).toContain(
    `${path}&quot; alt=&quot;A grey sea&quot; width=&quot;${width}&quot;`,
  );
  expect(feed.text).not.toContain(`src=&quot;/images`);
});

it('stores a wide picture for small screens, too', async () => {
  const ada = await caller(t, site);
  const path = await uploadOk(ada, createPng(1_000, 100));
  const small = path.replace('-1000x100', '-800x80');
  const { slug } = await post(ada, textWith(path));
  expect((await get(small)).status).toBe(200);
  expect((await t.on(site).get(`/post/${slug}`)).text).toContain(
    `srcSet="${small} 800w, ${path} 1000w"`,
  );
});

it.each([
  ['another site', 'https://pictures.example/sea.png'],
  ['no upload', `/images/${'0'.repeat(32)}-30x20.png`],
])('shows a link for an image of %s', async (_, address) => {
  const { content } = await post(await caller(t, site), textWith(address));
  expect(content?.[1]).toEqual(['p', [['a', ['A grey sea'], address]]]);
});

it('shows a link for a picture of another member', async () => {
  const path = await uploadOk(await caller(t, site));
  const { content } = await post(await caller(t, site), textWith(path));
  expect(content?.[1]).toEqual(['p', [['a', ['A grey sea'], path]]]);
});

it('previews, comments and edits with pictures', async () => {
  const ada = await caller(t, site);
  const [first, second] = [await uploadOk(ada), await uploadOk(ada)];
  const shown = (path: string) => [['p', [['img', ['Sea'], path]]]];
  const preview = await ada.call('POST', '/api/markdown/preview', { text: `![Sea](${first})` });
  expect(preview.body).toEqual({ content: shown(first) });
  const { id } = await t.make.post({ site });
  const reply = await ada.call('POST', `/api/posts/${id}/comments`, { text: `![Sea](${first})` });
  const comment = reply.body as Comment;
  expect(comment.content).toEqual(shown(first));
  const edited = await ada.call('PATCH', `/api/comments/${comment.id}`, {
    text: `![Sea](${second})`,
  });
  expect(edited.body).toMatchObject({ content: shown(second) });
  const named = await db
    .select({ image: textImages.image })
    .from(textImages)
    .where(eq(textImages.commentId, comment.id));
  expect(named).toEqual([{ image: second.slice('/images/'.length) }]);
});

it('rejects a picture where the site has none', async () => {
  await turn(false);
  const reply = await upload(await caller(t, site, { role: 'admin' }), createPng());
  expectError(reply, 'forbidden');
});

it('rejects a picture of a member with too little karma', async () => {
  await turn(true, 10);
  const reply = await upload(await caller(t, site, { karma: 9 }), createPng());
  expectError(reply, 'forbidden');
  expect(reply.body).toMatchObject({
    error: 'You can add pictures from 10 karma on. You have 9.',
  });
  await uploadOk(await caller(t, site, { karma: 10 }));
  await uploadOk(await caller(t, site, { karma: 0, role: 'moderator' }));
});

it('rejects what is not an image, and names the field', async () => {
  expectError(await upload(await caller(t, site), Buffer.from('no image')), 'bad_request', [
    'image',
  ]);
});

it('accepts 20 pictures a day, and the same file again', async () => {
  const ada = await caller(t, site);
  const file = createPng(10, 10, 1);
  const path = await uploadOk(ada, file);
  for (let i = 1; i < 20; i += 1) await uploadOk(ada);
  const reply = await upload(ada, createPng(10, 10, 2));
  expectError(reply, 'too_many_requests');
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(86_000);
  expect(reply.body).toMatchObject({ error: 'You can add 20 pictures a day.' });
  await db.update(images).set({ createdAt: sql`now() - interval '25 hours'` });
  expect(await uploadOk(ada, file)).toBe(path);
  await uploadOk(ada);
});

it('rejects a picture at the limit of the site', async () => {
  const ada = await caller(t, site);
  await uploadOk(ada);
  await db.update(images).set({ size: 400_000 });
  const reply = await upload(await caller(t, site), createPng());
  expectError(reply, 'conflict');
  expect(reply.body).toMatchObject({
    error: "The site has reached its limit of 0.4 MB for members' pictures.",
  });
});

it('takes pictures from programs of a member', async () => {
  const key = await program(t, await t.make.user(site), ['write']);
  await uploadOk(key);
});

it('withdraws the picture of a hidden post', async () => {
  const ada = await caller(t, site);
  const path = await uploadOk(ada);
  const { id } = await post(ada, textWith(path));
  const staff = await caller(t, site, { role: 'moderator' });
  const hide = (isHidden: boolean) =>
    staff.call('PUT', `/api/posts/${id}/visibility`, { is_hidden: isHidden, reason: 'Private.' });
  await hide(true);
  expect((await get(path)).status).toBe(404);
});

it('shows the picture of a held post to those who review it', async () => {
  const ada = await caller(t, site);
  const path = await uploadOk(ada);
  const { id } = await post(ada, textWith(path));
  await db
    .update(posts)
    .set({ isHidden: true, hiddenBy: 'pending_review' })
    .where(eq(posts.id, id));
  expect((await get(path)).status).toBe(200);
});

it('deletes pictures that no text shows', async () => {
  const ada = await caller(t, site);
  const [unused, used, deleted] = [await uploadOk(ada), await uploadOk(ada), await uploadOk(ada)];
  await post(ada, textWith(used));
  const gone = await post(ada, `![Sea](${deleted})`);
  const look = async () => {
    await db.update(images).set({ checkAt: sql`now() - interval '1 second'` });
    return purgeImages(db);
  };
  expect(await look()).toBe(1);
  await ada.call('DELETE', `/api/posts/${gone.id}`);
  await look();
  await look();
  const left = await db.select({ name: images.name }).from(images);
  expect(left.map(({ name }) => `/images/${name}`)).toEqual([used]);
  expect(unused).not.toBe(used);
});

it('erases pictures with the account, and words stay in its texts', async () => {
  const ada = await caller(t, site);
  const path = await uploadOk(ada);
  const { slug, id } = await post(ada, textWith(path));
  await db
    .update(users)
    .set({ deletionScheduledAt: sql`now() - interval '1 second'` })
    .where(eq(users.id, ada.user?.id ?? ''));
  expect(await deleteDueAccounts(t.deps)).toBe(1);
  expect(await db.$count(images)).toBe(0);
  expect(await db.$count(textImages, eq(textImages.postId, id))).toBe(0);
  const html = (await t.on(site).get(`/post/${slug}`)).text;
  expect(html).toContain('A grey sea');
  expect(html).not.toContain(`src="${path}"`);
});
