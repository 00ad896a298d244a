import * as z from 'zod/mini';
import type { BounceCause } from '#shared/bounce-causes.ts';
import { problem } from '#shared/texts/problems.ts';
import { equalInConstantTime } from '../../../infra/signing.ts';
import { parseHook, toCause, toEvent, unauthorizedHook, type MailHook } from './mail-hook.ts';

/** https://postmarkapp.com/developer/webhooks/bounce-webhook and spam-complaint-webhook. */
const webhook = z.object({
  RecordType: z.string(),
  ID: z.optional(z.union([z.number(), z.string()])),
  Type: z.optional(z.string()),
  Inactive: z.optional(z.boolean()),
  Email: z.optional(z.string()),
  Details: z.optional(z.string()),
});

/** Types about an address that does not exist. Others may succeed later. */
const permanent = new Set(['HardBounce', 'BadEmailAddress']);
const causes: Record<string, BounceCause> = {
  SpamNotification: 'spam',
  Blocked: 'spam',
  VirusNotification: 'virus',
  DMARCPolicy: 'authentication',
};

/** Postmark signs nothing: its requests have the password of the URL (HTTP Basic). */
export const postmark: MailHook = {
  name: 'Postmark',
  secret: {
    isValid: (text) => /^[\x21-\x39\x3b-\x7e]+:[\x21-\x7e]{16,}$/.test(text),
    problem: problem('must be a user, a colon and a password of at least 16 characters'),
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
      Details: details,
    } = parseHook(webhook, body.toString('utf8'));
    if (email === undefined || id === undefined) return { events: [] };
    if (record === 'SpamComplaint' || type === 'SpamComplaint')
      return { events: toEvent('complaint', email, { id: String(id) }) };
    if (record !== 'Bounce') return { events: [] };
    const cause = causes[type] ?? toCause(permanent.has(type) && isInactive, details);
    return { events: toEvent(cause, email, { id: String(id) }) };
  },
};
