import { beforeAll, describe, expect, it } from 'vitest';
import { createVariant } from '../support/app-variant.ts';
import { expectError } from '../support/error-replies.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

// A site is reached by another scheme or port than in production. This happens without TLS, behind
// a proxy on its own port, or through the published port of a container.
const t = await createTestApp();
const withProxies = (trustedProxies: number | string[]) =>
  createVariant(t, { config: { ...t.deps.config, trustedProxies } });
const behindProxy = await withProxies(1);
const behindOther = await withProxies(['192.0.2.1']);
beforeAll(() => t.make.post({ site: 'nontrivial' }));

type Headers = Record<string, string>;
type Case = [host: string, headers: Headers, origin: string];
type App = Pick<TestApp, 'on'>;

const https = { 'X-Forwarded-Proto': 'https' };
const plain = { 'X-Forwarded-Proto': 'http' };

const direct: Case[] = [
  ['nontrivial.example:5102', {}, 'http://nontrivial.example:5102'],
  ['www.nontrivial.example:5102', {}, 'http://www.nontrivial.example:5102'],
  ['api.nontrivial.example:5102', {}, 'http://nontrivial.example:5102'],
  ['api.nontrivial.example:5102', {}, 'http://www.nontrivial.example:5102'],
  ['nontrivial.example', {}, 'http://nontrivial.example'],
  ['nontrivial.example:80', {}, 'http://nontrivial.example'],
  ['nontrivial.localhost:8080', {}, 'http://nontrivial.localhost:8080'],
  ['nontrivial.localhost', {}, 'http://nontrivial.localhost'],
  ['127.0.0.1:8080', {}, 'http://127.0.0.1:8080'],
  ['[::1]:8080', {}, 'http://[::1]:8080'],
];
const proxied: Case[] = [
  ['nontrivial.example:8443', https, 'https://nontrivial.example:8443'],
  ['api.nontrivial.example:8443', https, 'https://www.nontrivial.example:8443'],
  ['nontrivial.example:5102', plain, 'http://nontrivial.example:5102'],
  ['nontrivial.localhost', https, 'https://nontrivial.localhost'],
  ['nontrivial.localhost:8080', plain, 'http://nontrivial.localhost:8080'],
  [
    'nontrivial.example',
    { ...https, 'X-Forwarded-Port': '8443' },
    'https://nontrivial.example:8443',
  ],
  [
    'nontrivial.example',
    { ...https, 'X-Forwarded-Host': 'nontrivial.example:8443' },
    'https://nontrivial.example:8443',
  ],
  [
    'nontrivial.example:3000',
    { ...https, 'X-Forwarded-Host': 'WWW.Nontrivial.Example:8443' },
    'https://nontrivial.example:8443',
  ],
  [
    'nontrivial.example:8443',
    { 'X-Forwarded-Proto': 'https, http' },
    'https://nontrivial.example:8443',
  ],
];
const foreign: Case[] = [
  ['nontrivial.example:5102', {}, 'https://nontrivial.example:5102'],
  ['nontrivial.example:5102', {}, 'http://nontrivial.example:5103'],
  ['nontrivial.example:5102', {}, 'http://nontrivial.example'],
  ['nontrivial.example:5102', {}, 'http://statecraft.example:5102'],
  ['nontrivial.example:5102', {}, 'http://api.nontrivial.example:5102'],
  ['nontrivial.example:5102', {}, 'http://evil.nontrivial.example:5102'],
  ['nontrivial.example:99999', {}, 'http://nontrivial.example:99999'],
  ['nontrivial.localhost:8080', {}, 'http://statecraft.localhost:8080'],
  ['nontrivial.localhost:8080', {}, 'https://nontrivial.localhost:8080'],
  ['nontrivial.example:443', {}, 'http://nontrivial.example:443'],
  ['unknown.test:5102', {}, 'http://unknown.test:5102'],
];
const foreignBehindProxy: Case[] = [
  ['nontrivial.example:8443', https, 'http://nontrivial.example:8443'],
  ['nontrivial.example', https, 'http://nontrivial.example'],
  [
    'nontrivial.example',
    { ...https, 'X-Forwarded-Host': 'evil.test:8443' },
    'https://evil.test:8443',
  ],
  [
    'nontrivial.example',
    { ...https, 'X-Forwarded-Host': 'statecraft.example:8443' },
    'https://nontrivial.example:8443',
  ],
  ['nontrivial.example', { 'X-Forwarded-For': '198.18.0.1' }, 'http://nontrivial.example'],
  ['nontrivial.example:5102', { 'X-Forwarded-Proto': 'ftp' }, 'http://nontrivial.example:5102'],
];
const untrusted: Case[] = [
  ['nontrivial.example:8443', https, 'https://nontrivial.example:8443'],
  [
    'nontrivial.example',
    { ...https, 'X-Forwarded-Port': '8443' },
    'https://nontrivial.example:8443',
  ],
  [
    'nontrivial.example',
    { ...plain, 'X-Forwarded-Port': '8443' },
    'http://nontrivial.example:8443',
  ],
];

const read = (app: App, [host, headers, origin]: Case) =>
  app
    .on(host)
    .get('/api/posts')
    .set({ ...headers, Origin: origin });
const fetchToken = (app: App, [host, headers, origin]: Case) =>
  app
    .on(host)
    .post('/api/csrf/token')
    .set({ ...headers, Origin: origin });

async function expectOwn(app: App, request: Case): Promise<void> {
  expect((await read(app, request)).headers['access-control-allow-origin']).toBe(request[2]);
  expect((await fetchToken(app, request)).status).toBe(200);
}
async function expectForeign(app: App, request: Case): Promise<void> {
  expect((await read(app, request)).headers).not.toHaveProperty('access-control-allow-origin');
  const reply = await fetchToken(app, request);
  if (request[0].startsWith('unknown')) expectError(reply, 'misdirected_request');
  else expectError(reply, 'forbidden');
}

describe('without a proxy', () => {
  it.each(direct)('%s %j accepts %s', async (...request) => {
    await expectOwn(t, request);
    await expectOwn(behindProxy, request);
  });
  it.each(foreign)('%s %j rejects %s', async (...request) => {
    await expectForeign(t, request);
    await expectForeign(behindProxy, request);
  });
});

describe('behind a trusted proxy', () => {
  it.each(proxied)('%s %j accepts %s', (...request) => expectOwn(behindProxy, request));
  it.each(foreignBehindProxy)('%s %j rejects %s', (...request) =>
    expectForeign(behindProxy, request),
  );
});

describe('with headers of an untrusted client', () => {
  it.each(untrusted)('%s %j rejects %s', async (...request) => {
    await expectForeign(t, request);
    await expectForeign(behindOther, request);
  });
});

it('sets cookies that the browser of a plain page stores', async () => {
  const production = await createVariant(t, {
    config: { ...t.deps.config, env: 'production', trustedProxies: 1 },
  });
  const cookieOf = async (request: Case) =>
    String((await fetchToken(production, request)).headers['set-cookie']);
  expect(await cookieOf(['nontrivial.example:5102', {}, 'http://nontrivial.example:5102'])).toMatch(
    /^csrf=(?!.*Secure)/,
  );
  for (const request of [
    ['nontrivial.example:8443', https, 'https://nontrivial.example:8443'],
    ['nontrivial.example', https, 'https://nontrivial.example'],
    ['nontrivial.example', {}, 'https://nontrivial.example'],
  ] satisfies Case[])
    expect(await cookieOf(request)).toMatch(/^__Host-csrf=.*; Secure/);
});

it('keeps readers on the port by which they came', async () => {
  const production = await createVariant(t, {
    config: { ...t.deps.config, env: 'production', trustedProxies: 1 },
  });
  const location = async (host: string, headers: Headers) =>
    (
      await production
        .on(host)
        .get('/api/subscriptions/unsubscribe/token')
        .set({ Accept: 'text/html', ...headers })
    ).headers.location;
  expect(await location('api.nontrivial.example:8443', https)).toMatch(
    /^https:\/\/nontrivial\.example:8443\//,
  );
  expect(await location('api.nontrivial.example', https)).toMatch(
    /^https:\/\/nontrivial\.example\//,
  );
  const page = await production.on('nontrivial.example:5102').get('/').set(plain);
  expect(page.status).toBe(200);
});
