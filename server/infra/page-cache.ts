/**
 * A cache of responses in this process, bounded in bytes, least recently used out first. A response
 * is never returned after the content version of its site changed. Times are epoch milliseconds.
 * Decision 27.
 */
export type Cacheable = {
  /** Failed responses are not cached, but concurrent requests share them. */
  isCacheable: boolean;
  /** Bytes. May grow after creation. */
  size(): number;
};

export type PageCache<T extends Cacheable> = {
  /** Returns the cached response. Refreshes a stale one in the background. */
  get(siteId: string, key: string, create: () => Promise<T>): T | undefined;
  /** Creates a response and caches it. Concurrent requests share it. */
  getOrCreate(siteId: string, key: string, create: () => Promise<T>): Promise<T>;
  /** Counts since the start, and the size now. */
  gauge(): Record<'hits' | 'misses' | 'stale' | 'shared' | 'entries' | 'bytes', number>;
};

type Entry<T> = { value: T; version: number; createdAt: number; size: number };

export type PageCacheOptions = {
  /** 0 turns the cache off. */
  bytes: number;
  /** Maximum age without a refresh, and with one in the background. */
  fresh: number;
  stale: number;
  /** Maximum age while changes by other processes are not received. */
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
    get(siteId, key, create) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const age = now() - entry.createdAt;
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
        self.getOrCreate(siteId, key, create).catch(onError);
      }
      // Compressed bodies are added after caching.
      const size = entry.value.size();
      total += size - entry.size;
      entry.size = size;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    async getOrCreate(siteId, key, create) {
      const version = contentVersions.get(siteId);
      // After a change, a request must not share a response that started before.
      const flightKey = `${version} ${key}`;
      const flying = flights.get(flightKey);
      if (flying) {
        counts.shared += 1;
        return flying;
      }
      counts.misses += 1;
      const createdAt = now();
      const flight = create();
      if (bytes === 0) return flight;
      flights.set(flightKey, flight);
      try {
        const value = await flight;
        if (value.isCacheable && contentVersions.get(siteId) === version)
          put(key, { value, version, createdAt, size: value.size() });
        return value;
      } finally {
        flights.delete(flightKey);
      }
    },
    gauge: () => ({ ...counts, entries: entries.size, bytes: total }),
  };
  return self;
}
