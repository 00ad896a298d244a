import type { outbox } from '../../server/db/schema.ts';
import { newId } from '../../server/domain/core/ids.ts';

export type MailRow = typeof outbox.$inferInsert;

/** Returns a queued reply email as a row of the outbox, with these fields. */
export function createMailRow(fields: Partial<MailRow>): MailRow {
  const now = new Date();
  return {
    siteId: 'nontrivial',
    id: newId(),
    kind: 'reply',
    priority: 5,
    recipient: 'reader@mail.example',
    subject: 's',
    html: 'h',
    text: 't',
    sendAfter: now,
    createdAt: now,
    ...fields,
  };
}

/** Returns a digest email, whose content is in its variant. */
export const createDigestRow = (fields: Partial<MailRow>): MailRow =>
  createMailRow({ kind: 'digest-daily', priority: 50, subject: '', html: '', text: '', ...fields });
