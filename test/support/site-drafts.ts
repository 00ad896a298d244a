import { and, desc, eq, sql } from 'drizzle-orm';
import { siteVersions, type StoredSettings } from '../../server/db/schema.ts';
import { toSettings } from '../../server/domain/site-admin/settings.ts';
import type { SiteId, TestApp } from './test-app.ts';
import { newId } from '../../server/domain/core/ids.ts';

const published = (siteId: string) =>
  and(eq(siteVersions.siteId, siteId), eq(siteVersions.state, 'published'));

/** All settings of a site, as they are in force. */
export function settingsInForce(t: TestApp, siteId: SiteId) {
  const site = t.deps.siteRegistry.sites.get(siteId);
  if (!site) throw new Error(`no site ${siteId}`);
  return toSettings(site);
}

/** The id of the version in force; null for none. */
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

/** A draft that was written past the API, begun from the version in force; it takes the place of the one there is. */
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

/** Two versions, of which the second is in force as far as the history knows. Resolves with the first. */
export async function addVersions({ deps: { db } }: TestApp, siteId: SiteId): Promise<string> {
  const [first, second] = [newId(), newId()];
  const row = { siteId, state: 'published' as const, settings: {}, author: `somebody (${siteId})` };
  await db.insert(siteVersions).values({ ...row, id: first, publishedAt: sql`now()` });
  await db
    .insert(siteVersions)
    .values({ ...row, id: second, publishedAt: sql`now() + interval '1 millisecond'` });
  return first;
}
