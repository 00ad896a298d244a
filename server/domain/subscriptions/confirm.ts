import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx } from '../../context.ts';
import { subscriptions, users } from '../../db/schema.ts';
import { databaseNow } from '../../db/sql-time.ts';
import { notFound, AppError } from '../../infra/app-error.ts';
import { reserveMailSlot } from './mail-limits.ts';
import { mailWelcome } from './mails.ts';
import {
  readSubscription,
  toSubscription,
  byId,
  type SubscriptionRow,
} from './subscription-row.ts';
import { manageToken, readVerifyToken } from './tokens.ts';
import { isEmptyUpdate, mailLink } from './subscribe.ts';

type Link = { row: SubscriptionRow; madeAt: Date };

/** What a link would confirm. Errors: not_found, too_many_requests. */
export async function readConfirmation(
  ctx: Ctx,
  token: string,
): Promise<Reply<'GET /api/subscriptions/verify/{token}'>> {
  const link = await readVerifyToken(ctx, token);
  const state = stateOf(link);
  return {
    state,
    subscription: toSubscription(link.row),
    token: state === 'confirmed' ? manageToken(ctx, link.row) : null,
  };
}

/** A link is good for seven days, and not for who has unsubscribed since (reliability G7). */
function stateOf({ row, madeAt }: Link): 'waiting' | 'confirmed' | 'expired' {
  const old = row.now.getTime() > madeAt.getTime() + limits.verifyLink.lives;
  if (
    old ||
    row.state === 'unsubscribed' ||
    (row.unsubscribedAt !== null && row.unsubscribedAt > madeAt)
  )
    return 'expired';
  return row.state === 'active' ? 'confirmed' : 'waiting';
}

/**
 * Confirms a subscription; safe to repeat. The welcome mail goes with it. An account of the site with this very address is linked, unless it has another subscription: the address is proven on both
 * sides. Errors: not_found; gone, for a link that is too old; too_many_requests.
 */
export async function confirmSubscription(
  ctx: Ctx,
  token: string,
): Promise<Reply<'POST /api/subscriptions/verify/{token}'>> {
  const link = await readVerifyToken(ctx, token);
  const already = !(await activate(ctx, link));
  const row = await readSubscription(ctx.db, byId(ctx, link.row.id));
  if (!row) throw notFound('The subscription');
  if (stateOf({ row, madeAt: link.madeAt }) !== 'confirmed')
    throw new AppError('gone', 'This link has expired. Request a new one.');
  return { already, subscription: toSubscription(row), token: manageToken(ctx, row) };
}

/** False when there was nothing to do, for whatever reason. */
async function activate(ctx: Ctx, link: Link): Promise<boolean> {
  if (stateOf(link) !== 'waiting') return false;
  const { id, email } = link.row;
  return ctx.db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.siteId, ctx.site.id), eq(users.email, email)))
      .for('no key update');
    const [row] = await tx
      .update(subscriptions)
      .set({ state: 'active', confirmedAt: databaseNow, pausedUntil: null })
      .where(
        and(
          byId(ctx, id),
          eq(subscriptions.email, email),
          eq(subscriptions.state, 'pending'),
          or(isNull(subscriptions.unsubscribedAt), lte(subscriptions.unsubscribedAt, link.madeAt)),
        ),
      )
      .returning();
    if (!row) return false;
    if (user)
      await tx
        .update(subscriptions)
        .set({ userId: user.id })
        .where(
          and(byId(ctx, id), isNull(subscriptions.userId), isEmptyUpdate(ctx.site.id, user.id)),
        );
    if (await reserveMailSlot(tx, ctx, 'welcome', email)) await mailWelcome(tx, ctx, row);
    return true;
  });
}

/** Mails another link in place of one to confirm with, whatever became of that. Errors: not_found, too_many_requests. */
export async function mailNewLink(ctx: Ctx, token: string): Promise<{ sent: true }> {
  const { row } = await readVerifyToken(ctx, token);
  return mailLink(ctx, row.email);
}
