import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../server/infra/project-root.ts';

type Locked = {
  version?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};
const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const { dependencies, devDependencies, allowScripts, overrides } = JSON.parse(
  read('package.json'),
) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
  overrides: Record<string, Record<string, string>>;
};
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const declared = { ...dependencies, ...devDependencies };

it('locks every package at the exact version of package.json', () => {
  expect(
    Object.entries(declared).filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)),
  ).toEqual([]);
  expect(
    Object.entries(declared).filter(
      ([name, version]) => packages[`node_modules/${name}`]?.version !== version,
    ),
  ).toEqual([]);
  expect(packages['']).toMatchObject({ dependencies, devDependencies });
  // npm 9 understands no reference to the version of a dependency.
  for (const replaced of Object.values(overrides))
    for (const [name, version] of Object.entries(replaced))
      expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
});

it('locks packages that npm 9 and 10 accept', () => {
  // Newer versions of npm ignore an optional peer of another version; `npm ci` of these stops.
  const { stdout } = spawnSync('npm', ['ls', '--all', '--package-lock-only'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  expect(stdout).toContain('@opentelemetry/exporter-trace-otlp-http@');
  const misfits = stdout.split('\n').filter((line) => /invalid: "(?!latest")/.test(line));
  expect(misfits).toEqual([]);
});

it('installs without warnings on the Node that the README asks for', () => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-npm-'));
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    copyFileSync(join(projectRoot, file), join(folder, file));
  const [, major] = /Node (\d+) or newer/.exec(read('README.md')) ?? [];
  const old = `Object.defineProperty(process, 'version', { value: 'v${major}.19.0' })`;
  const { status, stderr } = spawnSync('npm', ['ci', '--dry-run'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(old)}"`,
    },
  });
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([0, '']);
});

it('installs few packages in production', () => {
  const installed = Object.entries(packages)
    .filter(([path, { dev, optional }]) => path !== '' && !dev && !optional)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`);
  expect(installed.length).toBeLessThan(338);
  expect(installed.filter((name) => /^(?:@babel|typescript|vitest)\b/.test(name))).toEqual([]);
  // More copies say that another version takes the place that all of them could share.
  const copies = Map.groupBy(installed, (name) => name);
  expect([...copies].filter(([, { length }]) => length > 2).map(([name]) => name)).toEqual([]);
});

it('takes every package from the registry, with its hash', () => {
  const inside = Object.entries(packages).filter(([path]) => path !== '');
  expect(
    inside
      .filter(
        ([, { resolved = '', integrity = '' }]) =>
          !(resolved === '' || resolved.startsWith('https://registry.npmjs.org/')) ||
          !integrity.startsWith('sha512-'),
      )
      .map(([path]) => path),
  ).toEqual([]);
});

it('allows or denies every install script of a package', () => {
  const running = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect([...new Set(running)].toSorted()).toEqual(Object.keys(allowScripts).toSorted());
  expect(read('.npmrc'), 'npm stops at a package that is not on the list').toContain(
    'strict-allow-scripts=true\n',
  );
});

it('has the version of the newest release of the changelog', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const lock = JSON.parse(read('package-lock.json')) as { version: string };
  const newest = /^## \[(\d[^\]]*)\]/m.exec(read('CHANGELOG.md'))?.[1];
  expect([version, lock.version, packages['']?.version]).toEqual([newest, newest, newest]);
  const minor = version.split('.').slice(0, 2).join('.');
  expect(read('SECURITY.md'), 'supported versions').toContain(`| ${minor}.x | yes |`);
});
