import { and, desc, inArray, ne } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { Ctx, Needs, Viewer } from '../../context.ts';
import { pushSubscriptions } from '../../db/schema.ts';
import { badRequest } from '../../infra/app-error.ts';
import { isPushEndpoint } from '../../infra/push/push-endpoint.ts';
import { vapidKeys } from '../../infra/push/vapid-keys.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

/** Browsers per member. The oldest one ends. */
const maxBrowsers = 10;

const isOfSession = (ctx: Ctx, by: Viewer) =>
  own(pushSubscriptions, ctx.site.id, { sessionId: by.sessionId ?? '' });

/** Returns the public key for new subscriptions, and whether the session has one. */
async function readPush(ctx: Ctx, by: Viewer): Promise<Reply<'GET /api/push'>> {
  return {
    publicKey: currentKey(ctx),
    subscribed: (await ctx.db.$count(pushSubscriptions, isOfSession(ctx, by))) > 0,
  };
}

const currentKey = ({ secrets }: Needs<'secrets'>) => vapidKeys(secrets)[0]?.publicKey ?? '';

/**
 * Subscribes the browser of the session. A browser with a new session replaces its old one.
 * Error: bad_request for an unknown push service.
 */
async function subscribePush(
  ctx: Ctx,
  by: Viewer,
  { endpoint, p256dh, auth }: HandlerInput<'PUT /api/push'>['body'],
): Promise<Reply<'PUT /api/push'>> {
  const { sessionId, userId } = by;
  if (!isPushEndpoint(endpoint) || sessionId === null)
    throw badRequest([{ field: 'endpoint', message: 'must be of a known push service' }]);
  const siteId = ctx.site.id;
  const row = { siteId, sessionId, userId, endpoint, p256dh, auth, vapidKey: currentKey(ctx) };
  await ctx.db.transaction(async (tx) => {
    await tx
      .delete(pushSubscriptions)
      .where(
        and(
          own(pushSubscriptions, siteId, { endpoint }),
          ne(pushSubscriptions.sessionId, sessionId),
        ),
      );
    await tx
      .insert(pushSubscriptions)
      .values(row)
      .onConflictDoUpdate({
        target: [pushSubscriptions.siteId, pushSubscriptions.sessionId],
        set: row,
      });
    const isOwn = own(pushSubscriptions, siteId, { userId });
    const surplus = await tx
      .select({ sessionId: pushSubscriptions.sessionId })
      .from(pushSubscriptions)
      .where(isOwn)
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.sessionId))
      .offset(maxBrowsers);
    if (surplus.length > 0)
      await tx.delete(pushSubscriptions).where(
        and(
          isOwn,
          ne(pushSubscriptions.sessionId, sessionId),
          inArray(
            pushSubscriptions.sessionId,
            surplus.map((other) => other.sessionId),
          ),
        ),
      );
  });
  return { subscribed: true };
}

/** Ends the messages to the browser of the session. Idempotent. */
async function endPush(ctx: Ctx, by: Viewer): Promise<Reply<'DELETE /api/push'>> {
  await ctx.db.delete(pushSubscriptions).where(isOfSession(ctx, by));
  return { subscribed: false };
}

export const handlers = {
  'GET /api/push': (ctx) => readPush(ctx, ctx.viewer),
  'PUT /api/push': (ctx, { body }) => subscribePush(ctx, ctx.viewer, body),
  'DELETE /api/push': (ctx) => endPush(ctx, ctx.viewer),
} satisfies Partial<Handlers>;
