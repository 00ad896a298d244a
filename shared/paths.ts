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
  /** Where a provider returns the browser to. */
  loginCallback: '/login/callback/:provider',
  /** Where a member links an identity that was proven in this browser. */
  linkIdentity: '/login/link',
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
  confirmSubscription: '/subscriptions/verify/:token',
  unsubscribe: '/subscriptions/unsubscribe/:token',
  rate: '/subscriptions/rate/:token',
  feedback: '/subscriptions/:direction/:token',
  notificationMails: '/subscriptions/inbox/:token',
  /** Follows a form without JavaScript. */
  linkSent: '/subscriptions/sent',
  newsletter: '/newsletter',
  newsletterLanguages: '/newsletter/languages',
  newsletterLanguage: '/newsletter/languages/:language',
  newsletterIndustries: '/newsletter/industries',
  newsletterIndustry: '/newsletter/industries/:industry',
  /** Explains the ranking and the selection. */
  selection: '/newsletter/how-posts-are-chosen',
  /** The public archive, and an issue by its period: `2026-11-21` or `2026-w47`. */
  archive: '/newsletter/archive',
  issue: '/newsletter/archive/:period',
  /** Where a sentence is reported as wrong, and the page after it. */
  reportSentence: '/newsletter/archive/:period/report/:sentence',
  sentenceReported: '/newsletter/archive/:period/reported',
  /** The page of an email, by the signed token of its variant. */
  view: '/newsletter/view/:token',
  reportViewSentence: '/newsletter/view/:token/report/:sentence',
  viewSentenceReported: '/newsletter/view/:token/reported',
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

export const userTabs = ['posts', 'comments'] as const;
export type UserTab = (typeof userTabs)[number];

/** Posts of followed users. */
export const followingPath = (cursor?: string) =>
  withQuery(paths.home, { feed: 'following', cursor });
export const searchSorts = ['relevance', 'new', 'top'] as const;
export type SearchSort = (typeof searchSorts)[number];
/** What a search finds. */
export const searchKinds = ['posts', 'comments', 'people'] as const;
export type SearchKind = (typeof searchKinds)[number];
export const searchPath = (q: string, cursor?: string, sort?: SearchSort, kind?: SearchKind) =>
  withQuery(paths.search, {
    in: kind === 'posts' ? undefined : kind,
    sort: sort === 'relevance' ? undefined : sort,
    q,
    cursor,
  });
export const editPostPath = (slug: string) => `/post/${slug}/edit`;
/** As `loginPath`, with a session: requires a new login. */
export const loginAgainPath = (next: string) => withQuery(paths.login, { again: 1, next });

export const verifyPath = (token: string) => `/subscriptions/verify/${token}`;
export const unsubscribePath = (token: string) => `/subscriptions/unsubscribe/${token}`;
/** The page that turns off notification emails, and the one-click URL for mail clients. */
export const notificationMailsPath = (token: string) => `/subscriptions/inbox/${token}`;
export const notificationOneClickPath = (token: string) => `/api/inbox/mails/${token}`;
/** The service worker that shows push messages. */
export const pushWorkerPath = '/push-worker.js';
/** Asks for more or less of a post of a digest. `rate`: lists its posts. */
export const feedbackPath = (direction: 'more' | 'less' | 'rate', token: string) =>
  `/subscriptions/${direction}/${token}`;
export const managePath = (token: string) => withQuery(paths.manageSubscription, { token });
/** One-click unsubscribe of mail clients (RFC 8058). */
export const oneClickPath = (token: string) => `/api/subscriptions/unsubscribe/${token}`;

/**
 * Pages behind mailed links and of a login at a provider are private: never cached or indexed.
 */
export const isTokenPage = (path: string) =>
  path === paths.manageSubscription ||
  `${path}/`.startsWith('/subscriptions/') ||
  path.startsWith(`${paths.newsletter}/view/`) ||
  // The URL that a provider returns to has a code.
  path.startsWith(`${paths.login}/`);

export const loginCallbackPath = (id: string) =>
  `${paths.login}/callback/${encodeURIComponent(id)}`;
/** Starts a login at a provider. Works without script. */
export const startLoginPath = (id: string, next: string) =>
  withQuery(`/api/auth/providers/${encodeURIComponent(id)}/start`, {
    next: next === paths.home ? undefined : next,
  });

/** Paths of the forms without script, which have a session of their own. */
export const formPaths = {
  account: '/forms',
  code: '/forms/code',
  waiting: '/forms/waiting',
  submit: '/forms/submit',
} as const;

/** The form to vote on a post or comment, to answer it and to report it. */
export const itemFormPath = (on: 'posts' | 'comments', id: string) => `/forms/${on}/${id}`;

export const archivePath = (period: string) => `${paths.archive}/${period}`;
export const reportPath = (period: string, sentence: string) =>
  `${archivePath(period)}/report/${sentence}`;
export const reportedPath = (period: string) => `${archivePath(period)}/reported`;
export const archiveFeedPath = (format: FeedFormat) => `${paths.archive}/${feedFiles[format]}`;

export const digestViewPath = (token: string) => `${paths.newsletter}/view/${token}`;
export const viewReportPath = (token: string, sentence: string) =>
  `${digestViewPath(token)}/report/${sentence}`;
export const viewReportedPath = (token: string) => `${digestViewPath(token)}/reported`;
/** The language of such a page: a token begins with it. */
export const readViewLanguage = (token: string): DigestLanguage =>
  digestLanguages.find((code) => token.startsWith(`${code}-`)) ?? 'en';
/** Anchor of a post on the page of an issue. */
export const toEntryId = (postId: string) => `entry-${postId}`;
