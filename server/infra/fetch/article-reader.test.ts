import { expect, it } from 'vitest';
import { createArticleReader } from './article-reader.ts';

const url = new URL('https://news.example/');
const sentence = 'The harbour of Aldmere was opened to small ships again, as its keeper said. ';
const page = `<title>A harbour</title><article>${`<p>${sentence.repeat(4)}</p>`.repeat(4)}`;
const pictures = Array.from(
  { length: 3_000 },
  (_, i) => `<img alt="${i}${'x'.repeat(20_000)}">`,
).join('');
const large = page + pictures;

it('reads a page in a thread', async () => {
  const read = createArticleReader();
  expect(await read({ url, html: page })).toMatchObject({ title: 'A harbour' });
});

it('fails for a page that exhausts the memory, then continues', async () => {
  const read = createArticleReader({ idleMs: 1_000, timeoutMs: 60_000, heapMb: 40 });
  const [first, second] = [read({ url, html: large }), read({ url, html: page })];
  await expect(first).rejects.toThrow(/memory/);
  expect(await second).toMatchObject({ title: 'A harbour' });
});

it('fails for a page that takes too long', async () => {
  const read = createArticleReader({ idleMs: 1_000, timeoutMs: 1, heapMb: 256 });
  await expect(read({ url, html: page })).rejects.toThrow('the thread took too long');
});
