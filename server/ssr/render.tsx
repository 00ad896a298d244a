import { setTimeout as sleep } from 'node:timers/promises';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, use } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router';
import {
  appContext,
  AppProvider,
  createQueryClient,
  type App,
  type PageContext,
  type SubmittedForm,
} from '#client/app-context.tsx';
import { GenericError } from '#client/layout/error-screen.tsx';
import { headScript, modulesElementId } from '#client/lib/head-script.ts';
import { stateElementId } from '#client/lib/page-state.ts';
import { createRoutes, notFoundRouteId } from '#client/routes.tsx';
import type { Api } from '#shared/api/client.ts';
import { minuteMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { formPaths, paths } from '#shared/paths.ts';
import type { Needs, Resolution } from '../context.ts';
import { AppError } from '../infra/app-error.ts';
import { createRenderQueue } from '../infra/render-queue.ts';
import { afterServing } from '../infra/served-time.ts';
import type { Assets } from './assets.ts';
import { analyticsSettings, analyticsScript } from './analytics.tsx';
import { serializeForScript, serializeState } from './page-state.ts';
import { metaTags } from './meta-tags.tsx';
import { OrderedHtml } from './ordered-html.ts';
import { createPageModel } from './page-model.ts';
import { structuredData } from './structured-data.ts';

export type PageRequest = {
  resolution: Resolution;
  requestId: string;
  /** Path and query of the request. */
  url: string;
  api: Api;
  /** For the response to a rejected form. */
  form?: SubmittedForm;
};

/** A page while React writes it. */
type Page = {
  status: number;
  headers: Record<string, string>;
  /** The matched pattern, for the log. */
  route: string;
  /** Whether the page rendered without an error. */
  whole(): boolean;
  /** Returns the whole page. `send` gets its parts as they are rendered. Null for a redirect. */
  read: ((send?: SendPart) => Promise<Buffer>) | null;
};

export type SendPart = (part: Buffer, isLast: boolean) => void;

export type Renderer = (request: PageRequest, signal: AbortSignal) => Promise<Page>;

/**
 * Creates the page renderer, with the same routes, loaders and queries as the browser. Resolves
 * when the status is final and the head and the header are rendered. Decision 13.
 */
export async function createRenderer(
  { config, clock, log }: Needs<'config' | 'clock' | 'log'>,
  assets: Assets,
): Promise<Renderer> {
  const routes = createRoutes();
  await loadAll(routes);
  const handler = createStaticHandler(routes);
  const turn = createRenderQueue();
  const branches = new Map(leaves(handler.dataRoutes).map((branch) => [branch.id, branch.routes]));
  const patterns = new Map(
    handler.dataRoutes[0]?.children?.[0]?.children?.map((route) => [route.id, route.path ?? '']) ??
      [],
  );

  return async ({ resolution, requestId, url, api, form }, signal): Promise<Page> => {
    const { site } = resolution;
    const queryClient = createQueryClient('server');
    const facts: PageContext = {
      site: { ...site.public, logo: assets.url(site.public.logo) },
      language: site.t.language,
      // Rounded to minutes, so that pages with the same content have the same bytes.
      now: Math.floor(clock.now().getTime() / minuteMs) * minuteMs,
      settings: {
        pagePort: config.port,
        apiPort: config.apiPort,
        sameOrigin: config.apiSameOrigin || resolution.kind === 'unknown',
        showErrors: config.env !== 'production',
      },
      assets: {
        css: assets.stylesheets(site),
        custom: assets.customStylesheet(site),
        fonts: assets.fonts(site),
      },
      themeColor: { light: site.theme.colors.background, dark: site.theme.dark.background },
      favicon: assets.url(site.theme.favicon),
      requestId: '',
      ...(form ? { form: { ...form, page: url } } : {}),
    };
    const late: Promise<unknown>[] = [];
    const later = (data: Promise<unknown>) => {
      late.push(data);
      return Promise.race([data, sleep(limits.render.lateAfterMs)]);
    };
    const app: App = { ...facts, t: site.t, requestId, api, queryClient, later };
    const done = () => queryClient.clear();
    try {
      // The host is always the tenant's.
      const canonicalUrl = `http://${site.theme.seo.canonicalDomain}${url}`;
      const context = await handler.query(createRequest(canonicalUrl), {
        requestContext: new RouterContextProvider(new Map([[appContext, app]])),
      });
      if (!('matches' in context)) {
        done();
        return {
          status: context.status,
          headers: { Location: context.headers.get('Location') ?? '/' },
          route: 'redirect',
          whole: () => true,
          read: null,
        };
      }
      const routeId = context.matches.at(-1)?.route.id ?? notFoundRouteId;
      // The fonts have Latin letters only. Preloading them would delay other scripts.
      if (!isInLatinScript(context.loaderData[routeId])) facts.assets.fonts = [];
      for (const error of Object.values(context.errors ?? {})) {
        if (error instanceof Error)
          log.error(
            { event: 'page_failed', requestId, site: site.id, route: routeId, error },
            'page failed',
          );
      }
      // A page that may be cached must not contain request data.
      if (context.statusCode >= 500) facts.requestId = requestId;
      const createContent = () =>
        context.statusCode === 200 ? createPageModel(routeId, queryClient) : null;
      const content = createContent();
      const Data = () => {
        if (late.length > 0) use(settled);
        return (
          <>
            <noscript>
              <link rel="stylesheet" href={assets.plainStylesheet} />
              <p className="plain-frame plain-foot">
                <a href={formPaths.account} lang={site.t.language} dir={site.t.dir}>
                  {site.t('Basic version')}
                </a>
              </p>
            </noscript>
            <script
              type="application/ld+json"
              dangerouslySetInnerHTML={{
                __html: structuredData(site, late.length > 0 ? createContent() : content),
              }}
            />
            <script
              id={stateElementId}
              type="application/json"
              dangerouslySetInnerHTML={{ __html: serializeState(facts, context, queryClient) }}
            />
            <script
              id={modulesElementId}
              type="application/json"
              dangerouslySetInnerHTML={{ __html: serializeForScript(assets.modules(routeId)) }}
            />
          </>
        );
      };
      app.data = (
        <Suspense>
          <Data />
        </Suspense>
      );
      app.headScript = headScript;
      const { pathname, search } = context.location;
      app.meta = metaTags(resolution, content, pathname + search);
      app.analytics = (
        <>
          {analyticsScript(analyticsSettings(resolution, pathname))}
          {leadToForm(pathname)}
        </>
      );

      const loaded = withinLimit(late);
      loaded.catch(() => undefined);
      await turn();
      let failed = false;
      const rest = loaded.then(turn);
      app.rest = rest;
      const settled = rest.catch(() => undefined);
      const pipe = await renderShell(
        <AppProvider value={app}>
          <QueryClientProvider client={queryClient}>
            <StaticRouterProvider
              router={createStaticRouter(branches.get(routeId) ?? handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </QueryClientProvider>
        </AppProvider>,
        signal,
        (error) => {
          failed = true;
          log.error(
            {
              event: 'render_failed',
              requestId,
              site: site.id,
              route: routeId,
              error,
            },
            'rendering failed',
          );
        },
      );
      return {
        status: context.statusCode,
        headers: {},
        route: patterns.get(routeId) ?? routeId,
        whole: () => !failed,
        read: (send = () => undefined) =>
          new Promise<Buffer>((resolve, reject) => {
            pipe(
              new OrderedHtml({
                send,
                settle: (result) => (result instanceof Error ? reject(result) : resolve(result)),
                renderError: () => renderError(app),
              }) as unknown as NodeJS.WritableStream,
            );
          }).finally(done),
      };
    } catch (error) {
      done();
      throw error;
    }
  };
}

/** Whether a page is written in the letters of the fonts. `loaderData` names another language. */
function isInLatinScript(loaderData: unknown): boolean {
  const { lang = 'en' } = (loaderData ?? {}) as { lang?: string };
  return new Intl.Locale(lang).maximize().script === 'Latn';
}

const { signal: neverAborted } = new AbortController();

/**
 * Returns what the router and its loaders read of a request. A `Request` would cost more than the
 * loaders, and the first one loads Node's fetch client.
 */
const createRequest = (url: string): Request =>
  ({ url, method: 'GET', signal: neverAborted }) satisfies Partial<Request> as Request;

/** Without script, the page to submit leads to the form that works. */
function leadToForm(pathname: string) {
  return pathname === paths.submit ? (
    <noscript>
      <meta httpEquiv="refresh" content={`0; url=${formPaths.submit}`} />
    </noscript>
  ) : null;
}

/**
 * Reduces the route tree for each page. A static router copies and matches all its routes for every
 * request.
 */
function leaves(routes: RouteObject[]): { id: string; routes: RouteObject[] }[] {
  return routes.flatMap((route) =>
    route.children
      ? leaves(route.children).map(({ id, routes: children }) => ({
          id,
          routes: [{ ...route, children } as RouteObject],
        }))
      : [{ id: route.id ?? '', routes: [route] }],
  );
}

/** Imports all lazy page modules before the first request. */
async function loadAll(routes: RouteObject[]): Promise<void> {
  for (const route of routes) {
    if (typeof route.lazy === 'function') {
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }
    if (route.children) await loadAll(route.children);
  }
}

/** Returns the error in place of late content. The status is sent, so it asks search engines. */
const renderError = (app: App): Buffer =>
  Buffer.from(
    '<meta name="robots" content="noindex">' +
      renderToStaticMarkup(
        <AppProvider value={app}>
          <GenericError />
        </AppProvider>,
      ),
  );

/** Waits for the data that loaders left to `Late`, for a limited time. */
async function withinLimit(late: Promise<unknown>[]): Promise<void> {
  if (late.length === 0) return;
  let cancel: () => void = () => undefined;
  const tooLate = new Promise<never>((_, reject) => {
    cancel = afterServing(limits.render.lateTimeoutMs, () =>
      reject(new AppError('unavailable', 'The page took too long.')),
    );
  });
  await Promise.race([Promise.all(late), tooLate]).finally(cancel);
}

function renderShell(
  element: React.ReactNode,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<(out: NodeJS.WritableStream) => void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      abort();
      reject(new AppError('unavailable', 'The page took too long.'));
    };
    const { pipe, abort } = renderToPipeableStream(element, {
      // React would put large content behind a script, even when it is ready.
      progressiveChunkSize: Infinity,
      onShellReady() {
        signal.removeEventListener('abort', stop);
        resolve(pipe);
      },
      // Without this handler a failed shell would leave the request open.
      onShellError(error) {
        signal.removeEventListener('abort', stop);
        reject(error);
      },
      onError(error) {
        if (!signal.aborted) onError(error);
      },
    });
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
  });
}
