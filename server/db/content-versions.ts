import { setTimeout as sleep } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import * as limits from '#shared/limits.ts';
import type { Logger } from '../infra/log.ts';
import { toDriverUrl, type Database, type Db } from './client.ts';

/**
 * A counter per tenant that changes with its public content. Caches compare it. Writes change it in
 * their own process at once, and by NOTIFY in all others. Decisions 27 and 245.
 */
export type ContentVersions = {
  /** Returns the current version. A version is never reused. */
  get(siteId: string): number;
  /**
   * The same without what may have changed while no notifications arrived. For pages that are
   * served because none can be rendered.
   */
  getKnown(siteId: string): number;
  /**
   * To call after the commit, and to await before the reply. This process sees the change at once,
   * others when the promise resolves. It never rejects: what cannot be sent now is sent later.
   */
  bump(siteId: string): Promise<void>;
  /** Registers a callback for changed site settings, which invalidate all pages. */
  onSitesChanged(read: () => Promise<void>): void;
  /** Whether writes record what shared caches must drop (`CDN`). */
  hasCdn: boolean;
  /** Whether notifications of other processes currently arrive. */
  isListening(): boolean;
  /** Stops listening and waits for running reloads of the sites, which use the database. */
  close(): Promise<void>;
};

const channel = 'broadsheet_site_changed';
/** Payload that stands for all sites and their settings. */
const allSites = '*';

/**
 * Notifies all processes of changed content. Inside a transaction, on commit. Only for rare writes:
 * NOTIFY takes a lock of the whole instance until the commit is on the disk.
 */
export async function notifyContentChanged(db: Pick<Db, 'execute'>, siteId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${siteId})`);
}

/** Notifies all processes of a new site or changed settings. */
export const notifySitesChanged = (db: Pick<Db, 'execute'>): Promise<void> =>
  notifyContentChanged(db, allSites);

/**
 * Sends names of changed sites, one statement at a time, at most once per `announceIntervalMs`.
 * Names that arrive meanwhile share the next one. Its transaction writes nothing, so it waits for
 * no disk and no standby.
 */
function createAnnouncer(db: Db, log: Logger, stopping: AbortSignal) {
  const waiting = new Set<string>();
  let running = Promise.resolve();
  let next: Promise<void> | null = null;
  let again: NodeJS.Timeout | undefined;
  let paused = Promise.resolve();
  const send = async () => {
    paused = sleep(limits.database.announceIntervalMs);
    const siteIds = [...waiting];
    waiting.clear();
    try {
      await db.execute(sql`
        select pg_notify(${channel}, site)
          from json_array_elements_text(${JSON.stringify(siteIds)}::text::json) as t (site)`);
    } catch (error) {
      log.warn(
        { event: 'content_change_not_announced', error },
        'could not announce a content change; retrying',
      );
      for (const siteId of siteIds) waiting.add(siteId);
      if (stopping.aborted) return;
      clearTimeout(again);
      again = setTimeout(() => void announce(), limits.database.relistenDelayMs).unref();
    }
  };
  const announce = () =>
    (next ??= Promise.all([running, paused]).then(() => {
      next = null;
      return (running = send());
    }));
  return {
    announce(siteId: string): Promise<void> {
      waiting.add(siteId);
      return announce();
    },
    async close() {
      clearTimeout(again);
      await (next ?? running);
    },
  };
}

/**
 * Listens to the database for changes. Reconnects by itself, and then counts everything as changed.
 */
export async function createContentVersions(
  database: Database,
  log: Logger,
  hasCdn = false,
): Promise<ContentVersions> {
  const counters = new Map<string, number>();
  /** Settings that changed, and times without notifications. */
  let [settingsCounter, gapCounter] = [0, 0];
  let readSites = async () => undefined as void;
  const stopping = new AbortController();
  const announcer = createAnnouncer(database.db, log, stopping.signal);
  const count = (siteId: string) => void counters.set(siteId, (counters.get(siteId) ?? 0) + 1);
  const self = {
    hasCdn,
    get: (siteId: string) => gapCounter + self.getKnown(siteId),
    getKnown: (siteId: string) => settingsCounter + (counters.get(siteId) ?? 0),
    bump(siteId: string) {
      count(siteId);
      return announcer.announce(siteId);
    },
    onSitesChanged: (read: () => Promise<void>) => void (readSites = read),
  };
  const reloads = new Set<Promise<void>>();
  const sitesChanged = async (count: () => void) => {
    if (stopping.signal.aborted) return;
    const reload = readSites()
      .catch((error: unknown) => {
        log.error({ event: 'sites_reload_failed', error }, 'sites could not be reloaded');
        // Nobody would tell again, and a new site would have no host here.
        setTimeout(() => void sitesChanged(count), limits.database.relistenDelayMs).unref();
      })
      .then(count);
    reloads.add(reload);
    await reload;
    reloads.delete(reload);
  };
  const onNotification = (payload: string) =>
    payload === allSites ? void sitesChanged(() => void (settingsCounter += 1)) : count(payload);
  if (database.kind === 'pglite') {
    const stop = await (database.driver as PGlite).listen(channel, onNotification);
    return {
      ...self,
      isListening: () => true,
      async close() {
        stopping.abort();
        await announcer.close();
        await stop();
        await Promise.all(reloads);
      },
    };
  }

  const { directUrl } = database;
  let client: pg.Client | null = null;
  /**
   * Resolves when the server stops answering. A network failure or a lost machine may drop the
   * connection silently, and the system's keep-alive would notice after hours.
   */
  const checkUntilSilent = async (listening: pg.Client) => {
    try {
      for (;;) {
        await sleep(limits.database.listenerCheckIntervalMs, undefined, {
          ref: false,
          signal: stopping.signal,
        });
        await listening.query('select 1');
      }
    } catch {
      // It is silent, lost or not needed any more.
    }
  };
  const listen = async () => {
    const next = new pg.Client({
      ...(directUrl ? { connectionString: toDriverUrl(directUrl) } : {}),
      connectionTimeoutMillis: limits.database.connectTimeoutMs,
      query_timeout: limits.database.statementTimeoutMs,
      keepAlive: true,
      application_name: 'broadsheet-listener',
    });
    const lost = new Promise<void>((resolve) => {
      next.once('end', resolve);
      next.on('error', () => resolve());
    });
    next.on('notification', ({ payload }) => onNotification(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      // It was closed while connecting, so no other code ends this connection.
      if (stopping.signal.aborted) return;
      client = next;
      await sitesChanged(() => void (gapCounter += 1));
      await Promise.race([lost, checkUntilSilent(next)]);
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
      await sleep(limits.database.relistenDelayMs, undefined, {
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
      await announcer.close();
      await client?.end().catch(() => undefined);
      await Promise.all(reloads);
    },
  };
}
