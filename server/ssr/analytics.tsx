import type { ReactNode } from 'react';
import { paths, shells } from '#shared/paths.ts';
import type { Analytics } from '#shared/sites/theme.ts';
import type { Resolution } from '../context.ts';

/**
 * THE pages where nobody is counted, with all that stands below them: those with tokens in their address, and those where people sign in or
 * see what is theirs (product 38). Decision 39.
 */
const uncounted = [
  paths.manageSubscription,
  '/subscriptions',
  '/admin',
  paths.login,
  paths.signup,
  ...shells,
].map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}(?:/|$)`));

/** The analytics of a page: of a site that has them set, on its own hosts, where people may be counted. The page and its policy both ask here. */
export function analyticsSettings(
  { site, kind }: Pick<Resolution, 'site' | 'kind'>,
  path: string,
): Analytics | null {
  if (site.analytics === null || kind === 'unknown') return null;
  const plain = decoded(path)?.toLowerCase();
  return plain === undefined || uncounted.some((page) => page.test(plain)) ? null : site.analytics;
}

/** As the router reads it: an escaped letter is a letter. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** For the Content-Security-Policy: where the script comes from and reports to. */
export function analyticsSource(analytics: Analytics | null): string {
  return analytics === null ? '' : ` ${new URL(analytics.src).origin}`;
}

/** As Plausible (`domain`) and Umami (`websiteId`) want it. Pages are the same for all readers, so it is for the script to ask the browser who wants to be left alone. */
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
