import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../server/infra/project-root.ts';
import { tempFolder } from '../support/programs.ts';

it('installs at most 240 MB in production, besides Node', () => {
  const folder = tempFolder();
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    cpSync(join(projectRoot, file), join(folder, file));
  // Without its install script, the package `node` contains no Node.
  const install = ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline'];
  execFileSync('npm', install, { cwd: folder, stdio: 'pipe' });
  const kilobytes = execFileSync('du', ['-sk', 'node_modules'], { cwd: folder, encoding: 'utf8' });
  expect(parseInt(kilobytes, 10) * 1_024).toBeLessThan(240e6);
});
