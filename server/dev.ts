/**
 * Runs beside the build in `npm run dev`, which reports each new build. The program is reloaded in
 * this process. Node, the packages and the embedded database stay loaded, because they take most of
 * a start.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DatabaseSource } from './db/client.ts';
import { createPglite } from './db/create-pglite.ts';
import { lockDataDir } from './db/data-dir-lock.ts';
import { readConfig } from './infra/config/config.ts';
import { createProcessLog } from './infra/log.ts';
import type { startServer } from './server.ts';

type Program = { startServer: typeof startServer };

const file = process.argv[2] ?? '';
let version = 0;
let running: Awaited<ReturnType<typeof startServer>> | undefined;
let database: DatabaseSource | undefined;
let queue = Promise.resolve();
/** Closes the embedded database, which must not stop in the middle of a write. */
let close = () => Promise.resolve();

const say = (error: unknown) =>
  void process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );

async function openOnce(dataDir: string): Promise<DatabaseSource> {
  const release = lockDataDir(dataDir);
  const open = await createPglite({ dataDir: join(dataDir, 'pglite'), relaxedDurability: false });
  close = async () => {
    await open.close();
    release();
  };
  return { open };
}

async function restart(): Promise<void> {
  const began = performance.now();
  const config = readConfig();
  if (config.databaseUrl === null) database ??= await openOnce(config.dataDir);
  version += 1;
  const program = (await import(`${pathToFileURL(file)}?${version}`)) as Program;
  await running?.stop();
  running = undefined;
  running = await program.startServer(
    config,
    createProcessLog(config),
    { draining: false },
    database,
  );
  process.stderr.write(`started in ${Math.round(performance.now() - began)} ms\n`);
}

process.on('message', () => (queue = queue.then(restart).catch(say)));
process.on('uncaughtException', say);
process.on('unhandledRejection', say);
const stop = () =>
  void queue
    .then(() => running?.stop())
    .then(() => close())
    .then(
      () => process.exit(0),
      () => process.exit(1),
    );
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
process.on('disconnect', stop);
