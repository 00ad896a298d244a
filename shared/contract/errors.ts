import * as z from 'zod/mini';
import { described, named } from './openapi-metadata.ts';

/** The HTTP status of each error code. */
export const errorStatus = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  reauthentication_required: 403,
  passkey_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  gone: 410,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  misdirected_request: 421,
  too_many_requests: 429,
  challenge_required: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof errorStatus;

/** Description of each code, for the API reference. */
export const errorMeaning: Record<ErrorCode, string> = {
  bad_request: 'The URL, a parameter or the body is invalid. `fields` lists the problems.',
  unauthorized: 'Authentication required, or the API key is invalid, expired or revoked.',
  forbidden:
    'Not allowed. With the code `reauthentication_required`, log in again: this needs a ' +
    'login within the last 15 minutes. With the code `passkey_required`, log in with a ' +
    'passkey, or add one in the settings.',
  reauthentication_required: 'A login within the last 15 minutes is required.',
  passkey_required: 'This site requires staff to log in with a passkey.',
  not_found: 'Not found.',
  method_not_allowed: "The URL doesn't support this method. `Allow` lists those it supports.",
  conflict: 'Conflicts with the current state.',
  gone: 'Gone.',
  payload_too_large: 'The body is too large.',
  uri_too_long: 'The URL is too long.',
  unsupported_media_type: "The body isn't JSON (`Content-Type: application/json`).",
  misdirected_request: 'No site has this host name, or the site is on another server.',
  too_many_requests:
    'Too many requests. Retry after the seconds in `Retry-After`. With the code ' +
    '`challenge_required`, you can retry immediately with the solution to `proof`.',
  challenge_required:
    'Subscribing requires a proof of work: sign-ups are unusually high, the form looks like ' +
    'that of a program, or your network has looked up many accounts. `proof` is the ' +
    'challenge.',
  headers_too_large: 'Too many headers.',
  internal: 'Something went wrong on our side. Include the request ID in support requests.',
  unavailable: 'Temporarily unavailable. Retry after the seconds in `Retry-After`.',
};

const fieldError = named(
  'FieldError',
  z.object({
    field: described('A parameter or a field of the body, such as `limit`.', z.string()),
    message: described('Follows the field name in a sentence: `must be at least 1`.', z.string()),
  }),
);
export type FieldError = z.infer<typeof fieldError>;

/** Body of every error response. */
export const errorReply = named(
  'ErrorReply',
  z.object({
    error: described('A message for people. The wording may change.', z.string()),
    code: described(
      'A stable code for programs.',
      z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    ),
    requestId: z.string(),
    fields: described('The invalid parts of the request.', z.optional(z.array(fieldError))),
    earlier: described(
      'For a link posted within the last 30 days: the earlier post.',
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
      'With the code `challenge_required`: find a number whose decimal digits, appended ' +
        'to `challenge`, give a SHA-256 with `zeroBits` leading zero bits, and send ' +
        'both as `proof`.',
      z.optional(named('ProofChallenge', z.object({ challenge: z.string(), zeroBits: z.int() }))),
    ),
  }),
);
export type ErrorReply = z.infer<typeof errorReply>;
