import { and, eq, isNull } from 'drizzle-orm';
import type { Settings } from '#shared/contract/account.ts';
import type { HandlerInput } from '#shared/contract/index.ts';
import type { Ctx, Viewer } from '../../context.ts';
import { users } from '../../db/schema.ts';
import { AppError } from '../../infra/app-error.ts';

/** Not that of who was deleted at this moment: nothing of the person comes back into it. */
export const readAccountRow = (ctx: Pick<Ctx, 'site'>, by: Pick<Viewer, 'userId'>) =>
  and(eq(users.siteId, ctx.site.id), eq(users.id, by.userId), isNull(users.deletedAt));

/** One's own account, as nobody else sees it. */
export async function readSettings(ctx: Ctx, by: Viewer): Promise<Settings> {
  const [row] = await ctx.db.select().from(users).where(readAccountRow(ctx, by));
  return toSettings(row);
}

/** Changes what one is mailed. What is not given stays. */
export async function updateSettings(
  ctx: Ctx,
  by: Viewer,
  { mailReplies }: HandlerInput<'PUT /api/account'>['body'],
): Promise<Settings> {
  if (mailReplies === undefined) return readSettings(ctx, by);
  const [row] = await ctx.db
    .update(users)
    .set({ emailOnReply: mailReplies })
    .where(readAccountRow(ctx, by))
    .returning();
  return toSettings(row);
}

/** Error: unauthorized, for who was deleted at this moment. */
export function toSettings(row: typeof users.$inferSelect | undefined): Settings {
  if (!row || row.deletedAt !== null) throw new AppError('unauthorized', 'Log in first.');
  const {
    username,
    name,
    about,
    website,
    email,
    emailOnReply: mailReplies,
    deletionScheduledAt: deletionAt,
  } = row;
  return {
    username,
    name,
    about,
    website,
    email: email ?? '',
    mailReplies,
    deletionAt: deletionAt?.toISOString() ?? null,
  };
}
