import { useSyncExternalStore } from 'react';
import { storageKeys } from '#shared/storage-keys.ts';
import { show, subscribe, system } from './dark-mode.ts';
import { localStore } from './storage.ts';

const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

function read(): Appearance {
  const stored = localStore.get(storageKeys.darkMode);
  return stored === 'true' ? 'dark' : stored === 'false' ? 'light' : 'system';
}

/** Returns the chosen appearance and its setter, which applies to all tabs. */
export function useAppearance(): [Appearance, (choice: Appearance) => void] {
  const chosen = useSyncExternalStore<Appearance>(subscribe, read, () => 'system');
  return [
    chosen,
    (choice) => {
      if (choice === 'system') localStore.remove(storageKeys.darkMode);
      else localStore.set(storageKeys.darkMode, String(choice === 'dark'));
      show(choice === 'system' ? system().matches : choice === 'dark');
    },
  ];
}
