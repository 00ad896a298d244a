import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { securityEvents, toLoggedNetwork } from '../../server/infra/security-log.ts';
import { caller } from '../support/api-clients.ts';
import { fromSite, joinSite, requestLoginCode } from '../support/members.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const site = 'nontrivial';
const listEvents = () =>
  t.log
    .filter(({ msg }) => msg === 'security event')
    .map(({ event, user, route, code, reason, count }) =>
      JSON.parse(JSON.stringify({ event, user, route, code, reason, count })),
    );

beforeEach(() => {
  t.log.length = 0;
});

it('logs logins and failed codes without email and address', async () => {
  const { user } = await caller(t, site);
  const email = user?.email ?? '';
  const { otp, headers } = await requestLoginCode(t, site, email, {
    'X-Forwarded-For': '203.0.113.77',
  });
  const verify = (from: Record<string, string>, code: string | null) =>
    t.on(site).post('/api/auth/verify').set(from).send({ email, otp: code });
  await verify(headers, otp === '000000' ? '000001' : '000000');
  await verify(fromSite(site), otp);
  const reply = await verify(headers, otp);
  expect(reply.status).toBe(200);
  expect(listEvents()).toEqual([
    { event: 'login_failed', user: null, reason: 'wrong_code' },
    { event: 'login_failed', user: null, reason: 'other_browser' },
    { event: 'login_succeeded', user: user?.id },
  ]);
  const lines = t.log.filter(({ msg }) => msg === 'security event');
  expect(lines[0]).toMatchObject({ site, network: '203.0.113.0/24', level: 'info' });
  expect(lines[0]?.requestId).toMatch(/^[\w-]{16}$/);
  const text = JSON.stringify(t.log);
  for (const secret of [email, '203.0.113.77', otp, (reply.body as { token: string }).token])
    expect(text).not.toContain(secret);
});

it('logs rejected access, CSRF rejections and limits', async () => {
  const me = await caller(t, site);
  const user = me.user?.id;
  await me.call('GET', '/api/admin/log');
  await t
    .on(site)
    .patch('/api/account')
    .set({ ...fromSite(site), ...me.bearer })
    .send({});
  await t
    .on(site)
    .post('/api/auth/login')
    .set({ ...fromSite(site), Origin: 'https://evil.example' })
    .send({});
  const from = { ...fromSite(site), 'X-Forwarded-For': '2001:db8:1:2::3' };
  for (let i = 0; i < 4; i += 1)
    await t.on(site).post('/api/auth/login').set(from).send({ email: 'often@mail.example' });
  expect(listEvents()).toEqual([
    { event: 'access_refused', user, route: '/api/admin/log', code: 'not_found' },
    { event: 'csrf_refused', user, route: '/api/account', code: 'forbidden' },
    { event: 'csrf_refused', user: null, route: '/api/auth/login', code: 'forbidden' },
    { event: 'limit_reached', user: null, reason: 'code_mails' },
  ]);
  expect(t.log.findLast(({ event }) => event === 'limit_reached')?.network).toBe('2001:db8:1::/48');
});

it('logs ended sessions and new keys', async () => {
  const me = await joinSite(t, site);
  t.log.length = 0;
  await me.send('post', '/api/api-keys', { name: 'A program', scopes: ['read'] });
  await me.send('post', '/api/auth/logout');
  expect(listEvents()).toMatchObject([
    { event: 'api_key_created' },
    { event: 'session_ended', count: 1 },
  ]);
});

it('keeps text of requests out of the log', async () => {
  const forged = '\n{"event":"login_succeeded"}';
  await t
    .on(site)
    .get(`/api/admin/log?${encodeURIComponent(forged)}`)
    .set({ ...fromSite(site), 'X-Forwarded-For': 'x"}', Authorization: 'Bearer "}{"' });
  expect(listEvents()).toMatchObject([{ event: 'access_refused', route: '/api/admin/log' }]);
  expect(JSON.stringify(t.log)).not.toContain('login_succeeded');
  for (const text of ['', 'unknown', '203.0.113.9"}', `203.0.113.9${forged}`])
    expect(toLoggedNetwork(text)).toBe('');
});

it('lists every event in the documentation', () => {
  const page = readFileSync('docs/operating.md', 'utf8');
  for (const event of securityEvents) expect(page).toContain(`\`${event}\``);
});
