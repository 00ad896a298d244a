import { eq, like, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { minuteMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { instanceMarkers, loginCodes, rateLimits, subscriptions } from '../../server/db/schema.ts';
import { manageToken } from '../../server/domain/subscriptions/tokens.ts';
import { caller, createAnonymousCaller, type Caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { getChallenge, solve } from '../support/proof-of-work.ts';
import {
  addSubscription,
  mailsAbout,
  subscribeBy,
  findSubscription,
  tokenMailed,
} from '../support/subscriptions.ts';
import { createTestApp, siteIds, type SiteId } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
const siteId = 'nontrivial';
beforeEach(async () => {
  await db.delete(rateLimits);
  await db.delete(instanceMarkers);
});

let count = 0;
const createEmail = () => `limited${(count += 1)}@mail.example`;
const visitors = Object.fromEntries(
  siteIds.map((site) => [site, createAnonymousCaller(t, site)]),
) as Record<SiteId, Caller>;
const subscribe = (body: object, site: SiteId = siteId, headers: Record<string, string> = {}) =>
  subscribeBy(t, site, body, visitors[site], headers);
const listMails = async (email: string) =>
  (await Promise.all(siteIds.map((site) => mailsAbout(t, site, email)))).flat();
/** Advances the time of the mail counts. */
const pass = (milliseconds: number) =>
  db
    .update(rateLimits)
    .set({ endsAt: sql`ends_at - ${milliseconds / 1_000} * interval '1 second'` })
    .where(like(rateLimits.id, '%-mail %'));

describe('emails to one address', () => {
  it('are one per 15 minutes and three per day', async () => {
    const email = createEmail();
    const replies: string[] = [];
    const ask = async (times: number) => {
      for (let i = 0; i < times; i += 1) {
        const { status, text } = await subscribe(
          { email: i % 2 ? email : email.toUpperCase() },
          siteIds[i % 3],
        );
        replies.push(`${status} ${text}`);
      }
      return (await listMails(email)).length;
    };
    const [quarter, day] = limits.subscriptionMails;
    expect(await ask(30)).toBe(1);
    await pass(quarter.windowMs - minuteMs);
    expect(await ask(9)).toBe(1);
    await pass(minuteMs);
    expect(await ask(9)).toBe(2);
    await pass(quarter.windowMs);
    expect(await ask(9)).toBe(3);
    await pass(quarter.windowMs);
    expect(await ask(9)).toBe(3);
    // A day after the first email, not the last.
    await pass(day.windowMs - 4 * quarter.windowMs);
    expect(await ask(3)).toBe(3);
    await pass(quarter.windowMs);
    expect(await ask(3)).toBe(4);
    await pass(quarter.windowMs - minuteMs);
    expect(await ask(3)).toBe(4);
    expect(new Set(replies).size).toBe(1);
    expect(replies[0]).toMatch(/^201 /);
    // Another address is not limited.
    const other = createEmail();
    await subscribe({ email: other });
    expect(await listMails(other)).toHaveLength(1);
    expect(JSON.stringify(await db.select().from(rateLimits))).not.toContain('@');
  });

  it('share their limit across all mail types', async () => {
    const email = createEmail();
    const row = await addSubscription(t, siteId, { email });
    const requestLink = (body: object) =>
      visitors[siteId].call('POST', '/api/subscriptions/manage-link', body);
    const replies = [
      await requestLink({ email }),
      await requestLink({ email: email.toUpperCase() }),
      await requestLink({ email: createEmail() }),
    ];
    for (const reply of replies) expect([reply.status, reply.body]).toEqual([200, { sent: true }]);
    expect((await listMails(email)).map(({ kind }) => kind)).toEqual(['subscription-link']);
    await subscribe({ email });
    await subscribe({ email }, 'statecraft');
    expect(await listMails(email)).toHaveLength(1);
    expect(await db.select().from(subscriptions).where(eq(subscriptions.id, row.id))).toEqual([
      row,
    ]);
    // The reader got no mail there, so the next is the first.
    expect(await findSubscription(t, 'statecraft', email)).toMatchObject({
      state: 'pending',
      confirmationSentAt: null,
    });
    await pass(15 * minuteMs);
    await visitors.statecraft.call('POST', '/api/subscriptions/manage-link', { email });
    expect((await listMails(email)).map(({ kind }) => kind)).toEqual([
      'subscription-link',
      'subscription-verify',
    ]);
    // An address without a subscription does not count.
    const unknown = createEmail();
    await requestLink({ email: unknown });
    await subscribe({ email: unknown });
    expect(await listMails(unknown)).toHaveLength(1);
    for (const body of [{}, { email, token: 'x' }])
      expectError(await requestLink(body), 'bad_request', ['email']);
    expectError(await requestLink({ token: 'x' }), 'not_found');
  });

  it('that strangers used up leave the owner a full link', async () => {
    const [email, newcomer] = [createEmail(), createEmail()];
    const row = await addSubscription(t, siteId, { email });
    const requestLink = (body: object) =>
      visitors[siteId].call('POST', '/api/subscriptions/manage-link', body);
    for (let i = 0; i < 4; i += 1) {
      await requestLink({ email });
      await subscribe({ email: newcomer, custom_prompt: 'Of a stranger' });
      await pass(15 * minuteMs);
    }
    const listKinds = async (to: string) => (await listMails(to)).map(({ kind }) => kind);
    expect(await listKinds(email)).toHaveLength(3);
    // Any digest has this link.
    await requestLink({ token: manageToken(t.deps, row) });
    expect(await listKinds(email)).toHaveLength(4);
    // Who wants to subscribe confirms any of the requests, and then changes it.
    expect(await listKinds(newcomer)).toEqual(
      Array.from({ length: 3 }, () => 'subscription-verify'),
    );
    const token = await tokenMailed(t, siteId, newcomer, 'verify');
    const confirmed = await visitors[siteId].call('POST', `/api/subscriptions/verify/${token}`);
    await requestLink({ token: (confirmed.body as { token: string }).token });
    expect(await listKinds(newcomer)).toContain('subscription-link');
  });

  it('leave an unsubscribed reader unchanged at the limit', async () => {
    const email = createEmail();
    const row = await addSubscription(t, siteId, { email, state: 'unsubscribed' });
    await subscribe({ email }, 'statecraft');
    await subscribe({ email, custom_prompt: 'Of a stranger' });
    expect(await findSubscription(t, siteId, email)).toEqual(row);
  });

  it('limit welcome emails to three a day', async () => {
    const me = await caller(t, siteId);
    for (let i = 0; i < 5; i += 1) {
      expect((await me.call('POST', '/api/subscriptions/subscribe-authenticated', {})).status).toBe(
        201,
      );
      await me.call('POST', '/api/subscriptions/unsubscribe-authenticated');
    }
    expect((await listMails(me.user?.email ?? '')).map(({ kind }) => kind)).toEqual([
      'subscription-welcome',
      'subscription-welcome',
      'subscription-welcome',
    ]);
  });

  it('are counted apart from login codes', async () => {
    const email = createEmail();
    for (let i = 0; i < 3; i += 1)
      await db.insert(loginCodes).values({ siteId, id: `code-${i}`, email, createdAt: new Date() });
    await subscribe({ email });
    expect(await listMails(email)).toHaveLength(1);
  });
});

it('limits a network to 30 subscriptions per 10 minutes', async () => {
  const network = { 'X-Forwarded-For': '2001:db8:1:2::7' };
  const statuses: number[] = [];
  for (let i = 0; i < 34; i += 1)
    statuses.push(
      (
        await subscribe({ email: createEmail() }, siteIds[i % 3], {
          'X-Forwarded-For': `2001:db8:1:2::${i}`,
        })
      ).status,
    );
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 201), 429, 429, 429, 429]);
  const refused = await subscribe({ email: createEmail() }, siteId, network);
  expectError(refused, 'too_many_requests');
  expect(refused.headers['retry-after']).toMatch(/^[1-9]\d*$/);
  expect(
    (await subscribe({ email: createEmail() }, siteId, { 'X-Forwarded-For': '2001:db8:1:3::7' }))
      .status,
  ).toBe(201);
});

it.each([[{ remark: 'Great site' }], [{ remark: ' ' }], [{ elapsed: 0 }], [{ elapsed: 799 }]])(
  'requires a proof of work for an unlikely form (%j)',
  async (more) => {
    const email = createEmail();
    const refused = await subscribe({ email, ...more });
    expectError(refused, 'challenge_required');
    expect([await findSubscription(t, siteId, email), await listMails(email)]).toEqual([
      undefined,
      [],
    ]);
    const proof = solve(getChallenge(refused.body));
    const accepted = await subscribe({ email, ...more, proof });
    expect([
      accepted.status,
      (await findSubscription(t, siteId, email))?.state,
      (await listMails(email)).length,
    ]).toEqual([201, 'pending', 1]);
    expectError(await subscribe({ email, ...more, proof }), 'challenge_required');
  },
);
