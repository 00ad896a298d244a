import { expect, it } from 'vitest';
import * as limits from '../../shared/limits.ts';
import { ownDatabase } from '../support/own-database.ts';
import { start } from '../support/programs.ts';
import { manyConnectionsFrom } from '../support/raw-connection.ts';
import { steadyLoad } from '../support/steady-load.ts';
import { until } from '../support/wait-for.ts';

// Opens as many slow connections as the limit allows.
const { url } = await ownDatabase();

it.each([
  [
    'headers',
    'GET / HTTP/1.1\r\nHost: nontrivial.localhost\r\nX-Slow: ',
    limits.http.headersTimeoutMs,
  ],
  [
    'body',
    'POST /api/posts HTTP/1.1\r\nHost: nontrivial.localhost\r\nContent-Length: 65000\r\n\r\n{',
    limits.http.requestTimeoutMs,
  ],
] as const)(
  'cuts a thousand clients that send their %s slowly',
  async (_what, beginning, limit) => {
    const { port, stop } = await start({ env: { DATABASE_URL: url, SEED_DEMO: 'false' } });
    const halves = ['127.0.1.1', '127.0.1.2'].map((address) =>
      manyConnectionsFrom(address, limits.http.maxConnectionsPerNetwork, port, beginning),
    );
    const slow = (await Promise.all(halves)).flat();
    const opened = performance.now();
    let cut = 0;
    for (const { closed } of slow) void closed.then(() => (cut += 1));
    const drip = setInterval(
      () => slow.forEach(({ socket }) => socket.writable && socket.write('x')),
      1_000,
    );
    const load = steadyLoad(port, 30, ['/', '/hot', '/api/posts']);
    await until('all are cut', () => cut === slow.length, 3 * limit);
    clearInterval(drip);
    expect(performance.now() - opened).toBeLessThan(2 * limit);
    const outcomes = await load.stop();
    expect(outcomes.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await stop()).toBe(0);
  },
);
