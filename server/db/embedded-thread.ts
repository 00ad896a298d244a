import { existsSync, readFileSync } from 'node:fs';
import { createRequire, enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { createPglite, loadPglite } from './create-pglite.ts';
import type { Call, Reply } from './embedded-messages.ts';

/** The thread of the embedded database. It answers the calls of `embedded-database.ts`. */

// The cache of the program is not that of its threads. Decision 50.
enableCompileCache();
const { resolve } = createRequire(import.meta.url);
/** The types of Node have no values of WebAssembly. */
const { compile } = (
  globalThis as unknown as {
    WebAssembly: { compile(bytes: Uint8Array): Promise<WebAssembly.Module> };
  }
).WebAssembly;
/** Compiled while the program is loaded: it takes as long as the rest of an opening. */
const compiled = compile(readFileSync(resolve('@electric-sql/pglite/pglite.wasm')));
// Its failure is reported when the database is opened.
compiled.catch(() => undefined);
void loadPglite().catch(() => undefined);

/** The file of the build that becomes the database at its first start. */
function readNewDatabase(dataDir: string): Blob | undefined {
  const file = join(import.meta.dirname, 'new-database.tar.gz');
  return existsSync(join(dataDir, 'PG_VERSION')) || !existsSync(file)
    ? undefined
    : new Blob([readFileSync(file)]);
}

let opened: PGlite | undefined;
/** What ends a transaction: it returns to PGlite, or fails there. */
type Open = { tx: Transaction; end: PromiseWithResolvers<void> };
const transactions = new Map<number, Open>();
const listeners = new Map<number, () => Promise<void>>();
const rolledBack = new Error('rolled back');

/** A thread has no origin. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const send = (reply: Reply) => parentPort?.postMessage(reply);
const asIs = (value: string) => value;

function database(): PGlite {
  if (!opened) throw new Error('PGlite is closed');
  return opened;
}

function scope(transaction: number | undefined): Pick<Transaction, 'query' | 'exec'> {
  if (transaction === undefined) return database();
  const open = transactions.get(transaction);
  if (!open) throw new Error('the transaction has ended');
  return open.tx;
}

/** Begins a transaction, and answers when it is this one's turn. It then stays open. */
async function begin(id: number): Promise<void> {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const done = database().transaction(async (tx) => {
    transactions.set(id, { tx, end });
    begun.resolve();
    await end.promise;
  });
  ended.set(id, done);
  done.catch(begun.reject);
  await begun.promise;
}
const ended = new Map<number, Promise<void>>();

async function finish(id: number, how: 'commit' | 'rollback'): Promise<void> {
  const done = ended.get(id);
  const open = transactions.get(id);
  ended.delete(id);
  transactions.delete(id);
  if (how === 'commit') open?.end.resolve();
  else open?.end.reject(rolledBack);
  await done?.catch((error: unknown) => {
    if (error !== rolledBack) throw error;
  });
}

async function answer(call: Call): Promise<unknown> {
  switch (call.do) {
    case 'open':
      opened = await createPglite({
        dataDir: call.dataDir,
        relaxedDurability: false,
        pgliteWasmModule: await compiled,
        loadDataDir: readNewDatabase(call.dataDir),
      });
      // The end of a thread does not write it.
      flushCompileCache();
      return;
    case 'query': {
      const { text, values, rowMode, unparsed } = call;
      const parsers = Object.fromEntries(unparsed.map((type) => [type, asIs]));
      return scope(call.transaction).query(text, values, { rowMode, parsers });
    }
    case 'exec':
      return scope(call.transaction).exec(call.text);
    case 'begin':
      return begin(call.id);
    case 'commit':
    case 'rollback':
      return finish(call.transaction, call.do);
    case 'listen': {
      const { id } = call;
      const onNotification = (notification: string) => send({ id, notification });
      listeners.set(id, await database().listen(call.channel, onNotification));
      return;
    }
    case 'unlisten':
      return listeners.get(call.listener)?.();
    case 'dump':
      return database().dumpDataDir('gzip');
    case 'close':
      return database().close();
  }
}

parentPort?.on('message', (call: Call) => {
  void answer(call).then(
    (result) => send({ id: call.id, result }),
    (error: unknown) => {
      const reason = error instanceof Error ? error : new Error(String(error));
      // The fields that PostgreSQL reports. A copy of the error would lose them, and PGlite adds
      // the options of the query, which cannot be copied.
      const reported = Object.entries(reason).filter(([, value]) => typeof value === 'string');
      send({ id: call.id, error: { ...Object.fromEntries(reported), message: reason.message } });
    },
  );
});
