import { and, eq, gt, isNull } from 'drizzle-orm';
import * as limits from '#shared/limits.ts';
import type { Reply } from '#shared/contract/index.ts';
import type { Handlers, MemberCtx } from '../core/handler.ts';
import { sites } from '../../db/schema.ts';
import { ahead, databaseNow } from '../../db/sql-time.ts';
import { AppError } from '../../infra/app-error.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { findManagedSite, updateSite } from './settings.ts';

type Deletion = Reply<'POST /api/admin/sites/{site}/deletion'>;

/** Closes a site at once. A job deletes it after 30 days. Idempotent. */
async function scheduleDeletion(ctx: MemberCtx, id: string): Promise<Deletion> {
  const site = await findManagedSite(ctx, ctx.viewer, id);
  return updateSite(ctx, site.id, async (tx) => {
    const changed = await tx
      .update(sites)
      .set({ deletionScheduledAt: ahead(limits.siteDeletionMs) as never })
      .where(and(eq(sites.id, site.id), isNull(sites.deletionScheduledAt)))
      .returning({ id: sites.id });
    if (changed.length > 0)
      await writeAuditLog(tx, ctx, ctx.viewer, [{ action: 'delete-site', siteId: site.id }]);
    const [row] = await tx
      .select({ at: sites.deletionScheduledAt })
      .from(sites)
      .where(eq(sites.id, site.id));
    return { deletionScheduledAt: row?.at?.toISOString() ?? null };
  });
}

/** Takes the deletion back. Error: conflict, once it has begun. */
async function keepSite(ctx: MemberCtx, id: string): Promise<Deletion> {
  const site = await findManagedSite(ctx, ctx.viewer, id);
  return updateSite(ctx, site.id, async (tx) => {
    const kept = await tx
      .update(sites)
      .set({ deletionScheduledAt: null })
      .where(and(eq(sites.id, site.id), gt(sites.deletionScheduledAt, databaseNow)))
      .returning({ id: sites.id });
    if (kept.length > 0)
      await writeAuditLog(tx, ctx, ctx.viewer, [{ action: 'keep-site', siteId: site.id }]);
    else if (
      (await tx.$count(sites, and(eq(sites.id, site.id), isNull(sites.deletionScheduledAt)))) === 0
    )
      throw new AppError('conflict', 'The 30 days are over, so the site is being deleted.');
    return { deletionScheduledAt: null };
  });
}

export const handlers = {
  'POST /api/admin/sites/{site}/deletion': (ctx, { path }) => scheduleDeletion(ctx, path.site),
  'DELETE /api/admin/sites/{site}/deletion': (ctx, { path }) => keepSite(ctx, path.site),
} satisfies Partial<Handlers>;
