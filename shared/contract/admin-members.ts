import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { ban, logEntry } from './admin-moderation.ts';
import { note } from './field-schemas.ts';
import { cursorParam, endpoint, instant, integerParam, nextCursor } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { reportReasons } from './reports.ts';

const roles = ['member', 'moderator', 'admin'] as const;

const person = named(
  'Person',
  z.object({
    username: z.string(),
    name: z.string(),
    role: described('On this site. Admins of the installation may be members here.', z.enum(roles)),
    karma: z.int(),
    postCount: z.int(),
    commentCount: z.int(),
    createdAt: instant,
    ban: described('Null where there is none, or its time is over.', z.nullable(ban)),
  }),
);
export type Person = z.infer<typeof person>;

/** What moderators know of a member; no member reads it. */
export const userNote = named(
  'UserNote',
  z.object({
    id: z.string(),
    author: described('Username; null: gone.', z.nullable(z.string())),
    text: z.string(),
    createdAt: instant,
    own: described('One may delete it.', z.boolean()),
  }),
);
export type UserNote = z.infer<typeof userNote>;

const personPage = named(
  'PersonPage',
  z.extend(person, {
    about: z.string(),
    website: z.nullable(z.string()),
    canLogIn: described('There is a proven address.', z.boolean()),
    address: described(
      'For admins, and only in part: `a•••a@example.org`.',
      z.nullable(z.string()),
    ),
    deletionAt: described(
      'When the account will be deleted, if its owner asked for it.',
      z.nullable(instant),
    ),
    hiddenCount: described(
      'Posts and comments of theirs that are hidden, held, removed or deleted.',
      z.int(),
    ),
    reportCount: described('Reports on what they wrote, open or closed.', z.int()),
    madeReports: described(
      'Reports of theirs, and how many of those nothing had to be done about.',
      z.object({ total: z.int(), dismissed: z.int() }),
    ),
    reports: described(
      'On what they wrote, the last 20.',
      z.array(
        named(
          'ReportAgainst',
          z.object({
            id: z.string(),
            reporter: z.nullable(z.string()),
            reason: z.enum([...reportReasons, 'rule']),
            note: z.string(),
            outcome: described('Null: open.', z.nullable(z.enum(['acted', 'dismissed']))),
            post: z.object({ id: z.string(), slug: z.string(), title: z.string() }),
            commentId: z.nullable(z.string()),
            createdAt: instant,
          }),
        ),
      ),
    ),
    deeds: described(
      'What was done to them and what they wrote, the last 20; more in the log.',
      z.array(logEntry),
    ),
    notes: described('Of moderators, the last 50.', z.array(userNote)),
  }),
);
export type PersonPage = z.infer<typeof personPage>;

const path = z.strictObject({
  username: described('In any case.', z.string().check(z.maxLength(100)), 'ada'),
});
const reason = described(
  'In words for whoever it is done to.',
  note(limits.reason.max),
  'Advertising, after two warnings.',
);
const banned = named(
  'Banned',
  z.object({
    username: z.string(),
    ban: z.nullable(ban),
    removed: described('Posts and comments that were removed.', z.int()),
    contentLeft: described('There is more to remove: ban again.', z.boolean()),
  }),
);

/** Members, roles, bans and notes. */
export const adminPeople = {
  'GET /api/admin/users': endpoint({
    access: 'moderator',
    summary: 'Members, newest first.',
    query: z.strictObject({
      q: described(
        'How the username begins.',
        z.optional(
          z.string().check(z.regex(/^[A-Za-z0-9_-]{0,30}$/, 'must be the beginning of a username')),
        ),
        'ad',
      ),
      role: z.optional(z.enum(roles, 'must be member, moderator or admin')),
      banned: described('Only who is.', z.optional(z.enum(['yes'], 'must be yes'))),
      limit: described('How many, 25 if not given.', z.optional(integerParam(1, 50)), 10),
      cursor: z.optional(cursorParam),
    }),
    reply: named(
      'People',
      z.object({ people: z.array(person), nextCursor, hasNextPage: z.boolean() }),
    ),
  }),
  'GET /api/admin/users/{username}': endpoint({
    access: 'moderator',
    summary: 'What is known of a member.',
    path,
    reply: personPage,
  }),
  'POST /api/admin/users/{username}/ban': endpoint({
    access: 'moderator',
    summary:
      'Lets somebody only read, until a time or for good; banned already, it changes that. Moderators ban members, admins moderators too. Sessions stay.',
    path,
    body: z.strictObject({
      until: described(
        'Null: for good.',
        z.nullable(
          z
            .string('must be a time')
            .check(
              z.regex(
                /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
                'must be a time in UTC with milliseconds',
              ),
            ),
        ),
        '2026-12-21T08:00:00.000Z',
      ),
      reason,
      removeContent: described(
        'Removes what they wrote, at most 1,000 posts and comments a call.',
        z.optional(z.boolean('must be true or false')),
      ),
    }),
    reply: banned,
    refuses: ['conflict'],
  }),
  'POST /api/admin/users/{username}/unban': endpoint({
    access: 'moderator',
    summary: 'Ends a ban. What was removed stays so until it is shown.',
    path,
    body: z.strictObject({ reason: z.optional(reason) }),
    reply: banned,
    refuses: ['conflict'],
  }),
  'POST /api/admin/users/{username}/notes': endpoint({
    access: 'moderator',
    summary: 'Writes down what moderators should know of somebody.',
    path,
    status: 201,
    reply: userNote,
    body: z.strictObject({
      text: described(
        'No member reads it.',
        note(limits.userNote.max).check(z.minLength(1, 'must not be empty')),
        'Warned about advertising.',
      ),
    }),
  }),
  'DELETE /api/admin/users/{username}/notes/{id}': endpoint({
    access: 'moderator',
    summary: 'Deletes a note: moderators their own, admins any.',
    reply: named('NoteDeleted', z.object({ deleted: z.boolean() })),
    path: z.extend(path, {
      id: described('Id of the note.', z.string().check(z.maxLength(200)), 'k3VwqZ1x8TfB'),
    }),
  }),
  'PUT /api/admin/users/{username}/role': endpoint({
    access: 'admin',
    fresh: true,
    summary: 'Gives somebody a role. The last admin stays one.',
    path,
    refuses: ['conflict'],
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
