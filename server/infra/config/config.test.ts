import { expect, it } from 'vitest';
import { readConfig, type Config } from './config.ts';
import { expectConfigError } from '../../../test/support/config-errors.ts';

const key = 'k'.repeat(32);
const smtp = 'smtp://127.0.0.1:1025';
const production = {
  NODE_ENV: 'production',
  TRUSTED_PROXIES: '1',
  SECRET_KEY: key,
  SMTP_URL: smtp,
};

it('has defaults for development', () => {
  expect(readConfig({})).toEqual({
    env: 'development',
    host: '127.0.0.1',
    port: 3000,
    apiPort: 3001,
    metricsPort: null,
    metricsHost: '127.0.0.1',
    errorWebhookUrl: null,
    tracing: null,
    databaseUrl: null,
    databaseDirectUrl: null,
    databaseReplicaUrls: [],
    dataDir: './data',
    instanceName: null,
    secretKeys: [],
    adminEmails: new Set(),
    adminPasskeys: false,
    siteHosts: new Map(),
    siteImageBytes: 500_000_000,
    s3: null,
    apiSameOrigin: false,
    apiOrigin: null,
    trustedProxies: 0,
    pageCacheBytes: 32_000_000,
    deepPagesPerSecond: 50,
    drainMs: 0,
    hsts: 'subdomains',
    privateWebHooks: false,
    seedDemo: true,
    processRole: 'all',
    smtpUrl: null,
    smtpUrlTransactional: null,
    bounceHost: null,
    bounceImapUrl: null,
    mailFrom: null,
    dkim: null,
    mailWebhookSecret: null,
    llm: null,
    embeddings: null,
    llmPrices: new Map(),
    llmDailyTokenBudget: 1_000_000,
    logLevel: 'info',
    cdn: null,
  } satisfies Config);
});

it('has other defaults in production', () => {
  expect(readConfig(production)).toEqual({
    env: 'production',
    host: '0.0.0.0',
    port: 3000,
    apiPort: null,
    metricsPort: null,
    metricsHost: '127.0.0.1',
    errorWebhookUrl: null,
    tracing: null,
    databaseUrl: null,
    databaseDirectUrl: null,
    databaseReplicaUrls: [],
    dataDir: './data',
    instanceName: null,
    secretKeys: [key],
    adminEmails: new Set(),
    adminPasskeys: false,
    siteHosts: new Map(),
    siteImageBytes: 500_000_000,
    s3: null,
    apiSameOrigin: false,
    apiOrigin: null,
    trustedProxies: 1,
    pageCacheBytes: 32_000_000,
    deepPagesPerSecond: 50,
    drainMs: 3_000,
    hsts: 'subdomains',
    privateWebHooks: false,
    seedDemo: false,
    processRole: 'all',
    smtpUrl: smtp,
    smtpUrlTransactional: null,
    bounceHost: null,
    bounceImapUrl: null,
    mailFrom: null,
    dkim: null,
    mailWebhookSecret: null,
    llm: null,
    embeddings: null,
    llmPrices: new Map(),
    llmDailyTokenBudget: 1_000_000,
    logLevel: 'info',
    cdn: null,
  } satisfies Config);
});

it('requires SECRET_KEY in production', () => {
  for (const text of ['', '   '])
    expectConfigError({ ...production, SECRET_KEY: text }, 'SECRET_KEY');
  expectConfigError({ ...production, SECRET_KEY: '', SECRET_KEY_PREVIOUS: key }, 'SECRET_KEY');
  expect(readConfig({ NODE_ENV: 'development', SECRET_KEY: '' }).secretKeys).toEqual([]);
});

it('requires TRUSTED_PROXIES in production', () => {
  expectConfigError({ ...production, TRUSTED_PROXIES: '' }, 'TRUSTED_PROXIES');
  expect(readConfig({ ...production, TRUSTED_PROXIES: '0' }).trustedProxies).toBe(0);
});

it('requires SMTP_URL in production', () => {
  for (const text of ['', ' ']) expectConfigError({ ...production, SMTP_URL: text }, 'SMTP_URL');
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
  ['ERROR_WEBHOOK_URL', 'https://a.example/x?k=1', { errorWebhookUrl: 'https://a.example/x?k=1' }],
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'http://127.0.0.1:4318/',
    {
      tracing: {
        endpoint: 'http://127.0.0.1:4318',
        serviceName: 'broadsheet',
        sampler: 'parentbased_always_on',
        ratio: 1,
      },
    },
  ],
  ['METRICS_PORT', '9464', { metricsPort: 9464 }],
  ['METRICS_HOST', '10.0.0.5', { metricsHost: '10.0.0.5' }],
  [
    'LLM_PRICES',
    'llama3.2:3b=0.05/0.1, a=b=1/2',
    {
      llmPrices: new Map([
        ['llama3.2:3b', { in: 0.05, out: 0.1 }],
        ['a=b', { in: 1, out: 2 }],
      ]),
    },
  ],
  ['API_PORT', '', { apiPort: 3001 }],
  ['PAGE_CACHE_MB', '0', { pageCacheBytes: 0 }],
  ['PAGE_CACHE_MB', '200', { pageCacheBytes: 200_000_000 }],
  ['DEEP_PAGES_PER_SECOND', '0', { deepPagesPerSecond: 0 }],
  ['SITE_IMAGES_MB', '2', { siteImageBytes: 2_000_000 }],
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
  ['TRUSTED_PROXIES', '10.0.0.0/8, 2001:db8::1', { trustedProxies: ['10.0.0.0/8', '2001:db8::1'] }],
  ['SEED_DEMO', 'false', { seedDemo: false }],
  ['WEB_HOOKS_PRIVATE', 'true', { privateWebHooks: true }],
  ['HSTS', 'host', { hsts: 'host' }],
  ['DRAIN_SECONDS', '15', { drainMs: 15_000 }],
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
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.1, proxy.example'],
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
  expectConfigError({ [variable]: value }, variable);
  expectConfigError({ ...production, API_PORT: '3001', PORT: '3000', [variable]: value }, variable);
});

it('requires two ports unless both are 0', () => {
  expectConfigError({ PORT: '4000', API_PORT: '4000' }, 'API_PORT');
  expectConfigError({ PORT: '3001' }, 'API_PORT');
  expect(readConfig({ PORT: '0', API_PORT: '0' })).toMatchObject({ port: 0, apiPort: 0 });
  expect(readConfig({ ...production, API_PORT: '3001' })).toMatchObject({ apiPort: 3001 });
});

it('accepts a judge of another provider with its own key', () => {
  const env = { LLM_BASE_URL: 'http://127.0.0.1:1/v1', LLM_MODEL: 'a', LLM_API_KEY: 'sk-writer' };
  const judge = { ...env, LLM_JUDGE_MODEL: 'b' };
  expect(readConfig(judge).llm?.judge).toEqual({
    baseUrl: 'http://127.0.0.1:1/v1',
    apiKey: 'sk-writer',
    model: 'b',
  });
  const other = { ...judge, LLM_JUDGE_BASE_URL: 'https://judge.example/v1/' };
  expect(readConfig(other).llm?.judge).toEqual({
    baseUrl: 'https://judge.example/v1',
    apiKey: null,
    model: 'b',
  });
  expect(readConfig({ ...other, LLM_JUDGE_API_KEY: 'sk-judge' }).llm?.judge?.apiKey).toBe(
    'sk-judge',
  );
  expectConfigError({ ...env, LLM_JUDGE_BASE_URL: 'https://judge.example' }, 'LLM_JUDGE_MODEL');
  expectConfigError({ ...judge, LLM_JUDGE_API_KEY: 'sk-judge' }, 'LLM_JUDGE_BASE_URL');
  expectConfigError(
    { ...production, ...judge, LLM_JUDGE_BASE_URL: 'http://judge.example/v1' },
    'LLM_JUDGE_BASE_URL',
  );
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
  expectConfigError({ LLM_MODEL: 'llama3.2:3b' }, 'LLM_BASE_URL');
  expectConfigError({ LLM_EMBEDDING_MODEL: 'bge-m3' }, 'LLM_BASE_URL');
  expectConfigError({ LLM_API_KEY: 'sk-secret' }, 'LLM_BASE_URL');
  expectConfigError(
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
    expectConfigError({ ...env, LLM_BASE_URL: address }, 'LLM_BASE_URL');
  }
  expectConfigError({ ...env, LLM_MODEL: 'two words' }, 'LLM_MODEL');
  expectConfigError({ ...env, LLM_API_KEY: 'sk-secret\nX-Injected: 1' }, 'LLM_API_KEY');
  expectConfigError({ ...env, LLM_API_KEY: 'schlüssel' }, 'LLM_API_KEY');
});

it('requires what the provider of a shared cache needs', () => {
  const varnish = {
    CDN: 'surrogate-key',
    CDN_PROVIDER: 'varnish',
    CDN_PURGE_URL: 'http://10.0.0.5:6081/, http://10.0.0.6:6081',
    CDN_TOKEN: 'secret',
  };
  expect(readConfig({ ...production, ...varnish }).cdn).toEqual({
    provider: 'varnish',
    serviceIds: [],
    urls: ['http://10.0.0.5:6081', 'http://10.0.0.6:6081'],
    token: 'secret',
  });
  expect(readConfig({ CDN_PROVIDER: 'varnish' }).cdn).toBeNull();
  for (const name of ['CDN_PROVIDER', 'CDN_PURGE_URL', 'CDN_TOKEN'])
    expectConfigError({ ...varnish, [name]: '' }, name);
  const fastly = { CDN: 'surrogate-key', CDN_PROVIDER: 'fastly', CDN_TOKEN: 'secret' };
  for (const CDN_PROVIDER of ['fastly', 'cloudflare'])
    expectConfigError({ ...fastly, CDN_PROVIDER }, 'CDN_SERVICE_ID');
  expectConfigError({ ...fastly, CDN_SERVICE_ID: 'a/../b' }, 'CDN_SERVICE_ID');
  expectConfigError({ ...varnish, CDN: 'yes' }, 'CDN');
  expectConfigError(
    { ...production, ...varnish, CDN_PURGE_URL: 'http://cache.example.org:6081' },
    'CDN_PURGE_URL',
  );
});

it('returns the new secret before the previous one', () => {
  const old = 'o'.repeat(40);
  expect(readConfig({ SECRET_KEY_PREVIOUS: old, SECRET_KEY: key }).secretKeys).toEqual([key, old]);
  expectConfigError({ SECRET_KEY: key, SECRET_KEY_PREVIOUS: 'old-secret' }, 'SECRET_KEY_PREVIOUS');
});

it('ignores unknown variables', () => {
  expect(readConfig({ PORTT: '1', port: '1' })).toEqual(readConfig({}));
});

it.each([
  ['http://models.example/v1', false],
  ['http://203.0.113.9/v1', false],
  ['http://[2001:db8::1]/v1', false],
  ['https://models.example/v1', true],
  ['http://127.0.0.1:11434/v1', true],
  ['http://[::1]:11434/v1', true],
  ['http://10.1.2.3/v1', true],
  ['http://ollama:11434/v1', true],
  ['http://models.internal/v1', true],
])('in production, accepts a model at %s: %s', (address, accepted) => {
  const env = { LLM_BASE_URL: address, LLM_MODEL: 'm' };
  expect(readConfig(env).llm).not.toBeNull();
  if (accepted) expect(readConfig({ ...production, ...env }).llm).not.toBeNull();
  else expectConfigError({ ...production, ...env }, 'LLM_BASE_URL');
});

it('requires all variables of a bucket together', () => {
  const env = { S3_ENDPOINT: 'http://127.0.0.1:9000/', S3_BUCKET: 'pictures' };
  expectConfigError(env, 'S3_ACCESS_KEY_ID');
  const key = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expectConfigError(key, 'S3_ENDPOINT');
  expect(readConfig({ ...env, ...key }).s3).toEqual({
    endpoint: 'http://127.0.0.1:9000',
    bucket: 'pictures',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
  expectConfigError(
    { ...production, ...env, ...key, S3_ENDPOINT: 'http://s3.example.com' },
    'S3_ENDPOINT',
  );
});
