import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outbox, rateCounts, sites } from '../../server/db/schema.ts';
import { checkVariables } from '../../server/domain/operations/doctor/configuration.ts';
import { checkDatabase, checkDisk } from '../../server/domain/operations/doctor/database.ts';
import type { Finding } from '../../server/domain/operations/doctor/finding.ts';
import { checkHosts } from '../../server/domain/operations/doctor/hosts.ts';
import { checkMail, checkSigning } from '../../server/domain/operations/doctor/mail.ts';
import { checkModel } from '../../server/domain/operations/doctor/model.ts';
import { checkOutbox, checkStaff } from '../../server/domain/operations/doctor/outbox.ts';
import { loadSites } from '../../server/domain/sites/site-registry.ts';
import { checkConfig, readConfig } from '../../server/infra/config/config.ts';
import { createLog } from '../../server/infra/log.ts';
import type { DnsResolver } from '../../server/infra/dns-resolver.ts';
import { createLlmClient } from '../../server/infra/llm-client.ts';
import { startMailServer } from '../support/mail-server.ts';
import { startModelServer } from '../support/model-server.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const { db } = t.deps;
const log = createLog('silent');
const model = await startModelServer();
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const summarize = (findings: Finding[]) => findings.map(({ level, what }) => `${level} ${what}`);
const secret = 'f3a9c1d27b84e6508d1c9aa74b23ef6610c5d98e7f4b2a31';
const production = { NODE_ENV: 'production', SECRET_KEY: secret, SMTP_URL: 'smtp://localhost' };
/** Resolves these records; `null` is a failing lookup. */
const createResolver = (records: Record<string, string[] | null> = {}): DnsResolver => ({
  addresses: async (host) => (host in records ? (records[host] ?? null) : []),
  texts: async (host) => (host in records ? (records[host] ?? null) : []),
});
const quiet = { addresses: async () => null, texts: async () => null } satisfies DnsResolver;

describe('the configuration', () => {
  const look = (env: Record<string, string>) => checkVariables(checkConfig(env));

  it('is reported by names, never by values', () => {
    const findings = look({ ...production, SITE_HOSTS: 'nontrivial=ai.site.org' });
    expect(summarize(findings)).toEqual(['ok configuration', 'ok secrets']);
    expect(findings[0]?.text).toBe(
      '4 variables are set, and each can be used: NODE_ENV, SECRET_KEY, SITE_HOSTS, SMTP_URL.',
    );
    expect(JSON.stringify(findings)).not.toContain(secret);
  });

  it('is reported with all its mistakes', () => {
    const findings = look({
      NODE_ENV: 'production',
      PORT: 'x',
      SITE_HOSTS: 'nowhere=a.b',
      SMTP_URL: 'http://x',
      PROCESS_ROLE: 'yes',
      LLM_BASE_URL: 'ftp://x',
      LLM_MODEL: 'm',
      MAIL_FROM: 'no address',
      DATABASE_URL: 'mysql://x',
    });
    expect(summarize(findings).toSorted()).toEqual(
      [
        'DATABASE_URL',
        'LLM_BASE_URL',
        'MAIL_FROM',
        'PORT',
        'PROCESS_ROLE',
        'SECRET_KEY',
        'SITE_HOSTS',
        'SMTP_URL',
      ].map((name) => `fail ${name}`),
    );
    for (const { text } of findings)
      expect(text).toMatch(/The program does not start like this\.$/);
  });

  it('suggests the variable that a misspelled name means', () => {
    expect(
      look({ ...production, SITE_HOST: 'x', SMTP_SERVER: 'y', PATH: 'z' })
        .filter(({ level }) => level === 'warn')
        .map(({ what, text }) => `${what} ${text}`),
    ).toEqual([
      'SITE_HOST is not a variable of Broadsheet and has no effect; SITE_HOSTS is.',
      'SMTP_SERVER is not a variable of Broadsheet and has no effect.',
    ]);
  });

  it.each([
    ['one letter', 'a'.repeat(64)],
    ['a few, again and again', 'abc1'.repeat(12)],
    ['words', 'change-me-change-me-please-change-me'],
    ['a row of figures', '0123456789012345678901234567890123456789'],
    ['the same as another', secret],
  ])('fails in production with a secret that is %s', (_what, value) => {
    expect(summarize(look({ ...production, SECRET_KEY_PREVIOUS: value })).at(-1)).toBe(
      'fail SECRET_KEY_PREVIOUS',
    );
    expect(summarize(look({ SECRET_KEY: secret, SECRET_KEY_PREVIOUS: value })).at(-1)).toBe(
      'warn SECRET_KEY_PREVIOUS',
    );
  });

  it('accepts `openssl rand` output in hex and base64', () => {
    for (const key of [
      '8f14e45fceea167a5a36dedd4bea2543',
      'VGx3qWfY8zR1mN0aKpL5sJdEhT7uBcQ4oI2vX9gZy6M=',
    ])
      expect(summarize(look({ ...production, SECRET_KEY: key }))).toEqual([
        'ok configuration',
        'ok secrets',
      ]);
  });
});

describe('the database', () => {
  it('reports its version and clock difference', async () => {
    const { findings, schema } = await checkDatabase(t.deps.database, Date.now);
    expect([schema, summarize(findings)]).toEqual([
      'ready',
      ['ok database', 'ok schema', 'ok clock'],
    ]);
    const checkClock = async (seconds: number) =>
      summarize(
        (await checkDatabase(t.deps.database, () => Date.now() + seconds * 1_000)).findings,
      ).at(-1);
    expect([await checkClock(20), await checkClock(-3_600)]).toEqual(['warn clock', 'fail clock']);
  });

  it('reports what to do about a wrong schema', async () => {
    const shift = (offset: number) =>
      db.execute(
        sql`update drizzle.__drizzle_migrations set created_at = created_at + ${offset}::bigint
          where id = (select max(id) from drizzle.__drizzle_migrations)`,
      );
    await shift(1);
    expect((await checkDatabase(t.deps.database, Date.now)).findings[1]).toMatchObject({
      level: 'fail',
      text: expect.stringContaining('newer than this program') as string,
    });
    await shift(-2);
    expect((await checkDatabase(t.deps.database, Date.now)).findings[1]).toMatchObject({
      level: 'fail',
      text: expect.stringMatching(/^1 change waits .*db:migrate/) as string,
    });
    await shift(1);
  });

  it('reports low disk space early', () => {
    expect(
      [
        checkDisk('/', 50_000),
        checkDisk('/', 500),
        checkDisk('/', 100),
        checkDisk('/nowhere/at/all'),
      ].map(({ level }) => level),
    ).toEqual(['ok', 'warn', 'fail', 'warn']);
    expect(checkDisk('.').text).toMatch(/\d (?:MB|GB) are left/);
  });
});

describe('DNS names of sites', () => {
  const look = async (env: Record<string, string>, dns: DnsResolver) => {
    const config = readConfig(env);
    return checkHosts({
      config: config,
      names: dns,
      siteRegistry: await loadSites(db, config, log),
    });
  };
  const filterSite = (findings: Finding[], id = 'nontrivial') =>
    findings.filter(({ what }) => what === `site ${id}`);

  it('are reported where they resolve; a missing domain fails', async () => {
    const env = { ...production, SITE_HOSTS: 'nontrivial=ai.site.org;news.site.org' };
    const records = {
      'ai.site.org': ['203.0.113.7'],
      'news.site.org': ['2001:db8::7'],
      'api.ai.site.org': ['203.0.113.7'],
    };
    const findings = await look(env, createResolver(records));
    expect(summarize(findings).toSorted()).toEqual([
      'ok site nontrivial',
      'warn site default',
      'warn site statecraft',
    ]);
    expect(filterSite(findings)[0]?.text).toBe(
      'is at ai.site.org, and the DNS knows all its names: ai.site.org, news.site.org, ' +
        'api.ai.site.org.',
    );
    expect(
      filterSite(
        await look(
          { ...env, API_SAME_ORIGIN: 'true' },
          createResolver({ ...records, 'api.ai.site.org': [] }),
        ),
      )[0]?.level,
    ).toBe('ok');
  });

  it('fail in production when missing, not when unavailable', async () => {
    const env = { ...production, SITE_HOSTS: 'nontrivial=ai.site.org' };
    const missing = filterSite(await look(env, createResolver({ 'ai.site.org': ['203.0.113.7'] })));
    expect(missing).toMatchObject([
      {
        level: 'fail',
        text: expect.stringMatching(
          /^api\.ai\.site\.org is not in the DNS\..*API_SAME_ORIGIN=true/,
        ) as string,
      },
    ]);
    expect(
      summarize(filterSite(await look({ SITE_HOSTS: env.SITE_HOSTS }, createResolver()))),
    ).toEqual(['warn site nontrivial', 'warn site nontrivial']);
    expect(
      filterSite(await look(env, quiet)).map(({ level, text }) => [level, text.slice(0, 31)]),
    ).toEqual([
      ['warn', 'the DNS could not be asked for '],
      ['warn', 'the DNS could not be asked for '],
    ]);
  });

  it("fail without any or with another site's", async () => {
    expect(summarize(await look(production, createResolver()))[0]).toBe('fail SITE_HOSTS');
    await db
      .update(sites)
      .set({ settings: { theme: { seo: { canonicalDomain: 'world.site.org' } } } })
      .where(sql`id = 'nontrivial'`);
    const env = { ...production, SITE_HOSTS: 'statecraft=world.site.org' };
    expect(filterSite(await look(env, createResolver()))).toMatchObject([
      {
        level: 'fail',
        text: expect.stringContaining('is a host of the site statecraft') as string,
      },
    ]);
    await db
      .update(sites)
      .set({ settings: {} })
      .where(sql`id = 'nontrivial'`);
  });
});

describe('mail', () => {
  const createConfig = (
    smtpUrl: string | null,
    env: 'production' | 'development' = 'production',
  ) => ({
    smtpUrl,
    mailFrom: null,
    dkim: null,
    env,
  });

  it('reports a server that accepts, without sending', async () => {
    const server = await startMailServer();
    closing.push(() => server.close());
    const finding = await checkMail(createConfig(server.url), log);
    expect(finding).toMatchObject({
      level: 'ok',
      text: expect.stringMatching(
        /^127\.0\.0\.1:\d+ takes mail from here\. None was sent\.$/,
      ) as string,
    });
    expect(server.delivered).toEqual([]);
  });

  it('without a server fails in production only', async () => {
    expect([
      (await checkMail(createConfig(null, 'development'), log)).level,
      (await checkMail(createConfig(null), log)).level,
    ]).toEqual(['ok', 'fail']);
  });

  it('reports refused and missing passwords without the value', async () => {
    const server = await startMailServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('no')),
    });
    closing.push(() => server.close());
    // A remote server requires encryption, so the password is not sent.
    const finding = await checkMail(
      createConfig(server.url.replace('smtp://', 'smtp://me:hunter2@')),
      log,
    );
    expect(finding).toMatchObject({
      level: 'fail',
      text: expect.stringContaining('it takes neither the user nor the password') as string,
    });
    expect(JSON.stringify(finding)).not.toMatch(/hunter2|me:/);
    const away = await checkMail(
      createConfig(server.url.replace('smtp://127.0.0.1', 'smtp://me:hunter2@0.0.0.0')),
      log,
    );
    expect(away.text).toContain('cannot be encrypted');
  });

  it.each([
    ['nothing listens', null, 'nothing listens there'],
    ['it says nothing', () => undefined, 'it does not answer in time'],
    ['it hangs up', 'end', 'it breaks the connection off'],
    [
      'it is no mail server',
      'HTTP/1.1 400 Bad Request\r\n\r\n',
      'what answers there is no mail server',
    ],
    ['it refuses everybody', '554 No service for you\r\n', 'it refuses with 554'],
  ] as const)('where %s reports what to check', async (_what, behaviour, expected) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      if (behaviour === 'end') socket.end();
      else if (typeof behaviour === 'string') socket.end(behaviour);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const close = () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    if (behaviour === null) await close();
    const finding = await checkMail(createConfig(`smtp://127.0.0.1:${port}`), log, 1_000);
    if (behaviour !== null) await close();
    expect(finding.level).toBe('fail');
    expect(finding.text).toContain(`127.0.0.1:${port}: ${expected}`);
  });

  it('compares the DKIM signature with the DNS key', async () => {
    const pair = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
    const p = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    const other = generateKeyPairSync('rsa', { modulusLength: 1024 })
      .publicKey.export({ type: 'spki', format: 'der' })
      .toString('base64');
    const signing = {
      ...createConfig('smtp://localhost'),
      mailFrom: 'news@site.org',
      dkim: { domain: 'site.org', selector: 'm1', privateKey },
    };
    const look = async (record: string[] | null) =>
      (
        await checkSigning(
          signing,
          createResolver({
            'm1._domainkey.site.org': record,
            '_dmarc.site.org': ['v=DMARC1; p=none'],
          }),
        )
      )[0];
    expect(await look([`v=DKIM1; k=rsa; p=${p}`])).toMatchObject({ level: 'ok' });
    expect(
      (await look([`v=DKIM1; p=${p.slice(0, 100)} ${p.slice(100)}`]))?.level,
      'with a space, as some write it',
    ).toBe('ok');
    expect(await look([])).toMatchObject({
      level: 'fail',
      text: expect.stringContaining(`v=DKIM1; k=rsa; p=${p}`) as string,
    });
    expect(await look([`v=DKIM1; p=${other}`])).toMatchObject({
      level: 'fail',
      text: expect.stringContaining('has another key') as string,
    });
    expect(await look(['v=DKIM1; p='])).toMatchObject({
      level: 'fail',
      text: expect.stringContaining('withdrawn') as string,
    });
    expect(await look(null)).toMatchObject({ level: 'warn' });
    expect(
      summarize(
        await checkSigning(signing, createResolver({ 'm1._domainkey.site.org': [`p=${p}`] })),
      ),
    ).toEqual(['ok DKIM', 'warn DMARC']);
    expect(JSON.stringify(await checkSigning(signing, createResolver()))).not.toContain('PRIVATE');
    expect([
      summarize(await checkSigning(createConfig('smtp://localhost'), createResolver())),
      summarize(await checkSigning(createConfig(null, 'development'), createResolver())),
    ]).toEqual([['warn DKIM'], ['ok DKIM']]);
  });
});

describe('the model', () => {
  const look = (baseUrl = model.url) =>
    checkModel(
      createLlmClient({ llm: { baseUrl, model: 'mock', apiKey: 'a-key' } }, log, {
        timeout: 1_000,
        retries: 0,
      }),
    );

  it('is optional', async () => {
    expect((await checkModel(null)).level).toBe('ok');
  });

  it('reports the duration of a reply', async () => {
    const finding = await checkModel({
      name: 'mock',
      ask: async ({ accepts }) => ({
        kind: accepts?.({ ready: true }) ? 'answer' : 'failed',
        why: 'garbage',
        value: { ready: true },
        tokensIn: 30,
        tokensOut: 5,
      }),
    });
    expect(finding).toEqual({
      level: 'ok',
      what: 'model',
      text: 'mock answers. It took 35 tokens.',
    });
  });

  it.each([
    ['good', 'warn', 'though not with the JSON'],
    ['busy', 'warn', 'too many requests'],
    ['broken', 'fail', 'it does not answer'],
    ['refusing', 'fail', 'Is LLM_API_KEY right'],
    ['hanging', 'fail', 'not answer in time'],
    ['cut', 'fail', 'it does not answer'],
    ['redirecting', 'fail', 'it does not answer'],
    ['garbage:prose', 'warn', 'though not with the JSON'],
    ['huge', 'warn', 'far more'],
  ] as const)('that is %s is reported as %s', async (variant, level, expected) => {
    model.behave(variant);
    const finding = await look();
    expect([finding.level, finding.text]).toEqual([level, expect.stringContaining(expected)]);
    expect(finding.text).not.toContain('a-key');
  });

  it('is reported when missing', async () => {
    expect(await look('http://127.0.0.1:1/v1')).toMatchObject({ level: 'fail' });
  });
});

describe('the outbox', () => {
  const config = readConfig(production);
  const look = () => checkOutbox({ db, config: config });
  beforeEach(async () => {
    await db.delete(outbox);
    await db.delete(rateCounts);
    await db.update(sites).set({ digestsPausedAt: null });
  });
  const mail = (id: string, minutes: number, fields: Partial<typeof outbox.$inferInsert> = {}) => {
    const at = new Date(Date.now() - minutes * 60_000);
    return db.insert(outbox).values({
      siteId: 'nontrivial',
      id,
      kind: 'reply',
      priority: 5,
      recipient: 'canary@mail.example',
      subject: 's',
      html: 'h',
      text: 't',
      sendAfter: at,
      createdAt: at,
      ...fields,
    });
  };

  it('passes when empty and fails after long waits', async () => {
    await mail('new', 1);
    expect(summarize(await look())).toEqual(['ok outbox']);
    await mail('old', 20);
    expect((await look())[0]).toMatchObject({
      level: 'warn',
      text: expect.stringMatching(
        /^1 mail waits that should have gone, the longest for 20 minutes\./,
      ) as string,
    });
    await mail('older', 90);
    expect(summarize(await look())).toEqual(['fail outbox']);
    expect(summarize(await checkOutbox({ db, config: { ...config, smtpUrl: null } }))).toEqual([
      'ok outbox',
    ]);
  });

  it('reports held, uncertain and refused mails without addresses', async () => {
    await mail('held', 60, { state: 'failed', smtpResponse: 'held after a pause' });
    await mail('uncertain', 60, { state: 'failed', attempts: 1, smtpResponse: 'uncertain: lost' });
    for (let i = 0; i < 19; i += 1)
      await mail(`refused${i}`, 60, {
        state: i < 3 ? 'failed' : 'sent',
        attempts: 1,
        smtpResponse: '550 <canary@mail.example>',
      });
    const later = new Date(Date.now() + 3_600_000);
    await db.insert(rateCounts).values([
      { id: 'mail-pause statecraft', count: 1, endsAt: later },
      { id: 'digest-pause statecraft', count: 9, endsAt: later },
    ]);
    await db
      .update(sites)
      .set({ digestsPausedAt: new Date() })
      .where(sql`id = 'default'`);
    const findings = await look();
    expect(summarize(findings)).toEqual([
      'ok outbox',
      'warn held mail',
      'warn uncertain mail',
      'warn refused mail',
      'warn mail rests',
      'warn digests rest',
      'warn digests rest',
    ]);
    expect(findings[1]?.text).toContain('npm run admin -- release-mail nontrivial');
    expect(JSON.stringify(findings)).not.toContain('canary');
  });

  it('is checked with the admins; one is required', async () => {
    expect((await checkStaff({ db, config: config })).level).toBe('warn');
    expect(
      (await checkStaff({ db, config: { ...config, adminEmails: new Set(['a@b.c']) } })).level,
    ).toBe('ok');
    await t.make.user('nontrivial', { role: 'admin', email: 'admin@mail.example' });
    expect((await checkStaff({ db, config: config })).text).toBe('1 admin of sites.');
  });
});
