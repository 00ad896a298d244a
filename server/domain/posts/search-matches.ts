import { and, desc, eq, not, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import * as limits from '#shared/limits.ts';
import type { Needs } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { inPeriodGroup, periodGroups } from '../../db/periods.ts';
import { posts } from '../../db/schema.ts';
import { letterPairs, otherScripts, type Search } from './parse-search.ts';

/** What a search looks for: `conditions` on posts, from `search` and the site. */
export type Scope = { siteId: string; now: Date; search: Search; conditions: SQL[] };

export const fullText = (of: { title: unknown; text: unknown }) =>
  sql`(${of.title} || ' ' || coalesce(${of.text}, ''))`;

/** Whether a text contains another one, in the form for search. */
export const contains = (where: unknown, text: string) =>
  sql`search_form(${where}) like
    '%' || regexp_replace(search_form(${text}), '[\\\\%_]', '\\\\\\&', 'g') || '%'`;

/** Whether a text is in the trigram index, which is partial. The planner needs it. */
const hasOtherScripts = (text: unknown) =>
  sql`search_form(${text}) ~ ${sql.raw(`'${otherScripts}'`)}`;

/** The words of a search, as a query of the indexed words. */
export const toQuery = ({
  words,
  beginning,
  language,
}: Pick<Search, 'words' | 'beginning' | 'language'>): SQL =>
  sql`search_query(${language}, ${words}, ${beginning ?? ''})`;

/** Whether the index of words finds what a search looks for. */
export const hasIndexedWords = ({ words, pieces }: Search): boolean =>
  words !== '' || pieces.some(isIndexed);

const isIndexed = ({ text, isExcluded }: Search['pieces'][number]): boolean =>
  !isExcluded && letterPairs(text).length > 0;

/** Conditions on a text and its indexed words. */
export function matchText(search: Search, of: { text: SQL; words: SQLWrapper }): SQL[] {
  const conditions: SQL[] = [];
  if (search.words !== '') conditions.push(sql`${of.words} @@ ${toQuery(search)}`);
  for (const { text, isExcluded } of search.pieces) {
    const matches = contains(of.text, text);
    conditions.push(isExcluded ? not(matches) : matches);
  }
  const pairs = search.pieces.filter(isIndexed).flatMap(({ text }) => letterPairs(text));
  if (pairs.length > 0)
    conditions.push(sql`${of.words} @@ ${pairs.map((pair) => `'${pair}'`).join(' & ')}::tsquery`);
  else if (search.pieces.some(({ isExcluded }) => !isExcluded))
    conditions.push(hasOtherScripts(of.text));
  return conditions;
}

export function scopeOf(
  { site, clock }: Needs<'site' | 'clock'>,
  search: Search,
  author: { id: string } | null,
): Scope {
  const conditions = [eq(posts.siteId, site.id), sql`${posts.isVisible}`];
  if (author) conditions.push(eq(posts.userId, author.id));
  if (search.domain !== null) conditions.push(eq(posts.domain, search.domain));
  conditions.push(...matchText(search, { text: fullText(posts), words: posts.search }));
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
  const isInOrder = hasIndexedWords(search);
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
    isInOrder ? select(inPeriodGroup(posts.siteId, posts.createdAt)) : select().limit(limit)
  ).as('found');
  return tx
    .select({
      id: found.id,
      createdAt: found.createdAt,
      title: found.title,
      text: found.text,
      search: found.search,
    })
    .from(periodGroups(siteId, isInOrder ? (from?.createdAt ?? now) : null))
    .innerJoinLateral(found, sql`true`)
    .limit(limit);
}
