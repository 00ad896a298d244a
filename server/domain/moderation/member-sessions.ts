import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../context.ts';
import { sessions, users } from '../../db/schema.ts';
import { notFound } from '../../infra/app-error.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { logEvent } from '../core/security-log.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

/** Ends all sessions of a member on the site. API keys stay. Error: not_found. */
async function endMemberSessions(
  ctx: Ctx,
  by: Viewer,
  name: string,
): Promise<{ username: string; ended: number }> {
  const { id, ...reply } = await ctx.db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id, username: users.username })
      .from(users)
      .where(
        and(
          eq(users.siteId, ctx.site.id),
          sql`lower(${users.username}) = ${name.toLowerCase()}`,
          isNull(users.deletedAt),
        ),
      );
    if (!user) throw notFound('The user was not found.');
    const ended = await tx
      .delete(sessions)
      .where(own(sessions, ctx.site.id, { userId: user.id }))
      .returning({ id: sessions.id });
    await writeAuditLog(tx, ctx, by, [
      { action: 'end-sessions', userId: user.id, after: { sessions: ended.length } },
    ]);
    return { ...user, ended: ended.length };
  });
  logEvent(ctx, 'session_ended', { user: id, count: reply.ended, reason: 'by_staff' });
  return reply;
}

export const handlers = {
  'DELETE /api/admin/users/{username}/sessions': (ctx, { path }) =>
    endMemberSessions(ctx, ctx.viewer, path.username),
} satisfies Partial<Handlers>;
