import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { suppressions } from '../../db/schema.ts';
import { databaseNow } from '../../db/sql-time.ts';
import { createSecrets, type Secrets } from '../../infra/signing.ts';

/** Why nothing goes to an address. */
export type Suppression = (typeof suppressions.$inferSelect)['reason'];

/**
 * An address as it is kept: under the key of the process, so that who has the table alone knows nobody. One that was kept under the previous key is still found.
 * Decision 53.
 */
const hash = (secrets: Secrets, siteId: string, address: string) =>
  secrets.sign('suppressed-address', `${siteId} ${address.toLowerCase()}`);
const hashes = (secrets: Secrets, siteId: string, address: string) =>
  eachKey(secrets).map((one) => hash(one, siteId, address));
const eachKey = ({ keys }: Secrets) => keys.map((key) => createSecrets([key]));

/** Keeps from now on that nothing is sent there by this tenant but codes (reliability H9). A complaint outlasts what staff said, and that a bounce. Safe to repeat. */
export async function suppressAddress(
  db: Db,
  secrets: Secrets,
  siteId: string,
  address: string,
  reason: Suppression,
): Promise<void> {
  const row = { siteId, emailHash: hash(secrets, siteId, address), reason };
  if (reason === 'bounce')
    return void (await db.insert(suppressions).values(row).onConflictDoNothing());
  await db
    .insert(suppressions)
    .values(row)
    .onConflictDoUpdate({
      target: [suppressions.siteId, suppressions.emailHash],
      set: { reason, createdAt: databaseNow },
      setWhere:
        reason === 'manual' ? eq(suppressions.reason, 'bounce') : ne(suppressions.reason, reason),
    });
}

/** Mails arrive there after all: a code that was mailed has come back. Complaints stay. Safe to repeat. */
export async function liftBounce(
  db: Db,
  secrets: Secrets,
  siteId: string,
  address: string,
): Promise<void> {
  await db
    .delete(suppressions)
    .where(
      and(
        eq(suppressions.siteId, siteId),
        inArray(suppressions.emailHash, hashes(secrets, siteId, address)),
        eq(suppressions.reason, 'bounce'),
      ),
    );
}

/** Mail may go there again, whyever it did not. Resolves with why; null if it did. Safe to repeat. */
export async function liftSuppression(
  db: Db,
  secrets: Secrets,
  siteId: string,
  address: string,
): Promise<Suppression | null> {
  const gone = await db
    .delete(suppressions)
    .where(
      and(
        eq(suppressions.siteId, siteId),
        inArray(suppressions.emailHash, hashes(secrets, siteId, address)),
      ),
    )
    .returning({ reason: suppressions.reason });
  return strongest(gone.map(({ reason }) => reason));
}

/** Of a tenant's addresses those that nothing goes to, and why. */
export async function filterSuppressions(
  db: Db,
  secrets: Secrets,
  siteId: string,
  addresses: readonly string[],
): Promise<Map<string, Suppression>> {
  const of = new Map(
    addresses.flatMap((address) =>
      hashes(secrets, siteId, address).map((one): [string, string] => [one, address]),
    ),
  );
  if (of.size === 0) return new Map();
  const { emailHash: addressHash, reason } = suppressions;
  const rows = await db
    .select({ addressHash, reason })
    .from(suppressions)
    .where(and(eq(suppressions.siteId, siteId), inArray(addressHash, [...of.keys()])));
  const found = Map.groupBy(rows, (row) => of.get(row.addressHash) ?? '');
  return new Map(
    [...found].flatMap(([address, some]) => {
      const why = strongest(some.map((row) => row.reason));
      return why === null ? [] : [[address, why] as const];
    }),
  );
}

/** One address may be there under two keys. */
const strongest = (reasons: Suppression[]): Suppression | null =>
  (['complaint', 'manual', 'bounce'] as const).find((reason) => reasons.includes(reason)) ?? null;

export async function isSuppressed(
  db: Db,
  secrets: Secrets,
  siteId: string,
  address: string,
): Promise<boolean> {
  const known = hashes(secrets, siteId, address);
  const rows = await db
    .select({ reason: suppressions.reason })
    .from(suppressions)
    .where(and(eq(suppressions.siteId, siteId), inArray(suppressions.emailHash, known)))
    .limit(1);
  return rows.length > 0;
}

/** Of many addresses those that nothing is sent to, each as `site address`. */
export async function filterSuppressed(
  db: Db,
  secrets: Secrets,
  given: readonly { siteId: string; address: string }[],
): Promise<Set<string>> {
  const of = new Map(
    given.flatMap(({ siteId, address }) =>
      hashes(secrets, siteId, address).map((one): [string, string] => [
        `${siteId} ${one}`,
        `${siteId} ${address}`,
      ]),
    ),
  );
  if (of.size === 0) return new Set();
  const bySite = Map.groupBy(of.keys(), (key) => key.slice(0, key.indexOf(' ')));
  const { siteId, emailHash: addressHash } = suppressions;
  const rows = await db
    .select({ siteId, addressHash })
    .from(suppressions)
    .where(
      or(
        ...bySite.entries().map(([site, keys]) =>
          and(
            eq(siteId, site),
            inArray(
              addressHash,
              keys.map((key) => key.slice(site.length + 1)),
            ),
          ),
        ),
      ),
    );
  return new Set(rows.flatMap((row) => of.get(`${row.siteId} ${row.addressHash}`) ?? []));
}
