/** Replaceable in tests. */
export type Clock = { now(): Date };
