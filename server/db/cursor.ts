import { badRequest } from '../infra/app-error.ts';

/**
 * Sort keys of the last row of a page. A cursor is opaque and valid for one list only: `kind` names
 * its order.
 */
type CursorKeys = readonly (number | string)[];

export function encodeCursor(kind: string, keys: CursorKeys): string {
  return Buffer.from(JSON.stringify([kind, ...keys])).toString('base64url');
}

/**
 * Decodes a cursor of this kind; `like` gives the types of its keys. Error: bad_request, with the
 * field.
 */
export function decodeCursor<const K extends readonly ('number' | 'string')[]>(
  kind: string,
  cursor: string,
  like: K,
): CursorTypes<K> {
  const parts = parse(cursor);
  const keys = parts?.slice(1);
  const fits =
    parts?.[0] === kind &&
    keys?.length === like.length &&
    keys.every(
      (key, i) =>
        typeof key === like[i] &&
        (typeof key === 'string' ? key.length <= 64 && !key.includes('\0') : Number.isFinite(key)),
    );
  if (!fits) throw foreignCursor();
  return keys as unknown as CursorTypes<K>;
}

const foreignCursor = () =>
  badRequest([{ field: 'cursor', message: 'must be a cursor returned by this list' }]);

type CursorTypes<K extends readonly ('number' | 'string')[]> = {
  -readonly [I in keyof K]: K[I] extends 'number' ? number : string;
};

function parse(cursor: string): unknown[] | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** Converts a cursor's milliseconds. Error: bad_request. */
export function cursorTime(milliseconds: number): Date {
  const time = new Date(milliseconds);
  if (
    !Number.isInteger(milliseconds) ||
    Number.isNaN(time.getTime()) ||
    Math.abs(milliseconds) > 4e12
  ) {
    throw foreignCursor();
  }
  return time;
}

/** Builds a page from its rows and one more row. */
export function pageFromRows<Row>(
  rows: Row[],
  limit: number,
  toCursor: (last: Row) => string,
): { rows: Row[]; nextCursor: string | null; hasNextPage: boolean } {
  const hasNextPage = rows.length > limit;
  const page = hasNextPage ? rows.slice(0, limit) : rows;
  const last = page.at(-1);
  return { rows: page, nextCursor: hasNextPage && last ? toCursor(last) : null, hasNextPage };
}
