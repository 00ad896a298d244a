import { crc32 } from 'node:zlib';
import { checkFrame, damaged, slice, type ReadImage, type Size } from './bytes.ts';

/** Chunks that are drawn, with those of animations. */
const kept = new Set(
  (
    'IHDR PLTE IDAT IEND tRNS ' +
    'gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs ' +
    'acTL fcTL fdAT'
  ).split(' '),
);

/** Reads PNG (third edition). Leaves out texts, times, EXIF and unknown chunks. */
export function readPng(file: Buffer): ReadImage {
  const parts = [slice(file, 0, 8)];
  let at = 8;
  let size: Size | null = null;
  let hasData = false;
  // The image for programs without animations need not be one of them.
  let frames = 1;
  for (let type = ''; type !== 'IEND';) {
    const length = file.readUInt32BE(at);
    const chunk = slice(file, at, length + 12);
    type = chunk.toString('latin1', 4, 8);
    const data = chunk.subarray(8, 8 + length);
    if (crc32(chunk.subarray(4, 8 + length)) !== chunk.readUInt32BE(8 + length)) throw damaged();
    if ((size === null) !== (type === 'IHDR')) throw damaged();
    size ??= { width: data.readUInt32BE(0), height: data.readUInt32BE(4) };
    if (type === 'fcTL') {
      checkFrame(size, data.readUInt32BE(12), data.readUInt32BE(16), {
        width: data.readUInt32BE(4),
        height: data.readUInt32BE(8),
      });
      frames += 1;
    }
    hasData ||= type === 'IDAT';
    if (kept.has(type)) parts.push(chunk);
    // A program that does not know a chunk in upper case cannot show the image.
    else if (/^[A-Z]/.test(type)) throw damaged();
    at += chunk.length;
  }
  if (size === null || !hasData) throw damaged();
  return { ...size, frames, bytes: Buffer.concat(parts) };
}
