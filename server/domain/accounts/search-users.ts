import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx } from '../../context.ts';
import { users } from '../../db/schema.ts';
import { toProfile } from './users.ts';
import type { Handlers } from '../core/handler.ts';

/** The largest `karma_level`. */
const mostLevel = 31;

/**
 * Whether a name begins with a text in lower case, by an index of one level of karma. With `like`
 * and a parameter, PostgreSQL would read the whole level.
 */
const beginsWith = (name: SQL, text: SQL) =>
  sql`${name} ~>=~ ${text} and ${name} ~<~ (${text} || ${'\u{10FFFF}'})`;

/** Whether a username begins with a text. Names all levels, because they are in the index. */
export const usernameBeginsWith = (text: string) =>
  sql`${users.karmaLevel} = any(array(select generate_series(0, ${mostLevel}::integer)::smallint))
    and ${beginsWith(sql`lower(${users.username})`, sql`${text.toLowerCase()}::text`)}`;

/**
 * Finds members whose username or name begins with a text: the exact username first, then by karma.
 * For each level of karma, it reads only the first names in index order, however many members
 * match. Decision 344.
 */
export async function searchUsers(ctx: Ctx, q: string): Promise<Reply<'GET /api/search/users'>> {
  const text = q.normalize('NFC').trim().replace(/^@/, '').toLowerCase();
  if (text === '') return { users: [] };
  const firstOf = (name: SQL, beginning: SQL) => sql`(
    select id, username, karma from ${users}
    where ${eq(users.siteId, ctx.site.id)} and karma_level = level and deleted_at is null
      and ${beginsWith(name, beginning)}
    order by ${name} using ~<~ limit ${limits.search.users})`;
  const found = sql`(
    select id from (
      select distinct person.* from generate_series(0, ${mostLevel}::integer) as level,
        lateral (${firstOf(sql`lower(username)`, sql`${text}::text`)}
          union all ${firstOf(sql`search_form(name)`, sql`search_form(${text})`)}) as person
    ) as people
    order by lower(username) = ${text} desc, karma desc, id limit ${limits.search.users})`;
  const rows = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.siteId, ctx.site.id), inArray(users.id, found)))
    .orderBy(desc(sql`lower(${users.username}) = ${text}`), desc(users.karma), users.id);
  return { users: rows.map(toProfile) };
}

export const handlers = {
  'GET /api/search/users': (ctx, { query }) => searchUsers(ctx, query.q ?? ''),
} satisfies Partial<Handlers>;
