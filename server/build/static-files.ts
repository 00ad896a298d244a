import { createHash } from 'node:crypto';
import { cpSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'esbuild';
import { projectRoot } from '../infra/project-root.ts';

/** Copies `public`. Returns the path with a hash under which each file is served too. */
export function copyPublic(out: string): Record<string, string> {
  const hashedPaths: Record<string, string> = {};
  const source = join(projectRoot, 'public');
  cpSync(source, join(out, 'files'), {
    recursive: true,
    filter: (file) => extname(file) !== '.md',
  });
  for (const name of globSync('**/*.*', { cwd: source }).filter(
    (file) => !['.md', '.txt', '.ico'].includes(extname(file)),
  )) {
    const bytes = readFileSync(join(source, name));
    const stem = name
      .replace(/^sites\//, '')
      .replaceAll('/', '-')
      .slice(0, -extname(name).length);
    const path = `/assets/${stem}-${shortHash(bytes)}${extname(name)}`;
    writeFileSync(join(out, 'files', path), bytes);
    hashedPaths[`/${name}`] = path;
  }
  return hashedPaths;
}

/** Minifies and writes a stylesheet, with hashed paths of its fonts. Returns its path. */
export async function writeStylesheet(
  out: string,
  name: string,
  rules: string,
  hashedPaths: Record<string, string>,
): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: rules.replace(/\/fonts\/[\w-]+\.woff2/g, (path) => hashedPaths[path] ?? path),
      loader: 'css',
    },
    bundle: true,
    minify: true,
    write: false,
    external: ['/assets/*'],
    logLevel: 'error',
  });
  const stylesheet = outputFiles[0]?.contents ?? new Uint8Array();
  const path = `/assets/${name}-${shortHash(stylesheet)}.css`;
  writeFileSync(join(out, 'files', path), stylesheet);
  return path;
}

/** Writes a Brotli and a gzip file beside each text file. */
export async function compressAssets(out: string, brotliQuality: number): Promise<void> {
  const folder = join(out, 'files/assets');
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } };
  await Promise.all(
    readdirSync(folder)
      .filter((name) => ['.js', '.css', '.svg'].includes(extname(name)))
      .map(async (name) => {
        const bytes = readFileSync(join(folder, name));
        const [br, gz] = await Promise.all([
          promisify(brotliCompress)(bytes, brotli),
          promisify(gzip)(bytes, { level: 9 }),
        ]);
        writeFileSync(join(folder, `${name}.br`), br);
        writeFileSync(join(folder, `${name}.gz`), gz);
      }),
  );
}

const shortHash = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 10);
