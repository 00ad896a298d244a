import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { digestLanguages } from '../paths.ts';
import { count } from './admin-newsletter-schemas.ts';
import { byId, endpoint } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { hour, minutes } from './rate-limit.ts';

const language = described(
  'Of the email; `en` by default.',
  z.optional(z.enum(digestLanguages, `must be one of ${digestLanguages.join(', ')}`)),
);

const mistake = named(
  'MailMistake',
  z.object({
    kind: described(
      '`site_not_open`: only staff see the site. `no_posts`: all are hidden. ' +
        '`empty_letter`: it shows nothing. ' +
        '`hidden_block`: a post or comment in the text is hidden, so ' +
        'emails leave it out. `large`: Gmail clips emails at 102 KB of HTML. ' +
        '`unpublished_link`: to a hidden or missing post, or an unpublished issue. ' +
        '`missing_image`: an uploaded image that the site does not have.',
      z.enum([
        'site_not_open',
        'no_posts',
        'empty_letter',
        'no_postal_address',
        'no_unsubscribe_link',
        'empty_subject',
        'no_alternative_text',
        'hidden_block',
        'large',
        'unpublished_link',
        'missing_image',
      ]),
    ),
    severity: described(
      '`error`: the email would be unlawful or broken, so it is not sent.',
      z.enum(['error', 'warning']),
    ),
    detail: described(
      'The image, link, size in KB or hidden post; else null.',
      z.nullable(z.string()),
    ),
  }),
);
export type MailMistake = z.infer<typeof mistake>;

/** What is wrong with an email before it is sent. */
export const adminMistakes = {
  'GET /api/admin/issues/{id}/mistakes': endpoint({
    access: 'admin',
    limit: {
      name: 'mail-checks',
      requests: 'checks',
      storage: 'process',
      seconds: minutes(10),
      person: 200,
      network: 1_200,
    },
    summary: 'Mistakes in the email of an issue, errors first. Calls no model and no other server.',
    path: byId,
    query: z.strictObject({ language }),
    reply: named('IssueMistakes', z.object({ mistakes: z.array(mistake) })),
    errorCodes: ['not_found', 'conflict', 'too_many_requests'],
  }),
  'POST /api/admin/issues/{id}/links': endpoint({
    access: 'admin',
    // Each requests up to 50 pages of others.
    limit: {
      name: 'issue-link-checks',
      requests: 'link checks',
      storage: 'database',
      seconds: hour,
      person: 20,
      network: 120,
    },
    summary:
      `Requests the links of an issue to other sites, at most ${limits.linkCheck.links}. A ` +
      'link that returns 403 or a similar status does not count as dead.',
    path: byId,
    body: z.strictObject({ language }),
    reply: named(
      'IssueLinks',
      z.object({
        checked: count,
        unchecked: described('Links beyond the limits of number and time.', count),
        dead: z.array(
          z.object({
            url: z.string(),
            status: described('Null: no public server answered.', z.nullable(z.int())),
          }),
        ),
      }),
    ),
    errorCodes: ['not_found', 'conflict', 'too_many_requests'],
  }),
};
