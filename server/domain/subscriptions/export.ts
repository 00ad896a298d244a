import { and, desc, eq, sql } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../context.ts';
import { subscriptions } from '../../db/schema.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { filterSuppressions } from '../mail/suppressions.ts';

/** Rows that are read at a time. */
const batch = 500;
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
 * All subscribers as CSV in pieces, the latest first, with what shows their consent and without what tokens are made of. Never in memory as a whole, and no connection waits while a slow reader reads. `prompts`: with
 * what readers have said in their own words. Who exports is written down before the first piece.
 */
export async function exportSubscribers(
  ctx: Ctx,
  by: Viewer,
  { prompts }: { prompts: boolean },
): Promise<AsyncGenerator<string>> {
  await ctx.db.transaction((tx) =>
    writeAuditLog(tx, ctx, by, [{ action: 'export-subscribers', after: { prompts } }]),
  );
  return pieces(ctx, prompts);
}

async function* pieces({ db, secrets, site }: Ctx, prompts: boolean): AsyncGenerator<string> {
  // Spreadsheets take what has no mark for the letters of the country.
  yield `\uFEFF${lineOf([...names, ...(prompts ? ['prompt'] : [])])}`;
  let last: { createdAt: Date; id: string } | null = null;
  for (;;) {
    const rows: (typeof subscriptions.$inferSelect)[] = await db
      .select()
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.siteId, site.id),
          last
            ? sql`(${subscriptions.createdAt}, ${subscriptions.id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id})`
            : undefined,
        ),
      )
      .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
      .limit(batch);
    const suppressed = await filterSuppressions(
      db,
      secrets,
      site.id,
      rows.map(({ email }) => email),
    );
    yield rows
      .map((row) =>
        lineOf([
          ...names.map((name) => {
            const value = name === 'suppressed' ? (suppressed.get(row.email) ?? null) : row[name];
            return value instanceof Date ? value.toISOString() : String(value ?? '');
          }),
          ...(prompts ? [row.customPrompt ?? ''] : []),
        ]),
      )
      .join('');
    last = rows.at(-1) ?? null;
    if (rows.length < batch || !last) return;
  }
}

const lineOf = (cells: readonly string[]) => `${cells.map(toCsvCell).join(',')}\r\n`;

/** A cell by RFC 4180. What a spreadsheet would take for a formula begins with an apostrophe. */
export function toCsvCell(text: string): string {
  const safe = /^[\s]*[=+\-@＝＋－＠]|^[\t\r]/u.test(text) ? `'${text}` : text;
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
