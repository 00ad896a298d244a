import { expect, it } from 'vitest';
import { startCpuTimer } from '../../../test/support/cpu-time.ts';
import { parsePrompt } from './parse-prompt.ts';
import { toVariantKey } from './variant-key.ts';

const toKey = (prompt: string) => toVariantKey(parsePrompt(prompt), 'en');

it.each([
  ['energy, short', 'Short, please! ENERGY'],
  ['energy and chips, no sports', 'no sports; about chips; about energy'],
  ['in plain words, on energy', 'ｏｎ energy, easy to understand'],
  ['about the oceans, surprise me', 'oceans'],
  ['', 'Hello!'],
])('is the same for %j and %j', (one, other) => {
  expect(toKey(one)).toBe(toKey(other));
  expect(toKey(one)).toMatch(/^[\w-]{22}$/);
});

it.each([
  ['energy', 'energy, short'],
  ['energy', 'no energy'],
  ['energy', 'only energy'],
  ['energy', 'energy for experts'],
  ['energy', 'chips'],
])('differs for %j and %j', (one, other) => {
  expect(toKey(one)).not.toBe(toKey(other));
});

it('differs between languages', () => {
  expect(toVariantKey(parsePrompt('energy'), 'fr')).not.toBe(toKey('energy'));
});

it('computes ten thousand keys quickly', () => {
  const preferences = parsePrompt('non-technical, on energy, no sports');
  const readCpuMs = startCpuTimer();
  for (let i = 0; i < 10_000; i += 1)
    toVariantKey({ ...preferences, topics: ['energy', `subject ${i}`] }, 'en');
  expect(readCpuMs()).toBeLessThan(2_000);
});
