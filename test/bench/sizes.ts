import { readFileSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Metafile } from 'esbuild';
import { projectRoot } from '../../server/infra/project-root.ts';
import { startProgram } from '../support/program.ts';
import type { Bench, Line } from './bench.ts';

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Measures the gzip size of the first load of the home page. */
export async function sizes({ databaseUrl }: Bench): Promise<Line[]> {
  const dist = join(projectRoot, 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as {
    entry: string;
    css: string;
    pages: Record<string, string[]>;
  };
  const gzipped = (address: string) => statSync(join(dist, 'files', `${address}.gz`)).size;
  const script = [manifest.entry, ...(manifest.pages.home ?? [])].reduce(
    (sum, address) => sum + gzipped(address),
    0,
  );
  const first = [manifest.entry, ...(manifest.pages.home ?? [])].map((address) =>
    basename(address),
  );
  const { outputs } = JSON.parse(readFileSync(join(dist, 'client-meta.json'), 'utf8')) as Metafile;
  const modal = modalChunks(outputs).filter((file) => !first.includes(basename(file)));
  const modalSize = modal.reduce((sum, file) => sum + gzipped(`/assets/${basename(file)}`), 0);
  const foreign = withForeignWords(outputs);
  const program = await startProgram({ env: { DATABASE_URL: databaseUrl } });
  const lines: Line[] = [
    {
      what: 'script of the home route',
      measured: kb(script),
      goal: 'at most 125 KB',
      holds: script <= 125_000,
    },
    {
      what: 'modal chunk, all that is asked for until the modal is open',
      measured: kb(modalSize),
      goal: 'at most 8 KB',
      holds: modal.length > 1 && modalSize <= 8_000,
    },
    {
      what: "scripts with the newsletter's words in any language",
      measured: foreign.join(', ') || 'none',
      goal: 'none',
      holds: foreign.length === 0,
    },
  ];
  for (const site of ['nontrivial', 'statecraft', 'default']) {
    const html = await read(program.port, site, '/');
    const tenantCss = html.match(/\/assets\/site-[\w-]+\.css(?=" *\/?>)/g) ?? [];
    let css = gzipped(manifest.css);
    for (const path of tenantCss)
      css += gzipSync(await read(program.port, site, path), { level: 9 }).length;
    const page = gzipSync(html).length;
    lines.push(
      {
        what: `HTML of / on ${site}`,
        measured: kb(page),
        goal: 'at most 10 KB',
        holds: page <= 10_000,
      },
      {
        what: `CSS of / on ${site}`,
        measured: kb(css),
        goal: 'at most 11 KB',
        holds: css <= 11_000,
      },
    );
  }
  await program.stop();
  return lines;
}

type Outputs = Metafile['outputs'];

/** The modal and its trigger with all their imports. */
function modalChunks(outputs: Outputs): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const { path, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement') add(path);
  };
  for (const [file, { entryPoint = '' }] of Object.entries(outputs))
    if (/^lazy:client\/features\/subscribe\/(?:start|modal)\.tsx?$/.test(entryPoint)) add(file);
  return [...found];
}

/** The browser loads newsletter strings from the API, in one language. */
function withForeignWords(outputs: Outputs): string[] {
  return Object.entries(outputs).flatMap(([file, { inputs }]) =>
    Object.keys(inputs).some((input) => /^shared\/texts\/[a-z]{2}\.ts$/.test(input))
      ? [basename(file)]
      : [],
  );
}

function read(port: number, site: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(
      { port, host: '127.0.0.1', path, headers: { Host: `${site}.localhost:${port}` } },
      (res) => {
        let text = '';
        res
          .setEncoding('utf8')
          .on('data', (chunk: string) => (text += chunk))
          .on('end', () => resolve(text));
      },
    ).on('error', reject);
  });
}
