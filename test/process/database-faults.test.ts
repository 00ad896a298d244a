import { chownSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMailServer } from '../support/mail-server.ts';
import { admin, freePort, serverUser, startPostgres } from '../support/postgres.ts';
import { launch, production, runCommand, tempFolder } from '../support/programs.ts';

// A server with passwords, and with a user who may log in over TLS only.
const folder = tempFolder();
const rules = join(folder, 'pg_hba.conf');
writeFileSync(
  rules,
  `host all postgres 127.0.0.1/32 trust
hostssl all tls 127.0.0.1/32 trust
host all writer,nobody 127.0.0.1/32 scram-sha-256
`,
);
const { uid, gid } = serverUser() ?? {};
if (uid !== undefined && gid !== undefined)
  for (const path of [folder, rules]) chownSync(path, uid, gid);
const server = await startPostgres({ hba_file: rules });
afterAll(() => server.remove());
const password = 'hunter2-hunter2';
await admin(server.url('postgres'), 'create database broadsheet');
await admin(server.url('postgres'), `create role writer login password '${password}'`);
await admin(server.url('postgres'), 'create role tls login');

const ports: Record<'silent' | 'web' | 'mail', number> = { silent: 0, web: 0, mail: 0 };
const closing: (() => unknown)[] = [];
async function listen(other: Server): Promise<number> {
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  closing.push(() => other.close());
  return (other.address() as AddressInfo).port;
}
beforeAll(async () => {
  ports.silent = await listen(createServer((socket) => socket.on('error', () => undefined)));
  ports.web = await listen(createHttpServer((_req, res) => res.end('no database')));
  const mail = await startMailServer();
  ports.mail = Number(new URL(mail.url).port);
  closing.push(() => mail.close());
});
afterAll(async () => {
  for (const close of closing) await close();
});

const url = (user: string, { port = server.port, name = 'broadsheet', host = '127.0.0.1' } = {}) =>
  `postgres://${user}@${host}:${port}/${name}`;
const writer = `writer:${password}`;
const isNoDatabase = /(?:is not PostgreSQL|does not answer in time|closes connections)/;

const faults: [string, () => string | Promise<string>, RegExp][] = [
  ['a wrong password', () => url(`writer:not-${password}`), /rejects this user or password$/],
  ['an unknown user', () => url(`nobody:${password}`), /rejects this user or password$/],
  ['no password', () => url('writer'), /asks for a password, which the URL does not have$/],
  ['a user for TLS only', () => url('tls'), /over TLS only\. Append \?sslmode=verify-full$/],
  ['an unknown database', () => url('postgres', { name: 'nowhere' }), /does not exist$/],
  ['TLS that the server lacks', () => `${url(writer)}?sslmode=require`, /offers no TLS\. Remove/],
  [
    'a certificate file that is missing',
    () => `${url(writer)}?sslmode=verify-full&sslrootcert=/nowhere/ca.pem`,
    /needs a file of the URL that cannot be read \(ENOENT\)$/,
  ],
  ['a web server', () => url(writer, { port: ports.web }), isNoDatabase],
  ['a mail server', () => url(writer, { port: ports.mail }), isNoDatabase],
  ['a silent server', () => url(writer, { port: ports.silent }), /does not answer in time$/],
  [
    'a closed port',
    async () => url(writer, { port: await freePort() }),
    /nothing listens on this host and port \(ECONNREFUSED\)$/,
  ],
  [
    'a host that does not exist',
    () => url(writer, { host: 'database.invalid' }),
    /has a host name that .+\((?:ENOTFOUND|EAI_AGAIN)\)$/,
  ],
];

it.concurrent.each(faults)('names DATABASE_URL and the fault for %s', async (_, make, reason) => {
  const DATABASE_URL = await make();
  const env = { DATABASE_URL, SEED_DEMO: 'false' };
  const program = launch({ env });
  expect(await program.exited).toBe(1);
  const [line = '', ...more] = program.stderr().trimEnd().split('\n');
  expect(line).toMatch(/^broadsheet: DATABASE_URL names a database that /);
  expect(line).toMatch(reason);
  expect(more).toEqual([]);
  const doctor = await runCommand('doctor', [], { env });
  expect(doctor.stdout).toContain(`fail  database: ${line.replace('broadsheet: ', '')}.\n`);
  for (const output of [line, doctor.stdout, doctor.stderr, JSON.stringify(program.log)])
    expect(output).not.toContain('hunter2');
});

it.concurrent.each([
  ['a user without rights', '', /names a user without the rights that migrations need: .+ owner/],
  [
    'a read-only database',
    '?options=-c%20default_transaction_read_only%3Don',
    /names a standby or another database that accepts no writes$/,
  ],
])('says what migrations lack with %s', async (_what, options, reason) => {
  const program = launch({ env: { DATABASE_URL: url(writer) + options, SEED_DEMO: 'false' } });
  expect(await program.exited).toBe(1);
  const [line = '', ...more] = program.stderr().trimEnd().split('\n');
  expect(line).toMatch(reason);
  expect(more).toEqual([]);
});

it('waits in production for a database that starts later', async () => {
  const other = await startPostgres();
  try {
    await admin(other.url('postgres'), 'create database broadsheet');
    await other.stop();
    const program = launch({
      env: { ...production, DATABASE_URL: other.url('broadsheet'), SEED_DEMO: 'false' },
    });
    const waiting = program.log.find(({ event }) => event === 'waiting_for_database');
    expect(waiting).toBeUndefined();
    await expect
      .poll(() => program.log.map(({ msg }) => msg), { timeout: 20_000 })
      .toContainEqual(expect.stringMatching(/^DATABASE_URL names a database that refuses/));
    await other.start();
    await program.waitForLog('listening');
    expect(await program.stop()).toBe(0);
  } finally {
    await other.remove();
  }
});

it('ends at once in production for a wrong password', async () => {
  const program = launch({ env: { ...production, DATABASE_URL: url(`writer:not-${password}`) } });
  expect(await program.exited).toBe(1);
  expect(program.stderr()).toMatch(/rejects this user or password\n$/);
  expect(program.log).toEqual([]);
});

it('stops while it waits for the database', async () => {
  const program = launch({
    env: { ...production, DATABASE_URL: url(writer, { port: await freePort() }) },
  });
  await expect
    .poll(() => program.log.some(({ event }) => event === 'waiting_for_database'), {
      timeout: 20_000,
    })
    .toBe(true);
  expect(await program.stop()).toBe(0);
});
