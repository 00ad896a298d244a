import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { dayMs } from '#shared/durations.ts';
import type { Reply } from '#shared/contract/index.ts';
import { auditLog, comments, posts, sites, tags, users } from '../../server/db/schema.ts';
import { purgeExpired } from '../../server/domain/operations/retention.ts';
import { verifyArchive } from '../../server/domain/site-admin/archive/read-archive.ts';
import { createSite } from '../../server/domain/site-admin/create-site.ts';
import { openSite } from '../../server/domain/site-admin/open-site.ts';
import { caller } from '../support/api-clients.ts';
import { fillSite } from '../support/full-site.ts';
import { tempFolder } from '../support/programs.ts';
import { createTestApp } from '../support/test-app.ts';

const email = 'platform@mail.example';
const t = await createTestApp({ config: { adminEmails: new Set([email]) } });
const { db } = t.deps;
const passDays = (days: number) =>
  db.execute(sql`update sites set deletion_scheduled_at = deletion_scheduled_at
    - ${days} * interval '24 hours'`);

it('downloads the whole site, and logs it', async () => {
  const admin = await caller(t, 'nontrivial', { role: 'admin' });
  const response = await t
    .on('nontrivial')
    .get('/api/admin/sites/nontrivial/archive')
    .set(admin.bearer)
    .buffer(true)
    .parse((stream, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => done(null, Buffer.concat(chunks)));
    });
  expect(response.headers).toMatchObject({
    'content-type': 'application/gzip',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="nontrivial-site-[\d-]{10}\.tar\.gz"$/,
    ) as string,
    'cache-control': 'no-store',
  });
  const file = join(tempFolder(), 'site.tar.gz');
  writeFileSync(file, response.body as Buffer);
  const { manifest } = await verifyArchive(file);
  expect(manifest.folders['tables/users']?.rows).toBe(1);
  expect(await db.$count(auditLog, eq(auditLog.action, 'export-site'))).toBe(1);
});

it('closes a site at once, opens it when taken back, deletes it after 30 days', async () => {
  await createSite(t.deps, { id: 'estuary', siteName: 'The Estuary' }, null);
  await db.delete(auditLog).where(eq(auditLog.siteId, 'estuary'));
  await db.execute(sql`delete from site_versions where site_id = 'estuary'`);
  await fillSite(db, t.deps.secrets, 'estuary');
  await openSite(t.deps, null, 'estuary');
  const { call } = await caller(t, 'nontrivial', { email });
  const url = '/api/admin/sites/estuary/deletion';
  const isOpen = async () => (await t.on('estuary.localhost').get('/api/posts')).status === 200;
  expect(await isOpen()).toBe(true);

  const { body, status } = await call('POST', url);
  expect(status).toBe(200);
  const { deletionScheduledAt } = body as Reply<'POST /api/admin/sites/{site}/deletion'>;
  const days = (Date.parse(deletionScheduledAt ?? '') - Date.now()) / dayMs;
  expect(Math.round(days)).toBe(30);
  expect((await call('POST', url)).body).toEqual({ deletionScheduledAt });
  const list = (await call('GET', '/api/admin/sites')).body as Reply<'GET /api/admin/sites'>;
  expect(list.sites.find(({ id }) => id === 'estuary')).toMatchObject({
    isOpen: false,
    deletionScheduledAt,
  });
  expect(await isOpen()).toBe(false);

  expect((await call('DELETE', url)).body).toEqual({ deletionScheduledAt: null });
  expect(await isOpen()).toBe(true);

  await call('POST', url);
  await passDays(29);
  await purgeExpired(t.deps);
  expect(await db.$count(comments, eq(comments.siteId, 'estuary'))).toBe(3);
  await passDays(1);
  expect((await call('DELETE', url)).status).toBe(409);
  await purgeExpired(t.deps);
  expect(await db.$count(sites, eq(sites.id, 'estuary'))).toBe(0);
  await t.deps.siteRegistry.reload();
  expect(t.deps.siteRegistry.sites.has('estuary')).toBe(false);
  expect((await call('GET', '/api/admin/sites/estuary')).status).toBe(404);
});

it('empties a built-in site, and keeps other sites', async () => {
  await t.make.post({ site: 'statecraft' });
  await t.make.post({ site: 'nontrivial' });
  const { call } = await caller(t, 'statecraft', { role: 'admin' });
  expect((await call('POST', '/api/admin/sites/nontrivial/deletion')).status).toBe(404);
  await call('POST', '/api/admin/sites/statecraft/deletion');
  await passDays(30);
  await purgeExpired(t.deps);
  expect(await db.$count(users, eq(users.siteId, 'statecraft'))).toBe(0);
  expect(await db.$count(tags, eq(tags.siteId, 'statecraft'))).toBeGreaterThan(0);
  const [site] = await db.select().from(sites).where(eq(sites.id, 'statecraft'));
  expect(site).toMatchObject({ openedAt: null, deletionScheduledAt: null, settings: {} });
  expect(await db.$count(posts, eq(posts.siteId, 'nontrivial'))).toBe(1);
});
