import { and, eq, ne } from 'drizzle-orm';
import type { WebHookEvent } from '#shared/web-hook-events.ts';
import type { WebHookKind } from '#shared/web-hook-kinds.ts';
import { newId } from '../../server/domain/core/ids.ts';
import { webHookMessages, webHooks } from '../../server/db/schema.ts';
import type { SiteId, TestApp } from './test-app.ts';

/** Adds a web-hook with a message that was given up. No key decrypts its secret. */
export async function addWebHook(
  { deps: { db, clock } }: TestApp,
  siteId: SiteId,
  event: WebHookEvent = 'post.published',
  kind: WebHookKind = 'signed',
) {
  const [hookId, messageId, createdAt] = [newId(), newId(), clock.now()];
  await db.insert(webHooks).values({
    siteId,
    id: hookId,
    kind,
    url: 'https://hooks.invalid/',
    events: [event],
    secret: 'none',
    createdAt,
  });
  await db.insert(webHookMessages).values({
    siteId,
    id: messageId,
    hookId,
    event: 'test',
    subjectId: newId(),
    state: 'failed',
    sendAfter: createdAt,
    createdAt,
  });
  return { hookId, messageId };
}

/** Returns what a web-hook is going to be told. */
export const readQueue = ({ deps: { db } }: TestApp, hookId: string) =>
  db
    .select({ event: webHookMessages.event, subjectId: webHookMessages.subjectId })
    .from(webHookMessages)
    .where(and(eq(webHookMessages.hookId, hookId), ne(webHookMessages.event, 'test')));
