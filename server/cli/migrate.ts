import { configuredDatabase, openDatabase } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { ensureSites } from '../domain/sites/site-registry.ts';
import { readConfig } from '../infra/config/config.ts';
import { createLog } from '../infra/log.ts';
import { run } from './run.ts';

await run(async () => {
  const config = readConfig();
  const log = createLog(config.logLevel);
  const database = await openDatabase(configuredDatabase(config), log);
  try {
    await migrate(database, () => ensureSites(database.db, { open: config.seedDemo }));
    log.info({ event: 'schema_up_to_date', database: database.kind }, 'schema is up to date');
  } finally {
    await database.close();
  }
});
