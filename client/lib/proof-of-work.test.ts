import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { solveChallenge } from './proof-of-work.ts';

const bits = (text: string) =>
  [...createHash('sha256').update(text).digest()]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');

it.each([
  [0, 'a'],
  [1, 'a.b'],
  [7, 'x'],
  [8, 'x'],
  [11, 'challenge.with.parts'],
])('finds the smallest proof of %i zero bits', async (zeroBits, challenge) => {
  const nonce = await solveChallenge({ challenge, zeroBits });
  expect(bits(challenge + nonce).indexOf('1')).toBeGreaterThanOrEqual(zeroBits);
  for (let smaller = 0; smaller < nonce; smaller += 1)
    expect(bits(challenge + smaller).indexOf('1')).toBeLessThan(zeroBits);
});
