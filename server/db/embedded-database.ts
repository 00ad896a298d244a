import { Worker } from 'node:worker_threads';
import type { PGlite, QueryOptions, Results, Transaction } from '@electric-sql/pglite';
import type { Action, Call, Reply } from './embedded-messages.ts';

/** What the program uses of PGlite. */
export type EmbeddedDatabase = Pick<
  PGlite,
  'query' | 'exec' | 'transaction' | 'listen' | 'dumpDataDir' | 'close'
>;

/** A thread that has not opened its database yet. */
type EmbeddedThread = {
  open(dataDir: string): Promise<EmbeddedDatabase>;
  end(): Promise<unknown>;
};

/** Beside the program in the build, where this module may be in the folder of chunks. */
function findThread(): URL {
  const here = import.meta.url;
  if (here.endsWith('.ts')) return new URL('./embedded-thread.ts', here);
  return new URL(
    here.includes('/chunks/') ? '../embedded-thread.js' : './embedded-thread.js',
    here,
  );
}

/**
 * Starts a thread for the embedded database. It runs every statement there, so pages do not wait
 * for it, and loads itself while the program is loaded. Decision 275.
 */
export function startEmbedded(): EmbeddedThread {
  const worker = new Worker(findThread());
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const notified = new Map<number, (payload: string) => void>();
  let count = 0;
  let failure: Error | null = null;
  /** Whether the database is used, and its end would be a surprise. */
  let isOpen = false;

  const call = (action: Action): { id: number; result: Promise<unknown> } => {
    count += 1;
    const message: Call = { ...action, id: count };
    const reply = Promise.withResolvers<unknown>();
    if (failure) reply.reject(failure);
    else {
      waiting.set(message.id, reply);
      // A thread has no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(message);
    }
    return { id: message.id, result: reply.promise };
  };
  const run = (action: Action) => call(action).result;

  worker.on('message', (reply: Reply) => {
    if ('notification' in reply) return notified.get(reply.id)?.(reply.notification);
    const caller = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('error' in reply)
      caller?.reject(Object.assign(new Error(reply.error.message), reply.error));
    else caller?.resolve(reply.result);
  });
  const fail = (cause?: unknown) => {
    failure ??= new Error('PGlite is closed', { cause });
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => {
    fail();
    // Every further query would fail. A new process has a database again.
    if (isOpen)
      throw new Error('The thread of the embedded database ended.', { cause: failure?.cause });
  });

  const within = (transaction?: number) => ({
    query: (text: string, values: unknown[] = [], options: QueryOptions = {}) =>
      run({
        do: 'query',
        text,
        values,
        rowMode: options.rowMode,
        // Drizzle leaves values as texts, and nobody else passes parsers.
        unparsed: Object.keys(options.parsers ?? {}).map(Number),
        transaction,
      }),
    exec: (text: string) => run({ do: 'exec', text, transaction }) as Promise<Results[]>,
  });

  async function transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const { id, result } = call({ do: 'begin' });
    await result;
    try {
      const value = await work(within(id) as unknown as Transaction);
      await run({ do: 'commit', transaction: id });
      return value;
    } catch (error) {
      // After a failed commit there is nothing to take back.
      await run({ do: 'rollback', transaction: id }).catch(() => undefined);
      throw error;
    }
  }

  async function listen(channel: string, onNotification: (payload: string) => void) {
    const { id, result } = call({ do: 'listen', channel });
    notified.set(id, onNotification);
    await result;
    return async () => {
      notified.delete(id);
      if (failure === null) await run({ do: 'unlisten', listener: id });
    };
  }

  return {
    end: () => worker.terminate(),
    async open(dataDir) {
      await run({ do: 'open', dataDir });
      isOpen = true;
      return {
        ...within(),
        transaction,
        listen,
        dumpDataDir: () => run({ do: 'dump' }),
        async close() {
          isOpen = false;
          // Without its thread there is nothing to write.
          if (failure === null) await run({ do: 'close' });
          await worker.terminate();
        },
      } as EmbeddedDatabase;
    },
  };
}
