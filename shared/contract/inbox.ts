import * as z from 'zod/mini';
import { followedSubjects, maxPageSize, pageSize } from '../limits.ts';
import { digestLanguages } from '../paths.ts';
import { cursorParam, endpoint, instant, integerParam, nextCursor } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { userComment } from './users.ts';
import { inboxLimit, subscriptionLinksLimit } from './rate-limit.ts';

/** A reply to the caller, a mention as `@username`, or a comment on a followed or saved post. */
const notification = named(
  'Notification',
  z.object({
    id: z.string(),
    kind: z.enum(['reply', 'mention', 'thread']),
    unread: z.boolean(),
    createdAt: instant,
    comment: userComment,
  }),
);
export type InboxNotification = z.infer<typeof notification>;

const byToken = z.strictObject({
  token: described('The token of an emailed link.', z.string().check(z.maxLength(200))),
});

const mailLink = named(
  'NotificationMails',
  z.object({
    language: z.enum(digestLanguages),
    wanted: described('Whether any of these emails is on.', z.boolean()),
    texts: described(
      'What the page of the link says.',
      z.object({
        heading: z.string(),
        text: z.string(),
        button: z.string(),
        done: z.string(),
        settingsLink: z.string(),
      }),
    ),
  }),
);

const followedSubject = named(
  'FollowedSubject',
  z.object({
    kind: z.enum(['tag', 'domain']),
    subject: z.string(),
    total: described(`Capped at ${followedSubjects.posts}.`, z.int()),
    posts: described(
      `The newest ${followedSubjects.titles}.`,
      z.array(z.object({ slug: z.string(), title: z.string() })),
    ),
    newestAt: instant,
    unread: z.boolean(),
  }),
);
export type FollowedSubject = z.infer<typeof followedSubject>;

const unreadCount = described(
  'Capped at 100. A followed tag or domain with new posts counts once.',
  z.int(),
);

const notificationList = named(
  'NotificationList',
  z.object({
    notifications: z.array(notification),
    followed: described(
      'Only on the first page: each followed tag and domain with posts of others within a week.',
      z.array(followedSubject),
    ),
    unreadCount,
    nextCursor,
    hasNextPage: z.boolean(),
  }),
);
export type NotificationList = z.infer<typeof notificationList>;

export const inbox = {
  'GET /api/inbox': endpoint({
    access: 'member',
    summary:
      'Replies, mentions and comments on followed and saved posts, newest first. The first page ' +
      'also has posts of the tags and domains that you follow.',
    query: z.strictObject({
      limit: described(
        `Page size, ${pageSize} by default.`,
        z.optional(integerParam(maxPageSize)),
        10,
      ),
      cursor: z.optional(cursorParam),
    }),
    reply: notificationList,
    apiKey: 'read',
  }),
  'POST /api/inbox/read': endpoint({
    access: 'member',
    limit: inboxLimit,
    allowBanned: true,
    summary: 'Marks the inbox as read.',
    reply: named('InboxRead', z.object({ unreadCount })),
    apiKey: 'write',
  }),
  'GET /api/inbox/mails/{token}': endpoint({
    access: 'anyone',
    limit: subscriptionLinksLimit,
    summary: 'Shows which emails the link of an email would turn off. Changes nothing.',
    path: byToken,
    reply: mailLink,
    errorCodes: ['not_found', 'too_many_requests'],
  }),
  'POST /api/inbox/mails/{token}': endpoint({
    access: 'anyone',
    limit: subscriptionLinksLimit,
    summary:
      'Turns off the emails of a link, for one-click unsubscribe (RFC 8058). The body is ' +
      'ignored. Safe to repeat.',
    path: byToken,
    reply: mailLink,
    csrf: false,
    errorCodes: ['not_found', 'too_many_requests'],
  }),
};
