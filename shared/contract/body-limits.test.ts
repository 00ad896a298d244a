import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import * as limits from '../limits.ts';
import { contract, keys, type AnyEndpoint } from './index.ts';

/** JSON may write each UTF-16 unit as `\uXXXX`. No program does so with base64. */
const bytesPerUnit = ({ pattern }: JsonSchema) =>
  pattern === '^[A-Za-z0-9_-]+$' || pattern === '^[A-Za-z0-9+/]+={0,2}$' ? 1 : 6;

type JsonSchema = {
  type?: string;
  maxLength?: number;
  pattern?: string;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
};

it('accepts the largest texts of every body, also escaped', () => {
  const tooSmall = keys.flatMap((key) => {
    const { body, bodyLimit = limits.body }: AnyEndpoint = contract[key];
    if (body === null) return [];
    const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline' });
    const largest = bytesOf(schema as JsonSchema);
    return largest > bodyLimit.bytes ? [`${key}: ${largest} bytes of ${bodyLimit.bytes}`] : [];
  });
  expect(tooSmall).toEqual([]);
});

/** Counts one item of a list of objects: a caller can send fewer per request. */
function bytesOf(schema: JsonSchema): number {
  const { properties, items, prefixItems = [], anyOf = [], maxLength = 0, maxItems = 0 } = schema;
  if (schema.type === 'string') return maxLength * bytesPerUnit(schema) + 2;
  if (items && prefixItems.length === 0)
    return bytesOf(items) * (items.type === 'string' ? maxItems : 1);
  return (
    Object.entries(properties ?? {}).reduce(
      (sum, [name, value]) => sum + name.length + 4 + bytesOf(value),
      2,
    ) +
    prefixItems.reduce((sum, item) => sum + bytesOf(item), 0) +
    Math.max(0, ...anyOf.map(bytesOf))
  );
}
