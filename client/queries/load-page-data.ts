import { data } from 'react-router';
import { ApiError } from '#shared/api-error.ts';
import type { App } from '../app-context.tsx';

/** Result of loading a page. All but `ok` render without data and with a matching status. */
export type Loaded = { state: keyof typeof status };

const status = { ok: 200, invalid: 400, missing: 404, failed: 503 };

/**
 * Returns what a loader waits for. On the server it is next to nothing: the data follows the head,
 * within `Late`. Not for data that decides on the status. Decision 13.
 */
export const later = (app: App, data: Promise<unknown>): Promise<unknown> =>
  app.later?.(data) ?? data;

/** Awaits the queries of a page. Maps ApiError to a state; other errors propagate. */
export async function load(...queries: Promise<unknown>[]): Promise<Loaded> {
  const results = await Promise.allSettled(queries);
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  const unexpected = failures.find((error) => !(error instanceof ApiError));
  if (unexpected) throw unexpected;
  const statuses = (failures as ApiError[]).map((error) => error.status);
  if (statuses.length === 0) return { state: 'ok' };
  if (statuses.includes(404)) return { state: 'missing' };
  if (statuses.every((status) => status === 400)) return { state: 'invalid' };
  // The server's transports log their errors.
  if (typeof window !== 'undefined')
    for (const error of failures) console.warn('Loading failed:', error);
  return { state: 'failed' };
}

/** Returns a loader result with its HTTP status. */
export function answer<L extends Loaded>(loaded: L): L | ReturnType<typeof data<L>> {
  return loaded.state === 'ok' ? loaded : data(loaded, status[loaded.state]);
}

/** Returns whether a parameter is repeated, which no link of the site does. */
export function hasRepeats(params: URLSearchParams): boolean {
  return params.size !== new Set(params.keys()).size;
}

/** Returns the start of the list, or null for invalid parameters. */
export const readCursor = (params: URLSearchParams): string | undefined | null =>
  hasRepeats(params) ? null : (params.get('cursor') ?? undefined);
