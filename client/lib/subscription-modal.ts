import { paths } from '#shared/paths.ts';
import { storageKeys } from '#shared/storage-keys.ts';
import { localStore } from './storage.ts';

/** Window event that opens the modal. */
const openEvent = 'openSubscriptionModal';

export function openSubscriptionModal(): void {
  window.dispatchEvent(new Event(openEvent));
}

/**
 * Loads the modal's script on demand, or after the page load for visitors whom it may prompt. The
 * result must be called once the session is known. If the script fails, the link opens its page.
 */
export function watchSubscriptionModal(
  start: (requested: boolean) => Promise<unknown>,
): () => void {
  const begin = (requested: boolean) =>
    void start(requested).catch(() => requested && window.location.assign(paths.newsletter));
  window.addEventListener(openEvent, () => begin(true));
  return () => {
    if (localStore.get(storageKeys.token) || localStore.get(storageKeys.hasSubscribed) === 'true')
      return;
    if (document.readyState === 'complete') begin(false);
    else window.addEventListener('load', () => begin(false));
  };
}
