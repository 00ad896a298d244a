import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { failedLogins, loginCodes, outbox, sessions, users } from '../../server/db/schema.ts';
import { codeMailedTo, fromSite, joinSite } from '../support/members.ts';
import { createVariant } from '../support/app-variant.ts';
import { setUpLogin } from '../support/login-calls.ts';

const { t, db, post, requestCode, verify, check, alterCode } = await setUpLogin();

describe('a session', () => {
  it('ends in every process on logout, which can repeat', async () => {
    const { token } = await joinSite(t, 'nontrivial');
    const other = await createVariant(t);
    const logOut = () =>
      t
        .on('nontrivial')
        .post('/api/auth/logout')
        .set({ ...fromSite('nontrivial'), Authorization: `Bearer ${token}` });
    expect((await logOut()).body).toEqual({ ended: true });
    expect(
      (await other.on('nontrivial').get('/api/auth/verify').set('Authorization', `Bearer ${token}`))
        .status,
    ).toBe(401);
    expect([(await logOut()).status, (await logOut()).body]).toEqual([200, { ended: false }]);
  });

  it('has the same role in every reply', async () => {
    const email = 'root@mail.example';
    await t.make.user('nontrivial', { email });
    await requestCode(email);
    const verified = await verify(email, await codeMailedTo(t, 'nontrivial', email));
    const { token, user } = verified.body as { token: string; user: object };
    expect(user).toMatchObject({ role: 'admin' });
    expect((await check(token)).body).toMatchObject({ user });
    const member = await joinSite(t, 'statecraft');
    await member.send('put', '/api/account/email', { email });
    const otp = await codeMailedTo(t, 'statecraft', email);
    const changed = await member.send('post', '/api/account/email/verify', { otp });
    expect(changed.body).toMatchObject({ user: { role: 'admin' } });
    expect((await check(member.token, 'statecraft')).body).toMatchObject(changed.body as object);
  });

  it('works on its own site only', async () => {
    const { token } = await joinSite(t, 'nontrivial');
    expect((await check(token, 'statecraft')).status).toBe(401);
    expect((await check(token)).status).toBe(200);
  });

  it('expires after 14 days unused or 30 days', async () => {
    const { token, username } = await joinSite(t, 'nontrivial');
    const [user] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.username, username));
    const move = (column: 'created_at' | 'last_used_at', interval: string) =>
      db.execute(
        sql`update sessions set ${sql.raw(column)} = ${sql.raw(column)} - ${interval}::interval
          where user_id = ${user?.id ?? ''}`,
      );
    await move('last_used_at', '13 days 23 hours');
    expect((await check(token)).status).toBe(200);
    // Use restarts the fourteen days.
    await move('last_used_at', '13 days 23 hours');
    expect((await check(token)).status).toBe(200);
    await move('last_used_at', '14 days 1 second');
    expect((await check(token)).status).toBe(401);
    await db.execute(
      sql`update sessions set last_used_at = now() where user_id = ${user?.id ?? ''}`,
    );
    expect((await check(token)).status).toBe(200);
    await move('created_at', '30 days');
    expect((await check(token)).status).toBe(401);
  });

  it.each([
    '',
    'Bearer',
    'Bearer ',
    'Bearer x',
    `Bearer ${'A'.repeat(43)}`,
    `Bearer ${'A'.repeat(10_000)}`,
    'Basic YTpi',
    'Bearer \u00e9',
    "Bearer ' or 1=1 --",
  ])('with the token %j returns 401, never a defect', async (authorization) => {
    const reply = await t
      .on('nontrivial')
      .get('/api/auth/verify')
      .set('Authorization', authorization);
    expect(reply.status).toBe(401);
    expect(reply.body).toMatchObject({ code: 'unauthorized' });
  });

  it('accepts "bearer" in any case', async () => {
    const { token } = await joinSite(t, 'nontrivial');
    expect(
      (await t.on('nontrivial').get('/api/auth/verify').set('Authorization', `bEARER ${token}`))
        .status,
    ).toBe(200);
  });

  it('and its code are not stored in plain text', async () => {
    const { token, email } = await joinSite(t, 'nontrivial');
    await requestCode(email);
    const code = (await codeMailedTo(t, 'nontrivial', email)) ?? '';
    await db.delete(outbox);
    const dump = JSON.stringify([
      await db.select().from(sessions),
      await db.select().from(loginCodes),
      await db.select().from(failedLogins),
      await db.select().from(users),
    ]);
    expect(dump).not.toContain(token);
    expect(dump).not.toContain(`"${code}"`);
  });

  it('and its address and code are never logged', async () => {
    const { token, email } = await joinSite(t, 'nontrivial');
    await requestCode(email);
    const code = (await codeMailedTo(t, 'nontrivial', email)) ?? '';
    await verify(email, alterCode(code));
    await check(token);
    const lines = JSON.stringify(t.log);
    for (const secret of [token, email, `"${code}"`]) expect(lines).not.toContain(secret);
  });
});

describe('a write from a browser', () => {
  it.each([
    'https://evil.example',
    'https://nontrivial.example.evil.example',
    'http://nontrivial.example:8080',
    'https://statecraft.example',
    'null',
  ])('on a page of %s is rejected, even without CSRF', async (origin) => {
    for (const path of [
      '/api/auth/login',
      '/api/auth/verify',
      '/api/auth/logout',
      '/api/csrf/token',
      '/api/auth/signup',
    ]) {
      const reply = await t
        .on('nontrivial')
        .post(path)
        .set('Origin', origin)
        .send({ email: 'x@mail.example' });
      expect([path, reply.status, (reply.body as { code: string }).code]).toEqual([
        path,
        403,
        'forbidden',
      ]);
      expect(reply.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('is rejected when cross-site, and otherwise needs a token', async () => {
    expect(
      (await t.on('nontrivial').post('/api/csrf/token').set('Sec-Fetch-Site', 'cross-site')).status,
    ).toBe(403);
    expect(
      (await t.on('nontrivial').post('/api/csrf/token').set('Sec-Fetch-Site', 'same-site')).status,
    ).toBe(200);
    expect((await t.on('nontrivial').post('/api/csrf/token')).status).toBe(200);
  });

  it('gets a token with an HttpOnly cookie', async () => {
    const reply = await post('/api/csrf/token');
    expect((reply.body as { token: string }).token.length).toBeGreaterThan(40);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(String(reply.headers['set-cookie'])).toMatch(
      /^csrf=[^;]+; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });
});

describe('a body', () => {
  const sendRaw = (body: string, type?: string) => {
    const request = t.on('nontrivial').post('/api/auth/login').set(fromSite('nontrivial'));
    if (type) void request.set('Content-Type', type);
    return request.send(body);
  };
  it.each([
    ['malformed JSON', '{"email":', 'application/json', 400],
    ['no object', '"x"', 'application/json', 400],
    ['an array', '[]', 'application/json', 400],
    ['nothing', '', 'application/json', 400],
    ['a field twice', '{"email":"a@b.example","email":"c@d.example"}', 'application/json', 400],
    ['a form', 'email=a@b.example', 'application/x-www-form-urlencoded', 415],
    ['another type', '{"email":"a@b.example"}', 'text/plain', 415],
    ['too much', JSON.stringify({ email: 'x'.repeat(65_536) }), 'application/json', 413],
    ['a deep array', '['.repeat(40_000), 'application/json', 400],
    [
      'a byte order mark',
      '\uFEFF{"email":"bom@mail.example"}',
      'application/json; charset=utf-8',
      200,
    ],
    ['another charset', '{"email":"a@b.example"}', 'application/json; charset=nothing', 415],
    ['a prototype', '{"__proto__":{"email":"a@b.example"}}', 'application/json', 400],
  ])('of %s gets its documented status', async (_what, body, type, status) => {
    const reply = await sendRaw(body, type);
    expect(reply.status).toBe(status);
    if (status !== 200)
      expect(reply.body).toMatchObject({
        error: expect.any(String),
        code: expect.any(String),
        requestId: expect.any(String),
      });
  });
});
