import { admin } from '../support/postgres.ts';
import { rows } from '../support/own-database.ts';
import { startProgram, type Program } from '../support/program.ts';
import { startReplicated } from '../support/replicated.ts';
import { until } from '../support/wait-for.ts';
import type { Line } from './bench.ts';
import { makeMembers } from './member-load.ts';
import { drive, membersOfSite, secretKey, sites } from './mixed.ts';

const maxShare = 20;

/**
 * Where reads and writes of the mixed load go, with one replica. The program counts the reads of
 * readers, the servers count statements and transactions.
 */
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
        METRICS_PORT: '0',
      },
    });
    const members = await makeMembers(cluster.url, sites, membersOfSite);
    await until('the replica is used', () =>
      program.log.some(({ event }) => event === 'replica_joined'),
    );
    for (const url of [cluster.url, cluster.replicaUrl])
      await admin(url, 'select pg_stat_statements_reset()', 'select pg_stat_reset()');
    const before = await countReads(program);
    const run = await drive(program.port, cluster.url, members, null);
    const after = await countReads(program);
    const [primary, replica] = await Promise.all([
      countQueries(cluster.url),
      countQueries(cluster.replicaUrl),
    ]);
    await program.stop();
    const errors = [...run.errors].map(([what, count]) => `${what}: ${count}`).join(', ') || 'none';
    const percent = (part: number, other: number) => ((100 * part) / (part + other)).toFixed(1);
    const [left, moved] = [after.primary - before.primary, after.replica - before.replica];
    const also = new Set(replica.selects.keys());
    const movable = [...primary.selects].reduce(
      (sum, [id, calls]) => sum + (also.has(id) ? calls : 0),
      0,
    );
    const { posts, comments, votes, logins } = run.acknowledged;
    const share = left / (left + moved);
    return [
      {
        what: 'mixed load with a replica, reads of readers on the primary',
        measured:
          `${percent(left, moved)} % of ${left + moved}; ${run.calls} calls, errors: ` +
          `${errors}`,
        goal: `at most ${maxShare} %, no errors`,
        holds: 100 * share <= maxShare && run.errors.size === 0,
      },
      {
        what: 'the same, statements and transactions on the primary',
        measured:
          `select statements ${percent(primary.reads, replica.reads)} % (${primary.reads} and ` +
          `${replica.reads}; of those on the primary, ${movable} occur on the replica too, the ` +
          `others belong to writes, logins and jobs); all statements ` +
          `${percent(primary.all, replica.all)} % (${primary.all} and ${replica.all}); ` +
          `transactions ${percent(primary.transactions, replica.transactions)} % ` +
          `(${primary.transactions} and ${replica.transactions}); for ${posts.length} posts, ` +
          `${comments.length} comments, ${votes.size} votes and ${logins.length} logins`,
        goal: 'told only',
        holds: true,
      },
    ];
  } finally {
    await cluster.remove();
  }
}

/** Calls and parts of pages that were read on each server, by the program's metrics. */
async function countReads({ log }: Program): Promise<Record<'primary' | 'replica', number>> {
  const port = Number(log.find(({ event }) => event === 'metrics_listening')?.port);
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const read = (server: string) =>
    Number(
      new RegExp(`^broadsheet_public_reads_total\\{server="${server}"\\} (\\d+)`, 'm').exec(
        metrics,
      )?.[1] ?? 0,
    );
  return { primary: read('primary'), replica: read('replica') };
}

type Counted = {
  reads: number;
  all: number;
  transactions: number;
  /** Calls of each select statement. Both servers know it by the same id. */
  selects: Map<string, number>;
};

/** Statements of the program, without those that begin and end transactions. */
async function countQueries(url: string): Promise<Counted> {
  type Row = { id: string; calls: number; isSelect: boolean };
  const statements = await rows<Row>(
    url,
    `select queryid::text as id, sum(calls)::int as calls, bool_and(query ~* '^select'
         and query !~* ' for (no key )?update' and query !~ 'pg_notify|advisory') as "isSelect"
     from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database())
     group by queryid`,
  );
  const [database] = await rows<{ transactions: number }>(
    url,
    `select (xact_commit + xact_rollback)::int as transactions from pg_stat_database
     where datname = current_database()`,
  );
  const sum = (of: Row[]) => of.reduce((total, { calls }) => total + calls, 0);
  const selects = statements.filter(({ isSelect }) => isSelect);
  return {
    reads: sum(selects),
    all: sum(statements),
    transactions: database?.transactions ?? 0,
    selects: new Map(selects.map(({ id, calls }) => [id, calls])),
  };
}
