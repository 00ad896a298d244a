import { and, asc, eq, sql } from 'drizzle-orm';
import { hourMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { languageAlternates, type Alternate } from '#shared/newsletter/alternates.ts';
import {
  industryPath,
  industrySlugs,
  languageCodes,
  languagePath,
  paths,
  postPath,
} from '#shared/paths.ts';
import { languageTag } from '#shared/sites/language-tag.ts';
import { defaultSiteId, firstBrandId, presets } from '#shared/sites/presets.ts';
import type { Ctx, Resolution, Site, SiteRegistry } from '../../context.ts';
import { isDatabaseUnavailable, perDatabase } from '../../db/client.ts';
import { posts } from '../../db/schema.ts';
import { notFound } from '../../infra/app-error.ts';
import { listPosts } from './post-lists.ts';

export type SitemapUrl = {
  path: string;
  /** ISO 8601; absent for pages whose text is a setting. */
  lastModified?: string;
  changes: 'daily' | 'weekly' | 'monthly' | 'yearly';
  /** 0 to 1. */
  priority: number;
  /** The page in each language, itself included. */
  alternates: readonly Alternate[];
};

/** A small site has one list; a larger one has numbered files of posts. */
type Sitemap = { urls: SitemapUrl[]; complete: boolean } | { postFiles: number };

/** The limit of the sitemap format. */
export const urlsPerFile = 50_000;
const chunkSize = 5_000;
const startsCacheMs = hourMs;

/**
 * Returns the site for a host: the known one, else the brand in its name, else the first brand.
 */
export function pickSitemapSite(
  { sites }: Pick<SiteRegistry, 'sites'>,
  { kind, site, name }: Pick<Resolution, 'kind' | 'site' | 'name'>,
): Site {
  if (kind !== 'unknown') return site;
  const brand =
    presets.find(({ id }) => id !== defaultSiteId && name.includes(id))?.id ?? firstBrandId;
  return sites.get(brand) ?? site;
}

/** Returns a builder for pages that exist only in the site's language. */
function createPageBuilder(locale: string): (page: Omit<SitemapUrl, 'alternates'>) => SitemapUrl {
  const tag = languageTag(locale);
  return (page) => ({ ...page, alternates: tag === null ? [] : [[tag, page.path]] });
}

/** Lists the static pages. Language pages refer to each other as alternates. */
export function staticUrls({ locale }: Pick<Site['theme']['seo'], 'locale'>): SitemapUrl[] {
  const page = createPageBuilder(locale);
  const alternates = languageAlternates(locale);
  return [
    page({ path: paths.home, changes: 'daily', priority: 1 }),
    page({ path: paths.about, changes: 'monthly', priority: 0.8 }),
    page({ path: paths.contact, changes: 'monthly', priority: 0.7 }),
    page({ path: paths.privacy, changes: 'yearly', priority: 0.3 }),
    page({ path: paths.terms, changes: 'yearly', priority: 0.3 }),
    { path: paths.newsletterLanguages, changes: 'weekly', priority: 0.9, alternates },
    page({ path: paths.newsletterIndustries, changes: 'weekly', priority: 0.9 }),
    page({ path: paths.selection, changes: 'monthly', priority: 0.3 }),
    ...languageCodes.map((code): SitemapUrl => ({
      path: code === languageTag(locale) ? paths.newsletter : languagePath(code),
      changes: 'weekly',
      priority: 0.8,
      alternates,
    })),
    ...industrySlugs.map((slug) =>
      page({ path: industryPath(slug), changes: 'weekly', priority: 0.8 }),
    ),
  ];
}

/** Lists post pages with escaped paths. */
export function postUrls(
  { locale }: Pick<Site['theme']['seo'], 'locale'>,
  rows: { slug: string; updatedAt: string }[],
): SitemapUrl[] {
  const page = createPageBuilder(locale);
  return rows.map(({ slug, updatedAt }) =>
    page({
      path: postPath(slug),
      lastModified: updatedAt,
      changes: 'weekly',
      priority: 0.7,
    }),
  );
}

/**
 * Returns static pages and up to 1,000 recent posts, or the number of post files.
 * Without the database it omits posts, logs that, and is not `complete`.
 */
export async function readSitemap(ctx: Ctx): Promise<Sitemap> {
  const { seo } = ctx.site.theme;
  try {
    const { totalCount = 0 } = await listPosts(ctx, { sort: 'recent', limit: 1 });
    if (totalCount > limits.maxRecentPageSize)
      return { postFiles: totalCount > urlsPerFile ? (await readFileStarts(ctx)).length : 1 };
    const recent = await listPosts(ctx, { sort: 'recent', limit: limits.maxRecentPageSize });
    return { urls: [...staticUrls(seo), ...postUrls(seo, recent.posts)], complete: true };
  } catch (error) {
    if (ctx.isOnReplica) throw error;
    const details = { requestId: ctx.requestId, site: ctx.site.id, error };
    if (isDatabaseUnavailable(error))
      ctx.log.warn(
        { event: 'sitemap_failed', ...details },
        'posts for the sitemap could not be read',
      );
    else
      ctx.log.error(
        { event: 'sitemap_failed', ...details },
        'posts for the sitemap could not be read',
      );
    return { urls: staticUrls(seo), complete: false };
  }
}

/** A position in creation order. */
type Place = { createdAt: Date; id: string };
const beginning: Place = { createdAt: new Date(0), id: '' };
const end: Place = { createdAt: new Date('9999-12-31'), id: '' };

const value = sql.placeholder;

const statements = perDatabase((db) => {
  const place = sql`(${posts.createdAt}, ${posts.id})`;
  const scope = [
    eq(posts.siteId, value('site')),
    sql`${posts.isVisible}`,
    sql`${place} > (${value('createdAt')}, ${value('id')})`,
  ];
  const order = [asc(posts.createdAt), asc(posts.id)];
  return {
    fileEnd: db
      .select({ createdAt: posts.createdAt, id: posts.id })
      .from(posts)
      .where(and(...scope))
      .orderBy(...order)
      .limit(2)
      .offset(urlsPerFile - 1)
      .prepare('sitemap_file_end'),
    chunk: db
      .select({
        slug: posts.slug,
        updatedAt: posts.updatedAt,
        createdAt: posts.createdAt,
        id: posts.id,
      })
      .from(posts)
      .where(and(...scope, sql`${place} <= (${value('endCreatedAt')}, ${value('endId')})`))
      .orderBy(...order)
      .limit(value('limit'))
      .prepare('sitemap_chunk'),
    /** By site. */
    starts: new Map<string, { places: Place[]; since: number }>(),
  };
});

/**
 * Returns the position before each file of posts, from the oldest post to the newest.
 * A new post thus changes only the last file.
 * Counting 50,000 index entries takes about 10 ms, so positions are cached for an hour.
 * Until then, hidden posts shorten a file, and restored ones may be missing at its end.
 */
async function readFileStarts(ctx: Ctx): Promise<Place[]> {
  const { fileEnd, starts } = statements(ctx.db);
  const now = ctx.clock.now().getTime();
  const cached = starts.get(ctx.site.id);
  const current =
    cached && Math.abs(now - cached.since) < startsCacheMs
      ? cached
      : { places: [beginning], since: now };
  const places = [...current.places];
  for (;;) {
    const [last, next] = await fileEnd.execute({
      site: ctx.site.id,
      ...(places.at(-1) ?? beginning),
    });
    if (!last || !next) break;
    places.push(last);
  }
  starts.set(ctx.site.id, { places, since: current.since });
  return places;
}

/**
 * Yields the posts of a file (from 1) in chunks, each an index range without an offset.
 * Error: not_found past the last file.
 */
export async function* readPostFile(ctx: Ctx, file: number): AsyncGenerator<SitemapUrl[]> {
  const starts = await readFileStarts(ctx);
  let last = starts[file - 1];
  if (!last) throw notFound('This part of the sitemap was not found.');
  const { createdAt: endCreatedAt, id: endId } = starts[file] ?? end;
  for (let remaining = urlsPerFile; remaining > 0; remaining -= chunkSize) {
    const rows = await statements(ctx.db).chunk.execute({
      site: ctx.site.id,
      createdAt: last.createdAt,
      id: last.id,
      endCreatedAt,
      endId,
      limit: chunkSize,
    });
    yield postUrls(
      ctx.site.theme.seo,
      rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() })),
    );
    last = rows.at(-1) ?? last;
    if (rows.length < chunkSize) return;
  }
}
