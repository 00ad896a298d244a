import { isRecord } from '#shared/is-record.ts';
import { PostFileError, readCsv, type FileRow } from '#shared/post-import-file.ts';
import { toUtf8 } from '#shared/csv-rows.ts';
import { readChunks } from '#shared/read-chunks.ts';
import { problem } from '../texts/problems.ts';

/** A file of an export: the chosen file, or one within a zip. */
export type ExportFile = { name: string; read(): Promise<Blob> };

/** Bytes of a file in a zip, unpacked. One that is larger is not read. */
const maxUnpacked = 512 * 1024 * 1024;
const headBytes = 256 * 1024;

/**
 * Returns the files of a zip, the file in a gzip, or the file itself. Throws PostFileError for one
 * that is damaged.
 */
export async function openExport(name: string, blob: Blob): Promise<ExportFile[]> {
  const start = new Uint8Array(await blob.slice(0, 4).arrayBuffer());
  if (start[0] === 0x1f && start[1] === 0x8b) {
    const unpacked = blob.stream().pipeThrough(new DecompressionStream('gzip'));
    const file = await new Response(unpacked).blob().catch(() => {
      throw new PostFileError(problem('is a damaged gzip file'));
    });
    return [{ name: name.replace(/\.gz$/i, ''), read: async () => file }];
  }
  if (start[0] !== 0x50 || start[1] !== 0x4b || start[2] !== 3)
    return [{ name, read: async () => blob }];
  const zip = await import('@zip.js/zip.js');
  // A worker would need an exception in the site's content security policy.
  zip.configure({ useWebWorkers: false });
  const entries = await new zip.ZipReader(new zip.BlobReader(blob)).getEntries().catch(() => {
    throw new PostFileError(problem('is a damaged zip file'));
  });
  return entries
    .filter((entry) => !entry.directory && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(entry.filename))
    .map((entry) => ({
      name: entry.filename,
      read: async () => {
        if (entry.directory || entry.uncompressedSize > maxUnpacked)
          throw new PostFileError(`has a file that is too large: ${entry.filename}`);
        return entry.getData(new zip.BlobWriter());
      },
    }));
}

export const getExtension = ({ name }: Pick<ExportFile, 'name'>): string =>
  /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
export const getBaseName = ({ name }: Pick<ExportFile, 'name'>): string =>
  name.slice(name.lastIndexOf('/') + 1);

/** Reads a file as text, of UTF-8 or UTF-16, without a byte order mark. */
export async function* readText(blob: Blob): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of toUtf8(readChunks(blob))) yield decoder.decode(chunk, { stream: true });
}

async function readWhole(blob: Blob): Promise<string> {
  const parts: string[] = [];
  for await (const part of readText(blob)) parts.push(part);
  return parts.join('');
}

/** Returns the beginning of a file as text. */
export const readHead = async (file: ExportFile): Promise<string> =>
  readWhole((await file.read()).slice(0, headBytes));

/** A row or value, and its number in the file from 1; or why it cannot be read. */
export type Value = { line: number; value: unknown } | { line: number; reason: string };

/**
 * Reads the values of a file of JSON: of JSON lines, the items of a list, or else the whole value.
 */
export async function* readJson(file: ExportFile): AsyncGenerator<Value> {
  const blob = await file.read();
  const head = await readHead(file);
  const end = head.trimStart().search(/[\r\n]/);
  if (end > 0 && parseJson(head.trimStart().slice(0, end)) !== undefined) {
    let line = 0;
    for await (const text of readLongLines(blob)) {
      line += 1;
      if (text.trim() === '') continue;
      const value = parseJson(text);
      yield value === undefined ? { line, reason: 'is not valid JSON' } : { line, value };
    }
    return;
  }
  const value = parseJson(await readWhole(blob));
  if (value === undefined) yield { line: 1, reason: 'is not valid JSON' };
  else if (Array.isArray(value))
    for (const [i, item] of value.entries()) yield { line: i + 1, value: item };
  else yield { line: 1, value };
}

/** Unlike `readLines`, reads lines of any length: one may be a thread. */
async function* readLongLines(blob: Blob): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of readText(blob)) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the first object of a file of JSON; null if it has none. */
export async function peekJson(file: ExportFile): Promise<Record<string, unknown> | null> {
  if (!/^\s*[[{]/.test(await readHead(file))) return null;
  for await (const item of readJson(file))
    return 'value' in item && isRecord(item.value) ? item.value : null;
  return null;
}

/** Returns the names of a CSV file's columns. */
export async function peekColumns(file: ExportFile): Promise<string[]> {
  const head = await readHead(file);
  if (/^\s*[[{<]/.test(head) || !/[,;\t]/.test(head)) return [];
  for await (const row of readRows({ name: file.name, read: async () => new Blob([head]) }))
    return 'values' in row ? Object.keys(row.values) : [];
  return [];
}

/** Reads a CSV file with a header row, with columns of any name. */
export async function* readRows(file: ExportFile): AsyncGenerator<FileRow> {
  yield* readCsv(readChunks(await file.read()), []);
}

/** Returns a value's text, without spaces around it; '' if it has none. */
export const toText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
/** Returns a value as a whole number; undefined if it is none. */
export function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? Math.trunc(number) : undefined;
}
/** Returns the objects of a list. */
export const toObjects = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];
