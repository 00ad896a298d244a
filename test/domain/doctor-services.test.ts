import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '#shared/durations.ts';
import { mailPauses, outbox, sites } from '../../server/db/schema.ts';
import { checkMail, checkSigning } from '../../server/domain/operations/doctor/mail.ts';
import { checkEmbeddings, checkModels } from '../../server/domain/operations/doctor/model.ts';
import type { Finding } from '../../server/domain/operations/doctor/finding.ts';
import { checkOutbox, checkStaff } from '../../server/domain/operations/doctor/outbox.ts';
import { readConfig } from '../../server/infra/config/config.ts';
import { createEmbeddingClient } from '../../server/infra/embedding-client.ts';
import { createLlmClient, type LlmClient } from '../../server/infra/llm-client.ts';
import { createMailRow, type MailRow } from '../support/mail-rows.ts';
import { startMailServer } from '../support/mail-server.ts';
import { startModelServer } from '../support/model-server.ts';
import { setUpDoctor } from '../support/doctor.ts';

const { t, db, log, closing, summarize, production, createResolver } = await setUpDoctor();

const model = await startModelServer();

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
    const [finding] = await checkMail(createConfig(server.url), log);
    expect(finding).toMatchObject({
      level: 'ok',
      text: expect.stringMatching(
        /^127\.0\.0\.1:\d+ accepts email from this machine\. No email was sent\.$/,
      ) as string,
    });
    expect(server.delivered).toEqual([]);
  });

  it('without a server fails in production only', async () => {
    expect([
      (await checkMail(createConfig(null, 'development'), log))[0]?.level,
      (await checkMail(createConfig(null), log))[0]?.level,
    ]).toEqual(['ok', 'fail']);
  });

  it('reports rejected and missing passwords without the value', async () => {
    const server = await startMailServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('no')),
    });
    closing.push(() => server.close());
    // A remote server requires encryption, so the password is not sent.
    const [finding] = await checkMail(
      createConfig(server.url.replace('smtp://', 'smtp://me:hunter2@')),
      log,
    );
    expect(finding).toMatchObject({
      level: 'fail',
      text: expect.stringContaining('the server rejected the user or password') as string,
    });
    expect(JSON.stringify(finding)).not.toMatch(/hunter2|me:/);
    const [away] = await checkMail(
      createConfig(server.url.replace('smtp://127.0.0.1', 'smtp://me:hunter2@0.0.0.0')),
      log,
    );
    expect(away?.text).toContain('cannot be encrypted');
  });

  it.each([
    ['nothing listens', null, 'the connection was refused'],
    ['it says nothing', () => undefined, 'the server did not answer in time'],
    ['it hangs up', 'end', 'the server closed the connection'],
    [
      'it is no mail server',
      'HTTP/1.1 400 Bad Request\r\n\r\n',
      'the reply is not from a mail server',
    ],
    ['it rejects all clients', '554 No service for you\r\n', 'the server answered 554'],
  ] as const)('where %s reports what to check', async (_what, behaviour, expected) => {
    const sockets: Socket[] = [];
    const server = createServer((socket) => {
      sockets.push(socket);
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
        for (const socket of sockets) socket.destroy();
      });
    if (behaviour === null) await close();
    const [finding] = await checkMail(createConfig(`smtp://127.0.0.1:${port}`), log, 1_000);
    if (behaviour !== null) await close();
    expect(finding?.level).toBe('fail');
    expect(finding?.text).toContain(`127.0.0.1:${port}: ${expected}`);
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
      text: expect.stringContaining('does not match DKIM_PRIVATE_KEY') as string,
    });
    expect(await look(['v=DKIM1; p='])).toMatchObject({
      level: 'fail',
      text: expect.stringContaining('revoked') as string,
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
  const checkFirst = async (client: LlmClient | null): Promise<Finding> => {
    const [finding] = await checkModels(client);
    if (!finding) throw new Error('no finding');
    return finding;
  };
  const look = (baseUrl = model.url) =>
    checkFirst(
      createLlmClient({ llm: { baseUrl, model: 'mock', apiKey: 'a-key' } }, log, {
        timeout: 1_000,
        retries: 0,
      }),
    );

  it('checks the judge too', async () => {
    const findings = await checkModels({
      name: 'writer',
      judgeName: 'judge',
      ask: async ({ isJudgment }) =>
        isJudgment
          ? { kind: 'failed', why: 'rejected', tokensIn: 0, tokensOut: 0 }
          : { kind: 'answer', value: { ready: true }, tokensIn: 1, tokensOut: 1 },
    });
    expect(findings.map(({ level, text }) => [level, text.split(/[ :]/)[0]])).toEqual([
      ['ok', 'writer'],
      ['fail', 'judge'],
    ]);
    expect(findings[1]?.text).toContain('LLM_JUDGE_MODEL');
  });

  it('is optional', async () => {
    expect((await checkFirst(null)).level).toBe('ok');
  });

  it('reports the duration of a reply', async () => {
    const finding = await checkFirst({
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
      text: 'mock answers. It used 35 tokens.',
    });
  });

  it.each([
    ['good', 'warn', 'not the requested JSON'],
    ['busy', 'warn', 'too many requests'],
    ['broken', 'fail', 'it does not answer'],
    ['refusing', 'fail', 'Check LLM_API_KEY'],
    ['hanging', 'fail', 'not answer in time'],
    ['cut', 'fail', 'it does not answer'],
    ['redirecting', 'fail', 'it does not answer'],
    ['garbage:prose', 'warn', 'not the requested JSON'],
    ['huge', 'warn', 'far too long'],
  ] as const)('that is %s is reported as %s', async (variant, level, expected) => {
    model.behave(variant);
    const finding = await look();
    expect([finding.level, finding.text]).toEqual([level, expect.stringContaining(expected)]);
    expect(finding.text).not.toContain('a-key');
  });

  it.each([
    ['good', 'ok', 'test answers with 256 dimensions'],
    ['embeddings:nan', 'fail', 'Check LLM_EMBEDDING_MODEL'],
    ['busy', 'warn', 'too many requests'],
    ['refusing', 'fail', 'Check LLM_API_KEY and LLM_EMBEDDING_MODEL'],
    ['broken', 'fail', '/embeddings is appended'],
  ] as const)('for embeddings that is %s is reported as %s', async (variant, level, expected) => {
    model.behave(variant);
    const embeddings = { baseUrl: model.url, apiKey: 'a-key', model: 'test' };
    const [finding] = await checkEmbeddings(
      createEmbeddingClient({ embeddings }, log, { timeout: 1_000, retries: 0 }),
    );
    expect([finding?.level, finding?.text]).toEqual([level, expect.stringContaining(expected)]);
    expect(await checkEmbeddings(null)).toEqual([]);
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
    await db.delete(mailPauses);
    await db.update(sites).set({ digestsPausedAt: null });
  });
  const mail = (id: string, minutes: number, fields: Partial<MailRow> = {}) => {
    const at = new Date(Date.now() - minutes * minuteMs);
    return db.insert(outbox).values(
      createMailRow({
        id,
        recipient: 'canary@mail.example',
        sendAfter: at,
        createdAt: at,
        ...fields,
      }),
    );
  };

  it('passes when empty and fails after long waits', async () => {
    await mail('new', 1);
    expect(summarize(await look())).toEqual(['ok outbox']);
    await mail('old', 20);
    expect((await look())[0]).toMatchObject({
      level: 'warn',
      text: expect.stringMatching(/^1 email is overdue, the oldest for 20 minutes\./) as string,
    });
    await mail('older', 90);
    expect(summarize(await look())).toEqual(['fail outbox']);
    expect(summarize(await checkOutbox({ db, config: { ...config, smtpUrl: null } }))).toEqual([
      'ok outbox',
    ]);
  });

  it('names each login code that waited over a minute', async () => {
    const code = { kind: 'login-code', priority: 0 };
    await mail('new', 0.5, code);
    await mail('reply', 5);
    expect(summarize(await look())).toEqual(['ok outbox']);
    await mail('tried', 4, {
      ...code,
      attempts: 2,
      sendAfter: new Date(Date.now() + minuteMs),
      smtpResponse: '451 4.7.1 <canary@mail.example> later',
    });
    await mail('hanging', 2, { ...code, siteId: 'statecraft', state: 'sending' });
    await mail('late', 30, {
      ...code,
      state: 'sent',
      sentAt: new Date(Date.now() - 25 * minuteMs),
    });
    await mail('in time', 30, {
      ...code,
      state: 'sent',
      sentAt: new Date(Date.now() - 30 * minuteMs),
    });
    await mail('refused', 10, { ...code, state: 'failed', attempts: 1, smtpResponse: '550 5.1.1' });
    await mail('lost', 10, { ...code, state: 'failed', attempts: 1, smtpResponse: 'ECONNREFUSED' });
    const codes = (await look()).filter(({ what }) => what === 'login code');
    expect(codes.map(({ level, text }) => `${level} ${text.split('.', 1)[0]}`)).toEqual([
      'warn one of nontrivial was sent after 5 minutes',
      'warn one of nontrivial was not sent in 10 minutes, after 1 attempt (ECONNREFUSED)',
      'fail one of nontrivial has waited for 4 minutes, after 2 attempts (451)',
      'fail one of statecraft has waited for 2 minutes',
    ]);
    expect(JSON.stringify(codes)).not.toContain('canary');
  });

  it('reports held, uncertain and rejected emails without addresses', async () => {
    await mail('held', 60, { state: 'failed', smtpResponse: 'held after a pause' });
    await mail('uncertain', 60, { state: 'failed', attempts: 1, smtpResponse: 'uncertain: lost' });
    for (let i = 0; i < 19; i += 1)
      await mail(`refused${i}`, 60, {
        state: i < 3 ? 'failed' : 'sent',
        attempts: 1,
        smtpResponse: '550 <canary@mail.example>',
      });
    const later = new Date(Date.now() + hourMs);
    await db.insert(mailPauses).values([
      { siteId: 'statecraft', reason: 'policy', count: 1, endsAt: later },
      { siteId: 'statecraft', reason: 'complaints', count: 9, endsAt: later },
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
      'warn rejected mail',
      'warn mail paused',
      'warn digests paused',
      'warn digests paused',
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
    expect((await checkStaff({ db, config: config })).text).toBe('1 site admin.');
  });
});
