import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { outbox } from '../../server/db/schema.ts';
import { queueMail, sendDueMails, type NewMail } from '../../server/domain/outbox.ts';
import type { Mailer, OutgoingMail, Outcome } from '../../server/infra/mailer.ts';
import { createTestApp, startOfTest, type SiteId } from '../support/test-app.ts';

const t = await createTestApp();
const { db, clock, log, sites } = t.deps;
const minute = 60_000;
const later = (milliseconds: number) => new Date(startOfTest.getTime() + milliseconds);

beforeEach(async () => {
  await db.delete(outbox);
  t.clock.set(startOfTest);
  t.log.length = 0;
});

/** A mailer that writes down what it gets, and answers what it is told; by default all is well. */
function fakeMailer(answer: (mail: OutgoingMail) => Outcome | Promise<Outcome> = () => ({ kind: 'sent', answer: '250 OK' })) {
  const got: OutgoingMail[] = [];
  const mailer: Mailer = {
    async send(mail) {
      got.push(mail);
      return answer(mail);
    },
    close: () => undefined,
  };
  return { got, mailer };
}

const answers = (kind: Outcome['kind'], answer: string) => fakeMailer(() => ({ kind, answer }));
const send = (mailer: Mailer, most?: number, stopping?: AbortSignal) => sendDueMails({ db, clock, log, sites, mailer }, most, stopping);
const queue = (given: Partial<NewMail> = {}) => queueMail(db, {
  siteId: 'nontrivial', kind: 'login-code', priority: 0, recipient: 'reader@mail.example', now: clock.now(), subject: '048213 is your code', html: '<p>048213</p>', text: '048213', ...given,
});
const rows = (siteId: SiteId = 'nontrivial') => db.select().from(outbox).where(eq(outbox.siteId, siteId)).orderBy(outbox.createdAt);
const only = async () => {
  const all = await rows();
  expect(all).toHaveLength(1);
  return all[0] as (typeof all)[number];
};

it('a queued mail is sent once, with the name and domain of its site', async () => {
  await queue();
  await queue({ siteId: 'statecraft', recipient: 'other@mail.example' });
  const { got, mailer } = fakeMailer();
  expect(await send(mailer)).toBe(2);
  expect(await send(mailer)).toBe(0);
  const row = await only();
  expect(row).toMatchObject({ state: 'sent', attempts: 1, answer: '250 OK', sentAt: startOfTest });
  expect(got.find(({ id }) => id === row.id)).toMatchObject({
    site: { name: 'Nontrivial', domain: 'nontrivial.example' }, recipient: 'reader@mail.example', subject: '048213 is your code', html: '<p>048213</p>', text: '048213',
  });
  expect(got.find(({ id }) => id !== row.id)?.site.domain).toBe('statecraft.example');
});

it('what was queued in a transaction that is rolled back is not sent', async () => {
  await expect(db.transaction(async (tx) => {
    await queueMail(tx, { siteId: 'nontrivial', kind: 'k', priority: 0, recipient: 'a@b.example', now: clock.now(), subject: 's', html: 'h', text: 't' });
    throw new Error('no');
  })).rejects.toThrow('no');
  expect(await send(fakeMailer().mailer)).toBe(0);
  expect(await rows()).toEqual([]);
});

it('urgent mails go first, then those that wait longest, and no more than asked for', async () => {
  await queue({ priority: 2, subject: 'digest', now: later(-5 * minute) });
  await queue({ subject: 'second', now: later(-1 * minute) });
  await queue({ subject: 'first', now: later(-2 * minute) });
  const { got, mailer } = fakeMailer();
  expect(await send(mailer, 2)).toBe(2);
  expect(got.map(({ subject }) => subject)).toEqual(['first', 'second']);
  expect(await send(mailer)).toBe(1);
});

it('a mail is not sent before it is due', async () => {
  await queue({ now: later(minute) });
  const { mailer } = fakeMailer();
  expect(await send(mailer)).toBe(0);
  t.clock.set(later(minute));
  expect(await send(mailer)).toBe(1);
});

it('a temporary failure is tried again after 30 seconds, 2, 10 and 30 minutes and 2 hours, and then has failed', async () => {
  await queue();
  const { got, mailer } = answers('temporary', '451 try later');
  let at = 0;
  for (const [i, wait] of [minute / 2, 2 * minute, 10 * minute, 30 * minute, 120 * minute].entries()) {
    expect(await send(mailer)).toBe(0);
    expect(await only()).toMatchObject({ state: 'queued', attempts: i + 1, answer: '451 try later', dueAt: later(at + wait), sentAt: null });
    t.clock.set(later(at + wait - 1));
    await send(mailer);
    expect(got).toHaveLength(i + 1);
    t.clock.set(later((at += wait)));
  }
  await send(mailer);
  expect(await only()).toMatchObject({ state: 'failed', attempts: 6 });
  t.clock.set(later(at + 24 * 60 * minute));
  await send(mailer);
  expect(got).toHaveLength(6);
});

it('a mail that failed once and then goes is sent', async () => {
  await queue();
  await send(answers('temporary', 'ECONNREFUSED').mailer);
  t.clock.set(later(minute / 2));
  expect(await send(fakeMailer().mailer)).toBe(1);
  expect(await only()).toMatchObject({ state: 'sent', attempts: 2, answer: '250 OK' });
});

it('what the server refuses for good has failed at once', async () => {
  await queue();
  const { got, mailer } = answers('permanent', '550 no such mailbox');
  expect(await send(mailer)).toBe(0);
  t.clock.set(later(24 * 60 * minute));
  await send(mailer);
  expect(got).toHaveLength(1);
  expect(await only()).toMatchObject({ state: 'failed', attempts: 1, answer: '550 no such mailbox', sentAt: null });
});

it('what nobody wants any more is not sent', async () => {
  await queue({ expiresAt: later(10 * minute) });
  t.clock.set(later(10 * minute));
  const { got, mailer } = fakeMailer();
  expect(await send(mailer)).toBe(0);
  expect(got).toEqual([]);
  expect(await only()).toMatchObject({ state: 'failed', attempts: 0, answer: 'expired' });
});

it('a code whose process died is sent after five minutes, another mail is not', async () => {
  await queue();
  await queue({ kind: 'digest', priority: 2, now: later(1) });
  t.clock.set(later(1));
  // As a process leaves them that dies while it sends.
  const never = new Promise<Outcome>(() => undefined);
  void send(fakeMailer(() => never).mailer);
  await expect.poll(async () => (await rows()).map(({ state }) => state)).toEqual(['sending', 'sending']);
  const { got, mailer } = fakeMailer();
  t.clock.set(later(4 * minute));
  expect(await send(mailer)).toBe(0);
  t.clock.set(later(5 * minute + 2));
  expect(await send(mailer)).toBe(1);
  expect(got.map(({ subject }) => subject)).toEqual(['048213 is your code']);
  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }, { state: 'failed', attempts: 1, answer: 'uncertain' }]);
});

it('whoever comes back after the time is over changes nothing', async () => {
  await queue();
  let release: (outcome: Outcome) => void = () => undefined;
  const slow = send(fakeMailer(() => new Promise<Outcome>((resolve) => (release = resolve))).mailer);
  await expect.poll(async () => (await only()).state).toBe('sending');
  t.clock.set(later(6 * minute));
  expect(await send(fakeMailer().mailer)).toBe(1);
  release({ kind: 'temporary', answer: 'ETIMEDOUT' });
  await slow;
  expect(await only()).toMatchObject({ state: 'sent', answer: '250 OK' });
});

it('processes that look at the same moment send each mail once', async () => {
  for (let i = 0; i < 45; i += 1) await queue({ subject: String(i) });
  const { got, mailer } = fakeMailer();
  const counts = await Promise.all([send(mailer), send(mailer), send(mailer), send(mailer)]);
  // Whoever met only rows that others held has stopped early.
  await send(mailer);
  expect(counts.reduce((a, b) => a + b)).toBeLessThanOrEqual(45);
  expect(got).toHaveLength(45);
  expect(new Set(got.map(({ id }) => id)).size).toBe(45);
});

it('a process that is to stop takes nothing more', async () => {
  for (let i = 0; i < 15; i += 1) await queue();
  const stopping = new AbortController();
  const { got, mailer } = fakeMailer(() => {
    stopping.abort();
    return { kind: 'sent', answer: '250 OK' };
  });
  expect(await send(mailer, 100, stopping.signal)).toBe(10);
  expect(got).toHaveLength(10);
  expect(await db.select().from(outbox).where(and(eq(outbox.siteId, 'nontrivial'), eq(outbox.state, 'queued')))).toHaveLength(5);
});

it('the log tells how it went, and neither who, nor what, nor the code', async () => {
  await queue();
  await queue({ now: later(-1) });
  let count = 0;
  await send(fakeMailer(() => ((count += 1) === 1 ? { kind: 'permanent', answer: '550 <reader@mail.example> has no mailbox here' } : { kind: 'temporary', answer: 'ECONNRESET' })).mailer);
  const lines = t.log.filter(({ job }) => job === 'send-mail');
  expect(lines).toMatchObject([
    { msg: 'a mail was not sent', state: 'failed', answer: '550', kind: 'login-code', site: 'nontrivial' },
    { msg: 'a mail was not sent', state: 'queued', answer: 'ECONNRESET' },
    { msg: 'job', taken: 2, sent: 0 },
  ]);
  expect(JSON.stringify(t.log)).not.toMatch(/reader|mail\.example|048213/);
});
