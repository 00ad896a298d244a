import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { articles } from '../../db/schema.ts';
import { readArticle } from '../../infra/fetch/article.ts';
import { fetchPage, type PageFetcher } from '../../infra/fetch/safe-fetch.ts';
import { createRenderQueue } from '../../infra/render-queue.ts';

/** Delays after the first and second failure. The third is final. Milliseconds. */
const retryDelays = [5 * 60_000, 60 * 60_000];
/** The time a process has to read a link. Milliseconds. */
const lease = 60_000;
const batchSize = 4;
/** Extracting an article takes up to 100 ms, so extractions alternate with other work. */
const waitForTurn = createRenderQueue();

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
    await tx.delete(articles).where(and(eq(articles.siteId, siteId), eq(articles.postId, id)));
    return;
  }
  const row = {
    state: 'queued' as const,
    attempts: 0,
    fetchAfter: now,
    title: null,
    text: null,
    excerpt: null,
    language: null,
    siteName: null,
    image: null,
    fetchedAt: null,
  };
  await tx
    .insert(articles)
    .values({ siteId, postId: id, ...row })
    .onConflictDoUpdate({ target: [articles.siteId, articles.postId], set: row });
}

type Services = Pick<Deps, 'db' | 'log' | 'clock' | 'siteRegistry'>;
type Taken = { site_id: string; post_id: string; attempts: number; url: string | null };

/**
 * Reads queued links through the guarded fetcher, with two retries.
 * Safe in several processes: each link is claimed by one. Returns how many were read.
 */
export async function readArticles(
  services: Services,
  stopping?: AbortSignal,
  read: PageFetcher = fetchPage,
): Promise<number> {
  let done = 0;
  for (;;) {
    if (stopping?.aborted) return done;
    const now = services.clock.now();
    const { rows } = await services.db.execute<Taken>(sql`with due as materialized (
        select site_id, post_id from ${articles}
        where state in ('queued', 'reading') and fetch_after <= ${now.toISOString()}::timestamptz
        order by fetch_after limit ${batchSize} for update skip locked
      ), taken as (
        update ${articles} a set state = 'reading', attempts = a.attempts + 1,
          fetch_after = ${new Date(now.getTime() + lease).toISOString()}::timestamptz from due
        where a.site_id = due.site_id and a.post_id = due.post_id
        returning a.site_id, a.post_id, a.attempts
      ) select taken.*, posts.url from taken
        join posts on posts.site_id = taken.site_id and posts.id = taken.post_id`);
    if (rows.length === 0) return done;
    done += (await Promise.all(rows.map((row) => readOne(services, row, read)))).filter(
      Boolean,
    ).length;
  }
}

async function readOne(
  { db, log, clock, siteRegistry: sites }: Services,
  { site_id: siteId, post_id: postId, attempts, url }: Taken,
  read: PageFetcher,
): Promise<boolean> {
  // Matches nothing if the link changed or another process has claimed it.
  const isClaimed = and(
    eq(articles.siteId, siteId),
    eq(articles.postId, postId),
    eq(articles.state, 'reading'),
    eq(articles.attempts, attempts),
  );
  const domain = sites.sites.get(siteId)?.theme.seo.canonicalDomain ?? '';
  try {
    const page =
      url === null ? null : await read(url, `Broadsheet (digest; +https://${domain}/contact)`);
    if (page) await waitForTurn();
    const article = page ? await readArticle(page) : null;
    if (article) {
      const { title, text, excerpt, language, siteName, image } = article;
      await db
        .update(articles)
        .set({
          state: 'read',
          title,
          text,
          excerpt,
          language,
          siteName,
          image,
          fetchedAt: clock.now(),
        })
        .where(isClaimed);
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
