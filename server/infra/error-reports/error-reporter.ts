import type { Config } from '../config/config.ts';
import { createReport, fingerprint, type ErrorReport } from './error-report.ts';

/** The same error is reported once in this time. */
const repeatMs = 600_000;
const maxRemembered = 500;
/** Reports in a minute, and at the same time. */
const maxPerMinute = 10;
const maxInFlight = 4;
/** Milliseconds for one report, and for the last ones when the process ends. */
const sendTimeoutMs = 5_000;
const closeTimeoutMs = 2_000;
/** How often failures are logged. */
const logIntervalMs = 60_000;

type ErrorReporter = {
  /** Never throws and never waits. */
  report(level: 'error' | 'fatal', fields: Record<string, unknown>, message: string): void;
  /** Waits a moment for reports that are being sent. */
  close(): Promise<void>;
};

/** Sends errors to ERROR_WEBHOOK_URL; null if it is not set. */
export function createErrorReporter(
  config: Pick<Config, 'errorWebhookUrl' | 'env' | 'processRole'>,
  onFailure: (reason: string) => void,
): ErrorReporter | null {
  const { errorWebhookUrl: url } = config;
  if (url === null) return null;
  const limiter = createLimiter();
  const sending = new Set<Promise<void>>();
  let failureLoggedAt = -Infinity;
  const failed = (reason: string) => {
    if (performance.now() - failureLoggedAt < logIntervalMs) return;
    failureLoggedAt = performance.now();
    onFailure(reason);
  };
  return {
    report(level, fields, message) {
      try {
        const report = limiter.admit(
          createReport(level, fields, message, config),
          sending.size < maxInFlight,
        );
        if (!report) return;
        const work: Promise<void> = send(url, report)
          .catch((error: unknown) => failed(toReason(error)))
          .finally(() => sending.delete(work));
        sending.add(work);
      } catch (error) {
        failed(toReason(error));
      }
    },
    async close() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, closeTimeoutMs)));
      await Promise.race([Promise.all(sending), late]);
      clearTimeout(timer);
    },
  };
}

/** Admits each error once in `repeatMs`, and few in a minute. Counts what it keeps back. */
function createLimiter() {
  const known = new Map<string, { reportedAt: number; repeated: number }>();
  let admitted: number[] = [];
  let dropped = 0;
  return {
    admit(report: ErrorReport, hasRoom: boolean): ErrorReport | null {
      const now = performance.now();
      const key = fingerprint(report);
      const last = known.get(key);
      if (last && now - last.reportedAt < repeatMs) {
        last.repeated += 1;
        return null;
      }
      admitted = admitted.filter((at) => now - at < 60_000);
      if (!hasRoom || admitted.length >= maxPerMinute) {
        dropped += 1;
        return null;
      }
      admitted.push(now);
      known.delete(key);
      known.set(key, { reportedAt: now, repeated: 0 });
      const [oldest] = known.keys();
      if (known.size > maxRemembered && oldest !== undefined) known.delete(oldest);
      const complete = { ...report, repeated: last?.repeated ?? 0, dropped };
      dropped = 0;
      return complete;
    },
  };
}

/** Does not follow redirects, because the operator chose this URL. */
async function send(url: string, report: ErrorReport): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(sendTimeoutMs),
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
  });
  // The body says nothing that is needed, and may never end.
  await response.body?.cancel();
  if (!response.ok) throw new Error(`status ${response.status}`);
}

/** Returns a reason without the URL, which may contain a key. */
function toReason(error: unknown): string {
  for (let e = error; e instanceof Error; e = e.cause) {
    if (/^status \d+$/.test(e.message)) return e.message;
    if ('code' in e && typeof e.code === 'string') return e.code;
    if (e.name === 'TimeoutError') return 'too late';
  }
  return 'failed';
}
