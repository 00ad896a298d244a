import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { DigestLanguage } from '#shared/paths.ts';
import type { Db } from '../../../db/client.ts';
import { digestVariants, issues, outbox, type subscriptions } from '../../../db/schema.ts';
import { getLanguage } from '../../subscriptions/subscription-row.ts';
import type { DigestPreferences } from '#shared/newsletter/preferences.ts';
import { asksForAnything, toVariantKey } from '../../preferences/variant-key.ts';
import { newId } from '../../core/ids.ts';
import { isDigest, type Issue } from './issues.ts';
import { own } from '../../../db/own.ts';

/** What the variant of a reader depends on. */
type Reader = Pick<typeof subscriptions.$inferSelect, 'language' | 'preferences'> & {
  /** Segments of the reader, of those that the issue has sections for. */
  segmentIds: readonly string[];
};

export type DigestVariant = ReturnType<typeof toVariant>;

/**
 * Returns a reader's variant, shared by all who want the same and see the same sections.
 * Null asks for nothing.
 */
export function toVariant(
  wanted: DigestPreferences | null,
  readerLanguage: DigestLanguage,
  segmentIds: readonly string[] = [],
) {
  const language = wanted?.language ?? readerLanguage;
  const sections = segmentIds.toSorted();
  // The variant has the language, and its readers get it on their days.
  const preferences = wanted && { ...wanted, language: null, weekdays: [] };
  const isPersonal = preferences !== null && asksForAnything(preferences);
  const promptPart = isPersonal ? toVariantKey(preferences, language) : '';
  const hash = createHash('sha256').update(sections.join(' ')).digest('base64url').slice(0, 22);
  return {
    language,
    promptKey: sections.length === 0 ? promptPart : `${promptPart}/${hash}`,
    preferences: isPersonal ? preferences : null,
    segmentIds: sections.length === 0 ? null : sections,
  };
}

/** The key of a variant without that of its sections, for which no model is asked again. */
export const promptPartSql = sql<string>`split_part(${digestVariants.promptKey}, '/', 1)`;

/** Whether the key of a variant is that of a prompt, whatever its sections. */
export const hasPrompt = (promptKey: string): boolean => !/^(?:\/|$)/.test(promptKey);

/** The content of a closed issue was deleted. */
const isDeleted = sql`(${digestVariants.state} = 'ready' and ${digestVariants.html} is null)`;

/** No email needs the variant yet, so the wait for the model begins with the first one. */
const isUnused = sql`(${digestVariants.state} = 'waiting' and not exists (
  select 1 from ${outbox}
  where ${outbox.siteId} = ${digestVariants.siteId}
    and ${outbox.issueId} = ${digestVariants.issueId}
    and ${outbox.variantId} = ${digestVariants.id}
))`;

/**
 * Creates missing variants and resets deleted ones, and returns the readers with theirs. `at` is
 * the first due time. Variants first needed after it are due at once.
 */
export async function createVariants<T extends Reader>(
  tx: Db,
  issue: Issue,
  readers: readonly T[],
  at: Date,
  now: Date,
): Promise<(T & { variantId: string })[]> {
  const toKey = ({ language, promptKey }: { language: string; promptKey: string }) =>
    `${language} ${promptKey}`;
  const wanted = readers.map((reader) => {
    // A letter is the same for all preferences.
    const preferences = isDigest(issue) ? reader.preferences : null;
    return { reader, variant: toVariant(preferences, getLanguage(reader), reader.segmentIds) };
  });
  const variants = new Map(wanted.map(({ variant }) => [toKey(variant), variant]));
  const { language, promptKey, id } = digestVariants;
  const rows = await tx
    .insert(digestVariants)
    // Sorted, so that concurrent planners do not deadlock.
    .values(
      [...variants.values()]
        .toSorted((a, b) => (toKey(a) < toKey(b) ? -1 : 1))
        .map((variant) => ({
          ...variant,
          siteId: issue.siteId,
          id: newId(),
          issueId: issue.id,
          dueAt: at < now ? now : at,
        })),
    )
    .onConflictDoUpdate({
      target: [
        digestVariants.siteId,
        digestVariants.issueId,
        digestVariants.language,
        digestVariants.promptKey,
      ],
      set: {
        dueAt: sql`case when ${isDeleted} or ${isUnused} then excluded.due_at
          else least(${digestVariants.dueAt}, excluded.due_at) end`,
        attempts: sql`case when ${isDeleted} then 0 else ${digestVariants.attempts} end`,
        state: sql`case when ${isDeleted} then 'waiting' else ${digestVariants.state} end`,
        preferences: sql`coalesce(${digestVariants.preferences}, excluded.preferences)`,
      },
    })
    .returning({ id, language, promptKey });
  // Reopens a closed issue.
  await tx
    .update(issues)
    .set({ state: 'sending', completedAt: null })
    .where(own(issues, issue.siteId, { id: issue.id, state: 'sent' }));
  const ids = new Map(rows.map((row) => [toKey(row), row.id]));
  return wanted.map(({ reader, variant }) => {
    const variantId = ids.get(toKey(variant));
    if (!variantId) throw new Error('a reader has no variant');
    return { ...reader, variantId };
  });
}
