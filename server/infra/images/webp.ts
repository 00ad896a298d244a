import { checkFrame, damaged, slice, type ReadImage, type Size } from './bytes.ts';

type Chunk = { id: string; data: Buffer };

/** Reads WebP (RFC 9649). Leaves out EXIF, XMP and unknown chunks. */
export function readWebp(file: Buffer): ReadImage {
  const [first, ...others] = readChunks(slice(file, 12, file.readUInt32LE(4) - 4));
  if (!first) throw damaged();
  if (first.id !== 'VP8X') {
    const size = readPixelSize(first);
    if (size === null) throw damaged();
    return { ...size, frames: 1, bytes: writeFile([first]) };
  }
  const size = {
    width: first.data.readUIntLE(4, 3) + 1,
    height: first.data.readUIntLE(7, 3) + 1,
  };
  const shown = others.flatMap((chunk): Chunk[] => {
    if (chunk.id === 'ICCP' || chunk.id === 'ANIM') return [chunk];
    return chunk.id === 'ANMF' ? [readFrame(size, chunk)] : readPixels(size, chunk);
  });
  if (!shown.some(({ id }) => id === 'ANMF' || id.startsWith('VP8'))) throw damaged();
  const header = Buffer.from(first.data);
  // Without the flags of EXIF and XMP.
  header.writeUInt8(header.readUInt8(0) & ~0x0c, 0);
  const frames = Math.max(1, shown.filter(({ id }) => id === 'ANMF').length);
  return { ...size, frames, bytes: writeFile([{ id: 'VP8X', data: header }, ...shown]) };
}

function readChunks(body: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 0; at < body.length;) {
    const length = body.readUInt32LE(at + 4);
    const data = slice(body, at + 8, length);
    chunks.push({ id: body.toString('latin1', at, at + 4), data });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

function readFrame(image: Size, { id, data }: Chunk): Chunk {
  const header = slice(data, 0, 16);
  const frame = { width: header.readUIntLE(6, 3) + 1, height: header.readUIntLE(9, 3) + 1 };
  checkFrame(image, 2 * header.readUIntLE(0, 3), 2 * header.readUIntLE(3, 3), frame);
  const pixels = readChunks(data.subarray(16)).flatMap((chunk) => readPixels(frame, chunk));
  return { id, data: Buffer.concat([header, ...pixels.map(writeChunk)]) };
}

/** Returns a chunk of pixels or of their opacity; none for other chunks. */
function readPixels(image: Size, chunk: Chunk): Chunk[] {
  if (chunk.id === 'ALPH') return [chunk];
  const size = readPixelSize(chunk);
  if (size === null) return [];
  checkFrame(image, 0, 0, size);
  return [chunk];
}

/** Null: the chunk has no pixels. */
function readPixelSize({ id, data }: Chunk): Size | null {
  if (id === 'VP8 ') {
    // A key frame begins with these.
    if ((data.readUInt8(0) & 1) !== 0 || data.readUIntBE(3, 3) !== 0x9d012a) throw damaged();
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
  }
  if (id !== 'VP8L') return null;
  if (data.readUInt8(0) !== 0x2f) throw damaged();
  const bits = data.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function writeChunk({ id, data }: Chunk): Buffer {
  const chunk = Buffer.alloc(8 + data.length + (data.length % 2));
  chunk.write(id, 'latin1');
  chunk.writeUInt32LE(data.length, 4);
  data.copy(chunk, 8);
  return chunk;
}

function writeFile(chunks: Chunk[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks.map(writeChunk)]);
  return writeChunk({ id: 'RIFF', data: body });
}
