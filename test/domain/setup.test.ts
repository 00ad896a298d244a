import { expect, it } from 'vitest';
import { fail, ok, warn, type Finding } from '../../server/domain/operations/doctor/finding.ts';
import { checkHttps } from '../../server/domain/operations/doctor/https.ts';
import { listSetupSteps } from '../../server/domain/operations/setup.ts';
import { loadSites } from '../../server/domain/sites/site-registry.ts';
import { readConfig } from '../../server/infra/config/config.ts';
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
    ok('https nontrivial', 'ai.site.org and api.ai.site.org answer with a valid certificate.'),
  ]);
  const reason = { 'api.ai.site.org': 'ECONNREFUSED' };
  const [finding] = await checkSites(hosts, reason);
  expect([finding?.level, finding?.text]).toEqual([
    'fail',
    expect.stringContaining('https://api.ai.site.org does not answer (ECONNREFUSED)'),
  ]);
  expect((await checkSites({ ...hosts, API_SAME_ORIGIN: 'true' }, reason))[0]?.level).toBe('ok');
  expect(await checkSites({ ...hosts, NODE_ENV: 'development' })).toEqual([]);
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
