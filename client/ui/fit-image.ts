import { imageLimits } from '#shared/newsletter/uploaded-images.ts';

/** Pixels of the longer side: twice the column of an email, for screens with small pixels. */
const largestSide = 1_600;

/** Bytes of a file that are read for an animation. Color profiles precede it. */
const startBytes = 65_536;

/**
 * Returns an image as it is uploaded: one with too many bytes or pixels is drawn smaller, as a
 * JPEG. Others stay as they are, also files that are no images and animations, which the server
 * checks.
 */
export async function fitImage(file: File): Promise<Blob> {
  if (await isAnimated(file)) return file;
  const image = await createImageBitmap(file).catch(() => null);
  if (!image) return file;
  if (
    file.size <= imageLimits.bytes &&
    Math.max(image.width, image.height) <= imageLimits.side &&
    image.width * image.height <=
      (file.type === 'image/avif' ? imageLimits.avifPixels : imageLimits.pixels)
  )
    return file;
  const scale = Math.min(1, largestSide / Math.max(image.width, image.height));
  const canvas = window.document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const drawing = canvas.getContext('2d');
  if (!drawing) return file;
  // JPEG has no transparency.
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? file), 'image/jpeg', 0.85),
  );
}

/** WebP and PNG name an animation in a chunk before the first frame. A GIF may always be one. */
async function isAnimated(file: File): Promise<boolean> {
  if (file.type === 'image/gif') return true;
  const chunk = { 'image/webp': 'ANIM', 'image/png': 'acTL' }[file.type];
  return chunk !== undefined && (await file.slice(0, startBytes).text()).includes(chunk);
}

/** Error: the file can no longer be read. */
export async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // A call takes a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}
