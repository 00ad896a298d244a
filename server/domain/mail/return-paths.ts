import { createSecrets, equalInConstantTime, type Secrets } from '../../infra/signing.ts';

/** Identifies an email. */
type MailKey = { siteId: string; id: string };

const purpose = 'return-path';
/** Longer ids would exceed the 64 characters of a local part (RFC 5321). */
const maxIdLength = 20;

/** Signs with one key. Hexadecimal, because mail servers may change the case. */
const sign = (secrets: Secrets, { siteId, id }: MailKey) =>
  Buffer.from(secrets.sign(purpose, `${siteId} ${id}`), 'base64url')
    .toString('hex')
    .slice(0, 20);

/**
 * Returns the local part of a return path of its own (VERP), so that a bounce names its email. The
 * signature proves that the bounce answers that email. Null for an id that does not fit.
 */
export const toReturnPath = (secrets: Secrets, mail: MailKey): string | null =>
  mail.id.length > maxIdLength
    ? null
    : `b-${Buffer.from(mail.id).toString('hex')}-${sign(secrets, mail)}`;

/** Returns the email that a return path belongs to; null for any other address. */
export function parseReturnPath(
  secrets: Secrets,
  siteIds: Iterable<string>,
  address: string,
): MailKey | null {
  const [, hex = '', signature = ''] =
    /^<?b-((?:[0-9a-f]{2}){1,20})-([0-9a-f]{20})@[^@\s]+$/i.exec(address.trim()) ?? [];
  if (hex === '') return null;
  const id = Buffer.from(hex, 'hex').toString('latin1');
  const keys = secrets.keys.map((key) => createSecrets([key]));
  for (const siteId of siteIds)
    for (const key of keys)
      if (equalInConstantTime(sign(key, { siteId, id }), signature.toLowerCase()))
        return { siteId, id };
  return null;
}
