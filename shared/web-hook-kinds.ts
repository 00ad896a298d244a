import type { WebHookEvent } from './web-hook-events.ts';

/** Services to which issues and posts are posted. */
export const postingKinds = ['slack', 'discord', 'telegram', 'mastodon', 'bluesky'] as const;
export type PostingKind = (typeof postingKinds)[number];

/** `signed`: a program of the admin. */
export const webHookKinds = ['signed', ...postingKinds] as const;
export type WebHookKind = (typeof webHookKinds)[number];

/** What services are told. */
export const postingEvents = ['post.published', 'issue.sent'] as const satisfies WebHookEvent[];

/**
 * What an admin enters for a service. `url`: its server; a text is the default. `account`: who or
 * where. `key`: the secret.
 */
type Fields = { url: string | null; account: boolean; key: boolean };
export const kindFields: Record<PostingKind, Fields> = {
  // The key is the URL of the incoming web-hook, which has the server in it.
  slack: { url: null, account: false, key: true },
  discord: { url: null, account: false, key: true },
  telegram: { url: 'https://api.telegram.org', account: true, key: true },
  mastodon: { url: '', account: false, key: true },
  bluesky: { url: 'https://bsky.social', account: true, key: true },
};
