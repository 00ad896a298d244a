import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseHook } from '../domain/mail/hooks/mail-hook.ts';
import { parseObject } from './llm-http.ts';
import { parseJsonOfOthers } from './parse-json.ts';

// Two of them in this order ended the process.
const deep = ['[1,'.repeat(10_923).slice(0, -1), '[1,'.repeat(16_000)];

it('rejects deep JSON instead of ending the process', () => {
  for (const json of deep) {
    expect(() => parseJsonOfOthers(json)).toThrow('the JSON is nested too deeply');
    expect(() => parseHook(z.unknown(), json)).toThrow();
    expect(parseObject(json)).toBeUndefined();
  }
});

it('parses what only looks deep', () => {
  const value = { text: '[{"'.repeat(1_000), list: Array.from({ length: 1_000 }, () => [{}]) };
  expect(parseJsonOfOthers(JSON.stringify(value))).toEqual(value);
});
