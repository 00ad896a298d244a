import { describe, expect, it } from 'vitest';
import { imageLimits } from '#shared/newsletter/uploaded-images.ts';
import {
  createExif,
  createGif,
  createPng,
  jpegSegment,
  pngChunk,
  pngHeader,
  pngStart,
  withSegments,
} from '../../../test/support/images.ts';
import {
  animate,
  extend,
  jpeg,
  webp,
  webpChunk,
  webpLossless,
} from '../../../test/support/image-samples.ts';
import { readImage } from './read-image.ts';

const words = '<script>alert(1)</script>';
const latin = (text: string) => Buffer.from(text, 'latin1');
const text = (bytes: Buffer) => bytes.toString('latin1');
const samples = {
  png: createPng(3, 2),
  jpg: jpeg,
  webp,
  lossless: webpLossless,
  animation: animate(webp),
  gif: createGif(),
};

describe('an image', () => {
  it.each([
    ['png', 'png', 3, 2],
    ['jpg', 'jpg', 12, 8],
    ['webp', 'webp', 12, 8],
    ['lossless', 'webp', 12, 8],
    ['animation', 'webp', 12, 8],
    ['gif', 'gif', 1, 1],
  ] as const)('%s is read with its size', (name, type, width, height) => {
    expect(readImage(samples[name])).toMatchObject({ type, width, height });
  });

  it.each(Object.entries(samples))('%s stays the same when it is read again', (_, file) => {
    const { bytes } = readImage(file);
    expect(readImage(bytes).bytes.equals(bytes)).toBe(true);
  });

  it.each(Object.entries(samples))('%s loses what follows its end', (_, file) => {
    const { bytes } = readImage(Buffer.concat([file, latin(`PK\x03\x04${words}`)]));
    expect(text(bytes)).not.toContain(words);
    expect(bytes.equals(readImage(file).bytes)).toBe(true);
  });

  it.each(Object.entries(samples))('%s is refused wherever it is cut off', (_, file) => {
    for (let length = 16; length < file.length; length += 1)
      expect(() => readImage(file.subarray(0, length)), String(length)).toThrow(
        'must be a complete image: the file is cut off or damaged',
      );
  });

  it.each([
    ['', 'an empty file'],
    ['<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'SVG'],
    [`<!doctype html>${words}`, 'HTML'],
    [`\x89PNG${words}`, 'half of a signature'],
    ['BM\x3a\0\0\0', 'BMP'],
    ['%PDF-1.7', 'PDF'],
    ['RIFF\x24\0\0\0WAVEfmt ', 'a sound'],
    ['\0\0\0\x1cftypavif', 'AVIF'],
  ])('is not %j, %s', (start) => {
    expect(() => readImage(latin(start))).toThrow('must be a PNG, JPEG, WebP or GIF image');
  });

  it('is not a page that begins like a GIF', () => {
    expect(() => readImage(latin(`GIF89a/*${words}*/=1;alert(2)`))).toThrow('damaged');
  });

  it.each([
    [60_000, 60_000],
    [imageLimits.side + 1, 1],
    [imageLimits.side, imageLimits.side],
  ])('of %i × %i pixels is rejected', (width, height) => {
    const file = Buffer.concat([pngStart, pngHeader(width, height), createPng().subarray(33)]);
    expect(() => readImage(file)).toThrow(
      'must have at most 8192 pixels on each side, and 25 million in all',
    );
  });

  it.each([
    ['gif', (count: number) => createGif(count).fill(Buffer.from([0xb8, 0x0b, 0xb8, 0x0b]), 6, 10)],
    [
      'png',
      (count: number) => {
        const frame = pngChunk(
          'fcTL',
          Buffer.from('0000000000000001000000010000000000000000', 'hex'),
        );
        const start = Buffer.concat([pngStart, pngHeader(3_000, 3_000)]);
        const frames = Array.from({ length: count - 1 }, () => frame);
        return Buffer.concat([start, ...frames, createPng().subarray(33)]);
      },
    ],
    [
      'webp',
      (count: number) => {
        const file = animate(webp, count);
        file.writeUIntLE(2_999, 24, 3);
        file.writeUIntLE(2_999, 27, 3);
        return file;
      },
    ],
  ])('%s with too many pixels in all its frames is rejected', (_, create) => {
    expect(readImage(create(11))).toMatchObject({ width: 3_000, height: 3_000 });
    expect(() => readImage(create(12))).toThrow('must have at most 100 million pixels in all');
  });

  it('with any changed byte is read or rejected', () => {
    for (const file of Object.values(samples))
      for (let at = 0; at < file.length; at += 1)
        for (const value of [0, 0x7f, 0xff]) {
          const changed = Buffer.from(file);
          changed[at] = value;
          try {
            const { width, height } = readImage(changed);
            expect(width * height).toBeLessThanOrEqual(imageLimits.pixels);
          } catch (error) {
            expect(error).toHaveProperty('name', 'ImageError');
          }
        }
  });
});

describe('a PNG', () => {
  it('loses texts, EXIF and unknown chunks', () => {
    const more = ['tEXt', 'iTXt', 'eXIf', 'abCd'].map((type) => pngChunk(type, latin(words)));
    const { bytes } = readImage(createPng(3, 2, 128, more));
    expect(bytes.equals(createPng(3, 2))).toBe(true);
  });

  it.each([
    ['a required chunk that nobody knows', createPng(3, 2, 0, [pngChunk('ABCD', latin('x'))])],
    ['two headers', createPng(3, 2, 0, [pngHeader(3, 2)])],
    ['no pixels', Buffer.concat([pngStart, pngHeader(3, 2), pngChunk('IEND', latin(''))])],
    ['no size', createPng(0, 0)],
    ['a wrong checksum', Buffer.from(createPng()).fill(1, 29, 33)],
  ])('with %s is refused', (_, file) => {
    expect(() => readImage(file)).toThrow('damaged');
  });
});

describe('a JPEG', () => {
  it('loses the position, XMP, comments and previews', () => {
    const file = withSegments(
      jpeg,
      createExif(1),
      jpegSegment(0xe0, latin(`JFXX\0${words}`)),
      jpegSegment(0xe1, latin(`http://ns.adobe.com/xap/1.0/\0${words}`)),
      jpegSegment(0xed, latin(`Photoshop 3.0\0${words}`)),
      jpegSegment(0xe2, latin(`MPF\0${words}`)),
      jpegSegment(0xfe, latin(words)),
    );
    expect(readImage(file).bytes.equals(readImage(jpeg).bytes)).toBe(true);
  });

  it('keeps its color profile', () => {
    const profile = jpegSegment(0xe2, latin('ICC_PROFILE\0\x01\x01profile'));
    expect(text(readImage(withSegments(jpeg, profile)).bytes)).toContain('ICC_PROFILE\0\x01\x01');
  });

  it('keeps its orientation without the rest of EXIF', () => {
    const { bytes, width, height } = readImage(withSegments(jpeg, createExif(6)));
    expect([width, height]).toEqual([8, 12]);
    expect(text(bytes)).not.toContain('GPS');
    const again = readImage(bytes);
    expect(again).toMatchObject({ width: 8, height: 12 });
    expect(again.bytes.equals(bytes)).toBe(true);
    expect(readImage(withSegments(jpeg, createExif(3)))).toMatchObject({ width: 12, height: 8 });
  });

  it('with broken EXIF is shown upright', () => {
    const file = withSegments(jpeg, jpegSegment(0xe1, latin('Exif\0\0II*\0\xff\xff\xff\xff')));
    expect(readImage(file).bytes.equals(readImage(jpeg).bytes)).toBe(true);
  });

  it('of a kind that browsers do not show is rejected', () => {
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    const file = Buffer.from(jpeg);
    file[frame + 1] = 0xc3;
    expect(() => readImage(file)).toThrow('must be a baseline or progressive JPEG');
  });
});

describe('a WebP', () => {
  it('loses EXIF, XMP and their flags', () => {
    const plain = extend(webp, 0, []);
    const file = extend(webp, 0x0c, [
      webpChunk('EXIF', latin(words)),
      webpChunk('XMP ', latin(words)),
      webpChunk('what', latin(words)),
    ]);
    expect(readImage(file).bytes.equals(readImage(plain).bytes)).toBe(true);
  });

  it('with pixels beyond its canvas is rejected', () => {
    const file = extend(webp, 0, []);
    // The width of the canvas, less one.
    file.writeUIntLE(5, 24, 3);
    expect(() => readImage(file)).toThrow('damaged');
  });
});

describe('a GIF', () => {
  it('keeps its frames and repeats, without comments', () => {
    const { bytes } = readImage(createGif(3));
    expect(text(bytes)).toContain('NETSCAPE2.0');
    expect(text(bytes)).not.toContain('comment');
    expect(text(bytes).split('\x21\xf9').length - 1).toBe(3);
  });

  it('loses blocks of other applications', () => {
    const file = createGif();
    const start = file.indexOf('\x21\xff', 'latin1');
    const xmp = latin('\x21\xff\x0bXMP DataXMP\x03<x>\0');
    const { bytes } = readImage(
      Buffer.concat([file.subarray(0, start), xmp, file.subarray(start)]),
    );
    expect(bytes.equals(readImage(file).bytes)).toBe(true);
  });
});
