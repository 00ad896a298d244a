import { expect, it } from 'vitest';
import { moveUnderKills } from '../support/moving-cells.ts';

it('loses no write of a site that moves through kills', { timeout: 300_000 }, async () => {
  const outcome = await moveUnderKills(['command', 'new cell', 'command'], 200);
  expect(outcome.acknowledged).toBeGreaterThan(10);
  expect(outcome).toMatchObject({ lost: 0, wrongCounters: 0, misdirected: 0 });
  expect(outcome.mails).toMatchObject({ twice: 0, unsent: 0, uncertain: 0, delivered: 200 });
});
