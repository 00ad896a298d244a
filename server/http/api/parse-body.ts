import type { Request, RequestHandler, Response } from 'express';
import { english } from '#shared/texts/translate.ts';
import { AppError } from '../../infra/app-error.ts';

/**
 * Runs a body parser of Express. `bytes` is its limit. Errors: payload_too_large,
 * unsupported_media_type, bad_request.
 */
export async function parseBody(
  parser: RequestHandler,
  req: Request,
  res: Response,
  { bytes, noun = 'body' }: { bytes: number; noun?: 'body' | 'form' },
): Promise<void> {
  const error = await new Promise<unknown>((resolve) => void parser(req, res, resolve));
  if (!error) return;
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413)
    throw new AppError(
      'payload_too_large',
      noun === 'form'
        ? english('The form can have at most {size} KB.')
        : english('The body can have at most {size} KB.'),
      undefined,
      { size: bytes / 1024 },
    );
  if (status === 415)
    throw new AppError(
      'unsupported_media_type',
      noun === 'form'
        ? english('The form must be in UTF-8.')
        : english('The body must be JSON in UTF-8.'),
    );
  if (status === 400)
    throw new AppError(
      'bad_request',
      noun === 'form'
        ? english("The form couldn't be read completely.")
        : english("The body couldn't be read completely."),
    );
  throw error;
}
