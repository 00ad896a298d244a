import { setTimeout as sleep } from 'node:timers/promises';
import * as limits from '#shared/limits.ts';
import {
  configuredDatabase,
  DatabaseOutage,
  openDatabase,
  type Database,
  type DatabaseSource,
  type Db,
} from './db/client.ts';
import { followDatabaseClock } from './db/database-clock.ts';
import { createContentVersions } from './db/content-versions.ts';
import { createReplicas, noReplicas, type Replicas } from './db/replicas.ts';
import { connectDirectly, rejectUnsupportedPooler } from './db/pooler.ts';
import { migrate } from './db/migrate.ts';
import { databaseIdentity } from './db/database-identity.ts';
import type { Deps, Needs } from './context.ts';
import {
  heartbeatIntervalMs,
  holdMailIfRestored,
  recordHeartbeat,
  toPlaces,
} from './domain/operations/restore-guard.ts';
import { watchPurges } from './domain/operations/purge-cdn.ts';
import { ensureSites, loadSites } from './domain/sites/site-registry.ts';
import { createReadCounter } from './domain/statistics/read-counter.ts';
import { listUnencryptedDatabases } from './infra/config/unencrypted.ts';
import type { Clock } from './infra/clock.ts';
import type { Config } from './infra/config/config.ts';
import { readSetupCode } from './domain/operations/setup-code.ts';
import { listPublicSites } from './domain/operations/doctor/hosts.ts';
import type { Logger } from './infra/log.ts';
import { createDnsResolver } from './infra/dns-resolver.ts';
import { createBucket } from './infra/images/bucket.ts';
import { createMailer } from './infra/mail/mailer.ts';
import { createMetrics } from './infra/metrics.ts';
import { countModelCalls } from './infra/model-metrics.ts';
import { loadSecrets } from './infra/signing.ts';
import { createEmbeddingClient } from './infra/embedding-client.ts';
import { fetchService } from './infra/fetch/service-fetch.ts';
import { createLlmClient } from './infra/llm-client.ts';

/** Builds all external services once and in order. `close` releases them in reverse. */
export async function createDeps(
  config: Config,
  log: Logger,
  source?: DatabaseSource,
): Promise<Deps & { close(): Promise<void> }> {
  for (const variable of listUnencryptedDatabases(config))
    log.warn(
      { event: 'database_unencrypted', variable },
      `${variable} reaches its host over the internet without TLS: append ?sslmode=verify-full`,
    );
  const resources = new AsyncDisposableStack();
  const followClock = async (database: Database) =>
    resources.adopt(await followDatabaseClock(database, log), (clock) => clock.close());
  const prepare = async (database: Database, clock: Clock) => {
    let place = '';
    await migrate(database, async () => {
      await ensureSites(database.db, { open: config.seedDemo });
      if (config.seedDemo) {
        const { seedDemo } = await import('./domain/imports/demo-content.ts');
        await seedDemo(database.db, clock.now(), log);
      }
      const identity = await databaseIdentity(database, config.dataDir);
      const places = toPlaces(identity, database, config);
      place = places.own;
      await holdMailIfRestored({ db: database.db, log }, place, places.others);
    });
    return place;
  };
  try {
    const database = resources.adopt(
      await openDatabase(source ?? configuredDatabase(config), log),
      (opened) => opened.close(),
    );
    const answered = await followClock(database).catch((error: unknown) => {
      if (database.kind === 'pglite') throw error;
      rejectUnsupportedPooler(error);
      return null;
    });
    const [clock, place] = await outlastOutage(config, log, async () => {
      // Says why a connection fails.
      if (answered === null) await (await connectDirectly(database, 'broadsheet-start')).end();
      const followed = answered ?? (await followClock(database));
      return [followed, await prepare(database, followed)] as const;
    });
    resources.defer(startHeartbeat(database.db, place));
    const sites = await loadSites(database.db, config, log);
    const contentVersions = resources.adopt(
      await createContentVersions(database, log, config.cdn !== null),
      (versions) => versions.close(),
    );
    contentVersions.onSitesChanged(sites.reload);
    const metrics = createMetrics(log);
    if (database.kind === 'postgres')
      metrics.addGauge('pool', database.gauge, {
        total: { name: 'broadsheet_database_pool_connections', labels: { state: 'open' } },
        idle: { name: 'broadsheet_database_pool_connections', labels: { state: 'idle' } },
        waiting: { name: 'broadsheet_database_pool_waiting', labels: {} },
      });
    resources.defer(() => metrics.stop());
    const onModelCall = countModelCalls(metrics, config.llmPrices);
    const cdn =
      config.cdn === null
        ? null
        : resources.adopt(watchPurges(database.db, config.cdn), (watch) => watch.close());
    const replicas = resources.adopt(
      await openReplicas(config, { primary: database, contentVersions, siteRegistry: sites, log }),
      (opened) => opened.close(),
    );
    if (config.databaseReplicaUrls.length > 0) {
      metrics.addGauge('replicaLag', replicas.lag, 'broadsheet_replica_lag_seconds');
      metrics.addGauge('publicReads', replicas.reads, 'broadsheet_public_reads_total');
      metrics.addGauge('replicaUsed', replicas.used, 'broadsheet_replica_used');
    }
    const mailer = createMailer(config, log);
    resources.defer(() => mailer?.close());
    const secrets = loadSecrets(config);
    const readCounter = resources.adopt(
      createReadCounter({ db: database.db, secrets, clock, siteRegistry: sites, log }),
      (counter) => counter.close(),
    );
    return {
      config,
      log,
      clock,
      database,
      db: database.db,
      contentVersions,
      replicas,
      secrets,
      mailer,
      model: createLlmClient(config, log, {}, onModelCall),
      embedder: createEmbeddingClient(config, log, {}, onModelCall),
      serviceFetcher: fetchService,
      names: createDnsResolver(),
      bucket: createBucket(config),
      siteRegistry: sites,
      readCounter,
      cdn,
      metrics,
      close: () => resources.disposeAsync(),
    };
  } catch (error) {
    await resources.disposeAsync();
    throw error;
  }
}

/**
 * In production, a database that does not answer gets a minute. After a restart of the machine it
 * may start later. A developer has rather mistyped the URL, and is told at once.
 */
async function outlastOutage<T>(
  { env }: Pick<Config, 'env'>,
  log: Logger,
  prepare: () => Promise<T>,
): Promise<T> {
  const end = performance.now() + limits.database.startWaitMs;
  for (let isLogged = false; ; isLogged = true) {
    try {
      return await prepare();
    } catch (error) {
      const canWait = env === 'production' && performance.now() < end;
      if (!(error instanceof DatabaseOutage) || !canWait) throw error;
      if (!isLogged)
        log.warn({ event: 'waiting_for_database' }, `${error.message}. Trying for a minute`);
      log.flush();
      await sleep(limits.database.startPauseMs);
    }
  }
}

/** Opens the replicas that serve pages and the API read from. */
async function openReplicas(
  { databaseReplicaUrls, databaseDirectUrl, processRole }: Config,
  services: Needs<'contentVersions' | 'siteRegistry' | 'log'> & { primary: Database },
): Promise<Replicas> {
  if (databaseReplicaUrls.length === 0 || processRole === 'worker') return noReplicas;
  const replicas = await Promise.all(
    databaseReplicaUrls.map((url) =>
      openDatabase({ url, directUrl: databaseDirectUrl && url }, services.log),
    ),
  );
  const { sites } = services.siteRegistry;
  return createReplicas({ ...services, replicas, sites: () => sites.keys() });
}

/** Records heartbeats at intervals. The returned function stops them and records the last one. */
function startHeartbeat(db: Db, place: string): () => Promise<void> {
  let running = Promise.resolve();
  const beat = () => (running = recordHeartbeat(db, place).catch(() => undefined));
  // The first page does not wait for a write. Until then, the heartbeat of the last start counts.
  const first = setTimeout(() => void beat(), limits.jobsDelayMs).unref();
  const timer = setInterval(() => void beat(), heartbeatIntervalMs).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await running;
    await beat();
  };
}

/** Says in the log where the guide is, as long as a production has no site to visit. */
export function warnOfMissingSite(
  deps: Needs<'config' | 'siteRegistry' | 'log' | 'secrets'>,
): void {
  if (deps.config.env !== 'production' || listPublicSites(deps).length > 0) return;
  deps.log.warn(
    { event: 'setup_incomplete', setupCode: readSetupCode(deps) },
    'no site has a domain of its own: run `npm run admin -- setup`, or open /start with this code',
  );
}
