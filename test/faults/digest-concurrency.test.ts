import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { projectRoot } from '../../server/infra/project-root.ts';
import { ownDatabase, rows } from '../support/own-database.ts';
import { until } from '../support/wait-for.ts';
import { checkDeliveries } from './digest-checks.ts';
import {
  SECRET_KEY,
  connections,
  countSessions,
  expireLeases,
  finishTimeoutMs,
  insertReaders,
  isDone,
  openOffice,
  runAtStage,
  site,
  startWorker,
} from './digest-workers.ts';
import type { PostOffice } from './smtp-relay.ts';

it.concurrent('creates one issue from concurrent jobs and a manual send', async () => {
  const readers = 400;
  const { url } = await ownDatabase();
  const offices = [await openOffice(), await openOffice()];
  await insertReaders(url, readers);
  // None goes out before both have some.
  const { promise: both, resolve } = Promise.withResolvers<void>();
  const having = new Set<PostOffice>();
  for (const office of offices) {
    office.watch = () => {
      having.add(office);
      if (having.size === offices.length) resolve();
      return both;
    };
  }
  const workers = offices.map((office) => startWorker(url, office));
  await both;
  const [issue] = await rows<{ period: string }>(
    url,
    'select period from issues where exists (select from outbox where issue_id = issues.id)',
  );
  const byHand = await new Promise((done) => {
    const args = [
      join(projectRoot, 'dist/server/digest.js'),
      '--frequency',
      'daily',
      '--site',
      site,
      '--date',
      issue?.period.slice(0, 10) ?? '',
      '--now',
    ];
    execFile(
      process.execPath,
      args,
      {
        cwd: projectRoot,
        env: {
          PATH: process.env.PATH,
          DATABASE_URL: url,
          SECRET_KEY,
          SMTP_URL: offices[0]?.url,
        },
      },
      (error, _stdout, stderr) =>
        done([error?.code ?? 0, /^\d+ emails planned$/m.exec(stderr)?.[0]]),
    );
  });
  expect(byHand).toEqual([0, '0 emails planned']);
  await until('all is done', () => isDone(url), finishTimeoutMs);
  expect(await Promise.all(workers.map((worker) => worker.stop()))).toEqual([0, 0]);
  expect((await checkDeliveries(url, offices, readers)).uncertain).toEqual([]);
});

it.concurrent('sends nothing after waking up with an expired lease', async () => {
  const readers = 300;
  const { url } = await ownDatabase();
  const [office, next] = [await openOffice(), await openOffice()];
  await insertReaders(url, readers);
  const sleeper = startWorker(url, office);
  let had = '';
  await runAtStage(office, 'named', 60, (to) => {
    had = to;
    sleeper.child.kill('SIGSTOP');
  });
  await sleep(100);
  await until(
    'what it asked the database for is done',
    async () => (await countSessions(url, `state <> 'idle'`)) === 0,
  );
  await expireLeases(url);
  // It wakes up and stops while the other process sends the same email.
  let ended: unknown = 'it was not woken up';
  next.watch = async (stage, to) => {
    if (stage !== 'named' || to !== had) return;
    sleeper.child.kill('SIGCONT');
    ended = await sleeper.stop();
  };
  const other = startWorker(url, next);
  await until('all is done', () => isDone(url), finishTimeoutMs);
  expect([ended, await other.stop()]).toEqual([0, 0]);
  const { mails, uncertain } = await checkDeliveries(url, [office, next], readers);
  expect(mails.find(({ recipient }) => recipient === had)).toMatchObject({
    state: 'sent',
    attempts: 2,
  });
  expect(next.seen.map(({ to }) => to)).toContain(had);
  expect(uncertain.length).toBeLessThanOrEqual(connections);
});
