import { expect, it } from 'vitest';
import * as limits from '../../shared/limits.ts';
import { inThisRun } from '../support/full-run.ts';
import { get } from '../support/http-client.ts';
import { ownDatabase } from '../support/own-database.ts';
import { start } from '../support/programs.ts';
import { manyConnectionsFrom, openConnection } from '../support/raw-connection.ts';
import { steadyLoad } from '../support/steady-load.ts';
import { until } from '../support/wait-for.ts';

const database = await ownDatabase();
const env = { DATABASE_URL: database.url, SEED_DEMO: 'false' };
const { http } = limits;

const whole = 'GET /healthz HTTP/1.1\r\nHost: nontrivial.localhost\r\n\r\n';
const unfinished = [
  ['nothing', ''],
  ['half a request line', 'GET /hea'],
  ['half a header', 'GET / HTTP/1.1\r\nHost: nontriv'],
  [
    'half a body',
    'POST /newsletter HTTP/1.1\r\nHost: nontrivial.localhost\r\n' +
      'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 60\r\n\r\nemail=',
  ],
] as const;
const addresses = (count: number) => Array.from({ length: count }, (_, i) => `127.0.1.${i + 1}`);

const attacks = [
  ...unfinished.map((what) => [...what, 1, '0'] as const),
  [...unfinished[0], 6, '0'] as const,
  [...unfinished[3], 6, '0'] as const,
  ['a request and then nothing', whole, 6, '0'] as const,
  ['nothing through a proxy', '', 1, '127.0.0.0/8'] as const,
];

// The short run has one for each limit: of a network, of all connections, and behind a proxy.
it.each(
  inThisRun(
    attacks,
    ([beginning, , machines, proxies]) =>
      (beginning === 'half a body' && machines === 6) ||
      beginning === 'half a header' ||
      proxies !== '0',
  ),
)('answers readers beside 2,100 connections with %s', async (...attack) => {
  const [, beginning, machines, TRUSTED_PROXIES] = attack;
  const { port, stop } = await start({ env: { ...env, TRUSTED_PROXIES } });
  const opened = addresses(machines).map((address) =>
    manyConnectionsFrom(address, 2_100 / machines, port, beginning),
  );
  const attackers = (await Promise.all(opened)).flat();
  // Opening them all at once is a load of its own.
  await until('it has passed', async () => {
    const { status, ms } = await get(port, '/');
    return status === 200 && ms < 250;
  });
  const load = steadyLoad(port, 40, ['/', '/api/posts']);
  await until('readers came', () => load.outcomes.length >= 200);
  const outcomes = await load.stop();
  expect(outcomes.filter(({ status }) => status !== 200)).toEqual([]);
  const times = outcomes.map(({ ms }) => ms).toSorted((a, b) => b - a);
  expect(times[Math.floor(times.length / 100)]).toBeLessThan(1_000);
  attackers.forEach(({ socket }) => socket.destroy());
  expect(await stop()).toBe(0);
});

it('closes the oldest idle connection of an address at its limit', async () => {
  const { port } = await start({ env });
  const first = await manyConnectionsFrom('127.0.1.1', 10, port, whole);
  await until('they are answered', () => first.every(({ socket }) => socket.bytesRead > 0));
  const other = await openConnection(port, whole);
  const later = await manyConnectionsFrom('127.0.1.1', http.maxConnectionsPerNetwork, port, whole);
  await until('the first are closed', () => first.every(({ socket }) => socket.closed));
  await until('others are answered', () => later.every(({ socket }) => socket.bytesRead > 0));
  expect([...later, other].filter(({ socket }) => socket.closed)).toEqual([]);
});

it('never closes a connection whose request is complete', async () => {
  const { port } = await start({ env });
  const [reader] = await manyConnectionsFrom('127.0.1.1', 1, port, whole.replace('/healthz', '/'));
  await manyConnectionsFrom('127.0.1.1', http.maxConnectionsPerNetwork + 100, port);
  await until('it is answered', () => reader?.text().startsWith('HTTP/1.1 200 ') === true);
});
