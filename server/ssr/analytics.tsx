import type { ReactNode } from 'react';
import { mailedLinkFolder, paths, shells } from '#shared/paths.ts';
import type { Analytics } from '#shared/sites/theme.ts';
import type { Resolution } from '../context.ts';

/** Pages without analytics, with all paths below: URLs with tokens, login and private pages. */
const uncounted = [
  paths.manageSubscription,
  mailedLinkFolder,
  `${paths.newsletter}/view`,
  '/admin',
  paths.login,
  paths.signup,
  ...shells,
].map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}(?:/|$)`));

/**
 * Returns the analytics settings of a page; null if it must not be tracked. Used for the page and
 * its policy.
 */
export function analyticsSettings(
  { site, kind }: Pick<Resolution, 'site' | 'kind'>,
  path: string,
): Analytics | null {
  if (site.analytics === null || kind === 'unknown') return null;
  const plain = decoded(path)?.toLowerCase();
  return plain === undefined || uncounted.some((page) => page.test(plain)) ? null : site.analytics;
}

/** Decodes a path as the router does. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Returns the origin of the script for the Content-Security-Policy. */
export function analyticsSource(analytics: Analytics | null): string {
  return analytics === null ? '' : ` ${new URL(analytics.src).origin}`;
}

/**
 * Renders the script of Plausible (`domain`) or Umami (`websiteId`). Pages are cached, so the
 * script itself respects Do Not Track.
 */
export function analyticsScript(analytics: Analytics | null): ReactNode {
  if (analytics === null) return undefined;
  const { src, domain, websiteId } = analytics;
  return (
    <script
      defer
      data-domain={domain}
      data-website-id={websiteId}
      data-do-not-track={websiteId === undefined ? undefined : 'true'}
      src={src}
    />
  );
}
