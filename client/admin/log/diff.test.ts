import { expect, it } from 'vitest';
import { diffStates } from './diff.ts';

it('lists changed values by path', () => {
  expect(diffStates({ role: 'member' }, { role: 'admin' })).toEqual([
    { name: 'role', before: 'member', after: 'admin' },
  ]);
  expect(
    diffStates(
      { theme: { colors: { text: '#000', link: '#00f' }, tags: ['a', 'b'] } },
      { theme: { colors: { text: '#111', link: '#00f' }, tags: ['a'] } },
    ),
  ).toEqual([
    { name: 'theme.colors.text', before: '#000', after: '#111' },
    { name: 'theme.tags', before: 'a, b', after: 'a' },
  ]);
});

it('lists added and removed values', () => {
  expect(diffStates(null, { until: null, locked: true })).toEqual([
    { name: 'locked', before: null, after: 'true' },
  ]);
  expect(diffStates({ note: 'x', n: 0 }, undefined)).toEqual([
    { name: 'note', before: 'x', after: null },
    { name: 'n', before: '0', after: null },
  ]);
  expect(diffStates(null, null)).toEqual([]);
  expect(diffStates({ until: '2026-12-21T23:20:45.960Z' }, null)).toEqual([
    { name: 'until', before: '21 December 2026, 23:20 UTC', after: null },
  ]);
  expect(diffStates('one', 'two')).toEqual([{ name: '', before: 'one', after: 'two' }]);
});

it('shortens long texts to what differs', () => {
  const [a, b] = ['x'.repeat(100), 'y'.repeat(100)];
  expect(diffStates({ text: `${a}old${b}` }, { text: `${a}new${b}` })).toEqual([
    {
      name: 'text',
      before: `…${'x'.repeat(20)}old${'y'.repeat(20)}…`,
      after: `…${'x'.repeat(20)}new${'y'.repeat(20)}…`,
    },
  ]);
  const [gone] = diffStates({ text: 'z'.repeat(1000) }, {});
  expect(gone?.before).toBe(`${'z'.repeat(300)}…`);
  // One text is the start of the other.
  expect(diffStates({ t: 'ab'.repeat(50) }, { t: 'ab'.repeat(51) })[0]?.after).toMatch(/^…[ab]+$/);
});
