import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';
import { until } from './until.ts';

export type Received = { to: string; subject: string; raw: string };

/** A mail server for a file's tests, which keeps all it is given. `newest` waits for a mail to an address that comes after the ones it gave out. */
export async function startMailbox(): Promise<{ url: string; mails: Received[]; newest(to: string, about: RegExp): Promise<Received> }> {
  const mails: Received[] = [];
  const read = new Set<Received>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'], logger: false, closeTimeout: 100,
    onData(stream, { envelope: { rcptTo } }, done) {
      let raw = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => (raw += chunk));
      stream.on('end', () => {
        const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
        for (const { address } of rcptTo) mails.push({ to: address.toLowerCase(), subject: /^Subject: (.*)$/im.exec(head)?.[1]?.trim() ?? '', raw });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    mails,
    async newest(to, about) {
      let found: Received | undefined;
      await until(`a mail to ${to}`, () => (found = mails.findLast((mail) => mail.to === to.toLowerCase() && about.test(mail.subject) && !read.has(mail))) !== undefined);
      if (!found) throw new Error('no mail');
      read.add(found);
      return found;
    },
  };
}
