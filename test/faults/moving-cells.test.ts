import { expect, it } from 'vitest';
import { moveUnderKills, type Kill } from '../support/moving-cells.ts';

const during: Kill[] = [
  'command',
  'old cell',
  'command',
  'new cell',
  'command',
  'old cell',
  'command',
  'command',
  'new cell',
  'old cell',
];
const after: Kill[] = [
  'old cell',
  'new cell',
  'command',
  'old cell',
  'new cell',
  'old cell',
  'command',
  'new cell',
  'old cell',
  'command',
];

it('loses no write and mails nobody twice through twenty kills', async () => {
  const outcome = await moveUnderKills({ during, after }, 3_000);
  process.stdout.write(`${JSON.stringify(outcome, null, 2)}\n`);
  expect(outcome.acknowledged).toBeGreaterThan(50);
  expect(outcome).toMatchObject({ lost: 0, wrongCounters: 0, misdirected: 0 });
  const { queued, delivered, twice, unsent, uncertain } = outcome.mails;
  expect([twice, unsent]).toEqual([0, 0]);
  expect(delivered + uncertain).toBeGreaterThanOrEqual(queued);
  expect(outcome.webHooks.delivered).toBe(outcome.webHooks.queued);
  expect(outcome.webHooks.unsent).toBe(0);
  expect(new Set(outcome.oldCell)).toEqual(new Set([421]));
  expect(new Set(outcome.newCell)).toEqual(new Set([200]));
  expect(outcome.oldCell.length).toBeGreaterThanOrEqual(after.length);
});
