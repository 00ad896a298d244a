import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { subscriptions, understoodPrompts } from '../../db/schema.ts';
import { equalsLiteral } from '../../db/literals.ts';
import { parsePrompt, type TopicPreferences } from './parse-prompt.ts';
import { own } from '../../db/own.ts';

/** Raise it when the question to the model or the rules change. Then prompts are asked again. */
export const understandingVersion = 2;

/** Joins `understood_prompts` to subscriptions. */
export const isUnderstoodPrompt = own(understoodPrompts, subscriptions.siteId, {
  hash: subscriptions.promptHash,
}) as SQL;

/** The hash of a text, as the database computes that of a stored prompt. */
const hashOf = (prompt: string) =>
  sql<string>`md5(regexp_replace(${prompt}::text, '\\s+', ' ', 'g'))`;

/** Returns what a prompt asks for: as stored for the site, else by rules. */
export async function understandPrompt(
  db: Db,
  siteId: string,
  prompt: string,
): Promise<TopicPreferences> {
  if (prompt === '') return parsePrompt('');
  const [stored] = await db
    .select({ preferences: understoodPrompts.preferences })
    .from(understoodPrompts)
    .where(own(understoodPrompts, siteId, { hash: hashOf(prompt) }));
  return stored?.preferences ?? parsePrompt(prompt);
}

/** Stores what a prompt asks for. What a reader chose stays. */
export async function storeUnderstanding(
  db: Db,
  siteId: string,
  prompt: string,
  { preferences, source }: Pick<typeof understoodPrompts.$inferInsert, 'preferences' | 'source'>,
): Promise<void> {
  const values = { preferences, source, version: understandingVersion };
  await db
    .insert(understoodPrompts)
    .values({ siteId, hash: hashOf(prompt) as never, ...values })
    .onConflictDoUpdate({
      target: [understoodPrompts.siteId, understoodPrompts.hash],
      set: { ...values, createdAt: sql`now()` },
      ...(source === 'reader' ? {} : { setWhere: ne(understoodPrompts.source, 'reader') }),
    });
}

export type UnaskedPrompt = { hash: string; prompt: string };

/** Returns prompts of active subscriptions about which no model was asked yet. */
export const readUnaskedPrompts = async (
  db: Db,
  siteId: string,
  limit: number,
): Promise<UnaskedPrompt[]> => {
  const rows = await db
    .selectDistinctOn([subscriptions.promptHash], {
      hash: subscriptions.promptHash,
      prompt: subscriptions.customPrompt,
    })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.siteId, siteId),
        equalsLiteral(subscriptions.state, 'active'),
        sql`${subscriptions.promptHash} is not null`,
        sql`not exists (
          select 1 from ${understoodPrompts}
          where ${isUnderstoodPrompt} and (
            ${understoodPrompts.source} = 'reader'
            or ${understoodPrompts.version} >= ${understandingVersion}
          ))`,
      ),
    )
    .orderBy(subscriptions.promptHash)
    .limit(limit);
  return rows.flatMap(({ hash, prompt }) =>
    hash === null || prompt === null ? [] : [{ hash, prompt }],
  );
};

/** Deletes what no subscription has any more: all of it, or what belongs to some hashes. */
export async function purgeUnderstoodPrompts(
  db: Db,
  of?: { siteId: string; hashes: string[] },
): Promise<void> {
  if (of?.hashes.length === 0) return;
  await db
    .delete(understoodPrompts)
    .where(
      and(
        of && eq(understoodPrompts.siteId, of.siteId),
        of && inArray(understoodPrompts.hash, of.hashes),
        sql`not exists (select 1 from ${subscriptions} where ${isUnderstoodPrompt})`,
      ),
    );
}
