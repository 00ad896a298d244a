import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#shared/durations.ts';
import { outbox } from '../../server/db/schema.ts';
import { queueMail } from '../../server/domain/mail/outbox.ts';
import { setUpOutbox, fakeMailer, addTime, createMailer } from '../support/outbox-sending.ts';
import { readStoredMails } from '../support/stored-mails.ts';
import { startOfTest } from '../support/test-app.ts';

const { t, db, clock, send, queue, listRows, readOnly } = await setUpOutbox();

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

it('does not send emails of a rolled back transaction', async () => {
  await expect(
    db.transaction(async (tx) => {
      await queueMail(
        { ...t.deps, db: tx },
        {
          siteId: 'nontrivial',
          kind: 'k',
          priority: 0,
          recipient: 'a@b.example',
          now: clock.now(),
          subject: 's',
          html: 'h',
          text: 't',
        },
      );
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await send(fakeMailer().mailer)).toBe(0);
  expect(await listRows()).toEqual([]);
});

it('does not send an email before it is due', async () => {
  await queue({ now: addTime(minuteMs) });
  const { mailer } = fakeMailer();
  expect(await send(mailer)).toBe(0);
  t.clock.set(addTime(minuteMs));
  expect(await send(mailer)).toBe(1);
});

it('retries temporary failures five times, then fails', async () => {
  await queue();
  const { got, mailer } = createMailer('temporary', '451 try later');
  let at = 0;
  for (const [i, wait] of [
    minuteMs / 2,
    2 * minuteMs,
    10 * minuteMs,
    30 * minuteMs,
    2 * hourMs,
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
  t.clock.set(addTime(at + dayMs));
  await send(mailer);
  expect(got).toHaveLength(6);
});

it('sends an email that failed once', async () => {
  await queue();
  await send(createMailer('temporary', 'ECONNREFUSED').mailer);
  t.clock.set(addTime(minuteMs / 2));
  expect(await send(fakeMailer().mailer)).toBe(1);
  expect(await readOnly()).toMatchObject({ state: 'sent', attempts: 2, smtpResponse: '250 OK' });
});

it('skips canceled emails', async () => {
  await queue({ expiresAt: addTime(10 * minuteMs) });
  t.clock.set(addTime(10 * minuteMs));
  const { got, mailer } = fakeMailer();
  expect(await send(mailer)).toBe(0);
  expect(got).toEqual([]);
  expect(await readOnly()).toMatchObject({ state: 'failed', attempts: 0, smtpResponse: 'expired' });
});

it('stops accepting emails on shutdown', async () => {
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
  const mails = await readStoredMails(t);
  expect(mails).toHaveLength(4);
  for (const { html, text } of mails) {
    const links = [...`${html}\n${text}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(
      ([link]) => new URL(link).origin,
    );
    expect(new Set(links)).toEqual(new Set(['https://nontrivial.example']));
  }
});
