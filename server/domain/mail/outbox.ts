import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { digestVariants, outbox } from '../../db/schema.ts';
import type { Mail } from '../../email/layout.tsx';
import { newId } from '../core/ids.ts';

/** The priority of a mail that its reader requested and waits for. */
export const urgentPriority = 0;

export type NewMail = Mail & {
  siteId: string;
  kind: string;
  priority: number;
  recipient: string;
  userId?: string | null;
  now: Date;
  expiresAt?: Date;
  unsubscribeUrl?: string | null;
};

/**
 * Adds a mail to the outbox, from which a job sends it, once the transaction is committed.
 * `unsubscribeUrl`: the one-click URL of a newsletter mail, for its header.
 */
export async function queueMail(db: Db, { now, ...mail }: NewMail): Promise<void> {
  await db.insert(outbox).values({ ...mail, id: newId(), sendAfter: now, createdAt: now });
}

export type StoredMail = typeof outbox.$inferSelect;

export type ListedMail = Pick<
  StoredMail,
  'id' | 'kind' | 'recipient' | 'subject' | 'state' | 'createdAt'
>;

/** Lists a tenant's mails, newest first. Only for `/dev/mail`, because they hold codes. */
export async function listMails(db: Db, siteId: string, limit: number): Promise<ListedMail[]> {
  const { id, kind, recipient, state, createdAt } = outbox;
  // The subject of a digest is stored with its variant.
  return db
    .select({
      id,
      kind,
      recipient,
      subject: sql<string>`coalesce(${digestVariants.subject}, ${outbox.subject})`,
      state,
      createdAt,
    })
    .from(outbox)
    .leftJoin(
      digestVariants,
      and(eq(digestVariants.siteId, outbox.siteId), eq(digestVariants.id, outbox.variantId)),
    )
    .where(eq(outbox.siteId, siteId))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** Returns one mail of a tenant. Only for `/dev/mail`. */
export async function readMail(
  db: Db,
  siteId: string,
  id: string,
): Promise<StoredMail | undefined> {
  const [row] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.siteId, siteId), eq(outbox.id, id)));
  return row;
}
