import { mkdtempSync } from 'node:fs';
import { get } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { spawnProgram } from '../support/program.ts';
import type { Bench, Line } from './bench.ts';
import { median, readCpuMs, spread } from './load.ts';

const rounds = 9;
/** Starts without compiled code of an earlier one, as after an upgrade. */
const coldRounds = 3;

/** Measures the time from start to first page on seeded databases, in turns. */
export async function start({ databaseUrl, folder }: Bench): Promise<Line[]> {
  const databases = [
    { name: 'PostgreSQL', goal: 300, env: { DATABASE_URL: databaseUrl } },
    { name: 'embedded', goal: 600, dataDir: mkdtempSync(join(folder, 'embedded-')) },
  ];
  const results = databases.map(() => ({ wall: [] as number[], cpu: [] as number[] }));
  const load: number[] = [];
  for (let round = -2; round < rounds; round += 1) {
    load.push(loadavg()[0] ?? NaN);
    for (const [i, options] of databases.entries()) {
      const { wall, cpu } = await startOnce(options);
      // The first one migrates and seeds, the second one fills the compile cache.
      if (round < 0) continue;
      results[i]?.wall.push(wall);
      results[i]?.cpu.push(cpu);
    }
  }
  const cold = databases.map(() => [] as number[]);
  for (let round = 0; round < coldRounds; round += 1)
    for (const [i, { env, ...options }] of databases.entries()) {
      const cache = mkdtempSync(join(folder, 'cache-'));
      const { wall } = await startOnce({ ...options, env: { ...env, NODE_COMPILE_CACHE: cache } });
      cold[i]?.push(wall);
    }
  console.log(
    `  load average of the machine: ${spread(load, 1)}; on a busy machine the time of the ` +
      'processor says more',
  );
  return databases.map(({ name, goal }, i): Line => {
    const { wall, cpu } = results[i] ?? { wall: [], cpu: [] };
    return {
      what: `start to the first 200, ${name}, ms (min / median / max)`,
      measured:
        `${spread(wall, 0)}; of the processor ${spread(cpu, 0)}; ` +
        `without a compile cache ${spread(cold[i] ?? [], 0)}`,
      goal: `median at most ${goal}`,
      holds: median(wall) <= goal,
    };
  });
}

async function startOnce(options: { env?: Record<string, string>; dataDir?: string }) {
  const began = performance.now();
  const { child, log, lines, exited } = spawnProgram({
    ...options,
    env: { LOG_LEVEL: 'info', ...options.env },
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
  const result = { wall: performance.now() - began, cpu: readCpuMs(child.pid ?? 0) };
  child.kill('SIGTERM');
  await exited;
  return result;
}
