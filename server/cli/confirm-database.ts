import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Db } from '../db/client.ts';
import {
  applyErasures,
  erasureFileName,
  exportErasures,
  readErasures,
} from '../domain/operations/erasure-file.ts';
import { confirmDatabase, isConfirmed } from '../domain/operations/restore-guard.ts';
import { ConfigError, type Config } from '../infra/config/config.ts';

export type ConfirmOptions = { erasures: string | null; without: boolean };

/** Reads the arguments of `admin confirm-database`. Error: ConfigError. */
export function readConfirmOptions(args: string[]): ConfirmOptions {
  try {
    const { values } = parseArgs({
      args,
      options: { erasures: { type: 'string' }, 'without-erasures': { type: 'boolean' } },
      strict: true,
      allowPositionals: false,
    });
    return { erasures: values.erasures ?? null, without: values['without-erasures'] ?? false };
  } catch {
    throw new ConfigError('confirm-database', 'takes --erasures <file> or --without-erasures');
  }
}

/**
 * Declares that this database sends mail, after repeating the erasures and unsubscriptions that
 * were requested since the backup. Without them it asks. Returns what to print. Error: ConfigError.
 */
export async function confirmAndReport(
  { db, config }: { db: Db; config: Pick<Config, 'databaseUrl' | 'dataDir'> },
  { erasures, without }: ConfirmOptions,
): Promise<string[]> {
  if (await isConfirmed(db)) return ['This database sends mail already.'];
  const file =
    erasures ?? (config.databaseUrl === null ? join(config.dataDir, erasureFileName) : null);
  const entries = file === null || without ? null : readFile(file);
  if (entries === null && !without)
    throw new ConfigError(
      erasures ?? 'confirm-database',
      erasures === null
        ? 'needs --erasures <file>, the erasures and unsubscriptions since the backup. If there ' +
            'is no such file, use --without-erasures: people who left since then get mail again'
        : 'does not exist',
    );
  const lines: string[] = [];
  if (entries !== null) {
    const { accounts, subscriptions, addresses } = await applyErasures(db, entries);
    lines.push(
      `Repeated from ${file}: ${accounts} deletions of accounts, ${subscriptions} ` +
        `unsubscriptions or erased subscriptions, ${addresses} addresses without mail.`,
    );
  }
  await confirmDatabase(db);
  return [
    ...lines,
    'This database sends mail. Email queued before the restore is held, and digests are ' +
      'paused. See docs/backup-and-restore.md.',
  ];
}

/** Appends new erasures to a file. Returns what to print. Error: ConfigError. */
export async function exportAndReport(db: Db, file: string): Promise<string[]> {
  readFile(file);
  try {
    return [`${await exportErasures(db, file)} erasures were added to ${file}.`];
  } catch (error) {
    throw unreadable(file, error, 'written');
  }
}

function readFile(file: string): ReturnType<typeof readErasures> {
  try {
    return readErasures(file);
  } catch (error) {
    throw error instanceof SyntaxError
      ? new ConfigError(file, `is not a file of erasures: ${error.message}`)
      : unreadable(file, error, 'read');
  }
}

function unreadable(file: string, error: unknown, action: 'read' | 'written'): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^E[A-Z]+$/.test(code) ? new ConfigError(file, `cannot be ${action} (${code})`) : error;
}
