import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import type { PostList } from '#shared/contract/posts.ts';
import { articles, images } from '../../server/db/schema.ts';
import { readArticles } from '../../server/domain/posts/article-fetching.ts';
import { createDocumentFetcher, createPageFetcher } from '../../server/infra/fetch/safe-fetch.ts';
import { joinSite } from '../support/members.ts';
import { setStoredSettings } from '../support/site-settings.ts';
import { createTestApp } from '../support/test-app.ts';
import { permissiveRules, startWebServer } from '../support/web-servers.ts';

const t = await createTestApp();
const { db } = t.deps;
const site = 'nontrivial';
const member = await joinSite(t, site);
const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
const photo = await draw(1_200, 630);

type Answer = Buffer | 'endless' | 'silent' | 404;
let answer: Answer = photo;
let requests = 0;
const port = await startWebServer((req, res) => {
  if (req.url?.endsWith('.html'))
    return void res.writeHead(200, { 'Content-Type': 'text/html' }).end(
      `<html lang="en"><title>A lake</title><meta property="og:image" content="/lake.jpg">
          <article><p>${'The lake was frozen until the end of March. '.repeat(12)}</p></article></html>`,
    );
  requests += 1;
  if (answer === 'silent') return undefined;
  if (answer === 404) return void res.writeHead(404).end();
  if (answer !== 'endless') return void res.end(answer);
  const write = () => {
    while (!res.destroyed && res.write(Buffer.alloc(65_536)));
  };
  res.on('drain', write);
  return write();
});
const read = createPageFetcher(permissiveRules);
const fetch = createDocumentFetcher({ ...permissiveRules, timeoutMs: 500 });

beforeEach(async () => {
  await db.delete(articles);
  await db.delete(images);
  requests = 0;
  await setStoredSettings(t, { pictures: { ofPages: true } });
});

let pages = 0;
const link = () => `http://lakes.example:${port}/${(pages += 1)}.html`;
async function share(file: Answer): Promise<string> {
  answer = file;
  const reply = await member.send('post', '/api/posts', { title: 'A frozen lake', url: link() });
  expect(reply.status, reply.text).toBe(201);
  expect(await readArticles(t.deps, undefined, read, fetch)).toBe(1);
  return (reply.body as { id: string }).id;
}
async function list(id: string, query = 'sort=new') {
  const { posts } = (await t.on(site).get(`/api/posts?${query}`)).body as PostList;
  return posts.find((post) => post.id === id);
}

it('shows the picture of a linked page in lists, in a fixed size', async () => {
  const id = await share(photo);
  const { thumbnail = '' } = (await list(id)) ?? {};
  expect(thumbnail).toMatch(/^\/images\/[0-9a-f]{32}-128x96\.webp$/);
  const file = await t.on(site).get(thumbnail).buffer(true);
  expect(await sharp(file.body as Buffer).metadata()).toMatchObject({ width: 128, height: 96 });
  expect((await t.on(site).get('/new')).text).toContain(
    `<img src="${thumbnail}" alt="" width="64" height="48" loading="lazy"`,
  );
  expect((await list(id, 'q=frozen'))?.thumbnail).toBe(thumbnail);
});

it.each<[string, Answer]>([
  ['is too small', await draw(127, 500)],
  ['is no image', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['never ends', 'endless'],
  ['never begins', 'silent'],
  ['is missing', 404],
])('shows none if the picture %s', async (_, file) => {
  const id = await share(file);
  expect(requests).toBe(1);
  expect(await list(id)).not.toHaveProperty('thumbnail');
  expect(await db.$count(images)).toBe(0);
});

it('fetches and reads none where the site shows none', async () => {
  await setStoredSettings(t, {});
  const id = await share(photo);
  expect(requests).toBe(0);
  expect(await list(id)).not.toHaveProperty('thumbnail');
});

it('replaces the picture with the link', async () => {
  const id = await share(photo);
  const edited = await member.send('patch', `/api/posts/${id}`, { url: link() });
  expect(edited.status, edited.text).toBe(200);
  expect(await db.$count(images)).toBe(0);
  answer = await draw(500, 500);
  await readArticles(t.deps, undefined, read, fetch);
  expect(await db.$count(images, eq(images.postId, id))).toBe(1);
});

it('stores no picture of a link that changed meanwhile', async () => {
  answer = photo;
  const reply = await member.send('post', '/api/posts', { title: 'A frozen lake', url: link() });
  const { id } = reply.body as { id: string };
  let fetched = 0;
  await readArticles(t.deps, undefined, read, async (...given) => {
    fetched += 1;
    // The page of the second link has no picture.
    if (fetched > 1) return null;
    const edited = await member.send('patch', `/api/posts/${id}`, { url: link() });
    expect(edited.status, edited.text).toBe(200);
    return fetch(...given);
  });
  expect(fetched).toBe(2);
  expect(await db.$count(images)).toBe(0);
});
