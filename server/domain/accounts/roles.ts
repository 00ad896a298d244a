import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Deps, Site, Viewer } from '../../context.ts';
import { users } from '../../db/schema.ts';
import { notFound, AppError } from '../../infra/app-error.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { normalizeEmail } from '../core/email-address.ts';

export type Role = Viewer['role'];
export const roles: readonly Role[] = ['member', 'moderator', 'admin'];

type Parts = Pick<Deps, 'db'> & { site: Pick<Site, 'id'> };

/**
 * Gives somebody a role on the site, by username or address, without regard to case (product 35). It counts from the next request on, and stands in the moderation log. `by`: who does it; null: the command line.
 * Resolves with who it is and what they were; the same role again changes nothing. Errors: not_found; conflict for people who cannot log in, and when the last admin of a site would be one no
 * more, but for admins of the installation and the command line.
 */
export async function grantRole(
  { db, site }: Parts,
  who: string,
  role: Role,
  by: Pick<Viewer, 'userId' | 'username' | 'platform'> | null = null,
  reason = '',
): Promise<{ username: string; before: Role }> {
  const named = who.includes('@')
    ? eq(users.email, normalizeEmail(who))
    : sql`lower(${users.username}) = ${who.toLowerCase()}`;
  return db.transaction(async (tx) => {
    // All that there are, by id: of two who leave at once, one sees that the other has gone.
    const admins =
      by === null || by.platform
        ? null
        : await tx
            .select({ id: users.id })
            .from(users)
            .where(and(eq(users.siteId, site.id), eq(users.role, 'admin')))
            .orderBy(users.id)
            .for('no key update');
    const [user] = await tx
      .select({ id: users.id, username: users.username, email: users.email, role: users.role })
      .from(users)
      .where(and(eq(users.siteId, site.id), named, isNull(users.deletedAt)))
      .for('no key update');
    if (!user) throw notFound('The user');
    const { id, username, role: before } = user;
    if (before === role) return { username, before };
    if (user.email === null && role !== 'member')
      throw new AppError(
        'conflict',
        `${username} has no email address, so no one can log in as ${username}.`,
      );
    if (before === 'admin' && admins?.every((admin) => admin.id === id))
      throw new AppError(
        'conflict',
        `${username} is the site's only admin. Make someone else an admin first.`,
      );
    await tx
      .update(users)
      .set({ role })
      .where(and(eq(users.siteId, site.id), eq(users.id, id)));
    await writeAuditLog(tx, { site }, by, [
      { action: 'change-role', userId: id, reason, before: { role: before }, after: { role } },
    ]);
    return { username, before };
  });
}

/** Who is more than a member on the site, by username. */
export async function listStaff({ db, site }: Parts): Promise<{ username: string; role: Role }[]> {
  return db
    .select({ username: users.username, role: users.role })
    .from(users)
    .where(and(eq(users.siteId, site.id), ne(users.role, 'member')))
    .orderBy(users.role, sql`lower(${users.username})`);
}
