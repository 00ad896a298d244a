import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { startProgram } from '../support/program.ts';
import { startFloor, type Bench, type Line } from './bench.ts';
import { cost, median, spread } from './load.ts';

const rounds = 7;
const requests = 1500;
const host = 'nontrivial.localhost';

/** Compares a fresh home page with React streaming the same markup. */
export async function pageCost({ databaseUrl, folder }: Bench): Promise<Line[]> {
  const program = await startProgram({
    env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'info', PAGE_CACHE_MB: '0' },
  });
  const file = join(folder, 'home.html');
  const html = await read(program.port);
  writeFileSync(file, html);
  const floor = await startFloor('floor.ts', file);
  const same = await read(floor.port);
  const pid = program.process.pid ?? 0;
  const ours = { port: program.port, host, path: '/' };
  const bare = { port: floor.port, host, path: '/' };
  for (const { id, options } of [
    { id: pid, options: ours },
    { id: floor.pid, options: bare },
  ])
    await cost(id, 3000, options);
  const pairs: { ours: number; bare: number; wallOurs: number; wallBare: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const a = await cost(pid, requests, ours);
    const b = await cost(floor.pid, requests, bare);
    pairs.push({ ours: a.cpu, bare: b.cpu, wallOurs: a.wall, wallBare: b.wall });
  }
  const gzip: number[] = [];
  const brotli: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    gzip.push((await cost(pid, requests, { ...ours, headers: { 'Accept-Encoding': 'gzip' } })).cpu);
    brotli.push((await cost(pid, requests, { ...ours, headers: { 'Accept-Encoding': 'br' } })).cpu);
  }
  await floor.stop();
  await program.stop();
  const ratios = pairs.map((pair) => pair.ours / pair.bare);
  const column = (name: keyof (typeof pairs)[number]) => spread(pairs.map((pair) => pair[name]));
  const plain = median(pairs.map((pair) => pair.ours));
  const added = (times: number[]) => (median(times) - plain).toFixed(2);
  return [
    {
      what:
        'fresh home page, CPU against a bare React stream of the same markup ' +
        '(min / median / max)',
      measured:
        `${spread(ratios)}; CPU ms ours ${column('ours')}, bare ${column('bare')}; wall ms ` +
        `ours ${column('wallOurs')}, bare ${column('wallBare')}; bytes ours ${html.length}, ` +
        `bare ${same.length}`,
      goal: 'median at most 2.5',
      holds: median(ratios) <= 2.5 && Math.abs(html.length - same.length) < html.length * 0.02,
    },
    {
      what: 'compressing it on the fly, CPU ms added',
      measured: `gzip ${added(gzip)}, br ${added(brotli)}`,
      goal: `less than the page itself (${plain.toFixed(2)})`,
      holds: median(gzip) - plain < plain && median(brotli) - plain < plain,
    },
  ];
}

function read(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: '/', headers: { Host: host } }, (res) => {
      let text = '';
      res
        .setEncoding('utf8')
        .on('data', (chunk: string) => (text += chunk))
        .on('end', () => resolve(text));
    }).on('error', reject);
  });
}
