import * as z from 'zod/mini';
import { endpoint, givenInstant, instant } from './endpoint.ts';
import { id } from './field-schemas.ts';
import { described, named } from './openapi-metadata.ts';
import {
  actions,
  kind,
  reason,
  moderatedItem,
  report,
  query,
  list,
  moderated,
  ruleKinds,
  ruleAction,
  ruleNote,
  rule,
  logEntry,
  holdFirstPosts,
  itemPath,
  rulePath,
  username,
} from './admin-moderation-schemas.ts';

/** Reports, review queue, actions and the log. */
export const adminModeration = {
  'GET /api/admin/reports': endpoint({
    access: 'moderator',
    summary: 'Posts and comments with open reports, oldest report first.',
    query: z.strictObject(query),
    reply: named(
      'ReportedThings',
      z.object({
        items: z.array(
          named(
            'ReportedThing',
            z.object({
              item: moderatedItem,
              reports: described('The first 50 open ones.', z.array(report)),
              reportCount: z.int(),
              reportedAt: described('For the first time.', instant),
            }),
          ),
        ),
        ...list,
        totalCount: z.int(),
      }),
    ),
  }),
  'POST /api/admin/reports/{id}/dismiss': endpoint({
    access: 'moderator',
    summary: 'Dismisses the open reports on a post or comment.',
    path: itemPath,
    body: z.strictObject({ reason: z.optional(reason) }),
    reply: named('ReportsClosed', z.object({ closed: z.int() })),
  }),
  'GET /api/admin/review-queue': endpoint({
    access: 'moderator',
    summary: 'Posts and comments waiting for review, oldest first.',
    query: z.strictObject(query),
    reply: named(
      'PendingItems',
      z.object({
        items: z.array(
          named(
            'PendingItem',
            z.object({
              item: moderatedItem,
              why: described('The rule that held it.', z.string()),
            }),
          ),
        ),
        ...list,
        totalCount: z.int(),
      }),
    ),
  }),
  'POST /api/admin/review-queue/{id}/approve': endpoint({
    access: 'moderator',
    summary: 'Publishes a held post or comment as if it had just been written.',
    path: itemPath,
    reply: moderated,
    errorCodes: ['conflict'],
  }),
  'POST /api/admin/review-queue/{id}/reject': endpoint({
    access: 'moderator',
    summary: 'Rejects a held post or comment and tells its author why.',
    path: itemPath,
    body: z.strictObject({ reason }),
    reply: moderated,
    errorCodes: ['conflict'],
  }),
  'POST /api/admin/posts/{id}/moderate': endpoint({
    access: 'moderator',
    summary:
      'Hides, shows, removes, locks or unlocks a post, closes its reports and ' +
      'tells its author. Requires a reason except for `show` and `unlock`.',
    path: itemPath,
    body: z.strictObject({
      action: z.enum(actions, 'must be hide, show, remove, lock or unlock'),
      reason: z.optional(reason),
    }),
    reply: moderated,
  }),
  'POST /api/admin/comments/{id}/moderate': endpoint({
    access: 'moderator',
    summary: 'Hides, shows or removes a comment, closes its reports and tells its author.',
    path: itemPath,
    body: z.strictObject({
      action: z.enum(['hide', 'show', 'remove'], 'must be hide, show or remove'),
      reason: z.optional(reason),
    }),
    reply: moderated,
  }),
  'POST /api/admin/moderate': endpoint({
    access: 'moderator',
    summary:
      'Moderates up to 100 posts and comments one after the other, each with its own log entry.',
    body: z.strictObject({
      items: z
        .array(z.strictObject({ kind, id }), 'must be a list of posts and comments')
        .check(z.minLength(1, 'must name at least one'), z.maxLength(100, 'must name at most 100')),
      action: z.enum(actions, 'must be hide, show, remove, lock or unlock'),
      reason: z.optional(reason),
    }),
    reply: named(
      'ModeratedItems',
      z.object({
        items: z.array(
          named(
            'ModeratedItem',
            z.object({
              kind,
              id: z.string(),
              outcome: z.enum(['done', 'unchanged', 'rejected']),
              message: described('Why it failed.', z.nullable(z.string())),
            }),
          ),
        ),
        done: z.int(),
      }),
    ),
  }),
  'GET /api/admin/rules': endpoint({
    access: 'moderator',
    summary: 'Domains and words the site blocks, newest first.',
    query: z.strictObject(query),
    reply: named(
      'ModerationRules',
      z.object({
        rules: z.array(rule),
        ...list,
        holdFirstPosts: described(
          'Number of published posts a member needs before their posts are no longer ' +
            'held for review. 0: off.',
          z.int(),
        ),
      }),
    ),
  }),
  'POST /api/admin/rules': endpoint({
    access: 'moderator',
    summary: 'Adds a rule. It applies to new posts and comments, except those of moderators.',
    status: 201,
    errorCodes: ['conflict'],
    body: z.strictObject({
      kind: z.enum(ruleKinds, 'must be domain or word'),
      pattern: described(
        'A host name or a URL on it; or one to five words of letters and digits.',
        z.string('must be a text').check(z.maxLength(300, 'must be at most 300 characters')),
        'spam.example',
      ),
      action: ruleAction,
      note: z.optional(ruleNote),
    }),
    reply: rule,
  }),
  'PUT /api/admin/rules': endpoint({
    access: 'admin',
    summary: 'Sets how many first posts of each member are held for review.',
    body: z.strictObject({ holdFirstPosts }),
    reply: named('FirstPosts', z.object({ holdFirstPosts: z.int() })),
  }),
  'PATCH /api/admin/rules/{id}': endpoint({
    access: 'moderator',
    summary: 'Changes what a rule does. Omitted fields stay the same.',
    path: rulePath,
    body: z.strictObject({ action: z.optional(ruleAction), note: z.optional(ruleNote) }),
    reply: rule,
  }),
  'DELETE /api/admin/rules/{id}': endpoint({
    access: 'moderator',
    summary: 'Deletes a rule.',
    path: rulePath,
    reply: named('RuleDeleted', z.object({ deleted: z.boolean() })),
  }),
  'GET /api/admin/log': endpoint({
    access: 'moderator',
    summary: 'Actions of staff, the command line and rules on the site, newest first.',
    query: z.strictObject({
      ...query,
      action: z.optional(z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/, 'must be an action'))),
      member: described('Only actions that concern this member.', z.optional(username)),
      actor: described('Only actions by this person.', z.optional(username)),
      since: described('Only at or after this time.', z.optional(givenInstant)),
      until: described('Only before this time.', z.optional(givenInstant)),
    }),
    reply: named('Log', z.object({ entries: z.array(logEntry), ...list })),
  }),
  'POST /api/admin/log/{id}/redact': endpoint({
    access: 'admin',
    summary: 'Redacts the reason of an entry from the public log. Staff can still read it.',
    path: z.strictObject({
      id: described('ID of the entry.', z.string().check(z.maxLength(200)), 'k3VwqZ1x8TfB'),
    }),
    reply: logEntry,
  }),
};
