import { setFlagsFromString } from 'node:v8';

/**
 * By itself V8 lets garbage pile up until the heap has doubled, on a machine with much memory more. Here it is collected once the heap has grown by a third: measured on a digest of 10,000 mails that is
 * 37 MiB more instead of 125, and costs nothing that can be seen. To be called before there is much to collect.
 * Decision 101.
 */
export const limitHeap = (): void => setFlagsFromString('--heap-growing-percent=30');
