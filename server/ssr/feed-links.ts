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
import { label } from '#shared/texts/label.ts';
import { english, type Translate } from '#shared/texts/translate.ts';

/** A `<link rel="alternate">` of a page's head. */
type FeedLink = { type: string; title: string; href: string };

export const feedTypes: Record<FeedFormat, string> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};
const names: Record<FeedFormat, string> = { rss: 'RSS', atom: 'Atom', json: 'JSON Feed' };

/** What feeds have, for titles: their ends. */
export const feedSubjects = {
  new: english('new posts'),
  top: english('top posts'),
  hot: english('hot posts'),
  discussions: english('discussions'),
  comments: english('new comments'),
  digest: english('the digest'),
} as const satisfies Record<FeedSort | 'comments' | 'digest', string>;

export const feedTitles = {
  tag: (t: Translate, tag: string) => t('posts about {tag}', { tag }),
  user: (t: Translate, name: string) => t('posts by {name}', { name }),
  post: (t: Translate, title: string) => t('comments on {title}', { title }),
  search: (t: Translate, q: string, kind: 'posts' | 'comments') =>
    kind === 'posts' ? t('posts with {q}', { q }) : t('comments with {q}', { q }),
};

type Subject = [title: string, getHref: (format: FeedFormat) => string];

/** Returns the feeds of a page by its address. URLs are paths. */
export function feedLinks(
  address: string,
  { t, public: { name } }: { t: Translate; public: Pick<PublicSite, 'name'> },
): FeedLink[] {
  return findSubjects(t, address).flatMap(([title, getHref]) =>
    (Object.keys(feedFiles) as FeedFormat[]).map((format) => ({
      type: feedTypes[format],
      title: `${label(t.language, name, title)} (${names[format]})`,
      href: getHref(format),
    })),
  );
}

function findSubjects(t: Translate, address: string): Subject[] {
  const [page = '', query] = address.split('?');
  const sort = page === paths.home ? 'new' : feedSorts.find((feedSort) => page === paths[feedSort]);
  if (sort)
    return [
      [t(feedSubjects[sort]), (format) => listFeedPath(sort, format)],
      ...(sort === 'discussions'
        ? [[t(feedSubjects.comments), (format) => commentFeedPath(format)] satisfies Subject]
        : []),
    ];
  const [, kind, name = ''] = /^\/(u|t|post)\/([A-Za-z0-9_-]{1,100})$/.exec(page) ?? [];
  if (kind === 'u' && name.length <= 30)
    return [[feedTitles.user(t, name), (format) => userFeedPath(name, format)]];
  if (kind === 't') return [[feedTitles.tag(t, name), (format) => tagFeedPath(name, format)]];
  if (kind === 'post')
    return [[t('comments on this post'), (format) => commentFeedPath(format, name)]];
  if (page === paths.search) return ofSearch(t, new URLSearchParams(query));
  const ofDigest =
    page === paths.newsletter || page === paths.archive || page.startsWith(`${paths.archive}/`);
  return ofDigest ? [[t(feedSubjects.digest), archiveFeedPath]] : [];
}

function ofSearch(t: Translate, query: URLSearchParams): Subject[] {
  const q = query.get('q')?.trim();
  const kind = query.get('in') ?? 'posts';
  if (!q || (kind !== 'posts' && kind !== 'comments')) return [];
  const parameters = { in: kind === 'posts' ? undefined : kind, q };
  return [
    [feedTitles.search(t, q, kind), (format) => withQuery(searchFeedPath(format), parameters)],
  ];
}
