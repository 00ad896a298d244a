import { createHash, randomUUID } from 'node:crypto';
import { errorForLog } from '../log.ts';
import { version } from '../release.ts';
import { maskText } from './mask-text.ts';

type ReportedError = {
  name: string;
  /** Without personal data. */
  message: string;
  code: string | null;
  /** Frames, innermost first, one a line. */
  stack: string;
  cause: ReportedError | null;
};

/** What leaves the installation: no address, IP, token, text of a user, path or query. */
export type ErrorReport = {
  id: string;
  time: string;
  level: 'error' | 'fatal';
  /** As in the log. */
  event: string | null;
  message: string;
  error: ReportedError | null;
  /** The pattern of the path, such as `/api/posts/{id}`. */
  route: string | null;
  site: string | null;
  job: string | null;
  requestId: string | null;
  release: string;
  environment: string;
  role: string;
  /** How often the same error occurred since its last report. */
  repeated: number;
  /** Reports that a limit kept back since the last one. */
  dropped: number;
};

/** Describes a line of the log. Other fields of the line are left out. */
export function createReport(
  level: ErrorReport['level'],
  fields: Record<string, unknown>,
  message: string,
  { env, processRole }: { env: string; processRole: string },
): ErrorReport {
  const name = (key: string) =>
    typeof fields[key] === 'string' ? fields[key].slice(0, 100) : null;
  return {
    id: randomUUID(),
    time: new Date().toISOString(),
    level,
    event: name('event'),
    message: maskText(message),
    error: 'error' in fields ? toReported(errorForLog(fields.error)) : null,
    route: name('route'),
    site: name('site'),
    job: name('job'),
    requestId: name('requestId'),
    release: version,
    environment: env,
    role: processRole,
    repeated: 0,
    dropped: 0,
  };
}

function toReported(error: Record<string, unknown>, depth = 0): ReportedError {
  const { name, message, code, stack, cause } = error as Partial<Record<string, string>> & {
    cause?: Record<string, unknown>;
  };
  // Class 22 of PostgreSQL, and parsers, quote the value that they do not accept.
  const quotesInput = name === 'SyntaxError' || /^22[0-9A-Z]{3}$/.test(String(code));
  return {
    name: String(name ?? 'Error').slice(0, 100),
    message: maskText(String(message ?? ''), quotesInput),
    code: code === undefined ? null : String(code).slice(0, 40),
    stack: stack ?? '',
    cause: cause && depth < 4 ? toReported(cause, depth + 1) : null,
  };
}

/** Equal for the same error at the same place, whatever the request. */
export function fingerprint({ event, job, route, error }: ErrorReport): string {
  const parts: (string | null)[] = [event, job, route];
  for (let e = error; e; e = e.cause)
    parts.push(e.name, e.code, e.message.replace(/\d+/g, ''), e.stack.split('\n')[0] ?? '');
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
