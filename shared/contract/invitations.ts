import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { endpoint, instant } from './endpoint.ts';
import { wholeNumber } from './field-schemas.ts';
import { described, named } from './openapi-metadata.ts';
import { settingsLimit } from './rate-limit.ts';

const { maxUses, days } = limits.invitations;

const invitation = z.object({
  id: z.string(),
  uses: described('Accounts created with it.', z.int()),
  mostUses: z.int(),
  createdAt: instant,
  expiresAt: instant,
});

/** Links with which others can sign up, on sites in the sign-up mode `invitation`. */
export const invitations = {
  'GET /api/invitations': endpoint({
    access: 'member',
    summary: 'Your invitations, newest first, without their links.',
    reply: named(
      'InvitationList',
      z.object({
        mayInvite: described('Whether the site lets you create invitations.', z.boolean()),
        invitations: z.array(named('Invitation', invitation)),
      }),
    ),
  }),
  'POST /api/invitations': endpoint({
    access: 'member',
    limit: settingsLimit,
    summary: `Creates an invitation. At most ${limits.invitations.max} can be usable at once.`,
    status: 201,
    body: z.strictObject({
      mostUses: described('How many accounts can be created with it.', wholeNumber(1, maxUses), 1),
      days: described('How long it can be used.', wholeNumber(1, days), 14),
    }),
    reply: named(
      'NewInvitation',
      z.extend(invitation, {
        path: described('Path of the link on the site. Shown once.', z.string()),
      }),
    ),
    errorCodes: ['forbidden', 'conflict'],
  }),
  'DELETE /api/invitations/{id}': endpoint({
    access: 'member',
    limit: settingsLimit,
    allowBanned: true,
    summary: 'Ends an invitation. Accounts created with it stay.',
    path: z.strictObject({
      id: described('ID of the invitation.', z.string().check(z.maxLength(200)), 'k3VwqZ1x8TfB'),
    }),
    reply: named('InvitationEnded', z.object({ ended: z.boolean() })),
  }),
};
