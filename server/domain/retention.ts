import { and, inArray, isNotNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { apiKeys, articles, audiences, modelSpend, outbox } from '../db/schema.ts';
import { ago } from '../db/times.ts';
import { forgetOldIdempotencyKeys } from './idempotency.ts';
import { forgetLonelyAudiences, forgetUnconfirmed } from './subscription-erasure.ts';

const day = 24 * 3_600_000;
/**
 * How long it is kept what a mail said, that there was one, and a key that has expired (reliability P6); the text of a page that a post leads to, which no issue is made of any more; and what the model cost. Milliseconds.
 */
const kept = { mailWords: 7 * day, mails: 30 * day, expiredKeys: 30 * day, pages: 60 * day, spending: 365 * day };
/** Rows of one statement: no other waits long behind it. */
const batch = 1_000;

/** Forgets what was kept for a time only. Safe to repeat, and to run in several processes. Resolves with how many mails were emptied or forgotten. */
export async function forgetOld(db: Db, stopping?: AbortSignal): Promise<number> {
  await forgetOldIdempotencyKeys(db);
  await db.delete(apiKeys).where(lt(apiKeys.expiresAt, ago(kept.expiredKeys)));
  const until = async (step: () => Promise<number>) => {
    for (let all = 0; ;) {
      const count = await step();
      all += count;
      if (count < batch || stopping?.aborted) return all;
    }
  };
  await until(() => forgetUnconfirmed(db, batch));
  await db.delete(modelSpend).where(sql`${modelSpend.day} < to_char((${ago(kept.spending)}) at time zone 'utc', 'YYYY-MM-DD')`);
  const old = db.select({ siteId: articles.siteId, postId: articles.postId }).from(articles).where(and(isNotNull(articles.text), lt(articles.readAt, ago(kept.pages)))).limit(batch);
  await until(async () => (await db.update(articles).set({ text: null }).where(sql`(${articles.siteId}, ${articles.postId}) in (${old})`).returning({ postId: articles.postId })).length);
  await db.transaction((tx) => forgetLonelyAudiences(tx as unknown as Db, isNotNull(audiences.siteId)));
  const forgotten = await until(async () => (await db.delete(outbox).where(some(db, lt(outbox.createdAt, ago(kept.mails)))).returning({ id: outbox.id })).length);
  // A subject says as much as the words, a code, or who said what; and an address may have been changed since, so that its owner's deletion does not find it.
  // Where to unsubscribe is as good as a key.
  const spoken = or(ne(outbox.html, ''), ne(outbox.text, ''), ne(outbox.subject, ''), ne(outbox.recipient, ''), isNotNull(outbox.unsubscribeUrl));
  const over = and(lt(outbox.createdAt, ago(kept.mailWords)), inArray(outbox.state, ['sent', 'failed']), spoken) as SQL;
  const nothing = { recipient: '', subject: '', html: '', text: '', unsubscribeUrl: null };
  const emptied = await until(async () => (await db.update(outbox).set(nothing).where(some(db, over)).returning({ id: outbox.id })).length);
  return forgotten + emptied;
}

function some(db: Db, which: SQL): SQL {
  return sql`(${outbox.siteId}, ${outbox.id}) in (${db.select({ siteId: outbox.siteId, id: outbox.id }).from(outbox).where(which).limit(batch)})`;
}
