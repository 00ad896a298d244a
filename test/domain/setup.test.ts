import { createServer } from 'node:https';
import { expect, it } from 'vitest';
import { fail, ok, warn, type Finding } from '../../server/domain/operations/doctor/finding.ts';
import { checkHttps } from '../../server/domain/operations/doctor/https.ts';
import { listSetupSteps } from '../../server/domain/operations/setup.ts';
import { loadSites } from '../../server/domain/sites/site-registry.ts';
import { readConfig } from '../../server/infra/config/config.ts';
import { listen } from '../../server/http/listen.ts';
import { checkHttpsHost } from '../../server/infra/https-check.ts';
import { selfSigned } from '../support/certificate.ts';
import { setUpDoctor } from '../support/doctor.ts';

const { db, log, production } = await setUpDoctor();

async function checkSites(env: Record<string, string>, answers: Record<string, string> = {}) {
  const config = readConfig({ ...production, ...env });
  const siteRegistry = await loadSites(db, config, log);
  return checkHttps({ siteRegistry, config, answers: async (host) => answers[host] ?? null });
}
const hosts = { SITE_HOSTS: 'nontrivial=ai.site.org' };

it('checks the pages and API of domains over HTTPS', async () => {
  expect(await checkSites({})).toEqual([]);
  expect(await checkSites(hosts)).toEqual([
    ok(
      'https nontrivial',
      'ai.site.org and www.ai.site.org and api.ai.site.org answer with a valid certificate.',
    ),
  ]);
  const reason = { 'api.ai.site.org': 'ECONNREFUSED' };
  const [finding] = await checkSites(hosts, reason);
  expect([finding?.level, finding?.text]).toEqual([
    'fail',
    expect.stringContaining('https://api.ai.site.org does not answer (ECONNREFUSED)'),
  ]);
  expect((await checkSites({ ...hosts, API_SAME_ORIGIN: 'true' }, reason))[0]?.level).toBe('ok');
  expect((await checkSites(hosts, { 'www.ai.site.org': 'status 404' }))[0]?.text).toContain(
    'https://www.ai.site.org answers with status 404',
  );
  expect(await checkSites(hosts, { 'www.ai.site.org': 'ENOTFOUND' })).toEqual([
    ok('https nontrivial', 'ai.site.org and api.ai.site.org answer with a valid certificate.'),
  ]);
  expect(await checkSites({ ...hosts, NODE_ENV: 'development' })).toEqual([]);
});

it('names a certificate of an unknown authority and the remedy', async () => {
  const { key, cert } = selfSigned('127.0.0.1');
  const server = createServer({ key, cert }, (_req, res) => res.end('ready'));
  const port = await listen(server, 0, '127.0.0.1');
  const reason = await checkHttpsHost(`127.0.0.1:${port}`);
  server.close();
  const [finding] = await checkSites(hosts, { 'ai.site.org': reason ?? '' });
  expect(finding?.text).toMatch(
    /^https:\/\/ai\.site\.org has a certificate of an unknown authority .+NODE_EXTRA_CA_CERTS/,
  );
  expect(finding?.next).toMatch(/^NODE_EXTRA_CA_CERTS=/);
});

it('names a certificate that has expired', async () => {
  const [finding] = await checkSites(hosts, { 'ai.site.org': 'CERT_HAS_EXPIRED' });
  expect(finding?.text).toContain('is not valid (CERT_HAS_EXPIRED)');
});

const done: Finding[] = [
  ok('configuration', ''),
  ok('schema', ''),
  ok('site nontrivial', ''),
  ok('https nontrivial', ''),
  ok('admins', ''),
  ok('mail', ''),
];
const states = (findings: Finding[]) => listSetupSteps(findings).map(({ state }) => state);

it('has nothing to do after the last step', () => {
  expect(new Set(states(done))).toEqual(new Set(['done']));
  // Advice without a command is for the doctor.
  expect(new Set(states([...done, warn('DKIM', ''), warn('site default', '')]))).toEqual(
    new Set(['done']),
  );
});

it('waits with sites until the database is ready', () => {
  expect(states([fail('database', 'is away', 'start it'), ok('mail', '')])).toEqual([
    'done',
    'to do',
    'waiting',
    'waiting',
    'done',
    'waiting',
    'waiting',
  ]);
});
