import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { constants, setPriority, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as limits from '#shared/limits.ts';
import { startEmbedded } from './db/embedded-database.ts';
import { explainError } from './db/explain-error.ts';
import { openEmbedded } from './db/open-embedded.ts';
import type { Lifecycle } from './http/front/health.ts';
import { probePorts } from './http/ports.ts';
import { ConfigError, readConfig, type Config } from './infra/config/config.ts';
import { createErrorReporter } from './infra/error-reports/error-reporter.ts';
import { createProcessLog, type Logger } from './infra/log.ts';
import { quietConsole } from './infra/quiet-console.ts';
import { setTracer } from './infra/trace.ts';

/** Runs the program until a signal ends it. Prints what prevents a start. */
export const runProcess = (): Promise<void> => run().catch((error: unknown) => fail(error));

async function run(): Promise<void> {
  quietConsole();
  const config = readConfig();
  const isEmbedded = config.databaseUrl === null;
  if (isEmbedded) requireMemory();
  const isNew = isEmbedded && !existsSync(join(config.dataDir, 'pglite'));
  // The thread loads PGlite while this one reads the rest.
  const thread = isEmbedded && !isNew ? startEmbedded() : undefined;
  const reporter = createErrorReporter(config, (reason) =>
    log.warn({ event: 'error_report_failed', reason }, 'an error could not be reported'),
  );
  const log = createProcessLog(config, reporter?.report);
  if (config.processRole === 'worker') yieldToPages();
  const tracing = await startTracing(config, log);
  const lifecycle: Lifecycle = { draining: false };
  const stopping = whenStopping(config, log, lifecycle);
  // Until the server is ready there is nothing to finish.
  let working = false;
  void stopping.then(async (code) => {
    if (working) return;
    await reporter?.close();
    process.exit(code);
  });
  await probePorts(config);
  if (isNew) await createEmbedded();
  // Its thread opens the embedded database while this one loads the program.
  const opening = isEmbedded ? openEmbedded(config.dataDir, thread) : undefined;
  // `startServer` reports the error.
  opening?.catch(() => undefined);
  const { startServer: startProgram } = await import('./server.ts');
  const program = await startProgram(config, log, lifecycle, opening && { opening });
  working = true;

  let code = await stopping;
  await program.stop().catch((error: unknown) => {
    code ||= 1;
    log.error({ event: 'stop_failed', error }, 'the process could not stop in order');
  });
  await tracing?.close();
  await reporter?.close();
  log.info({ event: 'stopped' }, 'stopped');
  process.exit(code);
}

/**
 * Creates the embedded database in a process of its own, since only its end gives back the memory.
 * Decision 438.
 */
async function createEmbedded(): Promise<void> {
  const here = import.meta.url;
  const program = new URL(`${here.includes('/chunks/') ? '..' : '.'}/create-embedded.js`, here);
  // By the channel it notices the end of this process, also of one that is killed.
  const child = spawn(process.execPath, [fileURLToPath(program)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  process.off('exit', end);
  if (signal !== null)
    throw new ConfigError(
      'DATA_DIR',
      `could not be filled, because ${signal} ended the process that did it. The system may have ` +
        'too little memory. Start again',
    );
  // It has said why.
  if (code !== 0) process.exit(1);
}

/** Megabytes that the embedded database needs, see docs/deploying.md. */
const neededMemory = 400;

/** Error: ConfigError, where the system would end the process without a word. */
function requireMemory(): void {
  const megabytes = Math.round(Math.min(process.constrainedMemory() || Infinity, totalmem()) / 1e6);
  if (megabytes < neededMemory)
    throw new ConfigError(
      'memory',
      `is limited to ${megabytes} MB, and the embedded database needs ${neededMemory} MB. Raise ` +
        'the limit, or set DATABASE_URL',
    );
}

/** Where workers and web processes share a machine, emails wait for pages. Decision 300. */
function yieldToPages(): void {
  for (const thread of listThreads()) {
    try {
      setPriority(thread, constants.priority.PRIORITY_LOW);
    } catch {
      // The thread has already ended.
    }
  }
}

/** On Linux each thread has its own priority. V8 has already started those that collect garbage. */
const listThreads = (): number[] =>
  process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];

/** The packages of OpenTelemetry are loaded only where spans are sent somewhere. */
async function startTracing(
  config: Config,
  log: Logger,
): Promise<{ close(): Promise<void> } | null> {
  const { tracing } = config;
  if (tracing === null) return null;
  const { createOpenTelemetry } = await import('./infra/open-telemetry.ts');
  const { tracer, close } = createOpenTelemetry({ ...config, tracing }, log);
  setTracer(tracer);
  return { close };
}

/**
 * Resolves with the exit code on a signal or an uncaught error. From then on the process is not
 * ready, and has `DRAIN_SECONDS` and ten seconds to end.
 */
function whenStopping(config: Config, log: Logger, lifecycle: Lifecycle): Promise<number> {
  return new Promise((resolve) => {
    const stop = (code: number) => {
      if (lifecycle.draining) return;
      lifecycle.draining = true;
      const hardAfterMs = config.drainMs + limits.stop.hardAfterMs;
      setTimeout(() => process.exit(code || 1), hardAfterMs).unref();
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

/** Prints one line for an error that the operator can fix, else a stack. */
function fail(error: unknown): void {
  const line = explainError(error);
  process.stderr.write(
    line !== null
      ? `broadsheet: ${line}\n`
      : 'broadsheet could not start: ' +
          `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
}
