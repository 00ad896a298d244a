import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Needs } from '../../../context.ts';
import { addressBans, suppressions, users } from '../../../db/schema.ts';
import { AppError } from '../../../infra/app-error.ts';
import { createSecrets, type Secrets } from '../../../infra/signing.ts';
import { hashBannedAddress } from '../../accounts/address-bans.ts';
import * as providers from '../../login/login-providers.ts';
import * as hooks from '../../mail/hooks/read-request.ts';
import * as senders from '../../mail/senders.ts';
import { earlier, hashAddress, mapHashes } from '../../mail/suppressions.ts';
import { readAddresses } from '../../subscriptions/suppression-files.ts';
import * as webHooks from '../web-hook-messages.ts';

/**
 * Hashes and secrets under SECRET_KEY mean nothing to another installation, and contain the ID of
 * the site. An archive has addresses in the place of their hashes where a member or subscriber has
 * the address, and secrets as they are, below its own encryption.
 */
export type Row = Record<string, unknown>;
type Place = Needs<'db' | 'secrets'> & { siteId: string };

/** Reads all rows of a table, in an order that does not depend on the key. */
export const readers: Record<string, (place: Place) => Promise<Row[]>> = {
  suppressions: readSuppressions,
  address_bans: readAddressBans,
};

async function readSuppressions({ db, secrets, siteId }: Place): Promise<Row[]> {
  const rows = await db
    .select()
    .from(suppressions)
    .where(eq(suppressions.siteId, siteId))
    .orderBy(asc(suppressions.emailHash));
  const stored = new Set(rows.map(({ emailHash }) => emailHash));
  const addresses = new Map<string, string>();
  for await (const emails of stored.size > 0 ? readAddresses({ db, site: { id: siteId } }) : [])
    for (const [hash, form] of mapHashes(secrets, siteId, emails))
      if (stored.has(hash)) addresses.set(hash, form);
  const seen = new Set<string>();
  const portable = rows.map(({ emailHash, reason, reporter, createdAt }) => {
    const address = addresses.get(emailHash);
    return {
      ...(address === undefined ? { email_hash: emailHash } : { address }),
      reason,
      reporter: reporter === null ? null : earlier,
      created_at: createdAt,
    };
  });
  // An address may have a row under each of two keys.
  return sortLines(portable).filter(
    (row) => !('address' in row) || (!seen.has(row.address) && seen.add(row.address)),
  );
}

async function readAddressBans({ db, secrets, siteId }: Place): Promise<Row[]> {
  const rows = await db
    .select({ ban: addressBans, email: users.email })
    .from(addressBans)
    .leftJoin(users, and(eq(users.siteId, addressBans.siteId), eq(users.id, addressBans.userId)))
    .where(eq(addressBans.siteId, siteId));
  return sortLines(
    rows.map(({ ban: { emailHash, userId, bannedUntil }, email }) => ({
      user_id: userId,
      banned_until: bannedUntil,
      // That of the account, unless the ban is of a former address.
      email_hash: email !== null && isBanOf(secrets, siteId, email, emailHash) ? null : emailHash,
    })),
  );
}

const isBanOf = ({ keys }: Secrets, siteId: string, email: string, hash: string) =>
  keys.some((key) => hashBannedAddress(createSecrets([key]), siteId, email) === hash);

function sortLines<T extends Row>(rows: T[]): T[] {
  return rows
    .map((row) => ({ row, line: JSON.stringify(row) }))
    .toSorted((a, b) => (a.line < b.line ? -1 : 1))
    .map(({ row }) => row);
}

/** Puts hashes of this installation in the place of what `readers` read. */
export const writers: Record<string, (place: Place, rows: Row[]) => Promise<Row[]> | Row[]> = {
  suppressions: ({ secrets, siteId }, rows) =>
    rows.map(({ address, ...row }) =>
      typeof address === 'string'
        ? { ...row, email_hash: hashAddress(secrets, siteId, address) }
        : row,
    ),
  async address_bans({ db, secrets, siteId }, rows) {
    const ids = rows.flatMap(({ user_id: id, email_hash: hash }) =>
      hash === null && typeof id === 'string' ? [id] : [],
    );
    const found = await db
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(eq(users.siteId, siteId), inArray(users.id, ids)));
    const emails = new Map(found.map(({ id, email }) => [id, email]));
    return rows.map((row) => ({
      ...row,
      email_hash:
        row.email_hash ?? hashBannedAddress(secrets, siteId, emails.get(String(row.user_id)) ?? ''),
    }));
  },
};

type Sealed = { column: string; purpose: string; toContext: (row: Row, siteId: string) => string };
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Columns of folders that are encrypted with SECRET_KEY. */
const sealed: Record<string, Sealed[]> = {
  'secrets/mail_senders': [
    {
      column: 'smtp_url',
      purpose: senders.purpose,
      toContext: (_row, siteId) => senders.toContext.server({ siteId }),
    },
    {
      column: 'dkim_private_key',
      purpose: senders.purpose,
      toContext: (row, siteId) =>
        senders.toContext.key({
          siteId,
          dkimDomain: text(row.dkim_domain),
          dkimSelector: text(row.dkim_selector),
        }),
    },
  ],
  'secrets/mail_hooks': [
    {
      column: 'secret',
      purpose: hooks.purpose,
      toContext: (row, siteId) => hooks.toContext({ siteId, provider: row.provider as never }),
    },
  ],
  'secrets/web_hooks': [
    {
      column: 'secret',
      purpose: webHooks.secretPurpose,
      toContext: (row, siteId) => webHooks.toContext({ siteId, id: text(row.id) }),
    },
  ],
  'secrets/login_providers': [
    {
      column: 'client_secret',
      purpose: providers.purpose,
      toContext: (row, siteId) =>
        providers.toContext({ siteId, id: text(row.id), issuer: text(row.issuer) }),
    },
  ],
};

/** Decrypts the secrets of a row. Error: conflict, if no key of SECRET_KEY does. */
export function openSecrets(secrets: Secrets, siteId: string, folder: string, row: Row): Row {
  const opened = { ...row };
  for (const { column, purpose, toContext } of sealed[folder] ?? []) {
    const value = row[column];
    if (typeof value !== 'string') continue;
    opened[column] = secrets.decrypt(purpose, toContext(row, siteId), value);
    if (opened[column] === null)
      throw new AppError('conflict', `SECRET_KEY does not decrypt a secret of ${folder}.`);
  }
  return opened;
}

/** Encrypts the secrets of a row with the key of this installation. */
export function closeSecrets(secrets: Secrets, siteId: string, folder: string, row: Row): Row {
  const closed = { ...row };
  for (const { column, purpose, toContext } of sealed[folder] ?? []) {
    const value = row[column];
    if (typeof value === 'string')
      closed[column] = secrets.encrypt(purpose, toContext(row, siteId), value);
  }
  return closed;
}
