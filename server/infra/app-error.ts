import type { ErrorCode, ErrorReply, FieldError } from '#shared/contract/errors.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import { exactTimeIn, waitIn } from '#shared/newsletter/dates.ts';
import { format } from '#shared/texts/format.ts';
import { translateProblem } from '#shared/texts/problems.ts';
import type { Translate } from '#shared/texts/translate.ts';

/** For the placeholders of a text. `seconds`: time until something. */
type Values = Record<string, string | number | Date | { seconds: number }>;

const fill = (language: DigestLanguage, text: string, values: Values): string =>
  format(
    language,
    text,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        value instanceof Date
          ? exactTimeIn(language, value)
          : typeof value === 'object'
            ? waitIn(language, value.seconds)
            : value,
      ]),
    ),
  );

/**
 * An error of the domain with a sentence for the user. `message` is English, for logs and programs.
 * HTTP maps the code to a status.
 */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  /** What `message` is made of, to translate it. */
  private readonly text: string;
  private readonly values: Values;
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
  constructor(code: ErrorCode, text: string, fields?: FieldError[], values: Values = {}) {
    super(fill('en', text, values));
    this.code = code;
    this.text = text;
    this.values = values;
    this.fields = fields;
  }
  /** Returns the sentence in a language. */
  translate(t: Translate): string {
    return t.language === 'en' ? this.message : fill(t.language, t.find(this.text), this.values);
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

export const notFound = (text: string) => new AppError('not_found', text);

export function badRequest(fields: FieldError[]): AppError {
  const sentences = (t: Translate) =>
    fields.map(({ field, message }) => translateProblem(t, field, message)).join(' ');
  const error = new AppError(
    'bad_request',
    fields.map(({ field, message }) => `${field} ${message}.`).join(' '),
    fields,
  );
  error.translate = (t) => (t.language === 'en' ? error.message : sentences(t));
  return error;
}

/** `seconds`: time until the next attempt. */
export function tooMany(text: string, seconds: number, values?: Values): AppError {
  const error = new AppError('too_many_requests', text, undefined, values);
  error.retryAfter = Math.max(1, Math.ceil(seconds));
  return error;
}
