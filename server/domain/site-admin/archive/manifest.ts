import { createHash, type Hash } from 'node:crypto';
import * as z from 'zod/mini';

export const archiveFormat = 'broadsheet-site-archive';
export const archiveVersion = 1;
export const manifestName = 'manifest.json';
export const signatureName = 'signature.json';

const folder = z.object({
  /** Files of the archive, and lines in them. */
  files: z.int(),
  rows: z.int(),
  bytes: z.int(),
  /** SHA-256 of each name, size and content, one after another, in hexadecimal. */
  sha256: z.string(),
});

export const manifestSchema = z.object({
  format: z.literal(archiveFormat),
  version: z.literal(archiveVersion),
  site: z.string(),
  /** The built-in site whose settings it changes. */
  preset: z.string(),
  /** The columns of each folder of rows. */
  columns: z.record(z.string(), z.array(z.string())),
  folders: z.record(z.string(), folder),
  /** Null: without secrets. */
  secrets: z.nullable(z.object({ salt: z.string() })),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const signatureSchema = z.object({
  /** SHA-256 of the manifest, in hexadecimal. */
  manifest: z.string(),
  exportedAt: z.iso.datetime(),
  /** The URL of the site, as the exporting installation has it. */
  url: z.string(),
  /** Ed25519, base64url: the public key, and the signature of `toSignedText`. */
  key: z.string(),
  signature: z.string(),
});
export type Signature = z.infer<typeof signatureSchema>;

export const toSignedText = ({ manifest, exportedAt, url }: Omit<Signature, 'key' | 'signature'>) =>
  `${archiveFormat}\n${manifest}\n${exportedAt}\n${url}`;

export const hashManifest = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** The folder of a file: its path without the last part. */
export const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/'));

/** Counts the files of each folder. Files of a folder come in one order. */
export function createTally(): {
  add(name: string, content: Uint8Array, rows?: number): void;
  end(): Manifest['folders'];
} {
  type Count = Omit<z.infer<typeof folder>, 'sha256'> & { hash: Hash };
  const counts = new Map<string, Count>();
  return {
    add(name, content, rows = 0) {
      const path = folderOf(name);
      let count = counts.get(path);
      if (!count)
        counts.set(path, (count = { files: 0, rows: 0, bytes: 0, hash: createHash('sha256') }));
      count.files += 1;
      count.rows += rows;
      count.bytes += content.byteLength;
      count.hash.update(`${name}\n${content.byteLength}\n`).update(content);
    },
    end: () =>
      Object.fromEntries(
        [...counts].map(([path, { hash, ...count }]) => [
          path,
          { ...count, sha256: hash.digest('hex') },
        ]),
      ),
  };
}
