import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { startProgram } from '../support/program.ts';
import type { Bench, Line } from './bench.ts';
import { load } from './load.ts';

const requests = 100_000;
/** Collects and tells the heap when asked by signal. */
const probe =
  `process.on('SIGUSR2',()=>{gc();gc();process.stderr.write('heap ` +
  `'+process.memoryUsage().heapUsed+' '+process.memoryUsage.rss()+' ` +
  `'+process.getActiveResourcesInfo().filter(n=>n==='Timeout').length+'\\n')})`;
const paths = [
  '/',
  '/new',
  '/top',
  '/hot',
  '/top?t=week',
  '/about',
  '/nothing-here',
  '/post/nothing-here',
];

/** Measures memory after 100,000 page requests, with and without the page cache. */
export async function heap({ databaseUrl }: Bench): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [what, env] of [
    ['made anew', { PAGE_CACHE_MB: '0' }],
    ['with the page cache', {}],
  ] as const)
    lines.push(...(await after(what, databaseUrl, env)));
  return lines;
}

async function after(
  what: string,
  databaseUrl: string,
  env: Record<string, string>,
): Promise<Line[]> {
  const program = await startProgram({
    env: { DATABASE_URL: databaseUrl, ...env },
    nodeArgs: ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(probe)}`],
  });
  const measure = async () => {
    program.process.kill('SIGUSR2');
    const [chunk] = (await once(program.process.stderr as NodeJS.ReadableStream, 'data')) as [
      Buffer,
    ];
    const [, used, rss, timers] = chunk.toString().trim().split(' ').map(Number);
    return { used: used ?? 0, rss: rss ?? 0, timers: timers ?? 0 };
  };
  const send = (count: number, status: number, list: string[]) =>
    load({
      port: program.port,
      host: 'nontrivial.localhost',
      path: (i) => list[i % list.length] ?? '/',
      count,
      parallel: 16,
      expected: status,
    });
  const found = paths.slice(0, 6);
  const missing = paths.slice(6);
  await send(8_000, 200, found);
  await send(2_000, 404, missing);
  const before = await measure();
  await send(requests * 0.9, 200, found);
  await send(requests * 0.1, 404, missing);
  const resident =
    Number(
      /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${program.process.pid}/status`, 'utf8'))?.[1],
    ) / 1024;
  const { used, timers } = await measure();
  await program.stop();
  const grown = (used - before.used) / 1e6;
  const count = requests.toLocaleString('en-US');
  return [
    {
      what: `heap after ${count} page requests, ${what}`,
      measured:
        `${grown >= 0 ? '+' : ''}${grown.toFixed(2)} MB (from ` +
        `${(before.used / 1e6).toFixed(1)}); timers ${before.timers} -> ${timers}`,
      goal: 'at most +2 MB',
      holds: grown <= 2,
    },
    {
      what: `resident memory after ${count} page requests, ${what}, PostgreSQL`,
      measured: `${resident.toFixed(0)} MiB`,
      ...('PAGE_CACHE_MB' in env
        ? { goal: 'told only', holds: true }
        : { goal: 'as it comes, at most 245', holds: resident <= 233 }),
    },
  ];
}
