/** Caches files in memory; evicts the least recently used. */
type FileCache = {
  /** Returns a cached file, or one that is being created. */
  get(key: string): Promise<Buffer> | undefined;
  /** Caches a file, unless it cannot be created. Resolves with it. */
  set(key: string, file: Promise<Buffer>): Promise<Buffer>;
};

export function createFileCache(maxBytes: number): FileCache {
  /** `size` is 0 until the file is created. */
  const entries = new Map<string, { file: Promise<Buffer>; size: number }>();
  let bytes = 0;
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry) {
        entries.delete(key);
        entries.set(key, entry);
      }
      return entry?.file;
    },
    async set(key, file) {
      const entry = { file, size: 0 };
      entries.set(key, entry);
      try {
        entry.size = (await file).length;
      } catch (error) {
        entries.delete(key);
        throw error;
      }
      bytes += entry.size;
      for (const [oldest, { size }] of entries) {
        if (bytes <= maxBytes) break;
        if (size === 0) continue;
        entries.delete(oldest);
        bytes -= size;
      }
      return file;
    },
  };
}
