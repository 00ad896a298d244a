import { archiveFeedPath, newsletterArchive } from '#shared/newsletter/archive-paths.ts';
import {
  feedFiles,
  feedSorts,
  listFeedPath,
  paths,
  userFeedPath,
  type FeedFormat,
  type FeedSort,
} from '#shared/paths.ts';
import type { PublicSite } from '#shared/sites/theme.ts';

/** A `<link rel="alternate">` of a page's head. */
type FeedLink = { type: string; title: string; href: string };

export const feedTypes: Record<FeedFormat, string> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};
const names: Record<FeedFormat, string> = { rss: 'RSS', atom: 'Atom', json: 'JSON Feed' };

export const feedSubjects: Record<FeedSort, string> = {
  new: 'new posts',
  top: 'top posts',
  hot: 'hot posts',
  discussions: 'discussions',
};

/** Returns the feeds of a page by its path: of its list, user or digest. URLs are paths. */
export function feedLinks(path: string, site: Pick<PublicSite, 'name'>): FeedLink[] {
  const [page = ''] = path.split('?');
  const sort = page === paths.home ? 'new' : feedSorts.find((feedSort) => page === paths[feedSort]);
  const username = /^\/u\/([A-Za-z0-9_-]{1,30})$/.exec(page)?.[1];
  const ofDigest =
    page === paths.newsletter ||
    page === newsletterArchive ||
    page.startsWith(`${newsletterArchive}/`);
  const subject = sort ? feedSubjects[sort] : username ? `posts by ${username}` : 'the digest';
  const getHref = sort
    ? (format: FeedFormat) => listFeedPath(sort, format)
    : username
      ? (format: FeedFormat) => userFeedPath(username, format)
      : ofDigest
        ? archiveFeedPath
        : null;
  if (getHref === null) return [];
  return (Object.keys(feedFiles) as FeedFormat[]).map((format) => ({
    type: feedTypes[format],
    title: `${site.name}: ${subject} (${names[format]})`,
    href: getHref(format),
  }));
}
