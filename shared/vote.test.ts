import fc from 'fast-check';
import { expect, it } from 'vitest';
import { voteValue } from './vote.ts';

it('up is 1 and down is -1', () => {
  expect([voteValue('up'), voteValue('down')]).toEqual([1, -1]);
});

it.each(['', 'UP', 'Down', ' up', 'upvote', '1', '-1', 'none', 'constructor'])(
  '"%s" is 0',
  (way) => {
    expect(voteValue(way)).toBe(0);
  },
);

it('anything else is 0', () => {
  const others = fc.string().filter((way) => way !== 'up' && way !== 'down');
  fc.assert(fc.property(others, (way) => voteValue(way) === 0));
});
