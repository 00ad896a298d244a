/**
 * A queue for work that holds the event loop: one piece in each turn of it, so that what takes next to nothing (a refusal, a health check, a page that is kept)
 * is never behind more than one of them. Decision 48.
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
