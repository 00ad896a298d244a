import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createMailer } from './mailer.ts';
import { isPlainEmail } from './header-values.ts';
import { log, mail, settings, startMailDialog } from '../../../test/support/mail-dialogs.ts';

it.each([
  'a@example.org',
  'a+b.c@mail.example.org',
  "o'neil@example.org",
  'jürgen@bücher.example',
  'me@localhost',
])('accepts %j as one address', (text) => {
  expect(isPlainEmail(text)).toBe(true);
});

it.each([
  '',
  'a',
  '@example.org',
  'a@',
  'a@b@c',
  'a@example.org, b@example.org',
  'a@example.org,b@example.org',
  'a@example.org;b@example.org',
  'A <a@example.org>',
  '<a@example.org>',
  'a@example.org (me)',
  '"a b"@example.org',
  'a@[127.0.0.1]',
  'a@example.org\r\nBcc: b@example.org',
  'a@example.org\n',
  ' a@example.org',
  'group: a@example.org;',
  `${'a'.repeat(65)}@example.org`,
  `a@${'b'.repeat(260)}`,
  'a\u0000@example.org',
  'a\u202e@example.org',
])('rejects %j as a recipient', async (text) => {
  expect(isPlainEmail(text)).toBe(false);
  const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', ...settings }, log);
  expect(await mailer?.send({ ...mail, recipient: text })).toEqual({
    kind: 'permanent',
    answer: 'not one plain address',
  });
  mailer?.close();
});

it('returns null without SMTP_URL', () => {
  expect(createMailer({ smtpUrl: null, ...settings }, log)).toBeNull();
});

it('reports a missing server as a temporary failure', async () => {
  const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', ...settings }, log);
  expect(await mailer?.send(mail)).toEqual({ kind: 'temporary', answer: 'ECONNREFUSED' });
  mailer?.close();
});

it('sends urgent emails over reserved connections', async () => {
  let release: () => void = () => undefined;
  const stuck = new Promise<void>((resolve) => (release = resolve));
  const { mailer, mails } = await startMailDialog({
    wait: (recipient) => (recipient.startsWith('slow') ? stuck : Promise.resolve()),
  });
  const slow = Array.from({ length: 8 }, (_, i) =>
    mailer.send({ ...mail, recipient: `slow${i}@example.org` }),
  );
  await sleep(100);
  expect(await mailer.send({ ...mail, urgent: true })).toMatchObject({ kind: 'sent' });
  expect(mails).toHaveLength(1);
  release();
  expect((await Promise.all(slow)).map(({ kind }) => kind)).toEqual(slow.map(() => 'sent'));
});
