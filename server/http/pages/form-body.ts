import { text, type Request, type Response } from 'express';
import * as limits from '#shared/limits.ts';
import { isUtf8 } from '../api/json-body.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';

type Most = { bytes: number; fields: number };

const createParser = ({ bytes }: Most) =>
  text({ type: () => true, limit: bytes, defaultCharset: 'utf-8' });
const parsers = new Map(
  [limits.form, limits.writingForm].map((most) => [most, createParser(most)]),
);

/**
 * Reads the fields of a form. A repeated name is an error. Line ends are normalized, as the API
 * counts them. Errors: unsupported_media_type, payload_too_large, bad_request.
 */
export async function readForm(
  req: Request,
  res: Response,
  most: Most = limits.form,
): Promise<Record<string, string>> {
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(req.headers['content-type'] ?? ''))
    throw new AppError(
      'unsupported_media_type',
      'The form must be sent as application/x-www-form-urlencoded.',
    );
  if (!isUtf8(req)) throw new AppError('unsupported_media_type', 'The form must be in UTF-8.');
  await new Promise<void>((resolve, reject) => {
    const parse = parsers.get(most) ?? createParser(most);
    parse(req, res, (error?: unknown) =>
      error === undefined ? resolve() : reject(toRefusal(error, most)),
    );
  });
  const entries = [...new URLSearchParams(typeof req.body === 'string' ? req.body : '')];
  if (entries.length > most.fields)
    throw badRequest([{ field: 'body', message: `must not have more than ${most.fields} fields` }]);
  const fields = Object.create(null) as Record<string, string>;
  for (const [name, value] of entries) {
    if (name in fields)
      throw badRequest([{ field: name.slice(0, 60), message: 'must appear only once' }]);
    fields[name] = value.replace(/\r\n?/g, '\n');
  }
  return fields;
}

function toRefusal(error: unknown, { bytes }: Most): unknown {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413)
    return new AppError('payload_too_large', `A form can have at most ${bytes / 1024} KB.`);
  if (status === 415) return new AppError('unsupported_media_type', 'The form must be in UTF-8.');
  if (status === 400) return new AppError('bad_request', "The form couldn't be read completely.");
  return error;
}
