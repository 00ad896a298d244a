import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import * as limits from '#shared/limits.ts';
import { listen, permissiveRules, startWebServer } from '../../../test/support/web-servers.ts';
import { createServer } from 'node:http';
import { createServiceFetcher, isServiceUnreachable } from './service-fetch.ts';

const get = { method: 'GET', headers: {} };
const failsToReach = (request: Promise<unknown>) =>
  request.then(
    () => false,
    (error: unknown) => isServiceUnreachable(error),
  );

it.each(['http://93.184.216.34/', 'https://127.0.0.1/', 'https://localhost/', 'https://10.0.0.1/'])(
  'rejects %s',
  async (url) => {
    expect(await failsToReach(createServiceFetcher().send(url, get))).toBe(true);
  },
);

it('posts a body and returns every status without redirects', async () => {
  const service = createServiceFetcher(permissiveRules, true);
  const port = await startWebServer((req, res) => {
    if (req.url === '/moved') return void res.writeHead(302, { Location: '/' }).end();
    let body = '';
    req.on('data', (part: Buffer) => (body += part.toString()));
    req.on('end', () => void res.writeHead(400).end(`${req.method} ${body}`));
  });
  const post = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'a=b' };
  const reply = await service.send(`http://127.0.0.1:${port}/`, post);
  expect([reply.status, await reply.text()]).toEqual([400, 'POST a=b']);
  expect((await service.send(`http://127.0.0.1:${port}/moved`, get)).status).toBe(302);
});

it('gives up on large and late responses', async () => {
  const rules = { ...permissiveRules, timeoutMs: 500 };
  const service = createServiceFetcher(rules, true);
  const large = await startWebServer((_req, res) =>
    res.end(Buffer.alloc(limits.serviceFetch.bytes + 1)),
  );
  const late = await listen(createServer(() => undefined));
  for (const port of [large, late])
    expect(await failsToReach(service.send(`http://127.0.0.1:${port}/`, get))).toBe(true);
});

it('leaves no unhandled rejection when too many requests wait', async () => {
  const unhandled: unknown[] = [];
  const collect = (error: unknown) => void unhandled.push(error);
  process.on('unhandledRejection', collect);
  const silent = await listen(createServer(() => undefined));
  const rules = { ...permissiveRules, maxConcurrent: 8, maxQueued: 32, timeoutMs: 50 };
  const service = createServiceFetcher(rules, true);
  const calls = Array.from({ length: 41 }, () =>
    failsToReach(service.send(`http://127.0.0.1:${silent}/`, get)),
  );
  expect(await Promise.all(calls)).toEqual(Array(41).fill(true));
  // After the timeout of the call that was rejected at once.
  await sleep(100);
  process.off('unhandledRejection', collect);
  expect(unhandled).toEqual([]);
});
