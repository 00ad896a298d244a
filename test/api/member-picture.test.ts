import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { MemberRecord } from '#shared/contract/admin-members.ts';
import type { User } from '#shared/contract/users.ts';
import type { Thread } from '#shared/contract/comments.ts';
import { images, users } from '../../server/db/schema.ts';
import { deleteDueAccounts } from '../../server/domain/account-lifecycle/erase-account.ts';
import { purgeImages } from '../../server/domain/images/purge-images.ts';
import { caller } from '../support/api-clients.ts';
import { createExif, createGif, createPng, withSegments } from '../support/images.ts';
import { jpeg } from '../support/image-samples.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const { db } = t.deps;
const site = 'nontrivial';
const member = await caller(t, site, { username: 'ada' });
const ada = member.user;
if (ada === null) throw new Error('a caller has an account');
beforeEach(() => member.call('DELETE', '/api/users/picture'));

const set = (file: Buffer) =>
  member.call('PUT', '/api/users/picture', { image: file.toString('base64') });
async function setOk(file: Buffer): Promise<string> {
  const reply = await set(file);
  expect(reply.status, reply.text).toBe(200);
  return (reply.body as User).picture ?? '';
}
const get = (path: string) => t.on(site).get(path).buffer(true);
const countImages = () => db.$count(images);

it.each([
  ['a wide PNG', createPng(300, 20)],
  ['a JPEG with the place of a photograph', withSegments(jpeg, createExif(1))],
  ['an animated GIF', createGif()],
])('stores %s as a square without metadata', async (_, file) => {
  const path = await setOk(file);
  expect(path).toMatch(/^\/images\/[0-9a-f]{32}-128x128\.webp$/);
  const reply = await get(path);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=86400, s-maxage=300',
  });
  expect((reply.body as Buffer).toString('latin1')).not.toMatch(/Exif|ANIM/);
});

it('is shown with the profile, the session and comments', async () => {
  const post = await t.make.post({ by: ada });
  await t.make.comment(post, { by: ada });
  const before = (await t.on(site).get(`/api/posts/${post.id}/comments`)).body as Thread;
  expect(before.comments[0]?.author).toEqual({ username: 'ada' });
  const picture = await setOk(createPng(20, 20));
  expect((await t.on(site).get('/api/users/ada')).body).toMatchObject({ picture });
  expect((await member.call('GET', '/api/auth/verify')).body).toMatchObject({ user: { picture } });
  const after = (await t.on(site).get(`/api/posts/${post.id}/comments`)).body as Thread;
  expect(after.comments[0]?.author).toEqual({ username: 'ada', picture });
  const answer = await member.call('POST', `/api/posts/${post.id}/comments`, { text: 'More.' });
  expect(answer.body).toMatchObject({ author: { username: 'ada', picture } });
  const html = (await t.on(site).get(`/post/${post.slug}`)).text;
  expect(html).toMatch(new RegExp(`<img[^>]* src="${picture}" alt="" width="20" height="20"`));
});

it('replaces the former file, and removes it', async () => {
  await setOk(createPng(20, 20));
  const second = await setOk(createPng(40, 40));
  expect(await countImages()).toBe(1);
  expect(await setOk(createPng(40, 40))).toBe(second);
  expect(await countImages()).toBe(1);
  const reply = await member.call('DELETE', '/api/users/picture');
  expect(reply.body).toMatchObject({ picture: null });
  expect(await countImages()).toBe(0);
});

it('has a file of its own for each member', async () => {
  const other = await caller(t, site, { username: 'grace' });
  const file = createPng(30, 30);
  const path = await setOk(file);
  const reply = await other.call('PUT', '/api/users/picture', {
    image: file.toString('base64'),
  });
  expect((reply.body as User).picture).not.toBe(path);
  expect(await countImages()).toBe(2);
  await other.call('DELETE', '/api/users/picture');
});

it('rejects what is not an image, and names the field', async () => {
  const reply = await set(Buffer.from('no image'));
  expect([reply.status, reply.body]).toEqual([
    400,
    expect.objectContaining({
      fields: [{ field: 'image', message: 'must be a PNG, JPEG, WebP, AVIF or GIF image' }],
    }),
  ]);
});

it('stays while a profile shows it', async () => {
  await setOk(createPng(20, 20));
  for (let i = 0; i < 3; i += 1) {
    await db.update(images).set({ checkAt: sql`now() - interval '1 second'` });
    expect(await purgeImages(db)).toBe(0);
  }
});

it('is removed by a moderator, and the log names it', async () => {
  const path = await setOk(createPng(20, 20));
  const moderator = await caller(t, site, { role: 'moderator' });
  expect((await moderator.call('GET', '/api/admin/users/ada')).body).toMatchObject({
    picture: path,
  });
  for (let i = 0; i < 2; i += 1) {
    const reply = await moderator.call('DELETE', '/api/admin/users/ada/picture');
    expect([reply.status, reply.body]).toEqual([200, { username: 'ada', picture: null }]);
  }
  const { actions } = (await moderator.call('GET', '/api/admin/users/ada')).body as MemberRecord;
  expect(actions.filter(({ action }) => action === 'remove-picture')).toHaveLength(1);
  expect((await t.on(site).get('/api/users/ada')).body).toMatchObject({ picture: null });
  expect(await countImages()).toBe(0);
});

it('is erased with the account', async () => {
  await setOk(createPng(20, 20));
  await db
    .update(users)
    .set({ deletionScheduledAt: sql`now() - interval '1 second'` })
    .where(eq(users.id, ada.id));
  expect(await deleteDueAccounts(t.deps)).toBe(1);
  expect(await countImages()).toBe(0);
  const [left] = await db.select().from(users).where(eq(users.id, ada.id));
  expect(left?.picture).toBeNull();
});
