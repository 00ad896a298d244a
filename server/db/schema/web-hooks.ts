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
import { instant } from './columns.ts';
import { siteId } from './sites.ts';

/** URLs of other programs that a site tells what happens. */
export const webHooks = pgTable(
  'web_hooks',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    url: text('url').notNull(),
    events: text('events').array().$type<WebHookEvent[]>().notNull(),
    /** Signs its messages. Encrypted with SECRET_KEY for this web-hook. */
    secret: text('secret').notNull(),
    isOn: boolean('is_on').notNull().default(true),
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
