import type { adminImages as rows } from '#shared/contract/admin-images.ts';
import { uploadImage } from '../domain/images/upload-image.ts';
import type { Handler } from './handler-types.ts';

export const adminImages: { [K in keyof typeof rows]: Handler<K> } = {
  'POST /api/admin/images': (ctx, { body }) => uploadImage(ctx, ctx.viewer, body.image),
};
