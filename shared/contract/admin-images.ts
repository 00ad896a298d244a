import * as z from 'zod/mini';
import { imageLimits, imageWidths } from '../newsletter/uploaded-images.ts';
import { endpoint } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { hour } from './rate-limit.ts';

const megabytes = imageLimits.bytes / 1024 / 1024;
/** Base64 has four characters for three bytes. */
const maxCharacters = Math.ceil(imageLimits.bytes / 3) * 4;

/** Each image has up to 2 MB. */
export const imageUploads = {
  limit: {
    name: 'images',
    requests: 'uploads',
    storage: 'process',
    seconds: hour,
    person: 200,
    network: 1_000,
  },
  // JSON may escape each slash.
  bodyLimit: { bytes: Math.ceil((maxCharacters * 65) / 64 / 1024 + 1) * 1024, keys: 10 },
} as const;

export const imageFile = z
  .string('must be a file in base64')
  .check(
    z.maxLength(maxCharacters, `must be at most ${megabytes} MB`),
    z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'must be a file in base64'),
  );

export const imageRules =
  `at most ${megabytes} MB, ${imageLimits.side} pixels on each side and ` +
  `${imageLimits.pixels / 1e6} million in all, AVIF ${imageLimits.avifPixels / 1e6} million. ` +
  `An animation: at most ${imageLimits.allPixels / 1e6} million in all its frames.`;

export const uploadedImage = named(
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
);

/** Images that editors upload for issues. */
export const adminImages = {
  'POST /api/admin/images': endpoint({
    access: 'admin',
    ...imageUploads,
    status: 201,
    errorCodes: ['conflict'],
    summary:
      'Uploads an image for issues: PNG, JPEG, WebP, AVIF or GIF. It is encoded again without ' +
      `metadata, such as the position of a photograph, at most ${imageWidths.large} pixels wide; ` +
      'AVIF as JPEG, or as PNG if it is transparent. GIF and WebP stay animated. A file that is ' +
      'there already is stored once. Files that nothing uses are deleted after a week or two.',
    body: z.strictObject({
      image: described(`The file in base64, ${imageRules}`, imageFile),
    }),
    reply: uploadedImage,
  }),
};
