import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ownDatabase, rows } from '../support/own-database.ts';
import { production } from '../support/programs.ts';
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
  waitUntilGone,
} from './digest-workers.ts';
import type { Stage } from './smtp-relay.ts';

it('sends 3,000 digests once through 20 kills', async () => {
  const [readers, kills] = [3_000, 20];
  const { url } = await ownDatabase();
  const office = await openOffice();
  await insertReaders(url, readers);
  // Two die before anything goes out.
  office.watch = () => new Promise(() => undefined);
  for (const [what, statement] of [
    ['is planned', 'select 1 from outbox limit 1'],
    ['is written', `select 1 from digest_variants where state = 'ready' limit 1`],
  ] as const) {
    const first = startWorker(url, office);
    await until(`something ${what}`, async () => (await rows(url, statement)).length > 0);
    expect(await first.stop('SIGKILL')).toBeNull();
    await waitUntilGone(url);
    await expireLeases(url);
  }
  const stages: Stage[] = ['named', 'ready', 'begun', 'whole', 'taken'];
  for (let round = 0; round < kills; round += 1) {
    const sender = startWorker(url, office);
    const killed = runAtStage(
      office,
      stages[round % stages.length] ?? 'begun',
      40 + ((round * 37) % 120),
      async () => {
        if (round % 2 > 0) await sleep(Math.random() * 8);
        sender.child.kill('SIGKILL');
      },
    );
    await Promise.race([killed, sender.exited]);
    expect(await sender.exited, 'it was killed').toBeNull();
    await waitUntilGone(url);
    await expireLeases(url);
  }
  expect(office.seen.length, 'there was more to send at the last kill').toBeLessThan(readers);
  const last = startWorker(url, office);
  await until('all is done', () => isDone(url), finishTimeoutMs);
  expect(await last.stop()).toBe(0);
  const { uncertain } = await checkDeliveries(url, [office], readers);
  expect(uncertain.length).toBeLessThanOrEqual(kills * connections);

  // Days later.
  await rows(
    url,
    `update issues set starts_at = starts_at - interval '3 days',
      ends_at = ends_at - interval '3 days'`,
  );
  const later = startWorker(url, office);
  await until(
    'the issue is over',
    async () =>
      (
        await rows(
          url,
          `select 1 from issues where frequency = 'daily' and state = 'sent'
            and completed_at is not null
            and exists (select from outbox where issue_id = issues.id)`,
        )
      ).length === 1,
  );
  expect(await later.stop()).toBe(0);
  expect((await checkDeliveries(url, [office], readers)).uncertain).toHaveLength(uncertain.length);
});

it('finishes open emails on SIGTERM and leaves the rest', async () => {
  const readers = 1_200;
  const { url } = await ownDatabase();
  const office = await openOffice();
  await insertReaders(url, readers);
  const modes: Record<string, string>[] = [
    { ...production, PROCESS_ROLE: 'all', SMTP_URL: office.url },
    {},
    { PROCESS_ROLE: 'all' },
  ];
  for (const [round, mode] of modes.entries()) {
    const sender = startWorker(url, office, mode);
    const { promise: notified, resolve: tell } = Promise.withResolvers<void>();
    const [underWay, after] = [new Set<string>(), new Set<string>()];
    const before = office.seen.length;
    let stopping = false;
    office.watch = (stage, to) => {
      if (stopping && !underWay.has(to)) after.add(to);
      // Some emails wait for the DATA reply, some for the final reply.
      if (
        office.seen.length < before + 100 ||
        stage !== (Number(to.replace(/\D/g, '')) % 2 === 0 ? 'named' : 'whole')
      )
        return;
      underWay.add(to);
      return notified;
    };
    await until('each connection has a mail under way', () => underWay.size === connections);
    sender.child.kill('SIGTERM');
    await sender.waitForLog('stopping');
    stopping = true;
    tell();
    // Not within ten seconds it would be 1.
    expect(await sender.exited).toBe(0);
    expect([...after], `round ${round}: begun after it was told to stop`).toEqual([]);
    expect(
      await countRows(
        url,
        `recipient in (${[...underWay].map((to) => `'${to}'`).join()}) and state = 'sent'`,
      ),
    ).toBe(connections);
    expect(await countRows(url, `state not in ('sent', 'queued')`)).toBe(0);
  }
  office.watch = () => undefined;
  const next = startWorker(url, office);
  await until('the rest is sent', () => isDone(url), finishTimeoutMs);
  expect(await next.stop()).toBe(0);
  expect((await checkDeliveries(url, [office], readers)).uncertain).toEqual([]);
  expect(office.seen).toHaveLength(readers);
});
