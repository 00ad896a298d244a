import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { projectRoot } from '../server/infra/project-root.ts';
import {
  removeComments,
  findImports,
  rings,
  sourceFiles,
  type SourceFile,
} from './support/source-modules.ts';

const basics =
  'limits, http-names, storage-keys, paths, rich-text, text-rules, vote, contrast, login-code, ' +
  'api-error';
const clientForSsr = ['routes', 'app-context', 'theme', 'lib', 'queries']
  .map((name) => `client/${name}*`)
  .join(', ');

/**
 * Allowed imports, types included. A layer right of an arrow may import what stands left of it, and
 * all that this may import; after a star, only the named layer. Modules of one layer may import
 * each other, except features. A name is a file or folder; the longest match is a module's layer.
 */
const table = {
  shared: `
    ${basics}, post-import-file <- sites <- newsletter <- contract <- api
    ${basics} <- api/origin
  `,
  client: `
    shared <- app-context <- lib <- theme <- ui <- queries <- features <- layout
    layout <- pages <- routes <- entry
    shared, app-context*, lib*, theme*, ui*, queries*, features* <- admin
    shared, app-context*, lib*, theme*, ui*, queries*, features*, admin* <- dev
  `,
  server: `
    shared <- infra <- db <- context
    infra <- build
    shared <- email
    infra, db, email, context <- domain/core <- domain/preferences
    domain/core <- domain/mail <- domain/accounts <- domain/posts <- domain/comments
    domain/comments <- domain/moderation <- domain/authoring
    domain/posts <- domain/sites
    domain/accounts, domain/preferences <- domain/subscriptions
    domain/sites, domain/subscriptions <- domain/digests <- domain/site-admin
    domain/moderation <- domain/imports
    domain/subscriptions <- domain/account-lifecycle
    domain/imports, domain/subscriptions <- domain/operations
    domain/authoring, domain/site-admin, domain/account-lifecycle, domain/operations <- api, jobs
    infra, context*, ${clientForSsr} <- ssr
    api, ssr*, client/app-context*, client/lib* <- http
    context*, http*, ssr* <- app
    domain/sites, domain/operations <- deps
    infra, db, context*, app*, deps*, jobs*, ssr*, http* <- server
    infra, db*, http*, server* <- main, dev
    domain/site-admin, domain/operations, deps* <- cli
  `,
};
/** Layers of the table without a module yet. */
const planned: string[] = [];

const layers = readTable();
const files = sourceFiles();
const names = [...layers.keys()].toSorted((a, b) => b.length - a.length);
const violations = (test: (file: SourceFile) => string[]) =>
  files.flatMap((file) => test(file).map((what) => `${file.path}: ${what}`));

/** Returns the allowed imports by layer; `shared/` means all of shared. */
function readTable(): Map<string, Set<string>> {
  const may = new Map<string, Set<string>>();
  for (const [room, text] of Object.entries(table)) {
    const full = (name: string) =>
      name === 'shared' ? 'shared/' : name.startsWith('client/') ? name : `${room}/${name}`;
    for (const line of text.trim().split('\n')) {
      const groups = line
        .split('<-')
        .map((group) => group.split(',').map((name) => full(name.trim())));
      const left = new Set<string>();
      for (const group of groups) {
        for (const name of group)
          if (!name.endsWith('*') && name !== 'shared/' && !may.has(name))
            may.set(name, new Set([name, ...left]));
        for (const name of group)
          for (const target of name.endsWith('*') ? [name.slice(0, -1)] : (may.get(name) ?? [name]))
            left.add(target);
      }
    }
  }
  return may;
}

function findLayer(path: string): string | undefined {
  return names.find(
    (name) => path.startsWith(`${name}/`) || path === `${name}.ts` || path === `${name}.tsx`,
  );
}

function mayImport(from: string, to: string): boolean {
  const [layer, other] = [findLayer(from), findLayer(to)];
  if (layer === undefined || other === undefined) return false;
  const feature = (path: string) => /^client\/features\/([^/]+)/.exec(path)?.[1];
  if (feature(from) !== undefined && feature(to) !== undefined)
    return feature(from) === feature(to);
  return [...(layers.get(layer) ?? [])].some(
    (name) => name === other || (name.endsWith('/') && other.startsWith(name)),
  );
}

it('places every module in a layer, without empty layers', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter(({ path }) => findLayer(path) === undefined).map(({ path }) => path)).toEqual(
    [],
  );
  const used = new Set(files.map(({ path }) => findLayer(path)));
  expect(names.filter((name) => !used.has(name)).toSorted()).toEqual(
    planned.filter((name) => !used.has(name)).toSorted(),
  );
});

it('allows every import by the table of layers', () => {
  expect(
    violations(({ path, imports }) =>
      imports.flatMap(({ file }) => (file === null || mayImport(path, file) ? [] : [file])),
    ),
  ).toEqual([]);
});

it.each([
  ['client/lib/time.ts', 'server/infra/clock.ts'],
  ['client/entry.tsx', 'server/context.ts'],
  ['client/features/posts/post-row.tsx', 'client/features/comments/thread.tsx'],
  ['client/ui/cursor-list.tsx', 'client/queries/posts.ts'],
  ['client/lib/time.ts', 'client/ui/time-ago.tsx'],
  ['client/layout/root.tsx', 'client/pages/home.tsx'],
  ['client/app-context.tsx', 'client/lib/storage.ts'],
  ['shared/limits.ts', 'shared/contract/posts.ts'],
  ['shared/sites/theme.ts', 'shared/contract/posts.ts'],
  ['shared/api/origin.ts', 'shared/contract/errors.ts'],
  ['shared/paths.ts', 'client/lib/time.ts'],
  ['server/infra/log.ts', 'server/db/client.ts'],
  ['server/infra/log.ts', 'server/context.ts'],
  ['server/db/cursor.ts', 'server/domain/posts/post-lists.ts'],
  ['server/domain/posts/post-lists.ts', 'server/domain/digests/issues.ts'],
  ['server/domain/mail/outbox.ts', 'server/domain/digests/issues.ts'],
  ['server/domain/core/ids.ts', 'server/domain/posts/slugs.ts'],
  ['server/domain/posts/post-lists.ts', 'server/http/edge/errors.ts'],
  ['server/domain/posts/post-lists.ts', 'server/api/invoke.ts'],
  ['server/domain/posts/post-lists.ts', 'client/lib/time.ts'],
  ['server/api/posts.ts', 'server/http/edge/request-context.ts'],
  ['server/ssr/render.tsx', 'server/domain/posts/post-lists.ts'],
  ['server/ssr/render.tsx', 'server/db/client.ts'],
  ['server/ssr/render.tsx', 'client/pages/home.tsx'],
  ['server/http/pages/pages.ts', 'client/routes.tsx'],
  ['server/app.ts', 'server/domain/posts/post-lists.ts'],
  ['server/app.ts', 'server/deps.ts'],
  ['server/deps.ts', 'server/app.ts'],
  ['server/cli/reset.ts', 'server/http/server.ts'],
  ['server/main.ts', 'test/support/test-app.ts'],
])('the table forbids %s to import %s', (from, to) => {
  expect(mayImport(from, to)).toBe(false);
});

it('has no circular imports, types included', () => {
  expect(rings(files)).toEqual([]);
  const ring = [
    ['a.ts', 'b.ts'],
    ['b.ts', 'c.ts'],
    ['c.ts', 'b.ts'],
  ].map(([path = '', to = '']) => ({
    path,
    text: '',
    imports: [{ specifier: to, file: to, isType: true }],
  }));
  expect(rings(ring)).toEqual([['b.ts', 'c.ts', 'b.ts']]);
});

it('imports existing files by name and ending', () => {
  expect(
    violations(({ imports }) =>
      imports.flatMap(({ file }) =>
        file === null || (/\.tsx?$/.test(file) && existsSync(join(projectRoot, file)))
          ? []
          : [file],
      ),
    ),
  ).toEqual([]);
});

it('finds every import that the compiler sees', async () => {
  const { metafile } = await build({
    entryPoints: files.map(({ path }) => path),
    absWorkingDir: projectRoot,
    bundle: true,
    packages: 'external',
    outdir: 'unused',
    write: false,
    metafile: true,
    format: 'esm',
    splitting: true,
    platform: 'node',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    logLevel: 'error',
  });
  const missed = violations(({ path, imports }) => {
    const seen = new Set(imports.map(({ file, specifier }) => file ?? specifier));
    return (metafile.inputs[path]?.imports ?? [])
      .map((found) => found.path)
      .filter((found) => found !== 'react/jsx-runtime' && !seen.has(found));
  });
  expect(missed).toEqual([]);
  expect(
    findImports(
      'client/a/b.ts',
      `import type { A } from '../c.ts';\nexport {\n  x,\n} from '#shared/d.ts';\nconst e ` +
        `= () => import('./f.ts');\n`,
    ),
  ).toEqual([
    { specifier: '../c.ts', file: 'client/c.ts', isType: true },
    { specifier: '#shared/d.ts', file: 'shared/d.ts', isType: false },
    { specifier: './f.ts', file: 'client/a/f.ts', isType: false },
  ]);
});

// Globals of Node and of the browser do not compile in shared (tsconfig.shared.json).
it('lets shared use two packages and no console or globalThis', () => {
  // culori computes colors for the editor of themes and for the check before a site is published.
  const forShared = ['zod/mini', 'culori/fn'];
  expect(
    violations((file) => {
      if (!file.path.startsWith('shared/')) return [];
      const packages = file.imports
        .filter(({ file: inside, specifier }) => inside === null && !forShared.includes(specifier))
        .map(({ specifier }) => specifier);
      const globals = /\b(?:console|navigator|self|globalThis)\s*[.[]/.exec(
        removeComments(file),
      )?.[0];
      return [...packages, ...(globals ? [globals] : [])];
    }),
  ).toEqual([]);
});

it('imports only types of contract and sites in the browser', () => {
  expect(
    violations(({ path, imports }) =>
      path.startsWith('client/')
        ? imports.flatMap(({ file, isType }) =>
            /^shared\/(?:contract|sites)\//.test(file ?? '') && !isType ? [file ?? ''] : [],
          )
        : [],
    ),
  ).toEqual([]);
});

it('declares every imported package as a dependency', () => {
  const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const getPackageName = (specifier: string) =>
    /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
  // Only their types are used; the packages that build the trees bring them.
  const typesOnly = ['hast', 'mdast'];
  expect(
    violations(({ imports }) =>
      imports.flatMap(({ specifier, file, isType }) => {
        if (
          file !== null ||
          specifier.startsWith('node:') ||
          (isType && typesOnly.includes(specifier))
        )
          return [];
        return getPackageName(specifier) in dependencies ? [] : [specifier];
      }),
    ),
  ).toEqual([]);
});

it('imports zod only as the namespace of zod/mini', () => {
  const everywhere = sourceFiles('{server,client,shared,test}/**/*.{ts,tsx}');
  const lines = everywhere.flatMap(({ path, text }) =>
    (text.match(/^.*\bfrom 'zod.*$/gm) ?? []).map((line) => `${path}: ${line}`),
  );
  expect(lines.length).toBeGreaterThan(5);
  expect(
    lines.filter((line) => !/: import (?:type )?\* as z from 'zod\/mini';$/.test(line)),
  ).toEqual([]);
});

it('has no default export', () => {
  expect(
    violations((file) => removeComments(file).match(/^export default\b.*|\bas default\b/gm) ?? []),
  ).toEqual([]);
});

it('reads the environment only in the configuration', () => {
  const readers = files.filter((file) =>
    /\bprocess\.env\b|\bprocess\[|\bimport\.meta\.env\b|from 'node:process'/.test(
      removeComments(file),
    ),
  );
  expect(readers.map(({ path }) => path)).toEqual(['server/infra/config/config.ts']);
});

// One each for the browser, the API of a fixed origin, the model, and links from users.
it('makes network requests in four modules only', () => {
  const calls = new RegExp(
    [
      String.raw`(?<![.\w])(?:globalThis\.|window\.)?fetch\s*\(`,
      String.raw`\bnew (?:XMLHttpRequest|EventSource|WebSocket)\b`,
      String.raw`\bsendBeacon\b`,
      String.raw`\bhttps?\.(?:request|get)\s*\(`,
    ].join('|'),
  );
  expect(files.filter((file) => calls.test(removeComments(file))).map(({ path }) => path)).toEqual([
    'client/lib/fetch-transport.ts',
    'server/infra/http-transport.ts',
    'server/infra/llm-client.ts',
  ]);
  const clients = new RegExp(
    [
      String.raw`^import [^;]*\b(?:request|get|Agent|Client|connect)\b[^;]* ` +
        `from 'node:(?:https?|http2|tls)'`,
      String.raw`^import (?!type )[^;]*\b(?:connect|createConnection|Socket)\b[^;]* ` +
        `from 'node:net'`,
      `^import [^;]*from '(?:undici|node:https|node:http2|node:tls|node:dgram|axios|got)'`,
      String.raw`\bimport\(\s*'(?:undici|node:(?:https?|http2|tls|net|dgram))'`,
    ].join('|'),
    'm',
  );
  expect(files.filter(({ text }) => clients.test(text)).map(({ path }) => path)).toEqual([
    'server/infra/fetch/safe-fetch.ts',
  ]);
  expect(
    files
      .filter(({ imports }) => imports.some(({ specifier }) => specifier.startsWith('nodemailer')))
      .map(({ path }) => path),
  ).toEqual(['server/infra/mail/connections.ts', 'server/infra/mail/mime-template.ts']);
});

it('disables the guard of fetched links only in tests', () => {
  expect(
    violations((file) =>
      /^server\/infra\/fetch\/safe-fetch\.ts$/.test(file.path)
        ? []
        : (removeComments(file).match(/\bcreate(?:Link|Document)Reader\b/g) ?? []),
    ),
  ).toEqual([]);
});

it('gives no module an empty name such as utils', () => {
  const nothing = /(?:^|\/)(?:utils?|helpers?|misc|common|stuff|index)(?:\.|\/|$)/;
  expect(
    files
      .map(({ path }) => path)
      .filter((path) => nothing.test(path) && path !== 'shared/contract/index.ts'),
  ).toEqual([]);
});
