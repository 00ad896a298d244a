import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { renderDeliveries } from '../../server/domain/digests/delivery/render-delivery.ts';
import { sendDueMail } from '../../server/domain/mail/outbox-sender.ts';
import { outbox } from '../../server/db/schema.ts';
import { createLlmClient } from '../../server/infra/llm-client.ts';
import { createLog } from '../../server/infra/log.ts';
import { createMailer } from '../../server/infra/mail/mailer.ts';
import { createOpenTelemetry } from '../../server/infra/open-telemetry.ts';
import { setTracer, traced } from '../../server/infra/trace.ts';
import { startCollector } from '../support/collector.ts';
import { setUpLogin } from '../support/login-calls.ts';
import { startMailServer } from '../support/mail-server.ts';
import { until } from '../support/wait-for.ts';

const collector = await startCollector();
const { tracer, close } = createOpenTelemetry(
  {
    tracing: {
      endpoint: collector.url,
      serviceName: 'broadsheet-test',
      sampler: 'parentbased_always_on',
      ratio: 1,
    },
    env: 'test',
    processRole: 'all',
  },
  createLog('silent'),
  20,
);
setTracer(tracer);
const { t, requestCode } = await setUpLogin();
afterAll(async () => {
  setTracer(null);
  await close();
});

const traceId = '0af7651916cd43dd8448eb211c80319c';
const incoming = `00-${traceId}-b7ad6b7169203331-01`;
const find = (name: string | RegExp, ofTrace?: string) =>
  collector.spans.find(
    (span) =>
      (typeof name === 'string' ? span.name === name : name.test(span.name)) &&
      (ofTrace === undefined || span.traceId === ofTrace),
  );
const collected = (name: string | RegExp, ofTrace?: string) =>
  until(`a span ${String(name)}`, () => find(name, ofTrace) !== undefined).then(() =>
    find(name, ofTrace)!,
  );

it('continues the trace of a trusted proxy into statements', async () => {
  const reply = await t
    .on('nontrivial')
    .get('/api/posts?q=private-words')
    .set('traceparent', incoming);
  expect(reply.status).toBe(200);
  const request = await collected('GET /api/posts', traceId);
  expect(request).toMatchObject({ kind: 2, parentSpanId: 'b7ad6b7169203331', failed: false });
  expect(request.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/posts',
    'http.response.status_code': 200,
    'broadsheet.site': 'nontrivial',
    'broadsheet.request_id': reply.headers['x-request-id'],
  });
  const statement = await collected(/^select|^with/, traceId);
  expect(statement).toMatchObject({ kind: 3, parentSpanId: request.spanId });
  expect(statement.attributes).toEqual({
    'db.system.name': 'postgresql',
    'db.query.summary': statement.name,
  });
  expect(JSON.stringify(collector.spans)).not.toContain('private-words');
});

it('names pages by pattern and traces no health check', async () => {
  await t.on('nontrivial').get('/healthz');
  expect((await t.on('nontrivial').get('/u/nobody-here')).status).toBe(404);
  const page = await collected('GET /u/:username');
  expect(page.attributes['http.response.status_code']).toBe(404);
  expect(
    collector.spans.filter(({ attributes }) => attributes['http.route'] === '/healthz'),
  ).toEqual([]);
});

it('continues the trace of a request through the outbox', async () => {
  const parent = `00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01`;
  await tracer.run({ name: 'outside', kind: 'internal', parent }, async () =>
    requestCode('reader@mail.example'),
  );
  await until('the mail is queued', async () => (await t.deps.db.$count(outbox)) > 0);
  const server = await startMailServer();
  const { log } = t.deps;
  const mailer = createMailer({ ...t.deps.config, smtpUrl: server.url }, log);
  try {
    // The database's clock is not the test's.
    const [queued] = await t.deps.db.select().from(outbox);
    const soon = { now: () => queued!.sendAfter };
    await traced({ name: 'job send-codes', kind: 'internal' }, () =>
      sendDueMail(
        { ...t.deps, clock: soon, mailer: mailer! },
        { render: renderDeliveries, queue: 'codes' },
      ),
    );
    expect(server.delivered).toHaveLength(1);
  } finally {
    mailer?.close();
    await server.close();
  }
  const [row] = await t.deps.db.select().from(outbox);
  const sentInTrace = row?.traceParent?.split('-')[1];
  expect(sentInTrace).toMatch(/^[0-9a-f]{32}$/);
  const mail = await collected('send mail', sentInTrace);
  expect(mail).toMatchObject({ kind: 3, attributes: { 'broadsheet.mail.outcome': 'sent' } });
  const request = await collected('POST /api/auth/login', sentInTrace);
  expect(mail.parentSpanId).not.toBe('');
  expect(request.attributes['http.response.status_code']).toBe(200);
  await collected('job send-codes');
  expect(JSON.stringify(collector.spans)).not.toContain('reader@mail.example');
});

it('passes the trace to the model', async () => {
  const headers: Record<string, unknown>[] = [];
  const model = createServer((req, res) => {
    headers.push(req.headers);
    req.resume();
    res.setHeader('Content-Type', 'application/json');
    res.end(
      JSON.stringify({
        choices: [{ message: { content: '{"a":1}' } }],
        usage: { prompt_tokens: 7, completion_tokens: 3 },
      }),
    );
  });
  model.listen(0, '127.0.0.1');
  await once(model, 'listening');
  const baseUrl = `http://127.0.0.1:${(model.address() as AddressInfo).port}`;
  const client = createLlmClient({ llm: { baseUrl, apiKey: null, model: 'm' } }, t.deps.log)!;
  try {
    await traced({ name: 'question', kind: 'internal' }, () =>
      client.ask({ system: 'private-words', user: 'private-words', schema: {}, maxTokens: 10 }),
    );
  } finally {
    model.close();
  }
  const span = await collected('model m');
  expect(headers[0]?.traceparent).toBe(`00-${span.traceId}-${span.spanId}-01`);
  expect(span.attributes).toEqual({
    'gen_ai.request.model': 'm',
    'gen_ai.usage.input_tokens': 7,
    'gen_ai.usage.output_tokens': 3,
  });
  expect(JSON.stringify(collector.spans)).not.toContain('private-words');
});

it('marks what fails by class, without its message', async () => {
  await expect(
    traced({ name: 'broken', kind: 'internal' }, () =>
      Promise.reject(new TypeError('private-words')),
    ),
  ).rejects.toThrow('private-words');
  const span = await collected('broken');
  expect(span).toMatchObject({ failed: true, attributes: { 'error.type': 'TypeError' } });
  expect(JSON.stringify(collector.spans)).not.toContain('private-words');
});

it('says which program sends the spans', () => {
  expect(collector.resources[0]).toContain('"service.name":"broadsheet-test"');
});
