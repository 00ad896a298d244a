import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { toReadableLine } from './readable-log.ts';

/**
 * Logs JSON lines to stdout. Callers never pass an email, code, token, prompt, query string or
 * client IP; `redact` is the second safeguard.
 */
export function createLog(
  level: string,
  destination?: DestinationStream,
  onError?: OnError,
): Logger {
  return pino(
    {
      level,
      ...(onError ? { hooks: { logMethod: createHook(onError) } } : {}),
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: [
          'email',
          'token',
          'otp',
          'password',
          'authorization',
          'cookie',
          'custom_prompt',
          '*.email',
          '*.token',
        ],
        censor: '[redacted]',
      },
      serializers: { error: errorForLog },
    },
    destination ?? buffered(),
  );
}

/** Gets each line of level `error` or `fatal`: what nobody expected. */
type OnError = (level: 'error' | 'fatal', fields: Record<string, unknown>, message: string) => void;

function createHook(onError: OnError): LogHook {
  return function (args, method, level) {
    method.apply(this, args);
    const [fields, message] = args as unknown[];
    if (level >= 50 && typeof fields === 'object' && fields !== null)
      onError(level >= 60 ? 'fatal' : 'error', { ...fields }, String(message ?? ''));
  };
}
type LogHook = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

/** The log of a process, on stdout. Outside production, a terminal gets lines for people. */
export const createProcessLog = (
  { env, logLevel }: { env: string; logLevel: string },
  onError?: OnError,
): Logger => createLog(logLevel, chooseStream(env, process.stdout), onError);

/** The log of a command, on stderr: its result is on stdout. */
export const createCommandLog = (config: { env: string; logLevel: string }): Logger =>
  createLog(
    config.logLevel,
    chooseStream(config.env, process.stderr) ?? {
      write: (line) => void process.stderr.write(line),
    },
  );

function chooseStream(env: string, stream: NodeJS.WriteStream): DestinationStream | undefined {
  if (env === 'production' || !stream.isTTY) return undefined;
  return { write: (line) => void stream.write(toReadableLine(line)) };
}

/** Buffers lines, because a write costs a tenth of a page. Nothing is lost at exit. */
function buffered(): DestinationStream {
  const stream = pino.destination({ dest: 1, sync: false, minLength: 4096 });
  setInterval(() => stream.flush(), 200).unref();
  return stream;
}

/** Errors of an AggregateError in one line of the log, beside its cause. */
const maxErrors = 10;

/** Returns name, message, code and stack only. Database errors also hold values of the row. */
export function errorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const cause = error.cause === undefined ? {} : { cause: errorForLog(error.cause) };
  const others =
    error instanceof AggregateError
      ? (error.errors as unknown[]).filter((one) => one !== error.cause)
      : [];
  const errors = others.length === 0 ? {} : { errors: others.slice(0, maxErrors).map(errorForLog) };
  const code = 'code' in error ? { code: error.code } : {};
  // Drizzle puts the parameters of a failed query into its message.
  const message = error.message.replace(/\nparams:[\s\S]*$/, '');
  const stack = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 12)
    .join('\n');
  return { name: error.name, message, ...code, ...(stack ? { stack } : {}), ...cause, ...errors };
}

export type { Logger };
