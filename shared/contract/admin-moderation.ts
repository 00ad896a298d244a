import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { note } from './field-schemas.ts';
import { cursorParam, endpoint, instant, integerParam, nextCursor } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { reportReasons } from './reports.ts';

/** What is done to a post; a comment is not locked. */
export const deeds = ['hide', 'show', 'remove', 'lock', 'unlock'] as const;
export type ModeratingDeed = (typeof deeds)[number];
/** Everybody sees what is `listed`. What is `hidden` a moderator shows again; what is `removed` too, but its author cannot change it any more. `held` waits for a moderator, and its author alone has seen it. */
export const thingStates = [
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
  'In words for whoever it is done to, and for the page of moderations.',
  note(limits.reason.max),
  'It advertises.',
);

/** Until when somebody may read and change nothing, and why. */
export const ban = named(
  'Ban',
  z.object({ until: described('Null: for good.', z.nullable(instant)), reason: z.string() }),
);

const earlierDeed = named(
  'EarlierDeed',
  z.object({
    action: described('As in the log.', z.string()),
    reason: z.string(),
    createdAt: instant,
  }),
);

/** A post or a comment as moderators judge it. */
export const moderatedThing = named(
  'ModeratedThing',
  z.object({
    kind,
    id: z.string(),
    post: described(
      'Itself, or the one that the comment is on.',
      z.object({ id: z.string(), slug: z.string(), title: z.string() }),
    ),
    url: described('The link of a post.', z.nullable(z.string())),
    text: described('Markdown, as written.', z.nullable(z.string())),
    state: z.enum(thingStates),
    locked: described('Nobody may comment on the post.', z.boolean()),
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
        deeds: described(
          'What was done to this person and what they wrote, the last five.',
          z.array(earlierDeed),
        ),
        deedCount: described('At most 100 are counted.', z.int()),
      }),
    ),
  }),
);
export type ModeratedThing = z.infer<typeof moderatedThing>;

const report = named(
  'Report',
  z.object({
    id: z.string(),
    reporter: described('Username. Null: a rule of the site.', z.nullable(z.string())),
    reason: described(
      '`rule`: a rule of the site found it; which, says the note.',
      z.enum([...reportReasons, 'rule']),
    ),
    note: z.string(),
    createdAt: instant,
  }),
);

const query = {
  limit: described('How many, 25 if not given.', z.optional(integerParam(1, 50)), 10),
  cursor: z.optional(cursorParam),
};
const list = { nextCursor, hasNextPage: z.boolean() };

const moderated = named(
  'Moderated',
  z.object({
    outcome: described('`unchanged`: it was so already.', z.enum(['done', 'unchanged'])),
    state: z.enum(thingStates),
    locked: z.boolean(),
  }),
);

/** Domains and words that a site does not want (features 3.6). */
export const ruleKinds = ['domain', 'word'] as const;
export const ruleDeeds = ['refuse', 'hold', 'report'] as const;
const ruleDeed = described(
  '`refuse`: whoever writes it is told so; `hold`: it waits for a moderator; `report`: it is shown, and reported.',
  z.enum(ruleDeeds, 'must be refuse, hold or report'),
);
const ruleNote = described('What moderators should know of it.', note(limits.reason.max));
export const rule = named(
  'ModerationRule',
  z.object({
    id: z.string(),
    kind: z.enum(ruleKinds),
    pattern: described(
      'A host name, which stands for those below it too; or words, in lower case.',
      z.string(),
    ),
    deed: ruleDeed,
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
      'Username; with the site in parentheses of somebody from another one; `a rule` for a rule of the site; null for the command line.',
      z.nullable(z.string()),
    ),
    member: described('Username of whom it concerns.', z.nullable(z.string())),
    post: z.nullable(z.object({ id: z.string(), slug: z.string(), title: z.string() })),
    commentId: z.nullable(z.string()),
    reason: z.string(),
    before: described('What it was, as far as that was written down; else null.', z.unknown()),
    after: described('What it is since.', z.unknown()),
    public: described('It stands on the page of moderations.', z.boolean()),
    redacted: described('There without its reason.', z.boolean()),
    createdAt: instant,
  }),
);
export type LogEntry = z.infer<typeof logEntry>;

const holdFirstPosts = described(
  'So many listed posts a member needs before theirs are no longer held. 0: none is.',
  z
    .int('must be a whole number')
    .check(
      z.gte(0, 'must be at least 0'),
      z.lte(limits.firstPosts.most, `must be at most ${limits.firstPosts.most}`),
    ),
  2,
);

const itemPath = z.strictObject({
  id: described('Id of the post or comment.', z.string().check(z.maxLength(200)), 'k3VwqZ1x8TfB'),
});
const rulePath = z.strictObject({
  id: described('Id of the rule.', z.string().check(z.maxLength(200)), 'k3VwqZ1x8TfB'),
});
const username = described('In any case.', note(100), 'ada');

/** Reports, what is held, deeds of moderators and their log. */
export const adminModeration = {
  'GET /api/admin/reports': endpoint({
    access: 'moderator',
    summary: 'Posts and comments with open reports, those reported first first.',
    query: z.strictObject(query),
    reply: named(
      'ReportedThings',
      z.object({
        things: z.array(
          named(
            'ReportedThing',
            z.object({
              thing: moderatedThing,
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
    summary: 'Closes the open reports on a post or comment: nothing has to be done about it.',
    path: itemPath,
    body: z.strictObject({ reason: z.optional(reason) }),
    reply: named('ReportsClosed', z.object({ closed: z.int() })),
  }),
  'GET /api/admin/held': endpoint({
    access: 'moderator',
    summary: 'Posts and comments that wait for a moderator, the oldest first.',
    query: z.strictObject(query),
    reply: named(
      'HeldThings',
      z.object({
        things: z.array(
          named(
            'HeldThing',
            z.object({ thing: moderatedThing, why: described('What held it.', z.string()) }),
          ),
        ),
        ...list,
        totalCount: z.int(),
      }),
    ),
  }),
  'POST /api/admin/held/{id}/approve': endpoint({
    access: 'moderator',
    summary: 'Shows everybody what waited, as if it had been written now.',
    path: itemPath,
    reply: moderated,
    refuses: ['conflict'],
  }),
  'POST /api/admin/held/{id}/refuse': endpoint({
    access: 'moderator',
    summary: 'Removes what waited. Its author is told why.',
    path: itemPath,
    body: z.strictObject({ reason }),
    reply: moderated,
    refuses: ['conflict'],
  }),
  'POST /api/admin/posts/{id}/moderate': endpoint({
    access: 'moderator',
    summary:
      'Hides, shows, removes, locks or unlocks a post, closes the reports on it and tells its author. It takes a reason, but for `show` and `unlock`.',
    path: itemPath,
    body: z.strictObject({
      deed: z.enum(deeds, 'must be hide, show, remove, lock or unlock'),
      reason: z.optional(reason),
    }),
    reply: moderated,
  }),
  'POST /api/admin/comments/{id}/moderate': endpoint({
    access: 'moderator',
    summary: 'The same of a comment, which cannot be locked.',
    path: itemPath,
    body: z.strictObject({
      deed: z.enum(['hide', 'show', 'remove'], 'must be hide, show or remove'),
      reason: z.optional(reason),
    }),
    reply: moderated,
  }),
  'POST /api/admin/moderate': endpoint({
    access: 'moderator',
    summary:
      'The same of up to 100 posts and comments, one after the other, each with its entry in the log.',
    body: z.strictObject({
      items: z
        .array(z.strictObject({ kind, id }), 'must be a list of posts and comments')
        .check(z.minLength(1, 'must name at least one'), z.maxLength(100, 'must name at most 100')),
      deed: z.enum(deeds, 'must be hide, show, remove, lock or unlock'),
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
              message: described('Why it was refused.', z.nullable(z.string())),
            }),
          ),
        ),
        done: z.int(),
      }),
    ),
  }),
  'GET /api/admin/rules': endpoint({
    access: 'moderator',
    summary: 'Domains and words that the site does not want, the last made first.',
    query: z.strictObject(query),
    reply: named(
      'ModerationRules',
      z.object({
        rules: z.array(rule),
        ...list,
        holdFirstPosts: described(
          'So many listed posts a member needs before theirs are no longer held. 0: none is.',
          z.int(),
        ),
      }),
    ),
  }),
  'POST /api/admin/rules': endpoint({
    access: 'moderator',
    summary: 'Adds a rule. It counts for what is written from now on, but not for moderators.',
    status: 201,
    refuses: ['conflict'],
    body: z.strictObject({
      kind: z.enum(ruleKinds, 'must be domain or word'),
      pattern: described(
        'A host name or an address of it; or one to five words of letters and digits.',
        z.string('must be a text').check(z.maxLength(300, 'must be at most 300 characters')),
        'spam.example',
      ),
      deed: ruleDeed,
      note: z.optional(ruleNote),
    }),
    reply: rule,
  }),
  'PUT /api/admin/rules': endpoint({
    access: 'admin',
    summary: 'Says how many first posts of each member wait for a moderator.',
    body: z.strictObject({ holdFirstPosts }),
    reply: named('FirstPosts', z.object({ holdFirstPosts: z.int() })),
  }),
  'PUT /api/admin/rules/{id}': endpoint({
    access: 'moderator',
    summary: 'Changes what a rule does. What is left out stays.',
    path: rulePath,
    body: z.strictObject({ deed: z.optional(ruleDeed), note: z.optional(ruleNote) }),
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
    summary: 'What staff, the command line and rules did on the site, the last first.',
    query: z.strictObject({
      ...query,
      action: z.optional(z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/, 'must be an action'))),
      member: described('Only what concerns this person.', z.optional(username)),
      actor: described('Only what this person did.', z.optional(username)),
      since: described('Only from then on.', z.optional(instant)),
      until: described('Only from before then.', z.optional(instant)),
    }),
    reply: named('Log', z.object({ entries: z.array(logEntry), ...list })),
  }),
  'POST /api/admin/log/{id}/redact': endpoint({
    access: 'admin',
    summary: 'Takes the reason of an entry out of public sight. Staff still reads it.',
    path: z.strictObject({
      id: described('Id of the entry.', z.string().check(z.maxLength(200)), 'k3VwqZ1x8TfB'),
    }),
    reply: logEntry,
  }),
};
