import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { suppressedAddresses } from '../db/schema.ts';
import { databaseNow } from '../db/times.ts';
import { createSecrets, type Secrets } from '../infra/secrets.ts';

type Reason = (typeof suppressedAddresses.$inferSelect)['reason'];

/** An address as it is kept: under the key of the process, so that who has the table alone knows nobody. One that was kept under the previous key is still found. */
const hash = (secrets: Secrets, siteId: string, address: string) => secrets.sign('suppressed-address', `${siteId} ${address.toLowerCase()}`);
const hashes = (secrets: Secrets, siteId: string, address: string) => eachKey(secrets).map((one) => hash(one, siteId, address));
const eachKey = ({ keys }: Secrets) => keys.map((key) => createSecrets([key]));

/** Keeps from now on that nothing is sent there by this tenant but codes (reliability H9). A complaint outlasts a bounce. Safe to repeat. */
export async function suppressAddress(db: Db, secrets: Secrets, siteId: string, address: string, reason: Reason): Promise<void> {
  const row = { siteId, addressHash: hash(secrets, siteId, address), reason };
  if (reason === 'bounce') return void (await db.insert(suppressedAddresses).values(row).onConflictDoNothing());
  await db.insert(suppressedAddresses).values(row).onConflictDoUpdate({
    target: [suppressedAddresses.siteId, suppressedAddresses.addressHash], set: { reason, createdAt: databaseNow }, setWhere: ne(suppressedAddresses.reason, reason),
  });
}

/** Mails arrive there after all: a code that was mailed has come back. Complaints stay. Safe to repeat. */
export async function liftBounce(db: Db, secrets: Secrets, siteId: string, address: string): Promise<void> {
  await db.delete(suppressedAddresses)
    .where(and(eq(suppressedAddresses.siteId, siteId), inArray(suppressedAddresses.addressHash, hashes(secrets, siteId, address)), eq(suppressedAddresses.reason, 'bounce')));
}

export async function isSuppressed(db: Db, secrets: Secrets, siteId: string, address: string): Promise<boolean> {
  const known = hashes(secrets, siteId, address);
  const rows = await db.select({ reason: suppressedAddresses.reason }).from(suppressedAddresses)
    .where(and(eq(suppressedAddresses.siteId, siteId), inArray(suppressedAddresses.addressHash, known))).limit(1);
  return rows.length > 0;
}

/** Of many addresses those that nothing is sent to, each as `site address`. */
export async function suppressedAmong(db: Db, secrets: Secrets, given: readonly { siteId: string; address: string }[]): Promise<Set<string>> {
  const of = new Map(given.flatMap(({ siteId, address }) => hashes(secrets, siteId, address).map((one): [string, string] => [`${siteId} ${one}`, `${siteId} ${address}`])));
  if (of.size === 0) return new Set();
  const bySite = Map.groupBy(of.keys(), (key) => key.slice(0, key.indexOf(' ')));
  const { siteId, addressHash } = suppressedAddresses;
  const rows = await db.select({ siteId, addressHash }).from(suppressedAddresses)
    .where(or(...bySite.entries().map(([site, keys]) => and(eq(siteId, site), inArray(addressHash, keys.map((key) => key.slice(site.length + 1)))))));
  return new Set(rows.flatMap((row) => of.get(`${row.siteId} ${row.addressHash}`) ?? []));
}
