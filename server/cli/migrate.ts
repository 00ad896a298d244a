import { configuredDatabase, openDatabase } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { ensureSites } from '../domain/sites/site-registry.ts';
import { readConfig } from '../infra/config/config.ts';
import { createProcessLog } from '../infra/log.ts';
import { run } from './run.ts';

await run(async () => {
  const config = readConfig();
  const log = createProcessLog(config);
  const database = await openDatabase(configuredDatabase(config), log);
  try {
    const applied = await migrate(database, () =>
      ensureSites(database.db, { open: config.seedDemo }),
    );
    log.info(
      { event: 'schema_up_to_date', database: database.kind, applied },
      `the schema is up to date: ${describe(applied)}`,
    );
  } finally {
    await database.close();
  }
});

function describe(applied: string[]): string {
  if (applied.length <= 3)
    return applied.length === 0 ? 'no migration was pending' : `applied ${applied.join(', ')}`;
  return `applied ${applied.length} migrations, from ${applied[0]} to ${applied.at(-1)}`;
}
