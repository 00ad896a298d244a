import { imageLimits, type ImageType } from '#shared/newsletter/uploaded-images.ts';
import { damaged, ImageError, type ReadImage, type Size } from './bytes.ts';
import { readGif } from './gif.ts';
import { readJpeg } from './jpeg.ts';
import { readPng } from './png.ts';
import { readWebp } from './webp.ts';

/** An image that was written again. `bytes` have what is drawn, and nothing else. */
export type CleanImage = Size & { type: ImageType; bytes: Buffer };

type Read = (file: Buffer) => ReadImage;
/** A file begins with `start`; its length may follow, and then `format`. */
const formats: { type: ImageType; start: string; format?: string; read: Read }[] = [
  { type: 'png', start: '\x89PNG\r\n\x1a\n', read: readPng },
  { type: 'jpg', start: '\xff\xd8\xff', read: readJpeg },
  { type: 'webp', start: 'RIFF', format: 'WEBP', read: readWebp },
  { type: 'gif', start: 'GIF87a', read: readGif },
  { type: 'gif', start: 'GIF89a', read: readGif },
];

/**
 * Reads the structure of an image and writes it again without metadata, comments, and what follows
 * its end. Compressed pixels are not decoded, only their size is known. Decision 336. Throws
 * ImageError.
 */
export function readImage(file: Buffer): CleanImage {
  const head = file.toString('latin1', 0, 12);
  const format = formats.find(
    (known) => head.startsWith(known.start) && head.endsWith(known.format ?? ''),
  );
  if (!format) throw new ImageError('must be a PNG, JPEG, WebP or GIF image');
  const { width, height, frames, bytes } = readWhole(format.read, file);
  if (width < 1 || height < 1) throw damaged();
  const { side, pixels, allPixels } = imageLimits;
  if (Math.max(width, height) > side || width * height > pixels)
    throw new ImageError(
      `must have at most ${side} pixels on each side, and ${pixels / 1e6} million in all`,
    );
  if (frames * width * height > allPixels)
    throw new ImageError(`must have at most ${allPixels / 1e6} million pixels in all its frames`);
  return { type: format.type, width, height, bytes };
}

function readWhole(read: Read, file: Buffer) {
  try {
    return read(file);
  } catch (error) {
    // Node's, for a number behind the end of the file.
    throw error instanceof RangeError ? damaged() : error;
  }
}
