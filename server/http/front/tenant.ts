import type { IncomingMessage } from 'node:http';
import { tenantHeader } from '#shared/http-names.ts';
import type { Resolution, SiteRegistry } from '../../context.ts';

/** Resolves the tenant from the `Host` header, or from the tenant header where hosts are local. */
export function resolveTenant(
  siteRegistry: Pick<SiteRegistry, 'resolve'>,
  { headers }: Pick<IncomingMessage, 'headers'>,
): Resolution {
  const header = headers[tenantHeader.toLowerCase()];
  return siteRegistry.resolve(headers.host, typeof header === 'string' ? header : undefined);
}
