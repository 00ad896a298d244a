import {
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sessions, users } from './accounts.ts';
import { instant } from './columns.ts';
import { notifications } from './comments.ts';
import { siteId } from './sites.ts';

/** Browsers that get push messages: one per session, with which the row ends. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    siteId: siteId(),
    sessionId: text('session_id').notNull(),
    userId: text('user_id').notNull(),
    /** URL of the push service. Works like a key. */
    endpoint: text('endpoint').notNull(),
    /** The browser's keys, for the encryption of messages. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** The public VAPID key that the browser knows. */
    vapidKey: text('vapid_key').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.sessionId] }),
    foreignKey({
      columns: [t.siteId, t.sessionId],
      foreignColumns: [sessions.siteId, sessions.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    uniqueIndex('push_subscriptions_endpoint').on(t.siteId, t.endpoint),
    index('push_subscriptions_user').on(t.siteId, t.userId, t.createdAt),
  ],
);

/** Push messages that are not delivered yet. The content is rendered when it is sent. */
export const pushMessages = pgTable(
  'push_messages',
  {
    siteId: siteId(),
    sessionId: text('session_id').notNull(),
    notificationId: text('notification_id').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    /** Earliest time of sending. While a process sends it: the end of its lease. */
    sendAfter: instant('send_after').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.sessionId, t.notificationId] }),
    foreignKey({
      columns: [t.siteId, t.sessionId],
      foreignColumns: [pushSubscriptions.siteId, pushSubscriptions.sessionId],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.siteId, t.notificationId],
      foreignColumns: [notifications.siteId, notifications.id],
    }).onDelete('cascade'),
    index('push_messages_notification').on(t.siteId, t.notificationId),
    index('push_messages_queue').on(t.sendAfter),
  ],
);
