import { isIPv6 } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { isStaffKey, keys, methodAndPath, type Key } from '#shared/contract/index.ts';
import { paths } from '#shared/paths.ts';
import type { Ctx, Deps } from '../../context.ts';
import { incrementCounters, type CounterIncrement } from '../../domain/core/rate-limiter.ts';
import { tooMany } from '../../infra/app-error.ts';

/** Maximum counts within a number of seconds. */
export type Limit = {
  name: string;
  /** Names the requests in the error message. */
  requests: string;
  /** Endpoints that share a counter. */
  keys: readonly Key[];
  /** Limits the rule to matching requests. */
  matches?(req: Pick<Request, 'url'>): boolean;
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
  /** Maximum of those for anonymous callers. */
  anonymous?: number;
};

const minutes = (count: number) => count * 60;
const hour = minutes(60);

/** Decodes the name: `%71` is also a `q`. */
const isSearch = ({ url }: Pick<Request, 'url'>) =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '')
    .getAll('q')
    .some((value) => value !== '');

/** Staff endpoints, except those that send mail or requests and have their own limits. */
const costly: readonly Key[] = [
  'POST /api/admin/subscribers/import',
  'POST /api/admin/issues/{id}/test',
  'POST /api/admin/issues/{id}/send',
  'POST /api/admin/inbound-feeds',
  'POST /api/admin/inbound-feeds/{id}/poll',
];
const staffWrites = keys.filter(
  (key) => isStaffKey(key) && methodAndPath(key).method !== 'GET' && !costly.includes(key),
);

/**
 * All rate limits of endpoints. Every write has one, and every expensive read. Failed requests also
 * count. The domain limits what counts only on success, such as mails to one email address
 * (shared/limits.ts). Decision 55.
 */
export const limitTable: readonly Limit[] = [
  {
    name: 'posts',
    requests: 'posts',
    keys: ['POST /api/posts'],
    storage: 'database',
    seconds: minutes(10),
    person: 10,
    network: 60,
  },
  {
    name: 'comments',
    requests: 'comments',
    keys: ['POST /api/posts/{id}/comments'],
    storage: 'database',
    seconds: minutes(10),
    person: 30,
    network: 180,
  },
  {
    name: 'votes',
    requests: 'votes',
    keys: ['POST /api/posts/{id}/vote', 'POST /api/comments/{id}/vote'],
    storage: 'process',
    seconds: minutes(10),
    person: 200,
    network: 1_200,
  },
  {
    name: 'changes',
    requests: 'changes',
    storage: 'process',
    seconds: minutes(10),
    person: 100,
    network: 600,
    keys: [
      'PATCH /api/posts/{id}',
      'DELETE /api/posts/{id}',
      'PUT /api/posts/{id}/visibility',
      'PATCH /api/comments/{id}',
      'DELETE /api/comments/{id}',
      'PUT /api/comments/{id}/visibility',
    ],
  },
  {
    name: 'search',
    requests: 'searches',
    keys: ['GET /api/posts'],
    matches: isSearch,
    storage: 'process',
    seconds: minutes(10),
    network: 120,
  },
  // Each request makes this server call another.
  {
    name: 'link-previews',
    requests: 'links',
    keys: ['GET /api/link-preview'],
    storage: 'database',
    seconds: minutes(10),
    person: 30,
    network: 180,
  },
  {
    name: 'link-checks',
    requests: 'links',
    keys: ['GET /api/link-check'],
    storage: 'process',
    seconds: minutes(10),
    person: 100,
    network: 600,
  },
  {
    name: 'text-previews',
    requests: 'previews',
    keys: ['POST /api/markdown/preview/preview'],
    storage: 'process',
    seconds: minutes(10),
    person: 300,
    network: 1_800,
  },
  {
    name: 'saves',
    requests: 'saved posts',
    keys: ['POST /api/posts/{id}/save', 'DELETE /api/posts/{id}/save'],
    storage: 'process',
    seconds: minutes(10),
    person: 200,
    network: 1_200,
  },
  {
    name: 'follows',
    requests: 'people followed',
    keys: ['POST /api/users/{username}/follow', 'DELETE /api/users/{username}/follow'],
    storage: 'process',
    seconds: minutes(10),
    person: 100,
    network: 600,
  },
  {
    name: 'reports',
    requests: 'reports',
    keys: ['POST /api/posts/{id}/report', 'POST /api/comments/{id}/report'],
    storage: 'process',
    seconds: minutes(10),
    person: 20,
    network: 120,
  },
  {
    name: 'inbox',
    requests: 'inbox requests',
    keys: ['POST /api/inbox/read'],
    storage: 'process',
    seconds: minutes(10),
    person: 300,
    network: 1_800,
  },
  {
    name: 'settings',
    requests: 'settings changes',
    storage: 'process',
    seconds: minutes(10),
    person: 60,
    network: 360,
    keys: [
      'PUT /api/users/profile',
      'PATCH /api/account',
      'DELETE /api/sessions/{id}',
      'DELETE /api/sessions',
      'DELETE /api/api-keys/{id}',
    ],
  },
  {
    name: 'address-changes',
    requests: 'email address changes',
    keys: ['PUT /api/account/email'],
    storage: 'database',
    seconds: hour,
    person: 10,
    network: 60,
  },
  {
    name: 'address-codes',
    requests: 'codes',
    keys: ['POST /api/account/email/verify'],
    storage: 'database',
    seconds: hour,
    person: 30,
    network: 180,
  },
  {
    name: 'exports',
    requests: 'exports',
    keys: ['GET /api/account/export'],
    storage: 'database',
    seconds: hour,
    person: 10,
    network: 60,
  },
  {
    name: 'deletions',
    requests: 'account deletion changes',
    keys: ['DELETE /api/account', 'DELETE /api/account/deletion'],
    storage: 'database',
    seconds: hour,
    person: 20,
    network: 120,
  },
  {
    name: 'new-keys',
    requests: 'new keys',
    keys: ['POST /api/api-keys'],
    storage: 'database',
    seconds: hour,
    person: 30,
    network: 180,
  },
  {
    name: 'code-mails',
    requests: 'codes',
    keys: ['POST /api/auth/login', 'POST /api/auth/signup'],
    storage: 'database',
    seconds: minutes(10),
    network: 40,
  },
  {
    name: 'code-checks',
    requests: 'codes',
    keys: ['POST /api/auth/verify'],
    storage: 'process',
    seconds: minutes(10),
    network: 200,
  },
  {
    name: 'subscriptions',
    requests: 'subscriptions',
    keys: ['POST /api/subscriptions/subscribe', 'POST /api/subscriptions/manage-link'],
    storage: 'database',
    seconds: minutes(10),
    network: 30,
  },
  {
    name: 'own-subscriptions',
    requests: 'subscriptions',
    keys: ['POST /api/subscriptions/subscribe-authenticated'],
    storage: 'database',
    seconds: minutes(10),
    person: 20,
    network: 120,
  },
  {
    name: 'subscription-settings',
    requests: 'settings changes',
    storage: 'process',
    seconds: minutes(10),
    person: 60,
    network: 360,
    keys: [
      'POST /api/subscriptions/unsubscribe-authenticated',
      'PUT /api/subscriptions/preferences',
      'POST /api/subscriptions/link-account',
    ],
  },
  // Mail scanners open each link many times. The domain counts invalid tokens (`wrongTokens`).
  {
    name: 'subscription-links',
    requests: 'links',
    storage: 'process',
    seconds: minutes(10),
    network: 3_000,
    keys: [
      'GET /api/subscriptions/verify/{token}',
      'POST /api/subscriptions/verify/{token}',
      'GET /api/subscriptions/unsubscribe/{token}',
      'GET /api/subscriptions/preferences/{token}',
      'PUT /api/subscriptions/preferences/{token}',
      'DELETE /api/subscriptions/preferences/{token}',
      'POST /api/subscriptions/resubscribe/{token}',
      'GET /api/subscriptions/export/{token}',
    ],
  },
  // Each request can call a model.
  {
    name: 'previews',
    requests: 'previews',
    keys: ['POST /api/newsletter/preview'],
    storage: 'database',
    seconds: minutes(10),
    network: 60,
    anonymous: 10,
  },
  // One service reports on all mails.
  {
    name: 'mail-events',
    requests: 'events',
    keys: ['POST /api/mail/events'],
    storage: 'process',
    seconds: minutes(10),
    network: 30_000,
  },
  // Mail programs of millions of users share few networks, and every unsubscription must succeed.
  {
    name: 'unsubscribing',
    requests: 'calls',
    keys: ['POST /api/subscriptions/unsubscribe/{token}'],
    storage: 'process',
    seconds: minutes(10),
    network: 30_000,
  },
  {
    name: 'logouts',
    requests: 'calls',
    keys: ['POST /api/auth/logout'],
    storage: 'process',
    seconds: minutes(10),
    network: 300,
  },
  {
    name: 'staff',
    requests: 'changes',
    keys: staffWrites,
    storage: 'process',
    seconds: minutes(10),
    person: 600,
    network: 3_600,
  },
  {
    name: 'subscriber-imports',
    requests: 'imports',
    keys: ['POST /api/admin/subscribers/import'],
    storage: 'database',
    seconds: hour,
    person: 200,
    network: 1_000,
  },
  {
    name: 'subscriber-exports',
    requests: 'exports',
    keys: ['GET /api/admin/subscribers/export'],
    storage: 'database',
    seconds: hour,
    person: 10,
    network: 60,
  },
  {
    name: 'issue-previews',
    requests: 'previews',
    keys: ['GET /api/admin/issues/{id}/preview'],
    storage: 'database',
    seconds: minutes(10),
    person: 60,
    network: 360,
  },
  {
    name: 'test-mails',
    requests: 'test mails',
    keys: ['POST /api/admin/issues/{id}/test'],
    storage: 'database',
    seconds: hour,
    person: 10,
    network: 60,
  },
  {
    name: 'issue-sends',
    requests: 'calls',
    keys: ['POST /api/admin/issues/{id}/send'],
    storage: 'database',
    seconds: hour,
    person: 30,
    network: 180,
  },
  // Each request makes this server call another.
  {
    name: 'feeds',
    requests: 'feeds',
    keys: ['POST /api/admin/inbound-feeds', 'POST /api/admin/inbound-feeds/{id}/poll'],
    storage: 'database',
    seconds: hour,
    person: 60,
    network: 360,
  },
  {
    name: 'tokens',
    requests: 'calls',
    keys: ['POST /api/csrf/token'],
    storage: 'process',
    seconds: minutes(10),
    network: 1_000,
  },
];

export type Limits = {
  /** Counts a request. `ctx`: the authenticated caller, if known. Error: too_many_requests. */
  count(req: Request, key: Key, ctx?: Pick<Ctx, 'db' | 'site' | 'viewer'>): Promise<void>;
  /** The same for pages that cost as much as an API call. */
  pages: RequestHandler;
};

/** Creates the counters of a process, for all its ports. */
export function createLimits(deps: Pick<Deps, 'db' | 'clock'>, table = limitTable): Limits {
  const limitsByKey = new Map(
    table.flatMap((limit) => limit.keys.map((key) => [key, limit] as const)),
  );
  const countHere = createCounter(deps.clock);

  const count: Limits['count'] = async (req, key, ctx) => {
    const limit = limitsByKey.get(key);
    if (!limit || limit.matches?.(req) === false) return;
    const { name, seconds, person, network, anonymous } = limit;
    const counters = [
      ...(person !== undefined && ctx?.viewer
        ? [{ id: `${name} ${ctx.site.id} ${ctx.viewer.userId}`, seconds, most: person }]
        : []),
      { id: `${name} ${ipPrefix(req.ip ?? '')}`, seconds, most: network },
      ...(anonymous !== undefined && !ctx?.viewer
        ? [{ id: `${name} strangers ${ipPrefix(req.ip ?? '')}`, seconds, most: anonymous }]
        : []),
    ];
    const counts =
      limit.storage === 'database'
        ? await incrementCounters(ctx?.db ?? deps.db, counters)
        : counters.map(countHere);
    const waits = counts
      .filter((counter, i) => counter.count > (counters[i]?.most ?? 0))
      .map(({ endsIn }) => endsIn);
    if (waits.length > 0)
      throw tooMany(
        `Too many ${limit.requests} in a short time. Try again ${inTime(Math.max(...waits))}.`,
        Math.max(...waits),
      );
  };
  return {
    count,
    async pages(req, _res, next) {
      if (
        req.path === paths.search ||
        (req.path.includes('%') && decodeURIComponent(req.path) === paths.search)
      )
        await count(req, 'GET /api/posts');
      next();
    },
  };
}

function inTime(seconds: number): string {
  const [count, unit] =
    seconds <= 60
      ? [seconds, 'second']
      : seconds <= hour
        ? [seconds / 60, 'minute']
        : [seconds / hour, 'hour'];
  const rounded = Math.max(1, Math.ceil(count));
  return `in ${rounded} ${unit}${rounded === 1 ? '' : 's'}`;
}

/** Maximum number of counters in memory. The oldest are dropped. */
const maxCounters = 50_000;

function createCounter(
  clock: Deps['clock'],
): (counter: { id: string; seconds: number }) => CounterIncrement {
  const windows = new Map<string, { count: number; endsAt: number }>();
  return ({ id, seconds }) => {
    const now = clock.now().getTime();
    let window = windows.get(id);
    // A window that is too long started before a clock change.
    if (!window || window.endsAt <= now || window.endsAt > now + seconds * 1_000) {
      windows.delete(id);
      windows.set(id, (window = { count: 0, endsAt: now + seconds * 1_000 }));
      const [oldest] = windows.keys();
      if (windows.size > maxCounters && oldest !== undefined) windows.delete(oldest);
    }
    window.count += 1;
    return { count: window.count, endsIn: (window.endsAt - now) / 1_000 };
  };
}

/**
 * Returns an IPv4 address, or the /64 prefix of an IPv6 address, which one household or server has.
 */
export function ipPrefix(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.toLowerCase().split('::') as [string, string?];
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const groups = plain.includes('::')
    ? [
        ...left,
        ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'),
        ...right,
      ]
    : left;
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
