import type * as z from 'zod/mini';
import type { RawInput } from '#shared/api/client.ts';
import { contract, type AnyEndpoint, type Key } from '#shared/contract/index.ts';
import type { FieldError } from '#shared/contract/errors.ts';
import type { Ctx } from '../context.ts';
import { runIdempotent } from '../domain/core/idempotency.ts';
import { badRequest } from '../infra/app-error.ts';
import { authorize } from './authorize.ts';
import { requireMember } from './handler-types.ts';
import { handlers } from './handlers.ts';

/**
 * Answers one call: asks who may, validates the input by the contract, calls the handler, trims the reply to the contract. Both transports end here,
 * so a page reads exactly what the API tells. `once`: the call is made once for this key (see `doOnce`). Throws Refusal.
 */
export async function invoke(
  ctx: Ctx,
  key: Key,
  input: RawInput,
  once?: { key: string; fingerprint: string } | null,
): Promise<{ status: number; body: unknown }> {
  const row: AnyEndpoint = contract[key];
  authorize(ctx, key);
  const path = validate(row.path, input.path ?? {});
  const query = validate(row.query, input.query ?? {});
  const body = row.body === null ? {} : validate(row.body, input.body ?? {});
  const handler = handlers[key as keyof typeof handlers] as (ctx: Ctx, input: unknown) => unknown;
  const answer = async (within: Ctx) => ({
    status: row.status,
    body: row.reply.parse(await handler(within, { path, query, body })) as unknown,
  });
  return once ? runIdempotent(ctx, requireMember(ctx), once, answer) : answer(ctx);
}

/** A part of the input as its schema makes it. Error: bad_request, naming what is wrong. */
export function validate(schema: z.ZodMiniType, given: unknown): unknown {
  const result = schema.safeParse(given, { reportInput: false });
  if (result.success) return result.data;
  throw badRequest(result.error.issues.flatMap(toFields));
}

function toFields(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((field) => ({
      field: [...issue.path.map(String), field.slice(0, 60)].join('.'),
      message: 'is not a known parameter',
    }));
  // What a schema has no words of its own for.
  return [
    {
      field: issue.path.join('.'),
      message:
        issue.message === 'Invalid input' ? 'is missing or has the wrong type' : issue.message,
    },
  ];
}
