import { isStaffAccess } from '#shared/contract/endpoint.ts';
import { STATUS_CODES } from 'node:http';
import * as z from 'zod/mini';
import {
  csrfHeader,
  idempotencyHeader,
  requestIdHeader,
  signatureHeader,
} from '#shared/http-names.ts';
import { idempotencyKey } from '#shared/limits.ts';
import { errorMeaning, errorReply, errorStatus, type ErrorCode } from '#shared/contract/errors.ts';
import { type AnyEndpoint, groups, isStaffKey, methodAndPath } from '#shared/contract/index.ts';
import { meanings } from '#shared/contract/openapi-metadata.ts';

/** The subset of JSON Schema 2020-12 that the contract uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  examples?: unknown[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema | false;
  prefixItems?: Schema[];
  anyOf?: Schema[];
};
export type Content = { 'application/json': { schema: Schema } };
export type FileContent = { 'text/csv': { schema: Schema } };
export type Reference = { $ref: string };
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  example?: unknown;
  schema: Schema;
};
export type Response<Of = Content> = {
  description: string;
  headers: Record<string, Reference>;
  content: Of;
};
export type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  parameters: Parameter[];
  /** Any one of these is sufficient. */
  security?: { session?: string[]; apiKey?: string[] }[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, Response<Content | FileContent> | Reference>;
};

/** The subset of OpenAPI 3.1 that the reference uses. */
export type OpenApi = {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    contact: { name: string; url: string };
    license: { name: string; url: string };
  };
  externalDocs: { description: string; url: string };
  servers: { url: string }[];
  /** The default of all operations: no authentication. */
  security: [];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    /** Error responses by error code. */
    responses: Record<string, Response>;
    headers: Record<string, { description: string; schema: Schema }>;
    securitySchemes: Record<
      'session' | 'apiKey',
      { type: 'http'; scheme: 'bearer'; description: string }
    >;
  };
};

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
      description: basics(name, apiOrigin),
      contact: { name, url: `${siteOrigin}/contact` },
      license: { name: `Terms of ${name}`, url: `${siteOrigin}/terms` },
    },
    externalDocs: { description: 'Human-readable reference.', url: `${siteOrigin}/api/docs` },
    servers: [{ url: apiOrigin }],
    security: [],
    ...(staff ? (allCalls ??= describeCalls(true)) : (calls ??= describeCalls(false))),
  };
}

/** Describes conventions of all endpoints, in Markdown. */
const basics = (name: string, origin: string) =>
  `
The same API the pages of ${name} use. Responses are JSON. We may add fields; ignore ones you don't recognize.
Every URL that supports \`GET\` also supports \`HEAD\`.

## Sites

Each site has its own host. The host of ${name} is \`${origin}\`; it serves no other site's data.

## Lists

A list with a \`cursor\` parameter is paginated: while \`hasNextPage\` is true, repeat the request with \`cursor\` set to the \`nextCursor\` of the last response.
Cursors are opaque and tied to their list. New items don't shift pages.

\`\`\`
curl '${origin}/api/posts?sort=new&limit=25'
curl '${origin}/api/posts?sort=new&limit=25&cursor=…'
\`\`\`

## Times

Times are ISO 8601 in UTC with milliseconds, so they sort as strings.

## Request IDs

Every response has an \`${requestIdHeader}\` header. Include it in support requests.

## Browser sessions

Log in with an emailed code and send the token as \`Authorization: Bearer …\`. Browser sessions also need a CSRF token for every write except auth requests:
\`POST /api/csrf/token\` returns it and sets a cookie; send it as \`${csrfHeader}\` in the same session. Bodies are JSON.

## API key authentication

Programs send an API key from \`POST /api/api-keys\` as \`Authorization: Bearer …\` and need no other token. A key works only for endpoints that list its scope.
Endpoints that require a recent login need one within the last 15 minutes.

## Retries

Some endpoints accept \`${idempotencyHeader}\`. Send a unique key (up to ${idempotencyKey.max} characters) and, when you retry, the same key and the same body: you get the same response, and nothing happens twice.
Responses are stored for ${idempotencyKey.kept / 3_600_000} hours. Failed requests aren't stored.

## Errors

Errors use status 400 or higher and an \`ErrorReply\` with a machine-readable code, a message and the request ID.
`.trim();

/** Cached: the operations are the same for all tenants. */
let calls: ReturnType<typeof describeCalls> | undefined;
let allCalls: typeof calls;

const everywhere: readonly ErrorCode[] = [
  'bad_request',
  'method_not_allowed',
  'uri_too_long',
  'headers_too_large',
  'internal',
  'unavailable',
];

/** Returns the error codes of an endpoint, in the order of their statuses. */
function listErrorCodes(method: string, path: string, row: AnyEndpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>([...everywhere, ...(row.refuses ?? [])]);
  if (path.includes('{')) codes.add('not_found');
  if (isStaffAccess(row.access)) codes.add('not_found');
  else if (row.access !== 'anyone') codes.add('unauthorized');
  // For an API key without access, or an old login where a recent one is required.
  codes.add('forbidden');
  if (row.idempotent) codes.add('conflict');
  if (method !== 'GET') codes.add('misdirected_request').add('too_many_requests');
  if (row.body) codes.add('payload_too_large').add('unsupported_media_type');
  return [...codes].toSorted((a, b) => errorStatus[a] - errorStatus[b]);
}

function describeCalls(staff: boolean): Pick<OpenApi, 'tags' | 'paths' | 'components'> {
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
        description: 'A key from `POST /api/api-keys` with the scope the endpoint lists.',
      },
    },
    headers: {
      [requestIdHeader]: { description: 'Identifies this response.', schema: { type: 'string' } },
      'Retry-After': { description: 'Seconds.', schema: { type: 'integer', minimum: 1 } },
      Allow: { description: 'The methods the URL supports.', schema: { type: 'string' } },
    },
  };
  const json = (schema: z.ZodMiniType, io: 'input' | 'output'): Content => ({
    'application/json': { schema: toSchema(schema, io, components.schemas) },
  });
  const response = <Of extends Content | FileContent>(
    description: string,
    content: Of,
    ...more: string[]
  ): Response<Of> => ({
    description,
    headers: Object.fromEntries(
      [requestIdHeader, ...more].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
    ),
    content,
  });
  const refusal = (code: ErrorCode): Reference => {
    components.responses[code] ??= response(
      errorMeaning[code],
      json(errorReply, 'output'),
      ...(additionalHeaders[code] ?? []),
    );
    return { $ref: `#/components/responses/${code}` };
  };

  const paths: OpenApi['paths'] = {};
  const shown = groups
    .map((group) => ({
      ...group,
      rows: Object.entries(group.rows).filter(([key]) => staff || !isStaffKey(key)),
    }))
    .filter(({ rows }) => rows.length > 0);
  for (const { name, rows } of shown) {
    for (const [key, row] of rows) {
      const { method, path } = methodAndPath(key);
      (paths[path] ??= {})[method.toLowerCase()] = {
        operationId: operationId(method, path),
        summary: row.summary,
        tags: [name],
        parameters: [
          ...describeParameters('path', row.path, components.schemas),
          ...describeParameters('query', row.query, components.schemas),
          ...(row.idempotent ? [once] : []),
          ...(row.access === 'signed' ? [signature] : []),
        ],
        ...describeSecurity(row),
        ...(row.body ? { requestBody: { required: true, content: json(row.body, 'input') } } : {}),
        responses: {
          [row.status]: response(
            STATUS_CODES[row.status] ?? '',
            row.media === undefined
              ? json(row.reply, 'output')
              : { [row.media]: { schema: toSchema(row.reply, 'output', components.schemas) } },
          ),
          ...Object.fromEntries(
            listErrorCodes(method, path, row).map((code) => [errorStatus[code], refusal(code)]),
          ),
        },
      };
    }
  }
  return {
    tags: shown.map(({ name, about }) => ({ name, description: about })),
    paths,
    components,
  };
}

/** Returns the accepted authentication methods. Endpoints for anonymous callers have none. */
function describeSecurity({ access, apiKey }: AnyEndpoint): Pick<Operation, 'security'> {
  const key = apiKey === 'never' ? [] : [{ apiKey: [apiKey] }];
  if (access === 'member' || isStaffAccess(access)) return { security: [{ session: [] }, ...key] };
  return key.length === 0 ? {} : { security: [{}, { session: [] }, ...key] };
}

const once: Parameter = {
  name: idempotencyHeader,
  in: 'header',
  required: false,
  description: 'A unique key for retries: the same request with the same key runs once.',
  example: 'a3f1c0de-5b7e-4a51-9f60-2d1c8f1e7b90',
  schema: { type: 'string', minLength: 1, maxLength: idempotencyKey.max },
};

const signature: Parameter = {
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
  too_many_requests: ['Retry-After'],
  unavailable: ['Retry-After'],
};

/** Converts `GET /api/posts/{id}/comments` to `getPostsByIdComments`. */
function operationId(method: string, path: string): string {
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
  // The array makes Zod create a reference for the schema itself. Decision 30.
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
