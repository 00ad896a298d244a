import { setTimeout as sleep } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import * as limits from '#shared/limits.ts';
import type { Logger } from '../infra/log.ts';
import type { Database, Db } from './client.ts';

/**
 * What of a tenant's public content has changed, as a number that moves: whoever keeps something made from it compares. Writes move it in
 * their own process at once, and by NOTIFY in all others. Decision 27.
 */
export type ContentVersions = {
  /** The tenant's epoch now. Never the same again after a change. */
  get(siteId: string): number;
  /** For the process that wrote: its next request sees what was written. */
  bump(siteId: string): void;
  /** Calls whenever settings of sites may have changed elsewhere; only then the pages of all are made anew. */
  onSitesChanged(read: () => Promise<void>): void;
  /** Whether changes made elsewhere are heard of at this moment. */
  isListening(): boolean;
  close(): Promise<void>;
};

const channel = 'broadsheet_site_changed';
/** Instead of a tenant: which there are, and their settings. */
const allSites = '*';

/** Tells every process that the tenant's content has changed. Inside a transaction it is told on commit. */
export async function notifyContentChanged(db: Pick<Db, 'execute'>, siteId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${siteId})`);
}

/** Tells every process that there is another tenant, or one with other settings. Inside a transaction it is told on commit. */
export const notifySitesChanged = (db: Pick<Db, 'execute'>): Promise<void> =>
  notifyContentChanged(db, allSites);

/** Listens to the database for changes. A listener that is lost comes back by itself; what it may have missed counts as changed. */
export async function createContentVersions(
  database: Database,
  log: Logger,
): Promise<ContentVersions> {
  const moves = new Map<string, number>();
  let all = 0;
  let readSites = async () => undefined as void;
  const self = {
    get: (siteId: string) => all + (moves.get(siteId) ?? 0),
    bump: (siteId: string) => void moves.set(siteId, (moves.get(siteId) ?? 0) + 1),
    onSitesChanged: (read: () => Promise<void>) => void (readSites = read),
  };
  const sitesChanged = () =>
    readSites()
      .catch((error: unknown) =>
        log.error({ event: 'sites_reload_failed', error }, 'sites could not be reloaded'),
      )
      .then(() => void (all += 1));
  const hear = (payload: string) =>
    payload === allSites ? void sitesChanged() : self.bump(payload);
  if (database.kind === 'pglite') {
    const stop = await (database.driver as PGlite).listen(channel, hear);
    return { ...self, isListening: () => true, close: () => stop() };
  }

  const { connectionString } = (database.driver as pg.Pool).options;
  let client: pg.Client | null = null;
  const stopping = new AbortController();
  const listen = async () => {
    const next = new pg.Client({
      ...(connectionString ? { connectionString } : {}),
      connectionTimeoutMillis: limits.database.connectTimeout,
      keepAlive: true,
      application_name: 'broadsheet-listener',
    });
    const lost = new Promise<void>((resolve) => {
      next.once('end', resolve);
      next.on('error', () => resolve());
    });
    next.on('notification', ({ payload }) => hear(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      // It was closed meanwhile: nobody else ends this connection.
      if (stopping.signal.aborted) return;
      client = next;
      await sitesChanged();
      await lost;
      if (!stopping.signal.aborted)
        log.warn({ event: 'listener_lost' }, 'change listener lost, restarting');
    } finally {
      client = null;
      void next.end().catch(() => undefined);
    }
  };
  const keepListening = async () => {
    while (!stopping.signal.aborted) {
      await listen().catch(() => undefined);
      await sleep(limits.database.listenAgainAfter, undefined, {
        ref: false,
        signal: stopping.signal,
      }).catch(() => undefined);
    }
  };
  void keepListening();
  return {
    ...self,
    isListening: () => client !== null,
    async close() {
      stopping.abort();
      await client?.end().catch(() => undefined);
    },
  };
}
