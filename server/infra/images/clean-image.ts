import type { Metadata, SharpConstructor } from 'sharp';
import {
  imageLimits,
  imageWidths,
  toSmallSize,
  type ImageType,
} from '#shared/newsletter/uploaded-images.ts';
import { problem } from '#shared/texts/problems.ts';

/** What is wrong with a file. The message follows the name of the field in a sentence. */
export class ImageError extends Error {
  override name = 'ImageError';
}

/** An image that was encoded again, without metadata. */
export type CleanImage = { type: ImageType; width: number; height: number; bytes: Buffer };

/** Seconds. The largest image takes about four. */
const timeoutSeconds = 60;

let loading: Promise<{ default: SharpConstructor }> | undefined;
/** Loads the library with the first image: most processes never receive one. */
async function loadSharp(): Promise<SharpConstructor> {
  const { default: sharp } = await (loading ??= import('sharp'));
  sharp.cache(false);
  sharp.concurrency(1);
  // An upload reaches no other decoder: no SVG, TIFF or PDF, and no file of the server.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map(
      (format) => `VipsForeignLoad${format}Buffer`,
    ),
  });
  return sharp;
}

let last: Promise<unknown> = Promise.resolve();
/** Runs the work after that of earlier calls. */
function queue<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work);
  last = result.catch(() => {});
  return result;
}

/**
 * Decodes an image and encodes it again: upright, in sRGB, without metadata and what follows its
 * end, and as wide as `imageWidths.large` at most. Another, for small screens, follows if it is
 * wider than `imageWidths.small`. Animations stay animations. One image after another, since a
 * large one takes 200 MB. Decision 336. Throws ImageError.
 */
export function cleanImage(file: Buffer): Promise<[CleanImage, ...CleanImage[]]> {
  return queue(() => clean(file));
}

/**
 * Decodes an image and encodes its middle as a still WebP of this size. Limits and errors are those
 * of `cleanImage`. Rejects an image that is smaller, unless it `enlarges`.
 */
export function cleanMiddle(
  file: Buffer,
  size: { width: number; height: number },
  enlarges: boolean,
): Promise<CleanImage> {
  return queue(async () => {
    const sharp = await loadSharp();
    const metadata = await readMetadata(sharp, file);
    checkSize(metadata);
    const { width, height } = metadata.autoOrient;
    if (!enlarges && (width < size.width || height < size.height))
      throw new ImageError(problem(`must have at least ${size.width} by ${size.height} pixels`));
    const bytes = await sharp(file, { limitInputPixels: imageLimits.allPixels, failOn: 'error' })
      .timeout({ seconds: timeoutSeconds })
      .autoOrient()
      .resize({ ...size, fit: 'cover' })
      .webp({ quality: 85 })
      .toBuffer()
      .catch(() => {
        throw damaged();
      });
    return { type: 'webp', ...size, bytes };
  });
}

async function clean(file: Buffer): Promise<[CleanImage, ...CleanImage[]]> {
  const sharp = await loadSharp();
  const metadata = await readMetadata(sharp, file);
  checkSize(metadata);
  // The decoder would return its first frame.
  if (metadata.format === 'png' && file.subarray(0, file.indexOf('IDAT')).includes('acTL'))
    throw new ImageError(problem('must not be an animated PNG: save the animation as WebP or GIF'));
  const type = findType(metadata);
  const source = {
    animated: type === 'gif' || type === 'webp',
    limitInputPixels: imageLimits.allPixels,
    failOn: 'error',
  } as const;
  const encode = async (size: { width: number; height?: number }): Promise<CleanImage> => {
    const image = sharp(file, source)
      .timeout({ seconds: timeoutSeconds })
      .autoOrient()
      .resize({ ...size, fit: size.height === undefined ? 'inside' : 'fill' });
    if (type === 'jpg') image.jpeg({ quality: 85, mozjpeg: true });
    else if (type === 'png') image.png({ compressionLevel: 9, palette: metadata.isPalette });
    else if (type === 'webp') image.webp({ quality: 85 });
    else image.gif();
    const { data, info } = await image.toBuffer({ resolveWithObject: true }).catch(() => {
      throw damaged();
    });
    return { type, width: info.width, height: info.pageHeight ?? info.height, bytes: data };
  };
  const large = await encode({ width: Math.min(metadata.autoOrient.width, imageWidths.large) });
  const small = toSmallSize(large);
  return small === null ? [large] : [large, await encode(small)];
}

async function readMetadata(sharp: SharpConstructor, file: Buffer): Promise<Metadata> {
  let metadata: Metadata;
  try {
    metadata = await sharp(file, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw /unsupported image format|is empty/.test(String(error)) ? unknownType() : damaged();
  }
  // HEIC, which phones write, has the container of AVIF.
  if (metadata.format === 'heif' && metadata.compression !== 'av1') throw unknownType();
  return metadata;
}

const unknownType = () => new ImageError(problem('must be a PNG, JPEG, WebP, AVIF or GIF image'));
const damaged = () =>
  new ImageError(problem('must be a complete image: the file is cut off or damaged'));

/** Compares what the header says with the limits, before pixels are decoded. */
function checkSize({ format, width, height, pages = 1 }: Metadata): void {
  const { side, allPixels, avifPixels } = imageLimits;
  const pixels = format === 'heif' ? avifPixels : imageLimits.pixels;
  if (Math.max(width, height) > side || width * height > pixels)
    throw new ImageError(
      problem(`must have at most ${side} pixels on each side, and ${pixels / 1e6} million in all`),
    );
  if (pages * width * height > allPixels)
    throw new ImageError(
      problem(`must have at most ${allPixels / 1e6} million pixels in all its frames`),
    );
}

/** Returns what an image is stored as. Mail programs do not show AVIF. */
function findType({ format, hasAlpha }: Metadata): ImageType {
  if (format === 'heif') return hasAlpha ? 'png' : 'jpg';
  return format === 'jpeg' ? 'jpg' : (format as ImageType);
}
