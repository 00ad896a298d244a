import type { WebHookEvent } from './web-hook-events.ts';

/** Services to which issues and posts are posted. */
export const postingKinds = ['slack', 'discord', 'telegram', 'mastodon', 'bluesky'] as const;
export type PostingKind = (typeof postingKinds)[number];

/** Services that are told which addresses are new: search engines, and the hub of feeds. */
export const announcingKinds = ['indexnow', 'websub'] as const;
export type AnnouncingKind = (typeof announcingKinds)[number];

/** `signed`: a program of the admin. */
export const webHookKinds = ['signed', ...postingKinds, ...announcingKinds] as const;
export type WebHookKind = (typeof webHookKinds)[number];
export type ServiceKind = Exclude<WebHookKind, 'signed'>;

export const isPostingKind = (kind: WebHookKind): kind is PostingKind =>
  (postingKinds as readonly string[]).includes(kind);
export const isAnnouncingKind = (kind: WebHookKind): kind is AnnouncingKind =>
  (announcingKinds as readonly string[]).includes(kind);

/** What services are told. */
export const postingEvents = ['post.published', 'issue.sent'] as const satisfies WebHookEvent[];
export const announcedEvents = [
  'post.published',
  'post.changed',
  'issue.sent',
] as const satisfies WebHookEvent[];

/**
 * What an admin enters for a service. `url`: its server; a text is the default. `account`: who or
 * where. `key`: the secret.
 */
type Fields = { url: string | null; account: boolean; key: boolean };
export const kindFields: Record<ServiceKind, Fields> = {
  // The key is the URL of the incoming web-hook, which has the server in it.
  slack: { url: null, account: false, key: true },
  discord: { url: null, account: false, key: true },
  telegram: { url: 'https://api.telegram.org', account: true, key: true },
  mastodon: { url: '', account: false, key: true },
  bluesky: { url: 'https://bsky.social', account: true, key: true },
  indexnow: { url: 'https://api.indexnow.org/indexnow', account: false, key: false },
  websub: { url: '', account: false, key: false },
};

/** Returns the events that a service can be told of. */
export const eventsOf = (kind: ServiceKind): readonly WebHookEvent[] =>
  isPostingKind(kind) ? postingEvents : announcedEvents;
