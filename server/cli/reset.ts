import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { connectOnce } from '../db/client.ts';
import { lockDataDir } from '../db/data-dir-lock.ts';
import { ConfigError, readConfig } from '../infra/config/config.ts';
import { run } from './run.ts';

/** Empties the database for development. `npm start` migrates and seeds it again. */
await run(async () => {
  const config = readConfig();
  if (config.env === 'production')
    throw new ConfigError('NODE_ENV', 'is production. The database is not reset in production');
  if (config.databaseUrl === null) {
    const release = lockDataDir(config.dataDir);
    rmSync(join(config.dataDir, 'pglite'), { recursive: true, force: true });
    release();
  } else {
    const client = await connectOnce(
      config.databaseDirectUrl ?? config.databaseUrl,
      'broadsheet-reset',
      config.databaseDirectUrl === null ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL',
    );
    try {
      await client.query(
        'drop schema if exists drizzle cascade; drop schema public cascade; create schema public',
      );
    } finally {
      await client.end();
    }
  }
  process.stdout.write('The database is empty. Run `npm start` to seed it again.\n');
});
