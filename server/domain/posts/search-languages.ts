import { eq, isNull, sql } from 'drizzle-orm';
import type { Needs } from '../../context.ts';
import { comments, posts, sites } from '../../db/schema.ts';

const batch = 200;
type Indexed = { last: string | null; changed: number };

/**
 * Indexes the posts and comments of sites whose language changed, with the stems of the new one.
 * Idempotent, and safe in several processes. Decision 668.
 */
export async function indexInSiteLanguages(
  { db, siteRegistry }: Needs<'db' | 'siteRegistry'>,
  stopping: AbortSignal,
): Promise<number> {
  let indexed = 0;
  const rows = await db
    .select({ id: sites.id, searchLanguage: sites.searchLanguage })
    .from(sites)
    .where(isNull(sites.moveState));
  for (const site of rows) {
    const language = siteRegistry.sites.get(site.id)?.language;
    if (language === undefined || language === site.searchLanguage) continue;
    for (const table of [posts, comments]) {
      let after: string | null = '';
      while (after !== null) {
        if (stopping.aborted) return indexed;
        // All processes lock in the same order.
        const found: { rows: Indexed[] } = await db.execute<Indexed>(sql`
          with page as (
            select id from ${table} where site_id = ${site.id} and id > ${after}
            order by id limit ${batch} for no key update),
          changed as (
            update ${table} set search_language = ${language} from page
            where ${table}.site_id = ${site.id} and ${table}.id = page.id
              and ${table}.search_language <> ${language}
            returning 1)
          select (select max(id) from page) as last,
            (select count(*)::int from changed) as changed`);
        after = found.rows[0]?.last ?? null;
        indexed += found.rows[0]?.changed ?? 0;
      }
    }
    await db.update(sites).set({ searchLanguage: language }).where(eq(sites.id, site.id));
  }
  return indexed;
}
