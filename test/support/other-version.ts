import {
  cpSync,
  globSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { migrationsFolder } from '../../server/db/schema-state.ts';
import { projectRoot } from '../../server/infra/project-root.ts';
import { tempFolder } from './programs.ts';

/** The program with other names of its files, other stylesheets of sites, and these migrations. */
export function createOtherVersion(migrations = migrationsFolder): string {
  const root = tempFolder();
  for (const name of ['package.json', 'dist'])
    cpSync(join(projectRoot, name), join(root, name), { recursive: true });
  cpSync(migrations, join(root, 'server/db/migrations'), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  const folder = join(root, 'dist/files/assets');
  for (const name of readdirSync(folder)) renameSync(join(folder, name), join(folder, `x${name}`));
  const replace = (name: string, from: string, to: string): boolean => {
    const text = readFileSync(join(root, name), 'utf8');
    writeFileSync(join(root, name), text.replaceAll(from, to));
    return text.includes(from);
  };
  expect(replace('dist/manifest.json', '"/assets/', '"/assets/x')).toBe(true);
  const programs = globSync('dist/server/**/*.js', { cwd: root }).filter((name) =>
    replace(name, '`color-scheme:${', '`color-scheme: ${'),
  );
  expect(programs).toHaveLength(1);
  return root;
}
