import { dayMs } from '../durations.ts';

/** Media types of uploaded images by the end of their names. */
export const imageTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
} as const;
export type ImageType = keyof typeof imageTypes;

/**
 * Bytes of a file, its pixels on a side, in one frame and in all of them. `cacheBytes`: memory of a
 * process.
 * `unusedRetentionMs`: how long a file that no text uses is stored. Separate from other limits,
 * which the first load includes.
 */
export const imageLimits = {
  bytes: 2 * 1024 * 1024,
  side: 8_192,
  pixels: 25_000_000,
  allPixels: 100_000_000,
  cacheBytes: 32 * 1024 * 1024,
  unusedRetentionMs: 7 * dayMs,
} as const;

/** Uploaded images of a site are below it. */
export const imagesPath = '/images/';

/**
 * An uploaded image. Its name has the size, so that pages and emails reserve its place without
 * asking the database.
 */
export type UploadedImage = { name: string; width: number; height: number; type: ImageType };

/** Returns the name of an image: the start of the SHA-256 of its bytes, and its size. */
export const toImageName = (
  sha256: string,
  { width, height, type }: Omit<UploadedImage, 'name'>,
): string => `${sha256.slice(0, 32)}-${width}x${height}.${type}`;

/** Reads the path of an uploaded image; null for another path. */
export function readImagePath(path: string): UploadedImage | null {
  const [, name, width, height, type] =
    /^\/images\/([0-9a-f]{32}-([1-9]\d{0,4})x([1-9]\d{0,4})\.(png|jpg|webp|gif))$/.exec(path) ?? [];
  return name === undefined
    ? null
    : { name, width: Number(width), height: Number(height), type: type as ImageType };
}
