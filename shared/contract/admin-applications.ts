import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { list, query } from './admin-moderation-schemas.ts';
import { note } from './field-schemas.ts';
import { endpoint, instant } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';

const path = z.strictObject({
  id: described('ID of the application.', z.string().check(z.maxLength(200)), 'k3VwqZ1x8TfB'),
});

/** People who wait to be accepted, on sites that approve their members. */
export const adminApplications = {
  'GET /api/admin/applications': endpoint({
    access: 'moderator',
    summary: 'People who want to become members, oldest application first.',
    query: z.strictObject(query),
    reply: named(
      'Applications',
      z.object({
        applications: z.array(
          named(
            'Application',
            z.object({
              id: z.string(),
              username: z.string(),
              name: z.string(),
              question: described('Of the site, when they answered it.', z.string()),
              answer: z.string(),
              address: described(
                'Proven. Masked, for admins only: `a•••a@example.org`.',
                z.nullable(z.string()),
              ),
              createdAt: instant,
            }),
          ),
        ),
        ...list,
        totalCount: z.int(),
      }),
    ),
  }),
  'POST /api/admin/applications/{id}/accept': endpoint({
    access: 'moderator',
    summary: 'Creates the account and emails its owner.',
    path,
    reply: named('ApplicationAccepted', z.object({ username: z.string() })),
    errorCodes: ['conflict'],
  }),
  'POST /api/admin/applications/{id}/decline': endpoint({
    access: 'moderator',
    summary: 'Deletes the application and emails the applicant, who may apply again.',
    path,
    body: z.strictObject({
      reason: described('Emailed to the applicant.', z.optional(note(limits.reason.max))),
    }),
    reply: named('ApplicationDeclined', z.object({ username: z.string() })),
  }),
};
