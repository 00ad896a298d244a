import { contract, type AnyEndpoint, type Key } from '#shared/contract/index.ts';
import type { OpenApi, Operation, Schema } from './openapi-types.ts';

/** Writes a client in TypeScript for the calls that take an API key: one file, no dependencies. */
export function typescriptClient({ info, servers, paths, components }: OpenApi): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const key = `${method.toUpperCase()} ${path}` as Key;
      const { apiKey, status }: AnyEndpoint = contract[key];
      return apiKey === 'never' ? [] : [describeCall(key, status, operation)];
    }),
  );
  const used = new Set(['ErrorReply']);
  const text = [...calls.join('\n').matchAll(reference)].map(([, name = '']) => name);
  for (const name of [...text, 'ErrorReply']) collect(name, components.schemas, used);
  const types = Object.entries(components.schemas)
    .filter(([name]) => used.has(name))
    .map(([name, schema]) => `export type ${name} = ${toType(schema)};`);
  return `/* ${info.title.replaceAll('*/', '')} ${info.version}, made from its OpenAPI document */
/* eslint-disable */

${types.join('\n').replace(reference, '$1')}

export type Calls = {
${calls.join('\n').replace(reference, '$1')}
};

${runtime(servers[0]?.url ?? '')}`;
}

/** Marks a name of a schema, until it is known which are used. */
const reference = /§(\w+)§/g;

function collect(name: string, schemas: Record<string, Schema>, used: Set<string>): void {
  used.add(name);
  for (const [, other = ''] of toType(schemas[name] ?? {}).matchAll(reference))
    if (!used.has(other)) collect(other, schemas, used);
}

function describeCall(key: Key, status: number, operation: Operation): string {
  const { summary, parameters, requestBody, responses } = operation;
  const response = responses[status];
  const content = response && 'content' in response ? response.content : undefined;
  const reply = content && 'application/json' in content ? content['application/json'].schema : {};
  const place = (name: 'path' | 'query') => {
    const own = parameters.filter((parameter) => parameter.in === name);
    if (own.length === 0) return '';
    const isRequired = own.some(({ required }) => required);
    const fields = own.map(
      (parameter) =>
        `${parameter.name}${parameter.required ? '' : '?'}: ${toType(parameter.schema)}`,
    );
    return ` ${name}${isRequired ? '' : '?'}: { ${fields.join('; ')} };`;
  };
  const body = requestBody
    ? ` body: ${toType(requestBody.content['application/json'].schema)};`
    : '';
  return (
    `  /** ${summary.replaceAll('*/', '')} */\n` +
    `  '${key}': {${place('path')}${place('query')}${body} reply: ${toType(reply)} };`
  );
}

/** Returns the type of a schema. */
function toType(schema: Schema): string {
  const { $ref, anyOf, enum: values, prefixItems, items, properties, required = [] } = schema;
  if ($ref !== undefined) return `§${$ref.slice($ref.lastIndexOf('/') + 1)}§`;
  if (anyOf) return anyOf.map(toType).join(' | ');
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (prefixItems) return `[${prefixItems.map(toType).join(', ')}]`;
  if (items) return `Array<${toType(items)}>`;
  if (properties)
    return `{ ${Object.entries(properties)
      .map(
        ([name, part]) =>
          `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${toType(part)}`,
      )
      .join('; ')} }`;
  if (typeof schema.additionalProperties === 'object')
    return `Record<string, ${toType(schema.additionalProperties)}>`;
  const types: Record<string, string> = { integer: 'number', array: 'unknown[]', object: 'object' };
  return [schema.type ?? 'unknown']
    .flat()
    .map((type) => types[type] ?? type)
    .join(' | ');
}

const runtime = (
  origin: string,
) => `/** An error reply. \`retryAfter\`: seconds to wait, for 429 and 503. */
export class ApiError extends Error {
  status: number;
  reply: ErrorReply;
  retryAfter: number | null;
  constructor(status: number, reply: ErrorReply, retryAfter: number | null) {
    super(reply.error);
    this.status = status;
    this.reply = reply;
    this.retryAfter = retryAfter;
  }
}

type Input<K extends keyof Calls> = Omit<Calls[K], 'reply'> & {
  /** A unique key for retries, where the call accepts one. */
  idempotencyKey?: string;
  signal?: AbortSignal;
};
type Arguments<K extends keyof Calls> =
  {} extends Input<K> ? [call: K, input?: Input<K>] : [call: K, input: Input<K>];

/**
 * \`const api = createClient({ key }); await api('GET /api/posts', { query: { limit: 3 } })\`
 * Without a key, it reads what everybody may read.
 */
export function createClient({
  key,
  origin = ${JSON.stringify(origin)},
}: { key?: string | undefined; origin?: string } = {}) {
  return async <K extends keyof Calls>(
    ...[call, input]: Arguments<K>
  ): Promise<Calls[K]['reply']> => {
    const { path = {}, query = {}, body, idempotencyKey, signal } = (input ?? {}) as {
      path?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: unknown;
      idempotencyKey?: string;
      signal?: AbortSignal;
    };
    const [method = '', pattern = ''] = call.split(' ');
    const filled = pattern.replace(/\\{(\\w+)\\}/g, (_, name: string) =>
      encodeURIComponent(String(path[name])),
    );
    const url = new URL(filled, origin);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value));
    const response = await fetch(url, {
      method,
      headers: {
        ...(key === undefined ? {} : { Authorization: \`Bearer \${key}\` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
    if (response.ok) return (await response.json()) as Calls[K]['reply'];
    // A proxy in front of the server replies with another type.
    const reply: unknown = await response.json().catch(() => ({
      error: \`The server replied with \${response.status}.\`,
      code: response.status === 503 ? 'unavailable' : 'internal',
      requestId: '',
    }));
    const wait = response.headers.get('Retry-After');
    throw new ApiError(response.status, reply as ErrorReply, wait === null ? null : Number(wait));
  };
}
`;
