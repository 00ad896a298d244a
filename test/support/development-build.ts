import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { projectRoot } from '../../server/infra/project-root.ts';
import { until } from './wait-for.ts';

/** The program with React's development build, which reports mismatches. */
export const developmentMain = 'dist/dev/server/main.js';

/** Builds it once per run: another build would replace the files of a running program. */
export async function buildForDevelopment(): Promise<void> {
  const folder = join(inject('folder'), 'development-build');
  const done = join(folder, 'done');
  try {
    mkdirSync(folder);
  } catch {
    // Another file builds.
    await until('the program is built', () => existsSync(done), 55_000);
    return;
  }
  await promisify(execFile)(process.execPath, ['esbuild.config.ts', '--dev'], { cwd: projectRoot });
  writeFileSync(done, '');
}
