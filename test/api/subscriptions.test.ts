import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Subscription, SubscriptionReply } from '#shared/contract/subscriptions.ts';
import { loadPack } from '#shared/newsletter/translations.ts';
import {
  digestVariants,
  issues,
  outbox,
  rateCounts,
  sites,
  subscriptions,
  users,
} from '../../server/db/schema.ts';
import { deleteDueAccounts } from '../../server/domain/account-lifecycle/erase-account.ts';
import { nextOccurrence } from '../../server/domain/core/local-time.ts';
import { parsePrompt } from '../../server/domain/preferences/parse-prompt.ts';
import { purgeExpired } from '../../server/domain/operations/retention.ts';
import { loadSites } from '../../server/domain/sites/site-registry.ts';
import { manageToken, unsubscribeToken } from '../../server/domain/subscriptions/tokens.ts';
import { caller, nobody, type Caller } from '../support/api-clients.ts';
import { expectRefusal } from '../support/error-replies.ts';
import { codeMailedTo } from '../support/members.ts';
import {
  addSubscription,
  mailsAbout,
  subscribeBy,
  subscriptionOf,
  tokenMailed,
  type SubscriptionRow,
} from '../support/subscriptions.ts';
import { createTestApp, hosts, siteIds, type SiteId } from '../support/test-app.ts';
import { variantOf } from '../support/app-variant.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
const siteId = 'nontrivial';
beforeEach(async () => void (await db.delete(rateCounts)));

let count = 0;
const createEmail = () => `reader${(count += 1)}@mail.example`;
const subscribe = (body: object, actor?: Pick<Caller, 'call'>) =>
  subscribeBy(t, siteId, body, actor);
const readRow = (email: string, site: SiteId = siteId) => subscriptionOf(t, site, email);
const listMailKinds = async (email: string, site: SiteId = siteId) =>
  (await mailsAbout(t, site, email)).map(({ kind }) => kind);
const createVisitor = () => nobody(t, siteId);
const verify = (token: string, site: SiteId = siteId) =>
  nobody(t, site).call('POST', `/api/subscriptions/verify/${token}`);
const callPreferences = (token: string, body?: object) =>
  body
    ? createVisitor().call('PUT', `/api/subscriptions/preferences/${token}`, body)
    : createVisitor().call('GET', `/api/subscriptions/preferences/${token}`);
const unsubscribe = (token: string) => t.on(siteId).post(`/api/subscriptions/unsubscribe/${token}`);
const readStatus = async (actor: Caller) =>
  (await actor.call('GET', '/api/subscriptions/status')).body as {
    subscribed: boolean;
    subscription: Subscription | null;
    token: string | null;
  };
const createManageToken = (row: SubscriptionRow) => manageToken(t.deps, row);
const { knownHint, unknownHint } = (await loadPack('en')).page;
const neutral = {
  requiresVerification: true,
  userExists: false,
  username: null,
  hint: unknownHint,
};

describe('subscribing', () => {
  it.each(siteIds)('on %s takes a mail, its link and a button', async (site) => {
    const email = `Reader-of-${site}@Mail.example`;
    const normalizedEmail = email.toLowerCase();
    const reply = await subscribeBy(t, site, { email, frequency: 'weekly' });
    expect([reply.status, reply.body]).toEqual([201, neutral]);
    expect(await readRow(normalizedEmail, site)).toMatchObject({
      state: 'pending',
      frequency: 'weekly',
      customPrompt: null,
      language: 'en',
      timeZone: 'UTC',
      sendHour: 8,
      sendWeekday: 1,
      source: 'form',
      userId: null,
      confirmedAt: null,
      unsubscribedAt: null,
    });
    const [asking] = await mailsAbout(t, site, normalizedEmail);
    const domain =
      site === 'default'
        ? t.deps.siteRegistry.sites.get(site)?.theme.seo.canonicalDomain
        : hosts[site];
    expect(asking).toMatchObject({
      kind: 'subscription-verify',
      priority: 1,
      recipient: normalizedEmail,
      unsubscribeUrl: expect.stringMatching(
        new RegExp(`^https://${domain}/api/subscriptions/unsubscribe/[\\w.-]+$`),
      ) as string,
    });
    expect(asking?.text).toContain(`https://${domain}/subscriptions/verify/`);

    const token = await tokenMailed(t, site, normalizedEmail, 'verify');
    expect((await t.on(site).get(`/api/subscriptions/verify/${token}`)).body).toMatchObject({
      state: 'waiting',
      token: null,
      subscription: {
        email: 'r•••e@mail.example'.replace('e@', `${site.at(-1)}@`),
        state: 'pending',
      },
    });
    const confirmed = await verify(token, site);
    expect(confirmed.status).toBe(200);
    const row = await readRow(normalizedEmail, site);
    expect(row?.state).toBe('active');
    expect(confirmed.body).toMatchObject({
      already: false,
      subscription: { state: 'active', frequency: 'weekly', account: null },
      token: createManageToken(row as SubscriptionRow),
    });
    expect(Math.abs((row?.confirmedAt?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(await listMailKinds(normalizedEmail, site)).toEqual([
      'subscription-verify',
      'subscription-welcome',
    ]);
    expect(await tokenMailed(t, site, normalizedEmail, 'manage')).toBe(
      createManageToken(row as SubscriptionRow),
    );

    const again = await verify(token, site);
    expect([again.status, again.body]).toEqual([
      200,
      { ...(confirmed.body as object), already: true },
    ]);
    expect(await listMailKinds(normalizedEmail, site)).toHaveLength(2);
    expect((await t.on(site).get(`/api/subscriptions/verify/${token}`)).body).toMatchObject({
      state: 'confirmed',
      token: createManageToken(row as SubscriptionRow),
    });
    expect(JSON.stringify(t.log)).not.toMatch(/@mail\.example/i);
  });

  it("stores the preferences and mails in the reader's language", async () => {
    const email = createEmail();
    await subscribe({
      email,
      custom_prompt: '  In plain words,\nabove all about energy  ',
      language: 'de',
      timeZone: 'europe/BERLIN',
    });
    expect(await readRow(email)).toMatchObject({
      frequency: 'daily',
      customPrompt: 'In plain words,\nabove all about energy',
      language: 'de',
      timeZone: 'Europe/Berlin',
    });
    const { verify: asking, welcome } = (await loadPack('de')).mail;
    await verify(await tokenMailed(t, siteId, email, 'verify'));
    expect((await mailsAbout(t, siteId, email)).map(({ subject }) => subject)).toEqual(
      [asking.subject, welcome.subject].map((text) => text.replaceAll('{site}', 'Nontrivial')),
    );
  });

  const good = { email: 'someone@mail.example' };
  it.each<[string[], object]>([
    [['email'], {}],
    [['email'], { email: '' }],
    [['email'], { email: 'a@b' }],
    [['email'], { email: 'a@mail.example, b@mail.example' }],
    [['email'], { email: 'a@mail.example\r\nBcc: b@mail.example' }],
    [['frequency'], { ...good, frequency: 'hourly' }],
    [['custom_prompt'], { ...good, custom_prompt: 'x'.repeat(1_001) }],
    [['custom_prompt'], { ...good, custom_prompt: '🦉'.repeat(1_001) }],
    [['custom_prompt'], { ...good, custom_prompt: 'a\u0000b' }],
    [['custom_prompt'], { ...good, custom_prompt: '\ud800' }],
    [['custom_prompt'], { ...good, custom_prompt: null }],
    [['language'], { ...good, language: 'xx' }],
    [['timeZone'], { ...good, timeZone: 'Europe/Nowhere' }],
    [['timeZone'], { ...good, timeZone: '+01:00' }],
    [['elapsed'], { ...good, elapsed: -1 }],
    [['elapsed'], { ...good, elapsed: '900' }],
    [['verified'], { ...good, verified: true }],
    [['user_id'], { ...good, user_id: 'x' }],
    [['state'], { ...good, state: 'active' }],
    [['proof.nonce'], { ...good, proof: { challenge: 'x' } }],
  ])('refuses a wrong %j', async (fields, body) => {
    expectRefusal(await subscribe(body), 'bad_request', fields);
    expect(await readRow(good.email)).toBeUndefined();
  });

  it('counts a thousand code points without surrounding white space', async () => {
    const email = createEmail();
    expect((await subscribe({ email, custom_prompt: ` ${'🦉'.repeat(1_000)}\n` })).status).toBe(
      201,
    );
    expect((await readRow(email))?.customPrompt).toBe('🦉'.repeat(1_000));
  });

  it('again stores only the last preferences', async () => {
    const email = createEmail();
    await subscribe({
      email,
      frequency: 'weekly',
      custom_prompt: 'Much',
      language: 'fr',
      timeZone: 'Europe/Paris',
    });
    const before = await readRow(email);
    await db.delete(rateCounts);
    expect((await subscribe({ email })).body).toEqual(neutral);
    const after = await readRow(email);
    expect(after).toMatchObject({
      id: before?.id,
      state: 'pending',
      frequency: 'daily',
      customPrompt: null,
      language: 'fr',
      timeZone: 'Europe/Paris',
    });
    expect(after?.confirmationSentAt?.getTime()).toBeGreaterThan(
      before?.confirmationSentAt?.getTime() ?? Infinity,
    );
    expect(await listMailKinds(email)).toEqual(['subscription-verify', 'subscription-verify']);
  });

  it('again with an active address mails its preferences link', async () => {
    const email = createEmail();
    const row = await addSubscription(t, siteId, {
      email,
      customPrompt: 'My own words',
      language: 'ja',
    });
    const reply = await subscribe({
      email,
      frequency: 'weekly',
      custom_prompt: 'Words of a stranger',
      language: 'de',
    });
    const unknown = await subscribe({ email: createEmail(), frequency: 'weekly', language: 'de' });
    const summarize = ({ headers, status: code, body }: typeof reply) => ({
      code,
      body: body as unknown,
      headers: Object.keys(headers as object).toSorted(),
    });
    expect(summarize(reply)).toEqual(summarize(unknown));
    expect(await readRow(email)).toEqual(row);
    expect(await listMailKinds(email)).toEqual(['subscription-link']);
    expect(await tokenMailed(t, siteId, email, 'manage')).toBe(createManageToken(row));
    expect((await mailsAbout(t, siteId, email))[0]?.html).toContain('lang="ja"');
  });

  it('after unsubscribing requires confirmation again', async () => {
    const email = createEmail();
    await addSubscription(t, siteId, {
      email,
      state: 'unsubscribed',
      customPrompt: 'Old',
      pausedUntil: new Date(Date.now() + 1e9),
    });
    await subscribe({ email, custom_prompt: 'New' });
    expect(await readRow(email)).toMatchObject({ state: 'pending', customPrompt: 'New' });
    await verify(await tokenMailed(t, siteId, email, 'verify'));
    expect(await readRow(email)).toMatchObject({ state: 'active', pausedUntil: null });
  });

  it('twenty times at once creates one row, one mail', async () => {
    const email = createEmail();
    const actor = createVisitor();
    await actor.call('POST', '/api/csrf/token');
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => subscribe({ email }, actor)),
    );
    expect(new Set(replies.map(({ status: code, text }) => `${code} ${text}`)).size).toBe(1);
    expect(await db.$count(subscriptions, eq(subscriptions.email, email))).toBe(1);
    expect(await listMailKinds(email)).toHaveLength(1);
  });

  it('on two sites creates two independent subscriptions', async () => {
    const email = createEmail();
    const here = await addSubscription(t, siteId, { email, customPrompt: 'Here' });
    await subscribeBy(t, 'statecraft', { email, custom_prompt: 'There' });
    expect((await readRow(email, 'statecraft'))?.state).toBe('pending');
    await unsubscribe(unsubscribeToken(t.deps, here));
    await verify(await tokenMailed(t, 'statecraft', email, 'verify'), 'statecraft');
    expect([(await readRow(email))?.state, (await readRow(email, 'statecraft'))?.state]).toEqual([
      'unsubscribed',
      'active',
    ]);
    const exported = (
      await createVisitor().call('GET', `/api/subscriptions/export/${createManageToken(here)}`)
    ).text;
    expect(exported).not.toMatch(/There|statecraft/);
    expect(
      (
        await createVisitor().call(
          'DELETE',
          `/api/subscriptions/preferences/${createManageToken(here)}`,
        )
      ).body,
    ).toEqual({ erased: true });
    expect((await readRow(email, 'statecraft'))?.state).toBe('active');
    expect(await listMailKinds(email, 'statecraft')).toHaveLength(2);
  });
});

describe('the account status of an address', () => {
  it('is returned with the name and next steps, localized', async () => {
    const { user } = await caller(t, siteId);
    const email = user?.email ?? '';
    expect((await subscribe({ email: email.toUpperCase(), language: 'es' })).body).toEqual({
      requiresVerification: true,
      userExists: true,
      username: user?.username,
      hint: (await loadPack('es')).page.knownHint,
    });
    expect((await subscribe({ email: createEmail(), language: 'ar' })).body).toEqual({
      ...neutral,
      hint: (await loadPack('ar')).page.unknownHint,
    });
    // The address has no account on another site.
    expect((await subscribeBy(t, 'statecraft', { email })).body).toEqual(neutral);
    // The account is neither subscribed nor linked.
    expect(await readRow(email)).toMatchObject({ state: 'pending', userId: null });
  });

  it('is returned only to the member where configured', async () => {
    const site = t.deps.siteRegistry.sites.get(siteId);
    if (!site) throw new Error('no site');
    expect(site.revealAccounts).toBe(true);
    site.revealAccounts = false;
    try {
      const me = await caller(t, siteId);
      const replies = [
        await subscribe({ email: me.user?.email }),
        await subscribe({ email: createEmail() }),
      ];
      for (const reply of replies) expect(reply.body).toEqual(neutral);
      expect((await subscribe({ email: me.user?.email }, me)).body).toEqual({
        requiresVerification: false,
        userExists: true,
        username: me.user?.username,
        hint: knownHint,
      });
    } finally {
      site.revealAccounts = true;
    }
  });
});

describe('a member', () => {
  it("who gives the account's address is subscribed at once", async () => {
    const me = await caller(t, siteId);
    const email = me.user?.email ?? '';
    const reply = await subscribe(
      { email: email.toUpperCase(), custom_prompt: 'Briefly', elapsed: 100 },
      me,
    );
    expect([reply.status, reply.body]).toEqual([
      201,
      {
        requiresVerification: false,
        userExists: true,
        username: me.user?.username ?? null,
        hint: knownHint,
      } satisfies SubscriptionReply,
    ]);
    expect(await readRow(email)).toMatchObject({
      state: 'active',
      source: 'account',
      userId: me.user?.id,
      customPrompt: 'Briefly',
      confirmedAt: expect.any(Date) as Date,
    });
    expect(await listMailKinds(email)).toEqual(['subscription-welcome']);
  });

  it('who gives another address has to confirm it', async () => {
    const me = await caller(t, siteId);
    const email = createEmail();
    expect((await subscribe({ email }, me)).body).toEqual(neutral);
    expect(await readRow(email)).toMatchObject({ state: 'pending', userId: null });
    expect(await listMailKinds(email)).toEqual(['subscription-verify']);
  });

  it('subscribes without an address and gets one welcome', async () => {
    const me = await caller(t, siteId);
    const email = me.user?.email ?? '';
    const updatePreferences = (body: object) =>
      me.call('POST', '/api/subscriptions/subscribe-authenticated', body);
    const replies = [
      await updatePreferences({ frequency: 'weekly', custom_prompt: 'Briefly' }),
      await updatePreferences({ language: 'fr' }),
      await updatePreferences({}),
    ];
    for (const reply of replies)
      expect([reply.status, (reply.body as SubscriptionReply).requiresVerification]).toEqual([
        201,
        false,
      ]);
    expect(await readRow(email)).toMatchObject({
      state: 'active',
      frequency: 'weekly',
      customPrompt: 'Briefly',
      language: 'fr',
      userId: me.user?.id ?? '',
    });
    expect(await listMailKinds(email)).toEqual(['subscription-welcome']);
    // Regardless of earlier requests.
    const other = await caller(t, siteId);
    await subscribe({ email: other.user?.email });
    await other.call('POST', '/api/subscriptions/subscribe-authenticated', {});
    expect(await readRow(other.user?.email ?? '')).toMatchObject({
      state: 'active',
      source: 'form',
      userId: other.user?.id ?? '',
    });
    expectRefusal(await updatePreferences({ email: createEmail() }), 'bad_request', ['email']);
  });

  it('reads, changes and ends only the own subscription', async () => {
    const [me, other] = [await caller(t, siteId), await caller(t, siteId)];
    expect(await readStatus(me)).toEqual({ subscribed: false, subscription: null, token: null });
    expectRefusal(
      await me.call('PUT', '/api/subscriptions/preferences', { frequency: 'weekly' }),
      'not_found',
    );
    expect((await me.call('POST', '/api/subscriptions/unsubscribe-authenticated')).body).toEqual({
      subscribed: false,
    });
    await me.call('POST', '/api/subscriptions/subscribe-authenticated', {});
    const row = (await readRow(me.user?.email ?? '')) as SubscriptionRow;
    expect(await readStatus(me)).toMatchObject({
      subscribed: true,
      subscription: { account: me.user?.username, state: 'active' },
      token: createManageToken(row),
    });
    const changed = await me.call('PUT', '/api/subscriptions/preferences', {
      frequency: 'weekly',
      sendHour: 0,
      sendWeekday: 7,
      timeZone: 'Asia/Tokyo',
    });
    expect(changed.body).toMatchObject({
      frequency: 'weekly',
      sendHour: 0,
      sendWeekday: 7,
      timeZone: 'Asia/Tokyo',
    });
    expect(await readStatus(other)).toEqual({ subscribed: false, subscription: null, token: null });
    for (let i = 0; i < 2; i += 1)
      expect((await me.call('POST', '/api/subscriptions/unsubscribe-authenticated')).body).toEqual({
        subscribed: false,
      });
    expect(await readStatus(me)).toMatchObject({
      subscribed: false,
      subscription: { state: 'unsubscribed', nextSendAt: null },
    });
  });

  it('is linked to a confirmed subscription only if unambiguous', async () => {
    const me = await caller(t, siteId);
    const email = me.user?.email ?? '';
    await subscribe({ email });
    expect((await readStatus(me)).subscription).toMatchObject({ state: 'pending', account: null });
    expect((await verify(await tokenMailed(t, siteId, email, 'verify'))).body).toMatchObject({
      subscription: { account: me.user?.username },
    });
    expect((await readRow(email))?.userId).toBe(me.user?.id);

    const other = await caller(t, siteId);
    const linked = await addSubscription(t, siteId, {
      email: createEmail(),
      userId: other.user?.id ?? '',
    });
    await subscribe({ email: other.user?.email });
    expect(
      (await verify(await tokenMailed(t, siteId, other.user?.email ?? '', 'verify'))).body,
    ).toMatchObject({ subscription: { account: null } });
    expect((await readStatus(other)).token).toBe(createManageToken(linked));
  });

  it('links one subscription of any address by its link', async () => {
    const [me, other] = [await caller(t, siteId), await caller(t, siteId)];
    const [first, second] = [
      await addSubscription(t, siteId, { email: createEmail() }),
      await addSubscription(t, siteId, { email: createEmail() }),
    ];
    const linkSubscription = (actor: Caller, row: SubscriptionRow) =>
      actor.call('POST', '/api/subscriptions/link-account', { token: createManageToken(row) });
    expect((await linkSubscription(me, first)).body).toMatchObject({ account: me.user?.username });
    expect((await linkSubscription(me, first)).status, 'safe to repeat').toBe(200);
    expectRefusal(await linkSubscription(me, second), 'conflict');
    expectRefusal(await linkSubscription(other, first), 'conflict');
    expect([(await readRow(first.email))?.userId, (await readRow(second.email))?.userId]).toEqual([
      me.user?.id,
      null,
    ]);
    expect((await readStatus(me)).token).toBe(createManageToken(first));
    for (const token of [
      unsubscribeToken(t.deps, second),
      'nothing',
      createManageToken(await addSubscription(t, 'statecraft', { email: createEmail() })),
    ])
      expectRefusal(
        await other.call('POST', '/api/subscriptions/link-account', { token }),
        'not_found',
      );
    // This changes the linked preferences; the own address subscribes only when named.
    await me.call('POST', '/api/subscriptions/subscribe-authenticated', { frequency: 'weekly' });
    expect([(await readRow(first.email))?.frequency, await readRow(me.user?.email ?? '')]).toEqual([
      'weekly',
      undefined,
    ]);
    await subscribe({ email: me.user?.email }, me);
    expect([
      (await readRow(first.email))?.userId,
      (await readRow(me.user?.email ?? ''))?.userId,
      (await readRow(me.user?.email ?? ''))?.state,
    ]).toEqual([me.user?.id, null, 'active']);
  });

  it('subscribes with the own address after another ended', async () => {
    const me = await caller(t, siteId);
    const old = await addSubscription(t, siteId, {
      email: createEmail(),
      userId: me.user?.id ?? '',
      state: 'unsubscribed',
    });
    await me.call('POST', '/api/subscriptions/subscribe-authenticated', {});
    expect(await readRow(old.email)).toMatchObject({ state: 'unsubscribed', userId: null });
    expect(await readRow(me.user?.email ?? '')).toMatchObject({
      state: 'active',
      userId: me.user?.id ?? '',
    });
  });

  it("keeps the subscription when the account's address changes", async () => {
    for (const taken of [false, true]) {
      const me = await caller(t, siteId);
      const [before, after] = [me.user?.email ?? '', createEmail()];
      await addSubscription(t, siteId, { email: before, userId: me.user?.id ?? '' });
      if (taken) await addSubscription(t, siteId, { email: after });
      await me.call('PUT', '/api/account/email', { email: after });
      expect(
        (
          await me.call('POST', '/api/account/email/verify', {
            otp: await codeMailedTo(t, siteId, after),
          })
        ).status,
      ).toBe(200);
      expect((await readRow(taken ? before : after))?.userId).toBe(me.user?.id);
      expect((await readRow(taken ? after : before))?.userId ?? null).toBeNull();
    }
  });

  it('who is deleted leaves no subscription or mail', async () => {
    const me = await caller(t, siteId);
    const linked = await addSubscription(t, siteId, {
      email: createEmail(),
      userId: me.user?.id ?? '',
    });
    const ownSubscription = await addSubscription(t, siteId, { email: me.user?.email ?? '' });
    const [other, elsewhere] = [
      await addSubscription(t, siteId, { email: createEmail() }),
      await addSubscription(t, 'statecraft', { email: me.user?.email ?? '' }),
    ];
    await createVisitor().call('POST', '/api/subscriptions/manage-link', { email: linked.email });
    await createVisitor().call('POST', '/api/subscriptions/manage-link', { email: other.email });
    await me.call('DELETE', '/api/account', { username: me.user?.username, posts: 'keep' });
    await db
      .update(users)
      .set({ deletionScheduledAt: sql`now()` as never })
      .where(eq(users.id, me.user?.id ?? ''));
    await deleteDueAccounts(t.deps);
    expect(
      await Promise.all(
        [linked, ownSubscription, other, elsewhere].map(({ id }) =>
          db.$count(subscriptions, eq(subscriptions.id, id)),
        ),
      ),
    ).toEqual([0, 0, 1, 1]);
    expect([await listMailKinds(linked.email), await listMailKinds(other.email)]).toEqual([
      [],
      ['subscription-link'],
    ]);
  });
});

describe('preferences by mailed link', () => {
  it('are read and changed one by one', async () => {
    const row = await addSubscription(t, siteId, {
      email: 'jo@mail.example',
      frequency: 'weekly',
      timeZone: 'Europe/Berlin',
    });
    const token = createManageToken(row);
    const before = (await callPreferences(token)).body as Subscription;
    expect(before).toEqual({
      email: 'j•••@mail.example',
      state: 'active',
      frequency: 'weekly',
      custom_prompt: null,
      wishes: null,
      language: 'en',
      timeZone: 'Europe/Berlin',
      sendHour: 8,
      sendWeekday: 1,
      pausedUntil: null,
      nextSendAt: nextOccurrence(
        { timeZone: 'Europe/Berlin', hour: 8, weekday: 1 },
        new Date(),
      ).toISOString(),
      account: null,
    });
    expect((await callPreferences(token, {})).body).toEqual(before);
    let now: Subscription = before;
    for (const [change, summarize] of [
      [{ frequency: 'daily' }, {}],
      [{ custom_prompt: ' Briefly ' }, { custom_prompt: 'Briefly' }],
      [{ custom_prompt: '' }, { custom_prompt: null }],
      [{ custom_prompt: 'Again' }, {}],
      [{ custom_prompt: null }, {}],
      [{ language: 'ru' }, {}],
      [{ timeZone: 'asia/tokyo' }, { timeZone: 'Asia/Tokyo' }],
      [{ sendHour: 23 }, {}],
      [{ sendWeekday: 7 }, {}],
    ]) {
      const { body } = await callPreferences(token, change as object);
      now = { ...now, ...change, ...summarize } as Subscription;
      now.wishes = now.custom_prompt === null ? null : parsePrompt(now.custom_prompt);
      const weekday = now.frequency === 'weekly' ? now.sendWeekday : null;
      expect(body).toEqual({
        ...now,
        nextSendAt: nextOccurrence(
          { timeZone: now.timeZone, hour: now.sendHour, weekday },
          new Date(),
        ).toISOString(),
      });
    }
  });

  it('report how the text is understood, with removable parts', async () => {
    const token = createManageToken(
      await addSubscription(t, siteId, {
        email: createEmail(),
        customPrompt: 'In French, in plain words, about energy, chips, no sports',
        language: 'de',
      }),
    );
    const understood = {
      language: 'fr',
      level: 'plain',
      topics: ['energy', 'chips'],
      avoid: ['sports'],
      length: 'standard',
    };
    expect((await callPreferences(token)).body).toMatchObject({ wishes: understood });
    const { body } = await callPreferences(token, {
      dropWish: { kind: 'topic', subject: 'chips' },
    });
    expect(body).toMatchObject({
      custom_prompt: 'In French, in plain words, about energy, no sports',
      wishes: { ...understood, topics: ['energy'] },
    });
    expect((await callPreferences(token, { dropWish: { kind: 'level' } })).body).toMatchObject({
      custom_prompt: 'Français; über energy; ohne sports',
      wishes: { ...understood, topics: ['energy'], level: 'standard' },
    });
    expect(
      (await callPreferences(token, { dropWish: { kind: 'topic', subject: 'what is not there' } }))
        .body,
    ).toMatchObject({ custom_prompt: 'Français; über energy; ohne sports' });
    for (const preference of [
      { kind: 'avoid', subject: 'sports' },
      { kind: 'topic', subject: 'energy' },
    ])
      await callPreferences(token, { dropWish: preference });
    expect((await callPreferences(token, { dropWish: { kind: 'language' } })).body).toMatchObject({
      custom_prompt: null,
      wishes: null,
    });
    expect((await callPreferences(token, { dropWish: { kind: 'language' } })).status).toBe(200);
    for (const wrong of [
      { kind: 'mood' },
      { kind: 'topic', subject: 'x'.repeat(201) },
      { kind: 'topic', more: 1 },
      'topic',
    ])
      expect((await callPreferences(token, { dropWish: wrong })).status).toBe(400);
  });

  it('accept a pause of one, two or four weeks', async () => {
    const token = createManageToken(await addSubscription(t, siteId, { email: createEmail() }));
    for (const weeks of [1, 2, 4]) {
      const { pausedUntil, nextSendAt } = (await callPreferences(token, { pauseWeeks: weeks }))
        .body as Subscription;
      expect(
        Math.abs(Date.parse(pausedUntil ?? '') - Date.now() - weeks * 7 * 24 * 3_600_000),
      ).toBeLessThan(60_000);
      expect(nextSendAt).toBe(
        nextOccurrence(
          { timeZone: 'UTC', hour: 8, weekday: null },
          new Date(pausedUntil ?? ''),
        ).toISOString(),
      );
    }
    expect((await callPreferences(token, { pauseWeeks: 0 })).body).toMatchObject({
      pausedUntil: null,
    });
    const over = await addSubscription(t, siteId, {
      email: createEmail(),
      pausedUntil: new Date(Date.now() - 1_000),
    });
    expect((await callPreferences(createManageToken(over))).body).toMatchObject({
      pausedUntil: null,
      nextSendAt: nextOccurrence(
        { timeZone: 'UTC', hour: 8, weekday: null },
        new Date(),
      ).toISOString(),
    });
  });

  it.each<[string[], object]>([
    [['email'], { email: 'other@mail.example' }],
    [['user_id'], { user_id: 'x' }],
    [['userId', 'tenant_id', 'verified'], { userId: 'x', tenant_id: 'statecraft', verified: true }],
    [['state'], { state: 'active' }],
    [['frequency'], { frequency: 'hourly' }],
    [['custom_prompt'], { custom_prompt: 'x'.repeat(1_001) }],
    [['custom_prompt'], { custom_prompt: '🦉'.repeat(1_001) }],
    [['sendHour'], { sendHour: 24 }],
    [['sendHour'], { sendHour: 8.5 }],
    [['sendWeekday'], { sendWeekday: 0 }],
    [['pauseWeeks'], { pauseWeeks: 3 }],
    [['pausedUntil'], { pausedUntil: '2030-01-01T00:00:00.000Z' }],
    [['timeZone'], { timeZone: 'Mars/Olympus' }],
  ])('refuse a wrong %j without changes', async (fields, body) => {
    const row = await addSubscription(t, siteId, { email: createEmail(), state: 'unsubscribed' });
    expectRefusal(await callPreferences(createManageToken(row), body), 'bad_request', fields);
    expect(await readRow(row.email)).toEqual(row);
  });

  it('accept a thousand emoji', async () => {
    const token = createManageToken(await addSubscription(t, siteId, { email: createEmail() }));
    expect(
      (await callPreferences(token, { custom_prompt: '🦉'.repeat(1_000) })).body,
    ).toMatchObject({
      custom_prompt: '🦉'.repeat(1_000),
    });
  });

  it('remain after unsubscribing and report it', async () => {
    const row = await addSubscription(t, siteId, { email: createEmail(), customPrompt: 'Mine' });
    await unsubscribe(createManageToken(row));
    expect((await callPreferences(createManageToken(row))).body).toMatchObject({
      state: 'unsubscribed',
      nextSendAt: null,
      custom_prompt: 'Mine',
    });
    expect(
      (await callPreferences(createManageToken(row), { frequency: 'weekly' })).body,
    ).toMatchObject({
      state: 'unsubscribed',
      frequency: 'weekly',
    });
  });
});

describe('unsubscribing', () => {
  it('is undone by one call, except before confirmation', async () => {
    const row = await addSubscription(t, siteId, { email: createEmail(), customPrompt: 'Mine' });
    const pending = await addSubscription(t, siteId, { email: createEmail(), state: 'pending' });
    for (const [index, token] of [
      [row, unsubscribeToken(t.deps, row)],
      [pending, createManageToken(pending)],
    ] as const) {
      expect((await unsubscribe(token)).body).toMatchObject({ subscribed: false });
      const { status: code, body } = await createVisitor().call(
        'POST',
        `/api/subscriptions/resubscribe/${token}`,
      );
      expect([code, (body as Subscription).state]).toEqual([200, index.state]);
      expect(await readRow(index.email), 'as it was').toEqual(index);
      expect(
        (await createVisitor().call('POST', `/api/subscriptions/resubscribe/${token}`)).status,
        'safe to repeat',
      ).toBe(200);
    }
    expect(await readRow(row.email)).toEqual(row);
  });

  it('drops queued newsletters, not account mails', async () => {
    const email = createEmail();
    const row = await addSubscription(t, siteId, { email });
    const now = new Date();
    const mail = {
      siteId,
      priority: 5,
      recipient: email,
      subject: 's',
      html: 'h',
      text: 't',
      sendAfter: now,
      createdAt: now,
    };
    await db.insert(outbox).values([
      {
        ...mail,
        id: `digest-${row.id}`,
        kind: 'digest',
        unsubscribeUrl: 'https://nontrivial.example/x',
      },
      { ...mail, id: `reply-${row.id}`, kind: 'reply' },
      {
        ...mail,
        id: `there-${row.id}`,
        siteId: 'statecraft',
        kind: 'digest',
        unsubscribeUrl: 'https://statecraft.example/x',
      },
    ]);
    await unsubscribe(unsubscribeToken(t.deps, row));
    const states = await db
      .select({ id: outbox.id, state: outbox.state, answer: outbox.smtpResponse })
      .from(outbox)
      .where(eq(outbox.recipient, email))
      .orderBy(outbox.id);
    expect(states).toEqual([
      { id: `digest-${row.id}`, state: 'failed', answer: 'unsubscribed' },
      { id: `reply-${row.id}`, state: 'queued', answer: null },
      { id: `there-${row.id}`, state: 'queued', answer: null },
    ]);
  });
});

describe("a reader's data", () => {
  it('is erased from planned digests and unshared preferences', async () => {
    const now = new Date();
    const [mine, other] = [
      await addSubscription(t, siteId, { email: createEmail() }),
      await addSubscription(t, siteId, { email: createEmail() }),
    ];
    await db.insert(issues).values({
      siteId,
      id: 'the-issue',
      frequency: 'daily',
      period: '2026-11-19',
      startsAt: new Date(now.getTime() - 1),
      endsAt: now,
      createdAt: now,
    });
    const createAudience = (id: string, promptKey: string, prompt: string | null) => ({
      siteId,
      id,
      issueId: 'the-issue',
      language: 'en',
      promptKey,
      prompt,
      dueAt: now,
    });
    await db
      .insert(digestVariants)
      .values([
        createAudience('public', '', null),
        createAudience('mine', 'a', 'About my illness'),
        createAudience('shared', 'b', 'About energy'),
      ]);
    const mail = (
      id: string,
      { id: subscriptionId, email }: SubscriptionRow,
      audienceId: string,
      issueId = 'the-issue',
    ) => ({
      siteId,
      id,
      kind: 'digest-daily',
      priority: 50,
      recipient: email,
      subject: '',
      html: '',
      text: '',
      unsubscribeUrl: 'https://x.example',
      sendAfter: now,
      createdAt: now,
      issueId,
      subscriptionId,
      variantId: audienceId,
    });
    await db.insert(issues).values({
      siteId,
      id: 'a-week',
      frequency: 'weekly',
      period: '2026-w46',
      startsAt: new Date(now.getTime() - 1),
      endsAt: now,
      createdAt: now,
    });
    await db
      .insert(outbox)
      .values([
        mail('own', { ...mine, email: 'address-of-before@mail.example' }, 'mine'),
        mail('own-week', mine, 'shared', 'a-week'),
        mail('others', other, 'shared'),
      ]);
    expect(
      (
        await createVisitor().call(
          'DELETE',
          `/api/subscriptions/preferences/${createManageToken(mine)}`,
        )
      ).body,
    ).toEqual({ erased: true });
    expect(
      (
        await db
          .select({ id: outbox.id })
          .from(outbox)
          .where(sql`kind = 'digest-daily' and site_id = ${siteId} and issue_id is not null`)
      ).map(({ id }) => id),
    ).toEqual(['others']);
    expect(
      (await db.select({ id: digestVariants.id }).from(digestVariants))
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['public', 'shared']);
  });

  it('is exported by the link', async () => {
    const email = createEmail();
    await subscribe({ email, custom_prompt: 'Mine' });
    await verify(await tokenMailed(t, siteId, email, 'verify'));
    const row = (await readRow(email)) as SubscriptionRow;
    const { status: code, body } = await createVisitor().call(
      'GET',
      `/api/subscriptions/export/${createManageToken(row)}`,
    );
    expect(code).toBe(200);
    expect(body).toEqual({
      ...((await callPreferences(createManageToken(row))).body as Subscription),
      email,
      site: siteId,
      source: 'form',
      consent: '',
      createdAt: row.createdAt.toISOString(),
      confirmedAt: row.confirmedAt?.toISOString(),
      unsubscribedAt: null,
      mails: (await mailsAbout(t, siteId, email))
        .toReversed()
        .map(({ kind, state, createdAt }) => ({ kind, state, createdAt: createdAt.toISOString() })),
    });
    expect((body as { mails: unknown[] }).mails).toHaveLength(2);
  });

  it('is erased at once, including mails and links', async () => {
    const email = createEmail();
    await subscribe({ email, custom_prompt: 'Mine' });
    const verifying = await tokenMailed(t, siteId, email, 'verify');
    await verify(verifying);
    const row = (await readRow(email)) as SubscriptionRow;
    expect(
      (
        await createVisitor().call(
          'DELETE',
          `/api/subscriptions/preferences/${createManageToken(row)}`,
        )
      ).body,
    ).toEqual({ erased: true });
    expect([await readRow(email), await db.$count(outbox, eq(outbox.recipient, email))]).toEqual([
      undefined,
      0,
    ]);
    for (const reply of [
      await callPreferences(createManageToken(row)),
      await verify(verifying),
      await unsubscribe(unsubscribeToken(t.deps, row)),
      await createVisitor().call(
        'DELETE',
        `/api/subscriptions/preferences/${createManageToken(row)}`,
      ),
    ])
      expectRefusal(reply, 'not_found');
  });
});

it('is deleted 7 days after an unconfirmed request', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
  const ids = {
    createdAt: daysAgo(30),
    confirmationSentAt: daysAgo(7.01),
    confirmedAt: null,
    unsubscribedAt: null,
  };
  const rows = {
    old: await addSubscription(t, siteId, { ...ids, email: createEmail(), state: 'pending' }),
    askedAgain: await addSubscription(t, siteId, {
      ...ids,
      email: createEmail(),
      state: 'pending',
      confirmationSentAt: daysAgo(6.99),
    }),
    neverAsked: await addSubscription(t, siteId, {
      ...ids,
      email: createEmail(),
      state: 'pending',
      createdAt: daysAgo(7.01),
      confirmationSentAt: null,
    }),
    ended: await addSubscription(t, siteId, {
      ...ids,
      email: createEmail(),
      state: 'unsubscribed',
      unsubscribedAt: daysAgo(7.01),
    }),
    endedNow: await addSubscription(t, siteId, {
      ...ids,
      email: createEmail(),
      state: 'unsubscribed',
      unsubscribedAt: daysAgo(1),
    }),
    before: await addSubscription(t, siteId, {
      ...ids,
      email: createEmail(),
      state: 'pending',
      confirmedAt: daysAgo(20),
      unsubscribedAt: daysAgo(10),
    }),
    active: await addSubscription(t, siteId, {
      ...ids,
      email: createEmail(),
      confirmedAt: daysAgo(20),
    }),
    left: await addSubscription(t, siteId, {
      ...ids,
      email: createEmail(),
      state: 'unsubscribed',
      confirmedAt: daysAgo(20),
      unsubscribedAt: daysAgo(10),
    }),
  };
  for (let i = 0; i < 2; i += 1) await purgeExpired(db);
  const states = await Promise.all(
    Object.entries(rows).map(async ([name, { email }]) => [name, (await readRow(email))?.state]),
  );
  expect(Object.fromEntries(states)).toEqual({
    old: undefined,
    askedAgain: 'pending',
    neverAsked: undefined,
    ended: undefined,
    endedNow: 'unsubscribed',
    before: 'unsubscribed',
    active: 'active',
    left: 'unsubscribed',
  });
});

it('configures per site whether account status is returned', async () => {
  await db
    .update(sites)
    .set({ settings: { revealAccounts: false } })
    .where(eq(sites.id, 'default'));
  const table = await loadSites(db, t.deps.config, t.deps.log);
  expect(siteIds.map((id) => table.sites.get(id)?.revealAccounts)).toEqual([true, true, false]);
  const v = await variantOf(t, { siteRegistry: table });
  const { user } = await caller(t, 'default');
  const proof = await v.on('default').post('/api/csrf/token');
  const reply = await v
    .on('default')
    .post('/api/subscriptions/subscribe')
    .set({
      'X-CSRF-Token': (proof.body as { token: string }).token,
      Cookie: String(proof.headers['set-cookie']).split(';')[0] ?? '',
    })
    .send({ email: user?.email });
  expect(reply.body).toEqual(neutral);
  await db.update(sites).set({ settings: {} }).where(eq(sites.id, 'default'));
});
