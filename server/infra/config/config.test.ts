import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { ConfigError, parseApiOrigin, readConfig, type Config } from './config.ts';

const key = 'k'.repeat(32);
const smtp = 'smtp://127.0.0.1:1025';
const production = { NODE_ENV: 'production', SECRET_KEY: key, SMTP_URL: smtp };

/** Expects one line that names the variable, and not what it was set to. */
function expectRefused(env: Record<string, string>, variable: string): void {
  let error: unknown;
  try {
    readConfig(env);
  } catch (thrown) {
    error = thrown;
  }
  expect(error, JSON.stringify(env)).toBeInstanceOf(ConfigError);
  const { message, variable: named } = error as ConfigError;
  expect(named).toBe(variable);
  expect(message.startsWith(`${variable} `), message).toBe(true);
  expect(message).not.toMatch(/[\r\n]/);
  const value = env[variable]?.trim() ?? '';
  if (value.length > 2) expect(message.slice(variable.length)).not.toContain(value);
}

it('has defaults for development', () => {
  expect(readConfig({})).toEqual({
    env: 'development',
    host: '127.0.0.1',
    port: 3000,
    apiPort: 3001,
    databaseUrl: null,
    dataDir: './data',
    secretKeys: [],
    adminEmails: new Set(),
    siteHosts: new Map(),
    apiSameOrigin: false,
    apiOrigin: null,
    trustedProxies: 0,
    pageCacheBytes: 32_000_000,
    seedDemo: true,
    processRole: 'all',
    smtpUrl: null,
    mailFrom: null,
    dkim: null,
    mailWebhookSecret: null,
    llm: null,
    llmDailyTokenBudget: 1_000_000,
    logLevel: 'info',
  } satisfies Config);
});

it('has other defaults in production', () => {
  expect(readConfig(production)).toEqual({
    env: 'production',
    host: '0.0.0.0',
    port: 3000,
    apiPort: null,
    databaseUrl: null,
    dataDir: './data',
    secretKeys: [key],
    adminEmails: new Set(),
    siteHosts: new Map(),
    apiSameOrigin: false,
    apiOrigin: null,
    trustedProxies: 1,
    pageCacheBytes: 32_000_000,
    seedDemo: false,
    processRole: 'all',
    smtpUrl: smtp,
    mailFrom: null,
    dkim: null,
    mailWebhookSecret: null,
    llm: null,
    llmDailyTokenBudget: 1_000_000,
    logLevel: 'info',
  } satisfies Config);
});

it('requires SECRET_KEY in production', () => {
  expectRefused({ NODE_ENV: 'production' }, 'SECRET_KEY');
  expectRefused({ NODE_ENV: 'production', SECRET_KEY: '' }, 'SECRET_KEY');
  expectRefused({ NODE_ENV: 'production', SECRET_KEY: '   ' }, 'SECRET_KEY');
  expectRefused({ NODE_ENV: 'production', SECRET_KEY_PREVIOUS: key }, 'SECRET_KEY');
  expect(readConfig({ NODE_ENV: 'development', SECRET_KEY: '' }).secretKeys).toEqual([]);
});

it('requires SMTP_URL in production', () => {
  expectRefused({ NODE_ENV: 'production', SECRET_KEY: key }, 'SMTP_URL');
  expectRefused({ NODE_ENV: 'production', SECRET_KEY: key, SMTP_URL: ' ' }, 'SMTP_URL');
  expect(readConfig({ NODE_ENV: 'test' }).smtpUrl).toBeNull();
});

it.each([
  ['NODE_ENV', 'test', { env: 'test' }],
  ['NODE_ENV', ' development ', { env: 'development' }],
  ['PORT', '8080', { port: 8080 }],
  ['PORT', '0', { port: 0 }],
  ['PORT', '65535', { port: 65535 }],
  ['PORT', ' 4000\n', { port: 4000 }],
  ['PORT', '', { port: 3000 }],
  ['API_PORT', '4001', { apiPort: 4001 }],
  ['API_PORT', '', { apiPort: 3001 }],
  ['PAGE_CACHE_MB', '0', { pageCacheBytes: 0 }],
  ['PAGE_CACHE_MB', '200', { pageCacheBytes: 200_000_000 }],
  ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
  ['HOST', '::1', { host: '::1' }],
  [
    'DATABASE_URL',
    'postgres://me:secret@db.example:5432/site',
    { databaseUrl: 'postgres://me:secret@db.example:5432/site' },
  ],
  [
    'DATABASE_URL',
    'postgresql:///site?host=/run/postgresql',
    { databaseUrl: 'postgresql:///site?host=/run/postgresql' },
  ],
  ['DATABASE_URL', ' ', { databaseUrl: null }],
  ['DATA_DIR', '/var/lib/broadsheet', { dataDir: '/var/lib/broadsheet' }],
  ['SECRET_KEY', key, { secretKeys: [key] }],
  ['SECRET_KEY', 'ä'.repeat(16), { secretKeys: ['ä'.repeat(16)] }],
  ['SECRET_KEY_PREVIOUS', key, { secretKeys: [key] }],
  ['MAIL_WEBHOOK_SECRET', key, { mailWebhookSecret: key }],
  ['MAIL_WEBHOOK_SECRET', ' ', { mailWebhookSecret: null }],
  ['API_SAME_ORIGIN', 'true', { apiSameOrigin: true }],
  ['API_SAME_ORIGIN', 'false', { apiSameOrigin: false }],
  ['TRUSTED_PROXIES', '0', { trustedProxies: 0 }],
  ['TRUSTED_PROXIES', '10', { trustedProxies: 10 }],
  ['SEED_DEMO', 'false', { seedDemo: false }],
  ['PROCESS_ROLE', 'all', { processRole: 'all' }],
  ['PROCESS_ROLE', 'web', { processRole: 'web' }],
  ['PROCESS_ROLE', 'worker', { processRole: 'worker' }],
  ['SMTP_URL', smtp, { smtpUrl: smtp }],
  [
    'SMTP_URL',
    'smtps://me%40example.org:se%2Fcret@mail.example/',
    { smtpUrl: 'smtps://me%40example.org:se%2Fcret@mail.example/' },
  ],
  ['SMTP_URL', 'smtp://[::1]:25', { smtpUrl: 'smtp://[::1]:25' }],
  ['SMTP_URL', '', { smtpUrl: null }],
  ['MAIL_FROM', 'news+code@example.org', { mailFrom: 'news+code@example.org' }],
  ...['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'].map(
    (level) => ['LOG_LEVEL', level, { logLevel: level }] as const,
  ),
] as const)('accepts %s=%j', (variable, value, expected) => {
  expect(readConfig({ [variable]: value })).toEqual({ ...readConfig({}), ...expected });
});

it.each([
  ['NODE_ENV', 'live'],
  ['NODE_ENV', 'PRODUCTION'],
  ['NODE_ENV', '__proto__'],
  ['PORT', 'http'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '3000.5'],
  ['PORT', '3e3'],
  ['PORT', '0x10'],
  ['PORT', '3000abc'],
  ['PORT', '٣٠٠٠'],
  ['PORT', '1234567890123456789012'],
  ['API_PORT', 'none'],
  ['API_PORT', '70000'],
  ['API_PORT', '3000'],
  ['DATABASE_URL', 'mysql://me:secret@host/db'],
  ['DATABASE_URL', 'localhost/site'],
  ['DATABASE_URL', 'me:secret@host'],
  ['DATABASE_URL', 'http://me:secret@host/'],
  ['DATABASE_URL', 'sqlite'],
  ['SECRET_KEY', 'short-secret'],
  ['SECRET_KEY', 'k'.repeat(31)],
  ['SECRET_KEY', `${'k'.repeat(31)} `],
  ['SECRET_KEY_PREVIOUS', 'short-secret'],
  ['API_SAME_ORIGIN', 'yes'],
  ['API_SAME_ORIGIN', '1'],
  ['API_SAME_ORIGIN', 'TRUE'],
  ['TRUSTED_PROXIES', 'true'],
  ['TRUSTED_PROXIES', '11'],
  ['TRUSTED_PROXIES', '-1'],
  ['TRUSTED_PROXIES', 'loopback'],
  ['SMTP_URL', 'mail.example:25'],
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'smtp:///queue'],
  ['SMTP_URL', 'smtp://:secret@mail.example'],
  ['SMTP_URL', 'smtp://me:%zz@mail.example'],
  ['SMTP_URL', 'smtp://mail.example?pool=false'],
  ['SMTP_URL', 'smtp://mail.example/queue'],
  ['SMTP_URL', 'smtp://mail.example:0'],
  ['MAIL_FROM', 'News <news@example.org>'],
  ['MAIL_FROM', 'a@example.org, b@example.org'],
  ['MAIL_FROM', 'news'],
  ['MAIL_FROM', 'a@example.org\nBcc: b@example.org'],
  ['SEED_DEMO', 'no'],
  ['PROCESS_ROLE', 'on'],
  ['PROCESS_ROLE', 'true'],
  ['LOG_LEVEL', 'verbose'],
  ['LOG_LEVEL', 'INFO'],
  ['LOG_LEVEL', 'constructor'],
])('rejects %s=%j without quoting the value', (variable, value) => {
  expectRefused({ [variable]: value }, variable);
  expectRefused({ ...production, API_PORT: '3001', PORT: '3000', [variable]: value }, variable);
});

it('requires two ports unless both are 0', () => {
  expectRefused({ PORT: '4000', API_PORT: '4000' }, 'API_PORT');
  expectRefused({ PORT: '3001' }, 'API_PORT');
  expect(readConfig({ PORT: '0', API_PORT: '0' })).toMatchObject({ port: 0, apiPort: 0 });
  expect(readConfig({ ...production, API_PORT: '3001' })).toMatchObject({ apiPort: 3001 });
});

it('requires URL and name of a model', () => {
  const env = { LLM_BASE_URL: 'http://127.0.0.1:11434/v1/', LLM_MODEL: 'llama3.2:3b' };
  expect(readConfig(env).llm).toEqual({
    baseUrl: 'http://127.0.0.1:11434/v1',
    apiKey: null,
    model: 'llama3.2:3b',
  });
  expect(readConfig({ ...env, LLM_API_KEY: ' sk-secret ' }).llm).toEqual({
    baseUrl: 'http://127.0.0.1:11434/v1',
    apiKey: 'sk-secret',
    model: 'llama3.2:3b',
  });
  expect(readConfig({ LLM_BASE_URL: '', LLM_MODEL: ' ', LLM_API_KEY: '' }).llm).toBeNull();
  expectRefused({ LLM_MODEL: 'llama3.2:3b' }, 'LLM_BASE_URL');
  expectRefused({ LLM_API_KEY: 'sk-secret' }, 'LLM_BASE_URL');
  expectRefused(
    { LLM_BASE_URL: 'http://127.0.0.1:11434/v1', LLM_API_KEY: 'sk-secret' },
    'LLM_MODEL',
  );
  for (const address of [
    'models.example/v1',
    'ftp://models.example',
    'file:///etc/passwd',
    'https://me:secret@models.example/v1',
    'https://models.example/v1?key=secret',
    'https://models.example/#v1',
  ]) {
    expectRefused({ ...env, LLM_BASE_URL: address }, 'LLM_BASE_URL');
  }
  expectRefused({ ...env, LLM_MODEL: 'two words' }, 'LLM_MODEL');
  expectRefused({ ...env, LLM_API_KEY: 'sk-secret\nX-Injected: 1' }, 'LLM_API_KEY');
  expectRefused({ ...env, LLM_API_KEY: 'schlüssel' }, 'LLM_API_KEY');
});

it('returns the new secret before the previous one', () => {
  const old = 'o'.repeat(40);
  expect(readConfig({ SECRET_KEY_PREVIOUS: old, SECRET_KEY: key }).secretKeys).toEqual([key, old]);
  expectRefused({ SECRET_KEY: key, SECRET_KEY_PREVIOUS: 'old-secret' }, 'SECRET_KEY_PREVIOUS');
});

it.each<[string, Record<string, string[]>]>([
  ['nontrivial=ai.example.org', { nontrivial: ['ai.example.org'] }],
  [
    'nontrivial=ai.example.org;www.ai.example.org',
    { nontrivial: ['ai.example.org', 'www.ai.example.org'] },
  ],
  [
    'nontrivial=ai.example.org;news.example.net,statecraft=ir.example.org',
    { nontrivial: ['ai.example.org', 'news.example.net'], statecraft: ['ir.example.org'] },
  ],
  [
    ' nontrivial = ai.example.org ; b.example , statecraft = c.example ',
    { nontrivial: ['ai.example.org', 'b.example'], statecraft: ['c.example'] },
  ],
  ['nontrivial=AI.Example.ORG', { nontrivial: ['ai.example.org'] }],
  ['nontrivial=a.example,nontrivial=b.example', { nontrivial: ['a.example', 'b.example'] }],
  ['default=intranet', { default: ['intranet'] }],
  ['default=xn--mnchen-3ya.example', { default: ['xn--mnchen-3ya.example'] }],
])('parses SITE_HOSTS=%j', (value, expected) => {
  expect(Object.fromEntries(readConfig({ SITE_HOSTS: value }).siteHosts)).toEqual(expected);
});

it.each([
  'nontrivial',
  'nontrivial=',
  '=a.example',
  'nontrivial=a.example,',
  ',nontrivial=a.example',
  'nontrivial=a.example;',
  'nontrivial=a.example:8080',
  'nontrivial=https://a.example',
  'nontrivial=a.example/path',
  'nontrivial=*.example',
  'nontrivial=a..example',
  'nontrivial=a.example.',
  'nontrivial=a b.example',
  'nontrivial=[::1]',
  'non trivial=a.example',
  'nontrivial=a=b',
  'nontrivial=münchen.example',
  'nontrivial=a.example\nX-Evil: 1',
  'nontrivial:a.example',
])('rejects SITE_HOSTS=%j', (value) => {
  expectRefused({ SITE_HOSTS: value }, 'SITE_HOSTS');
});

const keyPair = (bits: number) =>
  generateKeyPairSync('rsa', { modulusLength: bits }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  }) as string;
const signing = {
  DKIM_DOMAIN: 'example.org',
  DKIM_SELECTOR: 'mail2026',
  DKIM_PRIVATE_KEY: keyPair(1024),
  MAIL_FROM: 'news@example.org',
};

it.each([
  ['as it is', {}],
  [
    'with its line breaks written out',
    { DKIM_PRIVATE_KEY: signing.DKIM_PRIVATE_KEY.replaceAll('\n', '\\n') },
  ],
  [
    'for a sender of a domain below, in capitals',
    { DKIM_DOMAIN: 'Example.ORG', MAIL_FROM: 'news@Mail.example.org' },
  ],
])('accepts a DKIM key %s', (_how, overrides) => {
  expect(readConfig({ ...signing, ...overrides }).dkim).toEqual({
    domain: 'example.org',
    selector: 'mail2026',
    privateKey: signing.DKIM_PRIVATE_KEY,
  });
});

it.each<[string, Record<string, string>]>([
  ['DKIM_DOMAIN', { DKIM_DOMAIN: '' }],
  ['DKIM_SELECTOR', { DKIM_SELECTOR: ' ' }],
  ['DKIM_PRIVATE_KEY', { DKIM_PRIVATE_KEY: '' }],
  ['DKIM_DOMAIN', { DKIM_DOMAIN: 'localhost' }],
  ['DKIM_DOMAIN', { DKIM_DOMAIN: 'example.org; s=x' }],
  ['DKIM_DOMAIN', { DKIM_DOMAIN: 'https://example.org' }],
  ['DKIM_SELECTOR', { DKIM_SELECTOR: 'mail2026._domainkey.example.org' }],
  ['DKIM_SELECTOR', { DKIM_SELECTOR: 'a b' }],
  ['DKIM_PRIVATE_KEY', { DKIM_PRIVATE_KEY: 'c2VjcmV0' }],
  ['DKIM_PRIVATE_KEY', { DKIM_PRIVATE_KEY: signing.DKIM_PRIVATE_KEY.slice(0, 400) }],
  ['DKIM_PRIVATE_KEY', { DKIM_PRIVATE_KEY: keyPair(512) }],
  [
    'DKIM_PRIVATE_KEY',
    {
      DKIM_PRIVATE_KEY: generateKeyPairSync('ed25519').privateKey.export({
        type: 'pkcs8',
        format: 'pem',
      }) as string,
    },
  ],
  ['MAIL_FROM', { MAIL_FROM: '' }],
  ['MAIL_FROM', { MAIL_FROM: 'news@example.net' }],
  ['MAIL_FROM', { MAIL_FROM: 'news@notexample.org' }],
  ['MAIL_FROM', { DKIM_DOMAIN: 'mail.example.org' }],
])('rejects DKIM settings with an invalid %s: %#', (variable, overrides) => {
  expectRefused({ ...signing, ...overrides }, variable);
});

it('ignores unknown variables', () => {
  expect(readConfig({ PORTT: '1', port: '1' })).toEqual(readConfig({}));
});

it.each([
  [undefined, null],
  ['', null],
  ['http://localhost:3001', 'http://localhost:3001'],
  ['https://api.example.org', 'https://api.example.org'],
  ['https://api.example.org/', 'https://api.example.org'],
])('parses API_ORIGIN %j as %j', (value, expected) => {
  expect(parseApiOrigin(value)).toBe(expected);
});

it.each([
  'localhost:3001',
  'https://api.example.org/v1',
  'https://me:secret@api.example.org',
  'ftp://api.example.org',
  'https://api.example.org?x',
  '//api.example.org',
  'https://',
  'file:///etc',
])('rejects API_ORIGIN %j', (value) => {
  expect(() => parseApiOrigin(value)).toThrow(ConfigError);
  expect(() => parseApiOrigin(value)).toThrow(
    'API_ORIGIN must be an origin such as http://localhost:3001',
  );
});
