import { hourMs, minuteMs } from '#shared/durations.ts';
import { renderDeliveries } from '../../server/domain/digests/delivery/render-delivery.ts';
import { afterAll, beforeEach } from 'vitest';
import type { SMTPServerOptions } from 'smtp-server';
import { openIssue, type Issue } from '../../server/domain/digests/issues/issues.ts';
import { findPeriod, type Period } from '../../server/domain/subscriptions/periods.ts';
import { scheduleDigests } from '../../server/domain/digests/delivery/schedule-deliveries.ts';
import { renderVariants } from '../../server/domain/digests/delivery/render-variants.ts';
import { createMailer } from '../../server/infra/mail/mailer.ts';
import { addStories, forgetDigests, selectIssueMails, getSite, story } from './digests.ts';
import { startMailServer, type Delivered } from './mail-server.ts';
import { createTestApp, startOfTest, type SiteId } from './test-app.ts';
import { sendDueMail } from '../../server/domain/mail/outbox-sender.ts';
import { type Queue } from '../../server/domain/mail/claim-mails.ts';

export const minutesYesterday = (minutes = 0) =>
  new Date(startOfTest.getTime() - 12 * hourMs + minutes * minuteMs);
export const readHeader = ({ head }: Delivered, name: string) =>
  head
    .split('\n')
    .filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    .map((line) => line.slice(name.length + 1).trim());
export const listRecipients = (delivered: Delivered[]) =>
  delivered.map(({ to }) => to.join()).toSorted();

/** Starts an application and empties its outbox before each test. */
export async function setUpDigestSending() {
  const t = await createTestApp();
  const { db, secrets } = t.deps;
  const closing: (() => unknown)[] = [];
  afterAll(() => Promise.all(closing.map((close) => close())));

  beforeEach(async () => {
    t.clock.set(startOfTest);
    await forgetDigests(t);
  });

  /** Creates yesterday's issue, planned and written. */
  async function prepare(site: SiteId = 'nontrivial'): Promise<Issue> {
    await addStories(
      t,
      await t.make.user(site),
      Array.from({ length: 5 }, (_, i) => ({
        at: minutesYesterday(i),
        title: `Lakes and rivers, part ${i}`,
        text: story(`${i}`),
        score: 50 - i,
      })),
    );
    await scheduleDigests(t.deps, getSite(t, site), startOfTest);
    await renderVariants(t.deps);
    return openIssue(
      t.deps,
      getSite(t, site),
      findPeriod(getSite(t, site), '2026-11-20') as Period,
      startOfTest,
    );
  }

  /** Starts a mail server and returns a sender. */
  async function mailServer(options: SMTPServerOptions = {}) {
    const server = await startMailServer(options);
    const mailer = createMailer(
      { smtpUrl: server.url, mailFrom: null, dkim: null, env: 'test' },
      t.deps.log,
    );
    if (!mailer) throw new Error('no mailer');
    closing.push(() => mailer.close(), server.close);
    return {
      delivered: server.delivered,
      send: (queue: Queue = 'others', options: Partial<Parameters<typeof sendDueMail>[1]> = {}) =>
        sendDueMail({ ...t.deps, mailer }, { render: renderDeliveries, queue, ...options }),
    };
  }
  const wait = (milliseconds: number) =>
    t.clock.set(new Date(t.clock.now().getTime() + milliseconds));
  const listStates = async (issue: Issue) =>
    Object.fromEntries(
      (await selectIssueMails(t, issue)).map(({ recipient, state, smtpResponse: answer }) => [
        recipient.split('@')[0],
        answer === null || state === 'sent' ? state : `${state}: ${answer}`,
      ]),
    );
  return { t, db, secrets, prepare, mailServer, wait, listStates };
}
