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
    const unwanted = !reader
      ? 'erased'
      : reader.state !== 'active'
        ? 'unsubscribed'
        : reader.pausedUntil && reader.pausedUntil > clock.now()
          ? 'paused'
          : suppressed.has(toKey(row.siteId, reader.email))
            ? 'suppressed'
            : !variant
              ? 'no words'
              : variant === 'no match'
                ? variant
                : null;
    if (unwanted !== null || !reader || !variant || variant === 'no match')
      deliveries.set(row.id, { unwanted: unwanted ?? 'erased' });
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
  const delivery =
    (
      await renderDeliveries({ ...services, siteRegistry: { sites: new Map([[site.id, site]]) } }, [
        row,
      ])
    ).get(row.id) ?? 'later';
  return delivery === 'later'
    ? { unwanted: 'no words' }
    : 'unwanted' in delivery
      ? delivery
      : {
          recipient: delivery.recipient,
          unsubscribeUrl: delivery.unsubscribeUrl,
          mail: joinDigest(delivery.fill()),
        };
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

/** Builds a condition for many rows of a few sites. */
function matchBySite(
  rows: readonly Row[],
  toCondition: (siteId: string, rows: Row[]) => SQL | undefined,
): SQL | undefined {
  return or(
    ...Map.groupBy(rows, ({ siteId }) => siteId)
      .entries()
      .map(([siteId, siteRows]) => toCondition(siteId, siteRows)),
  );
}

async function readReaders(db: Db, rows: readonly Row[]): Promise<Map<string, Reader>> {
  const { siteId, id, email, state, pausedUntil, userId, linkVersion } = subscriptions;
  const readers = await db
    .select({ siteId, id, email, state, pausedUntil, userId, linkVersion })
    .from(subscriptions)
    .where(
      matchBySite(rows, (site, siteRows) =>
        and(
          eq(siteId, site),
          inArray(
            id,
            siteRows.map(({ subscriptionId }) => subscriptionId ?? ''),
          ),
        ),
      ),
    );
  return new Map(readers.map((reader) => [toKey(reader.siteId, reader.id), reader]));
}

/** Reads variants; marks those with hidden or edited content for rendering. */
async function readVariants(
  db: Db,
  rows: readonly Row[],
  now: Date,
): Promise<Map<string, RenderedVariant | 'later' | 'no match'>> {
  const cache = getCache(db);
  const filter = matchBySite(rows, (site, siteRows) =>
    and(
      eq(digestVariants.siteId, site),
      inArray(digestVariants.id, [...new Set(siteRows.map(({ variantId }) => variantId ?? ''))]),
    ),
  );
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
      isEmpty: sql<boolean>`${digestVariants.postIds} = '{}'`,
      isOutdated,
      isOnHold,
    })
    .from(digestVariants)
    .innerJoin(issues, own(issues, digestVariants.siteId, { id: digestVariants.issueId }))
    .where(filter);
  const variants = new Map<string, RenderedVariant | 'later' | 'no match'>();
  for (const { siteId, id, state, renderedAt, ...row } of found) {
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
      const rendered = await readRendered(db, isReady);
      if (!rendered) continue;
      cache.set(key, rendered);
      variants.set(key, rendered);
      const [oldest] = cache.keys();
      if (cache.size > maxCachedVariants && oldest !== undefined) cache.delete(oldest);
    }
  }
  return variants;
}

async function readRendered(db: Db, filter: SQL): Promise<RenderedVariant | null> {
  const { id, subject, html, text, language, renderedAt } = digestVariants;
  const [row] = await db
    .select({
      id,
      subject,
      html,
      text,
      language,
      renderedAt,
      issueId: issues.id,
      frequency: issues.frequency,
      period: issues.period,
    })
    .from(digestVariants)
    .innerJoin(issues, own(issues, digestVariants.siteId, { id: digestVariants.issueId }))
    .where(filter);
  if (!row || row.subject === null || row.html === null || row.text === null) return null;
  const code = getLanguage(row);
  return {
    id: row.id,
    parts: splitDigest({ subject: row.subject, html: row.html, text: row.text }),
    wording: { language: code, pack: await loadPack(code) },
    issue: { id: row.issueId, frequency: row.frequency, period: row.period },
    renderedAt: row.renderedAt?.getTime() ?? 0,
  };
}
