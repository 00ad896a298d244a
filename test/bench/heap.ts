import { once } from 'node:events';
import { startProgram } from '../support/program.ts';
import type { Bench, Line } from './bench.ts';
import { load } from './load.ts';

const requests = 100_000;
/** Collects and tells the heap when asked by signal. */
const probe = `process.on('SIGUSR2',()=>{gc();gc();process.stderr.write('heap '+process.memoryUsage().heapUsed+' '+process.memoryUsage.rss()+' '+process.getActiveResourcesInfo().filter(n=>n==='Timeout').length+'\\n')})`;
const paths = ['/', '/new', '/top', '/hot', '/top?t=week', '/about', '/nothing-here', '/post/nothing-here'];

/** Whether 100,000 page requests leave anything behind. */
export async function heap({ databaseUrl }: Bench): Promise<Line[]> {
  const program = await startProgram({
    env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' },
    nodeArgs: ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(probe)}`],
  });
  const measure = async () => {
    program.process.kill('SIGUSR2');
    const [chunk] = (await once(program.process.stderr as NodeJS.ReadableStream, 'data')) as [Buffer];
    const [, used, rss, timers] = chunk.toString().trim().split(' ').map(Number);
    return { used: used ?? 0, rss: rss ?? 0, timers: timers ?? 0 };
  };
  const send = (count: number, status: number, list: string[]) =>
    load({ port: program.port, host: 'nontrivial.localhost', path: (i) => list[i % list.length] ?? '/', count, parallel: 16, expected: status });
  const found = paths.slice(0, 6);
  const missing = paths.slice(6);
  await send(8_000, 200, found);
  await send(2_000, 404, missing);
  const before = await measure();
  await send(requests * 0.9, 200, found);
  await send(requests * 0.1, 404, missing);
  const after = await measure();
  await program.stop();
  const grown = (after.used - before.used) / 1e6;
  return [
    {
      what: `heap after ${requests.toLocaleString('en-US')} page requests`,
      measured: `${grown >= 0 ? '+' : ''}${grown.toFixed(2)} MB (from ${(before.used / 1e6).toFixed(1)}); resident ${(after.rss / 1e6).toFixed(0)} MB; timers ${before.timers} -> ${after.timers}`,
      goal: 'at most +2 MB',
      holds: grown <= 2,
    },
  ];
}
