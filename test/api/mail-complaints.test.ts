import { dayMs, hourMs } from '#shared/durations.ts';
import { renderDeliveries } from '../../server/domain/digests/delivery/render-delivery.ts';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  digestVariants,
  issues,
  outbox,
  mailPauses,
  subscriptions,
} from '../../server/db/schema.ts';
import { queueMail } from '../../server/domain/mail/outbox.ts';
import type { OutgoingMail } from '../../server/infra/mail/outgoing-mail.ts';
import { setUpMailEvents } from '../support/mail-event-calls.ts';
import { createDigestRow } from '../support/mail-rows.ts';
import { addSubscription } from '../support/subscriptions.ts';
import { type SiteId } from '../support/test-app.ts';
import { countDailyFeedback } from '../../server/domain/mail/send-pauses.ts';
import { processMailReport } from '../../server/domain/subscriptions/mail-reports.ts';
import { caller } from '../support/api-clients.ts';
import { addSentMail, createFeedback } from '../support/mail-reports.ts';
import { newId } from '../../server/domain/core/ids.ts';
import { sendDueMail } from '../../server/domain/mail/outbox-sender.ts';

const { t, db, createEmail, sendEvent } = await setUpMailEvents();

const site: SiteId = 'nontrivial';
const domain = t.deps.siteRegistry.sites.get(site)?.theme.seo.canonicalDomain;

describe('daily complaints about digests', () => {
  /** Creates digests sent an hour ago, and one queued with a code and a link. */
  async function createDigests(sent: number): Promise<void> {
    const now = t.clock.now();
    const at = new Date(now.getTime() - hourMs);
    const [issueId, audienceId] = [newId(), newId()];
    await db.insert(issues).values({
      siteId: site,
      id: issueId,
      frequency: 'daily',
      period: '2026-11-20',
      startsAt: new Date(at.getTime() - dayMs),
      endsAt: at,
      createdAt: at,
      state: 'sending',
    });
    await db.insert(digestVariants).values({
      siteId: site,
      id: audienceId,
      issueId,
      language: 'en',
      promptKey: '',
      dueAt: at,
      state: 'ready',
      summaryKind: 'extract',
      subject: 'The issue',
      html: '<p>Words</p>',
      text: 'Words',
      renderedAt: at,
    });
    const waiting = await addSubscription(t, site, { email: 'waits@mail.example' });
    const row = createDigestRow({
      siteId: site,
      sendAfter: at,
      createdAt: at,
      unsubscribeUrl: 'https://x.example',
      issueId,
      variantId: audienceId,
    });
    for (let done = 0; done < sent; done += 500) {
      await db.insert(outbox).values(
        Array.from({ length: Math.min(500, sent - done) }, (_, i) => ({
          ...row,
          id: newId(),
          recipient: `r${done + i}@mail.example`,
          subscriptionId: `s${done + i}`,
          state: 'sent' as const,
          sentAt: at,
        })),
      );
    }
    await db
      .insert(outbox)
      .values({ ...row, id: newId(), recipient: waiting.email, subscriptionId: waiting.id });
    for (const [kind, priority] of [
      ['login-code', 0],
      ['subscription-link', 1],
    ] as const)
      await queueMail(t.deps, {
        siteId: site,
        kind,
        priority,
        recipient: `${kind}@mail.example`,
        now: at,
        subject: kind,
        html: 'h',
        text: 't',
      });
  }
  const sendComplaints = async (times: number) => {
    for (let i = 0; i < times; i += 1) {
      const email = createEmail();
      await addSubscription(t, site, { email });
      expect((await sendEvent({ email })).body).toEqual({ outcome: 'suppressed' });
    }
  };
  /** Sends forged complaints as emails, each about an email to its own reader. */
  const forgeComplaints = async (addresses: string[]) => {
    for (const email of addresses) {
      const { id } = await addSentMail(t, site, email);
      const report = createFeedback(`<${id}@${domain}>`, { 'Feedback-Type': 'abuse' });
      expect(await processMailReport(t.deps, Buffer.from(report))).toBe('suppressed');
    }
  };
  const findLines = (msg: string) => t.log.filter((line) => String(line.msg).includes(msg));
  const createMailer = (sent: string[]) => ({
    async send(mail: OutgoingMail, { beforeData }: { beforeData?: () => Promise<void> } = {}) {
      await beforeData?.();
      sent.push(mail.subject);
      return { kind: 'sent' as const, answer: '250 ok' };
    },
    close: () => undefined,
  });
  const sendMails = async () => {
    const sent: string[] = [];
    await sendDueMail(
      { ...t.deps, mailer: createMailer(sent) as never },
      { render: renderDeliveries },
    );
    return sent.toSorted();
  };

  it('warn once at one in a thousand', async () => {
    await createDigests(1_500);
    await sendComplaints(1);
    expect(findLines('complain')).toEqual([]);
    await sendComplaints(2);
    expect(findLines('many complaints')).toMatchObject([
      { level: 'warn', site, complaints: 2, digests: 1_500 },
    ]);
    expect(await sendMails()).toEqual(['The issue', 'login-code', 'subscription-link']);
  });

  it('pause nothing alone, as emails about one domain', async () => {
    await createDigests(300);
    await forgeComplaints(['a@evil.test', 'b@evil.test', 'c@mx.evil.test', 'd@x.y.evil.test']);
    expect((await countDailyFeedback(db, site, t.clock.now())).complaints).toBe(1);
    await forgeComplaints(['reader@mail.example']);
    expect(await db.$count(mailPauses)).toBe(0);
    await sendComplaints(1);
    expect(await db.$count(mailPauses)).toBe(1);
  });

  it('concern the address that a digest went to', async () => {
    await createDigests(0);
    const [old, email] = ['waits@mail.example', 'moved@mail.example'];
    await db.update(subscriptions).set({ email }).where(eq(subscriptions.email, old));
    expect(await sendMails()).toContain('The issue');
    const [{ id = '' } = {}] = await db.select().from(outbox).where(eq(outbox.recipient, email));
    const messageId = `<${id}@${domain}>`;
    expect((await sendEvent({ email: old, messageId })).body).toEqual({ outcome: 'ignored' });
    expect((await sendEvent({ email, messageId })).body).toEqual({ outcome: 'suppressed' });
  });

  it('of an imported list pause nothing', async () => {
    await createDigests(300);
    const admin = await caller(t, site, { role: 'admin', username: 'ada' });
    const rows = [1, 2, 3, 4].map((i) => ({ email: `old${i}@mail.example`, reason: 'complaint' }));
    const path = '/api/admin/subscribers/suppressed/import';
    expect((await admin.call('POST', path, { rows })).body.suppressed).toBe(4);
    await sendComplaints(1);
    expect(await db.$count(mailPauses)).toBe(0);
  });

  it('pause the digests at three in a thousand', async () => {
    await createDigests(300);
    await sendComplaints(2);
    expect(await db.$count(mailPauses)).toBe(0);
    await sendComplaints(3);
    expect(findLines('pausing digests until tomorrow')).toMatchObject([
      { level: 'error', site, complaints: 3, digests: 300 },
    ]);
    expect(await sendMails()).toEqual(['login-code', 'subscription-link']);
    const [{ hours = 0 } = {}] = await db
      .select({ hours: sql<number>`extract(epoch from ends_at - now())::float8 / 3600` })
      .from(mailPauses)
      .where(eq(mailPauses.reason, 'complaints'));
    expect(hours, 'it is 8 in the morning').toBeCloseTo(16, 1);
    await db
      .update(mailPauses)
      .set({ endsAt: sql`now() - interval '1 second'` as never })
      .where(eq(mailPauses.reason, 'complaints'));
    expect(await sendMails()).toEqual(['The issue']);
    expect(
      (
        await db
          .select()
          .from(outbox)
          .where(and(eq(outbox.recipient, 'waits@mail.example'), eq(outbox.state, 'sent')))
      ).length,
    ).toBe(1);
  });
});
