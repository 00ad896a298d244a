/** How the browser reaches the API: the port for localhost, or the page's own host. */
export type ApiSettings = { apiPort: number | null; sameOrigin: boolean };

/**
 * Host (and port) of the API for a page's host: `api.` before it, without `www.`; on localhost another port. Null: the page's own host
 * (specification 7, product 3).
 */
export function apiHost(
  { hostname, port }: { hostname: string; port: string },
  { apiPort, sameOrigin }: ApiSettings,
): string | null {
  if (sameOrigin) return null;
  if (hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.|^\[/.test(hostname)) {
    return apiPort === null ? null : `${hostname}:${apiPort}`;
  }
  return `api.${hostname.replace(/^www\./, '')}${port ? `:${port}` : ''}`;
}

/** The tenant identifier: the first host label, `www.` and `api.` left out, `default` if there is none (specification 7, product 1). */
export function tenantOfHost(hostname: string): string {
  const name = hostname.replace(/^www\./, '').replace(/^api\./, '');
  return name.includes('.') && !/^[\d.]+$/.test(name) && !name.startsWith('[')
    ? (name.split('.')[0] ?? 'default')
    : 'default';
}
