import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imageLimits, imageWidths } from '#shared/newsletter/uploaded-images.ts';
import {
  createExif,
  createPng,
  jpegSegment,
  pngChunk,
  pngHeader,
  pngStart,
  withSegments,
} from '../../../test/support/images.ts';
import { cleanImage } from './clean-image.ts';

const words = '<script>alert(1)</script>';
const latin = (text: string) => Buffer.from(text, 'latin1');
type Format = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff';

/** A picture whose pixels differ, so that half of a file is not all of it. */
function draw(format: Format, width = 60, height = 40, channels: 3 | 4 = 3): Promise<Buffer> {
  const raw = Buffer.alloc(width * height * channels).map((_, i) => (i * i) % 251);
  return sharp(raw, { raw: { width, height, channels } }).toFormat(format).toBuffer();
}
const pickColor = (i: number) => ({ r: (i * 67) % 256, g: (i * 131) % 256, b: (i * 29) % 256 });
async function animate(format: 'gif' | 'webp', frames: number, width = 60, height = 40) {
  const pictures = await Promise.all(
    Array.from({ length: frames }, (_, i) =>
      sharp({ create: { width, height, channels: 3, background: pickColor(i) } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(pictures, { join: { animated: true } })
    .toFormat(format, { loop: 3, delay: Array<number>(frames).fill(70), effort: 1 })
    .toBuffer();
}
const read = async (file: Buffer) => sharp((await cleanImage(file))[0].bytes).metadata();

describe('an image', () => {
  it.each([
    ['png', 'png'],
    ['jpeg', 'jpg'],
    ['webp', 'webp'],
    ['gif', 'gif'],
    ['avif', 'jpg'],
  ] as const)('%s is stored as %s without metadata', async (format, type) => {
    const file = await sharp(await draw(format))
      .withMetadata({ exif: { IFD0: { Copyright: words } }, density: 300 })
      .toFormat(format)
      .toBuffer();
    const [{ bytes, ...image }, ...smaller] = await cleanImage(Buffer.concat([file, latin(words)]));
    expect([image, smaller]).toEqual([{ type, width: 60, height: 40 }, []]);
    expect(bytes.toString('latin1')).not.toContain(words);
    const { exif, icc, xmp } = await sharp(bytes).metadata();
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
  });

  it('that is transparent stays transparent', async () => {
    for (const format of ['png', 'webp', 'avif'] as const)
      expect(await read(await draw(format, 60, 40, 4))).toMatchObject({
        format: format === 'webp' ? 'webp' : 'png',
        hasAlpha: true,
      });
  });

  it('is turned as the camera was held', async () => {
    const photograph = withSegments(await draw('jpeg'), createExif(6));
    const [{ bytes, width, height }] = await cleanImage(photograph);
    expect([width, height]).toEqual([40, 60]);
    expect(bytes.toString('latin1')).not.toMatch(/GPS|Exif/);
  });

  it('with broken EXIF is shown upright', async () => {
    const exif = jpegSegment(0xe1, latin('Exif\0\0II*\0\xff\xff\xff\xff'));
    const [{ width }] = await cleanImage(withSegments(await draw('jpeg'), exif));
    expect(width).toBe(60);
  });

  it('is scaled for large and small screens', async () => {
    const sizes = (await cleanImage(await draw('jpeg', 2_400, 300))).map(({ width, height }) => [
      width,
      height,
    ]);
    expect(sizes).toEqual([
      [imageWidths.large, 200],
      [imageWidths.small, 100],
    ]);
  });

  it.each(['gif', 'webp'] as const)('%s stays animated when it is scaled', async (format) => {
    const images = await cleanImage(await animate(format, 3, 1_000, 10));
    expect(images.map(({ width, height }) => [width, height])).toEqual([
      [1_000, 10],
      [800, 8],
    ]);
    for (const { bytes } of images)
      expect(await sharp(bytes).metadata()).toMatchObject({
        pages: 3,
        loop: 3,
        delay: [70, 70, 70],
      });
  });

  it('is no animated PNG, which would lose its motion', async () => {
    const control = pngChunk('acTL', Buffer.alloc(8));
    await expect(cleanImage(createPng(3, 2, 128, [control]))).rejects.toThrow(
      'must not be an animated PNG: save the animation as WebP or GIF',
    );
  });

  it.each([
    ['', 'an empty file'],
    ['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>', 'SVG'],
    [`<!doctype html>${words}`, 'HTML'],
    ['BM\x3a\0\0\0', 'BMP'],
    ['%PDF-1.7', 'PDF'],
    ['RIFF\x24\0\0\0WAVEfmt ', 'a sound'],
  ])('is not %j, %s', async (start) => {
    await expect(cleanImage(latin(start))).rejects.toThrow(
      'must be a PNG, JPEG, WebP, AVIF or GIF image',
    );
  });

  it('is no HEIC, whose container AVIF has too', async () => {
    const heic = latin((await draw('avif')).toString('latin1').replaceAll('avif', 'heic'));
    await expect(cleanImage(heic)).rejects.toThrow('must be a PNG, JPEG');
  });

  it('is no TIFF, which has another decoder', async () => {
    await expect(cleanImage(await draw('tiff'))).rejects.toThrow('must be a PNG, JPEG');
  });

  it('is not a script that begins like a GIF', async () => {
    await expect(cleanImage(latin(`GIF89a/*${words}*/=1;alert(2)`))).rejects.toThrow('damaged');
  });

  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    '%s is refused when half of it is missing',
    async (format) => {
      const file = await draw(format, 200, 200);
      for (const part of [0.1, 0.3, 0.5])
        await expect(cleanImage(file.subarray(0, file.length * part))).rejects.toThrow(
          /must be (a complete|a PNG)/,
        );
    },
  );

  it('with any changed byte is read or rejected', async () => {
    for (const format of ['png', 'jpeg', 'webp', 'gif'] as const) {
      const file = await draw(format, 12, 8);
      for (let at = 0; at < file.length; at += 3) {
        const changed = Buffer.from(file);
        changed[at] = 0xff;
        const result = await cleanImage(changed).catch((error: Error) => error.name);
        expect(result === 'ImageError' || Array.isArray(result)).toBe(true);
      }
    }
  });
});

describe('a bomb', () => {
  it.each([
    [60_000, 60_000],
    [imageLimits.side + 1, 1],
    [imageLimits.side, imageLimits.side],
  ])('of %i × %i pixels is rejected by its header', async (width, height) => {
    const file = Buffer.concat([pngStart, pngHeader(width, height), createPng().subarray(33)]);
    await expect(cleanImage(file)).rejects.toThrow(
      'must have at most 8192 pixels on each side, and 25 million in all',
    );
  });

  it('of AVIF, which takes more memory, is rejected earlier', async () => {
    const file = await sharp({
      create: { width: 4_001, height: 2_500, channels: 3, background: 'red' },
    })
      .avif({ effort: 0 })
      .toBuffer();
    expect(file.length).toBeLessThan(imageLimits.bytes);
    await expect(cleanImage(file)).rejects.toThrow('and 10 million in all');
  });

  it.each([
    ['gif', (file: Buffer) => file.fill(Buffer.from([0xd0, 0x07, 0xd0, 0x07]), 6, 10)],
    ['webp', (file: Buffer) => file.fill(Buffer.from([0xcf, 0x07, 0, 0xcf, 0x07, 0]), 24, 30)],
  ] as const)('%s of many frames is rejected', async (format, enlarge) => {
    // Each frame is drawn on 2,000 × 2,000 pixels.
    const file = enlarge(await animate(format, 26));
    await expect(cleanImage(file)).rejects.toThrow('must have at most 100 million pixels in all');
  });

  it('of compressed metadata is not unpacked into the result', async () => {
    const comment = pngChunk('tEXt', latin(`Comment\0${words.repeat(10_000)}`));
    const [{ bytes }] = await cleanImage(createPng(3, 2, 128, [comment]));
    expect(bytes.length).toBeLessThan(200);
  });
});
