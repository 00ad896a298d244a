import { expect, it, vi } from 'vitest';
import { createPrometheus } from '../../server/infra/prometheus.ts';
import { createMetrics } from '../../server/infra/metrics.ts';
import { readMetric } from '../support/scrape.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const prometheus = await createPrometheus(t.deps.metrics);
const read = async (series: string) => readMetric(await prometheus.scrape(), series);
/** Requests are counted when their connection has ended. */
const counted = (series: string, count: number) =>
  vi.waitFor(async () => expect(await read(series)).toBe(count));

it('counts requests and their times by site', async () => {
  await t.on('nontrivial').get('/');
  await t.on('statecraft').get('/');
  await t.on('statecraft').get('/no/such/page');
  const requests = 'broadsheet_site_request_duration_seconds_count';
  await counted(`${requests}{site="nontrivial",status_class="2xx"}`, 1);
  await counted(`${requests}{site="statecraft",status_class="2xx"}`, 1);
  await counted(`${requests}{site="statecraft",status_class="4xx"}`, 1);
  const sum = 'broadsheet_site_request_duration_seconds_sum{site="nontrivial",status_class="2xx"}';
  expect(await read(sum)).toBeGreaterThan(0);
});

it('counts hosts of no site separately', async () => {
  await t.on('unknown.test').get('/');
  const requests = 'broadsheet_site_request_duration_seconds_count';
  await counted(`${requests}{site="(unknown)",status_class="2xx"}`, 1);
});

it('counts requests by route pattern, never by URL', async () => {
  await t.on('nontrivial').get('/api/posts/secret-words');
  await t.on('nontrivial').patch('/api/posts').send('x');
  const requests = 'broadsheet_route_request_duration_seconds_count';
  await counted(`${requests}{route="/api/posts/{id}",status_class="4xx"}`, 1);
  await counted(`${requests}{route="PATCH /api/posts",status_class="4xx"}`, 1);
  expect(await prometheus.scrape()).not.toContain('secret-words');
});

it('counts further sites and routes as others', async () => {
  const metrics = createMetrics(t.deps.log);
  const limited = await createPrometheus(metrics);
  for (let i = 0; i < 1_000; i += 1)
    metrics.record('page', 200, 1, { site: `site${i}`, route: `/route${i}` });
  metrics.stop();
  const text = await limited.scrape();
  const values = (label: string) =>
    new Set([...text.matchAll(new RegExp(`${label}="([^"]*)"`, 'g'))].map(([, value]) => value));
  expect([values('site').size, values('route').size]).toEqual([101, 501]);
  const others = 'broadsheet_site_request_duration_seconds_count';
  expect(readMetric(text, `${others}{site="(other)",status_class="2xx"}`)).toBe(900);
});

it('neither counts nor logs health checks', async () => {
  t.log.length = 0;
  const total = async () =>
    [...(await prometheus.scrape()).matchAll(/duration_seconds_count\{.*\} (\d+)/g)].join();
  const before = await total();
  for (const path of ['/healthz', '/servez', '/readyz', '/purgez']) {
    await t.on('nontrivial').get(path);
    await t.on('nontrivial').head(path);
  }
  await t.on('nontrivial').get('/about');
  await vi.waitFor(() => expect(t.log.filter(({ msg }) => msg === 'request')).toHaveLength(1));
  await t.on('nontrivial').get('/healthz');
  const requests = t.log.filter(({ msg }) => msg === 'request');
  expect(requests).toMatchObject([{ route: '/about' }]);
  expect(await total()).not.toBe(before);
  expect(await prometheus.scrape()).not.toContain('healthz');
});

it('does not count 503 of a stopping process', async () => {
  const failed = 'broadsheet_http_request_duration_seconds_count';
  const series = `${failed}{route_class="page",status_class="5xx"}`;
  await t.deps.db.execute('alter table posts rename to elsewhere');
  const request = async () => expect((await t.on('nontrivial').get('/')).status).toBe(503);
  await request();
  await counted(series, 1);
  t.log.length = 0;
  t.lifecycle.draining = true;
  await request();
  await vi.waitFor(() => expect(t.log.some(({ msg }) => msg === 'request')).toBe(true));
  t.lifecycle.draining = false;
  await t.deps.db.execute('alter table elsewhere rename to posts');
  await counted(series, 1);
});
