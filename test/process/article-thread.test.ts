import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { projectRoot } from '../../server/infra/project-root.ts';

it('reads an article in the thread of the built program', async () => {
  const thread = new Worker(join(projectRoot, 'dist/server/article-worker.js'));
  const words = 'The harbour of the town was opened to small ships again on Monday. '.repeat(8);
  const html = `<title>A harbour</title><article><p>${words}</p></article>`;
  const reply = await new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    // A thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread.postMessage({ url: 'https://news.example/', html });
  });
  await thread.terminate();
  expect(reply).toMatchObject({ result: { title: 'A harbour', text: words.trim() } });
});
