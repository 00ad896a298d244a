import { hourMs } from '#shared/durations.ts';
import type { Database } from '../../../db/client.ts';
import { readBackups } from '../backup-record.ts';
import { counted, ok, warn, type Finding } from './finding.ts';

/** Hours. The timer makes one every hour; a backup of the embedded database needs a stop. */
const maxAge = { postgres: 3, pglite: 7 * 24 };

/** Checks that there is a backup, its age, and that it did not shrink to less than half. */
export async function checkBackups({ db, kind }: Pick<Database, 'db' | 'kind'>): Promise<Finding> {
  const [last, previous] = await readBackups(db);
  const advice = 'See docs/backup-and-restore.md.';
  if (!last) return warn('backup', `none is recorded. Set up backups. ${advice}`);
  const hours = Math.floor((Date.now() - last.at.getTime()) / hourMs);
  if (hours > maxAge[kind])
    return warn(
      'backup',
      `the last one is ${counted(hours, 'hour')} old. Look at ` +
        `\`systemctl status broadsheet-backup\`, or what else makes them. ${advice}`,
    );
  const size = toMegabytes(last.bytes);
  if (previous && last.bytes < previous.bytes / 2)
    return warn(
      'backup',
      `the last one has ${size}, after ${toMegabytes(previous.bytes)} before. Restore it into an ` +
        `empty database to see whether it is complete. ${advice}`,
    );
  return ok(
    'backup',
    `${size}, made ${hours === 0 ? 'less than an hour' : counted(hours, 'hour')} ago.`,
  );
}

const toMegabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
