import { setTimeout as sleep } from 'node:timers/promises';
import { renderDeliveries } from '../../server/domain/digests/render-delivery.ts';
import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailPauses, outbox, suppressions } from '../../server/db/schema.ts';
import { queueMail, type NewMail } from '../../server/domain/mail/outbox.ts';
import { suppressAddress } from '../../server/domain/mail/suppressions.ts';
import type { Mailer, OutgoingMail } from '../../server/infra/mail/mailer.ts';
import type { Outcome } from '../../server/infra/mail/outcome.ts';
import { createSecrets } from '../../server/infra/signing.ts';
import { createTestApp, startOfTest, type SiteId } from '../support/test-app.ts';
import { sendDueMail } from '../../server/domain/mail/outbox-sender.ts';
import { type Queue } from '../../server/domain/mail/claim-mails.ts';

const t = await createTestApp();
const { db, clock, log, siteRegistry: sites, secrets } = t.deps;
const minute = 60_000;
const addTime = (milliseconds: number) => new Date(startOfTest.getTime() + milliseconds);

let processes = new AbortController();
beforeEach(async () => {
  processes = new AbortController();
  await db.delete(outbox);
  await db.delete(suppressions);
  t.clock.set(startOfTest);
  t.log.length = 0;
});

// Stops senders, which would take mails of the next test.
afterEach(() => processes.abort());

type Begin = () => Promise<void>;
const sent: Outcome = { kind: 'sent', answer: '250 OK' };
/** Simulates a process that dies. */
const never = new Promise<Outcome>(() => undefined);

/**
 * Records mails and returns the result of `answer`, sent by default. Begins each mail unless
 * `answer` does.
 */
function fakeMailer(
  answer: (mail: OutgoingMail, begin: Begin) => Outcome | Promise<Outcome> = async (
    _mail,
    begin,
  ) => (await begin(), sent),
) {
  const got: OutgoingMail[] = [];
  const mailer: Mailer = {
    async send(mail, { beforeData = async () => undefined } = {}) {
      got.push(mail);
      return answer(mail, beforeData);
    },
    close: () => undefined,
  };
  return { got, mailer };
}

const createMailer = (kind: Outcome['kind'], answer: string) =>
  fakeMailer(() => ({ kind, answer }));
const send = (mailer: Mailer, limit?: number, stopping = processes.signal, lane?: Queue) =>
  sendDueMail(
    { db, clock, log, siteRegistry: sites, secrets, mailer },
    { render: renderDeliveries, limit: limit, stopping, lane },
  );
const queue = (fields: Partial<NewMail> = {}) =>
  queueMail(db, {
    siteId: 'nontrivial',
    kind: 'login-code',
    priority: 0,
    recipient: 'reader@mail.example',
    now: clock.now(),
    subject: '048213 is your code',
    html: '<p>048213</p>',
    text: '048213',
    ...fields,
  });
const listRows = (siteId: SiteId = 'nontrivial') =>
  db.select().from(outbox).where(eq(outbox.siteId, siteId)).orderBy(outbox.createdAt);
const readOnly = async () => {
  const all = await listRows();
  expect(all).toHaveLength(1);
  return all[0] as (typeof all)[number];
};

it("sends a queued mail once with its site's name", async () => {
  await queue();
  await queue({ siteId: 'statecraft', recipient: 'other@mail.example' });
  const { got, mailer } = fakeMailer();
  expect(await send(mailer)).toBe(2);
  expect(await send(mailer)).toBe(0);
  const row = await readOnly();
  expect(row).toMatchObject({
    state: 'sent',
    attempts: 1,
    smtpResponse: '250 OK',
    sentAt: startOfTest,
  });
  expect(got.find(({ id }) => id === row.id)).toMatchObject({
    site: { name: 'Nontrivial', domain: 'nontrivial.example' },
    recipient: 'reader@mail.example',
    subject: '048213 is your code',
    html: '<p>048213</p>',
    text: '048213',
  });
  expect(got.find(({ id }) => id !== row.id)?.site.domain).toBe('statecraft.example');
});

it('adds the unsubscribe header to newsletters only', async () => {
  const unsubscribeUrl = 'https://nontrivial.example/api/subscriptions/unsubscribe/token';
  await queue({ kind: 'digest', priority: 2, unsubscribeUrl });
  await queue();
  const { got, mailer } = fakeMailer();
  await send(mailer);
  expect(
    Object.fromEntries(got.map((mail) => [mail.urgent ? 'code' : 'digest', mail.unsubscribeUrl])),
  ).toEqual({ code: null, digest: unsubscribeUrl });
});

it('does not send mails of a rolled back transaction', async () => {
  await expect(
    db.transaction(async (tx) => {
      await queueMail(tx, {
        siteId: 'nontrivial',
        kind: 'k',
        priority: 0,
        recipient: 'a@b.example',
        now: clock.now(),
        subject: 's',
        html: 'h',
        text: 't',
      });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await send(fakeMailer().mailer)).toBe(0);
  expect(await listRows()).toEqual([]);
});

it('sends urgent mails first, then the oldest', async () => {
  await queue({ priority: 2, subject: 'digest', now: addTime(-5 * minute) });
  await queue({ subject: 'second', now: addTime(-1 * minute) });
  await queue({ subject: 'first', now: addTime(-2 * minute) });
  const { got, mailer } = fakeMailer();
  expect(await send(mailer, 2)).toBe(2);
  expect(got.map(({ subject }) => subject)).toEqual(['first', 'second']);
  expect(await send(mailer)).toBe(1);
});

it('does not send a mail before it is due', async () => {
  await queue({ now: addTime(minute) });
  const { mailer } = fakeMailer();
  expect(await send(mailer)).toBe(0);
  t.clock.set(addTime(minute));
  expect(await send(mailer)).toBe(1);
});

it('retries temporary failures five times, then fails', async () => {
  await queue();
  const { got, mailer } = createMailer('temporary', '451 try later');
  let at = 0;
  for (const [i, wait] of [
    minute / 2,
    2 * minute,
    10 * minute,
    30 * minute,
    120 * minute,
  ].entries()) {
    expect(await send(mailer)).toBe(0);
    expect(await readOnly()).toMatchObject({
      state: 'queued',
      attempts: i + 1,
      smtpResponse: '451 try later',
      sendAfter: addTime(at + wait),
      sentAt: null,
    });
    t.clock.set(addTime(at + wait - 1));
    await send(mailer);
    expect(got).toHaveLength(i + 1);
    t.clock.set(addTime((at += wait)));
  }
  await send(mailer);
  expect(await readOnly()).toMatchObject({ state: 'failed', attempts: 6 });
  t.clock.set(addTime(at + 24 * 60 * minute));
  await send(mailer);
  expect(got).toHaveLength(6);
});

it('sends a mail that failed once', async () => {
  await queue();
  await send(createMailer('temporary', 'ECONNREFUSED').mailer);
  t.clock.set(addTime(minute / 2));
  expect(await send(fakeMailer().mailer)).toBe(1);
  expect(await readOnly()).toMatchObject({ state: 'sent', attempts: 2, smtpResponse: '250 OK' });
});

it('fails a mail that the server refuses permanently', async () => {
  await queue();
  const { got, mailer } = createMailer('permanent', '550 no such mailbox');
  expect(await send(mailer)).toBe(0);
  t.clock.set(addTime(24 * 60 * minute));
  await send(mailer);
  expect(got).toHaveLength(1);
  expect(await readOnly()).toMatchObject({
    state: 'failed',
    attempts: 1,
    smtpResponse: '550 no such mailbox',
    sentAt: null,
  });
});

it('skips canceled mails', async () => {
  await queue({ expiresAt: addTime(10 * minute) });
  t.clock.set(addTime(10 * minute));
  const { got, mailer } = fakeMailer();
  expect(await send(mailer)).toBe(0);
  expect(got).toEqual([]);
  expect(await readOnly()).toMatchObject({ state: 'failed', attempts: 0, smtpResponse: 'expired' });
});

it('resends a mail whose process died before sending', async () => {
  await queue();
  await queue({ kind: 'digest', priority: 2, subject: 'digest', now: addTime(1) });
  t.clock.set(addTime(1));
  void send(fakeMailer(() => never).mailer);
  await expect
    .poll(async () => (await listRows()).map(({ state }) => state))
    .toEqual(['sending', 'sending']);
  processes.abort();
  processes = new AbortController();
  const { got, mailer } = fakeMailer();
  t.clock.set(addTime(2 * minute));
  expect(await send(mailer)).toBe(0);
  t.clock.set(addTime(2 * minute + 2));
  expect(await send(mailer)).toBe(2);
  expect(got.map(({ subject }) => subject)).toEqual(['048213 is your code', 'digest']);
  expect(await listRows()).toMatchObject([
    { state: 'sent', attempts: 2 },
    { state: 'sent', attempts: 2 },
  ]);
});

it('never resends a mail whose process died while sending', async () => {
  await queue();
  await queue({ kind: 'digest', priority: 2, now: addTime(1) });
  t.clock.set(addTime(1));
  void send(fakeMailer(async (_mail, begin) => (await begin(), never)).mailer);
  await expect
    .poll(async () => (await listRows()).map(({ state, sentAt }) => [state, sentAt?.getTime()]))
    .toEqual([
      ['sending', addTime(1).getTime()],
      ['sending', addTime(1).getTime()],
    ]);
  processes.abort();
  processes = new AbortController();
  const { got, mailer } = fakeMailer();
  for (const at of [3 * minute, 24 * 60 * minute]) {
    t.clock.set(addTime(at));
    expect(await send(mailer)).toBe(0);
  }
  expect(got).toEqual([]);
  expect(await listRows()).toMatchObject(
    [1, 2].map(() => ({
      state: 'failed',
      attempts: 1,
      smtpResponse: 'uncertain: lost',
      sentAt: addTime(1),
    })),
  );
});

it('never resends a mail with an unknown result', async () => {
  await queue({ priority: 2 });
  const { got, mailer } = fakeMailer(
    async (_mail, begin) => (await begin(), { kind: 'uncertain', answer: 'ECONNRESET' }),
  );
  expect(await send(mailer)).toBe(0);
  t.clock.set(addTime(24 * 60 * minute));
  await send(mailer);
  expect(got).toHaveLength(1);
  expect(await readOnly()).toMatchObject({
    state: 'failed',
    smtpResponse: 'uncertain: ECONNRESET',
    sentAt: startOfTest,
  });
});

it('clears the mark of a refused mail', async () => {
  await queue();
  await send(
    fakeMailer(async (_mail, begin) => (await begin(), { kind: 'temporary', answer: '451 later' }))
      .mailer,
  );
  expect(await readOnly()).toMatchObject({ state: 'queued', sentAt: null });
});

it('refuses to start a mail lost to another process', async () => {
  await queue({ priority: 2 });
  let begin: Begin = async () => undefined;
  void send(fakeMailer((_mail, options) => ((begin = options), never)).mailer);
  await expect.poll(async () => (await readOnly()).state).toBe('sending');
  processes.abort();
  processes = new AbortController();
  t.clock.set(addTime(3 * minute));
  expect(await send(fakeMailer().mailer)).toBe(1);
  await expect(begin()).rejects.toThrow('somebody else has this mail by now');
  expect(await readOnly()).toMatchObject({ state: 'sent', attempts: 2 });
});

it('ignores results after the time is over', async () => {
  await queue();
  let release: (outcome: Outcome) => void = () => undefined;
  const slow = send(
    fakeMailer(() => new Promise<Outcome>((resolve) => (release = resolve))).mailer,
  );
  await expect.poll(async () => (await readOnly()).state).toBe('sending');
  processes.abort();
  processes = new AbortController();
  t.clock.set(addTime(6 * minute));
  expect(await send(fakeMailer().mailer)).toBe(1);
  release({ kind: 'temporary', answer: 'ETIMEDOUT' });
  await slow;
  expect(await readOnly()).toMatchObject({ state: 'sent', smtpResponse: '250 OK' });
});

describe('login codes are sent first', () => {
  const code = { subject: 'code' };
  const other = { kind: 'digest', priority: 2, subject: 'digest' };

  it('in their own slots, despite any backlog', async () => {
    for (let i = 0; i < 12; i += 1) await queue({ ...other, now: addTime(-minute) });
    await queue(code);
    const { got, mailer } = fakeMailer();
    expect(await send(mailer, undefined, undefined, 'codes')).toBe(1);
    expect(got).toMatchObject([{ subject: 'code', urgent: true }]);
    expect(await send(mailer, undefined, undefined, 'others')).toBe(12);
    expect(got.slice(1).every(({ subject, urgent }) => subject === 'digest' && !urgent)).toBe(true);
  });

  it('even while another mail hangs', async () => {
    await queue({ ...code, subject: 'stuck' });
    const { got, mailer } = fakeMailer(async ({ subject }, begin) =>
      subject === 'stuck' ? never : (await begin(), sent),
    );
    void send(mailer, undefined, undefined, 'codes');
    await expect.poll(() => got.length).toBe(1);
    await queue(code);
    await expect.poll(() => got.length, { timeout: 3_000 }).toBe(2);
    await expect
      .poll(async () =>
        (await listRows()).map(({ subject, state }) => `${subject} ${state}`).toSorted(),
      )
      .toEqual(['code sent', 'stuck sending']);
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

it('drops a deferred code after ten minutes; others keep Message-IDs', async () => {
  await queue({ expiresAt: addTime(10 * minute) });
  await queue({ kind: 'digest', priority: 2, subject: 'digest' });
  const { got, mailer } = createMailer('temporary', '450 mailbox busy');
  for (let at = 0; at <= 200 * minute; at += minute / 2) {
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

describe('a permanently refused address', () => {
  const bounce: Outcome = { kind: 'permanent', answer: '550 5.1.1 no such user', bounced: true };
  const other = { kind: 'reply', priority: 1, recipient: 'Gone@mail.example' };

  it('gets only login codes from that site', async () => {
    await queue(other);
    expect(await send(fakeMailer(() => bounce).mailer)).toBe(0);
    expect(await readOnly()).toMatchObject({
      state: 'failed',
      attempts: 1,
      smtpResponse: '550 5.1.1 no such user',
    });
    await db.delete(outbox);
    await queue({ ...other, recipient: 'gone@mail.example', subject: 'suppressed' });
    await queue({ recipient: 'gone@mail.example', subject: 'code' });
    await queue({ ...other, recipient: 'here@mail.example', subject: 'another address' });
    await queue({ ...other, siteId: 'statecraft', subject: 'another site' });
    const { got, mailer } = fakeMailer();
    expect(await send(mailer)).toBe(3);
    expect(got.map(({ subject }) => subject).toSorted()).toEqual([
      'another address',
      'another site',
      'code',
    ]);
    expect((await listRows()).find(({ subject }) => subject === 'suppressed')).toMatchObject({
      state: 'failed',
      attempts: 0,
      smtpResponse: 'suppressed',
      sentAt: null,
    });
  });

  it('is stored after codes too, which are always tried', async () => {
    for (let i = 0; i < 2; i += 1) {
      await queue({ recipient: 'gone@mail.example' });
      const { got, mailer } = fakeMailer(() => bounce);
      await send(mailer);
      expect(got).toHaveLength(1);
    }
    await queue(other);
    expect(await send(fakeMailer().mailer)).toBe(0);
  });

  it('is not recorded after temporary or unrelated failures', async () => {
    for (const outcome of [
      { kind: 'temporary', answer: '450 busy' },
      { kind: 'permanent', answer: '550 relay denied', bounced: false },
      { kind: 'uncertain', answer: 'ETIMEDOUT' },
    ] as const) {
      await queue(other);
      await send(fakeMailer(() => outcome).mailer);
    }
    expect(await db.$count(suppressions)).toBe(0);
  });

  it('is stored as a hash under either key', async () => {
    await suppressAddress(
      db,
      createSecrets(['the old key']),
      'nontrivial',
      'Gone@mail.example',
      'bounce',
    );
    await suppressAddress(
      db,
      createSecrets(['the old key']),
      'nontrivial',
      'gone@mail.example',
      'complaint',
    );
    const suppressed = await db.select().from(suppressions);
    expect(suppressed).toMatchObject([{ siteId: 'nontrivial', reason: 'complaint' }]);
    expect(suppressed[0]?.emailHash).toMatch(/^[\w-]{43}$/);
    const sendWith = (keys: string[], mailer: Mailer) =>
      sendDueMail(
        { db, clock, log, siteRegistry: sites, secrets: createSecrets(keys), mailer },
        { render: renderDeliveries },
      );
    await queue(other);
    expect(await sendWith(['the new key', 'the old key'], fakeMailer().mailer)).toBe(0);
    await queue(other);
    expect(await sendWith(['the new key'], fakeMailer().mailer)).toBe(1);
  });
});

describe('a tenant refused by policy', () => {
  const other = { kind: 'digest', priority: 2 };
  const createRefusingMailer = () =>
    fakeMailer(({ subject }) =>
      /refused/.test(subject)
        ? { kind: 'permanent', answer: '554 5.7.1 blocked: see our policy' }
        : sent,
    );
  /** Sends mails of which some are refused. */
  const send20 = async (fine: number, refused: number, siteId = 'nontrivial') => {
    for (let i = 0; i < fine; i += 1)
      await queue({ ...other, siteId, recipient: `reader${i}@mail.example`, subject: 'fine' });
    await send(createRefusingMailer().mailer);
    for (let i = 0; i < refused; i += 1)
      await queue({ ...other, siteId, recipient: `refuses${i}@mail.example`, subject: 'refused' });
    await send(createRefusingMailer().mailer);
  };
  const countAlerts = () =>
    t.log.filter(
      ({ level, msg }) => level === 'error' && String(msg).includes('rejected by policy'),
    );
  beforeEach(() => db.delete(mailPauses));

  it('is paused for an hour, except codes', async () => {
    await send20(19, 2);
    expect(countAlerts()).toEqual([
      expect.objectContaining({ job: 'send-mail', site: 'nontrivial', refused: 2, of: 21 }),
    ]);
    await queue({ ...other, subject: 'fine' });
    await queue({ subject: 'code' });
    await queue({ ...other, siteId: 'statecraft', subject: 'fine' });
    const { got, mailer } = fakeMailer();
    expect(await send(mailer)).toBe(2);
    expect(await send(mailer, undefined, undefined, 'others')).toBe(0);
    expect(got.map(({ subject, site }) => `${subject} ${site.name}`).toSorted()).toEqual([
      'code Nontrivial',
      'fine Statecraft',
    ]);
    t.clock.set(addTime(60 * minute));
    await db.update(mailPauses).set({ endsAt: sql`now()` });
    expect(await send(mailer)).toBe(1);
    await queue({ ...other, recipient: 'late@mail.example', subject: 'refused' });
    await send(createRefusingMailer().mailer);
    await queue({ ...other, subject: 'fine' });
    expect(await send(mailer), 'one refusal more is not many').toBe(1);
    expect(countAlerts()).toHaveLength(1);
  });

  it('continues below the thresholds', async () => {
    await send20(19, 1);
    await send20(10, 9, 'statecraft');
    for (let i = 0; i < 10; i += 1)
      await queue({ ...other, siteId: 'default', recipient: `gone${i}@mail.example` });
    for (let i = 0; i < 11; i += 1)
      await queue({ ...other, siteId: 'default', recipient: `full${i}@mail.example` });
    await send(
      fakeMailer(({ recipient }) => ({
        kind: 'permanent',
        answer: /gone/.test(recipient) ? '550 5.1.1 no such user 5540' : '552 5.2.2 mailbox full',
        bounced: true,
      })).mailer,
    );
    expect(countAlerts()).toEqual([]);
    for (const siteId of ['nontrivial', 'statecraft', 'default']) await queue({ ...other, siteId });
    expect(await send(fakeMailer().mailer)).toBe(3);
  });
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
      sendAfter: addTime(-60 * minute),
      createdAt: addTime(-60 * minute),
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

it('sends each mail once across processes', async () => {
  for (let i = 0; i < 45; i += 1) await queue({ subject: String(i) });
  const { got, mailer } = fakeMailer();
  const counts = await Promise.all(
    ['codes', undefined, 'codes', undefined].map((lane) =>
      send(mailer, undefined, undefined, lane as Queue | undefined),
    ),
  );
  // A run that meets only locked rows stops early.
  await send(mailer);
  expect(counts.reduce((a, b) => a + b)).toBeLessThanOrEqual(45);
  expect(got).toHaveLength(45);
  expect(new Set(got.map(({ id }) => id)).size).toBe(45);
});

it('stops accepting mails on shutdown', async () => {
  for (let i = 0; i < 15; i += 1) await queue();
  const stopping = new AbortController();
  const { got, mailer } = fakeMailer(() => {
    stopping.abort();
    return { kind: 'sent', answer: '250 OK' };
  });
  expect(await send(mailer, 100, stopping.signal)).toBe(5);
  expect(got).toHaveLength(5);
  expect(
    await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.siteId, 'nontrivial'), eq(outbox.state, 'queued'))),
  ).toHaveLength(10);
});

it('logs results without recipient, content or code', async () => {
  await queue();
  await queue({ now: addTime(-1) });
  let count = 0;
  await send(
    fakeMailer(() =>
      (count += 1) === 1
        ? { kind: 'permanent', answer: '550 <reader@mail.example> has no mailbox here' }
        : { kind: 'temporary', answer: 'ECONNRESET' },
    ).mailer,
  );
  // The two end in any order.
  const lines = t.log
    .filter(({ job }) => job === 'send-mail')
    .toSorted((x, y) => String(x.answer).localeCompare(String(y.answer)));
  expect(lines).toMatchObject([
    {
      msg: 'mail was not sent',
      state: 'failed',
      answer: '550',
      kind: 'login-code',
      site: 'nontrivial',
    },
    { msg: 'mail was not sent', state: 'queued', answer: 'ECONNRESET' },
    { msg: 'job finished', taken: 2, sent: 0 },
  ]);
  expect(JSON.stringify(t.log)).not.toMatch(/reader|mail\.example|048213/);
});

it("links to the site's own domain", async () => {
  for (const host of [
    'nontrivial.example',
    'www.nontrivial.example',
    'api.nontrivial.example',
    'NONTRIVIAL.example:443',
  ]) {
    await t
      .on(host)
      .post('/api/auth/login')
      .set({
        'X-Forwarded-Host': 'evil.example',
        Forwarded: 'host=evil.example',
        'X-Forwarded-Proto': 'http',
      })
      .send({ email: `${host.length}@mail.example` });
  }
  const mails = await listRows();
  expect(mails).toHaveLength(4);
  for (const { html, text } of mails) {
    const links = [...`${html}\n${text}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(
      ([link]) => new URL(link).origin,
    );
    expect(new Set(links)).toEqual(new Set(['https://nontrivial.example']));
  }
});
