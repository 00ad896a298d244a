import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Subscription } from '#shared/contract/subscription-schemas.ts';
import { dayMs, minuteMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { digestVariants, issues, outbox, subscriptions } from '../../server/db/schema.ts';
import { standardPreferences } from '#shared/newsletter/preferences.ts';
import { purgeExpired } from '../../server/domain/operations/retention.ts';
import { manageToken, unsubscribeToken } from '../../server/domain/subscriptions/tokens.ts';
import { createSecrets } from '../../server/infra/signing.ts';
import { expectError } from '../support/error-replies.ts';
import { createDigestRow } from '../support/mail-rows.ts';
import {
  type SubscriptionRow,
  addSubscription,
  mailsAbout,
  tokenMailed,
} from '../support/subscriptions.ts';
import { setUpSubscriptions } from '../support/subscription-calls.ts';

const {
  t,
  db,
  siteId,
  createEmail,
  subscribe,
  readRow,
  createVisitor,
  verify,
  callPreferences,
  unsubscribe,
  createOwnerToken,
} = await setUpSubscriptions();

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
    const createAudience = (id: string, promptKey: string, topic: string | null) => ({
      siteId,
      id,
      issueId: 'the-issue',
      language: 'en',
      promptKey,
      preferences: topic === null ? null : { ...standardPreferences, topics: [topic] },
      dueAt: now,
    });
    await db
      .insert(digestVariants)
      .values([
        createAudience('public', '', null),
        createAudience('mine', 'a', 'my illness'),
        createAudience('shared', 'b', 'energy'),
      ]);
    const mail = (
      id: string,
      { id: subscriptionId, email }: SubscriptionRow,
      audienceId: string,
      issueId = 'the-issue',
    ) =>
      createDigestRow({
        id,
        recipient: email,
        unsubscribeUrl: 'https://x.example',
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
          `/api/subscriptions/preferences/${createOwnerToken(mine)}`,
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
    const token = await tokenMailed(t, siteId, email, 'verify');
    // Emails of one instant have no order.
    t.clock.set(new Date(t.clock.now().getTime() + minuteMs));
    await verify(token);
    const row = (await readRow(email)) as SubscriptionRow;
    const { status: code, body } = await createVisitor().call(
      'GET',
      `/api/subscriptions/export/${createOwnerToken(row)}`,
    );
    expect(code).toBe(200);
    expect(body).toEqual({
      ...((await callPreferences(createOwnerToken(row))).body as Subscription),
      email,
      site: siteId,
      source: 'form',
      consent: '',
      createdAt: row.createdAt.toISOString(),
      confirmedAt: row.confirmedAt?.toISOString(),
      unsubscribedAt: null,
      consents: [
        expect.objectContaining({ event: 'subscribed', via: 'api' }),
        expect.objectContaining({ event: 'confirmed', via: 'mail' }),
      ],
      mails: (await mailsAbout(t, siteId, email))
        .toReversed()
        .map(({ kind, state, createdAt }) => ({ kind, state, createdAt: createdAt.toISOString() })),
    });
    expect((body as { mails: unknown[] }).mails).toHaveLength(2);
  });

  it('is erased at once, including emails and links', async () => {
    const email = createEmail();
    await subscribe({ email, custom_prompt: 'Mine' });
    const verifying = await tokenMailed(t, siteId, email, 'verify');
    await verify(verifying);
    const row = (await readRow(email)) as SubscriptionRow;
    expect(
      (
        await createVisitor().call(
          'DELETE',
          `/api/subscriptions/preferences/${createOwnerToken(row)}`,
        )
      ).body,
    ).toEqual({ erased: true });
    expect([await readRow(email), await db.$count(outbox, eq(outbox.recipient, email))]).toEqual([
      undefined,
      0,
    ]);
    for (const reply of [
      await callPreferences(createOwnerToken(row)),
      await verify(verifying),
      await createVisitor().call(
        'DELETE',
        `/api/subscriptions/preferences/${createOwnerToken(row)}`,
      ),
    ])
      expectError(reply, 'not_found');
  });

  it('stays ended for the links of its emails', async () => {
    const email = createEmail();
    const row = await addSubscription(t, siteId, { email });
    await db.delete(subscriptions).where(eq(subscriptions.id, row.id));
    const ended = { email: '•••', language: 'en', subscribed: false };
    for (const token of [unsubscribeToken(t.deps, row), manageToken(t.deps, row)]) {
      const path = `/api/subscriptions/unsubscribe/${token}`;
      for (let i = 0; i < limits.wrongTokens.count; i += 1)
        expect((await unsubscribe(token)).body).toEqual(ended);
      expect((await createVisitor().call('GET', path)).body).toEqual({ ...ended, canUndo: false });
      expectError(
        await createVisitor().call('POST', path.replace('/unsub', '/resub')),
        'not_found',
      );
    }
    const forged = unsubscribeToken({ secrets: createSecrets(['x'.repeat(32)]) }, row);
    expectError(await unsubscribe(forged), 'not_found');
  });
});

it('is deleted 7 days after an unconfirmed request', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
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
  for (let i = 0; i < 2; i += 1) await purgeExpired(t.deps);
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
