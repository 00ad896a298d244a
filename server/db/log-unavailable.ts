import type { Logger } from '../infra/log.ts';
import { sqlState } from './client.ts';

/** An outage fails every request, so each of its codes is logged once in this time. */
const quietMs = 1_000;
/** A full or broken disk, damaged data, a refused login: waiting does not help. */
const faults = /^(?:28|3D|53100|58|XX|ENOSPC)/;
const loggedAt = new WeakMap<Logger, Map<string, number>>();

/** Logs why the database could not answer, which its caller is not told. */
export function logUnavailable(log: Logger, error: unknown, facts: object): void {
  const code = sqlState(error) ?? 'no answer';
  const times = loggedAt.get(log) ?? new Map<string, number>();
  loggedAt.set(log, times);
  const now = performance.now();
  if (now - (times.get(code) ?? -Infinity) < quietMs) return;
  times.set(code, now);
  const fields = { event: 'database_unavailable', ...facts, code, error };
  if (faults.test(code)) log.error(fields, 'the database reports a fault of its own');
  else log.warn(fields, 'the database did not answer');
}
