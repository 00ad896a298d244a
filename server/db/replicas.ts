import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import * as limits from '#shared/limits.ts';
import type { Logger } from '../infra/log.ts';
import type { ContentVersions } from './content-versions.ts';
import type { Database, Db } from './client.ts';

/**
 * Standbys that public reads may use. A standby serves a site if it has every change of the site
 * that this process knows of. It must also have been complete within the last seconds. Decision
 * 241.
 */
export type Replicas = {
  /**
   * Returns a replica for a site, by turns; null: read from the primary. After a change of the site
   * it waits for a replica that was fast until now.
   */
  choose(siteId: string): Promise<Replica | null>;
  /** Lag by host and port, in seconds; since the start for a replica that was never complete. */
  lag(): Record<string, number>;
  /** Reads that chose a replica, and those that were left to the primary. */
  reads(): Record<'replica' | 'primary', number>;
  /** 1 by host and port for a replica that is used, else 0. */
  used(): Record<string, number>;
  close(): Promise<void>;
};

type Replica = {
  db: Db;
  /** Leaves it at once, until it is measured again. Its running queries fail. */
  leave(error: unknown): void;
};

export const noReplicas: Replicas = {
  choose: async () => null,
  lag: () => ({}),
  used: () => ({}),
  reads: () => ({ replica: 0, primary: 0 }),
  close: async () => undefined,
};

/** A position of the primary. A replica that has replayed it has all changes from before `at`. */
type Sample = {
  /** Milliseconds, of `performance.now()`. */
  at: number;
  versions: Map<string, number>;
  timeline: number;
  position: bigint;
};

type Member = Replica & {
  name: string;
  database: Database;
  /** The newest sample that it has replayed. */
  complete: Sample | null;
  /** When the newest such sample was taken, even if that sample no longer counts. */
  completeAt: number;
  isUsed: boolean;
  /** Time until it was known to have the last sample that it got. */
  delayMs: number;
};

type Services = {
  primary: Database;
  replicas: Database[];
  contentVersions: Pick<ContentVersions, 'get' | 'isListening'>;
  /** Ids of all sites. */
  sites: () => Iterable<string>;
  log: Logger;
};

const { maxReplicaLagMs, usualReadWaitMs, replicaCheckIntervalMs, replicaSampleGapMs } =
  limits.database;
const maxSamples = 100;
/** A read waits for a replica as long as four round trips to the primary, within two limits. */
const roundTripsOfReadWait = 4;
const maxReadWaitMs = 1_000;
/** Between two measurements of a replica that is behind. */
const maxMeasurePauseMs = 100;

/** Measures replicas until `close`, which also closes them. */
export function createReplicas({
  primary,
  replicas,
  contentVersions,
  sites,
  log,
}: Services): Replicas {
  const members = replicas.map((database) => createMember(database));
  const stopping = new AbortController();
  const pause = (ms: number) =>
    sleep(ms, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
  let samples: Sample[] = [];
  let sampled = Promise.withResolvers<void>();
  let sampling: Promise<void> | null = null;
  /** Whether a site changed after the last sample began. */
  let needsSample = false;
  let measured = Promise.withResolvers<void>();
  /** More than usual while this process or the primary is overloaded. */
  let readWaitMs = usualReadWaitMs;
  let turn = 0;
  const reads = { replica: 0, primary: 0 };

  /** Versions only grow. */
  const isComplete = (sample: Sample | null, siteId: string, version: number) =>
    (sample?.versions.get(siteId) ?? -1) >= version;
  const isRecent = (sample: Sample | null): sample is Sample =>
    sample !== null && performance.now() - sample.at < maxReplicaLagMs;

  async function takeSample(): Promise<void> {
    const at = performance.now();
    const versions = new Map(Array.from(sites(), (id) => [id, contentVersions.get(id)]));
    const [row] = await primary.probe<{ position: string; timeline: string }>(primaryPosition);
    if (!row) return;
    const roundTripMs = performance.now() - at;
    readWaitMs = Math.min(
      Math.max(usualReadWaitMs, roundTripsOfReadWait * roundTripMs),
      maxReadWaitMs,
    );
    const timeline = Number.parseInt(row.timeline, 16);
    // After a failover, a replica may have more of the old history than the new one has.
    if (samples.at(-1)?.timeline !== timeline) {
      samples = [];
      for (const member of members) member.complete = null;
    }
    samples.push({ at, versions, timeline, position: BigInt(row.position) });
    if (samples.length > maxSamples) samples.shift();
  }

  async function measure(member: Member): Promise<void> {
    type Row = { isStandby: boolean; position: string | null; timelines: number[] };
    try {
      const [row] = await member.database.probe<Row>(replicaPosition);
      // The server of this URL may be the primary now.
      if (row?.isStandby && row.position !== null) {
        const position = BigInt(row.position);
        const complete = samples.findLast(
          (sample) => sample.position <= position && row.timelines.includes(sample.timeline),
        );
        if (complete && complete !== member.complete) {
          member.complete = complete;
          member.completeAt = complete.at;
          member.delayMs = performance.now() - complete.at;
          measured.resolve();
          measured = Promise.withResolvers();
        }
      } else member.complete = null;
      note(member, isRecent(member.complete), null);
    } catch (error) {
      member.leave(error);
    }
  }

  function note(member: Member, isUsed: boolean, error: unknown): void {
    if (member.isUsed === isUsed) return;
    member.isUsed = isUsed;
    const facts = { replica: member.name, ...(error === null ? {} : { error }) };
    if (isUsed) log.info({ event: 'replica_joined', ...facts }, 'reading from a replica');
    else log.warn({ event: 'replica_left', ...facts }, 'stopped reading from a replica');
  }

  function createMember(database: Database): Member {
    const driver = database.driver as pg.Pool;
    const clients = new Set<pg.PoolClient>();
    driver.on('connect', (client) => void clients.add(client));
    driver.on('remove', (client) => void clients.delete(client as pg.PoolClient));
    const member: Member = {
      name: describe(driver.options.connectionString ?? ''),
      database,
      db: database.db,
      complete: null,
      completeAt: performance.now(),
      isUsed: false,
      delayMs: Infinity,
      leave(error) {
        member.complete = null;
        note(member, false, error);
        // A query in progress fails now, and is repeated on the primary.
        for (const client of clients) void endClient(client as unknown as pg.Client);
      },
    };
    return member;
  }

  /** Takes a sample soon. Frequent changes do not make more of them. */
  function requestSample(): void {
    needsSample = true;
    sampling ??= (async () => {
      while (needsSample && !stopping.signal.aborted) {
        needsSample = false;
        await takeSample().catch(() => undefined);
        sampled.resolve();
        sampled = Promise.withResolvers();
        await pause(replicaSampleGapMs);
      }
      sampling = null;
    })();
  }

  const isUsable = ({ complete }: Member, siteId: string, version: number) =>
    contentVersions.isListening() && isRecent(complete) && isComplete(complete, siteId, version);

  /** Waits until a replica has a version of a site, unless all were too slow for the last one. */
  async function waitFor(siteId: string, version: number): Promise<void> {
    const end = performance.now() + readWaitMs;
    const isFast = ({ complete, delayMs }: Member) => isRecent(complete) && delayMs <= readWaitMs;
    while (!members.some((member) => isUsable(member, siteId, version))) {
      const leftMs = end - performance.now();
      if (leftMs <= 0) for (const member of members) member.delayMs = Infinity;
      if (stopping.signal.aborted || !members.some(isFast)) return;
      if (!isComplete(samples.at(-1) ?? null, siteId, version)) requestSample();
      await Promise.race([measured.promise, pause(leftMs)]);
    }
  }

  /** Measures a replica until it has the newest sample, then waits for the next one. */
  async function follow(member: Member): Promise<void> {
    let pauseMs = 1;
    while (!stopping.signal.aborted) {
      const next = sampled.promise;
      await measure(member);
      if (member.complete !== null && member.complete === samples.at(-1)) {
        pauseMs = 1;
        await next;
      } else {
        await pause(member.isUsed ? pauseMs : replicaCheckIntervalMs);
        pauseMs = Math.min(2 * pauseMs, maxMeasurePauseMs);
      }
    }
  }

  const timer = setInterval(requestSample, replicaCheckIntervalMs).unref();
  requestSample();
  const following = members.map(follow);

  return {
    async choose(siteId) {
      const version = contentVersions.get(siteId);
      await waitFor(siteId, version);
      const usable = members.filter((member) => isUsable(member, siteId, version));
      if (usable.length === 0 && !isComplete(samples.at(-1) ?? null, siteId, version))
        requestSample();
      turn += 1;
      const chosen = usable[turn % usable.length] ?? null;
      reads[chosen ? 'replica' : 'primary'] += 1;
      return chosen;
    },
    reads: () => ({ ...reads }),
    lag: () =>
      Object.fromEntries(
        members.map(({ name, complete, completeAt }) => [
          name,
          complete !== null && complete === samples.at(-1) ? 0 : secondsSince(completeAt),
        ]),
      ),
    used: () =>
      Object.fromEntries(members.map(({ name, complete }) => [name, Number(isRecent(complete))])),
    async close() {
      stopping.abort();
      clearInterval(timer);
      sampled.resolve();
      await Promise.all([sampling, ...following]);
      await Promise.all(members.map(({ database }) => database.close()));
    },
  };
}

async function endClient(client: pg.Client): Promise<void> {
  try {
    await client.end();
  } catch {
    // The connection has already ended.
  }
}

const secondsSince = (since: number) => Math.round(performance.now() - since) / 1_000;

/** Host and port, for log and metrics. */
function describe(url: string): string {
  const { hostname, port } = new URL(url);
  return `${hostname}:${port || 5432}`;
}

/**
 * What is flushed has reached the replicas soon. With asynchronous commits the newest change may
 * not be flushed yet.
 */
const primaryPosition = `select (position - '0/0')::text as position,
    left(pg_walfile_name(position), 8) as timeline
  from (select case current_setting('synchronous_commit') when 'off'
    then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end as position) as wal`;

/** The second timeline needs the role pg_read_all_stats, else it is null. */
const replicaPosition = `select pg_is_in_recovery() as "isStandby",
    (pg_last_wal_replay_lsn() - '0/0')::text as position,
    array[(select timeline_id from pg_control_checkpoint()),
      (select received_tli from pg_stat_wal_receiver)] as timelines`;
