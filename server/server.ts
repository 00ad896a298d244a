import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Server } from 'node:http';
import * as limits from '#shared/limits.ts';
import { startPath } from '#shared/paths.ts';
import { defaultSiteId, presets } from '#shared/sites/presets.ts';
import { createApp } from './app.ts';
import type { Deps } from './context.ts';
import type { DatabaseSource } from './db/client.ts';
import { createDeps, warnOfMissingSite } from './deps.ts';
import { storeAssets } from './domain/operations/stored-assets.ts';
import type { Lifecycle } from './http/front/health.ts';
import { createLimits } from './http/auth/rate-limits.ts';
import { createInternalServer } from './http/internal/internal-server.ts';
import { listenOn } from './http/ports.ts';
import { renderFrontPage } from './http/pages/render-front-page.ts';
import { createHttpServer, drain } from './http/server.ts';
import { showsMail, type Config } from './infra/config/config.ts';
import type { Logger } from './infra/log.ts';
import { projectRoot } from './infra/project-root.ts';
import { afterServing } from './infra/served-time.ts';
import { startWorker } from './jobs/worker.ts';
import { loadAssets } from './ssr/assets.ts';
import { createRenderer } from './ssr/render.tsx';

/**
 * Starts pages and API, the jobs, or both, as configured. `stop` finishes requests in progress.
 * Errors: ConfigError, DataDirLocked.
 */
export async function startServer(
  config: Config,
  log: Logger,
  lifecycle: Lifecycle,
  source?: DatabaseSource,
): Promise<{ stop(): Promise<void> }> {
  const deps = await createDeps(config, log, source);
  let internal: Server | null = null;
  const servers: Server[] = [];
  let stopWorker = async () => undefined as void;
  const close = async () => {
    internal?.close();
    internal?.closeAllConnections();
    await deps.close();
  };
  try {
    internal = await serveInternal(config, deps);
    if (config.processRole !== 'worker') await serve(config, deps, lifecycle, servers);
    if (config.processRole !== 'web') stopWorker = await startJobs(deps, servers.length === 0);
  } catch (error) {
    // During development, the process starts again.
    await drain(servers);
    await close();
    throw error;
  }
  if (servers.length > 0 && config.env === 'development') announce(config, deps);
  warnOfMissingSite(deps);
  if (servers.length === 0)
    log.info({ event: 'worker_started', database: deps.database.kind }, 'working');
  return {
    async stop() {
      // Jobs begin no new work; the next process continues it.
      const worked = stopWorker();
      // Load balancers read /servez first. Then the server accepts nothing new and finishes
      // requests in progress.
      if (servers.length > 0) await serveFor(config.drainMs);
      await drain(servers);
      await worked;
      // Last, so that the end of the work is still measured.
      await close();
    },
  };
}

/**
 * Waits while requests are served. Load balancers got no answer while the event loop was blocked,
 * and closing the server would reset waiting connections.
 */
async function serveFor(ms: number): Promise<void> {
  await new Promise<void>((resolve) => void afterServing(ms, resolve));
  // Connections that came during the last step are accepted before the next turn of the loop.
  await nextTurn();
}

/** Starts the jobs at once, or after the first pages. Returns a stop function. */
async function startJobs(deps: Deps, atOnce: boolean): Promise<() => Promise<void>> {
  const start = async () => {
    const stop = startWorker(deps, (await import('./jobs/schedule.ts')).schedule);
    void reportMailServers(deps);
    return stop;
  };
  if (atOnce) return start();
  let started: Promise<() => Promise<void>> | undefined;
  const timer = setTimeout(() => void (started = start()), limits.jobsDelayMs);
  return async () => {
    clearTimeout(timer);
    await (
      await started
    )?.();
  };
}

/** Says at a start what is wrong with a mail server. Mail waits, and pages are served. */
async function reportMailServers({ config, log }: Deps): Promise<void> {
  if (config.smtpUrl === null) return;
  const { checkMail } = await import('./domain/operations/doctor/mail.ts');
  for (const { level, text } of await checkMail(config, log))
    if (level === 'fail') log.error({ event: 'mail_server_unusable' }, text);
}

/** Opens the port of metrics, if one is set. */
async function serveInternal(config: Config, deps: Deps): Promise<Server | null> {
  if (config.metricsPort === null) return null;
  const server = await createInternalServer(deps);
  config.metricsPort = await listenOn(
    server,
    { port: 'METRICS_PORT', host: 'METRICS_HOST' },
    config.metricsPort,
    config.metricsHost,
  );
  deps.log.info({ event: 'metrics_listening', port: config.metricsPort }, 'metrics are listening');
  deps.log.flush();
  return server;
}

/** Adds each server to `servers` as soon as it listens. */
async function serve(
  config: Config,
  deps: Deps,
  lifecycle: Lifecycle,
  servers: Server[],
): Promise<void> {
  const assets = loadAssets(distFolder(), deps.siteRegistry, deps.log);
  const [render] = await Promise.all([
    createRenderer(deps, assets),
    // Before a page names them. A developer's pages need no other version.
    config.env === 'production' && storeAssets(deps.db, assets.list(), assets.read),
  ]);
  // On a busy machine the first page takes longer than a reader waits. Readiness reports an error.
  await renderFrontPage(deps, render, new AbortController().signal).catch(() => undefined);
  const view = { assets, render };
  const isStopping = () => lifecycle.draining;
  const limited = createLimits(deps);
  const open = async (variable: 'PORT' | 'API_PORT', port: number, surface: 'site' | 'api') => {
    const app = createApp(deps, view, lifecycle, surface, limited);
    const server = createHttpServer(app, isStopping, config.trustedProxies);
    const actual = await listenOn(server, { port: variable, host: 'HOST' }, port, config.host);
    servers.push(server);
    return actual;
  };
  if (config.apiPort !== null) config.apiPort = await open('API_PORT', config.apiPort, 'api');
  config.port = await open('PORT', config.port, 'site');
  deps.log.info(
    {
      event: 'listening',
      port: config.port,
      apiPort: config.apiPort,
      database: deps.database.kind,
    },
    'listening',
  );
  // Log lines are buffered, and the operator waits for this one.
  deps.log.flush();
  setTimeout(() => {
    // It would block the last replies.
    if (!lifecycle.draining) assets.readAll();
  }, limits.jobsDelayMs).unref();
}

/** Says where a developer or a person who tries the program begins. */
function announce(config: Config, deps: Deps): void {
  const ids = [...deps.siteRegistry.sites.values()]
    .filter(({ id, isOpen }) => isOpen || !presets.some((preset) => preset.id === id))
    .map(({ id }) => id)
    .toSorted();
  const isDefault = (id: string) => id === defaultSiteId;
  const urls = [...ids.filter((id) => !isDefault(id)), ...ids.filter(isDefault)].map(
    (id) => `http://${id}.localhost:${config.port}`,
  );
  const here = `http://localhost:${config.port}`;
  const lines = [
    ...(urls.length > 0 ? [`Sites:          ${urls.join('  ')}`] : []),
    ...(showsMail(config)
      ? [
          `Your own site:  ${here}${startPath}`,
          `Emails, codes:  /dev/mail of each site, such as ${urls[0] ?? here}/dev/mail`,
        ]
      : []),
    'Admin of all:   ' +
      (config.adminEmails.size === 0
        ? 'start with ADMIN_EMAILS=me@mail.example npm start, sign up, open /admin'
        : 'sign up with an address of ADMIN_EMAILS, open /admin'),
  ];
  process.stderr.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
}

/** The build writes its files beside the program. */
function distFolder(): string {
  const built = join(import.meta.dirname, '..');
  return import.meta.dirname.startsWith(join(projectRoot, 'dist'))
    ? built
    : join(projectRoot, 'dist');
}
