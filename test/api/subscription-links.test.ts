import { eq, sql } from 'drizzle-orm';
import supertest from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { outbox, rateLimits, subscriptions } from '../../server/db/schema.ts';
import {
  ownerToken,
  unsubscribeToken,
  verifyToken,
} from '../../server/domain/subscriptions/tokens.ts';
import { suppressAddress } from '../../server/domain/mail/suppressions.ts';
import { createAnonymousCaller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import { addIssue } from '../support/issues.ts';
import { codeMailedTo, fromSite } from '../support/members.ts';
import {
  addSubscription,
  mailsAbout,
  subscribeBy,
  findSubscription,
  tokenMailed,
  type SubscriptionRow,
} from '../support/subscriptions.ts';
import { createTestApp, hosts, type SiteId } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db, secrets } = t.deps;
const siteId = 'nontrivial';
beforeEach(async () => void (await db.delete(rateLimits)));

let count = 0;
const createEmail = () => `linked${(count += 1)}@mail.example`;
const readRow = (email: string) => findSubscription(t, siteId, email);
const verify = (token: string, site: SiteId = siteId) =>
  createAnonymousCaller(t, site).call('POST', `/api/subscriptions/verify/${token}`);
const setWaiting = (token: string) =>
  createAnonymousCaller(t, siteId).call('GET', `/api/subscriptions/verify/${token}`);
const age = (email: string, interval: string) =>
  db
    .update(subscriptions)
    .set({ confirmationSentAt: sql`confirmation_sent_at - ${interval}::interval` })
    .where(eq(subscriptions.email, email))
    .returning();

describe('a confirmation link', () => {
  it('expires after 7 days and can be emailed again', async () => {
    const email = createEmail();
    await subscribeBy(t, siteId, { email });
    const [row] = await age(email, '6 days 23 hours 59 minutes');
    const young = verifyToken(t.deps, row as SubscriptionRow, row?.confirmationSentAt as Date);
    const [older] = await age(email, '2 minutes');
    const old = verifyToken(t.deps, older as SubscriptionRow, older?.confirmationSentAt as Date);
    expect([(await setWaiting(young)).body, (await setWaiting(old)).body]).toMatchObject([
      { state: 'waiting' },
      { state: 'expired', token: null },
    ]);
    expectError(await verify(old), 'gone');
    expect((await readRow(email))?.state).toBe('pending');
    await db.delete(rateLimits);
    expect(
      (
        await createAnonymousCaller(t, siteId).call('POST', '/api/subscriptions/manage-link', {
          token: old,
        })
      ).body,
    ).toEqual({ sent: true });
    const mailed = await tokenMailed(t, siteId, email, 'verify');
    expect(mailed).not.toBe(old);
    expect((await verify(mailed)).body).toMatchObject({ already: false });
    // The old link stays invalid although the subscription is active again.
    expectError(await verify(old), 'gone');
  });

  it('works repeatedly and confirms once under concurrency', async () => {
    const email = createEmail();
    await subscribeBy(t, siteId, { email });
    const first = await tokenMailed(t, siteId, email, 'verify');
    await db.delete(rateLimits);
    await subscribeBy(t, siteId, { email });
    const second = await tokenMailed(t, siteId, email, 'verify');
    const replies = await Promise.all([first, second, first, second].map((token) => verify(token)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(
      replies
        .map(({ body }) => (body as { already: boolean }).already)
        .filter((already) => !already),
    ).toHaveLength(1);
    expect(
      (await mailsAbout(t, siteId, email)).filter(({ kind }) => kind === 'subscription-welcome'),
    ).toHaveLength(1);
  });

  it('is followed by an email with the latest issue', async () => {
    await addIssue(t, siteId, '2026-11-19', []);
    await addIssue(t, siteId, '2026-11-20', []);
    await addIssue(t, siteId, '2026-11-20-08', []);
    const email = createEmail();
    await subscribeBy(t, siteId, { email });
    await verify(await tokenMailed(t, siteId, email, 'verify'));
    const [welcome] = (await mailsAbout(t, siteId, email)).filter(
      ({ kind }) => kind === 'subscription-welcome',
    );
    expect(welcome?.text).toContain('https://nontrivial.example/newsletter/archive/2026-11-20\n');
    expect(welcome?.text).toContain('Digests come from no-reply@nontrivial.example.');
  });

  it('is invalid after an unsubscription; a new one works', async () => {
    const email = createEmail();
    await subscribeBy(t, siteId, { email });
    const token = await tokenMailed(t, siteId, email, 'verify');
    const row = (await readRow(email)) as SubscriptionRow;
    await t.on(siteId).post(`/api/subscriptions/unsubscribe/${unsubscribeToken(t.deps, row)}`);
    expectError(await verify(token), 'gone');
    await db.delete(rateLimits);
    await subscribeBy(t, siteId, { email });
    expectError(await verify(token), 'gone');
    expect((await readRow(email))?.state).toBe('unsubscribed');
    expect((await verify(await tokenMailed(t, siteId, email, 'verify'))).body).toMatchObject({
      already: false,
    });
  });

  it('returns 404 after an address change or elsewhere', async () => {
    const email = createEmail();
    await subscribeBy(t, siteId, { email });
    const token = await tokenMailed(t, siteId, email, 'verify');
    expectError(await verify(token, 'statecraft'), 'not_found');
    await db
      .update(subscriptions)
      .set({ email: `new-${email}` })
      .where(eq(subscriptions.email, email));
    expectError(await verify(token), 'not_found');
    expectError(await setWaiting(token), 'not_found');
    expect((await readRow(`new-${email}`))?.state).toBe('pending');
  });
});

it('ignores HEAD and GET by link scanners', async () => {
  const row = await addSubscription(t, siteId, { email: createEmail() });
  const subscription = await addSubscription(t, siteId, { email: createEmail(), state: 'pending' });
  const [manage, leave, confirm] = [
    ownerToken(t.deps, row),
    unsubscribeToken(t.deps, row),
    verifyToken(t.deps, subscription, new Date()),
  ];
  const before = await db.select().from(subscriptions).orderBy(subscriptions.id);
  const mails = await db.$count(outbox);
  const paths = [
    `/api/subscriptions/unsubscribe/${leave}`,
    `/api/subscriptions/verify/${confirm}`,
    `/api/subscriptions/preferences/${manage}`,
    `/api/subscriptions/export/${manage}`,
  ];
  const scanners: Record<string, string>[] = [
    { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) SafeLinks' },
    { Purpose: 'prefetch', 'Sec-Purpose': 'prefetch' },
    { 'User-Agent': 'GoogleImageProxy', Referer: 'https://mail.example/' },
    { Accept: '*/*' },
  ];
  for (const path of paths) {
    for (let i = 0; i < 20; i += 1) {
      const reply = await t
        .on(siteId)
        [i % 2 ? 'head' : 'get'](path)
        .set({ Accept: 'application/json', ...scanners[i % 4] });
      expect([path, reply.status]).toEqual([path, 200]);
      expect(reply.headers['cache-control']).toMatch(/no-cache|no-store/);
    }
  }
  expect(await db.select().from(subscriptions).orderBy(subscriptions.id)).toEqual(before);
  expect(await db.$count(outbox)).toBe(mails);
});

describe('one-click unsubscription', () => {
  it.each<[string, (request: supertest.Test) => supertest.Test]>([
    [
      'a form',
      (request) =>
        request
          .set('Content-Type', 'application/x-www-form-urlencoded')
          .send('List-Unsubscribe=One-Click'),
    ],
    [
      'a form in parts',
      (request) =>
        request
          .set('Content-Type', 'multipart/form-data; boundary=x')
          .send(
            '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\n' +
              'One-Click\r\n--x--\r\n',
          ),
    ],
    ['nothing', (request) => request],
    [
      'nothing that is anything',
      (request) => request.set('Content-Type', 'application/json').send('{'),
    ],
  ])('accepts %s without cookie, origin or token', async (_what, send) => {
    const email = createEmail();
    await subscribeBy(t, siteId, { email });
    await verify(await tokenMailed(t, siteId, email, 'verify'));
    const mail = (await mailsAbout(t, siteId, email)).at(-1);
    const { pathname } = new URL(mail?.unsubscribeUrl ?? '');
    const request = () =>
      send(
        supertest(t.app).post(pathname).set({ Host: hosts[siteId], 'User-Agent': 'mail program' }),
      );
    for (let i = 0; i < 3; i += 1) {
      const reply = await request();
      expect([reply.status, reply.headers.location, reply.body]).toEqual([
        200,
        undefined,
        {
          email: expect.stringMatching(/^l•••\d@mail\.example$/) as string,
          language: 'en',
          subscribed: false,
        },
      ]);
    }
    const row = await readRow(email);
    expect(row?.state).toBe('unsubscribed');
    expect(Math.abs((row?.unsubscribedAt?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    expect((await t.on(siteId).get(pathname)).body).toMatchObject({ subscribed: false });
  });

  it('does not stop account emails', async () => {
    const email = createEmail();
    await t.make.user(siteId, { email });
    const row = await addSubscription(t, siteId, { email });
    await t.on(siteId).post(`/api/subscriptions/unsubscribe/${unsubscribeToken(t.deps, row)}`);
    await suppressAddress(db, secrets, siteId, email, 'complaint');
    await t.on(siteId).post('/api/auth/login').set(fromSite(siteId)).send({ email });
    expect(await codeMailedTo(t, siteId, email)).toMatch(/^\d{6}$/);
    const [code] = await db.select().from(outbox).where(eq(outbox.recipient, email));
    expect(code).toMatchObject({ kind: 'login-code', state: 'queued', unsubscribeUrl: null });
  });
});
