import { text, type Request, type Response } from 'express';
import * as limits from '#shared/limits.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { parseBody } from './parse-body.ts';

/**
 * Returns a function that reads a JSON body. Errors: payload_too_large, unsupported_media_type,
 * bad_request.
 */
export function jsonBodyReader({ bytes, keys }: { bytes: number; keys: number } = limits.body) {
  const parser = text({ type: () => true, limit: bytes, defaultCharset: 'utf-8' });
  return async (req: Request, res: Response): Promise<unknown> => {
    const { 'content-length': length, 'transfer-encoding': encoding } = req.headers;
    const isEmpty = length === '0' || (length === undefined && encoding === undefined);
    if (!isEmpty && !/^application\/json\s*(?:;|$)/i.test(req.headers['content-type'] ?? ''))
      throw new AppError(
        'unsupported_media_type',
        'The body must be JSON, with Content-Type: application/json.',
      );
    if (!isUtf8(req))
      throw new AppError('unsupported_media_type', 'The body must be JSON in UTF-8.');
    await parseBody(parser, req, res, { bytes });
    return parseJson(typeof req.body === 'string' ? req.body : '', keys);
  };
}

/** Other encodings, such as UTF-7, could carry characters past a filter in front. */
export function isUtf8(req: Pick<Request, 'headers'>): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(req.headers['content-type'] ?? '')?.[1];
  return charset === undefined || /^(?:utf-?8|us-ascii)$/i.test(charset);
}

/**
 * Parses JSON with limits on depth and values. Rejects a name that appears twice in one object.
 * Error: bad_request, for the field `body`. Decision 42.
 */
export function parseJson(json: string, maxValues: number = limits.body.keys): unknown {
  const source = json.replace(/^\uFEFF/, '');
  if (source.trim() === '') throw badRequest([{ field: 'body', message: 'must be JSON' }]);
  const names: (Set<string> | null)[] = [];
  let values = 0;
  // Checked before parsing: 40,000 brackets are a short text, but overflow the stack.
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
      if (inside && isBeforeColon(source, end + 1)) {
        const name = unescapeString(source.slice(i, end + 1));
        if (inside.has(name)) throw badRequest([{ field: 'body', message: 'names a field twice' }]);
        inside.add(name);
      }
      i = end;
    }
    if (values > maxValues)
      throw badRequest([{ field: 'body', message: `must not have more than ${maxValues} values` }]);
  }
  try {
    return JSON.parse(source);
  } catch {
    throw badRequest([{ field: 'body', message: 'must be JSON' }]);
  }
}

function isBeforeColon(source: string, start: number): boolean {
  let i = start;
  while (/\s/.test(source[i] ?? '')) i += 1;
  return source[i] === ':';
}

/** The name that a JSON string stands for: `"\u0061"` is `a`. Malformed: as it is. */
function unescapeString(json: string): string {
  if (!json.includes('\\')) return json.slice(1, -1);
  try {
    return String(JSON.parse(json));
  } catch {
    return json;
  }
}

function endOfString(source: string, start: number): number {
  for (let i = start + 1; i < source.length; i += 1) {
    if (source[i] === '\\') i += 1;
    else if (source[i] === '"') return i;
  }
  return source.length;
}
