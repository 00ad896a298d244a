/**
 * Builds the files for browsers and the server:
 * `node esbuild.config.ts [--dev] [--watch] [--if-needed]`
 *
 * - dist/files: what is served, hashed and compressed
 * - dist/manifest.json: which files each page needs
 * - dist/server: the program
 */
import { fork } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import {
  build,
  context,
  stop,
  type BuildContext,
  type BuildOptions,
  type BuildResult,
  type Metafile,
} from 'esbuild';
import { embeddedDriverPlugin } from './server/build/embedded-driver-plugin.ts';
import { lazyPlugin } from './server/build/lazy-plugin.ts';
import { writeNewDatabase } from './server/build/new-database.ts';
import { listPageChunks, toUrlPath } from './server/build/page-chunks.ts';
import { isStaleBuild } from './server/build/stale-build.ts';
import { compressAssets, copyPublic, writeStylesheet } from './server/build/static-files.ts';
import { evaluateStyles, stylesPlugin, type Styles } from './server/build/styles.ts';
import { parseApiOrigin } from './server/infra/config/config.ts';
import { requireNode } from './server/infra/node-version.ts';

requireNode();
const root = import.meta.dirname;
const isDevelopment = process.argv.includes('--dev');
const isWatching = process.argv.includes('--watch');
const apiOrigin = parseApiOrigin(process.env.API_ORIGIN);

const contexts = new Map<string, BuildContext>();

/** Runs esbuild. While watching, it caches what it parsed under this name. */
async function run(name: string, options: BuildOptions): Promise<BuildResult> {
  if (!isWatching) return build(options);
  let cached = contexts.get(name);
  if (!cached) contexts.set(name, (cached = await context(options)));
  return cached.rebuild();
}

/** The styles of the current build. */
let styles: Styles;
const replaceStyles = stylesPlugin(() => styles);

async function bundleStyles(contents: string, outfile: string): Promise<void> {
  await run(`styles ${contents}`, {
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    splitting: false,
    format: 'esm',
    platform: 'node',
    outfile,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
}

const mode = isDevelopment ? 'development' : 'production';

const shared = {
  bundle: true,
  format: 'esm',
  splitting: true,
  metafile: true,
  logLevel: 'warning',
  minify: !isDevelopment,
  // Without this, the JSX settings of tsconfig.json would override the ones below.
  tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', target: 'es2024' } },
  jsx: 'automatic',
  jsxDev: isDevelopment,
  absWorkingDir: root,
  conditions: [mode],
} satisfies BuildOptions;

const forBrowsers = (out: string) =>
  ({
    ...shared,
    outdir: join(out, 'files/assets'),
    entryNames: '[name]-[hash]',
    // The entry contains the paths of all chunks, so names would cost bytes of the first load.
    chunkNames: isDevelopment ? '[name]-[hash]' : '[hash]',
    platform: 'browser',
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      // Code for DevTools, and for `setImmediate` of Node, would cost bytes of the first load.
      ...(isDevelopment
        ? {}
        : { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined', setImmediate: 'undefined' }),
    },
    legalComments: 'none',
    alias: { 'csv-parse/sync': 'csv-parse/browser/esm/sync' },
  }) satisfies BuildOptions;

async function buildClient(out: string): Promise<Metafile> {
  const { metafile } = await run('client', {
    ...forBrowsers(out),
    entryPoints: { entry: 'client/entry.tsx' },
    plugins: [replaceStyles, lazyPlugin()],
  });
  if (!metafile) throw new Error('esbuild returned no metafile');
  return metafile;
}

/** Builds the administration, apart: shared chunks would make the first load of readers larger. */
async function buildAdmin(out: string): Promise<string> {
  const { metafile } = await run('admin', {
    ...forBrowsers(out),
    entryPoints: { admin: 'client/admin/entry.tsx' },
    plugins: [replaceStyles],
  });
  const file = Object.entries(metafile?.outputs ?? {}).find(
    ([, { entryPoint }]) => entryPoint === 'client/admin/entry.tsx',
  )?.[0];
  if (!file) throw new Error('the build has no script of the administration');
  return toUrlPath(out, file);
}

/** Builds `/dev/components`. It is beside the files of the site, so production never serves it. */
async function buildComponentsPage(out: string): Promise<void> {
  await run('components', {
    ...forBrowsers(out),
    outdir: join(out, 'components'),
    entryNames: '[name]',
    entryPoints: [
      { in: 'client/dev/entry.tsx', out: 'components' },
      { in: 'client/dev/components.css', out: 'components' },
    ],
    splitting: false,
    plugins: [replaceStyles],
  });
}

/**
 * Builds the server, with all packages: hundreds of small modules would add half a second to every
 * start. So the build, not the environment of the process, decides React's mode. Commands are built
 * apart: what they share with the server would be forty more modules for it to load.
 */
async function buildServer(out: string): Promise<void> {
  const threads = [
    'server/infra/fetch/article-worker.ts',
    'server/infra/pictures/picture-worker.ts',
    'server/db/embedded-thread.ts',
  ];
  if (isWatching) return buildPrograms(out, 'server', ['server/server.ts', ...threads]);
  await Promise.all([
    buildPrograms(out, 'server', ['server/main.ts', 'server/server.ts', ...threads]),
    buildPrograms(out, 'commands', globSync('server/cli/!(run).ts', { cwd: root })),
  ]);
}

async function buildPrograms(out: string, name: string, programs: string[]): Promise<void> {
  await run(name, {
    ...shared,
    entryPoints: Object.fromEntries(programs.map((file) => [basename(file, '.ts'), file])),
    outdir: join(out, 'server'),
    chunkNames: 'chunks/[name]-[hash]',
    platform: 'node',
    target: 'node22',
    minify: false,
    // They read files beside their own modules.
    external: [
      '@electric-sql/pglite',
      '@electric-sql/pglite/*',
      '@resvg/resvg-wasm',
      'harfbuzzjs',
      'sharp',
      'pg-native',
    ],
    // While watching, server/dev.ts has already loaded them.
    ...(isWatching ? { packages: 'external' as const } : {}),
    // The default entry reads data files beside its own module.
    alias: { 'css-tree': 'css-tree/dist/csstree.esm' },
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      'process.env.BUILD_API_ORIGIN': JSON.stringify(apiOrigin ?? ''),
    },
    // Bundled CommonJS modules call `require` for the modules of Node.
    banner: {
      js:
        `import { createRequire as __createRequire } from 'node:module'; ` +
        `const require = __createRequire(import.meta.url);`,
    },
    plugins: [replaceStyles, embeddedDriverPlugin()],
  });
}

const dist = join(root, isWatching ? 'dist/watch' : isDevelopment ? 'dist/dev' : 'dist');
const outputs = ['files', 'server', 'components', 'manifest.json', 'client-meta.json'];

/** Builds into a temporary folder and then replaces the last build, so that none is half done. */
async function buildAll(): Promise<void> {
  mkdirSync(dist, { recursive: true });
  const out = mkdtempSync(join(dist, '.new-'));
  try {
    await buildInto(out);
    const old = mkdtempSync(join(dist, '.old-'));
    for (const output of outputs) {
      if (existsSync(join(dist, output))) renameSync(join(dist, output), join(old, output));
      renameSync(join(out, output), join(dist, output));
    }
    rmSync(old, { recursive: true });
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

async function buildInto(out: string): Promise<void> {
  mkdirSync(join(out, 'files/assets'), { recursive: true });
  styles = await evaluateStyles(bundleStyles);
  const files = copyPublic(out);
  const [css, adminCss] = await Promise.all([
    writeStylesheet(out, 'app', styles.css, files),
    writeStylesheet(out, 'admin', styles.admin, files),
  ]);
  const [metafile, adminScript] = await Promise.all([
    buildClient(out),
    buildAdmin(out),
    buildServer(out),
    buildComponentsPage(out),
  ]);
  // Both take seconds and gain nothing on a developer's machine.
  if (!isWatching) {
    // Gives back the memory of esbuild.
    await stop();
    await compressAssets(out, isDevelopment ? 4 : 11);
    await writeNewDatabase(join(out, 'server/new-database.tar.gz'));
  }
  const manifest = {
    ...listPageChunks(metafile, out),
    css,
    admin: { script: adminScript, css: adminCss },
    files,
    apiOrigin,
  };
  writeFileSync(join(out, 'client-meta.json'), JSON.stringify(metafile));
  writeFileSync(join(out, 'manifest.json'), JSON.stringify(manifest, null, 2));
}

/** Builds on every change and reloads the program (server/dev.ts), unless the build fails. */
async function watchAll(): Promise<void> {
  const program = fork(join(root, 'server/dev.ts'), [join(dist, 'server/server.js')], {
    stdio: 'inherit',
  });
  program.once('exit', (code) => process.exit(code ?? 1));
  const changed = new Set(['client']);
  const rebuild = async () => {
    const startedAt = performance.now();
    const folders = [...changed];
    changed.clear();
    try {
      // Overwrites files. What the running program reads later, such as a thread, is new.
      const isServerOnly = folders.every((folder) => folder === 'server');
      await (isServerOnly ? buildServer(dist) : buildInto(dist));
      process.stderr.write(`built in ${Math.round(performance.now() - startedAt)} ms\n`);
      program.send('built');
    } catch (error) {
      for (const folder of folders) changed.add(folder);
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    }
  };
  rmSync(dist, { recursive: true, force: true });
  let queue = rebuild();
  let timer: NodeJS.Timeout | undefined;
  for (const folder of ['server', 'client', 'shared', 'public']) {
    watch(join(root, folder), { recursive: true }, () => {
      changed.add(folder);
      clearTimeout(timer);
      timer = setTimeout(() => (queue = queue.then(rebuild)), 50);
    });
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void program.kill('SIGTERM'));
}

if (process.argv[1] && import.meta.filename === resolve(process.argv[1])) {
  if (isWatching) await watchAll();
  else if (!process.argv.includes('--if-needed') || isStaleBuild(root, apiOrigin)) await buildAll();
}
