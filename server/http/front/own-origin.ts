import type { IncomingMessage } from 'node:http';
import type { Resolution } from '../../context.ts';
import type { IsProxy } from '../../infra/client-address.ts';

/** Scheme and port that the client used. `port` is empty for that of the scheme, or `:8443`. */
export type Reached = { scheme: 'http' | 'https'; port: string };

type Facts = { resolution: Resolution; reached: Reached | null };

const forwardingHeaders = ['proto', 'host', 'port', 'for'].map((name) => `x-forwarded-${name}`);

/**
 * Returns how the client reached the site: by the connection and `Host`, or by what a trusted proxy
 * forwards. Null: unknown. A forwarded host only adds its port, because `Host` alone
 * selects the site. Decision 250.
 */
export function readReached(
  { socket, headers }: Pick<IncomingMessage, 'headers' | 'socket'>,
  { name }: Pick<Resolution, 'name'>,
  isProxy: IsProxy,
): Reached | null {
  const isForwarded =
    forwardingHeaders.some((header) => headers[header] !== undefined) &&
    isProxy(socket.remoteAddress ?? '', 0);
  if (!isForwarded) {
    const reached = withPort('encrypted' in socket && socket.encrypted ? 'https' : 'http', [
      portOf(headers.host ?? '', name),
    ]);
    // A proxy terminates HTTPS and does not say so.
    return reached.scheme === 'http' && reached.port === ':443' ? null : reached;
  }
  const scheme = readFirst(headers['x-forwarded-proto']).toLowerCase();
  if (scheme !== 'http' && scheme !== 'https') return null;
  return withPort(scheme, [
    portOf(readFirst(headers['x-forwarded-host']), name),
    portOf(headers.host ?? '', name),
    readFirst(headers['x-forwarded-port']),
  ]);
}

/** Origins of the site's pages: those that it has for everybody, and as this client reached it. */
export function listOwnOrigins({ resolution, reached }: Facts, port: number): string[] {
  const { kind, name } = resolution;
  if (kind === 'unknown') return [];
  const hosts = kind === 'local' ? [name] : [name, `www.${name}`];
  const known =
    kind === 'local' ? [`http://${name}:${port}`] : hosts.map((host) => `https://${host}`);
  return reached === null
    ? known
    : [...known, ...hosts.map((host) => `${reached.scheme}://${host}${reached.port}`)];
}

/**
 * Returns the origin at which this client finds the site's pages; undefined on an unknown host. On
 * a public host without a port it is https, because some proxies do not say what they took.
 */
export function findOwnOrigin(facts: Facts, port: number): string | undefined {
  const { reached, resolution } = facts;
  const isCertain = reached !== null && (resolution.kind === 'local' || reached.port !== '');
  return isCertain && resolution.kind !== 'unknown'
    ? `${reached.scheme}://${resolution.name}${reached.port}`
    : listOwnOrigins(facts, port)[0];
}

/** Returns the explicit port of a host, if it is one of the site's. */
function portOf(host: string, name: string): string {
  const [, hostname = '', port = ''] = /^(\[[^\]]*\]|[^:]*)(?::(\d{1,5}))?$/.exec(host) ?? [];
  const bare = hostname
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^www\./, '')
    .replace(/^api\./, '');
  return bare === name ? port : '';
}

/** Takes the first port that is one. */
function withPort(scheme: Reached['scheme'], ports: string[]): Reached {
  const port = Number(ports.find((text) => /^\d{1,5}$/.test(text)) ?? 0);
  const isDefault = port === 0 || port > 65_535 || port === (scheme === 'http' ? 80 : 443);
  return { scheme, port: isDefault ? '' : `:${port}` };
}

/** The first of several proxies wrote the first entry. */
const readFirst = (header: string | string[] | undefined) =>
  String(header ?? '')
    .split(',', 1)
    .join()
    .trim();
