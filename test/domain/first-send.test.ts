import { expect, it } from 'vitest';
import { exceedsPlan, sendFirstIssue } from '../support/first-send.ts';
import { isFullRun } from '../support/full-run.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();

// test/faults/first-send.test.ts does the same with 50,000.
it.runIf(isFullRun)(
  'sends a first issue past five providers, each email once',
  { timeout: 240_000 },
  async () => {
    const volumes = [20, 40, 80, 160, 320, 640, 1_280];
    const sent = await sendFirstIssue(t, { readers: 2_000, volumes, stepMs: 900_000 });
    expect(sent).toMatchObject({ received: 2_000, reached: 2_000, failed: 0, suppressed: 0 });
    expect(sent.perDay.length).toBeGreaterThanOrEqual(volumes.length);
    expect(exceedsPlan(sent.perDay, volumes)).toBe(false);
    // Each provider refused some of it, and none of it was lost for that.
    expect(Object.keys(sent.answers).toSorted()).toEqual([
      'elm.example 421 4.3.2',
      'fir.example 451 4.7.1',
      'oak.example 421 4.7.2',
      'pine.example 421 4.7.0',
      'yew.example 550 5.7.1',
    ]);
    expect(sent.attempts).toBeLessThan(4);
  },
);
