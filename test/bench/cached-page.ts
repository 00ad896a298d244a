import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { languagePath } from '../../shared/paths.ts';
import { startProgram, type Program } from '../support/program.ts';
import { startFloor, type Bench, type Line } from './bench.ts';
import { cost, median, spread } from './load.ts';

const rounds = 7;
const requests = 6_000;
const host = 'nontrivial.localhost';

/** Compares cached pages with Express sending the same bytes. */
export async function cachedPage({ databaseUrl, folder }: Bench): Promise<Line[]> {
  const program = await startProgram({ env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'info' } });
  const lines = [
    ...(await measureCachedPage(program, '/', 'home', folder)),
    ...(await measureCachedPage(program, languagePath('es'), 'landing', folder)),
  ];
  await program.stop();
  return lines;
}

async function measureCachedPage(
  program: Program,
  path: string,
  name: string,
  folder: string,
): Promise<Line[]> {
  // The first reply is streamed, without a tag.
  await read(program.port, path);
  const { body, etag } = await read(program.port, path);
  const file = join(folder, `${name}.br`);
  writeFileSync(file, body);
  const floor = await startFloor('ready-floor.ts', file);
  const pid = program.process.pid ?? 0;
  const lines: Line[] = [];
  for (const kind of ['br', '304'] as const) {
    const headers = (pageEtag: string) => ({
      'Accept-Encoding': 'br',
      ...(kind === '304' ? { 'If-None-Match': pageEtag } : {}),
    });
    const expected = kind === '304' ? [200, 304] : 200;
    const ours = { port: program.port, host, path, headers: headers(etag), expected };
    const ready = { port: floor.port, host, path: '/', headers: headers('"ready"'), expected };
    for (const { id, options } of [
      { id: pid, options: ours },
      { id: floor.pid, options: ready },
    ])
      await cost(id, 8_000, options);
    const pairs: { ours: number; ready: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // The page and its validator change every minute.
      if (new Date().getSeconds() > 52) await new Promise((resolve) => setTimeout(resolve, 9_000));
      if (kind === '304') ours.headers = headers((await read(program.port, path)).etag);
      pairs.push({
        ours: (await cost(pid, requests, ours)).cpu,
        ready: (await cost(floor.pid, requests, ready)).cpu,
      });
    }
    const ratios = pairs.map((pair) => pair.ours / pair.ready);
    lines.push({
      what:
        `kept ${name} page, ${kind}, CPU against Express sending the same ready bytes (min / ` +
        'median / max)',
      measured: `${spread(ratios)}; CPU ms ours ${spread(
        pairs.map((pair) => pair.ours),
        3,
      )}, floor ${spread(
        pairs.map((pair) => pair.ready),
        3,
      )}; ${body.length} bytes`,
      goal: 'median at most 2',
      holds: median(ratios) <= 2,
    });
  }
  await floor.stop();
  return lines;
}

function read(port: number, path: string): Promise<{ body: Buffer; etag: string }> {
  return new Promise((resolve, reject) => {
    get(
      { port, host: '127.0.0.1', path, headers: { Host: host, 'Accept-Encoding': 'br' } },
      (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.once('end', () =>
          resolve({ body: Buffer.concat(chunks), etag: res.headers.etag ?? '' }),
        );
      },
    ).on('error', reject);
  });
}
