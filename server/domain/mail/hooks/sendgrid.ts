import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import { hourMs } from '#shared/durations.ts';
import type { BounceCause } from '#shared/bounce-causes.ts';
import { problem } from '#shared/texts/problems.ts';
import {
  isRecent,
  parseHook,
  toCause,
  toEvent,
  unauthorizedHook,
  type MailHook,
} from './mail-hook.ts';

/** https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/event */
const webhook = z.array(
  z.object({
    event: z.string(),
    sg_event_id: z.string(),
    email: z.string(),
    type: z.optional(z.string()),
    reason: z.optional(z.string()),
    bounce_classification: z.optional(z.string()),
    'smtp-id': z.optional(z.string()),
  }),
);

/** SendGrid repeats a request for 24 hours. */
const maxAgeMs = 25 * hourMs;
/** Classes of a bounce. The others are judged by the answer of the server. */
const causes: Record<string, BounceCause> = {
  'Invalid Address': 'gone',
  Content: 'policy',
  'Frequency or Volume Too High': 'rate',
  'Mailbox Unavailable': 'full',
  Reputation: 'spam',
  'Technical Failure': 'other',
};

/** Returns the ECDSA key of the settings, which is DER in base64; null for another text. */
function toKey(text: string): KeyObject | null {
  try {
    const der = Buffer.from(text, 'base64');
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ec' ? key : null;
  } catch {
    return null;
  }
}

type Row = z.infer<typeof webhook>[number];

function readRow(row: Row) {
  const { event, type, reason = '', bounce_classification: kind = '' } = row;
  const parts = { id: row.sg_event_id, messageId: row['smtp-id'] ?? null };
  const isDroppedFor = (text: string) => event === 'dropped' && reason.startsWith(text);
  if (event === 'spamreport' || isDroppedFor('Spam Reporting Address'))
    return toEvent('complaint', row.email, parts);
  if (isDroppedFor('Bounced Address')) return toEvent('gone', row.email, parts);
  if (event !== 'bounce') return [];
  const isPermanent = type === 'bounce';
  const cause = (isPermanent ? causes[kind] : undefined) ?? toCause(isPermanent, reason);
  return toEvent(cause, row.email, parts);
}

/** SendGrid signs the time and the body with ECDSA; staff enter its public key. */
export const sendgrid: MailHook = {
  name: 'SendGrid',
  secret: {
    isValid: (text) => toKey(text) !== null,
    problem: problem('must be the verification key of the signed event webhook'),
  },
  read({ header, body, now }, secret) {
    const key = toKey(secret);
    const signature = header('x-twilio-email-event-webhook-signature') ?? '';
    const time = header('x-twilio-email-event-webhook-timestamp') ?? '';
    if (
      key === null ||
      !/^\d{1,12}$/.test(time) ||
      !isRecent(Number(time), now, maxAgeMs) ||
      !verify(
        'sha256',
        Buffer.concat([Buffer.from(time), body]),
        key,
        Buffer.from(signature, 'base64'),
      )
    )
      throw unauthorizedHook();
    return { events: parseHook(webhook, body.toString('utf8')).flatMap(readRow) };
  },
};
