import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../server/infra/project-root.ts';
import { metricTable, type MetricName } from '../server/infra/metric-table.ts';
import { schedule } from '../server/jobs/schedule.ts';

const read = (file: string) => readFileSync(join(projectRoot, 'ops', file), 'utf8');
const rules = read('prometheus/alerts.yml');
const ruleTests = read('prometheus/alerts.test.yml');
const dashboard = JSON.parse(read('grafana/broadsheet.json')) as Dashboard;
type Panel = { type: string; title: string; targets?: { expr: string }[] };
type Dashboard = { panels: Panel[]; templating: { list: { query: unknown }[] } };

const queries = [
  ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ...dashboard.templating.list.map(({ query }) => JSON.stringify(query)),
];
const namesIn = (text: string) => new Set(text.match(/\bbroadsheet_[a-z_]+\b/g));

/** What Prometheus calls the series of our metrics. */
const series = new Set(
  Object.entries(metricTable).flatMap(([name, { type }]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  ),
);

it.each([
  ['alert rules', rules],
  ['tests of the rules', ruleTests],
  ['the dashboard', queries.join('\n')],
])('names only existing metrics in %s', (_what, text) => {
  const names = namesIn(text);
  expect(names.size).toBeGreaterThan(10);
  expect([...names].filter((name) => !series.has(name))).toEqual([]);
});

it('shows every metric on the dashboard', () => {
  const shown = namesIn(queries.join('\n'));
  const missing = Object.keys(metricTable).filter(
    (name) => ![name, `${name}_bucket`, `${name}_count`].some((candidate) => shown.has(candidate)),
  );
  expect(missing).toEqual([]);
});

it('lists every metric in docs/operating.md', () => {
  const page = readFileSync(join(projectRoot, 'docs/operating.md'), 'utf8');
  const missing = Object.keys(metricTable).filter(
    (name) => !page.includes(`\`${name.replace(/^broadsheet_/, '')}\``),
  );
  expect(missing).toEqual([]);
});

it('uses only labels that metrics have', () => {
  const used = [...`${rules}\n${queries.join('\n')}`.matchAll(/(broadsheet_[a-z_]+)\{([^}]*)\}/g)];
  expect(used.length).toBeGreaterThan(20);
  const wrong = used.flatMap(([, name = '', matchers = '']) => {
    const metric = name.replace(/_(?:bucket|count|sum)$/, '') as MetricName;
    const known = [...(metricTable[metric] ?? metricTable[name as MetricName]).labels, 'instance'];
    return [...matchers.matchAll(/([a-z_]+)\s*[=!]/g)]
      .map(([, label = '']) => label)
      .filter((label) => !(known as string[]).includes(label))
      .map((label) => `${name}{${label}}`);
  });
  expect(wrong).toEqual([]);
});

it('tests every alert', () => {
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  expect(alerts.length).toBeGreaterThan(10);
  const tested = new Set([...ruleTests.matchAll(/alertname: (\w+)/g)].map(([, name]) => name));
  expect(alerts.filter((name) => !tested.has(name))).toEqual([]);
});

it('bounds the labels of every metric', () => {
  const bounded = [
    'route_class',
    'route',
    'version',
    'role',
    'status_class',
    'state',
    'site',
    'priority',
    'outcome',
    'model',
    'direction',
    'name',
    'replica',
    'server',
  ];
  const labels = Object.values(metricTable).flatMap((metric) => [...metric.labels] as string[]);
  expect([...new Set(labels)].filter((label) => !bounded.includes(label))).toEqual([]);
  expect(new Set(schedule.map(({ name }) => name)).size).toBeLessThan(100);
});
