import { adminScopeOf } from '#shared/contract/admin-scopes.ts';
import { isStaffAccess } from '#shared/contract/endpoint.ts';
import { STATUS_CODES } from 'node:http';
import * as z from 'zod/mini';
import { idempotencyHeader, requestIdHeader, signatureHeader } from '#shared/http-names.ts';
import { idempotencyKey } from '#shared/limits.ts';
import { errorMeaning, errorReply, errorStatus, type ErrorCode } from '#shared/contract/errors.ts';
import { type AnyEndpoint, groups, type Key } from '#shared/contract/index.ts';
import { isStaffKey, methodAndPath } from '#shared/contract/keys.ts';
import { meanings } from '#shared/contract/openapi-metadata.ts';
import { describeConventions } from './openapi-conventions.ts';
import type {
  Content,
  FileContent,
  OpenApi,
  Operation,
  Parameter,
  Reference,
  Response,
  Schema,
} from './openapi-types.ts';

/** A tenant with the origins of its pages and of its API. */
export type Tenant = { name: string; siteOrigin: string; apiOrigin: string };

/**
 * Builds the OpenAPI document of a tenant from the contract. `staff`: includes the endpoints of
 * moderators and admins.
 */
export function openApi(
  { name, siteOrigin, apiOrigin }: Tenant,
  version: string,
  { staff = false } = {},
): OpenApi {
  return {
    openapi: '3.1.0',
    info: {
      title: `${name} API`,
      version,
      description: describeConventions(name, siteOrigin, apiOrigin),
      contact: { name, url: `${siteOrigin}/contact` },
      license: { name: `Terms of ${name}`, url: `${siteOrigin}/terms` },
    },
    externalDocs: { description: 'Human-readable reference.', url: `${siteOrigin}/api/docs` },
    servers: [{ url: apiOrigin }],
    security: [],
    ...(staff
      ? (allOperations ??= describeOperations(true))
      : (publicOperations ??= describeOperations(false))),
  };
}

/** Cached: the operations are the same for all tenants. */
let publicOperations: ReturnType<typeof describeOperations> | undefined;
let allOperations: typeof publicOperations;

const commonErrors: readonly ErrorCode[] = [
  'bad_request',
  // For an API key that is not valid, on every endpoint.
  'unauthorized',
  // For an API key without access, or an old login where a recent one is required.
  'forbidden',
  'method_not_allowed',
  // For a site that moved to another server.
  'misdirected_request',
  'uri_too_long',
  'headers_too_large',
  'internal',
  'unavailable',
];

/** Returns the error codes of an endpoint, in the order of their statuses. */
function listErrorCodes(method: string, path: string, row: AnyEndpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>([...commonErrors, ...(row.errorCodes ?? [])]);
  if (path.includes('{')) codes.add('not_found');
  if (isStaffAccess(row.access)) codes.add('not_found');
  if (row.idempotent) codes.add('conflict');
  if (method !== 'GET') codes.add('too_many_requests');
  if (row.body) codes.add('payload_too_large').add('unsupported_media_type');
  return [...codes].toSorted((a, b) => errorStatus[a] - errorStatus[b]);
}

function describeOperations(staff: boolean): Pick<OpenApi, 'tags' | 'paths' | 'components'> {
  const components: OpenApi['components'] = {
    schemas: {},
    responses: {},
    securitySchemes: {
      session: {
        type: 'http',
        scheme: 'bearer',
        description: 'The token from `POST /api/auth/verify`.',
      },
      apiKey: {
        type: 'http',
        scheme: 'bearer',
        description:
          'A key from `POST /api/api-keys`, or for the administration from `POST /api/admin/keys`, ' +
          'with the scope the endpoint lists.',
      },
    },
    headers: {
      [requestIdHeader]: { description: 'Identifies this response.', schema: { type: 'string' } },
      'RateLimit-Policy': {
        description: 'The policy with the least left: its quota `q` in `w` seconds.',
        schema: { type: 'string', examples: ['"posts";q=10;w=600'] },
      },
      RateLimit: {
        description: 'What is left of the quota, `r`, and seconds until its reset, `t`.',
        schema: { type: 'string', examples: ['"posts";r=9;t=600'] },
      },
      'WWW-Authenticate': {
        description: '`Bearer`, with `error="invalid_token"` for an API key that is not valid.',
        schema: { type: 'string' },
      },
      'Retry-After': { description: 'Seconds.', schema: { type: 'integer', minimum: 1 } },
      Allow: { description: 'The methods the URL supports.', schema: { type: 'string' } },
    },
  };
  const json = (schema: z.ZodMiniType, io: 'input' | 'output'): Content => ({
    'application/json': { schema: toSchema(schema, io, components.schemas) },
  });
  const response = <Type extends Content | FileContent>(
    description: string,
    content: Type,
    ...more: string[]
  ): Response<Type> => ({
    description,
    headers: Object.fromEntries(
      [requestIdHeader, ...more].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
    ),
    content,
  });
  const referToError = (code: ErrorCode): Reference => {
    components.responses[code] ??= response(
      errorMeaning[code],
      json(errorReply, 'output'),
      ...(additionalHeaders[code] ?? []),
    );
    return { $ref: `#/components/responses/${code}` };
  };

  const paths: OpenApi['paths'] = {};
  const visibleGroups = groups
    .map((group) => ({
      ...group,
      rows: Object.entries(group.rows).filter(([key]) => staff || !isStaffKey(key)),
    }))
    .filter(({ rows }) => rows.length > 0);
  for (const { name, rows } of visibleGroups) {
    for (const [key, row] of rows) {
      const { method, path } = methodAndPath(key);
      (paths[path] ??= {})[method.toLowerCase()] = {
        operationId: toOperationId(method, path),
        summary: row.summary,
        tags: [name],
        parameters: [
          ...describeParameters('path', row.path, components.schemas),
          ...describeParameters('query', row.query, components.schemas),
          ...(row.idempotent ? [idempotencyParameter] : []),
          ...(row.access === 'signed' && !row.signedBy ? [signatureParameter] : []),
        ],
        ...describeSecurity(key as Key, row),
        ...(row.body ? { requestBody: { required: true, content: json(row.body, 'input') } } : {}),
        responses: {
          [row.status]: response(
            STATUS_CODES[row.status] ?? '',
            row.media === undefined
              ? json(row.reply, 'output')
              : { [row.media]: { schema: toSchema(row.reply, 'output', components.schemas) } },
          ),
          ...Object.fromEntries(
            listErrorCodes(method, path, row).map((code) => [
              errorStatus[code],
              referToError(code),
            ]),
          ),
        },
      };
    }
  }
  return {
    tags: visibleGroups.map(({ name, about }) => ({ name, description: about })),
    paths,
    components,
  };
}

/** Returns the accepted authentication methods. Endpoints for anonymous callers have none. */
function describeSecurity(name: Key, { access, apiKey }: AnyEndpoint): Pick<Operation, 'security'> {
  const scope = adminScopeOf(name) ?? apiKey;
  const key = scope === 'never' ? [] : [{ apiKey: scope === 'any' ? [] : [scope] }];
  if (access === 'member' || isStaffAccess(access)) return { security: [{ session: [] }, ...key] };
  return key.length === 0 ? {} : { security: [{}, { session: [] }, ...key] };
}

const idempotencyParameter: Parameter = {
  name: idempotencyHeader,
  in: 'header',
  required: false,
  description: 'A unique key for retries: the same request with the same key runs once.',
  example: 'a3f1c0de-5b7e-4a51-9f60-2d1c8f1e7b90',
  schema: { type: 'string', minLength: 1, maxLength: idempotencyKey.max },
};

const signatureParameter: Parameter = {
  name: signatureHeader,
  in: 'header',
  required: true,
  description:
    '`t=` the time in seconds since 1970, a comma, and `v1=` the HMAC-SHA-256, ' +
    'in hexadecimal, of that time, a full stop and the body byte for byte, under ' +
    'the secret `MAIL_WEBHOOK_SECRET` of the installation. ' +
    'The time may differ from ours by up to 5 minutes. During secret rotation ' +
    'there may be several `v1`.',
  example: 't=1795248000,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd',
  schema: { type: 'string' },
};

/** Additional response headers by error code. */
const additionalHeaders: Partial<Record<ErrorCode, string[]>> = {
  method_not_allowed: ['Allow'],
  unauthorized: ['WWW-Authenticate'],
  too_many_requests: ['Retry-After', 'RateLimit-Policy', 'RateLimit'],
  unavailable: ['Retry-After'],
};

/** Converts `GET /api/posts/{id}/comments` to `getPostsByIdComments`. */
function toOperationId(method: string, path: string): string {
  const route = path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, 'by-$1');
  return (
    method.toLowerCase() + route.replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase())
  );
}

function describeParameters(
  place: 'path' | 'query',
  shape: z.ZodMiniObject,
  components: Record<string, Schema>,
): Parameter[] {
  const { properties = {}, required = [] } = toSchema(shape, 'input', components);
  return Object.entries(properties).map(
    ([name, { description, examples: _examples, ...schema }]) => {
      const part = shape.shape[name];
      const example = part && meanings.get(part)?.examples?.[0];
      return {
        name,
        in: place,
        required: required.includes(name),
        ...(description === undefined ? {} : { description }),
        ...(example === undefined ? {} : { example }),
        schema,
      };
    },
  );
}

/** Converts to JSON Schema. Named schemas go to `components` and are referenced. */
function toSchema(
  schema: z.ZodMiniType,
  io: 'input' | 'output',
  components: Record<string, Schema>,
): Schema {
  // The array makes Zod create a reference for the schema itself.
  const { items, $defs = {} } = z.toJSONSchema(z.array(schema), {
    io,
    metadata: meanings,
    override({ jsonSchema }) {
      // Zod adds the limits of safe integers.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      // Later versions of a response may have more properties.
      if (io === 'output' && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties;
      delete jsonSchema.id;
    },
  });
  const [converted, defs] = JSON.parse(
    JSON.stringify([items, $defs]).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as [Schema, Record<string, Schema>];
  for (const [name, def] of Object.entries(defs)) {
    if (name.startsWith('__')) throw new Error('a schema that contains itself needs a name');
    const existing = components[name];
    if (existing && JSON.stringify(existing) !== JSON.stringify(def))
      throw new Error(`${name} is given and taken in different forms: they need two names`);
    components[name] = def;
  }
  return converted;
}
