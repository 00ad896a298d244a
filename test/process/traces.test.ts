import { expect, it } from 'vitest';
import { startCollector } from '../support/collector.ts';
import { get, getStatus } from '../support/http-client.ts';
import { ownDatabase } from '../support/own-database.ts';
import { before, start } from '../support/programs.ts';
import { until } from '../support/wait-for.ts';

const database = await ownDatabase();
const env = { DATABASE_URL: database.url, SEED_DEMO: 'false' };
/** Prints the name of each module of the program to stderr. */
const listModules = before(
  `import { registerHooks } from 'node:module';
  registerHooks({ load(url, context, next) {
    process.stderr.write('module ' + url + '\\n');
    return next(url, context);
  } });`,
);
const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;

it.concurrent('loads no package for metrics or traces unless asked', async () => {
  const off = await start({ env, nodeArgs: listModules });
  expect(await getStatus(off.port, '/')).toBe(200);
  expect(off.stderr()).toContain('/server/main.js');
  expect(off.stderr()).not.toMatch(/open-telemetry|opentelemetry|prom-client/);
  const collector = await startCollector();
  const on = await start({
    env: { ...env, METRICS_PORT: '0', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    nodeArgs: listModules,
  });
  expect(on.stderr()).toMatch(/open-telemetry/);
  expect(on.stderr()).toMatch(/prom-client/);
});

it.concurrent('continues no trace that a client chose', async () => {
  const collector = await startCollector();
  const program = await start({
    env: { ...env, TRUSTED_PROXIES: '0', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
  });
  expect((await get(program.port, '/', { headers: { traceparent } })).status).toBe(200);
  await until('a job is traced', () => collector.spans.some(({ name }) => name.startsWith('job ')));
  // What waits is sent when the process ends.
  expect(await program.stop()).toBe(0);
  const page = collector.spans.find(({ name }) => name.startsWith('GET '));
  expect(page).toMatchObject({ name: 'GET /', attributes: { 'http.route': '/' } });
  expect(page?.traceId).not.toBe(traceId);
});

it.concurrent('sends only the traces that the sampler selects', async () => {
  const collector = await startCollector();
  const program = await start({
    env: {
      ...env,
      TRUSTED_PROXIES: '1',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0',
    },
  });
  await get(program.port, '/');
  await get(program.port, '/', { headers: { traceparent } });
  expect(await program.stop()).toBe(0);
  expect(new Set(collector.spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
});

it.concurrent.each(['hangs', 'is down'])('works on while the collector %s', async (what) => {
  const collector = await startCollector(false);
  const endpoint = what === 'hangs' ? collector.url : 'http://127.0.0.1:1';
  const program = await start({
    env: { ...env, PROCESS_ROLE: 'web', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
  });
  for (let i = 0; i < 200; i += 1) expect(await getStatus(program.port, '/')).toBe(200);
  if (what === 'hangs') await until('it was called', () => collector.calls > 0);
  for (let i = 0; i < 200; i += 1) expect(await getStatus(program.port, '/')).toBe(200);
  expect(await program.stop()).toBe(0);
  expect(program.log.filter(({ event }) => event === 'uncaught_exception')).toEqual([]);
});
