import { expect, it } from 'vitest';
import { moveUnderKills } from '../support/moving-cells.ts';

it('loses no write of a site that moves through kills', { timeout: 300_000 }, async () => {
  const outcome = await moveUnderKills(
    { during: ['command', 'new cell', 'command'], after: ['old cell'] },
    200,
  );
  expect(outcome.acknowledged).toBeGreaterThan(10);
  expect(outcome).toMatchObject({ lost: 0, wrongCounters: 0, misdirected: 0 });
  const { queued, delivered, twice, unsent, uncertain } = outcome.mails;
  expect([twice, unsent]).toEqual([0, 0]);
  expect(delivered + uncertain).toBeGreaterThanOrEqual(queued);
  expect(outcome.webHooks.queued).toBeGreaterThanOrEqual(40);
  expect(outcome.webHooks.delivered).toBe(outcome.webHooks.queued);
  expect([outcome.oldCell, outcome.newCell]).toEqual([[421], [200]]);
});
