/**
 * Whole answers kept in this process: bounded in bytes, the least recently used go first. A tenant's epoch says whether its content has
 * changed since an answer was made; a changed one is never given out. Times are epoch milliseconds.
 * Decision 27.
 */
export type Cacheable = {
  /** Only what went well is kept (`keep`); an answer that did not is still shared by those who waited for it. */
  isCacheable: boolean;
  /** Bytes it takes now. It may grow after it was made. */
  size(): number;
};

export type PageCache<T extends Cacheable> = {
  /** What is kept under the key and may be given out now. A stale answer is made anew behind the reader's back, by `make`. */
  get(siteId: string, key: string, make: () => Promise<T>): T | undefined;
  /** Makes an answer, once for all who ask for it meanwhile, and keeps it. */
  getOrCreate(siteId: string, key: string, make: () => Promise<T>): Promise<T>;
  gauge(): Record<string, number>;
};

type Entry<T> = { value: T; version: number; madeAt: number; size: number };

export type PageCacheOptions = {
  /** 0 keeps nothing. */
  bytes: number;
  /** How long an answer is given out without a second thought; and how old it may be at most, given out once more while it is made anew. */
  fresh: number;
  stale: number;
  /** How old it may be while changes made elsewhere are not heard of. */
  unlistenedTtl: number;
  contentVersions: { get(siteId: string): number; isListening(): boolean };
  now(): number;
  onError(error: unknown): void;
};

export function createPageCache<T extends Cacheable>({
  bytes,
  fresh,
  stale,
  unlistenedTtl,
  contentVersions,
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
      const isListening = contentVersions.isListening();
      if (
        entry.version !== contentVersions.get(siteId) ||
        age >= (isListening ? stale : unlistenedTtl) ||
        age < 0
      ) {
        drop(key, entry);
        return undefined;
      }
      counts.hits += 1;
      if (age >= fresh) {
        counts.stale += 1;
        self.getOrCreate(siteId, key, make).catch(onError);
      }
      // Compressed bodies are added to an answer that is kept already.
      const size = entry.value.size();
      total += size - entry.size;
      entry.size = size;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    async getOrCreate(siteId, key, make) {
      const version = contentVersions.get(siteId);
      // Whoever comes after a change must not get what was begun before it.
      const flightKey = `${version} ${key}`;
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
        if (value.isCacheable && contentVersions.get(siteId) === version)
          put(key, { value, version, madeAt, size: value.size() });
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
