import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isStaleBuild } from './stale-build.ts';

/** A folder with a source and a build that is newer. */
function layOut(apiOrigin: string | null): string {
  const root = mkdtempSync(join(tmpdir(), 'broadsheet-build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['dist', 'server']) mkdirSync(join(root, folder));
  for (const file of ['esbuild.config.ts', 'package.json', 'server/main.ts']) {
    writeFileSync(join(root, file), '');
    utimesSync(join(root, file), 1_000, 1_000);
  }
  writeFileSync(join(root, 'dist/manifest.json'), JSON.stringify({ apiOrigin }));
  return root;
}

it('builds when there is no build', () => {
  const root = layOut(null);
  rmSync(join(root, 'dist'), { recursive: true });
  expect(isStaleBuild(root, null)).toBe(true);
});

it('builds when a source is newer', () => {
  const root = layOut(null);
  expect(isStaleBuild(root, null)).toBe(false);
  const later = Date.now() / 1_000 + 60;
  utimesSync(join(root, 'server/main.ts'), later, later);
  expect(isStaleBuild(root, null)).toBe(true);
});

it('builds when API_ORIGIN has changed', () => {
  const origin = 'http://localhost:3001';
  expect(isStaleBuild(layOut(null), origin)).toBe(true);
  expect(isStaleBuild(layOut(origin), origin)).toBe(false);
  expect(isStaleBuild(layOut(origin), null)).toBe(true);
});
