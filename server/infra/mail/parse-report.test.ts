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
    reports: [{ type: 'bounce', permanent: true, recipient: 'reader@a.example' }],
  });
});

it.each([
  ['receiver', 'a'.repeat(100_000), failed],
  ['receiver with signs', 'a@'.repeat(50_000), failed],
  ['recipient', 'a@a.example', `${failed}${'a@'.repeat(50_000)} x`],
  ['run of empty lines', 'a@a.example', `${failed} a@b.example${'\r\n'.repeat(200_000)}`],
  ['field', 'a@a.example', `${failed} a@b.example\r\nDiagnostic-Code: x${' '.repeat(100_000)}x`],
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
