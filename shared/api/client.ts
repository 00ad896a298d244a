import type { CallInput, Key, Reply } from '../contract/index.ts';

/** Sends an API request, in process or over HTTP. Throws ApiError. */
export type Transport = (key: Key, input: RawInput, signal?: AbortSignal) => Promise<unknown>;
export type RawInput = {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
};

/**
 * The typed API: `api('GET /api/posts', { query: { sort: 'new' } })`. With an `idempotencyKey`, a
 * repeated request runs once.
 */
export type Api = <K extends Key>(
  key: K,
  input?: CallInput<K> & { idempotencyKey?: string },
  signal?: AbortSignal,
) => Promise<Reply<K>>;

export function createApi(transport: Transport): Api {
  return (key, input = {}, signal) => transport(key, input as RawInput, signal) as Promise<never>;
}

/** Returns method and URL path, with the query, for HTTP transports. */
export function toHttpRequest(key: Key, input: RawInput): { method: string; url: string } {
  const space = key.indexOf(' ');
  const path = key
    .slice(space + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.path?.[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return { method: key.slice(0, space), url: search.size > 0 ? `${path}?${search}` : path };
}
