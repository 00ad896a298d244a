import { paths } from '#shared/paths.ts';
import { sessionKeys, tabStore } from '../../lib/tab-storage.ts';

type KeyDraft = { name: string; scopes: ('read' | 'write')[]; days: string };

/** Stores the form of a new key in the tab while the member logs in again. Never a secret. */
export function keyDraft(username: string) {
  const key = sessionKeys.draft(username, paths.apiKeys);
  return {
    keep: (draft: KeyDraft) => tabStore.set(key, JSON.stringify(draft)),
    forget: () => tabStore.remove(key),
    /** Returns null without a valid draft. */
    read(): KeyDraft | null {
      try {
        const { name, scopes, days } = JSON.parse(tabStore.get(key) ?? '') as KeyDraft;
        return typeof name === 'string' && typeof days === 'string' && Array.isArray(scopes)
          ? { name, scopes, days }
          : null;
      } catch {
        return null;
      }
    },
  };
}
