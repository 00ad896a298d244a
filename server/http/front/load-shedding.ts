import { getHeapStatistics } from 'node:v8';
import type { RequestHandler } from 'express';
import * as limits from '#shared/limits.ts';
import { english } from '#shared/texts/translate.ts';
import type { Needs } from '../../context.ts';
import { createBusyPage, type BusyAssets } from './busy-page.ts';

/**
 * Event loop delay in milliseconds, and requests in progress. A slow loop alone can be caused by
 * the machine. Decision 17.
 */
const slowLoop = 200;
const crowd = 16;
const fullHeap = 0.92;

/** Rejects requests during overload: an early error is better than late answers for all. */
export function loadShedding({ metrics }: Needs<'metrics'>, assets: BusyAssets): RequestHandler {
  let inFlight = 0;
  let heapIsFull = false;
  let checked = 0;
  const refuse = createBusyPage(assets, {
    sentence: english('The site is very busy. Try again in a moment.'),
    retryAfter: 2,
    reason: 'overload',
  });

  return (req, res, next) => {
    const now = performance.now();
    if (now - checked > 500) {
      checked = now;
      const { used_heap_size, heap_size_limit } = getHeapStatistics();
      heapIsFull = used_heap_size > heap_size_limit * fullHeap;
    }
    if (
      inFlight >= limits.render.maxInFlight ||
      (inFlight >= crowd && metrics.loopDelay() > slowLoop) ||
      heapIsFull
    )
      return refuse(req, res);
    let counted = 0;
    const count = (value: 0 | 1) => {
      inFlight += value - counted;
      counted = value;
    };
    const work = () => count(1);
    const finish = () => {
      count(0);
      req.off('end', work);
    };
    work();
    // Only work counts: clients that send or read slowly must not keep others out.
    req.once('resume', () => req.complete || count(0)).once('end', work);
    res.once('prefinish', finish).once('close', finish);
    next();
  };
}
