import { checkFrame, damaged, slice, type ReadImage } from './bytes.ts';

const block = { extension: 0x21, image: 0x2c, end: 0x3b } as const;
const extension = { control: 0xf9, application: 0xff } as const;
/** Applications whose blocks say how often an animation repeats. */
const repeats = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

/** Reads GIF (89a), also animated. Leaves out comments, texts and blocks of applications. */
export function readGif(file: Buffer): ReadImage {
  const size = { width: file.readUInt16LE(6), height: file.readUInt16LE(8) };
  let at = 13 + readTableLength(file.readUInt8(10));
  const parts = [slice(file, 0, at)];
  let frames = 0;
  for (;;) {
    const begin = at;
    const kind = file.readUInt8(at);
    if (kind === block.end) break;
    if (kind === block.image) {
      checkFrame(size, file.readUInt16LE(at + 1), file.readUInt16LE(at + 3), {
        width: file.readUInt16LE(at + 5),
        height: file.readUInt16LE(at + 7),
      });
      // A table of colors and the size of the first code precede the pixels.
      at = skipParts(file, at + 11 + readTableLength(file.readUInt8(at + 9)));
      frames += 1;
    } else if (kind === block.extension) {
      const label = file.readUInt8(at + 1);
      at = skipParts(file, at + 2);
      const isKept =
        label === extension.control ||
        (label === extension.application &&
          repeats.has(file.toString('latin1', begin + 3, begin + 14)));
      if (!isKept) continue;
    } else throw damaged();
    parts.push(slice(file, begin, at - begin));
  }
  if (frames === 0) throw damaged();
  return { ...size, frames, bytes: Buffer.concat([...parts, Buffer.from([block.end])]) };
}

/** Returns the bytes of a table of colors, if the flags say that there is one. */
const readTableLength = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** Returns the position after parts of up to 255 bytes, of which an empty one is the last. */
function skipParts(file: Buffer, from: number): number {
  for (let at = from; ;) {
    const length = file.readUInt8(at);
    at += 1 + length;
    if (length === 0) return at;
  }
}
