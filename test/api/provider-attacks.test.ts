import { createServer } from 'node:http';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import * as limits from '#shared/limits.ts';
import { identities, sessions } from '../../server/db/schema.ts';
import { createServiceFetcher } from '../../server/infra/fetch/service-fetch.ts';
import { caller } from '../support/api-clients.ts';
import {
  startHostileProvider,
  trustOwnCertificate,
  type Claims,
} from '../support/hostile-provider.ts';
import {
  addProvider,
  clientOf,
  createBrowser,
  logInAtProvider,
  startOidcProvider,
} from '../support/login-provider.ts';
import { createTestApp } from '../support/test-app.ts';
import { listen, permissiveRules } from '../support/web-servers.ts';

const t = await createTestApp({
  config: { trustedProxies: 1 },
  // As in production, but for the address and the port.
  serviceFetcher: createServiceFetcher({ ...permissiveRules, timeoutMs: 2_000 }),
});
const certificate = trustOwnCertificate();
const hostile = await startHostileProvider(certificate);
const live = await startOidcProvider('live', undefined, certificate);

beforeAll(async () => {
  for (const site of ['nontrivial', 'statecraft'] as const) {
    const staff = await caller(t, site, { role: 'admin' });
    for (const provider of [{ ...hostile, id: 'hostile' }, live])
      expect((await addProvider(staff, provider, site)).status).toBe(200);
  }
});

const start = async () => {
  const browser = createBrowser(t);
  return { browser, url: await browser.start('hostile') };
};
type Reply = { status: number; body: { code?: string } };
async function expectRejected(attempt: () => PromiseLike<Reply>, status = 401): Promise<void> {
  const count = () => Promise.all([t.deps.db.$count(sessions), t.deps.db.$count(identities)]);
  const before = await count();
  const { status: replied, body } = await attempt();
  expect([replied, body.code]).toEqual([status, status === 401 ? 'unauthorized' : 'unavailable']);
  expect(await count()).toEqual(before);
}

it('logs in over TLS at a provider', async () => {
  live.state.user = { sub: 'live', email: 'live@mail.example', email_verified: true };
  const browser = createBrowser(t);
  const { pending } = (await browser.logIn('live')).body;
  expect(pending).toMatchObject({ email: 'live@mail.example', canSignUp: true });
  const account = { pending: pending.id, username: 'live-1', name: 'Live' };
  expect((await browser.post('/api/auth/identity/signup', account)).status).toBe(200);
  expect((await createBrowser(t).logIn('live')).body.session.user.username).toBe('live-1');
});

it('takes another subject with the same address for another person', async () => {
  live.state.user = { sub: 'live-changed', email: 'live@mail.example', email_verified: true };
  const { body } = await createBrowser(t).logIn('live');
  expect(body).toMatchObject({ session: null, pending: { canSignUp: false } });
  const rows = await t.deps.db.select().from(identities).where(eq(identities.issuer, live.issuer));
  expect(rows.map(({ subject }) => subject)).toEqual(['live']);
});

it('accepts a correct token', async () => {
  const { browser, url } = await start();
  hostile.respondFor(url);
  const { status, body } = await browser.finish('hostile', hostile.returnFrom(url));
  expect([status, body.pending?.canSignUp]).toEqual([200, true]);
});

it.each([
  ['false', false],
  ['missing', undefined],
  ['a text', 'true'],
  ['a number', 1],
])('does not sign up when the address is verified: %s', async (_, verified) => {
  const { browser, url } = await start();
  hostile.setUser({ sub: 'sub-1' });
  hostile.respondFor(url, { email_verified: verified });
  const { body } = await browser.finish('hostile', hostile.returnFrom(url));
  expect(body).toMatchObject({ session: null, pending: { canSignUp: false } });
});

const now = Math.floor(Date.now() / 1_000);
it.each<[string, Claims]>([
  ['another issuer', { iss: 'https://other.example' }],
  ['the issuer of another provider', { iss: live.issuer }],
  ['no issuer', { iss: undefined }],
  ['another audience', { aud: 'another-client' }],
  ['the client of another site', { aud: clientOf('statecraft').id }],
  ['several audiences without a party', { aud: [clientOf('nontrivial').id, 'another-client'] }],
  ['another party', { aud: [clientOf('nontrivial').id, 'b'], azp: 'b' }],
  ['no audience', { aud: undefined }],
  ['another nonce', { nonce: 'another' }],
  ['no nonce', { nonce: undefined }],
  ['an expired time', { iat: now - 7_200, exp: now - 3_600 }],
  ['no end', { exp: undefined }],
  ['an end that is a text', { exp: String(now + 60) }],
  ['a beginning in the future', { nbf: now + 3_600 }],
  ['no subject', { sub: undefined }],
  ['a subject that is a number', { sub: 1 }],
])('rejects a token with %s', (_, claims) =>
  expectRejected(async () => {
    const { browser, url } = await start();
    hostile.respondFor(url, claims);
    return browser.finish('hostile', hostile.returnFrom(url));
  }),
);

it.each([
  ['no algorithm', { header: { alg: 'none' }, signer: 'nobody' }],
  ['no algorithm in capitals', { header: { alg: 'NONE' }, signer: 'nobody' }],
  ['no signature', { signer: 'nobody' }],
  ['the public key as a secret', { header: { alg: 'HS256' }, signer: 'public key' }],
  ['the client secret', { header: { alg: 'HS256' }, signer: 'client secret' }],
  ['another key', { signer: 'other key' }],
  ['a key that the token names', { header: { kid: 'other' }, signer: 'other key' }],
  ['unknown critical fields', { header: { crit: ['x'], x: 1 } }],
] as const)('rejects a token signed with %s', (_, signing) =>
  expectRejected(async () => {
    const { browser, url } = await start();
    hostile.respondFor(url, {}, signing as Parameters<typeof hostile.respondFor>[2]);
    return browser.finish('hostile', hostile.returnFrom(url));
  }),
);

it('rejects user information of another subject', () =>
  expectRejected(async () => {
    const { browser, url } = await start();
    hostile.setUser({ sub: 'sub-2', email: 'victim@mail.example', email_verified: true });
    hostile.respondFor(url, { email: undefined });
    return browser.finish('hostile', hostile.returnFrom(url));
  }));

it.each(['state', 'iss', 'browser', 'site', 'provider', 'replay'] as const)(
  'rejects a response with a wrong %s',
  (what) =>
    expectRejected(async () => {
      const { browser, url } = await start();
      hostile.respondFor(url);
      const back = hostile.returnFrom(url, {
        ...(what === 'state' ? { state: 'of-somebody-else' } : {}),
        ...(what === 'iss' ? { iss: live.issuer } : {}),
      });
      if (what === 'provider') return browser.finish('live', back);
      if (what === 'site') {
        const other = createBrowser(t, 'statecraft');
        await other.start('hostile');
        return other.finish('hostile', back);
      }
      if (what === 'browser') {
        const other = createBrowser(t);
        await other.start('hostile');
        return other.finish('hostile', back);
      }
      if (what === 'replay') expect((await browser.finish('hostile', back)).status).toBe(200);
      return browser.finish('hostile', back);
    }),
);

it('rejects a code of the provider that was used', () =>
  expectRejected(async () => {
    live.state.user = { sub: 'unknown' };
    const browser = createBrowser(t);
    const back = await logInAtProvider(await browser.start('live'));
    expect((await browser.finish('live', back)).status).toBe(200);
    const next = await logInAtProvider(await browser.start('live'));
    next.searchParams.set('code', back.searchParams.get('code') ?? '');
    return browser.finish('live', next);
  }));

it.each<[string, number, Parameters<typeof hostile.setAnswer>[0]]>([
  ['stalls', 503, () => undefined],
  [
    'stalls in its body',
    503,
    (res) => void res.writeHead(200, { 'Content-Type': 'application/json' }).write('{"a":'),
  ],
  ['closes the connection', 503, (res) => void res.destroy()],
  [
    'sends 10 MB',
    503,
    (res) =>
      void res
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(`{"a":"${'a'.repeat(10_000_000)}"}`),
  ],
  [
    'sends deep JSON',
    401,
    (res) =>
      void res.writeHead(200, { 'Content-Type': 'application/json' }).end('[1,'.repeat(100_000)),
  ],
  [
    'sends a token with deep JSON',
    401,
    (res) => {
      const part = Buffer.from(`[1${',[1'.repeat(20_000)}`).toString('base64url');
      const body = { access_token: 'a', token_type: 'Bearer', id_token: `${part}.${part}.${part}` };
      res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    },
  ],
  ['sends HTML', 401, (res) => void res.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>')],
  ['sends no ID token', 401, (res) => void res.writeHead(200).end('{"access_token":"a"}')],
])('ends the login when the token endpoint %s', async (_, status, answer) => {
  const started = performance.now();
  await expectRejected(async () => {
    const { browser, url } = await start();
    hostile.setAnswer(answer);
    return browser.finish('hostile', hostile.returnFrom(url));
  }, status);
  expect(performance.now() - started).toBeLessThan(limits.serviceFetch.timeoutMs);
});

it.each(['a server', 'https://10.0.0.1'])(
  'does not follow the token endpoint to %s',
  async (place) => {
    let requests = 0;
    const port = await listen(
      createServer((_req, res) => {
        requests += 1;
        res.end();
      }),
    );
    const target = place === 'https://10.0.0.1' ? place : `http://127.0.0.1:${port}`;
    await expectRejected(async () => {
      const { browser, url } = await start();
      hostile.setAnswer((res) => void res.writeHead(307, { Location: `${target}/token` }).end());
      return browser.finish('hostile', hostile.returnFrom(url));
    });
    expect(requests).toBe(0);
  },
);
