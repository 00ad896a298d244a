import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { contract, keys } from '#shared/contract/index.ts';
import { isStaffKey } from '#shared/contract/keys.ts';
import { projectRoot } from '../../server/infra/project-root.ts';
import { afterFile } from '../support/after-file.ts';
import { program } from '../support/api-clients.ts';
import { createTestApp } from '../support/test-app.ts';

const run = promisify(execFile);
const t = await createTestApp();
const client = (await t.on('nontrivial').get('/api/client.ts')).text;
const folder = mkdtempSync(join(projectRoot, 'dist/client-'));
afterFile(() => rmSync(folder, { recursive: true }));
const example =
  /```ts\n([^]+?)```/.exec(readFileSync(join(projectRoot, 'docs/api.md'), 'utf8'))?.[1] ?? '';

it('has every call that takes an API key', () => {
  const calls = [...client.matchAll(/^ {2}'([A-Z]+ [^']+)': \{/gm)].map(([, key]) => key);
  expect(calls.toSorted()).toEqual(
    keys.filter((key) => !isStaffKey(key) && contract[key].apiKey !== 'never').toSorted(),
  );
  expect(client).toContain('origin = "https://api.nontrivial.example"');
});

it('compiles, and rejects wrong input', async () => {
  writeFileSync(join(folder, 'client.ts'), client);
  writeFileSync(join(folder, 'example.ts'), example);
  const wrong = `import { createClient } from './client.ts';
const api = createClient();
// @ts-expect-error: there is no such call
await api('GET /api/nothing');
// @ts-expect-error: the path is missing
await api('GET /api/posts/{id}');
// @ts-expect-error: the title is missing
await api('POST /api/posts', { body: { url: 'https://example.org/' } });
// @ts-expect-error: the score is a number
const text: string = (await api('GET /api/posts')).posts[0]!.score;
`;
  writeFileSync(join(folder, 'wrong.ts'), wrong);
  const options = '--noEmit --strict --allowImportingTsExtensions --erasableSyntaxOnly';
  const target = '--target es2024 --module nodenext --types node --skipLibCheck --ignoreConfig';
  const files = ['client.ts', 'example.ts', 'wrong.ts'].map((file) => join(folder, file));
  const { stdout } = await run(
    join(projectRoot, 'node_modules/.bin/tsc'),
    [...options.split(' '), ...target.split(' '), ...files],
    { cwd: folder },
  ).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
}, 120_000);

it('throws an ApiError for the page of a proxy', async () => {
  const proxy = createServer((_req, res) => void res.writeHead(502).end('<h1>Bad gateway</h1>'));
  afterFile(() => void proxy.close());
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const here = client.replace(/origin = "[^"]+"/, `origin = "http://127.0.0.1:${port}"`);
  writeFileSync(join(folder, 'client.ts'), here);
  writeFileSync(join(folder, 'example.ts'), example);
  const { stdout } = await run(process.execPath, [join(folder, 'example.ts')]);
  expect(stdout).toBe('502 The server replied with 502.\n');
});

it('runs the example of the documentation', async () => {
  const user = await t.make.user('default', { username: 'programmer' });
  await t.make.post({ by: user, title: 'The newest post' });
  const { bearer } = await program(t, user, ['read']);
  const server = createServer(t.app).listen(0, '127.0.0.1');
  afterFile(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const here = client.replace(/origin = "[^"]+"/, `origin = "http://127.0.0.1:${port}"`);
  writeFileSync(join(folder, 'client.ts'), here);
  writeFileSync(join(folder, 'example.ts'), example);
  const start = (key: string) =>
    run(process.execPath, [join(folder, 'example.ts')], { env: { ...process.env, KEY: key } });
  const { stdout } = await start(bearer.Authorization?.replace('Bearer ', '') ?? '');
  expect(stdout).toBe('programmer reads Broadsheet\nThe newest post\n');
  expect((await start('bs_wrong')).stdout).toBe(
    '401 This API key is invalid, expired or revoked.\n',
  );
});
