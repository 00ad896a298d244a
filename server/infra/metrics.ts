import { createHistogram, monitorEventLoopDelay, type RecordableHistogram } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { Logger } from './log.ts';
import {
  metricTable,
  toSample,
  type CounterName,
  type HistogramName,
  type LabelsOf,
  type Published,
  type Sample,
} from './metric-table.ts';

const routeClasses = ['page', 'api', 'asset', 'other'] as const;
export type RouteClass = (typeof routeClasses)[number];

/** Receives events as they happen. Without one, they are only counted for the log. */
type MetricsReceiver = {
  count(name: CounterName, labels: Record<string, string>, by: number): void;
  observe(name: HistogramName, labels: Record<string, string>, seconds: number): void;
};

export type Metrics = {
  /** Counts a completed request. `route` is a pattern. */
  record(
    routeClass: RouteClass,
    status: number,
    milliseconds: number,
    labels: { site: string; route: string },
  ): void;
  /** Milliseconds since the last request; Infinity before the first. */
  sinceRequest(): number;
  /** Counts a request that was rejected because of load. */
  recordShed(): void;
  /** Counts an event for Prometheus. */
  count<Name extends CounterName>(name: Name, labels: LabelsOf<Name>, by?: number): void;
  /** Records a duration for Prometheus. */
  observe<Name extends HistogramName>(name: Name, labels: LabelsOf<Name>, seconds: number): void;
  /**
   * Adds numbers to the line and to Prometheus. For a counter, which only grows, the line shows the
   * growth since the last line.
   */
  addGauge(group: string, read: () => Record<string, number>, published: Published): void;
  /** Adds numbers that only Prometheus gets. They are read at each scrape. */
  addSource(read: () => readonly Sample[] | Promise<readonly Sample[]>): void;
  /** Reads the numbers of `addGauge` and `addSource`. */
  readSamples(): Promise<Sample[]>;
  setReceiver(receiver: MetricsReceiver): void;
  /** Returns the p99 delay of the event loop in the last half second, in milliseconds. */
  loopDelay(): number;
  /** Writes a line and starts the next period. */
  flush(): void;
  stop(): void;
};

const lineIntervalMs = 30_000;
const sampleIntervalMs = 500;
const blockedMs = 1_000;
/** Values of a label. Those that come first are usually the most frequent. */
const maxSites = 100;
const maxRoutes = 500;

/** Logs a line every 30 s: requests by route class, event loop, memory and gauges. Times in ms. */
export function createMetrics(log: Logger): Metrics {
  const gauges = new Map<string, { read: () => Record<string, number>; published: Published }>();
  /** Values of counters in the last line. */
  const logged = new Map<string, number>();
  const sources: Parameters<Metrics['addSource']>[0][] = [];
  let receiver: MetricsReceiver | null = null;
  const requests = new Map<RouteClass, { times: RecordableHistogram; failed: number }>();
  const loop = monitorEventLoopDelay({ resolution: 10 });
  loop.enable();
  let delay = 0;
  let worst = 0;
  let shed = 0;
  let answeredAt = -Infinity;
  const limitSite = createLabelLimit(maxSites);
  const limitRoute = createLabelLimit(maxRoutes);

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
  const readForLine = (group: string): Record<string, number> => {
    const gauge = gauges.get(group);
    return Object.fromEntries(
      Object.entries(gauge?.read() ?? {}).map(([key, value]) => {
        const metric = toSample(gauge?.published ?? {}, key);
        if (metric === null || metricTable[metric.name].type !== 'counter') return [key, value];
        const last = logged.get(`${group} ${key}`) ?? 0;
        logged.set(`${group} ${key}`, value);
        return [key, value - last];
      }),
    );
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
          ...Object.fromEntries([...gauges.keys()].map((group) => [group, readForLine(group)])),
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
    record(routeClass, status, milliseconds, { site, route }) {
      let entry = requests.get(routeClass);
      if (!entry) requests.set(routeClass, (entry = { times: createHistogram(), failed: 0 }));
      answeredAt = performance.now();
      entry.times.record(Math.max(1, Math.round(milliseconds * 1e3)));
      if (status >= 500) entry.failed += 1;
      const seconds = milliseconds / 1e3;
      const status_class = `${Math.floor(status / 100)}xx`;
      receiver?.observe(
        'broadsheet_http_request_duration_seconds',
        { route_class: routeClass, status_class },
        seconds,
      );
      receiver?.observe(
        'broadsheet_site_request_duration_seconds',
        { site: limitSite(site), status_class },
        seconds,
      );
      receiver?.observe(
        'broadsheet_route_request_duration_seconds',
        { route: limitRoute(route), status_class },
        seconds,
      );
    },
    sinceRequest: () => performance.now() - answeredAt,
    recordShed() {
      shed += 1;
      receiver?.count('broadsheet_http_requests_shed_total', {}, 1);
    },
    count: (name, labels, by = 1) => receiver?.count(name, labels, by),
    observe: (name, labels, seconds) => receiver?.observe(name, labels, seconds),
    addGauge: (group, read, published) => void gauges.set(group, { read, published }),
    addSource: (read) => void sources.push(read),
    async readSamples() {
      const slow = await Promise.all(sources.map((read) => read()));
      return [
        { name: 'broadsheet_event_loop_delay_seconds', labels: {}, value: delay / 1e3 },
        { name: 'broadsheet_heap_used_ratio', labels: {}, value: heapUsedRatio() },
        ...[...gauges.values()].flatMap(({ read, published }) =>
          Object.entries(read()).flatMap(([key, value]) => {
            const metric = toSample(published, key);
            return metric === null ? [] : [{ ...metric, value }];
          }),
        ),
        ...slow.flat(),
      ];
    },
    setReceiver: (next) => void (receiver = next),
    loopDelay: () => delay,
    flush,
    stop() {
      for (const timer of timers) clearInterval(timer);
      loop.disable();
    },
  };
}

/** Returns a value of a label itself until there are `max`, then `(other)` for a new one. */
function createLabelLimit(max: number): (value: string) => string {
  const known = new Set<string>();
  return (value) => {
    if (known.size < max) known.add(value);
    return known.has(value) ? value : '(other)';
  };
}

/** The share of the heap's limit, as load shedding reads it. */
function heapUsedRatio(): number {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return used / limit;
}

const round = (value: number) => Math.round(value * 100) / 100;
const ms = (times: RecordableHistogram, percentile: number) =>
  round(times.percentile(percentile) / 1e3);
const mb = (bytes: number) => Math.round(bytes / 1e5) / 10;
