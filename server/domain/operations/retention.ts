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
/** Rows of one statement: no other waits long behind it. */
const batch = 1_000;

/** What is kept for a time only, and for how long (reliability P6). Milliseconds; null: until its own end, at the most 30 days. `forget` resolves with how many rows, where they are counted: so many at the most, and it is called again. */
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
    forget: (db) => purgeUnconfirmed(db, batch),
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
          .where(some(db, lt(outbox.createdAt, ago(30 * day))))
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
    forget: (db) => purgeFeedItems(db, batch),
  },
  // A row that was not taken is told with its words.
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

/** Forgets what was kept for a time only. Safe to repeat, and to run in several processes. Resolves with how many rows were emptied or forgotten, of those that are counted. */
export async function purgeExpired(db: Db, stopping?: AbortSignal): Promise<number> {
  let forgotten = 0;
  for (const { forget } of retention) {
    for (;;) {
      if (stopping?.aborted) return forgotten;
      const count = (await forget(db)) ?? 0;
      forgotten += count;
      if (count < batch) break;
    }
  }
  return forgotten;
}

/**
 * A subject says as much as the words, a code, or who said what; and an address may have been changed since, so that its owner's deletion does not find it. Where to unsubscribe is as good as a key, and a mail server
 * often repeats the address: of what it answered the numbers stay.
 */
async function emptyMails(db: Db, kept: number): Promise<number> {
  const said = sql`${outbox.smtpResponse} ~ '^(?:uncertain: )?[0-9]{3}'`;
  const numbers = sql<string>`substring(${outbox.smtpResponse} from '^(?:uncertain: )?[0-9]{3}(?:[ -][245][.][0-9]{1,3}[.][0-9]{1,3})?')`;
  const spoken = or(
    ne(outbox.html, ''),
    ne(outbox.text, ''),
    ne(outbox.subject, ''),
    ne(outbox.recipient, ''),
    isNotNull(outbox.unsubscribeUrl),
    sql`${said} and ${outbox.smtpResponse} <> ${numbers}`,
  );
  const over = and(
    lt(outbox.createdAt, ago(kept)),
    inArray(outbox.state, ['sent', 'failed']),
    spoken,
  ) as SQL;
  const answer = sql`case when ${said} then ${numbers} else ${outbox.smtpResponse} end`;
  return (
    await db
      .update(outbox)
      .set({
        recipient: '',
        subject: '',
        html: '',
        text: '',
        unsubscribeUrl: null,
        smtpResponse: answer,
      })
      .where(some(db, over))
      .returning({ id: outbox.id })
  ).length;
}

async function emptyPages(db: Db, kept: number): Promise<number> {
  const { siteId, postId } = articles;
  const old = db
    .select({ siteId, postId })
    .from(articles)
    .where(and(isNotNull(articles.text), lt(articles.fetchedAt, ago(kept))))
    .limit(batch);
  return (
    await db
      .update(articles)
      .set({ text: null })
      .where(sql`(${siteId}, ${postId}) in (${old})`)
      .returning({ postId })
  ).length;
}

function some(db: Db, which: SQL): SQL {
  return sql`(${outbox.siteId}, ${outbox.id}) in (${db.select({ siteId: outbox.siteId, id: outbox.id }).from(outbox).where(which).limit(batch)})`;
}
