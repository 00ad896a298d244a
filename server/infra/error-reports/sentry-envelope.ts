import { version } from '../release.ts';
import type { SentryProject } from '../config/sentry-dsn.ts';
import { fingerprint, type ErrorReport, type ReportedError } from './error-report.ts';

/** Returns the request of an event (https://develop.sentry.dev/sdk/foundations/envelopes/). */
export function toEnvelope(
  report: ErrorReport,
  { key }: SentryProject,
): { headers: Record<string, string>; body: string } {
  const { id, time, level, message, error, route, site, job, event, requestId } = report;
  const values: ReportedError[] = [];
  for (let e = error; e; e = e.cause) values.unshift(e);
  const payload = {
    event_id: id,
    timestamp: time,
    platform: 'node',
    level,
    logger: event,
    release: `broadsheet@${report.release}`,
    environment: report.environment,
    transaction: route ?? job,
    logentry: { formatted: message },
    fingerprint: [fingerprint(report)],
    tags: dropNulls({ event, route, site, job, request_id: requestId, role: report.role }),
    extra: { repeated: report.repeated, dropped: report.dropped },
    ...(values.length > 0
      ? {
          exception: {
            values: values.map((e) => ({
              type: e.name,
              value: e.message,
              stacktrace: { frames: e.stack.split('\n').map(toFrame).toReversed() },
            })),
          },
        }
      : {}),
  };
  const lines = [{ event_id: id, sent_at: time }, { type: 'event' }, payload];
  return {
    headers: {
      'Content-Type': 'application/x-sentry-envelope',
      'X-Sentry-Auth':
        `Sentry sentry_version=7, sentry_key=${key}, sentry_client=broadsheet/` + version,
    },
    body: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
  };
}

const dropNulls = (tags: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(tags).filter(([, value]) => value !== null));

/** Parses a frame such as `    at call (file:///srv/server.js:12:34)`. */
function toFrame(line: string): Record<string, unknown> {
  const [, name, place = line.trim()] = /^ {4}at (?:(.*?) \()?(.*?)\)?$/.exec(line) ?? [];
  const [, file = place, row, column] = /^(.*?):(\d+):(\d+)$/.exec(place) ?? [];
  return {
    filename: file.replace(/^file:\/\//, ''),
    function: name ?? '<anonymous>',
    ...(row === undefined ? {} : { lineno: Number(row), colno: Number(column) }),
    in_app: !/node_modules|^node:/.test(file),
  };
}
