import { performance } from 'node:perf_hooks';
import type { Deps } from '../../context.ts';
import type { StoredMail } from './outbox.ts';

/** How many emails a process sends concurrently from one queue. */
export const maxConcurrent = 5;

/** A batch of digests holds what goes out in `batchMs`, and at most `maxBatch`. */
const batchMs = 400;
const maxBatch = 40;

/** How often the load is measured, and how long ago a page request counts as load. */
const measureIntervalMs = 50;
const recentRequestMs = 1_000;

/**
 * Above this share of the event loop, sending yields to pages. `ofPages`: this process serves them.
 * `ofWorker`: other processes on the machine of a worker serve them.
 */
const maxUtilization = { ofPages: 0.15, ofWorker: 0.4 };

/**
 * Decides how many emails to claim. Digests come in thousands, so it claims what goes out in a
 * fraction of a second. Urgent emails and other sites wait no longer than that. Of other emails, it
 * claims one per free slot.
 */
export function createBatchSizer() {
  let [since, done, digests] = [performance.now(), 0, false];
  return {
    count: () => void (done += 1),
    room(busy: number): number {
      if (!digests) return maxConcurrent - busy;
      const rate = done / Math.max(1, performance.now() - since);
      return Math.min(maxBatch, Math.max(maxConcurrent, Math.ceil(rate * batchMs)));
    },
    took(rows: StoredMail[]) {
      if (rows.length > 0)
        [since, done, digests] = [
          performance.now(),
          0,
          rows.every(({ issueId }) => issueId !== null),
        ];
    },
  };
}

/**
 * Returns how many emails may be sent concurrently. While a process is busy, the number falls, down
 * to none. This applies to workers, and to processes that get requests for pages. A slow mail
 * server does not make the process busy. Decision 101.
 */
export function createConcurrencyLimit(
  metrics: Pick<Deps['metrics'], 'sinceRequest'> | undefined,
  isWorker = false,
): () => number {
  let [slots, lastSample, at] = [
    maxConcurrent,
    performance.eventLoopUtilization(),
    performance.now(),
  ];
  const findMax = () => {
    if ((metrics?.sinceRequest() ?? Infinity) <= recentRequestMs) return maxUtilization.ofPages;
    return isWorker ? maxUtilization.ofWorker : Infinity;
  };
  return () => {
    if (performance.now() - at < measureIntervalMs) return slots;
    const now = performance.eventLoopUtilization();
    const busy = performance.eventLoopUtilization(now, lastSample).utilization;
    [lastSample, at] = [now, performance.now()];
    const max = findMax();
    if (max === Infinity) slots = maxConcurrent;
    else if (busy > max) slots = Math.max(0, slots - 1);
    else if (busy < max / 2) slots = Math.min(maxConcurrent, slots + 1);
    return slots;
  };
}
