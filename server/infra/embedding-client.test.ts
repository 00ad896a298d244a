import { beforeEach, expect, it } from 'vitest';
import { embeddingFaults } from '../../test/support/model-embeddings.ts';
import { startModelServer, type ModelVariant } from '../../test/support/model-server.ts';
import { createEmbeddingClient } from './embedding-client.ts';
import { createLog } from './log.ts';

const server = await startModelServer();
const lines: string[] = [];
const log = createLog('info', { write: (line) => void lines.push(line) });
const embeddings = { baseUrl: server.url, apiKey: 'sk-very-secret', model: 'test-embedding' };

beforeEach(() => {
  server.requests.length = 0;
  lines.length = 0;
});

async function embedOnce(variants: ModelVariant[], texts = ['One text.', 'Another text.']) {
  server.behave(...variants);
  const client = createEmbeddingClient({ embeddings }, log, { timeout: 500, pause: 1 });
  return client!.embed(texts);
}

it('is null without a model', () => {
  expect(createEmbeddingClient({ embeddings: null }, log)).toBeNull();
});

it('returns unit vectors in the order of the texts', async () => {
  server.embed = (text) => (text.startsWith('One') ? [3, 4] : [0, 2]);
  const answer = await embedOnce(['good']);
  expect(answer).toMatchObject({ kind: 'answer', tokensOut: 0 });
  const [one, another] = answer.kind === 'answer' ? answer.value : [];
  expect([...(one ?? [])].map((value) => Math.round(value * 100))).toEqual([60, 80]);
  expect([...(another ?? [])]).toEqual([0, 1]);
  expect(server.requests[0]).toMatchObject({
    authorization: 'Bearer sk-very-secret',
    body: { model: 'test-embedding', input: ['One text.', 'Another text.'] },
  });
  expect(lines.join('')).not.toMatch(/sk-very-secret|One text/);
});

it.each(embeddingFaults)('rejects a reply with a fault: %s', async (fault) => {
  const answer = await embedOnce([`embeddings:${fault}`]);
  expect(answer).toMatchObject({ kind: 'failed', why: 'garbage' });
  expect(server.requests).toHaveLength(2);
  expect(answer.tokensIn).toBeGreaterThan(0);
});

it('retries as for summaries, and then gives up', async () => {
  expect(await embedOnce(['broken', 'broken', 'good'])).toMatchObject({ kind: 'answer' });
  expect(await embedOnce(['broken'])).toMatchObject({ kind: 'failed', why: 'unavailable' });
  expect(await embedOnce(['refusing'])).toMatchObject({ kind: 'failed', why: 'rejected' });
  expect(await embedOnce(['hanging'])).toMatchObject({ kind: 'failed', why: 'too_late' });
});
