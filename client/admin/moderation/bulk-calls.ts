import type { Api } from '#shared/api/client.ts';
import type { ModeratedItem } from '#shared/contract/admin-moderation-schemas.ts';
import { translateSentence } from '#shared/texts/problems.ts';
import { toItemKey } from './item-labels.ts';
import type { Entry } from './queue-action.ts';
import { t } from '../lib/words.ts';

/** Messages by item key. */
export type Failures = Record<string, string>;

/** Items of one call. */
const maxItems = 100;
const failed = t('That didn’t work. Please try again.');

/**
 * Calls the API for each entry, all at once. Returns the failures, and throws if all failed.
 */
export async function callForEach<T extends Entry>(
  entries: readonly T[],
  call: (id: string) => Promise<unknown>,
): Promise<Failures> {
  const results = await Promise.allSettled(entries.map(({ item: { id } }) => call(id)));
  const failures = entries.filter((_, at) => results[at]?.status === 'rejected');
  const [first] = results;
  if (failures.length === entries.length && first?.status === 'rejected') throw first.reason;
  return Object.fromEntries(failures.map(({ item }) => [toItemKey(item), failed]));
}

/**
 * Moderates posts and comments, in as many calls as needed. Returns the failures, and throws if
 * nothing was done.
 */
export async function moderateItems(
  api: Api,
  items: readonly Pick<ModeratedItem, 'kind' | 'id'>[],
  input: { action: 'hide' | 'remove' | 'lock'; reason: string },
): Promise<Failures> {
  const failures: Failures = {};
  for (let from = 0; from < items.length; from += maxItems) {
    const part = items.slice(from, from + maxItems).map(({ kind, id }) => ({ kind, id }));
    try {
      const { items: results } = await api('POST /api/admin/moderate', {
        body: { items: part, ...input },
      });
      for (const result of results)
        if (result.outcome === 'rejected')
          failures[toItemKey(result)] =
            result.message === null ? failed : translateSentence(t, result.message);
    } catch (error) {
      if (from === 0) throw error;
      for (const item of part) failures[toItemKey(item)] = failed;
    }
  }
  return failures;
}
