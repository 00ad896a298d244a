import { paths, withQuery } from './paths.ts';

/** Paths that pages of posts do not need: what is in `paths.ts` adds to their first load. */

export const userTabs = ['posts', 'comments'] as const;
export type UserTab = (typeof userTabs)[number];

/** Posts of followed users. */
export const followingPath = (cursor?: string) =>
  withQuery(paths.home, { feed: 'following', cursor });
export const searchSorts = ['relevance', 'new', 'top'] as const;
export type SearchSort = (typeof searchSorts)[number];
/** What a search finds. */
export const searchKinds = ['posts', 'comments', 'people'] as const;
export type SearchKind = (typeof searchKinds)[number];
export const searchPath = (q: string, cursor?: string, sort?: SearchSort, kind?: SearchKind) =>
  withQuery(paths.search, {
    in: kind === 'posts' ? undefined : kind,
    sort: sort === 'relevance' ? undefined : sort,
    q,
    cursor,
  });
export const editPostPath = (slug: string) => `/post/${slug}/edit`;
/** As `loginPath`, with a session: requires a new login. */
export const loginAgainPath = (next: string) => withQuery(paths.login, { again: 1, next });

export const verifyPath = (token: string) => `${paths.subscriptions}/verify/${token}`;
export const unsubscribePath = (token: string) => `${paths.subscriptions}/unsubscribe/${token}`;
/** The page that turns off notification emails, and the one-click URL for mail clients. */
export const notificationMailsPath = (token: string) => `${paths.subscriptions}/inbox/${token}`;
export const notificationOneClickPath = (token: string) => `/api/inbox/mails/${token}`;
/** The service worker that shows push messages. */
export const pushWorkerPath = '/push-worker.js';
/** Links under a post of a digest. */
export const feedbackPath = (direction: 'more' | 'less', token: string) =>
  `${paths.subscriptions}/${direction}/${token}`;
export const managePath = (token: string) => withQuery(paths.manageSubscription, { token });
/** One-click unsubscribe of mail clients (RFC 8058). */
export const oneClickPath = (token: string) => `/api/subscriptions/unsubscribe/${token}`;

/**
 * Pages behind mailed links and of a login at a provider are private: never cached or indexed.
 */
export const isTokenPage = (path: string) =>
  path === paths.manageSubscription ||
  path.startsWith(`${paths.subscriptions}/`) ||
  path.startsWith(`${paths.newsletter}/view/`) ||
  // The URL that a provider returns to has a code.
  path.startsWith(`${paths.login}/`);
