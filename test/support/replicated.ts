import { admin, startPostgres, type PostgresServer } from './postgres.ts';
import { rows } from './own-database.ts';
import { until } from './wait-for.ts';

/** A primary and a standby that follows it, with an empty database. */
export type Replicated = {
  primary: PostgresServer;
  standby: PostgresServer;
  /** The URLs of the database on both. */
  url: string;
  replicaUrl: string;
  /** Stops or continues the replay of the standby. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  remove(): Promise<void>;
};

/** `delay`: how late the standby replays each commit, such as `300ms`. */
export async function startReplicated(
  settings: Record<string, string> = {},
  delay = '0',
): Promise<Replicated> {
  const primary = await startPostgres(settings);
  await admin(primary.url('postgres'), 'create database broadsheet');
  const standby = await startPostgres({ ...settings, recovery_min_apply_delay: delay }, primary);
  const [url, replicaUrl] = [primary.url('broadsheet'), standby.url('broadsheet')];
  return {
    primary,
    standby,
    url,
    replicaUrl,
    pause: () => pauseReplay(replicaUrl),
    resume: () => resumeReplay(replicaUrl),
    async remove() {
      await standby.remove();
      await primary.remove();
    },
  };
}

/** Stops the replay of a standby, which still answers queries. */
export async function pauseReplay(url: string): Promise<void> {
  await admin(url, 'select pg_wal_replay_pause()');
  await until('the replay is paused', async () => {
    const [row] = await rows<{ state: string }>(
      url,
      'select pg_get_wal_replay_pause_state() as state',
    );
    return row?.state === 'paused';
  });
}

export const resumeReplay = (url: string): Promise<void> =>
  admin(url, 'select pg_wal_replay_resume()');
