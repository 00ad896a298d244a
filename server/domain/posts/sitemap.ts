import { and, asc, eq, sql } from 'drizzle-orm';
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

/** A page as the sitemap tells it. */
export type SitemapUrl = {
  path: string;
  /** ISO 8601; unknown for pages whose text is part of the settings. */
  lastModified?: string;
  changes: 'daily' | 'weekly' | 'monthly' | 'yearly';
  /** 0 to 1. */
  priority: number;
  /** The page in each of its languages, itself included. */
  alternates: readonly Alternate[];
};

/** Small sites have all in one; of larger ones the posts stand in this many files (specification 4). */
export type Sitemap = { urls: SitemapUrl[]; complete: boolean } | { postFiles: number };

/** What the format allows in one file. */
export const urlsPerFile = 50_000;
const chunk = 5_000;
/** How long the beginnings of files are remembered. Milliseconds. */
const startsKept = 3_600_000;

/**
 * The tenant whose sitemap a host gets: the host table's, else the brand whose id is a part of the name, else the first brand (product 27).
 * What is a loopback name is in the host table by product 2.
 */
export function siteOfSitemap(
  { sites }: Pick<SiteRegistry, 'sites'>,
  { kind, site, name }: Pick<Resolution, 'kind' | 'site' | 'name'>,
): Site {
  if (kind !== 'unknown') return site;
  const brand =
    presets.find(({ id }) => id !== defaultSiteId && name.includes(id))?.id ?? firstBrandId;
  return sites.get(brand) ?? site;
}

/** A page of one language: the site's own, which is all that is said of it. */
function inOneLanguage(locale: string): (page: Omit<SitemapUrl, 'alternates'>) => SitemapUrl {
  const tag = languageTag(locale);
  return (page) => ({ ...page, alternates: tag === null ? [] : [[tag, page.path]] });
}

/**
 * All pages that are no posts, with the priorities and frequencies of specification 9, and no others: its list is closed. The pages by language name each other.
 */
export function staticUrls({ locale }: Pick<Site['theme']['seo'], 'locale'>): SitemapUrl[] {
  const page = inOneLanguage(locale);
  const alternates = languageAlternates(locale);
  return [
    page({ path: paths.home, changes: 'daily', priority: 1 }),
    page({ path: paths.about, changes: 'monthly', priority: 0.8 }),
    page({ path: paths.contact, changes: 'monthly', priority: 0.7 }),
    page({ path: paths.privacy, changes: 'yearly', priority: 0.3 }),
    page({ path: paths.terms, changes: 'yearly', priority: 0.3 }),
    { path: paths.newsletterLanguages, changes: 'weekly', priority: 0.9, alternates },
    page({ path: paths.newsletterIndustries, changes: 'weekly', priority: 0.9 }),
    ...languageCodes.map((code): SitemapUrl => ({
      path: languagePath(code),
      changes: 'weekly',
      priority: 0.8,
      alternates,
    })),
    ...industrySlugs.map((slug) =>
      page({ path: industryPath(slug), changes: 'weekly', priority: 0.8 }),
    ),
  ];
}

/** A post's page. The path is escaped as it stands in an address. */
export function postUrls(
  { locale }: Pick<Site['theme']['seo'], 'locale'>,
  rows: { slug: string; updatedAt: string }[],
): SitemapUrl[] {
  const page = inOneLanguage(locale);
  return rows.map(({ slug, updatedAt }) =>
    page({
      path: postPath(encodeURIComponent(slug.toWellFormed())),
      lastModified: updatedAt,
      changes: 'weekly',
      priority: 0.7,
    }),
  );
}

/**
 * The sitemap of a site: static pages and up to 1,000 recent posts, or, where there are more, the number of files that the posts stand in (specification 4).
 * When the posts cannot be read, that is logged and it comes without them, not `complete` (specification 8).
 */
export async function readSitemap(ctx: Ctx): Promise<Sitemap> {
  const { seo } = ctx.site.theme;
  try {
    const { totalCount } = await listPosts(ctx, { sort: 'recent', limit: 1 });
    if (totalCount > limits.maxRecentPageSize)
      return { postFiles: totalCount > urlsPerFile ? (await startsOfFiles(ctx)).length : 1 };
    const recent = await listPosts(ctx, { sort: 'recent', limit: limits.maxRecentPageSize });
    return { urls: [...staticUrls(seo), ...postUrls(seo, recent.posts)], complete: true };
  } catch (error) {
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

/** The place of a post in the order of creation. */
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
    /** By tenant. */
    starts: new Map<string, { places: Place[]; since: number }>(),
  };
});

/**
 * Where each file of posts begins: after this place. Files go from the oldest post to the newest, so that a new post changes the last file only. To
 * find where a file ends, 50,000 entries of the index `posts_new` are counted (an index-only scan backwards, some 10 ms); what was
 * found is remembered for an hour, and only from the last beginning on is counted again. Meanwhile a file from which posts were hidden is only shorter, and of
 * one into which posts came back the newest few are left out.
 */
async function startsOfFiles(ctx: Ctx): Promise<Place[]> {
  const { fileEnd, starts } = statements(ctx.db);
  const now = ctx.clock.now().getTime();
  const known = starts.get(ctx.site.id);
  const kept =
    known && Math.abs(now - known.since) < startsKept ? known : { places: [beginning], since: now };
  const places = [...kept.places];
  for (;;) {
    const [last, next] = await fileEnd.execute({
      site: ctx.site.id,
      ...(places.at(-1) ?? beginning),
    });
    if (!last || !next) break;
    places.push(last);
  }
  starts.set(ctx.site.id, { places, since: kept.since });
  return places;
}

/** The posts of one file, in pieces; `file` counts from 1. Every piece is a stretch of `posts_new`, without an offset. Error: not_found past the last file. */
export async function* readPostFile(ctx: Ctx, file: number): AsyncGenerator<SitemapUrl[]> {
  const starts = await startsOfFiles(ctx);
  let last = starts[file - 1];
  if (!last) throw notFound('This part of the sitemap');
  const { createdAt: endCreatedAt, id: endId } = starts[file] ?? end;
  for (let left = urlsPerFile; left > 0; left -= chunk) {
    const rows = await statements(ctx.db).chunk.execute({
      site: ctx.site.id,
      createdAt: last.createdAt,
      id: last.id,
      endCreatedAt,
      endId,
      limit: chunk,
    });
    yield postUrls(
      ctx.site.theme.seo,
      rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() })),
    );
    last = rows.at(-1) ?? last;
    if (rows.length < chunk) return;
  }
}
