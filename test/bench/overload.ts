import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProgram } from '../support/program.ts';
import type { Bench, Line } from './bench.ts';
import { load } from './load.ts';

const connections = 500;
const times = 5;
const seconds = 60;
const host = 'nontrivial.localhost';

type Seen = { status: number; ms: number; retryAfter: boolean };

/** Requests five times the capacity of fresh pages; measures responses, rejections and recovery. */
export async function overload({ databaseUrl }: Bench): Promise<Line[]> {
  const program = await startProgram({
    env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'info', PAGE_CACHE_MB: '0' },
  });
  const page = { port: program.port, host, path: '/', parallel: 16 };
  await load({ ...page, count: 4_000 });
  const counted = 6_000;
  const capacity = counted / ((await load({ ...page, count: counted })) / 1_000);

  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const seen: Seen[] = [];
  const health: number[] = [];
  let out = 0;
  let unsent = 0;
  let broken = 0;
  const ask = (path: string, through: Agent | false, done: (result: Seen) => void) => {
    const began = performance.now();
    const req = request(
      { agent: through, port: program.port, host: '127.0.0.1', path, headers: { Host: host } },
      (res) => {
        res.resume();
        res.once('end', () =>
          done({
            status: res.statusCode ?? 0,
            ms: performance.now() - began,
            retryAfter: res.headers['retry-after'] !== undefined,
          }),
        );
      },
    );
    req.once('error', () => {
      broken += 1;
      done({ status: 0, ms: performance.now() - began, retryAfter: false });
    });
    req.end();
  };
  // Opens the connections first: Node accepts one connection for each turn of its loop.
  await Promise.all(
    Array.from(
      { length: connections },
      () => new Promise<void>((resolve) => ask('/healthz', agent, () => resolve())),
    ),
  );
  const began = performance.now();
  let sent = 0;
  let nextHealth = 0;
  while (performance.now() - began < seconds * 1_000) {
    const due = Math.floor(((performance.now() - began) / 1_000) * capacity * times);
    for (; sent < due; sent += 1) {
      if (out >= connections) {
        unsent += 1;
        continue;
      }
      out += 1;
      ask('/', agent, (result) => {
        out -= 1;
        seen.push(result);
      });
    }
    if (performance.now() - began > nextHealth) {
      nextHealth += 250;
      ask('/healthz', false, ({ ms }) => health.push(ms));
    }
    await sleep(1);
  }
  const ended = performance.now();
  const served = seen.filter(({ status }) => status === 200).length / ((ended - began) / 1_000);
  let good = 0;
  while (good < 20 && performance.now() - ended < 20_000) {
    const status = await new Promise<number>((resolve) =>
      ask('/', false, (result) => resolve(result.status)),
    );
    good = status === 200 ? good + 1 : 0;
  }
  const recovered = good === 20 ? performance.now() - ended : Infinity;
  agent.destroy();
  await program.stop();

  const refused = seen.filter(({ status }) => status === 503);
  const refusal = percentile(
    refused.map(({ ms }) => ms),
    99,
  );
  const others = seen.filter(({ status }) => status !== 200 && status !== 503).length;
  const details =
    `${Math.round(capacity)}/s capacity, ${Math.round(sent / seconds)}/s offered, ` +
    `${unsent} of ${sent} found no free connection`;
  return [
    {
      what:
        `useful throughput at ${times} times capacity, ${connections} connections, ` +
        `${seconds} s`,
      measured:
        `${((served / capacity) * 100).toFixed(0)} % (${details}); ${others} other answers, ` +
        `${broken} broken`,
      goal: 'at least 80 % of capacity',
      holds: served >= capacity * 0.8 && others === 0,
    },
    {
      what: 'refusals: 503 with Retry-After, p99',
      measured:
        `${refused.length}, all with it: ` +
        `${String(refused.every(({ retryAfter }) => retryAfter))}; ${refusal.toFixed(1)} ms`,
      goal: 'under 50 ms',
      holds: refusal < 50 && refused.every(({ retryAfter }) => retryAfter),
    },
    {
      what: '/healthz meanwhile, p99 and longest',
      measured: `${percentile(health, 99).toFixed(0)} and ${Math.max(...health).toFixed(0)} ms`,
      goal: 'under 100 ms',
      holds: percentile(health, 99) < 100,
    },
    {
      what: 'recovery: 20 pages in a row again',
      measured: `${recovered.toFixed(0)} ms after the end`,
      goal: 'within 2 s',
      holds: recovered <= 2_000,
    },
  ];
}

function percentile(values: number[], which: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * which) / 100))] ?? NaN;
}
