import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '#shared/durations.ts';
import { outbox } from '../../server/db/schema.ts';
import { renderDeliveries } from '../../server/domain/digests/delivery/render-delivery.ts';
import { sendDueMail } from '../../server/domain/mail/outbox-sender.ts';
import { maxConcurrent } from '../../server/domain/mail/send-throttle.ts';
import type { Outcome } from '../../server/infra/mail/outcome.ts';
import { setUpOutbox, addTime, fakeMailer, sent, createMailer } from '../support/outbox-sending.ts';

const { t, db, never, send, queue, listRows } = await setUpOutbox();

it('sends urgent emails first, then the oldest', async () => {
  await queue({ priority: 2, subject: 'digest', now: addTime(-5 * minuteMs) });
  await queue({ subject: 'second', now: addTime(-1 * minuteMs) });
  await queue({ subject: 'first', now: addTime(-2 * minuteMs) });
  const { got, mailer } = fakeMailer();
  expect(await send(mailer, 2)).toBe(2);
  expect(got.map(({ subject }) => subject)).toEqual(['first', 'second']);
  expect(await send(mailer)).toBe(1);
});

describe('login codes are sent first', () => {
  const code = { subject: 'code' };
  const other = { kind: 'digest', priority: 2, subject: 'digest' };

  it('in their own slots, despite any backlog', async () => {
    for (let i = 0; i < 12; i += 1) await queue({ ...other, now: addTime(-minuteMs) });
    await queue(code);
    const { got, mailer } = fakeMailer();
    expect(await send(mailer, undefined, undefined, 'codes')).toBe(1);
    expect(got).toMatchObject([{ subject: 'code', urgent: true }]);
    expect(await send(mailer, undefined, undefined, 'others')).toBe(12);
    expect(got.slice(1).every(({ subject, urgent }) => subject === 'digest' && !urgent)).toBe(true);
  });

  it('even while another email hangs', async () => {
    await queue({ ...code, subject: 'stuck', kind: 'stuck' });
    const { got, mailer } = fakeMailer(async ({ subject }, begin) =>
      subject === 'stuck' ? never : (await begin(), sent),
    );
    void send(mailer, undefined, undefined, 'codes');
    await expect.poll(() => got.length).toBe(1);
    await queue(code);
    await expect.poll(() => got.length, { timeout: 3_000 }).toBe(2);
    await expect
      .poll(async () => (await listRows()).map(({ kind, state }) => `${kind} ${state}`).toSorted())
      .toEqual(['login-code sent', 'stuck sending']);
  });

  it('at most five at once per process', async () => {
    let now = 0;
    let max = 0;
    for (let i = 0; i < 23; i += 1) await queue(other);
    const { got, mailer } = fakeMailer(async (_mail, begin) => {
      max = Math.max(max, (now += 1));
      await begin();
      await sleep(20);
      now -= 1;
      return sent;
    });
    expect(await send(mailer)).toBe(23);
    expect([max, got.length]).toEqual([5, 23]);
  });
});

it('uses all slots again after a busy time', async () => {
  for (let i = 0; i < 23; i += 1) await queue({ kind: 'digest', priority: 2 });
  const { got, mailer } = fakeMailer(async (_mail, begin) => {
    await begin();
    if (got.length >= 10) return never;
    const busyUntil = performance.now() + 100;
    while (performance.now() < busyUntil);
    return sent;
  });
  const services = { ...t.deps, config: { processRole: 'worker' } as const, mailer };
  const stopping = new AbortController();
  void sendDueMail(services, { render: renderDeliveries, stopping: stopping.signal });
  // On a loaded machine, the process looks busy for longer.
  await expect.poll(() => got.length, { timeout: 60_000 }).toBe(10 + maxConcurrent - 1);
  stopping.abort();
}, 90_000);

it('drops a deferred code after ten minutes; others keep Message-IDs', async () => {
  await queue({ expiresAt: addTime(10 * minuteMs) });
  await queue({ kind: 'digest', priority: 2, subject: 'digest' });
  const { got, mailer } = createMailer('temporary', '450 mailbox busy');
  for (let at = 0; at <= 200 * minuteMs; at += minuteMs) {
    t.clock.set(addTime(at));
    await send(mailer);
  }
  const listIds = (subject: string) =>
    got.filter((mail) => mail.subject === subject).map(({ id }) => id);
  expect(listIds('048213 is your code')).toHaveLength(3);
  expect(listIds('digest')).toHaveLength(6);
  for (const subject of ['048213 is your code', 'digest'])
    expect(new Set(listIds(subject)).size).toBe(1);
  expect(
    (await listRows())
      .map(({ kind, state, smtpResponse: answer }) => [kind, state, answer])
      .toSorted(),
  ).toEqual([
    ['digest', 'failed', '450 mailbox busy'],
    ['login-code', 'failed', 'expired'],
  ]);
});

it('alternates tenants despite a backlog of three hundred', async () => {
  const digest = { kind: 'digest', priority: 2, html: '<p></p>' };
  await db.insert(outbox).values(
    Array.from({ length: 300 }, (_, i) => ({
      ...digest,
      siteId: 'nontrivial',
      id: `many${i}`,
      recipient: `reader${i}@mail.example`,
      subject: 'many',
      text: '',
      sendAfter: addTime(-hourMs),
      createdAt: addTime(-hourMs),
    })),
  );
  await queue({ ...digest, siteId: 'statecraft', subject: 'one' });
  const { got, mailer } = fakeMailer();
  await send(mailer, 5, undefined, 'others');
  expect(got.map(({ subject }) => subject).toSorted(), 'in the first claim').toEqual([
    'many',
    'many',
    'many',
    'many',
    'one',
  ]);
  // Also while five others are sending, in the first free slot.
  const releases: (() => void)[] = [];
  const slow = fakeMailer(
    () => new Promise<Outcome>((resolve) => void releases.push(() => resolve(sent))),
  );
  const sending = send(slow.mailer, 7, undefined, 'others');
  await expect.poll(() => releases.length).toBe(5);
  await queue({ ...digest, siteId: 'statecraft', subject: 'another one' });
  releases.shift()?.();
  await expect.poll(() => slow.got.length).toBe(6);
  expect(slow.got.map(({ subject }) => subject)).toEqual([
    'many',
    'many',
    'many',
    'many',
    'many',
    'another one',
  ]);
  const rest = setInterval(() => releases.shift()?.(), 5);
  await sending;
  clearInterval(rest);
});
