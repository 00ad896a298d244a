import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Deps } from '../context.ts';
import { createLog } from '../infra/log.ts';
import { createMetrics } from '../infra/metrics.ts';
import type { Job } from './job.ts';
import { startWorker } from './worker.ts';

const lines: Record<string, unknown>[] = [];
const log = createLog('info', {
  write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
});
const deps = { log, metrics: createMetrics(log) } as Deps;
afterAll(() => deps.metrics.stop());
const job = (run: Job['run'], more: Partial<Job> = {}): Job => ({
  name: 'a job',
  intervalMs: 1_000,
  why: 'for the test',
  run,
  ...more,
});

beforeEach(() => {
  lines.length = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => void vi.useRealTimers());

/** Advances the clock, and lets the resulting work proceed. */
async function pass(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds);
  await new Promise(setImmediate);
}

it('runs a job after its delay unless stopped before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [run, other] = [vi.fn<Job['run']>(), vi.fn<Job['run']>()];
  const stops = [run, other].map((each) => startWorker(deps, [job(each)], 500));
  await pass(499);
  expect(run).not.toHaveBeenCalled();
  await stops[1]?.();
  await pass(1);
  expect(run).toHaveBeenCalledTimes(1);
  await stops[0]?.();
  expect(other).not.toHaveBeenCalled();
});

it('runs a job at the start and periodically until stopped', async () => {
  const run = vi.fn<Job['run']>(async () => undefined);
  const stop = startWorker(deps, [job(run)]);
  expect(run).toHaveBeenCalledTimes(1);
  await pass(0);
  for (let i = 0; i < 3; i += 1) await pass(1_000);
  expect(run).toHaveBeenCalledTimes(4);
  await stop();
  await pass(5_000);
  expect(run).toHaveBeenCalledTimes(4);
});

it('logs the counts only if one is above 0', async () => {
  const counts = { read: 2, posted: 0 };
  const run = vi.fn<Job['run']>(async () => counts);
  const stop = startWorker(deps, [job(run)]);
  await pass(0);
  counts.read = 0;
  await pass(1_000);
  await stop();
  expect(run).toHaveBeenCalledTimes(2);
  expect(lines).toEqual([
    expect.objectContaining({
      level: 'info',
      event: 'job_finished',
      job: 'a job',
      read: 2,
      posted: 0,
      msg: 'job finished',
    }),
  ]);
});

it('never overlaps runs of a job', async () => {
  let release: () => void = () => undefined;
  const run = vi.fn<Job['run']>(() => new Promise((resolve) => (release = resolve)));
  const other = vi.fn<Job['run']>(async () => undefined);
  const stop = startWorker(deps, [job(run), job(other, { name: 'another job' })]);
  await pass(0);
  for (let i = 0; i < 3; i += 1) await pass(1_000);
  expect(run).toHaveBeenCalledTimes(1);
  expect(other).toHaveBeenCalledTimes(4);
  release();
  await pass(0);
  await pass(1_000);
  expect(run).toHaveBeenCalledTimes(2);
  release();
  await stop();
});

it('waits for running jobs on stop and reports them', async () => {
  let ended = false;
  const stop = startWorker(deps, [
    job(async (_deps, stopping) => {
      await new Promise(
        (resolve) => void stopping.addEventListener('abort', resolve, { once: true }),
      );
      ended = true;
    }),
  ]);
  await pass(0);
  expect(ended).toBe(false);
  await stop();
  expect(ended).toBe(true);
});

it('skips jobs of other processes', async () => {
  const run = vi.fn<Job['run']>(async () => undefined);
  const stop = startWorker(deps, [job(run, { when: () => false })]);
  await pass(3_000);
  expect(run).not.toHaveBeenCalled();
  await stop();
});

it('logs a failing job once a minute and continues', async () => {
  const run = vi.fn<Job['run']>(() => Promise.reject(new Error('broken')));
  const stop = startWorker(deps, [job(run)]);
  await pass(0);
  for (let i = 0; i < 59; i += 1) await pass(1_000);
  expect(run).toHaveBeenCalledTimes(60);
  expect(lines).toMatchObject([{ msg: 'job failed', job: 'a job' }]);
  for (let i = 0; i < 2; i += 1) await pass(1_000);
  expect(lines).toHaveLength(2);
  run.mockResolvedValueOnce(undefined);
  for (let i = 0; i < 2; i += 1) await pass(1_000);
  expect(lines).toHaveLength(3);
  await stop();
});
