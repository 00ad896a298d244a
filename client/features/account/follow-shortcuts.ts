import { shortcutsKey } from '#shared/shortcuts.ts';
import type { App } from '../../app-context.tsx';
import { localStore } from '../../lib/storage.ts';

/** Loads the reader's keys if they are on. Idempotent. */
export function followShortcuts(app: App): void {
  if (localStore.get(shortcutsKey) === 'all')
    void import('./reader-keys.tsx').then(({ startReaderKeys }) => startReaderKeys(app));
}
