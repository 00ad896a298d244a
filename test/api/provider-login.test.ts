import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { banAddress } from '../../server/domain/accounts/address-bans.ts';
import { dayMs, hourMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import {
  identities,
  loginProviders,
  outbox,
  rateLimits,
  sessions,
  users,
} from '../../server/db/schema.ts';
import { caller, type Caller } from '../support/api-clients.ts';
import {
  addProvider,
  clientOf,
  createBrowser,
  logInAtProvider,
  startGitHub,
  startOidcProvider,
  testServiceFetcher,
} from '../support/login-provider.ts';
import { codeMailedTo, joinSite } from '../support/members.ts';
import { getChallenge, solve } from '../support/proof-of-work.ts';
import { readStoredMails } from '../support/stored-mails.ts';
import { createTestApp } from '../support/test-app.ts';
import { respondWithHtml, startWebServer } from '../support/web-servers.ts';

const t = await createTestApp({
  config: { trustedProxies: 1, adminEmails: new Set(['root@mail.example']) },
  serviceFetcher: testServiceFetcher,
});
const siteId = 'nontrivial';
let provider: Awaited<ReturnType<typeof startOidcProvider>>;
let staff: Caller;
let count = 0;

/** Somebody whom the provider knows, with a verified address. */
const person = (more: object = {}) => {
  count += 1;
  return {
    sub: `sub-${count}`,
    email: `person${count}@mail.example`,
    email_verified: true,
    name: `Person ${count}`,
    ...more,
  };
};
const signUp = async (user = person(), username = `newcomer${count}`, more: object = {}) => {
  provider.state.user = user;
  const browser = createBrowser(t);
  const { body } = await browser.logIn('company');
  const reply = await browser.post('/api/auth/identity/signup', {
    pending: body.pending.id,
    username,
    name: 'A person',
    ...more,
  });
  return { user, username, browser, reply };
};
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

beforeAll(async () => {
  provider = await startOidcProvider();
  staff = await caller(t, siteId, { role: 'admin' });
  expect((await addProvider(staff, provider)).status).toBe(200);
  const other = await caller(t, 'statecraft', { role: 'admin' });
  expect((await addProvider(other, provider, 'statecraft')).status).toBe(200);
});

describe('a known identity', () => {
  it('logs in after a sign-up', async () => {
    const { user, username, reply } = await signUp();
    expect(reply.status).toBe(200);
    expect(reply.body.user).toMatchObject({ username, email: user.email, role: 'member' });
    const again = await createBrowser(t).logIn('company', '/new?t=a');
    expect(again.body).toMatchObject({
      session: { user: { username } },
      pending: null,
      next: '/new?t=a',
    });
    const subjects = (await readStoredMails(t, eq(outbox.recipient, user.email))).map(
      ({ subject }) => subject,
    );
    expect(subjects).toEqual([
      'A login was linked to your Nontrivial account',
      'New login to your Nontrivial account',
    ]);
  });

  it('never counts as a recent login or a platform admin', async () => {
    const root = await joinSite(t, siteId, { username: 'root-1', email: 'root@mail.example' });
    provider.state.user = person({ email: 'root@mail.example' });
    const browser = createBrowser(t);
    const { body } = await browser.logIn('company');
    expect(body).toMatchObject({ session: null, pending: { canSignUp: false } });
    await t.deps.db.insert(identities).values({
      siteId,
      id: 'identity-of-root',
      userId: (await t.deps.db.select().from(users).where(eq(users.username, 'root-1')))[0]
        ?.id as string,
      issuer: provider.issuer,
      subject: provider.state.user.sub,
      account: 'root',
      createdAt: new Date(),
    });
    const { session } = (await createBrowser(t).logIn('company')).body;
    const me = await t.on(siteId).get('/api/admin/me').set(bearer(session.token));
    expect(me.status).toBe(404);
    expect((await t.on(siteId).get('/api/admin/me').set(root.bearer)).status).toBe(200);
    const exported = await t.on(siteId).get('/api/account/export').set(bearer(session.token));
    expect(exported.body.code).toBe('reauthentication_required');
  });

  it('belongs to one site', async () => {
    const { user } = await signUp();
    const reply = await createBrowser(t, 'statecraft').logIn('company');
    expect(reply.body).toMatchObject({ session: null, pending: { email: user.email } });
  });
});

describe('an unknown identity', () => {
  it('obeys the rules of usernames', async () => {
    const { username } = await signUp();
    const { reply, browser } = await signUp(person(), username.toUpperCase());
    expect(reply.status).toBe(409);
    expect(reply.body.fields).toMatchObject([{ field: 'username' }]);
    expect(browser).toBeDefined();
    expect((await signUp(person(), 'admin')).reply.status).toBe(409);
  });

  it('does not sign up with an unverified address', async () => {
    for (const unverified of [{ email_verified: false }, { email_verified: 'true' }]) {
      const { reply } = await signUp(person(unverified));
      expect(reply.status).toBe(403);
    }
    const { email_verified: _, ...unknown } = person();
    expect((await signUp(unknown as never)).reply.status).toBe(403);
  });

  it('proves its address with an emailed code, then signs up', async () => {
    const user = person({ email_verified: false });
    provider.state.user = user;
    const browser = createBrowser(t);
    const { pending } = (await browser.logIn('company')).body;
    expect(pending).toMatchObject({ email: user.email, canSignUp: false });
    const body = { email: user.email, pending: pending.id };
    const stranger = createBrowser(t);
    expect((await stranger.post('/api/auth/login', body)).status).toBe(404);
    expect((await browser.post('/api/auth/login', body)).body).toEqual({ sent: true });
    const otp = await codeMailedTo(t, siteId, user.email);
    expect((await stranger.post('/api/auth/verify', { ...body, otp })).status).toBe(401);
    const proven = await browser.post('/api/auth/verify', { ...body, otp });
    expect([proven.status, proven.body]).toEqual([200, { addressProven: true }]);
    const reply = await browser.post('/api/auth/identity/signup', {
      pending: pending.id,
      username: `person-${count}`,
      name: 'A person',
    });
    expect(reply.body.user).toMatchObject({ username: `person-${count}`, email: user.email });
    expect((await createBrowser(t).logIn('company')).body.session).not.toBeNull();
  });

  it('proves no address but its own', async () => {
    provider.state.user = person({ email_verified: false });
    const browser = createBrowser(t);
    const { pending } = (await browser.logIn('company')).body;
    const email = `other${count}@mail.example`;
    await browser.post('/api/auth/login', { email, pending: pending.id });
    expect(
      (await readStoredMails(t, eq(outbox.recipient, email))).map(({ subject }) => subject),
    ).toEqual(['No account on Nontrivial with this address']);
  });

  it('with an address of an account logs in by code, unlinked', async () => {
    const member = await joinSite(t, siteId);
    provider.state.user = person({ email: member.email, email_verified: false });
    const browser = createBrowser(t);
    const { pending } = (await browser.logIn('company')).body;
    const body = { email: member.email, pending: pending.id };
    expect((await browser.post('/api/auth/login', body)).body).toEqual({ sent: true });
    const otp = await codeMailedTo(t, siteId, member.email);
    const reply = await browser.post('/api/auth/verify', { ...body, otp });
    expect(reply.body.user.username).toBe(member.username);
    expect((await createBrowser(t).logIn('company')).body.session).toBeNull();
  });

  it('signs up without a code if its provider is trusted', async () => {
    onTestFinished(async () => void (await addProvider(staff, provider)));
    expect((await addProvider(staff, { ...provider, trustsAddresses: true })).status).toBe(200);
    const { reply } = await signUp(person({ email_verified: false }));
    expect(reply.status).toBe(200);
    const member = await joinSite(t, siteId);
    for (const email of [member.email, 'root@mail.example']) {
      provider.state.user = person({ email, email_verified: false });
      expect((await createBrowser(t).logIn('company')).body).toMatchObject({
        session: null,
        pending: { canSignUp: false },
      });
    }
  });

  it('does not enter the account that has its address', async () => {
    const member = await joinSite(t, siteId);
    const { reply } = await signUp(person({ email: member.email.toUpperCase() }));
    expect(reply.status).toBe(403);
    expect(await t.deps.db.$count(identities, eq(identities.account, member.email))).toBe(0);
  });

  it('is linked by the account owner after an emailed code', async () => {
    const member = await joinSite(t, siteId);
    provider.state.user = person({ email: member.email });
    const browser = createBrowser(t);
    const { pending } = (await browser.logIn('company')).body;
    const list = await browser.agent.get('/api/identities').set(member.bearer);
    expect(list.body).toMatchObject({ identities: [], pending: { id: pending.id, next: '/' } });
    const proof = await browser.post('/api/csrf/token', {}, member.bearer);
    const headers = { ...member.bearer, 'X-CSRF-Token': proof.body.token };
    const linked = await browser.post('/api/identities', { pending: pending.id }, headers);
    expect(linked.status).toBe(201);
    const again = await browser.post('/api/identities', { pending: pending.id }, headers);
    expect(again.status).toBe(404);
    const { session } = (await createBrowser(t).logIn('company')).body;
    expect(session.user.username).toBe(member.username);
    const removed = await member.send('delete', `/api/identities/${linked.body.id}`);
    expect(removed.body).toEqual({ removed: true });
    const ended = await t.on(siteId).get('/api/auth/verify').set(bearer(session.token));
    expect(ended.status).toBe(401);
    expect((await createBrowser(t).logIn('company')).body.session).toBeNull();
  });

  it('is linked only in the browser that proved it', async () => {
    const member = await joinSite(t, siteId);
    provider.state.user = person();
    const { pending } = (await createBrowser(t).logIn('company')).body;
    const reply = await member.send('post', '/api/identities', { pending: pending.id });
    expect(reply.status).toBe(404);
  });

  it('is linked to one account only', async () => {
    const member = await joinSite(t, siteId);
    provider.state.user = person();
    const [mine, theirs] = [createBrowser(t), createBrowser(t)];
    const { pending } = (await mine.logIn('company')).body;
    const waiting = (await theirs.logIn('company')).body.pending;
    expect(
      (
        await theirs.post('/api/auth/identity/signup', {
          pending: waiting.id,
          username: `first-${count}`,
          name: 'First',
        })
      ).status,
    ).toBe(200);
    const proof = await mine.post('/api/csrf/token', {}, member.bearer);
    const reply = await mine.post(
      '/api/identities',
      { pending: pending.id },
      { ...member.bearer, 'X-CSRF-Token': proof.body.token },
    );
    expect([reply.status, reply.body.code]).toEqual([409, 'conflict']);
  });

  it('inherits the ban of its address', async () => {
    const user = person();
    const bannedUntil = new Date(Date.now() + dayMs);
    const earlier = await t.make.user(siteId, { username: 'earlier', email: user.email });
    await banAddress(t.deps, earlier, bannedUntil);
    await t.deps.db.update(users).set({ email: null }).where(eq(users.id, earlier.id));
    const { username } = await signUp(user);
    const [row] = await t.deps.db.select().from(users).where(eq(users.username, username));
    expect(row).toMatchObject({ email: user.email, bannedUntil });
  });

  it('obeys who can sign up', async () => {
    const site = t.deps.siteRegistry.sites.get(siteId);
    if (!site) throw new Error('no site');
    const { signup } = site;
    site.signup = {
      mode: 'domain',
      inviters: 'members',
      question: '',
      domains: ['company.example'],
    };
    expect((await signUp()).reply.status).toBe(403);
    expect((await signUp(person({ email: 'staff@company.example' }))).reply.status).toBe(200);
    site.signup = { mode: 'approval', inviters: 'members', question: 'Why?', domains: [] };
    expect((await signUp()).reply.status).toBe(400);
    const applicant = await signUp(person(), `person-${count}`, { answer: 'I build lakes.' });
    expect([applicant.reply.status, applicant.reply.body]).toEqual([200, { waiting: true }]);
    const { body: queue } = await staff.call('GET', '/api/admin/applications');
    expect(queue).toMatchObject({
      applications: [{ username: applicant.username, answer: 'I build lakes.' }],
    });
    expect(await t.deps.db.$count(users, eq(users.username, applicant.username))).toBe(0);
    site.signup = { ...site.signup, mode: 'invitation' };
    expect((await signUp()).reply.status).toBe(403);
    const { body: invited } = await staff.call('POST', '/api/invitations', {
      mostUses: 1,
      days: 1,
    });
    const invitation = String((invited as { path: string }).path).split('#invitation=')[1];
    const guest = await signUp(person(), `person-${count}`, { invitation });
    expect(guest.reply.status, guest.reply.text).toBe(200);
    expect((await signUp(person(), `person-${count}`, { invitation })).reply.status).toBe(403);
    const [row] = await t.deps.db.select().from(users).where(eq(users.username, guest.username));
    expect(row?.invitedBy).toBe(staff.user?.id);
    site.signup = signup;
  });

  it('does a proof of work during a sign-up surge', async () => {
    const id = `subscribe-hour ${siteId} ${Math.floor(Date.now() / hourMs)}`;
    const surge = {
      count: limits.signupSurge.minRequests * 2,
      endsAt: new Date(Date.now() + dayMs),
    };
    await t.deps.db
      .insert(rateLimits)
      .values({ id, ...surge })
      .onConflictDoUpdate({ target: rateLimits.id, set: surge });
    provider.state.user = person();
    const browser = createBrowser(t);
    const { pending } = (await browser.logIn('company')).body;
    const account = { pending: pending.id, username: `person-${count}`, name: 'A person' };
    const refused = await browser.post('/api/auth/identity/signup', account);
    expect([refused.status, refused.body.code]).toEqual([429, 'challenge_required']);
    const proof = solve(getChallenge(refused.body));
    const reply = await browser.post('/api/auth/identity/signup', { ...account, proof });
    expect(reply.status, reply.text).toBe(200);
    await t.deps.db.delete(rateLimits).where(eq(rateLimits.id, id));
  });
});

describe('a callback is rejected', () => {
  const expectRejected = async (
    attack: (browser: ReturnType<typeof createBrowser>) => PromiseLike<{
      status: number;
      body: { code?: string };
    }>,
  ) => {
    provider.state.user = person();
    const before = await t.deps.db.$count(sessions);
    const { status, body } = await attack(createBrowser(t));
    expect([status, body.code]).toEqual([401, 'unauthorized']);
    expect(await t.deps.db.$count(sessions)).toBe(before);
  };

  it('with another state', () =>
    expectRejected(async (browser) => {
      const back = await logInAtProvider(await browser.start('company'));
      return browser.finish('company', back, { state: 'of-somebody-else' });
    }));

  it('in another browser', () =>
    expectRejected(async (browser) => {
      const back = await logInAtProvider(await browser.start('company'));
      const victim = createBrowser(t);
      await victim.start('company');
      return victim.finish('company', back);
    }));

  it('without a cookie', () =>
    expectRejected(async (browser) =>
      createBrowser(t).finish('company', await logInAtProvider(await browser.start('company'))),
    ));

  it('the second time', () =>
    expectRejected(async (browser) => {
      const back = await logInAtProvider(await browser.start('company'));
      expect((await browser.finish('company', back)).status).toBe(200);
      return browser.finish('company', back);
    }));

  it('with the ID token of another nonce', () =>
    expectRejected(async (browser) => {
      const url = new URL(await browser.start('company'));
      url.searchParams.set('nonce', 'of-somebody-else');
      return browser.finish('company', await logInAtProvider(url.href));
    }));

  it('with the code of another login', () =>
    expectRejected(async (browser) => {
      const [mine, other] = [await browser.start('company'), await browser.start('company')];
      const { searchParams } = await logInAtProvider(other);
      return browser.finish('company', await logInAtProvider(mine), {
        code: searchParams.get('code') ?? '',
      });
    }));

  it.each([undefined, 'https://other.example'])('with the issuer %s', (iss) =>
    expectRejected(async (browser) =>
      browser.finish('company', await logInAtProvider(await browser.start('company')), { iss }),
    ),
  );

  it('with an expired code', () =>
    expectRejected(async (browser) => {
      provider.state.codeLives = 1;
      const back = await logInAtProvider(await browser.start('company'));
      provider.state.codeLives = 60;
      await sleep(2_000);
      return browser.finish('company', back);
    }));

  it('with a code for the client of another site', () =>
    expectRejected(async (browser) => {
      const url = new URL(await browser.start('company'));
      url.searchParams.set('client_id', clientOf('statecraft').id);
      return browser.finish('company', await logInAtProvider(url.href));
    }));

  it('on another site', () =>
    expectRejected(async (browser) =>
      createBrowser(t, 'statecraft').finish(
        'company',
        await logInAtProvider(await browser.start('company')),
      ),
    ));

  it('at another provider of the site', () =>
    expectRejected(async (browser) => {
      expect((await addProvider(staff, { ...provider, id: 'second' })).status).toBe(200);
      return browser.finish('second', await logInAtProvider(await browser.start('company')));
    }));

  it('without a code', () =>
    expectRejected(async (browser) => {
      const back = await logInAtProvider(await browser.start('company'));
      return browser.finish('company', back, { code: undefined });
    }));
});

describe('the link on the login page', () => {
  const visit = (headers: Record<string, string> = {}, next = '/new') =>
    t
      .on(`api.nontrivial.example`)
      .get(`/api/auth/providers/company/start?next=${encodeURIComponent(next)}`)
      .set({ Accept: 'text/html', ...headers });

  it('redirects a browser to the provider', async () => {
    const reply = await visit();
    expect(reply.status).toBe(303);
    expect(reply.headers.location).toMatch(new RegExp(`^${provider.issuer}/auth\\?`));
    const { searchParams } = new URL(String(reply.headers.location));
    expect(searchParams.get('redirect_uri')).toBe(
      'https://nontrivial.example/login/callback/company',
    );
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    expect(String(reply.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Strict/);
  });

  it('ignores the host that a proxy forwards', async () => {
    const reply = await visit({ 'X-Forwarded-Host': 'nontrivial.example' });
    expect(reply.headers.location).toMatch(new RegExp(`^${provider.issuer}/auth\\?`));
  });

  it('starts on the host of the API', async () => {
    const reply = await t
      .on(siteId)
      .get('/api/auth/providers/company/start?next=/new')
      .set('Accept', 'text/html');
    expect(reply.headers.location).toBe(
      'https://api.nontrivial.example/api/auth/providers/company/start?next=%2Fnew',
    );
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it('does nothing for a page of another site', async () => {
    const reply = await visit({ 'Sec-Fetch-Site': 'cross-site' });
    expect(reply.headers.location).toBe('https://nontrivial.example/login?next=%2Fnew');
  });

  it('returns to paths of the site only', async () => {
    const { user } = await signUp();
    provider.state.user = user;
    const reply = await createBrowser(t).logIn('company', '//evil.example');
    expect(reply.body).toMatchObject({ next: '/', pending: null });
  });
});

describe('GitHub', () => {
  it('signs up with the main verified address', async () => {
    const github = await startGitHub();
    expect(
      (await addProvider(staff, { id: 'github', kind: 'github', issuer: github.issuer })).status,
    ).toBe(200);
    github.state.emails = [
      { email: 'other@mail.example', primary: false, verified: true },
      { email: 'octo@mail.example', primary: true, verified: true },
    ];
    const browser = createBrowser(t);
    const { pending } = (await browser.logIn('github')).body;
    expect(pending).toMatchObject({ account: 'octo', email: 'octo@mail.example', canSignUp: true });
    const reply = await browser.post('/api/auth/identity/signup', {
      pending: pending.id,
      username: 'octo-cat',
      name: 'Octo',
    });
    expect(reply.body.user).toMatchObject({ username: 'octo-cat', email: 'octo@mail.example' });
    expect((await createBrowser(t).logIn('github')).body.session.user.username).toBe('octo-cat');
    github.state.id = 2;
    github.state.emails = [{ email: 'octo2@mail.example', primary: true, verified: false }];
    const unverified = (await createBrowser(t).logIn('github')).body;
    expect(unverified).toMatchObject({ session: null, pending: { canSignUp: false } });
  });
});

describe('a provider', () => {
  const store = (change: object = {}) =>
    staff.call('PUT', '/api/admin/login-providers/company', {
      kind: 'oidc',
      label: 'Company',
      issuer: provider.issuer,
      clientId: clientOf(siteId).id,
      isOn: true,
      ...change,
    });

  it('keeps its secret encrypted, and for its issuer', async () => {
    const { body } = await staff.call('GET', '/api/admin/login-providers');
    expect(JSON.stringify(body)).not.toContain(clientOf(siteId).secret);
    const [row] = await t.deps.db
      .select()
      .from(loginProviders)
      .where(and(eq(loginProviders.siteId, siteId), eq(loginProviders.id, 'company')));
    expect(row?.clientSecret).not.toContain(clientOf(siteId).secret);
    expect((await store()).status).toBe(200);
    const moved = await store({ issuer: `${provider.issuer}/other` });
    expect(moved.body.fields).toMatchObject([{ field: 'clientSecret' }]);
  });

  it('must answer as its issuer', async () => {
    const port = await startWebServer(
      respondWithHtml(JSON.stringify({ issuer: 'https://other.example' }), {
        'Content-Type': 'application/json',
      }),
    );
    const reply = await store({ issuer: `http://127.0.0.1:${port}`, clientSecret: 'secret' });
    expect(reply.body.fields).toMatchObject([{ field: 'issuer' }]);
  });

  it('needs a recent login to change', async () => {
    await t.deps.db
      .update(sessions)
      .set({ createdAt: new Date(Date.now() - hourMs) })
      .where(eq(sessions.id, staff.sessionId ?? ''));
    expect((await store()).body.code).toBe('reauthentication_required');
  });
});
