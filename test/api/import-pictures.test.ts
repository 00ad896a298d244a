import sharp from 'sharp';
import { expect, it } from 'vitest';
import { posts } from '../../server/db/schema.ts';
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

it('fetches pictures of a finished import by paths, and counts them', async () => {
  const admin = await caller(t, 'nontrivial', { role: 'admin' });
  const started = await admin.call('POST', '/api/admin/imports', {
    fileName: 'ghost.json',
    total: 1,
    kind: 'posts',
    origin,
  });
  expect(started.body).toMatchObject({ pictures: { stored: 0, failed: 0, pending: false } });
  const { id } = started.body as { id: string };
  const url = `/api/admin/imports/${id}`;
  const record = {
    type: 'post',
    id: 'ghost/1',
    title: 'A post of Ghost',
    html: '<img src="/content/images/a.jpg"><img src="/gone.jpg">',
    author: { id: 'ghost/ada', name: 'Ada' },
    createdAt: '2020-01-01T00:00:00Z',
  };
  const sent = await admin.call('POST', `${url}/rows`, { from: 0, rows: [{ line: 1, record }] });
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
  const [post] = await db.select().from(posts);
  expect(post?.text).toMatch(/^!\[Picture\]\(\/images\/\S+\.jpg\)/);
  const wrong = { fileName: 'a.json', total: 1, kind: 'posts', origin: 'old.example' };
  const refused = await admin.call('POST', '/api/admin/imports', wrong);
  expectError(refused, 'bad_request', ['origin']);
});
