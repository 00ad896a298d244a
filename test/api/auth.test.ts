import { and, desc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { failedLogins, loginCodes, outbox } from '../../server/db/schema.ts';
import { isSuppressed, suppressAddress } from '../../server/domain/mail/suppressions.ts';
import { inThisRun } from '../support/full-run.ts';
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

/** The code of ten characters in the newest email that has one. */
const dayCodeMailedTo = async (email: string) =>
  (await readStoredMails(t, eq(outbox.recipient, email)))
    .map(({ subject }) => /^[2-9A-HJ-NP-Z]{10}(?= )/.exec(subject)?.[0])
    .findLast((code) => code !== undefined);

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
    expect(unknown.headers['ratelimit-policy']).toMatch(/^"[a-z-]+-network";/);
    expect(await codeMailedTo(t, 'nontrivial', email)).toMatch(/^\d{6}$/);
    expect(await codeMailedTo(t, 'nontrivial', 'nobody@mail.example')).toBeNull();
    const [mail] = await readStoredMails(t, eq(outbox.recipient, 'nobody@mail.example'));
    expect(mail?.text).toContain('/signup');
    expect((await verify('nobody@mail.example', '123456')).status).toBe(401);
  });

  it('accepts the newest code once, in the digits of any script', async () => {
    const { email } = await joinSite(t, 'nontrivial');
    await requestCode(email);
    const old = await codeMailedTo(t, 'nontrivial', email);
    await requestCode(email);
    const code = (await codeMailedTo(t, 'nontrivial', email)) ?? '';
    expect((await verify(email, old)).status).toBe(old === code ? 200 : 401);
    const typed = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
    const spaced = `\u200f${typed.slice(0, 3)}\u2013 ${typed.slice(3)}`;
    expect((await verify(email, spaced)).status).toBe(200);
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

  it('emails a mailbox three codes in 15 minutes, ten daily', async () => {
    const email = 'often@mail.example';
    const count = () => db.$count(outbox, eq(outbox.recipient, email));
    let [ip, site] = [0, 0];
    const ask = async () => {
      const reply = await askFrom(`203.0.113.${(ip += 1)}`, email, siteIds[(site += 1) % 3]);
      return [reply.status, (reply.body as { sent: boolean }).sent];
    };
    const requested: boolean[] = [];
    for (let i = 0; i < 6; i += 1) {
      for (let j = 0; j < 4; j += 1) {
        const [status, sent] = await ask();
        expect(status).toBe(200);
        requested.push(sent as boolean);
      }
      await age(email, '16 minutes');
    }
    const [all, none] = [
      [true, true, true, false],
      [false, false, false, false],
    ];
    expect(requested).toEqual([
      ...all,
      ...all,
      ...all,
      true,
      false,
      false,
      false,
      ...none,
      ...none,
    ]);
    expect(await count()).toBe(10);
    await age(email, '1 day');
    expect(await ask()).toEqual([200, true]);
  });

  it.each(inThisRun([1, 2, 4], (networks) => networks === 4))(
    'lets the owner in while %i networks use up the mails',
    async (networks) => {
      const email = `flooded${networks}@mail.example`;
      await t.make.user('nontrivial', { email });
      const flood = async () => {
        for (let i = 0; i < 12; i += 1) await askFrom(`203.0.113.${i % networks}`, email);
      };
      for (const minutes of [0, 16, 32, 48, 700]) {
        await age(email, `${minutes} minutes`);
        await flood();
      }
      for (let login = 0; login < 3; login += 1) {
        const browser = createBrowser();
        const headers = fromSite('nontrivial');
        const asked = await browser.post('/api/auth/login').set(headers).send({ email });
        expect([asked.status, asked.body]).toEqual([200, { sent: false, long: true }]);
        const otp = await dayCodeMailedTo(email);
        const send = (sent: string | undefined) =>
          browser.post('/api/auth/verify').set(headers).send({ email, otp: sent });
        expect((await send('ZZZZZZZZZZ')).status, 'a wrong one').toBe(401);
        expect((await send(otp)).status).toBe(200);
        expect((await send(otp)).status, 'once').toBe(401);
        await flood();
      }
      // One more for each login of the owner.
      expect(await db.$count(outbox, eq(outbox.recipient, email))).toBeLessThanOrEqual(10 + 4);
    },
  );

  it('mails the code of the day once, and to accounts only', async () => {
    const [email, stranger] = ['day@mail.example', 'nobody.day@mail.example'];
    for (const site of ['nontrivial', 'statecraft'] as const) await t.make.user(site, { email });
    const replies = [];
    for (const to of [email, stranger])
      for (let i = 0; i < 6; i += 1)
        for (const site of siteIds) replies.push(await askFrom('203.0.113.9', to, site));
    expect(new Set(replies.slice(3, 18).map(({ text }) => text))).toEqual(
      new Set(replies.slice(21).map(({ text }) => text)),
    );
    const subjects = async (to: string) =>
      (await readStoredMails(t, eq(outbox.recipient, to))).map(({ subject }) => subject);
    expect(
      (await subjects(email)).filter((text) => /^[2-9A-HJ-NP-Z]{10} /.test(text)),
    ).toHaveLength(2);
    expect(await subjects(stranger)).toHaveLength(3);
  });

  it('accepts the code of the day for a day, on its site', async () => {
    const email = 'dayend@mail.example';
    for (const site of ['nontrivial', 'statecraft'] as const) await t.make.user(site, { email });
    for (let i = 0; i < 4; i += 1) await askFrom('203.0.113.10', email);
    const otp = await dayCodeMailedTo(email);
    const enter = async (site: SiteId) => {
      const browser = createBrowser(site);
      await browser.post('/api/auth/login').set(fromSite(site)).send({ email });
      return browser.post('/api/auth/verify').set(fromSite(site)).send({ email, otp });
    };
    expect((await sendGuess(email, '203.0.113.11', otp)).status, 'without a request').toBe(401);
    expect((await enter('statecraft')).status).toBe(401);
    await age(email, '1 day');
    expect((await enter('nontrivial')).status).toBe(401);
    await age(email, '-1 minutes');
    expect((await enter('nontrivial')).status).toBe(200);
  });

  it('signs up by the code of the day, as this browser asked', async () => {
    const email = 'newcomer@mail.example';
    const signUp = (browser: ReturnType<typeof createBrowser>, username: string) =>
      browser
        .post('/api/auth/signup')
        .set(fromSite('nontrivial'))
        .send({ username, name: 'N', email });
    for (let i = 0; i < 5; i += 1) await signUp(createBrowser(), `stranger_${i}`);
    const mine = createBrowser();
    expect((await signUp(mine, 'newcomer')).body).toEqual({ sent: false, long: true });
    const verified = await mine
      .post('/api/auth/verify')
      .set(fromSite('nontrivial'))
      .send({ email, otp: await dayCodeMailedTo(email) });
    expect((verified.body as { user: object }).user).toMatchObject({ username: 'newcomer', email });
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
    // The right code and a wrong one get the same reply, or this would be a way to guess.
    for (const guess of [otp, alterCode(otp)]) {
      const refused = await send(second, '/api/auth/verify', { email, otp: guess });
      expect(refused.status).toBe(401);
      expect((refused.body as { fields: unknown }).fields).toEqual([
        { field: 'otp', message: 'was not requested in this browser, or has expired' },
      ]);
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
