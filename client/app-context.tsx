import { QueryClient } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { Api } from '#shared/api/client.ts';
import type { ApiSettings } from '#shared/api/origin.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import { minuteMs } from '#shared/durations.ts';
import type { Translate } from '#shared/texts/translate.ts';
import type { PublicSite } from '#shared/sites/theme.ts';

/** Services of one page: per request on the server, per tab in the browser. No module state. */
export type App = PageContext & {
  api: Api;
  queryClient: QueryClient;
  /** Translates into the language of the page. */
  t: Translate;
} & Partial<ServerOnlyContext>;

/** Parts that only the server renders. The browser leaves them in the document. Decision 37. */
type ServerOnlyContext = {
  /** State for hydration, at the end of the page. */
  data: ReactNode;
  /** Script that runs before the first paint. */
  headScript: string;
  /** Tags of the head that only crawlers read. */
  meta: (page: PageMeta) => ReactNode;
  analytics: ReactNode;
  /** Leaves data to `Late`. Returns what the loader waits for. */
  later: (data: Promise<unknown>) => Promise<unknown>;
  /** What `Late` waits for: the data that was left to it, and a later turn of the event loop. */
  rest: Promise<void>;
};

/** `title`: without the site's template; null for the site's own. `path`: the canonical path. */
export type PageMeta = { title: string | null; path: string | undefined; noindex: boolean };

/** Facts that the server sets and the browser takes over. */
export type PageContext = {
  site: PublicSite;
  /** Language of the texts around what people wrote. */
  language: DigestLanguage;
  /** Reference time of all relative times. Epoch milliseconds. */
  now: number;
  settings: ApiSettings & { showErrors: boolean };
  /** Stylesheets in order, the one with the site's custom CSS, and fonts to preload. */
  assets: { css: string[]; custom?: string | undefined; fonts: string[] };
  /** The rejected form, if it was submitted without JavaScript. `page`: path and query. */
  form?: SubmittedForm & { page: string };
  themeColor: { light: string; dark: string };
  favicon: string;
  requestId: string;
};

/** A form with its values and errors. `field`: an input name, or null for the whole form. */
export type SubmittedForm = {
  values: Record<string, string>;
  problems: { field: string | null; message: string }[];
};

const AppContext = createContext<App | null>(null);
export const AppProvider = AppContext.Provider;

export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error('useApp outside of AppProvider');
  return app;
}

/** Returns what translates English texts into the language of the page. */
export const useTranslate = (): Translate => useApp().t;

export const appContext = createRouterContext<App>();

/**
 * Data is fresh for 5 minutes. The browser caches it for 30 minutes. The server caches none: each
 * cached query would be a timer per request. An import of `shared/limits.ts` would add all of it to
 * the first load.
 */
export function createQueryClient(side: 'server' | 'browser'): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minuteMs,
        gcTime: side === 'server' ? Infinity : 30 * minuteMs,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
    },
  });
}
