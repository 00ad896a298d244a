import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  createPath,
  matchRoutes,
  RouterContextProvider,
  UNSAFE_ErrorResponseImpl,
  type Location,
  type RouteObject,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createApi } from '#shared/api/client.ts';
import { loadTranslate } from '#shared/texts/load-translate.ts';
import { storageKeys } from '#shared/storage-keys.ts';
import { appContext, AppProvider, createQueryClient, type App } from './app-context.tsx';
import { followShortcuts } from './features/account/follow-shortcuts.ts';
import { carryOverFields } from './lib/carry-over-fields.ts';
import { setConfirm } from './lib/confirmed.ts';
import { createFetchTransport } from './lib/fetch-transport.ts';
import { interceptLinks, handleHashLinks } from './lib/intercept-links.ts';
import { watchSession } from './lib/session.ts';
import { localStore } from './lib/storage.ts';
import { parsePageState, stateElementId, type PageState } from './lib/page-state.ts';
import { watchSubscriptionModal } from './lib/subscription-modal.ts';
import { followTranslation } from './lib/translated-text.ts';
import { createRoutes, notFoundRouteId } from './routes.tsx';

await start(parsePageState(document.getElementById(stateElementId)?.textContent ?? ''));

async function start({ facts, loaderData, errors, queries }: PageState): Promise<void> {
  const queryClient = createQueryClient('browser');
  for (const [key, data] of queries) queryClient.setQueryData(key, data, { updatedAt: facts.now });
  const t = await loadTranslate(facts.language);
  const app: App = {
    ...facts,
    queryClient,
    t,
    api: createApi(createFetchTransport(window.location, facts.settings, t)),
  };

  setConfirm(async () =>
    (await import('./features/auth/confirm-identity.tsx')).confirmIdentity(app),
  );

  const routes = createRoutes();
  // The first render must match the server's, so load the page's module first.
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy());
    delete route.lazy;
  }
  fallBackToDocuments(routes, () => router.state.navigation.location);
  handleHashLinks();
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData, errors: errors && revive(errors) },
    getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
  });
  interceptLinks(
    (url, options) => void router.navigate(url, options),
    (pathname) => matchRoutes(routes, pathname)?.at(-1)?.route.id !== notFoundRouteId,
  );
  followTranslation();
  const giveToNewFields = carryOverFields();
  startTransition(() => {
    hydrateRoot(
      document,
      <AppProvider value={app}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </AppProvider>,
      {
        onRecoverableError(error) {
          queueMicrotask(giveToNewFields);
          // A translator was faster than this script.
          if (document.querySelector('font') === null) reportError(error);
        },
      },
    );
  });
  const considerModal = watchSubscriptionModal((requested) =>
    import('./features/subscribe/modal-controller.ts').then(({ start }) =>
      start(requested, app, router, createRoot),
    ),
  );
  watchSession(() =>
    import('./layout/member-session.tsx')
      .then(({ startSession }) => startSession(app))
      .then(considerModal),
  );
  considerModal();
  followShortcuts(app);
  // The first write then needs no request before it.
  whenIdle(() => import('./lib/csrf.ts').then(({ prefetchCsrfToken }) => prefetchCsrfToken(app)));
  if (localStore.get(storageKeys.visits))
    void import('./features/posts/visitor-row-state.tsx').then(({ start }) => start());
}

/** Runs once the page has loaded and the browser is idle. Failures are ignored. */
function whenIdle(run: () => Promise<void>): void {
  const begin = () => void run().catch(() => undefined);
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(begin) : setTimeout(begin, 1_000);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait);
}

/** Loads the document when a page's module fails to load, as after a deployment. */
function fallBackToDocuments(routes: RouteObject[], destination: () => Location | undefined): void {
  const loadDocument = (error: unknown): Promise<never> => {
    const to = destination();
    if (!to) throw error;
    window.location.assign(createPath(to));
    return new Promise(() => undefined);
  };
  for (const route of routes) {
    const { lazy, children } = route;
    if (typeof lazy === 'function') route.lazy = () => lazy().catch(loadDocument);
    if (children) fallBackToDocuments(children, destination);
  }
}

function revive(errors: NonNullable<PageState['errors']>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      'status' in error
        ? new UNSAFE_ErrorResponseImpl(error.status, '', null)
        : Object.assign(new Error(error.message), { stack: error.stack ?? '' }),
    ]),
  );
}
