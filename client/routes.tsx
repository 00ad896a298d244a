import type { LazyRouteFunction, NonIndexRouteObject, RouteObject } from 'react-router';
import { paths } from '#shared/paths.ts';
import { ErrorScreen } from './layout/error-screen.tsx';
import { Root } from './layout/root.tsx';

/** Marks the catch-all: a link that only it matches leaves to the server. */
export const notFoundRouteId = 'not-found';

/** A page has one address: another case of its letters is another address, which does not exist. */
const page = (id: string, path: string, lazy: LazyRouteFunction<NonIndexRouteObject>): RouteObject => ({ id, path, caseSensitive: true, lazy });

/**
 * The route tree of both sides. A page is a chunk of its own; its id names its module in `client/pages`, which is how the server knows
 * the chunk that the browser will ask for.
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
          page('new', paths.new, () => import('./pages/new.tsx')),
          page('top', paths.top, () => import('./pages/top.tsx')),
          page('hot', paths.hot, () => import('./pages/hot.tsx')),
          page('post', paths.post, () => import('./pages/post.tsx')),
          page('submit', paths.submit, () => import('./pages/submit.tsx')),
          page('edit-post', paths.editPost, () => import('./pages/edit-post.tsx')),
          page('tag', paths.tag, () => import('./pages/tag.tsx')),
          page('user', paths.user, () => import('./pages/user.tsx')),
          page('search', paths.search, () => import('./pages/search.tsx')),
          page('login', paths.login, () => import('./pages/login.tsx')),
          page('signup', paths.signup, () => import('./pages/signup.tsx')),
          page('settings', paths.settings, () => import('./pages/settings.tsx')),
          page('api-keys', paths.apiKeys, () => import('./pages/api-keys.tsx')),
          page('inbox', paths.inbox, () => import('./pages/inbox.tsx')),
          page('saved', paths.saved, () => import('./pages/saved.tsx')),
          page('about', paths.about, () => import('./pages/about.tsx')),
          page('contact', paths.contact, () => import('./pages/contact.tsx')),
          page('privacy', paths.privacy, () => import('./pages/privacy.tsx')),
          page('terms', paths.terms, () => import('./pages/terms.tsx')),
          page('newsletter', `${paths.newsletter}/*`, () => import('./pages/newsletter.tsx')),
          page('subscriptions', `${paths.subscriptions}/*`, () => import('./pages/subscriptions.tsx')),
          page('manage-subscription', paths.manageSubscription, () => import('./pages/manage-subscription.tsx')),
          page(notFoundRouteId, '*', () => import('./pages/not-found.tsx')),
        ],
      },
    ],
  },
];
