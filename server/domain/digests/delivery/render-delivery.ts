import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { loadPack } from '#shared/texts/packs.ts';
import { feedbackPath, managePath, oneClickPath, unsubscribePath } from '#shared/paths.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import type { Deps, Needs, Site } from '../../../context.ts';
import { perDatabase, type Db } from '../../../db/client.ts';
import {
  digestSentences,
  digestVariants,
  comments,
  corrections,
  issues,
  posts,
  subscriptions,
  type outbox,
} from '../../../db/schema.ts';
import {
  fillDigest,
  joinDigest,
  splitDigest,
  type DigestTemplate,
  type FilledDigest,
  type ReaderContent,
} from '../../../email/digest-template.ts';
import type { Mail, MailLanguage } from '../../../email/layout.tsx';
import { createLinkMarker } from '../../statistics/issue-links.ts';
import { getLanguage } from '../../subscriptions/subscription-row.ts';
import { feedbackToken, manageToken, unsubscribeToken } from '../../subscriptions/tokens.ts';
import type { RenderedDelivery } from '../../mail/deliver-mail.ts';
import { filterSuppressed } from '../../mail/suppressions.ts';
import { readFollowedPosts, toKey } from '../selection/followed-posts.ts';
import { assignCorrections } from './deliver-corrections.ts';
import { isSitePaused } from '../issues/pause.ts';
import { own } from '../../../db/own.ts';

type Row = typeof outbox.$inferSelect;
type Services = Needs<'db' | 'secrets' | 'clock'> & {
  siteRegistry: Pick<Deps['siteRegistry'], 'sites'>;
};
type Reader = Pick<
  typeof subscriptions.$inferSelect,
  'siteId' | 'id' | 'email' | 'state' | 'pausedUntil' | 'userId' | 'linkVersion'
>;
/** Content of a variant as rendered at `renderedAt` (ms). */
type RenderedVariant = {
  id: string;
  parts: DigestTemplate;
  wording: MailLanguage;
  issue: Pick<typeof issues.$inferSelect, 'id' | 'frequency' | 'period'>;
  renderedAt: number;
};

/** Variants cached in memory while they are sent. */
const maxCachedVariants = 50;
const getCache = perDatabase(() => new Map<string, RenderedVariant>());

/**
 * Renders readers' emails at the moment of sending. Drops those for paused, erased, suppressed or
 * unsubscribed readers. Uses the current address; re-renders variants with hidden or edited posts
 * or struck sentences. Assigns corrections to the emails.
 */
export async function renderDeliveries(
  services: Services,
  rows: readonly Row[],
): Promise<Map<string, RenderedDelivery>> {
  const { db, secrets, clock, siteRegistry } = services;
  if (rows.length === 0) return new Map();
  const readers = await readReaders(db, rows);
  const suppressed = await filterSuppressed(
    db,
    secrets,
    [...readers.values()].map(({ siteId, email }) => ({ siteId, address: email })),
  );
  const variants = await readVariants(db, rows, clock.now());
  const following = await readFollowedPosts(db, rows, readers);
  const deliveries = new Map<string, RenderedDelivery>();
  const ready: { row: Row; site: Site; reader: Reader; variant: RenderedVariant }[] = [];
  for (const row of rows) {
    const site = siteRegistry.sites.get(row.siteId);
    const reader = readers.get(toKey(row.siteId, row.subscriptionId));
    const variant = variants.get(toKey(row.siteId, row.variantId));
    const drop = (unwanted: string) => deliveries.set(row.id, { unwanted });
    if (!reader) drop('erased');
    else if (reader.state !== 'active') drop('unsubscribed');
    else if (reader.pausedUntil && reader.pausedUntil > clock.now()) drop('paused');
    else if (suppressed.has(toKey(row.siteId, reader.email))) drop('suppressed');
    else if (!variant) drop('no words');
    else if (variant === 'no match') drop(variant);
    else if (variant === 'later' || !site) deliveries.set(row.id, 'later');
    else ready.push({ row, site, reader, variant });
  }
  const corrected = await assignCorrections(
    db,
    // A displayed email is not sent.
    ready.filter(({ row }) => row.state === 'sending').map(({ row }) => row),
  );
  for (const { row, site, reader, variant } of ready) {
    const key = toKey(row.siteId, row.id);
    deliveries.set(row.id, {
      recipient: reader.email,
      unsubscribeUrl: toSiteUrl(site, oneClickPath(unsubscribeToken(services, reader))),
      renderedAt: new Date(variant.renderedAt),
      fill: () =>
        fillDelivery(services, site, reader, variant, {
          following: following.get(key) ?? [],
          corrections: corrected.get(key) ?? [],
        }),
    });
  }
  return deliveries;
}

/** Renders one delivery as a complete email, for display. */
export async function renderDelivery(
  services: Omit<Services, 'siteRegistry'>,
  site: Site,
  row: Row,
): Promise<{ recipient: string; unsubscribeUrl: string; mail: Mail } | { unwanted: string }> {
  const siteRegistry = { sites: new Map([[site.id, site]]) };
  const delivery = (await renderDeliveries({ ...services, siteRegistry }, [row])).get(row.id);
  if (!delivery || delivery === 'later') return { unwanted: 'no words' };
  return 'unwanted' in delivery ? delivery : { ...delivery, mail: joinDigest(delivery.fill()) };
}

function fillDelivery(
  services: Services,
  site: Site,
  reader: Reader,
  { id, parts, wording, issue }: RenderedVariant,
  content: Pick<ReaderContent, 'following' | 'corrections'>,
): FilledDigest {
  return fillDigest(site, wording, parts, {
    rateUrl: toSiteUrl(site, feedbackPath('rate', feedbackToken(services, reader, id))),
    manageUrl: toSiteUrl(site, managePath(manageToken(services, reader))),
    unsubscribeUrl: toSiteUrl(site, unsubscribePath(unsubscribeToken(services, reader))),
    marker: createLinkMarker(services, site, issue),
    ...content,
  });
}

/** Matches what emails of a few sites name. */
const matchNamed = (
  rows: readonly Row[],
  table: typeof subscriptions | typeof digestVariants,
  name: 'subscriptionId' | 'variantId',
): SQL | undefined =>
  or(
    ...Map.groupBy(rows, ({ siteId }) => siteId)
      .entries()
      .map(([siteId, siteRows]) =>
        and(
          eq(table.siteId, siteId),
          inArray(table.id, [...new Set(siteRows.map((row) => row[name] ?? ''))]),
        ),
      ),
  );

async function readReaders(db: Db, rows: readonly Row[]): Promise<Map<string, Reader>> {
  const { siteId, id, email, state, pausedUntil, userId, linkVersion } = subscriptions;
  const readers = await db
    .select({ siteId, id, email, state, pausedUntil, userId, linkVersion })
    .from(subscriptions)
    .where(matchNamed(rows, subscriptions, 'subscriptionId'));
  return new Map(readers.map((reader) => [toKey(reader.siteId, reader.id), reader]));
}

/** Reads variants; marks those with hidden or edited content for rendering. */
async function readVariants(
  db: Db,
  rows: readonly Row[],
  now: Date,
): Promise<Map<string, RenderedVariant | 'later' | 'no match'>> {
  const cache = getCache(db);
  const isUnchanged = sql`(
    ${posts.updatedAt} <= ${digestVariants.renderedAt} or ${posts.updatedAt} = ${posts.createdAt}
    or ${posts.updatedAt} > ${now.toISOString()}::timestamptz
  )`;
  const isOutdated = sql<boolean>`(exists (
      select 1 from unnest(${digestVariants.postIds} || ${digestVariants.documentPostIds})
        as item (id) where not exists (
        select 1 from ${posts}
        where ${posts.siteId} = ${digestVariants.siteId} and ${posts.id} = item.id
          and ${posts.isVisible} and ${isUnchanged}
      )
    ) or exists (
      select 1 from unnest(${digestVariants.commentIds}) as item (id) where not exists (
        select 1 from ${comments}
        where ${comments.siteId} = ${digestVariants.siteId} and ${comments.id} = item.id
          and ${comments.isVisible}
      )
    ) or exists (
      select 1 from ${digestSentences} join ${corrections}
        on ${corrections.siteId} = ${digestSentences.siteId}
        and ${corrections.sentenceId} = ${digestSentences.sentenceId}
      where ${digestSentences.siteId} = ${digestVariants.siteId}
        and ${digestSentences.variantId} = ${digestVariants.id}
        and ${digestSentences.renderedAt} = ${digestVariants.renderedAt}
        and ${corrections.state} = 'struck'
    ))`;
  // The issue is held or the site is paused.
  const isPaused = isSitePaused(sql`${digestVariants.siteId}`);
  const isOnHold = sql<boolean>`(${issues.heldAt} is not null or ${isPaused})`;
  const found = await db
    .select({
      siteId: digestVariants.siteId,
      id: digestVariants.id,
      state: digestVariants.state,
      renderedAt: digestVariants.renderedAt,
      language: digestVariants.language,
      issue: { id: issues.id, frequency: issues.frequency, period: issues.period },
      isEmpty: sql<boolean>`${digestVariants.postIds} = '{}'`,
      isOutdated,
      isOnHold,
    })
    .from(digestVariants)
    .innerJoin(issues, own(issues, digestVariants.siteId, { id: digestVariants.issueId }))
    .where(matchNamed(rows, digestVariants, 'variantId'));
  const { subject, html, text } = digestVariants;
  const variants = new Map<string, RenderedVariant | 'later' | 'no match'>();
  for (const { siteId, id, state, renderedAt, issue, ...row } of found) {
    const key = toKey(siteId, id);
    const isReady = own(digestVariants, siteId, { id, state: 'ready' }) as SQL;
    if (state === 'failed') {
      if (row.isEmpty) variants.set(key, 'no match');
      continue;
    }
    const renderedMs = renderedAt?.getTime() ?? 0;
    const cached = cache.get(key);
    if (state === 'waiting' || row.isOutdated) cache.delete(key);
    if (state === 'waiting' || row.isOnHold) variants.set(key, 'later');
    else if (row.isOutdated) {
      await db
        .update(digestVariants)
        .set({ state: 'waiting', attempts: 0, dueAt: now })
        .where(isReady);
      variants.set(key, 'later');
    } else if (cached?.renderedAt === renderedMs) variants.set(key, cached);
    else {
      const [mail] = await db
        .select({ subject, html, text, renderedAt: digestVariants.renderedAt })
        .from(digestVariants)
        .where(isReady);
      // A closed issue has no emails.
      if (!mail || mail.subject === null || mail.html === null || mail.text === null) continue;
      const language = getLanguage(row);
      const rendered = {
        id,
        parts: splitDigest({ subject: mail.subject, html: mail.html, text: mail.text }),
        wording: { language, pack: await loadPack(language) },
        issue,
        renderedAt: mail.renderedAt?.getTime() ?? 0,
      };
      cache.set(key, rendered);
      variants.set(key, rendered);
      const [oldest] = cache.keys();
      if (cache.size > maxCachedVariants && oldest !== undefined) cache.delete(oldest);
    }
  }
  return variants;
}
