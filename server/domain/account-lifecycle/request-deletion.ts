import { and, gt, isNull, or, sql } from 'drizzle-orm';
import type { Settings } from '#shared/contract/account.ts';
import type { HandlerInput } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import { english } from '#shared/texts/translate.ts';
import type { Ctx, Viewer } from '../../context.ts';
import { users } from '../../db/schema.ts';
import { ahead, databaseNow } from '../../db/sql-time.ts';
import { deletionMail } from '../../email/account-deletion.tsx';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { queueAccountNotice } from '../accounts/account-notice.ts';
import { isOwnAccount, toSettings } from '../accounts/settings.ts';
import { endApiKeys } from '../accounts/api-keys.ts';
import { recordErasures } from '../core/erasures.ts';
import { enforceDailyLimit } from '../core/rate-limiter.ts';
import { endOtherSessions } from '../login/sessions.ts';
import type { Handlers } from '../core/handler.ts';

/**
 * Schedules the deletion of the account in two weeks (see `deleteDueAccounts`). Repeating keeps the
 * first date. Ends all other sessions and all API keys, and mails the date. Errors: bad_request for
 * another username; too_many_requests.
 */
export async function requestDeletion(
  ctx: Ctx,
  by: Viewer,
  { username, posts }: HandlerInput<'DELETE /api/account'>['body'],
): Promise<Settings> {
  if (username.trim().toLowerCase() !== by.username.toLowerCase())
    throw badRequest([{ field: 'username', message: 'must be your username' }]);
  await enforceDailyLimit(
    ctx,
    'deletion',
    by,
    limits.accountDeletions,
    english("You've requested this too often today. Try again tomorrow."),
  );
  return ctx.db.transaction(async (tx) => {
    const [before] = await tx
      .select({ deletionScheduledAt: users.deletionScheduledAt })
      .from(users)
      .where(isOwnAccount(ctx, by))
      .for('no key update');
    const [user] = await tx
      .update(users)
      .set({
        deletionScheduledAt: sql`coalesce(
          ${users.deletionScheduledAt}, ${ahead(limits.deletionGraceMs)})`,
        deletePosts: posts === 'delete',
      })
      .where(isOwnAccount(ctx, by))
      .returning();
    const settings = toSettings(user);
    await recordErasures(tx, ctx.site.id, posts === 'delete' ? 'account-and-posts' : 'account', [
      by.userId,
    ]);
    await endOtherSessions({ ...ctx, db: tx }, by);
    await endApiKeys(tx, ctx.site.id, by.userId);
    const at = user?.deletionScheduledAt;
    if (before?.deletionScheduledAt === null && at)
      await queueAccountNotice(tx, ctx, by, 'deletion', (site) =>
        deletionMail(site, { username: by.username, at }),
      );
    return settings;
  });
}

/** Cancels the deletion. Idempotent. Error: conflict, if it has begun. */
async function cancelDeletion(ctx: Ctx, by: Viewer): Promise<Settings> {
  return ctx.db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ deletionScheduledAt: null, deletePosts: false })
      .where(
        and(
          isOwnAccount(ctx, by),
          or(isNull(users.deletionScheduledAt), gt(users.deletionScheduledAt, databaseNow)),
        ),
      )
      .returning();
    if (!user) throw new AppError('conflict', 'This account is scheduled for deletion.');
    await recordErasures(tx, ctx.site.id, 'account-kept', [by.userId]);
    return toSettings(user);
  });
}

export const handlers = {
  'DELETE /api/account': (ctx, { body }) => requestDeletion(ctx, ctx.viewer, body),
  'DELETE /api/account/deletion': (ctx) => cancelDeletion(ctx, ctx.viewer),
} satisfies Partial<Handlers>;
