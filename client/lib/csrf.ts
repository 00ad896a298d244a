import { ApiError } from '#shared/api-error.ts';
import type { Reply } from '#shared/contract/index.ts';
import { csrfHeader, idempotencyHeader } from '#shared/http-names.ts';
import { storageKeys } from '#shared/storage-keys.ts';
import { localStore } from './storage.ts';

/** Asks the API for a token. */
type Ask = () => Promise<unknown>;

/** A token goes with the session it was asked for; another session needs another. */
let kept: { session: string | null; token: Promise<string> } | null = null;

/**
 * The token for writing calls: asked for once, then remembered (specification 7). To call it before there is something to write saves waiting then. Throws
 * ApiError, and asks again the next time.
 */
export function csrfToken(ask: Ask): Promise<string> {
  const session = localStore.get(storageKeys.token);
  if (kept?.session === session) return kept.token;
  const token = ask().then(
    (reply) => (reply as Reply<'POST /api/csrf/token'>).token,
    (error: unknown) => {
      forget(token);
      if (!(error instanceof ApiError)) throw error;
      throw new ApiError(
        error.status,
        error.code,
        `We couldn’t verify this page, so nothing was sent. ${error.message}`,
      );
    },
  );
  kept = { session, token };
  return token;
}

/** Only this one: meanwhile another may have been asked for. */
function forget(token: Promise<string>): void {
  if (kept?.token === token) kept = null;
}

/**
 * Sends a writing call with the token. One that the site does not take (403 with "CSRF" in its sentence) is dropped, and the call is sent once more with a new
 * one (specification 8). Without any token nothing is sent. `idempotencyKey` goes along, if there is one.
 */
export async function withCsrfToken(
  send: (headers: Record<string, string>) => Promise<unknown>,
  ask: Ask,
  idempotencyKey?: string,
): Promise<unknown> {
  for (let again = true; ; again = false) {
    const token = csrfToken(ask);
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
