import { expect, it } from 'vitest';
import { moveUnderKills, type Kill } from '../support/moving-cells.ts';

const kills: Kill[] = [
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

it('loses no write and mails nobody twice through ten kills', async () => {
  const outcome = await moveUnderKills(kills, 2_000);
  process.stdout.write(`${JSON.stringify(outcome, null, 2)}\n`);
  expect(outcome.acknowledged).toBeGreaterThan(50);
  expect(outcome).toMatchObject({ lost: 0, wrongCounters: 0, misdirected: 0 });
  const { queued, delivered, twice, unsent, uncertain } = outcome.mails;
  expect([twice, unsent]).toEqual([0, 0]);
  expect(delivered + uncertain).toBeGreaterThanOrEqual(queued);
});
