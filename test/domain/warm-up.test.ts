import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#shared/durations.ts';
import {
  mailSenders,
  mailWarmups,
  outbox,
  subscriptions,
  type Warmup,
} from '../../server/db/schema.ts';
import { scheduleDigests } from '../../server/domain/digests/delivery/schedule-deliveries.ts';
import { ensureWarmup, findWarmup, usualVolumes } from '../../server/domain/mail/warm-up.ts';
import { countDailyFeedback } from '../../server/domain/mail/send-pauses.ts';
import { queueMail } from '../../server/domain/mail/outbox.ts';
import { listRecipients, setUpDigestSending } from '../support/digest-mails.ts';
import { addReaders, addStories, getSite, selectIssueMails, story } from '../support/digests.ts';
import { createDigestRow } from '../support/mail-rows.ts';
import { startOfTest } from '../support/test-app.ts';

const { t, db, prepare, mailServer, wait } = await setUpDigestSending();
const siteId = 'nontrivial';
const domain = (await findWarmup(t.deps, getSite(t))).domain;

beforeEach(() => db.delete(mailWarmups));
const addPlan = (plan: Partial<Warmup> = {}) =>
  db.insert(mailWarmups).values({ siteId, domain, isOn: true, volumes: [10, 20], ...plan });
const readPlan = async () => (await db.select().from(mailWarmups))[0];

describe('a plan', () => {
  it('spreads an issue over its days, each email once', async () => {
    await addPlan();
    await addReaders(t, siteId, 60);
    await prepare();
    const { delivered, send } = await mailServer();
    const perDay: number[] = [];
    for (let i = 0; i < 4; i += 1) {
      const [first, again] = [await send(), await send()];
      perDay.push(first + again);
      wait(dayMs);
    }
    expect(perDay).toEqual([10, 20, 30, 0]);
    expect(new Set(listRecipients(delivered)).size).toBe(60);
  });

  it('says until when the others wait', async () => {
    await addPlan();
    await addReaders(t, siteId, 15);
    const issue = await prepare();
    await (await mailServer()).send();
    const waiting = (await selectIssueMails(t, issue)).filter(({ state }) => state === 'queued');
    expect(waiting.map(({ sendAfter }) => sendAfter)).toEqual(
      waiting.map(() => new Date(startOfTest.getTime() + dayMs)),
    );
    expect(await readPlan()).toMatchObject({ day: 0, sent: 10, dayStartedAt: startOfTest });
  });

  it('is kept by several workers together', async () => {
    await addPlan({ volumes: [17] });
    await addReaders(t, siteId, 60);
    await prepare();
    const servers = [await mailServer(), await mailServer(), await mailServer()];
    const sent = await Promise.all(servers.map(({ send }) => send()));
    expect(sent.reduce((sum, count) => sum + count)).toBe(17);
  });

  it('never limits codes, confirmations and notices', async () => {
    await addPlan({ volumes: [1] });
    await addReaders(t, siteId, 3);
    await prepare();
    const { delivered, send } = await mailServer();
    await send();
    for (const priority of [0, 1, 5])
      await queueMail(t.deps, {
        siteId,
        kind: 'note',
        priority,
        recipient: `person${priority}@mail.example`,
        now: t.clock.now(),
        subject: 'Hello',
        html: '<p>Hello</p>',
        text: 'Hello',
      });
    for (const queue of ['codes', 'requested', 'others'] as const) await send(queue);
    expect(delivered).toHaveLength(4);
  });

  it('stays on its day until half the volume is sent', async () => {
    await addPlan({ volumes: [10, 20], dayStartedAt: startOfTest, sent: 4 });
    await addReaders(t, siteId, 30);
    await prepare();
    wait(dayMs);
    expect(await (await mailServer()).send()).toBe(10);
    expect(await readPlan()).toMatchObject({ day: 0, sent: 10 });
  });

  it('counts an email once, with its first attempt', async () => {
    await addPlan({ volumes: [10] });
    await addReaders(t, siteId, 12);
    await prepare();
    const { send } = await mailServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('4.2.2 full'), { responseCode: 452 })),
    });
    await send();
    expect(await readPlan()).toMatchObject({ sent: 10 });
    wait(hourMs);
    const later = await mailServer();
    expect(await later.send()).toBe(10);
    wait(23 * hourMs);
    expect(await later.send()).toBe(2);
  });

  it.each([
    ['the day after it', 36 * hourMs, 1],
    ['not later', 10 * dayMs, 0],
  ])('counts its delayed emails in daily feedback: %s', async (_name, ago, digests) => {
    const before = (time: number) => new Date(startOfTest.getTime() - time);
    await addPlan({ day: 2, dayStartedAt: before(ago) });
    await db.insert(outbox).values(
      createDigestRow({
        issueId: 'an issue',
        subscriptionId: 'a reader',
        state: 'sent',
        createdAt: before(4 * dayMs),
        sentAt: before(hourMs),
      }),
    );
    expect(await countDailyFeedback(db, siteId, startOfTest)).toMatchObject({ digests });
  });

  it('counts no mail that was not tried', async () => {
    await addPlan({ volumes: [10] });
    await addReaders(t, siteId, 12);
    await prepare();
    await db
      .update(subscriptions)
      .set({ state: 'unsubscribed' })
      .where(
        inArray(
          subscriptions.email,
          Array.from({ length: 6 }, (_, i) => `reader${i}@${siteId}.mail.example`),
        ),
      );
    const { delivered, send } = await mailServer();
    await send();
    wait(dayMs);
    await send();
    expect(delivered).toHaveLength(6);
    expect((await readPlan())?.sent).toBeLessThanOrEqual(6);
  });

  it('keeps a waiting digest until a newer one replaces it', async () => {
    await addPlan({ volumes: [2, 2, 2, 2] });
    await addReaders(t, siteId, 6);
    const issue = await prepare();
    const { delivered, send } = await mailServer();
    expect(await send()).toBe(2);
    wait(dayMs);
    await addStories(
      t,
      await t.make.user(siteId),
      Array.from({ length: 5 }, (_, i) => ({
        at: new Date(startOfTest.getTime() + i * minuteMs),
        title: `Another day, part ${i}`,
        text: story(`next ${i}`),
        score: 50 - i,
      })),
    );
    await scheduleDigests(t.deps, getSite(t), t.clock.now());
    const states = (await selectIssueMails(t, issue)).map(
      ({ state, smtpResponse }) => `${state} ${state === 'failed' ? smtpResponse : ''}`,
    );
    expect(states.toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => 'failed replaced'),
      ...Array.from({ length: 2 }, () => 'sent '),
    ]);
    expect(delivered).toHaveLength(2);
    const later = await db.select().from(outbox).where(eq(outbox.state, 'queued'));
    expect(later.length).toBeGreaterThanOrEqual(4);
  });
});

describe('the usual plan', () => {
  const config = { ...t.deps.config, env: 'production' as const, smtpUrl: 'smtp://127.0.0.1:1' };
  const services = { ...t.deps, config };
  beforeEach(() => db.delete(mailSenders));

  it('begins with the first digest from a domain, in production', async () => {
    expect(await ensureWarmup(t.deps, getSite(t))).toMatchObject({ isOn: false });
    await db.delete(mailWarmups);
    expect(await ensureWarmup(services, getSite(t))).toMatchObject({ isOn: true, domain });
    await db.update(mailWarmups).set({ isOn: false });
    expect(await ensureWarmup(services, getSite(t))).toMatchObject({ isOn: false });
    const moved = {
      ...getSite(t),
      sender: {
        siteId,
        fromName: '',
        fromAddress: `news@brand.${domain}`,
        replyTo: null,
        bounceDomain: null,
        postalAddress: '',
        smtpUrl: null,
        dkimDomain: null,
        dkimSelector: null,
        dkimPrivateKey: null,
        dkimPublicKey: null,
        dkimVerifiedAt: null,
      },
    };
    const plan = await ensureWarmup(services, moved);
    expect(plan).toMatchObject({ isOn: true, volumes: usualVolumes, sent: 0 });
    expect(await readPlan()).toMatchObject({ domain: `brand.${domain}`, isOn: true });
  });

  it('sends 50,000 within a week', () => {
    expect(usualVolumes.reduce((sum, count) => sum + count)).toBeGreaterThan(50_000);
    expect(usualVolumes).toHaveLength(7);
  });

  it('spares a site that sent digests before', async () => {
    await addReaders(t, siteId, 1);
    const { id } = await prepare();
    await t.deps.db.execute(`update issues set state = 'sent' where id = '${id}'`);
    expect(await ensureWarmup(services, getSite(t))).toMatchObject({ isOn: false });
  });
});
