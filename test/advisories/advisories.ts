import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { dayMs } from '#shared/durations.ts';

/** Versions from `introduced`. Without an end, all later ones; `0` is before every version. */
const range = z.strictObject({
  introduced: z.string(),
  /** The first version that is not affected. */
  fixed: z.optional(z.string()),
  lastAffected: z.optional(z.string()),
});
const advisory = z.strictObject({
  /** ID in the GitHub advisory database or in OSV. */
  id: z.string(),
  package: z.string(),
  severity: z.string(),
  title: z.string(),
  ranges: z.array(range),
  source: z.string(),
  /** The day on which the source had it. */
  asOf: z.iso.date(),
});
const advisoryDatabase = z.strictObject({
  /** Whether it has every advisory that OSV had for the lock file on the day of `updated`. */
  complete: z.boolean(),
  updated: z.iso.date(),
  advisories: z.array(advisory),
});
type Range = z.infer<typeof range>;
export type Advisory = z.infer<typeof advisory>;
export type AdvisoryDatabase = z.infer<typeof advisoryDatabase>;
export type LockedPackage = { name: string; version: string };

export const databaseFile = join(import.meta.dirname, 'advisories.json');
/** An older database is a warning, not a failure: the machine may have no network. */
const maxAgeDays = 45;

/** Throws an error that says what to do when the file is missing or malformed. */
export function readDatabase(file = databaseFile): AdvisoryDatabase {
  try {
    return advisoryDatabase.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.core.$ZodError ? z.prettifyError(error) : String(error);
    throw new Error(
      `${file} cannot be read. Restore it with git checkout, or run npm run advisories with a ` +
        `network.\n${reason}`,
      { cause: error },
    );
  }
}

/** The date of the database for the report of the tests, with a warning if it is old. */
export function describeAge({ updated, complete }: AdvisoryDatabase, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(updated)) / dayMs);
  return (
    `Packages were compared with the advisories of ${updated}, ${days} days old` +
    `${complete ? '' : ' and incomplete'}.` +
    `${days > maxAgeDays ? ' Warning: too old. Run npm run advisories with a network.' : ''}`
  );
}

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
): (Advisory & LockedPackage)[] =>
  packages.flatMap(({ name, version }) =>
    advisories
      .filter((advisory) => advisory.package === name && isAffected(version, advisory.ranges))
      .map((found) => ({ ...found, name, version })),
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
