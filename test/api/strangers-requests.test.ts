import { and, eq, ne } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Subscription } from '#shared/contract/subscription-schemas.ts';
import { dayMs } from '#shared/durations.ts';
import { rateLimits, subscriptions, users } from '../../server/db/schema.ts';
import { suppressAddress } from '../../server/domain/mail/suppressions.ts';
import { eraseSubscriptions } from '../../server/domain/subscriptions/erase.ts';
import { ownerToken, unsubscribeToken } from '../../server/domain/subscriptions/tokens.ts';
import { purgeExpired } from '../../server/domain/operations/retention.ts';
import { caller, createAnonymousCaller } from '../support/api-clients.ts';
import { codeMailedTo, fromSite } from '../support/members.ts';
import { setUpSubscriptions } from '../support/subscription-calls.ts';
import {
  addSubscription,
  mailsAbout,
  tokenMailed,
  type SubscriptionRow,
} from '../support/subscriptions.ts';

/** Nothing that a stranger sends changes a row before the owner of the address confirmed it. */
const { t, db, siteId, createEmail, subscribe, verify, readRow, createVisitor } =
  await setUpSubscriptions();

/** What the owner chose, and what strangers ask for. */
const chosen = {
  frequency: 'weekly',
  customPrompt: 'My own words',
  language: 'fr',
  timeZone: 'Europe/Paris',
  sendHour: 7,
} as const;
const asked = {
  frequency: 'daily',
  custom_prompt: 'Only casinos',
  language: 'de',
  timeZone: 'Asia/Tokyo',
} as const;
const stored = {
  frequency: 'daily',
  customPrompt: 'Only casinos',
  language: 'de',
  timeZone: 'Asia/Tokyo',
};

const suppress = (reason: 'bounce' | 'complaint' | 'manual') => async (row: SubscriptionRow) =>
  suppressAddress(db, t.deps.secrets, siteId, row.email, reason);
const states: Record<
  string,
  {
    values?: Partial<SubscriptionRow>;
    stop?: (row: SubscriptionRow) => Promise<unknown>;
    /** What the link in the last email does: confirms the request, or shows what is stored. */
    confirms: 'request' | 'nothing' | null;
  }
> = {
  pending: { values: { state: 'pending' }, confirms: 'request' },
  imported: { values: { state: 'pending', source: 'import' }, confirms: 'request' },
  active: { confirms: null },
  paused: { values: { pausedUntil: new Date(Date.now() + 7 * dayMs) }, confirms: null },
  unsubscribed: { values: { state: 'unsubscribed' }, confirms: 'request' },
  'unsubscribed before confirming': {
    values: { state: 'unsubscribed', confirmedAt: null },
    confirms: 'request',
  },
  'active, bounced': { stop: suppress('bounce'), confirms: 'nothing' },
  'unsubscribed, bounced': {
    values: { state: 'unsubscribed' },
    stop: suppress('bounce'),
    confirms: 'request',
  },
  'active, complained': { stop: suppress('complaint'), confirms: null },
  'unsubscribed, blocked': {
    values: { state: 'unsubscribed' },
    stop: suppress('manual'),
    confirms: 'request',
  },
};

const read = (token: string) => createVisitor().call('GET', `/api/subscriptions/verify/${token}`);
const prepare = async (name: string) => {
  const { values, stop } = states[name] ?? {};
  const row = await addSubscription(t, siteId, { email: createEmail(), ...chosen, ...values });
  await stop?.(row);
  return row;
};

describe.each(Object.keys(states))('a subscription that is %s', (name) => {
  it.each([
    ['a form', { ...asked }],
    ['an empty form', {}],
    ['a form of a member', { ...asked, form: 'settings' }],
  ])('stays as it is after %s of a stranger', async (_what, body) => {
    const row = await prepare(name);
    for (const by of [createVisitor(), await caller(t, siteId)]) {
      await db.delete(rateLimits);
      await subscribe({ email: row.email, ...body }, by);
      await createVisitor().call('POST', '/api/subscriptions/manage-link', { email: row.email });
      expect(await readRow(row.email)).toEqual(row);
    }
  });

  it('changes by the button of the email, as its page says', async () => {
    const row = await prepare(name);
    await subscribe({ email: row.email, ...asked });
    const { confirms } = states[name] ?? {};
    if (confirms === null) {
      expect((await mailsAbout(t, siteId, row.email)).map(({ kind }) => kind)).not.toContain(
        'subscription-verify',
      );
      return;
    }
    const token = await tokenMailed(t, siteId, row.email, 'verify');
    const page = (await read(token)).body as { state: string; subscription: Subscription };
    expect(page.state).toBe('waiting');
    expect(page.subscription).toMatchObject(
      confirms === 'request'
        ? { ...asked, access: 'full' }
        : { frequency: 'weekly', custom_prompt: null, access: 'delivery' },
    );
    expect(await readRow(row.email)).toEqual(row);
    expect((await verify(token)).status).toBe(200);
    expect(await readRow(row.email)).toMatchObject({
      id: row.id,
      state: 'active',
      sendHour: 7,
      ...(confirms === 'request' ? stored : chosen),
    });
  });
});

it('emails no words of what a stranger wishes', async () => {
  const wish = 'Your account was closed, call Bob at 5550100';
  const emails = [createEmail()];
  for (const name of Object.keys(states)) emails.push((await prepare(name)).email);
  for (const email of emails) {
    await db.delete(rateLimits);
    const reply = await subscribe({ email, custom_prompt: wish, preferences: { topics: [wish] } });
    expect(reply.status).toBe(201);
  }
  await verify(await tokenMailed(t, siteId, emails[0] ?? '', 'verify'));
  expect((await readRow(emails[0] ?? ''))?.customPrompt).toBe(wish);
  const mails = (await Promise.all(emails.map((email) => mailsAbout(t, siteId, email)))).flat();
  expect(mails.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['subscription-verify', 'subscription-welcome']),
  );
  for (const mail of mails) expect(JSON.stringify(mail)).not.toMatch(/closed|5550100/);
});

describe('two requests for one address', () => {
  const request = async (email: string, body: object) => {
    await db.delete(rateLimits);
    await subscribe({ email, ...body });
    return tokenMailed(t, siteId, email, 'verify');
  };

  it.each([0, 1])('are confirmed by their own link: number %i', async (which) => {
    const email = createEmail();
    const prompts = ['The first', 'The second'];
    const tokens = [];
    for (const custom_prompt of prompts) tokens.push(await request(email, { custom_prompt }));
    for (const [i, token] of tokens.entries())
      expect((await read(token)).body).toMatchObject({
        state: 'waiting',
        subscription: { custom_prompt: prompts[i] },
      });
    await verify(tokens[which] ?? '');
    expect(await readRow(email)).toMatchObject({ state: 'active', customPrompt: prompts[which] });
    // The other one is over.
    const other = tokens[1 - which] ?? '';
    expect((await read(other)).body).toMatchObject({ state: 'confirmed' });
    expect((await verify(other)).body).toMatchObject({ already: true });
    expect((await readRow(email))?.customPrompt).toBe(prompts[which]);
  });

  it('of which a new link for one confirms that one', async () => {
    const email = createEmail();
    await request(email, { custom_prompt: 'The first' });
    const second = await request(email, { custom_prompt: 'The second', frequency: 'weekly' });
    await db.delete(rateLimits);
    await createVisitor().call('POST', '/api/subscriptions/manage-link', { token: second });
    const again = await tokenMailed(t, siteId, email, 'verify');
    expect(again).not.toBe(second);
    await verify(again);
    expect(await readRow(email)).toMatchObject({
      state: 'active',
      customPrompt: 'The second',
      frequency: 'weekly',
    });
  });

  it('are emailed in the language of each', async () => {
    const email = createEmail();
    await request(email, {});
    await request(email, { language: 'de' });
    const subjects = (await mailsAbout(t, siteId, email)).map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(2);
  });
});

it('an unsubscribed reader who undoes it gets their own settings', async () => {
  const row = await prepare('unsubscribed');
  await subscribe({ email: row.email, ...asked });
  const token = unsubscribeToken(t.deps, row);
  await createVisitor().call('POST', `/api/subscriptions/resubscribe/${token}`);
  expect(await readRow(row.email)).toMatchObject({ ...chosen, state: 'active' });
});

it('an erased subscription is as new', async () => {
  const row = await prepare('active');
  await subscribe({ email: row.email, ...asked });
  await db.transaction((tx) => eraseSubscriptions(tx, siteId, eq(subscriptions.id, row.id)));
  await db.delete(rateLimits);
  await subscribe({ email: row.email, ...asked });
  const next = await readRow(row.email);
  expect(next).toMatchObject({ ...stored, state: 'pending', confirmedAt: null, userId: null });
  expect(next?.id).not.toBe(row.id);
});

it('a request keeps an unconfirmed row until its link expires', async () => {
  const week = 7 * dayMs;
  const ago = (ms: number) => new Date(Date.now() - ms);
  const row = await addSubscription(t, siteId, {
    email: createEmail(),
    state: 'pending',
    createdAt: ago(week + 1_000),
    confirmationSentAt: ago(week + 1_000),
  });
  await subscribe({ email: row.email, ...asked });
  await purgeExpired(t.deps);
  expect((await verify(await tokenMailed(t, siteId, row.email, 'verify'))).status).toBe(200);
});

describe('an account', () => {
  it('is not changed by a sign-up or login of a stranger', async () => {
    const user = await t.make.user(siteId, { email: createEmail(), username: 'the-owner' });
    const email = user.email ?? '';
    const readUser = async () => (await db.select().from(users).where(eq(users.id, user.id)))[0];
    const before = await readUser();
    const browser = t.on(siteId);
    const signup = { username: 'a-stranger', name: 'Stranger', email };
    await browser.post('/api/auth/signup').set(fromSite(siteId)).send(signup);
    await browser.post('/api/auth/login').set(fromSite(siteId)).send({ email });
    const member = await caller(t, siteId);
    await member.call('PUT', '/api/account/email', { email });
    expect(await readUser()).toEqual(before);
  });

  it('gets the name of the form whose browser has the code', async () => {
    const email = createEmail();
    const signUp = async (username: string) => {
      const browser = t.on(siteId);
      const body = { username, name: username, email };
      await browser.post('/api/auth/signup').set(fromSite(siteId)).send(body);
      return { browser, otp: await codeMailedTo(t, siteId, email) };
    };
    const mine = await signUp('mine-first');
    const strangers = await signUp('strangers-second');
    // The stranger's request neither ends the owner's code nor replaces the name.
    const send = ({ browser }: typeof mine, otp: string | null) =>
      browser.post('/api/auth/verify').set(fromSite(siteId)).send({ email, otp });
    expect((await send(mine, strangers.otp)).status).toBe(401);
    expect((await send(mine, mine.otp)).body).toMatchObject({ user: { username: 'mine-first' } });
    expect(
      await db.$count(users, and(eq(users.email, email), ne(users.username, 'mine-first'))),
    ).toBe(0);
  });

  it('reserves no name before its code is entered', async () => {
    const send = (email: string) =>
      t
        .on(siteId)
        .post('/api/auth/signup')
        .set(fromSite(siteId))
        .send({ username: 'free-name', name: 'Free', email });
    for (const email of [createEmail(), createEmail()])
      expect((await send(email)).status).toBe(200);
  });

  it('keeps its subscription from a stranger with another address', async () => {
    const [owner, stranger] = [await caller(t, siteId), await caller(t, siteId)];
    const email = owner.user?.email ?? '';
    const row = await addSubscription(t, siteId, {
      email,
      userId: owner.user?.id ?? '',
      ...chosen,
    });
    await subscribe({ email, ...asked }, stranger);
    await stranger.call('POST', '/api/subscriptions/link-account', {
      token: unsubscribeToken(t.deps, row),
    });
    expect(await readRow(email)).toEqual(row);
    expect(
      (
        await createAnonymousCaller(t, siteId).call(
          'GET',
          `/api/subscriptions/preferences/${ownerToken(t.deps, row)}`,
        )
      ).body,
    ).toMatchObject({ custom_prompt: 'My own words' });
  });
});
