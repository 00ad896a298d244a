import { expect } from 'vitest';
import { contract, type AnyEndpoint, type Key } from '#shared/contract/index.ts';
import { isStaffKey, methodAndPath } from '#shared/contract/keys.ts';
import { createApp } from '../../server/app.ts';
import type { Deps } from '../../server/context.ts';
import { createLimits, limitTable } from '../../server/http/auth/rate-limits.ts';
import { createRenderer } from '../../server/ssr/render.tsx';
import { afterFile } from './after-file.ts';
import { caller } from './api-clients.ts';
import { listenFor } from './listening-app.ts';
import { fromSite } from './members.ts';
import { watchReplies } from './openapi-replies.ts';
import { createTestApp, type SiteId } from './test-app.ts';

export const expectNotLimited = (status: number) => expect(status).not.toBe(429);

/** Checks a 429: whole seconds to wait, nothing about the counting. */
export function expectLimited(
  { status, headers, body }: { status: number; headers: Record<string, string>; body: unknown },
  seconds: number,
) {
  expect(status).toBe(429);
  expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(seconds);
  expect(headers['cache-control']).toContain('no-store');
  expect(body).toMatchObject({
    code: 'too_many_requests',
    error: expect.stringMatching(
      /^Too many [a-z -]+ in a short time\. Try again in \d+ (?:second|minute|hour)s?\.$/,
    ),
  });
}

/** Starts an application and returns requests to processes with other limits. */
export async function setUpRateLimits() {
  const adminEmails = new Set<string>();
  const t = await createTestApp({ config: { trustedProxies: 1, adminEmails } });
  const render = await createRenderer(t.deps, t.assets);

  type Figures = { person?: number; network?: number; seconds?: number };
  /** Started ones, by their limits. Each caller and network is new, so tests may share one. */
  const started = new Map<string, ReturnType<typeof startProcess>>();

  /** Returns a caller of a process with other limits. */
  async function processWith(figures: Figures, deps: Deps = t.deps) {
    if (deps !== t.deps) return startProcess(figures, deps);
    const key = JSON.stringify(figures);
    const found = started.get(key) ?? startProcess(figures, deps);
    started.set(key, found);
    return found;
  }

  /** Starts a process with other limits. */
  async function startProcess(figures: Figures, deps: Deps = t.deps) {
    const table = limitTable.map((whole) => {
      const { attempts: _, ...limit } = whole;
      return {
        ...limit,
        ...figures,
        person: limit.person === undefined ? undefined : (figures.person ?? limit.person),
      };
    });
    const app = createApp(
      deps,
      { assets: t.assets, render },
      t.lifecycle,
      'site',
      createLimits(deps, table),
    );
    watchReplies(app);
    const listening = await listenFor(app);
    afterFile(listening.close);
    /** Calls an endpoint of the contract without a body. */
    const call = (key: Key, headers: Record<string, string>, site: SiteId = 'nontrivial') => {
      const { method, path } = methodAndPath(key);
      const isSearch = limitTable.some(({ keys, matches }) => matches && keys.includes(key));
      const url = path.replace(/\{\w+\}/g, 'nothing') + (isSearch ? '?q=words' : '');
      const request = listening.on(site)[method.toLowerCase() as 'get'](url).set(headers);
      return method === 'GET'
        ? request
        : request.send((contract[key] as AnyEndpoint).body === null ? undefined : {});
    };
    return Object.assign(call, { on: listening.on });
  }

  let networks = 0;
  /** Returns headers of an unused network. */
  const createNetwork = () => ({
    'X-Forwarded-For': `198.51.${(networks += 1) >> 8}.${networks & 255}`,
  });
  /** Creates a caller for an endpoint: a platform admin for those of staff. */
  const createMember = async (site: SiteId = 'nontrivial', key?: Key) => {
    const { user, bearer } = await caller(t, site);
    if (key && isStaffKey(key)) adminEmails.add(user?.email ?? '');
    return { ...(await createVisitor(site, bearer)), Authorization: bearer.Authorization ?? '' };
  };
  /** Returns the headers of a page, without a session or with that of `bearer`. */
  const createVisitor = async (
    site: SiteId = 'nontrivial',
    bearer: Record<string, string> = {},
  ) => {
    const reply = await t
      .on(site)
      .post('/api/csrf/token')
      .set({ ...fromSite(site), ...bearer });
    return {
      Origin: fromSite(site).Origin,
      'X-CSRF-Token': (reply.body as { token: string }).token,
      Cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '',
    };
  };
  return { t, processWith, startProcess, createNetwork, createMember, createVisitor };
}
