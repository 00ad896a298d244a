/**
 * Runs the tests: `node test/run.ts` all but the long ones, or `node test/run.ts e2e` and the like a single project of vitest.config.ts.
 * Gets a browser where none is installed. Ends with a line `N passed, N failed`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from './support/browser.ts';

const everyday = ['unit', 'pglite', 'postgres', 'process', 'e2e'];
const asked = process.argv.slice(2);
const projects = asked.length > 0 ? asked : everyday;
const root = join(import.meta.dirname, '..');

if (projects.some((name) => ['e2e', 'faults'].includes(name))) provideBrowser();

const steps = asked.length > 0 ? [] : ['check'];
let failedSteps = 0;
if (!step('build', process.execPath, ['esbuild.config.ts'])) finish(0, 1);
for (const name of steps) if (!step(name, 'npm', ['run', '--silent', name])) failedSteps += 1;

const report = join(mkdtempSync(join(tmpdir(), 'broadsheet-report-')), 'report.json');
const run = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  { cwd: root, stdio: 'inherit' },
);
const { numPassedTests = 0, numFailedTests = 0, numTotalTests = 0, success = false } = readReport();
rmSync(join(report, '..'), { recursive: true, force: true });
// A file that could not even be loaded has no test to count.
const broken = success && run.status === 0 ? 0 : Math.max(1, numFailedTests);
if (numTotalTests === 0) finish(0, 1);
finish(numPassedTests + steps.length + 1 - failedSteps, broken + failedSteps);

function step(name: string, command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) console.error(`${name} failed`);
  return status === 0;
}

function readReport(): {
  numPassedTests?: number;
  numFailedTests?: number;
  numTotalTests?: number;
  success?: boolean;
} {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as ReturnType<typeof readReport>;
  } catch {
    return {};
  }
}

function finish(passed: number, failed: number): never {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

/** An installed browser, else Debian's package as root, else Playwright's download. */
function provideBrowser(): void {
  if (findBrowser()) return;
  const ways: [string, string[]][] = [['npx', ['playwright', 'install', 'chromium']]];
  if (
    process.getuid?.() === 0 &&
    spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
  ) {
    ways.unshift([
      'sh',
      [
        '-c',
        'apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -yq --no-install-recommends chromium',
      ],
    ]);
  }
  for (const [command, args] of ways) {
    try {
      execFileSync(command, args, { cwd: root, stdio: 'ignore' });
    } catch {
      continue;
    }
    if (findBrowser()) return;
  }
  console.error(
    `No browser was found, and none could be fetched (looked for Chromium and Chrome, and ${chromium.executablePath()}). Install Chromium and run again.`,
  );
  finish(0, 1);
}
