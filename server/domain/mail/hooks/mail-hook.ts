import type * as z from 'zod/mini';
import type { MailHookBody } from '#shared/contract/mail-hooks.ts';
import { AppError, badRequest } from '../../../infra/app-error.ts';
import { findBounceCause } from '../../../infra/mail/bounce-cause.ts';
import type { BounceCause } from '#shared/bounce-causes.ts';
import { parseJsonOfOthers } from '../../../infra/parse-json.ts';

/** A request of a provider. `urls`: those that it may have called. */
export type HookRequest = {
  header(name: string): string | undefined;
  body: Buffer;
  urls: readonly string[];
  now: Date;
};

type MailEvent = MailHookBody['events'][number];

/** Returns the text of a document of the provider. Throws if it cannot be fetched. */
export type FetchText = (url: string) => Promise<string>;

/** One mail provider: its authentication, and the format of its events. */
export type MailHook = {
  name: string;
  /** What authenticates its requests. Completes a sentence that begins with its name. */
  secret: { isValid(text: string): boolean; problem: string };
  /** Whether it is a test without events, which a provider sends before there is a secret. */
  isTest?(request: HookRequest): boolean;
  /** Checks the request and reads its events. Errors: unauthorized, bad_request. */
  read(
    request: HookRequest,
    secret: string,
    fetchText: FetchText,
  ): MailHookBody | Promise<MailHookBody>;
};

export const unauthorizedHook = (): AppError =>
  new AppError('unauthorized', 'This request has no valid authentication of the mail provider.');

export const malformedHook = (): AppError =>
  badRequest([{ field: 'body', message: 'must have the format of the mail provider' }]);

/** Parses JSON by a schema. Error: bad_request. */
export function parseHook<T>(schema: z.ZodMiniType<T>, json: string): T {
  let value: unknown;
  try {
    value = parseJsonOfOthers(json);
  } catch {
    throw malformedHook();
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw malformedHook();
  return parsed.data;
}

/** Whether a time in seconds is within milliseconds of now. */
export const isRecent = (seconds: number, now: Date, withinMs: number): boolean =>
  Math.abs(now.getTime() - seconds * 1_000) <= withinMs;

/**
 * Returns the cause of a bounce. The answer of the receiving server may say more than the provider,
 * but an address is gone only if the provider calls the bounce permanent.
 */
export function toCause(isPermanent: boolean, answer = ''): BounceCause {
  const cause = findBounceCause(answer, '5.0.0');
  if (isPermanent) return cause === 'other' ? 'gone' : cause;
  return cause === 'gone' ? 'other' : cause;
}

/** Bounds the parts of an event, because they come from outside. */
export function toEvent(
  cause: MailEvent['cause'],
  email: string,
  parts: { id: string; messageId?: string | null | undefined },
): MailEvent[] {
  const address = email.replace(/^.*<([^<>]*)>\s*$/s, '$1').trim();
  if (address.length < 3 || address.length > 320) return [];
  const { id, messageId } = parts;
  return [
    {
      id: `${id} ${address}`.slice(0, 900),
      cause,
      email: address,
      ...(messageId && messageId.length <= 500 ? { messageId } : {}),
    },
  ];
}
