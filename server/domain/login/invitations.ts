import { and, desc, eq, gt, isNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import { dayMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';
import type { Ctx, Needs, Viewer } from '../../context.ts';
import { invitations, users } from '../../db/schema.ts';
import { ahead, databaseNow } from '../../db/sql-time.ts';
import { AppError, notFound } from '../../infra/app-error.ts';
import { hashToken, newToken } from '../../infra/signing.ts';
import { lockForTransaction } from '../core/advisory-lock.ts';
import { newId } from '../core/ids.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

const mayInvite = ({ site }: Ctx, by: Viewer) =>
  site.signup.mode === 'invitation' && (site.signup.inviters === 'members' || by.role !== 'member');

const isOwnedBy = (ctx: Ctx, by: Viewer) => own(invitations, ctx.site.id, { userId: by.userId });
const isUsable = and(
  lt(invitations.uses, invitations.mostUses),
  gt(invitations.expiresAt, databaseNow),
) as SQL;

const toReply = ({
  id,
  uses,
  mostUses,
  createdAt,
  expiresAt,
}: typeof invitations.$inferSelect) => ({
  id,
  uses,
  mostUses,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** Lists the caller's invitations, newest first. Expired ones remain for a month. */
async function listInvitations(ctx: Ctx, by: Viewer): Promise<Reply<'GET /api/invitations'>> {
  const rows = await ctx.db
    .select()
    .from(invitations)
    .where(isOwnedBy(ctx, by))
    .orderBy(desc(invitations.createdAt), desc(invitations.id));
  return { mayInvite: mayInvite(ctx, by), invitations: rows.map(toReply) };
}

/**
 * Creates an invitation. Only this reply contains its link. The token is in the fragment, so that
 * no log has it. Errors: forbidden, conflict at the limit of usable ones.
 */
async function createInvitation(
  ctx: Ctx,
  by: Viewer,
  { mostUses, days }: HandlerInput<'POST /api/invitations'>['body'],
): Promise<Reply<'POST /api/invitations'>> {
  if (!mayInvite(ctx, by)) throw new AppError('forbidden', 'You cannot invite others here.');
  const token = newToken();
  const row = await ctx.db.transaction(async (tx) => {
    await lockForTransaction(tx, `invitation of ${ctx.site.id} ${by.userId}`);
    if ((await tx.$count(invitations, and(isOwnedBy(ctx, by), isUsable))) >= limits.invitations.max)
      throw new AppError(
        'conflict',
        "You've reached the limit of {max} invitations. End one first.",
        undefined,
        { max: limits.invitations.max },
      );
    const [created] = await tx
      .insert(invitations)
      .values({
        siteId: ctx.site.id,
        id: newId(),
        userId: by.userId,
        tokenHash: hashToken(token),
        mostUses,
        createdAt: databaseNow,
        expiresAt: ahead(days * dayMs),
      })
      .returning();
    return created as typeof invitations.$inferSelect;
  });
  return { ...toReply(row), path: `${paths.signup}#invitation=${token}` };
}

/** Ends an invitation of the caller. Error: not_found. */
async function endInvitation(
  ctx: Ctx,
  by: Viewer,
  id: string,
): Promise<Reply<'DELETE /api/invitations/{id}'>> {
  const ended = await ctx.db
    .delete(invitations)
    .where(and(isOwnedBy(ctx, by), eq(invitations.id, id)))
    .returning({ id: invitations.id });
  if (ended.length === 0) throw notFound('The invitation was not found.');
  return { ended: true };
}

/**
 * Matches a usable invitation. A ban or a lost role of its owner ends it, and so does a change of
 * the site's `inviters`.
 */
function isValid({ site }: Needs<'site'>, token: string): SQL {
  const inviters = sql`(select ${users.id} from ${users} where ${and(
    eq(users.siteId, site.id),
    isNull(users.deletedAt),
    or(isNull(users.bannedUntil), lte(users.bannedUntil, databaseNow)),
    site.signup.inviters === 'staff' ? ne(users.role, 'member') : undefined,
  )})`;
  return and(
    own(invitations, site.id, { tokenHash: hashToken(token) }),
    isUsable,
    sql`${invitations.userId} in ${inviters}`,
  ) as SQL;
}

/** Throws unless the invitation can be used. Error: forbidden. */
export async function checkInvitation(ctx: Needs<'db' | 'site'>, token: string): Promise<void> {
  if ((await ctx.db.$count(invitations, isValid(ctx, token))) === 0) throw notInvited();
}

/** Counts a use and returns the user ID of the owner. Error: forbidden. */
export async function acceptInvitation(ctx: Needs<'db' | 'site'>, token: string): Promise<string> {
  const [used] = await ctx.db
    .update(invitations)
    .set({ uses: sql`${invitations.uses} + 1` })
    .where(isValid(ctx, token))
    .returning({ userId: invitations.userId });
  if (!used) throw notInvited();
  return used.userId;
}

const notInvited = () =>
  new AppError(
    'forbidden',
    'You need an invitation to join, and this one is missing or has ended.',
  );

export const handlers = {
  'GET /api/invitations': (ctx) => listInvitations(ctx, ctx.viewer),
  'POST /api/invitations': (ctx, { body }) => createInvitation(ctx, ctx.viewer, body),
  'DELETE /api/invitations/{id}': (ctx, { path }) => endInvitation(ctx, ctx.viewer, path.id),
} satisfies Partial<Handlers>;
