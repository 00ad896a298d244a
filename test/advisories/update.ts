/**
 * Replaces the stored advisories by all that OSV (osv.dev) has for the packages of the lock file:
 * `npm run advisories`. Needs a network.
 */
import { writeFileSync } from 'node:fs';
import { projectRoot } from '../../server/infra/project-root.ts';
import {
  databaseFile,
  readLockedPackages,
  type Advisory,
  type AdvisoryDatabase,
  type LockedPackage,
} from './advisories.ts';

/** A part of the OSV format. */
type OsvRecord = {
  id: string;
  summary?: string;
  withdrawn?: string;
  database_specific?: { severity?: string };
  affected?: {
    package?: { name: string; ecosystem: string };
    ranges?: { type: string; events: Record<string, string>[] }[];
    versions?: string[];
  }[];
};

const packagesPerQuery = 500;

/** Asks OSV for the advisories of packages. Throws when it does not answer. */
export async function fetchAdvisories(
  packages: readonly LockedPackage[],
  day: string,
  origin = 'https://api.osv.dev',
): Promise<AdvisoryDatabase> {
  const names = [...new Set(packages.map(({ name }) => name))];
  const ids = new Set<string>();
  for (let start = 0; start < names.length; start += packagesPerQuery) {
    let queries: { package: object; page_token?: string }[] = names
      .slice(start, start + packagesPerQuery)
      .map((name) => ({ package: { name, ecosystem: 'npm' } }));
    while (queries.length > 0) {
      const { results } = (await request(`${origin}/v1/querybatch`, { queries })) as {
        results: { vulns?: { id: string }[]; next_page_token?: string }[];
      };
      for (const { vulns = [] } of results) for (const { id } of vulns) ids.add(id);
      queries = queries.flatMap((query, i) => {
        const token = results[i]?.next_page_token;
        return token === undefined ? [] : [{ ...query, page_token: token }];
      });
    }
  }
  const advisories: Advisory[] = [];
  for (const id of ids) {
    const record = (await request(`${origin}/v1/vulns/${encodeURIComponent(id)}`)) as OsvRecord;
    advisories.push(...toAdvisories(record, new Set(names), day));
  }
  const order = ({ package: name, id }: Advisory) => `${name} ${id}`;
  return {
    complete: true,
    updated: day,
    advisories: advisories.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)),
  };
}

function toAdvisories(record: OsvRecord, names: ReadonlySet<string>, day: string): Advisory[] {
  if (record.withdrawn !== undefined) return [];
  return (record.affected ?? []).flatMap((affected) => {
    const { name, ecosystem } = affected.package ?? {};
    if (ecosystem !== 'npm' || name === undefined || !names.has(name)) return [];
    const ranges = (affected.ranges ?? [])
      .filter(({ type }) => type === 'SEMVER')
      .flatMap(({ events }) => toRanges(events));
    const versions = (affected.versions ?? []).map((version) => ({
      introduced: version,
      lastAffected: version,
    }));
    return [
      {
        id: record.id,
        package: name,
        severity: (record.database_specific?.severity ?? 'unknown').toLowerCase(),
        title: record.summary ?? '',
        ranges: ranges.length > 0 ? ranges : versions,
        source: `https://osv.dev/vulnerability/${record.id}`,
        asOf: day,
      },
    ];
  });
}

/** Events come in order: each `introduced` may be followed by its end. */
function toRanges(events: readonly Record<string, string>[]): Advisory['ranges'] {
  const ranges: Advisory['ranges'] = [];
  for (const { introduced, fixed, last_affected: lastAffected } of events) {
    const open = ranges.at(-1);
    if (introduced !== undefined) ranges.push({ introduced });
    else if (open && fixed !== undefined) open.fixed = fixed;
    else if (open && lastAffected !== undefined) open.lastAffected = lastAffected;
  }
  return ranges;
}

async function request(url: string, body?: object): Promise<unknown> {
  const fail = (reason: string): never => {
    throw new Error(`${url} ${reason}. The stored advisories are unchanged.`);
  };
  const reply = await fetch(url, {
    signal: AbortSignal.timeout(60_000),
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  }).catch(({ message, cause }: Error) =>
    fail(`did not answer (${(cause as NodeJS.ErrnoException | undefined)?.code ?? message})`),
  );
  return reply.ok ? reply.json() : fail(`answered ${reply.status}`);
}

if (import.meta.main) {
  const packages = readLockedPackages(projectRoot);
  try {
    const database = await fetchAdvisories(packages, new Date().toISOString().slice(0, 10));
    writeFileSync(databaseFile, `${JSON.stringify(database, null, 2)}\n`);
    console.log(`${database.advisories.length} advisories for ${packages.length} packages`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
