import { isIP } from 'node:net';
import { isPrivateNetwork } from '../client-address.ts';

/** Whether a host is reached over the internet. Names without a dot are of the network. */
function isRemote(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0
    ? /\./.test(host) && !/\.(?:localhost|local|internal|home\.arpa)$/.test(host)
    : !isPrivateNetwork(host);
}

/** Whether a URL sends plain text over the internet. */
export function isUnencrypted(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol !== 'https:' && isRemote(hostname);
}

/** Returns the variables whose database is reached over the internet without TLS. */
export function listUnencryptedDatabases(config: {
  databaseUrl: string | null;
  databaseDirectUrl: string | null;
  databaseReplicaUrls: string[];
}): string[] {
  const urls = {
    DATABASE_URL: [config.databaseUrl],
    DATABASE_DIRECT_URL: [config.databaseDirectUrl],
    DATABASE_REPLICA_URL: config.databaseReplicaUrls,
  };
  return Object.entries(urls)
    .filter(([, listed]) => listed.some((url) => url !== null && isUnencryptedDatabase(url)))
    .map(([variable]) => variable);
}

/** `sslmode` is as the driver reads it. */
function isUnencryptedDatabase(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const mode = searchParams.get('sslmode');
  const isEncrypted =
    mode === null ? ['true', '1'].includes(searchParams.get('ssl') ?? '') : mode !== 'disable';
  return !isEncrypted && !searchParams.has('host') && isRemote(hostname);
}
