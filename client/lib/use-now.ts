import { useSyncExternalStore } from 'react';

/** A clock that moves once a minute while somebody looks; every relative time of the page reads it. */
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

/** The moment relative times count from: the server's until the first minute is over, so that hydration says the same. */
export function useNow(served: number): number {
  return useSyncExternalStore(
    subscribe,
    () => current ?? served,
    () => served,
  );
}
