import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { joinIdentity } from './database-identity.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'broadsheet-identity-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function createFolder(name: string): string {
  const dataDir = join(folder, name);
  mkdirSync(join(dataDir, 'pglite'), { recursive: true });
  writeFileSync(join(dataDir, 'pglite/PG_VERSION'), '18\n');
  return dataDir;
}
const identify = (dataDir: string) => joinIdentity(['a server'], 'pglite', dataDir);

it('tells a copied embedded database from the original', () => {
  const dataDir = createFolder('original');
  const copy = join(folder, 'copy');
  cpSync(dataDir, copy, { recursive: true, preserveTimestamps: true });
  expect(identify(dataDir)).toMatch(/^a server \d+ [\d.]+$/);
  expect(identify(copy)).not.toBe(identify(dataDir));
});

it('recognizes an embedded database in a renamed folder', () => {
  const dataDir = createFolder('original');
  const before = identify(dataDir);
  const moved = join(folder, 'moved');
  renameSync(dataDir, moved);
  expect(identify(moved)).toBe(before);
});

it('ignores the folder for a database server', () => {
  const dataDir = createFolder('original');
  expect(joinIdentity(['a server', 'a database'], 'postgres', dataDir)).toBe('a server a database');
});
