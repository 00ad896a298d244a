import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { reportReasons } from '../report-reasons.ts';
import { note, wholeNumber } from './field-schemas.ts';
import { cursorParam, instant, integerParam, nextCursor } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';

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

export const kind = z.enum(['post', 'comment'], 'must be post or comment');

export const reason = described(
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
    discountedVotes: described(
      'Votes that the score of the post leaves out, because their accounts share a mailbox or ' +
        'signed up together with the author or an earlier voter. Null for a comment.',
      z.nullable(
        z.object({
          count: z.int(),
          usernames: described('The first 20 voters.', z.array(z.string())),
        }),
      ),
    ),
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

export const report = named(
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

export const query = {
  limit: described('Page size, 25 by default.', z.optional(integerParam(50)), 10),
  cursor: z.optional(cursorParam),
};

export const list = { nextCursor, hasNextPage: z.boolean() };

export const moderated = named(
  'Moderated',
  z.object({
    outcome: described('`unchanged`: no change needed.', z.enum(['done', 'unchanged'])),
    state: z.enum(itemStates),
    locked: z.boolean(),
  }),
);

/** Blocked domains and words of a site. */
export const ruleKinds = ['domain', 'word'] as const;

const ruleActions = ['reject', 'hold', 'report'] as const;

export const ruleAction = described(
  '`reject`: the author gets an error; `hold`: it waits for review; `report`: ' +
    'it is published and reported.',
  z.enum(ruleActions, 'must be reject, hold or report'),
);

export const ruleNote = described('A note for moderators.', note(limits.reason.max));

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

export const holdFirstPosts = described(
  'Number of published posts a member needs before their posts are no longer ' +
    'held for review. 0: off.',
  wholeNumber(0, limits.firstPosts.max),
  2,
);

export const itemPath = z.strictObject({
  id: described('ID of the post or comment.', z.string().check(z.maxLength(200)), 'k3VwqZ1x8TfB'),
});

export const rulePath = z.strictObject({
  id: described('ID of the rule.', z.string().check(z.maxLength(200)), 'k3VwqZ1x8TfB'),
});

export const username = described('Case-insensitive.', note(100), 'ada');
