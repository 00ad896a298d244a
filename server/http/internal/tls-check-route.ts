import type { Needs } from '../../context.ts';
import type { InternalRoute } from './internal-route.ts';

/**
 * `GET /internal/tls-check?domain=`: 200 for a name under which a site or its API is served, else
 * 404. A web server asks before it obtains a certificate, so strangers cannot order any.
 */
export function tlsCheckRoute({ siteRegistry }: Needs<'siteRegistry'>): InternalRoute {
  return (url) => {
    const domain = (url.searchParams.get('domain') ?? '').toLowerCase();
    const isServed = [domain, domain.replace(/^(?:www|api)\./, '')].some(
      (name) => siteRegistry.hosts.has(name) && siteRegistry.resolve(name).kind === 'known',
    );
    return isServed ? { status: 200, body: 'served\n' } : { status: 404, body: 'not served\n' };
  };
}
