import { minuteMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import type { Reply } from '#shared/contract/index.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import { truncate } from '#shared/truncate.ts';
import type { Needs } from '../../context.ts';
import { roundUpTime } from '../../infra/round-up-time.ts';
import { fetchPage, type PageFetcher, type FetchedPage } from '../../infra/fetch/safe-fetch.ts';
import { readHead } from '../../infra/fetch/html-metadata.ts';
import { pickTitle, readHeadline } from '../../infra/fetch/page-title.ts';
import { oneLine } from '../../infra/text/plain-text.ts';
import { findDuplicateLink } from './duplicate-links.ts';
import { normalizeCanonical } from './url-normalization.ts';
import type { Handlers } from '../core/handler.ts';

/** `canonical`: the normalized link that the page names as its own, if it is another. */
type Preview = Omit<Reply<'GET /api/link-preview'>, 'post'> & { canonical: string | null };

/** Cache times in milliseconds, with and without content, and the maximum number of entries. */
const cacheLimits = { foundMs: 10 * minuteMs, nothingMs: minuteMs, maxEntries: 500 };

const nothing: Preview = { title: null, description: null, siteName: null, canonical: null };

/** By fetcher, site and link. Concurrent calls share a promise. */
const previews = new WeakMap<
  PageFetcher,
  Map<string, { preview: Promise<Preview>; until: number }>
>();

/**
 * Returns the title, description and site name of a page for the post form.
 * All are null on failure. Neither text nor timing reveals the reason, to protect the network.
 * Texts are single lines without control characters.
 */
export async function previewLink(
  { site, clock }: Needs<'site' | 'clock'>,
  link: string,
  read: PageFetcher = fetchPage,
  failureStepMs = limits.linkPreview.failureStepMs,
): Promise<Preview> {
  const url = new URL(link);
  url.hash = '';
  const key = `${site.id} ${url.href}`;
  const now = clock.now().getTime();
  let cache = previews.get(read);
  if (!cache) previews.set(read, (cache = new Map()));
  const cached = cache.get(key);
  if (cached && cached.until > now && cached.until <= now + cacheLimits.foundMs)
    return cached.preview;
  cache.delete(key);
  const entry = {
    preview: readPreview(
      read,
      failureStepMs,
      url.href,
      `Broadsheet (link preview; +${toSiteUrl(site, '/contact')})`,
    ),
    until: now + cacheLimits.foundMs,
  };
  cache.set(key, entry);
  for (const oldest of cache.keys()) {
    if (cache.size <= cacheLimits.maxEntries) break;
    cache.delete(oldest);
  }
  const preview = await entry.preview;
  if (preview === nothing) entry.until = now + cacheLimits.nothingMs;
  return preview;
}

async function readPreview(
  read: PageFetcher,
  failureStepMs: number,
  link: string,
  userAgent: string,
): Promise<Preview> {
  const began = performance.now();
  const page = await read(link, userAgent);
  const preview = page ? toPreview(link, page) : nothing;
  if (preview === nothing) {
    // A refused connection must look like any other failure.
    await roundUpTime(began, failureStepMs, limits.linkPreview.timeoutMs);
  }
  return preview;
}

function toPreview(link: string, page: FetchedPage): Preview {
  const { title, meta, canonical } = readHead(page.html);
  const { title: titleMax, description: descriptionMax } = limits.linkPreview;
  const pickMeta = (names: string[]) =>
    names.map((name) => oneLine(meta.get(name) ?? '')).find((text) => text !== '') ?? '';
  const siteName = truncate(pickMeta(['og:site_name']), titleMax);
  const description = truncate(pickMeta(['og:description', 'description']), descriptionMax);
  const pageTitle = truncate(
    pickTitle(
      readHeadline(page.html),
      [meta.get('og:title'), meta.get('title'), title],
      siteName,
      page.url.hostname,
    ),
    titleMax,
  );
  return pageTitle === '' && description === '' && siteName === ''
    ? nothing
    : {
        title: pageTitle || null,
        description: description || null,
        siteName: siteName || null,
        canonical: normalizeCanonical(link, page.url, canonical),
      };
}

export const handlers = {
  'GET /api/link-preview': async (ctx, { query }) => {
    const { canonical, ...preview } = await previewLink(ctx, query.url);
    return {
      ...preview,
      ...(canonical === null ? { post: null } : await findDuplicateLink(ctx, canonical)),
    };
  },
} satisfies Partial<Handlers>;
