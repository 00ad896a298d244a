import type { Config } from '../config/config.ts';
import { parseRetryAfterMs } from '../retry-after.ts';

type Cdn = NonNullable<Config['cdn']>;

/** The cache did not confirm. `retryAfterMs`: the pause that it asks for. */
export class PurgeFailed extends Error {
  readonly retryAfterMs: number;
  constructor(message: string, retryAfterMs = 0, cause?: unknown) {
    super(message, { cause });
    this.retryAfterMs = retryAfterMs;
  }
}

/** Keys per call. Fastly takes 256, Cloudflare 30, Varnish a header of 8 kB. */
export const purgeBatch: Record<Cdn['provider'], number> = {
  fastly: 256,
  cloudflare: 30,
  varnish: 100,
};

/** Longest time of one call. */
export const purgeTimeoutMs = 3_000;
const maxRetryAfterMs = 60_000;

/**
 * Purges tags, at most `purgeBatch`. Every service, zone or server has to confirm. Idempotent.
 * Error: PurgeFailed.
 */
export async function purgeTags(cdn: Cdn, tags: readonly string[]): Promise<void> {
  const results = await Promise.allSettled(
    createRequests(cdn, tags).map((request) => send(request, cdn.provider)),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

type Purge = { url: string; method: string; headers: Record<string, string>; body?: string };

function createRequests({ provider, urls, serviceIds, token }: Cdn, tags: readonly string[]) {
  const [base = ''] = urls;
  const requests: Record<Cdn['provider'], () => Purge[]> = {
    fastly: () =>
      serviceIds.map((id) => ({
        url: `${base || 'https://api.fastly.com'}/service/${id}/purge`,
        method: 'POST',
        headers: { 'Fastly-Key': token, 'Surrogate-Key': tags.join(' ') },
      })),
    cloudflare: () =>
      serviceIds.map((id) => ({
        url: `${base || 'https://api.cloudflare.com/client/v4'}/zones/${id}/purge_cache`,
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ tags }),
      })),
    varnish: () =>
      urls.map((url) => ({
        url: `${url}/`,
        method: 'PURGE',
        headers: { 'X-Purge-Token': token, 'xkey-purge': tags.join(' ') },
      })),
  };
  return requests[provider]();
}

async function send({ url, ...request }: Purge, provider: Cdn['provider']): Promise<void> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      ...request,
      headers: { Accept: 'application/json', ...request.headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(purgeTimeoutMs),
    });
    text = (await response.text()).slice(0, 10_000);
  } catch (error) {
    throw new PurgeFailed('the cache did not answer in time', 0, error);
  }
  const waitMs = parseRetryAfterMs(response.headers.get('retry-after')) ?? 0;
  const retryAfterMs = Math.min(waitMs, maxRetryAfterMs);
  if (!response.ok) throw new PurgeFailed(`the cache answered ${response.status}`, retryAfterMs);
  // Cloudflare says so in the body, too.
  if (provider === 'cloudflare' && !/"success"\s*:\s*true/.test(text))
    throw new PurgeFailed('the cache answered without success', retryAfterMs);
}
