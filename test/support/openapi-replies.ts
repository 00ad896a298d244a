import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Express, Response } from 'express';
import { errorStatus, type ErrorCode, type ErrorReply } from '#shared/contract/errors.ts';
import { openApi } from '../../server/api/openapi.ts';
import { mcpPath } from '#shared/paths.ts';
import { isApiRequest } from '../../server/http/front/request-context.ts';

/** A reply to check. `body` is undefined without a body. */
type SeenReply = { method: string; path: string; status: number; body: unknown };

const document = openApi(
  { name: 'Test', siteOrigin: 'https://test.example', apiOrigin: 'https://api.test.example' },
  '0',
  { staff: true },
);
const operations = Object.entries(document.paths).map(([pattern, methods]) => ({
  address: new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}/?$`),
  pattern,
  methods,
}));
/** JSON that is no reply of a call. */
const others = ['/api/openapi.json', mcpPath];

const isInstant = (text: string) =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;
const ajv = new Ajv2020({
  allErrors: true,
  allowUnionTypes: true,
  formats: { 'date-time': isInstant },
});
ajv.addVocabulary(Object.keys(document));
ajv.addSchema({ ...closed(document), $id: 'document' });
const validators = new Map<string, ValidateFunction>();

/** The document allows extra fields; replies must have none. */
function closed<T>(part: T): T {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map(closed) as T;
  const copy = Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, closed(value as unknown)]),
  );
  return (
    copy.type === 'object' && copy.properties !== undefined
      ? { additionalProperties: false, ...copy }
      : copy
  ) as T;
}

function validator(pointer: string): ValidateFunction {
  const cached = validators.get(pointer);
  if (cached) return cached;
  const compiled = ajv.compile({ $ref: `document#${pointer}` });
  validators.set(pointer, compiled);
  return compiled;
}

const step = (name: string) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Differences of a reply from the document: an unknown status, or another body shape. */
export function findProblems({ method, path, status, body }: SeenReply): string[] {
  const about = `${method} ${path} answered ${status}`;
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
  // `/api/users/profile` is also the path of a user with this name.
  const fitting = operations.filter(({ address }) => address.test(path));
  const match = fitting.find(({ methods }) => methods[verb]) ?? fitting[0];
  const operation = match?.methods[verb];
  if (!match || !operation) {
    if (others.includes(path) && status === 200) return [];
    return status < 400
      ? [`${about}, but the document has no such call`]
      : bodyProblems(about, '/components/schemas/ErrorReply', status, body);
  }
  const response = operation.responses[status];
  if (!response)
    return [
      `${about}, which the document does not have: name it in \`errorCodes\` of ` +
        'its row, or where every call may meet it (server/api/openapi.ts)',
    ];
  const place =
    '$ref' in response
      ? response.$ref.slice(1)
      : `/paths/${step(match.pattern)}/${verb}/responses/${status}`;
  return bodyProblems(about, `${place}/content/application~1json/schema`, status, body);
}

function bodyProblems(about: string, pointer: string, status: number, body: unknown): string[] {
  if (body === undefined) return [];
  const validate = validator(pointer);
  if (!validate(body))
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${about}: ${instancePath || 'the body'} ${message} ${JSON.stringify(params)}`,
    );
  const code: ErrorCode | undefined = status < 400 ? undefined : (body as ErrorReply).code;
  return code !== undefined && errorStatus[code] !== status
    ? [`${about} with the code ${code}`]
    : [];
}

let problems: string[] = [];

/** Errors in the replies of watched applications since the last call. */
export function takeProblems(): string[] {
  const taken = problems;
  problems = [];
  return taken;
}

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

/** Compares every JSON reply of the application with the OpenAPI document. */
export function watchReplies(app: Express): void {
  const { write, end } = app.response;
  const sent = new WeakMap<Response, Buffer[]>();
  const keep = (res: Response, [chunk, encoding]: unknown[]) => {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return;
    const bytes =
      typeof chunk === 'string'
        ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
        : Buffer.from(chunk);
    sent.set(res, [...(sent.get(res) ?? []), bytes]);
  };
  app.response.write = function (this: Response, ...args: unknown[]) {
    keep(this, args);
    return Reflect.apply(write, this, args) as boolean;
  } as typeof write;
  app.response.end = function (this: Response, ...args: unknown[]) {
    keep(this, args);
    problems.push(...look(this, Buffer.concat(sent.get(this) ?? [])));
    return Reflect.apply(end, this, args) as Response;
  } as typeof end;
}

function look(res: Response, bytes: Buffer): string[] {
  const { req, statusCode: status } = res;
  if (!isApiRequest(req) || !/^application\/json\b/.test(String(res.getHeader('Content-Type'))))
    return [];
  const reply = { method: req.method, path: req.path, status };
  if (req.method === 'HEAD') return findProblems({ ...reply, body: undefined });
  try {
    const text = (decoders[String(res.getHeader('Content-Encoding'))]?.(bytes) ?? bytes).toString();
    return findProblems({ ...reply, body: JSON.parse(text) as unknown });
  } catch (error) {
    return [`${req.method} ${req.path} answered ${status} with what is no JSON: ${String(error)}`];
  }
}
