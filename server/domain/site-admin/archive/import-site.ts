import { eq, sql } from 'drizzle-orm';
import { defaultSiteId, presets } from '#shared/sites/presets.ts';
import * as limits from '#shared/limits.ts';
import type { Needs } from '../../../context.ts';
import { queryRows, type Db } from '../../../db/client.ts';
import { notifySitesChanged } from '../../../db/content-versions.ts';
import { openSession } from '../../../db/open-session.ts';
import { instanceMarkers, sites, users } from '../../../db/schema.ts';
import { ahead } from '../../../db/sql-time.ts';
import { AppError } from '../../../infra/app-error.ts';
import { deriveKey, unseal } from '../../../infra/passphrase.ts';
import { writeAuditLog } from '../../core/audit-log.ts';
import { deleteSiteRows } from '../../core/delete-site-rows.ts';
import { importMarker } from '../../core/instance-markers.ts';
import { checkSiteId } from '../create-site.ts';
import { closeSecrets, writers, type Row } from './keyed-values.ts';
import { folderOf, type Manifest, type Signature } from './manifest.ts';
import {
  badArchive,
  countLines,
  readArchive,
  verifyArchive,
  type ArchiveFile,
} from './read-archive.ts';
import { listArchivedTables, type ArchivedTable } from './tables.ts';

type Services = Needs<'database' | 'secrets' | 'siteRegistry'>;

export type ImportedSite = {
  id: string;
  manifest: Manifest;
  signature: Signature;
  /** Files of the archive that an earlier run had imported. */
  resumedAt: number;
  /** Host names that belong to another site here. */
  missingHosts: number;
};

type Options = {
  /** Another ID for the site. */
  as?: string | undefined;
  /** Asks for the passphrase of an archive with secrets; null: they are left out. */
  readPassphrase?: () => Promise<string | null>;
  /** Rows so far. */
  onProgress?: (rows: number) => void;
};

/**
 * Imports a site from an archive, after comparing it with its manifest. The site is closed, and
 * deleted like a site whose deletion was requested if the import is never completed. An import that
 * was interrupted goes on where it stopped. Errors: bad_request; conflict for a taken ID.
 */
export async function importSite(
  services: Services,
  file: string,
  { as, readPassphrase, onProgress }: Options = {},
): Promise<ImportedSite> {
  const { manifest, signature } = await verifyArchive(file);
  const id = as ?? manifest.site;
  checkSiteId(id);
  const tables = matchTables(manifest);
  const passphrase = manifest.secrets && ((await readPassphrase?.()) ?? null);
  const key =
    manifest.secrets && passphrase !== null
      ? await deriveKey(passphrase, manifest.secrets.salt)
      : null;
  const session = await openSession(services.database, 'broadsheet-import');
  const { db } = session;
  try {
    const progress = await begin({ ...services, db }, id, manifest, signature);
    let files = 0;
    let rows = 0;
    let missingHosts = 0;
    for await (const part of readArchive(file)) {
      const table = tables.get(folderOf(part.name));
      if (!table) continue;
      files += 1;
      rows += part.name.endsWith('.jsonl') ? countLines(part.content) : 0;
      if (files <= progress.done) continue;
      const missing = await db.transaction(async (tx) => {
        const stored = await store({ db: tx, secrets: services.secrets }, id, table, part, key);
        await progress.move(tx, files);
        return stored;
      });
      missingHosts += missing;
      onProgress?.(rows);
    }
    await db.transaction(async (tx) => {
      await tx.update(sites).set({ deletionScheduledAt: null }).where(eq(sites.id, id));
      await progress.end(tx);
      await writeAuditLog(tx, { site: { id } }, null, [
        { action: 'import-site', after: { from: signature.url, key: signature.key } },
      ]);
      await notifySitesChanged(tx);
    });
    await services.siteRegistry.reload();
    return { id, manifest, signature, resumedAt: progress.done, missingHosts };
  } finally {
    await session.close();
  }
}

/** Returns the table of each folder. Error: bad_request, for a table or column that is unknown. */
function matchTables(manifest: Manifest): Map<string, ArchivedTable> {
  const known = new Map(listArchivedTables(true).map((table) => [table.folder, table]));
  const matched = new Map<string, ArchivedTable>();
  for (const [folder, names] of Object.entries(manifest.columns)) {
    const table = known.get(folder);
    const columns = names.flatMap(
      (name) => table?.columns.filter((column) => column.name === name) ?? [],
    );
    if (!table || columns.length < names.length)
      throw badArchive(`is of a newer version of the program: ${folder} is unknown`);
    matched.set(folder, { ...table, columns });
    if (table.bytes !== undefined) matched.set(`files/${table.name}`, table);
  }
  return matched;
}

type Progress = {
  /** Files that are imported. */
  done: number;
  move(tx: Db, done: number): Promise<void>;
  end(tx: Db): Promise<void>;
};

/** Begins or resumes an import. Only one process can go on with it. Error: conflict. */
async function begin(
  { db, siteRegistry }: Services & { db: Db },
  id: string,
  { site, preset }: Manifest,
  { manifest: hash }: Signature,
): Promise<Progress> {
  const prefix = importMarker(id);
  const started = await queryRows<{ id: string }>(
    db,
    sql`select id from ${instanceMarkers} where starts_with(id, ${prefix})`,
  );
  const [startedHash, startedDone] = (started[0]?.id ?? '').slice(prefix.length).split(' ');
  const taken = (why: string) =>
    new AppError('conflict', `${id} ${why}. Choose another ID with --as.`);
  if (started.length > 0 && startedHash !== hash)
    throw taken('is being imported from another archive');
  let done = Number(startedDone ?? 0);
  const toMarker = (files: number) => `${prefix}${hash} ${files}`;
  await siteRegistry.reload();
  if (started.length === 0)
    await db.transaction(async (tx) => {
      const builtIn = presets.some((item) => item.id === id);
      if ((builtIn ? id : defaultSiteId) !== preset)
        throw new AppError(
          'conflict',
          `${site} changes the built-in site ${preset}, so it keeps its ID`,
        );
      if (siteRegistry.sites.has(id)) {
        if (!builtIn || (await tx.$count(users, eq(users.siteId, id))) > 0)
          throw taken('is the ID of a site that exists');
        await deleteSiteRows(tx, id);
      }
      const unfinished = { openedAt: null, deletionScheduledAt: ahead(limits.siteDeletionMs) };
      await tx
        .insert(sites)
        .values({ id, ...unfinished } as never)
        .onConflictDoUpdate({ target: sites.id, set: unfinished as never });
      await tx.insert(instanceMarkers).values({ id: toMarker(0) });
    });
  return {
    done,
    async move(tx, files) {
      const moved = await tx
        .update(instanceMarkers)
        .set({ id: toMarker(files) })
        .where(eq(instanceMarkers.id, toMarker(done)))
        .returning({ id: instanceMarkers.id });
      if (moved.length === 0)
        throw new AppError('conflict', 'Another process imports the same archive.');
      done = files;
    },
    async end(tx) {
      await tx.delete(instanceMarkers).where(eq(instanceMarkers.id, toMarker(done)));
    },
  };
}

/** Stores a file of rows, or the bytes of a row. Returns how many rows could not be stored. */
async function store(
  services: Needs<'db' | 'secrets'>,
  siteId: string,
  table: ArchivedTable,
  { name, content }: ArchiveFile,
  key: Buffer | null,
): Promise<number> {
  if (name.startsWith('files/')) {
    await storeBytes(services.db, siteId, table, name, content);
    return 0;
  }
  const isSecret = table.folder.startsWith('secrets/');
  if (isSecret && key === null) return 0;
  const plain = isSecret && key ? unseal(key, name, content) : content;
  if (plain === null) throw badArchive('has secrets of another passphrase');
  const lines = plain.toString().trimEnd().split('\n');
  const stored = await storeRows(services, siteId, table, lines);
  const missing = lines.length - stored;
  // A host name belongs to one site.
  if (missing !== 0 && table.name !== 'site_hosts')
    throw new Error(`${missing} rows of ${name} were not stored`);
  return missing;
}

async function storeBytes(
  db: Db,
  siteId: string,
  { name: tableName, table, key, site, bytes = '', object }: ArchivedTable,
  name: string,
  content: Buffer,
): Promise<void> {
  const id = decodeURIComponent(name.slice(`files/${tableName}/`.length));
  await db.execute(sql`update ${table} set ${sql.identifier(bytes)} = ${content}
    ${object === undefined ? sql`` : sql`, ${sql.identifier(object)} = null`}
    where ${site} = ${siteId} and ${sql.identifier(key[0] ?? '')} = ${id}`);
}

async function storeRows(
  services: Needs<'db' | 'secrets'>,
  siteId: string,
  { name, folder, table, columns, key, site, bytes, isAddition }: ArchivedTable,
  lines: string[],
): Promise<number> {
  const write = writers[name];
  let json = `[${lines.join(',')}]`;
  if (write || folder.startsWith('secrets/')) {
    const rows = (JSON.parse(json) as Row[]).map((row) =>
      closeSecrets(services.secrets, siteId, folder, row),
    );
    json = JSON.stringify(write ? await write({ ...services, siteId }, rows) : rows);
  }
  const names = columns.map((column) => sql.identifier(column.name));
  const values = names.map((column) => sql`item.${column}`);
  const items = sql`json_populate_recordset(null::${table}, ${json}::json) item`;
  const siteColumn = sql.identifier(site.name);
  const stored = isAddition
    ? sql`update ${table} set ${sql.join(
        names.map((column, i) => sql`${column} = ${values[i]}`),
        sql`, `,
      )} from ${items} where ${[
        sql`${site} = ${siteId}`,
        ...key.map(
          (column) => sql`${table}.${sql.identifier(column)} = item.${sql.identifier(column)}`,
        ),
      ].reduce((all, one) => sql`${all} and ${one}`)} returning 1`
    : sql`insert into ${table} (${sql.join(
        [siteColumn, ...names, ...(bytes === undefined ? [] : [sql.identifier(bytes)])],
        sql`, `,
      )}) select ${sql.join(
        [sql`${siteId}`, ...values, ...(bytes === undefined ? [] : [sql`''::bytea`])],
        sql`, `,
      )} from ${items} ${name === 'site_hosts' ? sql`on conflict (host) do nothing` : sql``}
      returning 1`;
  const [row] = await queryRows<{ count: number }>(
    services.db,
    sql`with stored as (${stored}) select count(*)::int as count from stored`,
  );
  return row?.count ?? 0;
}
