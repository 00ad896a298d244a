import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openMoved, readMoved } from '#shared/moving/read-moved.ts';
import type { Found } from '#shared/moving/source.ts';
import { projectRoot } from '../../server/infra/project-root.ts';

/** Opens a file of an export with this content: text, or values as JSON. */
export const openText = (name: string, content: unknown) =>
  openMoved(name, new Blob([typeof content === 'string' ? content : JSON.stringify(content)]));

/** What a file has: its source, records, files of readers, and why others are left out. */
export async function readAll(opened: Awaited<ReturnType<typeof openMoved>>) {
  const records: Exclude<Found, { type: 'readers' | 'left-out' }>[] = [];
  const leftOut: string[] = [];
  const readers: string[][][] = [];
  for await (const row of readMoved(opened))
    if ('type' in row) readers.push(row.file.rows.map(({ cells }) => cells));
    else if ('problem' in row) leftOut.push(row.problem);
    else if ('record' in row) records.push(row.record);
  return { source: opened.source?.name ?? null, records, leftOut, readers };
}

const exportsFolder =
  process.env.EXPORTS_SUITE ?? join(projectRoot, '../shared/data/suites/exports');
/** A real export, where they are present; null elsewhere. */
export const readSuite = (name: string): string | null =>
  existsSync(join(exportsFolder, name)) ? readFileSync(join(exportsFolder, name), 'utf8') : null;
