import * as limits from '#shared/limits.ts';
import type { Needs } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { articles, posts } from '../../db/schema.ts';
import { createArticleReader } from '../../infra/fetch/article-reader.ts';
import { readHead } from '../../infra/fetch/html-metadata.ts';
import {
  fetchDocument,
  fetchPage,
  type DocumentFetcher,
  type PageFetcher,
} from '../../infra/fetch/safe-fetch.ts';
import { fetchThumbnail } from '../images/post-picture.ts';
import { claimImported, claimPosted, retryDelays, type ClaimedLink } from './claim-articles.ts';
import { normalizeCanonical } from './url-normalization.ts';
import { own } from '../../db/own.ts';

type Services = Needs<'db' | 'log' | 'clock' | 'siteRegistry' | 'bucket' | 'contentVersions'>;

const batchSize = 4;
const readArticle = createArticleReader();

/**
 * Queues the page of a post's link, in the transaction that changes the link. Without a link it
 * deletes the stored article.
 */
export async function queueArticle(
  tx: Db,
  { siteId, id, url }: { siteId: string; id: string; url: string | null },
  now: Date,
): Promise<void> {
  if (url === null) {
    await tx.delete(articles).where(own(articles, siteId, { postId: id }));
    return;
  }
  const row = {
    state: 'queued' as const,
    attempts: 0,
    fetchAfter: now,
    isImported: false,
    title: null,
    text: null,
    excerpt: null,
    language: null,
    siteName: null,
    image: null,
    imageAlt: null,
    publishedAt: null,
    fetchedAt: null,
  };
  await tx
    .insert(articles)
    .values({ siteId, postId: id, ...row })
    .onConflictDoUpdate({ target: [articles.siteId, articles.postId], set: row });
}

/**
 * Reads queued links through the guarded fetcher, with two retries. Those of imports come last,
 * and wait for each other by host.
 * Safe in several processes: each link is claimed by one. Returns how many were read.
 */
export async function readArticles(
  services: Services,
  stopping?: AbortSignal,
  read: PageFetcher = fetchPage,
  fetch: DocumentFetcher = fetchDocument,
): Promise<number> {
  let done = 0;
  let imported = 0;
  for (;;) {
    if (stopping?.aborted) return done;
    const now = services.clock.now();
    const posted = await claimPosted(services.db, now, batchSize);
    const room = Math.min(batchSize - posted.length, limits.imports.linksPerRun - imported);
    const rows = [...posted, ...(room > 0 ? await claimImported(services.db, now, room) : [])];
    imported += rows.length - posted.length;
    if (rows.length === 0) return done;
    done += (await Promise.all(rows.map((row) => readOne(services, row, read, fetch)))).filter(
      Boolean,
    ).length;
  }
}

async function readOne(
  services: Services,
  { site_id: siteId, post_id: postId, attempts, url }: ClaimedLink,
  read: PageFetcher,
  fetch: DocumentFetcher,
): Promise<boolean> {
  const { db, log, clock, siteRegistry } = services;
  // Matches nothing if the link changed or another process has claimed it.
  const isClaimed = own(articles, siteId, { postId, state: 'reading', attempts });
  const site = siteRegistry.sites.get(siteId);
  const domain = site?.theme.seo.canonicalDomain ?? '';
  try {
    const page =
      url === null ? null : await read(url, `Broadsheet (digest; +https://${domain}/contact)`);
    if (url !== null && page) {
      const canonicalUrl = normalizeCanonical(url, page.url, readHead(page.html).canonical);
      // Matches nothing if the link changed meanwhile.
      if (canonicalUrl !== null)
        await db
          .update(posts)
          .set({ canonicalUrl })
          .where(own(posts, siteId, { id: postId, url }));
    }
    const article = page ? await readArticle(page) : null;
    if (article) {
      const { title, text, excerpt, language, siteName, image, imageAlt, publishedAt } = article;
      if (text === '')
        log.info(
          { event: 'article_hidden', job: 'fetch-articles', site: siteId, post: postId },
          'the page hides its article, so only its description is used',
        );
      await db
        .update(articles)
        .set({
          state: 'read',
          title,
          text,
          excerpt: excerpt || null,
          language,
          siteName,
          image,
          imageAlt,
          publishedAt,
          fetchedAt: clock.now(),
        })
        .where(isClaimed);
      if (url !== null && image !== null && site?.pictures.ofPages)
        await fetchThumbnail({ ...services, site }, { postId, url, image }, fetch);
      return true;
    }
  } catch (error) {
    log.warn(
      { event: 'link_fetch_failed', job: 'fetch-articles', site: siteId, post: postId, error },
      'link could not be fetched',
    );
  }
  const wait = retryDelays[attempts - 1];
  await db
    .update(articles)
    .set(
      wait === undefined
        ? { state: 'failed' }
        : { state: 'queued', fetchAfter: new Date(clock.now().getTime() + wait) },
    )
    .where(isClaimed);
  return false;
}
