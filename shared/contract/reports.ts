import * as z from 'zod/mini';
import { reason as reasonLimit } from '../limits.ts';
import { reportReasons } from '../report-reasons.ts';
import { commentPath } from './comments.ts';
import { note } from './field-schemas.ts';
import { endpoint } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { postPath } from './posts.ts';
import { minutes, type Limit } from './rate-limit.ts';

const body = z.strictObject({
  reason: z.enum(
    reportReasons,
    `must be ${reportReasons.slice(0, -1).join(', ')} or ${reportReasons.at(-1)}`,
  ),
  note: described(
    'Anything else for moderators.',
    z.optional(note(reasonLimit.max)),
    'The link goes to a different page.',
  ),
});
const reply = named('Reported', z.object({ reported: z.boolean() }));

const reportsLimit: Limit = {
  name: 'reports',
  requests: 'reports',
  storage: 'process',
  seconds: minutes(10),
  person: 20,
  network: 120,
};

/** Each member can report an item once. Only moderators see reports. */
export const reports = {
  'POST /api/posts/{id}/report': endpoint({
    access: 'member',
    limit: reportsLimit,
    summary: 'Reports a post to the moderators.',
    path: postPath,
    body,
    reply,
    errorCodes: ['too_many_requests'],
  }),
  'POST /api/comments/{id}/report': endpoint({
    access: 'member',
    limit: reportsLimit,
    summary: 'Reports a comment to the moderators.',
    path: commentPath,
    body,
    reply,
    errorCodes: ['too_many_requests'],
  }),
};
