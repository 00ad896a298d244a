import { getHeapStatistics } from 'node:v8';
import type { RequestHandler } from 'express';
import * as limits from '#shared/limits.ts';
import type { Deps } from '../context.ts';
import { Refusal } from '../infra/refusal.ts';

/** A slow event loop alone can be the machine's; with a crowd waiting it is ours. Milliseconds, and requests in flight. */
const slowLoop = 200;
const crowd = 16;
const fullHeap = 0.92;

/** Turns work away while there is too much of it: a refusal now is better than an answer too late for everybody. */
export function overload({ metrics }: Pick<Deps, 'metrics'>): RequestHandler {
  let inFlight = 0;
  let heapIsFull = false;
  let checked = 0;
  return (_req, res, next) => {
    const now = performance.now();
    if (now - checked > 500) {
      checked = now;
      const { used_heap_size, heap_size_limit } = getHeapStatistics();
      heapIsFull = used_heap_size > heap_size_limit * fullHeap;
    }
    const busy = inFlight >= limits.render.maxInFlight || (inFlight >= crowd && metrics.loopDelay() > slowLoop) || heapIsFull;
    if (busy) {
      res.setHeader('Retry-After', '2');
      throw new Refusal('unavailable', 'The site is very busy. Try again in a moment.');
    }
    inFlight += 1;
    res.once('close', () => {
      inFlight -= 1;
    });
    next();
  };
}
