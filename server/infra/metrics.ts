import { createHistogram, monitorEventLoopDelay, type RecordableHistogram } from 'node:perf_hooks';
import type { Logger } from './log.ts';

export const routeClasses = ['page', 'api', 'asset', 'other'] as const;
export type RouteClass = (typeof routeClasses)[number];

/** Numbers that are read when a line is written, such as the state of the connection pool. */
export type Gauges = Record<string, () => Record<string, number>>;

export type Metrics = {
  /** Counts a completed request. */
  record(routeClass: RouteClass, status: number, milliseconds: number): void;
  /** Milliseconds since the last request; Infinity before the first. */
  sinceRequest(): number;
  /** Counts a request that was rejected because of load. */
  recordShed(): void;
  /** Adds numbers to the line under a name. */
  addGauge(name: string, read: () => Record<string, number>): void;
  /** Returns the p99 delay of the event loop in the last half second, in milliseconds. */
  loopDelay(): number;
  /** Writes a line and starts the next period. */
  flush(): void;
  stop(): void;
};

const lineIntervalMs = 30_000;
const sampleIntervalMs = 500;
const blockedMs = 1_000;

/** Logs a line every 30 s: requests by route class, event loop, memory and gauges. Times in ms. */
export function createMetrics(log: Logger, initialGauges: Gauges): Metrics {
  const gauges = { ...initialGauges };
  const requests = new Map<RouteClass, { times: RecordableHistogram; failed: number }>();
  const loop = monitorEventLoopDelay({ resolution: 10 });
  loop.enable();
  let delay = 0;
  let worst = 0;
  let shed = 0;
  let answeredAt = -Infinity;

  const sample = () => {
    delay = loop.percentile(99) / 1e6;
    const longest = loop.max / 1e6;
    worst = Math.max(worst, longest);
    if (longest > blockedMs)
      log.warn(
        { event: 'event_loop_blocked', blockedMs: Math.round(longest) },
        'event loop was blocked',
      );
    loop.reset();
  };
  const flush = () => {
    const memory = process.memoryUsage();
    log.info(
      {
        event: 'metrics',

        metrics: {
          requests: Object.fromEntries(
            [...requests].map(([name, { times, failed }]) => [
              name,
              {
                count: times.count,
                failed,
                p50: ms(times, 50),
                p95: ms(times, 95),
                p99: ms(times, 99),
              },
            ]),
          ),
          shed,
          eventLoop: { p99: round(delay), max: round(worst) },
          memory: {
            rssMb: mb(memory.rss),
            heapUsedMb: mb(memory.heapUsed),
            externalMb: mb(memory.external),
          },
          ...Object.fromEntries(Object.entries(gauges).map(([name, read]) => [name, read()])),
        },
      },
      'metrics',
    );
    requests.clear();
    worst = 0;
    shed = 0;
  };
  const timers = [setInterval(sample, sampleIntervalMs), setInterval(flush, lineIntervalMs)];
  for (const timer of timers) timer.unref();

  return {
    record(routeClass, status, milliseconds) {
      let entry = requests.get(routeClass);
      if (!entry) requests.set(routeClass, (entry = { times: createHistogram(), failed: 0 }));
      answeredAt = performance.now();
      entry.times.record(Math.max(1, Math.round(milliseconds * 1e3)));
      if (status >= 500) entry.failed += 1;
    },
    sinceRequest: () => performance.now() - answeredAt,
    recordShed: () => void (shed += 1),
    addGauge: (name, read) => void (gauges[name] = read),
    loopDelay: () => delay,
    flush,
    stop() {
      for (const timer of timers) clearInterval(timer);
      loop.disable();
    },
  };
}

const round = (value: number) => Math.round(value * 100) / 100;
const ms = (times: RecordableHistogram, percentile: number) =>
  round(times.percentile(percentile) / 1e3);
const mb = (bytes: number) => Math.round(bytes / 1e5) / 10;
