import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { WebHookEvent } from '#shared/web-hook-events.ts';
import type { WebHookKind } from '#shared/web-hook-kinds.ts';
import { instant } from './columns.ts';
import { siteId } from './sites.ts';

/** Other programs and services that a site tells what happens. */
export const webHooks = pgTable(
  'web_hooks',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    kind: text('kind').$type<WebHookKind>().notNull().default('signed'),
    /** Of a service: its server. */
    url: text('url').notNull(),
    /** The chat, or the name of the account there. */
    account: text('account'),
    events: text('events').array().$type<WebHookEvent[]>().notNull(),
    /** Points from which a service is told of a post. Null: all posts, when they are published. */
    minPoints: smallint('min_points'),
    /** Signs its messages, or is the key of the service. Encrypted with SECRET_KEY for it. */
    secret: text('secret').notNull(),
    isOn: boolean('is_on').notNull().default(true),
    /** The status with which the service refused the key. It is paused since then. */
    refusedStatus: smallint('refused_status'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.id] })],
);

/** Messages to web-hooks, sent or not. The content is read when it is sent. */
export const webHookMessages = pgTable(
  'web_hook_messages',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    hookId: text('hook_id').notNull(),
    event: text('event').$type<WebHookEvent | 'test'>().notNull(),
    /** ID of the post, comment, member, subscription, issue or report. */
    subjectId: text('subject_id').notNull(),
    /** `gone`: the subject was hidden or deleted before it was sent. */
    state: text('state').$type<'waiting' | 'sent' | 'failed' | 'gone'>().notNull(),
    attempts: smallint('attempts').notNull().default(0),
    /** A service may have posted it: a request has no response, or its process died. */
    isUnsure: boolean('is_unsure').notNull().default(false),
    /** Of the last response; null: nothing responded. */
    status: smallint('status'),
    /** Earliest time of sending. While a process sends it: the end of its lease. */
    sendAfter: instant('send_after').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({
      columns: [t.siteId, t.hookId],
      foreignColumns: [webHooks.siteId, webHooks.id],
    }).onDelete('cascade'),
    uniqueIndex('web_hook_messages_subject').on(t.siteId, t.hookId, t.event, t.subjectId),
    index('web_hook_messages_log').on(t.siteId, t.hookId, t.createdAt, t.id),
    index('web_hook_messages_queue')
      .on(t.siteId, t.hookId, t.sendAfter)
      .where(sql`state = 'waiting'`),
    index('web_hook_messages_created').on(t.createdAt),
  ],
);
