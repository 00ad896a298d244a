import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { hourMs } from '#shared/durations.ts';
import { problem } from '#shared/texts/problems.ts';
import { equalInConstantTime } from '../../../infra/signing.ts';
import {
  isRecent,
  parseHook,
  toCause,
  toEvent,
  unauthorizedHook,
  type MailHook,
} from './mail-hook.ts';

/** https://documentation.mailgun.com/docs/mailgun/user-manual/events/webhooks */
const webhook = z.object({
  signature: z.object({ timestamp: z.string(), token: z.string(), signature: z.string() }),
  'event-data': z.object({
    event: z.string(),
    recipient: z.optional(z.string()),
    severity: z.optional(z.string()),
    reason: z.optional(z.string()),
    'delivery-status': z.optional(z.object({ message: z.optional(z.string()) })),
    message: z.optional(
      z.object({ headers: z.optional(z.object({ 'message-id': z.optional(z.string()) })) }),
    ),
  }),
});

/** Mailgun repeats a request for eight hours, with the same signature. */
const maxAgeMs = 9 * hourMs;
/** Reasons of a permanent failure that are about the address. */
const aboutAddress = new Set(['bounce', 'suppress-bounce']);

const nothing = { cause: 'other', email: '' } as const;

/** Mailgun signs a time and a token with its HTTP webhook signing key (HMAC-SHA-256). */
export const mailgun: MailHook = {
  name: 'Mailgun',
  secret: {
    isValid: (text) => /^[\x21-\x7e]{16,200}$/.test(text),
    problem: problem('must be the HTTP webhook signing key'),
  },
  read({ body, now }, secret) {
    const { signature: signed, 'event-data': data } = parseHook(webhook, body.toString('utf8'));
    const expected = createHmac('sha256', secret)
      .update(signed.timestamp + signed.token)
      .digest('hex');
    if (
      !/^\d{1,12}$/.test(signed.timestamp) ||
      !isRecent(Number(signed.timestamp), now, maxAgeMs) ||
      !equalInConstantTime(expected, signed.signature)
    )
      throw unauthorizedHook();
    const { event, recipient = '', severity, reason = '', message } = data;
    const { message: answer = '' } = data['delivery-status'] ?? {};
    const permanent = severity === 'permanent' && aboutAddress.has(reason);
    const cause = event === 'failed' ? toCause(permanent, answer) : 'other';
    const [read] = toEvent(event === 'complained' ? 'complaint' : cause, recipient, {
      id: '',
      messageId: message?.headers?.['message-id'],
    });
    // The signature does not cover the rest of the body. As the ID, it is valid for one event,
    // which is any request: one about a delivery must not become a complaint.
    return { events: [{ ...(read ?? nothing), id: signed.signature }] };
  },
};
