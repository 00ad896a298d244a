import { and, desc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#shared/contract/auth.ts';
import { failedLogins, loginCodes, outbox, sessions, users } from '../../server/db/schema.ts';
import { isSuppressed, suppressAddress } from '../../server/domain/mail/suppressions.ts';
import { codeMailedTo, fromSite, joinSite } from '../support/members.ts';
import { createTestApp, siteIds, type SiteId } from '../support/test-app.ts';
import { variantOf } from '../support/app-variant.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
const post = (path: string, body?: object, site: SiteId = 'nontrivial') =>
  t.on(site).post(path).set(fromSite(site)).send(body);
const requestCode = (email: string, site: SiteId = 'nontrivial') =>
  post('/api/auth/login', { email }, site);
const verify = (email: string, otp: string | null, site: SiteId = 'nontrivial') =>
  post('/api/auth/verify', { email, otp: otp ?? '' }, site);
const sendGuess = (email: string, ip: string, otp = '000000') =>
  t
    .on('nontrivial')
    .post('/api/auth/verify')
    .set({ ...fromSite('nontrivial'), 'X-Forwarded-For': ip })
    .send({ email, otp });
const check = (token: string, site: SiteId = 'nontrivial') =>
  t.on(site).get('/api/auth/verify').set('Authorization', `Bearer ${token}`);
const alterCode = (code: string | null) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const summarize = ({ status, headers, body }: Awaited<ReturnType<typeof requestCode>>) => {
  const { date: _date, 'x-request-id': _id, ...rest } = headers as Record<string, string>;
  return { status, headers: rest, body: body as unknown };
};
const age = (email: string, interval: string) =>
  db
    .update(loginCodes)
    .set({ createdAt: sql`created_at - ${interval}::interval` as never })
    .where(eq(loginCodes.email, email));

beforeEach(async () => {
  await db.delete(failedLogins);
});

describe('signing up', () => {
  it.each(siteIds)('on %s mails a code, creates the account, logs in', async (site) => {
    const email = `Ada@${site}.mail.example`;
    const reply = await post(
      '/api/auth/signup',
      { username: 'Ada_1', name: ' Ada Reader ', email },
      site,
    );
    expect([reply.status, reply.body]).toEqual([200, { sent: true }]);
    expect(
      await db
        .select()
        .from(users)
        .where(and(eq(users.siteId, site), eq(users.username, 'Ada_1'))),
    ).toEqual([]);
    const verified = await verify(email.toUpperCase(), await codeMailedTo(t, site, email), site);
    expect(verified.status).toBe(200);
    expect(verified.headers['cache-control']).toBe('no-store');
    const { token, user } = verified.body as { token: string; user: Account };
    expect(user).toEqual({
      username: 'Ada_1',
      name: 'Ada Reader',
      email: email.toLowerCase(),
      role: 'member',
    });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await check(token, site)).body).toEqual({ user });
    expect((await t.on(site).get('/api/users/ada_1')).text).not.toContain('mail.example');
  });

  it.each([
    ['username', { username: 'ab' }],
    ['username', { username: 'x'.repeat(25) }],
    ['username', { username: 'with space' }],
    ['username', { username: 'ünïcode' }],
    ['username', { username: '../etc' }],
    ['username', { username: 'a\u202Eb' }],
    ['username', { username: 7 }],
    ['name', { name: '' }],
    ['name', { name: '   ' }],
    ['name', { name: 'two\nlines' }],
    ['name', { name: 'x'.repeat(61) }],
    ['name', { name: 'half a \ud800' }],
    ['name', { name: '\u200b' }],
    ['email', { email: 'half\ud800@b.example' }],
    ['email', { email: 'a@b\u00adc.example' }],
    ['email', { email: 'nobody' }],
    ['email', { email: 'a@b' }],
    ['email', { email: 'a@b.c, d@e.f' }],
    ['email', { email: 'A <a@b.example>' }],
    ['email', { email: 'a@b.example\r\nBcc: x@y.example' }],
    ['email', { email: `${'x'.repeat(250)}@b.example` }],
    ['more', { more: 1 }],
  ])('with a wrong %s returns 400 and mails nothing: %j', async (field, wrongPart) => {
    const before = await db.$count(outbox);
    const reply = await post('/api/auth/signup', {
      username: 'fine_name',
      name: 'Fine',
      email: 'fine@mail.example',
      ...wrongPart,
    });
    expect(reply.status).toBe(400);
    expect(
      (reply.body as { fields: { field: string }[] }).fields.map((error) => error.field),
    ).toEqual([field]);
    expect(await db.$count(outbox)).toBe(before);
  });

  it.each(['admin', 'API', 'Moderator', 'settings'])(
    'as %s is refused as a reserved name',
    async (username) => {
      const reply = await post('/api/auth/signup', {
        username,
        name: 'Fine',
        email: 'fine@mail.example',
      });
      expect([reply.status, (reply.body as { fields: unknown }).fields]).toEqual([
        409,
        [{ field: 'username', message: 'is reserved' }],
      ]);
    },
  );

  it('refuses a taken name in any case, per site', async () => {
    await t.make.user('nontrivial', { username: 'Taken' });
    expect(
      (await post('/api/auth/signup', { username: 'tAKEN', name: 'x', email: 'tk@mail.example' }))
        .status,
    ).toBe(409);
    expect(
      (
        await post(
          '/api/auth/signup',
          { username: 'tAKEN', name: 'x', email: 'tk@mail.example' },
          'statecraft',
        )
      ).status,
    ).toBe(200);
  });

  it('with a registered address replies alike and mails no code', async () => {
    const { email } = await joinSite(t, 'nontrivial');
    const knownReply = summarize(
      await post('/api/auth/signup', { username: 'other_name', name: 'x', email }),
    );
    const fresh = summarize(
      await post('/api/auth/signup', {
        username: 'other_name',
        name: 'x',
        email: 'fresh1@mail.example',
      }),
    );
    expect(knownReply).toEqual(fresh);
    expect(await codeMailedTo(t, 'nontrivial', email)).toBeNull();
    expect(await codeMailedTo(t, 'nontrivial', 'fresh1@mail.example')).toMatch(/^\d{6}$/);
  });

  it('twice at once with one name creates one account', async () => {
    const emails = ['first@race.example', 'second@race.example'];
    for (const email of emails)
      await post('/api/auth/signup', { username: 'Racer', name: 'x', email });
    const codes = await Promise.all(emails.map((email) => codeMailedTo(t, 'nontrivial', email)));
    const replies = await Promise.all(emails.map((email, i) => verify(email, codes[i] ?? null)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('logging in', () => {
  it('replies alike for an unknown address and mails no code', async () => {
    const { email } = await joinSite(t, 'nontrivial');
    const [knownReply, unknown] = [
      summarize(await requestCode(email)),
      summarize(await requestCode('nobody@mail.example')),
    ];
    expect(unknown).toEqual(knownReply);
    expect(await codeMailedTo(t, 'nontrivial', email)).toMatch(/^\d{6}$/);
    expect(await codeMailedTo(t, 'nontrivial', 'nobody@mail.example')).toBeNull();
    const [mail] = await db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, 'nobody@mail.example'));
    expect(mail?.text).toContain('/signup');
    expect((await verify('nobody@mail.example', '123456')).status).toBe(401);
  });

  it('accepts the newest code once, with or without spaces', async () => {
    const { email } = await joinSite(t, 'nontrivial');
    await requestCode(email);
    const old = await codeMailedTo(t, 'nontrivial', email);
    await requestCode(email);
    const code = (await codeMailedTo(t, 'nontrivial', email)) ?? '';
    expect((await verify(email, old)).status).toBe(old === code ? 200 : 401);
    expect((await verify(email, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
    const again = await verify(email, code);
    expect(again.status).toBe(401);
    expect((again.body as { fields: { field: string }[] }).fields[0]?.field).toBe('otp');
  });

  it('invalidates a code after five wrong tries', async () => {
    const { email } = await joinSite(t, 'nontrivial');
    await requestCode(email);
    const code = await codeMailedTo(t, 'nontrivial', email);
    for (let i = 0; i < 5; i += 1) expect((await verify(email, alterCode(code))).status).toBe(401);
    expect((await verify(email, code)).status).toBe(401);
  });

  it('counts concurrent tries: five of fifty are checked', async () => {
    const { email } = await joinSite(t, 'nontrivial');
    await requestCode(email);
    const code = await codeMailedTo(t, 'nontrivial', email);
    for (let batch = 0; batch < 5; batch += 1)
      await Promise.all(Array.from({ length: 10 }, () => verify(email, alterCode(code))));
    const [row] = await db
      .select()
      .from(loginCodes)
      .where(and(eq(loginCodes.siteId, 'nontrivial'), eq(loginCodes.email, email)))
      .orderBy(desc(loginCodes.createdAt))
      .limit(1);
    expect(row?.attempts).toBe(5);
  });

  it('creates one session from two concurrent right codes', async () => {
    const { email } = await joinSite(t, 'nontrivial');
    await requestCode(email);
    const code = await codeMailedTo(t, 'nontrivial', email);
    const replies = await Promise.all([
      verify(email, code),
      verify(email, code),
      verify(email, code),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  });

  it('refuses a code older than ten minutes', async () => {
    const { email } = await joinSite(t, 'nontrivial');
    await requestCode(email);
    await age(email, '9 minutes 55 seconds');
    const code = await codeMailedTo(t, 'nontrivial', email);
    expect((await verify(email, alterCode(code))).status).toBe(401);
    await age(email, '6 seconds');
    expect((await verify(email, code)).status).toBe(401);
  });

  it('refuses a code on another site', async () => {
    const { email } = await joinSite(t, 'nontrivial');
    await joinSite(t, 'statecraft', { email });
    await requestCode(email);
    const code = await codeMailedTo(t, 'nontrivial', email);
    await requestCode(email, 'statecraft');
    const other = await codeMailedTo(t, 'statecraft', email);
    if (code !== other) expect((await verify(email, code, 'statecraft')).status).toBe(401);
    expect((await verify(email, code)).status).toBe(200);
  });

  it('mails three codes per 15 minutes, ten per day', async () => {
    const email = 'often@mail.example';
    for (const site of siteIds) expect((await requestCode(email, site)).status).toBe(200);
    const refused = await requestCode(email);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
    for (let i = 0; i < 7; i += 1) {
      await age(email, '16 minutes');
      expect((await requestCode(email)).status).toBe(200);
    }
    await age(email, '16 minutes');
    expect((await requestCode(email)).status).toBe(429);
    expect((await requestCode('other@mail.example')).status).toBe(200);
  });

  it('limits a network to fifty wrong codes a day', async () => {
    for (let i = 0; i < 50; i += 1)
      expect((await sendGuess(`guess${i}@mail.example`, '203.0.113.5')).status).toBe(401);
    const refused = await sendGuess('guess99@mail.example', '203.0.113.5');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
    expect((await sendGuess('guess99@mail.example', '203.0.113.6')).status).toBe(401);
  });

  it('requires a long code after twenty wrong ones a day', async () => {
    const { email, bearer } = await joinSite(t, 'nontrivial');
    await requestCode(email);
    const short = await codeMailedTo(t, 'nontrivial', email);
    for (let i = 0; i < 20; i += 1)
      expect((await sendGuess('nobody-at-all@mail.example', `198.51.101.${i}`)).status).toBe(401);
    await db
      .update(failedLogins)
      .set({ subject: `account nontrivial ${email}` })
      .where(eq(failedLogins.subject, 'account nontrivial nobody-at-all@mail.example'));
    expect((await verify(email, short)).status, 'even the right one').toBe(401);
    expect(
      (await t.on('nontrivial').get('/api/auth/verify').set(bearer)).status,
      'the session goes on',
    ).toBe(200);

    expect((await requestCode(email)).body).toEqual({ sent: true, long: true });
    const code = (await codeMailedTo(t, 'nontrivial', email)) ?? '';
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{10}$/);
    for (let i = 0; i < 30; i += 1)
      expect(
        (await sendGuess(email, `198.51.102.${i}`, i % 2 === 0 ? '000000' : 'ZZZZZZZZZZ')).status,
      ).toBe(401);
    await age(email, '23 hours');
    expect(
      (await verify(email, ` ${code.slice(0, 5).toLowerCase()}-${code.slice(5)}`)).status,
    ).toBe(200);
    expect((await verify(email, code)).status, 'once').toBe(401);
    // An unknown address gets the same reply.
    await db
      .update(failedLogins)
      .set({ subject: 'account nontrivial stranger@mail.example' })
      .where(eq(failedLogins.subject, `account nontrivial ${email}`));
    expect((await requestCode('stranger@mail.example')).body).toEqual({ sent: true, long: true });
    expect(
      (await requestCode('stranger@mail.example', 'statecraft')).body,
      'on another site it is another account',
    ).toEqual({ sent: true });
  });

  it("sends a long code in the day's last mail", async () => {
    const { email } = await joinSite(t, 'nontrivial');
    for (let i = 0; i < 8; i += 1) {
      await age(email, '16 minutes');
      expect((await requestCode(email)).body).toEqual({ sent: true });
    }
    await age(email, '16 minutes');
    expect((await requestCode(email)).body).toEqual({ sent: true, long: true });
    const code = await codeMailedTo(t, 'nontrivial', email);
    const [mail] = await db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, email))
      .orderBy(desc(outbox.createdAt))
      .limit(1);
    expect((mail?.expiresAt?.getTime() ?? 0) - (mail?.createdAt.getTime() ?? 0)).toBeGreaterThan(
      86_390_000,
    );
    for (const interval of ['16 minutes', '21 hours']) {
      await age(email, interval);
      expect((await requestCode(email)).status).toBe(429);
    }
    expect((await verify(email, code)).status).toBe(200);
    const other = await joinSite(t, 'nontrivial');
    expect((await verify(other.email, code)).status).toBe(401);
  });

  it('lifts the suppression after a bounce, not a complaint', async () => {
    const [bounced, complained] = [
      await joinSite(t, 'nontrivial'),
      await joinSite(t, 'nontrivial'),
    ];
    for (const site of ['nontrivial', 'statecraft'])
      await suppressAddress(db, t.deps.secrets, site, bounced.email, 'bounce');
    await suppressAddress(db, t.deps.secrets, 'nontrivial', complained.email, 'complaint');
    for (const { email } of [bounced, complained]) {
      await requestCode(email);
      expect((await verify(email, await codeMailedTo(t, 'nontrivial', email))).status).toBe(200);
    }
    const isEmailSuppressed = (email: string, site = 'nontrivial') =>
      isSuppressed(db, t.deps.secrets, site, email);
    expect([
      await isEmailSuppressed(bounced.email),
      await isEmailSuppressed(bounced.email, 'statecraft'),
      await isEmailSuppressed(complained.email),
    ]).toEqual([false, true, true]);
  });
});

it('limits a network to forty mailed codes in ten minutes', async () => {
  const from = { ...fromSite('nontrivial'), 'X-Forwarded-For': '203.0.113.200' };
  const ask = (i: number, headers = from) =>
    t
      .on('nontrivial')
      .post('/api/auth/login')
      .set(headers)
      .send({ email: `flood${i}@mail.example` });
  for (let i = 0; i < 40; i += 1) expect((await ask(i)).status).toBe(200);
  const refused = await ask(40);
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await ask(41, fromSite('nontrivial'))).status).toBe(200);
});

describe('a session', () => {
  it('ends in every process on logout, which can repeat', async () => {
    const { token } = await joinSite(t, 'nontrivial');
    const other = await variantOf(t);
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
    'http://nontrivial.example',
    'https://statecraft.example',
    'null',
  ])('on a page of %s is refused, also without CSRF', async (origin) => {
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

  it('is refused when cross-site, and otherwise needs a token', async () => {
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
