import { expect, it } from 'vitest';
import { findImitation, toSkeleton } from './skeleton.ts';

it.each([
  ['Nontrivial', 'Nоntrivial'],
  ['Nontrivial', 'NONTRIVIAL'],
  ['Nontrivial', 'n0ntr1via|'],
  ['Nontrivial', 'ℕ𝐨𝓷𝘵𝙧𝚒𝕧𝔦𝖆𝗅'],
  ['Nontrivial', ' Ⓝｏｎtrivial.'],
  ['grace_h', 'Grace\u00a0\u2013 H'],
  ['Nontrivial', 'N\u0335ontrivial'],
  ['moderator', 'rnoderator'],
  ['moderator', 'mоdеrаtοr'],
  ['paypal', 'раураӏ'],
  ['Ada', 'А\u034fd\u3164a\u200b'],
  ['Ада', 'Aдa'],
  ['نرگس', 'نَرگِس'],
])('%s looks like %s', (name, other) => expect(toSkeleton(name)).toBe(toSkeleton(other)));

it.each([
  ['Ada', 'Eda'],
  ['राम', 'रमा'],
  ['علي', 'عمر'],
  ['田中', '中田'],
  ['Anna', 'Hannah'],
  ['person1', 'person-1'],
])('%s differs from %s', (name, other) => expect(toSkeleton(name)).not.toBe(toSkeleton(other)));

it('names the character that imitates another', () => {
  expect(findImitation('Nоntrivial')).toEqual({ sign: 'о', like: 'o' });
  expect(findImitation('Ａda')).toEqual({ sign: 'Ａ', like: 'A' });
  expect(findImitation('Zoë')).toBeNull();
});
