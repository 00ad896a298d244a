import { localStore } from '../../lib/storage.ts';

/** Key of `localStorage`. Not in `storageKeys`, which each first load has. */
const welcomeKey = 'welcome';

/** The next page welcomes the new member. */
export const markWelcome = () => localStore.set(welcomeKey, '1');

/** Returns whether the page welcomes a new member, once. */
export function consumeWelcome(): boolean {
  const isMarked = localStore.get(welcomeKey) !== null;
  localStore.remove(welcomeKey);
  return isMarked;
}
