import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import type { ImportState } from '#shared/contract/admin-imports.ts';
import { imports, posts } from '../../server/db/schema.ts';
import { fetchDuePictures } from '../../server/domain/imports/fetch-due-pictures.ts';
import { createDocumentFetcher } from '../../server/infra/fetch/safe-fetch.ts';
import { caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { createTestApp } from '../support/test-app.ts';
import { permissiveRules, startWebServer } from '../support/web-servers.ts';

const t = await createTestApp();
const { db } = t.deps;
const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer();
const port = await startWebServer((req, res) => {
  if (req.url === '/gone.jpg') res.statusCode = 404;
  res.end(photo);
});
const origin = `http://old.example:${port}`;
const fetchHere = createDocumentFetcher(permissiveRules);

const admin = await caller(t, 'nontrivial', { role: 'admin' });
const begin = (more: object = {}) =>
  admin.call('POST', '/api/admin/imports', {
    fileName: 'ghost.json',
    total: 1,
    kind: 'posts',
    ...more,
  });
const createRow = (id: string, title: string, html: string) => ({
  line: 1,
  record: {
    type: 'post',
    id: `ghost/${id}`,
    title,
    html,
    author: { id: 'ghost/ada', name: 'Ada' },
    createdAt: '2020-01-01T00:00:00Z',
  },
});

beforeEach(async () => {
  await db.update(imports).set({ picturesDueAt: null });
  await db.update(posts).set({ text: 'None' });
});

it('fetches pictures of a finished import by paths, and counts them', async () => {
  const started = await begin({ origin });
  expect(started.body).toMatchObject({ pictures: { stored: 0, failed: 0, pending: false } });
  const { id } = started.body as { id: string };
  const url = `/api/admin/imports/${id}`;
  const html = '<img src="/content/images/a.jpg"><img src="/gone.jpg">';
  const rows = [createRow('1', 'A post of Ghost', html)];
  const sent = await admin.call('POST', `${url}/rows`, { from: 0, rows });
  expect(sent.body).toMatchObject({ pictures: { stored: 0, failed: 0, pending: true } });
  const stopped = AbortSignal.abort();
  const run = (signal = new AbortController().signal) =>
    fetchDuePictures(t.deps, signal, fetchHere);
  expect(await run(stopped)).toEqual({ stored: 0, failed: 0 });
  expect(await run()).toEqual({ stored: 1, failed: 1 });
  expect(await run()).toEqual({ stored: 0, failed: 0 });
  expect((await admin.call('GET', url)).body).toMatchObject({
    pictures: { stored: 1, failed: 1, pending: false },
  });
  const [post] = await db.select().from(posts).where(eq(posts.title, 'A post of Ghost'));
  expect(post?.text).toMatch(/^!\[Picture\]\(\/images\/\S+\.jpg\)/);
  const refused = await begin({ origin: 'old.example' });
  expectError(refused, 'bad_request', ['origin']);
});

it('names pictures that it cannot find without an address', async () => {
  const { id } = (await begin()).body as { id: string };
  const rows = [createRow('2', 'Without a host', '<p>Text</p><img src="/a.jpg">')];
  const sent = await admin.call('POST', `/api/admin/imports/${id}/rows`, { from: 0, rows });
  expect(sent.body).toMatchObject({
    added: 1,
    problems: [
      {
        row: 1,
        message: 'Pictures of the post “Without a host” are left out: the file names no host.',
      },
    ],
  });
});

it('goes on with the pictures of a text after a stop', async () => {
  const { id } = (await begin({ origin })).body as { id: string };
  const html = '<img src="/b.jpg"><img src="/c.jpg">';
  const rows = [createRow('3', 'Two pictures', html)];
  await admin.call('POST', `/api/admin/imports/${id}/rows`, { from: 0, rows });
  const stopping = new AbortController();
  const fetchAndStop: typeof fetchHere = (...request) => {
    stopping.abort();
    return fetchHere(...request);
  };
  const read = async () =>
    ((await admin.call('GET', `/api/admin/imports/${id}`)).body as ImportState).pictures;
  await fetchDuePictures(t.deps, stopping.signal, fetchAndStop);
  expect(await read()).toEqual({ stored: 1, failed: 0, pending: true });
  await fetchDuePictures(t.deps, new AbortController().signal, fetchHere);
  expect(await read()).toEqual({ stored: 2, failed: 0, pending: false });
});
