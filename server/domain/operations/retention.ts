import { and, getTableName, isNotNull, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Needs } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { deleteSome, updateSome } from '../../db/delete-some.ts';
import { getColumn, lifeOfRows, type Expiry, type ExpireStep } from '../../db/life-of-rows.ts';
import { issues, outbox } from '../../db/schema.ts';
import { ago, databaseNow } from '../../db/sql-time.ts';
import { forEachIsolated } from '../core/for-each-isolated.ts';
import { purgeObjects } from '../images/stored-images.ts';
import { purgeImages } from '../images/purge-images.ts';
import type { MailStore, StoredMail } from '../mail/outbox.ts';
import { hashRecipient } from '../mail/recipients.ts';
import { policyStatus } from '../mail/send-pauses.ts';
import { purgeSites } from './purge-sites.ts';
import { purgeOrphanedVariants, purgeUnconfirmed } from '../subscriptions/erase.ts';

/** Rows per statement, so that others do not wait long. */
const batchSize = 1_000;
/** Ids of emails in memory. */
const foundAtOnce = 50_000;

type Run = MailStore & Needs<'bucket'> & { stopping: AbortSignal | undefined };

/** A step resolves with the number of rows if it works in batches. */
const steps: Record<ExpireStep, (run: Run, maxAgeMs: number) => Promise<number | void>> = {
  deleteOldMails,
  emptyOldMails,
  purgeImages: ({ db }) => purgeImages(db),
  purgeObjects,
  purgeOrphanedVariants: ({ db }) =>
    db.transaction((tx) => purgeOrphanedVariants(tx, undefined, batchSize)),
  purgeSites: ({ db, stopping }) => purgeSites(db, batchSize, stopping),
  purgeUnconfirmed: ({ db }) => purgeUnconfirmed(db, batchSize),
};

/**
 * Deletes expired data. A failure affects one table and rule only. Idempotent, and safe in several
 * processes. Returns how many rows.
 */
export async function purgeExpired(
  store: MailStore & Needs<'bucket'>,
  stopping?: AbortSignal,
): Promise<number> {
  let purged = 0;
  const rules = lifeOfRows.flatMap(({ table, expire = [] }) =>
    expire.map((rule) => ({ table, rule })),
  );
  await forEachIsolated(
    rules,
    async ({ table, rule }) => {
      try {
        for (;;) {
          const count =
            'step' in rule
              ? ((await steps[rule.step]({ ...store, stopping }, rule.after)) ?? 0)
              : await purgeSome(store.db, table, rule);
          purged += count;
          if (count < batchSize || stopping?.aborted) return;
        }
      } catch (cause) {
        throw new Error(`Expired data was not deleted: ${getTableName(table)}`, { cause });
      }
    },
    stopping,
  );
  return purged;
}

function purgeSome(
  db: Db,
  table: PgTable,
  rule: Exclude<Expiry, { step: ExpireStep }>,
): Promise<number> {
  const since = 'at' in rule ? rule.at : rule.since;
  const time = typeof since === 'string' ? sql`${getColumn(table, since)}` : since;
  const isExpired = lt(time, 'at' in rule ? databaseNow : ago(rule.after));
  if ('at' in rule || !rule.set) return deleteSome(db, table, isExpired, batchSize);
  const changes = Object.entries(rule.set).map(([name, value]) => {
    const column = getColumn(table, name);
    return value === null ? isNotNull(column) : ne(column, value);
  });
  return updateSome(db, table, rule.set, sql`${isExpired} and ${or(...changes)}`, batchSize);
}

/** An enhanced status (RFC 3463). */
const anyStatus = String.raw`\m[245]\.\d{1,3}\.\d{1,3}\M`;

/**
 * Empties old emails, because subjects can contain codes, and the unsubscribe URL works like a key.
 * Keeps a hash of the recipient for late reports. Replies of mail servers may quote the email
 * address, so only their status codes stay. An email with a recipient was not emptied yet.
 */
async function emptyOldMails({ db, secrets, stopping }: Run, maxAgeMs: number): Promise<number> {
  const reply = outbox.smtpResponse;
  const isExpired = sql`${lt(outbox.createdAt, ago(maxAgeMs))}
    and ${outbox.recipient} <> '' and ${outbox.state} in ('sent', 'failed')`;
  const find = (pattern: string) => sql`substring(${reply} from ${sql.raw(`'${pattern}'`)})`;
  // The status that pauses look for may be anywhere. Without it, the rejection counts as a bounce.
  const code = find('^(?:uncertain: )?[0-9]{3}');
  const status = sql`coalesce(${find(policyStatus)}, ${find(anyStatus)})`;
  const smtpResponse = sql`coalesce(${code} || coalesce(' ' || ${status}, ''), ${reply})`;
  return changeMails(
    db,
    isExpired,
    (mails) =>
      db
        .update(outbox)
        .set({
          recipient: '',
          recipientHash: sql`found.hash`,
          subject: '',
          html: '',
          text: '',
          unsubscribeUrl: null,
          smtpResponse,
        })
        .from(toRows(mails.map((mail) => ({ ...mail, hash: hashRecipient(secrets, mail) }))))
        .where(and(isExpired, sql`(${outbox.siteId}, ${outbox.id}) = (found."siteId", found.id)`)),
    stopping,
  );
}

/** The emails of an open issue stay: they say which readers have it, so that none gets it twice. */
async function deleteOldMails({ db, stopping }: Run, maxAgeMs: number): Promise<number> {
  const isExpired = sql`${lt(outbox.createdAt, ago(maxAgeMs))} and not exists (
    select 1 from ${issues}
    where ${issues.siteId} = ${outbox.siteId} and ${issues.id} = ${outbox.issueId}
      and ${isNull(issues.completedAt)}
  )`;
  return changeMails(
    db,
    isExpired,
    (mails) =>
      db
        .delete(outbox)
        .where(
          and(
            isExpired,
            sql`(${outbox.siteId}, ${outbox.id}) in (select "siteId", id from ${toRows(mails)})`,
          ),
        ),
    stopping,
  );
}

type FoundMail = Pick<StoredMail, 'siteId' | 'id' | 'recipient'>;

/** One parameter for all emails. The recipient stays here. */
const toRows = (mails: readonly (FoundMail & { hash?: string })[]): SQL =>
  sql`json_to_recordset(${JSON.stringify(
    mails.map(({ siteId, id, hash }) => ({ siteId, id, hash })),
  )}::json)
    as found ("siteId" text, id text, hash text)`;

/**
 * Finds emails and changes them in batches. A search per batch would read the same rows up to a
 * thousand times, because a digest has one age. An email that is changed meanwhile must still
 * match.
 */
async function changeMails(
  db: Db,
  filter: SQL,
  change: (mails: readonly FoundMail[]) => Promise<unknown>,
  stopping?: AbortSignal,
): Promise<number> {
  const { siteId, id, recipient } = outbox;
  const mails = await db
    .select({ siteId, id, recipient })
    .from(outbox)
    .where(filter)
    .limit(foundAtOnce);
  for (let i = 0; i < mails.length; i += batchSize) {
    if (stopping?.aborted) return i;
    await change(mails.slice(i, i + batchSize));
  }
  return mails.length;
}
