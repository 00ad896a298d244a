import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, expect, it } from 'vitest';
import { queueMail } from '../../server/domain/mail/outbox.ts';
import { createMailer } from '../../server/infra/mail/mailer.ts';
import { schedule } from '../../server/jobs/schedule.ts';
import { sendMailJob } from '../../server/jobs/send-mail.ts';
import { startWorker } from '../../server/jobs/worker.ts';
import { exceedsPlan, sendFirstIssue } from '../support/first-send.ts';
import { startMailServer } from '../support/mail-server.ts';
import { addNotices, setMailServer } from '../support/site-senders.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** `FIRST_SEND_READERS=5000` runs it in a tenth of the time. */
const readers = Number(process.env.FIRST_SEND_READERS ?? 50_000);
const closing: (() => unknown)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

const print = (what: string, figures: object) =>
  void process.stdout.write(`${what}: ${JSON.stringify(figures)}\n`);
const startServer = async (...options: Parameters<typeof startMailServer>) => {
  const server = await startMailServer(...options);
  closing.push(server.close);
  return server;
};
const openMailer = (t: TestApp) => {
  const mailer = createMailer(t.deps.config, t.deps.log);
  if (!mailer) throw new Error('no mailer');
  closing.push(() => mailer.close());
  return mailer;
};
/** Refuses every sender. */
const refuse =
  (code: number, text: string): SMTPServerOptions['onMailFrom'] =>
  (_address, _session, done) =>
    done(Object.assign(new Error(text), { responseCode: code }));

it('spreads 50,000 emails of a new site, each once', { timeout: 5_400_000 }, async () => {
  const t = await createTestApp();
  const volumes = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000].map((volume) =>
    Math.ceil((volume * readers) / 50_000),
  );
  const startedAt = performance.now();
  const sent = await sendFirstIssue(t, { readers, volumes, stepMs: 300_000 });
  print('first send', { ...sent, seconds: Math.round((performance.now() - startedAt) / 1_000) });
  expect(sent).toMatchObject({ received: readers, reached: readers, failed: 0, suppressed: 0 });
  expect(sent.perDay.length).toBeGreaterThanOrEqual(volumes.length);
  expect(exceedsPlan(sent.perDay, volumes)).toBe(false);
});

it('delays no brand by the suspension of another', async () => {
  const count = 1_000;
  let isSuspended = false;
  const brandA = await startServer({
    onMailFrom(_address, _session, done) {
      const error = new Error('5.7.1 this account is suspended');
      done(isSuspended ? Object.assign(error, { responseCode: 554 }) : null);
    },
  });
  const [brandB, shared] = [await startServer(), await startServer()];
  const t = await createTestApp({ config: { smtpUrl: shared.url } });
  const mailer = openMailer(t);
  await setMailServer(t, 'nontrivial', brandA.url);
  await setMailServer(t, 'statecraft', brandB.url);
  /** Milliseconds until B and C had all their mail. */
  const measure = async () => {
    for (const server of [brandA, brandB, shared]) server.delivered.length = 0;
    for (const siteId of ['nontrivial', 'statecraft', 'default'] as const)
      await addNotices(t, siteId, count);
    const startedAt = performance.now();
    const running = sendMailJob({ ...t.deps, mailer }, new AbortController().signal);
    const times = await Promise.all(
      [brandB, shared].map(async ({ delivered }) => {
        await expect.poll(() => delivered.length, { timeout: 120_000 }).toBe(count);
        return Math.round(performance.now() - startedAt);
      }),
    );
    await running;
    return times;
  };
  await measure();
  const healthy = await measure();
  isSuspended = true;
  const suspended = await measure();
  print('B and C until all is sent (ms)', { healthy, suspended });
  // test/domain/suspended-sender.test.ts proves that the others wait for nothing of it.
  expect(brandA.delivered).toHaveLength(0);
});

it('delivers codes within 5 s while bulk mail is rejected', async () => {
  const bulk = await startServer({ onMailFrom: refuse(550, '5.3.0 internal error') });
  const codes = await startServer();
  const t = await createTestApp({
    config: { smtpUrl: bulk.url, smtpUrlTransactional: codes.url },
  });
  const mailer = openMailer(t);
  await addNotices(t, 'nontrivial', 5_000);
  const jobs = schedule.filter(({ name }) => name === 'send-codes' || name === 'send-mail');
  const stop = startWorker({ ...t.deps, mailer }, jobs);
  const [queuedAt, waits] = [new Map<string, number>(), [] as number[]];
  const count = 300;
  let seen = 0;
  const collect = () => {
    for (const { to } of codes.delivered.slice(seen))
      waits.push(performance.now() - (queuedAt.get(to.join()) ?? 0));
    seen = codes.delivered.length;
  };
  const collecting = setInterval(collect, 10);
  for (let i = 0; i < count; i += 1) {
    const recipient = `member${i}@mail.example`;
    queuedAt.set(recipient, performance.now());
    await queueMail(t.deps, {
      siteId: 'nontrivial',
      kind: 'login-code',
      priority: 0,
      recipient,
      now: t.clock.now(),
      subject: '048213 is your code',
      html: '<p>048213</p>',
      text: '048213',
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await expect.poll(() => codes.delivered.length, { timeout: 30_000 }).toBe(count);
  collect();
  clearInterval(collecting);
  await stop();
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.ceil(share * count) - 1] ?? 0);
  print('login codes (ms)', { codes: waits.length, median: at(0.5), p99: at(0.99), max: at(1) });
  expect(bulk.delivered).toHaveLength(0);
  expect(at(0.99)).toBeLessThan(5_000);
});
