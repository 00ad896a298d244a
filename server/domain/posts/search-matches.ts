import { and, desc, eq, ilike, not, sql, type SQL } from 'drizzle-orm';
import type { Needs } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { inPeriodGroup, periodGroups } from '../../db/periods.ts';
import { posts } from '../../db/schema.ts';
import { otherScripts, type Search } from './parse-search.ts';

/** What a search looks for: `conditions` on posts, from `search` and the site. */
export type Scope = { siteId: string; now: Date; search: Search; conditions: SQL[] };

/** The text of the trigram index. */
export const fullText = (of: { title: unknown; text: unknown }) =>
  sql`(${of.title} || ' ' || coalesce(${of.text}, ''))`;

/** Whether a column contains a text in any case. */
export const contains = (where: unknown, text: string) =>
  ilike(sql`${where}`, `%${text.replace(/[\\%_]/g, '\\$&')}%`);

export function scopeOf(
  { site, clock }: Needs<'site' | 'clock'>,
  search: Search,
  author: { id: string } | null,
): Scope {
  const conditions = [eq(posts.siteId, site.id), sql`${posts.isVisible}`];
  if (author) conditions.push(eq(posts.userId, author.id));
  if (search.domain !== null) conditions.push(eq(posts.domain, search.domain));
  if (search.words !== '')
    conditions.push(sql`${posts.search} @@ websearch_to_tsquery('english', ${search.words})`);
  for (const { text, isExcluded } of search.pieces) {
    const matches = contains(fullText(posts), text);
    conditions.push(isExcluded ? not(matches) : matches);
  }
  // The trigram index is partial; this condition lets the planner use it.
  if (search.pieces.some(({ isExcluded }) => !isExcluded))
    conditions.push(sql`${fullText(posts)} ~ ${sql.raw(`'${otherScripts}'`)}`);
  return { siteId: site.id, now: clock.now(), search, conditions };
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
