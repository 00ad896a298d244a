type Definition = {
  type: 'counter' | 'gauge' | 'histogram';
  help: string;
  /**
   * Their values are bounded: never URLs, users or texts. Prometheus itself adds `job` and
   * `instance`.
   */
  labels: readonly string[];
  /** Upper bounds of a histogram, in seconds. */
  buckets?: readonly number[];
};

/** Every metric of our own, by its name in Prometheus. docs/operating.md lists them. */
export const metricTable = {
  broadsheet_http_request_duration_seconds: {
    type: 'histogram',
    help: 'Time until a request was answered.',
    labels: ['route_class', 'status_class'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  },
  broadsheet_site_request_duration_seconds: {
    type: 'histogram',
    help: 'Time until a request was answered, by site; (unknown) for hosts of no site.',
    labels: ['site', 'status_class'],
    buckets: [0.1, 0.5, 2],
  },
  broadsheet_route_request_duration_seconds: {
    type: 'histogram',
    help: 'Time until a request was answered, by the pattern of its route.',
    labels: ['route', 'status_class'],
    buckets: [0.1, 0.5, 2],
  },
  broadsheet_build_info: {
    type: 'gauge',
    help: 'Always 1. The version of the program, and what the process does.',
    labels: ['version', 'role'],
  },
  broadsheet_http_requests_shed_total: {
    type: 'counter',
    help: 'Requests rejected with 503 because of overload.',
    labels: [],
  },
  broadsheet_deep_pages_total: {
    type: 'counter',
    help: 'Requests for pages that no current list shows, by outcome: admitted or refused.',
    labels: ['outcome'],
  },
  broadsheet_event_loop_delay_seconds: {
    type: 'gauge',
    help: 'Delay of the event loop in the last half second, 99th percentile.',
    labels: [],
  },
  broadsheet_heap_used_ratio: {
    type: 'gauge',
    help: 'Share of the heap that is used. Requests are shed above 0.92.',
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
  broadsheet_replica_lag_seconds: {
    type: 'gauge',
    help: 'Time since a replica had every change of the primary; 0 while it has.',
    labels: ['replica'],
  },
  broadsheet_public_reads_total: {
    type: 'counter',
    help: 'Public reads that chose a replica, and those that were left to the primary.',
    labels: ['server'],
  },
  broadsheet_replica_used: {
    type: 'gauge',
    help: 'Whether public reads use a replica: 1, else 0.',
    labels: ['replica'],
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
  broadsheet_job_duration_seconds: {
    type: 'histogram',
    help: 'Time of a run of a job, by outcome: succeeded or failed.',
    labels: ['name', 'outcome'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120, 600],
  },
  broadsheet_job_interval_seconds: {
    type: 'gauge',
    help: 'Time between two runs of a job.',
    labels: ['name'],
  },
  broadsheet_job_last_success_timestamp_seconds: {
    type: 'gauge',
    help: 'When a job of this process last succeeded, or when it was scheduled first.',
    labels: ['name'],
  },
  broadsheet_mails_total: {
    type: 'counter',
    help:
      'Attempts to send an email, by outcome: sent, deferred, bounced, rejected, uncertain, ' +
      'or dropped before an attempt.',
    labels: ['site', 'outcome'],
  },
  broadsheet_login_codes_total: {
    type: 'counter',
    help: 'Attempts to send a login code, by outcome: sent or failed.',
    labels: ['site', 'outcome'],
  },
  broadsheet_outbox_mails: {
    type: 'gauge',
    help: 'Emails that wait in the outbox, without held ones.',
    labels: ['site', 'priority'],
  },
  broadsheet_outbox_oldest_age_seconds: {
    type: 'gauge',
    help: 'How long the oldest waiting mail is due, or a code has waited. 0: none is due.',
    labels: ['site', 'priority'],
  },
  broadsheet_outbox_held_mails: {
    type: 'gauge',
    help: 'Emails held after a restore or a long stop that `release-mail` would send.',
    labels: ['site'],
  },
  broadsheet_cdn_purges_waiting: {
    type: 'gauge',
    help: 'Keys that the shared cache has not purged yet.',
    labels: ['site'],
  },
  broadsheet_cdn_purges_oldest_age_seconds: {
    type: 'gauge',
    help: 'How long the oldest waiting purge is due. 0: none is due.',
    labels: ['site'],
  },
  broadsheet_digest_mails_planned_total: {
    type: 'counter',
    help: 'Digest emails added to the outbox.',
    labels: ['site'],
  },
  broadsheet_digest_issues: {
    type: 'gauge',
    help: 'Issues of the digest that are not finished, by state: preparing, sending or held.',
    labels: ['site', 'state'],
  },
  broadsheet_digest_variants_waiting: {
    type: 'gauge',
    help: 'Variants of issues that are not rendered yet.',
    labels: ['site'],
  },
  broadsheet_digest_render_duration_seconds: {
    type: 'histogram',
    help: 'Time to render a variant of an issue, by outcome: ready, outdated, failed or stopped.',
    labels: ['outcome'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120],
  },
  broadsheet_database_figures_up: {
    type: 'gauge',
    help: 'Whether the database answered the query of this scrape in time (1) or not (0).',
    labels: [],
  },
  broadsheet_backup_last_success_timestamp_seconds: {
    type: 'gauge',
    help: 'When the last recorded backup ended. Missing while there is none.',
    labels: [],
  },
  broadsheet_backup_size_bytes: {
    type: 'gauge',
    help: 'Size of the last recorded backup.',
    labels: [],
  },
  broadsheet_disk_free_bytes: {
    type: 'gauge',
    help: 'Free space of the disk with DATA_DIR, or with the program if there is no such folder.',
    labels: [],
  },
  broadsheet_certificate_end_timestamp_seconds: {
    type: 'gauge',
    help: 'When the first certificate of a site ends, as its hosts present them. Read every hour.',
    labels: ['site'],
  },
  broadsheet_model_request_duration_seconds: {
    type: 'histogram',
    help: 'Duration of model requests, including retries, by outcome.',
    labels: ['model', 'outcome'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30],
  },
  broadsheet_model_tokens_total: {
    type: 'counter',
    help: 'Tokens as reported by the endpoint, else estimated.',
    labels: ['model', 'direction'],
  },
  broadsheet_model_cost_total: {
    type: 'counter',
    help: 'Cost of the tokens in the currency of LLM_PRICES, of models that are listed there.',
    labels: ['model'],
  },
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
