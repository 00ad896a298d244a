import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { hourMs } from '#shared/durations.ts';
import { mailPauses, outbox, suppressions } from '../../server/db/schema.ts';
import { createMailer } from '../../server/infra/mail/mailer.ts';
import { sendMailJob } from '../../server/jobs/send-mail.ts';
import { startMailServer } from '../support/mail-server.ts';
import { addNotices, setMailServer } from '../support/site-senders.ts';
import { createTestApp, startOfTest } from '../support/test-app.ts';

const count = 60;
/** When it resolves, the suspended sender gets its answers. */
let answer = Promise.withResolvers<void>();
let isSuspended = true;
const brandA = await startMailServer({
  onMailFrom(_address, _session, done) {
    if (!isSuspended) return done();
    void (async () => {
      await answer.promise;
      done(Object.assign(new Error('5.7.1 this account is suspended'), { responseCode: 554 }));
    })();
  },
});
const [brandB, shared] = [await startMailServer(), await startMailServer()];
const t = await createTestApp({ config: { smtpUrl: shared.url } });
const { db } = t.deps;
const mailer = createMailer(t.deps.config, t.deps.log);
if (!mailer) throw new Error('no mailer');
afterAll(async () => {
  answer.resolve();
  mailer.close();
  await Promise.all([brandA, brandB, shared].map(({ close }) => close()));
});
await setMailServer(t, 'nontrivial', brandA.url);
await setMailServer(t, 'statecraft', brandB.url);
const run = () => sendMailJob({ ...t.deps, mailer }, new AbortController().signal);

beforeEach(async () => {
  answer = Promise.withResolvers();
  for (const table of [outbox, mailPauses]) await db.delete(table);
  for (const { delivered } of [brandA, brandB, shared]) delivered.length = 0;
});

it('delays two brands by nothing when the third is suspended', async () => {
  for (const siteId of ['nontrivial', 'statecraft', 'default'] as const)
    await addNotices(t, siteId, count);
  const running = run();
  // The suspended brand gets no answer before the two others have sent everything.
  await expect
    .poll(() => [brandB.delivered.length, shared.delivered.length], { timeout: 20_000 })
    .toEqual([count, count]);
  answer.resolve();
  await running;
  expect(brandA.delivered).toHaveLength(0);
});

it('keeps mail of a suspended brand and sends it later', async () => {
  isSuspended = true;
  answer.resolve();
  const many = 200;
  await addNotices(t, 'nontrivial', many);
  await run();
  expect(await db.$count(outbox, eq(outbox.state, 'queued'))).toBe(many);
  expect(await db.$count(mailPauses, eq(mailPauses.reason, 'policy'))).toBe(1);
  const tried = await db.$count(outbox, sql`attempts > 0`);
  // 20 refusals start the pause. Those that were sent meanwhile are tried, too.
  expect(tried).toBeLessThan(many / 2);
  expect([await db.$count(suppressions), shared.delivered.length]).toEqual([0, 0]);
  // Confirmations go on, through the next server.
  await addNotices(t, 'nontrivial', 3, { priority: 1, prefix: 'new' });
  await run();
  expect(shared.delivered).toHaveLength(3);

  isSuspended = false;
  await db.update(mailPauses).set({ endsAt: sql`now()` });
  t.clock.set(new Date(startOfTest.getTime() + hourMs));
  await run();
  expect(brandA.delivered).toHaveLength(many);
  expect(new Set(brandA.delivered.map(({ to }) => to.join())).size).toBe(many);
});
