import type { IncomingMessage, RequestListener } from 'node:http';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { cdnPurges } from '../../server/db/schema.ts';
import { checkCdn, checkCdnVariables } from '../../server/domain/operations/doctor/cdn.ts';
import { loadSites } from '../../server/domain/sites/site-registry.ts';
import { readCdn, type CdnReader } from '../../server/infra/cdn/cdn-response.ts';
import { checkConfig, readConfig } from '../../server/infra/config/config.ts';
import { setUpDoctor } from '../support/doctor.ts';
import { startPurgeEndpoint } from '../support/purge-endpoint.ts';
import { startWebServer } from '../support/web-servers.ts';

const { db, log, summarize, production } = await setUpDoctor();
const endpoint = await startPurgeEndpoint();
const siteHosts = { SITE_HOSTS: 'nontrivial=ai.site.org' };

beforeEach(() => {
  endpoint.calls.length = 0;
  endpoint.answer = endpoint.succeed;
});

async function check(cdn: Record<string, string>, reader: CdnReader = readCdn) {
  const config = readConfig({
    ...production,
    ...siteHosts,
    CDN: 'surrogate-key',
    CDN_TOKEN: 'canary',
    ...cdn,
  });
  const siteRegistry = await loadSites(db, config, log);
  const findings = await checkCdn({ db, config, siteRegistry, readCdn: reader });
  expect(JSON.stringify(findings)).not.toContain('canary');
  return findings;
}
/** Varnish: purges go to the endpoint, and pages are answered by `listener`. */
async function checkVarnish(listener: RequestListener) {
  const port = await startWebServer((req, res) => {
    if (req.method !== 'PURGE') return listener(req, res);
    const { method, url = '', headers } = req;
    endpoint.calls.push({ method, url, headers, body: '' });
    endpoint.answer(res, { method, url, headers, body: '' });
  });
  return check({ CDN_PROVIDER: 'varnish', CDN_PURGE_URL: `http://127.0.0.1:${port}` });
}
const hit: RequestListener = (_req, res) => void res.setHeader('X-Cache', 'hit').end('page');
const fastly = { CDN_PROVIDER: 'fastly', CDN_SERVICE_ID: 'service1' };
const throughFastly = (reader: CdnReader) =>
  check({ ...fastly, CDN_PURGE_URL: endpoint.url }, reader);

describe('the variables', () => {
  it.each([
    [{}, []],
    [{ CDN_PROVIDER: 'varnish', CDN_TOKEN: 't' }, ['warn CDN']],
    [{ CDN: 'surrogate-key', ...fastly, CDN_TOKEN: 't' }, []],
    [{ CDN: 'surrogate-key' }, []],
  ])('%j give %j', (env, expected) => {
    expect(summarize(checkCdnVariables(checkConfig(env)))).toEqual(expected);
  });

  it('without effect are named', () => {
    expect(checkCdnVariables(checkConfig({ CDN_TOKEN: 'canary' }))).toEqual([
      {
        level: 'warn',
        what: 'CDN',
        text: 'is not set, so CDN_TOKEN has no effect.',
        next: 'CDN=surrogate-key',
      },
    ]);
  });
});

describe('a shared cache', () => {
  it('is fine if it purges and keeps the front page', async () => {
    const asked: IncomingMessage['headers'][] = [];
    const findings = await checkVarnish((req, res) => {
      asked.push(req.headers);
      hit(req, res);
    });
    expect(summarize(findings)).toEqual(['ok CDN', 'ok CDN nontrivial']);
    expect(asked.map(({ host }) => host)).toEqual(['ai.site.org', 'ai.site.org']);
    expect(endpoint.calls.map(({ headers }) => headers['xkey-purge'])).toEqual(['doctor/none']);
  });

  it('is asked at the domain unless it is self-hosted', async () => {
    const asked: string[] = [];
    const findings = await throughFastly(async (base, host) => {
      asked.push(`${base} ${host}`);
      return { status: 200, headers: { 'x-cache': 'MISS, HIT' } };
    });
    expect(asked).toEqual(Array(2).fill('https://ai.site.org ai.site.org'));
    expect(summarize(findings)).toEqual(['ok CDN', 'ok CDN nontrivial']);
  });

  it.each([403, 405, 500])('that answers a purge with %i fails', async (status) => {
    endpoint.answer = (res) => void res.writeHead(status).end();
    const [finding] = await checkVarnish(hit);
    expect(finding).toMatchObject({ level: 'fail', what: 'CDN' });
    expect(finding?.text).toContain(`the cache answered ${status}`);
    expect(finding?.text).toContain('CDN_TOKEN');
  });

  it('that does not run fails', async () => {
    const findings = await check({ CDN_PROVIDER: 'varnish', CDN_PURGE_URL: 'http://127.0.0.1:1' });
    expect(summarize(findings)).toEqual(['fail CDN', 'fail CDN nontrivial']);
  });

  it.each([
    ['a miss', 200, { 'x-cache': 'miss' }, 'does not keep the front page'],
    ['no cache', 200, {}, 'does not keep the front page'],
    ['keys', 200, { 'surrogate-key': 'nontrivial/all', 'x-cache': 'hit' }, 'shows clients'],
    ['tags', 200, { 'cache-tag': 'nontrivial/all' }, 'shows clients'],
    ['an error', 503, {}, 'answers the front page with 503'],
  ])('that answers with %s gets a warning', async (_what, status, headers, text) => {
    const findings = await throughFastly(async () => ({ status, headers }));
    expect(summarize(findings)).toEqual(['ok CDN', 'warn CDN nontrivial']);
    expect(findings[1]?.text).toContain(text);
  });

  it('is reported when keys wait', async () => {
    await db.insert(cdnPurges).values({
      siteId: 'nontrivial',
      key: 'all',
      dueAt: new Date(Date.now() - 120_000),
      sendAfter: new Date(),
    });
    const findings = await checkVarnish(hit);
    await db.execute(sql`delete from cdn_purges`);
    expect(summarize(findings)).toEqual(['ok CDN', 'warn CDN', 'ok CDN nontrivial']);
    expect(findings[1]?.text).toContain('1 key waits for a purge');
  });

  it('is not asked for pages without a domain', async () => {
    const findings = await check({ ...fastly, CDN_PURGE_URL: endpoint.url, SITE_HOSTS: '' });
    expect(summarize(findings)).toEqual(['ok CDN', 'ok CDN']);
  });
});

it('checks nothing without CDN', async () => {
  const config = readConfig({ ...production, ...siteHosts });
  const siteRegistry = await loadSites(db, config, log);
  expect(await checkCdn({ db, config, siteRegistry, readCdn })).toEqual([]);
});
