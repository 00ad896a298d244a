import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { until } from '../../../test/support/wait-for.ts';
import { createLog } from '../log.ts';
import { version } from '../release.ts';
import { createErrorReporter } from './error-reporter.ts';

type Received = { url: string; headers: IncomingMessage['headers']; body: string };
const received: Received[] = [];
type Answer = (res: ServerResponse, req: IncomingMessage) => void;
const accept: Answer = (res) => void res.end('{}');
let answer = accept;
const receiver = createServer(async (req, res) => {
  received.push({ url: req.url ?? '', headers: req.headers, body: await text(req) });
  answer(res, req);
});
receiver.listen(0, '127.0.0.1');
await once(receiver, 'listening');
const origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

const failures: string[] = [];
beforeEach(() => {
  received.length = failures.length = 0;
  answer = accept;
});

function createReporter() {
  const reporter = createErrorReporter(
    {
      errorWebhookUrl: `${origin}/hook?key=s3cret`,
      env: 'production',
      processRole: 'web',
    },
    (reason) => void failures.push(reason),
  )!;
  return { reporter, log: createLog('info', { write: () => undefined }, reporter.report) };
}
const report = (i = 0) => JSON.parse(received[i]?.body ?? 'null') as Record<string, unknown>;

it('is off without a receiver', () => {
  const config = { errorWebhookUrl: null, env: 'test', processRole: 'all' } as const;
  expect(createErrorReporter(config, () => undefined)).toBeNull();
});

it('reports an error of the log without personal data', async () => {
  const { reporter, log } = createReporter();
  const cause = Object.assign(new Error('invalid input syntax for type integer: "grace"'), {
    code: '22P02',
    detail: 'Key (email)=(grace@example.org) already exists.',
  });
  const error = new DrizzleQueryError('select $1', ['grace@example.org', 'secret-prompt'], cause);
  log.error(
    {
      event: 'request_failed',
      requestId: 'r1',
      site: 'nontrivial',
      route: '/api/posts/{id}',
      email: 'grace@example.org',
      address: '203.0.113.9',
      prompt: 'secret-prompt',
      error,
    },
    'request of grace@example.org failed',
  );
  await reporter.close();
  expect(received).toHaveLength(1);
  expect(received[0]?.body).not.toMatch(/grace|secret|203\.0/);
  expect(report()).toMatchObject({
    level: 'error',
    event: 'request_failed',
    message: 'request of [email] failed',
    route: '/api/posts/{id}',
    site: 'nontrivial',
    job: null,
    requestId: 'r1',
    release: version,
    environment: 'production',
    role: 'web',
    repeated: 0,
    error: {
      name: 'Error',
      stack: expect.stringContaining('    at '),
      cause: { code: '22P02', message: 'invalid input syntax for type integer: "[text]"' },
    },
  });
  expect(Object.keys(report()).toSorted()).toEqual(
    [
      'dropped',
      'environment',
      'error',
      'event',
      'id',
      'job',
      'level',
      'message',
      'release',
      'repeated',
      'requestId',
      'role',
      'route',
      'site',
      'time',
    ].toSorted(),
  );
});

it('ignores lines below the level error', async () => {
  const { reporter, log } = createReporter();
  log.warn({ event: 'mail_not_sent', error: new Error('x') }, 'mail was not sent');
  log.info('fine');
  await reporter.close();
  expect(received).toEqual([]);
});

it('reports the same error once and counts repetitions', async () => {
  const { reporter, log } = createReporter();
  for (let i = 0; i < 50; i += 1)
    log.error({ event: 'job_failed', requestId: `r${i}`, error: fault(`row ${i}`) }, 'job failed');
  await reporter.close();
  expect(received).toHaveLength(1);
});

it('sends at most ten different errors in a minute', async () => {
  const { reporter, log } = createReporter();
  for (let i = 0; i < 30; i += 1) {
    log.error({ event: `event-${i}`, error: fault('x') }, 'failed');
    await reporter.close();
  }
  expect(received).toHaveLength(10);
});

it('limits concurrent reports and never waits for a hanging receiver', async () => {
  answer = () => undefined;
  const { reporter, log } = createReporter();
  const startedAt = performance.now();
  for (let i = 0; i < 10; i += 1) log.error({ event: `event-${i}`, error: fault('x') }, 'failed');
  await reporter.close();
  expect(performance.now() - startedAt).toBeLessThan(4_000);
  expect(received).toHaveLength(4);
  await until('the receiver is given up', () => failures.length > 0);
  expect(failures).toEqual(['too late']);
}, 20_000);

it.each<[string, Answer, string]>([
  ['closes the connection', (_res, req) => void req.socket.destroy(), 'UND_ERR_SOCKET'],
  ['answers with an error', (res) => void res.writeHead(500).end('no'), 'status 500'],
  [
    'redirects elsewhere',
    (res) => void res.writeHead(302, { Location: `${origin}/elsewhere` }).end(),
    'status 302',
  ],
])('logs once without its URL that a receiver %s', async (_what, behavior, reason) => {
  answer = behavior;
  const { reporter, log } = createReporter();
  for (let i = 0; i < 3; i += 1) log.error({ event: `event-${i}`, error: fault('x') }, 'failed');
  await until('it failed', () => failures.length > 0);
  await reporter.close();
  expect(failures).toEqual([reason]);
  expect(received.some(({ url }) => url === '/elsewhere')).toBe(false);
});

it('does not read an endless answer', async () => {
  let closed = false;
  answer = (res, req) => {
    res.writeHead(200);
    const timer = setInterval(() => res.write('x'.repeat(10_000)), 1);
    req.socket.once('close', () => {
      clearInterval(timer);
      closed = true;
    });
  };
  const { reporter, log } = createReporter();
  log.error({ event: 'x', error: fault('x') }, 'failed');
  await reporter.close();
  await until('the connection is closed', () => closed);
});

/** Errors of one place. */
function fault(message: string): Error {
  return new Error(message);
}
