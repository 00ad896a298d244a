import { expect, it } from 'vitest';
import { metricTable } from '../../server/infra/metric-table.ts';
import { get } from '../support/http-client.ts';
import { ownDatabase } from '../support/own-database.ts';
import { launch, start, type Launched } from '../support/programs.ts';
import { readMetric } from '../support/scrape.ts';
import { until } from '../support/wait-for.ts';

const database = await ownDatabase();
const env = { DATABASE_URL: database.url, SEED_DEMO: 'false' };
const withMetrics = { ...env, METRICS_PORT: '0' };

async function metricsPort(program: Launched): Promise<number> {
  return ((await program.waitForLog('metrics are listening')) as { port: number }).port;
}

it.concurrent('publishes requests, pool and page cache', async () => {
  // Another program that changes the sites would make the kept page old.
  const program = await start({
    env: { ...withMetrics, DATABASE_URL: (await ownDatabase()).url },
  });
  const port = await metricsPort(program);
  expect((await get(program.port, '/')).status).toBe(200);
  expect((await get(program.port, '/')).status).toBe(200);
  expect((await get(program.port, '/no/such/page')).status).toBe(404);
  const { status, body, headers } = await get(port, '/metrics');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const requests = 'broadsheet_http_request_duration_seconds_count';
  expect(readMetric(body, `${requests}{route_class="page",status_class="2xx"}`)).toBe(2);
  expect(readMetric(body, `${requests}{route_class="page",status_class="4xx"}`)).toBe(1);
  expect(readMetric(body, 'broadsheet_page_cache_hits_total')).toBe(1);
  // On a slow machine, the front page was stale after five seconds, and rendered again.
  const stale = readMetric(body, 'broadsheet_page_cache_stale_hits_total') ?? NaN;
  expect(stale).toBeLessThanOrEqual(1);
  // The front page, and the page that does not exist, which is not kept.
  expect(readMetric(body, 'broadsheet_page_cache_misses_total')).toBe(2 + stale);
  expect(readMetric(body, 'broadsheet_page_cache_entries')).toBe(1);
  expect(readMetric(body, 'broadsheet_page_cache_bytes')).toBeGreaterThan(1_000);
  expect(readMetric(body, 'broadsheet_page_cache_shared_total')).toBe(0);
  expect(readMetric(body, 'broadsheet_heap_used_ratio')).toBeGreaterThan(0.001);
  expect(readMetric(body, 'broadsheet_heap_used_ratio')).toBeLessThan(0.92);
  expect(readMetric(body, 'broadsheet_database_pool_waiting')).toBe(0);
  expect(readMetric(body, 'broadsheet_http_requests_shed_total')).toBe(0);
  expect(readMetric(body, 'broadsheet_database_pool_connections{state="open"}')).toBeGreaterThan(0);
  expect(readMetric(body, 'nodejs_heap_size_used_bytes')).toBeGreaterThan(1e6);
  for (const name of Object.keys(metricTable)) expect(body).toContain(`# TYPE ${name} `);
  expect(await program.stop()).toBe(0);
});

it.concurrent('answers only GET of known paths', async () => {
  const program = await start({ env: withMetrics });
  const port = await metricsPort(program);
  expect((await get(port, '/')).status).toBe(404);
  expect((await get(port, '/constructor')).status).toBe(404);
  expect((await get(port, '/metrics', { method: 'POST' })).status).toBe(405);
  const head = await get(port, '/metrics', { method: 'HEAD' });
  expect([head.status, head.body]).toEqual([200, '']);
  expect((await get(program.port, '/metrics')).status).toBe(404);
});

it.concurrent('says for which names a web server may order certificates', async () => {
  const program = await start({
    env: { ...withMetrics, SITE_HOSTS: 'nontrivial=ai.example.org' },
  });
  const port = await metricsPort(program);
  const check = async (domain: string) =>
    (await get(port, `/internal/tls-check?domain=${encodeURIComponent(domain)}`)).status;
  for (const served of [
    'ai.example.org',
    'AI.example.org',
    'www.ai.example.org',
    'api.ai.example.org',
    'statecraft.example',
  ])
    expect([served, await check(served)]).toEqual([served, 200]);
  for (const other of [
    '',
    'example.org',
    'x.ai.example.org',
    'www.www.ai.example.org',
    'api.www.ai.example.org',
    'ai.example.org:443',
    'ai.example.org.',
    'nontrivial.localhost',
    'localhost',
    '127.0.0.1',
    'constructor',
  ])
    expect([other, await check(other)]).toEqual([other, 404]);
  expect((await get(port, '/internal/tls-check')).status).toBe(404);
  expect(
    (
      await get(program.port, '/internal/tls-check?domain=ai.example.org', {
        host: 'ai.example.org',
      })
    ).status,
  ).toBe(404);
});

it.concurrent('publishes metrics of a worker', async () => {
  const program = launch({ env: { ...withMetrics, PROCESS_ROLE: 'worker' } });
  const { body } = await get(await metricsPort(program), '/metrics');
  expect(readMetric(body, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
  expect(readMetric(body, 'broadsheet_database_figures_up')).toBe(1);
  const job = 'name="advance-top-windows"';
  expect(readMetric(body, `broadsheet_job_interval_seconds{${job}}`)).toBe(60);
  expect(readMetric(body, `broadsheet_job_last_success_timestamp_seconds{${job}}`)).toBeGreaterThan(
    1.7e9,
  );
  const runs = `broadsheet_job_duration_seconds_count{${job},outcome="succeeded"}`;
  await until('a run is counted', async () => {
    const scraped = await get(await metricsPort(program), '/metrics');
    return readMetric(scraped.body, runs) === 1;
  });
  expect(await program.stop()).toBe(0);
});
