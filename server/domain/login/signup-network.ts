import type { Needs } from '../../context.ts';
import { isPrivateNetwork } from '../../infra/client-address.ts';

/**
 * Returns the keyed hash of the caller's network, for a new account. Null for private networks:
 * behind a proxy that is not trusted, everybody has the same.
 */
export const hashSignupNetwork = ({
  client: { network },
  secrets,
  site,
}: Needs<'client' | 'secrets' | 'site'>): string | null =>
  isPrivateNetwork(network) ? null : secrets.sign('signup-network', `${site.id} ${network}`);
