import { expect, it } from 'vitest';
import { timeLabel } from './time-label.ts';

it('writes a time in words, day first', () => {
  expect(timeLabel(new Date('2026-12-01T08:05:30.000Z'))).toBe('1 December 2026 at 08:05 UTC');
});
