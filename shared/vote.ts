export type Vote = -1 | 0 | 1;

/** What a vote is sent as: up is 1, down is -1, anything else is none (specification 4). */
export function voteValue(way: string): Vote {
  if (way === 'up') return 1;
  return way === 'down' ? -1 : 0;
}
