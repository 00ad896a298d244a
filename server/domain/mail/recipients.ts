import { outbox, subscriptions, users } from '../../db/schema.ts';
import type { Secrets } from '../../infra/signing.ts';
import { normalizeEmail } from '../core/email-address.ts';
import type { MailStore, StoredMail } from './outbox.ts';
import { own } from '../../db/own.ts';

type MailKey = Pick<StoredMail, 'siteId' | 'id'>;

const purpose = 'mail-recipient';
const toSignedText = ({ siteId, id }: MailKey, address: string) => `${siteId} ${id} ${address}`;

/** Returns what is stored instead of the recipient of an old email: a keyed hash. Decision 298. */
export const hashRecipient = (
  secrets: Secrets,
  mail: Pick<StoredMail, 'siteId' | 'id' | 'recipient'>,
): string => secrets.sign(purpose, toSignedText(mail, mail.recipient));

/**
 * Returns the address to which an email was sent; null if there is no such email. The address of an
 * old email is removed. It is then found only if it is that of the subscription, of the account, or
 * `named`, as the hash proves.
 */
export async function findRecipient(
  { db, secrets }: MailStore,
  mail: MailKey,
  named: string | null,
): Promise<string | null> {
  const [row] = await db
    .select({
      recipient: outbox.recipient,
      hash: outbox.recipientHash,
      reader: subscriptions.email,
      member: users.email,
    })
    .from(outbox)
    .leftJoin(subscriptions, own(subscriptions, outbox.siteId, { id: outbox.subscriptionId }))
    .leftJoin(users, own(users, outbox.siteId, { id: outbox.userId }))
    .where(own(outbox, mail.siteId, { id: mail.id }));
  if (!row) return null;
  if (row.recipient !== '') return row.recipient;
  const candidates = [row.reader, row.member, named === null ? null : normalizeEmail(named)];
  return (
    candidates.find(
      (address) =>
        address !== null && secrets.verify(purpose, toSignedText(mail, address), row.hash ?? ''),
    ) ?? null
  );
}
