import { get } from 'node:http';
import { spawnProgram } from '../support/program.ts';
import type { Bench, Line } from './bench.ts';
import { spread, median } from './load.ts';

const rounds = 7;

/** Measures the time from start to first page on a seeded PostgreSQL database. */
export async function start({ databaseUrl }: Bench): Promise<Line[]> {
  const times: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const began = performance.now();
    const { child, log, lines, exited } = spawnProgram({
      env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'info' },
    });
    const port = await new Promise<number>((resolve) => {
      lines.on('line', () => {
        const line = log.at(-1);
        if (line?.msg === 'listening') resolve(Number(line.port));
      });
    });
    const status = await new Promise((resolve, reject) => {
      get(
        { port, host: '127.0.0.1', path: '/', headers: { Host: 'nontrivial.localhost' } },
        (res) => {
          res.resume();
          res.once('end', () => resolve(res.statusCode));
        },
      ).once('error', reject);
    });
    if (status !== 200) throw new Error(`status ${String(status)}`);
    // The first one migrates and seeds.
    if (round >= 0) times.push(performance.now() - began);
    child.kill('SIGTERM');
    await exited;
  }
  return [
    {
      what: 'start to the first 200, PostgreSQL, ms (min / median / max)',
      measured: spread(times, 0),
      goal: 'median at most 500',
      holds: median(times) <= 500,
    },
  ];
}
