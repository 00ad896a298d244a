import type { Request, Response } from 'express';
import { toDeviceName, unknownBrowser } from '#shared/device-name.ts';
import type { Client, Needs, Viewer } from '../../context.ts';
import { readApiKey } from '../../domain/accounts/api-keys.ts';
import { readSession, readSessionById } from '../../domain/login/sessions.ts';
import { invalidKey } from '../../infra/app-error.ts';
import type { Config } from '../../infra/config/config.ts';
import { toNetworks } from '../../infra/client-address.ts';
import { listOwnOrigins } from '../front/own-origin.ts';
import { getRequestContext } from '../front/request-context.ts';
import { browserCookies } from './browser-cookies.ts';

/**
 * Authenticates `Authorization: Bearer …`, a session or an API key. Null for an expired session:
 * its browser still reads public pages. Error: unauthorized for an API key that is not valid.
 */
export async function authenticate(
  req: Request,
  ctx: Needs<'db' | 'site' | 'config'>,
): Promise<Viewer | null> {
  const viewer = await readBearer(req, ctx);
  if (!viewer && /^Bearer bs_/i.test(req.headers.authorization ?? '')) throw invalidKey();
  return viewer;
}

async function readBearer(
  req: Request,
  ctx: Needs<'db' | 'site' | 'config'>,
): Promise<Viewer | null> {
  const token = /^Bearer ([\w-]{20,100})$/i.exec(req.headers.authorization ?? '')?.[1];
  // Node uses the first of two headers; a proxy may have checked the last.
  if (token === undefined || (req.headersDistinct.authorization?.length ?? 0) > 1) return null;
  const key = await readApiKey(ctx, token);
  // A key for the administration of a site acts as an admin of this site only. The scopes of a
  // platform admin's key say what it may read of the platform.
  if (key) {
    const isOfPlatform = key.key?.isAdmin === true && ctx.config.adminEmails.has(key.email);
    return {
      ...key,
      role: isOfPlatform ? 'admin' : key.role,
      platform: false,
      key: key.key && { ...key.key, isOfPlatform },
    };
  }
  return authenticateToken(ctx, token);
}

/** Returns the viewer of a session by its token; null if it is not valid. */
export async function authenticateToken(
  ctx: Needs<'db' | 'site' | 'config'>,
  token: string,
): Promise<Viewer | null> {
  const found = await readSession(ctx, token);
  return found && withPlatformRole(ctx, found);
}

/** Returns the viewer of an active session whose id is proven by a signature; null without one. */
export async function authenticateSession(
  ctx: Needs<'db' | 'site' | 'config'>,
  sessionId: string,
): Promise<Viewer | null> {
  const found = await readSessionById(ctx, sessionId);
  return found && withPlatformRole(ctx, found);
}

function withPlatformRole(
  { config }: Needs<'config'>,
  { isByProvider, ...session }: NonNullable<Awaited<ReturnType<typeof readSession>>>,
): Viewer {
  // The email address is verified by the emailed login code. A provider is chosen by an admin of
  // one site, so it does not open all sites. Decision 193.
  const platform = !isByProvider && config.adminEmails.has(session.email);
  return {
    ...session,
    role: platform ? 'admin' : session.role,
    platform,
    ban: platform ? null : (session.ban ?? null),
  };
}

/** Returns IP prefix, device and relying party of a request, without cookies. */
export function clientInfo(req: Request, { port }: Pick<Config, 'port'>): Client {
  const facts = getRequestContext(req);
  const { kind, name, site } = facts.resolution;
  return {
    network: toNetworks(facts.address).network,
    device: deviceName(req.headers['user-agent'] ?? ''),
    cookies: null,
    relyingParty: {
      id: kind === 'local' ? name : site.theme.seo.canonicalDomain,
      origins: listOwnOrigins(facts, port),
    },
  };
}

/** Returns the same with the cookies of the site. */
export const readClient = (
  req: Request,
  res: Response,
  config: Pick<Config, 'env' | 'port'>,
): Client => ({ ...clientInfo(req, config), cookies: browserCookies(req, res, config) });

/** Returns browser and system of a user agent, such as "Firefox on Linux". */
export function deviceName(userAgent: string): string {
  const first = (table: [string, RegExp][], fallback: string) =>
    table.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? fallback;
  const browser = first(
    [
      ['Edge', /\bEdgA?\//],
      ['Opera', /\bOPR\//],
      ['Firefox', /\b(?:Firefox|FxiOS)\//],
      ['Chrome', /\b(?:Chrome|CriOS)\//],
      ['Safari', /\bSafari\//],
      ['curl', /^curl\//],
    ],
    unknownBrowser,
  );
  const system = first(
    [
      ['Android', /\bAndroid\b/],
      ['iOS', /\b(?:iPhone|iPad)\b/],
      ['Windows', /\bWindows\b/],
      ['macOS', /\bMac OS X\b/],
      ['Linux', /\bLinux\b/],
    ],
    '',
  );
  return toDeviceName(browser, system);
}
