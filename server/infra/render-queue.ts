/**
 * Runs one CPU-bound task per turn of the event loop. A cheap request, such as a health check or a
 * cached page, then waits for at most one of them.
 */
export function createRenderQueue(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const next = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  };
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(next);
    });
}
