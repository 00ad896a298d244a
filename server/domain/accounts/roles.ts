import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Needs, Site, Viewer } from '../../context.ts';
import { users } from '../../db/schema.ts';
import { notFound, AppError } from '../../infra/app-error.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { normalizeEmail } from '../core/email-address.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

export type Role = Viewer['role'];
export const roles: readonly Role[] = ['member', 'moderator', 'admin'];

type Services = Needs<'db'> & { site: Pick<Site, 'id'> };

/**
 * Sets a role by username or email, ignoring case. Returns the username and the former role.
 * `by` is null for the command line. The audit log records the change.
 * Only a platform admin or the command line may change the last admin.
 * Errors: not_found; conflict for a staff role without an email address, and for the last admin.
 */
export async function grantRole(
  { db, site }: Services,
  nameOrEmail: string,
  role: Role,
  by: Pick<Viewer, 'userId' | 'username' | 'platform'> | null = null,
  reason = '',
): Promise<{ username: string; before: Role }> {
  const matchesName = nameOrEmail.includes('@')
    ? eq(users.email, normalizeEmail(nameOrEmail))
    : sql`lower(${users.username}) = ${nameOrEmail.toLowerCase()}`;
  return db.transaction(async (tx) => {
    // Locks all admins by id. If two resign at once, the second sees the first one's change.
    const admins =
      by === null || by.platform
        ? null
        : await tx
            .select({ id: users.id })
            .from(users)
            .where(own(users, site.id, { role: 'admin' }))
            .orderBy(users.id)
            .for('no key update');
    const [user] = await tx
      .select({ id: users.id, username: users.username, email: users.email, role: users.role })
      .from(users)
      .where(and(eq(users.siteId, site.id), matchesName, isNull(users.deletedAt)))
      .for('no key update');
    if (!user) throw notFound('The user was not found.');
    const { id, username, role: before } = user;
    if (before === role) return { username, before };
    if (user.email === null && role !== 'member')
      throw new AppError(
        'conflict',
        '{username} has no email address, so no one can log in as {username}.',
        undefined,
        { username },
      );
    if (before === 'admin' && admins?.every((admin) => admin.id === id))
      throw new AppError(
        'conflict',
        "{username} is the site's only admin. Make someone else an admin first.",
        undefined,
        { username },
      );
    await tx
      .update(users)
      .set({ role })
      .where(own(users, site.id, { id }));
    await writeAuditLog(tx, { site }, by, [
      { action: 'change-role', userId: id, reason, before: { role: before }, after: { role } },
    ]);
    return { username, before };
  });
}

/** Lists moderators and admins by role and username. */
export async function listStaff({
  db,
  site,
}: Services): Promise<{ username: string; role: Role }[]> {
  return db
    .select({ username: users.username, role: users.role })
    .from(users)
    .where(and(eq(users.siteId, site.id), ne(users.role, 'member')))
    .orderBy(users.role, sql`lower(${users.username})`);
}

export const handlers = {
  async 'PUT /api/admin/users/{username}/role'(ctx, { path, body: { role, reason } }) {
    // Excludes email addresses, which would reveal the account.
    const { username, before } = await grantRole(
      ctx,
      path.username.replaceAll('@', ''),
      role,
      ctx.viewer,
      reason,
    );
    return { username, role, before };
  },
} satisfies Partial<Handlers>;
