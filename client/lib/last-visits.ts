import { storageKeys } from '#shared/storage-keys.ts';
import { localStore } from './storage.ts';

/** Threads that the browser remembers; the one visited longest ago is forgotten first. */
export const maxVisits = 300;

/** Post ID, time of its newest comment that was shown, and how many comments there were. */
type Visit = [postId: string, newest: string, total: number];

/** Returns the time of the newest comment that this browser showed, or null before a visit. */
export const lastVisit = (postId: string): string | null =>
  readVisits().find(([id]) => id === postId)?.[1] ?? null;

/** Returns how many comments a thread had when it was visited, or null before a visit. */
export const lastTotal = (postId: string): number | null =>
  readVisits().find(([id]) => id === postId)?.[2] ?? null;

/** Remembers that the `total` comments up to a time were shown. It never goes back in time. */
export function recordVisit(postId: string, newest: string, total: number): void {
  const visits = readVisits();
  const earlier = visits.find(([id]) => id === postId)?.[1] ?? '';
  const others = visits.filter(([id]) => id !== postId);
  const visit: Visit = [postId, newest > earlier ? newest : earlier, total];
  localStore.set(storageKeys.visits, JSON.stringify([visit, ...others].slice(0, maxVisits)));
}

function readVisits(): Visit[] {
  try {
    const stored: unknown = JSON.parse(localStore.get(storageKeys.visits) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isVisit) : [];
  } catch {
    return [];
  }
}

const isVisit = (entry: unknown): entry is Visit =>
  Array.isArray(entry) &&
  entry.length === 3 &&
  typeof entry[0] === 'string' &&
  typeof entry[1] === 'string' &&
  Number.isInteger(entry[2]);
