/** What is wrong with a file. The message follows the name of the field in a sentence. */
export class ImageError extends Error {
  override name = 'ImageError';
}

export const damaged = () =>
  new ImageError('must be a complete image: the file is cut off or damaged');

/** Pixels. */
export type Size = { width: number; height: number };

/** An image without what is not drawn. A program that shows it may draw each frame in full size. */
export type ReadImage = Size & { frames: number; bytes: Buffer };

/** Returns a part of a file. Throws if the file ends before it. */
export function slice(file: Buffer, from: number, length: number): Buffer {
  if (length < 0 || from + length > file.length) throw damaged();
  return file.subarray(from, from + length);
}

/** Throws for a frame of an animation that is not within the image. */
export function checkFrame(image: Size, x: number, y: number, { width, height }: Size): void {
  if (x + width > image.width || y + height > image.height) throw damaged();
}
