import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Subscription, SubscriptionReply } from '#shared/contract/subscription-schemas.ts';
import { subscriptions, users } from '../../server/db/schema.ts';
import { deleteDueAccounts } from '../../server/domain/account-lifecycle/erase-account.ts';
import { unsubscribeToken } from '../../server/domain/subscriptions/tokens.ts';
import { type Caller, caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { codeMailedTo } from '../support/members.ts';
import { type SubscriptionRow, addSubscription, tokenMailed } from '../support/subscriptions.ts';
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
  createOwnerToken,
  neutral,
} = await setUpSubscriptions();

const readStatus = async (actor: Caller) =>
  (await actor.call('GET', '/api/subscriptions/status')).body as {
    subscribed: boolean;
    subscription: Subscription | null;
    token: string | null;
  };

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
        userExists: false,
        username: null,
        hint: 'You’ll get the next issue by email.',
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
    expectError(await updatePreferences({ email: createEmail() }), 'bad_request', ['email']);
  });

  it('keeps the preferences that the settings do not have', async () => {
    const me = await caller(t, siteId);
    const preferences = { custom_prompt: 'Only robotics', timeZone: 'Asia/Tokyo', language: 'de' };
    const subscribeMe = (body: object) =>
      me.call('POST', '/api/subscriptions/subscribe-authenticated', body);
    await subscribeMe({ ...preferences, frequency: 'weekly' });
    await me.call('POST', '/api/subscriptions/unsubscribe-authenticated');
    await subscribeMe({ frequency: 'daily', form: 'settings' });
    expect((await readStatus(me)).subscription).toMatchObject({
      ...preferences,
      state: 'active',
      frequency: 'daily',
    });
    await me.call('POST', '/api/subscriptions/unsubscribe-authenticated');
    await subscribeMe({ form: 'modal' });
    expect((await readStatus(me)).subscription).toMatchObject({ custom_prompt: null });
  });

  it('is subscribed in the time zone of the account', async () => {
    const [me, other] = [await caller(t, siteId), await caller(t, siteId)];
    await me.call('PATCH', '/api/account', { timeZone: 'Asia/Tokyo' });
    const zones = [];
    for (const member of [me, other]) {
      await member.call('POST', '/api/subscriptions/subscribe-authenticated', {});
      zones.push((await readStatus(member)).subscription?.timeZone);
    }
    expect(zones).toEqual(['Asia/Tokyo', t.deps.siteRegistry.sites.get(siteId)?.timeZone]);
  });

  it('reads, changes and ends only the own subscription', async () => {
    const [me, other] = [await caller(t, siteId), await caller(t, siteId)];
    expect(await readStatus(me)).toEqual({ subscribed: false, subscription: null, token: null });
    expectError(
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
      token: expect.stringContaining(row.id) as string,
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
      subscription: { state: 'active' },
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
    expect((await readStatus(other)).token).toContain(linked.id);
  });

  it('links one subscription of any address by its owner link', async () => {
    const [me, other] = [await caller(t, siteId), await caller(t, siteId)];
    const [first, second] = [
      await addSubscription(t, siteId, { email: createEmail() }),
      await addSubscription(t, siteId, { email: createEmail() }),
    ];
    const linkSubscription = (actor: Caller, row: SubscriptionRow) =>
      actor.call('POST', '/api/subscriptions/link-account', { token: createOwnerToken(row) });
    expect((await linkSubscription(me, first)).body).toMatchObject({ account: me.user?.username });
    expect((await linkSubscription(me, first)).status, 'safe to repeat').toBe(200);
    expectError(await linkSubscription(me, second), 'conflict');
    expectError(await linkSubscription(other, first), 'conflict');
    expect([(await readRow(first.email))?.userId, (await readRow(second.email))?.userId]).toEqual([
      me.user?.id,
      null,
    ]);
    expect((await readStatus(me)).token).toContain(first.id);
    for (const token of [
      unsubscribeToken(t.deps, second),
      'nothing',
      createOwnerToken(await addSubscription(t, 'statecraft', { email: createEmail() })),
    ])
      expectError(
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
