/**
 * A cache of responses in this process, bounded in bytes, least recently used out first. A response
 * is never returned after the content version of its site changed. While no new one can be created,
 * an old one is returned. Times are epoch milliseconds. Decisions 27 and 246.
 */
export type Cacheable = {
  /** Failed responses are not cached, but concurrent requests share them. */
  isCacheable: boolean;
  /** Made without the database. A cached response of the same version is preferred to it. */
  isOutage?: boolean;
  /** Bytes. May grow after creation. */
  size(): number;
};

type PageCache<T extends Cacheable> = {
  /** Returns the cached response. Refreshes a stale one in the background. */
  get(siteId: string, key: string, create: () => Promise<T>): T | undefined;
  /** Creates a response and caches it. Concurrent requests share it. */
  getOrCreate(siteId: string, key: string, create: () => Promise<T>): Promise<T>;
  /** Counts since the start, and the size now. */
  gauge(): Record<'hits' | 'misses' | 'stale' | 'shared' | 'kept' | 'entries' | 'bytes', number>;
};

type Entry<T> = {
  value: T;
  version: number;
  knownVersion: number;
  createdAt: number;
  size: number;
  /** Until then it is returned without a new attempt to create another. */
  reuseUntil?: number;
};

type PageCacheOptions = {
  /** 0 turns the cache off. */
  bytes: number;
  /** Maximum age without a refresh, and with one in the background. */
  freshMs: number;
  staleMs: number;
  /** Maximum age while changes by other processes are not received. */
  unlistenedTtlMs: number;
  /** Maximum age during an outage of the database. */
  outageTtlMs: number;
  contentVersions: {
    get(siteId: string): number;
    getKnown(siteId: string): number;
    isListening(): boolean;
  };
  now(): number;
  onError(error: unknown): void;
};

export function createPageCache<T extends Cacheable>({
  bytes,
  freshMs,
  staleMs,
  unlistenedTtlMs,
  outageTtlMs,
  contentVersions,
  now,
  onError,
}: PageCacheOptions): PageCache<T> {
  const entries = new Map<string, Entry<T>>();
  const flights = new Map<string, Promise<T>>();
  let total = 0;
  const counts = { hits: 0, misses: 0, stale: 0, shared: 0, kept: 0 };

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

  /** Creates a response, or returns the old one of the same version when the database is away. */
  const createOrReuse = async (
    siteId: string,
    key: string,
    create: () => Promise<T>,
  ): Promise<T> => {
    const [created] = await Promise.allSettled([create()]);
    if (created.status === 'fulfilled' && created.value.isOutage !== true) return created.value;
    const entry = entries.get(key);
    if (
      entry?.knownVersion === contentVersions.getKnown(siteId) &&
      now() - entry.createdAt < outageTtlMs
    ) {
      counts.kept += 1;
      if (created.status === 'rejected') onError(created.reason);
      entry.reuseUntil = now() + unlistenedTtlMs;
      return entry.value;
    }
    if (created.status === 'rejected') throw created.reason;
    return created.value;
  };

  const self: PageCache<T> = {
    get(siteId, key, create) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const age = now() - entry.createdAt;
      if (
        entry.knownVersion !== contentVersions.getKnown(siteId) ||
        age >= outageTtlMs ||
        age < 0
      ) {
        drop(key, entry);
        return undefined;
      }
      const maxAge = contentVersions.isListening() ? staleMs : unlistenedTtlMs;
      const isReused = now() < (entry.reuseUntil ?? 0);
      // It stays for the case that no other can be created.
      const isCurrent = age < maxAge && entry.version === contentVersions.get(siteId);
      if (!isCurrent && !isReused) return undefined;
      counts.hits += 1;
      if (age >= freshMs && !isReused) {
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
      const knownVersion = contentVersions.getKnown(siteId);
      // After a change, a request must not share a response that started before.
      const flightKey = `${version} ${key}`;
      const flying = flights.get(flightKey);
      if (flying) {
        counts.shared += 1;
        return flying;
      }
      counts.misses += 1;
      const createdAt = now();
      if (bytes === 0) return create();
      const flight = createOrReuse(siteId, key, create);
      flights.set(flightKey, flight);
      try {
        const value = await flight;
        if (
          value.isCacheable &&
          entries.get(key)?.value !== value &&
          contentVersions.get(siteId) === version
        )
          put(key, { value, version, knownVersion, createdAt, size: value.size() });
        return value;
      } finally {
        flights.delete(flightKey);
      }
    },
    gauge: () => ({ ...counts, entries: entries.size, bytes: total }),
  };
  return self;
}
