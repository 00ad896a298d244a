import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Needs } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { equalsLiteral } from '../../db/literals.ts';
import { own } from '../../db/own.ts';
import { subscriptions, tags } from '../../db/schema.ts';
import type { Reading } from './model-preferences.ts';
import { parsePrompt } from './parse-prompt.ts';
import { addPreferences } from './preferences.ts';

const isWaiting = inArray(subscriptions.promptState, ['replaces', 'adds']);

/** Returns prompts of active subscriptions that nobody has read yet, each wording once. */
export const readWaitingPrompts = async (
  db: Db,
  siteId: string,
  limit: number,
): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ prompt: subscriptions.customPrompt })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.siteId, siteId),
        equalsLiteral(subscriptions.state, 'active'),
        isWaiting,
      ),
    )
    .limit(limit);
  return rows.flatMap(({ prompt }) => prompt ?? []);
};

/**
 * Stores what a wording asks for, for all who wait for it: instead of their preferences, or besides
 * those that they chose together with it. Null: it could not be read, and changes nothing.
 */
export async function storeReading(
  db: Db,
  siteId: string,
  prompt: string,
  reading: Reading | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .select({
        id: subscriptions.id,
        chosen: subscriptions.preferences,
        promptState: subscriptions.promptState,
      })
      .from(subscriptions)
      .where(and(own(subscriptions, siteId, { customPrompt: prompt }), isWaiting))
      .orderBy(asc(subscriptions.id))
      .for('no key update');
    for (const { id, chosen, promptState } of rows)
      await tx
        .update(subscriptions)
        .set(
          reading
            ? {
                promptState: 'read',
                cannot: reading.cannot,
                preferences: addPreferences(
                  promptState === 'adds' ? chosen : null,
                  reading.preferences,
                ),
              }
            : { promptState: 'unread', cannot: [] },
        )
        .where(own(subscriptions, siteId, { id }));
  });
}

/** Reads a prompt without a model, by the tags of the site. */
export async function readByRules(
  { db }: Needs<'db'>,
  siteId: string,
  prompt: string,
): Promise<Reading | null> {
  const names = await db.select({ name: tags.name }).from(tags).where(eq(tags.siteId, siteId));
  const preferences = parsePrompt(
    prompt,
    names.map(({ name }) => name),
  );
  return preferences && { preferences, cannot: [] };
}
