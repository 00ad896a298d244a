import { toColumnName } from '#shared/csv-rows.ts';
import { getBaseName, peekColumns, type ExportFile } from '../export-file.ts';
import { findService } from '../reader-services.ts';
import { readCsv } from '../readers-csv.ts';
import { leaveOut, type Found, type Source } from '../source.ts';

/**
 * Files of readers, of any service: beehiiv, Buttondown, Ghost, Kit, listmonk, Mailchimp, Substack.
 */
export const readers: Source = {
  name: 'readers',
  async recognise(files) {
    for (const file of files) if (await isReaderFile(file)) return true;
    return false;
  },
  read: readReaders,
};

const isReaderFile = async (file: ExportFile): Promise<boolean> =>
  (await findContent(file)) === 'people';

/** Whether a CSV file has people, or what they did, such as whom an email was sent to. */
async function findContent(file: ExportFile): Promise<'people' | 'events' | null> {
  const columns = (await peekColumns(file)).map((name) => name.replace(/[^\p{L}\p{N}]+$/u, ''));
  const hasPeople =
    !columns.includes('title') &&
    (findService(columns) !== null ||
      columns.some((name) => /^(?:e_?mail(?:_?address)?|address)$/.test(name)));
  if (!hasPeople) return null;
  // Somebody who got an email may have left since.
  return columns.some((name) => /^(?:timestamp|post_id|campaign_id)$/.test(name))
    ? 'events'
    : 'people';
}

/** Mailchimp has a file for each status, which only the name of the file says. */
export const statusFile = /^(subscribed|unsubscribed|nonsubscribed|cleaned)_/i;

export async function* readReaders(files: readonly ExportFile[]): AsyncGenerator<Found> {
  let events = 0;
  for (const file of files) {
    const content = await findContent(file);
    if (content === 'events') events += 1;
    if (content !== 'people') continue;
    const csv = await readCsv(await file.read());
    const status = statusFile.exec(getBaseName(file))?.[1]?.toLowerCase();
    const hasStatus = csv.rows[0]?.cells.some((cell) => toColumnName(cell) === 'status');
    const rows =
      status === undefined || hasStatus
        ? csv.rows
        : csv.rows.map((row, i) => ({
            ...row,
            cells: [...row.cells, i === 0 ? 'Status' : status],
          }));
    yield { type: 'readers', file: { ...csv, rows, name: getBaseName(file) } };
  }
  if (events > 0) yield leaveOut('Files that say what readers did, not who they are: {n}.', events);
}
