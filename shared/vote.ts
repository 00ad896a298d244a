export type Vote = -1 | 0 | 1;

/** Converts `up` to 1, `down` to -1 and any other value to 0. */
export function voteValue(way: string): Vote {
  if (way === 'up') return 1;
  return way === 'down' ? -1 : 0;
}
