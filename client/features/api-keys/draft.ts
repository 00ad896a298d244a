import { paths } from '#shared/paths.ts';
import { sessionKeys } from '#shared/storage-keys.ts';
import { tabStore } from '../../lib/storage.ts';

type Words = { name: string; scopes: ('read' | 'write')[]; days: string };

/** Stores the form of a new key in the tab while the member logs in again. Never a secret. */
export function keptWords(username: string) {
  const key = sessionKeys.draft(username, paths.apiKeys);
  return {
    keep: (words: Words) => tabStore.set(key, JSON.stringify(words)),
    forget: () => tabStore.remove(key),
    /** Returns null without a valid draft. */
    read(): Words | null {
      try {
        const { name, scopes, days } = JSON.parse(tabStore.get(key) ?? '') as Words;
        return typeof name === 'string' && typeof days === 'string' && Array.isArray(scopes)
          ? { name, scopes, days }
          : null;
      } catch {
        return null;
      }
    },
  };
}
