/** THE page route table: patterns for the router, and the functions every link is made with. */
export const paths = {
  home: '/',
  top: '/top',
  new: '/new',
  hot: '/hot',
  post: '/post/:slug',
  user: '/u/:username',
  search: '/search',
  login: '/login',
  signup: '/signup',
  settings: '/settings',
  submit: '/submit',
  privacy: '/privacy',
  terms: '/terms',
  about: '/about',
  contact: '/contact',
  manageSubscription: '/manage-subscription',
  newsletterLanguages: '/newsletter/languages',
  newsletterIndustries: '/newsletter/industries',
} as const;

export const textNames = ['about', 'contact', 'privacy', 'terms'] as const;
export type TextName = (typeof textNames)[number];

export const topPeriods = ['day', 'week', 'month', 'year', 'all'] as const;
export type TopPeriod = (typeof topPeriods)[number];

export const userTabs = ['posts', 'comments'] as const;
export type UserTab = (typeof userTabs)[number];

export const commentSorts = ['best', 'new', 'old'] as const;
export type CommentSort = (typeof commentSorts)[number];

/** `path?a=b` of the values that are given; the order is the order of the keys. */
export function withQuery(path: string, query: Record<string, string | number | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== null && value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

export const feedSorts = ['new', 'top', 'hot'] as const;
export type FeedSort = (typeof feedSorts)[number];
/** File name of a feed by its format. */
export const feedFiles = { rss: 'feed.xml', atom: 'atom.xml', json: 'feed.json' } as const;
export type FeedFormat = keyof typeof feedFiles;
export const listFeedPath = (sort: FeedSort, format: FeedFormat) => `/${sort}/${feedFiles[format]}`;
export const userFeedPath = (username: string, format: FeedFormat) => `${userPath(username)}/${feedFiles[format]}`;

/** Languages and industries that landing pages of the newsletter exist for (specification 3). */
export const languageCodes = ['es', 'fr', 'de', 'pt', 'zh', 'ja', 'ko', 'ar', 'hi', 'ru'] as const;
export type LanguageCode = (typeof languageCodes)[number];
export const industrySlugs = [
  'technology', 'finance', 'healthcare', 'energy', 'retail', 'manufacturing', 'education', 'real-estate', 'transportation', 'media',
] as const;
export type IndustrySlug = (typeof industrySlugs)[number];
export const languagePath = (code: LanguageCode) => `${paths.newsletterLanguages}/${code}`;
export const industryPath = (slug: IndustrySlug) => `${paths.newsletterIndustries}/${slug}`;

/** Everything posted from one host. */
export const domainPath = (domain: string) => `${paths.search}?q=domain:${encodeURIComponent(domain)}`;
export const searchPath = (q: string, cursor?: string) => withQuery(paths.search, { q, cursor });
export const postPath = (slug: string) => `/post/${slug}`;
export const commentPath = (slug: string, commentId: string) => `/post/${slug}?root=${commentId}#c-${commentId}`;
export const userPath = (username: string) => `/u/${username}`;
