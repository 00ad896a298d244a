import supertest from 'supertest';
import { beforeAll, expect, it } from 'vitest';
import type { PostList } from '#shared/contract/posts.ts';
import { loadSites } from '../../server/domain/sites/site-registry.ts';
import { ConfigError, readConfig } from '../../server/infra/config/config.ts';
import { createTestApp, siteIds } from '../support/test-app.ts';

const { siteHosts } = readConfig({
  SITE_HOSTS: [
    'nontrivial=www.AI.example.org;ai.example.net',
    ' statecraft=ir.example.org',
    'nontrivial=third.example.org',
    'default=all.example.org',
  ].join(','),
});
const t = await createTestApp({ config: { siteHosts } });
beforeAll(async () => {
  for (const site of siteIds) await t.make.post({ site, title: `Written on ${site}` });
});

it.each([
  ['ai.example.org', 'nontrivial'],
  ['www.ai.example.org', 'nontrivial'],
  ['api.ai.example.org', 'nontrivial'],
  ['AI.Example.ORG.:8443', 'nontrivial'],
  ['ai.example.net', 'nontrivial'],
  ['third.example.org', 'nontrivial'],
  ['nontrivial.example', 'nontrivial'],
  ['nontrivial.localhost', 'nontrivial'],
  ['ir.example.org', 'statecraft'],
  ['statecraft.example', 'statecraft'],
  ['all.example.org', 'default'],
])('with SITE_HOSTS, maps %s to the tenant %s', async (host, site) => {
  const reply = await t.on(host).get('/api/posts');
  expect((reply.body as PostList).posts[0]?.title).toBe(`Written on ${site}`);
  expect(reply.headers['x-robots-tag']).toBeUndefined();
});

it.each([
  ['nontrivial.example', 'ai.example.org'],
  ['ai.example.net', 'ai.example.org'],
  ['third.example.org', 'ai.example.org'],
  ['ai.example.org', 'ai.example.org'],
  ['nontrivial.localhost:3000', 'ai.example.org'],
  ['statecraft.example', 'ir.example.org'],
  ['localhost:3000', 'all.example.org'],
  ['unknown.test', 'all.example.org'],
])('with SITE_HOSTS, %s has the first host, %s, as canonical', async (host, domain) => {
  const { text } = await t.on(host).get('/new');
  expect(text).toContain(`<link rel="canonical" href="https://${domain}/new"/>`);
});

it('with SITE_HOSTS, allows API calls from the current host', async () => {
  for (const name of ['ai.example.org', 'ai.example.net', 'nontrivial.example']) {
    const allowed = async (origin: string) => {
      const { headers } = await t.on(`api.${name}`).get('/api/posts').set('Origin', origin);
      return headers['access-control-allow-origin'];
    };
    expect(await allowed(`https://${name}`)).toBe(`https://${name}`);
    expect(await allowed(`https://www.${name}`)).toBe(`https://www.${name}`);
    expect(await allowed('https://ir.example.org'), 'another tenant').toBeUndefined();
  }
});

it('without SITE_HOSTS, treats those names as unknown', async () => {
  const plain = await loadSites(t.deps.db, { ...t.deps.config, siteHosts: new Map() }, t.deps.log);
  for (const host of ['ai.example.org', 'ir.example.org', 'all.example.org'])
    expect(plain.resolve(host).kind).toBe('unknown');
  expect(plain.resolve('www.nontrivial.example').kind).toBe('known');
});

it('rejects to start for an unknown site in SITE_HOSTS', () => {
  expect(() => readConfig({ SITE_HOSTS: 'nobody=a.example' })).toThrow(ConfigError);
  expect(() => readConfig({ SITE_HOSTS: 'nobody=a.example' })).toThrow(
    /^SITE_HOSTS names a site that does not exist$/,
  );
});

it('points pages of a SITE_HOSTS host to its `api.` host', async () => {
  const reply = await supertest(t.app).get('/').set('Host', 'ai.example.org');
  expect(reply.headers['content-security-policy']).toMatch(
    /connect-src 'self' api\.ai\.example\.org;/,
  );
});
