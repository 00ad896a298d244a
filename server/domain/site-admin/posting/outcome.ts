import type { Answer } from './service.ts';

/**
 * What became of a message. `refused`: the key is not valid, or the place is gone. `rejected`: the
 * service will never take it. `later`: it may be repeated; `isUnsure`: it may have been posted.
 */
export type Outcome =
  | { kind: 'gone' }
  | { kind: 'sent'; status: number }
  | { kind: 'refused'; status: number }
  | { kind: 'rejected'; status: number }
  | { kind: 'later'; status: number | null; retryAfter: number | null; isUnsure: boolean };

const refusals = new Set([401, 403, 404, 410]);
const passing = new Set([408, 425, 429]);

/** Judges a response. */
export function judge({ status, retryAfter }: Answer): Outcome {
  if (status >= 200 && status < 300) return { kind: 'sent', status };
  if (refusals.has(status)) return { kind: 'refused', status };
  return status >= 500 || passing.has(status)
    ? // The server behind a gateway may still have worked.
      { kind: 'later', status, retryAfter, isUnsure: status === 504 }
    : { kind: 'rejected', status };
}
