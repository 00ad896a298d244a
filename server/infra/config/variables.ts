import * as z from 'zod/mini';
import { presets } from '#shared/sites/presets.ts';
import {
  choice,
  converted,
  imapUrl,
  integer,
  postgresUrl,
  secretKey,
  smtpUrl,
  toBaseUrl,
  toEmails,
  toHosts,
  toOrigin,
  toPostgresUrls,
  toRsaKey,
  toShare,
  toTokenPrices,
  toTrustedProxies,
  toWebhookUrl,
  trueOrFalse,
} from './schemas.ts';

/** One environment variable. The parser, `npm run doctor` and the documentation use it. */
export type Variable = {
  group: string;
  /** Converts the trimmed text. Its issues complete a sentence that starts with the name. */
  schema: z.ZodMiniType;
  /** As text; null: the variable is optional. */
  default?: string | { development: string | null; production: string | null };
  /** What production needs; without this field the variable is optional there too. */
  requiredInProduction?: string;
  /** Never printed. `random`: doctor also reports one that is easy to guess. */
  secret?: 'random' | 'credential';
  /** The build reads it and fixes its value in the program. */
  buildTime?: true;
  /** One sentence, in Markdown. */
  description: string;
  example?: string;
};

/** In the order of the documentation, in which doctor also reports them. */
export const variables = {
  NODE_ENV: {
    group: 'Server',
    schema: choice(['development', 'production', 'test']),
    default: 'development',
    description:
      'Set `production` on a server: no demo content, secure cookies, and required secrets.',
    example: 'production',
  },
  PROCESS_ROLE: {
    group: 'Server',
    schema: choice(['all', 'web', 'worker']),
    default: 'all',
    description:
      '`web` serves pages and the API, `worker` runs background jobs, and `all` does both.',
  },
  HOST: {
    group: 'Server',
    schema: z.string(),
    default: { development: '127.0.0.1', production: '0.0.0.0' },
    description: 'The IP address or host name to listen on.',
  },
  PORT: {
    group: 'Server',
    schema: integer(0, 65535),
    default: '3000',
    description: 'The port of the pages, and of the API on `api.` hosts and under `/api`.',
    example: '8080',
  },
  API_PORT: {
    group: 'Server',
    schema: integer(0, 65535),
    default: { development: '3001', production: null },
    description: 'A second port that serves only the API, for `localhost` and `*.localhost`.',
  },
  API_SAME_ORIGIN: {
    group: 'Server',
    schema: trueOrFalse(),
    default: 'false',
    description:
      "With `true` the browser calls `/api` on the page's own host instead of `api.<host>`.",
    example: 'true',
  },
  API_ORIGIN: {
    group: 'Server',
    schema: converted('must be an origin such as http://localhost:3001', toOrigin),
    buildTime: true,
    description:
      'Read by the build: pages are rendered with data from the API at this origin instead of ' +
      'in the same process. `npm start` builds again when it has changed.',
    example: 'http://localhost:3001',
  },
  TRUSTED_PROXIES: {
    group: 'Server',
    schema: converted(
      'must be an integer from 0 to 10, or IP addresses and ranges such as 10.0.0.0/8, 2001:db8::1',
      toTrustedProxies,
    ),
    default: { development: '0', production: null },
    requiredInProduction:
      '1 behind one reverse proxy or the router of a platform, 0 without a proxy, or the ' +
      'addresses of the proxies',
    description:
      'The reverse proxies in front, whose `X-Forwarded-*` headers are trusted: their number, or ' +
      'their IP addresses and ranges. Use addresses if clients can reach the port without a proxy.',
    example: '1',
  },
  HSTS: {
    group: 'Server',
    schema: choice(['subdomains', 'host']),
    default: 'subdomains',
    description:
      'The hosts for which browsers use only HTTPS for a year after a visit (HSTS): those of ' +
      'sites with all their subdomains, or these hosts alone.',
    example: 'host',
  },
  PAGE_CACHE_MB: {
    group: 'Server',
    schema: integer(0, 4096),
    default: '32',
    description: 'The memory for rendered pages in megabytes; 0 turns the page cache off.',
  },
  DEEP_PAGES_PER_SECOND: {
    group: 'Server',
    schema: integer(0, 10_000),
    default: '50',
    description:
      'How many old posts, users, continued lists and searches a process renders a second. ' +
      'Beyond that, visitors get a tenth of this rate until the flood ends, and browsers ' +
      'retry automatically. 0 turns the limit off.',
  },
  DRAIN_SECONDS: {
    group: 'Server',
    schema: integer(0, 60),
    default: { development: '0', production: '3' },
    description:
      'How long a process that stops still serves, with 503 at `/servez`, until load balancers ' +
      'notice. More than the interval of their health check.',
    example: '15',
  },
  LOG_LEVEL: {
    group: 'Server',
    schema: choice(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    default: 'info',
    description:
      'The lowest level that is logged: `trace`, `debug`, `info`, `warn`, `error`, `fatal` or ' +
      '`silent`.',
  },
  METRICS_PORT: {
    group: 'Monitoring',
    schema: integer(0, 65535),
    description:
      'The internal port, in every role: metrics for Prometheus, and whether a web server may ' +
      'order a certificate for a host. Without it no such port is opened.',
    example: '9464',
  },
  METRICS_HOST: {
    group: 'Monitoring',
    schema: z.string(),
    default: '127.0.0.1',
    description:
      'The IP address or host name that `METRICS_PORT` listens on. It has no login: keep it ' +
      'unreachable from the internet.',
    example: '10.0.0.5',
  },
  ERROR_WEBHOOK_URL: {
    group: 'Monitoring',
    schema: converted('must be an http(s) URL', toWebhookUrl),
    secret: 'credential',
    description: 'Gets each unexpected error as JSON by POST, without personal data.',
    example: 'https://alerts.example.org/broadsheet',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    group: 'Monitoring',
    schema: converted('must be an http(s) URL such as http://127.0.0.1:4318', toBaseUrl),
    description:
      'The base URL of an OpenTelemetry collector, which gets traces by OTLP over HTTP; without ' +
      'it nothing is traced. The exporter also reads `OTEL_EXPORTER_OTLP_HEADERS`.',
    example: 'http://127.0.0.1:4318',
  },
  OTEL_SERVICE_NAME: {
    group: 'Monitoring',
    schema: z.string().check(z.maxLength(100, 'must have at most 100 characters')),
    default: 'broadsheet',
    description: 'The name of this installation in traces.',
  },
  OTEL_TRACES_SAMPLER: {
    group: 'Monitoring',
    schema: choice([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ]),
    default: 'parentbased_always_on',
    description:
      'Which traces are sent: `always_on`, `always_off` or `traceidratio`, with the ' +
      'prefix `parentbased_`, the decision of the proxy in front takes precedence.',
    example: 'parentbased_traceidratio',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    group: 'Monitoring',
    schema: converted('must be a number from 0 to 1', toShare),
    default: '1',
    description: 'The share of traces that `traceidratio` sends.',
    example: '0.05',
  },
  CDN: {
    group: 'Shared cache',
    schema: choice(['surrogate-key']),
    description:
      'With `surrogate-key` a CDN or Varnish in front may keep pages and feeds, and changed ones ' +
      'are purged by key; see docs/cdn.md.',
    example: 'surrogate-key',
  },
  CDN_PROVIDER: {
    group: 'Shared cache',
    schema: choice(['fastly', 'cloudflare', 'varnish']),
    description: 'Whose protocol purges use: `fastly`, `cloudflare` or `varnish`.',
    example: 'varnish',
  },
  CDN_SERVICE_ID: {
    group: 'Shared cache',
    schema: converted(
      'must be IDs of letters and digits, separated by commas',
      (text): readonly string[] | null => {
        const ids = text.split(/[,\s]+/).filter(Boolean);
        return ids.length > 0 && ids.every((id) => /^[A-Za-z0-9]{1,100}$/.test(id)) ? ids : null;
      },
    ),
    description:
      'The ID of the Fastly service, or the IDs of the Cloudflare zones of all domains, ' +
      'separated by commas.',
    example: '023e105f4ecef8ad9ca31a8372d0c353',
  },
  CDN_PURGE_URL: {
    group: 'Shared cache',
    schema: converted(
      'must be http(s) URLs such as http://10.0.0.5:6081, separated by commas',
      (text): readonly string[] | null => {
        const urls = text
          .split(/[,\s]+/)
          .filter(Boolean)
          .map(toBaseUrl);
        return urls.length > 0 && urls.every((url) => url !== null) ? urls : null;
      },
    ),
    description:
      'The URLs of all Varnish servers, separated by commas; for Fastly and Cloudflare the base ' +
      'URL of the API, if it is another one.',
    example: 'http://10.0.0.5:6081,http://10.0.0.6:6081',
  },
  CDN_TOKEN: {
    group: 'Shared cache',
    schema: z.string().check(z.regex(/^[\x21-\x7e]{1,1000}$/, 'must be a token, without spaces')),
    secret: 'credential',
    description: 'The API token that may purge; for Varnish the secret of its configuration.',
  },
  DATABASE_URL: {
    group: 'Database',
    schema: postgresUrl(),
    secret: 'credential',
    description: 'The URL of a PostgreSQL database; without it the embedded database is used.',
    example: 'postgres://user:password@localhost:5432/broadsheet',
  },
  DATABASE_POOLER: {
    group: 'Database',
    schema: choice(['none', 'transaction']),
    default: 'none',
    description:
      'Set `transaction` if `DATABASE_URL` names a pooler in transaction mode, such as PgBouncer.',
    example: 'transaction',
  },
  DATABASE_DIRECT_URL: {
    group: 'Database',
    schema: postgresUrl(),
    secret: 'credential',
    description:
      'With a pooler: the URL of the same database without the pooler, for migrations and for ' +
      'notifications between processes.',
    example: 'postgres://user:password@localhost:5432/broadsheet',
  },
  DATABASE_REPLICA_URL: {
    group: 'Database',
    schema: converted(
      'must be PostgreSQL URLs, separated by commas: postgres://user:password@host:port/database',
      toPostgresUrls,
    ),
    secret: 'credential',
    description:
      'Comma-separated URLs of standbys, which public pages, lists, feeds and searches are read ' +
      'from; each must name one server.',
    example: 'postgres://user:password@replica:5432/broadsheet',
  },
  DATA_DIR: {
    group: 'Database',
    schema: z.string(),
    default: './data',
    description: 'The directory of the embedded database, which one process at a time can open.',
    example: '/var/lib/broadsheet',
  },
  INSTANCE_NAME: {
    group: 'Database',
    schema: z.string().check(z.maxLength(100, 'must have at most 100 characters')),
    description:
      'The name of this installation. Set it when you install: after that, a copy of the ' +
      'database under another name sends nothing until `npm run admin -- confirm-database`. ' +
      'Without it, host, port and name of the database are the name.',
    example: 'production',
  },
  SECRET_KEY: {
    group: 'Secrets',
    schema: secretKey(),
    requiredInProduction: 'at least 32 bytes, for example from `openssl rand -hex 32`',
    secret: 'random',
    description: 'Signs links and tokens; at least 32 bytes, as `openssl rand -hex 32` prints.',
  },
  SECRET_KEY_PREVIOUS: {
    group: 'Secrets',
    schema: secretKey(),
    secret: 'random',
    description: 'The `SECRET_KEY` before a rotation, which still verifies what it signed.',
  },
  ADMIN_EMAILS: {
    group: 'Sites',
    schema: converted('must be a comma-separated list of email addresses', toEmails),
    description:
      'Comma-separated email addresses of the platform admins, who may do everything on all sites.',
    example: 'ada@example.org,grace@example.org',
  },
  ADMIN_PASSKEYS: {
    group: 'Sites',
    schema: trueOrFalse(),
    default: 'false',
    description: 'With `true`, platform admins need a passkey for the admin area of all sites.',
    example: 'true',
  },
  SITE_HOSTS: {
    group: 'Sites',
    schema: converted(
      'must have the form site=host;host,site=host with bare host names',
      toHosts,
    ).check(
      z.refine(
        (hosts) => [...hosts.keys()].every((site) => presets.some(({ id }) => id === site)),
        'names a site that does not exist',
      ),
    ),
    description:
      'Your own domains for the included sites `nontrivial`, `statecraft` and `default`, as ' +
      '`site=host;host,site=host`; the first host of a site becomes its canonical domain. Sites ' +
      'that you create have their hosts from `npm run admin -- create-site` and /admin/sites.',
    example: 'nontrivial=ai.example.org;news.example.net,statecraft=ir.example.org',
  },
  SITE_IMAGES_MB: {
    group: 'Sites',
    schema: integer(1, 1_000_000),
    default: '500',
    description:
      'The total size of the images that one site may store, in megabytes: those of its editors, ' +
      'and as much for those of its members.',
    example: '2000',
  },
  S3_ENDPOINT: {
    group: 'Sites',
    schema: converted('must be an http(s) URL such as https://s3.example.com', toBaseUrl),
    description:
      'The URL of an S3-compatible server that stores uploaded pictures; without it they are in ' +
      'the database.',
    example: 'https://s3.example.com',
  },
  S3_BUCKET: {
    group: 'Sites',
    schema: z
      .string()
      .check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')),
    description: 'The bucket of this installation at `S3_ENDPOINT`; it stays private.',
    example: 'broadsheet-pictures',
  },
  S3_REGION: {
    group: 'Sites',
    schema: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, 'must be the name of a region')),
    default: 'us-east-1',
    description: 'The region of `S3_BUCKET`; most servers other than Amazon S3 take any.',
    example: 'eu-central-1',
  },
  S3_ACCESS_KEY_ID: {
    group: 'Sites',
    schema: z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/, 'must be a key ID, without spaces')),
    description: 'The ID of a key that may read, write and delete objects of `S3_BUCKET`.',
    example: 'broadsheet',
  },
  S3_SECRET_ACCESS_KEY: {
    group: 'Sites',
    schema: z.string().check(z.regex(/^[\x21-\x7e]{1,1000}$/, 'must be a key, without spaces')),
    secret: 'credential',
    description: 'The secret of `S3_ACCESS_KEY_ID`.',
  },
  WEB_HOOKS_PRIVATE: {
    group: 'Sites',
    schema: trueOrFalse(),
    default: 'false',
    description:
      'With `true` web-hooks may call internal addresses and any port, for trials and private ' +
      'networks. Admins of every site can then reach them.',
  },
  SEED_DEMO: {
    group: 'Sites',
    schema: trueOrFalse(),
    default: { development: 'true', production: 'false' },
    description: 'With `true` an empty database is filled with demo content.',
  },
  SMTP_URL: {
    group: 'Email',
    schema: smtpUrl(),
    requiredInProduction: 'users log in by email, smtp://user:password@host:port or smtps://',
    secret: 'credential',
    description:
      'The mail server, as `smtp://` or `smtps://`; without it email stays in the outbox. In ' +
      'production the connection must be encrypted, except to `localhost` and `127.0.0.1`.',
    example: 'smtp://user:password@mail.example.org:587',
  },
  SMTP_URL_TRANSACTIONAL: {
    group: 'Email',
    schema: smtpUrl(),
    secret: 'credential',
    description:
      'A second mail server, for login codes and confirmations only; if it fails, the server of ' +
      'the site and `SMTP_URL` send them.',
    example: 'smtp://user:password@codes.example.org:587',
  },
  BOUNCE_HOST: {
    group: 'Email',
    schema: z
      .string()
      .check(
        z.regex(
          /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i,
          'must be a host name such as mx.example.org',
        ),
      ),
    description:
      'The mail server that passes bounces to `npm run bounce`; /admin/mail shows it as MX record.',
    example: 'mx.example.org',
  },
  BOUNCE_IMAP_URL: {
    group: 'Email',
    schema: imapUrl(),
    secret: 'credential',
    description:
      'A separate mailbox that receives bounces, as `imaps://` or `imap://`; the folder is ' +
      '`INBOX` unless the path names another. The connection must be encrypted, except to this ' +
      'machine.',
    example: 'imaps://bounces:password@mail.example.org/INBOX',
  },
  MAIL_FROM: {
    group: 'Email',
    schema: z
      .string()
      .check(
        z.regex(
          /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*$/,
          'must be one email address without a name',
        ),
      ),
    description:
      'The sender, an address without a name; without it `no-reply@` and the domain of the site.',
    example: 'news@example.org',
  },
  DKIM_DOMAIN: {
    group: 'Email',
    schema: z
      .string()
      .check(
        z.regex(
          /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i,
          'must be a bare domain name such as example.org',
        ),
        z.toLowerCase(),
      ),
    description:
      'The domain that signs email with DKIM, to which `MAIL_FROM` must belong; signing needs ' +
      'all three `DKIM_` variables.',
    example: 'example.org',
  },
  DKIM_SELECTOR: {
    group: 'Email',
    schema: z
      .string()
      .check(
        z.regex(
          /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i,
          'must be the name before ._domainkey in the DNS, such as mail2026',
        ),
      ),
    description: 'The name before `._domainkey` in the DNS record of the DKIM key.',
    example: 'mail2026',
  },
  DKIM_PRIVATE_KEY: {
    group: 'Email',
    schema: converted(
      'must be an RSA private key of at least 1024 bits, as PEM without a password, ' +
        'for example from `openssl genrsa 2048`',
      toRsaKey,
    ),
    secret: 'credential',
    description: 'The RSA private key for DKIM as PEM, with line breaks or `\\n`.',
  },
  MAIL_WEBHOOK_SECRET: {
    group: 'Email',
    schema: secretKey(),
    secret: 'random',
    description:
      'Signs the webhooks that report bounces and complaints; at least 32 bytes. Without it the ' +
      'endpoint rejects all requests.',
  },
  LLM_BASE_URL: {
    group: 'Language model',
    schema: converted(
      'must be the http(s) URL before /chat/completions, such as http://127.0.0.1:11434/v1',
      toBaseUrl,
    ),
    description:
      'The base URL of an OpenAI-compatible API that writes summaries; without it digests are ' +
      'made of excerpts.',
    example: 'http://127.0.0.1:11434/v1',
  },
  LLM_MODEL: {
    group: 'Language model',
    schema: z
      .string()
      .check(z.regex(/^[\x21-\x7e]{1,200}$/, 'must be the name of a model, without spaces')),
    description: 'The name of the model that writes summaries.',
    example: 'llama3.2:3b',
  },
  LLM_JUDGE_MODEL: {
    group: 'Language model',
    schema: z
      .string()
      .check(z.regex(/^[\x21-\x7e]{1,200}$/, 'must be the name of a model, without spaces')),
    description:
      'The name of the model that checks written summaries; without it `LLM_MODEL` checks them. ' +
      'One of another vendor makes other errors.',
    example: 'qwen3:8b',
  },
  LLM_JUDGE_BASE_URL: {
    group: 'Language model',
    schema: converted(
      'must be the http(s) URL before /chat/completions, such as http://127.0.0.1:11434/v1',
      toBaseUrl,
    ),
    description: 'The base URL of `LLM_JUDGE_MODEL`, if it is not at `LLM_BASE_URL`.',
    example: 'https://judge.example/v1',
  },
  LLM_JUDGE_API_KEY: {
    group: 'Language model',
    schema: z.string().check(z.regex(/^[\x21-\x7e]{1,1000}$/, 'must be a key, without spaces')),
    secret: 'credential',
    description: 'The API key for `LLM_JUDGE_BASE_URL`, if it needs one.',
  },
  LLM_EMBEDDING_MODEL: {
    group: 'Language model',
    schema: z
      .string()
      .check(z.regex(/^[\x21-\x7e]{1,200}$/, 'must be the name of a model, without spaces')),
    description:
      'The name of an embedding model at `LLM_BASE_URL`; with it digests recognize the same ' +
      'story in other words and languages.',
    example: 'bge-m3',
  },
  LLM_API_KEY: {
    group: 'Language model',
    schema: z.string().check(z.regex(/^[\x21-\x7e]{1,1000}$/, 'must be a key, without spaces')),
    secret: 'credential',
    description: 'The API key of the language model, if it needs one.',
  },
  LLM_PRICES: {
    group: 'Language model',
    schema: converted(
      'must have the form model=input/output,model=input/output with prices of a million tokens',
      toTokenPrices,
    ),
    description:
      'Prices of a million input and output tokens by model, in any one currency, for the metric ' +
      '`broadsheet_model_cost_total`.',
    example: 'llama3.2:3b=0.05/0.10,bge-m3=0.01/0',
  },
  LLM_DAILY_TOKEN_BUDGET: {
    group: 'Language model',
    schema: integer(0, 1_000_000_000),
    default: '1000000',
    description:
      'The tokens that each site may use in a day (UTC); above it digests are made of excerpts.',
  },
} satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;
export const variableNames = Object.keys(variables) as VariableName[];
