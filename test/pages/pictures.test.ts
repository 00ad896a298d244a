import { expect, it } from 'vitest';
import { addIssue } from '../support/issues.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const site = 'statecraft';
const origin = 'https://statecraft.example';
const get = (path: string) => t.on(site).get(path).buffer(true);
const pictureOf = async (path: string) => {
  const found = /property="og:image" content="([^"]+)"/.exec((await get(path)).text)?.[1] ?? '';
  expect(found).toContain(origin);
  return found.replace(origin, '');
};

it('draws the picture of a post once, at an address of its content', async () => {
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

it('shows the picture of the site for letters that no font has', async () => {
  const post = await t.make.post({ site, title: '海上条約に合意' });
  expect(await pictureOf(`/post/${post.slug}`)).toBe('/sites/statecraft/og.png');
  expect(await pictureOf('/about')).toBe('/sites/statecraft/og.png');
});

it('has no picture of a hidden post', async () => {
  const post = await t.make.post({ site, title: 'Hidden', isHidden: true });
  expect((await get(`/pictures/post/${post.id}-0123456789abcdef.png`)).status).toBe(404);
});
