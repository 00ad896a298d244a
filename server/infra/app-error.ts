import type { ErrorCode, ErrorReply, FieldError } from '#shared/contract/errors.ts';

/** An error of the domain with a sentence for the user. HTTP maps its code to a status. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: FieldError[] | undefined;
  /** Seconds after which to retry, if known. */
  retryAfter: number | undefined;
  /** The post that already has the link. */
  earlier: ErrorReply['earlier'];
  /** The proof of work for `challenge_required`. */
  proof: ErrorReply['proof'];
  /** Not a page of the site, or no valid CSRF token: for the log. */
  isCsrf = false;
  /** Value of `WWW-Authenticate`, for `unauthorized`. */
  challenge = 'Bearer';
  constructor(code: ErrorCode, message: string, fields?: FieldError[]) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

export function csrfError(message: string): AppError {
  const error = new AppError('forbidden', message);
  error.isCsrf = true;
  return error;
}

export function invalidKey(): AppError {
  const error = new AppError('unauthorized', 'This API key is invalid, expired or revoked.');
  error.challenge = 'Bearer error="invalid_token"';
  return error;
}

export const notFound = (what: string) => new AppError('not_found', `${what} was not found.`);

export const badRequest = (fields: FieldError[]) =>
  new AppError(
    'bad_request',
    fields.map(({ field, message }) => `${field} ${message}.`).join(' '),
    fields,
  );

/** `seconds`: time until the next attempt. */
export function tooMany(message: string, seconds: number): AppError {
  const error = new AppError('too_many_requests', message);
  error.retryAfter = Math.max(1, Math.ceil(seconds));
  return error;
}
