import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { readDatabaseClock } from '../db/database-clock.ts';
import { configuredDatabase, openDatabase } from '../db/client.ts';
import { DataDirLocked } from '../db/data-dir-lock.ts';
import { queueMailReport } from '../domain/operations/queued-mail-reports.ts';
import { loadSites } from '../domain/sites/site-registry.ts';
import { processMailReport } from '../domain/subscriptions/mail-reports.ts';
import { ConfigError, readConfig, type Config } from '../infra/config/config.ts';
import { createCommandLog } from '../infra/log.ts';
import { loadSecrets } from '../infra/signing.ts';
import { run } from './run.ts';

const texts = {
  suppressed: 'the address gets no more mail',
  ignored: 'nothing to do',
  unknown: 'it names no mail of this installation',
  'no-report': 'it is neither a bounce nor a complaint',
  stored: 'the running server reads it',
};
/** A mail server tries again after this exit code (EX_TEMPFAIL). */
const tryAgain = 75;

/**
 * Runs `bounce` (docs/mail.md): reads one mail report from standard input. `--to`: the address that
 * it came to. It succeeds for any email, so that no mail server returns it in turn.
 */
await run(async () => {
  const address = readAddress(process.argv.slice(2));
  const raw = await buffer(process.stdin);
  const outcome = await processOrQueue(readConfig(), raw, address);
  process.stdout.write(`${texts[outcome]}\n`);
});
if (process.exitCode === 1) process.exitCode = tryAgain;

function readAddress(args: string[]): string | null {
  try {
    return parseArgs({ args, options: { to: { type: 'string' } } }).values.to ?? null;
  } catch {
    throw new ConfigError('bounce', 'takes --to <address> or nothing');
  }
}

async function processOrQueue(
  config: Config,
  raw: Buffer,
  address: string | null,
): Promise<keyof typeof texts> {
  const log = createCommandLog(config);
  try {
    const database = await openDatabase(configuredDatabase(config), log);
    try {
      const siteRegistry = await loadSites(database.db, config, log);
      const secrets = loadSecrets(config);
      const clock = await readDatabaseClock(database);
      const services = { db: database.db, secrets, log, clock, siteRegistry };
      return await processMailReport(services, raw, address);
    } finally {
      await database.close();
    }
  } catch (error) {
    // A server has opened the embedded database.
    if (!(error instanceof DataDirLocked)) throw error;
    await queueMailReport(config.dataDir, raw, address);
    return 'stored';
  }
}
