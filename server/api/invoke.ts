import type * as z from 'zod/mini';
import type { RawInput } from '#shared/api/client.ts';
import { contract, type AnyEndpoint, type Key } from '#shared/contract/index.ts';
import type { FieldError } from '#shared/contract/errors.ts';
import type { Ctx } from '../context.ts';
import { badRequest } from '../infra/refusal.ts';
import { memberOf } from './handler.ts';
import { handlers } from './handlers.ts';

/**
 * Answers one call: asks who may, validates the input by the contract, calls the handler, trims the reply to the contract. Both transports end here,
 * so a page reads exactly what the API tells. Throws Refusal.
 */
export async function invoke(ctx: Ctx, key: Key, input: RawInput): Promise<{ status: number; body: unknown }> {
  const row: AnyEndpoint = contract[key];
  if (row.access === 'member') memberOf(ctx);
  const path = check(row.path, input.path ?? {});
  const query = check(row.query, input.query ?? {});
  const body = row.body === null ? {} : check(row.body, input.body ?? {});
  const handler = handlers[key as keyof typeof handlers] as (ctx: Ctx, input: unknown) => unknown;
  const reply = await handler(ctx, { path, query, body });
  return { status: row.status, body: row.reply.parse(reply) };
}

function check(schema: z.ZodMiniType, given: unknown): unknown {
  const result = schema.safeParse(given, { reportInput: false });
  if (result.success) return result.data;
  throw badRequest(result.error.issues.flatMap(toFields));
}

function toFields(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((field) => ({ field: field.slice(0, 60), message: 'is not a known parameter' }));
  return [{ field: issue.path.join('.'), message: issue.message }];
}
