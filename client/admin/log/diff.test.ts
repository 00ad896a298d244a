import { expect, it } from 'vitest';
import { diffStates } from './diff.ts';

it('lists changed values by path', () => {
  expect(diffStates({ role: 'member' }, { role: 'admin' })).toEqual([
    { name: 'Role', before: 'member', after: 'admin' },
  ]);
  expect(
    diffStates(
      { theme: { colors: { text: '#000', link: '#00f' }, tags: ['a', 'b'] } },
      { theme: { colors: { text: '#111', link: '#00f' }, tags: ['a'] } },
    ),
  ).toEqual([
    { name: 'Text, light', before: '#000', after: '#111' },
    { name: 'theme.tags', before: 'a, b', after: 'a' },
  ]);
});

it('lists added and removed values', () => {
  expect(diffStates(null, { until: null, locked: true })).toEqual([
    { name: 'Locked', before: null, after: 'Yes' },
  ]);
  expect(diffStates({ note: 'x', n: 0 }, undefined)).toEqual([
    { name: 'Note', before: 'x', after: null },
    { name: 'N', before: '0', after: null },
  ]);
  expect(diffStates(null, null)).toEqual([]);
  expect(diffStates({ until: '2026-12-21T23:20:45.960Z' }, null)).toEqual([
    { name: 'Until', before: '21 December 2026 at 23:20 UTC', after: null },
  ]);
  expect(diffStates('one', 'two')).toEqual([{ name: 'Value', before: 'one', after: 'two' }]);
});

it('shortens long texts to what differs', () => {
  const [a, b] = ['x'.repeat(100), 'y'.repeat(100)];
  expect(diffStates({ text: `${a}old${b}` }, { text: `${a}new${b}` })).toEqual([
    {
      name: 'Text',
      before: `…${'x'.repeat(20)}old${'y'.repeat(20)}…`,
      after: `…${'x'.repeat(20)}new${'y'.repeat(20)}…`,
    },
  ]);
  const [gone] = diffStates({ text: 'z'.repeat(1000) }, {});
  expect(gone?.before).toBe(`${'z'.repeat(300)}…`);
  // One text is the start of the other.
  expect(diffStates({ t: 'ab'.repeat(50) }, { t: 'ab'.repeat(51) })[0]?.after).toMatch(/^…[ab]+$/);
});

it('states the visibility of a post or comment in words', () => {
  const diff = (before: object, after: object) => diffStates(before, after);
  const visible = { is_hidden: false, hidden_by: null };
  expect(diff(visible, { is_hidden: true, hidden_by: 'moderator' })).toEqual([
    { name: 'Visibility', before: 'Visible', after: 'Hidden by a moderator' },
  ]);
  expect(
    diff(
      { is_hidden: true, hidden_by: 'pending_review' },
      { is_hidden: true, hidden_by: 'removed' },
    ),
  ).toEqual([
    { name: 'Visibility', before: 'Waiting for review', after: 'Removed by a moderator' },
  ]);
  expect(diff({ is_hidden: false }, visible)).toEqual([]);
});

it('names fields in words', () => {
  const names = diffStates(
    {},
    { 'theme.tags': 'x', holdFirstPosts: 2, isOn: true, created_rows: 1 },
  );
  expect(names.map(({ name }) => name)).toEqual([
    'theme.tags',
    'First posts held',
    'Is on',
    'Created rows',
  ]);
});
