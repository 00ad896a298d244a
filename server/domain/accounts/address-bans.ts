import { and, desc, eq, gt, inArray, or } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { addressBans, users } from '../../db/schema.ts';
import { databaseNow } from '../../db/sql-time.ts';
import { createSecrets, type Secrets } from '../../infra/signing.ts';
import { toMailbox } from '../core/email-address.ts';
import { own } from '../../db/own.ts';

type Services = { db: Db; secrets: Secrets };
type Account = { siteId: string; id: string; email: string | null };

/** The reason that a new account of a banned address has. The text of the ban is not kept. */
export const addressBanReason = 'An earlier account with this email address was banned.';

/** An HMAC, so that the table alone reveals no address. Decision 53. */
export const hashBannedAddress = (secrets: Secrets, siteId: string, email: string) =>
  secrets.sign('banned-address', `${siteId} ${toMailbox(email)}`);
/** Finds rows under the previous key too. */
const isOfAddress = (secrets: Secrets, siteId: string, email: string) =>
  and(
    eq(addressBans.siteId, siteId),
    inArray(
      addressBans.emailHash,
      secrets.keys.map((key) => hashBannedAddress(createSecrets([key]), siteId, email)),
    ),
  );
const isOfAccount = ({ secrets }: Services, { siteId, id, email }: Account) =>
  and(
    eq(addressBans.siteId, siteId),
    or(
      eq(addressBans.userId, id),
      email === null ? undefined : isOfAddress(secrets, siteId, email),
    ),
  );

/** Bans the account's address, and its former ones, until a time. Idempotent. */
export async function banAddress(
  services: Services,
  account: Account,
  bannedUntil: Date,
): Promise<void> {
  const { siteId, id, email } = account;
  await services.db.update(addressBans).set({ bannedUntil }).where(isOfAccount(services, account));
  if (email === null) return;
  const row = {
    siteId,
    emailHash: hashBannedAddress(services.secrets, siteId, email),
    userId: id,
    bannedUntil,
  };
  await services.db
    .insert(addressBans)
    .values(row)
    .onConflictDoUpdate({ target: [addressBans.siteId, addressBans.emailHash], set: row });
}

/** Ends the bans of the account's addresses. Idempotent. */
export async function unbanAddress(services: Services, account: Account): Promise<void> {
  await services.db.delete(addressBans).where(isOfAccount(services, account));
}

/** Returns when the ban of an address ends, by the database's clock; null without one. */
export async function findAddressBan(
  { db, secrets }: Services,
  siteId: string,
  email: string,
): Promise<Date | null> {
  const [row] = await db
    .select({ bannedUntil: addressBans.bannedUntil })
    .from(addressBans)
    .where(and(isOfAddress(secrets, siteId, email), gt(addressBans.bannedUntil, databaseNow)))
    .orderBy(desc(addressBans.bannedUntil))
    .limit(1);
  return row?.bannedUntil ?? null;
}

/** Keeps the ban of an account that is being erased, without a link to the account. */
export async function keepAddressBan(
  services: Services,
  { siteId, id }: Omit<Account, 'email'>,
): Promise<void> {
  const { db } = services;
  const [account] = await db
    .select({ email: users.email, bannedUntil: users.bannedUntil })
    .from(users)
    .where(and(own(users, siteId, { id }), gt(users.bannedUntil, databaseNow)));
  if (account?.bannedUntil)
    await banAddress(services, { siteId, id, email: account.email }, account.bannedUntil);
  await db
    .update(addressBans)
    .set({ userId: null })
    .where(own(addressBans, siteId, { userId: id }));
}
