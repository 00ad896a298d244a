import * as z from 'zod/mini';
import { textPictures } from '../limits.ts';
import { imageFile, imageRules, imageUploads, uploadedImage } from './admin-images.ts';
import { endpoint } from './endpoint.ts';
import { described } from './openapi-metadata.ts';
import { hour } from './rate-limit.ts';

/** A PNG of one pixel, for the example. */
const smallest =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAMAAAAoyzS7AAAAA1BMVEUKalq+QYPLAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAACklEQVQI12NgAAAAAgAB4iG8MwAAAABJRU5ErkJggg==';

/** Pictures that members upload for their posts and comments. */
export const images = {
  'POST /api/images': endpoint({
    access: 'member',
    limit: {
      name: 'text-pictures',
      requests: 'uploads',
      storage: 'process',
      seconds: hour,
      person: 60,
      network: 300,
    },
    bodyLimit: imageUploads.bodyLimit,
    status: 201,
    errorCodes: ['forbidden', 'conflict', 'too_many_requests'],
    summary:
      'Uploads a picture for your posts and comments: PNG, JPEG, WebP, AVIF or GIF. It is encoded ' +
      'again without metadata. `![what it shows](path)` in a text of yours shows it; in texts of ' +
      `others it is a link. At most ${textPictures.ofDay} a day. The site turns pictures on, and ` +
      'may require karma (`pictures`). A picture that no text shows is deleted after a week or two.',
    body: z.strictObject({
      image: described(`The file in base64, ${imageRules}`, imageFile, smallest),
    }),
    reply: uploadedImage,
    apiKey: 'write',
  }),
};
