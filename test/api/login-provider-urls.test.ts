import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { createServiceFetcher } from '../../server/infra/fetch/service-fetch.ts';
import { caller } from '../support/api-clients.ts';
import { createVariant } from '../support/app-variant.ts';
import { addProvider, testServiceFetcher } from '../support/login-provider.ts';
import { createTestApp } from '../support/test-app.ts';
import { listen, respondWithHtml } from '../support/web-servers.ts';

const t = await createTestApp({ serviceFetcher: testServiceFetcher });
const staff = await caller(t, 'nontrivial', { role: 'admin' });

/** The program, whose DNS has only names of private servers. */
const strict = await createVariant(t, {
  serviceFetcher: createServiceFetcher({ resolve: async () => ['10.0.0.1'] }),
});
const strictStaff = await caller({ ...t, on: strict.on }, 'nontrivial', { role: 'admin' });

const urls = [
  'http://93.184.216.34',
  'http://127.0.0.1:4402',
  'https://127.0.0.1',
  'https://[::1]',
  'https://10.0.0.1',
  'https://169.254.169.254',
  'https://localhost',
  'https://intranet.company.example',
  'https://company.example:8443',
];

it.each(['oidc', 'github'].flatMap((kind) => urls.map((issuer) => [kind, issuer] as const)))(
  'refuses %s at %s',
  async (kind, issuer) => {
    const { status, body } = await addProvider(strictStaff, { kind, issuer });
    expect([status, body.fields]).toMatchObject([400, [{ field: 'issuer' }]]);
  },
);

/** Starts a provider whose discovery document has these endpoints. */
async function startProvider(change: object = {}) {
  const port = await listen(
    createServer((req, res) => {
      const endpoint = (path: string) => `${issuer}/${path}`;
      const document = {
        issuer,
        authorization_endpoint: endpoint('auth?tenant=1'),
        token_endpoint: endpoint('token'),
        userinfo_endpoint: endpoint('me'),
        jwks_uri: endpoint('keys'),
        ...change,
      };
      const isDocument = req.url === '/.well-known/openid-configuration';
      const body = isDocument ? JSON.stringify(document) : 'this needs more parameters';
      respondWithHtml(body, { 'Content-Type': 'application/json' })(req, res);
    }),
  );
  const issuer = `http://127.0.0.1:${port}`;
  return issuer;
}

it('accepts endpoints that answer', async () => {
  expect((await addProvider(staff, { issuer: await startProvider() })).status).toBe(200);
});

it.each(
  ['authorization_endpoint', 'token_endpoint', 'userinfo_endpoint', 'jwks_uri'].flatMap((name) =>
    [
      'ftp://127.0.0.1/x',
      'http://10.0.0.1/x',
      'http://localhost/x',
      'http://name:secret@127.0.0.1/x',
      'javascript:alert(1)',
      '/x',
      'closed',
      'fragment',
    ].map((url) => [name, url] as const),
  ),
)('refuses %s at %s', async (name, url) => {
  const other = await startProvider();
  const place = url === 'closed' ? 'http://127.0.0.1:1/x' : `${other}/x#fragment`;
  const issuer = await startProvider({
    [name]: ['closed', 'fragment'].includes(url) ? place : url,
  });
  const { status, body } = await addProvider(staff, { issuer });
  expect([status, body.fields]).toMatchObject([400, [{ field: 'issuer' }]]);
});

it.each(['oidc', 'github'])('refuses %s with more than an address', async (kind) => {
  const issuer = await startProvider();
  for (const url of [`${issuer}/#a`, `${issuer}/?a`, issuer.replace('//', '//name:secret@')]) {
    const { status, body } = await addProvider(staff, { kind, issuer: url });
    expect([status, body.fields]).toMatchObject([400, [{ field: 'issuer' }]]);
  }
});

it.each(['oidc', 'github'])('refuses %s that does not answer', async (kind) => {
  const { status, body } = await addProvider(staff, { kind, issuer: 'http://127.0.0.1:1' });
  expect([status, body.fields]).toMatchObject([400, [{ field: 'issuer' }]]);
});

it.each(['oidc', 'github'])('refuses %s that answers only errors', async (kind) => {
  const port = await listen(createServer((_req, res) => void res.writeHead(502).end()));
  const { status, body } = await addProvider(staff, { kind, issuer: `http://127.0.0.1:${port}` });
  expect([status, body.fields]).toMatchObject([400, [{ field: 'issuer' }]]);
});
