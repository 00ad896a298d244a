import type { Reply } from '#shared/contract/index.ts';
import type { Ctx, Viewer } from '../../context.ts';
import { listApplications } from './applications.ts';
import { listReports, listReviewQueue } from './queue.ts';

/** Counts what waits for a moderator. */
export async function readQueueSizes(
  ctx: Ctx,
  by: Viewer,
): Promise<Reply<'GET /api/admin/overview'>['queue']> {
  const [reports, held, applications] = [
    await listReports(ctx, { limit: 1 }),
    await listReviewQueue(ctx, { limit: 1 }),
    await listApplications(ctx, by, { limit: 1 }),
  ];
  return {
    reports: reports.totalCount,
    held: held.totalCount,
    applications: applications.totalCount,
  };
}
