import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { suppressedAddresses } from '../db/schema.ts';
import { createSecrets, type Secrets } from '../infra/secrets.ts';

type Reason = (typeof suppressedAddresses.$inferSelect)['reason'];

/** An address as it is kept: under the key of the process, so that who has the table alone knows nobody. One that was kept under the previous key is still found. */
const hash = (secrets: Secrets, siteId: string, address: string) => secrets.sign('suppressed-address', `${siteId} ${address.toLowerCase()}`);
const hashes = (secrets: Secrets, siteId: string, address: string) => secrets.keys.map((key) => hash(createSecrets([key]), siteId, address));

/** Keeps from now on that nothing is sent there by this tenant but codes (reliability H9). Safe to repeat. */
export async function suppressAddress(db: Db, secrets: Secrets, siteId: string, address: string, reason: Reason): Promise<void> {
  await db.insert(suppressedAddresses).values({ siteId, addressHash: hash(secrets, siteId, address), reason }).onConflictDoNothing();
}

export async function isSuppressed(db: Db, secrets: Secrets, siteId: string, address: string): Promise<boolean> {
  const known = hashes(secrets, siteId, address);
  const rows = await db.select({ reason: suppressedAddresses.reason }).from(suppressedAddresses)
    .where(and(eq(suppressedAddresses.siteId, siteId), inArray(suppressedAddresses.addressHash, known))).limit(1);
  return rows.length > 0;
}
