import { and, isNull } from 'drizzle-orm';
import type { Needs } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { own } from '../../db/own.ts';
import { importedAddresses, users } from '../../db/schema.ts';

/** Whether an imported account waits for the owner of this address. */
export async function hasClaim(ctx: Needs<'db' | 'site'>, email: string): Promise<boolean> {
  return (
    (await ctx.db.$count(importedAddresses, own(importedAddresses, ctx.site.id, { email }))) > 0
  );
}

/**
 * Gives the imported account of a proven address to its owner; null if there is none. What it
 * wrote is theirs then. Of two requests at once, one gets it.
 */
export async function claimAccount(
  tx: Db,
  siteId: string,
  email: string,
): Promise<typeof users.$inferSelect | null> {
  const [claim] = await tx
    .delete(importedAddresses)
    .where(own(importedAddresses, siteId, { email }))
    .returning({ userId: importedAddresses.userId });
  if (!claim) return null;
  const [user] = await tx
    .update(users)
    .set({ email })
    .where(
      and(own(users, siteId, { id: claim.userId }), isNull(users.email), isNull(users.deletedAt)),
    )
    .returning();
  return user ?? null;
}
