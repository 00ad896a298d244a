import { and, desc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { failedLogins, loginCodes, outbox } from '../../server/db/schema.ts';
import { isSuppressed, suppressAddress } from '../../server/domain/mail/suppressions.ts';
import { codeMailedTo, fromSite, joinSite } from '../support/members.ts';
import { siteIds, type SiteId } from '../support/test-app.ts';
import { setUpLogin } from '../support/login-calls.ts';
import { readStoredMails } from '../support/stored-mails.ts';

const { t, db, createBrowser, requestCode, verify, alterCode, summarize } = await setUpLogin();

const sendGuess = (email: string, ip: string, otp = '000000') =>
  t
    .on('nontrivial')
    .post('/api/auth/verify')
    .set({ ...fromSite('nontrivial'), 'X-Forwarded-For': ip })
    .send({ email, otp });

const askFrom = (ip: string, email: string, site: SiteId = 'nontrivial') =>
  t
    .on(site)
    .post('/api/auth/login')
    .set({ ...fromSite(site), 'X-Forwarded-For': ip })
    .send({ email });

const age = (email: string, interval: string) =>
  db
    .update(loginCodes)
    .set({ createdAt: sql`created_at - ${interval}::interval` as never })
    .where(eq(loginCodes.email, email));

describe('logging in', () => {
  it('replies alike for an unknown address and emails no code', async () => {
    const { email } = await joinSite(t, 'nontrivial');
    const [knownReply, unknown] = [
      summarize(await requestCode(email)),
      summarize(await requestCode('nobody@mail.example')),
    ];
    expect(unknown).toEqual(knownReply);
    expect(await codeMailedTo(t, 'nontrivial', email)).toMatch(/^\d{6}$/);
    expect(await codeMailedTo(t, 'nontrivial', 'nobody@mail.example')).toBeNull();
    const [mail] = await readStoredMails(t, eq(outbox.recipient, 'nobody@mail.example'));
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

  it('rejects a code older than ten minutes', async () => {
    const { email } = await joinSite(t, 'nontrivial');
    await requestCode(email);
    await age(email, '9 minutes 55 seconds');
    const code = await codeMailedTo(t, 'nontrivial', email);
    expect((await verify(email, alterCode(code))).status).toBe(401);
    await age(email, '6 seconds');
    expect((await verify(email, code)).status).toBe(401);
  });

  it('rejects a code on another site', async () => {
    const { email } = await joinSite(t, 'nontrivial');
    await joinSite(t, 'statecraft', { email });
    await requestCode(email);
    const code = await codeMailedTo(t, 'nontrivial', email);
    await requestCode(email, 'statecraft');
    const other = await codeMailedTo(t, 'statecraft', email);
    if (code !== other) expect((await verify(email, code, 'statecraft')).status).toBe(401);
    expect((await verify(email, code)).status).toBe(200);
  });

  it('emails a network three codes in 15 minutes, six daily', async () => {
    const email = 'often@mail.example';
    const ask = (site: SiteId = 'nontrivial', to = email) => askFrom('203.0.113.77', to, site);
    for (const site of siteIds) expect((await ask(site)).status).toBe(200);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
    for (let i = 0; i < 3; i += 1) {
      await age(email, '16 minutes');
      expect((await ask()).status).toBe(200);
    }
    await age(email, '16 minutes');
    expect((await ask()).status).toBe(429);
    expect((await ask('nontrivial', 'other@mail.example')).status).toBe(200);
  });

  it('emails an address 12 codes a site, 24 in total', async () => {
    const statuses = async (site: SiteId) => {
      const found = [];
      for (let i = 0; i < 13; i += 1)
        found.push((await requestCode('flooded@mail.example', site)).status);
      return found;
    };
    const refusedLast = [...Array.from({ length: 12 }, () => 200), 429];
    expect(await statuses('nontrivial')).toEqual(refusedLast);
    expect(await statuses('statecraft')).toEqual(refusedLast);
    expect((await requestCode('flooded@mail.example', 'default')).status).toBe(429);
  });

  it('lets the owner of a flooded address log in', async () => {
    const sites = ['nontrivial', 'statecraft'] as const;
    const email = 'owner@mail.example';
    const owner = new Map(sites.map((site) => [site, createBrowser(site)]));
    const logIn = async (site: SiteId, browser = owner.get(site as 'nontrivial')!) => {
      const headers = fromSite(site);
      const asked = await browser.post('/api/auth/login').set(headers).send({ email });
      if (asked.status !== 200) return asked.status;
      const otp = await codeMailedTo(t, site, email);
      return (await browser.post('/api/auth/verify').set(headers).send({ email, otp })).status;
    };
    for (const site of sites) await t.make.user(site, { email });
    for (const site of sites) expect(await logIn(site)).toBe(200);
    for (let i = 0; i < 10; i += 1)
      expect((await askFrom(`203.0.113.${i}`, email)).status).toBe(200);
    for (const site of sites) {
      expect(await logIn(site), 'in their browser').toBe(200);
      expect(await logIn(site, createBrowser(site)), 'in a new browser').toBe(200);
    }
    for (let i = 10; i < 40; i += 1)
      for (const site of sites) await askFrom(`203.0.113.${i}`, email, site);
    expect((await requestCode(email)).status, 'strangers').toBe(429);
    for (const site of sites) expect(await logIn(site), 'in their browsers').toBe(200);
    const received = await db.$count(outbox, eq(outbox.recipient, email));
    expect(received).toBeLessThanOrEqual(34);
  });

  it("ignores another account's and site's remembered browser", async () => {
    const { email, agent } = await joinSite(t, 'nontrivial');
    for (let i = 0; i < 12; i += 1) await askFrom(`203.0.113.${i}`, 'else@mail.example');
    const ask = (to: string) =>
      agent.post('/api/auth/login').set(fromSite('nontrivial')).send({ email: to });
    expect((await ask('else@mail.example')).status).toBe(429);
    expect((await ask(email)).status).toBe(200);
    const [row] = await db
      .select()
      .from(loginCodes)
      .where(eq(loginCodes.email, email))
      .orderBy(desc(loginCodes.createdAt));
    expect(row?.isKnownBrowser).toBe(true);
  });

  it('accepts a code only in the browser that requested it', async () => {
    const { email } = await joinSite(t, 'nontrivial');
    const [first, second] = [createBrowser(), createBrowser()];
    const send = (browser: typeof first, path: string, body: object) =>
      browser.post(path).set(fromSite('nontrivial')).send(body);
    const asked = await send(first, '/api/auth/login', { email });
    expect(String(asked.headers['set-cookie'])).toMatch(
      /^login=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const otp = await codeMailedTo(t, 'nontrivial', email);
    for (const [browser, message] of [
      [second, 'was requested in another browser'],
      [second, 'was requested in another browser'],
    ] as const) {
      const refused = await send(browser, '/api/auth/verify', { email, otp });
      expect(refused.status).toBe(401);
      expect((refused.body as { fields: unknown }).fields).toEqual([{ field: 'otp', message }]);
    }
    for (let i = 0; i < 6; i += 1)
      await send(second, '/api/auth/verify', { email, otp: alterCode(otp) });
    await send(second, '/api/auth/login', { email });
    expect(
      (await send(first, '/api/auth/verify', { email, otp })).status,
      "another browser's tries and codes change nothing",
    ).toBe(200);
    const [row] = await db.select().from(loginCodes).where(eq(loginCodes.email, email));
    const cookie = /login=([\w-]{43})/.exec(String(asked.headers['set-cookie']))?.[1];
    expect(JSON.stringify(row)).not.toContain(cookie);
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
    await age(email, '9 minutes');
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

it('limits a network to forty emailed codes in ten minutes', async () => {
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
