import { and, inArray, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { apiKeys, outbox } from '../db/schema.ts';
import { ago } from '../db/times.ts';
import { forgetOldIdempotencyKeys } from './idempotency.ts';

const day = 24 * 3_600_000;
/** How long it is kept what a mail said, that there was one, and a key that has expired (reliability P6). Milliseconds. */
const kept = { mailWords: 7 * day, mails: 30 * day, expiredKeys: 30 * day };
/** Rows of one statement: no other waits long behind it. */
const batch = 1_000;

/** Forgets what was kept for a time only. Safe to repeat, and to run in several processes. Resolves with how many mails were emptied or forgotten. */
export async function forgetOld(db: Db, stopping?: AbortSignal): Promise<number> {
  await forgetOldIdempotencyKeys(db);
  await db.delete(apiKeys).where(lt(apiKeys.expiresAt, ago(kept.expiredKeys)));
  let count = 0;
  const until = async (step: () => Promise<unknown[]>) => {
    for (;;) {
      const { length } = await step();
      count += length;
      if (length < batch || stopping?.aborted) return;
    }
  };
  await until(() => db.delete(outbox).where(some(db, lt(outbox.createdAt, ago(kept.mails)))).returning({ id: outbox.id }));
  // A subject says as much as the words, a code, or who said what; and an address may have been changed since, so that its owner's deletion does not find it.
  const spoken = or(ne(outbox.html, ''), ne(outbox.text, ''), ne(outbox.subject, ''), ne(outbox.recipient, ''));
  const over = and(lt(outbox.createdAt, ago(kept.mailWords)), inArray(outbox.state, ['sent', 'failed']), spoken) as SQL;
  await until(() => db.update(outbox).set({ recipient: '', subject: '', html: '', text: '' }).where(some(db, over)).returning({ id: outbox.id }));
  return count;
}

function some(db: Db, which: SQL): SQL {
  return sql`(${outbox.siteId}, ${outbox.id}) in (${db.select({ siteId: outbox.siteId, id: outbox.id }).from(outbox).where(which).limit(batch)})`;
}
