import { dayMs } from './durations.ts';

/** The limits that the subscription modal loads: the chunk of all others is larger. */

export const email = { max: 254 };
/** Code points of a prompt. */
export const customPrompt = { max: 1000 };
/** The subscription modal. */
export const subscriptionModal = { delayMs: 1_000, againMs: dayMs, successMs: 5_000 };
