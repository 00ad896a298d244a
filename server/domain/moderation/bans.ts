import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Needs, Site, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { notifyContentChanged } from '../../db/content-versions.ts';
import { recordCdnChanges } from '../../db/cdn-purges.ts';
import { users } from '../../db/schema.ts';
import { banMail, unbanMail } from '../../email/moderation.tsx';
import { badRequest, notFound, AppError } from '../../infra/app-error.ts';
import { queueAccountNotice } from '../accounts/account-notice.ts';
import { banColumns, readBan, permanent, type Ban, banReply } from '../accounts/ban-status.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { banAddress, unbanAddress } from '../accounts/address-bans.ts';
import type { Handlers } from '../core/handler.ts';
import { requireRecentLogin } from '../login/sessions.ts';
import { removeUserContent } from './remove-user-content.ts';
import { own } from '../../db/own.ts';

type Services = Needs<'db' | 'config' | 'secrets' | 'clock'> & { site: Site };
/** `null` is the command line. */
type By = Pick<Viewer, 'userId' | 'username' | 'role' | 'platform'> | null;
type Person = { id: string; username: string; ban: Ban | null };

/**
 * Bans a user from writing until a time (null: permanently). Sessions and keys remain.
 * The user gets an email, and the log entry is public.
 * Moderators may ban members; admins also moderators; the command line all but platform admins.
 * Errors: not_found; forbidden; bad_request without a reason or with a past end.
 */
export async function banUser(
  services: Services,
  by: By,
  username: string,
  { until, reason, removed = false }: { until: Date | null; reason: string; removed?: boolean },
): Promise<Person> {
  if (reason === '') throw badRequest([{ field: 'reason', message: 'is required' }]);
  const end = until ?? permanent;
  return changeBan(services, by, username, async (tx, user) => {
    const [row] = (
      await tx.execute<{ ahead: boolean }>(
        sql`select ${end.toISOString()}::timestamptz > now() as ahead`,
      )
    ).rows;
    if (!row?.ahead) throw badRequest([{ field: 'until', message: 'must be in the future' }]);
    const previous = readBan(user);
    const ban = { until: end.getTime() >= permanent.getTime() ? null : end, reason };
    if (
      previous &&
      previous.reason === reason &&
      previous.until?.getTime() === ban.until?.getTime()
    )
      return ban;
    await tx
      .update(users)
      .set({ bannedUntil: end, banReason: reason })
      .where(matchesUser(services, user));
    await banAddress({ ...services, db: tx }, toAccount(services, user), end);
    await writeAuditLog(tx, services, by, [
      {
        action: 'ban',
        userId: user.id,
        reason,
        before: previous && toLogState(previous),
        after: toLogState(ban),
        isPublic: true,
      },
    ]);
    await queueAccountNotice(tx, services, { email: user.email ?? '' }, 'moderation', (site) =>
      banMail(site, { username: user.username, until: ban.until, reason, removed }),
    );
    return ban;
  });
}

/** Ends a ban. Idempotent. Errors: not_found; forbidden. */
export async function unbanUser(
  services: Services,
  by: By,
  username: string,
  reason = '',
): Promise<Person> {
  return changeBan(services, by, username, async (tx, user) => {
    const previous = readBan(user);
    if (!previous) return null;
    await tx
      .update(users)
      .set({ bannedUntil: null, banReason: '' })
      .where(matchesUser(services, user));
    await unbanAddress({ ...services, db: tx }, toAccount(services, user));
    await writeAuditLog(tx, services, by, [
      {
        action: 'unban',
        userId: user.id,
        reason,
        before: toLogState(previous),
        after: null,
        isPublic: true,
      },
    ]);
    await queueAccountNotice(tx, services, { email: user.email ?? '' }, 'moderation', (site) =>
      unbanMail(site, { username: user.username, reason }),
    );
    return null;
  });
}

const toLogState = ({ until, reason }: Ban) => ({ until: until?.toISOString() ?? null, reason });
const toAccount = ({ site }: Services, { id, email }: Row) => ({ siteId: site.id, id, email });
const matchesUser = ({ site }: { site: Pick<Site, 'id'> }, { id }: { id: string }) =>
  own(users, site.id, { id });
const columns = {
  id: users.id,
  username: users.username,
  email: users.email,
  role: users.role,
  ...banColumns,
};
type Row = {
  id: string;
  username: string;
  email: string | null;
  role: Viewer['role'];
  bannedUntil: Date | null;
  banReason: string;
  banned: boolean | null;
};

async function changeBan(
  services: Services,
  by: By,
  username: string,
  work: (tx: Db, user: Row) => Promise<Ban | null>,
): Promise<Person> {
  return services.db.transaction(async (tx) => {
    const [user] = await tx
      .select(columns)
      .from(users)
      .where(
        and(
          eq(users.siteId, services.site.id),
          sql`lower(${users.username}) = ${username.toLowerCase()}`,
          isNull(users.deletedAt),
        ),
      )
      .for('no key update');
    if (!user) throw notFound('The user was not found.');
    requireMayBan(services, by, user);
    const ban = await work(tx, user);
    // The public moderation log shows the change.
    if (services.config.cdn) await recordCdnChanges(tx, services.site.id, [{ keys: ['log'] }]);
    await notifyContentChanged(tx, services.site.id);
    return { id: user.id, username: user.username, ban };
  });
}

function requireMayBan({ config }: Pick<Services, 'config'>, by: By, user: Row): void {
  if (by?.userId === user.id) throw new AppError('forbidden', "You can't ban yourself.");
  if (user.email !== null && config.adminEmails.has(user.email))
    throw new AppError('forbidden', "Platform admins can't be banned.");
  if (by === null || by.platform || user.role === 'member') return;
  if (user.role === 'admin')
    throw new AppError(
      'forbidden',
      "Admins can't be banned. Ask another admin to change their role first.",
    );
  if (by.role !== 'admin')
    throw new AppError('forbidden', 'Moderators can only ban members. Ask an admin.');
}

export const handlers = {
  async 'POST /api/admin/users/{username}/ban'(
    ctx,
    { path, body: { until, reason, removeContent = false } },
  ) {
    const by = ctx.viewer;
    if (removeContent) requireRecentLogin(by);
    const { id, username, ban } = await banUser(ctx, by, path.username, {
      until: until === null ? null : new Date(until),
      reason,
      removed: removeContent,
    });
    const content = removeContent
      ? await removeUserContent(ctx, by, id, reason)
      : { removed: 0, contentLeft: false };
    return { username, ban: banReply(ban), ...content };
  },
  async 'POST /api/admin/users/{username}/unban'(ctx, { path, body }) {
    const { username, ban } = await unbanUser(ctx, ctx.viewer, path.username, body.reason);
    return { username, ban: banReply(ban), removed: 0, contentLeft: false };
  },
} satisfies Partial<Handlers>;
