import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openDatabase } from '../../server/db/client.ts';
import { migrate } from '../../server/db/migrate.ts';
import { ensureSites } from '../../server/domain/sites/site-registry.ts';
import { createLog } from '../../server/infra/log.ts';
import { afterFile } from '../support/after-file.ts';
import { getStatus } from '../support/http-client.ts';
import { ownDatabase, rows } from '../support/own-database.ts';
import { admin, startPostgres } from '../support/postgres.ts';
import { start } from '../support/programs.ts';
import { until } from '../support/wait-for.ts';
import { checkDeliveries } from './digest-checks.ts';
import {
  connections,
  countRows,
  expireLeases,
  finishTimeoutMs,
  insertReaders,
  isDone,
  openOffice,
  runAtStage,
  startWorker,
} from './digest-workers.ts';
import type { Stage } from './smtp-relay.ts';

const log = createLog('silent');

it.concurrent('sends every digest once through three database failures', async () => {
  const readers = 700;
  const server = await startPostgres();
  afterFile(server.remove);
  await admin(server.url('postgres'), 'create database broadsheet');
  const url = server.url('broadsheet');
  const database = await openDatabase({ url }, log, 1);
  await migrate(database);
  await ensureSites(database.db);
  await database.close();
  await insertReaders(url, readers);
  const office = await openOffice();
  const program = await start({
    env: { DATABASE_URL: url, SMTP_URL: office.url, SEED_DEMO: 'false' },
  });
  const outages = [
    ['begun', 150, 700],
    ['whole', 120, 100],
    ['taken', 130, 1_500],
  ] as const;
  for (const [stage, mails, downFor] of outages) {
    await runAtStage(office, stage, mails, () => server.stop('immediate'));
    await sleep(downFor);
    await server.start();
  }
  // The process continues without its earlier leases, which expire after two minutes.
  const left =
    `state = 'sending' and send_after <= ` +
    `'${new Date().toISOString()}'::timestamptz + interval '2 minutes'`;
  await until(
    'all else is done',
    async () =>
      (await countRows(url, `state = 'queued' or state = 'sending' and not (${left})`)) === 0,
    finishTimeoutMs,
  );
  await expireLeases(url);
  await until('all is done', () => isDone(url), finishTimeoutMs);
  const { uncertain } = await checkDeliveries(url, [office], readers);
  expect(uncertain.length).toBeLessThanOrEqual(outages.length * connections);
  expect(await getStatus(program.port, '/readyz')).toBe(200);
  expect(program.log.filter(({ level }) => level === 'fatal')).toEqual([]);
  expect(await program.stop()).toBe(0);
});

it.concurrent('sends no mail twice when the mail server fails', async () => {
  const [readers, dies] = [400, 2];
  const { url } = await ownDatabase();
  const office = await openOffice();
  await insertReaders(url, readers);
  const kinds = new Map<number, Stage | 'refused'>([
    [1, 'named'],
    [5, 'ready'],
    [9, 'begun'],
    [13, 'whole'],
    [17, 'refused'],
  ]);
  const troubled = new Map<string, Stage | 'refused'>();
  let deaths = 0;
  let back: Promise<void> = Promise.resolve();
  office.watch = (stage, to, cut) => {
    if (deaths < dies && office.seen.length >= 100 * (1 + deaths)) {
      deaths += 1;
      back = office
        .down()
        .then(() => sleep(200))
        .then(() => office.up());
    }
    const kind = kinds.get(Number(to.replace(/\D/g, '')) % 20);
    if (kind === undefined || troubled.has(to) || stage !== (kind === 'refused' ? 'whole' : kind))
      return;
    troubled.set(to, kind);
    if (kind === 'refused') return 'refuse';
    cut();
  };
  const sender = startWorker(url, office);
  await until(
    'all is done',
    async () => {
      await back;
      // What waits for another time has waited.
      await rows(
        url,
        `update outbox set send_after = now() where state = 'queued' and send_after > now()`,
      );
      return deaths === dies && (await isDone(url));
    },
    finishTimeoutMs,
  );
  expect(await sender.stop()).toBe(0);

  const { uncertain } = await checkDeliveries(url, [office], readers);
  const unknown = new Set(uncertain.map(({ recipient }) => recipient));
  const selectRecipients = (...which: (Stage | 'refused')[]) =>
    [...troubled].flatMap(([to, kind]) => (which.includes(kind) ? [to] : []));
  expect(
    [...kinds.values()].filter((kind) => selectRecipients(kind).length === 0),
    'each befell some',
  ).toEqual([]);
  expect(
    selectRecipients('begun', 'whole').filter((to) => !unknown.has(to)),
    'cut off in the midst, and sent again',
  ).toEqual([]);
  // Among the other emails, only those cut off by the server.
  expect(uncertain.length - selectRecipients('begun', 'whole').length).toBeLessThanOrEqual(
    dies * connections,
  );
  const again = office.seen.filter(
    ({ refused, messageId }) =>
      refused && office.seen.some((mail) => mail.taken && mail.messageId === messageId),
  );
  expect(again.length).toBeGreaterThanOrEqual(
    selectRecipients('refused').length - dies * connections,
  );
});
