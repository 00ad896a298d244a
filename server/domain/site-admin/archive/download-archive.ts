import { createReadStream, createWriteStream, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Ctx, Viewer } from '../../../context.ts';
import { writeAuditLog } from '../../core/audit-log.ts';
import { newId } from '../../core/ids.ts';
import { findManagedSite } from '../settings.ts';
import { exportSite } from './export-site.ts';

/** Returns an archive of a site without its secrets, and logs the export. Error: not_found. */
export async function downloadArchive(ctx: Ctx, by: Viewer, id: string): Promise<Readable> {
  const site = await findManagedSite(ctx, by, id);
  await writeAuditLog(ctx.db, ctx, by, [{ action: 'export-site', siteId: site.id }]);
  const archive = exportSite(ctx, site);
  if (ctx.database.kind === 'postgres') return archive;
  // An embedded database does nothing else during an export, so it does not wait for the client.
  const file = join(tmpdir(), `broadsheet-${newId()}.tar.gz`);
  try {
    await pipeline(archive, createWriteStream(file, { mode: 0o600 }));
    const opened = createReadStream(file);
    await new Promise((resolve, reject) => opened.once('open', resolve).once('error', reject));
    return opened;
  } finally {
    // It is read to its end without its name.
    rmSync(file, { force: true });
  }
}
