import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  instanceMarkers,
  outbox,
  rateLimits,
  subscriptions,
  suppressions,
} from '../../server/db/schema.ts';
import { newId } from '../../server/domain/core/ids.ts';
import { countRefusals } from '../../server/domain/mail/bounces.ts';
import { parseReturnPath, toReturnPath } from '../../server/domain/mail/return-paths.ts';
import { isSuppressed } from '../../server/domain/mail/suppressions.ts';
import {
  processQueuedReports,
  queueMailReport,
} from '../../server/domain/operations/queued-mail-reports.ts';
import { purgeExpired } from '../../server/domain/operations/retention.ts';
import { processMailReport } from '../../server/domain/subscriptions/mail-reports.ts';
import { createSecrets } from '../../server/infra/signing.ts';
import { addSentMail, createDsn, createFeedback } from '../support/mail-reports.ts';
import { addSubscription, findSubscription } from '../support/subscriptions.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const { db, secrets } = t.deps;
const siteId = 'nontrivial';
const email = 'reader@mail.example';
const domain = t.deps.siteRegistry.sites.get(siteId)?.theme.seo.canonicalDomain ?? '';
const take = (raw: string | Buffer, to?: string) =>
  processMailReport(t.deps, Buffer.from(raw as string), to);
const suppressed = () => isSuppressed(db, secrets, siteId, email);
const failed = {
  'Final-Recipient': `rfc822; ${email}`,
  Action: 'failed',
  Status: '5.1.1',
  'Diagnostic-Code': 'smtp; 550 5.1.1 No such user',
};

let id = '';
let path = '';
let messageId = '';
beforeEach(async () => {
  for (const table of [instanceMarkers, rateLimits, outbox, suppressions, subscriptions])
    await db.delete(table);
  ({ id, path } = await addSentMail(t, siteId, email));
  messageId = `<${id}@${domain}>`;
});

describe('a return path', () => {
  it('names its mail in capitals and after a key rotation', () => {
    const local = toReturnPath(secrets, { siteId, id }) ?? '';
    expect(local.length).toBeLessThanOrEqual(64);
    const sites = ['statecraft', siteId];
    expect(parseReturnPath(secrets, sites, `${local.toUpperCase()}@x.example`)).toEqual({
      siteId,
      id,
    });
    const rotated = createSecrets(['another key of the tests', ...secrets.keys]);
    expect(parseReturnPath(rotated, sites, path)).toEqual({ siteId, id });
  });

  it('is worth nothing without its signature', () => {
    const other = Buffer.from(newId()).toString('hex');
    for (const wrong of [
      path.replace(/b-[0-9a-f]+/, `b-${other}`),
      path.replace(/-[0-9a-f]{20}@/, `-${'0'.repeat(20)}@`),
      `b-@${domain}`,
      'reader@mail.example',
      '',
    ])
      expect(parseReturnPath(secrets, [siteId], wrong)).toBeNull();
    expect(parseReturnPath(createSecrets(['x'.repeat(32)]), [siteId], path)).toBeNull();
  });
});

describe('a bounce', () => {
  it('suppresses the reader of the email that its address names', async () => {
    expect(await take(createDsn({ to: path, recipients: [failed] }))).toBe('suppressed');
    expect(await suppressed()).toBe(true);
  });

  it('is found by the address that the mail server names', async () => {
    const raw = createDsn({ to: 'postmaster@mx.example', recipients: [failed] });
    expect(await take(raw)).toBe('unknown');
    expect(await take(raw, path)).toBe('suppressed');
  });

  it('is found by the Message-ID of the returned mail', async () => {
    expect(await take(createDsn({ recipients: [failed], messageId }))).toBe('suppressed');
  });

  it('suppresses no one but the recipient of the email', async () => {
    const victim = 'victim@mail.example';
    await addSubscription(t, siteId, { email: victim });
    const report = { ...failed, 'Final-Recipient': `rfc822; ${victim}` };
    await take(createDsn({ to: path, recipients: [report, failed] }));
    expect(await isSuppressed(db, secrets, siteId, victim)).toBe(false);
  });

  it.each([
    [{ ...failed, Action: 'delayed', Status: '4.4.1' }],
    [{ ...failed, Action: 'delivered', Status: '2.0.0' }],
    [{ ...failed, Action: 'relayed' }],
    [{ ...failed, Status: '5.2.2', 'Diagnostic-Code': '' }],
    [{ ...failed, Status: '5.7.1', 'Diagnostic-Code': '' }],
    [{ ...failed, Status: '5.1.7', 'Diagnostic-Code': '' }],
    [{ ...failed, Status: '5.1.8', 'Diagnostic-Code': '' }],
    [{ ...failed, Status: '5.0.0', 'Diagnostic-Code': 'smtp; 550 5.1.8 bad outbound sender' }],
    [{ ...failed, Status: '5.1.0', 'Diagnostic-Code': 'smtp; 550 Sender address rejected' }],
    [{ ...failed, Status: '5.0.0', 'Diagnostic-Code': 'smtp; 554 5.7.1 blocked by policy' }],
    [{ ...failed, Status: 'nonsense', 'Diagnostic-Code': '' }],
  ])('that is not about the address suppresses nothing: %j', async (recipient) => {
    expect(await take(createDsn({ to: path, recipients: [recipient] }))).not.toBe('suppressed');
    expect(await suppressed()).toBe(false);
  });

  it.each(['5.1.0', '5.1.6', '5.1.10'])('with status %s suppresses the reader', async (Status) => {
    const recipient = { ...failed, Status };
    expect(await take(createDsn({ to: path, recipients: [recipient] }))).toBe('suppressed');
  });

  it('without an exact status is judged by its diagnostic', async () => {
    const recipient = { ...failed, Status: '5.0.0' };
    expect(await take(createDsn({ to: path, recipients: [recipient] }))).toBe('suppressed');
  });

  const refuse = async (answer: string) => {
    await db.delete(subscriptions);
    ({ path } = await addSentMail(t, siteId, email));
    const recipient = { ...failed, Status: '5.0.0', 'Diagnostic-Code': `smtp; ${answer}` };
    return take(createDsn({ to: path, recipients: [recipient] }));
  };

  it.each(['552 5.2.2 Mailbox full', '550 5.7.13 Disabled recipient'])(
    'suppresses the reader after three weeks of %s',
    async (answer) => {
      for (const day of [0, 7, 14, 21]) {
        expect(await suppressed()).toBe(false);
        await refuse(answer);
        if (day < 21)
          await db.update(instanceMarkers).set({ seenAt: sql`seen_at - interval '7 days'` });
      }
      expect(await suppressed()).toBe(true);
    },
  );

  it('begins to count again after mail that arrived', async () => {
    await refuse('552 5.2.2 Mailbox full');
    await db
      .update(instanceMarkers)
      .set({ seenAt: sql`now() - interval '30 days'`, expiresAt: sql`now()` });
    await refuse('552 5.2.2 Mailbox full');
    expect(await suppressed()).toBe(false);
  });

  it('because of the sender is counted instead', async () => {
    for (const answer of ['550 spam', '554 client host blocked', '550 5.7.26 DMARC'])
      expect(await refuse(answer)).toBe('ignored');
    expect(await countRefusals(db, siteId)).toEqual([
      ['authentication', 1],
      ['spam', 2],
    ]);
    expect(await suppressed()).toBe(false);
  });

  it('has an effect once', async () => {
    const raw = createDsn({ to: path, recipients: [failed] });
    await take(raw);
    await db.delete(suppressions);
    expect(await take(raw)).toBe('ignored');
    expect(await suppressed()).toBe(false);
  });

  it('suppresses nobody with a forged address or unknown mail', async () => {
    const forged = path.replace(/-[0-9a-f]{20}@/, `-${'a'.repeat(20)}@`);
    expect(await take(createDsn({ to: forged, recipients: [failed] }))).toBe('unknown');
    const unknown = `<${newId()}@${domain}>`;
    expect(await take(createDsn({ recipients: [failed], messageId: unknown }))).toBe('unknown');
    expect(await db.$count(suppressions)).toBe(0);
  });
});

describe('a report about an email whose recipient was removed', () => {
  const victim = 'victim@mail.example';
  const isActive = async (address: string) =>
    (await findSubscription(t, siteId, address))?.state === 'active';
  const complain = (recipient?: string) =>
    take(
      createFeedback(messageId, {
        'Feedback-Type': 'abuse',
        ...(recipient === undefined ? {} : { 'Original-Rcpt-To': recipient }),
      }),
    );
  beforeEach(async () => {
    await addSubscription(t, siteId, { email: victim });
    await db.update(outbox).set({ createdAt: sql`now() - interval '8 days'` });
    await purgeExpired(t.deps);
    expect((await db.select().from(outbox))[0]).toMatchObject({ recipient: '' });
  });

  it('ends the subscription of its reader', async () => {
    expect(await complain()).toBe('suppressed');
    expect([await isActive(email), await isActive(victim)]).toEqual([false, true]);
  });

  it('names its recipient by hash, without a subscription', async () => {
    await db.delete(subscriptions);
    expect(await complain(victim)).toBe('unknown');
    expect(await complain(email.toUpperCase())).toBe('suppressed');
    expect([await suppressed(), await isSuppressed(db, secrets, siteId, victim)]).toEqual([
      true,
      false,
    ]);
  });

  it('suppresses nobody else', async () => {
    await complain(victim);
    await take(
      createDsn({
        to: path,
        recipients: [{ ...failed, 'Final-Recipient': `rfc822; ${victim}` }],
      }),
    );
    expect([await isActive(victim), await isSuppressed(db, secrets, siteId, victim)]).toEqual([
      true,
      false,
    ]);
  });

  it('concerns nobody without a hash', async () => {
    await db.update(outbox).set({ recipientHash: null });
    for (const recipient of [victim, email, undefined])
      expect(await complain(recipient)).toBe('unknown');
    expect(await db.$count(suppressions)).toBe(0);
  });

  it('does not concern the new address of its reader', async () => {
    const moved = 'moved@mail.example';
    await db.update(subscriptions).set({ email: moved }).where(eq(subscriptions.email, email));
    expect(await complain(moved)).toBe('unknown');
    expect(await isActive(moved)).toBe(true);
  });
});

describe('a feedback report', () => {
  it('ends the subscription of the reader, whose address it hides', async () => {
    const raw = createFeedback(messageId, { 'Feedback-Type': 'abuse' });
    expect(await take(raw)).toBe('suppressed');
    expect((await findSubscription(t, siteId, email))?.state).toBe('unsubscribed');
  });

  it.each(['not-spam', 'auth-failure', ''])('of type %j is no complaint', async (type) => {
    expect(await take(createFeedback(messageId, { 'Feedback-Type': type }))).toBe('no-report');
    expect(await suppressed()).toBe(false);
  });
});

it.each([
  '',
  'no header\r\n\r\nno body',
  '\0\0\0',
  'Content-Type: multipart/report; boundary="x"\r\n\r\n--x\r\n'.repeat(200),
  `X-A: ${'a'.repeat(300_000)}\r\n\r\n`,
  createDsn({ to: 'x', recipients: [] }),
  'Content-Type: message/delivery-status\r\n\r\nFinal-Recipient: rfc822; reader@mail.example\r\n',
])('ignores malformed mail %#', async (raw) => {
  expect(['no-report', 'unknown']).toContain(await take(raw));
  expect(await db.$count(suppressions)).toBe(0);
});

it('is stored for a server that holds the embedded database', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'returned-'));
  const deps = { ...t.deps, config: { ...t.deps.config, dataDir } };
  const { signal } = new AbortController();
  expect(await processQueuedReports(deps, signal)).toBe(0);
  await queueMailReport(dataDir, Buffer.from(createDsn({ recipients: [failed] })), path);
  expect(await processQueuedReports(deps, signal)).toBe(1);
  expect(await suppressed()).toBe(true);
  expect(await readdir(join(dataDir, 'returned-mail'))).toEqual([]);
  await rm(dataDir, { recursive: true });
});
