import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { digestVariants, outbox } from '../../db/schema.ts';
import type { Mail } from '../../email/layout.tsx';
import { getTracer } from '../../infra/trace.ts';
import type { Secrets } from '../../infra/signing.ts';
import { newId } from '../core/ids.ts';
import { decryptMail, encryptMail } from './encrypted-mail.ts';
import { own } from '../../db/own.ts';

/** The priority of an email that its reader requested and waits for. */
export const urgentPriority = 0;
/** The highest priority of mail that somebody requested, such as a confirmation. */
export const requestedPriority = 1;

export type NewMail = Mail & {
  siteId: string;
  kind: string;
  priority: number;
  recipient: string;
  userId?: string | null;
  now: Date;
  expiresAt?: Date;
  unsubscribeUrl?: string | null;
  localDay?: string;
};

/** What reading and writing emails takes: their content is encrypted. */
export type MailStore = { db: Db; secrets: Secrets };

/**
 * Adds an email to the outbox, from which a job sends it, once the transaction is committed.
 * `unsubscribeUrl`: the one-click URL of a newsletter or notification, for its header. `localDay`:
 * at most one email of the kind to the account on that day.
 */
export const queueMail = (store: MailStore, mail: NewMail): Promise<void> =>
  queueMails(store, [mail]);

/** Adds emails in one statement. */
export async function queueMails(
  { db, secrets }: MailStore,
  mails: readonly NewMail[],
): Promise<void> {
  if (mails.length === 0) return;
  const traceParent = getTracer()?.getParent() ?? null;
  await db
    .insert(outbox)
    .values(
      mails.map(({ now, ...mail }) =>
        encryptMail(secrets, { ...mail, id: newId(), sendAfter: now, createdAt: now, traceParent }),
      ),
    );
}

export type StoredMail = typeof outbox.$inferSelect;

/** `hasNoMatch`: a digest that is not written, because no post matches its preferences. */
export type ListedMail = Pick<
  StoredMail,
  'id' | 'kind' | 'recipient' | 'subject' | 'state' | 'createdAt'
> & { hasNoMatch: boolean };

/** Lists a site's emails, newest first. Only for `/dev/mail`, because they hold codes. */
export async function listMails(
  { db, secrets }: MailStore,
  siteId: string,
  limit: number,
): Promise<ListedMail[]> {
  const { id, kind, recipient, state, createdAt } = outbox;
  const rows = await db
    .select({
      siteId: outbox.siteId,
      id,
      kind,
      recipient,
      // The subject of a digest is stored with its variant.
      subject: sql<string>`coalesce(${digestVariants.subject}, ${outbox.subject})`,
      hasNoMatch: sql<boolean>`(${outbox.smtpResponse} = 'no match') is true
        or (${digestVariants.state} = 'failed' and ${digestVariants.postIds} = '{}') is true`,
      state,
      createdAt,
    })
    .from(outbox)
    .leftJoin(digestVariants, own(digestVariants, outbox.siteId, { id: outbox.variantId }))
    .where(eq(outbox.siteId, siteId))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
  return rows.map((row) => decryptMail(secrets, row) ?? { ...row, subject: '' });
}

/** Returns one email of a site, if it can be decrypted. Only for `/dev/mail`. */
export async function readMail(
  { db, secrets }: MailStore,
  siteId: string,
  id: string,
): Promise<StoredMail | undefined> {
  const [row] = await db
    .select()
    .from(outbox)
    .where(own(outbox, siteId, { id }));
  return (row && decryptMail(secrets, row)) ?? undefined;
}
