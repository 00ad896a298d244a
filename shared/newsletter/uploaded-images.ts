import { dayMs } from '../durations.ts';

/** Media types of uploaded images by the end of their names. */
export const imageTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
} as const;
export type ImageType = keyof typeof imageTypes;

/** Media types of files that can be uploaded. AVIF is stored as another type. */
export const uploadTypes = [...Object.values(imageTypes), 'image/avif'].join();

/**
 * Bytes of a file, its pixels on a side, in one frame and in all of them. `avifPixels`: AVIF takes
 * more than twice the memory of other formats. `cacheBytes`: memory of a process.
 * `unusedRetentionMs`: how long a file that nothing uses is stored. Separate from other limits,
 * which the first load includes.
 */
export const imageLimits = {
  bytes: 2 * 1024 * 1024,
  side: 8_192,
  pixels: 25_000_000,
  avifPixels: 10_000_000,
  allPixels: 100_000_000,
  cacheBytes: 32 * 1024 * 1024,
  unusedRetentionMs: 7 * dayMs,
} as const;

/**
 * Pixels. Twice the column of a page, for screens with small pixels; and that column, which is also
 * twice the width of a phone.
 */
export const imageWidths = { large: 1_600, small: 800 } as const;

/** Pixels of the picture of a linked page in a list, which shows it at half of them. */
export const thumbnailSize = { width: 128, height: 96 } as const;

/** Uploaded images of a site are below it. */
export const imagesPath = '/images/';

/**
 * An uploaded image. Its name has the size, so that pages and emails reserve its place without
 * asking the database.
 */
type UploadedImage = { name: string; width: number; height: number; type: ImageType };

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

type Size = { width: number; height: number };

/** Returns the size of an image for small screens. Null: it is small itself. */
export const toSmallSize = ({ width, height }: Size): Size | null =>
  width <= imageWidths.small
    ? null
    : {
        width: imageWidths.small,
        height: Math.max(1, Math.round((height * imageWidths.small) / width)),
      };

/** Returns the path of an image for small screens, whose name has the same hash. Null: none. */
export function toSmallPath({ name, type, ...size }: UploadedImage): string | null {
  const small = toSmallSize(size);
  return small && imagesPath + toImageName(name, { ...small, type });
}
