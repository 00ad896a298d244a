import { paths } from '#shared/paths.ts';
import { storageKeys } from '#shared/storage-keys.ts';
import { localStore } from './storage.ts';

/** Of the window: opens the modal for anybody, at any time (specification 4). */
const openEvent = 'openSubscriptionModal';

/** Opens the modal from anywhere. */
export function openSubscriptionModal(): void {
  window.dispatchEvent(new Event(openEvent));
}

/**
 * `start` gets the modal's script, which opens the modal at once (`asked`) or by its rules. It is called whenever somebody wants the modal, and for those who may be
 * asked to subscribe once the page has loaded: what is answered here is to be called when it is known who reads. All others load nothing of it. Where the script
 * does not come there is a page for it.
 */
export function followModal(start: (asked: boolean) => Promise<unknown>): () => void {
  const begin = (asked: boolean) =>
    void start(asked).catch(() => asked && window.location.assign(paths.newsletter));
  window.addEventListener(openEvent, () => begin(true));
  return () => {
    if (localStore.get(storageKeys.token) || localStore.get(storageKeys.hasSubscribed) === 'true')
      return;
    if (document.readyState === 'complete') begin(false);
    else window.addEventListener('load', () => begin(false));
  };
}
