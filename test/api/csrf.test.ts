import express, { type ErrorRequestHandler } from 'express';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { csrf } from '../../server/http/auth/csrf.ts';
import { errors } from '../../server/http/front/errors.ts';
import { requestContext } from '../../server/http/front/request-context.ts';
import { createSecrets } from '../../server/infra/signing.ts';
import { createTestApp, hosts, type SiteId } from '../support/test-app.ts';

// A write behind the CSRF guard, on the tenants of the application.
const t = await createTestApp();
const old = 'the key before, which still verifies';
const currentKey = 'the key of now, which signs from here on';

function start(keys: string[], production = false) {
  const { issue, check } = csrf({
    config: { ...t.deps.config, env: production ? 'production' : 'test' },
    secrets: createSecrets(keys),
  });
  const app = express();
  app.use(requestContext(t.deps, true));
  app.post('/api/csrf/token', issue);
  app.post('/api/write', (req, res) => {
    check(req);
    res.json({ written: true });
  });
  app.use(errors(t.deps, t.assets) as ErrorRequestHandler);
  const post = (path: string, site: SiteId, headers: Record<string, string> = {}) =>
    supertest(app)
      .post(path)
      .set({ Host: hosts[site], ...headers });
  return {
    async fetchToken(site: SiteId, headers: Record<string, string> = {}) {
      const reply = await post('/api/csrf/token', site, headers);
      return {
        token: (reply.body as { token: string }).token,
        cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '',
        whole: String(reply.headers['set-cookie']),
      };
    },
    write: (site: SiteId, headers: Record<string, string>) => post('/api/write', site, headers),
  };
}
const mine = { Authorization: `Bearer ${'a'.repeat(43)}` };
const theirs = { Authorization: `Bearer ${'b'.repeat(43)}` };

it('accepts a token with its cookie repeatedly', async () => {
  const { fetchToken, write } = start([currentKey]);
  for (const session of [{}, mine]) {
    const { token, cookie } = await fetchToken('nontrivial', session);
    for (let i = 0; i < 3; i += 1)
      expect(
        (
          await write('nontrivial', {
            ...session,
            Cookie: `other=1; ${cookie}`,
            'X-CSRF-Token': token,
          })
        ).status,
      ).toBe(200);
  }
});

it('shares one token per session across windows', async () => {
  const { fetchToken, write } = start([currentKey]);
  for (const session of [{}, mine]) {
    const first = await fetchToken('nontrivial', session);
    const second = await fetchToken('nontrivial', { ...session, Cookie: first.cookie });
    expect([second.token, second.cookie]).toEqual([first.token, first.cookie]);
    for (const { token } of [first, second])
      expect(
        (await write('nontrivial', { ...session, Cookie: second.cookie, 'X-CSRF-Token': token }))
          .status,
      ).toBe(200);
  }
  const ownToken = await fetchToken('nontrivial', mine);
  for (const [site, session] of [
    ['nontrivial', theirs],
    ['nontrivial', {}],
    ['statecraft', mine],
  ] as const) {
    const other = await fetchToken(site, { ...session, Cookie: ownToken.cookie });
    expect(other.token).not.toBe(ownToken.token);
    expect(
      (await write(site, { ...session, Cookie: other.cookie, 'X-CSRF-Token': other.token })).status,
    ).toBe(200);
  }
});

it('replaces a cookie that no site key signed', async () => {
  const { fetchToken } = start([currentKey]);
  const planted = await start(["a key that is not the site's, but as long as it"]).fetchToken(
    'nontrivial',
    mine,
  );
  for (const cookie of [planted.cookie, 'csrf=', 'csrf=x', 'csrf=x.y', 'csrf=%'])
    expect((await fetchToken('nontrivial', { ...mine, Cookie: cookie })).cookie).not.toBe(cookie);
});

it('rejects any other token with 403 naming CSRF', async () => {
  const { fetchToken, write } = start([currentKey]);
  const ownToken = await fetchToken('nontrivial', mine);
  const other = await fetchToken('nontrivial', theirs);
  const elsewhere = await fetchToken('statecraft', mine);
  const forged = start(["a key that is not the site's, but as long as it"]);
  const planted = await forged.fetchToken('nontrivial', mine);
  const wrong: Record<string, string>[] = [
    {},
    { 'X-CSRF-Token': ownToken.token },
    { Cookie: ownToken.cookie },
    { Cookie: ownToken.cookie, 'X-CSRF-Token': '' },
    { Cookie: ownToken.cookie, 'X-CSRF-Token': 'x' },
    { Cookie: ownToken.cookie, 'X-CSRF-Token': other.token },
    { Cookie: other.cookie, 'X-CSRF-Token': other.token },
    { Cookie: elsewhere.cookie, 'X-CSRF-Token': elsewhere.token },
    { Cookie: planted.cookie, 'X-CSRF-Token': planted.token },
    { Cookie: 'csrf=', 'X-CSRF-Token': '' },
    { Cookie: ownToken.cookie, 'X-CSRF-Token': `${ownToken.token}x` },
    { Cookie: '%', 'X-CSRF-Token': ownToken.token },
  ];
  for (const headers of wrong) {
    const reply = await write('nontrivial', { ...mine, ...headers });
    expect([headers, reply.status, (reply.body as { code: string }).code]).toEqual([
      headers,
      403,
      'forbidden',
    ]);
    expect((reply.body as { error: string }).error).toContain('CSRF');
  }
});

it('accepts the previous key until the next token fetch', async () => {
  const { token, cookie } = await start([old]).fetchToken('nontrivial');
  expect(
    (await start([currentKey, old]).write('nontrivial', { Cookie: cookie, 'X-CSRF-Token': token }))
      .status,
  ).toBe(200);
  expect(
    (await start([currentKey]).write('nontrivial', { Cookie: cookie, 'X-CSRF-Token': token }))
      .status,
  ).toBe(403);
});

it('in production sets a __Host- cookie, Secure', async () => {
  const { whole } = await start([currentKey], true).fetchToken('nontrivial');
  expect(whole).toMatch(/^__Host-csrf=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
});
