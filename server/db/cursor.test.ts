import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError } from '../infra/app-error.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from './cursor.ts';

/** Expects an error that names the cursor field without its value. */
function expectForeign(read: () => unknown, about: string): void {
  let thrown: unknown;
  try {
    thrown = read();
  } catch (error) {
    thrown = error;
  }
  expect(thrown, about).toBeInstanceOf(AppError);
  expect(thrown, about).toMatchObject({
    code: 'bad_request',
    fields: [{ field: 'cursor', message: 'must be a cursor returned by this list' }],
  });
  expect((thrown as AppError).message).toBe('cursor must be a cursor returned by this list.');
}

const raw = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

it('preserves every finite number exactly', () => {
  const extremes = [
    0,
    1,
    -1,
    0.1,
    1 / 3,
    Number.MAX_VALUE,
    Number.MIN_VALUE,
    -Number.MAX_VALUE,
    Number.EPSILON,
    Number.MAX_SAFE_INTEGER,
    2 ** 53 + 2,
    5e-324,
    1.7976931348623157e308,
    39_193.609_022_222_22,
  ];
  for (const number of extremes)
    expect(decodeCursor('hot', encodeCursor('hot', [number, 'a']), ['number', 'string'])).toEqual([
      number,
      'a',
    ]);
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.string({ maxLength: 64, unit: 'grapheme-ascii' }),
      (number, id) => {
        // Databases compare minus zero as zero.
        expect(
          decodeCursor('hot', encodeCursor('hot', [number, id]), ['number', 'string']),
        ).toEqual([number === 0 ? 0 : number, id]);
      },
    ),
    { numRuns: 2_000 },
  );
});

it('needs no URL escape and has at most 200 characters', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer({ min: 0, max: 4e12 }),
      fc.stringMatching(/^[A-Za-z0-9]{12}$/),
      (score, time, id) => {
        const cursor = encodeCursor('top', [score, time, id]);
        expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(cursor.length).toBeLessThan(200);
        expect(decodeCursor('top', cursor, ['number', 'number', 'string'])).toEqual([
          score,
          time,
          id,
        ]);
      },
    ),
  );
});

it('rejects a cursor of another list', () => {
  const kinds = ['new', 'hot', 'user-comments', 'thread-best', 'thread-new'];
  for (const kind of kinds) {
    for (const other of kinds.filter((kindOfCursor) => kindOfCursor !== kind))
      expectForeign(
        () => decodeCursor(other, encodeCursor(kind, [1, 'a']), ['number', 'string']),
        `${kind} for ${other}`,
      );
  }
});

it.each([
  ['a string for a number', ['hot', '1', 'a']],
  ['a number for a string', ['hot', 1, 2]],
  ['null for a number', ['hot', null, 'a']],
  ['null for a string', ['hot', 1, null]],
  ['a boolean', ['hot', true, 'a']],
  ['an array for a string', ['hot', 1, ['a']]],
  ['an object for a string', ['hot', 1, { toString: 'a' }]],
  ['a missing key', ['hot', 1]],
  ['a key too many', ['hot', 1, 'a', 'b']],
  ['no keys', ['hot']],
  ['no kind', [1, 'a']],
  ['nothing', []],
  ['the kind in an array', [['hot'], 1, 'a']],
  ['NUL in a string', ['hot', 1, 'a\0b']],
  ['a long string', ['hot', 1, 'a'.repeat(65)]],
  ['an object', { 0: 'hot', 1: 1, 2: 'a', length: 3 }],
  ['a string', '"hot"'],
  ['a number', 1],
  ['null', null],
  ['infinity by overflow', '["hot",1e999,"a"]'],
  ['NaN', '["hot",NaN,"a"]'],
  ['half of it', '["hot",1,"a'],
  ['two values', '["hot",1,"a"]["hot",1,"a"]'],
  ['a trailing comma', '["hot",1,"a",]'],
])('rejects a cursor with %s', (about, value) => {
  expectForeign(() => decodeCursor('hot', raw(value), ['number', 'string']), about);
});

it.each([
  '',
  '=',
  '====',
  'AAAA',
  '!!!!',
  '%00',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  '[object Object]',
  '../..',
  '\u0000',
  '😀',
  'W10',
  '"',
  'W'.repeat(200),
])('rejects the string %j', (cursor) => {
  expectForeign(() => decodeCursor('hot', cursor, ['number', 'string']), cursor);
});

it('ignores names of the prototype', () => {
  for (const name of ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf']) {
    expectForeign(
      () => decodeCursor('hot', encodeCursor(name, [1, 'a']), ['number', 'string']),
      name,
    );
    expectForeign(
      () => decodeCursor('hot', raw(`{"${name}":["hot",1,"a"]}`), ['number', 'string']),
      name,
    );
    expectForeign(
      () => decodeCursor('hot', raw(`["hot",{"${name}":1},"a"]`), ['number', 'string']),
      name,
    );
    expect(
      decodeCursor('hot', encodeCursor('hot', [1, name]), ['number', 'string']),
      'as an id it is only a string',
    ).toEqual([1, name]);
  }
  expect(({} as Record<string, unknown>).hot).toBeUndefined();
});

it('returns keys of the right types or rejects any input', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.base64String(),
    fc.json().map((text) => raw(text)),
    fc.array(fc.anything()).map((value) => raw(JSON.stringify(['hot', ...value]) ?? '')),
  );
  fc.assert(
    fc.property(anything, (cursor) => {
      try {
        const [hot, id, ...rest] = decodeCursor('hot', cursor, ['number', 'string']) as unknown[];
        expect(Number.isFinite(hot)).toBe(true);
        expect(typeof id).toBe('string');
        expect(rest).toEqual([]);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        expect(error.fields?.map(({ field }) => field)).toEqual(['cursor']);
      }
    }),
    { numRuns: 2_000 },
  );
});

it.each([0, 1, -1, 1_763_712_000_123, 4e12, -4e12])(
  '%d milliseconds of a cursor are a time',
  (milliseconds) => {
    expect(cursorTime(milliseconds).getTime()).toBe(milliseconds);
  },
);

it.each([0.5, 4e12 + 1, -4e12 - 1, 1e300, 8.64e15, Infinity, NaN, Number.MIN_VALUE])(
  'rejects %d milliseconds',
  (milliseconds) => {
    expectForeign(() => cursorTime(milliseconds), String(milliseconds));
  },
);

it('removes the extra row and encodes the last one', () => {
  const toCursor = (row: string) => `after ${row}`;
  expect(pageFromRows(['a', 'b', 'c'], 2, toCursor)).toEqual({
    rows: ['a', 'b'],
    nextCursor: 'after b',
    hasNextPage: true,
  });
  expect(pageFromRows(['a', 'b'], 2, toCursor)).toEqual({
    rows: ['a', 'b'],
    nextCursor: null,
    hasNextPage: false,
  });
  expect(pageFromRows(['a'], 2, toCursor)).toEqual({
    rows: ['a'],
    nextCursor: null,
    hasNextPage: false,
  });
  expect(pageFromRows([], 2, toCursor)).toEqual({ rows: [], nextCursor: null, hasNextPage: false });
});
