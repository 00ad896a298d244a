import { isIPv6 } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { paths } from '#shared/paths.ts';
import { Refusal } from '../infra/refusal.ts';
import { factsOf } from './request.ts';

/** What is limited, how often it may be done in how many seconds from one network, and what it is called in the refusal. */
const table: { name: string; many: string; points: number; seconds: number; fits(req: Request): boolean }[] = [
  {
    name: 'search', many: 'searches', points: 120, seconds: 600,
    fits: (req) => (req.path === paths.search || req.path === '/api/posts') && /[?&]q=[^&]/.test(req.url),
  },
];

/** Refuses what comes too often from one network on one tenant: 429 with `Retry-After`. Counted in this process. */
export function rateLimits(): RequestHandler {
  const limits = table.map((row) => ({ ...row, limiter: new RateLimiterMemory({ keyPrefix: row.name, points: row.points, duration: row.seconds }) }));
  return async (req, res, next) => {
    const limit = limits.find(({ fits }) => fits(req));
    if (!limit) return next();
    try {
      await limit.limiter.consume(`${factsOf(req).resolution.site.id} ${networkOf(req.ip ?? '')}`);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      res.setHeader('Retry-After', Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
      throw new Refusal('too_many_requests', `Too many ${limit.many} in a short time. Try again in a few minutes.`);
    }
    next();
  };
}

/** An IPv4 address, or the /64 that a household or a server has of IPv6 (product 44). */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.toLowerCase().split('::') as [string, string?];
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const groups = plain.includes('::') ? [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right] : left;
  return `${groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
