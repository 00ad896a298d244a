import type { Counter, Gauge, Histogram } from 'prom-client';
import { metricTable, type MetricName, type Sample } from './metric-table.ts';
import type { Metrics } from './metrics.ts';

/** These are gauges, but end like counters. `npm run test:all` checks names with promtool. */
const misnamed = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

type Prometheus = {
  contentType: string;
  /** Returns all metrics as text. */
  scrape(): Promise<string>;
};

/** Keeps what `metrics` counts from now on. Imports its package on demand: most do without it. */
export async function createPrometheus(metrics: Metrics): Promise<Prometheus> {
  const { default: prom } = await import('prom-client');
  const registry = new prom.Registry();
  prom.collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);
  const instruments = new Map<MetricName, Counter | Gauge | Histogram>();
  for (const [name, { type, help, labels, ...rest }] of Object.entries(metricTable)) {
    const options = { name, help, labelNames: [...labels], registers: [registry] };
    instruments.set(
      name as MetricName,
      type === 'counter'
        ? new prom.Counter(options)
        : type === 'gauge'
          ? new prom.Gauge(options)
          : new prom.Histogram({
              ...options,
              ...('buckets' in rest && { buckets: [...rest.buckets] }),
            }),
    );
  }
  metrics.setReceiver({
    count: (name, labels, by) => (instruments.get(name) as Counter).inc(labels, by),
    observe: (name, labels, seconds) =>
      (instruments.get(name) as Histogram).observe(labels, seconds),
  });

  const show = (samples: readonly Sample[]) => {
    const read = new Set(samples.map(({ name }) => name));
    for (const [name, { type, labels }] of Object.entries(metricTable)) {
      const instrument = instruments.get(name as MetricName);
      if (type !== 'gauge' && !read.has(name as MetricName)) continue;
      instrument?.reset();
      // Zero would be a statement about something that this process does not have.
      if (labels.length === 0) instrument?.remove();
    }
    for (const { name, labels, value } of samples)
      (instruments.get(name) as Counter | Gauge).inc(labels, value);
  };
  return {
    contentType: registry.contentType,
    async scrape() {
      show(await metrics.readSamples());
      return registry.metrics();
    },
  };
}
