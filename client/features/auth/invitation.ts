import { sessionKeys, tabStore } from '../../lib/tab-storage.ts';

/** Returns the token of an invitation from the fragment, which no log has. */
export const readInvitation = (): string | null =>
  /^#invitation=([\w-]{43})$/.exec(window.location.hash)?.[1] ?? null;

/** Keeps an invitation in this tab while somebody logs in at a provider. */
export const keepInvitation = (token: string): void => tabStore.set(sessionKeys.invitation, token);
export const readKeptInvitation = (): string | null => tabStore.get(sessionKeys.invitation);
export const forgetInvitation = (): void => tabStore.remove(sessionKeys.invitation);
