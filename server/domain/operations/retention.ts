import { and, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import { dayMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { imageLimits } from '#shared/newsletter/uploaded-images.ts';
import type { Deps } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import {
  apiKeys,
  articles,
  embeddings,
  imports,
  llmUsage,
  outbox,
  postLabels,
  topicTerms,
} from '../../db/schema.ts';
import { ago } from '../../db/sql-time.ts';
import { purgeAddressBans } from '../accounts/address-bans.ts';
import { purgeApplications } from '../login/applications.ts';
import { purgeInvitations } from '../login/invitations.ts';
import { purgeLoginCodes } from '../login/login-codes.ts';
import { purgeLoginFlows } from '../login/pending-identities.ts';
import { forEachIsolated } from '../core/for-each-isolated.ts';
import { erasureLifetimeMs, purgeErasures } from '../core/erasures.ts';
import { purgePasskeyChallenges } from '../login/passkey-challenges.ts';
import { purgeIdempotencyKeys } from '../core/idempotency.ts';
import { purgeMarkers } from '../core/instance-markers.ts';
import { purgeRateLimits } from '../core/rate-limiter.ts';
import { purgeSessions } from '../login/sessions.ts';
import { purgeSignupNetworks } from '../login/signup-network.ts';
import { purgeImages } from '../images/purge-images.ts';
import { purgeFeedItems } from '../imports/feed-items.ts';
import type { MailStore, StoredMail } from '../mail/outbox.ts';
import { purgeBackoffs } from '../mail/receiver-backoffs.ts';
import { hashRecipient } from '../mail/recipients.ts';
import { policyStatus, purgePauses } from '../mail/send-pauses.ts';
import { purgePictures } from '../posts/sharing-pictures.ts';
import { purgeVisits } from '../posts/visits.ts';
import { purgeUnderstoodPrompts } from '../preferences/understood-prompts.ts';
import { purgeCdnRows } from './purge-cdn.ts';
import { purgeStoredAssets, replacedAssetsRetentionMs } from './stored-assets.ts';
import { purgeOrphanedVariants, purgeRequests, purgeUnconfirmed } from '../subscriptions/erase.ts';

/** Rows per statement, so that others do not wait long. */
const batchSize = 1_000;
/** Ids of emails in memory. */
const foundAtOnce = 50_000;

/**
 * `null` means that rows have their own end.
 * `purge` returns the number of rows if it works in batches of `limit`.
 */
type Rule = {
  data: string;
  maxAgeMs: number | null;
  purge: (db: Db, limit: number, run: Run) => Promise<number | void>;
};
type Run = Pick<Deps, 'secrets'> & { stopping: AbortSignal | undefined };

export const retention: readonly Rule[] = [
  {
    data: 'login codes, email counts, and failed attempts with their networks',
    maxAgeMs: limits.dayCode.lifetimeMs,
    purge: purgeLoginCodes,
  },
  {
    data: 'networks of sign-ups, as keyed hashes',
    maxAgeMs: limits.signupBurst.retentionMs,
    purge: purgeSignupNetworks,
  },
  {
    data: 'undecided applications of new members',
    maxAgeMs: limits.applications.retentionMs,
    purge: purgeApplications,
  },
  {
    data: 'expired invitations',
    maxAgeMs: limits.invitations.retentionMs,
    purge: purgeInvitations,
  },
  {
    data: 'unused and old sessions',
    maxAgeMs: limits.session.absoluteMs,
    purge: purgeSessions,
  },
  {
    data: 'challenges of passkeys',
    maxAgeMs: limits.passkeys.challengeLifetimeMs,
    purge: purgePasskeyChallenges,
  },
  {
    data: 'unfinished logins at providers',
    maxAgeMs: limits.loginProviders.pendingLifetimeMs,
    purge: purgeLoginFlows,
  },
  { data: 'rate limit counters', maxAgeMs: null, purge: purgeRateLimits },
  {
    data: 'erasures and unsubscriptions, by ID, to repeat after the restore of a backup',
    maxAgeMs: erasureLifetimeMs,
    purge: purgeErasures,
  },
  { data: 'keys of changes that left all caches', maxAgeMs: 2 * dayMs, purge: purgeCdnRows },
  { data: 'ended mail pauses', maxAgeMs: null, purge: purgePauses },
  { data: 'ended waits for mail servers', maxAgeMs: dayMs, purge: purgeBackoffs },
  { data: 'ended bans of email addresses', maxAgeMs: null, purge: purgeAddressBans },
  {
    data: 'style sheets, scripts and images of replaced versions of the program',
    maxAgeMs: replacedAssetsRetentionMs,
    purge: purgeStoredAssets,
  },
  { data: 'processed webhook events and logged warnings', maxAgeMs: null, purge: purgeMarkers },
  {
    data: 'replies to an Idempotency-Key',
    maxAgeMs: limits.idempotencyKey.retentionMs,
    purge: purgeIdempotencyKeys,
  },
  {
    data: 'expired API keys',
    maxAgeMs: 30 * dayMs,
    purge: async (db) =>
      void (await db.delete(apiKeys).where(lt(apiKeys.expiresAt, ago(30 * dayMs)))),
  },
  {
    data: 'requests for subscriptions',
    maxAgeMs: limits.verifyLink.lifetimeMs,
    purge: purgeRequests,
  },
  {
    data: 'unconfirmed subscriptions',
    maxAgeMs: limits.verifyLink.lifetimeMs,
    purge: purgeUnconfirmed,
  },
  {
    data: 'digest variants without subscribers',
    maxAgeMs: 0,
    purge: (db, limit) => db.transaction((tx) => purgeOrphanedVariants(tx, undefined, limit)),
  },
  {
    data: 'understood prompts without subscribers',
    maxAgeMs: 0,
    purge: (db) => purgeUnderstoodPrompts(db),
  },
  {
    data: 'emails',
    maxAgeMs: 30 * dayMs,
    purge: (db, _limit, { stopping }) =>
      deleteMails(db, lt(outbox.createdAt, ago(30 * dayMs)), stopping),
  },
  {
    data: 'content and recipients of emails',
    maxAgeMs: 7 * dayMs,
    purge: (db, _limit, { secrets, stopping }) => emptyMails({ db, secrets }, 7 * dayMs, stopping),
  },
  {
    data: 'texts of linked articles',
    maxAgeMs: 60 * dayMs,
    purge: (db) => emptyPages(db, 60 * dayMs),
  },
  {
    data: 'items of inbound feeds',
    maxAgeMs: limits.feeds.retentionMs,
    purge: purgeFeedItems,
  },
  // Import errors quote the rejected rows.
  {
    data: 'errors of imported files',
    maxAgeMs: 30 * dayMs,
    purge: async (db) =>
      void (await db
        .update(imports)
        .set({ errors: [] })
        .where(and(lt(imports.createdAt, ago(30 * dayMs)), sql`${imports.errors} <> '[]'`))),
  },
  {
    data: 'embeddings of posts',
    maxAgeMs: 60 * dayMs,
    purge: async (db) =>
      void (await db.delete(embeddings).where(lt(embeddings.createdAt, ago(60 * dayMs)))),
  },
  {
    data: 'labels of posts',
    maxAgeMs: 60 * dayMs,
    purge: async (db) =>
      void (await db.delete(postLabels).where(lt(postLabels.createdAt, ago(60 * dayMs)))),
  },
  {
    data: 'English words for topics of subscribers',
    maxAgeMs: 60 * dayMs,
    purge: async (db) =>
      void (await db.delete(topicTerms).where(lt(topicTerms.createdAt, ago(60 * dayMs)))),
  },
  {
    data: 'uploaded images in no issue',
    maxAgeMs: imageLimits.unusedRetentionMs,
    purge: purgeImages,
  },
  {
    data: 'sharing images',
    maxAgeMs: limits.pictures.retentionMs,
    purge: purgePictures,
  },
  {
    data: 'visits of threads',
    maxAgeMs: limits.threadVisits.retentionMs,
    purge: purgeVisits,
  },
  {
    data: 'usage of the model',
    maxAgeMs: 365 * dayMs,
    purge: async (db) =>
      void (await db
        .delete(llmUsage)
        .where(
          sql`${llmUsage.day} < to_char((${ago(365 * dayMs)}) at time zone 'utc', 'YYYY-MM-DD')`,
        )),
  },
];

/**
 * Deletes expired data. A failure affects one rule only. Idempotent, and safe in several processes.
 * Returns how many rows.
 */
export async function purgeExpired(
  { db, secrets }: MailStore,
  stopping?: AbortSignal,
): Promise<number> {
  let purged = 0;
  await forEachIsolated(
    retention,
    async ({ data, purge }) => {
      try {
        for (;;) {
          const count = (await purge(db, batchSize, { secrets, stopping })) ?? 0;
          purged += count;
          if (count < batchSize || stopping?.aborted) return;
        }
      } catch (cause) {
        throw new Error(`Expired data was not deleted: ${data}`, { cause });
      }
    },
    stopping,
  );
  return purged;
}

/** An enhanced status (RFC 3463). */
const anyStatus = String.raw`\m[245]\.\d{1,3}\.\d{1,3}\M`;

/**
 * Empties old emails, because subjects can contain codes, and the unsubscribe URL works like a key.
 * Keeps a hash of the recipient for late reports. Replies of mail servers may quote the email
 * address, so only their status codes stay. An email with a recipient was not emptied yet.
 */
async function emptyMails(
  { db, secrets }: MailStore,
  maxAgeMs: number,
  stopping?: AbortSignal,
): Promise<number> {
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

const deleteMails = (db: Db, isExpired: SQL, stopping?: AbortSignal): Promise<number> =>
  changeMails(
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

async function emptyPages(db: Db, maxAgeMs: number): Promise<number> {
  const { siteId, postId } = articles;
  const expired = db
    .select({ siteId, postId })
    .from(articles)
    .where(and(isNotNull(articles.text), lt(articles.fetchedAt, ago(maxAgeMs))))
    .limit(batchSize);
  return (
    await db
      .update(articles)
      .set({ text: null })
      .where(sql`(${siteId}, ${postId}) in (${expired})`)
      .returning({ postId })
  ).length;
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
