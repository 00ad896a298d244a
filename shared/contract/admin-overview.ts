import * as z from 'zod/mini';
import { count } from './admin-newsletter-schemas.ts';
import { endpoint, instant } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { frequency } from './subscription-schemas.ts';

/** The steps from a new site to its first digest, in order. */
export const setupSteps = [
  'name',
  'logo',
  'colors',
  'tags',
  'content',
  'domain',
  'mail',
  'open',
  'digest',
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** The last seven days, and the seven before. */
const figure = z.object({ week: count, before: count });

export const adminOverview = {
  'GET /api/admin/overview': endpoint({
    access: 'moderator',
    summary: 'What needs attention, and what is new.',
    reply: named(
      'AdminOverview',
      z.object({
        queue: z.object({
          reports: described('Posts and comments with open reports.', count),
          held: described('Posts and comments that wait for a decision.', count),
          applications: described('People who want to become members.', count),
        }),
        figures: described(
          'Visible posts and comments, accounts, and confirmed subscriptions that are new.',
          z.object({ posts: figure, comments: figure, members: figure, subscribers: figure }),
        ),
        days: described(
          'Visible posts of each of the last 30 days, oldest first.',
          z.array(z.object({ day: z.string(), posts: count })),
        ),
        admin: described(
          'Null for moderators.',
          z.nullable(
            z.object({
              mail: z.object({
                configured: described('False: emails stay in the outbox.', z.boolean()),
                failed: described('In the last seven days.', count),
                late: described('Due for more than 15 minutes, and not sent.', count),
                postalAddress: described(
                  '`required`: digests wait until it is entered.',
                  z.enum(['present', 'missing', 'required']),
                ),
              }),
              feeds: z.object({ all: count, failing: count }),
              digestsPaused: z.boolean(),
              issuesOnHold: described('On hold although their first emails were due.', count),
              nextIssue: described(
                'Null: no issue has readers.',
                z.nullable(
                  z.object({
                    frequency,
                    issueId: described('If it was opened early.', z.nullable(z.string())),
                    firstDueAt: instant,
                    readers: count,
                  }),
                ),
              ),
              setup: described(
                'Steps to set up the site.',
                z.array(z.object({ step: z.enum(setupSteps), done: z.boolean() })),
              ),
            }),
          ),
        ),
      }),
    ),
  }),
};
