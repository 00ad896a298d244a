import { useEffect } from 'react';
import { storageKeys } from '#shared/storage-keys.ts';
import { localStore } from '../../lib/storage.ts';

/** Whoever subscribed is not asked in this browser whether they would like to (specification 8). */
export function useSubscribed(subscribed: boolean): void {
  useEffect(() => {
    if (subscribed) localStore.set(storageKeys.hasSubscribed, 'true');
  }, [subscribed]);
}
