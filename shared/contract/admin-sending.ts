import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { endpoint, instant } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';

const { days, perDay } = limits.warmUp;

const sendingReport = named(
  'SendingReport',
  z.object({
    plan: described(
      'The plan for the domain of the sender.',
      z.object({
        domain: z.string(),
        isOn: z.boolean(),
        volumes: described(
          'Digests on each day. After the last day there is no limit.',
          z.array(z.int()),
        ),
        day: described('The present day, from 1.', z.int()),
        volume: described('Digests of the present day. Null: no limit.', z.nullable(z.int())),
        sent: described('Digests sent on the present day.', z.int()),
        waiting: described('Digests in the outbox.', z.int()),
        nextAt: described('When the next day begins, if digests wait for it.', z.nullable(instant)),
        lastAt: described(
          "When the last waiting digest is sent, if each day's volume is used up.",
          z.nullable(instant),
        ),
      }),
    ),
    waits: described(
      'Servers that asked this site to wait. Login codes and confirmations do not wait.',
      z.array(
        z.object({
          domain: described(
            'The domain of the recipients. Null: the mail server of the site itself.',
            z.nullable(z.string()),
          ),
          until: instant,
          perMinute: described('Emails in the first minute after the wait.', z.int()),
          waiting: described('Emails in the outbox for it.', z.int()),
        }),
      ),
    ),
    pauses: described(
      'Mail that is paused, because the mail server rejects it for policy reasons.',
      z.array(
        z.object({
          stream: described(
            '`transactional`: confirmations. `bulk`: digests and notices.',
            z.enum(['transactional', 'bulk']),
          ),
          until: instant,
        }),
      ),
    ),
  }),
);
export type SendingReport = z.infer<typeof sendingReport>;

/** How fast a site may send. */
export const adminSending = {
  'GET /api/admin/mail/sending': endpoint({
    access: 'admin',
    summary: 'The plan for a new sender domain, and what waits at present and until when.',
    reply: sendingReport,
  }),
  'PUT /api/admin/mail/warm-up': endpoint({
    access: 'admin',
    summary:
      'Replaces the plan for the sender domain. Digests that wait for it are sent as the new ' +
      'plan allows. A plan that is turned on again starts over on day 1.',
    body: z.strictObject({
      isOn: described('False: the domain is known, so nothing is limited.', z.boolean()),
      volumes: described(
        'Digests on each day.',
        z
          .array(
            z
              .int('must be whole numbers')
              .check(
                z.gte(1, 'must be at least 1 each'),
                z.lte(perDay, `must be at most ${perDay.toLocaleString('en')} each`),
              ),
            'must be a list of numbers',
          )
          .check(
            z.minLength(1, 'must have at least one day'),
            z.maxLength(days, `must have at most ${days} days`),
          ),
        [500, 1000, 2000],
      ),
    }),
    reply: sendingReport,
    errorCodes: ['too_many_requests'],
  }),
};
