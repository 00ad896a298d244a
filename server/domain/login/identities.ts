import { and, desc, eq } from 'drizzle-orm';
import type { Identity } from '#shared/contract/identities.ts';
import type { Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx, Viewer } from '../../context.ts';
import { identities, sessions, type PendingIdentity, type users } from '../../db/schema.ts';
import { databaseNow } from '../../db/sql-time.ts';
import { identityLinkedMail, identityRemovedMail } from '../../email/identities.tsx';
import { AppError, notFound } from '../../infra/app-error.ts';
import { lockForTransaction } from '../core/advisory-lock.ts';
import { newId } from '../core/ids.ts';
import { logEvent } from '../core/security-log.ts';
import { queueAccountNotice } from '../accounts/account-notice.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

type IdentityRow = typeof identities.$inferSelect;
type Owner = Pick<typeof users.$inferSelect, 'siteId' | 'id' | 'username' | 'email'>;

const isOwnedBy = (ctx: Ctx, userId: string) => own(identities, ctx.site.id, { userId });

/** Shown to members: the host of the issuer. */
export const toIssuerName = (issuer: string) =>
  URL.canParse(issuer) ? new URL(issuer).host : issuer;

export const toIdentity = ({
  id,
  issuer,
  account,
  createdAt,
  lastUsedAt,
}: IdentityRow): Identity => ({
  id,
  issuer: toIssuerName(issuer),
  account,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** Lists the caller's identities, newest first. */
export async function listIdentities(ctx: Ctx, by: Viewer): Promise<Identity[]> {
  const rows = await ctx.db
    .select()
    .from(identities)
    .where(isOwnedBy(ctx, by.userId))
    .orderBy(desc(identities.createdAt), desc(identities.id));
  return rows.map(toIdentity);
}

/**
 * Links an identity to an account, and mails its address a notice. Runs in a transaction.
 * Errors: conflict for an identity of another account, or too many.
 */
export async function addIdentity(
  ctx: Ctx,
  user: Owner,
  { issuer, subject, account }: PendingIdentity,
): Promise<IdentityRow> {
  await lockForTransaction(ctx.db, `identities of ${ctx.site.id} ${user.id}`);
  if ((await ctx.db.$count(identities, isOwnedBy(ctx, user.id))) >= limits.loginProviders.ofMember)
    throw new AppError(
      'conflict',
      "You've reached the limit of {max} linked accounts. Remove one first.",
      undefined,
      { max: limits.loginProviders.ofMember },
    );
  const [linked] = await ctx.db
    .insert(identities)
    .values({
      siteId: ctx.site.id,
      id: newId(),
      userId: user.id,
      issuer,
      subject,
      account,
      createdAt: databaseNow,
      lastUsedAt: null,
    })
    .onConflictDoNothing()
    .returning();
  if (!linked)
    throw new AppError(
      'conflict',
      'This account is already linked to another member account. To see which one, log out ' +
        'and log in with it.',
    );
  logEvent(ctx, 'identity_linked', { user: user.id });
  await queueAccountNotice(
    ctx.db,
    ctx,
    { email: user.email ?? '', userId: user.id },
    'identity',
    (site) => identityLinkedMail(site, user, { issuer: toIssuerName(issuer), account }),
  );
  return linked;
}

/**
 * Removes one of the caller's identities, and ends the sessions that it began. The mailed code logs
 * in as before. Error: not_found for an unknown one or another member's.
 */
async function removeIdentity(
  ctx: Ctx,
  by: Viewer,
  id: string,
): Promise<Reply<'DELETE /api/identities/{id}'>> {
  return ctx.db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(identities)
      .where(and(isOwnedBy(ctx, by.userId), eq(identities.id, id)))
      .returning();
    if (!removed) throw notFound('The linked account was not found.');
    await tx
      .delete(sessions)
      .where(own(sessions, ctx.site.id, { userId: by.userId, identityId: id }));
    logEvent(ctx, 'identity_removed', { user: by.userId });
    await queueAccountNotice(tx, ctx, by, 'identity', (site) =>
      identityRemovedMail(site, by, {
        issuer: toIssuerName(removed.issuer),
        account: removed.account,
      }),
    );
    return { removed: true };
  });
}

export const handlers = {
  'DELETE /api/identities/{id}': (ctx, { path }) => removeIdentity(ctx, ctx.viewer, path.id),
} satisfies Partial<Handlers>;
