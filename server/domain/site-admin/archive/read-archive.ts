import { createReadStream } from 'node:fs';
import { Readable, pipeline } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import type * as z from 'zod/mini';
import { AppError } from '../../../infra/app-error.ts';
import { isSignedBy } from '../../../infra/installation-key.ts';
import {
  archiveFormat,
  createTally,
  hashManifest,
  manifestName,
  manifestSchema,
  signatureName,
  signatureSchema,
  toSignedText,
  type Manifest,
  type Signature,
} from './manifest.ts';

/** Far above what an export writes: a row or an image. */
const maxFileBytes = 256 * 2 ** 20;

export type ArchiveFile = { name: string; content: Buffer };

/** Says what is wrong with an archive. */
export const badArchive = (problem: string) => new AppError('bad_request', problem);

/** Reads the files of an archive in their order. Error: bad_request. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveFile> {
  const content = pipeline(createReadStream(file), createGunzip(), () => undefined);
  const entries = (Readable.toWeb(content) as ReadableStream<Uint8Array>).pipeThrough(
    createTarDecoder({ strict: true }) as never,
  ) as ReadableStream<ParsedTarEntry>;
  try {
    for await (const { header, body } of entries) {
      if (header.size > maxFileBytes) throw badArchive(`has a file that is too large`);
      const chunks: Uint8Array[] = [];
      for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) chunks.push(chunk);
      yield { name: header.name, content: Buffer.concat(chunks) };
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (/^E[A-Z]+$/.test(code)) throw badArchive(`cannot be read (${code})`);
    throw badArchive('is not an archive of a site, or is incomplete');
  } finally {
    content.destroy();
  }
}

/** Compares all files with the manifest, and the manifest with its signature. Error: bad_request. */
export async function verifyArchive(
  file: string,
): Promise<{ manifest: Manifest; signature: Signature }> {
  const tally = createTally();
  let manifestFile: Buffer | undefined;
  let signatureFile: Buffer | undefined;
  for await (const { name, content } of readArchive(file)) {
    if (name === manifestName) manifestFile = content;
    else if (name === signatureName) signatureFile = content;
    // Lines of secrets are encrypted, so their number is compared when they are imported.
    else tally.add(name, content, name.startsWith('tables/') ? countLines(content) : 0);
  }
  if (!manifestFile || !signatureFile) throw badArchive('is incomplete: it has no manifest');
  const manifest = parse(manifestSchema, manifestFile);
  const signature = parse(signatureSchema, signatureFile);
  if (
    signature.manifest !== hashManifest(manifestFile) ||
    !isSignedBy(signature.key, toSignedText(signature), signature.signature)
  )
    throw badArchive('was changed: the signature does not fit the manifest');
  const found = tally.end();
  for (const folder of new Set([...Object.keys(found), ...Object.keys(manifest.folders)])) {
    const [stated, counted] = [manifest.folders[folder], found[folder]];
    const isEqual =
      stated !== undefined &&
      counted !== undefined &&
      stated.files === counted.files &&
      stated.sha256 === counted.sha256 &&
      (stated.rows === counted.rows || !folder.startsWith('tables/'));
    if (!isEqual) throw badArchive(`is damaged: ${folder} differs from the manifest`);
  }
  return { manifest, signature };
}

function parse<T>(schema: z.ZodMiniType<T>, content: Buffer): T {
  let value: unknown;
  try {
    value = JSON.parse(content.toString());
  } catch {
    value = null;
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw badArchive(
    (value as { format?: unknown } | null)?.format === archiveFormat
      ? 'is of another version of the program'
      : 'is not an archive of a site',
  );
}

export function countLines(content: Buffer): number {
  let count = 0;
  for (let i = content.indexOf(10); i >= 0; i = content.indexOf(10, i + 1)) count += 1;
  return count;
}
