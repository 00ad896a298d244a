import { expect, it } from 'vitest';
import { createLog } from './log.ts';
import { createMailer, isPlainAddress } from './mailer.ts';

const log = createLog('silent');
const mail = { id: 'a', site: { name: 'Site', domain: 'site.example' }, recipient: 'a@example.org', subject: 's', html: '<p>h</p>', text: 't' };

it.each(['a@example.org', 'a+b.c@mail.example.org', 'o\'neil@example.org', 'jürgen@bücher.example', 'me@localhost'])('%j is one plain address', (text) => {
  expect(isPlainAddress(text)).toBe(true);
});

it.each([
  '', 'a', '@example.org', 'a@', 'a@b@c', 'a@example.org, b@example.org', 'a@example.org,b@example.org', 'a@example.org;b@example.org', 'A <a@example.org>', '<a@example.org>',
  'a@example.org (me)', '"a b"@example.org', 'a@[127.0.0.1]', 'a@example.org\r\nBcc: b@example.org', 'a@example.org\n', ' a@example.org', 'group: a@example.org;', `${'a'.repeat(65)}@example.org`,
  `a@${'b'.repeat(260)}`, 'a\u0000@example.org', 'a\u202e@example.org',
])('%j is not, and is not sent', async (text) => {
  expect(isPlainAddress(text)).toBe(false);
  const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom: null }, log);
  expect(await mailer?.send({ ...mail, recipient: text })).toEqual({ kind: 'permanent', answer: 'not one plain address' });
  mailer?.close();
});

it('without SMTP_URL there is no mailer', () => {
  expect(createMailer({ smtpUrl: null, mailFrom: null }, log)).toBeNull();
});

it('a mail server that is not there is a temporary failure, which names no address', async () => {
  const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom: null }, log);
  expect(await mailer?.send(mail)).toEqual({ kind: 'temporary', answer: 'ECONNREFUSED' });
  mailer?.close();
});
