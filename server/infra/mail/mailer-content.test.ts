import { describe, expect, it } from 'vitest';
import { partsOfMail } from '../../../test/support/mail-server.ts';
import { mail, startMailDialog } from '../../../test/support/mail-dialogs.ts';

/** Returns the headers of an email, unfolded and decoded. */
function parseHeaders(raw: string): [string, string][] {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const word = (_: string, charset: string, kind: string, text: string) => {
    expect(charset.toUpperCase()).toBe('UTF-8');
    return (
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64')
        : Buffer.from(
            text
              .replaceAll('_', ' ')
              .replace(/=([0-9A-F]{2})/gi, (_all, hex: string) =>
                String.fromCharCode(parseInt(hex, 16)),
              ),
            'latin1',
          )
    ).toString('utf8');
  };
  return head.split('\r\n').map((line) => {
    const [, name = '', value = ''] = /^([!-9;-~]+): ?(.*)$/.exec(line) ?? [];
    return [
      name,
      value.replace(/\?= +=\?/g, '?==?').replace(/=\?([^?]+)\?([BbQq])\?([^?]*)\?=/g, word),
    ];
  });
}

describe('headers', () => {
  const names = [
    'From',
    'To',
    'Subject',
    'Message-ID',
    'Date',
    'Auto-Submitted',
    'MIME-Version',
    'Content-Type',
  ];

  it.each([
    ['a line', 'Words'],
    ['two lines', 'Words\r\nBcc: evil@example.org'],
    ['a line feed', 'Words\nBcc: evil@example.org'],
    ['a return', 'Words\rBcc: evil@example.org'],
    ['an end of the head', 'Words\r\n\r\n<p>evil</p>'],
    ['NUL', 'Words\u0000Bcc: evil@example.org'],
    ['a line separator', 'Words\u2028Bcc: evil@example.org'],
    ['other control characters', 'Words\u0085\u000b\u000c\u001b[31m'],
    ['an encoded word', '=?utf-8?Q?=0D=0ABcc:_evil@example.org?='],
    ['another script', '日本語の件名 – ニュース'],
    ['quotes', 'He said "no", \\ <evil@example.org>, other@example.org'],
    ['much', 'word '.repeat(200)],
    ['much of another script', '漢字'.repeat(200)],
  ])('stay on one line with %s as a subject', async (_what, text) => {
    const { mailer, mails, heard } = await startMailDialog();
    expect(
      await mailer.send({
        ...mail,
        subject: text,
        site: { name: text, domain: 'site.example' },
      }),
    ).toEqual({ kind: 'sent', answer: '250 taken' });
    expect(heard.filter((verb) => verb === 'RCPT')).toHaveLength(1);
    const [raw = ''] = mails;
    const headers = parseHeaders(raw);
    expect(headers.map(([name]) => name).toSorted()).toEqual(names.toSorted());
    for (const line of raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
    const getHeader = (name: string) =>
      headers.find(([headerName]) => headerName === name)?.[1] ?? '';
    for (const [, value] of headers) expect(value).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    expect(getHeader('Subject')).toContain(
      text
        .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
        .replaceAll('=?', '= ?')
        .slice(0, 5),
    );
    expect(getHeader('From')).toMatch(/<no-reply@site\.example>$/);
    expect([getHeader('To'), getHeader('Message-ID'), getHeader('Auto-Submitted')]).toEqual([
      'a@example.org',
      '<a@site.example>',
      'auto-generated',
    ]);
    expect(getHeader('Content-Type')).toMatch(/^multipart\/alternative;/);
  });

  const unsubscribeUrl = `https://site.example/api/subscriptions/unsubscribe/${'t'.repeat(100)}`;

  it.each([
    ['a word', 'Site', '"Site"'],
    ['quotes', 'The "Site" \\ <evil@example.org>', 'The ’Site’ \\ evil example.org'],
    ['two lines', 'Site\r\nBcc: evil@example.org', '"Site Bcc: evil example.org"'],
    ['an end of the head', 'Site\r\n\r\n<p>evil</p>', '"Site p evil /p"'],
    ['NUL', 'Site\u0000X: y', '"Site X: y"'],
    [
      'an encoded word',
      '=?utf-8?Q?=0D=0ABcc:_evil@example.org?=',
      '"= ?utf-8?Q?=0D=0ABcc:_evil example.org?="',
    ],
    ['another address', 'ceo＠bank.example" <a@b.example>', 'ceo bank.example’ a b.example'],
    ['another direction', 'Site\u202Egpj', '"Sitegpj"'],
    ['another script', 'Näheres', 'Näheres'],
    ['the longest name of another script', '漢'.repeat(60), '漢'.repeat(60)],
  ])('name the list and the unsubscribe URL for %s', async (_what, name, phrase) => {
    const { mailer, mails, heard } = await startMailDialog();
    expect(
      await mailer.send({ ...mail, site: { name, domain: 'site.example:3000' }, unsubscribeUrl }),
    ).toMatchObject({ kind: 'sent' });
    expect(heard.filter((verb) => verb === 'RCPT')).toHaveLength(1);
    const [raw = ''] = mails;
    const headers = parseHeaders(raw);
    expect(headers.map(([headerName]) => headerName).toSorted()).toEqual(
      [...names, 'List-ID', 'List-Unsubscribe', 'List-Unsubscribe-Post'].toSorted(),
    );
    expect(Object.fromEntries(headers)).toMatchObject({
      'List-ID': `${phrase} <digest.site.example>`,
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
      To: 'a@example.org',
    });
    for (const [word] of raw.matchAll(/=\?utf-8\?\S+/gi))
      expect(word.length).toBeLessThanOrEqual(75);
  });

  it.each([
    'http://site.example/u',
    'https://',
    'mailto:a@example.org',
    'https://site.example/u>, <https://evil.example',
    'https://site.example/u\r\nBcc: evil@example.org',
    'https://site.example/u v',
    `https://site.example/${'u'.repeat(1_000)}`,
  ])('reject %j as an unsubscribe URL', async (address) => {
    const { mailer, heard } = await startMailDialog();
    expect(await mailer.send({ ...mail, unsubscribeUrl: address })).toEqual({
      kind: 'permanent',
      answer: 'no address to unsubscribe at',
    });
    expect(heard).toEqual([]);
  });

  it('are equal for each attempt, except the date', async () => {
    const { mailer, mails } = await startMailDialog({ end: '451 not now' });
    for (let i = 0; i < 2; i += 1) await mailer.send(mail);
    const [first, second] = mails.map((raw) =>
      parseHeaders(raw).filter(([name]) => ['Message-ID', 'Subject', 'From', 'To'].includes(name)),
    );
    expect(first).toEqual(second);
    expect(first).toContainEqual(['Message-ID', '<a@site.example>']);
  });
});

describe('mail templates', () => {
  it('decode to the filled text with short lines', async () => {
    const { mailer, mails } = await startMailDialog();
    const strings = [
      'Größe\n.\n..dots\n',
      `${'word '.repeat(40)}`,
      ` = 漢字🎉 \t\n${'x'.repeat(200)}`,
      '',
      'end \n',
    ];
    const values = ['https://site.example/a?b=c&d=é', '', '='.repeat(90), `${'日'.repeat(50)}\n`];
    const filled = { strings, values };
    const whole = strings.map((piece, i) => `${piece}${values[i] ?? ''}`).join('');
    const template = {
      ...mail,
      subject: '漢字 – words',
      recipient: 'jürgen@bücher.example',
      site: { name: 'Ünï & "co"', domain: 'site.example' },
      unsubscribeUrl: 'https://site.example/u',
    };
    for (let i = 0; i < 2; i += 1) await mailer.send({ ...template, html: filled, text: filled });
    await mailer.send({ ...template, html: whole, text: whole });
    const heads = mails.map((raw) =>
      parseHeaders(raw)
        .filter(([name]) => !['Content-Type', 'Date'].includes(name ?? ''))
        .toSorted(),
    );
    expect([heads[0], heads[1]]).toEqual([heads[2], heads[2]]);
    for (const raw of mails) {
      const { text, html } = partsOfMail(raw.replace(/\r\n\.\./g, '\r\n.'));
      expect([text, html]).toEqual([whole, whole]);
      expect(raw.split('\r\n').filter((line) => line.length > 77)).toEqual([]);
      expect(raw).toMatch(/\r\nDate: \w{3}, /);
    }
    // What an audience shares is not one email: the second has nothing of the first.
    await mailer.send({
      ...template,
      html: { strings, values: ['other'] },
      text: { strings, values: ['other'] },
    });
    expect(mails.at(-1)).not.toContain('a?b=3Dc');
  });
});
