import { and, gt, inArray, sql } from 'drizzle-orm';
import { dayMs } from '#shared/durations.ts';
import type { Db } from '../../db/client.ts';
import {
  articles,
  failedLogins,
  inboundFeeds,
  issues,
  loginCodes,
  mailBackoffs,
  mailPauses,
  outbox,
  pushMessages,
  rateLimits,
  sessions,
  webHookMessages,
} from '../../db/schema.ts';
import { ahead, databaseNow } from '../../db/sql-time.ts';

/** Longer than any window of a counter, and any pause of mail. */
const maxWindowMs = 10 * dayMs;

/**
 * Repairs what would wait for a time that the clock of the database showed by mistake: mail, feeds,
 * articles, pushes, web-hooks, leases, limits and sessions. Posts and comments of that time keep
 * it.
 */
export async function repairFutureRows(db: Db): Promise<void> {
  const isAhead = (column: Parameters<typeof gt>[0]) => gt(column, ahead(dayMs));
  await db.transaction(async (tx) => {
    await tx
      .update(outbox)
      .set({ sendAfter: databaseNow })
      .where(and(inArray(outbox.state, ['queued', 'sending']), isAhead(outbox.sendAfter)));
    // Members with such a day would get no daily email until then.
    await tx
      .update(outbox)
      .set({ localDay: null })
      .where(sql`${outbox.localDay} > to_char(now() + interval '2 days', 'YYYY-MM-DD')`);
    await tx
      .update(inboundFeeds)
      .set({ nextFetchAt: databaseNow })
      .where(isAhead(inboundFeeds.nextFetchAt));
    await tx.update(articles).set({ fetchAfter: databaseNow }).where(isAhead(articles.fetchAfter));
    await tx.update(issues).set({ leaseUntil: null }).where(isAhead(issues.leaseUntil));
    await tx.delete(pushMessages).where(isAhead(pushMessages.sendAfter));
    await tx
      .update(webHookMessages)
      .set({ sendAfter: databaseNow })
      .where(gt(webHookMessages.sendAfter, ahead(2 * dayMs)));
    await tx.delete(mailPauses).where(gt(mailPauses.endsAt, ahead(maxWindowMs)));
    await tx.delete(mailBackoffs).where(isAhead(mailBackoffs.waitUntil));
    await tx.delete(rateLimits).where(gt(rateLimits.endsAt, ahead(maxWindowMs)));
    await tx.delete(loginCodes).where(isAhead(loginCodes.createdAt));
    await tx.delete(failedLogins).where(isAhead(failedLogins.createdAt));
    await tx
      .update(sessions)
      .set({ createdAt: databaseNow, lastUsedAt: databaseNow })
      .where(isAhead(sessions.lastUsedAt));
  });
}
