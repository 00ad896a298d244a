import { createHash } from 'node:crypto';
import type { QueryClient } from '@tanstack/react-query';
import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router';
import type { PageContext } from '#client/app-context.tsx';
import { headScript } from '#client/lib/head-script.ts';
import { toTable, type PageState } from '#client/lib/page-state.ts';

/** Hash of the only inline script, for the Content-Security-Policy. */
const headScriptDigest = createHash('sha256').update(headScript).digest('base64');
export const headScriptHash = `'sha256-${headScriptDigest}'`;

/** The page's state as JSON that cannot end its element. */
export function serializeState(
  facts: PageContext,
  context: StaticHandlerContext,
  queryClient: QueryClient,
): string {
  const state: PageState = {
    facts,
    loaderData: context.loaderData,
    errors:
      context.errors &&
      Object.fromEntries(
        Object.entries(context.errors).map(([id, error]) => [
          id,
          describe(error, facts.settings.showErrors),
        ]),
      ),
    queries: queryClient
      .getQueryCache()
      .getAll()
      .flatMap(({ queryKey, meta, state: { status, data } }) =>
        status === 'success' && !meta?.isOnlyMarkup ? [[queryKey, data]] : [],
      ),
  };
  return escapeForScript(JSON.stringify(state, toTable));
}

/** Serializes JSON that cannot end its element or open a comment. */
export const serializeForScript = (value: unknown): string =>
  escapeForScript(JSON.stringify(value));

const escapeForScript = (json: string): string => json.replaceAll('<', '\\u003c');

function describe(error: unknown, details: boolean): NonNullable<PageState['errors']>[string] {
  if (isRouteErrorResponse(error)) return { status: error.status };
  if (!details || !(error instanceof Error)) return { message: 'The page could not be made.' };
  return { message: error.message, ...(error.stack ? { stack: error.stack } : {}) };
}
