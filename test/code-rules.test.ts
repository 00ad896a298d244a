import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../server/infra/project-root.ts';
import { findViolations, removeComments, sourceFiles } from './support/source-modules.ts';

const files = sourceFiles();

// Globals of Node and of the browser do not compile in shared (tsconfig.shared.json).
it('lets shared use two packages and no console or globalThis', () => {
  // culori computes colors for the editor of themes and for the check before a site is published.
  const forShared = ['zod/mini', 'culori/fn'];
  expect(
    findViolations(files, (file) => {
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
    findViolations(
      files,
      (file) => removeComments(file).match(/^export default\b.*|\bas default\b/gm) ?? [],
    ),
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

// They serve the browser, shared caches, error reports, the API of a fixed origin, doctor and
// model. Others serve links of users, mail servers of sites, and an opening site.
it('makes network requests in ten modules only', () => {
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
    'server/infra/cdn/purge.ts',
    'server/infra/error-reports/error-reporter.ts',
    'server/infra/http-transport.ts',
    'server/infra/https-check.ts',
    'server/infra/llm-http.ts',
    'server/ssr/opening-script.ts',
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
    'server/infra/cdn/cdn-response.ts',
    'server/infra/fetch/safe-fetch.ts',
    'server/infra/https-check.ts',
    'server/infra/mail/public-socket.ts',
  ]);
  expect(
    files
      .filter(({ imports }) => imports.some(({ specifier }) => specifier.startsWith('nodemailer')))
      .map(({ path }) => path),
  ).toEqual(['server/infra/mail/connections.ts', 'server/infra/mail/mime-template.ts']);
});

it('disables the guard of fetched links only in tests', () => {
  expect(
    findViolations(files, (file) =>
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

it('keeps only the newest snapshot of the schema', () => {
  const journal = JSON.parse(
    readFileSync(join(projectRoot, 'server/db/migrations/meta/_journal.json'), 'utf8'),
  ) as { entries: { tag: string }[] };
  const newest = journal.entries.at(-1)?.tag.slice(0, 4);
  expect(globSync('server/db/migrations/meta/*_snapshot.json', { cwd: projectRoot })).toEqual([
    `server/db/migrations/meta/${newest}_snapshot.json`,
  ]);
});

it('keeps only the newest snapshot of the schema', () => {
  const journal = JSON.parse(
    readFileSync(join(projectRoot, 'server/db/migrations/meta/_journal.json'), 'utf8'),
  ) as { entries: { tag: string }[] };
  const newest = journal.entries.at(-1)?.tag.slice(0, 4);
  expect(globSync('server/db/migrations/meta/*_snapshot.json', { cwd: projectRoot })).toEqual([
    `server/db/migrations/meta/${newest}_snapshot.json`,
  ]);
});
