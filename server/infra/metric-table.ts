type Definition = {
  type: 'counter' | 'gauge' | 'histogram';
  help: string;
  /** Their values are bounded: never URLs, users or texts. */
  labels: readonly string[];
  /** Upper bounds of a histogram, in seconds. */
  buckets?: readonly number[];
};

/** Every metric of our own, by its name in Prometheus. docs/operating.md describes them. */
export const metricTable = {
  broadsheet_http_request_duration_seconds: {
    type: 'histogram',
    help: 'Time until a request was answered.',
    labels: ['route_class', 'status_class'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  },
  broadsheet_http_requests_shed_total: {
    type: 'counter',
    help: 'Requests rejected with 503 because of overload.',
    labels: [],
  },
  broadsheet_event_loop_delay_seconds: {
    type: 'gauge',
    help: 'Delay of the event loop in the last half second, 99th percentile.',
    labels: [],
  },
  broadsheet_database_pool_connections: {
    type: 'gauge',
    help: 'Connections of the pool by state.',
    labels: ['state'],
  },
  broadsheet_database_pool_waiting: {
    type: 'gauge',
    help: 'Statements that wait for a connection of the pool.',
    labels: [],
  },
  broadsheet_page_cache_hits_total: {
    type: 'counter',
    help: 'Pages served from the cache, stale ones included.',
    labels: [],
  },
  broadsheet_page_cache_stale_hits_total: {
    type: 'counter',
    help: 'Pages served from the cache and rendered again in the background.',
    labels: [],
  },
  broadsheet_page_cache_misses_total: {
    type: 'counter',
    help: 'Pages rendered.',
    labels: [],
  },
  broadsheet_page_cache_shared_total: {
    type: 'counter',
    help: 'Requests that waited for a page that another request rendered.',
    labels: [],
  },
  broadsheet_page_cache_entries: { type: 'gauge', help: 'Pages in the cache.', labels: [] },
  broadsheet_page_cache_bytes: { type: 'gauge', help: 'Size of the page cache.', labels: [] },
} as const satisfies Record<string, Definition>;

type Table = typeof metricTable;
export type MetricName = keyof Table;
type NameOf<Type extends Definition['type']> = {
  [Name in MetricName]: Table[Name]['type'] extends Type ? Name : never;
}[MetricName];
export type CounterName = NameOf<'counter'>;
export type HistogramName = NameOf<'histogram'>;
export type LabelsOf<Name extends MetricName> = Record<Table[Name]['labels'][number], string>;

/** A value that is read at a scrape. */
export type Sample = { name: MetricName; labels: Record<string, string>; value: number };

/** Where Prometheus finds numbers of a group: by key, or by the key as the only label. */
export type Published = MetricName | Record<string, Omit<Sample, 'value'>>;

/** Returns the name and labels of a number; null if it is not published. */
export function toSample(published: Published, key: string): Omit<Sample, 'value'> | null {
  if (typeof published !== 'string') return published[key] ?? null;
  const [label = 'name'] = metricTable[published].labels;
  return { name: published, labels: { [label]: key } };
}
