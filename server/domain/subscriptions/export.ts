import { toCsvLine } from '#shared/csv-line.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../context.ts';
import { subscriptions } from '../../db/schema.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { filterSuppressions } from '../mail/suppressions.ts';

/** How many rows are read at a time. */
const batchSize = 500;
const names = [
  'email',
  'state',
  'suppressed',
  'frequency',
  'language',
  'timeZone',
  'sendHour',
  'sendWeekday',
  'pausedUntil',
  'source',
  'consent',
  'createdAt',
  'confirmationSentAt',
  'confirmedAt',
  'unsubscribedAt',
] as const;

/**
 * Returns all subscribers as CSV chunks, latest first, with their consent and without token data.
 * Streams, so memory stays small and no connection waits for a slow client. `prompts`: includes the
 * readers' prompts. Logs the export before the first chunk.
 */
export async function exportSubscribers(
  ctx: Ctx,
  by: Viewer,
  { prompts }: { prompts: boolean },
): Promise<AsyncGenerator<string>> {
  await ctx.db.transaction((tx) =>
    writeAuditLog(tx, ctx, by, [{ action: 'export-subscribers', after: { prompts } }]),
  );
  return generateCsv(ctx, prompts);
}

async function* generateCsv({ db, secrets, site }: Ctx, prompts: boolean): AsyncGenerator<string> {
  // Without a byte order mark, spreadsheets assume a regional encoding.
  yield `\uFEFF${toCsvLine([...names, ...(prompts ? ['prompt'] : [])])}`;
  let last: { createdAt: Date; id: string } | null = null;
  for (;;) {
    const rows: (typeof subscriptions.$inferSelect)[] = await db
      .select()
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.siteId, site.id),
          last
            ? sql`(${subscriptions.createdAt}, ${subscriptions.id})
                < (${last.createdAt.toISOString()}::timestamptz, ${last.id})`
            : undefined,
        ),
      )
      .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
      .limit(batchSize);
    const suppressed = await filterSuppressions(
      db,
      secrets,
      site.id,
      rows.map(({ email }) => email),
    );
    yield rows
      .map((row) =>
        toCsvLine([
          ...names.map((name) => {
            const value = name === 'suppressed' ? (suppressed.get(row.email) ?? null) : row[name];
            return value instanceof Date ? value.toISOString() : String(value ?? '');
          }),
          ...(prompts ? [row.customPrompt ?? ''] : []),
        ]),
      )
      .join('');
    last = rows.at(-1) ?? null;
    if (rows.length < batchSize || !last) return;
  }
}
