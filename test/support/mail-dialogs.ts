import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterFile } from './after-file.ts';
import { createLog } from '../../server/infra/log.ts';
import { createMailer } from '../../server/infra/mail/mailer.ts';

export const log = createLog('silent');
export const mail = {
  id: 'a',
  urgent: false,
  site: { name: 'Site', domain: 'site.example' },
  recipient: 'a@example.org',
  subject: 's',
  html: '<p>h</p>',
  text: 't',
  unsubscribeUrl: null,
};
export const settings = { mailFrom: null, dkim: null, env: 'test' } as const;

export type Responses = {
  from?: string;
  recipient?: string;
  data?: string;
  /** The response to the whole email; null: none. A function may also break the connection. */
  end?: string | null | ((socket: Socket) => void);
  /** Runs at the first byte of the email. */
  firstByte?: (socket: Socket) => void;
  /** Delays the response to a recipient. */
  wait?: (recipient: string) => Promise<void>;
};

/** Starts a minimal mail server that records commands and emails in order, and its mailer. */
export async function startMailDialog({
  from = '250 OK',
  recipient = '250 OK',
  data = '354 go on',
  end = '250 taken',
  firstByte,
  wait,
}: Responses = {}) {
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
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const mailer = createMailer({ smtpUrl: url, ...settings }, log);
  if (!mailer) throw new Error('no mailer');
  afterFile(() => {
    mailer.close();
    server.close();
  });
  return { heard, mails, mailer, url };
}
