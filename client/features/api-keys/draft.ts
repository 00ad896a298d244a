import { paths } from '#shared/paths.ts';
import { sessionKeys } from '#shared/storage-keys.ts';
import { tabStore } from '../../lib/storage.ts';

type Words = { name: string; scopes: ('read' | 'write')[]; days: string };

/** What a member typed for a new key, kept in the tab while they log in again. Never a key. */
export function keptWords(username: string) {
  const key = sessionKeys.draft(username, paths.apiKeys);
  return {
    keep: (words: Words) => tabStore.set(key, JSON.stringify(words)),
    forget: () => tabStore.remove(key),
    /** Null without any; what something else has written there is none. */
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
