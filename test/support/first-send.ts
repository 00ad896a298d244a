import { and, eq, sql } from 'drizzle-orm';
import { dayMs, hourMs, minuteMs } from '#shared/durations.ts';
import { renderDeliveries } from '../../server/domain/digests/delivery/render-delivery.ts';
import { renderVariants } from '../../server/domain/digests/delivery/render-variants.ts';
import { scheduleDigests } from '../../server/domain/digests/delivery/schedule-deliveries.ts';
import { mailPauses, mailWarmups, outbox, suppressions } from '../../server/db/schema.ts';
import { sendDueMail } from '../../server/domain/mail/outbox-sender.ts';
import { findWarmup } from '../../server/domain/mail/warm-up.ts';
import { createMailer } from '../../server/infra/mail/mailer.ts';
import { addReaders, addStories, getSite, story } from './digests.ts';
import { createProviders, openPostOffice } from './mail-receivers.ts';
import { startOfTest, type TestApp } from './test-app.ts';

const siteId = 'nontrivial';
const domains = ['oak.example', 'pine.example', 'fir.example', 'elm.example', 'yew.example'];

/** What a first issue to new readers came to. `perDay`: received emails on each day of the plan. */
type FirstSend = {
  readers: number;
  received: number;
  /** Readers who received it. */
  reached: number;
  failed: number;
  suppressed: number;
  perDay: number[];
  /** Refusals by domain and answer. */
  answers: Record<string, number>;
  /** Attempts for each received email. */
  attempts: number;
};

/**
 * Sends the first issue of a site to readers at five providers, over real SMTP. The clock of the
 * providers and of the job is set forward. So a day of the plan takes only as long as its emails.
 * `stepMs`: how far it goes between two runs of the job.
 */
export async function sendFirstIssue(
  t: TestApp,
  { readers, volumes, stepMs }: { readers: number; volumes: number[]; stepMs: number },
): Promise<FirstSend> {
  const { db } = t.deps;
  const site = getSite(t, siteId);
  await addReaders(t, siteId, readers, (i) => ({
    email: `reader${i}@${domains[i % domains.length]}`,
  }));
  await addStories(
    t,
    await t.make.user(siteId),
    Array.from({ length: 5 }, (_, i) => ({
      at: new Date(startOfTest.getTime() - 12 * hourMs + i * minuteMs),
      title: `Lakes and rivers, part ${i}`,
      text: story(`${i}`),
      score: 50 - i,
    })),
  );
  const plan = await findWarmup(t.deps, site);
  await db.insert(mailWarmups).values({ ...plan, isOn: true, volumes });
  await scheduleDigests(t.deps, site, startOfTest, ['daily']);
  await renderVariants(t.deps);

  const startedAt = startOfTest.getTime();
  // A fifth of the readers is at the provider that counts by day.
  const perDay = volumes.map((volume) => Math.ceil(volume / 4));
  const rules = createProviders(startedAt, {
    perMinute: Math.ceil(readers / 400),
    perConnection: Math.ceil(readers / 500),
    perDay,
  });
  const office = await openPostOffice(rules, () => t.clock.now().getTime());
  const mailer = createMailer(
    { smtpUrl: office.url, mailFrom: null, dkim: null, env: 'test' },
    t.deps.log,
  );
  if (!mailer) throw new Error('no mailer');
  const days: number[] = [];
  let pausedAt: number | null = null;
  try {
    for (;;) {
      const before = office.received.length;
      await sendDueMail({ ...t.deps, mailer }, { render: renderDeliveries, queue: 'others' });
      const now = t.clock.now().getTime();
      const day = Math.floor((now - startedAt) / dayMs);
      days[day] = (days[day] ?? 0) + office.received.length - before;
      // Pauses end by the clock of the database, which goes on as usual.
      if ((await db.$count(mailPauses)) === 0) pausedAt = null;
      else if (pausedAt === null) pausedAt = now;
      else if (now - pausedAt >= hourMs) await db.delete(mailPauses);
      const [next] = await db
        .select({ at: sql<string | null>`min(${outbox.sendAfter})` })
        .from(outbox)
        .where(and(eq(outbox.siteId, siteId), eq(outbox.state, 'queued')));
      if (!next?.at) break;
      t.clock.set(new Date(Math.max(new Date(next.at).getTime(), now) + stepMs));
    }
  } finally {
    mailer.close();
    await office.close();
  }
  const answers = Object.fromEntries([...office.answers].toSorted());
  const refused = Object.values(answers).reduce((sum, count) => sum + count, 0);
  return {
    readers,
    received: office.received.length,
    reached: new Set(office.received.map(({ to }) => to)).size,
    failed: await db.$count(outbox, eq(outbox.state, 'failed')),
    suppressed: await db.$count(suppressions),
    perDay: Array.from(days, (count) => count ?? 0),
    answers,
    attempts: (office.received.length + refused) / office.received.length,
  };
}

/**
 * Whether more was sent by the end of a day than the plan allowed by then. An email that a receiver
 * took only on the next day has its place in the day before.
 */
export function exceedsPlan(perDay: readonly number[], volumes: readonly number[]): boolean {
  let [sent, planned] = [0, 0];
  return volumes.some((volume, i) => {
    sent += perDay[i] ?? 0;
    planned += volume;
    return sent > planned;
  });
}
