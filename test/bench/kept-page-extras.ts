import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../support/postgres.ts';
import { startProgram, type Program } from '../support/program.ts';
import type { Bench, Line } from './bench.ts';
import { cost, load, median, readCpuMs, spread } from './load.ts';

const rounds = 7;
const requests = 15_000;
const idleMs = 5_000;
const page = { host: 'nontrivial.localhost', path: '/', headers: { 'Accept-Encoding': 'br' } };

/** What the headers for shared caches and the metrics for Prometheus add to a kept page. */
export async function keptPageExtras({ databaseUrl }: Bench): Promise<Line[]> {
  const extras: Record<string, Record<string, string>> = {
    nothing: {},
    'CDN headers': {
      CDN: 'surrogate-key',
      CDN_PROVIDER: 'varnish',
      CDN_PURGE_URL: 'http://127.0.0.1:1',
      CDN_TOKEN: 'unused',
    },
    metrics: { METRICS_PORT: String(await freePort()) },
  };
  const programs: { name: string; program: Program; times: number[]; idle: number }[] = [];
  for (const [name, env] of Object.entries(extras)) {
    const program = await startProgram({
      env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'info', ...env },
    });
    await load({ ...page, port: program.port, count: 8_000 });
    programs.push({ name, program, times: [], idle: 0 });
  }
  const pidOf = ({ process: { pid = 0 } }: Program) => pid;
  const before = programs.map(({ program }) => readCpuMs(pidOf(program)));
  await sleep(idleMs);
  for (const [i, each] of programs.entries())
    each.idle = ((readCpuMs(pidOf(each.program)) - (before[i] ?? 0)) / idleMs) * 1_000;
  for (let round = 0; round < rounds; round += 1)
    for (const { program, times } of programs)
      times.push((await cost(pidOf(program), requests, { ...page, port: program.port })).cpu);
  await Promise.all(programs.map(({ program }) => program.stop()));
  const [plain, ...others] = programs;
  if (!plain) return [];
  return others.map(({ name, times, idle }) => {
    const ratios = times.map((time, round) => time / (plain.times[round] ?? NaN));
    return {
      what: `kept home page with ${name}, CPU against without (min / median / max)`,
      measured:
        `${spread(ratios)}; CPU ms ${spread(times, 3)} and ${spread(plain.times, 3)}; idle ` +
        `${idle.toFixed(0)} and ${plain.idle.toFixed(0)} ms a second`,
      goal: 'median at most 1.15',
      holds: median(ratios) <= 1.15,
    };
  });
}
