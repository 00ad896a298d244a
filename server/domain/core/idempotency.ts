import { and, eq, lt } from 'drizzle-orm';
import { idempotencyHeader } from '#shared/http-names.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { idempotencyKeys } from '../../db/schema.ts';
import { ago, databaseNow } from '../../db/sql-time.ts';
import { AppError } from '../../infra/app-error.ts';

type Answer = { status: number; body: unknown };
/** As it is stored: the body in the words it was sent in. */
type Stored = { status: number; body: string };

/**
 * Does `work` once for a member's key: the same again gets the same answer, and nothing is done. One transaction holds the key's row and all that the work does, so a second call
 * at the same moment waits for the first one's answer, and a refusal leaves no trace. `fingerprint` says what is asked for. Errors: conflict, for the key of something else.
 * Decision 60.
 */
export async function runIdempotent(
  ctx: Ctx,
  by: Viewer,
  { key, fingerprint }: { key: string; fingerprint: string },
  work: (ctx: Ctx) => Promise<Answer>,
): Promise<Answer> {
  const site = ctx.site.id;
  const row = and(
    eq(idempotencyKeys.siteId, site),
    eq(idempotencyKeys.userId, by.userId),
    eq(idempotencyKeys.key, key),
  );
  const changed = new Set<string>();
  const answer = await ctx.db.transaction(async (db) => {
    const [mine] = await db
      .insert(idempotencyKeys)
      .values({ siteId: site, userId: by.userId, key, fingerprint })
      .onConflictDoUpdate({
        target: [idempotencyKeys.siteId, idempotencyKeys.userId, idempotencyKeys.key],
        // One whose time is over is free again, whether or not the job has come by.
        set: { fingerprint, reply: null, createdAt: databaseNow },
        setWhere: lt(idempotencyKeys.createdAt, ago(limits.idempotencyKey.kept)),
      })
      .returning({ key: idempotencyKeys.key });
    if (!mine) {
      const [earlier] = await db
        .select({ fingerprint: idempotencyKeys.fingerprint, reply: idempotencyKeys.reply })
        .from(idempotencyKeys)
        .where(row);
      if (!earlier?.reply)
        throw new AppError(
          'unavailable',
          "This request can't be answered right now. Try again in a moment.",
        );
      if (earlier.fingerprint !== fingerprint)
        throw new AppError('conflict', `The ${idempotencyHeader} was used for another request.`, [
          { field: idempotencyHeader, message: 'was used for another request' },
        ]);
      const { status, body } = earlier.reply as Stored;
      return { status, body: JSON.parse(body) as unknown };
    }
    // What changed is told when it can be seen: a page that is made before the end would still be the old one.
    const made = await work({
      ...ctx,
      db,
      contentVersions: { ...ctx.contentVersions, bump: (siteId) => void changed.add(siteId) },
    });
    const stored: Stored = { status: made.status, body: JSON.stringify(made.body) };
    await db.update(idempotencyKeys).set({ reply: stored }).where(row);
    return made;
  });
  for (const siteId of changed) ctx.contentVersions.bump(siteId);
  return answer;
}

/** Forgets keys whose time is over. Safe to repeat. */
export async function purgeIdempotencyKeys(db: Db): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, ago(limits.idempotencyKey.kept)));
}
