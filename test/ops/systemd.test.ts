import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../server/infra/project-root.ts';
import { afterFile } from '../support/after-file.ts';
import { findTool } from '../support/caddy.ts';

const source = join(projectRoot, 'ops/systemd');
const units = readdirSync(source);
const services = units.filter((unit) => unit.endsWith('.service'));
const analyze = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(findTool('systemd-analyze'), args, {
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};

// The program is here instead of in /srv.
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-units-'));
afterFile(() => rmSync(folder, { recursive: true, force: true }));
for (const unit of units) {
  const text = readFileSync(join(source, unit), 'utf8');
  writeFileSync(join(folder, unit), text.replaceAll('/srv/broadsheet', projectRoot));
}

it.each(units)('%s has no error', (unit) => {
  const { status, output } = analyze('verify', '--man=no', join(folder, unit));
  expect([status, output.split('\n').filter((line) => line.includes(unit))]).toEqual([0, []]);
});

it.each(services)('%s runs with few rights', (unit) => {
  // Tenths of the exposure level: 0 is none, 100 is all rights of root.
  const { status, output } = analyze(
    'security',
    '--offline=true',
    '--threshold=15',
    join(folder, unit),
  );
  expect(status, output).toBe(0);
});

it('gives both units the same rights', () => {
  const [web = '', worker = ''] = ['web', 'worker'].map((role) =>
    readFileSync(join(source, `broadsheet-${role}.service`), 'utf8'),
  );
  const rest = (text: string) =>
    text
      .split('\n')
      .filter((line) => !/^#|^Description=|^Environment=|^CPUWeight=/.test(line))
      .join('\n');
  expect(rest(worker)).toBe(rest(web));
});

it('gives the backup the rights of the processes', () => {
  const [web, backup] = ['web', 'backup'].map((name) =>
    /^UMask=[^[]*/m
      .exec(readFileSync(join(source, `broadsheet-${name}.service`), 'utf8'))?.[0]
      .trim(),
  );
  expect(backup).toBe(web);
});
