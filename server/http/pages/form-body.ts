import { text, type Request, type Response } from 'express';
import * as limits from '#shared/limits.ts';
import { isUtf8 } from '../api/json-body.ts';
import { parseBody } from '../api/parse-body.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';

type FormLimits = { bytes: number; fields: number };

const createParser = ({ bytes }: FormLimits) =>
  text({ type: () => true, limit: bytes, defaultCharset: 'utf-8' });
const parsers = new Map([limits.form, limits.writingForm].map((max) => [max, createParser(max)]));

/**
 * Reads the fields of a form. A repeated name is an error. Line ends are normalized, as the API
 * counts them. Errors: unsupported_media_type, payload_too_large, bad_request.
 */
export async function readForm(
  req: Request,
  res: Response,
  max: FormLimits = limits.form,
): Promise<Record<string, string>> {
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(req.headers['content-type'] ?? ''))
    throw new AppError(
      'unsupported_media_type',
      'The form must be sent as application/x-www-form-urlencoded.',
    );
  if (!isUtf8(req)) throw new AppError('unsupported_media_type', 'The form must be in UTF-8.');
  const parser = parsers.get(max) ?? createParser(max);
  await parseBody(parser, req, res, { bytes: max.bytes, noun: 'form' });
  const entries = [...new URLSearchParams(typeof req.body === 'string' ? req.body : '')];
  if (entries.length > max.fields)
    throw badRequest([{ field: 'body', message: `must not have more than ${max.fields} fields` }]);
  const fields = Object.create(null) as Record<string, string>;
  for (const [name, value] of entries) {
    if (name in fields)
      throw badRequest([{ field: name.slice(0, 60), message: 'must appear only once' }]);
    fields[name] = value.replace(/\r\n?/g, '\n');
  }
  return fields;
}
