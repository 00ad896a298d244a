import { data } from 'react-router';
import { ApiError } from '#shared/api-error.ts';

/** How loading a page's data went. All but `ok` are shown as empty data, with a true status (product 20). */
export type Loaded = { state: keyof typeof status };

const status = { ok: 200, invalid: 400, missing: 404, failed: 503 };

/** Waits for the queries of a page. An ApiError is told by state; anything else is a defect and goes on. */
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
  if (statuses.every((one) => one === 400)) return { state: 'invalid' };
  // The server's transports write their own log.
  if (typeof window !== 'undefined')
    for (const error of failures) console.warn('Loading failed:', error);
  return { state: 'failed' };
}

/** A loader's result with the status that tells the truth about it. */
export function answer(loaded: Loaded): Loaded | ReturnType<typeof data<Loaded>> {
  return loaded.state === 'ok' ? loaded : data(loaded, status[loaded.state]);
}

/** Whether a parameter is given more than once: no link of ours does. */
export function hasRepeats(params: URLSearchParams): boolean {
  return params.size !== new Set(params.keys()).size;
}
