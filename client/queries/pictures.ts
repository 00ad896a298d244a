import type { Reply } from '#shared/contract/index.ts';
import type { App } from '../app-context.tsx';

/** Stores a picture for texts of the member: a file in base64. Throws ApiError. */
export const uploadPicture = (
  { api }: Pick<App, 'api'>,
  image: string,
): Promise<Reply<'POST /api/images'>> => api('POST /api/images', { body: { image } });
