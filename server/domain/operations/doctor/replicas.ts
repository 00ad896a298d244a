import type pg from 'pg';
import { connectOnce } from '../../../db/client.ts';
import { ConfigError } from '../../../infra/config/config.ts';
import { fail, ok, warn, type Finding } from './finding.ts';

const name = 'broadsheet-doctor';

type Facts = {
  isStandby: boolean;
  /** Differs between servers. */
  startedAt: string;
  system: string;
  isReplaying: boolean;
  seesTimeline: boolean;
};

const facts = `select pg_is_in_recovery() as "isStandby",
    extract(epoch from pg_postmaster_start_time())::text as "startedAt",
    (select system_identifier::text from pg_control_system()) as system,
    case when pg_is_in_recovery() then pg_last_wal_replay_lsn() is not null
      and not pg_is_wal_replay_paused() else false end as "isReplaying",
    exists (select 1 from pg_stat_wal_receiver where received_tli is not null) as "seesTimeline"`;

/** Checks that each URL names one standby of the database. */
export async function checkReplicas(url: string, replicaUrls: string[]): Promise<Finding[]> {
  if (replicaUrls.length === 0) return [];
  const [primary] = await readFacts(url, 1, 'DATABASE_URL');
  return Promise.all(replicaUrls.map((replica) => checkReplica(replica, primary)));
}

async function checkReplica(url: string, primary: Facts | undefined): Promise<Finding> {
  const { hostname, port } = new URL(url);
  const subject = `replica ${hostname}:${port || 5432}`;
  try {
    const found = await readFacts(url, 4, 'DATABASE_REPLICA_URL');
    const [replica] = found;
    if (!replica) return fail(subject, 'does not answer.');
    if (replica.system !== primary?.system)
      return fail(subject, 'is no copy of the database of DATABASE_URL.');
    if (new Set(found.map(({ startedAt }) => startedAt)).size > 1)
      return fail(
        subject,
        'leads to several servers, so their lag is unknown. List each server in ' +
          'DATABASE_REPLICA_URL.',
      );
    if (!replica.isStandby)
      return warn(subject, 'is the primary at present, so nothing is read from it.');
    if (!replica.isReplaying)
      return warn(subject, 'does not replay changes. Run `select pg_wal_replay_resume()` there.');
    return replica.seesTimeline
      ? ok(subject, 'follows the database of DATABASE_URL.')
      : warn(
          subject,
          'hides its timeline, or receives no changes. After a failover it is used only after ' +
            'its next checkpoint. `grant pg_read_all_stats` to the user of the URL.',
        );
  } catch (error) {
    return fail(
      subject,
      error instanceof ConfigError
        ? `${error.message}. Its reads use the primary.`
        : 'cannot be measured, so nothing is read from it. It must permit pg_control_system().',
    );
  }
}

/** Reads the facts on several connections at once. */
async function readFacts(
  url: string,
  connections: number,
  variable: 'DATABASE_URL' | 'DATABASE_REPLICA_URL',
): Promise<Facts[]> {
  const clients: pg.Client[] = [];
  try {
    for (let i = 0; i < connections; i += 1) clients.push(await connectOnce(url, name, variable));
    return await Promise.all(
      clients.map(async (client) => (await client.query<Facts>(facts)).rows[0] as Facts),
    );
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}
