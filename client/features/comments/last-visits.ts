import { localStore } from '../../lib/storage.ts';

/** Key of `localStorage`. Not in `storageKeys`, which each first load has. */
export const visitsKey = 'visits';

/** Threads that the browser remembers; the one visited longest ago is forgotten first. */
export const maxVisits = 300;

/** Post ID and time of its newest comment that was shown. */
type Visit = [postId: string, newest: string];

/** Returns the time of the newest comment that this browser showed, or null before a visit. */
export const lastVisit = (postId: string): string | null =>
  readVisits().find(([id]) => id === postId)?.[1] ?? null;

/** Remembers that comments up to a time were shown. It never goes back in time. */
export function recordVisit(postId: string, newest: string): void {
  const visits = readVisits();
  const earlier = visits.find(([id]) => id === postId)?.[1] ?? '';
  const others = visits.filter(([id]) => id !== postId);
  const visit: Visit = [postId, newest > earlier ? newest : earlier];
  localStore.set(visitsKey, JSON.stringify([visit, ...others].slice(0, maxVisits)));
}

function readVisits(): Visit[] {
  try {
    const stored: unknown = JSON.parse(localStore.get(visitsKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isVisit) : [];
  } catch {
    return [];
  }
}

const isVisit = (entry: unknown): entry is Visit =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
