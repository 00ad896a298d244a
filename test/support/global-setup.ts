import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { wrapPglite, openDatabase } from '../../server/db/client.ts';
import { createPglite } from '../../server/db/create-pglite.ts';
import { migrate } from '../../server/db/migrate.ts';
import { seedDemo } from '../../server/domain/imports/demo-content.ts';
import { ensureSites } from '../../server/domain/sites/site-registry.ts';
import { createLog } from '../../server/infra/log.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { admin, startPostgres } from './postgres.ts';
import { startProgram } from './program.ts';

type Served = { port: number; apiPort: number | null };

declare module 'vitest' {
  export interface ProvidedContext {
    /** An embedded database with schema and tenants, as dump and as folder; null when unneeded. */
    pglite: { dump: string; folder: string } | null;
    /**
     * The server URL and its template databases: with tenants, and with demo content. Null when no
     * test needs it.
     */
    postgres: { base: string; template: string; demo: string } | null;
    /** The URL of PgBouncer in transaction mode in front of that server, with TEST_POOLER=1. */
    pooler: string | null;
    /** A folder for files of the run. */
    folder: string;
    /** A running program with the demo content for read-only browser tests. */
    demoProgram: Served | null;
    /** One for each worker, for browser tests that write. */
    writablePrograms: (Served & { databaseUrl: string })[];
  }
}

/** Creates the template databases once for the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const names = await findProjects(project.vitest);
  const workers = Math.min(project.vitest.config.maxWorkers, names.length);
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-test-'));
  project.provide('folder', folder);
  const log = createLog('silent');

  const isEmbeddedNeeded = ['pglite', 'process'].some((name) => names.includes(name));
  project.provide('pglite', isEmbeddedNeeded ? await preparePglite(folder) : null);

  const configuredUrl = process.env.TEST_DATABASE_URL;
  const needed = names.some((name) =>
    ['postgres', 'process', 'e2e', 'ops', 'faults'].includes(name),
  );
  const server = needed && !configuredUrl ? await startPostgres() : null;
  if (!needed) {
    project.provide('postgres', null);
    project.provide('pooler', null);
    project.provide('demoProgram', null);
    project.provide('writablePrograms', []);
    return async () => rmSync(folder, { recursive: true, force: true });
  }
  const base = (configuredUrl ?? server?.url('postgres') ?? '').replace(/\/[^/]*$/, '');
  const template = `template_${process.pid}`;
  await admin(`${base}/postgres`, `create database ${template}`);
  const database = await openDatabase({ url: `${base}/${template}` }, log);
  await migrate(database);
  await ensureSites(database.db);
  await database.close();
  const demo = `${template}_demo`;
  await admin(`${base}/postgres`, `create database ${demo} template ${template}`);
  const filled = await openDatabase({ url: `${base}/${demo}` }, log);
  await seedDemo(filled.db, new Date(), log);
  await filled.close();
  project.provide('postgres', { base, template, demo });
  const pooler =
    process.env.TEST_POOLER === '1' && names.includes('postgres')
      ? await startPgBouncer(`${base}/postgres`)
      : null;
  project.provide('pooler', pooler?.base ?? null);
  const served = names.includes('e2e')
    ? ['read', ...Array.from({ length: workers }, (_, worker) => `write_${worker + 1}`)]
    : [];
  const programs = await Promise.all(
    served.map(async (name) => {
      const databaseUrl = `${base}/${template}_${name}`;
      await admin(`${base}/postgres`, `create database ${template}_${name} template ${demo}`);
      const { port, apiPort, stop } = await startProgram({ env: { DATABASE_URL: databaseUrl } });
      return { stop, program: { port, apiPort, databaseUrl } };
    }),
  );
  const [demoProgram = null, ...writablePrograms] = programs.map(({ program }) => program);
  project.provide('demoProgram', demoProgram);
  project.provide('writablePrograms', writablePrograms);
  return async () => {
    for (const { stop } of programs) await stop();
    await pooler?.stop();
    rmSync(folder, { recursive: true, force: true });
    if (server) await server.remove();
    else await dropDatabases(base, template);
  };
}

/** Drops a database of the run, and those whose names begin like it. */
async function dropDatabases(base: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${base}/postgres` });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname = $1 or starts_with(datname, $1 || '_')`,
    [name],
  );
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
}

/** The projects that have files in this run. */
async function findProjects(vitest: TestProject['vitest']): Promise<string[]> {
  const files = new Set(vitest.state.getPaths());
  const specifications = await vitest.globTestSpecifications();
  return specifications
    .filter(({ moduleId }) => files.has(moduleId))
    .map(({ project }) => project.name);
}

async function preparePglite(root: string): Promise<{ dump: string; folder: string }> {
  const [dump, folder] = [join(root, 'pglite.tar'), join(root, 'pglite')];
  const lite = await createPglite({ dataDir: folder });
  const database = await wrapPglite(lite);
  await migrate(database);
  await ensureSites(database.db);
  writeFileSync(dump, Buffer.from(await (await lite.dumpDataDir('none')).arrayBuffer()));
  await lite.close();
  return { dump, folder };
}
