import * as z from 'zod/mini';
import { described, named } from './openapi-metadata.ts';

/** Error code -> HTTP status (product 40). The only place where they meet. */
export const errorStatus = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  login_again: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  gone: 410,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  misdirected: 421,
  too_many_requests: 429,
  proof_needed: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof errorStatus;

/** What a code means, for the reference. */
export const errorMeaning: Record<ErrorCode, string> = {
  bad_request:
    'The address, a parameter or the body is not understood. `fields` names what is wrong.',
  unauthorized: 'It takes somebody who is logged in.',
  forbidden:
    'Whoever asks may not do this; with the code `login_again`, not without a login within the last 15 minutes.',
  login_again: 'It takes somebody who logged in within the last 15 minutes.',
  not_found: 'It is not there, or not on this site.',
  method_not_allowed: 'The address does not take this method; `Allow` names those it takes.',
  conflict: 'It contradicts what is there already.',
  gone: 'It was there and is no more.',
  payload_too_large: 'The body is too large.',
  uri_too_long: 'The address is too long.',
  unsupported_media_type: 'The body is not JSON (`Content-Type: application/json`).',
  misdirected: 'No site has this host name, so nothing can be changed there.',
  too_many_requests:
    'Too many requests. `Retry-After` says after how many seconds to try again; with the code `proof_needed`, the call may be made again at once with what `proof` asks for.',
  proof_needed:
    'The site is being flooded: whoever subscribes has to show that they spent some time on it. `proof` says what to work out.',
  headers_too_large: 'There are too many headers.',
  internal: "Something went wrong on our side. The request's id helps to find it.",
  unavailable:
    'It cannot be answered at the moment. `Retry-After` says after how many seconds to try again.',
};

export const fieldError = named(
  'FieldError',
  z.object({
    field: described('A parameter or a field of the body, such as `limit`.', z.string()),
    message: described('Goes on from the name: `must be at least 1`.', z.string()),
  }),
);
export type FieldError = z.infer<typeof fieldError>;

/** The body of every error reply. */
export const errorReply = named(
  'ErrorReply',
  z.object({
    error: described('A sentence for people. It may change.', z.string()),
    code: described(
      'What programs go by. It stays.',
      z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    ),
    requestId: z.string(),
    fields: described('What of the request is wrong.', z.optional(z.array(fieldError))),
    earlier: described(
      'Of a link that was posted within the last 30 days: that post (product 12).',
      z.optional(
        named(
          'EarlierPost',
          z.object({
            slug: z.string(),
            title: z.string(),
            commentCount: z.int(),
            createdAt: z.string(),
          }),
        ),
      ),
    ),
    proof: described(
      'With the code `proof_needed`: find a number whose decimal digits, after `challenge`, make a SHA-256 that begins with `zeroBits` zero bits, and send both as `proof`.',
      z.optional(named('ProofChallenge', z.object({ challenge: z.string(), zeroBits: z.int() }))),
    ),
  }),
);
export type ErrorReply = z.infer<typeof errorReply>;
