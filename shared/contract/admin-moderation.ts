import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { note } from './field-schemas.ts';
import { cursorParam, endpoint, instant, integerParam, nextCursor } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { reportReasons } from './reports.ts';

/** Actions on posts. Comments cannot be locked. */
export const actions = ['hide', 'show', 'remove', 'lock', 'unlock'] as const;
export type ModerationAction = (typeof actions)[number];
/**
 * `listed` is public. Moderators can show `hidden` and `removed` items again; authors cannot edit
 * removed ones. `held` items await review and were never public.
 */
export const itemStates = [
  'listed',
  'hidden-by-author',
  'hidden',
  'removed',
  'held',
  'deleted',
] as const;

const kind = z.enum(['post', 'comment'], 'must be post or comment');
const id = z.string('must be an id').check(z.regex(/^[A-Za-z0-9]{1,32}$/, 'must be an id'));
const reason = described(
  'Shown to the author and in the public moderation log.',
  note(limits.reason.max),
  'It advertises.',
);

/** A read-only period, with its reason. */
export const ban = named(
  'Ban',
  z.object({ until: described('Null: permanent.', z.nullable(instant)), reason: z.string() }),
);

const earlierAction = named(
  'EarlierAction',
  z.object({
    action: described('As in the log.', z.string()),
    reason: z.string(),
    createdAt: instant,
  }),
);

/** A post or a comment in the moderation queue. */
export const moderatedItem = named(
  'ModerationItem',
  z.object({
    kind,
    id: z.string(),
    post: described(
      'The post itself, or the post of the comment.',
      z.object({ id: z.string(), slug: z.string(), title: z.string() }),
    ),
    url: described("The post's link.", z.nullable(z.string())),
    text: described('Markdown, as written.', z.nullable(z.string())),
    state: z.enum(itemStates),
    locked: described('Comments on the post are locked.', z.boolean()),
    score: z.int(),
    createdAt: instant,
    editedAt: z.nullable(instant),
    author: named(
      'ModeratedAuthor',
      z.object({
        username: z.string(),
        role: z.enum(['member', 'moderator', 'admin']),
        createdAt: instant,
        karma: z.int(),
        postCount: z.int(),
        commentCount: z.int(),
        ban: z.nullable(ban),
        actions: described(
          'The last five actions on this member and their posts and comments.',
          z.array(earlierAction),
        ),
        actionCount: described('Capped at 100.', z.int()),
      }),
    ),
  }),
);
export type ModeratedItem = z.infer<typeof moderatedItem>;

const report = named(
  'Report',
  z.object({
    id: z.string(),
    reporter: described('Username. Null: a rule of the site.', z.nullable(z.string())),
    reason: described(
      '`rule`: a site rule matched; the note says which.',
      z.enum([...reportReasons, 'rule']),
    ),
    note: z.string(),
    createdAt: instant,
  }),
);

const query = {
  limit: described('Page size, 25 by default.', z.optional(integerParam(1, 50)), 10),
  cursor: z.optional(cursorParam),
};
const list = { nextCursor, hasNextPage: z.boolean() };

const moderated = named(
  'Moderated',
  z.object({
    outcome: described('`unchanged`: no change needed.', z.enum(['done', 'unchanged'])),
    state: z.enum(itemStates),
    locked: z.boolean(),
  }),
);

/** Blocked domains and words of a site. */
export const ruleKinds = ['domain', 'word'] as const;
export const ruleActions = ['reject', 'hold', 'report'] as const;
const ruleAction = described(
  '`reject`: the author gets an error; `hold`: it waits for review; `report`: ' +
    'it is published and reported.',
  z.enum(ruleActions, 'must be reject, hold or report'),
);
const ruleNote = described('A note for moderators.', note(limits.reason.max));
export const rule = named(
  'ModerationRule',
  z.object({
    id: z.string(),
    kind: z.enum(ruleKinds),
    pattern: described(
      'A host name, which includes its subdomains; or words, in lowercase.',
      z.string(),
    ),
    action: ruleAction,
    note: z.string(),
    createdAt: instant,
  }),
);
export type ModerationRule = z.infer<typeof rule>;

export const logEntry = named(
  'LogEntry',
  z.object({
    id: z.string(),
    action: described('A few words with hyphens, such as `hide-post`.', z.string()),
    actor: described(
      'Username, with the site in parentheses for someone from another site; `a ' +
        'rule` for a site rule; null for the command line.',
      z.nullable(z.string()),
    ),
    member: described('Username of the member it concerns.', z.nullable(z.string())),
    post: z.nullable(z.object({ id: z.string(), slug: z.string(), title: z.string() })),
    commentId: z.nullable(z.string()),
    reason: z.string(),
    before: described('The previous value if recorded, else null.', z.unknown()),
    after: described('The new value.', z.unknown()),
    public: described('It is in the public moderation log.', z.boolean()),
    redacted: described('The reason was redacted from the public log.', z.boolean()),
    createdAt: instant,
  }),
);
export type LogEntry = z.infer<typeof logEntry>;

const holdFirstPosts = described(
  'Number of published posts a member needs before their posts are no longer ' +
    'held for review. 0: off.',
  z
    .int('must be a whole number')
    .check(
      z.gte(0, 'must be at least 0'),
      z.lte(limits.firstPosts.most, `must be at most ${limits.firstPosts.most}`),
    ),
  2,
);

const itemPath = z.strictObject({
  id: described('ID of the post or comment.', z.string().check(z.maxLength(200)), 'k3VwqZ1x8TfB'),
});
const rulePath = z.strictObject({
  id: described('ID of the rule.', z.string().check(z.maxLength(200)), 'k3VwqZ1x8TfB'),
});
const username = described('Case-insensitive.', note(100), 'ada');

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
    refuses: ['conflict'],
  }),
  'POST /api/admin/review-queue/{id}/reject': endpoint({
    access: 'moderator',
    summary: 'Rejects a held post or comment and tells its author why.',
    path: itemPath,
    body: z.strictObject({ reason }),
    reply: moderated,
    refuses: ['conflict'],
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
              outcome: z.enum(['done', 'unchanged', 'refused']),
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
    refuses: ['conflict'],
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
      since: described('Only at or after this time.', z.optional(instant)),
      until: described('Only before this time.', z.optional(instant)),
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
