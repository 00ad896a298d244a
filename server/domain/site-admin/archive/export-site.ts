import { Readable, pipeline } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import { sql } from 'drizzle-orm';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import type { Needs, Site } from '../../../context.ts';
import { queryRows } from '../../../db/client.ts';
import { openSession } from '../../../db/open-session.ts';
import { installationKey } from '../../../infra/installation-key.ts';
import { deriveKey, newSalt, seal } from '../../../infra/passphrase.ts';
import {
  archiveFormat,
  archiveVersion,
  createTally,
  hashManifest,
  manifestName,
  signatureName,
  toSignedText,
  type Manifest,
} from './manifest.ts';
import { readPlaced } from '../../images/stored-images.ts';
import { openSecrets, readers, type Row } from './keyed-values.ts';
import { listArchivedTables, type ArchivedTable } from './tables.ts';

/** Rows that are read at once. */
const fetchedRows = 200;
/** A file of rows ends with either. It is imported in one transaction. */
const [maxRows, maxBytes] = [1_000, 512 * 1024];

type Services = Needs<'secrets' | 'clock' | 'database' | 'siteRegistry' | 'bucket'>;
type Reading = Needs<'db' | 'secrets' | 'bucket'>;
type ExportedSite = Pick<Site, 'id' | 'theme'>;
type Add = (name: string, content: Uint8Array, rows?: number) => Promise<void>;

/**
 * Writes an archive of a site (docs/moving/site.md) as a stream: tar, gzip. All of it is of one
 * moment. The site may be in use; an embedded database waits until the end. Memory does not grow
 * with the site. `passphrase`: also includes the secrets.
 */
export function exportSite(
  services: Services,
  site: ExportedSite,
  passphrase: string | null = null,
): Readable {
  const { readable, controller } = createTarPacker();
  const add: Add = async (name, content) => {
    const header = { name, size: content.byteLength, mode: 0o600, mtime: new Date(0) };
    const writer = controller.add(header).getWriter();
    await writer.write(content);
    await writer.close();
  };
  const write = async () => {
    await writeArchive(services, site, passphrase, add);
    controller.finalize();
  };
  write().catch((error: unknown) => controller.error(error));
  return pipeline(Readable.fromWeb(readable as ReadableStream), createGzip(), () => undefined);
}

async function writeArchive(
  services: Services,
  site: ExportedSite,
  passphrase: string | null,
  add: Add,
): Promise<void> {
  const salt = newSalt();
  const key = passphrase === null ? null : await deriveKey(passphrase, salt);
  const tables = listArchivedTables(key !== null);
  const tally = createTally();
  const addCounted: Add = (name, content, rows) => {
    tally.add(name, content, rows);
    return add(name, content);
  };
  const session = await openSession(services.database, 'broadsheet-export');
  try {
    await session.db.transaction(
      async (tx) => {
        // Times are written in it.
        await tx.execute(sql`set local time zone 'UTC'`);
        for (const table of tables)
          await addTable({ ...services, db: tx }, site.id, table, key, addCounted);
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  } finally {
    await session.close();
  }
  const manifest: Manifest = {
    format: archiveFormat,
    version: archiveVersion,
    site: site.id,
    preset: services.siteRegistry.getOrigins(site.id)?.preset ?? site.id,
    columns: Object.fromEntries(
      tables.map(({ folder, columns }) => [folder, columns.map(({ name }) => name)]),
    ),
    folders: tally.end(),
    secrets: key && { salt },
  };
  const content = toFile(manifest);
  await add(manifestName, content);
  const signed = {
    manifest: hashManifest(content),
    exportedAt: services.clock.now().toISOString(),
    url: toSiteUrl(site),
  };
  const { key: publicKey, sign } = installationKey(services.secrets);
  const signature = sign(toSignedText(signed));
  await add(signatureName, toFile({ ...signed, key: publicKey, signature }));
}

const toFile = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

async function addTable(
  services: Reading,
  siteId: string,
  table: ArchivedTable,
  key: Buffer | null,
  add: Add,
): Promise<void> {
  const { folder, bytes } = table;
  let lines: string[] = [];
  let length = 0;
  let files = 0;
  const end = async () => {
    if (lines.length === 0) return;
    files += 1;
    const name = `${folder}/${String(files).padStart(6, '0')}.jsonl`;
    const content = Buffer.from(`${lines.join('\n')}\n`);
    const isSecret = folder.startsWith('secrets/');
    await add(name, isSecret && key ? seal(key, name, content) : content, lines.length);
    if (bytes !== undefined)
      for (const line of lines) await addFile(services, siteId, table, line, add);
    lines = [];
    length = 0;
  };
  for await (const line of readLines(services, siteId, table)) {
    lines.push(line);
    length += line.length;
    if (lines.length >= maxRows || length >= maxBytes) await end();
  }
  await end();
}

/** Adds the bytes of a row as a file with the name of the row. */
async function addFile(
  { db, bucket }: Reading,
  siteId: string,
  { name, key, site, bytes = '', object, table }: ArchivedTable,
  line: string,
  add: Add,
): Promise<void> {
  const [column = ''] = key;
  const id = String((JSON.parse(line) as Row)[column]);
  const [row] = await queryRows<{ data: Uint8Array | null; object: string | null }>(
    db,
    sql`select ${sql.identifier(bytes)} as data,
      ${object === undefined ? sql`null` : sql.identifier(object)} as object from ${table}
      where ${site} = ${siteId} and ${sql.identifier(column)} = ${id}`,
  );
  if (!row) return;
  const content = await readPlaced(bucket, row);
  if (content === null) throw new Error(`The file of ${name} ${id} is missing: ${row.object}`);
  await add(`files/${name}/${encodeURIComponent(id)}`, content);
}

async function* readLines(
  { db, secrets }: Needs<'db' | 'secrets'>,
  siteId: string,
  table: ArchivedTable,
): AsyncGenerator<string> {
  const read = readers[table.name];
  if (read) {
    for (const row of await read({ db, secrets, siteId })) yield JSON.stringify(row);
    return;
  }
  const columns = table.columns.map(({ name, value }) => sql`${value} as ${sql.identifier(name)}`);
  const where = sql`${table.site} = ${siteId}${table.rows && sql` and ${table.rows}`}`;
  const order = table.order.length > 0 ? sql`order by ${sql.join(table.order, sql`, `)}` : sql``;
  await db.execute(sql`
    declare archived no scroll cursor for select row_to_json(item)::text as line from (
      select ${sql.join(columns, sql`, `)} from ${table.table} where ${where} ${order}
    ) item`);
  for (;;) {
    const rows = await queryRows<{ line: string }>(
      db,
      sql.raw(`fetch ${fetchedRows} from archived`),
    );
    for (const { line } of rows)
      yield table.folder.startsWith('secrets/')
        ? JSON.stringify(openSecrets(secrets, siteId, table.folder, JSON.parse(line) as Row))
        : line;
    if (rows.length < fetchedRows) break;
  }
  await db.execute(sql`close archived`);
}
