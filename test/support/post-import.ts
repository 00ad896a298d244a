import { sql } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { posts } from '../../server/db/schema.ts';
import { importContent, type ImportStep } from '../../server/domain/imports/import-content.ts';
import { ctxOfSite } from './ctx.ts';
import { removeRows } from './database-rows.ts';
import { createTestApp, type SiteId } from './test-app.ts';

export type Values = Record<string, unknown>;

export const createReport = (imported: number, alreadyThere = 0, rejected = 0) => ({
  read: imported + alreadyThere + rejected,
  imported,
  alreadyThere,
  rejected,
});

/** Starts an application and removes its rows before each test. */
export async function setUpImport() {
  const t = await createTestApp();
  const { db } = t.deps;
  beforeEach(() => removeRows(t));
  let count = 0;

  /** Returns a row in the form of JSON lines. */
  function createRow(overrides: Values = {}): Values {
    count += 1;
    return {
      id: `row${count}`,
      title: `An imported title, ${count}`,
      url: `https://www.site${count}.example/page`,
      num_points: 5,
      num_comments: 3,
      author: `writer${count}`,
      created_at: '8/4/2016 11:52',
      ...overrides,
    };
  }

  /** Imports rows as lines 1, 2, 3 … */
  async function importRows(rows: Values[], site: SiteId = 'nontrivial') {
    async function* readRows() {
      for (const [i, values] of rows.entries()) yield { line: i + 1, values };
    }
    const steps: ImportStep[] = [];
    const counts = await importContent(
      ctxOfSite(t, site),
      readRows(),
      (step) => void steps.push(step),
    );
    return {
      counts,
      steps,
      rejected: steps.flatMap((step) => step.rejected),
      renamed: steps.flatMap((step) => step.renamed),
    };
  }
  const findPosts = (title: string) =>
    db
      .select()
      .from(posts)
      .where(sql`${posts.title} = ${title}`)
      .orderBy(posts.siteId);

  /** Returns counters that differ from the rows. */
  async function findWrongCounters() {
    const karma = sql`greatest(
    -2147483648, least(2147483647, coalesce(sum(p.score::bigint - 1), 0)))`;
    const wrong = await db.execute(sql`
    select 'posts of ' || s.id as what, s.post_count as stored, count(p.id) as counted from sites s
      left join posts p on p.site_id = s.id and p.is_visible
      group by s.id having s.post_count <> count(p.id)
    union all
    select 'posts of ' || u.username, u.post_count, count(p.id) from users u left
      join posts p on p.site_id = u.site_id and p.user_id = u.id and p.is_visible
      group by u.site_id, u.id having u.post_count <> count(p.id)
    union all
    select 'karma of ' || u.username, u.karma, ${karma} from users u left
      join posts p on p.site_id = u.site_id and p.user_id = u.id
      group by u.site_id, u.id having u.karma <> ${karma}`);
    return (wrong as unknown as { rows: unknown[] }).rows;
  }
  return { t, db, createRow, importRows, findPosts, findWrongCounters };
}
