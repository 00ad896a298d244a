/** Caches files in memory for some time; evicts the least recently used. */
type FileCache<File> = {
  /** Returns a cached file, or one that is being created. */
  get(key: string): Promise<File> | undefined;
  /** Caches a file, unless it cannot be created. Resolves with it. */
  set(key: string, file: Promise<File>): Promise<File>;
};

export function createFileCache<File extends { bytes: Buffer }>(
  maxBytes: number,
  maxAgeMs: number,
): FileCache<File> {
  /** `size` is 0 until the file is created. */
  const entries = new Map<string, { file: Promise<File>; size: number; until: number }>();
  let bytes = 0;
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry) {
        entries.delete(key);
        if (entry.until > performance.now()) entries.set(key, entry);
        else bytes -= entry.size;
      }
      return entries.get(key)?.file;
    },
    async set(key, file) {
      const entry = { file, size: 0, until: performance.now() + maxAgeMs };
      entries.set(key, entry);
      const isKept = () => entries.get(key) === entry;
      try {
        const { length } = (await file).bytes;
        if (!isKept()) return file;
        entry.size = length;
      } catch (error) {
        if (isKept()) entries.delete(key);
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
