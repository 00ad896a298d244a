import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { metricTable } from '../../server/infra/metric-table.ts';
import { projectRoot } from '../../server/infra/project-root.ts';
import { afterFile } from '../support/after-file.ts';
import { get } from '../support/http-client.ts';
import { ownDatabase } from '../support/own-database.ts';
import { freePort } from '../support/postgres.ts';
import { start, tempFolder } from '../support/programs.ts';
import { until } from '../support/wait-for.ts';

// Debian's package `prometheus` has both programs.
const ops = join(projectRoot, 'ops/prometheus');
const promtool = (args: string[], input = '') =>
  execFileSync('promtool', args, { cwd: ops, input, encoding: 'utf8', stdio: 'pipe' });

let metricsPort = 0;
beforeAll(async () => {
  const database = await ownDatabase();
  const program = await start({
    env: { DATABASE_URL: database.url, SEED_DEMO: 'false', METRICS_PORT: '0' },
  });
  metricsPort = (program.log.find(({ event }) => event === 'metrics_listening') as { port: number })
    .port;
  await get(program.port, '/');
  await get(program.port, '/');
});

it('has valid rules and a valid configuration', () => {
  expect(promtool(['check', 'rules', 'alerts.yml'])).toContain('SUCCESS');
  expect(promtool(['check', 'config', 'prometheus.yml'])).toContain('SUCCESS');
});

it('fires alerts as the tests of the rules say', () => {
  expect(promtool(['test', 'rules', 'alerts.test.yml'])).toContain('SUCCESS');
});

it('publishes metrics that promtool accepts', async () => {
  const { body } = await get(metricsPort, '/metrics');
  expect(promtool(['check', 'metrics'], body)).toBe('');
});

it('is scraped, and answers every rule and panel', async () => {
  const folder = tempFolder();
  const port = await freePort();
  writeFileSync(
    join(folder, 'prometheus.yml'),
    readFileSync(join(ops, 'prometheus.yml'), 'utf8')
      .replace('127.0.0.1:9464', `127.0.0.1:${metricsPort}`)
      .replace(/.*127\.0\.0\.1:9465.*\n/, '')
      .replaceAll('15s', '1s')
      .replace('- alerts.yml', `- ${join(ops, 'alerts.yml')}`),
  );
  const prometheus = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  prometheus.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const closed = once(prometheus, 'close');
  afterFile(async () => {
    prometheus.kill('SIGKILL');
    await closed;
  });
  const ask = async <T>(path: string): Promise<T> => {
    const { status, body } = await get(port, path);
    expect([path, status, status === 200 ? '' : body + output]).toEqual([path, 200, '']);
    return (JSON.parse(body) as { data: T }).data;
  };
  const query = (expr: string) =>
    ask<{ result: { value: [number, string] }[] }>(
      `/api/v1/query?query=${encodeURIComponent(expr)}`,
    );
  await until('the process is scraped', async () => {
    const reply = await get(port, '/api/v1/query?query=up').catch(() => null);
    return reply?.status === 200 && reply.body.includes('"1"]');
  });

  const metadata = await ask<Record<string, { type: string }[]>>('/api/v1/metadata');
  for (const [name, { type }] of Object.entries(metricTable))
    expect([name, metadata[name]?.[0]?.type]).toEqual([name, type]);
  const [pages] = (
    await query('broadsheet_http_request_duration_seconds_count{route_class="page"}')
  ).result;
  expect(Number(pages?.value[1])).toBe(2);
  expect((await query('broadsheet_job_interval_seconds{name="send-pushes"}')).result).toHaveLength(
    1,
  );

  const dashboard = JSON.parse(
    readFileSync(join(projectRoot, 'ops/grafana/broadsheet.json'), 'utf8'),
  ) as { panels: { targets?: { expr: string }[] }[] };
  const panels = dashboard.panels.flatMap(({ targets = [] }) => targets);
  expect(panels.length).toBeGreaterThan(30);
  for (const { expr } of panels)
    await query(
      expr
        .replaceAll('$__rate_interval', '1m')
        .replaceAll('$instance', '.*')
        .replaceAll('$site', '.*'),
    );

  await until('every rule was evaluated', async () => {
    const { groups } = await ask<{ groups: { rules: { name: string; health: string }[] }[] }>(
      '/api/v1/rules',
    );
    const rules = groups.flatMap((group) => group.rules);
    expect(rules.filter(({ health }) => health === 'err')).toEqual([]);
    return rules.length > 10 && rules.every(({ health }) => health === 'ok');
  });
});
