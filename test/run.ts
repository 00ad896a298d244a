/**
 * Runs the tests and ends with a line `N passed, N failed`, after one with the number of skipped
 * tests.
 *
 * - `node test/run.ts`: build, and the check beside the short run.
 * - `node test/run.ts --all`: also every combination, all browser tests, all of PGlite, `ops`,
 *   fault runs, failovers, and the statements recorded meanwhile.
 * - `node test/run.ts e2e`: build and one project of vitest.config.ts.
 *
 * Installs a browser where none is found, and as root on Debian the packages that tests need.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from './support/browser.ts';

/** Packages of Debian by project. */
const packages: Record<string, string[]> = {
  ops: [
    'buildah',
    'busybox-static',
    'caddy',
    'dnsmasq-base',
    'docker-compose',
    'docker.io',
    'dovecot-imapd',
    'haproxy',
    'iproute2',
    'iptables',
    'pgbackrest',
    'postgresql',
    'prometheus',
    'rsync',
    'systemd',
    'systemd-container',
  ],
  faults: ['varnish', 'varnish-modules'],
  failover: ['etcd-server', 'haproxy', 'iproute2', 'patroni', 'postgresql', 'python3-etcd'],
};
const shortRun = ['unit', 'pglite', 'postgres', 'process', 'e2e'];
const args = process.argv.slice(2);
const isFullRun = args.includes('--all');
const requested = args.filter((arg) => arg !== '--all');
const projects =
  requested.length > 0 ? requested : [...shortRun, ...(isFullRun ? ['ops', 'faults'] : [])];
const isWholeRun = isFullRun && requested.length === 0;
const root = join(import.meta.dirname, '..');
type Counts = Record<'passed' | 'failed' | 'skipped', number>;

if (projects.some((name) => ['e2e', 'faults'].includes(name))) provideBrowser();
providePackages([
  ...[...projects, ...(isWholeRun ? ['failover'] : [])].flatMap((name) => packages[name] ?? []),
  ...(isFullRun ? ['pgbouncer'] : []),
]);

// Runs beside build and tests, which often wait for something.
const checked = requested.length > 0 ? null : startCheck();
if (!build()) {
  await checked;
  finish(0, 1);
}

const folder = join(root, 'test-results');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const statements = join(folder, 'statements');
const runs = [
  runTests(projects, {
    ...(isFullRun ? { TEST_FULL: '1', TEST_POOLER: '1' } : {}),
    ...(isFullRun || requested.length > 0 ? {} : { TEST_SHORT: '1' }),
    ...(isWholeRun ? { RECORD_STATEMENTS: statements } : {}),
  }),
];
if (isWholeRun) {
  // Reads what the first run recorded.
  runs.push(runTests(['recorded'], { RECORDED_STATEMENTS: statements }));
  // By itself, because it measures times.
  runs.push(runTests(['failover'], {}));
}
const count = (key: keyof Counts) => runs.reduce((sum, run) => sum + run[key], 0);
const isCheckPassed = await checked;
if (isCheckPassed === false) console.error('check failed');
// The build and the check count as one each.
finish(
  count('passed') + 1 + (isCheckPassed === true ? 1 : 0),
  count('failed') + (isCheckPassed === false ? 1 : 0),
  count('skipped'),
);

function runTests(names: string[], env: Record<string, string>): Counts {
  const report = join(folder, `${names.join('-')}.json`);
  const run = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...names.flatMap((name) => ['--project', name]),
      '--reporter=default',
      '--reporter=./test/support/run-reporter.ts',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } },
  );
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    numTotalTests = 0,
    success = false,
  } = readReport(report);
  // A file that could not even be loaded has no test to count.
  const isBroken = !success || run.status !== 0 || numTotalTests === 0;
  return {
    passed: numPassedTests,
    failed: isBroken ? Math.max(1, numFailedTests) : 0,
    skipped: numPendingTests,
  };
}

/** Types, lint and format. Resolves with whether they passed. */
async function startCheck(): Promise<boolean> {
  const check = spawn('npm', ['run', '--silent', 'check'], { cwd: root, stdio: 'inherit' });
  const [status] = (await once(check, 'exit')) as [number | null];
  return status === 0;
}

function build(): boolean {
  const { status } = spawnSync(process.execPath, ['esbuild.config.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) console.error('build failed');
  return status === 0;
}

function readReport(report: string): {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  numTotalTests?: number;
  success?: boolean;
} {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as ReturnType<typeof readReport>;
  } catch {
    return {};
  }
}

function finish(passed: number, failed: number, skipped = 0): never {
  console.log(`\n${skipped} skipped\n${passed} passed, ${failed} failed`);
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
        'apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install ' +
          '-yq --no-install-recommends chromium',
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
    'No browser was found, and none could be fetched (looked for Chromium and Chrome, ' +
      `and ${chromium.executablePath()}). Install Chromium and run again.`,
  );
  finish(0, 1);
}

/** Installs Debian's packages as root. Where that is not possible, their tests name them. */
function providePackages(names: string[]): void {
  const missing = names.filter((name) => spawnSync('dpkg', ['--status', name]).status !== 0);
  if (missing.length === 0 || process.getuid?.() !== 0) return;
  const install = 'apt-get update -q && apt-get install -yq --no-install-recommends "$@"';
  spawnSync('sh', ['-c', install, 'sh', ...missing], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
