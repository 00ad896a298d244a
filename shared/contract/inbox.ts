import * as z from 'zod/mini';
import { maxPageSize, pageSize } from '../limits.ts';
import { cursorParam, endpoint, instant, integerParam, nextCursor } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { userComment } from './users.ts';

/** A reply to the caller, or a mention as `@username`. */
export const notification = named(
  'Notification',
  z.object({
    id: z.string(),
    kind: z.enum(['reply', 'mention']),
    unread: z.boolean(),
    createdAt: instant,
    comment: userComment,
  }),
);
export type InboxNotification = z.infer<typeof notification>;

const unreadCount = described('Capped at 100.', z.int());

export const notificationList = named(
  'NotificationList',
  z.object({
    notifications: z.array(notification),
    unreadCount,
    nextCursor,
    hasNextPage: z.boolean(),
  }),
);
export type NotificationList = z.infer<typeof notificationList>;

export const inbox = {
  'GET /api/inbox': endpoint({
    access: 'member',
    summary: 'Replies and mentions, newest first.',
    query: z.strictObject({
      limit: described(
        `Page size, ${pageSize} by default.`,
        z.optional(integerParam(1, maxPageSize)),
        10,
      ),
      cursor: z.optional(cursorParam),
    }),
    reply: notificationList,
    apiKey: 'read',
  }),
  'POST /api/inbox/read': endpoint({
    access: 'member',
    allowBanned: true,
    summary: 'Marks the inbox as read.',
    reply: named('InboxRead', z.object({ unreadCount })),
    apiKey: 'write',
  }),
};
