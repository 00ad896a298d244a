import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../../context.ts';
import { newId } from '../core/ids.ts';
import { processMailReport } from '../subscriptions/mail-reports.ts';

const getFolder = (dataDir: string) => join(dataDir, 'returned-mail');
/** Files of one run. */
const maxFiles = 100;

/** Stores a mail report for the server that has opened the embedded database. */
export async function queueMailReport(
  dataDir: string,
  raw: Buffer,
  address: string | null,
): Promise<void> {
  const folder = getFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, newId());
  const content = JSON.stringify({ address, raw: raw.toString('base64') });
  await writeFile(file, content, { mode: 0o600 });
  await rename(file, `${file}.json`);
}

/** Processes stored reports and deletes their files. Idempotent. Returns their number. */
export async function processQueuedReports(deps: Deps, stopping: AbortSignal): Promise<number> {
  const folder = getFolder(deps.config.dataDir);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  let processed = 0;
  for (const name of names.slice(0, maxFiles)) {
    if (stopping.aborted) break;
    const file = join(folder, name);
    const { address, raw } = JSON.parse(await readFile(file, 'utf8')) as {
      address: string | null;
      raw: string;
    };
    await processMailReport(deps, Buffer.from(raw, 'base64'), address);
    await rm(file);
    processed += 1;
  }
  return processed;
}
