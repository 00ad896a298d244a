import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Express } from 'express';
import type supertest from 'supertest';
import { afterAll, afterEach, expect, inject } from 'vitest';
import { createApp } from '../../server/app.ts';
import type { Deps } from '../../server/context.ts';
import { wrapPglite, openDatabase, type Database } from '../../server/db/client.ts';
import { createPglite } from '../../server/db/create-pglite.ts';
import { createContentVersions } from '../../server/db/content-versions.ts';
import { watchPurges } from '../../server/domain/operations/purge-cdn.ts';
import { noReplicas } from '../../server/db/replicas.ts';
import { loadSites } from '../../server/domain/sites/site-registry.ts';
import { createReadCounter } from '../../server/domain/statistics/read-counter.ts';
import type { Lifecycle } from '../../server/http/front/health.ts';
import { readConfig, type Config } from '../../server/infra/config/config.ts';
import { fetchService } from '../../server/infra/fetch/service-fetch.ts';
import { createBucket } from '../../server/infra/images/bucket.ts';
import { createLog } from '../../server/infra/log.ts';
import { createSecrets } from '../../server/infra/signing.ts';
import { createMetrics, type Metrics } from '../../server/infra/metrics.ts';
import { projectRoot } from '../../server/infra/project-root.ts';
import { loadAssets, type Assets } from '../../server/ssr/assets.ts';
import { createRenderer } from '../../server/ssr/render.tsx';
import { createFactories, type Factories } from './factories.ts';
import { listenFor } from './listening-app.ts';
import { takeProblems, watchReplies } from './openapi-replies.ts';
import { admin } from './postgres.ts';
import type { SiteId } from './sites.ts';

export { hosts, siteIds, type SiteId } from './sites.ts';

/** Name servers without records. */
export const noNames: Deps['names'] = {
  resolveIps: async () => [],
  resolveTexts: async () => [],
  resolveMailHosts: async () => [],
};

/** The initial time of every test. */
export const startOfTest = new Date('2026-11-21T08:00:00.000Z');

export type TestApp = {
  app: Express;
  /** The API's own port. */
  apiApp: Express;
  deps: Deps;
  assets: Assets;
  lifecycle: Lifecycle;
  make: Factories;
  clock: { now(): Date; set(to: Date): void };
  /** Lines of the log, parsed. */
  log: Record<string, unknown>[];
  /** A request to a site, by id or any host name. */
  on(host: SiteId | (string & {})): ReturnType<typeof supertest.agent>;
};

/**
 * The application on its own empty database with a stopped clock. The test project selects PGlite
 * or PostgreSQL. The page cache is off unless `config.pageCacheBytes` is set, because tests write
 * by SQL. Closes after the tests of the file.
 */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { close, ...app } = await openTestApp(options);
  checkReplies();
  afterAll(close);
  return app;
}

/** After each test of the file, compares the replies with the OpenAPI document. */
export function checkReplies(): void {
  afterEach(() =>
    expect(takeProblems(), 'replies that are not as the OpenAPI document says').toEqual([]),
  );
}

type TestAppOptions = {
  config?: Partial<Config>;
  database?: (database: Database) => Database;
  serviceFetcher?: Deps['serviceFetcher'];
  names?: Deps['names'];
};

/** Opens a test application that the caller closes. */
export async function openTestApp(
  options: TestAppOptions = {},
): Promise<TestApp & { close(): Promise<void> }> {
  const log: Record<string, unknown>[] = [];
  const logger = createLog('debug', {
    write: (line: string) => void log.push(JSON.parse(line) as Record<string, unknown>),
  });
  const config: Config = {
    ...readConfig({
      NODE_ENV: 'test',
      PORT: '3000',
      API_PORT: '3001',
      SEED_DEMO: 'false',
      PAGE_CACHE_MB: '0',
      DEEP_PAGES_PER_SECOND: '0',
    }),
    ...options.config,
  };
  const opened =
    process.env.TEST_DATABASE === 'postgres' ? await copyPostgres(logger) : await copyPglite();
  const database = options.database ? options.database(opened) : opened;
  let now = startOfTest;
  const clock = { now: () => now, set: (to: Date) => void (now = to) };
  const sites = await loadSites(database.db, config, logger);
  // Other tests load the machine, so requests must not be rejected.
  const metrics: Metrics = { ...createMetrics(logger), loopDelay: () => 0 };
  const epochs = await createContentVersions(opened, logger, config.cdn !== null);
  const cdn = config.cdn === null ? null : watchPurges(database.db, config.cdn);
  epochs.onSitesChanged(sites.reload);
  const secrets = createSecrets(['a key of the tests, and of nobody else']);
  const { db } = database;
  const readCounter = createReadCounter({
    db,
    secrets,
    clock,
    siteRegistry: sites,
    log: logger,
  });
  const deps: Deps = {
    config,
    contentVersions: epochs,
    replicas: noReplicas,
    secrets,
    mailer: null,
    model: null,
    embedder: null,
    serviceFetcher: options.serviceFetcher ?? fetchService,
    names: options.names ?? noNames,
    bucket: createBucket(config),
    log: logger,
    metrics,
    clock,
    database,
    db,
    siteRegistry: sites,
    readCounter,
    cdn,
  };
  const assets = loadAssets(join(projectRoot, 'dist'), sites, logger);
  const lifecycle: Lifecycle = { draining: false };
  const view = { assets, render: await createRenderer(deps, assets) };
  const app = createApp(deps, view, lifecycle, 'site');
  const apiApp = createApp(deps, view, lifecycle, 'api');
  for (const expressApp of [app, apiApp]) watchReplies(expressApp);
  const listening = await listenFor(app);
  return {
    app,
    apiApp,
    deps,
    assets,
    lifecycle,
    clock,
    log,
    make: createFactories(database.db, clock),
    on: listening.on,
    async close() {
      await listening.close();
      metrics.stop();
      await readCounter.close();
      await cdn?.close();
      await epochs.close();
      await opened.close();
    },
  };
}

/** An embedded database with schema and tenants. */
export async function copyPglite(): Promise<Database> {
  const prepared = inject('pglite');
  if (prepared === null) throw new Error('this run has no embedded database');
  return wrapPglite(await createPglite({ loadDataDir: new Blob([readFileSync(prepared.dump)]) }));
}

let copies = 0;

async function copyPostgres(log: ReturnType<typeof createLog>): Promise<Database> {
  const server = inject('postgres');
  if (!server) throw new Error('this run has no PostgreSQL server');
  const name = `test_${process.pid}_${Date.now().toString(36)}_${(copies += 1)}`;
  await admin(`${server.base}/postgres`, `create database ${name} template ${server.template}`);
  const direct = `${server.base}/${name}`;
  const pooler = inject('pooler');
  const database = await openDatabase(
    pooler === null ? { url: direct } : { url: `${pooler}/${name}`, directUrl: direct },
    log,
  );
  return {
    ...database,
    async close() {
      await database.close();
      await admin(`${server.base}/postgres`, `drop database ${name} with (force)`);
    },
  };
}
