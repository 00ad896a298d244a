import { isIPv6 } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { paths } from '#shared/paths.ts';
import { tooMany } from '../infra/refusal.ts';
import { factsOf } from './request.ts';

const mailsCode = new Set(['/api/auth/login', '/api/auth/signup']);

/** What is limited, how often it may be done in how many seconds from one network, and what it is called in the refusal. */
const table: { name: string; many: string; points: number; seconds: number; fits(req: Request): boolean }[] = [
  {
    name: 'search', many: 'searches', points: 120, seconds: 600,
    fits: (req) => (req.path === paths.search || req.path === '/api/posts') && /[?&]q=[^&]/.test(req.url),
  },
  // One address has limits of its own (`limits.codeMails`); this is for who writes to many.
  { name: 'code-mails', many: 'codes', points: 40, seconds: 600, fits: (req) => req.method === 'POST' && mailsCode.has(req.path) },
];

/** Refuses what comes too often from one network on one tenant: 429 with `Retry-After`. Counted in this process. */
export function rateLimits(): RequestHandler {
  const limits = table.map((row) => ({ ...row, limiter: new RateLimiterMemory({ keyPrefix: row.name, points: row.points, duration: row.seconds }) }));
  return async (req, _res, next) => {
    const limit = limits.find(({ fits }) => fits(req));
    if (!limit) return next();
    try {
      await limit.limiter.consume(`${factsOf(req).resolution.site.id} ${networkOf(req.ip ?? '')}`);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw tooMany(`Too many ${limit.many} in a short time. Try again in a few minutes.`, error.msBeforeNext / 1000);
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
