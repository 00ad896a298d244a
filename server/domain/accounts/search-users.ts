import { and, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx } from '../../context.ts';
import { users } from '../../db/schema.ts';
import { toProfile } from './users.ts';

/** Finds members whose username or name begins with a text, best known first. */
export async function searchUsers(ctx: Ctx, q: string): Promise<Reply<'GET /api/search/users'>> {
  const text = q.normalize('NFC').trim().replace(/^@/, '').toLowerCase();
  if (text === '') return { users: [] };
  const beginning = `${text.replace(/[\\%_]/g, '\\$&')}%`;
  const begins = (what: SQL) => sql`${what} like ${beginning}`;
  const rows = await ctx.db
    .select()
    .from(users)
    .where(
      and(
        eq(users.siteId, ctx.site.id),
        isNull(users.deletedAt),
        or(begins(sql`lower(${users.username})`), begins(sql`lower(${users.name})`)),
      ),
    )
    .orderBy(desc(sql`lower(${users.username}) = ${text}`), desc(users.karma), users.id)
    .limit(limits.search.users);
  return { users: rows.map(toProfile) };
}
