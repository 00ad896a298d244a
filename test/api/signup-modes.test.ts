import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  invitations,
  loginCodes,
  outbox,
  rateLimits,
  sessions,
  signupApplications,
  users,
} from '../../server/db/schema.ts';
import { dayMs, hourMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { setUpLogin } from '../support/login-calls.ts';
import { hashToken } from '../../server/infra/signing.ts';
import { caller, type Caller } from '../support/api-clients.ts';
import { codeMailedTo, joinSite } from '../support/members.ts';
import { getChallenge, solve } from '../support/proof-of-work.ts';
import { readStoredMails } from '../support/stored-mails.ts';

const { t, db, post, verify, requestCode, summarize } = await setUpLogin();
const siteId = 'nontrivial';

let count = 0;
const newcomer = (domain = 'mail.example') => {
  count += 1;
  return { username: `newcomer_${count}`, name: 'Ann', email: `newcomer${count}@${domain}` };
};
const site = () => t.deps.siteRegistry.sites.get(siteId) ?? expect.fail();
const signUp = (person: object) => post('/api/auth/signup', person);
const findUser = async (email: string) =>
  (
    await db
      .select()
      .from(users)
      .where(and(eq(users.siteId, siteId), eq(users.email, email)))
  )[0];
const setSignup = (signup: Partial<ReturnType<typeof site>['signup']>) => {
  site().signup = { ...site().signup, ...signup };
};
beforeEach(() => setSignup({ mode: 'open', inviters: 'members', question: 'Why?', domains: [] }));

describe('a closed site', () => {
  it('rejects sign-ups alike for known and unknown addresses', async () => {
    const { email } = await joinSite(t, siteId);
    setSignup({ mode: 'closed' });
    const [known, unknown] = [
      summarize(await signUp({ ...newcomer(), email })),
      summarize(await signUp(newcomer())),
    ];
    expect(known.status).toBe(403);
    expect({ ...known, headers: null }).toEqual({
      ...unknown,
      headers: null,
      body: { ...(unknown.body as object), requestId: expect.any(String) as string },
    });
  });

  it('creates no account from a code emailed earlier', async () => {
    const person = newcomer();
    await signUp(person);
    setSignup({ mode: 'closed' });
    expect((await verify(person.email, await codeMailedTo(t, siteId, person.email))).status).toBe(
      403,
    );
    expect(await findUser(person.email)).toBeUndefined();
  });

  it('lets members log in', async () => {
    const { email } = await joinSite(t, siteId);
    setSignup({ mode: 'closed' });
    await requestCode(email);
    expect((await verify(email, await codeMailedTo(t, siteId, email))).status).toBe(200);
  });
});

describe('a platform admin', () => {
  const root = 'root@mail.example';
  const modes = ['closed', 'invitation', 'domain', 'approval', 'open'] as const;
  /** Requests a login without an account. Returns the path of the link to sign up. */
  async function readSignupPath(email: string): Promise<string | null> {
    await db.delete(loginCodes);
    expect((await requestCode(email)).body).toEqual({ sent: true });
    const mails = await readStoredMails(t, eq(outbox.recipient, email));
    return /\/signup\S*/.exec(mails.at(-1)?.text ?? '')?.[0] ?? null;
  }

  it.each(modes)('signs up by a login email in mode %s', async (mode) => {
    setSignup({ mode, domains: ['team.example'] });
    const path = await readSignupPath(root);
    const invitation = path?.split('#invitation=')[1];
    const person = { ...newcomer(), email: root, invitation, answer: 'I run it.' };
    expect((await signUp(person)).status).toBe(200);
    const { status, body } = await verify(root, await codeMailedTo(t, siteId, root));
    expect([status, body]).toMatchObject([200, { user: { email: root } }]);
    await db.delete(sessions);
    await db.delete(users).where(eq(users.email, root));
  });

  it('is not revealed by the sign-up form', async () => {
    setSignup({ mode: 'closed' });
    const invitation = (await readSignupPath(root))?.split('#invitation=')[1];
    for (const body of [
      { ...newcomer(), email: root },
      { ...newcomer(), invitation },
    ])
      expect((await signUp(body)).status).toBe(403);
    const elsewhere = { ...newcomer(), email: root, invitation };
    const { sites } = t.deps.siteRegistry;
    const statecraft = sites.get('statecraft') ?? expect.fail();
    const { signup } = statecraft;
    statecraft.signup = { ...signup, mode: 'closed' };
    expect((await post('/api/auth/signup', elsewhere, 'statecraft')).status).toBe(403);
    statecraft.signup = signup;
  });

  it.each(modes)('gets another email than strangers in mode %s', async (mode) => {
    setSignup({ mode, domains: ['team.example'] });
    expect(await readSignupPath('stranger@mail.example')).toBe(
      mode === 'open' || mode === 'approval' ? '/signup' : null,
    );
    expect(await readSignupPath('stranger@team.example')).toBe(
      mode === 'closed' || mode === 'invitation' ? null : '/signup',
    );
  });
});

it('a site of certain domains admits only addresses there', async () => {
  setSignup({ mode: 'domain', domains: ['xn--mnchen-3ya.example', 'team.example'] });
  for (const domain of ['mail.example', 'sub.team.example', 'team.example.org']) {
    const refused = await signUp(newcomer(domain));
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ fields: [{ field: 'email' }] });
  }
  for (const domain of ['Team.example', 'münchen.example'])
    expect((await signUp(newcomer(domain))).status).toBe(200);
});

describe('a site that approves its members', () => {
  beforeEach(() => setSignup({ mode: 'approval', question: 'What do you build?' }));

  /** Applies, and proves the address. */
  async function applyAs(person: ReturnType<typeof newcomer>) {
    await signUp({ ...person, answer: 'Small models.' });
    return verify(person.email, await codeMailedTo(t, siteId, person.email));
  }
  const queue = async (who: Awaited<ReturnType<typeof caller>>) =>
    (await who.call('GET', '/api/admin/applications')).body as {
      applications: { id: string; username: string; address: string | null }[];
      totalCount: number;
    };
  const mailsTo = (email: string) =>
    readStoredMails(t, and(eq(outbox.recipient, email), eq(outbox.kind, 'application')));

  it('requires an answer', async () => {
    const reply = await signUp(newcomer());
    expect([reply.status, reply.body]).toMatchObject([400, { fields: [{ field: 'answer' }] }]);
  });

  it('creates no account until a moderator accepts', async () => {
    const moderator = await caller(t, siteId, { role: 'moderator' });
    const person = newcomer();
    const applied = await applyAs(person);
    expect([applied.status, applied.body]).toEqual([200, { waiting: true }]);
    expect(await findUser(person.email)).toBeUndefined();
    const { applications } = await queue(moderator);
    expect(applications).toMatchObject([
      {
        username: person.username,
        question: 'What do you build?',
        answer: 'Small models.',
        address: null,
      },
    ]);
    const path = `/api/admin/applications/${applications[0]?.id}/accept`;
    expect((await moderator.call('POST', path)).body).toEqual({ username: person.username });
    expect((await moderator.call('POST', path)).status).toBe(404);
    expect(await findUser(person.email)).toMatchObject({ username: person.username, name: 'Ann' });
    expect(await queue(moderator)).toMatchObject({ applications: [], totalCount: 0 });
    expect(await mailsTo(person.email)).toMatchObject([
      { subject: `You are now a member of ${site().theme.siteName}` },
    ]);
  });

  it('emails the reason to declined applicants', async () => {
    const admin = await caller(t, siteId, { role: 'admin' });
    const person = newcomer();
    await applyAs(person);
    const [application] = (await queue(admin)).applications;
    expect(application?.address).toContain('\u2022');
    const path = `/api/admin/applications/${application?.id}/decline`;
    expect((await admin.call('POST', path, { reason: 'We are full.' })).status).toBe(200);
    expect(await findUser(person.email)).toBeUndefined();
    const [mail] = await mailsTo(person.email);
    expect(mail?.text).toContain('We are full.');
  });

  it('keeps one application per address and name', async () => {
    const [first, second] = [newcomer(), newcomer()];
    await applyAs(first);
    await applyAs({ ...first, name: 'Ann Reader' });
    const other = await applyAs({ ...second, username: first.username.toUpperCase() });
    expect([other.status, other.body]).toMatchObject([409, { fields: [{ field: 'username' }] }]);
    expect(
      await db
        .select({ email: signupApplications.email, name: signupApplications.name })
        .from(signupApplications)
        .where(eq(signupApplications.siteId, siteId)),
    ).toEqual([{ email: first.email, name: 'Ann Reader' }]);
  });
});

describe('a site that asks for invitations', () => {
  beforeEach(() => setSignup({ mode: 'invitation' }));

  const invite = async (who: Caller, body = { mostUses: 1, days: 1 }) => {
    const { status, body: reply } = await who.call('POST', '/api/invitations', body);
    expect(status).toBe(201);
    const { id, path } = reply as { id: string; path: string };
    return { id, invitation: path.replace('/signup#invitation=', '') };
  };
  async function joinWith(invitation: string) {
    const person = newcomer();
    const requested = await signUp({ ...person, invitation });
    if (requested.status !== 200) return { person, status: requested.status };
    const { status } = await verify(person.email, await codeMailedTo(t, siteId, person.email));
    return { person, status };
  }

  it('admits as many people as the invitation allows', async () => {
    const member = await caller(t, siteId);
    const { invitation } = await invite(member, { mostUses: 2, days: 1 });
    expect((await signUp(newcomer())).status).toBe(403);
    expect((await joinWith('A'.repeat(43))).status).toBe(403);
    const joined = [await joinWith(invitation), await joinWith(invitation)];
    expect(joined.map(({ status }) => status)).toEqual([200, 200]);
    expect((await joinWith(invitation)).status).toBe(403);
    const [first, second] = joined.map(({ person }) => person.username);
    const moderator = await caller(t, siteId, { role: 'moderator' });
    const page = async (username = '') =>
      (await moderator.call('GET', `/api/admin/users/${username}`)).body;
    expect(await page(first)).toMatchObject({ invitedBy: member.user?.username, invited: [] });
    expect(await page(member.user?.username)).toMatchObject({
      invitedBy: null,
      invited: [second, first],
    });
    expect((await member.call('GET', '/api/invitations')).body).toMatchObject({
      mayInvite: true,
      invitations: [{ uses: 2, mostUses: 2 }],
    });
  });

  it('counts uses when codes are entered at once', async () => {
    const { invitation } = await invite(await caller(t, siteId));
    const people = [newcomer(), newcomer()];
    for (const person of people) await signUp({ ...person, invitation });
    const codes = await Promise.all(people.map(({ email }) => codeMailedTo(t, siteId, email)));
    const replies = await Promise.all(
      people.map(({ email }, at) => verify(email, codes[at] ?? null)),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  it('rejects expired, ended or foreign invitations and banned inviters', async () => {
    const member = await caller(t, siteId);
    const over = await invite(member);
    await db
      .update(invitations)
      .set({ expiresAt: new Date(0) })
      .where(eq(invitations.id, over.id));
    const ended = await invite(member);
    const other = await caller(t, siteId);
    expect((await other.call('DELETE', `/api/invitations/${ended.id}`)).status).toBe(404);
    expect((await member.call('DELETE', `/api/invitations/${ended.id}`)).status).toBe(200);
    const banned = await invite(other);
    await db
      .update(users)
      .set({ bannedUntil: new Date(Date.now() + 1e9) })
      .where(eq(users.id, other.user?.id ?? ''));
    const foreign = await invite(member);
    await db.insert(invitations).values({
      siteId: 'statecraft',
      id: 'foreign',
      userId: (await t.make.user('statecraft')).id,
      tokenHash: hashToken('B'.repeat(43)),
      mostUses: 1,
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 1e9),
    });
    for (const invitation of [over, ended, banned].map((link) => link.invitation))
      expect((await joinWith(invitation)).status).toBe(403);
    expect((await joinWith('B'.repeat(43))).status).toBe(403);
    expect((await joinWith(foreign.invitation)).status).toBe(200);
  });

  it('lets only staff invite if the site says so', async () => {
    const member = await caller(t, siteId);
    const before = await invite(member);
    setSignup({ inviters: 'staff' });
    expect((await member.call('POST', '/api/invitations', { mostUses: 1, days: 1 })).status).toBe(
      403,
    );
    expect((await joinWith(before.invitation)).status).toBe(403);
    const { invitation } = await invite(await caller(t, siteId, { role: 'moderator' }));
    expect((await joinWith(invitation)).status).toBe(200);
  });
});

it('requires a proof of work during a sign-up surge', async () => {
  await db
    .insert(rateLimits)
    .values({
      id: `subscribe-hour ${siteId} ${Math.floor(Date.now() / hourMs)}`,
      count: limits.signupSurge.minRequests * 2,
      endsAt: new Date(Date.now() + dayMs),
    })
    .onConflictDoUpdate({
      target: rateLimits.id,
      set: { count: limits.signupSurge.minRequests * 2 },
    });
  const person = newcomer();
  const refused = await signUp(person);
  expect([refused.status, refused.body]).toMatchObject([429, { code: 'challenge_required' }]);
  expect(await codeMailedTo(t, siteId, person.email)).toBeNull();
  const proof = solve(getChallenge(refused.body));
  expect((await signUp({ ...person, proof })).status).toBe(200);
});
