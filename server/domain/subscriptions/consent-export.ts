import { and, asc, eq, sql } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../context.ts';
import { consents, subscriptions } from '../../db/schema.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { toCsvLine } from '#shared/csv-line.ts';
import { own } from '../../db/own.ts';

/** How many rows are read at a time. */
const batchSize = 500;
const head = [
  'subscriber',
  'email',
  'event',
  'at',
  'via',
  'page',
  'language',
  'text',
  'network',
] as const;

/**
 * Returns the proof of consent of all subscribers as CSV chunks, by subscriber. Logs the export
 * before the first chunk.
 */
export async function exportConsents(ctx: Ctx, by: Viewer): Promise<AsyncGenerator<string>> {
  await ctx.db.transaction((tx) => writeAuditLog(tx, ctx, by, [{ action: 'export-consents' }]));
  return generateCsv(ctx);
}

async function* generateCsv({ db, site }: Ctx): AsyncGenerator<string> {
  // Without a byte order mark, spreadsheets assume a regional encoding.
  yield `\uFEFF${toCsvLine(head)}`;
  const { subscriptionId, id } = consents;
  let last: { subscriptionId: string; id: string } | null = null;
  for (;;) {
    const rows: (typeof consents.$inferSelect & { email: string })[] = await db
      .select({
        siteId: consents.siteId,
        subscriptionId,
        id,
        event: consents.event,
        via: consents.via,
        page: consents.page,
        text: consents.text,
        language: consents.language,
        network: consents.network,
        createdAt: consents.createdAt,
        email: subscriptions.email,
      })
      .from(consents)
      .innerJoin(subscriptions, own(subscriptions, consents.siteId, { id: subscriptionId }))
      .where(
        and(
          eq(consents.siteId, site.id),
          last ? sql`(${subscriptionId}, ${id}) > (${last.subscriptionId}, ${last.id})` : undefined,
        ),
      )
      .orderBy(asc(subscriptionId), asc(id))
      .limit(batchSize);
    yield rows
      .map((row) =>
        toCsvLine([
          row.subscriptionId,
          row.email,
          row.event,
          row.createdAt.toISOString(),
          row.via,
          row.page,
          row.language,
          row.text,
          row.network ?? '',
        ]),
      )
      .join('');
    last = rows.at(-1) ?? null;
    if (rows.length < batchSize || !last) return;
  }
}
