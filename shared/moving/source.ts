import type { MovedRecord } from '#shared/contract/admin-imports.ts';
import type { ExportFile } from './export-file.ts';
import { fillSentence } from '../texts/problems.ts';
import type { ReaderFile } from './readers-csv.ts';

/** Something in an export that is not imported, and why. */
export type LeftOut = { type: 'left-out'; reason: string };
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

/** `sentence`: with `{n}`, `{m}` and so on for the values. test/support/english-texts.ts finds it. */
export const leaveOut = (sentence: string, ...values: unknown[]): LeftOut => ({
  type: 'left-out',
  reason: fillSentence(sentence, ...values),
});

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
