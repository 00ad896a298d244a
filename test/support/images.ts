import { crc32, deflateSync } from 'node:zlib';

/** A chunk of PNG. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

export const pngStart = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

export function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  // Eight bits of gray.
  header.writeUInt8(8, 8);
  return pngChunk('IHDR', header);
}

/** A gray PNG. `more`: chunks before its pixels. */
export const createPng = (width = 3, height = 2, shade = 128, more: Buffer[] = []): Buffer =>
  Buffer.concat([
    pngStart,
    pngHeader(width, height),
    ...more,
    pngChunk(
      'IDAT',
      deflateSync(
        Buffer.concat(
          Array.from({ length: height }, () => [0, ...Array(width).fill(shade)]).map((row) =>
            Buffer.from(row),
          ),
        ),
      ),
    ),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);

/** A GIF of one pixel in black and white that repeats. */
export const createGif = (frames = 2): Buffer =>
  Buffer.concat([
    Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1'),
    Buffer.from('\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0', 'latin1'),
    Buffer.from('\x21\xfe\x07comment\0', 'latin1'),
    ...Array.from({ length: frames }, (_, i) =>
      Buffer.concat([
        Buffer.from('\x21\xf9\x04\0\x0a\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0', 'latin1'),
        Buffer.from([2, 2, i % 2 ? 0x4c : 0x44, 1, 0]),
      ]),
    ),
    Buffer.from([0x3b]),
  ]);

/** A segment of JPEG. */
export function jpegSegment(code: number, data: Buffer): Buffer {
  const segment = Buffer.alloc(4 + data.length);
  segment.writeUInt16BE(0xff00 + code);
  segment.writeUInt16BE(2 + data.length, 2);
  data.copy(segment, 4);
  return segment;
}

/** EXIF of a camera, with an orientation and a position. */
export function createExif(orientation: number): Buffer {
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(count, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  const entries = [entry(0x0112, 3, 1, orientation), entry(0x8825, 4, 1, 38)];
  const latitude = [entry(0x0001, 2, 2, 0x4e), entry(0x0002, 5, 3, 56)];
  const directory = (list: Buffer[]) =>
    Buffer.concat([Buffer.from([list.length, 0]), ...list, Buffer.alloc(4)]);
  return jpegSegment(
    0xe1,
    Buffer.concat([
      Buffer.from('Exif\0\0II*\0\x08\0\0\0', 'latin1'),
      directory(entries),
      directory(latitude),
      Buffer.from('GPS 52.5163N 13.3777E'),
    ]),
  );
}

/** Puts segments after the start of a JPEG. */
export const withSegments = (jpeg: Buffer, ...segments: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
