/** The time, as a part that tests can set. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
