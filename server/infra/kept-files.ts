/** Files in the memory of a process, the least recently used out first. */
export type KeptFiles = {
  /** Returns a kept file, or one that is being created. */
  get(key: string): Promise<Buffer> | undefined;
  /** Keeps a file, unless it cannot be created. */
  keep(key: string, file: Promise<Buffer>): Promise<Buffer>;
};

/** `most`: bytes. */
export function keepFiles(most: number): KeptFiles {
  /** `size` is 0 until the file is created. */
  const kept = new Map<string, { file: Promise<Buffer>; size: number }>();
  let bytes = 0;
  return {
    get(key) {
      const entry = kept.get(key);
      if (entry) {
        kept.delete(key);
        kept.set(key, entry);
      }
      return entry?.file;
    },
    async keep(key, file) {
      const entry = { file, size: 0 };
      kept.set(key, entry);
      try {
        entry.size = (await file).length;
      } catch (error) {
        kept.delete(key);
        throw error;
      }
      bytes += entry.size;
      for (const [oldest, { size }] of kept) {
        if (bytes <= most) break;
        if (size === 0) continue;
        kept.delete(oldest);
        bytes -= size;
      }
      return file;
    },
  };
}
