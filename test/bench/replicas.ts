import { admin } from '../support/postgres.ts';
import { rows } from '../support/own-database.ts';
import { startProgram } from '../support/program.ts';
import { startReplicated } from '../support/replicated.ts';
import { until } from '../support/wait-for.ts';
import type { Line } from './bench.ts';
import { makeMembers } from './member-load.ts';
import { drive, membersOfSite, secretKey, sites } from './mixed.ts';

const maxShare = 20;

/** Share of queries on the primary under the mixed load, with one replica. */
export async function replicas(): Promise<Line[]> {
  const cluster = await startReplicated({
    fsync: 'on',
    shared_preload_libraries: 'pg_stat_statements',
    'pg_stat_statements.track_utility': 'off',
    'pg_stat_statements.max': '10000',
  });
  try {
    await admin(cluster.url, 'create extension pg_stat_statements');
    const program = await startProgram({
      env: {
        DATABASE_URL: cluster.url,
        DATABASE_REPLICA_URL: cluster.replicaUrl,
        SECRET_KEY: secretKey,
        LOG_LEVEL: 'info',
        TRUSTED_PROXIES: '1',
      },
    });
    const members = await makeMembers(cluster.url, sites, membersOfSite);
    await until('the replica is used', () =>
      program.log.some(({ event }) => event === 'replica_joined'),
    );
    for (const url of [cluster.url, cluster.replicaUrl])
      await admin(url, 'select pg_stat_statements_reset()');
    const run = await drive(program.port, cluster.url, members, null);
    const [primary, replica] = await Promise.all([
      countQueries(cluster.url),
      countQueries(cluster.replicaUrl),
    ]);
    await program.stop();
    const errors = [...run.errors].map(([what, count]) => `${what}: ${count}`).join(', ') || 'none';
    const share = (counted: 'reads' | 'all') =>
      (100 * primary[counted]) / (primary[counted] + replica[counted]);
    return [
      {
        what: 'mixed load with a replica, select statements on the primary',
        measured:
          `${share('reads').toFixed(1)} % of ${primary.reads + replica.reads}; of all ` +
          `${primary.all + replica.all} statements ${share('all').toFixed(1)} %; ` +
          `${run.calls} calls, errors: ${errors}`,
        goal: `at most ${maxShare} %, no errors`,
        holds: share('reads') <= maxShare && run.errors.size === 0,
      },
    ];
  } finally {
    await cluster.remove();
  }
}

/** Statements of the program, without those that begin and end transactions. */
async function countQueries(url: string): Promise<{ reads: number; all: number }> {
  const [row] = await rows<{ reads: number; all: number }>(
    url,
    `select coalesce(sum(calls), 0)::int as "all",
       coalesce(sum(calls) filter (where query ~* '^select'
         and query !~* ' for (no key )?update' and query !~ 'pg_notify|advisory'), 0)::int as reads
     from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database())`,
  );
  return row ?? { reads: 0, all: 0 };
}
