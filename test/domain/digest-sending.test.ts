import { eq, inArray, sql } from 'drizzle-orm';
import { renderDeliveries } from '../../server/domain/digests/render-delivery.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { SMTPServerOptions } from 'smtp-server';
import {
  digestVariants,
  follows,
  outbox,
  posts,
  subscriptions,
  suppressions,
} from '../../server/db/schema.ts';
import { countDeliveries, readDeliveries } from '../../server/domain/digests/deliveries.ts';
import { openIssue, type Issue } from '../../server/domain/digests/issues.ts';
import { findPeriod, type Period } from '../../server/domain/core/periods.ts';
import { scheduleDigests } from '../../server/domain/digests/schedule-deliveries.ts';
import { renderVariants } from '../../server/domain/digests/render-variants.ts';
import { queueMail } from '../../server/domain/mail/outbox.ts';
import { eraseSubscriptions } from '../../server/domain/subscriptions/erase.ts';
import { manageToken, unsubscribeToken } from '../../server/domain/subscriptions/tokens.ts';
import { suppressAddress } from '../../server/domain/mail/suppressions.ts';
import { createMailer } from '../../server/infra/mail/mailer.ts';
import {
  addReaders,
  addStories,
  selectDigestVariants,
  forgetDigests,
  selectIssueMails,
  getSite,
  story,
} from '../support/digests.ts';
import { partsOfMail, startMailServer, type Delivered } from '../support/mail-server.ts';
import { createTestApp, startOfTest, type SiteId } from '../support/test-app.ts';
import { sendDueMail } from '../../server/domain/mail/outbox-sender.ts';
import { type Queue } from '../../server/domain/mail/claim-mails.ts';

const t = await createTestApp();
const { db, secrets } = t.deps;
const minute = 60_000;
const minutesYesterday = (minutes = 0) =>
  new Date(startOfTest.getTime() - 12 * 60 * minute + minutes * minute);
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
    findPeriod('UTC', '2026-11-20') as Period,
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
    send: (lane: Queue = 'others', options: Partial<Parameters<typeof sendDueMail>[1]> = {}) =>
      sendDueMail({ ...t.deps, mailer }, { render: renderDeliveries, lane, ...options }),
  };
}
const readHeader = ({ head }: Delivered, name: string) =>
  head
    .split('\n')
    .filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    .map((line) => line.slice(name.length + 1).trim());
const listRecipients = (delivered: Delivered[]) => delivered.map(({ to }) => to.join()).toSorted();
const wait = (milliseconds: number) =>
  t.clock.set(new Date(t.clock.now().getTime() + milliseconds));
const listStates = async (issue: Issue) =>
  Object.fromEntries(
    (await selectIssueMails(t, issue)).map(({ recipient, state, smtpResponse: answer }) => [
      recipient.split('@')[0],
      answer === null || state === 'sent' ? state : `${state}: ${answer}`,
    ]),
  );

it('sends every reader one complete newsletter mail', async () => {
  const readers = await addReaders(t, 'nontrivial', 23, (i) => ({
    email: `reader${i}@mail.example`,
    language: i % 6 === 0 ? 'ar' : 'en',
  }));
  const issue = await prepare();
  const { delivered, send } = await mailServer();
  expect(await send()).toBe(23);
  expect(await send()).toBe(0);
  expect(listRecipients(delivered)).toEqual(readers.map(({ email }) => email).toSorted());
  const rows = await selectIssueMails(t, issue);
  expect(
    rows.every(
      ({ state, attempts, html, sentAt }) =>
        state === 'sent' && attempts === 1 && html === '' && sentAt !== null,
    ),
  ).toBe(true);
  const tokens = readers.map((reader) => ({
    email: reader.email,
    manage: manageToken({ secrets }, reader),
    unsubscribe: unsubscribeToken({ secrets }, reader),
  }));
  for (const mail of delivered) {
    const [to = ''] = mail.to;
    const row = rows.find(({ recipient }) => recipient === to);
    const ownToken = tokens.find(({ email }) => email === to);
    expect(readHeader(mail, 'To')).toEqual([to]);
    expect(readHeader(mail, 'Message-ID')).toEqual([`<${row?.id}@nontrivial.example>`]);
    expect(readHeader(mail, 'List-Id')).toEqual(['"Nontrivial" <digest.nontrivial.example>']);
    expect(readHeader(mail, 'List-Unsubscribe')).toEqual([
      `<https://nontrivial.example/api/subscriptions/unsubscribe/${ownToken?.unsubscribe}>`,
    ]);
    expect(readHeader(mail, 'List-Unsubscribe-Post')).toEqual(['List-Unsubscribe=One-Click']);
    expect(readHeader(mail, 'Auto-Submitted')).toEqual(['auto-generated']);
    expect(
      ['Date', 'Subject', 'From', 'MIME-Version'].map((name) => readHeader(mail, name).length),
    ).toEqual([1, 1, 1, 1]);
    expect(
      mail.raw.split('\r\n').filter((line) => line.length > 76 && !/^[A-Z][\w-]+:|^ /.test(line)),
    ).toEqual([]);
    const { text, html } = partsOfMail(mail.raw);
    expect(Buffer.byteLength(html)).toBeLessThan(102 * 1024);
    for (const part of [text, html]) {
      expect(part).toContain('Lakes and rivers, part 4');
      expect(part).not.toMatch(/[\ue000\ue001\ufffd]|undefined/);
      const [others, mine] = [
        tokens.filter(({ email }) => email !== to),
        [ownToken?.manage ?? '', ownToken?.unsubscribe ?? ''],
      ];
      expect(mine.every((token) => part.includes(token))).toBe(true);
      expect(
        others.some(
          ({ manage, unsubscribe }) => part.includes(manage) || part.includes(unsubscribe),
        ),
      ).toBe(false);
      expect(
        [...part.matchAll(/https?:\/\/[^\s"<]+/g)]
          .map(([link]) => new URL(link).origin)
          .filter((origin) => origin !== 'https://nontrivial.example'),
      ).toEqual([]);
    }
    expect(html).not.toMatch(/<img|<link|@import|url\(/);
    expect(html.includes('dir="rtl"')).toBe(
      readers.find(({ email }) => email === to)?.language === 'ar',
    );
  }
  expect(JSON.stringify(t.log)).not.toContain('mail.example');
});

it('skips readers who left and follows address changes', async () => {
  const names = ['stays', 'unsubscribes', 'pauses', 'erases', 'moves', 'bounces', 'pending'];
  const readers = await addReaders(t, 'nontrivial', names.length, (i) => ({
    email: `${names[i]}@mail.example`,
  }));
  const issue = await prepare();
  const isReader = (name: string) => eq(subscriptions.id, readers[names.indexOf(name)]?.id ?? '');
  await db
    .update(subscriptions)
    .set({ state: 'unsubscribed', unsubscribedAt: startOfTest })
    .where(isReader('unsubscribes'));
  await db
    .update(subscriptions)
    .set({ pausedUntil: new Date(startOfTest.getTime() + 60 * minute) })
    .where(isReader('pauses'));
  await db.update(subscriptions).set({ email: 'moved@mail.example' }).where(isReader('moves'));
  await db.update(subscriptions).set({ state: 'pending' }).where(isReader('pending'));
  await suppressAddress(db, secrets, 'nontrivial', 'Bounces@mail.example', 'bounce');
  await eraseSubscriptions(db, 'nontrivial', isReader('erases'));
  const { delivered, send } = await mailServer();
  expect(await send()).toBe(2);
  expect(listRecipients(delivered)).toEqual(['moved@mail.example', 'stays@mail.example']);
  expect(await listStates(issue)).toEqual({
    stays: 'sent',
    moves: 'sent',
    unsubscribes: 'failed: unsubscribed',
    pauses: 'failed: paused',
    pending: 'failed: unsubscribed',
    bounces: 'failed: suppressed',
  });
});

it('applies an unsubscription within two seconds', async () => {
  const readers = await addReaders(t, 'nontrivial', 60);
  await prepare();
  // Twenty-five a second.
  const { delivered, send } = await mailServer({
    onRcptTo: (_address, _session, done) => void setTimeout(done, 200),
  });
  const sending = send();
  await expect.poll(() => delivered.length, { timeout: 10_000 }).toBeGreaterThan(0);
  // Hides it in the database without changing queued mails.
  await db
    .update(subscriptions)
    .set({ state: 'unsubscribed', unsubscribedAt: startOfTest })
    .where(
      inArray(
        subscriptions.id,
        readers.map(({ id }) => id),
      ),
    );
  const before = delivered.length;
  expect(await sending).toBeLessThan(50);
  expect(delivered.length - before).toBeLessThan(45);
  expect(await db.$count(outbox, sql`${outbox.smtpResponse} = 'unsubscribed'`)).toBe(
    60 - delivered.length,
  );
});

it('includes the three best posts of followed members', async () => {
  const [member, followed, other] = [await t.make.user(), await t.make.user(), await t.make.user()];
  await db
    .insert(follows)
    .values({ siteId: 'nontrivial', followerId: member.id, followeeId: followed.id });
  await addReaders(t, 'nontrivial', 2, (i) =>
    i === 0 ? { email: 'member@mail.example', userId: member.id } : {},
  );
  await addStories(
    t,
    followed,
    [1, 2, 3, 4].map((i) => ({
      at: minutesYesterday(i),
      title: `Followed & <b>bold</b> ${i}`,
      url: 'https://same.example/x',
      score: i,
    })),
  );
  await addStories(t, followed, [
    { at: new Date(startOfTest.getTime() - 5 * minute), title: 'Followed today', score: 90 },
    { at: minutesYesterday(), title: 'Followed and hidden', score: 80, isHidden: true },
  ]);
  await addStories(t, other, [
    { at: minutesYesterday(), title: 'Of somebody else', url: 'https://same.example/y', score: 0 },
  ]);
  await prepare();
  const { delivered, send } = await mailServer();
  expect(await send()).toBe(2);
  const memberMail = partsOfMail(
    delivered.find(({ to }) => to[0] === 'member@mail.example')?.raw ?? '',
  );
  const [block = ''] = /From people you follow[\s\S]*?(?=<\/div>)/.exec(memberMail.html) ?? [];
  expect([...block.matchAll(/Followed[^<]*/g)].map(([title]) => title)).toEqual(
    [4, 3, 2].map((i) => `Followed &amp; &lt;b&gt;bold&lt;/b&gt; ${i}`),
  );
  expect(
    [...block.matchAll(/href="([^"]+)"/g)].every(([, href]) =>
      href?.startsWith('https://nontrivial.example/post/'),
    ),
  ).toBe(true);
  expect(memberMail.text).toMatch(
    /From people you follow\n\nFollowed & <b>bold<\/b> 4\nhttps:\/\/nontrivial\.example\/post\//,
  );
  for (const part of [memberMail.html, memberMail.text])
    expect(part).not.toMatch(/Followed today|and hidden/);
  const others = partsOfMail(
    delivered.find(({ to }) => to[0] !== 'member@mail.example')?.raw ?? '',
  );
  expect(`${others.html}${others.text}`).not.toContain('From people you follow');
  expect(others.text).not.toContain('\n\n\n');
});

describe('a change after writing', () => {
  it('removes hidden posts and comments from later mails', async () => {
    await addReaders(t, 'nontrivial', 8);
    const issue = await prepare();
    const first = (
      await db.select().from(posts).where(eq(posts.title, 'Lakes and rivers, part 0'))
    )[0];
    const { delivered, send } = await mailServer();
    expect(await send('others', { limit: 5 })).toBe(5);
    await db
      .update(posts)
      .set({ isHidden: true })
      .where(eq(posts.id, first?.id ?? ''));
    expect(await send()).toBe(0);
    expect(await selectDigestVariants(t, issue)).toMatchObject([{ state: 'waiting' }]);
    expect(await send(), 'nothing goes before it is written anew').toBe(0);
    expect(await renderVariants(t.deps)).toBe(1);
    expect(await send()).toBe(3);
    expect(delivered.map(({ raw }) => partsOfMail(raw).text.includes('part 0'))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(new Set(listRecipients(delivered)).size).toBe(8);
  });

  it('updates a changed title', async () => {
    await addReaders(t, 'nontrivial', 1);
    await prepare();
    wait(minute);
    await db
      .update(posts)
      .set({ title: 'Lakes alone', updatedAt: t.clock.now() })
      .where(eq(posts.title, 'Lakes and rivers, part 0'));
    const { delivered, send } = await mailServer();
    expect(await send()).toBe(0);
    await renderVariants(t.deps);
    expect(await send()).toBe(1);
    expect(readHeader(delivered[0] as Delivered, 'Subject')).toEqual(['Nontrivial: Lakes alone']);
    wait(minute);
    expect(await db.$count(digestVariants, eq(digestVariants.state, 'ready'))).toBe(1);
  });
});

it('sends codes before digests despite a slow server', async () => {
  await addReaders(t, 'nontrivial', 60);
  await prepare();
  const { delivered, send } = await mailServer({
    onRcptTo: (_address, _session, done) => void setTimeout(done, 100),
  });
  const stopping = new AbortController();
  const sending = send('others', { stopping: stopping.signal });
  await expect.poll(() => delivered.length, { timeout: 10_000 }).toBeGreaterThan(0);
  await queueMail(db, {
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
  // Mails that were taken but not sent return to the queue at once.
  expect(await db.$count(outbox, eq(outbox.state, 'sending'))).toBe(0);
  expect(await db.$count(outbox, eq(outbox.state, 'queued'))).toBe(60 - (delivered.length - 1));
});

it('alternates tenants and sends other mails first', async () => {
  await addReaders(t, 'nontrivial', 150);
  await addReaders(t, 'statecraft', 20);
  await prepare();
  await prepare('statecraft');
  const { delivered, send } = await mailServer();
  await queueMail(db, {
    siteId: 'default',
    kind: 'reply',
    priority: 1,
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
  expect(order.slice(0, 10)).toContain('reply@mail.example');
  expect(order.slice(0, 60).filter((to) => to.includes('@statecraft'))).toHaveLength(20);
});

describe('a mail server that', () => {
  const createRefusal = (responseCode: number, message: string) =>
    Object.assign(new Error(message), { responseCode });

  it('greylists gets each mail once later', async () => {
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
    wait(minute / 2);
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
    wait(24 * 60 * minute);
    expect(await send()).toBe(0);
    expect(await listStates(issue)).toEqual({
      gone: 'failed: 550 5.1.1 no such user',
      here: 'sent',
      there: 'sent',
    });
    expect(await db.$count(suppressions)).toBe(1);
    expect(delivered).toHaveLength(2);
  });

  it('disconnects mid-message leaves uncertain mails that are never resent', async () => {
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
    wait(24 * 60 * minute - 1);
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
  await addReaders(t, 'nontrivial', 4, (i) => ({ customPrompt: i === 0 ? 'About lakes' : null }));
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
  wait(24 * 60 * minute);
  const { delivered, send } = await mailServer();
  expect(await send()).toBe(0);
  expect(delivered).toEqual([]);
  expect((await selectIssueMails(t, issue)).map(({ smtpResponse: answer }) => answer)).toEqual([
    'expired',
    'expired',
  ]);
});

it('sends each mail once across processes', async () => {
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
