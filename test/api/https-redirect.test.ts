import { expect, it } from 'vitest';
import { createVariant } from '../support/app-variant.ts';
import { createTestApp, hosts } from '../support/test-app.ts';

const t = await createTestApp();
const inProduction = (trustedProxies: number) =>
  createVariant(t, { config: { ...t.deps.config, env: 'production', trustedProxies } });
const behindProxy = await inProduction(1);
const plain = { 'X-Forwarded-Proto': 'http' };

it('redirects what the proxy took over plain HTTP', async () => {
  const site = behindProxy.on('nontrivial');
  const reply = await site.get('/new?page=2').set(plain);
  expect([reply.status, reply.headers.location]).toEqual([
    308,
    `https://${hosts.nontrivial}/new?page=2`,
  ]);
  expect((await site.get('/new').set('X-Forwarded-Proto', 'https')).status).toBe(200);
  expect((await site.get('/new')).status).toBe(200);
});

it.each(['/healthz', '/servez', '/readyz', '/.well-known/acme-challenge/token'])(
  'redirects no request for %s',
  async (path) => {
    expect((await behindProxy.on('nontrivial').get(path).set(plain)).status).not.toBe(308);
  },
);

it('redirects nothing without a proxy or for unknown hosts', async () => {
  const direct = await inProduction(0);
  expect((await direct.on('nontrivial').get('/new').set(plain)).status).toBe(200);
  expect((await behindProxy.on('nobody.example').get('/new').set(plain)).status).not.toBe(308);
});
