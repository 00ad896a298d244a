import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getStatus } from '../support/http-client.ts';
import { startMailServer } from '../support/mail-server.ts';
import { ownDatabase } from '../support/own-database.ts';
import { freePort } from '../support/postgres.ts';
import { runCommand, start } from '../support/programs.ts';
import { until } from '../support/wait-for.ts';

const database = await ownDatabase();
const password = 'hunter2-hunter2';
const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});
async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  return (server.address() as AddressInfo).port;
}
const ports = { mail: 0, closedToUs: 0, web: 0, silent: 0 };
beforeAll(async () => {
  const mail = await startMailServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('wrong')),
  });
  closing.push(() => mail.close());
  ports.mail = Number(new URL(mail.url).port);
  ports.web = await listen(createHttpServer((_req, res) => res.end('no mail')));
  ports.closedToUs = await listen(createServer((socket) => socket.end('554 not for you\r\n')));
  ports.silent = await listen(createServer((socket) => socket.on('error', () => undefined)));
});

const url = (
  port: number,
  { scheme = 'smtp', user = `me:${password}@`, host = '127.0.0.1' } = {},
) => `${scheme}://${user}${host}:${port}`;

it.concurrent.each<[string, () => string | Promise<string>, RegExp]>([
  ['a closed port', async () => url(await freePort()), /the connection was refused/],
  ['an unknown host', () => url(25, { host: 'mail.invalid' }), /the (?:host does not|name server)/],
  ['a wrong password', () => url(ports.mail), /the server rejected the user or password of/],
  ['TLS for a port without it', () => url(ports.mail, { scheme: 'smtps' }), /cannot be encrypted/],
  ['a web server', () => url(ports.web), /not from a mail server|closed the connection|in time/],
  [
    'a server that refuses this machine',
    () => url(ports.closedToUs, { user: '' }),
    /the server answered 554/,
  ],
  ['a silent server', () => url(ports.silent), /did not answer in time/],
])('names SMTP_URL and the fault for %s, and serves pages', async (_what, make, reason) => {
  const env = { DATABASE_URL: database.url, SEED_DEMO: 'false', SMTP_URL: await make() };
  const program = await start({ env });
  const find = () => program.log.find(({ event }) => event === 'mail_server_unusable');
  await until('it is reported', () => find() !== undefined);
  expect(find()).toMatchObject({ level: 'error', msg: expect.stringMatching(/^SMTP_URL, /) });
  expect(find()?.msg).toMatch(reason);
  expect(await getStatus(program.port, '/')).toBe(200);
  const doctor = await runCommand('doctor', [], { env });
  expect(doctor.stdout).toContain(`fail  mail: ${String(find()?.msg)}\n`);
  for (const output of [JSON.stringify(program.log), program.stderr(), doctor.stdout])
    expect(output).not.toContain('hunter2');
  expect(await program.stop()).toBe(0);
});

it.concurrent('says nothing of a mail server that accepts', async () => {
  let isAsked = false;
  const mail = await startMailServer({
    onClose: () => void (isAsked = true),
  });
  closing.push(() => mail.close());
  const program = await start({
    env: { DATABASE_URL: database.url, SEED_DEMO: 'false', SMTP_URL: mail.url },
  });
  await until('the server was asked', () => isAsked);
  expect(await program.stop()).toBe(0);
  expect(program.log.filter(({ event }) => event === 'mail_server_unusable')).toEqual([]);
});
