import type { MovedRecord } from '#shared/contract/admin-imports.ts';
import type { ExportFile } from './export-file.ts';
import type { ReaderFile } from './readers-csv.ts';

/** Something in an export that is not imported: `post “Ideas”`, `is a draft`. */
type LeftOut = { type: 'left-out'; what: string; reason: string };
/** People who get the newsletter. They are imported by `readers-file.ts`. */
export type Readers = { type: 'readers'; file: ReaderFile };

export type Found = MovedRecord | LeftOut | Readers;

/**
 * A service that people move from. To add one, write one file in `sources/` and name it in
 * `sources.ts`.
 */
export type Source = {
  name: string;
  /** Whether the files are an export of it. */
  recognise(files: readonly ExportFile[]): Promise<boolean>;
  /** Reads tags and members first, then posts before their comments. */
  read(files: readonly ExportFile[]): AsyncGenerator<Found>;
};

export const leaveOut = (what: string, reason: string): LeftOut => ({
  type: 'left-out',
  what,
  reason,
});
export const nameItem = (kind: string, name: unknown): string =>
  `${kind} “${(typeof name === 'string' || typeof name === 'number' ? String(name) : '').slice(0, 80)}”`;

/** Returns path and query of an address on the earlier site; undefined for no address. */
export function toPaths(...addresses: unknown[]): string[] | undefined {
  const paths = addresses.flatMap((address) => {
    if (typeof address !== 'string' || address === '') return [];
    const url = URL.parse(address, 'https://old.example');
    return url && /^https?:$/.test(url.protocol) && url.pathname + url.search !== '/'
      ? [url.pathname + url.search]
      : [];
  });
  return paths.length === 0 ? undefined : [...new Set(paths)];
}

/** Returns what has a value, so that records have no empty fields. */
export function dropEmpty<T extends object>(record: T): T {
  return Object.fromEntries(
    Object.entries(record).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  ) as T;
}
