import { expect, it } from 'vitest';
import { describeIssue } from './describe-issue.ts';

it.each([
  ['2026-11-21', 'the digest of 21 November 2026'],
  ['2026-w47', 'the weekly digest of 16–22 November 2026'],
  ['2026-w01', 'the weekly digest of 29 December 2025 – 4 January 2026'],
  ['2026-w53', 'the weekly digest of 28 December 2026 – 3 January 2027'],
  ['2027-w01', 'the weekly digest of 4–10 January 2027'],
  ['2024-w09', 'the weekly digest of 26 February – 3 March 2024'],
])('names the issue %s by its days', (period, name) => {
  const frequency = period.includes('w') ? 'weekly' : 'daily';
  expect(describeIssue({ period, frequency })).toBe(name);
});
