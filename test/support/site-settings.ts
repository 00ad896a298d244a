import { eq } from 'drizzle-orm';
import { sites, type StoredSettings } from '../../server/db/schema.ts';
import type { SiteId, TestApp } from './test-app.ts';

/** Replaces what a site has stored, as publishing does. */
export async function setStoredSettings(
  { deps }: TestApp,
  settings: StoredSettings,
  site: SiteId = 'nontrivial',
): Promise<void> {
  await deps.db.update(sites).set({ settings }).where(eq(sites.id, site));
  await deps.siteRegistry.reload();
}
