import * as z from 'zod/mini';
import { imageLimits } from '../newsletter/uploaded-images.ts';
import { endpoint } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { hour } from './rate-limit.ts';

const megabytes = imageLimits.bytes / 1024 / 1024;
/** Base64 has four characters for three bytes. */
const maxCharacters = Math.ceil(imageLimits.bytes / 3) * 4;

/** Images that editors upload for issues. */
export const adminImages = {
  'POST /api/admin/images': endpoint({
    access: 'admin',
    // Each has up to 2 MB.
    limit: {
      name: 'images',
      requests: 'uploads',
      storage: 'process',
      seconds: hour,
      person: 200,
      network: 1_000,
    },
    status: 201,
    errorCodes: ['conflict'],
    summary:
      'Uploads an image for issues: PNG, JPEG, WebP or GIF. Metadata, such as the position of a ' +
      'photograph, is removed. A file that is there already is stored once. Files that no issue ' +
      'uses are deleted after a week or two.',
    body: z.strictObject({
      image: described(
        `The file in base64, at most ${megabytes} MB, ${imageLimits.side} pixels on each side ` +
          `and ${imageLimits.pixels / 1e6} million in all. An animation: at most ` +
          `${imageLimits.allPixels / 1e6} million in all its frames.`,
        z
          .string('must be a file in base64')
          .check(
            z.maxLength(maxCharacters, `must be at most ${megabytes} MB`),
            z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'must be a file in base64'),
          ),
      ),
    }),
    // JSON may escape each slash.
    bodyLimit: { bytes: Math.ceil((maxCharacters * 65) / 64 / 1024 + 1) * 1024, keys: 10 },
    reply: named(
      'UploadedImage',
      z.object({
        path: described(
          'Its URL path on the site.',
          z.string(),
          '/images/9f86d081884c7d659a2feaa0c55ad015-1200x800.jpg',
        ),
        width: described('In pixels, as it is shown.', z.int()),
        height: z.int(),
        bytes: described('Of the stored file.', z.int()),
      }),
    ),
  }),
};
