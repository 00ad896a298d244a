import { and, desc, eq, not, sql, type SQL } from 'drizzle-orm';
import * as limits from '#shared/limits.ts';
import type { Needs } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { inPeriodGroup, periodGroups } from '../../db/periods.ts';
import { posts } from '../../db/schema.ts';
import { otherScripts, type Search } from './parse-search.ts';

/** What a search looks for: `conditions` on posts, from `search` and the site. */
export type Scope = { siteId: string; now: Date; search: Search; conditions: SQL[] };

export const fullText = (of: { title: unknown; text: unknown }) =>
  sql`(${of.title} || ' ' || coalesce(${of.text}, ''))`;

/** Whether a text contains another one, in the form for search. */
export const contains = (where: unknown, text: string) =>
  sql`search_form(${where}) like
    '%' || regexp_replace(search_form(${text}), '[\\\\%_]', '\\\\\\&', 'g') || '%'`;

/** Whether a text is in the trigram index, which is partial. The planner needs it. */
export const hasOtherScripts = (text: unknown) =>
  sql`search_form(${text}) ~ ${sql.raw(`'${otherScripts}'`)}`;

/** The words of a search, as a query of the indexed words. */
export function toQuery({ words, beginning }: Pick<Search, 'words' | 'beginning'>): SQL {
  const query = sql`websearch_to_tsquery('english', search_form(${words}))`;
  if (beginning === null) return query;
  // A word whose stem is shorter is complete.
  return sql`regexp_replace(${query}::text, '''' || search_form(${beginning}) || '''$',
    '\\&:*')::tsquery`;
}

export function scopeOf(
  { site, clock }: Needs<'site' | 'clock'>,
  search: Search,
  author: { id: string } | null,
): Scope {
  const conditions = [eq(posts.siteId, site.id), sql`${posts.isVisible}`];
  if (author) conditions.push(eq(posts.userId, author.id));
  if (search.domain !== null) conditions.push(eq(posts.domain, search.domain));
  if (search.words !== '') conditions.push(sql`${posts.search} @@ ${toQuery(search)}`);
  for (const { text, isExcluded } of search.pieces) {
    const matches = contains(fullText(posts), text);
    conditions.push(isExcluded ? not(matches) : matches);
  }
  if (search.pieces.some(({ isExcluded }) => !isExcluded))
    conditions.push(hasOtherScripts(fullText(posts)));
  return { siteId: site.id, now: clock.now(), search, conditions };
}

/**
 * Takes the last word for the beginning of longer ones only if few texts have it as a word: the
 * index reads all matches of a beginning. `find` returns the newest matches.
 */
export async function completeWords(
  search: Search,
  find: (search: Search, limit: number) => PromiseLike<unknown[]>,
): Promise<Search> {
  const complete = { ...search, beginning: null };
  if (search.words === '' || search.beginning === null) return complete;
  const found = await find(complete, limits.pageSize);
  return found.length < limits.pageSize ? search : complete;
}

/** A place in the order of time. `inclusive`: the post there matches too. */
export type Place = { createdAt: Date; id: string; inclusive: boolean };

/**
 * Selects the newest matches, down from a place. For words, it reads the index in groups of periods
 * until there are enough matches. So the cost does not grow with the site. The join returns groups
 * in the order given, because what it joins depends on each. Decision 342.
 */
export function selectNewest(
  tx: Db,
  { siteId, now, search, conditions }: Scope,
  { from, limit }: { from: Place | null; limit: number },
) {
  const isBelow =
    from &&
    sql`(${posts.createdAt}, ${posts.id})
      ${sql.raw(from.inclusive ? '<=' : '<')} (${from.createdAt}, ${from.id})`;
  const select = (more?: SQL) =>
    tx
      .select({
        id: posts.id,
        createdAt: posts.createdAt,
        title: posts.title,
        text: posts.text,
        search: posts.search,
      })
      .from(posts)
      .where(and(...conditions, isBelow ?? undefined, more))
      .orderBy(desc(posts.createdAt), desc(posts.id));
  const found = (
    search.words === ''
      ? select().limit(limit)
      : select(inPeriodGroup(posts.siteId, posts.createdAt))
  ).as('found');
  return tx
    .select({
      id: found.id,
      createdAt: found.createdAt,
      title: found.title,
      text: found.text,
      search: found.search,
    })
    .from(periodGroups(siteId, search.words === '' ? null : (from?.createdAt ?? now)))
    .innerJoinLateral(found, sql`true`)
    .limit(limit);
}
