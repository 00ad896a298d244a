import type { Needs } from '../../context.ts';
import { logSecurityEvent } from '../../infra/security-log.ts';

/** Logs a security event of a request. `user`: the account's ID. */
export function logEvent(
  { log, requestId, site, client }: Needs<'log' | 'requestId' | 'site' | 'client'>,
  ...[event, details]: Parameters<typeof logSecurityEvent> extends [unknown, ...infer Rest]
    ? Rest
    : never
): void {
  logSecurityEvent({ log, requestId, siteId: site.id, network: client.network }, event, details);
}
