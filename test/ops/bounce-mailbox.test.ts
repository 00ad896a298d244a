import { beforeEach, expect, it } from 'vitest';
import { instanceMarkers, outbox, subscriptions, suppressions } from '../../server/db/schema.ts';
import { setMarker } from '../../server/domain/core/instance-markers.ts';
import { isSuppressed } from '../../server/domain/mail/suppressions.ts';
import { readBounceMailbox } from '../../server/domain/operations/bounce-mailbox.ts';
import { startImapServer } from '../support/imap-server.ts';
import { addSentMail, createDsn } from '../support/mail-reports.ts';
import { createTestApp } from '../support/test-app.ts';

const server = await startImapServer();
const t = await createTestApp({ config: { bounceImapUrl: server.url } });
const { db, secrets, config } = t.deps;
const siteId = 'nontrivial';
const read = (bounceImapUrl = server.url, stopping = new AbortController().signal) =>
  readBounceMailbox({ ...t.deps, config: { ...config, bounceImapUrl } }, stopping);
const nothing = {
  suppressed: 0,
  ignored: 0,
  unknown: 0,
  'no-report': 0,
  'too-large': 0,
  unreadable: 0,
};

beforeEach(async () => {
  for (const table of [instanceMarkers, outbox, suppressions, subscriptions])
    await db.delete(table);
  await read();
});

/** Stores a sent email, and returns the bounce of it. */
async function createBounce(email: string, status = '5.1.1'): Promise<string> {
  const { path } = await addSentMail(t, siteId, email);
  return createDsn({
    to: path,
    recipients: [{ 'Final-Recipient': `rfc822; ${email}`, Action: 'failed', Status: status }],
  });
}
const isStopped = (email: string) => isSuppressed(db, secrets, siteId, email);

it('suppresses the recipients of bounces, each message once', async () => {
  await server.add([
    await createBounce('gone@mail.example'),
    await createBounce('full@mail.example', '5.2.2'),
  ]);
  expect(await read()).toEqual({ ...nothing, suppressed: 1, ignored: 1 });
  expect([await isStopped('gone@mail.example'), await isStopped('full@mail.example')]).toEqual([
    true,
    false,
  ]);
  expect(await server.countUnread()).toBe(0);
  expect(await read()).toEqual(nothing);
});

it('survives hostile and malformed messages', async () => {
  const nested = Array.from(
    { length: 200 },
    (_, i) => `Content-Type: multipart/mixed; boundary="b${i}"\r\n\r\n--b${i}\r\n`,
  ).join('');
  await server.add([
    'no head at all',
    Buffer.from([0xff, 0xfe, 0x0d, 0x0a, 0x01, 0x80]),
    nested,
    `Subject: ${'x'.repeat(300_000)}\r\n\r\nlong head`,
    `Subject: large\r\n\r\n${'large '.repeat(400_000)}`,
    createDsn({
      to: 'b-41-0000000000@bounces.nontrivial.example',
      recipients: [{ 'Final-Recipient': 'rfc822; victim@mail.example', Action: 'failed' }],
    }),
    await createBounce('gone@mail.example'),
  ]);
  expect(await read()).toEqual({
    ...nothing,
    suppressed: 1,
    unknown: 1,
    'no-report': 4,
    'too-large': 1,
  });
  expect(await isStopped('victim@mail.example')).toBe(false);
  expect(await server.countUnread()).toBe(0);
});

it('is read by one worker at a time', async () => {
  await server.add([
    await createBounce('one@mail.example'),
    await createBounce('two@mail.example'),
  ]);
  const all = await Promise.all([read(), read(), read()]);
  expect(all.filter((counts) => counts === null)).toHaveLength(2);
  expect(all.find((counts) => counts !== null)).toEqual({ ...nothing, suppressed: 2 });
  // A lock of a process that died ends by itself; until then nobody reads.
  await setMarker(db, 'bounce-mailbox', 60_000);
  expect(await read()).toBeNull();
});

it('reads a message again whose result was not stored', async () => {
  await server.add([await createBounce('gone@mail.example')]);
  const broken = new Proxy(db, {
    get: (target, name) => {
      if (name === 'select') throw new Error('the database is away');
      return Reflect.get(target, name) as unknown;
    },
  });
  await expect(
    readBounceMailbox({ ...t.deps, db: broken }, new AbortController().signal),
  ).rejects.toThrow('the database is away');
  expect(await server.countUnread()).toBe(1);
  expect(await read()).toEqual({ ...nothing, suppressed: 1 });
});

it('sends no password to a server with an unknown certificate', async () => {
  await expect(read(server.tlsUrl)).rejects.toMatchObject({
    code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  });
  expect(await db.$count(instanceMarkers)).toBe(0);
});

it('stops when the process does', async () => {
  const stopping = new AbortController();
  stopping.abort();
  await server.add([await createBounce('gone@mail.example')]);
  await read(server.url, stopping.signal).catch(() => null);
  expect(await server.countUnread()).toBeLessThanOrEqual(1);
  expect(await read()).not.toBeNull();
});
