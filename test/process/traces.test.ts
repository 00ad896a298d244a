import { expect, it } from 'vitest';
import { afterFile } from '../support/after-file.ts';
import { startCollector } from '../support/collector.ts';
import { get, getStatus } from '../support/http-client.ts';
import { startMailServer } from '../support/mail-server.ts';
import { ownDatabase } from '../support/own-database.ts';
import { before, launch, start } from '../support/programs.ts';
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

it.concurrent('follows a login from a web process to a worker', async () => {
  const [collector, mailServer] = [await startCollector(), await startMailServer()];
  afterFile(mailServer.close);
  const shared = {
    ...env,
    SECRET_KEY: 'a key of the tests, and of nobody else',
    TRUSTED_PROXIES: '1',
    SMTP_URL: mailServer.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  };
  const web = await start({ env: { ...shared, PROCESS_ROLE: 'web' } });
  const worker = launch({ env: { ...shared, PROCESS_ROLE: 'worker' } });
  const { status } = await get(web.port, '/api/auth/login', {
    method: 'POST',
    headers: { traceparent, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'reader@mail.example' }),
  });
  expect(status).toBe(200);
  await until('the code is sent', () => mailServer.delivered.length > 0);
  // What waits is sent when the processes end.
  expect(await Promise.all([web.stop(), worker.stop()])).toEqual([0, 0]);
  const traced = collector.spans.filter((span) => span.traceId === traceId);
  const find = (name: string) => {
    const span = traced.find((candidate) => candidate.name === name);
    if (!span) throw new Error(`no ${name} among ${traced.map((other) => other.name).join(', ')}`);
    return { role: span.resource['broadsheet.role'], ...span };
  };
  expect(find('POST /api/auth/login')).toMatchObject({
    role: 'web',
    parentSpanId: traceparent.split('-')[2],
  });
  expect(find('insert outbox').role).toBe('web');
  expect(find('send mail')).toMatchObject({
    role: 'worker',
    attributes: { 'broadsheet.mail.outcome': 'sent' },
  });
  const spanIds = new Set(traced.map(({ spanId }) => spanId));
  expect(spanIds).toContain(find('send mail').parentSpanId);
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
