import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createPglite, embedded, openDatabase } from '../../server/db/client.ts';
import { migrate } from '../../server/db/migrate.ts';
import { ensureSites } from '../../server/domain/sites.ts';
import { createLog } from '../../server/infra/log.ts';
import { admin, startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A dump of an embedded database with schema and tenants. */
    pgliteDump: string;
    /** The server's address without a database name, and the database to copy. Null when no test needs it. */
    postgres: { base: string; template: string } | null;
  }
}

/** Once for the run: both databases with the schema, ready to be copied. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const names = project.vitest.projects.map(({ name }) => name);
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-test-'));
  const log = createLog('silent');

  const lite = await createPglite({});
  const embeddedOne = await embedded(lite);
  await migrate(embeddedOne);
  await ensureSites(embeddedOne.db);
  const dump = join(folder, 'pglite.tar');
  writeFileSync(dump, Buffer.from(await (await lite.dumpDataDir('none')).arrayBuffer()));
  await lite.close();
  project.provide('pgliteDump', dump);

  const given = process.env.TEST_DATABASE_URL;
  const needed = names.some((name) => ['postgres', 'process', 'faults'].includes(name));
  const server = needed && !given ? await startPostgres() : null;
  if (!needed) {
    project.provide('postgres', null);
    return async () => rmSync(folder, { recursive: true, force: true });
  }
  const base = (given ?? server?.url('postgres') ?? '').replace(/\/[^/]*$/, '');
  const template = `template_${process.pid}`;
  await admin(`${base}/postgres`, `create database ${template}`);
  const database = await openDatabase({ url: `${base}/${template}` }, log);
  await migrate(database);
  await ensureSites(database.db);
  await database.close();
  project.provide('postgres', { base, template });
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    if (server) await server.remove();
    else await admin(`${base}/postgres`, `drop database ${template} with (force)`);
  };
}
