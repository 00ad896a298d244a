import { useEffect } from 'react';
import { storageKeys } from '#shared/storage-keys.ts';
import { localStore } from '../../lib/storage.ts';

/** Stops the subscription modal in this browser after a subscription. */
export function useSubscribed(subscribed: boolean): void {
  useEffect(() => {
    if (subscribed) localStore.set(storageKeys.hasSubscribed, 'true');
  }, [subscribed]);
}
