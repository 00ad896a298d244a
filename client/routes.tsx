import type { LazyRouteFunction, NonIndexRouteObject, RouteObject } from 'react-router';
import { feedSorts, paths, staticPageNames } from '#shared/paths.ts';
import { ErrorScreen } from './layout/error-screen.tsx';
import { Root } from './layout/root.tsx';

/** Marks the catch-all route: links that only it matches go to the server. */
export const notFoundRouteId = 'not-found';

type Lazy = LazyRouteFunction<NonIndexRouteObject>;
type Named = keyof typeof paths;

/**
 * Matches paths case-sensitively. The path is looked up by ID if omitted, because paths written
 * here add to the first load.
 */
const page = <Id extends string>(
  id: Id,
  lazy: Lazy,
  ...[path = paths[id as unknown as Named]]: Id extends Named ? [path?: string] : [path: string]
): RouteObject => ({ id, path, caseSensitive: true, lazy });

/**
 * The routes of both sides. Each page is a chunk: its ID is its module in `client/pages`, from
 * which the server derives the chunk. Sorted lists share one, and so do static pages
 * (`listPageChunks` in server/build/page-chunks.ts). A page that exports `handle` is public and
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
          page('home', () => import('./pages/home.tsx')),
          ...feedSorts.map((sort) => page(sort, () => import('./pages/sorted-posts.tsx'))),
          page('post', () => import('./pages/post.tsx')),
          page('submit', () => import('./pages/submit.tsx')),
          page('edit-post', () => import('./pages/edit-post.tsx'), paths.editPost),
          page('tag', () => import('./pages/tag.tsx')),
          page('user', () => import('./pages/user.tsx')),
          page('search', () => import('./pages/search.tsx')),
          page('login', () => import('./pages/login.tsx'), `${paths.login}/*`),
          page('signup', () => import('./pages/signup.tsx')),
          page('settings', () => import('./pages/settings.tsx')),
          page('api-keys', () => import('./pages/api-keys.tsx'), paths.apiKeys),
          page('inbox', () => import('./pages/inbox.tsx')),
          page('saved', () => import('./pages/saved.tsx')),
          ...staticPageNames.map((name) => page(name, () => import('./pages/static-page.tsx'))),
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
