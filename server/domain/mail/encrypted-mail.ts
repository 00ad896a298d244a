import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { outbox } from '../../db/schema.ts';
import type { Secrets } from '../../infra/signing.ts';

/** The columns of an email that hold codes, links and private text. */
const columns = ['subject', 'html', 'text', 'unsubscribeUrl'] as const;
type Content = Pick<typeof outbox.$inferSelect, (typeof columns)[number]>;
type Key = Pick<typeof outbox.$inferSelect, 'siteId' | 'id'>;

const purpose = 'outbox';
/** Encrypted values begin with this. */
const prefix = 'encrypted:';
/** Begins what a digest has instead of an unsubscribe URL, which is created when it is sent. */
const deferredPrefix = 'later:';
const deferredText = 'unsubscribe URL';

/** A value decrypts in its own column and email only. */
const toContext = ({ siteId, id }: Key, column: string) => `${siteId} ${id} ${column}`;

/** Encrypts the content of an email. Empty values and null stay as they are. Decision 180. */
export function encryptMail<T extends Key & Partial<Content>>(secrets: Secrets, mail: T): T {
  const encrypted: Partial<Record<keyof Content, string>> = {};
  for (const column of columns) {
    const value = mail[column];
    if (value)
      encrypted[column] = prefix + secrets.encrypt(purpose, toContext(mail, column), value);
  }
  return { ...mail, ...encrypted };
}

/** What a digest has instead of its unsubscribe URL. It is valid for these keys only. */
export const deferredUnsubscribeUrl = (secrets: Secrets): string =>
  deferredPrefix + secrets.sign(purpose, deferredText);

/**
 * Decrypts the content of an email. The unsubscribe URL of a digest is empty. Returns null if the
 * keys do not fit: the links of this process would not work.
 */
export function decryptMail<T extends Key & Partial<Content>>(secrets: Secrets, mail: T): T | null {
  const decrypted: Partial<Record<keyof Content, string>> = {};
  for (const column of columns) {
    const value = mail[column];
    if (column === 'unsubscribeUrl' && value?.startsWith(deferredPrefix)) {
      if (!secrets.verify(purpose, deferredText, value.slice(deferredPrefix.length))) return null;
      decrypted[column] = '';
      continue;
    }
    if (!value?.startsWith(prefix)) continue;
    const text = secrets.decrypt(purpose, toContext(mail, column), value.slice(prefix.length));
    if (text === null) return null;
    decrypted[column] = text;
  }
  return { ...mail, ...decrypted };
}

/**
 * Removes the content of emails that are not sent again, or of those that match. A newsletter email
 * keeps an empty unsubscribe URL, because null means another kind of mail.
 */
export function withoutContent(condition: SQL = sql`true`) {
  const { subject, html, text, unsubscribeUrl } = outbox;
  const remove = (column: PgColumn) =>
    sql<string>`case when ${condition} then '' else ${column} end`;
  return {
    subject: remove(subject),
    html: remove(html),
    text: remove(text),
    unsubscribeUrl: sql`case when ${unsubscribeUrl} is not null then ${remove(unsubscribeUrl)} end`,
  };
}
