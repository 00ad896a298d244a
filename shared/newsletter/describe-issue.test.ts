import { expect, it } from 'vitest';
import { describeDays } from './describe-issue.ts';

it.each([
  ['2026-11-21', '21 November 2026'],
  ['2026-w47', '16–22 November 2026'],
  ['2026-w01', '29 December 2025 – 4 January 2026'],
  ['2026-w53', '28 December 2026 – 3 January 2027'],
  ['2027-w01', '4–10 January 2027'],
  ['2024-w09', '26 February – 3 March 2024'],
])('names the issue %s by its days', (period, name) => {
  const frequency = period.includes('w') ? 'weekly' : 'daily';
  expect(describeDays('en', { period, frequency })).toBe(name);
});
