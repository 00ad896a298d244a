import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Site, Viewer } from '../../context.ts';
import { sites } from '../../db/schema.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { updateSite, type Services, findManagedSite } from './settings.ts';
import type { Handlers } from '../core/handler.ts';

/** Lets visitors see a site, in all processes. Idempotent. `by` null is the command line. */
export async function openSite(
  services: Services,
  by: { site: Pick<Site, 'id'>; viewer: Viewer } | null,
  siteId: string,
): Promise<void> {
  await updateSite(services, siteId, async (tx) => {
    const opened = await tx
      .update(sites)
      .set({ openedAt: sql`now()` })
      .where(and(eq(sites.id, siteId), isNull(sites.openedAt)))
      .returning({ id: sites.id });
    if (opened.length > 0)
      await writeAuditLog(tx, by ?? { site: { id: siteId } }, by?.viewer ?? null, [
        { action: 'open-site', siteId },
      ]);
  });
}

/** Hides a site from visitors, in all processes. Nothing is deleted. Idempotent. */
export async function closeSite(services: Services, siteId: string): Promise<void> {
  await updateSite(services, siteId, async (tx) => {
    const closed = await tx
      .update(sites)
      .set({ openedAt: null })
      .where(and(eq(sites.id, siteId), isNotNull(sites.openedAt)))
      .returning({ id: sites.id });
    if (closed.length > 0)
      await writeAuditLog(tx, { site: { id: siteId } }, null, [{ action: 'close-site', siteId }]);
  });
}

export const handlers = {
  async 'POST /api/admin/sites/{site}/open'(ctx, { path }) {
    const site = await findManagedSite(ctx, ctx.viewer, path.site);
    await openSite(ctx, ctx, site.id);
    return { ok: true as const };
  },
} satisfies Partial<Handlers>;
