import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { afterFile } from '../support/after-file.ts';
import { get, getStatus } from '../support/http-client.ts';
import { ownDatabase } from '../support/own-database.ts';
import { before, launch, start } from '../support/programs.ts';
import { until } from '../support/wait-for.ts';

type Report = Record<string, unknown>;

/** Receives reports; `answers` false: never replies. */
async function startReceiver(answers = true) {
  const reports: Report[] = [];
  const server = createServer(async (req, res) => {
    reports.push(JSON.parse(await text(req)) as Report);
    if (answers) res.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterFile(() => {
    server.closeAllConnections();
    server.close();
  });
  return { reports, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

it.concurrent('reports a request that fails', async () => {
  const database = await ownDatabase();
  const { reports, url } = await startReceiver();
  const program = await start({
    env: { DATABASE_URL: database.url, SEED_DEMO: 'false', ERROR_WEBHOOK_URL: url },
  });
  await database.rows('alter table posts rename to elsewhere');
  const reply = await get(program.port, '/api/posts?sort=top&secret=x');
  expect(reply.status).toBe(400);
  expect(await getStatus(program.port, '/api/posts?sort=top')).toBe(500);
  await until('it is reported', () => reports.some(({ event }) => event === 'request_failed'));
  expect(reports.find(({ event }) => event === 'request_failed')).toMatchObject({
    route: '/api/posts',
    site: 'nontrivial',
    level: 'error',
  });
  expect(JSON.stringify(reports)).not.toMatch(/sort=top|127\.0\.0\.1/);
});

it.concurrent('reports a job that fails', async () => {
  const database = await ownDatabase();
  const { reports, url } = await startReceiver();
  await database.rows('alter table push_subscriptions rename to elsewhere');
  launch({
    env: {
      DATABASE_URL: database.url,
      SEED_DEMO: 'false',
      PROCESS_ROLE: 'worker',
      ERROR_WEBHOOK_URL: url,
    },
  });
  const reportedJob = () => reports.find(({ event }) => event === 'job_failed')?.job;
  await until('it is reported', () => reportedJob() !== undefined);
  expect(reportedJob()).toBe('send-pushes');
});

it.concurrent.each([
  ['answers', true],
  ['hangs', false],
])('reports an uncaught exception and ends when the receiver %s', async (_what, answers) => {
  const database = await ownDatabase();
  const { reports, url } = await startReceiver(answers);
  const program = await start({
    env: { DATABASE_URL: database.url, SEED_DEMO: 'false', ERROR_WEBHOOK_URL: url },
    nodeArgs: before(
      `process.on('SIGUSR2', () => { setTimeout(() => { throw new Error('broken'); }); })`,
    ),
  });
  program.child.kill('SIGUSR2');
  expect(await program.exited).toBe(1);
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({
    level: 'fatal',
    event: 'uncaught_exception',
    error: { name: 'Error', message: 'broken' },
  });
});
