import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** Stages of an email: RCPT, DATA accepted, first byte, last byte, final reply. */
export type Stage = 'named' | 'ready' | 'begun' | 'whole' | 'taken';

/** An email from its first byte on. `whole`: complete, so delivered unless finally `refused`. */
export type Seen = {
  to: string;
  messageId: string;
  whole: boolean;
  taken: boolean;
  refused: boolean;
};

/**
 * Awaited at each stage of each email except `ready`. `cut` closes the connection. At `whole` it
 * may return a temporary rejection.
 */
export type Watch = (
  stage: Stage,
  to: string,
  cut: () => void,
) => Promise<unknown> | 'refuse' | void;

export type PostOffice = {
  url: string;
  /** Emails in the order of their first bytes. */
  seen: Seen[];
  watch: Watch;
  /** Stops: closes all connections and accepts no others. */
  down(): Promise<void>;
  up(): Promise<void>;
};

/** Delay of the final reply, in milliseconds. */
const takes = 3;

/** A mail server that records each email from its first byte and fails at any stage. */
export async function openPostOffice(): Promise<PostOffice> {
  let port = 0;
  let server = create();
  const seen: Seen[] = [];
  const self: PostOffice = {
    url: '',
    seen,
    watch: () => undefined,
    async down() {
      const closed = new Promise<void>((resolve) => server.close(resolve));
      for (const connection of connections()) connection._socket.destroy();
      await closed;
    },
    async up() {
      server = create();
      const listener = server.listen(port, '127.0.0.1');
      await once(listener, 'listening');
      port = (listener.address() as AddressInfo).port;
    },
  };

  const connections = () => [
    ...(server.connections as Set<{ id: string; _socket: { destroy(): void } }>),
  ];
  const cutter = (id: string) => () =>
    connections()
      .find((connection) => connection.id === id)
      ?._socket.destroy();

  function create(): SMTPServer {
    const onRcptTo: SMTPServerOptions['onRcptTo'] = ({ address }, { id }, done) =>
      void (async () => {
        await self.watch('named', address, cutter(id));
        done();
      })();
    const onData: SMTPServerOptions['onData'] = (stream, { id, envelope: { rcptTo } }, done) => {
      const [to, cut] = [rcptTo.map(({ address }) => address).join(), cutter(id)];
      const mail: Seen = { to, messageId: '', whole: false, taken: false, refused: false };
      let head = '';
      let begun: unknown;
      void self.watch('ready', to, cut);
      stream.on('data', (chunk: Buffer) => {
        if (head === '') {
          seen.push(mail);
          begun = self.watch('begun', to, cut);
        }
        if (mail.messageId === '') head += chunk.toString('latin1');
        mail.messageId = /^Message-ID: <(.+)>\r$/im.exec(head)?.[1] ?? '';
      });
      // A broken connection emits no `end`.
      stream.once('end', () => {
        mail.whole = true;
        void (async () => {
          await begun;
          await sleep(takes);
          mail.refused = (await self.watch('whole', to, cut)) === 'refuse';
          mail.taken = !mail.refused;
          done(mail.refused ? Object.assign(new Error('try again'), { responseCode: 451 }) : null);
          void self.watch('taken', to, cut);
        })();
      });
    };
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      closeTimeout: 100,
      onRcptTo,
      onData,
    });
    // A client that disconnects is no server error.
    server.on('error', () => undefined);
    return server;
  }

  await self.up();
  self.url = `smtp://127.0.0.1:${port}`;
  return self;
}
