/** How the browser reaches the API: by its port on localhost, or on the page's own host. */
export type ApiSettings = { pagePort: number; apiPort: number | null; sameOrigin: boolean };

/**
 * Returns the API host of a page's host: `api.` instead of `www.`, or another port on localhost.
 * Null: the page's own host, also if something in between changed its port.
 */
export function apiHost(
  { hostname, port }: { hostname: string; port: string },
  { pagePort, apiPort, sameOrigin }: ApiSettings,
): string | null {
  if (sameOrigin) return null;
  if (hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.|^\[/.test(hostname)) {
    return apiPort === null || port !== `${pagePort}` ? null : `${hostname}:${apiPort}`;
  }
  return `api.${hostname.replace(/^www\./, '')}${port ? `:${port}` : ''}`;
}

/** Returns the tenant ID: the first host label without `www.` and `api.`, or `default`. */
export function tenantOfHost(hostname: string): string {
  const name = hostname.replace(/^www\./, '').replace(/^api\./, '');
  return name.includes('.') && !/^[\d.]+$/.test(name) && !name.startsWith('[')
    ? (name.split('.')[0] ?? 'default')
    : 'default';
}

/** Returns the origin of a host. Names below `.localhost` are served without TLS, at a port. */
export const toHostUrl = (host: string, port: number): string =>
  host.endsWith('.localhost') ? `http://${host}:${port}` : `https://${host}`;
