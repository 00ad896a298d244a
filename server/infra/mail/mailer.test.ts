import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { partsOfMail } from '../../../test/support/mail-server.ts';
import { createLog } from '../log.ts';
import { createMailer } from './mailer.ts';
import { isPlainEmail } from './message-head.ts';

const log = createLog('silent');
const mail = {
  id: 'a',
  urgent: false,
  site: { name: 'Site', domain: 'site.example' },
  recipient: 'a@example.org',
  subject: 's',
  html: '<p>h</p>',
  text: 't',
  unsubscribeUrl: null,
};
const settings = { mailFrom: null, dkim: null, env: 'test' } as const;
const closing: (() => void)[] = [];
afterAll(() => closing.forEach((close) => close()));

type Answers = {
  from?: string;
  recipient?: string;
  data?: string;
  /** After the whole mail; null: never. A function does with the connection what it likes. */
  end?: string | null | ((socket: Socket) => void);
  /** At the first byte of the mail. */
  firstByte?: (socket: Socket) => void;
  /** Before the commands of a mail are answered. */
  wait?: (recipient: string) => Promise<void>;
};

/** A mail server that speaks the protocol and no more, and writes down what it hears, in order. */
async function mailServer({
  from = '250 OK',
  recipient = '250 OK',
  data = '354 go on',
  end = '250 taken',
  firstByte,
  wait,
}: Answers = {}) {
  const heard: string[] = [];
  const mails: string[] = [];
  const server = createServer((socket) => {
    const say = (line: string) => void socket.write(`${line}\r\n`);
    let pending = '';
    let body: string | null = null;
    socket.setEncoding('latin1').on('error', () => undefined);
    socket.on('close', () => heard.push('close'));
    say('220 mail.example');
    const command = async (line: string) => {
      const [verb = ''] = line.toUpperCase().split(/[ :]/);
      heard.push(verb);
      if (verb === 'EHLO') say('250 mail.example');
      else if (verb === 'MAIL') say(from);
      else if (verb === 'RCPT') {
        await wait?.(line.slice('RCPT TO:<'.length, -1));
        say(recipient);
      } else if (verb === 'DATA') {
        say(data);
        if (data.startsWith('3')) body = '';
      } else say(verb === 'QUIT' ? '221 bye' : '250 OK');
    };
    const take = async () => {
      for (;;) {
        if (body !== null) {
          if (body === '' && pending !== '') {
            heard.push('first byte');
            firstByte?.(socket);
          }
          body += pending;
          pending = '';
          const over = body.indexOf('\r\n.\r\n');
          if (over === -1) return;
          heard.push('end');
          mails.push(body.slice(0, over));
          pending = body.slice(over + 5);
          body = null;
          if (typeof end === 'function') end(socket);
          else if (end !== null) say(end);
          continue;
        }
        const line = /^(.*)\r\n/.exec(pending);
        if (!line) return;
        pending = pending.slice(line[0].length);
        await command(line[1] ?? '');
      }
    };
    let turn = Promise.resolve();
    socket.on(
      'data',
      (chunk: string) =>
        (turn = turn.then(() => {
          pending += chunk;
          return take();
        })),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const mailer = createMailer(
    { smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, ...settings },
    log,
  );
  if (!mailer) throw new Error('no mailer');
  closing.push(() => {
    mailer.close();
    server.close();
  });
  return { heard, mails, mailer };
}

/** Headers of a mail, unfolded, with their encoded words read. */
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
    const { mailer, mails, heard } = await mailServer();
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
    ['quotes', 'The "Site" \\ <evil@example.org>', '"The \\"Site\\" \\\\ <evil@example.org>"'],
    ['two lines', 'Site\r\nBcc: evil@example.org', '"Site Bcc: evil@example.org"'],
    ['an end of the head', 'Site\r\n\r\n<p>evil</p>', '"Site <p>evil</p>"'],
    ['NUL', 'Site\u0000X: y', '"Site X: y"'],
    [
      'an encoded word',
      '=?utf-8?Q?=0D=0ABcc:_evil@example.org?=',
      '"= ?utf-8?Q?=0D=0ABcc:_evil@example.org?="',
    ],
    ['another script', 'Näheres', 'Näheres'],
    ['the longest name of another script', '漢'.repeat(60), '漢'.repeat(60)],
  ])('name the list and the unsubscribe URL for %s', async (_what, name, phrase) => {
    const { mailer, mails, heard } = await mailServer();
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
    const { mailer, heard } = await mailServer();
    expect(await mailer.send({ ...mail, unsubscribeUrl: address })).toEqual({
      kind: 'permanent',
      answer: 'no address to unsubscribe at',
    });
    expect(heard).toEqual([]);
  });

  it('are equal for each attempt, except the date', async () => {
    const { mailer, mails } = await mailServer({ end: '451 not now' });
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
    const { mailer, mails } = await mailServer();
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
    // What an audience shares is not one mail: the second has nothing of the first.
    await mailer.send({
      ...template,
      html: { strings, values: ['other'] },
      text: { strings, values: ['other'] },
    });
    expect(mails.at(-1)).not.toContain('a?b=3Dc');
  });
});

describe('outcomes of a rejection', () => {
  it.each<[string, Answers, object]>([
    ['of nobody', {}, { kind: 'sent', answer: '250 taken' }],
    [
      'of the address for now',
      { recipient: '451 4.7.1 greylisted' },
      { kind: 'temporary', answer: '451 4.7.1 greylisted' },
    ],
    [
      'of a full mailbox for now',
      { recipient: '452 4.2.2 full' },
      { kind: 'temporary', answer: '452 4.2.2 full' },
    ],
    [
      'of the address',
      { recipient: '550 5.1.1 no such user' },
      { kind: 'permanent', answer: '550 5.1.1 no such user', bounced: true },
    ],
    [
      'of the address without a status',
      { recipient: '550 no' },
      { kind: 'permanent', answer: '550 no', bounced: true },
    ],
    [
      'of a mailbox over its quota',
      { recipient: '552 5.2.2 over quota' },
      { kind: 'permanent', answer: '552 5.2.2 over quota', bounced: true },
    ],
    [
      'by policy',
      { end: '554 5.7.1 policy' },
      { kind: 'permanent', answer: '554 5.7.1 policy', bounced: true },
    ],
    [
      'of the address behind the mail',
      { end: '550 5.1.1 no such user' },
      { kind: 'permanent', answer: '550 5.1.1 no such user', bounced: true },
    ],
    [
      "of the mail's size",
      { end: '552 5.3.4 too big' },
      { kind: 'permanent', answer: '552 5.3.4 too big', bounced: false },
    ],
    [
      'of what the mail is made of',
      { end: '554 5.6.1 media not supported' },
      { kind: 'permanent', answer: '554 5.6.1 media not supported', bounced: false },
    ],
    [
      'of the sender',
      { from: '550 5.1.8 bad sender' },
      { kind: 'permanent', answer: '550 5.1.8 bad sender', bounced: false },
    ],
    [
      'of everybody',
      { recipient: '554 5.7.1 relay access denied' },
      { kind: 'permanent', answer: '554 5.7.1 relay access denied', bounced: false },
    ],
    [
      'of strangers',
      { recipient: '550 authentication required' },
      { kind: 'permanent', answer: '550 authentication required', bounced: false },
    ],
    [
      'of strangers, by number',
      { recipient: '530 5.7.0 log in' },
      { kind: 'temporary', answer: '530 5.7.0 log in' },
    ],
    [
      'of the mail itself',
      { data: '554 no valid recipients' },
      { kind: 'permanent', answer: '554 no valid recipients', bounced: false },
    ],
    [
      'of the whole for now',
      { end: '421 4.3.2 closing' },
      { kind: 'temporary', answer: '421 4.3.2 closing' },
    ],
    [
      'of the whole for now, at last',
      { end: '450 later' },
      { kind: 'temporary', answer: '450 later' },
    ],
  ])('%s', async (_what, answers, outcome) => {
    const { mailer } = await mailServer(answers);
    expect(await mailer.send(mail)).toEqual(outcome);
  });
});

describe('beforeData', () => {
  it('runs after DATA and before the first byte', async () => {
    const { mailer, heard } = await mailServer();
    const beforeData = async () => {
      heard.push('marking');
      await sleep(100);
      heard.push('marked');
    };
    expect(await mailer.send(mail, { beforeData })).toMatchObject({ kind: 'sent' });
    expect(heard.slice(0, 7)).toEqual([
      'EHLO',
      'MAIL',
      'RCPT',
      'DATA',
      'marking',
      'marked',
      'first byte',
    ]);
  });

  it('runs for each mail on a connection', async () => {
    const { mailer, heard, mails } = await mailServer();
    const marked: string[] = [];
    const all = Array.from({ length: 30 }, (_, i) =>
      mailer.send(
        { ...mail, id: `m${i}`, text: 'x'.repeat(i * 10_000) },
        {
          async beforeData() {
            marked.push(`m${i}`);
            heard.push(`marked m${i}`);
          },
        },
      ),
    );
    expect((await Promise.all(all)).map(({ kind }) => kind)).toEqual(all.map(() => 'sent'));
    expect(marked).toHaveLength(30);
    expect(mails).toHaveLength(30);
  });

  it.each<[string, Answers]>([
    ['refuses the address', { recipient: '550 no' }],
    ['refuses the sender', { from: '550 no' }],
    ['refuses the mail', { data: '451 no' }],
  ])('does not run when the server %s', async (_what, answers) => {
    const { mailer } = await mailServer(answers);
    let marked = 0;
    await mailer.send(mail, { beforeData: async () => void (marked += 1) });
    expect(marked).toBe(0);
  });

  it('prevents sending when it throws', async () => {
    const { mailer, heard, mails } = await mailServer();
    expect(
      await mailer.send(mail, {
        beforeData: () => Promise.reject(new Error('somebody else has it')),
      }),
    ).toMatchObject({ kind: 'temporary' });
    await sleep(50);
    expect(heard).not.toContain('first byte');
    expect(mails).toEqual([]);
    expect(await mailer.send(mail)).toMatchObject({ kind: 'sent' });
    expect(mails).toHaveLength(1);
  });
});

describe('uncertain outcomes', () => {
  it.each<[string, Answers]>([
    ['the connection breaks behind it', { end: (socket) => void socket.destroy() }],
    ['the connection is closed behind it', { end: (socket) => void socket.end() }],
    ['the connection breaks within it', { firstByte: (socket) => void socket.destroy() }],
  ])('are not retried when %s', async (_what, answers) => {
    const { mailer, heard } = await mailServer(answers);
    let marked = 0;
    // A first mail, so that the connection is one that was used before.
    expect(await mailer.send(mail, { beforeData: async () => void (marked += 1) })).toMatchObject({
      kind: 'uncertain',
      answer: expect.stringMatching(/^E[A-Z]+$/),
    });
    await sleep(400);
    expect([marked, heard.filter((verb) => verb === 'DATA').length]).toEqual([1, 1]);
  });

  it('occur when the process stops before a response', async () => {
    const { mailer } = await mailServer({ end: null });
    const stopping = new AbortController();
    const sending = mailer.send(mail, {
      stopping: stopping.signal,
      beforeData: async () => void setTimeout(() => stopping.abort(), 50),
    });
    expect(await sending).toMatchObject({ kind: 'uncertain' });
  });

  it('do not occur before the data', async () => {
    const { mailer } = await mailServer({ data: '421 4.3.2 closing' });
    expect(await mailer.send(mail)).toMatchObject({
      kind: 'temporary',
      answer: '421 4.3.2 closing',
    });
  });
});

it('sends urgent mails over reserved connections', async () => {
  let release: () => void = () => undefined;
  const stuck = new Promise<void>((resolve) => (release = resolve));
  const { mailer, mails } = await mailServer({
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
