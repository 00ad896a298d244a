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
  /** Behind mailed links: `verify/{token}`, `unsubscribe/{token}`; and `sent`, after a form that was sent without script. */
  subscriptions: '/subscriptions',
  newsletter: '/newsletter',
  newsletterLanguages: '/newsletter/languages',
  newsletterIndustries: '/newsletter/industries',
} as const;

/**
 * Pages that are for members only: one neutral shell for everybody (200, `noindex`, `no-store`), which the browser fills in for who is logged in and leads all
 * others to `/login?next=` (product 35).
 */
export const shells: readonly string[] = [
  paths.settings,
  paths.submit,
  paths.editPost,
  paths.apiKeys,
  paths.inbox,
  paths.saved,
];

export const textNames = ['about', 'contact', 'privacy', 'terms'] as const;
export type TextName = (typeof textNames)[number];

export const topPeriods = ['day', 'week', 'month', 'year', 'all'] as const;
export type TopPeriod = (typeof topPeriods)[number];

export const userTabs = ['posts', 'comments'] as const;
export type UserTab = (typeof userTabs)[number];

export const commentSorts = ['best', 'new', 'old'] as const;
export type CommentSort = (typeof commentSorts)[number];

/**
 * Parameters that pages read, in the order in which their own addresses have them. All others, such as those that campaigns add, make no other page: what is
 * rendered must not depend on them.
 */
export const pageParameters = ['feed', 'sort', 'tab', 't', 'q', 'root', 'cursor'] as const;

/** `path?a=b` of the values that are given; the order is the order of the keys. */
export function withQuery(
  path: string,
  query: Record<string, string | number | null | undefined>,
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

export const feedSorts = ['new', 'top', 'hot'] as const;
export type FeedSort = (typeof feedSorts)[number];
/** File name of a feed by its format. */
export const feedFiles = { rss: 'feed.xml', atom: 'atom.xml', json: 'feed.json' } as const;
export type FeedFormat = keyof typeof feedFiles;
export const listFeedPath = (sort: FeedSort, format: FeedFormat) => `/${sort}/${feedFiles[format]}`;
export const userFeedPath = (username: string, format: FeedFormat) =>
  `${userPath(username)}/${feedFiles[format]}`;

/** Languages and industries that landing pages of the newsletter exist for (specification 3). */
export const languageCodes = ['es', 'fr', 'de', 'pt', 'zh', 'ja', 'ko', 'ar', 'hi', 'ru'] as const;
export type LanguageCode = (typeof languageCodes)[number];
/** Languages that mails come in. */
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

export const verifyPath = (token: string) => `${paths.subscriptions}/verify/${token}`;
export const unsubscribePath = (token: string) => `${paths.subscriptions}/unsubscribe/${token}`;
export const managePath = (token: string) => withQuery(paths.manageSubscription, { token });
/** Where mail programs unsubscribe in one click (product 41). */
export const oneClickPath = (token: string) => `/api/subscriptions/unsubscribe/${token}`;

/** Pages behind mailed links: what they show is one reader's own. They are kept nowhere, and found by no search engine. */
export const isTokenPage = (path: string) =>
  path === paths.manageSubscription || path.startsWith(`${paths.subscriptions}/`);

/** Posts of the people one follows (product 18). */
export const followingPath = (cursor?: string) =>
  withQuery(paths.home, { feed: 'following', cursor });
/** Everything posted from one host. */
export const domainPath = (domain: string) =>
  `${paths.search}?q=domain:${encodeURIComponent(domain)}`;
export const searchPath = (q: string, cursor?: string) => withQuery(paths.search, { q, cursor });
/** Where pages of the administration have a mail shown as it is (server/http/admin/admin-mail-preview.ts). */
export const adminFramePath = '/admin/frame';
export const postPath = (slug: string) => `/post/${slug}`;
export const commentPath = (slug: string, commentId: string) =>
  `/post/${slug}?root=${commentId}#c-${commentId}`;
export const editPostPath = (slug: string) => `/post/${slug}/edit`;
export const tagPath = (tag: string) => `/t/${tag}`;
/** Where to go on after logging in. */
export const loginPath = (next: string) => withQuery(paths.login, { next });
/** The same for somebody who is logged in, or seems to be: there it takes another login. */
export const loginAgainPath = (next: string) => withQuery(paths.login, { again: 1, next });
export const userPath = (username: string) => `/u/${username}`;
