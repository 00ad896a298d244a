import { statfsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { AppError } from '../infra/app-error.ts';
import { checkConfig, ConfigError } from '../infra/config/config.ts';
import { DataDirLocked } from './data-dir-lock.ts';

/** With less, the embedded database may be unable to write. */
const fullBelowBytes = 16e6;

/** Returns one line for an error that the operator can correct; null for any other. */
export function explainError(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof DataDirLocked || error instanceof AppError)
    return error.message;
  const { databaseUrl, dataDir } = checkConfig().config;
  for (let e = error; e instanceof Error; e = e.cause) {
    const code = 'code' in e ? String(e.code) : '';
    if (code === '53100' || code === 'ENOSPC' || /no space left/i.test(e.message))
      return databaseUrl === null
        ? fullDisk(dataDir).message
        : 'the disk of the database server is full. Free some space there';
    if (databaseUrl === null && /^(?:XX00[12]|58P01)$/.test(code))
      return damaged(dataDir, e.message).message;
    if (code === '42501')
      return (
        `DATABASE_URL names a user without the rights that migrations need: ${e.message}. ` +
        'Make it the owner of the database'
      );
    if (code === '25006')
      return 'DATABASE_URL names a standby or another database that accepts no writes';
    if (/extension "pg_trgm" is not available/.test(e.message))
      return 'DATABASE_URL names a server without pg_trgm. Install the contrib package there';
  }
  return null;
}

/** Why the embedded database could not be opened. */
export const explainUnopened = (dataDir: string, error: unknown): ConfigError =>
  (freeBytes(dataDir) ?? Infinity) < fullBelowBytes
    ? fullDisk(dataDir)
    : damaged(dataDir, error instanceof Error ? error.message : String(error));

export function freeBytes(folder: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

const fullDisk = (dataDir: string) =>
  new ConfigError(
    'DATA_DIR',
    `is on a full disk: ${resolve(dataDir)}. Free some space, then start again`,
  );

const damaged = (dataDir: string, reason: string) =>
  new ConfigError(
    'DATA_DIR',
    `has a damaged database: ${resolve(join(dataDir, 'pglite'))} (${reason.split('\n', 1)[0]}). ` +
      'Move that folder away, then run `npm run restore -- <backup file>`, or start empty',
  );
