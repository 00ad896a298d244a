import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { withStandard } from '#shared/newsletter/preferences.ts';
import { dayMs, minuteMs } from '#shared/durations.ts';
import { digestVariants, outbox, suppressions } from '../../server/db/schema.ts';
import { notificationPriority } from '../../server/domain/comments/notifications.ts';
import {
  countDeliveries,
  readDeliveries,
} from '../../server/domain/digests/delivery/deliveries.ts';
import { queueMail } from '../../server/domain/mail/outbox.ts';
import { setUpDigestSending, listRecipients, readHeader } from '../support/digest-mails.ts';
import { addReaders, selectIssueMails } from '../support/digests.ts';
import { startOfTest } from '../support/test-app.ts';

const { t, db, prepare, mailServer, wait, listStates } = await setUpDigestSending();

it('sends codes before digests despite a slow server', async () => {
  await addReaders(t, 'nontrivial', 60);
  await prepare();
  const { delivered, send } = await mailServer({
    onRcptTo: (_address, _session, done) => void setTimeout(done, 100),
  });
  const stopping = new AbortController();
  const sending = send('others', { stopping: stopping.signal });
  await expect.poll(() => delivered.length, { timeout: 10_000 }).toBeGreaterThan(0);
  await queueMail(t.deps, {
    siteId: 'nontrivial',
    kind: 'login-code',
    priority: 0,
    recipient: 'waits@mail.example',
    now: startOfTest,
    subject: '048213',
    html: '<p>048213</p>',
    text: '048213',
  });
  expect(await send('codes')).toBe(1);
  expect(listRecipients(delivered)).toContain('waits@mail.example');
  expect(delivered.length).toBeLessThan(55);
  stopping.abort();
  await sending;
  // Emails that were taken but not sent return to the queue at once.
  expect(await db.$count(outbox, eq(outbox.state, 'sending'))).toBe(0);
  expect(await db.$count(outbox, eq(outbox.state, 'queued'))).toBe(60 - (delivered.length - 1));
});

it('alternates tenants and sends other emails first', async () => {
  await addReaders(t, 'nontrivial', 150);
  await addReaders(t, 'statecraft', 20);
  await prepare();
  await prepare('statecraft');
  const { delivered, send } = await mailServer();
  await queueMail(t.deps, {
    siteId: 'default',
    kind: 'reply',
    priority: notificationPriority,
    recipient: 'reply@mail.example',
    now: startOfTest,
    subject: 'A reply',
    html: '<p>Yes</p>',
    text: 'Yes',
  });
  await send();
  const order = delivered.map(({ to }) => to[0] ?? '');
  expect(order).toHaveLength(171);
  // Five run concurrently, so one may overtake another.
  expect(order.slice(0, 20)).toContain('reply@mail.example');
  expect(order.slice(0, 60).filter((to) => to.includes('@statecraft'))).toHaveLength(20);
});

describe('a mail server that', () => {
  const createRefusal = (responseCode: number, message: string) =>
    Object.assign(new Error(message), { responseCode });

  it('greylists gets each email once later', async () => {
    await addReaders(t, 'nontrivial', 7);
    const issue = await prepare();
    const met = new Set<string>();
    const { delivered, send } = await mailServer({
      onRcptTo: ({ address: path }, _session, done) =>
        met.has(path) ? done() : (met.add(path), done(createRefusal(451, 'greylisted, try again'))),
    });
    expect(await send()).toBe(0);
    expect(
      (await selectIssueMails(t, issue)).every(
        ({ state, attempts, smtpResponse: answer, sentAt }) =>
          state === 'queued' && attempts === 1 && answer?.startsWith('451') && sentAt === null,
      ),
    ).toBe(true);
    wait(minuteMs / 2);
    expect(await send()).toBe(7);
    const ids = (await selectIssueMails(t, issue)).map(({ id }) => `<${id}@nontrivial.example>`);
    expect(delivered.flatMap((mail) => readHeader(mail, 'Message-ID')).toSorted()).toEqual(
      ids.toSorted(),
    );
  });

  it('rejects an address permanently is not asked again', async () => {
    await addReaders(t, 'nontrivial', 3, (i) => ({
      email: `${['gone', 'here', 'there'][i]}@mail.example`,
    }));
    const issue = await prepare();
    const { delivered, send } = await mailServer({
      onRcptTo: ({ address: path }, _session, done) =>
        done(path.startsWith('gone') ? createRefusal(550, '5.1.1 no such user') : null),
    });
    expect(await send()).toBe(2);
    wait(dayMs);
    expect(await send()).toBe(0);
    expect(await listStates(issue)).toEqual({
      gone: 'failed: 550 5.1.1 no such user',
      here: 'sent',
      there: 'sent',
    });
    expect(await db.$count(suppressions)).toBe(1);
    expect(delivered).toHaveLength(2);
  });

  it('disconnects mid-message leaves uncertain emails that are never resent', async () => {
    await addReaders(t, 'nontrivial', 12);
    const issue = await prepare();
    let count = 0;
    const taken: string[] = [];
    const { send } = await mailServer({
      onData(stream, { id, envelope: { rcptTo } }, done) {
        count += 1;
        taken.push(rcptTo[0]?.address ?? '');
        if (count % 3 !== 0) return void stream.resume().on('end', () => done());
        stream.once('data', () =>
          [
            ...(
              this as unknown as { connections: Set<{ id: string; _socket: { destroy(): void } }> }
            ).connections,
          ]
            .find((mail) => mail.id === id)
            ?._socket.destroy(),
        );
      },
    });
    await send();
    wait(dayMs - 1);
    await send();
    const { uncertain, sent, failed, planned, sending } = await countDeliveries(db, issue);
    expect({ all: uncertain + sent, failed, planned, sending }).toEqual({
      all: 12,
      failed: 0,
      planned: 0,
      sending: 0,
    });
    expect(uncertain).toBeGreaterThan(0);
    expect(new Set(taken).size, 'none was begun twice').toBe(taken.length);
    const listed: string[] = [];
    for await (const batch of readDeliveries(db, issue))
      listed.push(
        ...batch
          .filter(({ state }) => state === 'uncertain')
          .map(({ to, answer }) => `${to} ${answer}`),
      );
    expect(listed).toHaveLength(uncertain);
    expect(listed[0]).toMatch(/^r•••\d@nontrivial\.mail\.example uncertain: /);
  });
});

it('fails one unrenderable mail and sends the others', async () => {
  await addReaders(t, 'nontrivial', 4, (i) => ({
    preferences: i === 0 ? withStandard({ topics: ['lakes'] }) : null,
  }));
  const issue = await prepare();
  await db
    .update(digestVariants)
    .set({ state: 'failed', html: null })
    .where(sql`${digestVariants.promptKey} <> ''`);
  const { send } = await mailServer();
  expect(await send()).toBe(3);
  expect(
    (await selectIssueMails(t, issue))
      .map(({ state, smtpResponse: answer }) => (state === 'sent' ? state : answer))
      .toSorted(),
  ).toEqual(['no words', 'sent', 'sent', 'sent']);
});

it('drops a digest after a day without success', async () => {
  await addReaders(t, 'nontrivial', 2);
  const issue = await prepare();
  wait(dayMs);
  const { delivered, send } = await mailServer();
  expect(await send()).toBe(0);
  expect(delivered).toEqual([]);
  expect((await selectIssueMails(t, issue)).map(({ smtpResponse: answer }) => answer)).toEqual([
    'expired',
    'expired',
  ]);
});

it('sends each email once across processes', async () => {
  await addReaders(t, 'nontrivial', 120);
  const issue = await prepare();
  const servers = await Promise.all([mailServer(), mailServer(), mailServer()]);
  await Promise.all(servers.map(({ send }) => send()));
  // A run that meets only locked rows stops early.
  await servers[0]?.send();
  const all = servers.flatMap(({ delivered }) => listRecipients(delivered));
  expect([all.length, new Set(all).size]).toEqual([120, 120]);
  expect(await countDeliveries(db, issue)).toEqual({
    planned: 0,
    sending: 0,
    sent: 120,
    failed: 0,
    uncertain: 0,
  });
});
