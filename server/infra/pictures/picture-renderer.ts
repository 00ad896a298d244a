import { Worker } from 'node:worker_threads';
import * as limits from '#shared/limits.ts';

type Reply = { id: number; png?: Uint8Array; error?: string };
type Job = { resolve(png: Buffer): void; reject(error: Error): void };

export type PictureRenderer = {
  /** Returns a PNG. Null: too many pictures are waiting. */
  render(svg: string): Promise<Buffer> | null;
};

/** Beside the program in the build, where this module may be in the folder of chunks. */
function findWorker(): URL {
  const here = import.meta.url;
  if (here.endsWith('.ts')) return new URL('./picture-worker.ts', here);
  return new URL(here.includes('/chunks/') ? '../picture-worker.js' : './picture-worker.js', here);
}

/** Renders one picture after another in a thread, which ends when there is nothing to do. */
export function createPictureRenderer(): PictureRenderer {
  const jobs = new Map<number, Job>();
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;
  let count = 0;
  const stop = (reason?: Error) => {
    clearTimeout(timer);
    const stopped = worker;
    worker = null;
    void stopped?.terminate();
    for (const { reject } of jobs.values()) reject(reason ?? new Error('the thread has ended'));
    jobs.clear();
  };
  const wait = () => {
    clearTimeout(timer);
    const isIdle = jobs.size === 0;
    timer = setTimeout(
      () => stop(isIdle ? undefined : new Error('the image took too long')),
      isIdle ? limits.pictures.idleMs : limits.pictures.timeoutMs,
    ).unref();
  };
  const start = () => {
    const started = new Worker(findWorker());
    started.unref();
    started.on('message', ({ id, png, error }: Reply) => {
      const job = jobs.get(id);
      jobs.delete(id);
      wait();
      if (png) job?.resolve(Buffer.from(png));
      else job?.reject(new Error(error));
    });
    started.on('error', (error) => worker === started && stop(error as Error));
    return started;
  };
  return {
    render(svg) {
      if (jobs.size >= limits.pictures.waiting) return null;
      worker ??= start();
      count += 1;
      const id = count;
      const result = new Promise<Buffer>((resolve, reject) => jobs.set(id, { resolve, reject }));
      // A thread has no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage({ id, svg });
      wait();
      return result;
    },
  };
}
