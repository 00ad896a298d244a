import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Versions from `introduced`, to before `fixed` or to `lastAffected`; all later ones without
 * either. `0` is before every version.
 */
type Range = { introduced: string; fixed?: string; lastAffected?: string };
export type Advisory = {
  /** ID in the GitHub advisory database or in OSV. */
  id: string;
  package: string;
  severity: string;
  title: string;
  ranges: Range[];
  source: string;
  /** The day on which the source had it. */
  asOf: string;
};
/** `complete`: has every advisory that OSV had for the lock file on the day of `updated`. */
export type AdvisoryDatabase = { complete: boolean; updated: string; advisories: Advisory[] };
export type LockedPackage = { name: string; version: string };

export const databaseFile = join(import.meta.dirname, 'advisories.json');

export const readDatabase = (file = databaseFile): AdvisoryDatabase =>
  JSON.parse(readFileSync(file, 'utf8')) as AdvisoryDatabase;

/** Every name and version of the lock file, once. */
export function readLockedPackages(root: string): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; name?: string }>;
  };
  const found = new Map<string, LockedPackage>();
  for (const [path, { version, name: alias }] of Object.entries(packages)) {
    if (path === '' || version === undefined) continue;
    const name = alias ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    found.set(`${name}@${version}`, { name, version });
  }
  return [...found.values()];
}

/** The advisories that affect locked packages. */
export const findAffected = (
  packages: readonly LockedPackage[],
  { advisories }: Pick<AdvisoryDatabase, 'advisories'>,
): { id: string; name: string; version: string }[] =>
  packages.flatMap(({ name, version }) =>
    advisories
      .filter((advisory) => advisory.package === name && isAffected(version, advisory.ranges))
      .map(({ id }) => ({ id, name, version })),
  );

const isAffected = (version: string, ranges: readonly Range[]): boolean =>
  ranges.some(
    ({ introduced, fixed, lastAffected }) =>
      (introduced === '0' || compareVersions(version, introduced) >= 0) &&
      (fixed === undefined || compareVersions(version, fixed) < 0) &&
      (lastAffected === undefined || compareVersions(version, lastAffected) <= 0),
  );

/** Orders two versions like SemVer. Build metadata does not count. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => {
    const [, release = '', pre] = /^([\d.]+)(?:-([^+]*))?/.exec(version) ?? [];
    return { release, pre };
  }) as [{ release: string; pre?: string }, { release: string; pre?: string }];
  const byRelease = compareNumerically(left.release, right.release);
  if (byRelease !== 0 || left.pre === right.pre) return byRelease;
  // A version with a suffix comes before the same one without.
  if (left.pre === undefined || right.pre === undefined) return left.pre === undefined ? 1 : -1;
  return compareNumerically(left.pre, right.pre);
}

const compareNumerically = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
