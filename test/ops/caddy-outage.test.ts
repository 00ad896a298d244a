import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { startCaddy } from '../support/caddy.ts';
import { admin, startPostgres } from '../support/postgres.ts';
import { production, start } from '../support/programs.ts';

const server = await startPostgres();
afterAll(() => server.remove());
await admin(server.url('postgres'), 'create database broadsheet');
const program = await start({
  env: {
    ...production,
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: server.url('broadsheet'),
    SEED_DEMO: 'true',
    METRICS_PORT: '0',
    SITE_HOSTS: 'nontrivial=ai.example.org',
  },
});
const { port } = (await program.waitForLog('metrics are listening')) as { port: number };
const caddy = await startCaddy(program.port, port);

it('serves cached pages while the database is away', async () => {
  const read = (path: string) => caddy.call('ai.example.org', path);
  const before = await read('/');
  expect(before.status).toBe(200);
  await server.stop('immediate');
  // Caddy checks the health every two seconds.
  await sleep(5_000);
  const cached = await read('/');
  expect([cached.status, cached.body === before.body]).toEqual([200, true]);
  const other = await read('/top');
  expect([other.status, other.body.includes('<title>')]).toEqual([503, true]);
});
