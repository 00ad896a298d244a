import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import { toCsvLine } from '#shared/csv-line.ts';
import { english } from '#shared/texts/translate.ts';
import type { Ctx, Needs, Site, Viewer } from '../../context.ts';
import { subscriptions, suppressions, users } from '../../db/schema.ts';
import { isPlainEmail } from '../../infra/mail/header-values.ts';
import { writeAuditLog, type Actor } from '../core/audit-log.ts';
import { normalizeEmail } from '../core/email-address.ts';
import { earlier, matchSuppressions, suppressAddress, suppressHash } from '../mail/suppressions.ts';
import { endSubscription } from './erase.ts';
import type { Handlers } from '../core/handler.ts';

/** How many rows are read at a time. */
const batchSize = 500;
const reasons = ['bounce', 'complaint', 'manual'] as const;
/** The stored form of an address: HMAC-SHA-256 as base64url. */
const storedHash = /^[\w-]{43}$/;

/**
 * Returns all suppressions as CSV chunks. Only hashes are stored, so an address is named if it
 * belongs to a subscriber or member. Logs the export before the first chunk.
 */
export async function exportSuppressions(ctx: Ctx, by: Viewer): Promise<AsyncGenerator<string>> {
  await ctx.db.transaction((tx) => writeAuditLog(tx, ctx, by, [{ action: 'export-suppressions' }]));
  return generateCsv(ctx);
}

async function* generateCsv(ctx: Ctx): AsyncGenerator<string> {
  const { db, secrets, site } = ctx;
  const toLine = (
    address: string,
    { emailHash, reason, createdAt }: typeof suppressions.$inferSelect,
  ) => toCsvLine([address, reason, createdAt.toISOString(), emailHash]);
  yield `\uFEFF${toCsvLine(['email', 'reason', 'createdAt', 'hash'])}`;
  const named = new Set<string>();
  for await (const addresses of readAddresses(ctx)) {
    const found = await matchSuppressions(db, secrets, site.id, addresses);
    const fresh = found.filter(({ address, emailHash }) => {
      const key = `${address} ${emailHash}`;
      return !named.has(key) && named.add(key);
    });
    for (const { emailHash } of fresh) named.add(emailHash);
    if (fresh.length > 0) yield fresh.map((row) => toLine(row.address, row)).join('');
  }
  let after = '';
  for (;;) {
    const rows = await db
      .select()
      .from(suppressions)
      .where(and(eq(suppressions.siteId, site.id), gt(suppressions.emailHash, after)))
      .orderBy(asc(suppressions.emailHash))
      .limit(batchSize);
    const nameless = rows.filter(({ emailHash }) => !named.has(emailHash));
    if (nameless.length > 0) yield nameless.map((row) => toLine('', row)).join('');
    after = rows.at(-1)?.emailHash ?? '';
    if (rows.length < batchSize) return;
  }
}

/** Reads the addresses of subscribers and members in batches. */
export async function* readAddresses({
  db,
  site,
}: Needs<'db'> & { site: Pick<Site, 'id'> }): AsyncGenerator<string[]> {
  for (const table of [subscriptions, users]) {
    let after = '';
    for (;;) {
      const rows: { id: string; email: string | null }[] = await db
        .select({ id: table.id, email: table.email })
        .from(table)
        .where(and(eq(table.siteId, site.id), gt(table.id, after), isNotNull(table.email)))
        .orderBy(asc(table.id))
        .limit(batchSize);
      yield rows.flatMap(({ email }) => email ?? []);
      after = rows.at(-1)?.id ?? '';
      if (rows.length < batchSize) break;
    }
  }
}

type ImportKey = 'POST /api/admin/subscribers/suppressed/import';

/**
 * Suppresses the addresses of a file, or hashes of an export. `unsubscribe`: also ends their
 * subscriptions. Idempotent.
 */
export async function importSuppressions(
  ctx: Needs<'db' | 'secrets' | 'site'>,
  by: Actor,
  { rows, unsubscribe = false }: HandlerInput<ImportKey>['body'],
): Promise<Reply<ImportKey>> {
  const { db, secrets, site } = ctx;
  const skipped: Reply<ImportKey>['skipped'] = [];
  await db.transaction(async (tx) => {
    const addresses: string[] = [];
    for (const [i, row] of rows.entries()) {
      const skip = (reason: string) => void skipped.push({ row: i + 1, reason });
      const named = row.reason?.trim().toLowerCase() || 'manual';
      const reason = reasons.find((known) => known === named);
      const address = normalizeEmail(row.email ?? '');
      const hash = row.hash?.trim() ?? '';
      if (reason === undefined) skip(english('The reason must be bounce, complaint or manual.'));
      else if (address !== '')
        if (isPlainEmail(address)) {
          addresses.push(address);
          await suppressAddress(tx, secrets, site.id, address, reason, earlier);
        } else skip(english('This is not an email address.'));
      else if (storedHash.test(hash)) await suppressHash(tx, site.id, hash, reason, earlier);
      else skip(english('The row has no address.'));
    }
    if (unsubscribe) await endSubscription(tx, site.id, inArray(subscriptions.email, addresses));
    await writeAuditLog(tx, ctx, by, [
      { action: 'import-suppressions', after: { suppressed: rows.length - skipped.length } },
    ]);
  });
  return { suppressed: rows.length - skipped.length, skipped };
}

export const handlers = {
  'POST /api/admin/subscribers/suppressed/import': (ctx, { body }) =>
    importSuppressions(ctx, ctx.viewer, body),
} satisfies Partial<Handlers>;
