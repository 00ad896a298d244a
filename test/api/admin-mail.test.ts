import { authenticate } from 'mailauth';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { MailDnsReport, MailSettings } from '#shared/contract/admin-mail.ts';
import { auditLog, mailSenders, outbox, rateLimits } from '../../server/db/schema.ts';
import { deferredUnsubscribeUrl } from '../../server/domain/mail/encrypted-mail.ts';
import { recordBounce } from '../../server/domain/mail/bounces.ts';
import { queueMail } from '../../server/domain/mail/outbox.ts';
import { parseReturnPath } from '../../server/domain/mail/return-paths.ts';
import { createMailer } from '../../server/infra/mail/mailer.ts';
import { sendCodesJob, sendMailJob } from '../../server/jobs/send-mail.ts';
import { caller } from '../support/api-clients.ts';
import { startMailServer } from '../support/mail-server.ts';
import { createTestApp } from '../support/test-app.ts';

const servers = { own: await startMailServer(), shared: await startMailServer() };
/** TXT records by name; null: the name servers do not answer. */
let records: Record<string, string[]> | null = {};
const t = await createTestApp({
  config: { smtpUrl: servers.shared.url },
  names: {
    resolveIps: async () => [],
    resolveMailHosts: async (name) => records && (records[`MX ${name}`] ?? []),
    resolveTexts: async (name) => records && (records[name] ?? []),
  },
});
const { db } = t.deps;
const mailer = createMailer(t.deps.config, t.deps.log);
afterAll(async () => {
  mailer?.close();
  await Promise.all(Object.values(servers).map(({ close }) => close()));
});
const admin = await caller(t, 'nontrivial', { role: 'admin', username: 'ada' });
const port = Number(new URL(servers.own.url).port);
const server = { host: '127.0.0.1', port, tls: false, user: null };
const empty = {
  fromName: '',
  fromAddress: null,
  replyTo: null,
  bounceDomain: null,
  postalAddress: '',
  server: null,
};

beforeEach(async () => {
  records = {};
  await db.delete(mailSenders);
  await db.delete(outbox);
  await db.delete(rateLimits);
  await t.deps.siteRegistry.reload();
  Object.values(servers).forEach(({ delivered }) => delivered.splice(0));
});

const read = async () => (await admin.call('GET', '/api/admin/mail')).body as MailSettings;
const put = (change: object) => admin.call('PUT', '/api/admin/mail', { ...empty, ...change });
const createKey = async (domain = 'brand.example') =>
  (await admin.call('POST', '/api/admin/mail/key', { domain, selector: 'mail1' }))
    .body as MailSettings;
const checkDns = async () =>
  ((await admin.call('POST', '/api/admin/mail/dns')).body as MailDnsReport).records;
const findRecord = async (purpose: string) =>
  (await checkDns()).find((record) => record.purpose === purpose);

/** Sends one email of a site through the jobs. */
async function send(siteId: 'nontrivial' | 'statecraft', priority = 50): Promise<void> {
  if (!mailer) throw new Error('no mailer');
  await queueMail(t.deps, {
    siteId,
    kind: 'note',
    priority,
    recipient: 'reader@mail.example',
    now: t.clock.now(),
    subject: 'Hello',
    html: '<p>Hello</p>',
    text: 'Hello',
  });
  const deps = { ...t.deps, mailer };
  await sendCodesJob(deps, new AbortController().signal);
  await sendMailJob(deps, new AbortController().signal);
}

describe('mail settings', () => {
  it('are those of the installation at first', async () => {
    const from = 'no-reply@nontrivial.community';
    const [route] = (await read()).routes.bulk;
    expect(await read()).toMatchObject({ ...empty, key: null, isReadable: true, isSending: true });
    expect(route).toMatchObject({ server: 'installation', signedBy: null });
    expect(route?.from.startsWith(from.slice(0, 9))).toBe(true);
  });

  it('are stored without legible secrets and never returned', async () => {
    const secret = 'p4ssword of the provider';
    await put({ postalAddress: 'Main Street 1\nExampletown' });
    const { secrets, siteRegistry } = t.deps;
    const { status } = await put({ server });
    expect(status).toBe(200);
    const { key } = await createKey();
    expect(key?.record.name).toBe('mail1._domainkey.brand.example');
    expect(key?.record.value).toMatch(/^v=DKIM1; k=rsa; p=[\w+/]{380,}={0,2}$/);
    const [row] = await db.select().from(mailSenders);
    expect(JSON.stringify(row)).not.toMatch(/127\.0\.0\.1|PRIVATE KEY/);
    const reply = JSON.stringify(await read());
    expect(reply).not.toMatch(/PRIVATE|privateKey|password/);
    expect(reply).not.toContain(secret);
    expect(JSON.stringify(t.log)).not.toContain('PRIVATE KEY');
    expect(siteRegistry.sites.get('nontrivial')?.sender?.smtpUrl).not.toContain('smtp:');
    expect(secrets.keys.some((item) => reply.includes(item))).toBe(false);
  });

  it('are logged without addresses', async () => {
    await put({ fromAddress: 'news@brand.example', replyTo: 'desk@brand.example' });
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'change-mail-settings'));
    expect(entries.at(-1)?.after).toMatchObject({ domain: 'brand.example' });
    expect(JSON.stringify(entries)).not.toContain('@');
  });

  it('belong to one site', async () => {
    await put({ postalAddress: 'Main Street 1', fromName: 'Nontrivial desk' });
    const other = await caller(t, 'statecraft', { role: 'admin', username: 'bob' });
    expect((await other.call('GET', '/api/admin/mail')).body).toMatchObject(empty);
    await put({ server });
    await send('statecraft');
    expect([servers.own.delivered.length, servers.shared.delivered.length]).toEqual([0, 1]);
  });

  it.each([
    ['fromAddress', { fromAddress: 'no address' }],
    ['fromAddress', { fromAddress: 'grüße@brand.example' }],
    ['replyTo', { replyTo: 'a@b.example, c@d.example' }],
    ['bounceDomain', { fromAddress: 'news@brand.example', bounceDomain: 'bank.example' }],
    ['bounceDomain', { bounceDomain: 'brand.example' }],
    ['postalAddress', { postalAddress: 'x'.repeat(401) }],
    ['server.host', { server: { ...server, host: 'smtp.example/evil' } }],
    ['server.host', { server: { ...server, port: 1 } }],
    ['server.port', { server: { ...server, port: 0 } }],
    ['server.password', { server: { ...server, user: 'me' } }],
    ['fromName', { fromName: 'a\nBcc: b@c.example' }],
  ])('reject a wrong %s', async (field, change) => {
    const { status, body } = await put(change);
    expect([status, body.fields?.[0]?.field]).toEqual([400, field]);
    expect(await db.$count(mailSenders)).toBe(0);
  });

  it('say that a secret is not readable', async () => {
    await put({ server });
    await db.update(mailSenders).set({ smtpUrl: 'AAAA' });
    await t.deps.siteRegistry.reload();
    expect(await read()).toMatchObject({ isReadable: false, server: null });
    await send('nontrivial');
    expect(servers.shared.delivered).toHaveLength(1);
  });
});

describe('a password', () => {
  const login = { ...server, user: 'me@brand.example' };
  const start = () =>
    startMailServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        if (username === login.user && password === 'right / one') done(null, { user: username });
        else done(new Error('no'));
      },
    });

  it('is checked, and kept only for its host and user', async () => {
    const strict = await start();
    const own = { ...login, port: Number(new URL(strict.url).port) };
    const wrong = await put({ server: { ...own, password: 'wrong' } });
    expect([wrong.status, wrong.body.fields]).toEqual([
      400,
      [expect.objectContaining({ field: 'server.user' })],
    ]);
    const saved = await put({ server: { ...own, password: 'right / one' } });
    expect(saved.body.server).toEqual(own);
    // Without a password the stored one stays, but no other host or user gets it.
    expect((await put({ server: own, fromName: 'Desk' })).status).toBe(200);
    expect((await put({ server: { ...own, host: 'localhost' } })).status).toBe(400);
    expect((await put({ server: { ...own, user: 'you' } })).status).toBe(400);
    await send('nontrivial');
    expect(strict.delivered).toHaveLength(1);
    await strict.close();
  });
});

describe('mail of a site with settings', () => {
  it('goes through its server with its sender', async () => {
    await put({ server, fromName: 'The Editor', fromAddress: 'News@Brand.example' });
    await send('nontrivial');
    await send('nontrivial', 0);
    expect(servers.own.delivered).toHaveLength(2);
    for (const { from, head } of servers.own.delivered) {
      expect(from).toBe('news@brand.example');
      expect(head).toContain('From: The Editor <news@brand.example>');
    }
  });

  it('has its own return path at the bounce domain', async () => {
    const bounceDomain = 'bounces.brand.example';
    await put({ server, fromAddress: 'news@brand.example', bounceDomain });
    await send('nontrivial');
    const [row] = await db.select().from(outbox);
    const from = servers.own.delivered[0]?.from ?? '';
    expect(from.endsWith(`@${bounceDomain}`)).toBe(true);
    expect(parseReturnPath(t.deps.secrets, ['nontrivial'], from)?.id).toBe(row?.id);
    expect(await findRecord('MX')).toMatchObject({ state: 'missing', record: null });
    records = { [`MX ${bounceDomain}`]: ['mx.brand.example'] };
    expect(await findRecord('MX')).toMatchObject({ state: 'ok' });
  });

  it('is signed with its key once the record is published', async () => {
    await put({ server, fromAddress: 'news@brand.example' });
    const { key } = await createKey();
    await send('nontrivial');
    expect(servers.own.delivered[0]?.head).not.toContain('DKIM-Signature');
    records = { [key?.record.name ?? '']: [key?.record.value ?? ''] };
    expect(await findRecord('DKIM')).toMatchObject({ state: 'ok', record: null });
    expect(await read()).toMatchObject({
      routes: { bulk: [{ signedBy: 'brand.example' }, { from: 'news@brand.example' }] },
    });
    await send('nontrivial');
    const { dkim, dmarc } = await authenticate(servers.own.delivered[1]?.raw ?? '', {
      ip: '192.0.2.1',
      helo: 'mail.example',
      sender: 'news@brand.example',
      mta: 'mx.example',
      disableArc: true,
      disableBimi: true,
      strict: true,
      resolver: async (name: string) => {
        const found =
          name === '_dmarc.brand.example' ? ['v=DMARC1; p=reject; adkim=s'] : records?.[name];
        if (!found) throw Object.assign(new Error('not known'), { code: 'ENOTFOUND' });
        return [found];
      },
    });
    expect(dkim.results).toMatchObject([
      { signingDomain: 'brand.example', status: { result: 'pass', aligned: 'brand.example' } },
    ]);
    expect(dmarc && dmarc.status.result).toBe('pass');
    // A record that disappears ends signing; name servers that do not answer do not.
    records = null;
    expect(await findRecord('DKIM')).toMatchObject({ state: 'unknown' });
    expect((await read()).key?.verifiedAt).not.toBeNull();
    records = {};
    expect(await findRecord('DKIM')).toMatchObject({ state: 'missing' });
    expect((await read()).key?.verifiedAt).toBeNull();
  });

  it('uses unproven addresses only in Reply-To on the shared server', async () => {
    await put({ fromAddress: 'boss@bank.example' });
    await send('nontrivial');
    const [{ from, head } = { from: '', head: '' }] = servers.shared.delivered;
    expect(from).not.toContain('bank.example');
    expect(head).toContain('Reply-To: boss@bank.example');
  });

  it('is not delayed by a hanging server of another site', async () => {
    const mute = await startMailServer({ onConnect: () => undefined });
    await put({ server });
    const { encryptServer } = await import('../../server/domain/mail/senders.ts');
    await db
      .update(mailSenders)
      .set({ smtpUrl: encryptServer(t.deps.secrets, 'nontrivial', mute.url) });
    await t.deps.siteRegistry.reload();
    for (let i = 0; i < 6; i += 1)
      await queueMail(t.deps, {
        siteId: 'nontrivial',
        kind: 'note',
        priority: 50,
        recipient: `reader${i}@mail.example`,
        now: t.clock.now(),
        subject: 'Hello',
        html: '<p>Hello</p>',
        text: 'Hello',
      });
    const stopping = new AbortController();
    if (!mailer) throw new Error('no mailer');
    const running = sendMailJob({ ...t.deps, mailer }, stopping.signal);
    await expect.poll(() => db.$count(outbox, eq(outbox.state, 'sending'))).toBeGreaterThan(0);
    await queueMail(t.deps, {
      siteId: 'statecraft',
      kind: 'note',
      priority: 50,
      recipient: 'other@mail.example',
      now: t.clock.now(),
      subject: 'Hello',
      html: '<p>Hello</p>',
      text: 'Hello',
    });
    await expect
      .poll(() => servers.shared.delivered.map(({ to }) => to[0]), { timeout: 5_000 })
      .toContain('other@mail.example');
    expect(await db.$count(outbox, eq(outbox.siteId, 'nontrivial'))).toBe(6);
    stopping.abort();
    await running;
    await mute.close();
  });
});

describe('the DNS report', () => {
  it('shows the records that are missing', async () => {
    await put({ fromAddress: 'news@brand.example', server });
    await createKey();
    expect(
      (await checkDns()).map(({ purpose, state, record }) => [purpose, state, record]),
    ).toEqual([
      ['SPF', 'missing', { type: 'TXT', name: 'brand.example', value: 'v=spf1 mx ~all' }],
      ['DKIM', 'missing', (await read()).key?.record],
      [
        'DMARC',
        'missing',
        { type: 'TXT', name: '_dmarc.brand.example', value: 'v=DMARC1; p=none' },
      ],
    ]);
  });

  it.each([
    [['v=spf1 include:other.example -all'], 'wrong', 'v=spf1 mx include:other.example -all'],
    [['v=spf1 mx -all', 'v=spf1 -all'], 'wrong', 'v=spf1 mx ~all'],
    [['v=spf1 mx -all', 'google-site-verification=x'], 'ok', undefined],
    [['v=spf10 mx'], 'missing', 'v=spf1 mx ~all'],
  ])('judges the SPF records %j', async (texts, state, value) => {
    await put({ fromAddress: 'news@brand.example', server });
    records = { 'brand.example': texts };
    const spf = await findRecord('SPF');
    expect([spf?.state, spf?.record?.value]).toEqual([state, value]);
  });

  it('accepts a policy of the domain above', async () => {
    await put({ fromAddress: 'news@mail.brand.example', server });
    records = { '_dmarc.brand.example': ['v=DMARC1; p=quarantine'] };
    expect(await findRecord('DMARC')).toMatchObject({ state: 'ok' });
  });

  it('says when a key is of another domain', async () => {
    await put({ fromAddress: 'news@brand.example', server });
    const { key } = await createKey('other.example');
    records = { [key?.record.name ?? '']: [key?.record.value ?? ''] };
    expect(await findRecord('DKIM')).toMatchObject({ state: 'wrong' });
  });
});

describe('the rules for bulk senders', () => {
  const measure = async () => {
    const { body } = await admin.call('POST', '/api/admin/mail/dns');
    return Object.fromEntries(
      (body as MailDnsReport).rules.map(({ rule, isMet }) => [rule, isMet]),
    );
  };

  it('are measured', async () => {
    expect(await measure()).toEqual({
      alignment: false,
      encryption: false,
      unsubscribe: null,
      complaints: null,
      bounces: null,
      refusals: null,
      address: false,
    });
    await put({ server, fromAddress: 'news@brand.example', postalAddress: 'Main Street 1' });
    const { key } = await createKey();
    records = {
      'brand.example': ['v=spf1 mx -all'],
      '_dmarc.brand.example': ['v=DMARC1; p=none'],
      [key?.record.name ?? '']: [key?.record.value ?? ''],
    };
    expect(await measure()).toMatchObject({ alignment: true, address: true });
  });

  it('name what to do about refusals', async () => {
    const bounce = { db, secrets: t.deps.secrets };
    for (const cause of ['spam', 'spam', 'authentication'] as const)
      await recordBounce(bounce, 'nontrivial', 'ann@mail.example', cause);
    const { body } = await admin.call('POST', '/api/admin/mail/dns');
    expect((body as MailDnsReport).rules.find(({ rule }) => rule === 'refusals')).toMatchObject({
      text: expect.stringMatching(/1 for authentication: correct SPF.*\n2 for spam: look/),
    });
  });

  it('require unsubscribe links of emails and scheduled digests', async () => {
    const queue = async (unsubscribeUrl: string) => {
      await db.delete(rateLimits);
      await queueMail(t.deps, {
        siteId: 'nontrivial',
        kind: 'digest-daily',
        priority: 50,
        recipient: 'ann@mail.example',
        now: t.clock.now(),
        subject: '',
        html: '',
        text: '',
        unsubscribeUrl,
      });
    };
    await queue('https://nontrivial.example/api/subscriptions/unsubscribe/token');
    await db.insert(outbox).values({
      siteId: 'nontrivial',
      id: 'scheduled',
      kind: 'digest-daily',
      priority: 50,
      recipient: 'bob@mail.example',
      subject: '',
      html: '',
      text: '',
      unsubscribeUrl: deferredUnsubscribeUrl(t.deps.secrets),
      sendAfter: t.clock.now(),
      createdAt: t.clock.now(),
    });
    expect(await measure()).toMatchObject({ unsubscribe: true });
    await queue('http://nontrivial.example/api/subscriptions/unsubscribe/token');
    expect(await measure()).toMatchObject({ unsubscribe: false });
  });
});
