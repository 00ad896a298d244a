import { expect, it } from 'vitest';
import { caller } from '../support/api-clients.ts';
import { createTestApp, hosts } from '../support/test-app.ts';

const t = await createTestApp();
const admin = await caller(t, 'nontrivial', { role: 'admin' });
const toCookie = (sessionId: string | null, siteId = 'nontrivial') =>
  `mail-preview=${sessionId}.` + t.deps.secrets.sign('mail-preview', `${siteId} ${sessionId}`);
const cookie = toCookie(admin.sessionId);
const ownOrigin = `https://${hosts.nontrivial}`;
const ofFrame = {
  'Content-Type': 'text/plain',
  Origin: ownOrigin,
  'Sec-Fetch-Site': 'same-origin',
  'Sec-Fetch-Dest': 'iframe',
};
const post = (body: string, headers: Record<string, string> = {}) =>
  t
    .on('nontrivial')
    .post('/admin/mail-preview')
    .set({ ...ofFrame, Cookie: cookie, ...headers })
    .send(body);

it('returns an email preview as an inert document', async () => {
  const mail =
    '<!DOCTYPE html><html><body style="color:red"><script>alert(1)</script>é = ü</body></html>';
  const { status, text, headers } = await post(`html=${mail}\r\n`);
  expect([status, text]).toEqual([200, `${mail}\r\n`]);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'none'; ` +
      `base-uri 'none'; frame-ancestors 'self'; ` +
      `sandbox allow-popups allow-popups-to-escape-sandbox`,
  );
});

it.each([
  [
    'from a page of somebody else',
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
  ],
  [
    'from a page of another tenant',
    { Origin: `https://${hosts.statecraft}`, 'Sec-Fetch-Site': 'same-site' },
  ],
  ['from a browser that does not say more than another origin', { Origin: 'https://evil.example' }],
  ['from a page without an origin', { Origin: 'null' }],
  ['as a page of its own', { 'Sec-Fetch-Dest': 'document' }],
])('rejects a request %s', async (_, headers) => {
  const { status, text } = await post('html=<p>words</p>', headers);
  expect(status).toBe(403);
  expect(text).not.toContain('words');
});

it('reads bodies only for sessions of admins of the site', async () => {
  const moderator = await caller(t, 'nontrivial', { role: 'moderator' });
  const elsewhere = await caller(t, 'statecraft', { role: 'admin' });
  const ended = await caller(t, 'nontrivial', { role: 'admin' });
  expect((await post('html=x', { Cookie: toCookie(ended.sessionId) })).status).toBe(200);
  await ended.call('POST', '/api/auth/logout');
  const banned = await caller(t, 'nontrivial', {
    role: 'admin',
    bannedUntil: new Date('2100-01-01'),
  });
  const cookies = [
    '',
    `mail-preview=${admin.sessionId}.${'x'.repeat(43)}`,
    toCookie(moderator.sessionId),
    toCookie(elsewhere.sessionId),
    toCookie(elsewhere.sessionId, 'statecraft'),
    toCookie(ended.sessionId),
    toCookie(banned.sessionId),
  ];
  for (const value of cookies)
    expect((await post(`html=${'x'.repeat(1_100_000)}`, { Cookie: value })).status, value).toBe(
      404,
    );
});

it('rejects malformed forms and GET requests', async () => {
  expect(
    (
      await t
        .on('nontrivial')
        .post('/admin/mail-preview')
        .set({ 'Content-Type': 'text/plain' })
        .send('html=x')
    ).status,
  ).toBe(403);
  expect((await post('words=x')).status).toBe(400);
  expect(
    (await post('html=x', { 'Content-Type': 'application/x-www-form-urlencoded' })).status,
  ).toBe(415);
  const large = await post(`html=${'x'.repeat(1_100_000)}`);
  expect(large.status).toBe(413);
  expect(large.text).toContain('The form can have at most 1024 KB.');
  const charset = await post('html=x', { 'Content-Type': 'text/plain; charset=unknown' });
  expect(charset.status).toBe(415);
  expect(charset.text).toContain('The form must be in UTF-8.');
  const { status, headers } = await t.on('nontrivial').get('/admin/mail-preview');
  expect([status, headers.allow]).toEqual([405, 'POST']);
  expect(
    (await t.on('nobody.example').post('/admin/mail-preview').set(ofFrame).send('html=x')).status,
  ).toBe(405);
});

it('allows same-host frames on admin pages only', async () => {
  expect((await t.on('nontrivial').get('/admin')).headers['content-security-policy']).toMatch(
    /; frame-src 'self'$/,
  );
  expect((await t.on('nontrivial').get('/about')).headers['content-security-policy']).not.toContain(
    'frame-src',
  );
});
