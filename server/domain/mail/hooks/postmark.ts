import * as z from 'zod/mini';
import { equalInConstantTime } from '../../../infra/signing.ts';
import { parseHook, toEvent, unauthorizedHook, type MailHook } from './mail-hook.ts';

/** https://postmarkapp.com/developer/webhooks/bounce-webhook and spam-complaint-webhook. */
const webhook = z.object({
  RecordType: z.string(),
  ID: z.optional(z.union([z.number(), z.string()])),
  Type: z.optional(z.string()),
  Inactive: z.optional(z.boolean()),
  Email: z.optional(z.string()),
});

/** Types about an address that does not exist. Others may succeed later. */
const permanent = new Set(['HardBounce', 'BadEmailAddress']);

/** Postmark signs nothing: its requests have the password of the URL (HTTP Basic). */
export const postmark: MailHook = {
  name: 'Postmark',
  secret: {
    isValid: (text) => /^[\x21-\x39\x3b-\x7e]+:[\x21-\x7e]{16,}$/.test(text),
    problem: 'must be a user, a colon and a password of at least 16 characters',
  },
  read({ header, body }, secret) {
    const [, given = ''] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header('authorization') ?? '') ?? [];
    if (!equalInConstantTime(Buffer.from(given, 'base64').toString('utf8'), secret))
      throw unauthorizedHook();
    const {
      RecordType: record,
      ID: id,
      Type: type = '',
      Inactive: isInactive = false,
      Email: email,
    } = parseHook(webhook, body.toString('utf8'));
    if (email === undefined || id === undefined) return { events: [] };
    if (record === 'SpamComplaint' || type === 'SpamComplaint')
      return { events: toEvent('complaint', email, { id: String(id) }) };
    if (record !== 'Bounce') return { events: [] };
    return {
      events: toEvent('bounce', email, {
        id: String(id),
        permanent: permanent.has(type) && isInactive,
      }),
    };
  },
};
