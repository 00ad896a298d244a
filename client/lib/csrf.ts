import { ApiError } from '#shared/api-error.ts';
import type { Api } from '#shared/api/client.ts';
import type { Reply } from '#shared/contract/index.ts';
import type { Translate } from '#shared/texts/translate.ts';
import { csrfHeader, idempotencyHeader } from '#shared/http-names.ts';
import { storageKeys } from '#shared/storage-keys.ts';
import { localStore } from './storage.ts';

/** Requests a token from the API. */
type RequestToken = () => Promise<unknown>;

/** A token belongs to the session that requested it. */
let cached: { session: string | null; token: Promise<string> } | null = null;

/**
 * Returns the CSRF token, requested once per session. Throws ApiError; the next call
 * tries again.
 */
function csrfToken(t: Translate, requestToken: RequestToken): Promise<string> {
  const session = localStore.get(storageKeys.token);
  if (cached?.session === session) return cached.token;
  const token = requestToken().then(
    (reply) => (reply as Reply<'POST /api/csrf/token'>).token,
    (error: unknown) => {
      forget(token);
      if (!(error instanceof ApiError)) throw error;
      throw new ApiError(
        error.status,
        error.code,
        `${t('We couldn’t verify this page, so nothing was sent.')} ${error.message}`,
      );
    },
  );
  cached = { session, token };
  return token;
}

/** Requests the token before the first write. Idempotent; a failure is left to the write. */
export function prefetchCsrfToken({ api, t }: { api: Api; t: Translate }): void {
  csrfToken(t, () => api('POST /api/csrf/token')).catch(() => undefined);
}

/** Keeps a newer token. */
function forget(token: Promise<string>): void {
  if (cached?.token === token) cached = null;
}

/**
 * Sends a write with the CSRF token. A rejected token (403 with "CSRF" in the message) is replaced
 * once. Sends nothing without a token.
 */
export async function withCsrfToken(
  t: Translate,
  send: (headers: Record<string, string>) => Promise<unknown>,
  requestToken: RequestToken,
  idempotencyKey?: string,
): Promise<unknown> {
  for (let again = true; ; again = false) {
    const token = csrfToken(t, requestToken);
    const headers = {
      [csrfHeader]: await token,
      ...(idempotencyKey !== undefined && { [idempotencyHeader]: idempotencyKey }),
    };
    try {
      return await send(headers);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 403 || !error.message.includes('CSRF'))
        throw error;
      forget(token);
      if (!again) throw error;
    }
  }
}
