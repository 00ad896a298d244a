import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { AppError } from '../../infra/app-error.ts';
import { isUtf8, parseJson } from './json-body.ts';
import { startCpuTimer } from '../../../test/support/cpu-time.ts';

it('parses valid JSON like JSON.parse', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      expect(parseJson(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
      expect(parseJson(`\uFEFF ${JSON.stringify(value, null, 2)}\n`)).toEqual(
        JSON.parse(JSON.stringify(value)),
      );
    }),
  );
});

it.each([
  ['nothing', ''],
  ['white space', ' \n'],
  ['no JSON', 'abc'],
  ['half of it', '{"a":1'],
  ['a name twice', '{"a":1,"a":2}'],
  ['a name twice, further in', '{"x":[{"a":1, "a" :2}]}'],
  ['a name twice, once escaped', '{"email":1,"\\u0065mail":2}'],
  ['a name twice, with spaces before the colon', `{"a":1,"a"${' '.repeat(60)}:2}`],
  ['forty thousand brackets', '['.repeat(40_000)],
  ['a deep array', `${'['.repeat(33)}${']'.repeat(33)}`],
  ['ten thousand values', `[${'1,'.repeat(10_000)}1]`],
  ['ten thousand names', `{${Array.from({ length: 10_000 }, (_, i) => `"k${i}":1`).join()}}`],
  ['an open string', '{"a":"b'],
  ['a comment', '{} // no'],
])('%s is refused, naming the body', (_what, source) => {
  try {
    parseJson(source);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    expect((error as AppError).code).toBe('bad_request');
    expect((error as AppError).fields?.[0]?.field).toBe('body');
  }
});

it('accepts the same name in different objects and as value', () => {
  expect(parseJson('{"a":{"a":1},"b":["a","a",{"a":"a"}],"c":"a"}')).toEqual({
    a: { a: 1 },
    b: ['a', 'a', { a: 'a' }],
    c: 'a',
  });
  expect(parseJson('{"a\\"":1,"a":2}')).toEqual({ 'a"': 1, a: 2 });
});

it('parses slow inputs quickly', () => {
  const readCpuMs = startCpuTimer();
  for (const source of [
    `{"a":"${'\\"'.repeat(30_000)}"}`,
    `["${'x'.repeat(60_000)}"]`,
    `${' '.repeat(60_000)}{}`,
    `{"a"${' '.repeat(60_000)}:1}`,
  ])
    parseJson(source);
  expect(readCpuMs()).toBeLessThan(2_000);
});

it.each([
  ['application/json', true],
  ['application/json; charset=UTF-8', true],
  ['application/json;charset="utf8"', true],
  ['application/json; charset=utf-7', false],
  ['application/json; charset=utf-16', false],
  ['application/json; x=y; charset=iso-8859-1', false],
])('recognizes the encoding of %s', (type, expected) => {
  expect(isUtf8({ headers: { 'content-type': type } })).toBe(expected);
});
