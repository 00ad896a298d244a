import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { dayMs } from '#shared/durations.ts';
import { equalInConstantTime } from '../../../infra/signing.ts';
import * as limits from '#shared/limits.ts';
import { problem } from '#shared/texts/problems.ts';
import {
  isRecent,
  malformedHook,
  parseHook,
  toCause,
  toEvent,
  unauthorizedHook,
  type MailHook,
} from './mail-hook.ts';

/** https://mailchimp.com/developer/transactional/docs/webhooks/ */
const webhook = z.array(
  z.object({
    event: z.optional(z.string()),
    ts: z.optional(z.number()),
    _id: z.optional(z.string()),
    msg: z.optional(z.object({ email: z.optional(z.string()), diag: z.optional(z.string()) })),
  }),
);

/** Mailchimp repeats a request until somebody stops it, and does not sign when. */
const maxAgeMs = limits.mailEvents.retentionMs - dayMs;

const readFields = (body: Buffer) => [...new URLSearchParams(body.toString('utf8'))];
const findEvents = (fields: [string, string][]) =>
  fields.find(([name]) => name === 'mandrill_events')?.[1];

/** Mailchimp Transactional signs its URL and the fields of its form (HMAC-SHA-1). */
export const mailchimp: MailHook = {
  name: 'Mailchimp Transactional',
  secret: {
    isValid: (text) => /^[\x21-\x7e]{10,200}$/.test(text),
    problem: problem('must be the key of the webhook'),
  },
  isTest: ({ body }) => findEvents(readFields(body))?.trim() === '[]',
  read({ header, body, urls, now }, secret) {
    const fields = readFields(body);
    const events = findEvents(fields);
    if (events === undefined) throw malformedHook();
    const signed = fields
      .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([name, value]) => name + value)
      .join('');
    const given = header('x-mandrill-signature') ?? '';
    const matches = urls.filter((url) =>
      equalInConstantTime(
        createHmac('sha1', secret)
          .update(url + signed)
          .digest('base64'),
        given,
      ),
    );
    if (matches.length === 0) throw unauthorizedHook();
    return {
      events: parseHook(webhook, events).flatMap(({ event, ts = 0, _id: id = '', msg }) => {
        const email = msg?.email ?? '';
        if (!isRecent(ts, now, maxAgeMs)) return [];
        const parts = { id: `${id} ${ts}` };
        if (event === 'spam') return toEvent('complaint', email, parts);
        return event === 'hard_bounce' || event === 'soft_bounce'
          ? toEvent(toCause(event === 'hard_bounce', msg?.diag), email, parts)
          : [];
      }),
    };
  },
};
