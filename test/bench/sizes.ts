import { readFileSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectRoot } from '../../server/infra/project-root.ts';
import { startProgram } from '../support/program.ts';
import type { Bench, Line } from './bench.ts';

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** What the first load of the home page weighs, gzip. */
export async function sizes({ databaseUrl }: Bench): Promise<Line[]> {
  const dist = join(projectRoot, 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as { entry: string; css: string; pages: Record<string, string[]> };
  const gzipped = (address: string) => statSync(join(dist, 'files', `${address}.gz`)).size;
  const script = [manifest.entry, ...(manifest.pages.home ?? [])].reduce((sum, address) => sum + gzipped(address), 0);
  const program = await startProgram({ env: { DATABASE_URL: databaseUrl } });
  const lines: Line[] = [{ what: 'script of the home route', measured: kb(script), goal: 'at most 125 KB', holds: script <= 125_000 }];
  for (const site of ['nontrivial', 'statecraft', 'default']) {
    const html = await read(program.port, site, '/');
    const tenantCss = /\/assets\/site-[\w-]+\.css/.exec(html)?.[0] ?? '';
    const css = gzipped(manifest.css) + gzipSync(await read(program.port, site, tenantCss), { level: 9 }).length;
    const page = gzipSync(html).length;
    lines.push(
      { what: `HTML of / on ${site}`, measured: kb(page), goal: 'at most 14 KB', holds: page <= 14_000 },
      { what: `CSS of / on ${site}`, measured: kb(css), goal: 'at most 10 KB', holds: css <= 10_000 },
    );
  }
  await program.stop();
  return lines;
}

function read(port: number, site: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers: { Host: `${site}.localhost:${port}` } }, (res) => {
      let text = '';
      res.setEncoding('utf8').on('data', (chunk: string) => (text += chunk)).on('end', () => resolve(text));
    }).on('error', reject);
  });
}
