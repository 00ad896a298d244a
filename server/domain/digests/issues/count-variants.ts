import { desc, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { digestVariants, issues } from '../../../db/schema.ts';
import { promptPartSql } from './subscriber-variants.ts';
import { own } from '../../../db/own.ts';

type Counts = { variants: number; personal: number };

const languageAndPrompt = sql`(${digestVariants.language}, ${promptPartSql})`;

/** Counts the variants of the last issue, daily or weekly; `personal` ones have preferences. */
export async function countVariants(db: Db, siteId: string): Promise<Counts> {
  const counts: Counts = { variants: 1, personal: 0 };
  for (const frequency of ['daily', 'weekly'] as const) {
    const latest = db
      .select({ id: issues.id })
      .from(issues)
      .where(own(issues, siteId, { frequency }))
      .orderBy(desc(issues.endsAt))
      .limit(1);
    const [found] = await db
      .select({
        variants: sql<number>`(count(distinct ${languageAndPrompt}))::int`,
        personal: sql<number>`(count(distinct ${languageAndPrompt})
          filter (where ${promptPartSql} <> ''))::int`,
      })
      .from(digestVariants)
      .where(own(digestVariants, siteId, { issueId: sql`(${latest})` }));
    counts.variants = Math.max(counts.variants, found?.variants ?? 0);
    counts.personal = Math.max(counts.personal, found?.personal ?? 0);
  }
  return counts;
}
