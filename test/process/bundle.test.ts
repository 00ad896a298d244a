import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../server/infra/project-root.ts';

// React's development build would put error messages into the HTML.
const dist = join(projectRoot, 'dist');
const scripts = globSync('{server,files}/**/*.js', { cwd: dist });
const read = (file: string) => readFileSync(join(dist, file), 'utf8');

it('contains the program, its commands and the browser scripts', () => {
  expect(scripts).toEqual(
    expect.arrayContaining(['server/main.js', 'server/migrate.js', 'server/reset.js']),
  );
  expect(scripts.filter((file) => file.startsWith('files/assets/entry-'))).toHaveLength(1);
});

it('bundles React for production and all packages without files', () => {
  const program = scripts.filter((file) => file.startsWith('server/')).map(read);
  expect(program.some((text) => text.includes('react-dom-server.node.production.js'))).toBe(true);
  const imports = /^(?:import|export) .*from "([\w@/.-]+)";$/gm;
  const outside = program.flatMap((text) =>
    [...text.matchAll(imports)].map(([, name]) => name ?? ''),
  );
  expect(
    outside.filter(
      (name) =>
        name !== '@electric-sql/pglite' &&
        name !== '@resvg/resvg-wasm' &&
        !name.startsWith('@electric-sql/pglite/') &&
        !isBuiltin(name),
    ),
  ).toEqual([]);
});

it.each([
  ['a development module', /[\w-]+\.development\.js/],
  [
    "React's warnings for developers",
    /Each child in a list should have a unique "key" prop|validateDOMNesting/,
  ],
  ['a look at the environment by React', /process\.env\.NODE_ENV/],
  ['a hook of the tests', /__test|FakeTimers|vitest/],
])('contains no %s', (_what, mark) => {
  expect(scripts.filter((file) => mark.test(read(file)))).toEqual([]);
});

it('keeps the texts of members out of the first load', () => {
  const { entry, pages } = JSON.parse(read('manifest.json')) as {
    entry: string;
    pages: { home: string[] };
  };
  const first = [entry, ...pages.home].map((path) => read(`files${path}`)).join('');
  expect(first).toContain('Sign Up');
  expect(first).not.toContain('API keys');
  expect(first).not.toContain('Logout');
});

it('names no source or map in served files', () => {
  expect(globSync('files/**/*.map', { cwd: dist })).toEqual([]);
  expect(
    scripts.filter(
      (file) => file.startsWith('files/') && /sourceMappingURL|node_modules\//.test(read(file)),
    ),
  ).toEqual([]);
});

it('omits the component page', () => {
  expect(globSync('files/**/*components*', { cwd: dist })).toEqual([]);
  expect(scripts.filter((file) => read(file).includes('Donaudampfschiff'))).toEqual([]);
});
