import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ConfigError, readConfig } from '../../server/infra/config/config.ts';
import { freePort } from '../support/postgres.ts';
import { before, launch, production, tempFolder } from '../support/programs.ts';

// Accepts connections like a database and never replies.
const silent = createServer((socket) => socket.on('error', () => undefined));
let taken = '';
beforeAll(async () => {
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  taken = String((silent.address() as AddressInfo).port);
});
afterAll(() => void silent.close());

const file = join(tempFolder(), 'a-file');
writeFileSync(file, '');
const secret = 'hunter2-hunter2';
const local = (port: string | number) =>
  `postgres://broadsheet:${secret}@127.0.0.1:${port}/nowhere`;

type Env = Record<string, string>;

/** Detected without a start: the error, its variable, the environment, and the secret part. */
const misread: [string, string, Env, string?][] = [
  ['production without a secret', 'SECRET_KEY', { ...production, SECRET_KEY: '' }],
  ['production without proxies', 'TRUSTED_PROXIES', { ...production, TRUSTED_PROXIES: '' }],
  ['production without mail', 'SMTP_URL', { ...production, SMTP_URL: '' }],
  ['an empty secret in production', 'SECRET_KEY', { ...production, SECRET_KEY: '   ' }],
  ['a short secret', 'SECRET_KEY', { SECRET_KEY: secret }, secret],
  ['a short secret in production', 'SECRET_KEY', { ...production, SECRET_KEY: secret }, secret],
  [
    'a short previous secret',
    'SECRET_KEY_PREVIOUS',
    { ...production, SECRET_KEY_PREVIOUS: secret },
    secret,
  ],
  ['a short secret of a web-hook', 'MAIL_WEBHOOK_SECRET', { MAIL_WEBHOOK_SECRET: secret }, secret],
  ['an unknown environment', 'NODE_ENV', { NODE_ENV: 'staging' }, 'staging'],
  ['a port that is a word', 'PORT', { PORT: 'eighty' }, 'eighty'],
  ['a port that does not exist', 'PORT', { PORT: '70077' }, '70077'],
  ['a port below zero', 'PORT', { PORT: '-7788' }, '7788'],
  ['an API port that is a word', 'API_PORT', { API_PORT: 'eighty-one' }, 'eighty-one'],
  ['one port for both', 'API_PORT', { PORT: '48123', API_PORT: '48123' }, '48123'],
  ['an invalid receiver of errors', 'ERROR_WEBHOOK_URL', { ERROR_WEBHOOK_URL: secret }, secret],
  [
    'a receiver of errors without TLS',
    'ERROR_WEBHOOK_URL',
    { ...production, ERROR_WEBHOOK_URL: `http://a.example.org/${secret}` },
    secret,
  ],
  [
    'a port of metrics that is taken by pages',
    'METRICS_PORT',
    { PORT: '48123', METRICS_PORT: '48123' },
    '48123',
  ],
  ['an invalid database address', 'DATABASE_URL', { DATABASE_URL: `nonsense ${secret}` }, secret],
  [
    'a database of another make',
    'DATABASE_URL',
    { DATABASE_URL: `mysql://root:${secret}@localhost/x` },
    secret,
  ],
  [
    'a pooler without the direct URL',
    'DATABASE_DIRECT_URL',
    { DATABASE_URL: local(6432), DATABASE_POOLER: 'transaction' },
  ],
  [
    'a direct URL without a pooler',
    'DATABASE_DIRECT_URL',
    { DATABASE_URL: local(6432), DATABASE_DIRECT_URL: local(5432) },
  ],
  ['a pooler without a database', 'DATABASE_URL', { DATABASE_POOLER: 'transaction' }],
  ['replicas of the embedded database', 'DATABASE_URL', { DATABASE_REPLICA_URL: local(5432) }],
  [
    'an invalid replica address',
    'DATABASE_REPLICA_URL',
    { DATABASE_URL: local(5432), DATABASE_REPLICA_URL: `${local(5433)}, nonsense` },
  ],
  ['an unknown mode of a pooler', 'DATABASE_POOLER', { DATABASE_POOLER: 'stmt' }, 'stmt'],
  [
    'a site that does not exist',
    'SITE_HOSTS',
    { SITE_HOSTS: 'nobody-here=a.example.org' },
    'nobody-here',
  ],
  [
    'hosts with a scheme',
    'SITE_HOSTS',
    { SITE_HOSTS: 'nontrivial=https://a.example.org' },
    'a.example.org',
  ],
  ['hosts of no site', 'SITE_HOSTS', { SITE_HOSTS: 'a.example.org' }, 'a.example.org'],
  ['a site without hosts', 'SITE_HOSTS', { SITE_HOSTS: 'statecraft=' }, 'statecraft'],
  ['an unknown kind of worker', 'PROCESS_ROLE', { PROCESS_ROLE: 'sometimes' }, 'sometimes'],
  ['an unknown log level', 'LOG_LEVEL', { LOG_LEVEL: 'chatty' }, 'chatty'],
  ['proxies that are no number', 'TRUSTED_PROXIES', { TRUSTED_PROXIES: 'loopback' }, 'loopback'],
  ['more proxies than anybody has', 'TRUSTED_PROXIES', { TRUSTED_PROXIES: '4711' }, '4711'],
  ['a same origin that is neither', 'API_SAME_ORIGIN', { API_SAME_ORIGIN: 'perhaps' }, 'perhaps'],
  ['a seed that is neither', 'SEED_DEMO', { SEED_DEMO: 'some' }, 'some'],
];

it.each(misread)(
  '%s is an error that names %s without its value',
  (_what, variable, env, value = 'undefined') => {
    let error: unknown;
    try {
      readConfig(env);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as ConfigError).message).toMatch(new RegExp(`^${variable} .+$`));
    expect((error as ConfigError).message).not.toContain(value);
  },
);

/** Detected at a start: the first two represent all of the former. */
const refused: [string, string, Env | (() => Env | Promise<Env>), string?][] = [
  ['production without a secret', 'SECRET_KEY', { ...production, SECRET_KEY: '' }],
  [
    'a site that does not exist',
    'SITE_HOSTS',
    { SITE_HOSTS: 'nobody-here=a.example.org' },
    'nobody-here',
  ],
  ['a port in use', 'PORT', () => ({ PORT: taken })],
  ['an API port in use', 'API_PORT', () => ({ API_PORT: taken })],
  ['a port of metrics in use', 'METRICS_PORT', () => ({ METRICS_PORT: taken })],
  ['a host that is another machine', 'HOST', { HOST: '203.0.113.77' }, '203.0.113.77'],
  ['a data folder that is a file', 'DATA_DIR', { DATA_DIR: file }, file],
  [
    'a data folder that the system refuses',
    'DATA_DIR',
    { DATA_DIR: '/proc/broadsheet/data' },
    '/proc',
  ],
  [
    'a database where nothing listens',
    'DATABASE_URL',
    async () => ({ DATABASE_URL: local(await freePort()) }),
    secret,
  ],
  ['a database that never answers', 'DATABASE_URL', () => ({ DATABASE_URL: local(taken) }), secret],
  [
    'a database that is not there',
    'DATABASE_URL',
    () => ({ DATABASE_URL: `${inject('postgres')?.base}/no_such_database` }),
    'no_such',
  ],
];

it.concurrent.each(['PORT', 'API_PORT', 'METRICS_PORT'])(
  'names a %s in use and the command for another',
  async (variable) => {
    const { stderr } = await fail({ [variable]: taken });
    expect(stderr).toContain(`${variable} ${taken} is in use by another program.`);
    expect(stderr).toMatch(new RegExp(`${variable}=\\d+ npm start\n$`));
  },
);

async function fail(env: Env, dataDir = tempFolder()) {
  const started = performance.now();
  const { exited, stderr, log } = launch({ dataDir, env });
  const code = await exited;
  const ms = performance.now() - started;
  return {
    code,
    ms,
    stderr: stderr(),
    listened: log.some(({ msg }) => msg === 'listening'),
    begun: readdirSync(dataDir),
  };
}

/** Measures a start without waits, because other work slows every start. */
let plain: ReturnType<typeof fail> | undefined;

it.concurrent.each(refused)('%s ends the process with one line for %s', async (...row) => {
  const [_what, variable, setting, value = 'undefined'] = row;
  plain ??= fail({ PROCESS_ROLE: 'sometimes' });
  const [failed, { ms: usual }] = await Promise.all([
    fail(typeof setting === 'function' ? await setting() : setting),
    plain,
  ]);
  expect(failed.code).toBe(1);
  expect(failed.stderr).toMatch(new RegExp(`^broadsheet: ${variable} [^\\n]+\\n$`));
  expect(failed.stderr).not.toContain(value);
  expect(failed).toMatchObject({ listened: false, begun: [] });
  expect(failed.ms).toBeLessThan(4_000 + 4 * usual);
});

it.concurrent.each([
  ['the program', 'dist/server/main.js'],
  ['db:migrate', 'dist/server/migrate.js'],
  ['db:reset', 'dist/server/reset.js'],
  ['the build', 'esbuild.config.ts'],
])('reports the required Node version for %s', async (_what, main) => {
  const oldNode = before(
    "Object.defineProperty(process, 'versions', { value: { " +
      "...process.versions, node: '20.19.0' } })",
  );
  const dataDir = tempFolder();
  const { exited, stderr } = launch({ main, dataDir, nodeArgs: oldNode });
  expect(await exited).toBe(1);
  expect(stderr()).toMatch(
    /^Broadsheet needs Node 26 or newer with Temporal and runs on 20\.19\.0\.[^\n]+npm ci[^\n]+\n$/,
  );
  expect(readdirSync(dataDir)).toEqual([]);
});
