import {
  archiveFeedPath,
  commentFeedPath,
  feedFiles,
  feedSorts,
  listFeedPath,
  paths,
  searchFeedPath,
  tagFeedPath,
  userFeedPath,
  withQuery,
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

/** What the other feeds have, for titles. */
export const feedTitles = {
  tag: (tag: string) => `posts about ${tag}`,
  comments: 'new comments',
  post: (title: string) => `comments on ${title}`,
  search: (q: string, kind: 'posts' | 'comments') => `${kind} with ${q}`,
};

type Subject = [title: string, getHref: (format: FeedFormat) => string];

/** Returns the feeds of a page by its address. URLs are paths. */
export function feedLinks(address: string, site: Pick<PublicSite, 'name'>): FeedLink[] {
  return findSubjects(address).flatMap(([title, getHref]) =>
    (Object.keys(feedFiles) as FeedFormat[]).map((format) => ({
      type: feedTypes[format],
      title: `${site.name}: ${title} (${names[format]})`,
      href: getHref(format),
    })),
  );
}

function findSubjects(address: string): Subject[] {
  const [page = '', query] = address.split('?');
  const sort = page === paths.home ? 'new' : feedSorts.find((feedSort) => page === paths[feedSort]);
  if (sort)
    return [
      [feedSubjects[sort], (format) => listFeedPath(sort, format)],
      ...(sort === 'discussions'
        ? [[feedTitles.comments, (format) => commentFeedPath(format)] satisfies Subject]
        : []),
    ];
  const [, kind, name = ''] = /^\/(u|t|post)\/([A-Za-z0-9_-]{1,100})$/.exec(page) ?? [];
  if (kind === 'u' && name.length <= 30)
    return [[`posts by ${name}`, (format) => userFeedPath(name, format)]];
  if (kind === 't') return [[feedTitles.tag(name), (format) => tagFeedPath(name, format)]];
  if (kind === 'post')
    return [[feedTitles.post('this post'), (format) => commentFeedPath(format, name)]];
  if (page === paths.search) return ofSearch(new URLSearchParams(query));
  const ofDigest =
    page === paths.newsletter || page === paths.archive || page.startsWith(`${paths.archive}/`);
  return ofDigest ? [['the digest', archiveFeedPath]] : [];
}

function ofSearch(query: URLSearchParams): Subject[] {
  const q = query.get('q')?.trim();
  const kind = query.get('in') ?? 'posts';
  if (!q || (kind !== 'posts' && kind !== 'comments')) return [];
  const parameters = { in: kind === 'posts' ? undefined : kind, q };
  return [[feedTitles.search(q, kind), (format) => withQuery(searchFeedPath(format), parameters)]];
}
