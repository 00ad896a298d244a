import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../server/infra/project-root.ts';

/** A released version and its commit. */
export type Release = { version: string; commit: string };

const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** Versions of the changelog, newest first. */
export const changelogVersions = () =>
  [...readFileSync(join(projectRoot, 'CHANGELOG.md'), 'utf8').matchAll(/^## \[(\d[^\]]*)\]/gm)].map(
    ([, version = '']) => version,
  );

/** Tags of releases; none in a clone without tags, and in a copy without history. */
export const releaseTags = () =>
  existsSync(join(projectRoot, '.git'))
    ? git('tag', '--list', 'v*').split('\n').filter(Boolean)
    : [];

/**
 * Finds a release by its tag, or without tags by the commit that set its version in package.json.
 * Null while it is being prepared, and in a clone without history.
 */
export function findRelease(version: string): Release | null {
  const commit = releaseTags().includes(`v${version}`)
    ? git('rev-list', '-n1', `v${version}`)
    : git('log', '--format=%H', '-S', `"version": "${version}"`, '--', 'package.json')
        .split('\n')
        .at(-1);
  return commit ? { version, commit } : null;
}

/** Finds the release before the present program, also on the commit of a release. */
export function findPreviousRelease(): Release {
  const head = git('rev-parse', 'HEAD');
  for (const version of changelogVersions()) {
    const release = findRelease(version);
    if (release && release.commit !== head) return release;
  }
  throw new Error(
    'No release was found in the history. Fetch it: git fetch --unshallow --tags origin',
  );
}

/** The text of a file in a release. */
export const readReleased = ({ commit }: Release, path: string) => git('show', `${commit}:${path}`);

/** Whether a release has a file. */
export const hasReleased = ({ commit }: Release, path: string) =>
  git('ls-tree', '--name-only', commit, path) !== '';

/** Exports and builds a release in a temporary folder, with the packages of its own lock file. */
export function buildRelease({ commit }: Release): { root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), 'broadsheet-release-'));
  execFileSync('sh', ['-c', `git archive ${commit} | tar -x -C "$0"`, root], { cwd: projectRoot });
  execFileSync('npm', ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'ignore',
  });
  execFileSync(process.execPath, ['esbuild.config.ts'], { cwd: root, stdio: 'ignore' });
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
