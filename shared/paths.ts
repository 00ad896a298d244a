/** Pages behind links in emails are below it. */
export const mailedLinkFolder = '/subscriptions';

/** Page routes: the router's patterns. */
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
  linkSent: `${mailedLinkFolder}/sent`,
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

/** Returns a function that escapes values and puts them in the place of a pattern's parameters. */
/* @__NO_SIDE_EFFECTS__ */
function linkTo(pattern: string): (...values: string[]) => string {
  const [start = '', ...rest] = pattern.split(/:\w+/);
  return (...values) =>
    rest.reduce(
      (path, part, i) => path + encodeURIComponent(String(values[i]).toWellFormed()) + part,
      start,
    );
}

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
export const languagePath: (code: DigestLanguage) => string = linkTo(paths.newsletterLanguage);
/** The landing page in a language. That in the language of the site is /newsletter. */
export const landingPath = (siteLanguage: DigestLanguage, code: string): string =>
  code === siteLanguage ? paths.newsletter : `${paths.newsletterLanguages}/${code}`;
export const industryPath: (slug: IndustrySlug) => string = linkTo(paths.newsletterIndustry);

/** Posts from one host. */
export const domainPath = (domain: string) =>
  `${paths.search}?q=domain:${encodeURIComponent(domain)}`;
/** The Model Context Protocol, for AI programs. */
export const mcpPath = '/mcp';
/** Where admin pages frame an email (server/http/admin/admin-mail-preview.ts). */
export const adminMailPreviewPath = '/admin/mail-preview';
/** Where the hub of an inbound feed sends new items (WebSub). */
export const feedPushPath = (feedId: string) => `/feed-pushes/${feedId}`;
export const postPath: (slug: string) => string = linkTo(paths.post);
/** Returns the id in `{id or slug}`: the text after the last hyphen. It stays with a new title. */
export const parseSlugId = (idOrSlug: string): string =>
  idOrSlug.slice(idOrSlug.lastIndexOf('-') + 1);
export const commentPath = (slug: string, commentId: string) =>
  `${postPath(slug)}?root=${commentId}#c-${commentId}`;
export const tagPath: (tag: string) => string = linkTo(paths.tag);
/** Login page that returns to `next`. */
export const loginPath = (next: string) => withQuery(paths.login, { next });
/** A section of the settings. */
export const settingsPath = (
  section: 'notifications' | 'passkeys' | 'identities' | 'deletion',
): string => `${paths.settings}#${section}`;

export const userPath: (username: string) => string = linkTo(paths.user);

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
export const editPostPath: (slug: string) => string = linkTo(paths.editPost);
/** As `loginPath`, with a session: requires a new login. */
export const loginAgainPath = (next: string) => withQuery(paths.login, { again: 1, next });

export const verifyPath: (token: string) => string = linkTo(paths.confirmSubscription);
export const unsubscribePath: (token: string) => string = linkTo(paths.unsubscribe);
/** The page that turns off notification emails, and the one-click URL for mail clients. */
export const notificationMailsPath: (token: string) => string = linkTo(paths.notificationMails);
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
  `${path}/`.startsWith(`${mailedLinkFolder}/`) ||
  path.startsWith(digestViewPath('')) ||
  // The URL that a provider returns to has a code.
  path.startsWith(`${paths.login}/`);

export const loginCallbackPath: (id: string) => string = linkTo(paths.loginCallback);
/** Starts a login at a provider. Works without script. */
export const startLoginPath = (id: string, next: string) =>
  withQuery(`/api/auth/providers/${encodeURIComponent(id)}/start`, {
    next: next === paths.home ? undefined : next,
  });

/** Where a first site is made. */
export const startPath = '/start';

/** Paths of the forms without script, which have a session of their own. */
export const formPaths = {
  account: '/forms',
  code: '/forms/code',
  handOver: '/forms/hand-over',
  waiting: '/forms/waiting',
  submit: '/forms/submit',
} as const;

/** The form to vote on a post or comment, to answer it and to report it. */
export const itemFormPath = (on: 'posts' | 'comments', id: string) => `/forms/${on}/${id}`;

export const archivePath: (period: string) => string = linkTo(paths.issue);
export const reportPath: (period: string, sentence: string) => string = linkTo(
  paths.reportSentence,
);
export const reportedPath: (period: string) => string = linkTo(paths.sentenceReported);
export const archiveFeedPath = (format: FeedFormat) => `${paths.archive}/${feedFiles[format]}`;

export const digestViewPath: (token: string) => string = linkTo(paths.view);
export const viewReportPath: (token: string, sentence: string) => string = linkTo(
  paths.reportViewSentence,
);
export const viewReportedPath: (token: string) => string = linkTo(paths.viewSentenceReported);
/** The language of such a page: a token begins with it. */
export const readViewLanguage = (token: string): DigestLanguage =>
  digestLanguages.find((code) => token.startsWith(`${code}-`)) ?? 'en';
/** Anchor of a post on the page of an issue. */
export const toEntryId = (postId: string) => `entry-${postId}`;
