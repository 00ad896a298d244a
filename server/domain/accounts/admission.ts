import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import { users } from '../../db/schema.ts';
import { databaseNow } from '../../db/sql-time.ts';
import { AppError } from '../../infra/app-error.ts';
import { newId } from '../core/ids.ts';
import { addressBanReason, findAddressBan } from './address-bans.ts';
import { hashSignupNetwork } from './signup-network.ts';

type User = typeof users.$inferSelect;
/** The account that a person asks for. */
export type NewAccount = { username: string; name: string };

/**
 * Checks whether the site lets somebody with this address sign up (`signup` of its settings). Does
 * not look for accounts, so that the reply reveals none. Error: forbidden.
 */
export function checkAdmission({ site }: Pick<Ctx, 'site'>, email: string): void {
  const { mode, domains } = site.signup;
  if (mode === 'closed')
    throw new AppError('forbidden', `${site.theme.siteName} does not accept new members.`);
  if (mode === 'domain' && !domains.includes(email.slice(email.lastIndexOf('@') + 1)))
    throw new AppError('forbidden', 'This site accepts members from certain domains only.', [
      { field: 'email', message: `must be at ${domains.join(', ')}` },
    ]);
}

/**
 * Creates the account of a proven address: the one place where people get an account. `ctx.db` is
 * the transaction. Returns the account of the address if it has one. A ban of an earlier account
 * with this address applies to the new one. The settings of the site may have changed since the
 * request, so they are checked again.
 * Errors: forbidden, conflict (the name was just taken).
 */
export async function admit(
  ctx: Pick<Ctx, 'client' | 'db' | 'secrets' | 'site'>,
  email: string,
  { username, name }: NewAccount,
): Promise<User> {
  const { db: tx, site } = ctx;
  const isSameAddress = and(eq(users.siteId, site.id), eq(users.email, email));
  const [earlier] = await tx.select().from(users).where(isSameAddress).for('share');
  if (earlier) return earlier;
  checkAdmission(ctx, email);
  const bannedUntil = await findAddressBan(ctx, site.id, email);
  const [created] = await tx
    .insert(users)
    .values({
      siteId: site.id,
      id: newId(),
      username,
      name,
      email,
      signupNetwork: hashSignupNetwork(ctx),
      createdAt: databaseNow,
      ...(bannedUntil ? { bannedUntil, banReason: addressBanReason } : {}),
    })
    .onConflictDoNothing()
    .returning();
  if (created) return created;
  // Another request was first. The same email address is the same person; a taken name is not.
  const [existing] = await tx.select().from(users).where(isSameAddress);
  if (existing) return existing;
  throw nameTaken('was just taken');
}

export const nameTaken = (message: string) =>
  new AppError('conflict', `The username ${message}.`, [{ field: 'username', message }]);
