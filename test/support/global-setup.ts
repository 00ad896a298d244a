import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { wrapPglite, openDatabase } from '../../server/db/client.ts';
import { createPglite } from '../../server/db/create-pglite.ts';
import { migrate } from '../../server/db/migrate.ts';
import { seedDemo } from '../../server/domain/imports/demo-content.ts';
import { ensureSites } from '../../server/domain/sites/site-registry.ts';
import { createLog } from '../../server/infra/log.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { admin, startPostgres } from './postgres.ts';
import { startProgram, type Program } from './program.ts';

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
    demoProgram: { port: number; apiPort: number | null } | null;
  }
}

/** Creates the template databases once for the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const names = await findProjects(project.vitest);
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
    return async () => rmSync(folder, { recursive: true, force: true });
  }
  const base = (configuredUrl ?? server?.url('postgres') ?? '').replace(/\/[^/]*$/, '');
  const template = `template_${process.pid}`;
  await admin(`${base}/postgres`, `create database ${template}`);
  const database = await openDatabase({ url: `${base}/${template}` }, log);
  await migrate(database);
  await ensureSites(database.db);
  await database.close();
  const demo = `demo_${process.pid}`;
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
  const shared = `shared_${process.pid}`;
  let program: Program | null = null;
  if (names.includes('e2e')) {
    await admin(`${base}/postgres`, `create database ${shared} template ${demo}`);
    program = await startProgram({ env: { DATABASE_URL: `${base}/${shared}` } });
  }
  project.provide('demoProgram', program && { port: program.port, apiPort: program.apiPort });
  return async () => {
    await program?.stop();
    await pooler?.stop();
    rmSync(folder, { recursive: true, force: true });
    if (server) await server.remove();
    else
      await admin(
        `${base}/postgres`,
        `drop database ${template} with (force)`,
        `drop database ${demo} with (force)`,
        `drop database if exists ${shared} with (force)`,
      );
  };
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
