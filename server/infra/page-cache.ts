/**
 * Whole answers kept in this process: bounded in bytes, the least recently used go first. A tenant's epoch says whether its content has
 * changed since an answer was made; a changed one is never given out. Times are epoch milliseconds.
 * Decision 27.
 */
export type Kept = {
  /** Only what went well is kept (`keep`); an answer that did not is still shared by those who waited for it. */
  keep: boolean;
  /** Bytes it takes now. It may grow after it was made. */
  size(): number;
};

export type PageCache<T extends Kept> = {
  /** What is kept under the key and may be given out now. A stale answer is made anew behind the reader's back, by `make`. */
  get(siteId: string, key: string, make: () => Promise<T>): T | undefined;
  /** Makes an answer, once for all who ask for it meanwhile, and keeps it. */
  fill(siteId: string, key: string, make: () => Promise<T>): Promise<T>;
  gauge(): Record<string, number>;
};

type Entry<T> = { value: T; epoch: number; madeAt: number; size: number };

export type PageCacheOptions = {
  /** 0 keeps nothing. */
  bytes: number;
  /** How long an answer is given out without a second thought; and how old it may be at most, given out once more while it is made anew. */
  fresh: number;
  stale: number;
  /** How old it may be while changes made elsewhere are not heard of. */
  deaf: number;
  epochs: { of(siteId: string): number; hearing(): boolean };
  now(): number;
  onError(error: unknown): void;
};

export function createPageCache<T extends Kept>({
  bytes,
  fresh,
  stale,
  deaf,
  epochs,
  now,
  onError,
}: PageCacheOptions): PageCache<T> {
  const entries = new Map<string, Entry<T>>();
  const flights = new Map<string, Promise<T>>();
  let total = 0;
  const counts = { hits: 0, misses: 0, stale: 0, shared: 0 };

  const drop = (key: string, entry: Entry<T>) => {
    entries.delete(key);
    total -= entry.size;
  };
  const put = (key: string, entry: Entry<T>) => {
    const old = entries.get(key);
    if (old) drop(key, old);
    if (entry.size > bytes / 8) return;
    entries.set(key, entry);
    total += entry.size;
    for (const [oldest, victim] of entries) {
      if (total <= bytes) break;
      drop(oldest, victim);
    }
  };

  const self: PageCache<T> = {
    get(siteId, key, make) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const age = now() - entry.madeAt;
      const hearing = epochs.hearing();
      if (entry.epoch !== epochs.of(siteId) || age >= (hearing ? stale : deaf) || age < 0) {
        drop(key, entry);
        return undefined;
      }
      counts.hits += 1;
      if (age >= fresh) {
        counts.stale += 1;
        self.fill(siteId, key, make).catch(onError);
      }
      // Compressed bodies are added to an answer that is kept already.
      const size = entry.value.size();
      total += size - entry.size;
      entry.size = size;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    async fill(siteId, key, make) {
      const epoch = epochs.of(siteId);
      // Whoever comes after a change must not get what was begun before it.
      const flightKey = `${epoch} ${key}`;
      const flying = flights.get(flightKey);
      if (flying) {
        counts.shared += 1;
        return flying;
      }
      counts.misses += 1;
      const madeAt = now();
      const flight = make();
      if (bytes === 0) return flight;
      flights.set(flightKey, flight);
      try {
        const value = await flight;
        if (value.keep && epochs.of(siteId) === epoch)
          put(key, { value, epoch, madeAt, size: value.size() });
        return value;
      } finally {
        flights.delete(flightKey);
      }
    },
    gauge() {
      const line = { ...counts, entries: entries.size, bytes: total };
      Object.assign(counts, { hits: 0, misses: 0, stale: 0, shared: 0 });
      return line;
    },
  };
  return self;
}
