import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsePageState, toTable } from './page-state.ts';

const roundTrip = (value: unknown): unknown => parsePageState(JSON.stringify(value, toTable));

it.each([
  [[{ columns: ['a'], rows: [] }]],
  [{ columns: 1, rows: 2 }],
  [
    [
      { 'a,b': 1, c: 2 },
      { a: 1, 'b,c': 2 },
    ],
  ],
  [[{}, {}]],
])('reads %j back', (value) => {
  expect(roundTrip(value)).toEqual(value);
});

it('writes the keys of a list once', () => {
  const list = Array.from({ length: 9 }, (_, id) => ({ id, longName: 'x' }));
  expect(JSON.stringify(list, toTable).split('longName')).toHaveLength(2);
});

it('reads all JSON back unchanged', () => {
  const key = fc.constantFrom('a', 'b', 'a,b', 'columns', 'rows', '', '1');
  const { json } = fc.letrec((tie) => ({
    json: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.jsonValue({ maxDepth: 0 }),
      fc.array(tie('json'), { maxLength: 3 }),
      fc.dictionary(key, tie('json'), { maxKeys: 3, noNullPrototype: true }),
    ),
  }));
  fc.assert(
    fc.property(json, (value) => {
      expect(roundTrip(value)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
