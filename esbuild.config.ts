/**
 * Builds the browser's files and the server. `node esbuild.config.ts [--dev] [--watch] [--if-needed]`
 * dist/files: what is served, hashed and compressed; dist/manifest.json: which page needs what; dist/server: the program.
 */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  build,
  context,
  type BuildContext,
  type BuildOptions,
  type BuildResult,
  type Metafile,
  type Plugin,
} from 'esbuild';
import { parseApiOrigin } from './server/infra/config/config.ts';
import { requireNode } from './server/infra/node-version.ts';
import { feedSorts, textNames } from './shared/paths.ts';

requireNode();
const root = import.meta.dirname;
const development = process.argv.includes('--dev');

const watching = process.argv.includes('--watch');
const contexts = new Map<string, BuildContext>();

/** Runs esbuild; while watching it remembers what it has parsed, under this name. */
async function run(name: string, options: BuildOptions): Promise<BuildResult> {
  if (!watching) return build(options);
  let remembered = contexts.get(name);
  if (!remembered) contexts.set(name, (remembered = await context(options)));
  return remembered.rebuild();
}

/** `late`: of files named `*.late.styles.ts`, for what is not part of a first load: pages of the newsletter, and the modal. `admin`: of `*.admin.styles.ts`, for who runs a site. */
type Styles = {
  css: string;
  late: string;
  admin: string;
  exports: Map<string, Record<string, string>>;
};

/** Evaluates every style file once: their exports become class names in both bundles, their rules one stylesheet. */
async function evaluateStyles(): Promise<Styles> {
  // Global rules first, so that any class overrides them; late ones last.
  const place = (file: string) =>
    2 * Number(file.includes('.admin.')) +
    Number(file.includes('.late.')) -
    Number(file.includes('global'));
  const files = globSync('client/**/*.styles.ts', { cwd: root }).sort(
    (a, b) => place(a) - place(b) || a.localeCompare(b),
  );
  const [firstLate, firstAdmin] = ['.late.', '.admin.'].map((part) =>
    files.findIndex((file) => file.includes(part)),
  );
  const out = join(root, 'node_modules/.cache/broadsheet');
  mkdirSync(out, { recursive: true });
  const bundle = join(out, `styles-${process.pid}.mjs`);
  await run(`styles ${files.join()}`, {
    stdin: {
      contents: [
        `import { cache } from './client/theme/emotion.ts';`,
        `export const rules = [];`,
        `export const starts = [];`,
        `const insert = cache.insert.bind(cache);`,
        `cache.insert = (selector, serialized, sheet, keep) => { const before = new Set(Object.keys(cache.inserted)); insert(selector, serialized, sheet, keep);`,
        `  for (const name of Object.keys(cache.inserted)) if (!before.has(name)) rules.push(cache.inserted[name]); };`,
        `export const modules = {};`,
        ...files.map(
          (file) =>
            `starts.push(rules.length); modules[${JSON.stringify(file)}] = await import(${JSON.stringify(`./${file}`)});`,
        ),
      ].join('\n'),
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    splitting: false,
    format: 'esm',
    platform: 'node',
    outfile: bundle,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const { modules, rules, starts } = (await import(`${pathToFileURL(bundle)}?${Date.now()}`)) as {
    modules: Record<string, Record<string, string>>;
    rules: string[];
    starts: number[];
  };
  if (!watching) rmSync(bundle);
  const faces = readFileSync(join(root, 'client/theme/fonts.css'), 'utf8');
  const admin = starts[firstAdmin ?? -1] ?? rules.length;
  const late = starts[firstLate ?? -1] ?? admin;
  return {
    css: faces + rules.slice(0, late).join('\n'),
    late: rules.slice(late, admin).join('\n'),
    admin: rules.slice(admin).join('\n'),
    exports: new Map(files.map((file) => [resolve(root, file), { ...modules[file] }])),
  };
}

/** What the plugin hands out: of the build that is going on. */
let current: Styles;

function stylesPlugin(): Plugin {
  return {
    name: 'styles',
    setup({ onLoad }) {
      onLoad({ filter: /\.styles\.ts$/ }, ({ path }) => ({
        contents: Object.entries(current.exports.get(path) ?? {})
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n'),
        loader: 'js',
      }));
    },
  };
}

/**
 * The entry is there whenever anything else is asked for. So each lazy module says that it needs all of what the entry needs, and that becomes one chunk; left
 * alone, every module that some of them share would be a file, and twenty small files weigh more than one.
 * Decision 46.
 */
function lazyPlugin(): Plugin {
  const entry = join(root, 'client/entry.tsx');
  // Packages come with our own modules. What makes a list of posts is asked for by nearly all that is lazy, in parts: so it is one chunk too.
  const ofEntry = [
    ...readFileSync(entry, 'utf8').matchAll(/^(?:import|} from)\b(?! type).*?'(\.\/.+)';$/gm),
  ].map(([, specifier]) => specifier);
  const needs = [...ofEntry, './pages/list-page.tsx']
    .map((specifier) => `import '${specifier}';`)
    .join('\n');
  return {
    name: 'lazy',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) =>
        kind === 'dynamic-import'
          ? { path: relative(root, join(resolveDir, path)), namespace: 'lazy' }
          : undefined,
      );
      onLoad({ filter: /.*/, namespace: 'lazy' }, ({ path }) => ({
        contents: `${needs}\nexport * from './${relative('client', path)}';`,
        resolveDir: dirname(entry),
      }));
    },
  };
}

/** The program of who runs a site, apart from the readers': what they share would be cut out of their one file. */
async function buildAdmin(out: string): Promise<string> {
  const { metafile } = await run('admin', {
    ...forBrowsers(out),
    entryPoints: { admin: 'client/admin/entry.tsx' },
    splitting: false,
    plugins: [stylesPlugin()],
  });
  const file = Object.keys(metafile?.outputs ?? {}).find((name) => name.endsWith('.js'));
  if (!file) throw new Error('the build made no program for who runs a site');
  return `/${relative(join(out, 'files'), resolve(root, file))}`;
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
    plugins: [stylesPlugin()],
  });
}

const shared = {
  bundle: true,
  format: 'esm',
  splitting: true,
  metafile: true,
  logLevel: 'warning',
  minify: !development,
  // A tsconfig's JSX settings would win over these.
  tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', target: 'es2024' } },
  jsx: 'automatic',
  jsxDev: development,
  absWorkingDir: root,
} satisfies BuildOptions;

const forBrowsers = (out: string) =>
  ({
    ...shared,
    outdir: join(out, 'files/assets'),
    entryNames: '[name]-[hash]',
    // The first load has the addresses of all pages' modules, and names would be bytes of it.
    chunkNames: development ? '[name]-[hash]' : '[hash]',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
    conditions: [development ? 'development' : 'production'],
    legalComments: 'none',
  }) satisfies BuildOptions;

async function buildClient(out: string): Promise<Metafile> {
  const { metafile } = await run('client', {
    ...forBrowsers(out),
    entryPoints: { entry: 'client/entry.tsx' },
    plugins: [stylesPlugin(), lazyPlugin()],
  });
  if (!metafile) throw new Error('the build told nothing of its files');
  return metafile;
}

async function buildServer(out: string): Promise<void> {
  // Everything goes into the program: hundreds of small modules are half a second of every start, and its build decides React's mode, not the
  // environment it runs in. The embedded database stays outside: it reads files beside its own.
  const external = ['@electric-sql/pglite', '@electric-sql/pglite/*', 'pg-native'];
  await run('server', {
    ...shared,
    entryPoints: watching
      ? { server: 'server/server.ts' }
      : Object.fromEntries(
          [
            'server/main.ts',
            'server/server.ts',
            ...globSync('server/cli/!(run).ts', { cwd: root }),
          ].map((file) => [basename(file, '.ts'), file]),
        ),
    outdir: join(out, 'server'),
    chunkNames: 'chunks/[name]-[hash]',
    platform: 'node',
    target: 'node22',
    minify: false,
    external,
    // While watching they are there already (server/dev.ts).
    ...(watching ? { packages: 'external' as const } : {}),
    // Its other entry reads data files beside itself.
    alias: { 'css-tree': 'css-tree/dist/csstree.esm' },
    define: {
      'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production'),
      'process.env.BUILD_API_ORIGIN': JSON.stringify(parseApiOrigin(process.env.API_ORIGIN) ?? ''),
    },
    conditions: [development ? 'development' : 'production'],
    // Bundled CommonJS modules ask for Node's own by `require`.
    banner: {
      js: `import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);`,
    },
    plugins: [stylesPlugin()],
  });
}

/** Which chunks each page needs besides the entry, from the imports that esbuild saw. */
function pagesOf(
  metafile: Metafile,
  out: string,
): { entry: string; pages: Record<string, string[]> } {
  const address = (file: string) => `/${relative(join(out, 'files'), resolve(root, file))}`;
  const outputs = metafile.outputs;
  const closure = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const { path, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement') closure(path, seen);
    return seen;
  };
  const entry = Object.keys(outputs).find(
    (file) => outputs[file]?.entryPoint === 'client/entry.tsx',
  );
  if (!entry) throw new Error('the build has no entry');
  const always = closure(entry);
  const pages: Record<string, string[]> = {};
  for (const [file, { entryPoint }] of Object.entries(outputs)) {
    const page = /^lazy:client\/pages\/(.+)\.tsx$/.exec(entryPoint ?? '')?.[1];
    if (page) pages[page] = [...closure(file)].filter((chunk) => !always.has(chunk)).map(address);
  }
  // What the entry imports is asked for at once too.
  const first = [...always].filter((file) => file !== entry).map(address);
  for (const page of Object.keys(pages)) pages[page] = [...first, ...(pages[page] ?? [])];
  for (const name of textNames) pages[name] = pages.text ?? [];
  for (const sort of feedSorts) pages[sort] = pages.sorted ?? [];
  return { entry: address(entry), pages };
}

const digest = (bytes: Buffer | string) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 10);

/** Copies `public`, and each of its files a second time under an address with its hash. */
function copyPublic(out: string): Record<string, string> {
  const files: Record<string, string> = {};
  cpSync(join(root, 'public'), join(out, 'files'), {
    recursive: true,
    filter: (file) => extname(file) !== '.md',
  });
  for (const name of globSync('**/*.*', { cwd: join(root, 'public') }).filter(
    (file) => !['.md', '.txt', '.ico'].includes(extname(file)),
  )) {
    const bytes = readFileSync(join(root, 'public', name));
    const stem = name
      .replace(/^sites\//, '')
      .replaceAll('/', '-')
      .slice(0, -extname(name).length);
    const address = `/assets/${stem}-${digest(bytes)}${extname(name)}`;
    writeFileSync(join(out, 'files', address), bytes);
    files[`/${name}`] = address;
  }
  return files;
}

async function compress(out: string): Promise<void> {
  const folder = join(out, 'files/assets');
  await Promise.all(
    readdirSync(folder)
      .filter((name) => ['.js', '.css', '.svg'].includes(extname(name)))
      .flatMap((name) => {
        const bytes = readFileSync(join(folder, name));
        return [
          promisify(brotliCompress)(bytes, {
            params: { [constants.BROTLI_PARAM_QUALITY]: development ? 4 : 11 },
          }).then((br) => writeFileSync(join(folder, `${name}.br`), br)),
          promisify(gzip)(bytes, { level: 9 }).then((gz) =>
            writeFileSync(join(folder, `${name}.gz`), gz),
          ),
        ];
      }),
  );
}

const dist = join(root, watching ? 'dist/watch' : development ? 'dist/dev' : 'dist');
const parts = ['files', 'server', 'components', 'manifest.json', 'client-meta.json'];

/** Builds beside the last build and then takes its place, so that nobody meets half of one. */
export async function buildAll(): Promise<void> {
  mkdirSync(dist, { recursive: true });
  const out = mkdtempSync(join(dist, '.new-'));
  try {
    await buildInto(out);
    const old = mkdtempSync(join(dist, '.old-'));
    for (const part of parts) {
      if (existsSync(join(dist, part))) renameSync(join(dist, part), join(old, part));
      renameSync(join(out, part), join(dist, part));
    }
    rmSync(old, { recursive: true });
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

async function buildInto(out: string): Promise<void> {
  mkdirSync(join(out, 'files/assets'), { recursive: true });
  const styles = (current = await evaluateStyles());
  const files = copyPublic(out);
  const writeStylesheet = async (name: string, rules: string) => {
    const css = rules.replace(/\/fonts\/[\w-]+\.woff2/g, (path) => files[path] ?? path);
    const minified = await build({
      stdin: { contents: css, loader: 'css' },
      bundle: true,
      minify: true,
      write: false,
      external: ['/assets/*'],
      logLevel: 'error',
    });
    const stylesheet = minified.outputFiles[0]?.contents ?? new Uint8Array();
    const address = `/assets/${name}-${digest(Buffer.from(stylesheet))}.css`;
    writeFileSync(join(out, 'files', address), stylesheet);
    return address;
  };
  const [cssAddress, lateAddress, adminAddress] = await Promise.all([
    writeStylesheet('app', styles.css),
    writeStylesheet('late', styles.late),
    writeStylesheet('admin', styles.admin),
  ]);
  const [metafile, adminScript] = await Promise.all([
    buildClient(out),
    buildAdmin(out),
    buildServer(out),
    buildComponentsPage(out),
  ]);
  // On one's own machine nothing is gained by it.
  if (!watching) await compress(out);
  writeFileSync(join(out, 'client-meta.json'), JSON.stringify(metafile));
  writeFileSync(
    join(out, 'manifest.json'),
    JSON.stringify(
      {
        ...pagesOf(metafile, out),
        css: cssAddress,
        late: lateAddress,
        admin: { script: adminScript, css: adminAddress },
        files,
      },
      null,
      2,
    ),
  );
}

/** Whether a source is newer than the last build. */
function isStale(out: string): boolean {
  const built = join(out, 'manifest.json');
  if (!existsSync(built)) return true;
  const since = statSync(built).mtimeMs;
  const sources = [
    'esbuild.config.ts',
    'package.json',
    ...globSync('{server,client,shared,public}/**/*.*', { cwd: root }),
  ];
  return sources.some((file) => statSync(join(root, file)).mtimeMs > since);
}

/** Builds on change, and has the program started anew from what was built (server/dev.ts). While a build fails, the last program runs. */
async function watchAll(): Promise<void> {
  const program = fork(join(root, 'server/dev.ts'), [join(dist, 'server/server.js')], {
    stdio: 'inherit',
  });
  program.once('exit', (code) => process.exit(code ?? 1));
  const changed = new Set(['client']);
  const restart = async () => {
    const started = performance.now();
    const folders = [...changed];
    changed.clear();
    try {
      // The program has read its files when it listens: they may be written over.
      // Nothing of the server goes to the browser.
      await (folders.every((folder) => folder === 'server') ? buildServer(dist) : buildInto(dist));
      process.stderr.write(`built in ${Math.round(performance.now() - started)} ms\n`);
      program.send('built');
    } catch (error) {
      for (const folder of folders) changed.add(folder);
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    }
  };
  rmSync(dist, { recursive: true, force: true });
  let running = restart();
  let due: NodeJS.Timeout | undefined;
  for (const folder of ['server', 'client', 'shared', 'public']) {
    watch(join(root, folder), { recursive: true }, () => {
      changed.add(folder);
      clearTimeout(due);
      due = setTimeout(() => (running = running.then(restart)), 50);
    });
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void program.kill('SIGTERM'));
}

if (process.argv[1] && import.meta.filename === resolve(process.argv[1])) {
  if (watching) await watchAll();
  else if (!process.argv.includes('--if-needed') || isStale(join(root, 'dist'))) await buildAll();
}
