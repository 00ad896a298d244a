import type { Request, RequestHandler } from 'express';
import { contract, keys, type AnyEndpoint, type Key } from '#shared/contract/index.ts';
import { isStaffKey, methodAndPath } from '#shared/contract/keys.ts';
import { minutes, searchLimit, staffLimit, type Limit } from '#shared/contract/rate-limit.ts';
import { feedFiles, paths, searchFeedPath, startPath, type FeedFormat } from '#shared/paths.ts';
import type { Deps, Needs } from '../../context.ts';
import {
  decrementCounters,
  incrementCounters,
  type CounterIncrement,
} from '../../domain/core/rate-limiter.ts';
import { tooMany, type AppError } from '../../infra/app-error.ts';
import { toNetworks } from '../../infra/client-address.ts';
import { getRequestContext, isApiRequest } from '../front/request-context.ts';

/** A limit with what shares its counters: endpoints, and pages and files that cost as much. */
type LimitOfRoutes = Limit & { keys: readonly Key[]; paths: readonly string[] };

/** The limit of an endpoint. */
export const limitOf = (key: Key): Limit | undefined => {
  const { limit }: AnyEndpoint = contract[key];
  const isStaffWrite = isStaffKey(key) && methodAndPath(key).method !== 'GET';
  return limit ?? (isStaffWrite ? staffLimit : undefined);
};

const searchPaths = [
  paths.search,
  ...(Object.keys(feedFiles) as FeedFormat[]).map((format) => searchFeedPath(format)),
];

export const limitTable: readonly LimitOfRoutes[] = [
  ...[...Map.groupBy(keys, limitOf)].flatMap(([limit, keys]) =>
    limit ? [{ ...limit, keys, paths: limit === searchLimit ? searchPaths : [] }] : [],
  ),
  // A file takes some hundred milliseconds. A crawler of the largest site reads a hundred.
  {
    name: 'sitemap-files',
    requests: 'requests',
    keys: [],
    paths: ['/api/sitemap-posts.xml'],
    storage: 'process',
    seconds: minutes(10),
    network: 300,
  },
  {
    name: 'start',
    requests: 'requests',
    keys: [],
    paths: [startPath],
    storage: 'process',
    seconds: minutes(10),
    network: 60,
  },
];

export type Limits = {
  /**
   * Counts a request. `ctx`: the authenticated caller, if known. Resolves with a function for a
   * request that is rejected. Error: too_many_requests.
   */
  count(
    req: Request,
    key: Key,
    ctx?: Needs<'db' | 'site' | 'viewer'>,
  ): Promise<() => Promise<void>>;
  /** Counts pages and files that cost as much as an API call. */
  pages: RequestHandler;
};

/** The 65,536 networks of an IPv6 /48 together may make this many times the requests of one. */
const wideFactor = 8;

type CounterState = {
  policy: string;
  seconds: number;
  max: number;
  left: number;
  endsIn: number;
};

/** Creates the counters of a process, for all its ports. */
export function createLimits(deps: Needs<'db' | 'clock'>, table = limitTable): Limits {
  const limitsByKey = new Map(
    table.flatMap((limit) => limit.keys.map((key) => [key, limit] as const)),
  );
  const limitsByPath = new Map(
    table.flatMap((limit) => limit.paths.map((path) => [path, limit] as const)),
  );
  const countHere = createCounter(deps.clock);

  const countBy = async (
    limit: Limit | undefined,
    req: Request,
    ctx?: Needs<'db' | 'site' | 'viewer'>,
    report?: (states: readonly CounterState[]) => void,
  ): Promise<() => Promise<void>> => {
    if (!limit || limit.matches?.(req) === false) return keepCounts;
    const { name, seconds, person, network, anonymous, attempts } = limit;
    const { network: own, wide } = toNetworks(getRequestContext(req).address);
    const byNetwork = (id: string, max: number, policy: string) => [
      { id: `${id} ${own}`, seconds, max, policy },
      ...(wide === null ? [] : [{ id: `${id} ${wide}`, seconds, max: max * wideFactor, policy }]),
    ];
    const counted = [
      ...(person !== undefined && ctx?.viewer
        ? [
            {
              id: `${name} ${ctx.site.id} ${ctx.viewer.userId}`,
              seconds,
              max: person,
              policy: name,
            },
          ]
        : []),
      ...byNetwork(name, network, `${name}-network`),
      ...(anonymous !== undefined && !ctx?.viewer
        ? byNetwork(`${name} strangers`, anonymous, `${name}-strangers`)
        : []),
    ];
    const counters = [
      ...counted,
      ...(attempts === undefined
        ? []
        : counted.map(({ id, max, policy }) => ({
            id: `tried ${id}`,
            seconds,
            max: max * attempts,
            policy: `${policy}-attempts`,
          }))),
    ];
    const counts =
      limit.storage === 'database'
        ? await incrementCounters(ctx?.db ?? deps.db, counters)
        : counters.map(countHere);
    const states = counters.map((counter, i) => ({
      ...counter,
      left: counter.max - (counts[i]?.count ?? 0),
      // The database stores milliseconds.
      endsIn: Math.min(counts[i]?.endsIn ?? seconds, seconds),
    }));
    report?.(states);
    const waits = states.filter(({ left }) => left < 0).map(({ endsIn }) => endsIn);
    if (waits.length > 0) throw exceeded(limit, Math.max(...waits));
    if (attempts === undefined) return keepCounts;
    return async () => {
      await decrementCounters(
        ctx?.db ?? deps.db,
        counted.map(({ id }) => id),
      );
      report?.(
        states.map((state, i) => (i < counted.length ? { ...state, left: state.left + 1 } : state)),
      );
    };
  };
  return {
    count: (req, key, ctx) =>
      countBy(limitsByKey.get(key), req, ctx, (states) => reportStates(req, states)),
    async pages(req, _res, next) {
      const path = req.path.includes('%') ? decodeURIComponent(req.path) : req.path;
      // Their replies may be stored for others.
      await countBy(limitsByPath.get(path), req);
      next();
    },
  };
}

/**
 * Sets the headers of draft-ietf-httpapi-ratelimit-headers on a reply of the API, for the counter
 * with the least left.
 */
function reportStates(req: Request, states: readonly CounterState[]): void {
  if (!req.res || !isApiRequest(req)) return;
  const [tightest] = states.toSorted((a, b) => a.left - b.left || b.endsIn - a.endsIn);
  if (!tightest) return;
  const { policy, seconds, max, left, endsIn } = tightest;
  req.res.setHeader('RateLimit-Policy', `"${policy}";q=${max};w=${seconds}`);
  req.res.setHeader('RateLimit', `"${policy}";r=${Math.max(0, left)};t=${Math.ceil(endsIn)}`);
}

const keepCounts = () => Promise.resolve();

/** Returns the text for a kind of requests, which has a translation of its own. */
export const limitText = ({ requests }: Pick<Limit, 'requests'>): string =>
  `Too many ${requests} in a short time. Try again {when}.`;

const exceeded = (limit: Limit, seconds: number): AppError =>
  tooMany(limitText(limit), seconds, { when: { seconds } });

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
