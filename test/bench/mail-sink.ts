/**
 * A mail server that discards all mail. Prints its port, then ten times a second its count and the
 * first and last times.
 */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type Taken = { count: number; bytes: number; first: number; last: number };

const taken: Taken = { count: 0, bytes: 0, first: 0, last: 0 };
const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onData(stream, _session, done) {
    stream.on('data', (chunk: Buffer) => (taken.bytes += chunk.length));
    stream.on('end', () => {
      taken.last = Date.now();
      taken.first ||= taken.last;
      taken.count += 1;
      done();
    });
  },
});
server.on('error', () => undefined);
process.on('message', () => Object.assign(taken, { count: 0, bytes: 0, first: 0, last: 0 }));
process.on('disconnect', () => process.exit());
const listener = server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (listener.address() as AddressInfo).port });
  setInterval(() => process.send?.({ taken }), 100);
});
