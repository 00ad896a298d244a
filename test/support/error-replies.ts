import type { Response } from 'supertest';
import { expect } from 'vitest';
import { errorReply, errorStatus, type ErrorCode } from '#shared/contract/errors.ts';

/**
 * Checks an API error: the status of `code`, an uncached body of the error shape, and `fields` in
 * order.
 */
export function expectError(response: Response, code: ErrorCode, fields?: string[]): void {
  const about = `${response.status} ${response.text}`;
  expect(response.status, about).toBe(errorStatus[code]);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-store');
  const body = errorReply.parse(response.body);
  expect(response.body, 'nothing but the error shape').toEqual(body);
  expect(body.code).toBe(code);
  expect(body.error).toMatch(/\w.*\.$/s);
  expect(body.requestId).toBe(response.headers['x-request-id']);
  expect(
    body.fields?.map(({ field }) => field),
    about,
  ).toEqual(fields);
  for (const { message } of body.fields ?? []) expect(message).not.toBe('');
  const text = response.text.replace(body.requestId, '');
  expect(text, 'no stack, no words of a parser or a driver').not.toMatch(
    new RegExp(
      String.raw`node_modules|\s+at \S+ \(|\.[tj]s:\d|syntax error|unexpected ` +
        String.raw`token|\b(?:postgres|pglite|drizzle|zod)\b`,
      'i',
    ),
  );
}
