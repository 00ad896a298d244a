import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selfSigned } from '../../../test/support/certificate.ts';
import { createLog } from '../log.ts';
import { createMailer } from './mailer.ts';

/** Leads to this machine, but does not count as local. */
const away = '0.0.0.0';
const [right, wrong] = [selfSigned(away), selfSigned('mail.example')];
const before = getCACertificates('default');
const closing: (() => unknown)[] = [];
beforeAll(() => setDefaultCACertificates([...before, right.cert, wrong.cert]));
afterAll(async () => {
  setDefaultCACertificates(before);
  await Promise.all(closing.map((close) => close()));
});

const mail = {
  id: 'a',
  urgent: false,
  site: { name: 'Site', domain: 'site.example' },
  recipient: 'a@example.org',
  subject: '048213 is your code',
  html: '<p>048213</p>',
  text: '048213',
  unsubscribeUrl: null,
};

/** Starts a mail server and a mailer. `heard`: the encryption of each email. */
async function sending(
  server: SMTPServerOptions,
  {
    host = away,
    scheme = 'smtp',
    user = '',
    env = 'production' as 'production' | 'development',
  } = {},
) {
  const heard: string[] = [];
  const smtp = new SMTPServer({
    logger: false,
    closeTimeout: 100,
    authOptional: true,
    ...server,
    onAuth: (_auth, session, done) => (
      heard.push(`password, ${session.secure ? 'encrypted' : 'plain'}`),
      done(null, { user: 'me' })
    ),
    onMailFrom: (_address, session, done) => (
      heard.push(session.secure ? 'encrypted' : 'plain'),
      done()
    ),
    onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
  });
  smtp.on('error', () => undefined);
  const listener = smtp.listen(0, '0.0.0.0');
  await once(listener, 'listening');
  const lines: { level: string; code?: string }[] = [];
  const log = createLog('debug', {
    write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]),
  });
  const mailer = createMailer(
    {
      smtpUrl: `${scheme}://${user}${host}:${(listener.address() as AddressInfo).port}`,
      mailFrom: null,
      dkim: null,
      env,
    },
    log,
  );
  if (!mailer) throw new Error('no mailer');
  closing.push(
    () => mailer.close(),
    () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  );
  return { mailer, heard, lines };
}

const plainOnly: SMTPServerOptions = { disabledCommands: ['STARTTLS'] };

it.each<[string, SMTPServerOptions, object]>([
  ['has no encryption', plainOnly, {}],
  ['has a certificate for another name', wrong, {}],
  [
    'has a certificate for another name from the first byte',
    { ...wrong, secure: true },
    { scheme: 'smtps' },
  ],
  ['has a certificate that nobody has signed', selfSigned(away), {}],
  [
    'has no encryption and asks for a password',
    { ...plainOnly, allowInsecureAuth: true },
    { user: 'me:secret@' },
  ],
])('sends nothing in production if the server %s', async (_what, server, options) => {
  const { mailer, heard, lines } = await sending(server, options);
  for (const urgent of [true, false, true])
    expect(await mailer.send({ ...mail, urgent })).toEqual({ kind: 'temporary', answer: 'ETLS' });
  expect(heard).toEqual([]);
  expect(lines.filter(({ level }) => level === 'error')).toMatchObject([{ code: 'ETLS' }]);
  expect(JSON.stringify(lines)).not.toMatch(/example|048213|secret/);
});

it.each<[string, SMTPServerOptions, object]>([
  ['once it is asked', right, {}],
  ['from the first byte', { ...right, secure: true }, { scheme: 'smtps' }],
  // An attacker can hide the offer of encryption.
  ['though it does not say so', { ...right, hideSTARTTLS: true }, {}],
])('sends in production if the server encrypts %s', async (_what, server, options) => {
  const { mailer, heard, lines } = await sending(server, options);
  expect(await mailer.send(mail)).toMatchObject({ kind: 'sent' });
  expect(heard).toEqual(['encrypted']);
  expect(lines).toEqual([]);
});

it.each<[string, SMTPServerOptions]>([
  ['has no encryption', plainOnly],
  ['has a certificate that nobody has signed', selfSigned('localhost')],
])('sends to a local server that %s', async (_what, server) => {
  for (const host of ['127.0.0.1', 'localhost']) {
    const { mailer, heard } = await sending(server, { host });
    expect(await mailer.send(mail)).toMatchObject({ kind: 'sent' });
    expect(heard).toEqual(['plain']);
  }
});

it('sends unencrypted mail, but no password, in development', async () => {
  const { mailer } = await sending(plainOnly, { env: 'development' });
  expect(await mailer.send(mail)).toMatchObject({ kind: 'sent' });
  const other = await sending(
    { ...plainOnly, allowInsecureAuth: true },
    { env: 'development', user: 'me:secret@' },
  );
  expect(await other.mailer.send(mail)).toEqual({ kind: 'temporary', answer: 'ETLS' });
  expect(other.heard).toEqual([]);
});
