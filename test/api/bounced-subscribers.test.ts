import { eq, like, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { hourMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { outbox, rateLimits, suppressions } from '../../server/db/schema.ts';
import { sendDueMail } from '../../server/domain/mail/outbox-sender.ts';
import { findSuppression, suppressAddress } from '../../server/domain/mail/suppressions.ts';
import { fakeMailer } from '../support/outbox-sending.ts';
import { setUpSubscriptions } from '../support/subscription-calls.ts';
import { addSubscription, mailsAbout, tokenMailed } from '../support/subscriptions.ts';

const { t, db, siteId, createEmail, createVisitor, subscribe, verify, readRow, listMailKinds } =
  await setUpSubscriptions();
const { secrets } = t.deps;
beforeEach(async () => {
  // Mails are due and expire by the clock of the database.
  t.clock.set(new Date());
  await db.delete(outbox);
});

const stop = (email: string, reason: 'bounce' | 'complaint' | 'manual' = 'bounce') =>
  suppressAddress(db, secrets, siteId, email, reason);
const findReason = (email: string) => findSuppression(db, secrets, siteId, email);
/** Sends due mail; returns who got some. */
async function sendMail(): Promise<string[]> {
  const { got, mailer } = fakeMailer();
  t.clock.set(new Date());
  await sendDueMail({ ...t.deps, mailer }, { render: async () => new Map(), queue: 'requested' });
  return got.map(({ recipient }) => recipient);
}
const readLink = (token: string) =>
  createVisitor().call('GET', `/api/subscriptions/verify/${token}`);

describe('an address that bounced', () => {
  it('gets a confirmation mail whose link lifts the bounce', async () => {
    const email = createEmail();
    await stop(email);
    expect((await subscribe({ email })).status).toBe(201);
    const [mail] = await mailsAbout(t, siteId, email);
    for (const content of [mail?.html, mail?.text])
      expect(content).toContain('An earlier email from us to this address came back.');
    const token = await tokenMailed(t, siteId, email, 'verify');
    expect(await sendMail()).toEqual([email]);
    expect((await readLink(token)).body).toMatchObject({ state: 'waiting' });
    expect(await findReason(email)).toBe('bounce');
    expect((await verify(token)).body).toMatchObject({ already: false });
    expect(await findReason(email)).toBeNull();
    expect(await readRow(email)).toMatchObject({ state: 'active' });
    expect(await sendMail()).toEqual([email]);
  });

  it('of an active subscriber is confirmed again without changes', async () => {
    const email = createEmail();
    const row = await addSubscription(t, siteId, { email, frequency: 'weekly' });
    await stop(email);
    await subscribe({ email, frequency: 'daily' });
    const token = await tokenMailed(t, siteId, email, 'verify');
    expect(await listMailKinds(email)).toEqual(['subscription-lift']);
    expect((await readLink(token)).body).toMatchObject({ state: 'waiting' });
    expect((await verify(token)).status).toBe(200);
    expect(await findReason(email)).toBeNull();
    expect((await readLink(token)).body).toMatchObject({ state: 'confirmed' });
    expect(await readRow(email)).toMatchObject({
      id: row.id,
      state: 'active',
      frequency: 'weekly',
      confirmedAt: row.confirmedAt,
    });
    // The next request has a link to the preferences.
    await db.delete(rateLimits);
    await subscribe({ email });
    expect(await listMailKinds(email)).toEqual(['subscription-lift', 'subscription-link']);
  });

  it('gets the same by requesting a link to the preferences', async () => {
    const email = createEmail();
    await addSubscription(t, siteId, { email });
    await stop(email);
    await createVisitor().call('POST', '/api/subscriptions/manage-link', { email });
    expect(await listMailKinds(email)).toEqual(['subscription-lift']);
  });

  it('gets one such mail in three days, with identical replies', async () => {
    const [email, other] = [createEmail(), createEmail()];
    await stop(email);
    const replies = [await subscribe({ email: other })];
    const pass = (milliseconds: number) =>
      db
        .update(rateLimits)
        .set({ endsAt: sql`ends_at - ${milliseconds / 1_000} * interval '1 second'` })
        .where(like(rateLimits.id, '%-mail %'));
    const [{ windowMs }] = limits.bouncedMails;
    for (const wait of [0, hourMs, windowMs - 2 * hourMs]) {
      await pass(wait);
      replies.push(await subscribe({ email }));
      expect(await listMailKinds(email)).toEqual(['subscription-lift']);
    }
    await pass(hourMs);
    replies.push(await subscribe({ email }));
    expect(await listMailKinds(email)).toHaveLength(2);
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });

  it('stays stopped by a link from before the bounce', async () => {
    const email = createEmail();
    await subscribe({ email });
    const token = await tokenMailed(t, siteId, email, 'verify');
    await stop(email);
    await db
      .update(suppressions)
      .set({ createdAt: sql`now() + interval '1 second'` })
      .where(eq(suppressions.siteId, siteId));
    expect((await verify(token)).status).toBe(200);
    expect(await findReason(email)).toBe('bounce');
  });
});

it.each(['complaint', 'manual'] as const)(
  'neither emails an address after a %s, nor lifts it',
  async (reason) => {
    const email = createEmail();
    await stop(email);
    await subscribe({ email });
    const token = await tokenMailed(t, siteId, email, 'verify');
    await stop(email, reason);
    expect(await sendMail()).toEqual([]);
    await verify(token);
    expect(await findReason(email)).toBe(reason);
    await db.delete(rateLimits);
    await db.delete(outbox);
    await addSubscription(t, siteId, { email: `x${email}` });
    await stop(`x${email}`, reason);
    await subscribe({ email: `x${email}` });
    expect(await sendMail()).toEqual([]);
  },
);
