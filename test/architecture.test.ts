import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { projectRoot } from '../server/infra/project-root.ts';
import { findImports, findViolations, rings, sourceFiles } from './support/source-modules.ts';

const basics =
  'limits, subscription-limits, durations, http-names, storage-keys, paths, ' +
  'ranking, rich-text, host-names, punycode.d, text-rules, vote, contrast, login-code, api-error, ' +
  'signup-modes, next-path, texts, design-choices, mail-providers, bounce-causes, ' +
  'truncate, dates, shortcuts, choices, web-hook-events, escape-html, report-reasons, ' +
  'static-page-titles, field-labels, is-record, device-name';
const clientForSsr = ['routes', 'app-context', 'theme', 'lib', 'queries', 'layout', 'ui/rich']
  .map((name) => `client/${name}*`)
  .join(', ');

const http = ['front', 'auth', 'api', 'admin', 'machine', 'pages', 'forms']
  .map((name) => `http/${name}*`)
  .concat('http*')
  .join(', ');

/**
 * Allowed imports, types included. A layer right of an arrow may import what stands left of it, and
 * all that this may import. With a star, it may import only the named layer. Modules of one layer
 * may import each other, except features. A name is a file or folder; the longest match is a
 * module's layer.
 */
const table = {
  shared: `
    web-hook-events <- web-hook-kinds
    durations <- subscription-limits <- limits
    paths <- signup-modes <- texts
    paths <- next-path
    texts <- device-name
    paths, texts <- static-page-titles
    texts <- field-labels, report-reasons, design-choices
    ${basics}, web-hook-kinds, notifications, csv-line, csv-rows, read-chunks <- post-import-file
    post-import-file <- sites <- newsletter <- contract <- api
    contract <- moving
    ${basics} <- api/origin
  `,
  client: `
    shared <- ui/rich
    shared, ui/rich <- app-context <- lib <- theme <- ui <- queries <- features <- layout
    layout <- pages <- routes <- entry
    shared, app-context*, lib*, theme*, ui*, ui/rich*, queries*, features* <- admin
    shared, app-context*, lib*, theme*, ui*, queries*, features*, admin* <- dev
  `,
  server: `
    shared <- infra <- db <- context
    infra, db* <- build
    shared <- email
    infra, db, email, context <- domain/core <- domain/preferences
    domain/core <- domain/mail, domain/statistics, domain/images
    domain/mail, domain/images <- domain/accounts <- domain/login
    domain/accounts <- domain/posts <- domain/comments
    domain/comments, domain/login <- domain/moderation <- domain/authoring
    domain/posts <- domain/sites
    domain/login, domain/preferences <- domain/subscriptions
    domain/sites, domain/subscriptions, domain/statistics, domain/images <- domain/digests/model
    domain/digests/model <- domain/digests/selection <- domain/digests/issues
    domain/digests/issues <- domain/digests/writing <- domain/digests/delivery
    domain/digests/delivery <- domain/digests/editing, domain/digests/reading
    domain/digests/reading <- domain/digests/corrections
    domain/digests/editing, domain/digests/corrections, domain/moderation <- domain/site-admin
    domain/moderation <- domain/imports
    domain/subscriptions <- domain/account-lifecycle
    domain/imports, domain/subscriptions, domain/images <- domain/operations
    domain/authoring, domain/site-admin, domain/account-lifecycle, domain/operations <- api, jobs
    infra, context*, ${clientForSsr} <- ssr
    api, ssr*, client/app-context*, client/lib*, client/ui/rich* <- http/front <- http/auth <- http/api
    http/api <- http/admin <- http/machine <- http/pages <- http/forms <- http
    shared, context*, ${http}, ssr* <- app
    domain/sites, domain/operations, domain/statistics <- deps
    infra, db, context*, app*, deps*, jobs*, ssr*, ${http}, domain/operations* <- server
    infra, db*, ${http}, server* <- process <- main
    infra, db*, server* <- dev
    domain/site-admin, domain/operations, domain/account-lifecycle, deps* <- cli
  `,
};
/** Layers of the table without a module yet. */
const planned: string[] = [];

const layers = readTable();
const files = sourceFiles();
const names = [...layers.keys()].toSorted((a, b) => b.length - a.length);

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
    findViolations(files, ({ path, imports }) =>
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
  ['server/domain/posts/post-lists.ts', 'server/domain/digests/issues/issues.ts'],
  ['server/domain/mail/outbox.ts', 'server/domain/digests/issues/issues.ts'],
  ['server/domain/core/ids.ts', 'server/domain/posts/slugs.ts'],
  ['server/domain/posts/post-lists.ts', 'server/http/front/errors.ts'],
  ['server/domain/posts/post-lists.ts', 'server/api/invoke.ts'],
  ['server/domain/posts/post-lists.ts', 'client/lib/time.ts'],
  ['server/api/posts.ts', 'server/http/front/request-context.ts'],
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

it('draws the rooms of the domain as the table has them', () => {
  const page = readFileSync(join(projectRoot, 'docs/architecture.md'), 'utf8');
  const picture = page.slice(page.indexOf('## The rooms of the domain')).split('```')[1] ?? '';
  const drawn = new Map(
    [...picture.matchAll(/^ +(\S+) --> (.+)$/gm)].map(([, room = '', targets = '']) => [
      room,
      targets.split(' & '),
    ]),
  );
  const reach = (room: string): string[] =>
    (drawn.get(room) ?? []).flatMap((target) => [target, ...reach(target)]);
  const prefix = 'server/domain/';
  const rooms = [...layers.keys()].filter((name) => name.startsWith(prefix));
  expect(drawn.size).toBe(rooms.length - 1);
  for (const name of rooms)
    expect(
      new Set([name, ...reach(name.slice(prefix.length)).map((room) => prefix + room)]),
    ).toEqual(new Set([...(layers.get(name) ?? [])].filter((layer) => layer.startsWith(prefix))));
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

it('orders folders that are beside each other', () => {
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
  const arrows = new Set(
    files.flatMap(({ path, imports }) =>
      imports.map(({ file }) => `${folderOf(path)} > ${folderOf(file ?? path)}`),
    ),
  );
  const mutual = [...arrows].filter((arrow) => {
    const [from = '', to = ''] = arrow.split(' > ');
    const isInside = from.startsWith(`${to}/`) || to.startsWith(`${from}/`);
    return from < to && !isInside && arrows.has(`${to} > ${from}`);
  });
  expect(mutual).toEqual([]);
});

it('imports existing files by name and ending', () => {
  expect(
    findViolations(files, ({ imports }) =>
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
  const missed = findViolations(files, ({ path, imports }) => {
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

it('lets shared use six packages', () => {
  // culori computes colors for the editor of themes and for the check before a site is published.
  const forShared = ['zod/mini', 'culori/fn', 'csv-parse/sync', 'punycode.js'];
  // Exports of other services are read in the browser and by the command.
  forShared.push('@zip.js/zip.js', 'htmlparser2');
  expect(
    findViolations(files, ({ path, imports }) =>
      path.startsWith('shared/')
        ? imports
            .filter(({ file, specifier }) => file === null && !forShared.includes(specifier))
            .map(({ specifier }) => specifier)
        : [],
    ),
  ).toEqual([]);
});

it('imports only types of contract and sites in the browser', () => {
  expect(
    findViolations(files, ({ path, imports }) =>
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
    findViolations(files, ({ imports }) =>
      imports.flatMap(({ specifier, file, isType }) =>
        file !== null ||
        specifier.startsWith('node:') ||
        (isType && typesOnly.includes(specifier)) ||
        getPackageName(specifier) in dependencies
          ? []
          : [specifier],
      ),
    ),
  ).toEqual([]);
});
