import { createHmac } from 'node:crypto';
import { dayMs, hourMs } from '#shared/durations.ts';
import { feedPushPath } from '#shared/paths.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import type { Needs } from '../../context.ts';
import { inboundFeeds } from '../../db/schema.ts';
import { readFeedDocument } from '../../infra/fetch/parse-feed.ts';
import { postDocument, type DocumentPoster } from '../../infra/fetch/safe-fetch.ts';
import { equalInConstantTime } from '../../infra/signing.ts';
import { own } from '../../db/own.ts';
import { pauseWithoutAccount } from './feed-accounts.ts';
import { feedIs, importItems, type FeedRow, type Within } from './feed-items.ts';

/** The lease that a hub is asked for, the longest that counts, and when it is renewed. */
const leaseMs = 10 * dayMs;
const maxLeaseMs = 30 * dayMs;
const renewalMs = dayMs;
/** A hub is asked at most so often, and must verify within this time. */
const askedMs = hourMs;

/** Signs what the hub of a feed sends. */
const toSecret = ({ secrets }: Within, { siteId, id }: FeedRow) =>
  secrets.sign('web-sub', `${siteId} ${id}`);

export const isPushed = ({ hubLeaseEndsAt }: FeedRow, now: Date) =>
  hubLeaseEndsAt !== null && hubLeaseEndsAt > now;

/** Asks the hub of a feed to send new items, if it does not or its lease ends soon. */
export async function askHub(
  within: Within,
  feed: FeedRow,
  post: DocumentPoster = postDocument,
): Promise<void> {
  const { hub, topic, hubAskedAt, hubLeaseEndsAt } = feed;
  const now = within.clock.now();
  const isBefore = (time: Date | null, ms: number) =>
    time === null || time.getTime() < now.getTime() + ms;
  if (hub === null || topic === null) return;
  if (!isBefore(hubLeaseEndsAt, renewalMs) || !isBefore(hubAskedAt, -askedMs)) return;
  // It may verify before it responds.
  await within.db.update(inboundFeeds).set({ hubAskedAt: now }).where(feedIs(feed));
  const form = new URLSearchParams({
    'hub.callback': toSiteUrl(within.site, feedPushPath(feed.id)),
    'hub.mode': 'subscribe',
    'hub.topic': topic,
    'hub.secret': toSecret(within, feed),
    'hub.lease_seconds': String(leaseMs / 1_000),
  });
  // A hub that does not respond is asked again later. Polling goes on.
  await post(
    hub,
    { 'Content-Type': 'application/x-www-form-urlencoded' },
    Buffer.from(form.toString()),
  );
}

type Services = Omit<Within, 'site'> & Needs<'site'>;

async function findFeed({ db, site }: Services, id: string): Promise<FeedRow | null> {
  const [feed] = await db
    .select()
    .from(inboundFeeds)
    .where(own(inboundFeeds, site.id, { id, state: 'active' }));
  return feed && feed.hub !== null ? feed : null;
}

/** Confirms that the site asked for a subscription. Returns what the hub expects, or null. */
export async function verifyHub(
  ctx: Services,
  id: string,
  query: URLSearchParams,
): Promise<string | null> {
  const now = ctx.clock.now().getTime();
  const feed = await findFeed(ctx, id);
  if (!feed || query.get('hub.topic') !== feed.topic) return null;
  if (query.get('hub.mode') === 'denied') {
    await ctx.db.update(inboundFeeds).set({ hubLeaseEndsAt: null }).where(feedIs(feed));
    return '';
  }
  const challenge = query.get('hub.challenge') ?? '';
  const lease = Number(query.get('hub.lease_seconds')) * 1_000;
  const wasAsked = feed.hubAskedAt !== null && feed.hubAskedAt.getTime() > now - askedMs;
  if (query.get('hub.mode') !== 'subscribe' || !wasAsked || challenge === '' || !(lease > 0))
    return null;
  await ctx.db
    .update(inboundFeeds)
    .set({ hubLeaseEndsAt: new Date(now + Math.min(lease, maxLeaseMs)) })
    .where(feedIs(feed));
  return challenge;
}

/**
 * Posts the new items of a document that a hub sent, as a poll does. Ignores one with a wrong
 * signature. Resolves with false if the hub need not send any more.
 */
export async function receivePush(
  ctx: Services,
  id: string,
  { signature, contentType, body }: { signature: string; contentType: string; body: Buffer },
): Promise<boolean> {
  const feed = await findFeed(ctx, id);
  if (!feed || !isPushed(feed, ctx.clock.now())) return false;
  const [, method = '', given = ''] =
    /^(sha1|sha256|sha384|sha512)=([0-9a-f]+)$/i.exec(signature) ?? [];
  if (method === '') return true;
  const expected = createHmac(method.toLowerCase(), toSecret(ctx, feed)).update(body).digest('hex');
  if (!equalInConstantTime(expected, given.toLowerCase())) return true;
  if (await pauseWithoutAccount(ctx, feed)) return false;
  const document = readFeedDocument({ body, contentType, url: new URL(feed.url) });
  if (document.kind !== 'feed') return true;
  const { left } = await importItems(ctx, feed, document.feed.items);
  // A poll takes the others.
  if (left)
    await ctx.db
      .update(inboundFeeds)
      .set({ etag: null, lastModified: null, nextFetchAt: ctx.clock.now() })
      .where(feedIs(feed));
  return true;
}
