import type * as z from 'zod/mini';
import type { RawInput } from '#shared/api/client.ts';
import type { FieldError } from '#shared/contract/errors.ts';
import { contract, type AnyEndpoint } from '#shared/contract/index.ts';
import type { Ctx } from '../context.ts';
import { runIdempotent } from '../domain/core/idempotency.ts';
import { readFromReplica } from '../domain/core/replica-read.ts';
import { badRequest } from '../infra/app-error.ts';
import type { AuthorizedCall } from './authorize.ts';
import { handlers } from './handlers.ts';
import { isPublicRead } from './public-reads.ts';

/** `authorize` has checked that the context has what the handler needs. */
type AnyHandler = (ctx: Ctx, input: unknown) => unknown;

/**
 * Runs an endpoint: validates the input, calls the handler and trims the reply to the contract.
 * Both transports end here, so pages read exactly what the API returns. `once` runs the handler at
 * most once per idempotency key. Throws AppError.
 */
export async function invoke(
  { ctx, key }: AuthorizedCall,
  input: RawInput,
  once?: { key: string; fingerprint: string } | null,
): Promise<{ status: number; body: unknown }> {
  const endpoint: AnyEndpoint = contract[key];
  const path = validate(endpoint.path, input.path ?? {});
  const query = validate(endpoint.query, input.query ?? {});
  const body = endpoint.body === null ? {} : validate(endpoint.body, input.body ?? {});
  const handler = handlers[key as keyof typeof handlers] as AnyHandler;
  const run = async (within: Ctx) => ({
    status: endpoint.status,
    body: endpoint.reply.parse(await handler(within, { path, query, body })) as unknown,
  });
  if (once && ctx.viewer) return runIdempotent(ctx, ctx.viewer, once, run);
  return !ctx.viewer && isPublicRead(key) ? readFromReplica(ctx, run) : run(ctx);
}

/** Parses one part of the input. Error: bad_request, with the fields. */
export function validate<T>(schema: z.ZodMiniType<T>, input: unknown): T {
  const result = schema.safeParse(input, {
    reportInput: false,
    // For issues without a message of their own. A library that loads a locale of Zod
    // must not change it.
    error: () => 'is missing or has the wrong type',
  });
  if (result.success) return result.data;
  throw badRequest(result.error.issues.flatMap(toFieldErrors));
}

function toFieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((field) => ({
      field: [...issue.path.map(String), field.slice(0, 60)].join('.'),
      message: 'is not a known parameter',
    }));
  return [{ field: issue.path.join('.'), message: issue.message }];
}
