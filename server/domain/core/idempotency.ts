import { lt } from 'drizzle-orm';
import { idempotencyHeader } from '#shared/http-names.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { idempotencyKeys } from '../../db/schema.ts';
import { ago, databaseNow } from '../../db/sql-time.ts';
import { AppError } from '../../infra/app-error.ts';
import { own } from '../../db/own.ts';

type Answer = { status: number; body: unknown };
/** The body is stored as the exact text that was sent. */
type Stored = { status: number; body: string };

/**
 * Runs `work` once per member and key, and repeats the stored reply for later calls.
 * One transaction holds the key and the work. A second call waits, and errors leave no trace.
 * Error: conflict if the key belongs to another `fingerprint`.
 */
export async function runIdempotent(
  ctx: Ctx,
  by: Viewer,
  { key, fingerprint }: { key: string; fingerprint: string },
  work: (ctx: Ctx) => Promise<Answer>,
): Promise<Answer> {
  const site = ctx.site.id;
  const row = own(idempotencyKeys, site, { userId: by.userId, key });
  const changed = new Set<string>();
  const answer = await ctx.db.transaction(async (db) => {
    const [inserted] = await db
      .insert(idempotencyKeys)
      .values({ siteId: site, userId: by.userId, key, fingerprint })
      .onConflictDoUpdate({
        target: [idempotencyKeys.siteId, idempotencyKeys.userId, idempotencyKeys.key],
        // An expired key is free, even before the purge job has run.
        set: { fingerprint, reply: null, createdAt: databaseNow },
        setWhere: lt(idempotencyKeys.createdAt, ago(limits.idempotencyKey.retentionMs)),
      })
      .returning({ key: idempotencyKeys.key });
    if (!inserted) {
      const [previous] = await db
        .select({ fingerprint: idempotencyKeys.fingerprint, reply: idempotencyKeys.reply })
        .from(idempotencyKeys)
        .where(row);
      if (!previous?.reply)
        throw new AppError(
          'unavailable',
          "This request can't be answered right now. Try again in a moment.",
        );
      if (previous.fingerprint !== fingerprint)
        throw new AppError(
          'conflict',
          'The {header} was used for another request.',
          [{ field: idempotencyHeader, message: 'was used for another request' }],
          { header: idempotencyHeader },
        );
      const { status, body } = previous.reply as Stored;
      return { status, body: JSON.parse(body) as unknown };
    }
    // Announces changes after the commit. A page rendered earlier would still show the old state.
    const reply = await work({
      ...ctx,
      db: joinTransaction(db),
      contentVersions: { ...ctx.contentVersions, bump: async (siteId) => void changed.add(siteId) },
    });
    const stored: Stored = { status: reply.status, body: JSON.stringify(reply.body) };
    await db.update(idempotencyKeys).set({ reply: stored }).where(row);
    return reply;
  });
  await Promise.all([...changed].map((siteId) => ctx.contentVersions.bump(siteId)));
  return answer;
}

/** Makes work that begins a transaction use this one. An error ends both, so no savepoint. */
const joinTransaction = (tx: Parameters<Parameters<Db['transaction']>[0]>[0]): Db =>
  Object.assign(Object.create(tx) as Db, {
    transaction: ((run) => run(tx)) as Db['transaction'],
  });
