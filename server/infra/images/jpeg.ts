import { damaged, ImageError, slice, type ReadImage, type Size } from './bytes.ts';

const marker = {
  endOfImage: 0xd9,
  scan: 0xda,
  jfif: 0xe0,
  exif: 0xe1,
  colorProfile: 0xe2,
  adobe: 0xee,
} as const;
/** Tables of quantization and of Huffman codes, and the restart interval. */
const tables = new Set([0xdb, 0xc4, 0xdd]);
/** Baseline, extended and progressive: those that browsers show. */
const frames = new Set([0xc0, 0xc1, 0xc2]);
const otherFrames = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

/**
 * Reads JPEG (T.81). Keeps tables, scans, the color profile and the orientation. Leaves out EXIF
 * with the position, XMP, IPTC, comments, previews and all other segments.
 */
export function readJpeg(file: Buffer): ReadImage {
  const head = [slice(file, 0, 2)];
  const body: Buffer[] = [];
  let at = 2;
  let size: Size | null = null;
  let orientation: number | null = null;
  let hasScan = false;
  for (;;) {
    if (file.readUInt8(at) !== 0xff) throw damaged();
    while (file.readUInt8(at + 1) === 0xff) at += 1;
    const code = file.readUInt8(at + 1);
    if (code === marker.endOfImage) break;
    const segment = slice(file, at, file.readUInt16BE(at + 2) + 2);
    const data = segment.subarray(4);
    at += segment.length;
    if (code === marker.scan) {
      const end = findScanEnd(file, at);
      body.push(segment, file.subarray(at, end));
      at = end;
      hasScan = true;
    } else if (frames.has(code)) {
      if (size !== null) throw damaged();
      size = { height: data.readUInt16BE(1), width: data.readUInt16BE(3) };
      body.push(segment);
    } else if (otherFrames.has(code))
      throw new ImageError('must be a baseline or progressive JPEG, as browsers show them');
    else if (code === marker.jfif && starts(data, 'JFIF\0')) head.push(writeJfif(data));
    else if (code === marker.exif) orientation ??= readOrientation(data);
    else if (code === marker.colorProfile ? starts(data, 'ICC_PROFILE\0') : tables.has(code))
      body.push(segment);
    else if (code === marker.adobe && starts(data, 'Adobe')) body.push(segment);
  }
  if (size === null || !hasScan) throw damaged();
  const turned = orientation ?? 1;
  if (turned !== 1) head.push(writeOrientation(turned));
  const bytes = Buffer.concat([...head, ...body, Buffer.from([0xff, marker.endOfImage])]);
  // From 5 on, the image is shown on its side.
  const shown = turned < 5 ? size : { width: size.height, height: size.width };
  return { ...shown, frames: 1, bytes };
}

const starts = (data: Buffer, text: string) => data.toString('latin1', 0, text.length) === text;

/** Returns where the next segment begins. In compressed data, 0 or a restart follows each 0xff. */
function findScanEnd(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw damaged();
}

/** Without its preview, which may show what was cropped. */
function writeJfif(data: Buffer): Buffer {
  const segment = Buffer.alloc(18);
  segment.writeUInt32BE(0xffe00010);
  slice(data, 0, 12).copy(segment, 4);
  return segment;
}

/** Returns the orientation in EXIF, 1 to 8. Null: none that can be read. */
function readOrientation(data: Buffer): number | null {
  if (!starts(data, 'Exif\0\0')) return null;
  const tiff = data.subarray(6);
  const isLittle = starts(tiff, 'II');
  const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  try {
    const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    for (let i = 0; i < read16(directory); i += 1) {
      const entry = directory + 2 + 12 * i;
      if (read16(entry) !== 0x0112) continue;
      const value = read16(entry + 8);
      return value >= 1 && value <= 8 ? value : null;
    }
  } catch {
    // Programs show images with broken metadata.
  }
  return null;
}

/** EXIF with the orientation alone. */
function writeOrientation(orientation: number): Buffer {
  const segment = Buffer.alloc(36);
  segment.writeUInt32BE(0xffe10022);
  segment.write('Exif\0\0MM\0*', 4, 'latin1');
  segment.writeUInt32BE(8, 14);
  segment.writeUInt16BE(1, 18);
  segment.writeUInt16BE(0x0112, 20);
  segment.writeUInt16BE(3, 22);
  segment.writeUInt32BE(1, 24);
  segment.writeUInt16BE(orientation, 28);
  return segment;
}
