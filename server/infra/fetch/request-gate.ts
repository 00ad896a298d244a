/** Limits concurrent work, in order of arrival. Throws if the queue is full or on abort. */
export function createGate(atOnce: number, waiting: number) {
  let working = 0;
  const queue: (() => void)[] = [];
  return async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    if (working >= atOnce) {
      if (queue.length >= waiting) throw new Error('too many wait');
      await new Promise<void>((resolve, reject) => {
        queue.push(resolve);
        signal.addEventListener(
          'abort',
          () => {
            const at = queue.indexOf(resolve);
            if (at === -1) return;
            queue.splice(at, 1);
            reject(new Error('too late'));
          },
          { once: true },
        );
      });
    } else working += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
