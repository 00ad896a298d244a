import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Deps, Site, Viewer } from '../context.ts';
import type { Db } from '../db/client.ts';
import { moderationLog, users } from '../db/schema.ts';
import { notFound, Refusal } from '../infra/refusal.ts';
import { emailKey } from './accounts.ts';
import { newId } from './slugs.ts';

export type Role = Viewer['role'];
export const roles: readonly Role[] = ['member', 'moderator', 'admin'];

type Parts = Pick<Deps, 'db'> & { site: Pick<Site, 'id'> };

/**
 * Gives somebody a role on the site, by username or address, without regard to case (product 35). It counts from the next request on, and stands in the moderation log. `by`: who does it; null: the command line.
 * Resolves with who it is and what they were; the same role again changes nothing. Errors: not_found; conflict for people who cannot log in.
 */
export async function grantRole({ db, site }: Parts, who: string, role: Role, by: Pick<Viewer, 'userId'> | null = null): Promise<{ username: string; before: Role }> {
  const named = who.includes('@') ? eq(users.email, emailKey(who)) : sql`lower(${users.username}) = ${who.toLowerCase()}`;
  return db.transaction(async (given) => {
    const tx = given as unknown as Db;
    const [user] = await tx.select({ id: users.id, username: users.username, email: users.email, role: users.role }).from(users)
      .where(and(eq(users.siteId, site.id), named, isNull(users.deletedAt))).for('no key update');
    if (!user) throw notFound('The user');
    const { id, username, role: before } = user;
    if (before === role) return { username, before };
    if (user.email === null && role !== 'member') throw new Refusal('conflict', `${username} has no email address, so nobody can log in as ${username}.`);
    await tx.update(users).set({ role }).where(and(eq(users.siteId, site.id), eq(users.id, id)));
    await tx.insert(moderationLog).values({ siteId: site.id, id: newId(), actorId: by?.userId ?? null, action: 'change-role', userId: id, before: { role: before }, after: { role } });
    return { username, before };
  });
}

/** Who is more than a member on the site, by username. */
export async function listStaff({ db, site }: Parts): Promise<{ username: string; role: Role }[]> {
  return db.select({ username: users.username, role: users.role }).from(users).where(and(eq(users.siteId, site.id), ne(users.role, 'member'))).orderBy(users.role, sql`lower(${users.username})`);
}
