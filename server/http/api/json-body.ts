import { text, type Request, type RequestHandler } from 'express';
import * as limits from '#shared/limits.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';

/** Reads JSON that was sent along into `req.body`; of calls that take more than others do, up to a limit of their own. Errors: payload_too_large, unsupported_media_type, bad_request. */
export function readJsonBody(
  { bytes, keys }: { bytes: number; keys: number } = limits.body,
): RequestHandler {
  const read = text({ type: () => true, limit: bytes, defaultCharset: 'utf-8' });
  return (req, res, next) => {
    const type = req.headers['content-type'];
    const empty =
      req.headers['content-length'] === '0' ||
      (req.headers['content-length'] === undefined &&
        req.headers['transfer-encoding'] === undefined);
    if (!empty && !/^application\/json\s*(?:;|$)/i.test(type ?? ''))
      throw new AppError(
        'unsupported_media_type',
        'The body must be JSON, with Content-Type: application/json.',
      );
    read(req, res, (error?: unknown) => {
      if (error) return next(toBodyError(error, bytes));
      try {
        const body = req.body as unknown;
        (req as Request).body = parseJson(typeof body === 'string' ? body : '', keys);
        next();
      } catch (problem) {
        next(problem);
      }
    });
  };
}

/** What is wrong with a body that could not be read. */
export function toBodyError(error: unknown, bytes: number = limits.body.bytes): unknown {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413)
    return new AppError('payload_too_large', `The body can have at most ${bytes / 1024} KB.`);
  if (status === 415)
    return new AppError('unsupported_media_type', 'The body must be JSON in UTF-8.');
  if (status === 400) return new AppError('bad_request', "The body couldn't be read completely.");
  return error;
}

/**
 * JSON of one meaning: no name twice in one object, no deeper and no larger than anybody needs. Error: bad_request, naming `body`.
 * Decision 42.
 */
export function parseJson(given: string, most: number = limits.body.keys): unknown {
  const source = given.replace(/^\uFEFF/, '');
  if (source.trim() === '') throw badRequest([{ field: 'body', message: 'must be JSON' }]);
  const names: (Set<string> | null)[] = [];
  let values = 0;
  // What it is made of is looked at before it is built: forty thousand brackets are a small text and a deep stack.
  for (let i = 0; i < source.length; i += 1) {
    const sign = source[i];
    if (sign === '{' || sign === '[') {
      names.push(sign === '{' ? new Set() : null);
      if (names.length > limits.body.depth)
        throw badRequest([
          { field: 'body', message: `must not be nested deeper than ${limits.body.depth}` },
        ]);
    } else if (sign === '}' || sign === ']') names.pop();
    else if (sign === ',' || sign === ':') values += 1;
    else if (sign === '"') {
      const end = endOfString(source, i);
      const inside = names.at(-1);
      if (inside && /^\s*:/.test(source.slice(end + 1, end + 50))) {
        const name = source.slice(i + 1, end);
        if (inside.has(name)) throw badRequest([{ field: 'body', message: 'names a field twice' }]);
        inside.add(name);
      }
      i = end;
    }
    if (values > most)
      throw badRequest([{ field: 'body', message: `must not have more than ${most} values` }]);
  }
  try {
    return JSON.parse(source);
  } catch {
    throw badRequest([{ field: 'body', message: 'must be JSON' }]);
  }
}

function endOfString(source: string, start: number): number {
  for (let i = start + 1; i < source.length; i += 1) {
    if (source[i] === '\\') i += 1;
    else if (source[i] === '"') return i;
  }
  return source.length;
}
