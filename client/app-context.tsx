import { QueryClient } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { Api } from '#shared/api/client.ts';
import type { ApiSettings } from '#shared/api/origin.ts';
import * as limits from '#shared/limits.ts';
import type { PublicSite } from '#shared/sites/theme.ts';

/** What one page is made with. Each request, and each browser tab, has its own; nothing of it lives in a module. */
export type App = PageContext & { api: Api; queryClient: QueryClient } & Partial<ServerOnlyContext>;

/**
 * What the server alone adds to a page. The browser has it in the document already, leaves it as it is, and has no code for it.
 * Decision 37.
 */
export type ServerOnlyContext = {
  /** Data at the end of the page: what it is about, and its state, which the browser reads before it hydrates. */
  data: ReactNode;
  /** Text of the script that runs before anything is painted. */
  headScript: string;
  /** Further tags of the head, from what the page says of itself. */
  meta: (page: PageMeta) => ReactNode;
  /** The tenant's analytics script. */
  analytics: ReactNode;
};

/** `title` as it is, without the site's template; null for the site's own. `path`: the page's own address, of pages that have one. */
export type PageMeta = { title: string | null; path: string | undefined; noindex: boolean };

/** The facts that the server settles and the browser takes over. */
export type PageContext = {
  site: PublicSite;
  /** The one moment all relative times of the page count from. Epoch milliseconds. */
  now: number;
  settings: ApiSettings & { showErrors: boolean };
  /** Stylesheets in order, and the fonts worth an early request; and the stylesheet of `*.late.styles.ts`, which `LateStyles` asks for. */
  assets: { css: string[]; fonts: string[]; late: string };
  /** What was sent from this page's form without script, and was not taken (`SentForm`). */
  form?: SubmittedForm;
  themeColor: { light: string; dark: string };
  favicon: string;
  requestId: string;
};

/** A form that is shown again with what was typed, and what is wrong with it: `field` is the name of an input, null all of the form. */
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

/** The same for loaders. */
export const appContext = createRouterContext<App>();

/**
 * Fresh for 5 minutes everywhere; kept for 30 in the browser. On the server a kept query would be a timer and a whole client for each
 * request, so nothing is kept there: the client dies with its request.
 */
export function createQueryClient(side: 'server' | 'browser'): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: limits.queryFresh,
        gcTime: side === 'server' ? Infinity : limits.queryKept,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
    },
  });
}
