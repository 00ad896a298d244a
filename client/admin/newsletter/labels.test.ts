import { expect, it } from 'vitest';
import { findLetterState, formatIssueState } from './labels.ts';

const none = { planned: 0, sending: 0, sent: 0, failed: 0, uncertain: 0 };
const daily = {
  frequency: 'daily',
  state: 'preparing',
  heldAt: null,
  scheduledAt: null,
  deliveries: none,
} as const;

it.each([
  ['preparing', none, 'Preparing'],
  ['sending', none, 'No emails yet'],
  ['sending', { ...none, planned: 1 }, 'Sending'],
  ['sending', { ...none, sent: 3, sending: 1 }, 'Sending'],
  ['sending', { ...none, sent: 3 }, 'Sent'],
  ['sent', { ...none, sent: 3 }, 'Sent'],
  ['skipped', none, 'Skipped: too few posts'],
] as const)('calls an issue that is %s by its emails %j', (state, deliveries, expected) => {
  expect(formatIssueState({ ...daily, state, deliveries })).toBe(expected);
});

it('calls an issue whose emails are being planned Sending', () => {
  expect(formatIssueState({ ...daily, scheduledAt: '2026-11-22T00:00:00.000Z' })).toBe('Sending');
});

it('calls a held issue On hold until it is sent', () => {
  const heldAt = '2026-11-22T00:00:00.000Z';
  expect(formatIssueState({ ...daily, heldAt })).toBe('On hold');
  expect(formatIssueState({ ...daily, state: 'sent', heldAt })).toBe('Sent');
});

const at = '2026-11-22T00:00:00.000Z';
it.each([
  ['Draft', 'draft', { heldAt: at }],
  ['Scheduled', 'scheduled', { heldAt: at, scheduledAt: at }],
  ['Sending', 'sending', { scheduledAt: at }],
  ['Sending 1 of 3', 'sending', { deliveries: { ...none, sent: 1, planned: 1, sending: 1 } }],
  ['Stopped at 1 of 2', 'stopped', { heldAt: at, deliveries: { ...none, sent: 1, planned: 1 } }],
  ['Sent', 'sent', { state: 'sending', deliveries: { ...none, sent: 2, failed: 1 } }],
  ['Sent', 'sent', { state: 'sent', heldAt: at }],
] as const)('calls a letter %s', (name, is, letter) => {
  expect(findLetterState({ ...daily, ...letter })).toBe(is);
  expect(formatIssueState({ ...daily, ...letter, frequency: 'letter' })).toBe(name);
});
