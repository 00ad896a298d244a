import { expect, it } from 'vitest';
import type { Site } from '../../server/context.ts';
import { sites } from '../../server/db/schema.ts';
import { loadSites } from '../../server/domain/sites/site-registry.ts';
import { getAttribute, readHtml } from '../support/html.ts';
import { createTestApp, siteIds } from '../support/test-app.ts';
import { createVariant } from '../support/app-variant.ts';

// Analytics are off by default and never on pages with tokens or personal data.
const t = await createTestApp();
const post = await t.make.post({ site: 'nontrivial' });
await t.make.post({ site: 'default' });

async function withAnalytics(analytics: unknown) {
  await t.deps.db.update(sites).set({ settings: { analytics } });
  const table = await loadSites(t.deps.db, t.deps.config, t.deps.log);
  // One tenant has it; the others do not.
  table.sites.set('statecraft', { ...(table.sites.get('statecraft') as Site), analytics: null });
  for (const [host, site] of table.hosts) table.hosts.set(host, table.sites.get(site.id) ?? site);
  return createVariant(t, { siteRegistry: table });
}
const plausible = await withAnalytics({
  src: 'https://stats.example.org/js/script.js',
  domain: 'nontrivial.example',
});
const umami = await withAnalytics({
  src: 'https://stats.example.org:8443/script.js',
  websiteId: 'b59e9c65-ae32-47f1-8400-119fcf4861c4',
});
// The application reloads its sites when its change listener starts.
await t.deps.db.update(sites).set({ settings: {} });
await t.deps.siteRegistry.reload();

const findScripts = (html: string) =>
  readHtml(html)
    .all('script[src]')
    .filter((script) => getAttribute(script, 'src')?.startsWith('https:'));
const readPolicy = (headers: Record<string, string>, name: string) =>
  new RegExp(`${name} ([^;]*)`).exec(headers['content-security-policy'] ?? '')?.[1]?.split(' ') ??
  [];
const counted = [
  '/',
  '/new',
  '/top?t=week',
  `/post/${post.slug}`,
  '/about',
  '/nothing/here',
  '/administrators',
  '/login-story',
  '/u/settings',
];

it.each(counted)('%s of a site with analytics loads the allowed script', async (path) => {
  const { text, headers } = await plausible.on('nontrivial').get(path);
  const [script, ...more] = findScripts(text);
  expect(more).toEqual([]);
  expect(script?.parent?.nodeName).toBe('head');
  const attributes = Object.fromEntries(
    (script?.attributes ?? []).map(({ key }) => [
      key.toLowerCase(),
      getAttribute(script as never, key),
    ]),
  );
  expect(attributes).toEqual({
    defer: '',
    src: 'https://stats.example.org/js/script.js',
    'data-domain': 'nontrivial.example',
  });
  for (const name of ['script-src', 'connect-src']) {
    expect(readPolicy(headers as never, name)).toContain('https://stats.example.org');
    expect(
      readPolicy(headers as never, name).filter((source) => source.startsWith('https:')),
    ).toHaveLength(1);
  }
  for (const name of ['default-src', 'style-src', 'img-src', 'font-src', 'form-action'])
    expect(readPolicy(headers as never, name).join()).not.toContain('stats');
});

it('names the Umami website and respects Do Not Track', async () => {
  const { text, headers } = await umami.on('nontrivial').get('/');
  const [script] = findScripts(text);
  expect(
    ['data-website-id', 'data-do-not-track', 'data-domain'].map((name) =>
      getAttribute(script as never, name),
    ),
  ).toEqual(['b59e9c65-ae32-47f1-8400-119fcf4861c4', 'true', null]);
  expect(readPolicy(headers as never, 'connect-src')).toContain('https://stats.example.org:8443');
});

it.each([
  '/manage-subscription',
  '/manage-subscription?token=x',
  '/subscriptions/verify/x',
  '/subscriptions/unsubscribe/x',
  '/admin',
  '/admin/sites',
  '/settings',
  '/settings/',
  '/api-keys',
  '/login',
  '/login?next=/',
  '/signup',
  '/LOGIN',
  '/%6Cogin',
  '/admin%2Fsites',
  '/%ff',
  '/manage%2Dsubscription?token=x',
])('loads no analytics at %s', async (path) => {
  const { text, headers } = await plausible.on('nontrivial').get(path).redirects(0);
  expect(text).not.toContain('stats.example.org');
  expect(headers['content-security-policy']).not.toContain('stats.example.org');
});

it('loads nothing on a site without analytics', async () => {
  for (const path of ['/', '/about', '/nothing/here']) {
    const { text, headers } = await plausible.on('statecraft').get(path);
    expect(findScripts(text)).toEqual([]);
    expect(headers['content-security-policy']).not.toContain('https:');
  }
});

it.each(siteIds)('loads nothing by default: %s', async (site) => {
  const { text, headers } = await t.on(site).get('/');
  expect(findScripts(text)).toEqual([]);
  expect(headers['content-security-policy']).not.toContain('https:');
});

it('loads nothing on an unknown host with default data', async () => {
  expect(findScripts((await plausible.on('default').get('/')).text)).toHaveLength(1);
  const { text, headers } = await plausible.on('unknown.test').get('/');
  expect(text).not.toContain('stats.example.org');
  expect(headers['content-security-policy']).not.toContain('https:');
});

it('applies the policy of each tenant on a shared host', async () => {
  const ask = (tenant: string) =>
    plausible.on('localhost:3000').get('/').set('X-Tenant-ID', tenant);
  for (const [tenant, has] of [
    ['nontrivial', true],
    ['statecraft', false],
    ['nontrivial', true],
  ] as const) {
    const { text, headers } = await ask(tenant);
    expect([
      findScripts(text).length > 0,
      (headers['content-security-policy'] as string).includes('stats.example.org'),
    ]).toEqual([has, has]);
  }
});

it('names no analytics in API replies and errors', async () => {
  for (const [path, status] of [
    ['/api/posts', 200],
    ['/api/nowhere', 404],
  ] as const) {
    const reply = await plausible.on('nontrivial').get(path);
    expect(reply.status).toBe(status);
    expect(reply.headers['content-security-policy']).toBe(
      `default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'`,
    );
  }
});

it('logs invalid settings and loads nothing', async () => {
  const broken = await withAnalytics({
    src: 'https://user:secret@stats.example.org/script.js',
    domain: 'nontrivial.example',
  });
  expect(findScripts((await broken.on('nontrivial').get('/')).text)).toEqual([]);
  const line = t.log.find(({ msg }) =>
    String(msg).includes('stored analytics settings are invalid'),
  );
  expect(line).toMatchObject({ issues: ['src'] });
  expect(JSON.stringify(t.log)).not.toContain('secret');
});
