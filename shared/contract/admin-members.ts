import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { reportReasons } from '../report-reasons.ts';
import { ban, logEntry } from './admin-moderation-schemas.ts';
import { note } from './field-schemas.ts';
import {
  cursorParam,
  endpoint,
  givenInstant,
  instant,
  integerParam,
  nextCursor,
} from './endpoint.ts';
import { picture } from './auth.ts';
import { described, named } from './openapi-metadata.ts';
import { byUsername } from './users.ts';
import { hour } from './rate-limit.ts';

const roles = ['member', 'moderator', 'admin'] as const;

const member = named(
  'Member',
  z.object({
    username: z.string(),
    name: z.string(),
    role: described('On this site. Platform admins may be members here.', z.enum(roles)),
    karma: z.int(),
    postCount: z.int(),
    commentCount: z.int(),
    createdAt: instant,
    ban: described('Null if there is none or it has ended.', z.nullable(ban)),
  }),
);
export type Member = z.infer<typeof member>;

/** Visible to moderators only. */
const userNote = named(
  'UserNote',
  z.object({
    id: z.string(),
    author: described('Username; null if the account was deleted.', z.nullable(z.string())),
    text: z.string(),
    createdAt: instant,
    own: described('Whether you can delete it.', z.boolean()),
  }),
);
export type UserNote = z.infer<typeof userNote>;

const memberRecord = named(
  'MemberRecord',
  z.extend(member, {
    picture,
    about: z.string(),
    website: z.nullable(z.string()),
    canLogIn: described('Whether the email address is verified.', z.boolean()),
    address: described('Masked, for admins only: `a•••a@example.org`.', z.nullable(z.string())),
    deletionScheduledAt: described(
      'When the account will be deleted, if its owner requested it.',
      z.nullable(instant),
    ),
    invitedBy: described(
      'Username of the member whose invitation created the account. Null: none, or deleted.',
      z.nullable(z.string()),
    ),
    invited: described(
      'The last 50 members who joined with their invitations.',
      z.array(z.string()),
    ),
    hiddenCount: described(
      'Their posts and comments that are hidden, held, removed or deleted.',
      z.int(),
    ),
    reportCount: described('Reports on their posts and comments, open or closed.', z.int()),
    madeReports: described(
      'Reports they made, and how many of those were dismissed.',
      z.object({ total: z.int(), dismissed: z.int() }),
    ),
    reports: described(
      'The last 20 reports on their posts and comments.',
      z.array(
        named(
          'ReportAgainst',
          z.object({
            id: z.string(),
            reporter: z.nullable(z.string()),
            reason: z.enum([...reportReasons, 'rule']),
            note: z.string(),
            outcome: described('Null: open.', z.nullable(z.enum(['resolved', 'dismissed']))),
            post: z.object({ id: z.string(), slug: z.string(), title: z.string() }),
            commentId: z.nullable(z.string()),
            createdAt: instant,
          }),
        ),
      ),
    ),
    actions: described(
      'The last 20 actions on them and their posts and comments; more in the log.',
      z.array(logEntry),
    ),
    notes: described('The last 50 moderator notes.', z.array(userNote)),
  }),
);
export type MemberRecord = z.infer<typeof memberRecord>;

const reason = described(
  'Shown to the member.',
  note(limits.reason.max),
  'Advertising, after two warnings.',
);
const banned = named(
  'Banned',
  z.object({
    username: z.string(),
    ban: z.nullable(ban),
    removed: described('Number of posts and comments removed.', z.int()),
    contentLeft: described('There are more to remove: send the request again.', z.boolean()),
  }),
);

export const adminMembers = {
  'GET /api/admin/users': endpoint({
    access: 'moderator',
    summary: 'Members, newest first.',
    query: z.strictObject({
      q: described(
        'Beginning of the username.',
        z.optional(
          z.string().check(z.regex(/^[A-Za-z0-9_-]{0,30}$/, 'must be the beginning of a username')),
        ),
        'ad',
      ),
      role: z.optional(z.enum(roles, 'must be member, moderator or admin')),
      banned: described('Only banned members.', z.optional(z.enum(['yes'], 'must be yes'))),
      limit: described('Page size, 25 by default.', z.optional(integerParam(50)), 10),
      cursor: z.optional(cursorParam),
    }),
    reply: named(
      'Members',
      z.object({ members: z.array(member), nextCursor, hasNextPage: z.boolean() }),
    ),
  }),
  'GET /api/admin/users/{username}': endpoint({
    access: 'moderator',
    summary: "A member's record.",
    path: byUsername,
    reply: memberRecord,
  }),
  'POST /api/admin/users/{username}/ban': endpoint({
    access: 'moderator',
    // Bans need no fresh login, so that spam can be stopped at once.
    limit: {
      name: 'bans',
      requests: 'bans',
      storage: 'database',
      seconds: hour,
      person: 100,
      network: 600,
    },
    summary:
      'Bans a member from posting and commenting, until a time or permanently; ' +
      'changes an existing ban. Moderators can ban members, admins also ' +
      'moderators. Sessions stay.',
    path: byUsername,
    body: z.strictObject({
      until: described('Null: permanent.', z.nullable(givenInstant), '2026-12-21T08:00:00Z'),
      reason,
      removeContent: described(
        'Also removes their posts and comments, at most 1,000 per request. Requires a login ' +
          'within the last 15 minutes.',
        z.optional(z.boolean('must be true or false')),
      ),
    }),
    reply: banned,
    errorCodes: ['conflict'],
  }),
  'POST /api/admin/users/{username}/unban': endpoint({
    access: 'moderator',
    summary: 'Lifts a ban. Removed posts and comments stay removed until shown.',
    path: byUsername,
    body: z.strictObject({ reason: z.optional(reason) }),
    reply: banned,
    errorCodes: ['conflict'],
  }),
  'POST /api/admin/users/{username}/notes': endpoint({
    access: 'moderator',
    summary: 'Adds a moderator note about a member.',
    path: byUsername,
    status: 201,
    reply: userNote,
    body: z.strictObject({
      text: described(
        'Never shown to members.',
        note(limits.userNote.max).check(z.minLength(1, 'must not be empty')),
        'Warned about advertising.',
      ),
    }),
  }),
  'DELETE /api/admin/users/{username}/notes/{id}': endpoint({
    access: 'moderator',
    summary: 'Deletes a note. Moderators can delete their own, admins any.',
    reply: named('NoteDeleted', z.object({ deleted: z.boolean() })),
    path: z.extend(byUsername, {
      id: described('ID of the note.', z.string().check(z.maxLength(200)), 'k3VwqZ1x8TfB'),
    }),
  }),
  'DELETE /api/admin/users/{username}/picture': endpoint({
    access: 'moderator',
    summary: 'Deletes the picture of a member, who can set another. Safe to repeat.',
    path: byUsername,
    reply: named('MemberPictureRemoved', z.object({ username: z.string(), picture: z.null() })),
  }),
  'DELETE /api/admin/users/{username}/sessions': endpoint({
    access: 'admin',
    requiresRecentLogin: true,
    summary: 'Ends all sessions of a member on this site. API keys stay. Safe to repeat.',
    path: byUsername,
    reply: named(
      'MemberSessionsEnded',
      z.object({
        username: z.string(),
        ended: described('Number of sessions ended.', z.int()),
      }),
    ),
  }),
  'PUT /api/admin/users/{username}/role': endpoint({
    access: 'admin',
    requiresRecentLogin: true,
    summary: "Changes a member's role. The last admin can't be demoted.",
    path: byUsername,
    errorCodes: ['conflict'],
    body: z.strictObject({
      role: z.enum(roles, 'must be member, moderator or admin'),
      reason: z.optional(reason),
    }),
    reply: named(
      'RoleGiven',
      z.object({ username: z.string(), role: z.enum(roles), before: z.enum(roles) }),
    ),
  }),
};
