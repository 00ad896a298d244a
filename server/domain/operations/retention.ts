import { and, inArray, isNotNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import * as limits from '#shared/limits.ts';
import type { Db } from '../../db/client.ts';
import { apiKeys, articles, digestVariants, imports, llmUsage, outbox } from '../../db/schema.ts';
import { ago } from '../../db/sql-time.ts';
import { purgeLoginCodes } from '../accounts/login-codes.ts';
import { purgeIdempotencyKeys } from '../core/idempotency.ts';
import { purgeMarkers } from '../core/instance-markers.ts';
import { purgeRateLimits } from '../core/rate-limiter.ts';
import { purgeSessions } from '../accounts/sessions.ts';
import { purgeFeedItems } from '../imports/feed-items.ts';
import { purgePauses } from '../mail/send-pauses.ts';
import { purgeOrphanedVariants, purgeUnconfirmed } from '../subscriptions/erase.ts';

const day = 24 * 3_600_000;
/** Rows per statement, so that others do not wait long. */
const batchSize = 1_000;

/**
 * How long data is stored, in milliseconds. `null` means until its own end, at most 30 days.
 * `forget` returns the number of rows if it works in batches.
 */
type Rule = { what: string; kept: number | null; forget: (db: Db) => Promise<number | void> };

export const retention: readonly Rule[] = [
  {
    what: 'codes, their mails counted, and wrong tries with their networks',
    kept: limits.longCode.lives,
    forget: purgeLoginCodes,
  },
  {
    what: 'sessions that are not used, and old ones',
    kept: limits.session.absolute,
    forget: purgeSessions,
  },
  { what: 'counts of limits, by person or network', kept: null, forget: purgeRateLimits },
  { what: 'pauses of mail that are over', kept: null, forget: purgePauses },
  { what: 'processed webhook events and logged warnings', kept: null, forget: purgeMarkers },
  {
    what: 'replies under an Idempotency-Key',
    kept: limits.idempotencyKey.kept,
    forget: purgeIdempotencyKeys,
  },
  {
    what: 'keys that have expired',
    kept: 30 * day,
    forget: async (db) =>
      void (await db.delete(apiKeys).where(lt(apiKeys.expiresAt, ago(30 * day)))),
  },
  {
    what: 'subscriptions that nobody confirmed',
    kept: limits.verifyLink.lives,
    forget: (db) => purgeUnconfirmed(db, batchSize),
  },
  {
    what: 'wishes that no mail is written to any more',
    kept: 0,
    forget: (db) =>
      db.transaction((tx) => purgeOrphanedVariants(tx, isNotNull(digestVariants.siteId))),
  },
  {
    what: 'mails',
    kept: 30 * day,
    forget: async (db) =>
      (
        await db
          .delete(outbox)
          .where(selectBatch(db, lt(outbox.createdAt, ago(30 * day))))
          .returning({ id: outbox.id })
      ).length,
  },
  { what: 'what mails said, and to whom', kept: 7 * day, forget: (db) => emptyMails(db, 7 * day) },
  {
    what: 'texts of pages that posts lead to',
    kept: 60 * day,
    forget: (db) => emptyPages(db, 60 * day),
  },
  {
    what: 'items of feeds that were seen',
    kept: limits.feeds.kept,
    forget: (db) => purgeFeedItems(db, batchSize),
  },
  // Import errors quote the rejected rows.
  {
    what: 'what was wrong with files that were brought in',
    kept: 30 * day,
    forget: async (db) =>
      void (await db
        .update(imports)
        .set({ errors: [] })
        .where(and(lt(imports.createdAt, ago(30 * day)), sql`${imports.errors} <> '[]'`))),
  },
  {
    what: 'what the model cost',
    kept: 365 * day,
    forget: async (db) =>
      void (await db
        .delete(llmUsage)
        .where(
          sql`${llmUsage.day} < to_char((${ago(365 * day)}) at time zone 'utc', 'YYYY-MM-DD')`,
        )),
  },
];

/** Deletes expired data. Repeatable, and safe in several processes. Returns how many rows. */
export async function purgeExpired(db: Db, stopping?: AbortSignal): Promise<number> {
  let forgotten = 0;
  for (const { forget } of retention) {
    for (;;) {
      if (stopping?.aborted) return forgotten;
      const count = (await forget(db)) ?? 0;
      forgotten += count;
      if (count < batchSize) break;
    }
  }
  return forgotten;
}

/**
 * Empties old mails, because subjects can contain codes, and the unsubscribe URL works like a key.
 * Replies of mail servers may quote the email address, so only their status codes stay.
 */
async function emptyMails(db: Db, keptMs: number): Promise<number> {
  const hasStatusCode = sql`${outbox.smtpResponse} ~ '^(?:uncertain: )?[0-9]{3}'`;
  const statusCodes = sql<string>`substring(${outbox.smtpResponse}
    from '^(?:uncertain: )?[0-9]{3}(?:[ -][245][.][0-9]{1,3}[.][0-9]{1,3})?')`;
  const hasContent = or(
    ne(outbox.html, ''),
    ne(outbox.text, ''),
    ne(outbox.subject, ''),
    ne(outbox.recipient, ''),
    isNotNull(outbox.unsubscribeUrl),
    sql`${hasStatusCode} and ${outbox.smtpResponse} <> ${statusCodes}`,
  );
  const isExpired = and(
    lt(outbox.createdAt, ago(keptMs)),
    inArray(outbox.state, ['sent', 'failed']),
    hasContent,
  ) as SQL;
  const smtpResponse = sql`case when ${hasStatusCode} then ${statusCodes} else ${outbox.smtpResponse} end`;
  return (
    await db
      .update(outbox)
      .set({
        recipient: '',
        subject: '',
        html: '',
        text: '',
        unsubscribeUrl: null,
        smtpResponse: smtpResponse,
      })
      .where(selectBatch(db, isExpired))
      .returning({ id: outbox.id })
  ).length;
}

async function emptyPages(db: Db, keptMs: number): Promise<number> {
  const { siteId, postId } = articles;
  const expired = db
    .select({ siteId, postId })
    .from(articles)
    .where(and(isNotNull(articles.text), lt(articles.fetchedAt, ago(keptMs))))
    .limit(batchSize);
  return (
    await db
      .update(articles)
      .set({ text: null })
      .where(sql`(${siteId}, ${postId}) in (${expired})`)
      .returning({ postId })
  ).length;
}

function selectBatch(db: Db, filter: SQL): SQL {
  const { siteId, id } = outbox;
  const rows = db.select({ siteId, id }).from(outbox).where(filter).limit(batchSize);
  return sql`(${siteId}, ${id}) in (${rows})`;
}
