/**
 * How often an endpoint may be called: maximum counts within a number of seconds. Endpoints with
 * the same limit share its counters. Failed requests also count, except where the limit has
 * `attempts`. The domain limits what counts only on success, such as emails to one address
 * (`shared/limits.ts`). Decision 55.
 */
export type Limit = {
  name: string;
  /** Names the requests in the error message. */
  requests: string;
  /** Limits the rule to matching requests. */
  matches?(req: { url: string }): boolean;
  /**
   * `database`: shared by all processes and restarts, for requests that send mail or cost money.
   * `process`: each process counts separately.
   */
  storage: 'process' | 'database';
  seconds: number;
  /** Per person and site. */
  person?: number;
  /** Per IPv4 address or IPv6 /64 prefix, for all sites together. Sufficient for an office. */
  network: number;
  /**
   * Rejected requests do not count above, but all requests count here: this many times the maxima.
   * Needs `database`.
   */
  attempts?: number;
  /** Maximum of those for anonymous callers. */
  anonymous?: number;
};

export const minutes = (count: number) => count * 60;
export const hour = minutes(60);

/** Decodes the name: `%71` is also a `q`. */
const isSearch = ({ url }: { url: string }) =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '')
    .getAll('q')
    .some((value) => value !== '');

export const changesLimit: Limit = {
  name: 'changes',
  requests: 'changes',
  storage: 'process',
  seconds: minutes(10),
  person: 100,
  network: 600,
};

export const searchLimit: Limit = {
  name: 'search',
  requests: 'searches',
  matches: isSearch,
  storage: 'process',
  seconds: minutes(10),
  network: 120,
};

export const inboxLimit: Limit = {
  name: 'inbox',
  requests: 'requests',
  storage: 'process',
  seconds: minutes(10),
  person: 300,
  network: 1_800,
};

export const settingsLimit: Limit = {
  name: 'settings',
  requests: 'changes',
  storage: 'process',
  seconds: minutes(10),
  person: 60,
  network: 360,
};

/** Mail scanners open each link many times. The domain counts invalid tokens (`wrongTokens`). */
export const subscriptionLinksLimit: Limit = {
  name: 'subscription-links',
  requests: 'links',
  storage: 'process',
  seconds: minutes(10),
  network: 3_000,
};

/** One service reports on all emails. */
export const mailEventsLimit: Limit = {
  name: 'mail-events',
  requests: 'requests',
  storage: 'process',
  seconds: minutes(10),
  network: 30_000,
};

/** Applies to changes by staff whose row has no limit. */
export const staffLimit: Limit = {
  name: 'staff',
  requests: 'changes',
  storage: 'process',
  seconds: minutes(10),
  person: 600,
  network: 3_600,
};
