import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { getTableName, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { queryRows } from '../../server/db/client.ts';
import { lifeOfRows } from '../../server/db/life-of-rows.ts';
import { apiKeys, mailSenders, users } from '../../server/db/schema.ts';
import { banAddress, findAddressBan } from '../../server/domain/accounts/address-bans.ts';
import { decryptServer } from '../../server/domain/mail/senders.ts';
import { isSuppressed, suppressAddress } from '../../server/domain/mail/suppressions.ts';
import { exportSite } from '../../server/domain/site-admin/archive/export-site.ts';
import { importSite } from '../../server/domain/site-admin/archive/import-site.ts';
import { readArchive, verifyArchive } from '../../server/domain/site-admin/archive/read-archive.ts';
import { createSite } from '../../server/domain/site-admin/create-site.ts';
import { createSecrets } from '../../server/infra/signing.ts';
import { afterFile } from '../support/after-file.ts';
import { fillSite } from '../support/full-site.ts';
import { tempFolder } from '../support/programs.ts';
import { createTestApp, openTestApp, type TestApp } from '../support/test-app.ts';

const from = await createTestApp();
const to = await createOther();
const folder = tempFolder();
const passphrase = 'correct horse battery';
let count = 0;

beforeAll(async () => {
  await createSite(from.deps, { id: 'gardening', siteName: 'Full' }, null);
  await queryRows(from.deps.db, sql`delete from site_versions where site_id = 'gardening'`);
  await queryRows(from.deps.db, sql`delete from audit_log where site_id = 'gardening'`);
  await fillSite(from.deps.db, from.deps.secrets, 'gardening');
  await from.deps.siteRegistry.reload();
});

/** An installation with another key. */
async function createOther(): Promise<TestApp> {
  const { close, ...app } = await openTestApp();
  afterFile(close);
  return { ...app, deps: { ...app.deps, secrets: createSecrets(['another key']) } };
}

async function write({ deps }: TestApp, id = 'gardening', secret?: string): Promise<string> {
  const site = deps.siteRegistry.sites.get(id);
  if (!site) throw new Error(`there is no ${id}`);
  const file = join(folder, `${(count += 1)}.tar.gz`);
  await pipeline(exportSite(deps, site, secret), createWriteStream(file));
  return file;
}

async function read(file: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for await (const { name, content } of readArchive(file))
    if (name !== 'signature.json') files.set(name, content.toString('latin1'));
  return files;
}

it('has the same bytes after an import', async () => {
  const first = await write(from);
  const { id, manifest } = await importSite(to.deps, first);
  expect(id).toBe('gardening');
  expect(manifest.folders['tables/comments']).toMatchObject({ files: 1, rows: 3 });
  expect(await read(await write(to))).toEqual(await read(first));
});

it('has every table of the site that is not left out', async () => {
  const { manifest } = await verifyArchive(await write(from, 'gardening', passphrase));
  const left = lifeOfRows
    .filter(({ archive }) => typeof archive === 'object' && 'none' in archive)
    .map(({ table }) => getTableName(table));
  const columns = await queryRows<{ table: string }>(
    from.deps.db,
    sql`select table_name as table from information_schema.columns
      where table_schema = 'public' and column_name = 'site_id'`,
  );
  const names = Object.keys(manifest.columns).map((folder) => folder.split('/')[1] ?? '');
  expect([...new Set([...names, ...left])].toSorted()).toEqual(
    [...columns.map(({ table }) => table), 'sites'].toSorted(),
  );
  for (const folder of Object.keys(manifest.columns))
    expect(manifest.folders[folder]?.rows, folder).toBeGreaterThan(0);
});

it('contains no session, code, unsent mail or secret', async () => {
  const text = [...(await read(await write(from)))].join('\n');
  expect(text).toContain('users-email-9');
  for (const { table, archive } of lifeOfRows) {
    const isLeftOut = typeof archive === 'object' && 'none' in archive;
    if (isLeftOut || archive === 'secret')
      expect(text, getTableName(table)).not.toContain(`"${getTableName(table)}-`);
  }
  expect(text).not.toMatch(/outbox-(?:html|text|recipient|subject)|mail_senders-smtp/);
});

it('restores secrets for another key with the passphrase', async () => {
  const file = await write(from, 'gardening', passphrase);
  expect([...(await read(file))].join('')).not.toMatch(/mail_senders-smtp_url|web_hooks-secret/);
  const other = await createOther();
  await importSite(other.deps, file, { readPassphrase: async () => passphrase });
  const [sender] = await other.deps.db.select().from(mailSenders);
  expect(sender && decryptServer(other.deps.secrets, sender)).toBe('mail_senders-smtp_url-9');
  expect(sender && decryptServer(from.deps.secrets, sender)).toBeNull();
  expect(await other.deps.db.$count(apiKeys)).toBe(3);
});

it('keeps blocked and banned addresses under another key and ID', async () => {
  const { db, secrets } = from.deps;
  await createSite(from.deps, { id: 'estuary', siteName: 'Estuary' }, null);
  const user = { siteId: 'estuary', id: 'ada', username: 'ada', name: 'Ada' };
  await db.insert(users).values({ ...user, email: 'ada@mail.example' });
  await suppressAddress(db, secrets, 'estuary', 'ada+tag@mail.example', 'complaint');
  await suppressAddress(db, secrets, 'estuary', 'unknown@mail.example', 'bounce');
  const until = new Date('2030-01-01T00:00:00Z');
  await banAddress({ db, secrets }, { ...user, email: 'ada@mail.example' }, until);
  const file = await write(from, 'estuary');
  for (const [{ deps }, as] of [
    [await createOther(), undefined],
    [from, 'harbor'],
  ] as const) {
    const { id } = await importSite(deps, file, { as });
    expect(await isSuppressed(deps.db, deps.secrets, id, 'ada@mail.example')).toBe(true);
    expect(await findAddressBan(deps, id, 'ada@mail.example')).toEqual(until);
  }
});

it('goes on with an interrupted import where it stopped', async () => {
  const file = await write(from);
  const other = await createOther();
  let files = 0;
  const stop = () => {
    if ((files += 1) === 12) throw new Error('killed');
  };
  await expect(importSite(other.deps, file, { onProgress: stop })).rejects.toThrow('killed');
  await other.deps.siteRegistry.reload();
  expect(other.deps.siteRegistry.sites.get('gardening')?.isOpen).toBe(false);
  expect(await importSite(other.deps, file)).toMatchObject({ resumedAt: 12 });
  expect(await read(await write(other))).toEqual(await read(file));
});

it('rejects a taken ID, and leaves out hosts of other sites', async () => {
  const file = await write(from);
  await expect(importSite(from.deps, file)).rejects.toThrow('is the ID of a site that exists');
  expect(await importSite(from.deps, file, { as: 'allotment' })).toMatchObject({
    missingHosts: 3,
  });
  await expect(importSite(from.deps, file, { as: 'No' })).rejects.toMatchObject({
    fields: [{ field: 'id' }],
  });
});

it('imports a built-in site in its own place only', async () => {
  const file = await write(from, 'statecraft');
  await expect(importSite(from.deps, file, { as: 'relations' })).rejects.toThrow('keeps its ID');
  expect(await importSite(to.deps, file)).toMatchObject({ id: 'statecraft' });
});

it('rejects an archive that was changed or is incomplete', async () => {
  const { deps } = await createOther();
  const bytes = gunzipSync(readFileSync(await write(from)));
  const change = (search: string, replacement: string) => {
    const changed = Buffer.from(bytes);
    changed.write(replacement, changed.indexOf(search));
    return changed;
  };
  for (const [content, problem] of [
    [change('posts-title-9', 'posts-title-8'), 'is damaged: tables/posts differs'],
    [change('"rows": 3', '"rows": 4'), 'was changed: the signature does not fit'],
    [bytes.subarray(0, bytes.length / 2), 'is'],
    [Buffer.from('text'), 'is'],
  ] as const) {
    const file = join(folder, `${(count += 1)}.tar.gz`);
    writeFileSync(file, gzipSync(content));
    await expect(importSite(deps, file)).rejects.toMatchObject({
      code: 'bad_request',
      message: expect.stringContaining(problem) as string,
    });
  }
  expect(deps.siteRegistry.sites.has('gardening')).toBe(false);
});

// An embedded database does nothing else meanwhile.
it.skipIf(from.deps.database.kind === 'pglite')('is of one moment, during a write', async () => {
  const { db } = from.deps;
  // The export waits for its reader at these bytes, before it reads the last table.
  await db.execute(sql`update images set data = ${randomBytes(20_000_000)}
    where site_id = 'gardening' and name = 'images-name-9'`);
  const site = from.deps.siteRegistry.sites.get('gardening');
  if (!site) throw new Error('there is no site');
  const file = join(folder, 'moment.tar.gz');
  const stream = exportSite(from.deps, site);
  await once(stream, 'readable');
  await db.execute(sql`insert into site_hosts (site_id, host) values ('gardening', 'new.example')`);
  await pipeline(stream, createWriteStream(file));
  const { manifest } = await verifyArchive(file);
  expect(manifest.folders['tables/site_hosts']).toMatchObject({ rows: 3 });
});
