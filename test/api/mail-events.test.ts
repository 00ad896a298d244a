import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { outbox, instanceMarkers, suppressions } from '../../server/db/schema.ts';
import { queueMail } from '../../server/domain/mail/outbox.ts';
import { isSuppressed } from '../../server/domain/mail/suppressions.ts';
import { purgeExpired } from '../../server/domain/operations/retention.ts';
import { expectError } from '../support/error-replies.ts';
import { setUpMailEvents } from '../support/mail-event-calls.ts';
import { addSubscription, findSubscription } from '../support/subscriptions.ts';
import { type SiteId } from '../support/test-app.ts';
import { newId } from '../../server/domain/core/ids.ts';

const { t, db, secrets, createEmail, getSeconds, sign, createBody, send, sendEvent } =
  await setUpMailEvents();

const secret = 'shared with the mail service, and with nobody else';
const site: SiteId = 'nontrivial';
const domain = t.deps.siteRegistry.sites.get(site)?.theme.seo.canonicalDomain ?? '';
const isEmailSuppressed = (email: string, host: SiteId = site) =>
  isSuppressed(db, secrets, host, email);

describe('delivery events of the mail service', () => {
  it('suppress a permanent bounce on this site only', async () => {
    const email = createEmail();
    for (const host of [site, 'statecraft'] as const) await addSubscription(t, host, { email });
    const reply = await sendEvent({ type: 'bounce', email: email.toUpperCase(), permanent: true });
    expect([reply.status, reply.body]).toEqual([200, { outcome: 'suppressed' }]);
    expect(reply.headers['cache-control']).toContain('no-store');
    expect([await isEmailSuppressed(email), await isEmailSuppressed(email, 'statecraft')]).toEqual([
      true,
      false,
    ]);
    expect((await findSubscription(t, site, email))?.state).toBe('active');
  });

  it('end a subscription after a complaint and drop queued emails', async () => {
    const email = createEmail();
    await addSubscription(t, site, { email });
    await queueMail(t.deps, {
      siteId: site,
      kind: 'digest-daily',
      priority: 50,
      recipient: email,
      now: t.clock.now(),
      unsubscribeUrl: 'https://x.example',
      subject: 's',
      html: 'h',
      text: 't',
    });
    expect((await sendEvent({ email })).body).toEqual({ outcome: 'suppressed' });
    expect(await findSubscription(t, site, email)).toMatchObject({
      state: 'unsubscribed',
      unsubscribedAt: expect.any(Date) as Date,
    });
    expect((await db.select().from(outbox))[0]).toMatchObject({
      state: 'failed',
      smtpResponse: 'unsubscribed',
    });
  });

  it('keep a complaint over a bounce', async () => {
    const email = createEmail();
    await addSubscription(t, site, { email });
    await sendEvent({ type: 'bounce', email, permanent: true });
    await sendEvent({ email });
    await sendEvent({ type: 'bounce', email, permanent: true });
    expect((await db.select().from(suppressions)).map(({ reason }) => reason)).toEqual([
      'complaint',
    ]);
  });

  it('ignore temporary bounces and unknown emails', async () => {
    const email = createEmail();
    await addSubscription(t, site, { email });
    await addSubscription(t, 'statecraft', { email: 'elsewhere@mail.example' });
    for (const event of [
      { type: 'bounce', email },
      { type: 'bounce', email, permanent: false },
      { email: 'nobody@mail.example' },
      { email: 'elsewhere@mail.example' },
      { email: 'no address' },
      { email, messageId: `<${newId()}@${domain}>` },
      { email, messageId: 'not one of ours' },
    ])
      expect((await sendEvent(event)).body, JSON.stringify(event)).toEqual({ outcome: 'ignored' });
    expect(await db.$count(suppressions)).toBe(0);
    expect((await findSubscription(t, site, email))?.state).toBe('active');
  });

  it('match a Message-ID only to its recipient and site', async () => {
    const [email, other] = [createEmail(), createEmail()];
    await addSubscription(t, site, { email: other });
    await queueMail(t.deps, {
      siteId: site,
      kind: 'login-code',
      priority: 0,
      recipient: email,
      now: t.clock.now(),
      subject: 's',
      html: 'h',
      text: 't',
    });
    const [mail] = await db.select().from(outbox);
    const messageId = `<${mail?.id}@${domain}>`;
    expect((await sendEvent({ email: other, messageId })).body).toEqual({ outcome: 'ignored' });
    expectError(await sendEvent({ email, messageId }, 'statecraft'), 'not_found');
    expectError(
      await sendEvent({ email, messageId: `<${mail?.id}@elsewhere.example>` }),
      'not_found',
    );
    expect((await sendEvent({ email, messageId })).body).toEqual({ outcome: 'suppressed' });
    await db.delete(suppressions);
    await db.update(outbox).set({ state: 'sent', createdAt: sql`now() - interval '8 days'` });
    await purgeExpired(t.deps);
    expect((await sendEvent({ email: other, messageId })).body).toEqual({ outcome: 'ignored' });
    expect((await sendEvent({ email, messageId })).body).toEqual({ outcome: 'suppressed' });
  });

  it('are accepted once until forgotten after 31 days', async () => {
    const email = createEmail();
    for (const host of [site, 'statecraft'] as const) await addSubscription(t, host, { email });
    const body = createBody({ email, type: 'bounce', permanent: true });
    expect((await send(body)).status).toBe(200);
    await db.delete(suppressions);
    expectError(await send(body), 'conflict');
    expectError(await send(body, undefined, 'statecraft'), 'conflict');
    expect(await db.$count(suppressions)).toBe(0);
    const [{ days = 0 } = {}] = await db
      .select({ days: sql<number>`extract(epoch from expires_at - now())::float8 / 86400` })
      .from(instanceMarkers)
      .where(sql`id like 'mail-event %'`);
    expect(days).toBeCloseTo(31, 2);
    await db.update(instanceMarkers).set({ expiresAt: sql`now() - interval '1 second'` as never });
    await purgeExpired(t.deps);
    expect((await send(body)).status).toBe(200);
  });

  it('are accepted once under concurrency', async () => {
    const email = createEmail();
    await addSubscription(t, site, { email });
    const body = createBody({ email });
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => send(body)))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });
});

describe('a rejected delivery event', () => {
  const email = 'victim@mail.example';
  beforeEach(async () => void (await addSubscription(t, site, { email })));
  const expectUnchanged = async () => {
    expect(await isEmailSuppressed(email)).toBe(false);
    expect((await findSubscription(t, site, email))?.state).toBe('active');
  };

  it('is unsigned because no secret is configured', async () => {
    t.deps.config.mailWebhookSecret = null;
    const body = createBody({ email });
    for (const signature of [sign(body), sign(body, getSeconds(), ''), null])
      expectError(await send(body, signature), 'unauthorized');
    await expectUnchanged();
  });

  it.each<[string, (body: string) => string | null]>([
    ['nothing', () => null],
    ['an empty header', () => ''],
    [
      'another secret',
      (body) => sign(body, getSeconds(), 'another secret of thirty-two bytes and more'),
    ],
    ['another body', (body) => sign(`${body} `)],
    ['another time', (body) => sign(body).replace(/t=\d+/, `t=${getSeconds(1)}`)],
    ['no time', (body) => sign(body).replace(/t=\d+,/, '')],
    ['a time too long ago', (body) => sign(body, getSeconds(-301))],
    ['a time to come', (body) => sign(body, getSeconds(301))],
    ['an invalid time', (body) => sign(body, 'NaN')],
    ['half of it', (body) => sign(body).slice(0, -32)],
    [
      'it in capitals',
      (body) => sign(body).toUpperCase().replace('T=', 't=').replace('V1=', 'v1='),
    ],
    [
      'the body alone',
      (body) => `t=${getSeconds()},v1=${createHmac('sha256', secret).update(body).digest('hex')}`,
    ],
  ])('has %s', async (_what, signature) => {
    const body = createBody({ email });
    expectError(await send(body, signature(body)), 'unauthorized');
    await expectUnchanged();
  });

  it('comes from a page of another site', async () => {
    const body = createBody({ email });
    const call = t
      .on(site)
      .post('/api/mail/events')
      .set({
        'Content-Type': 'application/json',
        'X-Signature': sign(body),
        Origin: 'https://evil.example',
      });
    expectError(await call.send(body), 'forbidden');
    await expectUnchanged();
  });

  it('comes to an unknown host', async () => {
    const body = createBody({ email });
    expectError(await send(body, sign(body), 'unknown.example'), 'misdirected_request');
  });

  it('returns 413 above 64 KB, unread at 10 MB', async () => {
    for (const size of [64 * 1024, 10 * 1024 * 1024]) {
      const body = createBody({ email, messageId: 'x'.repeat(size) });
      expectError(await send(body), 'payload_too_large');
    }
    await expectUnchanged();
  });
});

it('is accepted up to five minutes, with either secret', async () => {
  const email = createEmail();
  await addSubscription(t, site, { email });
  const first = createBody({ email });
  expect((await send(first, sign(first, getSeconds(-299)))).status).toBe(200);
  const second = createBody({ email });
  expect(
    (await send(second, sign(second).replace(',v1=', `,v1=${'0'.repeat(64)},v1=`))).status,
  ).toBe(200);
});

it.each([
  ['{', 'body'],
  ['[]', ''],
  ['{"id":"a","id":"b"}', 'body'],
  [JSON.stringify({ type: 'complaint', email: 'a@b.example' }), 'id'],
  [JSON.stringify({ id: 'a b', type: 'complaint', email: 'a@b.example' }), 'id'],
  [JSON.stringify({ id: 'a', type: 'delivered', email: 'a@b.example' }), 'type'],
  [JSON.stringify({ id: 'a', type: 'complaint' }), 'email'],
  [JSON.stringify({ id: 'a', type: 'complaint', email: 'a@b.example', more: 1 }), 'more'],
  [
    JSON.stringify({ id: 'a', type: 'bounce', email: 'a@b.example', permanent: 'yes' }),
    'permanent',
  ],
])('with %s, though signed, answers 400', async (body, field) => {
  expectError(await send(body), 'bad_request', [field]);
  expect(await db.$count(instanceMarkers, sql`id like 'mail-event %'`)).toBe(0);
});
