const stepMs = 50;

/**
 * Calls back after `ms` in which the event loop ran, and returns a function that cancels it. Time
 * in which the loop was blocked counts as one step: a busy machine is no reason to give up work or
 * to expect that others got an answer.
 */
export function afterServing(ms: number, callback: () => void): () => void {
  let left = ms;
  let timer: NodeJS.Timeout;
  const wait = () => {
    const step = Math.min(stepMs, left);
    left -= step;
    timer = setTimeout(left > 0 ? wait : callback, step);
  };
  wait();
  return () => clearTimeout(timer);
}
