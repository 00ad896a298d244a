import type * as z from 'zod/mini';
import type { TokenPrice } from './schemas.ts';
import { isUnencrypted } from './unencrypted.ts';
import { ConfigError } from './config-error.ts';
import { variableNames, variables, type Variable, type VariableName } from './variables.ts';

export { ConfigError } from './config-error.ts';

type Env = Record<string, string | undefined>;
type Table = typeof variables;
type HasDefault = { default: string | { development: string; production: string } };
/** What the schemas return; null for an optional variable that is not set. */
type Values = {
  [Name in VariableName]:
    z.output<Table[Name]['schema']> | (Table[Name] extends HasDefault ? never : null);
};

export type Config = ReturnType<typeof createConfig>;

/** Whether mail stays in the outbox and everybody can read it at `/dev/mail`. */
export const showsMail = ({ env, smtpUrl }: Pick<Config, 'env' | 'smtpUrl'>): boolean =>
  env !== 'production' && smtpUrl === null;

export type CheckedConfig = {
  /** Wrong variables have their defaults. */
  config: Config;
  problems: ConfigError[];
  /** Names of the variables that are set. */
  set: VariableName[];
  /** Names of variables that have another value in the build, which applies. */
  unbuilt: VariableName[];
  /** Names that look like ours; `similar` is the variable that was probably meant. */
  unknown: { name: string; similar: VariableName | null }[];
  /** Random secrets by variable, to check whether they are easy to guess. */
  secrets: Partial<Record<VariableName, string>>;
};

/** Parses the environment. Throws ConfigError for the first problem. */
export function readConfig(env: Env = process.env): Config {
  const { config, problems } = parseConfig(env);
  if (problems[0]) throw problems[0];
  return config;
}

/** Parses the environment and collects all problems, for doctor. */
export function checkConfig(env: Env = process.env): CheckedConfig {
  const set = variableNames.filter((name) => readText(env, name) !== undefined);
  const unknown = Object.keys(env)
    .filter((name) => families.has(getFamily(name)) && !(name in variables))
    .map((name) => ({
      name,
      similar: variableNames.find((variable) => isSimilar(variable, name)) ?? null,
    }))
    .filter(({ name, similar }) => similar !== null || !sharedFamilies.has(getFamily(name)));
  const secrets = Object.fromEntries(
    set
      .filter((name) => (variables[name] as Variable).secret === 'random')
      .map((name) => [name, readText(env, name)]),
  );
  const unbuilt = variableNames.filter(
    (name) => (variables[name] as Variable).buildTime && !isBuilt(name, readText(env, name)),
  );
  return { ...parseConfig(env), set, unbuilt, unknown, secrets };
}

/** What the build fixed in the program. */
const builtEnv = (): Env => ({ API_ORIGIN: process.env.BUILD_API_ORIGIN });

/** Whether the build has this value. It has no wrong one. */
function isBuilt(name: VariableName, text: string | undefined): boolean {
  try {
    return (
      parseVariable(name, text, false) === parseVariable(name, readText(builtEnv(), name), false)
    );
  } catch {
    return false;
  }
}

/** Parses API_ORIGIN, whose value the build fixes in the program. */
export function parseApiOrigin(text: string | undefined): string | null {
  return parseVariable('API_ORIGIN', text?.trim() || undefined, false) as string | null;
}

function parseConfig(env: Env): { config: Config; problems: ConfigError[] } {
  const problems: ConfigError[] = [];
  const isProduction = readText(env, 'NODE_ENV') === 'production';
  const source: Env = { ...env, ...builtEnv() };
  const parse = (name: VariableName) => {
    const { requiredInProduction }: Variable = variables[name];
    try {
      const value = parseVariable(name, readText(source, name), isProduction);
      if (value === null && isProduction && requiredInProduction !== undefined)
        throw new ConfigError(name, `is required in production: ${requiredInProduction}`);
      return value;
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.push(error);
      return parseVariable(name, undefined, isProduction);
    }
  };
  const values = Object.fromEntries(variableNames.map((name) => [name, parse(name)])) as Values;
  for (const { names, check } of rules) {
    // A variable that is already wrong would only cause a second message.
    if (problems.some(({ variable }) => names.some((name) => name === variable))) continue;
    const problem = check(values);
    if (problem) problems.push(problem);
  }
  return { config: createConfig(values), problems };
}

function readText(env: Env, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

/** Returns the value, or that of the default; null without both. Throws ConfigError. */
function parseVariable(name: VariableName, value: string | undefined, isProduction: boolean) {
  const { schema }: Variable = variables[name];
  const text = value ?? getDefault(variables[name], isProduction);
  if (text === null) return null;
  const { success, data, error } = schema.safeParse(text);
  if (!success) throw new ConfigError(name, error.issues[0]?.message ?? 'is invalid');
  return data;
}

function getDefault({ default: text }: Variable, isProduction: boolean): string | null {
  if (typeof text === 'object') return isProduction ? text.production : text.development;
  return text ?? null;
}

const signing = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'] as const;
const cdn = ['CDN', 'CDN_PROVIDER', 'CDN_SERVICE_ID', 'CDN_PURGE_URL', 'CDN_TOKEN'] as const;
const bucket = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const model = [
  'LLM_BASE_URL',
  'LLM_MODEL',
  'LLM_JUDGE_MODEL',
  'LLM_JUDGE_BASE_URL',
  'LLM_JUDGE_API_KEY',
  'LLM_EMBEDDING_MODEL',
  'LLM_API_KEY',
] as const;

const insecureReceiver =
  'must start with https:// in production, unless the host is in a private network';

/** Rules for several variables together. */
const rules: { names: readonly VariableName[]; check(values: Values): ConfigError | null }[] = [
  {
    names: ['PORT', 'API_PORT'],
    // The system chooses a free port for 0.
    check: ({ PORT, API_PORT }) =>
      API_PORT !== null && API_PORT !== 0 && API_PORT === PORT
        ? new ConfigError('API_PORT', 'must differ from PORT')
        : null,
  },
  {
    names: ['PORT', 'API_PORT', 'METRICS_PORT'],
    check: ({ PORT, API_PORT, METRICS_PORT }) =>
      METRICS_PORT !== null && METRICS_PORT !== 0 && [PORT, API_PORT].includes(METRICS_PORT)
        ? new ConfigError('METRICS_PORT', 'must differ from PORT and API_PORT')
        : null,
  },
  {
    names: ['DATABASE_URL', 'DATABASE_POOLER', 'DATABASE_DIRECT_URL'],
    check({ DATABASE_URL, DATABASE_POOLER, DATABASE_DIRECT_URL }) {
      if (DATABASE_POOLER === 'none')
        return DATABASE_DIRECT_URL === null
          ? null
          : new ConfigError('DATABASE_DIRECT_URL', 'needs DATABASE_POOLER=transaction');
      if (DATABASE_URL === null)
        return new ConfigError('DATABASE_URL', 'is missing: DATABASE_POOLER says it is a pooler');
      return DATABASE_DIRECT_URL === null
        ? new ConfigError(
            'DATABASE_DIRECT_URL',
            'is missing: migrations and notifications cannot pass through a pooler in ' +
              'transaction mode, so they need the URL of the PostgreSQL server itself',
          )
        : null;
    },
  },
  {
    names: ['DATABASE_URL', 'DATABASE_REPLICA_URL'],
    check: ({ DATABASE_URL, DATABASE_REPLICA_URL }) =>
      DATABASE_URL === null && DATABASE_REPLICA_URL !== null
        ? new ConfigError('DATABASE_URL', 'is missing: the embedded database has no replicas')
        : null,
  },
  {
    names: ['SMTP_URL', 'SMTP_URL_TRANSACTIONAL'],
    check: ({ SMTP_URL, SMTP_URL_TRANSACTIONAL }) =>
      SMTP_URL === null && SMTP_URL_TRANSACTIONAL !== null
        ? new ConfigError('SMTP_URL', 'is missing: other mail needs a server, too')
        : null,
  },
  {
    names: ['MAIL_FROM', ...signing],
    check(values) {
      const missing = signing.find((name) => values[name] === null);
      if (signing.every((name) => values[name] === null)) return null;
      if (missing)
        return new ConfigError(missing, `is missing: DKIM needs all of ${signing.join(', ')}`);
      // Mail programs only trust a signature by the domain of the sender.
      const senderDomain = values.MAIL_FROM?.split('@').at(-1)?.toLowerCase();
      return senderDomain && `.${senderDomain}`.endsWith(`.${values.DKIM_DOMAIN}`)
        ? null
        : new ConfigError('MAIL_FROM', 'must be an address at DKIM_DOMAIN or a subdomain of it');
    },
  },
  ...(['LLM_BASE_URL', 'LLM_JUDGE_BASE_URL'] as const).map((name) => ({
    names: ['NODE_ENV', name] as const,
    check: ({ NODE_ENV, [name]: url }: Values) =>
      NODE_ENV === 'production' && url !== null && isUnencrypted(url)
        ? new ConfigError(
            name,
            'must start with https:// in production, unless the host is in a private network: ' +
              'the key and texts would be readable on the way',
          )
        : null,
  })),
  {
    names: ['NODE_ENV', 'ERROR_WEBHOOK_URL'],
    check: ({ NODE_ENV, ERROR_WEBHOOK_URL: url }) =>
      NODE_ENV === 'production' && url !== null && isUnencrypted(url)
        ? new ConfigError('ERROR_WEBHOOK_URL', insecureReceiver)
        : null,
  },
  {
    names: cdn,
    check({ CDN, CDN_PROVIDER: provider, CDN_SERVICE_ID, CDN_PURGE_URL, CDN_TOKEN }) {
      if (CDN === null) return null;
      const required = {
        fastly: { CDN_SERVICE_ID, CDN_TOKEN },
        cloudflare: { CDN_SERVICE_ID, CDN_TOKEN },
        varnish: { CDN_PURGE_URL, CDN_TOKEN },
      };
      if (provider === null)
        return new ConfigError(
          'CDN_PROVIDER',
          'is missing: CDN needs fastly, cloudflare or varnish',
        );
      const missing = Object.entries(required[provider]).find(([, value]) => value === null);
      return missing
        ? new ConfigError(missing[0], `is missing: CDN_PROVIDER=${provider} needs it`)
        : null;
    },
  },
  {
    names: ['NODE_ENV', 'CDN_PURGE_URL'],
    check: ({ NODE_ENV, CDN_PURGE_URL }) =>
      NODE_ENV === 'production' && CDN_PURGE_URL?.some(isUnencrypted)
        ? new ConfigError(
            'CDN_PURGE_URL',
            'must start with https:// in production, unless the host is in a private network: ' +
              'the token would be readable on the way',
          )
        : null,
  },
  {
    names: bucket,
    check(values) {
      if (bucket.every((name) => values[name] === null)) return null;
      const missing = bucket.find((name) => values[name] === null);
      return missing
        ? new ConfigError(missing, `is missing: pictures in a bucket need ${bucket.join(', ')}`)
        : null;
    },
  },
  {
    names: ['NODE_ENV', 'S3_ENDPOINT'],
    check: ({ NODE_ENV, S3_ENDPOINT: url }) =>
      NODE_ENV === 'production' && url !== null && isUnencrypted(url)
        ? new ConfigError('S3_ENDPOINT', insecureReceiver)
        : null,
  },
  {
    names: model,
    check(values) {
      if (model.every((name) => values[name] === null)) return null;
      const { LLM_JUDGE_BASE_URL: judgeUrl, LLM_JUDGE_API_KEY: judgeKey } = values;
      if (judgeUrl !== null && values.LLM_JUDGE_MODEL === null)
        return new ConfigError('LLM_JUDGE_MODEL', 'is missing: LLM_JUDGE_BASE_URL needs it');
      if (judgeKey !== null && judgeUrl === null)
        return new ConfigError('LLM_JUDGE_BASE_URL', 'is missing: LLM_JUDGE_API_KEY needs it');
      if (values.LLM_BASE_URL && (values.LLM_MODEL || values.LLM_EMBEDDING_MODEL)) return null;
      return new ConfigError(
        values.LLM_BASE_URL ? 'LLM_MODEL' : 'LLM_BASE_URL',
        'is missing: a model needs LLM_BASE_URL, and LLM_MODEL or LLM_EMBEDDING_MODEL',
      );
    },
  },
];

function createConfig(values: Values) {
  const { SECRET_KEY, SECRET_KEY_PREVIOUS } = values;
  const { S3_ENDPOINT, S3_BUCKET } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: privateKey } = values;
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey } = values;
  const createEndpoint = (name: string | null) =>
    baseUrl !== null && name !== null ? { baseUrl, apiKey, model: name } : null;
  const llm = createEndpoint(values.LLM_MODEL);
  const judgeUrl = values.LLM_JUDGE_BASE_URL;
  // The key of one provider is not for another.
  const judge =
    values.LLM_JUDGE_MODEL === null || llm === null
      ? null
      : {
          baseUrl: judgeUrl ?? llm.baseUrl,
          apiKey: judgeUrl === null ? apiKey : values.LLM_JUDGE_API_KEY,
          model: values.LLM_JUDGE_MODEL,
        };
  return {
    env: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    /** Null: no second port. */
    apiPort: values.API_PORT,
    /** Null: no port for metrics. */
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    /** Null: errors are only logged. */
    errorWebhookUrl: values.ERROR_WEBHOOK_URL,
    /** Null: nothing is traced. */
    tracing:
      values.OTEL_EXPORTER_OTLP_ENDPOINT === null
        ? null
        : {
            endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
            serviceName: values.OTEL_SERVICE_NAME,
            sampler: values.OTEL_TRACES_SAMPLER,
            ratio: values.OTEL_TRACES_SAMPLER_ARG,
          },
    databaseUrl: values.DATABASE_URL,
    /** Null: `databaseUrl` is the server itself, not a pooler in transaction mode. */
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseReplicaUrls: values.DATABASE_REPLICA_URL ?? [],
    dataDir: values.DATA_DIR,
    /** Null: the installation is named by its database. */
    instanceName: values.INSTANCE_NAME,
    /** The first key signs; all of them verify. Empty only outside production. */
    secretKeys: [SECRET_KEY, SECRET_KEY_PREVIOUS].filter((key) => key !== null),
    /** In lower case. */
    adminEmails: values.ADMIN_EMAILS ?? (new Set() as ReadonlySet<string>),
    adminPasskeys: values.ADMIN_PASSKEYS,
    /** By site id. The first host becomes the canonical domain. */
    siteHosts: values.SITE_HOSTS ?? new Map<string, string[]>(),
    /** Limit of the uploaded images of one site. */
    siteImageBytes: values.SITE_IMAGES_MB * 1_000_000,
    /** Null: uploaded pictures are in the database. */
    s3:
      S3_ENDPOINT !== null && S3_BUCKET !== null && accessKeyId !== null && secretAccessKey !== null
        ? {
            endpoint: S3_ENDPOINT,
            bucket: S3_BUCKET,
            region: values.S3_REGION,
            accessKeyId,
            secretAccessKey,
          }
        : null,
    apiSameOrigin: values.API_SAME_ORIGIN,
    /** The origin that server-side rendering loads data from; null: this process. */
    apiOrigin: values.API_ORIGIN,
    /** Number of proxies in front, or their addresses and ranges. */
    trustedProxies: values.TRUSTED_PROXIES ?? 0,
    hsts: values.HSTS,
    /** 0 turns the page cache off. */
    pageCacheBytes: values.PAGE_CACHE_MB * 1e6,
    deepPagesPerSecond: values.DEEP_PAGES_PER_SECOND,
    privateWebHooks: values.WEB_HOOKS_PRIVATE,
    seedDemo: values.SEED_DEMO,
    processRole: values.PROCESS_ROLE,
    drainMs: values.DRAIN_SECONDS * 1_000,
    /** Null: email stays in the outbox. Never null in production. */
    smtpUrl: values.SMTP_URL,
    /** The mail server that receives bounces, for MX records. */
    bounceHost: values.BOUNCE_HOST,
    /** The mailbox that receives bounces; null: none is read. */
    bounceImapUrl: values.BOUNCE_IMAP_URL,
    /** Null: `smtpUrl` sends login codes and confirmations, too. */
    smtpUrlTransactional: values.SMTP_URL_TRANSACTIONAL,
    /** Null: `no-reply@` and the domain of the site. */
    mailFrom: values.MAIL_FROM,
    /** The private key is PEM. */
    dkim:
      domain !== null && selector !== null && privateKey !== null
        ? { domain, selector, privateKey }
        : null,
    mailWebhookSecret: values.MAIL_WEBHOOK_SECRET,
    /** Null: digests are made of excerpts. */
    llm: llm && { ...llm, ...(judge ? { judge } : {}) },
    /** Null: stories are compared by their words. */
    embeddings: createEndpoint(values.LLM_EMBEDDING_MODEL),
    /** By model. */
    llmPrices: values.LLM_PRICES ?? new Map<string, TokenPrice>(),
    llmDailyTokenBudget: values.LLM_DAILY_TOKEN_BUDGET,
    logLevel: values.LOG_LEVEL,
    /** Null: shared caches keep no pages. */
    cdn:
      values.CDN === null || values.CDN_PROVIDER === null
        ? null
        : {
            provider: values.CDN_PROVIDER,
            serviceIds: values.CDN_SERVICE_ID ?? [],
            urls: values.CDN_PURGE_URL ?? [],
            token: values.CDN_TOKEN ?? '',
          },
  };
}

/** `DATABASE` of `DATABASE_URL`; empty for a name of one word. */
const getFamily = (name: string): string => name.slice(0, Math.max(0, name.indexOf('_')));
const families = new Set(variableNames.map(getFamily).filter((family) => family !== ''));
/** Platforms and other programs set variables with these names, too. */
const sharedFamilies = new Set(['DATA', 'DATABASE', 'INSTANCE', 'LOG', 'NODE', 'OTEL', 'PROCESS']);

/** Compares names except for an ending, or for up to two letters in one place. */
function isSimilar(variable: string, name: string): boolean {
  if (variable.startsWith(name) || name.startsWith(variable)) return true;
  const length = Math.max(variable.length, name.length);
  let same = 0;
  while (variable[same] === name[same]) same += 1;
  let sameAtEnd = 0;
  while (same + sameAtEnd < length && variable.at(-1 - sameAtEnd) === name.at(-1 - sameAtEnd))
    sameAtEnd += 1;
  return length - same - sameAtEnd <= 2;
}
