import { expect, it } from 'vitest';
import { dayMs, minuteMs } from '#shared/durations.ts';
import type { Outcome } from '../../server/infra/mail/outcome.ts';
import { setUpOutbox, addTime, fakeMailer, type Begin } from '../support/outbox-sending.ts';
import { startOfTest } from '../support/test-app.ts';
import { type Queue } from '../../server/domain/mail/claim-mails.ts';

const { t, never, send, queue, listRows, readOnly, killSenders } = await setUpOutbox();

it('resends an email whose process died before sending', async () => {
  await queue();
  await queue({ kind: 'digest', priority: 2, subject: 'digest', now: addTime(1) });
  t.clock.set(addTime(1));
  void send(fakeMailer(() => never).mailer);
  await expect
    .poll(async () => (await listRows()).map(({ state }) => state))
    .toEqual(['sending', 'sending']);
  killSenders();
  const { got, mailer } = fakeMailer();
  t.clock.set(addTime(2 * minuteMs));
  expect(await send(mailer)).toBe(0);
  t.clock.set(addTime(2 * minuteMs + 2));
  expect(await send(mailer)).toBe(2);
  expect(got.map(({ subject }) => subject)).toEqual(['048213 is your code', 'digest']);
  expect(await listRows()).toMatchObject([
    { state: 'sent', attempts: 2 },
    { state: 'sent', attempts: 2 },
  ]);
});

it('never resends an email whose process died while sending', async () => {
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
  killSenders();
  const { got, mailer } = fakeMailer();
  for (const at of [3 * minuteMs, dayMs]) {
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

it('never resends an email with an unknown result', async () => {
  await queue({ priority: 2 });
  const { got, mailer } = fakeMailer(
    async (_mail, begin) => (await begin(), { kind: 'uncertain', answer: 'ECONNRESET' }),
  );
  expect(await send(mailer)).toBe(0);
  t.clock.set(addTime(dayMs));
  await send(mailer);
  expect(got).toHaveLength(1);
  expect(await readOnly()).toMatchObject({
    state: 'failed',
    smtpResponse: 'uncertain: ECONNRESET',
    sentAt: startOfTest,
  });
});

it('clears the mark of a rejected mail', async () => {
  await queue();
  await send(
    fakeMailer(async (_mail, begin) => (await begin(), { kind: 'temporary', answer: '451 later' }))
      .mailer,
  );
  expect(await readOnly()).toMatchObject({ state: 'queued', sentAt: null });
});

it('does not start an email lost to another process', async () => {
  await queue({ priority: 2 });
  let begin: Begin | undefined;
  void send(fakeMailer((_mail, options) => ((begin = options), never)).mailer);
  await expect.poll(() => begin).toBeDefined();
  killSenders();
  t.clock.set(addTime(3 * minuteMs));
  expect(await send(fakeMailer().mailer)).toBe(1);
  await expect(begin?.()).rejects.toThrow('another process has claimed this mail');
  expect(await readOnly()).toMatchObject({ state: 'sent', attempts: 2 });
});

it('extends the lease when an email gets its slot', async () => {
  await queue({ priority: 2 });
  const other = fakeMailer();
  const sending = send(
    fakeMailer(async (_mail, begin) => {
      t.clock.set(addTime(minuteMs));
      await begin();
      t.clock.set(addTime(2 * minuteMs + 1));
      expect(await send(other.mailer)).toBe(0);
      return { kind: 'sent', answer: '250 OK' };
    }).mailer,
  );
  expect(await sending).toBe(1);
  expect(other.got).toEqual([]);
  expect(await readOnly()).toMatchObject({ state: 'sent', attempts: 1, smtpResponse: '250 OK' });
});

it('ignores results after the time is over', async () => {
  await queue();
  let release: (outcome: Outcome) => void = () => undefined;
  const slow = send(
    fakeMailer(() => new Promise<Outcome>((resolve) => (release = resolve))).mailer,
  );
  await expect.poll(async () => (await readOnly()).state).toBe('sending');
  killSenders();
  t.clock.set(addTime(6 * minuteMs));
  expect(await send(fakeMailer().mailer)).toBe(1);
  release({ kind: 'temporary', answer: 'ETIMEDOUT' });
  await slow;
  expect(await readOnly()).toMatchObject({ state: 'sent', smtpResponse: '250 OK' });
});

it('sends each email once across processes', async () => {
  for (let i = 0; i < 45; i += 1) await queue({ subject: String(i) });
  const { got, mailer } = fakeMailer();
  const counts = await Promise.all(
    ['codes', undefined, 'codes', undefined].map((name) =>
      send(mailer, undefined, undefined, name as Queue | undefined),
    ),
  );
  // A run that meets only locked rows stops early.
  await send(mailer);
  expect(counts.reduce((a, b) => a + b)).toBeLessThanOrEqual(45);
  expect(got).toHaveLength(45);
  expect(new Set(got.map(({ id }) => id)).size).toBe(45);
});
