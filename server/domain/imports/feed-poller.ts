import { sql } from 'drizzle-orm';
import * as limits from '#shared/limits.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import { createTranslate, english } from '#shared/texts/translate.ts';
import type { Site } from '../../context.ts';
import { inboundFeeds } from '../../db/schema.ts';
import { readFeed, type FeedResult, type FeedReader } from '../../infra/fetch/parse-feed.ts';
import type { DocumentPoster } from '../../infra/fetch/safe-fetch.ts';
import { type FeedRow, type Services, type Within, feedIs, importItems } from './feed-items.ts';
import { finish, pauseWithoutAccount } from './feed-accounts.ts';
import { askHub, isPushed } from './feed-pushes.ts';
import { staysHere } from '../core/moving-sites.ts';

/** Problems are stored in English. The administration translates them. */
const t = createTranslate('en');

/** How long a process may read a feed. */
const leaseMs = 120_000;
const maxConcurrent = 4;
export const toUserAgent = (site: Site) => `Broadsheet (feeds; +${toSiteUrl(site, '/contact')})`;
export const claimFeeds = (now: Date) => new Date(now.getTime() + leaseMs);

/**
 * Reads due feeds, a few concurrently, and posts new items. Safe in several processes: each feed is
 * read by one, and an item becomes one post. Resolves with the numbers read and posted.
 */
export async function pollFeeds(
  services: Services,
  stopping?: AbortSignal,
  read: FeedReader = readFeed,
): Promise<{ read: number; posted: number }> {
  const done = { read: 0, posted: 0 };
  for (;;) {
    if (stopping?.aborted) break;
    const now = services.clock.now();
    const until = claimFeeds(now);
    const { rows } = await services.db.execute<{
      site_id: string;
      id: string;
    }>(sql`with due as materialized (
        select site_id, id from ${inboundFeeds}
        where state = 'active' and next_fetch_at <= ${now.toISOString()}::timestamptz
          and ${staysHere(sql`site_id`)}
        order by next_fetch_at limit ${maxConcurrent} for update skip locked
      ) update ${inboundFeeds} s set next_fetch_at = ${until.toISOString()}::timestamptz
      from due where s.site_id = due.site_id and s.id = due.id returning s.site_id, s.id`);
    if (rows.length === 0) break;
    const posted = await Promise.all(
      rows.map(async ({ site_id: siteId, id }) => {
        const site = services.siteRegistry.sites.get(siteId);
        try {
          const [feed] = await services.db
            .select()
            .from(inboundFeeds)
            .where(feedIs({ siteId, id }));
          return site && feed ? await pollFeed({ ...services, site }, feed, read) : 0;
        } catch (error) {
          // Its lease runs out, and it is read again.
          services.log.warn(
            { event: 'feed_poll_failed', job: 'poll-feeds', site: siteId, feed: id, error },
            'feed could not be polled',
          );
          return 0;
        }
      }),
    );
    done.read += rows.length;
    done.posted += posted.reduce((sum, count) => sum + count, 0);
  }
  return done;
}

/**
 * Reads one feed; `feed.nextFetchAt` is the end of the lease. Resolves with the number of posts.
 */
export async function pollFeed(
  within: Within,
  feed: FeedRow,
  read: FeedReader = readFeed,
  post?: DocumentPoster,
): Promise<number> {
  if (await pauseWithoutAccount(within, feed)) return 0;
  const answer = await read(feed.url, toUserAgent(within.site), {
    etag: feed.etag,
    lastModified: feed.lastModified,
  });
  // The account may have been banned while reading.
  return (await pauseWithoutAccount(within, feed)) ? 0 : recordPoll(within, feed, answer, post);
}

/**
 * Posts new items, or schedules the next reading after a failure with a growing delay. Resolves
 * with the number of posts.
 */
export async function recordPoll(
  within: Within,
  feed: FeedRow,
  answer: FeedResult,
  post?: DocumentPoster,
): Promise<number> {
  const now = within.clock.now();
  const { pollIntervalMs, maxRetryDelayMs, failures: maxFailures } = limits.feeds;
  const after = (wait: number) => new Date(now.getTime() + wait);
  const fine = {
    failures: 0,
    lastError: null,
    fetchedAt: now,
    nextFetchAt: after(isPushed(feed, now) ? limits.feeds.pushedIntervalMs : pollIntervalMs),
  };
  if (answer.kind === 'unchanged') {
    await finish(within, feed, fine);
    await askHub(within, feed, post);
    return 0;
  }
  if (answer.kind === 'feed') {
    const { posted, left } = await importItems(within, feed, answer.feed.items);
    const { url: hub = null, topic = null } = answer.feed.hub ?? {};
    const isSame = hub === feed.hub && topic === feed.topic;
    const place = { hub, topic, ...(isSame ? {} : { hubAskedAt: null, hubLeaseEndsAt: null }) };
    // The next poll takes the other items, so the server must not answer "not modified".
    await finish(within, feed, {
      ...fine,
      ...place,
      ...(answer.feed.title === '' ? {} : { title: answer.feed.title }),
      etag: left ? null : answer.etag,
      lastModified: left ? null : answer.lastModified,
    });
    await askHub(within, { ...feed, ...place }, post);
    return posted;
  }
  if (answer.kind === 'gone') {
    await finish(within, feed, { state: 'paused', lastError: answer.problem });
    return 0;
  }
  const failures = feed.failures + 1;
  const problem =
    answer.kind === 'page' ? english("That's a web page, not a feed.") : answer.problem;
  const retryAfterMs = answer.kind === 'page' ? 0 : (answer.retryAfter ?? 0) * 1_000;
  const wait = Math.max(
    Math.min(pollIntervalMs * 2 ** (failures - 1), maxRetryDelayMs),
    Math.min(retryAfterMs, 7 * maxRetryDelayMs),
  );
  await finish(
    within,
    feed,
    failures < maxFailures
      ? { failures, lastError: problem, nextFetchAt: after(wait) }
      : {
          failures,
          state: 'paused',
          lastError: `${t('Reading failed {n} times.', { n: maxFailures })} ${problem}`,
        },
  );
  return 0;
}
