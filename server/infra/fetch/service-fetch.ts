import { isIP } from 'node:net';
import * as limits from '#shared/limits.ts';
import { readBody } from './read-body.ts';
import { createGate } from './request-gate.ts';
import {
  parseTarget,
  publicRules,
  rejectOnAbort,
  sendRequest,
  type FetchRules,
} from './safe-fetch.ts';

/** Calls services whose URL an admin of a site chose. They must have public IPs. Decision 54. */
export type ServiceFetcher = {
  /**
   * Sends one request, without redirects. Returns every response up to the size limit.
   * Error: ServiceUnreachable.
   */
  send(
    url: string,
    request: { method: string; headers: Record<string, string>; body?: string },
  ): Promise<Response>;
  /** Throws ServiceUnreachable for a URL that `send` rejects before it resolves the name. */
  check(url: string): void;
  /** Only tests use plain HTTP. */
  allowsHttp: boolean;
};

/** No public server responded in time and within the limits. Says nothing about the network. */
class ServiceUnreachable extends Error {}

/** Errors of a connection that was never made. */
const unconnected = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH']);
class NotSent extends Error {}

/** Returns whether the service may have got the request of an error of `send`. */
export function mayHaveArrived(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof NotSent || unconnected.has((cause as NodeJS.ErrnoException).code ?? ''))
      return false;
  return true;
}

/** Returns whether an error, or what caused it, is ServiceUnreachable. */
export function isServiceUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ServiceUnreachable) return true;
  return false;
}

export function createServiceFetcher(
  overrides: Partial<FetchRules> = {},
  allowsHttp = false,
): ServiceFetcher {
  const rules: FetchRules = {
    ...publicRules,
    timeoutMs: limits.serviceFetch.timeoutMs,
    ...overrides,
  };
  const enter = createGate(rules.maxConcurrent, rules.maxQueued);
  return {
    allowsHttp,
    check: (url) => void toTarget(rules, allowsHttp, url),
    async send(url, request) {
      const signal = AbortSignal.timeout(rules.timeoutMs);
      try {
        // The race ends work that ignores the signal, and frees its slot.
        return await enter(signal, () =>
          Promise.race([sendOnce(rules, allowsHttp, url, request, signal), rejectOnAbort(signal)]),
        );
      } catch (error) {
        throw new ServiceUnreachable('The service could not be reached.', { cause: error });
      }
    },
  };
}

/** Error: ServiceUnreachable. */
function toTarget(rules: FetchRules, allowsHttp: boolean, url: string) {
  const target = parseTarget(rules, url);
  if (!target || !(target.secure || allowsHttp) || url.includes('#'))
    throw new ServiceUnreachable('This is not the URL of a public service.', {
      cause: new NotSent('not allowed'),
    });
  return target;
}

async function sendOnce(
  rules: FetchRules,
  allowsHttp: boolean,
  url: string,
  { method, headers, body }: Parameters<ServiceFetcher['send']>[1],
  signal: AbortSignal,
): Promise<Response> {
  const target = toTarget(rules, allowsHttp, url);
  const ips = isIP(target.host) ? [target.host] : await rules.resolve(target.host, signal);
  if (ips.length === 0 || !ips.every(rules.allowsIp)) throw new NotSent('no public IP');
  const { accept = 'application/json', 'user-agent': userAgent = 'Broadsheet', ...rest } = headers;
  const answer = await sendRequest(
    target,
    ips,
    userAgent,
    { accept, headers: rest, method, ...(body === undefined ? {} : { body }) },
    signal,
  );
  try {
    const { statusCode = 0, headers: received } = answer;
    const content = await readBody(answer, limits.serviceFetch.bytes, signal);
    if (content.length >= limits.serviceFetch.bytes) throw new Error('too large');
    const hasBody = ![204, 205, 304].includes(statusCode);
    return new Response(hasBody ? new Uint8Array(content) : null, {
      status: statusCode,
      headers: Object.entries(received).flatMap(([name, value]) =>
        // The body is decoded.
        value === undefined || ['content-encoding', 'content-length'].includes(name)
          ? []
          : [[name, String(value)] as [string, string]],
      ),
    });
  } finally {
    answer.destroy();
  }
}

/** The limits hold for the whole process. */
export const fetchService = createServiceFetcher();
