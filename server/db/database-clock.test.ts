import { afterEach, expect, it, vi } from 'vitest';
import { dayMs, hourMs } from '#shared/durations.ts';
import { createLog } from '../infra/log.ts';
import { followDatabaseClock } from './database-clock.ts';

const at = Date.parse('2026-11-28T12:00:00Z');
const log = createLog('silent');

afterEach(() => void vi.useRealTimers());

/** A database whose clock the test sets. */
function createDatabase() {
  const state = { ms: at, isAway: false };
  const execute = () =>
    state.isAway
      ? Promise.reject(new Error('away'))
      : Promise.resolve({ rows: [{ ms: state.ms }] });
  return { state, db: { execute } as never };
}

it.each([hourMs, -hourMs, 365 * dayMs, -365 * dayMs])(
  'follows a jump of the database of %i ms',
  async (jump) => {
    vi.useFakeTimers();
    const { state, db } = createDatabase();
    const clock = await followDatabaseClock({ db }, log);
    state.ms += jump;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(clock.now()).toEqual(new Date(at + jump));
    await clock.close();
  },
);

it('ignores jumps of the process and goes on without answers', async () => {
  vi.useFakeTimers();
  const { state, db } = createDatabase();
  const clock = await followDatabaseClock({ db }, log);
  vi.setSystemTime(0);
  state.isAway = true;
  await vi.advanceTimersByTimeAsync(25_000);
  expect(clock.now()).toEqual(new Date(at + 25_000));
  await clock.close();
});
