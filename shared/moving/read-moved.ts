import type { ImportRow } from '#shared/contract/admin-imports.ts';
import { openExport, type ExportFile } from './export-file.ts';
import { getPostFormat, readPostFile, type PostFormat } from './posts-file.ts';
import type { ReaderFile } from './readers-csv.ts';
import type { Readers, Source } from './source.ts';
import { recogniseSource } from './sources.ts';

/**
 * A file to import, as it was recognised. `source`: null for a file of posts in our columns, in
 * this format.
 */
export type Opened = {
  name: string;
  source: Source | null;
  format: PostFormat;
  files: ExportFile[];
  blob: Blob;
};

/** Opens a file. `format`: that of a file of posts. Throws PostFileError for a damaged zip. */
export async function openMoved(
  name: string,
  blob: Blob,
  format: PostFormat | null = null,
): Promise<Opened> {
  const files = format === null ? await openExport(name, blob) : [];
  return {
    name,
    files,
    blob,
    format: format ?? getPostFormat(name),
    source: format === null ? await recogniseSource(files) : null,
  };
}

/** The service that wrote a file, for people. */
export const nameSource = ({ source }: Pick<Opened, 'source'>): string =>
  source === null ? 'posts' : source.name;

/** Reads a file: rows to import in their order, and files of readers. */
export async function* readMoved({
  blob,
  format,
  source,
  files,
}: Opened): AsyncGenerator<ImportRow | Readers> {
  if (source === null) {
    yield* readPostFile(format, blob);
    return;
  }
  let line = 0;
  for await (const found of source.read(files)) {
    if (found.type === 'readers') {
      yield found;
      continue;
    }
    line += 1;
    yield found.type === 'left-out'
      ? { line, problem: shorten(found.reason) }
      : { line, record: found };
  }
}

/** Reads only what is imported as content. */
export async function* readContentRows(opened: Opened): AsyncGenerator<ImportRow> {
  for await (const row of readMoved(opened)) if (!('type' in row)) yield row;
}

const shorten = (text: string) => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ').slice(0, 300);

/** What a file has: how many of each kind, and all that is left out. */
export type Preview = {
  total: number;
  counts: { tag: number; member: number; post: number; comment: number; reader: number };
  oldPaths: number;
  /** Of the first posts. */
  titles: string[];
  readers: ReaderFile[];
  leftOut: { line: number; reason: string }[];
};

/** Reads a whole file without importing it. */
export async function previewMoved(opened: Opened): Promise<Preview> {
  const counts = { tag: 0, member: 0, post: 0, comment: 0, reader: 0 };
  const preview: Preview = {
    total: 0,
    counts,
    oldPaths: 0,
    titles: [],
    readers: [],
    leftOut: [],
  };
  for await (const row of readMoved(opened)) {
    if ('type' in row) {
      preview.readers.push(row.file);
      counts.reader += Math.max(0, row.file.rows.length - 1) + row.file.broken.length;
      continue;
    }
    preview.total += 1;
    if ('problem' in row) {
      preview.leftOut.push({ line: row.line, reason: row.problem });
      continue;
    }
    const kind = 'record' in row ? row.record.type : 'post';
    counts[kind] += 1;
    if ('record' in row) preview.oldPaths += row.record.paths?.length ?? 0;
    const title = 'values' in row ? row.values.title : 'title' in row.record && row.record.title;
    if (typeof title === 'string' && preview.titles.length < 5) preview.titles.push(title);
  }
  return preview;
}
