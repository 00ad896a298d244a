import { useSyncExternalStore } from 'react';
import { storageKeys } from '#shared/storage-keys.ts';
import { localStore } from './storage.ts';

const listeners = new Set<() => void>();
export const system = () => window.matchMedia('(prefers-color-scheme: dark)');
const isDark = () => document.documentElement.classList.contains('dark');

/** Applies a mode without storing it. */
export function show(dark: boolean): void {
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.classList.toggle('light', !dark);
  // The first is for light, the second for dark.
  for (const [index, meta] of document
    .querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
    .entries()) {
    meta.media = dark === (index === 1) ? 'all' : 'not all';
  }
  for (const listener of listeners) listener();
}

/** Notifies of changes, also by the system and by other tabs, while there are listeners. */
export function subscribe(listener: () => void): () => void {
  const follow = () => {
    if (localStore.get(storageKeys.darkMode) === null) show(system().matches);
  };
  const otherTab = (event: StorageEvent) => {
    if (event.key === storageKeys.darkMode)
      show(event.newValue === null ? system().matches : event.newValue === 'true');
  };
  listeners.add(listener);
  system().addEventListener('change', follow);
  window.addEventListener('storage', otherTab);
  // The mode may have changed before the first listener.
  if (system().matches !== isDark()) follow();
  return () => {
    listeners.delete(listener);
    system().removeEventListener('change', follow);
    window.removeEventListener('storage', otherTab);
  };
}

/**
 * Returns the dark mode and its setter, which stores it. False on the server and while hydrating.
 */
export function useDarkMode(): [boolean, (dark: boolean) => void] {
  const dark = useSyncExternalStore(subscribe, isDark, () => false);
  return [
    dark,
    (next) => {
      localStore.set(storageKeys.darkMode, String(next));
      show(next);
    },
  ];
}
