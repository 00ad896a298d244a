import type { ErrorCode, ErrorReply, FieldError } from '#shared/contract/errors.ts';

/** The named error of the domain: what was asked cannot be done, and why, in a sentence for people. HTTP gives it its status. */
export class AppError extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly fields: FieldError[] | undefined;
  /** Seconds after which to try again, where that is known. */
  retryAfter: number | undefined;
  /** Of a link that was posted already: that post. */
  earlier: ErrorReply['earlier'];
  /** With `challenge_required`: what to work out. */
  proof: ErrorReply['proof'];
  constructor(code: ErrorCode, message: string, fields?: FieldError[]) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

export const notFound = (what: string) => new AppError('not_found', `${what} was not found.`);

export const badRequest = (fields: FieldError[]) =>
  new AppError(
    'bad_request',
    fields.map(({ field, message }) => `${field} ${message}.`).join(' '),
    fields,
  );

/** `seconds`: until it may be tried again. */
export function tooMany(message: string, seconds: number): AppError {
  const refusal = new AppError('too_many_requests', message);
  refusal.retryAfter = Math.max(1, Math.ceil(seconds));
  return refusal;
}
