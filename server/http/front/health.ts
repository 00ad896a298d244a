import type { RequestHandler } from 'express';
import * as limits from '#shared/limits.ts';
import type { Deps, Needs } from '../../context.ts';
import { readSchemaState } from '../../db/schema-state.ts';
import { AppError } from '../../infra/app-error.ts';
import { getRequestContext } from './request-context.ts';

/** Whether the process is stopping. */
export type Lifecycle = { draining: boolean };
/** Renders the front page of a site until the signal aborts. */
type RenderPage = (signal: AbortSignal) => Promise<unknown>;

export const healthPaths = ['/healthz', '/servez', '/readyz', '/purgez'];
export const isHealthCheck = (route: string): boolean => healthPaths.includes(route);

/** Milliseconds until the schema is compared again. */
const schemaCheckInterval = 10_000;
/** Milliseconds until a row is written and a page rendered again. */
const workCheckInterval = 3_000;

/**
 * `/healthz`: the process answers. `/servez`: it is not stopping, and the schema, when last seen,
 * was one that this program works with. `/readyz`: the database answers, too, and a page could be
 * rendered and a row be written lately. `/purgez`: purges of the shared cache arrive in time, or
 * there is none. Replies have no details. Decision 380.
 */
export function health(deps: Deps, lifecycle: Lifecycle, renderPage: RenderPage): RequestHandler {
  const schema = createSchemaCheck(deps);
  const canWork = createWorkCheck(deps, renderPage);
  const isReady = async () =>
    !lifecycle.draining &&
    (await deps.database.ping().then(schema.check, () => false)) &&
    (await canWork());
  const isServing = () => {
    // A database that does not answer must not delay the reply.
    void schema.check();
    return !lifecycle.draining && schema.fits();
  };
  const checks: Record<string, { reply: string; isFine: () => boolean | Promise<boolean> }> = {
    '/healthz': { reply: 'ok', isFine: () => true },
    '/servez': { reply: 'serving', isFine: isServing },
    '/readyz': { reply: 'ready', isFine: isReady },
    '/purgez': { reply: 'purged', isFine: () => deps.cdn?.isPurged() ?? true },
  };
  return async (req, res, next) => {
    const check = checks[req.path];
    if (!check) return next();
    getRequestContext(req).route = req.path;
    res.setHeader('Cache-Control', 'no-store');
    if (req.method === 'OPTIONS') return void res.setHeader('Allow', 'GET, HEAD').status(204).end();
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      throw new AppError('method_not_allowed', 'This URL only supports GET.');
    }
    const isFine = await check.isFine();
    res
      .status(isFine ? 200 : 503)
      .type('text/plain')
      .send(isFine ? check.reply : `not ${check.reply}`);
  };
}

/** Compares the schema at intervals. An error of the comparison does not change its last result. */
function createSchemaCheck({ database, log, clock }: Needs<'database' | 'log' | 'clock'>): {
  check(): Promise<boolean>;
  /** Returns the last result. */
  fits(): boolean;
} {
  let fits = true;
  let checked = Promise.resolve();
  let checkedAt = -Infinity;
  const compare = async () => {
    const { state, missing } = await readSchemaState(database.db);
    if (state !== 'ready' && fits)
      log.error({ event: 'schema_mismatch', state, missing }, 'the schema is not usable');
    fits = state === 'ready';
  };
  return {
    async check() {
      // Also after the clock went back.
      if (Math.abs(clock.now().getTime() - checkedAt) >= schemaCheckInterval) {
        checkedAt = clock.now().getTime();
        checked = checked.then(() => compare().catch(() => undefined));
      }
      await checked;
      return fits;
    },
    fits: () => fits,
  };
}

/**
 * Changes a row, after writing a temporary file. On a full disk, a row may still fit into the space
 * of another. Readiness needs both on the disk of the database, and a database that is not a
 * standby.
 */
const writeProbe = `
  with memory as materialized (select set_config('work_mem', '64kB', true) as limit),
  file as materialized (
    select count(*) from memory, lateral generate_series(1, 2000 * length(memory.limit))
  )
  insert into instance_markers (id) select 'written' from file
  on conflict (id) do update set seen_at = now()`;

/** Writes a row and renders the front page at intervals. Logs why it first failed. */
function createWorkCheck(deps: Deps, renderPage: RenderPage): () => Promise<boolean> {
  let reported = '';
  let works = Promise.resolve(true);
  let checkedAt = -Infinity;
  const write = () => deps.database.probe(writeProbe);
  const check = async () => {
    let reason = 'no row can be written';
    try {
      await write();
      reason = 'no page can be rendered';
      await renderPage(AbortSignal.timeout(limits.render.shellTimeoutMs));
      reported = '';
      return true;
    } catch (error) {
      if (reported !== reason)
        deps.log.error({ event: 'not_ready', reason, error }, 'the process is not ready');
      reported = reason;
      return false;
    }
  };
  return () => {
    const now = deps.clock.now().getTime();
    // Also after the clock went back.
    if (Math.abs(now - checkedAt) >= workCheckInterval) {
      checkedAt = now;
      works = check();
    }
    return works;
  };
}
