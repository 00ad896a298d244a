import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { getPriority, networkInterfaces } from 'node:os';
import { expect, it } from 'vitest';
import type { PostList } from '../../shared/contract/posts.ts';
import { presets } from '../../shared/sites/presets.ts';
import { listen } from '../../server/http/listen.ts';
import { readConfig } from '../../server/infra/config/config.ts';
import { createLog } from '../../server/infra/log.ts';
import { startServer } from '../../server/server.ts';
import { get, getStatus } from '../support/http-client.ts';
import { ownDatabase } from '../support/own-database.ts';
import { plainPosts } from '../support/plain-posts.ts';
import { launch, production, start, tempFolder } from '../support/programs.ts';
import { until } from '../support/wait-for.ts';

const seeded = (log: Record<string, unknown>[]) =>
  log
    .filter(({ msg }) => msg === 'demo content loaded')
    .map(({ site }) => site)
    .toSorted();
const all = presets.map(({ id }) => id).toSorted();

async function newest(port: number, site: string): Promise<PostList> {
  const reply = await get(port, '/api/posts?limit=100', { host: `${site}.localhost` });
  expect(reply.status).toBe(200);
  return JSON.parse(reply.body) as PostList;
}
const lists = (port: number) =>
  Promise.all(all.map(async (site) => (await newest(port, site)).posts.map(({ id }) => id)));

it.concurrent.each([
  ['a folder that is not there yet', async () => ({ DATA_DIR: `${tempFolder()}/new/data` })],
  [
    'an empty PostgreSQL database',
    async () => ({ DATABASE_URL: (await ownDatabase('empty')).url }),
  ],
])('migrates, seeds and serves on %s and preserves data', async (_what, where) => {
  const env = await where();
  const first = await start({ env });
  expect(seeded(first.log)).toEqual(all);
  await until('the addresses are printed', () => first.stderr().endsWith('\n\n'));
  expect(
    first
      .stderr()
      .match(/http:\/\/\S+/g)
      ?.toSorted(),
  ).toEqual(
    [
      ...all.map((site) => `http://${site}.localhost:${first.port}`),
      `http://localhost:${first.port}/start`,
      `http://nontrivial.localhost:${first.port}/dev/mail`,
    ].toSorted(),
  );
  for (const site of all) {
    const page = await get(first.port, '/', { host: `${site}.localhost` });
    expect(page.status).toBe(200);
    expect(page.body).toContain('id="posts"');
    expect(
      await getStatus(first.apiPort ?? 0, '/api/posts?limit=1', { host: `${site}.localhost` }),
    ).toBe(200);
  }
  expect(await getStatus(first.apiPort ?? 0, '/'), 'the API port has no pages').toBe(404);
  const before = await lists(first.port);
  expect(before.map((list) => list.length > 50)).toEqual([true, true, true]);
  expect(await first.stop()).toBe(0);

  const second = await start({ env });
  expect(seeded(second.log)).toEqual([]);
  expect(await lists(second.port)).toEqual(before);
});

// A loopback address other than 127.0.0.1.
const outward = Object.values(networkInterfaces())
  .flat()
  .find(
    (networkInterface) =>
      networkInterface && !networkInterface.internal && networkInterface.family === 'IPv4',
  );
const elsewhere = outward?.address ?? '127.0.0.2';

it.concurrent('starts empty with SEED_DEMO=false and listens locally in development', async () => {
  const { url, rows } = await ownDatabase('empty');
  const { port, log } = await start({ env: { DATABASE_URL: url, SEED_DEMO: 'false' } });
  expect(seeded(log)).toEqual([]);
  expect(await rows('select id from posts')).toEqual([]);
  // Until an admin opens it, visitors see nothing of a site.
  for (const site of all) {
    const page = await get(port, '/', { host: `${site}.localhost` });
    expect([page.status, page.body.includes('opens soon')]).toEqual([200, true]);
  }
  await expect(get(port, '/healthz', { ip: elsewhere })).rejects.toThrow('ECONNREFUSED');
});

it.concurrent('runs production on one port without demo content', async () => {
  const { url, rows } = await ownDatabase('empty');
  const program = await start({ env: { DATABASE_URL: url, ...production } });
  expect(program.apiPort).toBe(null);
  expect(seeded(program.log)).toEqual([]);
  expect(await rows('select id from posts')).toEqual([]);
  expect(await getStatus(program.port, '/', { host: 'nontrivial.example', ip: elsewhere })).toBe(
    200,
  );
  expect(await getStatus(program.port, '/dev/mail')).toBe(404);
  expect(program.stderr()).toBe('');
});

it.concurrent('hides error details in production', async () => {
  const database = await ownDatabase();
  const program = await start({ env: { DATABASE_URL: database.url, ...production } });
  await database.rows('drop table posts cascade');
  for (const [path, status] of [
    ['/', 503],
    ['/post/some-post', 503],
    ['/api/posts', 500],
  ] as const) {
    const reply = await get(program.port, path);
    expect([path, reply.status, reply.headers['cache-control']]).toEqual([
      path,
      status,
      'no-store',
    ]);
    expect(reply.body).not.toMatch(
      /relation|does not exist|42P01|node_modules|\.js:\d|\.tsx?:\d|\n {4}at /i,
    );
  }
  await until(
    'they are in the log',
    () =>
      program.log.filter(({ error }) => JSON.stringify(error ?? '').includes('42P01')).length >= 3,
  );
});

const listThreads = (pid: number): number[] =>
  process.platform === 'linux' ? readdirSync(`/proc/${pid}/task`).map(Number) : [pid];

it.concurrent('runs jobs only with PROCESS_ROLE=worker, which listens nowhere', async () => {
  const database = await ownDatabase();
  await plainPosts(database.url, 1);
  await database.rows(`update posts set top_window = 0, created_at = now() - interval '3 days'`);
  const moved = async () =>
    (await database.rows<{ moved: boolean }>(`select top_window > 0 as moved from posts`))[0]
      ?.moved;
  const env = { DATABASE_URL: database.url, SEED_DEMO: 'false' };
  const web = await start({ env: { ...env, PROCESS_ROLE: 'web' } });
  expect(await getStatus(web.port, '/post/p1')).toBe(200);
  expect(await web.stop()).toBe(0);
  // Jobs run at the start, and a stopping process finishes them.
  expect(await moved()).toBe(false);

  const worker = launch({ env: { ...env, PROCESS_ROLE: 'worker' } });
  await worker.waitForLog('working');
  await until('the job has run', moved);
  for (const thread of listThreads(worker.child.pid ?? 0))
    expect(getPriority(thread), 'it yields to pages').toBeGreaterThan(getPriority());
  expect(await worker.stop()).toBe(0);
  expect(worker.log.map(({ msg }) => msg)).not.toContain('listening');
  expect(worker.stderr()).toBe('');
});

it.concurrent('leaves nothing open after a failed start', async () => {
  const database = await ownDatabase();
  const other = createServer();
  const port = await listen(other, 0, '127.0.0.1');
  const config = readConfig({
    DATABASE_URL: database.url,
    HOST: '127.0.0.1',
    PORT: String(port),
    API_PORT: '0',
    SEED_DEMO: 'false',
  });
  try {
    await expect(startServer(config, createLog('silent'), { draining: false })).rejects.toThrow(
      `PORT ${port} is in use by another program. Stop it, or choose another port`,
    );
    await until('the connections are closed', async () => {
      const [row] = await database.rows<{ count: number }>(
        `select count(*)::int from pg_stat_activity
          where datname = current_database() and application_name like 'broadsheet%'`,
      );
      return row?.count === 0;
    });
    expect(await getStatus(config.apiPort ?? 0, '/healthz').catch(() => null)).toBeNull();
  } finally {
    other.close();
  }
});
