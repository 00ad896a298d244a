import type { Express } from 'express';
import pg from 'pg';
import type supertest from 'supertest';
import { render as renderLimits } from '#shared/limits.ts';
import { createApp } from '../../server/app.ts';
import type { Deps } from '../../server/context.ts';
import { openDatabase, type Db } from '../../server/db/client.ts';
import { createRenderer, type Renderer } from '../../server/ssr/render.tsx';
import { afterFile } from './after-file.ts';
import { listenFor } from './listening-app.ts';
import { watchReplies } from './openapi-replies.ts';
import { freePort } from './postgres.ts';
import { copyPglite, type SiteId, type TestApp } from './test-app.ts';

export type Variant = {
  app: Express;
  apiApp: Express;
  /** Its services; a replaced service applies from the next request on. */
  deps: Deps;
  on(host: SiteId | (string & {})): ReturnType<typeof supertest.agent>;
};

/** Builds an application on the same database with other services. `render` wraps the renderer. */
export async function createVariant(
  t: TestApp,
  parts: Partial<Deps> = {},
  render = (real: Renderer): Renderer => real,
): Promise<Variant> {
  const deps: Deps = { ...t.deps, ...parts };
  const view = { assets: t.assets, render: render(await createRenderer(deps, t.assets)) };
  const app = createApp(deps, view, t.lifecycle, 'site');
  const apiApp = createApp(deps, view, t.lifecycle, 'api');
  for (const expressApp of [app, apiApp]) watchReplies(expressApp);
  const listening = await listenFor(app);
  afterFile(listening.close);
  return {
    app,
    apiApp,
    deps,
    on: listening.on,
  };
}

/**
 * A failing database: a closed port, or a closed PGlite. For the rest of the file, pages wait for a
 * slow refusal, which decides on their status and text.
 */
export async function downDatabase(t: TestApp): Promise<Db> {
  const { lateAfterMs } = renderLimits;
  renderLimits.lateAfterMs = 1_000;
  afterFile(() => {
    renderLimits.lateAfterMs = lateAfterMs;
  });
  if (t.deps.database.kind === 'pglite') return (closedPglite ??= closePglite());
  const url = `postgres://nobody@127.0.0.1:${await freePort()}/gone`;
  return (await openDatabase({ url }, t.deps.log)).db;
}

/** Once per worker. */
let closedPglite: Promise<Db> | undefined;

async function closePglite(): Promise<Db> {
  const database = await copyPglite();
  await database.close();
  return database.db;
}

/** Blocks every read, like a long migration, until the release. */
export async function holdDatabase(t: TestApp): Promise<() => Promise<void>> {
  const { driver } = t.deps.database;
  if (!(driver instanceof pg.Pool)) {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const held = driver.transaction(() => gate);
    return async () => {
      release();
      await held;
    };
  }
  const client = await driver.connect();
  await client.query('begin');
  await client.query('lock table posts, comments, users in access exclusive mode');
  return async () => {
    await client.query('rollback');
    client.release();
  };
}
