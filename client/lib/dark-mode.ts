import { useSyncExternalStore } from 'react';
import { storageKeys } from '#shared/storage-keys.ts';
import { localStore } from './storage.ts';

const listeners = new Set<() => void>();
export const system = () => window.matchMedia('(prefers-color-scheme: dark)');
const isDark = () => document.documentElement.classList.contains('dark');

/** Shows the page dark or light, and remembers nothing. */
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

/** For whoever shows the state; also follows the system and other tabs as long as somebody does. */
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
  // It may have changed before anybody listened.
  if (system().matches !== isDark()) follow();
  return () => {
    listeners.delete(listener);
    system().removeEventListener('change', follow);
    window.removeEventListener('storage', otherTab);
  };
}

/** Whether the page is dark, and the switch, which remembers. On the server and while hydrating: false. */
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
