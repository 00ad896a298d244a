import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { loadPack } from '#shared/texts/packs.ts';
import { rateLimits, subscriptions } from '../../server/db/schema.ts';
import { manageToken, unsubscribeToken } from '../../server/domain/subscriptions/tokens.ts';
import { expectError } from '../support/error-replies.ts';
import {
  type SubscriptionRow,
  addSubscription,
  mailsAbout,
  subscribeBy,
  tokenMailed,
} from '../support/subscriptions.ts';
import { hosts, siteIds } from '../support/test-app.ts';
import { setUpSubscriptions } from '../support/subscription-calls.ts';

const {
  t,
  db,
  siteId,
  createEmail,
  subscribe,
  readRow,
  listMailKinds,
  createVisitor,
  verify,
  unsubscribe,
  createOwnerToken,
  neutral,
} = await setUpSubscriptions();

describe('subscribing', () => {
  it.each(siteIds)('on %s takes an email, its link and a button', async (site) => {
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
      token: manageToken(t.deps, row as SubscriptionRow),
    });
    expect(Math.abs((row?.confirmedAt?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(await listMailKinds(normalizedEmail, site)).toEqual([
      'subscription-verify',
      'subscription-welcome',
    ]);
    expect(await tokenMailed(t, site, normalizedEmail, 'manage')).toBe(
      manageToken(t.deps, row as SubscriptionRow),
    );

    const again = await verify(token, site);
    expect([again.status, again.body]).toEqual([
      200,
      { ...(confirmed.body as object), already: true },
    ]);
    expect(await listMailKinds(normalizedEmail, site)).toHaveLength(2);
    expect((await t.on(site).get(`/api/subscriptions/verify/${token}`)).body).toMatchObject({
      state: 'confirmed',
      token: manageToken(t.deps, row as SubscriptionRow),
    });
    expect(JSON.stringify(t.log)).not.toMatch(/@mail\.example/i);
  });

  it("stores the preferences and emails in the reader's language", async () => {
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
  ])('rejects a wrong %j', async (fields, body) => {
    expectError(await subscribe(body), 'bad_request', fields);
    expect(await readRow(good.email)).toBeUndefined();
  });

  it('counts a thousand code points without surrounding white space', async () => {
    const email = createEmail();
    expect((await subscribe({ email, custom_prompt: ` ${'🦉'.repeat(1_000)}\n` })).status).toBe(
      201,
    );
    expect((await readRow(email))?.customPrompt).toBe('🦉'.repeat(1_000));
  });

  it('again emails a second link and keeps the first request', async () => {
    const email = createEmail();
    await subscribe({ email, frequency: 'weekly', custom_prompt: 'Much', language: 'fr' });
    const before = await readRow(email);
    await db.delete(rateLimits);
    expect((await subscribe({ email })).body).toEqual(neutral);
    expect(await readRow(email)).toEqual(before);
    expect(await listMailKinds(email)).toEqual(['subscription-verify', 'subscription-verify']);
    await verify(await tokenMailed(t, siteId, email, 'verify'));
    // What the second form left open stays.
    expect(await readRow(email)).toMatchObject({
      id: before?.id,
      state: 'active',
      frequency: 'daily',
      customPrompt: null,
      language: 'fr',
    });
  });

  it('again with an active address emails its preferences link', async () => {
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
    expect(await tokenMailed(t, siteId, email, 'manage')).toContain(`${row.id}.`);
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
    expect(await readRow(email)).toMatchObject({ state: 'unsubscribed', customPrompt: 'Old' });
    await verify(await tokenMailed(t, siteId, email, 'verify'));
    expect(await readRow(email)).toMatchObject({
      state: 'active',
      customPrompt: 'New',
      pausedUntil: null,
    });
  });

  it('twenty times at once creates one row, one email', async () => {
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
      await createVisitor().call('GET', `/api/subscriptions/export/${createOwnerToken(here)}`)
    ).text;
    expect(exported).not.toMatch(/There|statecraft/);
    expect(
      (
        await createVisitor().call(
          'DELETE',
          `/api/subscriptions/preferences/${createOwnerToken(here)}`,
        )
      ).body,
    ).toEqual({ erased: true });
    expect((await readRow(email, 'statecraft'))?.state).toBe('active');
    expect(await listMailKinds(email, 'statecraft')).toHaveLength(2);
  });
});
