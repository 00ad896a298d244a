import { and, desc, eq, sql } from 'drizzle-orm';
import { siteVersions, type StoredSettings } from '../../server/db/schema.ts';
import { toSettings } from '../../server/domain/site-admin/settings.ts';
import type { SiteId, TestApp } from './test-app.ts';
import { newId } from '../../server/domain/core/ids.ts';

const published = (siteId: string) =>
  and(eq(siteVersions.siteId, siteId), eq(siteVersions.state, 'published'));

/** All active settings of a site. */
export function settingsInForce(t: TestApp, siteId: SiteId) {
  const site = t.deps.siteRegistry.sites.get(siteId);
  if (!site) throw new Error(`no site ${siteId}`);
  return toSettings(site);
}

/** The id of the active version; null for none. */
export async function currentVersion(
  { deps: { db } }: TestApp,
  siteId: SiteId,
): Promise<string | null> {
  const [row] = await db
    .select({ id: siteVersions.id })
    .from(siteVersions)
    .where(published(siteId))
    .orderBy(desc(siteVersions.publishedAt), desc(siteVersions.id))
    .limit(1);
  return row?.id ?? null;
}

/** Replaces the draft by SQL, based on the active version. */
export async function addDraft(
  t: TestApp,
  siteId: SiteId,
  settings: StoredSettings = {},
): Promise<string> {
  const { db } = t.deps;
  await db
    .delete(siteVersions)
    .where(and(eq(siteVersions.siteId, siteId), eq(siteVersions.state, 'draft')));
  const id = newId();
  await db.insert(siteVersions).values({
    siteId,
    id,
    state: 'draft',
    settings,
    author: `somebody (${siteId})`,
    note: (await currentVersion(t, siteId)) ?? '',
  });
  return id;
}

/** Inserts two versions, the second active. Returns the first. */
export async function addVersions({ deps: { db } }: TestApp, siteId: SiteId): Promise<string> {
  const [first, second] = [newId(), newId()];
  const row = { siteId, state: 'published' as const, settings: {}, author: `somebody (${siteId})` };
  await db.insert(siteVersions).values({ ...row, id: first, publishedAt: sql`now()` });
  await db
    .insert(siteVersions)
    .values({ ...row, id: second, publishedAt: sql`now() + interval '1 millisecond'` });
  return first;
}
