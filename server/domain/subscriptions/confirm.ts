import { and, eq, isNull, lte, ne, or } from 'drizzle-orm';
import type { Reply } from '#shared/contract/index.ts';
import type { RequestedPreferences } from '#shared/contract/subscription-schemas.ts';
import { feedbackPath, managePath } from '#shared/paths.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx, Needs } from '../../context.ts';
import { subscriptionRequests, subscriptions, users } from '../../db/schema.ts';
import { databaseNow } from '../../db/sql-time.ts';
import { notFound, AppError, badRequest } from '../../infra/app-error.ts';
import { hasBounced, liftBounce } from '../mail/suppressions.ts';
import { readByRules, storeReading } from '../preferences/waiting-prompts.ts';
import { queueWebHooks } from '../core/web-hook-events.ts';
import { recordReturns } from './erase.ts';
import { reserveMailSlot } from './mail-limits.ts';
import { mailWelcome } from './mails.ts';
import {
  readSubscription,
  toSubscription,
  byId,
  type SubscriptionRow,
} from './subscription-row.ts';
import { manageToken, readLinkToken, readVerifyToken } from './tokens.ts';
import { recordLink } from './consents.ts';
import { hasNoSubscription, mailLink, toCompleteChanges } from './subscribe.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

/** `requested`: what the link confirms, if the subscription is not active. Null: what it has. */
type Link = { row: SubscriptionRow; issuedAt: Date; requested: RequestedPreferences | null };

async function readLink(ctx: Ctx, token: string): Promise<Link> {
  const link = await readVerifyToken(ctx, token);
  return { ...link, requested: await readRequest(ctx, link) };
}

async function readRequest(
  { db, site }: Needs<'db' | 'site'>,
  { row, issuedAt }: Omit<Link, 'requested'>,
): Promise<RequestedPreferences | null> {
  const [request] = await db
    .select({ preferences: subscriptionRequests.preferences })
    .from(subscriptionRequests)
    .where(own(subscriptionRequests, site.id, { subscriptionId: row.id, createdAt: issuedAt }));
  return request?.preferences ?? null;
}

/** Returns what a link would confirm. Errors: not_found, too_many_requests. */
async function readConfirmation(
  ctx: Ctx,
  token: string,
): Promise<Reply<'GET /api/subscriptions/verify/{token}'>> {
  const link = await readLink(ctx, token);
  const { row, requested } = link;
  const state = await readLinkState(ctx, link);
  const isOfRequest = state === 'waiting' && row.state !== 'active';
  const confirmed = isOfRequest && requested ? { ...row, ...toCompleteChanges(requested) } : row;
  return {
    state,
    // The account is the owner's, who has not shown up yet.
    subscription: {
      ...toSubscription(ctx, confirmed, isOfRequest ? 'full' : 'delivery'),
      account: null,
    },
    token: state === 'confirmed' ? manageToken(ctx, row) : null,
  };
}

/** A link expires after seven days, or when the reader unsubscribes. */
function getLinkState({ row, issuedAt, requested }: Link): 'waiting' | 'confirmed' | 'expired' {
  const isOld = row.now.getTime() > issuedAt.getTime() + limits.verifyLink.lifetimeMs;
  if (
    isOld ||
    (row.state === 'unsubscribed' && !requested) ||
    (row.unsubscribedAt !== null && row.unsubscribedAt > issuedAt)
  )
    return 'expired';
  return row.state === 'active' ? 'confirmed' : 'waiting';
}

/** A subscriber whose mail bounced since confirms again. That lifts the bounce. */
async function readLinkState(ctx: Ctx, link: Link): Promise<ReturnType<typeof getLinkState>> {
  const state = getLinkState(link);
  const { row, issuedAt } = link;
  return state === 'confirmed' &&
    (await hasBounced(ctx.db, ctx.secrets, ctx.site.id, row.email, issuedAt))
    ? 'waiting'
    : state;
}

/**
 * Confirms a subscription and mails the welcome. Idempotent. Links an account with this email
 * address, if it has no other subscription, because both addresses are verified. Lifts a bounce.
 * Errors: not_found; gone for an expired link; too_many_requests.
 */
async function confirmSubscription(
  ctx: Ctx,
  token: string,
): Promise<Reply<'POST /api/subscriptions/verify/{token}'>> {
  const link = await readLink(ctx, token);
  const already = !(await activate(ctx, link));
  await readPrompt(ctx, link);
  const row = await readSubscription(ctx.db, byId(ctx, link.row.id));
  if (!row) throw notFound('The subscription was not found.');
  if (getLinkState({ ...link, row }) !== 'confirmed')
    throw new AppError('gone', 'This link has expired. Request a new one.');
  return {
    already,
    subscription: toSubscription(ctx, row, 'delivery'),
    token: manageToken(ctx, row),
  };
}

/** Reads the prompt at once, so that the next page shows what was read, unless a model reads it. */
async function readPrompt(ctx: Ctx, { row, requested }: Link): Promise<void> {
  const prompt = requested ? requested.custom_prompt : row.customPrompt;
  if (prompt && !ctx.model)
    await storeReading(ctx.db, row.siteId, prompt, await readByRules(ctx, row.siteId, prompt));
}

/** Returns false if nothing changed. */
async function activate(ctx: Ctx, link: Link): Promise<boolean> {
  if ((await readLinkState(ctx, link)) !== 'waiting') return false;
  const { id, email } = link.row;
  const { requested } = link;
  return ctx.db.transaction(async (tx) => {
    const isLifted = await liftBounce(tx, ctx.secrets, ctx.site.id, email, link.issuedAt);
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(own(users, ctx.site.id, { email }))
      .for('no key update');
    const [row] = await tx
      .update(subscriptions)
      .set({
        ...(requested ? toCompleteChanges(requested) : {}),
        state: 'active',
        confirmedAt: databaseNow,
        pausedUntil: null,
      })
      .where(
        and(
          byId(ctx, id),
          eq(subscriptions.email, email),
          ne(subscriptions.state, 'active'),
          or(
            isNull(subscriptions.unsubscribedAt),
            lte(subscriptions.unsubscribedAt, link.issuedAt),
          ),
        ),
      )
      .returning();
    if (!row) return isLifted;
    await recordLink(tx, ctx, row, 'confirmed');
    await queueWebHooks(tx, ctx.site.id, 'subscriber.confirmed', id);
    if (row.unsubscribedAt) await recordReturns(tx, ctx.site.id, [row]);
    if (user)
      await tx
        .update(subscriptions)
        .set({ userId: user.id })
        .where(
          and(byId(ctx, id), isNull(subscriptions.userId), hasNoSubscription(ctx.site.id, user.id)),
        );
    if (await reserveMailSlot(tx, ctx, 'welcome', email)) await mailWelcome(tx, ctx, row);
    return true;
  });
}

/**
 * Mails a new link to the address of one: to confirm the subscription, or with full access. The
 * latter leads to the posts of a digest if the link did. Errors: not_found, too_many_requests.
 */
async function mailNewLink(ctx: Ctx, token: string): Promise<{ sent: true }> {
  const { row, itemId, issuedAt } = await readLinkToken(ctx, token);
  const requested = issuedAt && (await readRequest(ctx, { row, issuedAt }));
  const toPage = (owner: string) =>
    itemId === null ? managePath(owner) : feedbackPath('rate', `${owner}.${itemId}`);
  const slot = row.state === 'active' || (row.state !== 'pending' && !requested) ? 'owner' : 'link';
  return mailLink(ctx, row.email, slot, toPage, requested);
}

export const handlers = {
  'GET /api/subscriptions/verify/{token}': (ctx, { path }) => readConfirmation(ctx, path.token),
  'POST /api/subscriptions/verify/{token}': (ctx, { path }) => confirmSubscription(ctx, path.token),
  'POST /api/subscriptions/manage-link'(ctx, { body: { email, token } }) {
    if ((email === undefined) === (token === undefined))
      throw badRequest([{ field: 'email', message: 'is required, or a token' }]);
    return token === undefined ? mailLink(ctx, email ?? '') : mailNewLink(ctx, token);
  },
} satisfies Partial<Handlers>;
