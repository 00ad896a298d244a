import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import * as limits from '#shared/limits.ts';
import { DataDirLocked } from './db/data-dir-lock.ts';
import { startEmbedded } from './db/embedded-database.ts';
import { openEmbedded } from './db/open-embedded.ts';
import type { Lifecycle } from './http/edge/health.ts';
import { probePorts } from './http/ports.ts';
import { ConfigError, readConfig, type Config } from './infra/config/config.ts';
import { createErrorReporter } from './infra/error-reports/error-reporter.ts';
import { createLog, type Logger } from './infra/log.ts';
import { setTracer } from './infra/trace.ts';

/** Runs the program until a signal ends it. Prints what prevents a start. */
export const runProcess = (): Promise<void> => run().catch((error: unknown) => fail(error));

async function run(): Promise<void> {
  const config = readConfig();
  // The thread loads PGlite while this one reads the rest.
  const thread = config.databaseUrl === null ? startEmbedded() : null;
  const reporter = createErrorReporter(config, (reason) =>
    log.warn({ event: 'error_report_failed', reason }, 'an error could not be reported'),
  );
  const log = createLog(config.logLevel, undefined, reporter?.report);
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
  // Its thread opens the embedded database while this one loads the program.
  const opening = thread ? openEmbedded(config.dataDir, thread) : undefined;
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
  const isReadable = error instanceof ConfigError || error instanceof DataDirLocked;
  process.stderr.write(
    isReadable
      ? `broadsheet: ${error.message}\n`
      : 'broadsheet could not start: ' +
          `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
}
