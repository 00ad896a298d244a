/** While there is a flood, this part of the rate is rendered. */
const floodShare = 0.1;
/** Seconds of the rate that may be requested at once. */
const burst = { usual: 4, flood: 1 };
/** A flood ends when for so long no more than the rate was requested. */
const floodMs = 60_000;

/**
 * Returns a function that decides whether one more deep page may be rendered. More requests than
 * `perSecond` are a flood. What is requested counts, so that a flood does not end because it is
 * refused. `now` in milliseconds. Decision 301.
 */
export function createDeepPageBudget(
  perSecond: number,
  now: () => number,
  onFlood: () => void,
): () => boolean {
  const requested = createBucket(perSecond, burst.usual, now);
  const rendered = createBucket(perSecond * floodShare, burst.flood, now);
  let floodEndsAt = -Infinity;
  return () => {
    const at = now();
    if (!requested()) {
      if (at >= floodEndsAt) onFlood();
      floodEndsAt = at + floodMs;
    }
    return at >= floodEndsAt || rendered();
  };
}

/** A token bucket that begins full. Returns whether it held one more. */
function createBucket(perSecond: number, seconds: number, now: () => number): () => boolean {
  const capacity = Math.max(1, perSecond * seconds);
  let level = capacity;
  let filledAt = now();
  return () => {
    const at = now();
    level = Math.min(capacity, level + (Math.max(0, at - filledAt) / 1_000) * perSecond);
    filledAt = at;
    if (level < 1) return false;
    level -= 1;
    return true;
  };
}
