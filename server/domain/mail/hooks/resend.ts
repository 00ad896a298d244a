import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { minuteMs } from '#shared/durations.ts';
import { problem } from '#shared/texts/problems.ts';
import { equalInConstantTime } from '../../../infra/signing.ts';
import { sesCauses } from './amazon-ses.ts';
import {
  isRecent,
  parseHook,
  toCause,
  toEvent,
  unauthorizedHook,
  type MailHook,
} from './mail-hook.ts';

/** https://resend.com/docs/dashboard/webhooks/event-types */
const webhook = z.object({
  type: z.string(),
  data: z.object({
    email_id: z.optional(z.string()),
    to: z.optional(z.union([z.array(z.string()), z.string()])),
    bounce: z.optional(
      z.object({
        type: z.optional(z.string()),
        subType: z.optional(z.string()),
      }),
    ),
  }),
});

/** Svix allows five minutes and signs each repetition anew. */
const maxSkewMs = 5 * minuteMs;
const prefix = 'whsec_';

/** Resend signs id, time and body as Svix does (HMAC-SHA-256). */
export const resend: MailHook = {
  name: 'Resend',
  secret: {
    isValid: (text) => /^whsec_[A-Za-z0-9+/]{16,}={0,2}$/.test(text),
    problem: problem('must be the signing secret, which begins with whsec_'),
  },
  read({ header, body, now }, secret) {
    const [id = '', time = '', signatures = ''] = ['id', 'timestamp', 'signature'].map(
      (name) => header(`svix-${name}`) ?? header(`webhook-${name}`),
    );
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    const expected = createHmac('sha256', key)
      .update(`${id}.${time}.`)
      .update(body)
      .digest('base64');
    const matches = signatures
      .split(' ')
      .filter((signature) => equalInConstantTime(`v1,${expected}`, signature));
    if (
      id === '' ||
      !/^\d{1,12}$/.test(time) ||
      !isRecent(Number(time), now, maxSkewMs) ||
      matches.length === 0
    )
      throw unauthorizedHook();
    const { type, data } = parseHook(webhook, body.toString('utf8'));
    const recipients = [data.to ?? []].flat();
    if (type === 'email.complained')
      return { events: recipients.flatMap((email) => toEvent('complaint', email, { id })) };
    if (type !== 'email.bounced') return { events: [] };
    const { type: kind = 'Permanent', subType = '' } = data.bounce ?? {};
    const cause = sesCauses[subType] ?? toCause(kind === 'Permanent');
    return { events: recipients.flatMap((email) => toEvent(cause, email, { id })) };
  },
};
