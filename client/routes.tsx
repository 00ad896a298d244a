import type { LazyRouteFunction, NonIndexRouteObject, RouteObject } from 'react-router';
import { feedSorts, paths, staticPageNames } from '#shared/paths.ts';
import { ErrorScreen } from './layout/error-screen.tsx';
import { Root } from './layout/root.tsx';

/** Marks the catch-all route: links that only it matches go to the server. */
export const notFoundRouteId = 'not-found';

type Lazy = LazyRouteFunction<NonIndexRouteObject>;

/** Paths are case-sensitive. */
const page = (id: string, path: string, lazy: Lazy): RouteObject => ({
  id,
  path,
  caseSensitive: true,
  lazy,
});

const newsletter = () => import('./pages/newsletter.tsx');
const archive = () => import('./pages/newsletter-archive.tsx');
const view = () => import('./pages/newsletter-view.tsx');
const subscriptions = () => import('./pages/subscriptions.tsx');
const providerLogin = () => import('./pages/provider-login.tsx');

/**
 * The routes of both sides. An ID begins with the module in `client/pages`, from which the server
 * derives the chunks of the page (`Assets.modules`). A page that exports `handle` is public and
 * takes the site's custom CSS.
 */
export const createRoutes = (): RouteObject[] => [
  {
    id: 'root',
    Component: Root,
    children: [
      {
        id: 'page',
        ErrorBoundary: ErrorScreen,
        children: [
          page('home', paths.home, () => import('./pages/home.tsx')),
          ...feedSorts.map((sort) =>
            page(`sorted-posts:${sort}`, paths[sort], () => import('./pages/sorted-posts.tsx')),
          ),
          page('post', paths.post, () => import('./pages/post.tsx')),
          page('submit', paths.submit, () => import('./pages/submit.tsx')),
          page('edit-post', paths.editPost, () => import('./pages/edit-post.tsx')),
          page('tag', paths.tag, () => import('./pages/tag.tsx')),
          page('user', paths.user, () => import('./pages/user.tsx')),
          page('search', paths.search, () => import('./pages/search.tsx')),
          page('login', paths.login, () => import('./pages/login.tsx')),
          page(
            'provider-login:callback',
            paths.loginCallback,
            async () => (await providerLogin()).callback,
          ),
          page('provider-login:link', paths.linkIdentity, async () => (await providerLogin()).link),
          page('signup', paths.signup, () => import('./pages/signup.tsx')),
          page('settings', paths.settings, () => import('./pages/settings.tsx')),
          page('api-keys', paths.apiKeys, () => import('./pages/api-keys.tsx')),
          page('inbox', paths.inbox, () => import('./pages/inbox.tsx')),
          page('saved', paths.saved, () => import('./pages/saved.tsx')),
          ...staticPageNames.map((name) =>
            page(`static-page:${name}`, paths[name], () => import('./pages/static-page.tsx')),
          ),
          page('moderations', paths.moderations, () => import('./pages/moderations.tsx')),
          page('newsletter:own', paths.newsletter, async () => (await newsletter()).own),
          page(
            'newsletter:languages',
            paths.newsletterLanguages,
            async () => (await newsletter()).languages,
          ),
          page(
            'newsletter:language',
            paths.newsletterLanguage,
            async () => (await newsletter()).language,
          ),
          page(
            'newsletter:industries',
            paths.newsletterIndustries,
            async () => (await newsletter()).industries,
          ),
          page(
            'newsletter:industry',
            paths.newsletterIndustry,
            async () => (await newsletter()).industry,
          ),
          page('newsletter:selection', paths.selection, async () => (await newsletter()).selection),
          page('newsletter-archive:list', paths.archive, async () => (await archive()).archive),
          page('newsletter-archive:issue', paths.issue, async () => (await archive()).issue),
          page(
            'newsletter-archive:report',
            paths.reportSentence,
            async () => (await archive()).report,
          ),
          page(
            'newsletter-archive:reported',
            paths.sentenceReported,
            async () => (await archive()).report,
          ),
          page('newsletter-view:view', paths.view, async () => (await view()).view),
          page(
            'newsletter-view:report',
            paths.reportViewSentence,
            async () => (await view()).report,
          ),
          page(
            'newsletter-view:reported',
            paths.viewSentenceReported,
            async () => (await view()).report,
          ),
          page(
            'subscriptions:confirm',
            paths.confirmSubscription,
            async () => (await subscriptions()).confirmation,
          ),
          page(
            'subscriptions:unsubscribe',
            paths.unsubscribe,
            async () => (await subscriptions()).unsubscribe,
          ),
          page('subscriptions:rate', paths.rate, async () => (await subscriptions()).rate),
          page(
            'subscriptions:feedback',
            paths.feedback,
            async () => (await subscriptions()).feedback,
          ),
          page(
            'subscriptions:inbox',
            paths.notificationMails,
            async () => (await subscriptions()).inboxMails,
          ),
          page('subscriptions:sent', paths.linkSent, async () => (await subscriptions()).sent),
          page(
            'manage-subscription',
            paths.manageSubscription,
            () => import('./pages/manage-subscription.tsx'),
          ),
          page(notFoundRouteId, '*', () => import('./pages/not-found.tsx')),
        ],
      },
    ],
  },
];
