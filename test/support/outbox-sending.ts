import { renderDeliveries } from '../../server/domain/digests/delivery/render-delivery.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect } from 'vitest';
import { outbox, suppressions } from '../../server/db/schema.ts';
import { queueMail, type NewMail } from '../../server/domain/mail/outbox.ts';
import type { Mailer } from '../../server/infra/mail/mailer.ts';
import type { OutgoingMail } from '../../server/infra/mail/outgoing-mail.ts';
import type { Outcome } from '../../server/infra/mail/outcome.ts';
import { createTestApp, startOfTest, type SiteId } from './test-app.ts';
import { sendDueMail } from '../../server/domain/mail/outbox-sender.ts';
import { type Queue } from '../../server/domain/mail/claim-mails.ts';

export const addTime = (milliseconds: number) => new Date(startOfTest.getTime() + milliseconds);

export type Begin = () => Promise<void>;
export const sent: Outcome = { kind: 'sent', answer: '250 OK' };

/**
 * Records emails and returns the result of `answer`, sent by default. Begins each email unless
 * `answer` does.
 */
export function fakeMailer(
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

export const createMailer = (kind: Outcome['kind'], answer: string) =>
  fakeMailer(() => ({ kind, answer }));

/** Starts an application, and empties the outbox before each test. */
export async function setUpOutbox() {
  const t = await createTestApp();
  const { db, clock, log, siteRegistry: sites, secrets } = t.deps;

  let processes = new AbortController();
  beforeEach(async () => {
    processes = new AbortController();
    await db.delete(outbox);
    await db.delete(suppressions);
    t.clock.set(startOfTest);
    t.log.length = 0;
  });

  // Stops senders, which would take emails of the next test.
  afterEach(() => processes.abort());
  /** Simulates the death of the sending process. */
  const killSenders = () => {
    processes.abort();
    processes = new AbortController();
  };
  /** The result of an email whose process died. */
  const never = new Promise<Outcome>(() => undefined);
  const send = (mailer: Mailer, limit?: number, stopping = processes.signal, queue?: Queue) =>
    sendDueMail(
      { db, clock, log, siteRegistry: sites, secrets, mailer },
      { render: renderDeliveries, limit: limit, stopping, queue },
    );
  const queue = (fields: Partial<NewMail> = {}) =>
    queueMail(t.deps, {
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
  return { t, db, clock, log, sites, killSenders, never, send, queue, listRows, readOnly };
}
