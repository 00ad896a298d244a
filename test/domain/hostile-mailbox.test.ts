import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  instanceMarkers,
  outbox,
  rateLimits,
  subscriptions,
  suppressions,
} from '../../server/db/schema.ts';
import { isSuppressed } from '../../server/domain/mail/suppressions.ts';
import { readBounceMailbox } from '../../server/domain/operations/bounce-mailbox.ts';
import { startHostileImap, type HostileMessage } from '../support/hostile-imap.ts';
import { addSentMail, createDsn } from '../support/mail-reports.ts';
import { createTestApp } from '../support/test-app.ts';

const server = await startHostileImap();
const t = await createTestApp({ config: { bounceImapUrl: server.url } });
const { db, secrets } = t.deps;
const siteId = 'nontrivial';
const read = (stopping = new AbortController().signal) => readBounceMailbox(t.deps, stopping);
const megabyte = 1_000_000;
let count = 0;

beforeEach(async () => {
  server.reset();
  for (const table of [instanceMarkers, outbox, rateLimits, suppressions, subscriptions])
    await db.delete(table);
});

/** Adds a bounce of an email, and returns its address. */
async function addBounce(): Promise<string> {
  const email = `gone${(count += 1)}@mail.example`;
  const { path } = await addSentMail(t, siteId, email);
  const recipients = [{ 'Final-Recipient': `rfc822; ${email}`, Action: 'failed', Status: '5.1.1' }];
  server.add({ raw: createDsn({ to: path, recipients }) });
  return email;
}
const isStopped = (email: string) => isSuppressed(db, secrets, siteId, email);

const nest = (depth: number) =>
  Array.from(
    { length: depth },
    (_, i) => `Content-Type: multipart/report; boundary="b${i}"\r\n\r\n--b${i}\r\n`,
  ).join('');
const report = (type: string, headers: string, body: string) =>
  'Content-Type: multipart/report; boundary=x\r\n\r\n--x\r\n' +
  `Content-Type: ${type}\r\n${headers}\r\n${body}`;

it.each<[string, string | Buffer]>([
  ['one line', 'x'.repeat(megabyte)],
  ['random bytes', Buffer.from(Array.from({ length: 200_000 }, (_, i) => (i * 7919) % 256))],
  ['nothing but line ends', '\r\n'.repeat(megabyte / 2)],
  ['endless header fields', 'A: b\r\n'.repeat(megabyte / 6)],
  ['an endless header field', `Subject: a\r\n${' b\r\n'.repeat(megabyte / 4)}`],
  ['parts in parts', nest(15_000)],
  ['many boundaries', `${nest(1)}${'--b0\r\n'.repeat(megabyte / 6)}`],
  ['emails in emails', 'Content-Type: message/rfc822\r\n\r\n'.repeat(30_000)],
  ['broken encoded words', `Subject: ${'=?utf-8?B?////=?='.repeat(50_000)}\r\n\r\n`],
  [
    'an unknown charset and broken base64',
    report(
      'message/delivery-status; charset=x-none',
      'Content-Transfer-Encoding: base64\r\n',
      '%%%='.repeat(200_000),
    ),
  ],
  ['endless groups', report('message/delivery-status', '', 'Action: failed\n\n'.repeat(60_000))],
  [
    'null bytes in an address',
    report('message/feedback-report', '', 'Feedback-Type: abuse\nOriginal-Rcpt-To: \0@\0\n'),
  ],
])('goes on after a message with %s', async (_name, raw) => {
  server.add({ raw });
  const email = await addBounce();
  const before = process.cpuUsage();
  expect(await read()).toMatchObject({ suppressed: 1 });
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000_000, 'seconds of CPU').toBeLessThan(2);
  expect([await isStopped(email), server.countUnread()]).toEqual([true, 0]);
});

describe('a server', () => {
  /** Runs until the mailbox is read. Resolves with the number of runs. */
  async function readAll(): Promise<number> {
    for (let runs = 1; runs <= 20; runs += 1) {
      await read().catch(() => null);
      if (server.countUnread() === 0) return runs;
    }
    throw new Error('the mailbox was not read');
  }

  it.each<[string, HostileMessage]>([
    ['disconnects in the middle', { answer: (socket) => socket.destroy() }],
    [
      'disconnects in a literal',
      {
        answer: (socket, _tag, uid) =>
          socket.end(`* ${uid} FETCH (UID ${uid} BODY[]<0> {5000}\r\nFrom: a`),
      },
    ],
    [
      'announces a literal of a gigabyte',
      {
        answer: (socket, _tag, uid) =>
          socket.write(`* ${uid} FETCH (UID ${uid} BODY[]<0> {1000000000}\r\n`),
      },
    ],
    [
      'sends more than was requested',
      {
        size: 10,
        answer(socket, tag, uid) {
          socket.write(`* ${uid} FETCH (UID ${uid} BODY[]<0> {${50 * megabyte}}\r\n`);
          socket.write('x'.repeat(50 * megabyte));
          socket.write(`)\r\n${tag} OK done\r\n`);
        },
      },
    ],
    [
      'sends a line without an end',
      { answer: (socket) => socket.write(`* 1 FETCH (X ${'x'.repeat(20 * megabyte)}`) },
    ],
    [
      'sends a flood of tokens',
      { answer: (socket) => socket.write(`* 1 FETCH (${'1 '.repeat(megabyte)})\r\n`) },
    ],
    [
      'sends a garbage literal',
      {
        answer: (socket, tag) => socket.write(`* 1 FETCH (BODY[] {-1}\r\n)]]{x}\r\n${tag} OK\r\n`),
      },
    ],
    [
      'refuses a message',
      { answer: (socket, tag) => socket.write(`${tag} NO [SERVERBUG] no\r\n`) },
    ],
  ])('that %s delays the others only', async (_name, message) => {
    server.add(message);
    const email = await addBounce();
    const memory = process.memoryUsage().rss;
    expect(await readAll()).toBeLessThanOrEqual(6);
    expect(process.memoryUsage().rss - memory).toBeLessThan(200 * megabyte);
    expect(await isStopped(email)).toBe(true);
    expect(await read(), 'it is not tried again').toMatchObject({ unreadable: 0, suppressed: 0 });
  });

  it('that claims a large size is believed', async () => {
    server.add({ raw: 'small', size: 2 ** 40 });
    expect(await read()).toMatchObject({ 'too-large': 1 });
  });

  it('that refuses to mark messages is not asked for ever', async () => {
    const emails = [await addBounce(), await addBounce()];
    server.commands.STORE = (socket, tag) => socket.write(`${tag} NO read only\r\n`);
    for (let i = 0; i < 10; i += 1) await expect(read()).rejects.toThrow('did not mark');
    expect(await read()).toMatchObject({ unreadable: 2 });
    for (const email of emails) expect(await isStopped(email)).toBe(true);
  });

  it('that has a read-only mailbox is reported', async () => {
    server.commands.SELECT = (socket, tag) =>
      socket.write(`* 1 EXISTS\r\n* OK [UIDVALIDITY 7]\r\n${tag} OK [READ-ONLY] done\r\n`);
    await expect(read()).rejects.toThrow('read-only');
  });

  it.each<[string, string]>([
    ['greets', 'LOGIN'],
    ['selects', 'SELECT'],
    ['searches', 'SEARCH'],
    ['fetches', 'FETCH'],
    ['marks', 'STORE'],
    ['says goodbye', 'LOGOUT'],
  ])('that %s a byte at a time is left when the process stops', async (_name, command) => {
    await addBounce();
    const timers: NodeJS.Timeout[] = [];
    server.commands[command] = (socket) =>
      void timers.push(setInterval(() => socket.writable && socket.write('*'), 20));
    const stopping = new AbortController();
    const reading = read(stopping.signal).catch(() => null);
    await vi.waitFor(() => expect(timers).toHaveLength(1), 10_000);
    stopping.abort();
    await reading;
    for (const timer of timers) clearInterval(timer);
    const isLock = eq(instanceMarkers.id, 'bounce-mailbox');
    expect(await db.$count(instanceMarkers, isLock)).toBe(0);
  });

  it('with thousands of messages is read in parts', async () => {
    for (let i = 0; i < 1_200; i += 1) server.add({ raw: 'Subject: hello\r\n\r\nhello' });
    const email = await addBounce();
    expect(await read()).toMatchObject({ 'no-report': 500 });
    expect(await readAll()).toBe(2);
    expect(await isStopped(email)).toBe(true);
  });
});
