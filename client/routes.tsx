import type { LazyRouteFunction, NonIndexRouteObject, RouteObject } from 'react-router';
import { feedSorts, paths, textNames } from '#shared/paths.ts';
import { ErrorScreen } from './layout/error-screen.tsx';
import { Root } from './layout/root.tsx';

/** Marks the catch-all: a link that only it matches leaves to the server. */
export const notFoundRouteId = 'not-found';

type Lazy = LazyRouteFunction<NonIndexRouteObject>;
type Named = keyof typeof paths;

/**
 * A page has one address: another case of its letters is another address, which does not exist. It is the one of its id in the table, if it is not given: what is not written here
 * is not in the first load.
 */
const page = <Id extends string>(
  id: Id,
  lazy: Lazy,
  ...[path = paths[id as unknown as Named]]: Id extends Named ? [path?: string] : [path: string]
): RouteObject => ({ id, path, caseSensitive: true, lazy });

/**
 * The route tree of both sides. A page is a chunk of its own; its id names its module in `client/pages`, which is how the server knows
 * the chunk that the browser will ask for. Sorted lists are one for all, and so are the
 * texts (`pagesOf` in esbuild.config.ts).
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
          page('home', () => import('./pages/home.tsx')),
          ...feedSorts.map((sort) => page(sort, () => import('./pages/sorted-posts.tsx'))),
          page('post', () => import('./pages/post.tsx')),
          page('submit', () => import('./pages/submit.tsx')),
          page('edit-post', () => import('./pages/edit-post.tsx'), paths.editPost),
          page('tag', () => import('./pages/tag.tsx')),
          page('user', () => import('./pages/user.tsx')),
          page('search', () => import('./pages/search.tsx')),
          page('login', () => import('./pages/login.tsx')),
          page('signup', () => import('./pages/signup.tsx')),
          page('settings', () => import('./pages/settings.tsx')),
          page('api-keys', () => import('./pages/api-keys.tsx'), paths.apiKeys),
          page('inbox', () => import('./pages/inbox.tsx')),
          page('saved', () => import('./pages/saved.tsx')),
          ...textNames.map((name) => page(name, () => import('./pages/static-page.tsx'))),
          page('moderations', () => import('./pages/moderations.tsx')),
          page('newsletter', () => import('./pages/newsletter.tsx'), `${paths.newsletter}/*`),
          page(
            'subscriptions',
            () => import('./pages/subscriptions.tsx'),
            `${paths.subscriptions}/*`,
          ),
          page(
            'manage-subscription',
            () => import('./pages/manage-subscription.tsx'),
            paths.manageSubscription,
          ),
          page(notFoundRouteId, () => import('./pages/not-found.tsx'), '*'),
        ],
      },
    ],
  },
];
