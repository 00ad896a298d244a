import { useSyncExternalStore } from 'react';

/** One clock for all relative times of the page. It ticks every minute while visible. */
const listeners = new Set<() => void>();
let current: number | null = null;
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  current = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, 60_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Returns the reference time: the server's for the first minute, so that hydration matches. */
export function useNow(served: number): number {
  return useSyncExternalStore(
    subscribe,
    () => current ?? served,
    () => served,
  );
}
