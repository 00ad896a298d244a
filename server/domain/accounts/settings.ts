import { and, eq, isNull } from 'drizzle-orm';
import type { Settings } from '#shared/contract/account.ts';
import type { HandlerInput } from '#shared/contract/index.ts';
import type { Ctx, Viewer } from '../../context.ts';
import { users } from '../../db/schema.ts';
import { AppError } from '../../infra/app-error.ts';

/** Excludes an account that was just deleted, so no personal data returns to it. */
export const isOwnAccount = (ctx: Pick<Ctx, 'site'>, by: Pick<Viewer, 'userId'>) =>
  and(eq(users.siteId, ctx.site.id), eq(users.id, by.userId), isNull(users.deletedAt));

/** Returns the caller's account with its private fields. */
export async function readSettings(ctx: Ctx, by: Viewer): Promise<Settings> {
  const [row] = await ctx.db.select().from(users).where(isOwnAccount(ctx, by));
  return toSettings(row);
}

/** Updates the mail settings. Omitted fields stay. */
export async function updateSettings(
  ctx: Ctx,
  by: Viewer,
  { emailOnReply }: HandlerInput<'PATCH /api/account'>['body'],
): Promise<Settings> {
  if (emailOnReply === undefined) return readSettings(ctx, by);
  const [row] = await ctx.db
    .update(users)
    .set({ emailOnReply })
    .where(isOwnAccount(ctx, by))
    .returning();
  return toSettings(row);
}

/** Error: unauthorized for an account that was just deleted. */
export function toSettings(row: typeof users.$inferSelect | undefined): Settings {
  if (!row || row.deletedAt !== null) throw new AppError('unauthorized', 'Log in first.');
  const { username, name, about, website, email, emailOnReply, deletionScheduledAt } = row;
  return {
    username,
    name,
    about,
    website,
    email: email ?? '',
    emailOnReply,
    deletionScheduledAt: deletionScheduledAt?.toISOString() ?? null,
  };
}
