import { sql } from 'drizzle-orm';
import type { Needs } from '../../../context.ts';
import type { CdnReader } from '../../../infra/cdn/cdn-response.ts';
import { PurgeFailed, purgeTags } from '../../../infra/cdn/purge.ts';
import type { CheckedConfig, Config } from '../../../infra/config/config.ts';
import { counted, fail, ok, warn, type Finding } from './finding.ts';
import { listPublicSites } from './hosts.ts';

type Cdn = NonNullable<Config['cdn']>;
type Services = Needs<'db' | 'siteRegistry' | 'config'> & { readCdn: CdnReader };

/** No response has this tag, because no site has this key. */
const unusedTag = 'doctor/none';
/** What only a shared cache may see. */
const keyHeaders = [
  'surrogate-key',
  'cache-tag',
  'surrogate-control',
  'cloudflare-cdn-cache-control',
];

/** Warns of variables that have no effect without `CDN`. */
export function checkCdnVariables({
  config,
  set,
}: Pick<CheckedConfig, 'config' | 'set'>): Finding[] {
  const others = set.filter((name) => name.startsWith('CDN_'));
  return config.cdn !== null || set.includes('CDN') || others.length === 0
    ? []
    : [
        warn(
          'CDN',
          `is not set, so ${others.join(', ')} ${others.length === 1 ? 'has' : 'have'} no effect.`,
          'CDN=surrogate-key',
        ),
      ];
}

/** Checks that purges are accepted and sent, and that the cache keeps pages by their keys. */
export async function checkCdn(services: Services): Promise<Finding[]> {
  const { cdn } = services.config;
  if (cdn === null) return [];
  const [purging, waiting, pages] = await Promise.all([
    checkPurging(cdn),
    checkWaiting(services.db),
    checkPages(cdn, services),
  ]);
  return [purging, ...waiting, ...pages];
}

async function checkPurging(cdn: Cdn): Promise<Finding> {
  try {
    await purgeTags(cdn, [unusedTag]);
  } catch (error) {
    if (!(error instanceof PurgeFailed)) throw error;
    const place = cdn.urls.length > 0 ? ` at ${cdn.urls.join(', ')}` : '';
    const advice: Record<Cdn['provider'], string> = {
      varnish:
        'Check CDN_PURGE_URL, that Varnish runs ops/varnish/default.vcl, and that its ' +
        'environment has the same CDN_TOKEN.',
      fastly: 'Check CDN_SERVICE_ID, and that CDN_TOKEN may purge this service.',
      cloudflare: 'Check CDN_SERVICE_ID, and that CDN_TOKEN may purge these zones.',
    };
    return fail(
      'CDN',
      `no purge by ${cdn.provider}${place}: ${error.message}. ${advice[cdn.provider]}`,
    );
  }
  return ok('CDN', `${cdn.provider} accepts purges with CDN_TOKEN.`);
}

async function checkWaiting(db: Services['db']): Promise<Finding[]> {
  const { rows } = await db.execute<{ keys: number }>(sql`
    select count(*)::int as keys from cdn_purges
    where not is_repeat and due_at < now() - interval '1 minute'`);
  const keys = rows[0]?.keys ?? 0;
  return keys === 0
    ? []
    : [
        warn(
          'CDN',
          `${counted(keys, 'key waits', 'keys wait')} for a purge for over a minute. Start ` +
            'a process that runs jobs, with the same CDN variables.',
        ),
      ];
}

/** Asks twice for the front page of each site: the second reply has to come from the cache. */
async function checkPages(
  cdn: Cdn,
  { siteRegistry, config, readCdn }: Services,
): Promise<Finding[]> {
  const sites = listPublicSites({ siteRegistry, config });
  if (sites.length === 0)
    return [ok('CDN', 'no site has its own domain yet, so no page was requested from the cache.')];
  return Promise.all(
    sites.flatMap(({ id, canonical }) =>
      (cdn.provider === 'varnish' ? cdn.urls : [`https://${canonical}`]).map(async (base) => {
        const what = `CDN ${id}`;
        await readCdn(base, canonical);
        const response = await readCdn(base, canonical);
        if (response === null) return fail(what, `${base} does not answer.`);
        const { status, headers } = response;
        if (status !== 200)
          return warn(
            what,
            `${base} answers the front page with ${status}, so it was not checked.`,
          );
        if (keyHeaders.some((name) => headers[name] !== undefined))
          return warn(
            what,
            `${base} shows clients the headers for shared caches. The domain does not pass ` +
              'through the cache, or the cache does not remove them. See docs/cdn.md.',
          );
        const state = String(headers['x-cache'] ?? headers['cf-cache-status'] ?? '');
        return /hit/i.test(state)
          ? ok(what, `${base} answers the front page from the cache.`)
          : warn(
              what,
              `${base} does not keep the front page. Check that the running program has the same ` +
                'CDN variables, and that the cache is set up as docs/cdn.md says.',
            );
      }),
    ),
  );
}
