import { newId } from '../../server/domain/core/ids.ts';
import { webHookMessages, webHooks } from '../../server/db/schema.ts';
import type { SiteId, TestApp } from './test-app.ts';

/** Adds a web-hook with a message that was given up. No key decrypts its secret. */
export async function addWebHook({ deps: { db, clock } }: TestApp, siteId: SiteId) {
  const [hookId, messageId, createdAt] = [newId(), newId(), clock.now()];
  await db.insert(webHooks).values({
    siteId,
    id: hookId,
    url: 'https://hooks.invalid/',
    events: ['post.published'],
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
