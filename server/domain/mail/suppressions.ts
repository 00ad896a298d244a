import { and, eq, inArray, lte, ne, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { suppressions } from '../../db/schema.ts';
import { databaseNow } from '../../db/sql-time.ts';
import { recordErasures } from '../core/erasures.ts';
import { getDomain } from '../../infra/mail/routes.ts';
import { createSecrets, type Secrets } from '../../infra/signing.ts';
import { normalizeEmail, toMailbox } from '../core/email-address.ts';

/**
 * Who reported an address: a mail server or authenticated provider; an email, which anybody can
 * send, stored as a keyed hash of the domain of the address; or somebody earlier.
 */
export type Reporter = 'server' | 'mail' | typeof earlier;
export const earlier = 'earlier';

/** The reason why an address gets no mail. */
export type Suppression = (typeof suppressions.$inferSelect)['reason'];

/**
 * Returns the stored form of an address: an HMAC, so that the table alone reveals no address. Rows
 * under the previous key are still found. Decision 53.
 */
export const hashAddress = (secrets: Secrets, siteId: string, address: string) =>
  secrets.sign('suppressed-address', `${siteId} ${address}`);

/** Returns the rows that suppress an address: its own, and that of its mailbox. */
const hashes = (secrets: Secrets, siteId: string, email: string): string[] => [
  ...mapHashes(secrets, siteId, [email]).keys(),
];

/** Maps the hashes of addresses, and of their mailboxes, to what was hashed. */
export const mapHashes = (
  secrets: Secrets,
  siteId: string,
  emails: readonly string[],
): Map<string, string> =>
  new Map(
    emails.flatMap((email) => {
      const address = normalizeEmail(email);
      const forms = [...new Set([address, toMailbox(address)])];
      return eachKey(secrets).flatMap((keySecrets) =>
        forms.map((form) => [hashAddress(keySecrets, siteId, form), form] as const),
      );
    }),
  );

/** Maps the hashes of all addresses to those that they suppress. */
const groupByHash = (secrets: Secrets, siteId: string, addresses: readonly string[]) =>
  Map.groupBy(
    addresses.flatMap((address) =>
      hashes(secrets, siteId, address).map((hashed) => ({ hashed, address })),
    ),
    ({ hashed }) => hashed,
  );

const eachKey = ({ keys }: Secrets) => keys.map((key) => createSecrets([key]));

/**
 * Stops all mail of this site to an address, except login codes. A complaint or a manual entry
 * is for the whole mailbox. A bounce is not: `x+tag` may not exist where `x` does. A complaint
 * replaces a manual entry, and that replaces a bounce. Idempotent.
 */
export async function suppressAddress(
  db: Db,
  secrets: Secrets,
  siteId: string,
  address: string,
  reason: Suppression,
  by: Reporter = 'server',
): Promise<void> {
  const stored = normalizeEmail(address);
  const suppressed = reason === 'bounce' ? stored : toMailbox(stored);
  // One person may have any number of subdomains.
  const domain = getDomain(stored).split('.').slice(-2).join('.');
  const reporter = by === 'mail' ? secrets.sign('report-domain', `${siteId} ${domain}`) : by;
  await suppressHash(db, siteId, hashAddress(secrets, siteId, suppressed), reason, reporter);
}

/** Suppresses an address by the hash that is stored, as an export has it. */
export async function suppressHash(
  db: Db,
  siteId: string,
  emailHash: string,
  reason: Suppression,
  by: string,
): Promise<void> {
  const row = { siteId, emailHash, reason, reporter: by === 'server' ? null : by };
  await recordErasures(db, siteId, reason, [row.emailHash]);
  if (reason === 'bounce')
    return void (await db.insert(suppressions).values(row).onConflictDoNothing());
  await db
    .insert(suppressions)
    .values(row)
    .onConflictDoUpdate({
      target: [suppressions.siteId, suppressions.emailHash],
      set: { reason, reporter: row.reporter, createdAt: databaseNow },
      setWhere:
        reason === 'manual' ? eq(suppressions.reason, 'bounce') : ne(suppressions.reason, reason),
    });
}

/** The kind of the email whose link lifts a bounce. It is sent in spite of the bounce. */
export const liftingMail = 'subscription-lift';

const isBounce = (
  secrets: Secrets,
  siteId: string,
  address: string,
  until: Date | undefined,
): SQL | undefined =>
  and(
    eq(suppressions.siteId, siteId),
    inArray(suppressions.emailHash, hashes(secrets, siteId, address)),
    eq(suppressions.reason, 'bounce'),
    until && lte(suppressions.createdAt, until),
  );

/** Returns whether a bounce stops mail to an address since a time. */
export const hasBounced = async (
  db: Db,
  secrets: Secrets,
  siteId: string,
  address: string,
  until: Date,
): Promise<boolean> =>
  (await db.$count(suppressions, isBounce(secrets, siteId, address, until))) > 0;

/**
 * Lifts a bounce, after a mailed code or link came back. Complaints stay. `until`: when the link
 * was mailed, which proves nothing about later bounces. Resolves with whether there was one.
 * Idempotent.
 */
export async function liftBounce(
  db: Db,
  secrets: Secrets,
  siteId: string,
  address: string,
  until?: Date,
): Promise<boolean> {
  return (await lift(db, siteId, isBounce(secrets, siteId, address, until))).length > 0;
}

/** Lifts a suppression of any kind. Resolves with its reason, or null. Idempotent. */
export async function liftSuppression(
  db: Db,
  secrets: Secrets,
  siteId: string,
  address: string,
): Promise<Suppression | null> {
  const isOfAddress = and(
    eq(suppressions.siteId, siteId),
    inArray(suppressions.emailHash, hashes(secrets, siteId, address)),
  );
  return pickStrongest(await lift(db, siteId, isOfAddress));
}

/** Deletes suppressions, and records it for the restore of a backup. Returns their reasons. */
async function lift(db: Db, siteId: string, which: SQL | undefined): Promise<Suppression[]> {
  const lifted = await db
    .delete(suppressions)
    .where(which)
    .returning({ reason: suppressions.reason, emailHash: suppressions.emailHash });
  await recordErasures(
    db,
    siteId,
    'account-kept',
    lifted.map(({ emailHash }) => emailHash),
  );
  return lifted.map(({ reason }) => reason);
}

/** Returns the suppressed addresses of a site, with the reasons. */
export async function filterSuppressions(
  db: Db,
  secrets: Secrets,
  siteId: string,
  addresses: readonly string[],
): Promise<Map<string, Suppression>> {
  const byHash = groupByHash(secrets, siteId, addresses);
  if (byHash.size === 0) return new Map();
  const { emailHash: addressHash, reason } = suppressions;
  const rows = await db
    .select({ addressHash, reason })
    .from(suppressions)
    .where(and(eq(suppressions.siteId, siteId), inArray(addressHash, [...byHash.keys()])));
  const found = Map.groupBy(
    rows.flatMap(({ addressHash: hashed, reason: why }) =>
      (byHash.get(hashed) ?? []).map(({ address }) => ({ address, why })),
    ),
    ({ address }) => address,
  );
  return new Map(
    [...found].flatMap(([address, group]) => {
      const strongest = pickStrongest(group.map(({ why }) => why));
      return strongest === null ? [] : [[address, strongest] as const];
    }),
  );
}

/** Returns the stored suppressions of these addresses; several may be of one address. */
export async function matchSuppressions(
  db: Db,
  secrets: Secrets,
  siteId: string,
  addresses: readonly string[],
): Promise<(typeof suppressions.$inferSelect & { address: string })[]> {
  const byHash = groupByHash(secrets, siteId, addresses);
  if (byHash.size === 0) return [];
  const rows = await db
    .select()
    .from(suppressions)
    .where(
      and(eq(suppressions.siteId, siteId), inArray(suppressions.emailHash, [...byHash.keys()])),
    );
  return rows.flatMap((row) =>
    (byHash.get(row.emailHash) ?? []).map(({ address }) => ({ ...row, address })),
  );
}

/** An address may have several rows: for each of two keys, and for its mailbox. */
const pickStrongest = (reasons: Suppression[]): Suppression | null =>
  (['complaint', 'manual', 'bounce'] as const).find((reason) => reasons.includes(reason)) ?? null;

export async function isSuppressed(
  db: Db,
  secrets: Secrets,
  siteId: string,
  address: string,
): Promise<boolean> {
  const hashed = hashes(secrets, siteId, address);
  const rows = await db
    .select({ reason: suppressions.reason })
    .from(suppressions)
    .where(and(eq(suppressions.siteId, siteId), inArray(suppressions.emailHash, hashed)))
    .limit(1);
  return rows.length > 0;
}

/** Returns the reason why an address gets no mail, or null. */
export const findSuppression = async (
  db: Db,
  secrets: Secrets,
  siteId: string,
  address: string,
): Promise<Suppression | null> =>
  (await filterSuppressions(db, secrets, siteId, [address])).get(address) ?? null;

/** Returns the suppressed ones, each as `site address`. */
export async function filterSuppressed(
  db: Db,
  secrets: Secrets,
  addresses: readonly { siteId: string; address: string }[],
): Promise<Set<string>> {
  const bySite = new Map(
    Map.groupBy(addresses, ({ siteId }) => siteId)
      .entries()
      .map(([site, group]) => [
        site,
        groupByHash(
          secrets,
          site,
          group.map(({ address }) => address),
        ),
      ]),
  );
  if (bySite.size === 0) return new Set();
  const { siteId, emailHash: addressHash } = suppressions;
  const rows = await db
    .select({ siteId, addressHash })
    .from(suppressions)
    .where(
      or(
        ...bySite
          .entries()
          .map(([site, byHash]) => and(eq(siteId, site), inArray(addressHash, [...byHash.keys()]))),
      ),
    );
  return new Set(
    rows.flatMap((row) =>
      (bySite.get(row.siteId)?.get(row.addressHash) ?? []).map(
        ({ address }) => `${row.siteId} ${address}`,
      ),
    ),
  );
}
