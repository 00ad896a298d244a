import { setFlagsFromString } from 'node:v8';

/**
 * Makes V8 collect garbage once the heap has grown by a third; by default it doubles. Measured on a
 * digest of 10,000 mails: 37 MiB instead of 125, at no visible cost. Call early. Decision 101.
 */
export const limitHeap = (): void => setFlagsFromString('--heap-growing-percent=30');
