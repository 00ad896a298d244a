import { expect, it } from 'vitest';
import { isFullRun } from '../support/full-run.ts';
import { moveUnderKills, type Kill } from '../support/moving-cells.ts';

const kills: { during: Kill[]; after: Kill[] } = isFullRun
  ? { during: ['command', 'new cell', 'command'], after: ['old cell'] }
  : { during: ['command'], after: ['old cell'] };

it('loses no write of a site that moves through kills', { timeout: 300_000 }, async () => {
  const outcome = await moveUnderKills(kills, 200);
  expect(outcome.acknowledged).toBeGreaterThan(10);
  expect(outcome).toMatchObject({ lost: 0, wrongCounters: 0, misdirected: 0 });
  const { queued, delivered, twice, unsent, uncertain } = outcome.mails;
  expect([twice, unsent]).toEqual([0, 0]);
  expect(delivered + uncertain).toBeGreaterThanOrEqual(queued);
  expect(outcome.webHooks.queued).toBeGreaterThanOrEqual(40);
  expect(outcome.webHooks.delivered).toBe(outcome.webHooks.queued);
  expect([outcome.oldCell, outcome.newCell]).toEqual([[421], [200]]);
});
