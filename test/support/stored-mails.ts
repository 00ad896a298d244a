import { sql, type SQL } from 'drizzle-orm';
import { outbox } from '../../server/db/schema.ts';
import { decryptMail } from '../../server/domain/mail/encrypted-mail.ts';
import type { StoredMail } from '../../server/domain/mail/outbox.ts';
import type { TestApp } from './test-app.ts';

/** Reads emails of the outbox with their content decrypted, oldest first. */
export async function readStoredMails(
  { deps: { db, secrets } }: Pick<TestApp, 'deps'>,
  which?: SQL,
): Promise<StoredMail[]> {
  // The clock of tests stands still. Later transactions have higher numbers.
  const written = sql`outbox.xmin::text::bigint`;
  const rows = await db
    .select()
    .from(outbox)
    .where(which)
    .orderBy(outbox.createdAt, written, outbox.id);
  return rows.map((row) => {
    const mail = decryptMail(secrets, row);
    if (!mail) throw new Error(`mail ${row.id} is encrypted with another key`);
    return mail;
  });
}
