import { enableCompileCache } from 'node:module';
import * as limits from '#shared/limits.ts';
import { DataDirLocked } from './db/data-dir-lock.ts';
import type { Lifecycle } from './http/edge/health.ts';
import { ConfigError, readConfig } from './infra/config/config.ts';
import { createLog, type Logger } from './infra/log.ts';
import { limitHeap } from './infra/heap-limits.ts';
import { requireNode } from './infra/node-version.ts';

requireNode();
limitHeap();
// Remembers the compiled program from one start to the next, where there is a place to keep it.
enableCompileCache();
await run().catch((error: unknown) => fail(error));

async function run(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel);
  const lifecycle: Lifecycle = { draining: false };
  const stopping = whenStopping(log, lifecycle);
  // Until somebody is served there is nothing to finish.
  let working = false;
  void stopping.then((code) => working || process.exit(code));
  const { startServer: startProgram } = await import('./server.ts');
  const program = await startProgram(config, log, lifecycle);
  working = true;

  const code = await stopping;
  await program.stop();
  log.info({ event: 'stopped' }, 'stopped');
  process.exit(code);
}

/**
 * Resolves with the exit code once the process is to stop: by signal, or because something broke that nobody caught. From then on it is
 * not ready, and it has ten seconds.
 */
function whenStopping(log: Logger, lifecycle: Lifecycle): Promise<number> {
  return new Promise((resolve) => {
    const stop = (code: number) => {
      if (lifecycle.draining) return;
      lifecycle.draining = true;
      setTimeout(() => process.exit(code || 1), limits.stop.hardAfter).unref();
      resolve(code);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        log.info({ event: 'stopping', signal }, 'stopping');
        stop(0);
      });
    }
    const broken = (error: unknown) => {
      log.fatal({ event: 'uncaught_exception', error }, 'uncaught exception, shutting down');
      stop(1);
    };
    process.on('uncaughtException', broken);
    process.on('unhandledRejection', broken);
  });
}

/** One line for what the person who started it can mend; a stack for what is our fault. */
function fail(error: unknown): void {
  const known = error instanceof ConfigError || error instanceof DataDirLocked;
  process.stderr.write(
    known
      ? `broadsheet: ${error.message}\n`
      : `broadsheet could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
}
