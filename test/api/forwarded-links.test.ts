import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { withStandard } from '#shared/newsletter/preferences.ts';
import type { Subscription } from '#shared/contract/subscription-schemas.ts';
import * as limits from '#shared/limits.ts';
import { subscriptions } from '../../server/db/schema.ts';
import {
  feedbackToken,
  manageToken,
  ownerToken,
  unsubscribeToken,
  verifyToken,
} from '../../server/domain/subscriptions/tokens.ts';
import { caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { codeMailedTo } from '../support/members.ts';
import { setUpSubscriptions } from '../support/subscription-calls.ts';
import {
  addSubscription,
  findSubscription,
  tokenMailed,
  type SubscriptionRow,
} from '../support/subscriptions.ts';

const { t, db, siteId, createEmail, createVisitor, callPreferences } = await setUpSubscriptions();
const prompt = 'Plain language, about my own illness';
const preferences = withStandard({ topics: ['my illness'], level: 'plain' });
const cannot = ['send my illness at night'];
const addReader = (values: Partial<SubscriptionRow> = {}) =>
  addSubscription(t, siteId, {
    email: createEmail(),
    customPrompt: prompt,
    preferences,
    cannot,
    ...values,
  });
const read = async (row: SubscriptionRow) =>
  (await findSubscription(t, siteId, row.email)) as SubscriptionRow;
const endOldLinks = (token: string) =>
  createVisitor().call('POST', `/api/subscriptions/end-old-links/${token}`);

describe('the link of a forwarded digest', () => {
  it('cannot link the subscription to a stranger', async () => {
    const stranger = await caller(t, siteId);
    const owner = await caller(t, siteId);
    const row = await addReader({ email: owner.user?.email ?? '' });
    const link = (by: typeof owner) =>
      by.call('POST', '/api/subscriptions/link-account', { token: manageToken(t.deps, row) });
    expectError(await link(stranger), 'forbidden');
    expect((await read(row)).userId).toBeNull();
    expect((await link(owner)).body).toMatchObject({ account: owner.user?.username });
  });

  it('shows no prompt, no account and no address', async () => {
    const me = await caller(t, siteId);
    const row = await addReader({ userId: me.user?.id ?? '' });
    const { body } = await callPreferences(manageToken(t.deps, row));
    expect(body).toMatchObject({
      access: 'delivery',
      custom_prompt: null,
      account: null,
      preferences: null,
      cannot: [],
    } satisfies Partial<Subscription> | object);
    expect(JSON.stringify(body)).not.toMatch(/illness|plain/i);
    expect(JSON.stringify(body)).not.toContain(row.email);
  });

  it('changes the delivery, not the prompt', async () => {
    const row = await addReader();
    const token = manageToken(t.deps, row);
    expect((await callPreferences(token, { frequency: 'weekly', pauseWeeks: 2 })).status).toBe(200);
    for (const custom_prompt of ['Else', '', null])
      expectError(await callPreferences(token, { custom_prompt }), 'forbidden');
    for (const chosen of [{ topics: ['go'] }, null])
      expectError(await callPreferences(token, { preferences: chosen }), 'forbidden');
    expect(await read(row)).toMatchObject({
      frequency: 'weekly',
      customPrompt: prompt,
      preferences,
    });
  });

  it('neither exports nor erases nor ends old links', async () => {
    const row = await addReader();
    const token = manageToken(t.deps, row);
    for (const [method, path] of [
      ['GET', 'export'],
      ['DELETE', 'preferences'],
      ['POST', 'end-old-links'],
    ] as const)
      expectError(
        await createVisitor().call(method, `/api/subscriptions/${path}/${token}`),
        'forbidden',
      );
    expect(await read(row)).toEqual(row);
  });

  it('emails a link with full access to the address', async () => {
    const row = await addReader();
    const sent = await createVisitor().call('POST', '/api/subscriptions/manage-link', {
      token: manageToken(t.deps, row),
    });
    expect(sent.body).toEqual({ sent: true });
    const token = await tokenMailed(t, siteId, row.email, 'manage');
    expect((await callPreferences(token)).body).toMatchObject({
      access: 'full',
      custom_prompt: prompt,
    });
    expect((await callPreferences(token, { custom_prompt: 'Else' })).body).toMatchObject({
      custom_prompt: 'Else',
    });
  });
});

it('links with full access work for one hour', async () => {
  const row = await addReader();
  const at = (ago: number) =>
    ownerToken(
      {
        secrets: t.deps.secrets,
        clock: { now: () => new Date(t.deps.clock.now().getTime() - ago) } as never,
      },
      row,
    );
  const { lifetimeMs } = limits.ownerLink;
  expect((await callPreferences(at(lifetimeMs - 60_000))).status).toBe(200);
  expectError(await callPreferences(at(lifetimeMs + 1_000)), 'gone');
  const visitor = createVisitor();
  expect(
    (await visitor.call('POST', `/api/subscriptions/unsubscribe/${at(lifetimeMs + 1_000)}`)).status,
    'always',
  ).toBe(200);
});

describe('old links', () => {
  it('only unsubscribe after the owner ended them', async () => {
    const row = await addReader();
    const [manage, owner, feedback, verify] = [
      manageToken(t.deps, row),
      ownerToken(t.deps, row),
      feedbackToken(t.deps, row, 'variant'),
      verifyToken(t.deps, row, new Date()),
    ];
    expect((await endOldLinks(owner)).body).toEqual({ ended: true });
    const visitor = createVisitor();
    for (const path of [
      `preferences/${manage}`,
      `preferences/${owner}`,
      `export/${owner}`,
      `stories/${feedback}`,
      `verify/${verify}`,
    ])
      expectError(await visitor.call('GET', `/api/subscriptions/${path}`), 'not_found');
    expectError(await endOldLinks(owner), 'not_found');
    for (const token of [unsubscribeToken(t.deps, row), manage]) {
      await db
        .update(subscriptions)
        .set({ state: 'active', unsubscribedAt: null })
        .where(eq(subscriptions.id, row.id));
      const reply = await t.on(siteId).post(`/api/subscriptions/unsubscribe/${token}`);
      expect(reply.body).toEqual({ email: '•••', language: 'en', subscribed: false });
      expect((await read(row)).state).toBe('unsubscribed');
      expectError(
        await visitor.call('POST', `/api/subscriptions/resubscribe/${token}`),
        'not_found',
      );
    }
  });

  it('are followed by links of the next version', async () => {
    const row = await addReader();
    await endOldLinks(ownerToken(t.deps, row));
    const next = await read(row);
    expect(next.linkVersion).toBe(1);
    expect((await callPreferences(manageToken(t.deps, next))).status).toBe(200);
    expect((await endOldLinks(ownerToken(t.deps, next))).status).toBe(200);
    expectError(await callPreferences(manageToken(t.deps, next)), 'not_found');
    expect(
      (
        await createVisitor().call(
          'POST',
          `/api/subscriptions/unsubscribe/${unsubscribeToken(t.deps, next)}`,
        )
      ).status,
    ).toBe(200);
  });

  it('end when the address changes', async () => {
    const me = await caller(t, siteId);
    const after = createEmail();
    const row = await addReader({ email: me.user?.email ?? '', userId: me.user?.id ?? '' });
    await me.call('PUT', '/api/account/email', { email: after });
    await me.call('POST', '/api/account/email/verify', {
      otp: await codeMailedTo(t, siteId, after),
    });
    expectError(await callPreferences(manageToken(t.deps, row)), 'not_found');
    const { body } = await createVisitor().call(
      'GET',
      `/api/subscriptions/unsubscribe/${unsubscribeToken(t.deps, row)}`,
    );
    expect(body).toEqual({ email: '•••', language: 'en', subscribed: true, canUndo: false });
  });
});

it('a proven address takes its subscription from another account', async () => {
  const [stranger, owner] = [await caller(t, siteId), await caller(t, siteId)];
  const row = await addReader({
    email: owner.user?.email ?? '',
    userId: stranger.user?.id ?? '',
  });
  const status = (await owner.call('GET', '/api/subscriptions/status')).body as {
    subscribed: boolean;
    token: string;
  };
  expect(status.subscribed).toBe(true);
  const linked = await owner.call('POST', '/api/subscriptions/link-account', {
    token: status.token,
  });
  expect(linked.body).toMatchObject({ account: owner.user?.username });
  expect((await stranger.call('GET', '/api/subscriptions/status')).body).toMatchObject({
    subscribed: false,
  });
  expect((await read(row)).userId).toBe(owner.user?.id);
});
