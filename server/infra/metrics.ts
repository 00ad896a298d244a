import { createHistogram, monitorEventLoopDelay, type RecordableHistogram } from 'node:perf_hooks';
import type { Logger } from './log.ts';

export const routeClasses = ['page', 'api', 'asset', 'other'] as const;
export type RouteClass = (typeof routeClasses)[number];

/** Numbers that are kept outside and read when a line is written, such as the state of the connection pool. */
export type Gauges = Record<string, () => Record<string, number>>;

export type Metrics = {
  /** Counts one answered request. */
  record(routeClass: RouteClass, status: number, milliseconds: number): void;
  /** Milliseconds since a request was answered last; Infinity when none was. */
  sinceRequest(): number;
  /** Counts one request that was turned away. */
  recordShed(): void;
  /** More numbers for the line, under this name. */
  addGauge(name: string, read: () => Record<string, number>): void;
  /** Delay of the event loop over the last half second, p99 in milliseconds. */
  loopDelay(): number;
  /** Writes one line, and starts the next period. */
  flush(): void;
  stop(): void;
};

const lineEvery = 30_000;
const sampleEvery = 500;
const blockedAfter = 1_000;

/** Metrics are pino lines, one every 30 s: requests and times by route class, event loop, memory, gauges. Times are milliseconds. */
export function createMetrics(log: Logger, given: Gauges): Metrics {
  const gauges = { ...given };
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
    if (longest > blockedAfter)
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
  const timers = [setInterval(sample, sampleEvery), setInterval(flush, lineEvery)];
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
