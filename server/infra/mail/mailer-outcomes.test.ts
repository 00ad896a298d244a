import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { mail, type Responses, startMailDialog } from '../../../test/support/mail-dialogs.ts';

const byReceiver = { server: 'installation', by: 'receiver' };

describe('outcomes of a rejection', () => {
  it.each<[string, Responses, object]>([
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
      { kind: 'permanent', answer: '550 5.1.1 no such user', cause: 'gone' },
    ],
    [
      'of the address without a status',
      { recipient: '550 no' },
      { kind: 'permanent', answer: '550 no', cause: 'gone' },
    ],
    [
      'of a mailbox over its quota',
      { recipient: '552 5.2.2 over quota' },
      { kind: 'permanent', answer: '552 5.2.2 over quota', cause: 'full' },
    ],
    [
      'by policy',
      { end: '554 5.7.1 policy' },
      { kind: 'permanent', answer: '554 5.7.1 policy', cause: 'policy' },
    ],
    [
      'of the address behind the mail',
      { end: '550 5.1.1 no such user' },
      { kind: 'permanent', answer: '550 5.1.1 no such user', cause: 'gone' },
    ],
    [
      "of the mail's size",
      { end: '552 5.3.4 too big' },
      { kind: 'permanent', answer: '552 5.3.4 too big', cause: 'size' },
    ],
    [
      'of what the mail is made of',
      { end: '554 5.6.1 media not supported' },
      { kind: 'permanent', answer: '554 5.6.1 media not supported', cause: 'policy' },
    ],
    [
      'of the sender',
      { from: '550 5.1.8 bad sender' },
      { kind: 'permanent', answer: '550 5.1.8 bad sender', cause: 'other' },
    ],
    ...[
      '550 5.1.8 <no-reply@brand.example>: Sender address rejected: Domain not found',
      '550 5.1.8 Access denied, bad outbound sender AS(42004)',
      '550 5.1.7 Invalid sender address',
      '550 5.1.0 <no-reply@brand.example>: Sender address rejected: User unknown',
      '550 Sender verify failed',
      '550 MAIL FROM domain does not exist',
    ].map((recipient): [string, Responses, object] => [
      `of the sender after RCPT TO: ${recipient}`,
      { recipient },
      { kind: 'permanent', answer: recipient, cause: 'policy' },
    ]),
    [
      'of the address by a long status',
      { recipient: '550 5.1.10 RecipientNotFound' },
      { kind: 'permanent', answer: '550 5.1.10 RecipientNotFound', cause: 'gone' },
    ],
    [
      'of everybody',
      { recipient: '554 5.7.1 relay access denied' },
      { kind: 'permanent', answer: '554 5.7.1 relay access denied', cause: 'policy' },
    ],
    [
      'of strangers',
      { recipient: '550 authentication required' },
      { kind: 'permanent', answer: '550 authentication required', cause: 'authentication' },
    ],
    [
      'of strangers, by number',
      { recipient: '530 5.7.0 log in' },
      { kind: 'temporary', answer: '530 5.7.0 log in' },
    ],
    [
      'of the mail itself',
      { data: '554 no valid recipients' },
      { kind: 'permanent', answer: '554 no valid recipients', cause: 'other' },
    ],
    [
      'of the whole for now',
      { end: '421 4.3.2 closing' },
      { kind: 'temporary', answer: '421 4.3.2 closing', throttle: byReceiver },
    ],
    [
      'of too much mail for its domain',
      { recipient: '450 4.7.28 unusual rate' },
      { kind: 'temporary', answer: '450 4.7.28 unusual rate', throttle: byReceiver },
    ],
    [
      'of too much mail',
      { from: '454 4.7.0 maximum sending rate exceeded' },
      {
        kind: 'temporary',
        answer: '454 4.7.0 maximum sending rate exceeded',
        throttle: { server: 'installation', by: 'server' },
      },
    ],
    [
      'of the whole for now, at last',
      { end: '450 later' },
      { kind: 'temporary', answer: '450 later' },
    ],
  ])('%s', async (_what, answers, outcome) => {
    const { mailer } = await startMailDialog(answers);
    expect(await mailer.send(mail)).toEqual(outcome);
  });
});

describe('beforeData', () => {
  it('runs after DATA and before the first byte', async () => {
    const { mailer, heard } = await startMailDialog();
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

  it('runs for each email on a connection', async () => {
    const { mailer, heard, mails } = await startMailDialog();
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

  it.each<[string, Responses]>([
    ['refuses the address', { recipient: '550 no' }],
    ['refuses the sender', { from: '550 no' }],
    ['refuses the mail', { data: '451 no' }],
  ])('does not run when the server %s', async (_what, answers) => {
    const { mailer } = await startMailDialog(answers);
    let marked = 0;
    await mailer.send(mail, { beforeData: async () => void (marked += 1) });
    expect(marked).toBe(0);
  });

  it('prevents sending when it throws', async () => {
    const { mailer, heard, mails } = await startMailDialog();
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
  it.each<[string, Responses]>([
    ['the connection breaks behind it', { end: (socket) => void socket.destroy() }],
    ['the connection is closed behind it', { end: (socket) => void socket.end() }],
    ['the connection breaks within it', { firstByte: (socket) => void socket.destroy() }],
  ])('are not retried when %s', async (_what, answers) => {
    const { mailer, heard } = await startMailDialog(answers);
    let marked = 0;
    // A first email, so that the connection is one that was used before.
    expect(await mailer.send(mail, { beforeData: async () => void (marked += 1) })).toMatchObject({
      kind: 'uncertain',
      answer: expect.stringMatching(/^E[A-Z]+$/),
    });
    await sleep(400);
    expect([marked, heard.filter((verb) => verb === 'DATA').length]).toEqual([1, 1]);
  });

  it('occur when the process stops before a response', async () => {
    const { mailer } = await startMailDialog({ end: null });
    const stopping = new AbortController();
    const sending = mailer.send(mail, {
      stopping: stopping.signal,
      beforeData: async () => void setTimeout(() => stopping.abort(), 50),
    });
    expect(await sending).toMatchObject({ kind: 'uncertain' });
  });

  it('do not occur before the data', async () => {
    const { mailer } = await startMailDialog({ data: '421 4.3.2 closing' });
    expect(await mailer.send(mail)).toMatchObject({
      kind: 'temporary',
      answer: '421 4.3.2 closing',
    });
  });
});
