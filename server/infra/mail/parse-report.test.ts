import { expect, it } from 'vitest';
import { startCpuTimer } from '#test/support/cpu-time.ts';
import { parseReport } from './parse-report.ts';

/** A delivery status notification. */
const createReport = (to: string, status: string) =>
  Buffer.from(
    `To: ${to}\r\nMIME-Version: 1.0\r\n` +
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n' +
      `--b\r\nContent-Type: message/delivery-status\r\n\r\n${status}\r\n--b--\r\n`,
  );
const failed = 'Action: failed\r\nStatus: 5.1.1\r\nFinal-Recipient: rfc822;';

it('reads receivers and reports', async () => {
  const to = '"List" <bounce+1@news.example>, b@news.example';
  expect(await parseReport(createReport(to, `${failed} <reader@a.example> `))).toMatchObject({
    addresses: ['bounce+1@news.example', 'b@news.example'],
    reports: [{ cause: 'gone', recipient: 'reader@a.example' }],
  });
});

const createText = (from: string, subject: string, text: string) =>
  Buffer.from(`From: ${from}\r\nTo: b@news.example\r\nSubject: ${subject}\r\n\r\n${text}`);
const original =
  'Return-Path: <b@news.example>\r\nMessage-ID: <a1@news.example>\r\n\r\nUser unknown';

it.each([
  [
    'qmail',
    'gone',
    createText(
      'MAILER-DAEMON@mx.example',
      'failure notice',
      'Hi. This is the qmail-send program.\r\n\r\n<reader@a.example>:\r\n' +
        `No mailbox here. (#5.1.1)\r\n\r\n--- Below this line is a copy.\r\n\r\n${original}`,
    ),
  ],
  [
    'Exim',
    'gone',
    createText(
      'Mail Delivery System <Mailer-Daemon@mx.example>',
      'Mail delivery failed: returning message to sender',
      'This is a permanent error. The following address failed:\r\n\r\n  reader@a.example\r\n' +
        '    SMTP error from remote mail server after RCPT TO:<reader@a.example>:\r\n' +
        `    550 Unknown user\r\n\r\n------ This is a copy ------\r\n\r\n${original}`,
    ),
  ],
  [
    'Exim about content',
    'spam',
    createText(
      'Mail Delivery System <Mailer-Daemon@mx.example>',
      'Mail delivery failed: returning message to sender',
      'The following address failed:\r\n\r\n  reader@a.example\r\n    host mx.a.example: ' +
        `550 This looks like spam\r\n\r\n------ This is a copy ------\r\n\r\n${original}`,
    ),
  ],
])('reads the text of %s', async (_server, cause, raw) => {
  const { reports, messageIds } = await parseReport(raw);
  expect([reports.map((report) => report.cause), messageIds]).toEqual([
    [cause],
    ['<a1@news.example>'],
  ]);
});

it.each([
  ['Reader <reader@a.example>', 'Away until May', 'User unknown here: I left the company.'],
  ['Support <support@a.example>', 'Re: Hello', 'This mailbox is no longer in use.'],
])('takes no automatic reply for a bounce: %s', async (from, subject, text) => {
  expect((await parseReport(createText(from, subject, text))).reports).toEqual([]);
});

it('takes no word of the returned email for the cause', async () => {
  const text = `Sorry, it failed.\r\n\r\n${original}`;
  const { reports } = await parseReport(createText('postmaster@a.example', 'Undelivered', text));
  expect(reports).toEqual([{ cause: 'other', recipient: null }]);
});

it('reads a complaint of Microsoft', async () => {
  const raw = createText('staff@hotmail.com', 'complaint about message from 192.0.2.1', original);
  expect((await parseReport(raw)).reports).toEqual([{ cause: 'complaint', recipient: null }]);
});

it.each([
  ['receiver', 'a'.repeat(100_000), failed],
  ['receiver with signs', 'a@'.repeat(50_000), failed],
  ['recipient', 'a@a.example', `${failed}${'a@'.repeat(50_000)} x`],
  ['run of empty lines', 'a@a.example', `${failed} a@b.example${'\r\n'.repeat(200_000)}`],
  ['field', 'a@a.example', `${failed} a@b.example\r\nDiagnostic-Code: x${' '.repeat(100_000)}x`],
  ['text', 'a@a.example', `\r\n--b\r\n\r\n${'exceed over 550 a@a.a '.repeat(1_000)}`],
  ['word', 'a@a.example', `\r\n--b\r\n\r\n${'a.'.repeat(20_000)}`],
  ['space', 'a@a.example', `\r\n--b\r\n\r\nx${' '.repeat(20_000)}`],
])('limits the CPU time of a report with a long %s', async (_what, to, status) => {
  const readCpuMs = startCpuTimer();
  await parseReport(createReport(to, status));
  expect(readCpuMs()).toBeLessThan(1_500);
});

it('reads a report before a long original', async () => {
  const original = `Message-ID: <a@news.example>\r\n\r\n${'a line\r\n'.repeat(20_000)}`;
  const status = [
    `${failed} reader@a.example`,
    '--b',
    'Content-Type: message/rfc822',
    '',
    original,
  ].join('\r\n');
  expect(await parseReport(createReport('a@a.example', status))).toMatchObject({
    messageIds: ['<a@news.example>'],
    reports: [{ recipient: 'reader@a.example' }],
  });
});
