import { and, asc, eq, sql } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { Ctx, Viewer } from '../../context.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import { signupApplications as applications } from '../../db/schema.ts';
import type { Db } from '../../db/client.ts';
import { acceptedMail, declinedMail } from '../../email/application.tsx';
import { notFound } from '../../infra/app-error.ts';
import { createUser } from '../login/admission.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { maskEmail } from '../core/email-address.ts';
import { queueAccountNotice } from '../accounts/account-notice.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

type Application = typeof applications.$inferSelect;

/** Lists the people who wait to be accepted, oldest first. Only admins see masked addresses. */
export async function listApplications(
  ctx: Ctx,
  by: Viewer,
  { cursor, limit = 25 }: HandlerInput<'GET /api/admin/applications'>['query'],
): Promise<Reply<'GET /api/admin/applications'>> {
  const isOfSite = eq(applications.siteId, ctx.site.id);
  const [createdAt, id] =
    cursor === undefined ? [] : decodeCursor('applications', cursor, ['number', 'string']);
  const isAfter =
    createdAt === undefined
      ? undefined
      : sql`(${applications.createdAt}, ${applications.id})
          > (${cursorTime(createdAt).toISOString()}::timestamptz, ${id})`;
  const found = await ctx.db
    .select()
    .from(applications)
    .where(and(isOfSite, isAfter))
    .orderBy(asc(applications.createdAt), asc(applications.id))
    .limit(limit + 1);
  const { rows, ...page } = pageFromRows(found, limit, (last) =>
    encodeCursor('applications', [last.createdAt.getTime(), last.id]),
  );
  return {
    applications: rows.map(({ id, username, name, question, answer, email, createdAt }) => ({
      id,
      username,
      name,
      question,
      answer,
      address: by.role === 'admin' ? maskEmail(email) : null,
      createdAt: createdAt.toISOString(),
    })),
    ...page,
    totalCount: await ctx.db.$count(applications, isOfSite),
  };
}

/** Creates the account and mails its owner. Errors: not_found, conflict (the name was taken). */
async function acceptApplication(
  ctx: Ctx,
  by: Viewer,
  id: string,
): Promise<Reply<'POST /api/admin/applications/{id}/accept'>> {
  return ctx.db.transaction(async (tx) => {
    const { email, username, name } = await deleteApplication(tx, ctx, id);
    const user = await createUser(
      { ...ctx, db: tx },
      { email, username, name, signupNetwork: null, invitedBy: null },
    );
    await writeAuditLog(tx, ctx, by, [{ action: 'accept-application', userId: user.id }]);
    await queueAccountNotice(tx, ctx, { email }, 'application', acceptedMail);
    return { username: user.username };
  });
}

/** Deletes the application and mails the applicant. Error: not_found. */
async function declineApplication(
  ctx: Ctx,
  by: Viewer,
  id: string,
  reason: string,
): Promise<Reply<'POST /api/admin/applications/{id}/decline'>> {
  return ctx.db.transaction(async (tx) => {
    const { email, username } = await deleteApplication(tx, ctx, id);
    await writeAuditLog(tx, ctx, by, [{ action: 'decline-application', reason }]);
    await queueAccountNotice(tx, ctx, { email }, 'application', (site) =>
      declinedMail(site, reason),
    );
    return { username };
  });
}

/** Deletes and returns an application, so that of two decisions only the first counts. */
async function deleteApplication(tx: Db, ctx: Ctx, id: string): Promise<Application> {
  const [application] = await tx
    .delete(applications)
    .where(own(applications, ctx.site.id, { id }))
    .returning();
  if (!application) throw notFound('The application was not found.');
  return application;
}

export const handlers = {
  'GET /api/admin/applications': (ctx, { query }) => listApplications(ctx, ctx.viewer, query),
  'POST /api/admin/applications/{id}/accept': (ctx, { path }) =>
    acceptApplication(ctx, ctx.viewer, path.id),
  'POST /api/admin/applications/{id}/decline': (ctx, { path, body }) =>
    declineApplication(ctx, ctx.viewer, path.id, body.reason ?? ''),
} satisfies Partial<Handlers>;
