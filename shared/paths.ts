/** Page routes: the router's patterns, and functions that build links. */
export const paths = {
  home: '/',
  top: '/top',
  new: '/new',
  hot: '/hot',
  discussions: '/discussions',
  post: '/post/:slug',
  user: '/u/:username',
  search: '/search',
  login: '/login',
  signup: '/signup',
  settings: '/settings',
  submit: '/submit',
  editPost: '/post/:slug/edit',
  apiKeys: '/api-keys',
  inbox: '/inbox',
  saved: '/saved',
  tag: '/t/:tag',
  privacy: '/privacy',
  terms: '/terms',
  about: '/about',
  contact: '/contact',
  moderations: '/moderations',
  manageSubscription: '/manage-subscription',
  /**
   * Mailed links, `verify/{token}` and `unsubscribe/{token}`; `sent` follows a form without
   * JavaScript.
   */
  subscriptions: '/subscriptions',
  newsletter: '/newsletter',
  newsletterLanguages: '/newsletter/languages',
  newsletterIndustries: '/newsletter/industries',
} as const;

/**
 * Members-only pages. All visitors get the same empty page (200, `noindex`, `no-store`); the
 * browser renders the content or redirects to `/login?next=`.
 */
export const shells: readonly string[] = [
  paths.settings,
  paths.submit,
  paths.editPost,
  paths.apiKeys,
  paths.inbox,
  paths.saved,
];

export const staticPageNames = ['about', 'contact', 'privacy', 'terms'] as const;
export type StaticPageName = (typeof staticPageNames)[number];

export const topPeriods = ['day', 'week', 'month', 'year', 'all'] as const;
export type TopPeriod = (typeof topPeriods)[number];

export const commentSorts = ['best', 'new', 'old'] as const;
export type CommentSort = (typeof commentSorts)[number];

/**
 * Query parameters that pages read, in canonical order. Others, such as campaign parameters, must
 * not affect rendering.
 */
export const pageParameters = ['feed', 'sort', 'tab', 't', 'q', 'root', 'cursor'] as const;

/** Appends the defined parameters, in the order of their keys. */
export function withQuery(
  path: string,
  query: Record<string, string | number | null | undefined>,
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

export const feedSorts = ['new', 'top', 'hot', 'discussions'] as const;
export type FeedSort = (typeof feedSorts)[number];
export const feedFiles = { rss: 'feed.xml', atom: 'atom.xml', json: 'feed.json' } as const;
export type FeedFormat = keyof typeof feedFiles;
export const listFeedPath = (sort: FeedSort, format: FeedFormat) => `/${sort}/${feedFiles[format]}`;
export const userFeedPath = (username: string, format: FeedFormat) =>
  `${userPath(username)}/${feedFiles[format]}`;
export const tagFeedPath = (tag: string, format: FeedFormat) =>
  `${tagPath(tag)}/${feedFiles[format]}`;
/** Comments on all posts, or on one. */
export const commentFeedPath = (format: FeedFormat, slug?: string) =>
  `${slug === undefined ? '/comments' : postPath(slug)}/${feedFiles[format]}`;
/** What a search finds, newest first. */
export const searchFeedPath = (format: FeedFormat) => `${paths.search}/${feedFiles[format]}`;

/** Languages and industries with landing pages. */
export const languageCodes = ['es', 'fr', 'de', 'pt', 'zh', 'ja', 'ko', 'ar', 'hi', 'ru'] as const;
export type LanguageCode = (typeof languageCodes)[number];
/** Languages of the emails. */
export const digestLanguages = ['en', ...languageCodes] as const;
export type DigestLanguage = (typeof digestLanguages)[number];
export const industrySlugs = [
  'technology',
  'finance',
  'healthcare',
  'energy',
  'retail',
  'manufacturing',
  'education',
  'real-estate',
  'transportation',
  'media',
] as const;
export type IndustrySlug = (typeof industrySlugs)[number];
export const languagePath = (code: LanguageCode) => `${paths.newsletterLanguages}/${code}`;
export const industryPath = (slug: IndustrySlug) => `${paths.newsletterIndustries}/${slug}`;

/** Posts from one host. */
export const domainPath = (domain: string) =>
  `${paths.search}?q=domain:${encodeURIComponent(domain)}`;
/** Where admin pages frame an email (server/http/admin/admin-mail-preview.ts). */
export const adminMailPreviewPath = '/admin/mail-preview';
export const postPath = (slug: string) => `/post/${slug}`;
export const commentPath = (slug: string, commentId: string) =>
  `/post/${slug}?root=${commentId}#c-${commentId}`;
export const tagPath = (tag: string) => `/t/${tag}`;
/** Login page that returns to `next`. */
export const loginPath = (next: string) => withQuery(paths.login, { next });
export const userPath = (username: string) => `/u/${username}`;
