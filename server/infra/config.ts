import { createPrivateKey, type KeyObject } from 'node:crypto';
import { presets } from '#shared/sites/presets.ts';

/** The only file that reads the environment. Every variable is checked at start; a wrong one ends the process in one clear line. */

export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly variable: string;
  constructor(variable: string, expected: string) {
    super(`${variable} ${expected}`);
    this.variable = variable;
  }
}

export type Config = {
  env: 'development' | 'production' | 'test';
  host: string;
  port: number;
  /** The second port, with the API for localhost; null: none. */
  apiPort: number | null;
  databaseUrl: string | null;
  dataDir: string;
  /** The first signs, the second still verifies. Empty outside production. */
  secretKeys: string[];
  /** Admins of the installation, in lower case: whoever logs in with one of these addresses, on whichever site. */
  adminEmails: ReadonlySet<string>;
  /** More hosts by site id, as given. The first one of a site becomes its canonical domain. */
  siteHosts: Map<string, string[]>;
  /** The browser calls /api on the page's own host. */
  apiSameOrigin: boolean;
  /** Origin that server-side loading fetches from; null: in this process. Fixed when the program is built. */
  apiOrigin: string | null;
  /** Proxies in front whose forwarding headers count. */
  trustedProxies: number;
  /** How much memory pages may be kept in. 0: none is kept. */
  pageCacheBytes: number;
  seedDemo: boolean;
  processRole: 'all' | 'web' | 'worker';
  /** Where mail goes; null: it stays in the outbox. Never null in production. */
  smtpUrl: string | null;
  /** Whom mail comes from; null: `no-reply@` each site's own domain. */
  mailFrom: string | null;
  /** What mail is signed with (DKIM), in the name of the sender's domain; null: whoever passes it on may sign it. The key is PEM. */
  dkim: { domain: string; selector: string; privateKey: string } | null;
  /** What the service that passes mail on signs its web-hooks with; null: none is taken. */
  mailWebhookSecret: string | null;
  /** Who writes summaries, at an endpoint that speaks like OpenAI's; null: nobody, and digests are extracts. */
  llm: { baseUrl: string; apiKey: string | null; model: string } | null;
  /** Tokens that a tenant may use in a day (UTC). */
  llmDailyTokenBudget: number;
  logLevel: string;
};

type Env = Record<string, string | undefined>;

/** Reads and checks the environment. Throws ConfigError, whose message names the variable and never its value. */
export function readConfig(env: Env = process.env): Config {
  const value = (name: string) =>
    env[name] === undefined || env[name].trim() === '' ? undefined : env[name].trim();
  const mode = oneOf('NODE_ENV', value('NODE_ENV') ?? 'development', [
    'development',
    'production',
    'test',
  ] as const);
  const production = mode === 'production';
  const port = wholeNumber('PORT', value('PORT') ?? '3000', 0, 65535);
  const apiPortText = value('API_PORT') ?? (production ? undefined : '3001');
  const apiPort = apiPortText === undefined ? null : wholeNumber('API_PORT', apiPortText, 0, 65535);
  if (apiPort !== null && apiPort !== 0 && apiPort === port)
    throw new ConfigError('API_PORT', 'must differ from PORT');

  const secretKeys = ['SECRET_KEY', 'SECRET_KEY_PREVIOUS'].flatMap((name) => {
    const secret = value(name);
    if (secret === undefined) return [];
    if (Buffer.byteLength(secret) < 32) throw new ConfigError(name, 'must have at least 32 bytes');
    return [secret];
  });
  if (production && value('SECRET_KEY') === undefined) {
    throw new ConfigError(
      'SECRET_KEY',
      'is required in production: 32 random bytes or more, for example from `openssl rand -hex 32`',
    );
  }
  if (production && value('SMTP_URL') === undefined) {
    throw new ConfigError(
      'SMTP_URL',
      'is required in production, where people log in by mail: smtp://user:password@host:port, or smtps://',
    );
  }

  return {
    env: mode,
    host: value('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port,
    apiPort,
    databaseUrl: databaseUrl(value('DATABASE_URL')),
    dataDir: value('DATA_DIR') ?? './data',
    secretKeys,
    adminEmails: adminEmails(value('ADMIN_EMAILS')),
    siteHosts: siteHosts(value('SITE_HOSTS')),
    apiSameOrigin: yesOrNo('API_SAME_ORIGIN', value('API_SAME_ORIGIN') ?? 'false'),
    apiOrigin: apiOrigin(process.env.BUILD_API_ORIGIN),
    trustedProxies: wholeNumber(
      'TRUSTED_PROXIES',
      value('TRUSTED_PROXIES') ?? (production ? '1' : '0'),
      0,
      10,
    ),
    pageCacheBytes: wholeNumber('PAGE_CACHE_MB', value('PAGE_CACHE_MB') ?? '32', 0, 4096) * 1e6,
    seedDemo: yesOrNo('SEED_DEMO', value('SEED_DEMO') ?? (production ? 'false' : 'true')),
    processRole: oneOf('PROCESS_ROLE', value('PROCESS_ROLE') ?? 'all', [
      'all',
      'web',
      'worker',
    ] as const),
    smtpUrl: smtpUrl(value('SMTP_URL')),
    mailFrom: mailFrom(value('MAIL_FROM')),
    dkim: dkim(value),
    mailWebhookSecret: sharedSecret('MAIL_WEBHOOK_SECRET', value('MAIL_WEBHOOK_SECRET')),
    llm: llm(value('LLM_BASE_URL'), value('LLM_API_KEY'), value('LLM_MODEL')),
    llmDailyTokenBudget: wholeNumber(
      'LLM_DAILY_TOKEN_BUDGET',
      value('LLM_DAILY_TOKEN_BUDGET') ?? '1000000',
      0,
      1_000_000_000,
    ),
    logLevel: oneOf('LOG_LEVEL', value('LOG_LEVEL') ?? 'info', [
      'trace',
      'debug',
      'info',
      'warn',
      'error',
      'fatal',
      'silent',
    ] as const),
  };
}

/** Every variable that is read. */
export const variables = [
  'NODE_ENV',
  'HOST',
  'PORT',
  'API_PORT',
  'DATABASE_URL',
  'DATA_DIR',
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'ADMIN_EMAILS',
  'SITE_HOSTS',
  'API_SAME_ORIGIN',
  'API_ORIGIN',
  'TRUSTED_PROXIES',
  'PAGE_CACHE_MB',
  'SEED_DEMO',
  'PROCESS_ROLE',
  'SMTP_URL',
  'MAIL_FROM',
  'DKIM_DOMAIN',
  'DKIM_SELECTOR',
  'DKIM_PRIVATE_KEY',
  'MAIL_WEBHOOK_SECRET',
  'LLM_BASE_URL',
  'LLM_MODEL',
  'LLM_API_KEY',
  'LLM_DAILY_TOKEN_BUDGET',
  'LOG_LEVEL',
] as const;

export type CheckedConfig = {
  /** With something that can be used in place of what cannot. */
  config: Config;
  problems: ConfigError[];
  /** Variables that are set. */
  given: string[];
  /** Variables that look as if they were ours; `meant`: the one that is. */
  unknown: { name: string; meant: string | null }[];
  /** By variable, for looking whether they could be guessed. */
  secrets: Partial<Record<'SECRET_KEY' | 'SECRET_KEY_PREVIOUS' | 'MAIL_WEBHOOK_SECRET', string>>;
};

/** Variables that are wrong together. */
const groups = [
  ['MAIL_FROM', 'DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'],
  ['LLM_BASE_URL', 'LLM_MODEL', 'LLM_API_KEY'],
];

/** Reads the environment to the end, however much of it is wrong: for the doctor. */
export function checkConfig(env: Env = process.env): CheckedConfig {
  const left: Env = { ...env };
  const problems: ConfigError[] = [];
  const set = (name: string) => env[name] !== undefined && env[name].trim() !== '';
  const secrets = Object.fromEntries(
    (['SECRET_KEY', 'SECRET_KEY_PREVIOUS', 'MAIL_WEBHOOK_SECRET'] as const).flatMap((name) =>
      set(name) ? [[name, env[name]?.trim()]] : [],
    ),
  );
  const ours = /^(?:ADMIN|API|DKIM|LLM|MAIL|PAGE_CACHE|SECRET|SEED|SITE|SMTP|TRUSTED)_/;
  const unknown = Object.keys(env)
    .filter((name) => ours.test(name) && !variables.some((known) => known === name))
    .map((name) => ({ name, meant: variables.find((known) => isNear(known, name)) ?? null }));
  for (;;) {
    try {
      return { config: readConfig(left), problems, given: variables.filter(set), unknown, secrets };
    } catch (error) {
      if (!(error instanceof ConfigError) || problems.length > variables.length) throw error;
      problems.push(error);
      for (const name of groups.find((group) => group.includes(error.variable)) ?? [error.variable])
        delete left[name];
      // Required in production; whoever checks looks among the problems first.
      if (error.variable === 'SECRET_KEY') left.SECRET_KEY = 'x'.repeat(32);
      if (error.variable === 'SMTP_URL') left.SMTP_URL = 'smtp://localhost';
    }
  }
}

/** The same but for an ending, or a letter or two. */
function isNear(known: string, name: string): boolean {
  if (known.startsWith(name) || name.startsWith(known)) return true;
  return (
    Math.abs(known.length - name.length) <= 2 &&
    [...known].filter((letter, i) => letter !== name[i]).length <= 2
  );
}

/** Checked here and by the build, which fixes its value in the program. */
export function apiOrigin(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (
    !url ||
    !['http:', 'https:'].includes(url.protocol) ||
    url.origin !== text.replace(/\/$/, '')
  ) {
    throw new ConfigError('API_ORIGIN', 'must be an origin such as http://localhost:3001');
  }
  return url.origin;
}

function oneOf<const T extends string>(name: string, text: string, allowed: readonly T[]): T {
  const found = allowed.find((word) => word === text);
  if (found === undefined) throw new ConfigError(name, `must be one of ${allowed.join(', ')}`);
  return found;
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  if (!(number >= least && number <= most))
    throw new ConfigError(name, `must be a whole number from ${least} to ${most}`);
  return number;
}

function yesOrNo(name: string, text: string): boolean {
  return oneOf(name, text, ['true', 'false'] as const) === 'true';
}

function databaseUrl(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol)) {
    throw new ConfigError(
      'DATABASE_URL',
      'must be a PostgreSQL address: postgres://user:password@host:port/database',
    );
  }
  return text;
}

function adminEmails(text: string | undefined): ReadonlySet<string> {
  const given = (text ?? '')
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map((address) => address.toLowerCase());
  if (given.some((address) => !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address)))
    throw new ConfigError('ADMIN_EMAILS', 'must be addresses of mail, separated by commas');
  return new Set(given);
}

function smtpUrl(text: string | undefined): string | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const plain =
    url &&
    /^smtps?:$/.test(url.protocol) &&
    url.hostname !== '' &&
    url.port !== '0' &&
    ['', '/'].includes(url.pathname) &&
    url.search === '' &&
    url.hash === '';
  if (
    !plain ||
    (url.username === '' && url.password !== '') ||
    !decodes(url.username) ||
    !decodes(url.password)
  ) {
    throw new ConfigError(
      'SMTP_URL',
      'must be the address of a mail server: smtp://user:password@host:port, or smtps://',
    );
  }
  return text;
}

function decodes(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '' || text === '';
  } catch {
    return false;
  }
}

function mailFrom(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!/^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*$/.test(text))
    throw new ConfigError('MAIL_FROM', 'must be one plain email address, without a name');
  return text;
}

function sharedSecret(name: string, text: string | undefined): string | null {
  if (text === undefined) return null;
  if (Buffer.byteLength(text) < 32)
    throw new ConfigError(
      name,
      'must have at least 32 bytes, for example from `openssl rand -hex 32`',
    );
  return text;
}

/** All three variables or none. A signature counts for readers' mail programs only where the sender is of the domain that signs, so there has to be one sender. */
function dkim(value: (name: string) => string | undefined): Config['dkim'] {
  const names = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'];
  const [domain, selector, key] = names.map(value);
  const missing = names.find((name) => value(name) === undefined);
  if (missing !== undefined && (domain ?? selector ?? key) === undefined) return null;
  if (domain === undefined || selector === undefined || key === undefined)
    throw new ConfigError(
      missing ?? 'DKIM_DOMAIN',
      `is missing: mail is signed with all of ${names.join(', ')}, or not at all`,
    );
  const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
  if (!new RegExp(`^${label}(?:\\.${label})+$`, 'i').test(domain))
    throw new ConfigError('DKIM_DOMAIN', 'must be a bare domain name such as example.org');
  if (!new RegExp(`^${label}(?:\\.${label})*$`, 'i').test(selector))
    throw new ConfigError(
      'DKIM_SELECTOR',
      'must be the name in front of ._domainkey in the DNS, such as mail2026',
    );
  const sender = value('MAIL_FROM')?.split('@').at(-1)?.toLowerCase();
  if (sender === undefined || !`.${sender}`.endsWith(`.${domain.toLowerCase()}`))
    throw new ConfigError(
      'MAIL_FROM',
      'must be an address of DKIM_DOMAIN or of a domain below it where mail is signed',
    );
  return { domain: domain.toLowerCase(), selector, privateKey: rsaKey('DKIM_PRIVATE_KEY', key) };
}

/** PEM, in which a line break may be written `\n`, as some places that keep variables need it. */
function rsaKey(name: string, text: string): string {
  let key: KeyObject | undefined;
  try {
    key = createPrivateKey(text.replaceAll('\\n', '\n'));
  } catch {
    // What is wrong with it is not said: it would be about a secret.
  }
  if (key?.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < 1024) {
    throw new ConfigError(
      name,
      'must be an RSA private key of 1024 bits or more, as PEM without a password, for example from `openssl genrsa 2048`',
    );
  }
  return key.export({ type: 'pkcs8', format: 'pem' }) as string;
}

/** The address may be one of this machine: only the operator can name it (reliability J11). */
function llm(
  address: string | undefined,
  apiKey: string | undefined,
  model: string | undefined,
): Config['llm'] {
  if (address === undefined && apiKey === undefined && model === undefined) return null;
  if (address === undefined || model === undefined)
    throw new ConfigError(
      address === undefined ? 'LLM_BASE_URL' : 'LLM_MODEL',
      'is required as well: LLM_BASE_URL and LLM_MODEL go together, LLM_API_KEY with them',
    );
  const url = URL.canParse(address) ? new URL(address) : null;
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.username !== '' ||
    url.password !== '' ||
    /[?#]/.test(address)
  ) {
    throw new ConfigError(
      'LLM_BASE_URL',
      'must be the http(s) address that /chat/completions is added to, such as http://127.0.0.1:11434/v1',
    );
  }
  if (!/^[\x21-\x7e]{1,200}$/.test(model))
    throw new ConfigError('LLM_MODEL', 'must be the name of a model, without spaces');
  if (apiKey !== undefined && !/^[\x21-\x7e]{1,1000}$/.test(apiKey))
    throw new ConfigError('LLM_API_KEY', 'must be a key, without spaces');
  return { baseUrl: url.href.replace(/\/+$/, ''), apiKey: apiKey ?? null, model };
}

function siteHosts(text: string | undefined): Map<string, string[]> {
  const table = new Map<string, string[]>();
  for (const part of text?.split(',') ?? []) {
    const match = /^\s*([a-z0-9-]+)\s*=\s*(.+?)\s*$/i.exec(part);
    const hosts = match?.[2]?.split(';').map((host) => host.trim().toLowerCase());
    if (!match?.[1] || !hosts?.every((host) => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host))) {
      throw new ConfigError(
        'SITE_HOSTS',
        'must read site=host;host,site=host with bare host names',
      );
    }
    if (!presets.some(({ id }) => id === match[1]))
      throw new ConfigError('SITE_HOSTS', 'names a site that does not exist');
    table.set(match[1], [...(table.get(match[1]) ?? []), ...hosts]);
  }
  return table;
}
