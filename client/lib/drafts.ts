import { useSyncExternalStore } from 'react';
import { dayMs } from '#shared/durations.ts';
import { localStore } from './storage.ts';

/** A draft that nobody changes is forgotten, so that storage does not fill up. */
const keptMs = 30 * dayMs;
const listeners = new Set<() => void>();
const toKey = (username: string, form: string) => `draft:${username}:${form}`;

/**
 * Unsent input of a form, kept in this browser until it is sent or somebody logs out. `form`
 * names what is written: a path, or a comment. No other member gets it.
 */
export function readDraft(username: string, form: string): string | null {
  return read(toKey(username, form));
}

export function keepDraft(username: string, form: string, text: string): void {
  const key = toKey(username, form);
  const isNew = localStore.get(key) === null;
  if (isNew) listKeys('draft:').forEach(read);
  localStore.set(key, JSON.stringify({ text, at: Date.now() }));
  if (isNew) notify();
}

export function forgetDraft(username: string, form: string): void {
  localStore.remove(toKey(username, form));
  notify();
}

/** Removes all drafts, at a logout: others may use the browser. */
export function forgetDrafts(): void {
  listKeys('draft:').forEach((key) => localStore.remove(key));
  notify();
}

/** The forms with a draft whose names start so. */
export function useDraftForms(username: string, start: string): string[] {
  const list = () =>
    listKeys(toKey(username, start))
      .map((key) => key.slice(toKey(username, '').length))
      .sort()
      .join('\n');
  return useSyncExternalStore(subscribe, list, () => '')
    .split('\n')
    .filter(Boolean);
}

const notify = () => listeners.forEach((listener) => listener());
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const listKeys = (start: string) => localStore.keys().filter((key) => key.startsWith(start));

/** Removes a draft that is too old, or of another version. */
function read(key: string): string | null {
  try {
    const { text, at } = JSON.parse(localStore.get(key) ?? '') as { text: unknown; at: unknown };
    if (typeof text === 'string' && typeof at === 'number' && Date.now() - at < keptMs) return text;
  } catch {
    // Nothing, or not a draft.
  }
  localStore.remove(key);
  return null;
}
