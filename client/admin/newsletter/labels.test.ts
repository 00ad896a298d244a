import { expect, it } from 'vitest';
import { formatIssueState } from './labels.ts';

const none = { planned: 0, sending: 0, sent: 0, failed: 0, uncertain: 0 };

it.each([
  ['preparing', none, 'Preparing'],
  ['sending', none, 'No emails yet'],
  ['sending', { ...none, planned: 1 }, 'Sending'],
  ['sending', { ...none, sent: 3, sending: 1 }, 'Sending'],
  ['sending', { ...none, sent: 3 }, 'Sent'],
  ['sent', { ...none, sent: 3 }, 'Sent'],
  ['skipped', none, 'Skipped: too few posts'],
] as const)('calls an issue that is %s by its emails %j', (state, deliveries, expected) => {
  expect(formatIssueState({ state, heldAt: null, deliveries })).toBe(expected);
});

it('calls a held issue held until it is sent', () => {
  const heldAt = '2026-11-22T00:00:00.000Z';
  expect(formatIssueState({ state: 'preparing', heldAt, deliveries: none })).toBe('Held');
  expect(formatIssueState({ state: 'sent', heldAt, deliveries: none })).toBe('Sent');
});
